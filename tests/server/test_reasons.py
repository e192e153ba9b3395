"""Stored reasons, put into words for whoever asks."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.story import Phrase
from allotment.server.tables.history import in_words
from allotment.words import speaker


def said(kept: Any, language: str = "en") -> str:
    rules: Any = make("garden-dice", {})
    game: Any = SimpleNamespace(rules=rules, names=lambda: ["Ines", "Tom"])
    words = speaker("garden-dice", language, ["Ines", "Tom"], 0)
    return in_words(game, kept, rules.start(seeded(1)), 1, words)


def test_a_reason_is_said_in_the_language_of_whoever_asks() -> None:
    kept = [Phrase("reason-only").data()]
    assert said(kept) == "Only legal move."
    assert said(kept, "de") != said(kept)


def test_reasons_from_before_a_game_had_words_are_still_said() -> None:
    assert said("It gets a carrot.") == "It gets a carrot."
    old = [Phrase("{who} loses ground.", seat=1).data()]
    assert said(old) == "Tom loses ground."
