"""A team that plays Gardeners well because it cheats: it sees all cards and asks the solver."""

from __future__ import annotations

from collections.abc import Iterator

from allotment.games.gardeners.game import Gardeners
from allotment.games.gardeners.mind.solver import Plan, laid_out, rearrange, solve
from allotment.games.gardeners.rules.model import ARRANGE, BRIEFING, DECIDE, Play
from allotment.games.gardeners.rules.moves import Table
from allotment.games.gardeners.rules.remove import loose
from allotment.games.gardeners.rules.table import complete, lift
from allotment.kernel.chance import Chance


def next_moves(game: Gardeners, play: Play, luck: Chance, thrifty: bool) -> Iterator[tuple[int, str]]:
    """Seat and notation of what to do next, up to the next check; to be played as they come.

    A thrifty team changes as little as it can, which takes long to think out; the other one starts anew.
    """
    if play.phase == BRIEFING:
        yield play.first, "start"
    elif play.phase == DECIDE:
        yield 0, "validate" if len(play.cards) > 2 else "continue"
    elif play.phase == ARRANGE:
        if not complete(game.terms.table, play.garden) or play.checked:
            yield from arranging(game, play, luck, thrifty)
        elif any(play.ready):
            yield play.ready.index(True), "wait"
        for seat in range(game.seats):
            if play.phase == ARRANGE and not play.ready[seat] and not play.checked:
                yield seat, "ready"


def arranging(game: Gardeners, play: Play, luck: Chance, thrifty: bool) -> Iterator[tuple[int, str]]:
    """First the piles are laid out anyhow, then the garden is rearranged by plan."""
    table = game.terms.table
    while any(play.piles):
        for number, pile in enumerate(play.piles):
            if pile:
                seat = 0 if game.terms.mode.solo else number
                offers = [move.text for move in game.legal(play, seat) if move.text.startswith("place ")]
                yield seat, offers[luck.below(len(offers))]
    plan = rearrange(table, play.garden, play.cards, luck) if thrifty else anew(table, play, luck)
    assert plan is not None
    for cell in plan.removals:
        seat = luck.below(game.seats)
        if game.terms.mode.solo:
            yield 0, f"remove {table.names[cell]}"
        else:
            to = (seat + 1 + luck.below(game.seats - 1)) % game.seats
            yield seat, f"remove {table.names[cell]} to {to}"
    for move in plan.placements:
        for seat in range(game.seats):
            if any(offer is move for offer in game.legal(play, seat)):
                yield seat, move.text
                break
        else:
            raise AssertionError(f"nobody can {move.text}")


def anew(table: Table, play: Play, luck: Chance) -> Plan:
    """Everything off the table, then a garden that complies."""
    witness = solve(table.side, play.cards, luck)
    assert witness is not None
    garden = play.garden.clone()
    removals = []
    while garden.laid:
        removals.append(loose(table, garden)[0])
        lift(table, garden, removals[-1])
    corner = 1 + luck.below(table.side)
    return Plan(removals, laid_out(table, garden, witness.squares, corner, corner), witness.steps)
