"""A small piece of `make chaos`: faults under play lose no acknowledged move, and no answer is untrue."""

from __future__ import annotations

from pathlib import Path

from .chaos import Campaign
from .players import NO, UNKNOWN, YES, Attempt, misfit

PATIENT = 60.0  # seconds: how quickly tables go on is measured by `make chaos`


def campaign(tmp_path: Path) -> Campaign:
    return Campaign(str(tmp_path / "tables.sqlite"), PATIENT, lambda line: None)


def sound(found: Campaign) -> None:
    assert found.sums["lost"] == [] and found.sums["untrue"] == [] and found.late == []
    assert found.sums["acknowledged"] > 10


def test_kill_nine_loses_no_acknowledged_move(tmp_path: Path) -> None:
    found = campaign(tmp_path)
    found.kills(2)
    sound(found)


def test_tables_go_on_by_themselves_after_faults_of_the_store(tmp_path: Path) -> None:
    found = campaign(tmp_path)
    found.faults(1)
    assert list(found.done.values()) == [1, 1, 1, 1]
    sound(found)


def test_it_is_noticed_what_was_lost_and_what_was_untrue() -> None:
    def of(fates: str) -> list[Attempt]:
        return [Attempt(0, one[0], {"y": YES, "n": NO, "?": UNKNOWN}[one[1]], 0) for one in fates.split()]

    a, b = (0, "a"), (0, "b")
    assert misfit(of("ay b? by"), [a, b]) == misfit(of("ay b? by"), [a, b, b]) == ""
    assert misfit(of("ay bn by"), [a, b]) == ""
    assert "lost" in misfit(of("ay by"), [a]) and "lost" in misfit(of("ay by"), [b, a])
    assert "untrue" in misfit(of("ay bn"), [a, b]) and "untrue" in misfit(of("ay bn by"), [a, b, b])
