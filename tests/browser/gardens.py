"""Tables of Gardeners in the middle of things, made from a position: real time does not wait."""

from __future__ import annotations

from random import Random
from typing import Any

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.record import Record

MIDDLE: dict[str, Any] = {
    "cards": ["1 x21 down", "3 x57 down", "0 x46 down"],
    "validated": ["x01", "x11", "x30"],
    "discarded": ["x45"],
    "discards": 1,
    "clock": 557_000,
    "verdicts": ["compliant", "non-compliant", "none", "compliant"],
    "last_drawer": 0,
}
BOTS = ["seedling", "sprout", "gardener", "sprout", "seedling"]


def grown(laid: int, options: dict[str, Any], spread: bool = False, **more: Any) -> str:
    """A record of a game in which so many tiles lie; `more` replaces fields of its position.

    `spread`: all tiles of seat 0's pile lie open before it.
    """
    game: Any = make("gardeners", options)
    state = game.start(seeded(5))
    game.apply(state, state.first, game.by_text["start"])
    dice = Random(laid)
    while state.garden.laid < laid:
        seat = dice.randrange(game.seats)
        offers = [move for move in game.legal(state, seat) if move.text.startswith("place ")]
        if offers:
            game.apply(state, seat, dice.choice(offers))
    position = game.dump(state)
    position.pop("chance", None)
    position.update(more)
    if spread:
        position["reserves"][0] += position["piles"][0]
        position["piles"][0] = []
    named = {card.split(" ")[1] for card in position["cards"]}
    named |= {*position["validated"], *position["discarded"]}
    position["deck"] = [card for card in position["deck"] if card not in named]
    record = Record("gardeners", game.version, game.options, "7")
    record.position = position
    record.names = ["Mira", *BOTS][: game.seats]
    return record.write()


def sit_among(page: Any, record: str) -> str:
    """Seat 0 of that table; the others are bots."""
    made = page.request.post("/api/tables/import", data={"record": record})
    assert made.ok, made.text()
    address = f"/t/{made.json()['id']}"
    page.goto(address)
    page.wait_for_selector(".piece", state="attached")  # a finished table shows its score pad instead
    return address
