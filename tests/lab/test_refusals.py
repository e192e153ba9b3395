"""What the lab will not say, where no figure is involved; tests/lab/test_figures.py has R1 to R6 and R9."""

from __future__ import annotations

import pytest

from allotment.cli import main
from allotment.kernel.result import Refused
from allotment.lab.study import Study, Variant, mirrors


def test_a_budget_in_milliseconds_could_not_be_repeated() -> None:
    """R7: refused before anything is played."""
    timed = mirrors("gardener:20ms", 2, ["box"])
    with pytest.raises(Refused, match="Give a number of iterations"):
        Study("garden-dice", 2, {"box": Variant()}, timed, 200).check()


@pytest.mark.parametrize("question", ["restrict", "cards"])
def test_nobody_loses_by_doing_without_where_all_play_together(
    question: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """R8"""
    assert main(["lab", question, "gardeners"]) == 2
    assert "nobody wins or loses by doing without (R8)" in capsys.readouterr().err


def test_one_player_alone_has_nobody_to_lose_to(capsys: pytest.CaptureFixture[str]) -> None:
    """R8"""
    assert main(["lab", "restrict", "mysterious-garden", "--seats", "1", "--no", "verb:net"]) == 2
    assert capsys.readouterr().err
