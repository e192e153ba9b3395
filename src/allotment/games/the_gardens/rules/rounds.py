"""Rounds and turns: the deal, whose turn it is, and the end (TG-ROUND, TG-TURN, TG-WALK-2)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args, Seat
from ..components import COLUMNS, DEALT, EMPTY, PLACES, ROUNDS, ROWS
from .design import claim, lay, pick_up
from .end import finals
from .landmarks import fort_keeper
from .model import OUT, OVER, RESERVE_PHASE, TURN_PHASE, Grounds
from .moves import Take
from .walk import walk


def take(grounds: Grounds, seat: int, move: Take) -> None:
    """A whole turn, in the order of TG-WALK-2."""
    pick_up(grounds, move.card, move.row)
    column = lay(grounds, seat, move.card, move.row, move.side)
    landmark = claim(grounds, seat, move.row * COLUMNS + column)
    walk(grounds, seat, move.row, column, landmark)
    grounds.taken[seat * ROWS + move.row] += 1
    grounds.turn = (seat + 1) % grounds.seats  # TG-ROUND-3
    if grounds.turn == grounds.first and display_empty(grounds):
        end_round(grounds)


def display_empty(grounds: Grounds) -> bool:
    return grounds.display.count(EMPTY) == len(grounds.display)


def end_round(grounds: Grounds) -> None:
    """TG-ROUND-4, TG-ROUND-5 (TG-RULING-42: after the last round the token stays)."""
    if grounds.round == ROUNDS[grounds.seats]:
        end_game(grounds)
        return
    grounds.round += 1
    grounds.first = (grounds.first + 1) % grounds.seats
    for place in range(len(grounds.taken)):
        grounds.taken[place] = 0
    grounds.library_used = False
    deal(grounds)
    begin_round(grounds)


def deal(grounds: Grounds) -> None:
    """TG-ROUND-1: the top cards of each deck into the display, in the order drawn."""
    each = DEALT[grounds.seats]
    for row in range(ROWS):
        deck = grounds.decks[row]
        for place in range(each):
            grounds.display[row * PLACES + place] = deck[grounds.dealt + place]
    grounds.dealt += each
    grounds.revealed += 1
    if grounds.story is not None:
        grounds.tell("deals", "TG-ROUND-1", ["token"], grounds.first, {"round": grounds.round})


def begin_round(grounds: Grounds) -> None:
    """TG-ROUND-2: Fort Denison reserves first."""
    keeper = fort_keeper(grounds)
    if keeper >= 0:
        grounds.phase = RESERVE_PHASE
        grounds.turn = keeper
    else:
        grounds.phase = TURN_PHASE
        grounds.turn = grounds.first


def end_game(grounds: Grounds) -> None:
    """TG-END-1: the end slots and texts are added to every score."""
    grounds.phase = OVER
    grounds.turn = -1
    for seat in range(grounds.seats):
        points = finals(grounds, seat)
        grounds.scores[seat] += sum(points)
        if grounds.story is not None:
            given: Args = {"trees": points[0], "streams": points[1], "paths": points[2], "statues": points[3]}
            kind = "finals"
            if grounds.owner.count(OUT) < len(grounds.owner):
                kind = "finals-landmarks"
                given["landmarks"] = points[4]
            grounds.tell(kind, "TG-END-1", [f"score-{seat}"], seat, given)


def not_now(grounds: Grounds, seat: int, phase: int) -> Objection | None:
    """Why the seat may make no move of this phase now."""
    if grounds.phase == OVER:
        return Objection("TG-ROUND-5", "no-game-over")
    if grounds.turn != seat:
        rule = "TG-FORT-1" if grounds.phase == RESERVE_PHASE else "TG-ROUND-3"
        return Objection(rule, "no-turn", {"other": Seat(grounds.turn)})
    if grounds.phase == RESERVE_PHASE and phase != RESERVE_PHASE:
        return Objection("TG-FORT-1", "no-turn-before-reserving")
    if grounds.phase != phase:
        return Objection("TG-FORT-1", "no-reserving-now")
    return None
