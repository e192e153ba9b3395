"""The progress bar: what it says is left."""

from __future__ import annotations

import re

import pytest

from allotment.words import progress


def test_what_was_done_before_does_not_make_the_rest_look_quick(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """48 of 96 games were there when the work went on; then one took 20 seconds."""
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    show = progress.bar("games")
    show(48, 96)
    now[0] += 20.0
    show(49, 96)
    now[0] += 20.0
    show(96, 96)
    first, second, third = capsys.readouterr().err.splitlines()
    assert first == "games [############............] 48/96"
    assert re.search(r"49/96, 15:40 left$", second)
    assert third == "games [########################] 96/96"
