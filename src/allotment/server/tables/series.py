"""Moves in a row at one wish: where a game knows how one usually goes on with what is in one's hand."""

from __future__ import annotations

from typing import Any

from ...draw.offers import spoken
from ...draw.scene import View
from ...kernel.game import Move
from ...words import Speaker
from . import puzzling, tutorial
from .game import TableGame
from .rules import picture

Data = dict[str, Any]


def in_a_row(game: TableGame, view: View, offers: list[Move], seat: int) -> list[Move]:
    """The moves; none where somebody is led through a game and makes each of them."""
    room = picture(game.rules.slug)
    if not offers or not hasattr(room, "series"):
        return []
    if tutorial.progress(game) is not None or puzzling.standing(game) is not None:
        return []
    moves: list[Move] = room.series(view, offers, seat)
    return moves


def shown(game: TableGame, view: View, offers: list[Move], seat: int, words: Speaker) -> Data | None:
    moves = in_a_row(game, view, offers, seat)
    if len(moves) < 2:
        return None
    said = spoken(picture(game.rules.slug).series_words(moves), words)
    return {"first": moves[0].text, "moves": len(moves), "say": said}


def now(game: TableGame, seat: int) -> list[Move]:
    """What the seat could have made at this moment."""
    rules, state = game.rules, game.match.state
    offers = rules.legal(state, seat) if seat in game.to_act() else []
    return in_a_row(game, {**rules.view(state, seat), "options": rules.options}, offers, seat)
