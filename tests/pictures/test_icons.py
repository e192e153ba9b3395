"""The symbol of an offer is on its game's sheet, and says what the piece is."""

from __future__ import annotations

import re

import pytest

from allotment.games import SHELF, folder, make, room
from allotment.games.mysterious_garden.components import TILE_KINDS
from allotment.games.mysterious_garden.rules.moves import Place
from allotment.kernel.chance import seeded


@pytest.mark.parametrize("slug", SHELF)
def test_every_offer_has_a_symbol_that_is_there(slug: str) -> None:
    sheet = (folder(slug) / "table" / "art.svg").read_text(encoding="utf-8")
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sheet))
    game = make(slug, {})
    state, luck, say = game.start(seeded(2)), seeded(3), room(slug, "table.scene").say
    icons = set()
    for _ in range(120):
        acting = [seat for seat in game.to_act(state) if seat >= 0 and game.legal(state, seat)]
        if not acting:
            break
        view = {**game.view(state, acting[0]), "options": game.options, "names": ["a", "b", "c", "d"]}
        offers = game.legal(state, acting[0])
        icons |= {say(view, move).icon for move in offers}
        game.apply(state, acting[0], offers[luck.below(len(offers))])
    icons.discard("")
    assert icons and icons <= drawn | {icon for icon in icons if icon.startswith("ui-")}, icons - drawn


def test_a_tile_with_two_signs_shows_both() -> None:
    game = make("mysterious-garden", {})
    state = game.start(seeded(2))
    view = {**game.view(state, 0), "options": game.options}
    say = room("mysterious-garden", "table.scene").say
    icons: dict[str, set[str]] = {}
    for move in game.moves:
        if isinstance(move, Place) and not move.icon:
            icons.setdefault(TILE_KINDS[move.number], set()).add(say(view, move).icon)
    assert len(icons) == 4 and all(len(found) == 1 for found in icons.values())
    assert len({next(iter(found)) for found in icons.values()}) == 4, "each kind has its own"
