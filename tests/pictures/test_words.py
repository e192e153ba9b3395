"""What pieces and lessons say is what the rules say."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from allotment.draw.scene import LAYOUTS
from allotment.games import SHELF, folder, make, room
from allotment.games.four_gardens.components import CARD_NAMES, FLOOR, UPWARDS, WILD_SYMBOL
from allotment.games.four_gardens.table.cards import said
from allotment.games.the_gardens.components import LANDMARK_NAMES
from allotment.kernel.chance import seeded
from allotment.kernel.story import Phrase, Title
from allotment.server.tables.tutorial import lesson
from allotment.words import speaker


def test_a_card_turns_its_floor_and_those_above_whatever_its_arrow_says() -> None:
    """FG-ROT-2; the arrow is the order of collecting (FG-ROT-4)."""
    for number, name in enumerate(CARD_NAMES):
        if WILD_SYMBOL[number]:
            continue
        order = "from the bottom up" if UPWARDS[number] else "from the top down"
        floors = ["the whole pagoda", "floors 2 to 4", "floors 3 and 4", "the top floor"][FLOOR[number]]
        assert f"turns {floors} and collects {order}" in said(speaker("four-gardens"), name)


def test_the_lesson_gives_the_red_bonus_to_its_card_alone() -> None:
    """MG-SCORE-2 and MG-SCORE-9."""
    say = speaker("mysterious-garden").say
    told = " ".join(say(step.said) for step in lesson("mysterious-garden").steps if step.said)
    assert "with a red bonus card, four of them in a bag are worth 2 more" in told


def test_the_tray_says_whose_dice_lie_in_it() -> None:
    game: Any = make("garden-dice", {"start": 1})
    state = game.start(seeded(1))
    for seat, whose in ((1, "Your dice"), (0, "Noor’s dice"), (-1, "Noor’s dice")):
        words = speaker("garden-dice", names=["Ines", "Noor"], listener=seat)
        view = {**game.view(state, seat), "options": game.options, "words": words}
        for layout in LAYOUTS:
            assert (
                room("garden-dice", "table.scene")
                .scene(view, seat, layout)
                .pieces["pool"]
                .label.startswith(whose)
            )


def test_there_is_sand_only_where_there_is_a_timer() -> None:
    for mode, kind in (("training-a", "status-start"), ("complete", "status-start-sand")):
        game: Any = make("gardeners", {"mode": mode, "seats": 2, "first": 0})
        view = {**game.view(game.start(seeded(1)), 0), "options": game.options}
        assert room("gardeners", "table.scene").status(view, [game.read_move("start")], 0).kind == kind
    assert "sand" not in speaker("gardeners").text("status-start")


def test_a_catch_says_with_which_tile_and_how_many_follow() -> None:
    """MG-GNOME-1: the highest net chooses first, and a double net twice."""
    game: Any = make("mysterious-garden", {"seats": 2})
    state, dice = game.start(seeded(5)), Random(5)
    told = set()
    while acting := game.to_act(state):
        view = game.view(state, acting[0])
        if view["phase"] == "capture":
            steps = [step for step in view["agenda"] if step.startswith(f"capture {acting[0]} ")]
            words = speaker("mysterious-garden", names=["Ines", "Tom"], listener=acting[0])
            said = words.say(room("mysterious-garden", "table.scene").status(view, [], acting[0]))
            assert said.split(";")[0].endswith(f"with your tile {steps[0].split(' ')[3]}"), said
            assert ("you catch one more" in said) == (len(steps) == 2)
            told.add(len(steps))
        game.apply(state, acting[0], dice.choice(game.legal(state, acting[0])))
    assert {1, 2} <= told


def test_the_lesson_says_what_turns_the_pagoda() -> None:
    """FG-ROT-2 and FG-ROT-4: the red floor of the card and those above it; the arrow is the order."""
    say = speaker("four-gardens").say
    told = next(say(step.see) for step in lesson("four-gardens").steps if "rotate" in str(step.do))
    assert "red floor" in told and "above it" in told and "arrow" in told


def test_german_tiles_lie_face_down_as_german_tiles_do() -> None:
    words = speaker("mysterious-garden", "de", ["Ines", "Tom"], 0)
    said = words.say(Phrase("lays-back", {"number": 3, "side": 4, "garden": Title("hex-1")}, 0))
    assert said.startswith("Du legst Plättchen 3 verdeckt an Seite 4 ")
    text = (folder("mysterious-garden") / "table" / "words" / "de.ftl").read_text()
    assert "auf dem Rücken" not in text and "auf den Rücken" not in text


def test_the_next_card_explains_all_kinds_of_backs() -> None:
    words = speaker("gardeners")
    told = words.text("about-next")
    kinds = ("together", "apart", "group", "panorama", "link", "edge", "centre", "layout", "hedge")
    assert all(kind in told for kind in kinds) and "ten kinds" in told


@pytest.mark.parametrize("slug", SHELF)
def test_no_lesson_needs_a_mouse_or_a_wide_screen(slug: str) -> None:
    """On a phone nothing can be pointed at, and the garden lies above the cards."""
    say = speaker(slug).say
    for step in lesson(slug).steps:
        for part in (step.see, step.ask, step.said, step.heard, step.but):
            told = say(part) if part else ""
            assert not re.search(r"\b(point at|hover|click|below the cards|above the cards)\b", told, re.I), (
                told
            )


@pytest.mark.parametrize("language", ["en", "de"])
def test_short_names_of_landmarks_are_whole_words(language: str) -> None:
    """Where there is no room they break at a soft hyphen, which is not seen elsewhere."""
    words = speaker("the-gardens", language)
    for mark in LANDMARK_NAMES:
        assert "- " not in str(words.title(Title(mark))["short"])
