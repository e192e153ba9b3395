"""Every offer has a path of pieces that are on the table, and no two paths can be mistaken."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from allotment.draw import plain
from allotment.draw.scene import LAYOUTS, difference
from allotment.games import SHELF, make, room
from allotment.kernel.chance import seeded
from allotment.kernel.game import CLOCK, NOBODY
from allotment.words import speaker

# Odd seeds play with everything in the box.
OPTIONS: dict[str, dict[str, object]] = {
    "four-gardens": {"seats": 3},
    "the-gardens": {"seats": 4, "landmarks": "mixed", "tiles": "random", "layout": "BA"},
    "garden-dice": {"seats": 4},
    "mysterious-garden": {"seats": 4},
    "gardeners": {"seats": 3, "move_limit": 60},
}


def picture(slug: str) -> Any:
    """The game's own scene, or the plain one."""
    return room(slug, "table.scene", plain)


def seen(game: Any, state: Any, seat: int) -> dict[str, Any]:
    view = dict(game.view(state, seat))
    view["options"] = game.options
    return view


def positions(slug: str, seed: int, most: int = 700) -> Any:
    """The states of one random game, with the seat to act."""
    game = make(slug, OPTIONS.get(slug, {}) if seed % 2 else {})
    state = game.start(seeded(seed))
    dice = Random(seed)
    for _ in range(most):
        acting = [seat for seat in game.to_act(state) if seat != CLOCK]
        if not acting:
            break
        seat = dice.choice(acting)
        offers = game.legal(state, seat)
        if not offers:
            game.elapse(state, 1000)
            continue
        yield game, state, seat, offers
        game.apply(state, seat, dice.choice(offers))
    yield game, state, 0, []


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_offer_has_its_own_path(slug: str, seed: int) -> None:
    room = picture(slug)
    for game, state, seat, offers in positions(slug, seed):
        view = seen(game, state, seat)
        texts = [move.text for move in offers]
        paths = room.paths(view, offers, seat)
        assert len(paths) == len(texts)
        scenes = [room.scene(view, seat, layout).pieces for layout in LAYOUTS]
        keys = [set(pieces) for pieces in scenes]
        whole = [(frozenset(path), text) for path, text in zip(paths, texts, strict=True) if path]
        if room is not plain:
            assert len(whole) == len(texts), "a game's own board has a gesture for every move"
        for path, text in whole:
            for shown in keys:
                assert path <= shown, f"{text}: {path - shown} not on the table"
        likes = [{key: piece.like for key, piece in pieces.items()} for pieces in scenes]
        assert {key: likes[0][key] for path, _ in whole for key in path} == {
            key: likes[1][key] for path, _ in whole for key in path
        }, "what is alike is so in both layouts"
        kinds = [(Counter(likes[0][key] or key for key in path), text) for path, text in whole]
        by_size = sorted(kinds, key=lambda pair: pair[0].total())
        for number, (kind, text) in enumerate(by_size):
            for other, words in by_size[number + 1 :]:
                assert not kind <= other, f"{text!r} is made on the way to {words!r}"
        for move in offers:
            assert room.say(view, move).title


@pytest.mark.parametrize("slug", SHELF)
def test_scenes_hold_what_a_screen_reader_needs(slug: str) -> None:
    room = picture(slug)
    for game, state, seat, offers in positions(slug, 5, 60):
        view = seen(game, state, seat)
        keys = {key for path in room.paths(view, offers, seat) for key in path}
        for layout in LAYOUTS:
            scene = room.scene(view, seat, layout)
            for key in keys:
                assert scene.pieces[key].label, f"{key} can be clicked but has no name"
            for piece in scene.pieces.values():
                w, h = scene.regions[piece.region]
                x, y = piece.x + piece.w / 2, piece.y + piece.h / 2  # its middle, however it is turned
                assert 0 <= x <= w and 0 <= y <= h, f"{piece.key} lies outside {piece.region}"
                assert " style=" not in piece.drawing and "<script" not in piece.drawing
        assert room.scene(seen(game, state, NOBODY), NOBODY, "wide").pieces


@pytest.mark.parametrize("slug", SHELF)
def test_a_difference_turns_one_scene_into_the_next(slug: str) -> None:
    room = picture(slug)
    before = None
    for game, state, _, _ in positions(slug, 7, 40):
        scene = room.scene(seen(game, state, 0), 0, "wide")
        if before is not None:
            change = difference(before, scene)
            pieces = {key: piece for key, piece in before.pieces.items() if key not in change.gone}
            pieces.update({piece.key: piece for piece in change.changed})
            assert pieces == scene.pieces
            assert {**before.regions, **change.regions} == scene.regions
        before = scene


def test_wall_or_icon_first_are_two_buttons() -> None:
    """MG-ICON-7"""
    game = make("mysterious-garden", {"seats": 2})
    bags = ["rrrr", "rrrr", "bbyy", "bbyy"]
    position: dict[str, object] = {
        "agenda": ["order 0 hex-4 2", "refill 0"],
        "gardens": {"hex-4": {"sides": ["", "0:2*", "", "", "", ""]}},
        "players": {"0": {"display": [4], "stack": [], "bags": bags}},
    }
    state = game.load(position, seeded(1))
    room = picture("mysterious-garden")
    offers = game.legal(state, 0)
    assert [move.text for move in offers] == ["wall first", "icon first"]
    view = seen(game, state, 0)
    assert room.paths(view, offers, 0) == [["wall"], ["icon"]]
    for layout in LAYOUTS:
        pieces = room.scene(view, 0, layout).pieces
        assert pieces["wall"].label.startswith("first the treasure from the wall")
        assert pieces["icon"].label.startswith("first the reward for your tile")
    said = [speaker("mysterious-garden").say(room.say(view, move).title) for move in offers]
    assert said == ["The wall first", "The reward first"]


def test_gnomes_of_a_kind_are_alike() -> None:
    """Any of those on display can be chosen, not the first alone."""
    several = 0
    for game, state, seat, _ in positions("mysterious-garden", 0):
        pieces = picture("mysterious-garden").scene(seen(game, state, seat), seat, LAYOUTS[0]).pieces
        for key, piece in pieces.items():
            parts = key.split("-")
            if parts[0] == "gnome" and parts[-1].isdecimal():
                several += 1
                assert piece.like == "-".join(parts[:-1])
    assert several
