"""The agenda: which chapter decides now, and what plays itself (MG-AUTO, MG-MOVE-1)."""

from __future__ import annotations

from typing import Final

from ....kernel.result import Objection
from ....kernel.story import Phrase, Seat
from ..components import WARDEN
from .chests import keep, kings_key, no_unlock, unlock, unlocks
from .discover import add, add_unasked, adds, discover, flip, no_add, no_discover
from .doors import judge_doors, judge_garden
from .model import (
    ADDING,
    BENEFIT,
    CAPTURING,
    CLAIMING,
    DEAL_POWER,
    DIVIDE,
    ESCAPE,
    FLIP,
    JUDGE,
    JUDGE_DOORS,
    KINGS_KEY,
    ORDERING,
    PICK_POWER,
    PICK_TREASURE,
    PLACING,
    REFILL,
    RESOLVE,
    REWARD,
    STEPS,
    STOWING,
    TRAPPING,
    TURN,
    UNLOCKING,
    WARDENS_TURN,
    Maze,
    a_of,
    active,
    active_gardens,
    b_of,
    seat_of,
    what_of,
)
from .moves import (
    Add,
    Capture,
    Claim,
    Discover,
    Empty,
    IconFirst,
    Keep,
    Loose,
    Lose,
    MysteriousMove,
    Place,
    Stow,
    TakeBag,
    TakeCard,
    TakeTreasure,
    Trap,
    Unlock,
    WallFirst,
)
from .place import no_place, place, places
from .power import deal_power, remove_leftmost, take_card
from .resolve import (
    capture,
    captures,
    escape,
    leave_loose,
    no_capture,
    no_trap,
    resolve,
    trap,
    trappings,
    warden_captures,
)
from .stow import empty, lose, no_empty, no_lose, no_stow, stow, stows
from .treasure import claim, claims, divide, no_claim
from .turn import refill, skip, turns
from .walls import (
    benefit,
    card_picks,
    gain_bag,
    icon_then_wall,
    lost_benefit,
    no_bag_pick,
    no_card_pick,
    no_icon_first,
    no_treasure_pick,
    orders,
    rewards,
    take_treasure,
    treasure_picks,
    wall_then_icon,
)
from .warden import wardens_turn

ASKS: Final = [
    name
    in (
        "turn",
        "add",
        "place",
        "pick-treasure",
        "pick-power",
        "reward",
        "unlock",
        "stow",
        "capture",
        "trap",
        "claim",
        "order",
    )
    for name in STEPS
]
NONE: Final[list[MysteriousMove]] = []


def settle(maze: Maze) -> None:
    """MG-AUTO-1 to -3: play what needs no decision, until somebody is asked or nothing is left."""
    agenda = maze.agenda
    while agenda:
        now = agenda[-1]
        what = what_of(now)
        if not ASKS[what] or seat_of(now) == WARDEN:
            agenda.pop()
            happen(maze, now)
            continue
        if what == ADDING and add_unasked(maze, now, True):
            continue
        if (what == TURN or what == PLACING) and can_place(maze, now):
            maze.offers = None  # a search looks at many positions whose offers it never asks for
            return
        offers = offers_of(maze, now)
        if len(offers) > 1 or (offers and (what == TURN or what == PLACING)):
            maze.offers = offers
            return
        if offers:
            deed(maze, offers[0])  # MG-AUTO-2
        elif what == TURN:
            skip(maze, seat_of(now))
        else:
            agenda.pop()  # MG-AUTO-5
    maze.offers = NONE


def can_place(maze: Maze, now: int) -> bool:
    """A quick check: a display tile always fits somewhere, at least icon side up (MG-PLACE-4)."""
    if maze.display[seat_of(now)] == 0:
        return False
    return active(maze, a_of(now)) if what_of(now) == PLACING else active_gardens(maze) > 0


def happen(maze: Maze, now: int) -> None:
    """A step that asks nobody."""
    what = what_of(now)
    seat = seat_of(now)
    if what == BENEFIT:
        if seat != WARDEN:
            benefit(maze, seat, a_of(now), b_of(now))
        elif lost_benefit(maze, a_of(now), b_of(now)):
            remove_leftmost(maze)
    elif what == JUDGE_DOORS:
        judge_doors(maze, seat)
    elif what == REFILL:
        refill(maze, seat)
    elif what == FLIP:
        flip(maze)
    elif what == DEAL_POWER:
        deal_power(maze)
    elif what == RESOLVE:
        resolve(maze, seat, a_of(now))
    elif what == KINGS_KEY:
        kings_key(maze, seat)
    elif what == ESCAPE:
        escape(maze, a_of(now))
    elif what == DIVIDE:
        divide(maze, seat, a_of(now))
    elif what == JUDGE:
        judge_garden(maze, seat, a_of(now))
    elif what == WARDENS_TURN:
        wardens_turn(maze)
    elif what == CAPTURING:
        warden_captures(maze, a_of(now), b_of(now))
    elif what == ADDING:
        maze.agenda.append(now)
        add_unasked(maze, now, False)
    else:
        raise AssertionError(f"step {STEPS[what]} of seat {seat} asks nobody")


def offers_of(maze: Maze, now: int) -> list[MysteriousMove]:
    """What the step at the front offers its seat, in table order."""
    offers: list[MysteriousMove] = []
    what = what_of(now)
    seat = seat_of(now)
    if what == TURN:
        turns(maze, seat, offers)
    elif what == STOWING:
        stows(maze, seat, now, offers)
    elif what == PLACING:
        if active(maze, a_of(now)):
            places(maze, seat, a_of(now), offers)
    elif what == ADDING:
        adds(maze, offers)
    elif what == CAPTURING:
        captures(maze, a_of(now), offers)
    elif what == PICK_TREASURE:
        treasure_picks(maze, offers)
    elif what == PICK_POWER:
        card_picks(maze, offers)
    elif what == REWARD:
        rewards(maze, seat, offers)
    elif what == UNLOCKING:
        unlocks(maze, seat, offers)
    elif what == TRAPPING:
        trappings(maze, seat, offers)
    elif what == CLAIMING:
        claims(maze, a_of(now), offers)
    elif what == ORDERING:
        orders(maze, seat, offers)
    else:
        raise AssertionError(f"step {STEPS[what]} has no offers")
    return offers


def deed(maze: Maze, move: MysteriousMove) -> None:
    """Play a move of the step at the front; MG-AUTO-4 says what comes in front of the rest."""
    now = maze.agenda.pop()
    seat = seat_of(now)
    if isinstance(move, Place):
        place(maze, seat, move)
    elif isinstance(move, Stow):
        stow(maze, seat, now, move)
    elif isinstance(move, Discover):
        discover(maze, seat, move)
    elif isinstance(move, Add):
        add(maze, seat, move.kind, a_of(now), b_of(now))
    elif isinstance(move, Capture):
        capture(maze, seat, move.kind, a_of(now), b_of(now))
    elif isinstance(move, TakeTreasure):
        take_treasure(maze, seat, move.colour)
    elif isinstance(move, TakeCard):
        take_card(maze, seat, move.card)
    elif isinstance(move, TakeBag):
        gain_bag(maze, seat, "MG-ICON-1")
    elif isinstance(move, Unlock):
        unlock(maze, seat, move.locks)
    elif isinstance(move, Keep):
        keep(maze, seat)
    elif isinstance(move, Trap):
        trap(maze, seat, a_of(now))
    elif isinstance(move, Loose):
        leave_loose(maze, seat, a_of(now))
    elif isinstance(move, Claim):
        claim(maze, seat, move.colour, a_of(now))
    elif isinstance(move, Empty):
        empty(maze, seat, now, move)
    elif isinstance(move, Lose):
        lose(maze, seat, now)
    elif isinstance(move, WallFirst):
        wall_then_icon(maze, seat, a_of(now), b_of(now))
    elif isinstance(move, IconFirst):
        icon_then_wall(maze, seat, a_of(now), b_of(now))
    else:
        raise AssertionError(f"{move.text!r} is no move of this game")


def no_deed(maze: Maze, seat: int, move: MysteriousMove) -> Objection | None:
    """Why the seat may not make the move now: legality a second time, in words."""
    if not maze.agenda:
        return Objection("MG-END-1", "no-game-over")
    now = maze.agenda[-1]
    what = what_of(now)
    if seat != seat_of(now):
        return Objection("MG-MOVE-1", "no-turn", {"other": Seat(seat_of(now))})
    if what == TURN or what == PLACING:
        if isinstance(move, Place):
            return no_place(maze, seat, move, a_of(now) if what == PLACING else -1)
        if isinstance(move, Discover) and what == TURN:
            return no_discover(maze, seat, move)
    elif what == STOWING:
        if isinstance(move, Stow):
            return no_stow(maze, seat, now, move)
        if isinstance(move, Empty):
            return no_empty(maze, seat, now, move)
        if isinstance(move, Lose):
            return no_lose(maze, seat, now)
    elif what == ADDING:
        if isinstance(move, Add):
            return no_add(maze, move)
    elif what == CAPTURING:
        if isinstance(move, Capture):
            return no_capture(maze, move, a_of(now))
    elif what == PICK_TREASURE:
        if isinstance(move, TakeTreasure):
            return no_treasure_pick(maze, move)
    elif what == PICK_POWER or what == REWARD:
        if isinstance(move, TakeCard):
            return no_card_pick(maze, move.card)
        if isinstance(move, TakeBag):
            return no_bag_pick(maze, seat, what)
    elif what == UNLOCKING:
        if isinstance(move, Unlock):
            return no_unlock(maze, seat, move)
        if isinstance(move, Keep):
            return None
    elif what == TRAPPING:
        if isinstance(move, Trap):
            return no_trap(maze, seat)
        if isinstance(move, Loose):
            return None
    elif what == ORDERING:
        if isinstance(move, WallFirst):
            return None
        if isinstance(move, IconFirst):
            return no_icon_first(maze, seat)
    elif what == CLAIMING and isinstance(move, Claim):
        return no_claim(maze, move, a_of(now))
    return Objection("MG-MOVE-1", "no-action-now", {"ask": Phrase(f"status-{STEPS[what]}")})
