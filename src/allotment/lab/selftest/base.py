"""What the self-tests share: a study is played and forgotten, and what was seen is a row."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from ...kernel.story import Phrase
from ..engine import Engine, play
from ..ledger import frame
from ..mirror import Mirror
from ..study import Study

Row = tuple[Phrase, bool, Phrase | str]  # what was tested, whether it holds, and what was seen
FAMILY = ["garden-dice", "the-gardens", "mysterious-garden", "four-gardens"]


def quiet(done: int, of: int) -> None:
    pass


def played(study: Study, by: Engine) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        kept, study = play(study, Path(folder), by, quiet)
        return frame(kept, study)


def mirror(study: Study, rows: Any, variant: str) -> Mirror:
    return Mirror(study, rows, variant, study.seatings[0].bots[0], "")


def tested(what: str, **args: object) -> Phrase:
    return Phrase(f"selftest-{what}", args)


def of_runs(found: int, runs: int, deals: int) -> Phrase:
    return Phrase("selftest-runs", {"found": found, "runs": runs, "deals": deals})


def differ(found: int, of: int, most: int) -> Phrase:
    return Phrase("selftest-differ", {"found": found, "of": of, "most": most})
