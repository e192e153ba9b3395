"""Games to attack with."""

from __future__ import annotations

from typing import Any

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match
from allotment.kernel.record import Record


def played(slug: str, moves: int, **options: Any) -> Match[Any, Any]:
    game = make(slug, options)
    match: Match[Any, Any] = Match(game, Record(slug, game.version, game.options, "spade"), seeded("spade"))
    luck = seeded("rake")
    for _ in range(moves):
        if match.over():
            break
        able = [seat for seat in game.to_act(match.state) if seat >= 0 and game.legal(match.state, seat)]
        seat = able[0]
        offers = game.legal(match.state, seat)
        match.play(seat, offers[luck.below(len(offers))].text)
    return match
