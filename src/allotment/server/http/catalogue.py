"""The games there are, as data: what the shelf, the lobby and programs are told of them."""

from __future__ import annotations

from typing import Any

from ...bots import LEVELS
from ...games import SHELF, box
from ...kernel.options import plain
from ...words import ENGLISH, PAGE, speaker
from ..refusals import refusal
from ..tables import house_rules, tutorial
from ..tables.rules import picture, rules_of
from . import rulebook


def shelf_data() -> list[dict[str, Any]]:
    return [game_data(slug) for slug in SHELF]


def game_data(slug: str, language: str = ENGLISH) -> dict[str, Any]:
    if slug not in SHELF:
        raise refusal("no-game", 404, game=plain(slug), games=", ".join(SHELF))
    found = box(slug)
    seats = found.option("seats")
    words = speaker(slug, language)
    return {
        "slug": found.slug,
        "title": found.title,
        "line": words.text("box-line"),
        "minutes": found.minutes,
        "credits": found.credits,
        "prefix": found.prefix,
        "version": found.version,
        "seats": [seats.low, seats.high],
        "hidden": found.hidden,
        "real_time": found.real_time,
        "undo": found.undo,
        "guide": tutorial.has_lesson(slug),
        "level": tutorial.first(slug).level,
        "options": [
            {**option.data(), "help": words.text(f"option-{option.name}")} for option in found.options
        ],
        "house": house_rules.numbers(slug, language),
    }


def level_data(language: str) -> list[dict[str, str]]:
    """What people choose between: each level's name, what it's called and how it plays."""
    words = speaker(PAGE, language)
    return [
        {"name": name, "title": words.text(f"ui-level-{name}"), "says": words.text(f"ui-plays-{name}")}
        for name in LEVELS
    ]


def warm() -> None:
    """Reads what a table and its rules need before the first visitor asks for it."""
    for slug in SHELF:
        rules_of(slug, {})
        picture(slug)
        for language in rulebook.languages(slug):
            rulebook.book(slug, language)
