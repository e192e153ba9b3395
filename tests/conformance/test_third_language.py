"""Adding a language takes no code: files, as docs/words.md says."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from allotment.games import SHELF
from allotment.words import LAB, PAGE, client_words, languages, lexicon, preferred, speaker
from allotment.words.lexicon import folder

lexicons = sys.modules["allotment.words.lexicon"]  # the package has functions of the same names
speakers = sys.modules["allotment.words.speaker"]
MARK = "‹xx› "
FIRST = re.compile(r"^([a-z][\w-]* = )(?=[^{\s])", re.MULTILINE)  # what stands right of the =


def forget() -> None:
    for kept in (languages, lexicon, lexicons.printed, speakers.kept_speaker, lexicons.has_words):
        kept.cache_clear()


@pytest.fixture
def third(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The words as they are, and a language xx that says everything with a mark, but for one message."""
    for slug in ("", PAGE, LAB, *SHELF):
        own = tmp_path / (slug or "frame")
        shutil.copytree(str(folder(slug)), own)
        text = FIRST.sub(rf"\g<1>{MARK}", (own / "en.ftl").read_text(encoding="utf-8"))
        text = re.sub(r"(?m)^language-name = .*", "language-name = Xxish", text)
        text = re.sub(r"(?m)^begun = .*\n", "", text)
        (own / "xx.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(lexicons, "folder", lambda slug: tmp_path / (slug or "frame"))
    monkeypatch.setattr(lexicons.Lexicon, "strict", False)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def test_a_third_language_is_a_set_of_files(third: Path) -> None:
    assert languages() == {"en": "English", "de": "Deutsch", "xx": "Xxish"}
    assert preferred("xx-YY,en;q=0.5") == "xx"
    for slug in SHELF:
        assert speaker(slug, "xx").text("box-line").startswith(MARK)
    assert client_words("xx")["close"] == [f"{MARK}Close"]
    assert speaker("", "xx").text("lab-stopped").startswith(MARK)


def test_what_it_does_not_say_yet_is_said_in_english(third: Path) -> None:
    assert speaker("", "xx").text("begun") == "The game has already started."
    assert speaker("garden-dice", "xx").text("begun") == "The game has already started."
