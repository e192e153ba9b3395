"""What is written down: a row for every bout and seat, in columns, as Parquet.

Nothing of the machine is in it (no times, no paths), so that a chunk comes to the same bytes wherever it was
played.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

from ..kernel.result import Denied, denied
from .study import Study, read

PARTS = "parts"
STUDY = "study.json"


def columns() -> dict[str, Any]:
    pl = polars()
    return {
        "deal": pl.UInt32,
        "bout": pl.UInt32,  # its number within the deal
        "seat": pl.UInt8,
        "variant": pl.String,
        "bot": pl.String,  # who sat here
        "lineup": pl.String,  # who sat where, with commas
        "without": pl.String,  # what this seat had to do without
        "barred": pl.String,  # what anybody at the table had to do without
        "order": pl.UInt8,  # counted from the seat that began
        "score": pl.Int32,
        "rank": pl.UInt8,
        "winners": pl.UInt8,
        "share": pl.Float32,  # of the victory: 1 / winners, or 0
        "tied": pl.Boolean,  # the best two scores were equal
        "reason": pl.String,
        "guard": pl.Boolean,  # it was ended by a limit that no rulebook knows
        "turns": pl.UInt32,  # of the bout
        "rounds": pl.UInt32,  # turns of the seat that had most
        "moves": pl.UInt32,  # of the bout
        "decisions": pl.UInt32,  # of the seat: with two offers or more
        "forced": pl.UInt32,  # of the seat: with one
        "offers_log": pl.Float32,  # sum of ln(offers) over its decisions
        "thoughts": pl.UInt32,  # decisions of the seat that a search made
        "torn": pl.Float32,  # sum over them of the entropy of its looks
        "close": pl.UInt32,  # those where the two moves looked at most were hardly apart
        "asked_again": pl.UInt32,  # some of them, with other luck
        "same_again": pl.UInt32,  # those that came out the same
        "crowning": pl.UInt32,  # turns at which the seat had no chance, and chose who has the best
        "points": pl.List(pl.Int32),  # lines of the score pad, in its order
        "track": pl.List(pl.Int32),  # points after each turn, as if the game had ended there
        "chance": pl.List(pl.Float32),  # the forecast's chance to win, after each tenth of the turns
        "verbs": pl.List(pl.UInt16),  # uses by verb
        "dealt": pl.List(pl.String),  # pieces that chance gave the seat alone before its first decision
        "taken": pl.List(pl.UInt16),  # pieces by number, in order
        "offered": pl.List(pl.UInt16),  # pieces that could have been taken, by number
        "luck": pl.UInt64,  # digest of every outcome drawn
        "seconds": pl.Float32,  # of sand
        "extra": pl.List(pl.Float32),  # of a game that is played together: see drive.TOGETHER
        "cards": pl.List(pl.UInt16),  # there: those that were in play, by number
        "card_seconds": pl.List(pl.Float32),  # of sand, from being drawn to being met or to the end
        "card_met": pl.List(pl.Boolean),
    }


def polars() -> Any:
    try:
        import polars
    except ImportError:
        raise denied("needs-package", package="polars", extra="lab") from None
    return polars


def part(study: Study, rows: list[dict[str, Any]]) -> bytes:
    """The rows of a chunk, as a Parquet file."""
    pl = polars()
    out = io.BytesIO()
    frame = pl.DataFrame([series(name, [row[name] for row in rows], of) for name, of in columns().items()])
    frame.write_parquet(out, compression="zstd", statistics=False, metadata={"study": study.label()})
    return out.getvalue()


def series(name: str, values: list[Any], of: Any) -> Any:
    """A column. Lists that are equally long go as one block, several times as fast as one by one."""
    import numpy as np

    pl = polars()
    if not isinstance(of, pl.List):
        return pl.Series(name, values, dtype=of)
    longest = max(map(len, values), default=0)
    if not longest and values:
        return pl.Series(name, [[]], dtype=of).new_from_index(0, len(values))
    if any(len(one) < longest for one in values) or not values:
        return pl.Series(name, values, dtype=of)
    return pl.Series(name, np.array(values)).cast(of)


class Folder:
    """Where a study is kept: its text and its parts."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, study: Study) -> Study:
        """Begin the study here or continue it: with as many deals as were ever asked for. Refused if
        another one is kept here."""
        kept = self.path / STUDY
        if kept.exists():
            found = read(kept.read_text(encoding="utf-8"))
            if found.label() != study.label():
                raise other_study(self.path, found, study)
            if study.deals < found.deals:
                study = found
            if study.deals != found.deals:
                self.drop_short(found)
        write(kept, study.text().encode())
        return study

    def drop_short(self, found: Study) -> None:
        """A last chunk that was not full is played again in full."""
        last = found.chunks() - 1
        if found.deals % found.chunk and self.part(last).exists():
            self.part(last).unlink()

    def part(self, number: int) -> Path:
        return self.path / PARTS / f"{number:06}.parquet"

    def keep(self, number: int, data: bytes) -> None:
        write(self.part(number), data)

    def missing(self, study: Study) -> list[int]:
        return [number for number in range(study.chunks()) if not self.part(number).exists()]

    def study(self) -> Study:
        try:
            text = (self.path / STUDY).read_text(encoding="utf-8")
        except OSError:
            raise denied("lab-no-study-here", folder=str(self.path), file=STUDY) from None
        return read(text)


def other_study(path: Path, there: Study, asked: Study) -> Denied:
    return denied("lab-other-study", folder=str(path), there=there.label(), asked=asked.label())


def write(path: Path, data: bytes) -> None:
    """Whole or not at all, and on the disk before it has its name."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as why:
        raise denied("lab-unwritten", file=str(path), why=why.strerror or str(why)) from None


def frame(folder: Folder, study: Study) -> Any:
    """All rows that are there, in order. Refused if a part is of another study."""
    pl = polars()
    parts = [folder.part(number) for number in range(study.chunks()) if folder.part(number).exists()]
    if not parts:
        raise denied("lab-nothing-played", folder=str(folder.path))
    for path in parts:
        if pl.read_parquet_metadata(path).get("study") != study.label():
            raise denied("lab-not-a-part", file=str(path))
    return pl.concat([pl.read_parquet(path) for path in parts])


def merge(folders: list[Path], out: Path) -> Study:
    """The parts of one study from several places, in one."""
    found = [Folder(path) for path in folders]
    studies = [folder.study() for folder in found]
    for folder, study in zip(found, studies, strict=True):
        if study.label() != studies[0].label():
            raise other_study(folder.path, study, studies[0])
    target = Folder(out)
    study = target.open(max(studies, key=lambda one: one.deals))
    for number in target.missing(study):
        for folder, own in zip(found, studies, strict=True):
            whole = number < own.chunks() and own.deals_of(number) == study.deals_of(number)
            if whole and folder.part(number).exists():
                target.keep(number, folder.part(number).read_bytes())
                break
    return study
