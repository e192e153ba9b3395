"""Which drawing a screenshot of `make pictures` is laid beside."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api")

from bench.pictures import drawing


@pytest.mark.parametrize(
    ("picture", "mock"),
    [
        ("garden-dice-2-middle-wide-light", "garden-dice-wide.png"),
        ("garden-dice-2-middle-phone-dark", "garden-dice-tall.png"),
        ("garden-dice-1-start-wide-light", ""),
        ("the-gardens-2-middle-landscape-light", "the-gardens-wide.png"),
        ("gardeners-3-end-tablet-light", "frame-end-tall.png"),
        ("gardeners-3-end-wide-dark", "frame-end-wide-dark.png"),
        ("gardeners-4-final-board-wide-dark", ""),
        ("shelf-wide-dark", "frame-shelf-wide-dark.png"),
        ("shelf-phone-dark", "frame-shelf-tall.png"),
        ("lobby-tablet-light", ""),
    ],
)
def test_each_picture_has_its_drawing(tmp_path: Path, picture: str, mock: str) -> None:
    for stem in ("garden-dice", "the-gardens", "frame-end", "frame-shelf"):
        for layout in ("wide", "tall"):
            (tmp_path / f"{stem}-{layout}.png").touch()
    (tmp_path / "frame-end-wide-dark.png").touch()
    (tmp_path / "frame-shelf-wide-dark.png").touch()
    found = drawing(tmp_path, picture)
    assert (found.name if found else "") == mock
