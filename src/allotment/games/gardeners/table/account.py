"""A finished game of Gardeners taken apart: all cards open, where the minutes went, which tiles were laid and
taken off again, and which cards failed a check. All of it follows from the record and the rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ....draw.account import BAD, GOOD, Account, Flag, Moment, Row, Sheet
from ....draw.scene import Said
from ....kernel.game import NOBODY, Game
from ....kernel.match import reopened
from ....kernel.record import Record
from ....kernel.result import denied
from ....kernel.story import Phrase, Seat
from ..components import BACK, BACK_SAID, LIE_TILE, TILE_SAID, WISH
from ..rules.model import NON_COMPLIANT, Play, Terms
from ..rules.moves import Discard, GardenersMove, Place, Remove
from ..rules.reading import judge_for
from ..rules.table import complete, framed
from .beside import minutes

SECOND = 1000


@dataclass
class Card:
    """A card from when it was drawn to what became of it."""

    number: int
    owner: int
    drawn: int  # milliseconds
    drawn_at: int  # events
    fate: str = "in-play"
    until: int = 0
    failed: int = 0  # checks that it has broken


@dataclass
class Round:
    """From one complying garden to the next."""

    begun: int
    begun_at: int
    ended: int = 0
    ended_at: int = 0
    laid: int = 0
    taken: int = 0
    failed: int = 0


@dataclass
class Lain:
    """A tile as it lies: who laid it, when, which cards were in play and which of them whoever laid it knew,
    and those that were further from being met with it than without."""

    tile: int
    seat: int
    time: int
    at: int
    cards: list[int]
    known: list[int]
    worse: list[tuple[int, int]]  # card, owner


@dataclass
class Taken:
    """A tile that was taken off again, and what followed before the garden was complete."""

    lain: Lain
    cell: int
    seat: int
    time: int
    at: int
    round: int
    instead: int = -1  # the tile that was laid there next
    elsewhere: bool = False  # it was laid again in another place


@dataclass
class Course:
    """What a game's events come to."""

    moments: list[Moment] = field(default_factory=list)
    flags: list[Flag] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    rounds: list[Round] = field(default_factory=list)
    lain: dict[int, Lain] = field(default_factory=dict)  # by cell
    taken: list[Taken] = field(default_factory=list)
    checks: list[tuple[int, int, list[tuple[int, int]]]] = field(
        default_factory=list
    )  # failed: by which cards
    pauses: list[tuple[int, int, int]] = field(default_factory=list)  # without a tile: how long, from, to
    laid: list[int] = field(default_factory=list)  # by seat
    last: int = 0  # when a tile was last touched


def account(game: Game[Any, Any], record: Record) -> Account:
    course = followed(game, record)
    rounds = [one for one in course.rounds if one.ended_at]
    says: list[Said] = [
        Phrase(
            "account-sum",
            {
                "cards": sum(card.fate == "validated" for card in course.cards),
                "gardens": len(course.flags) - len(course.checks),
                "time": clock(course.moments[-1].time),
            },
        ),
        Phrase("account-tiles", {"laid": sum(course.laid), "taken": len(course.taken)}),
    ]
    if course.pauses:
        longest, start, end = max(course.pauses)
        says.append(
            Phrase("account-standstill", {"time": clock(longest), "from": clock(start), "to": clock(end)})
        )
    return Account(
        Phrase("account-curve"),
        course.moments,
        course.flags,
        says,
        [cards(course), lost(rounds), again(course), failed(course)],
        [Phrase("account-how")],
    )


def clock(milliseconds: int) -> str:
    return minutes(milliseconds // SECOND)


def followed(game: Game[Any, Any], record: Record) -> Course:
    match = reopened(game, record)
    terms: Terms = game.terms  # type: ignore[attr-defined]
    course = Course(laid=[0] * terms.seats)
    state: Play = match.state
    drawn(course, [], state, 0)
    course.moments.append(Moment(0, 0, share(terms, state)))
    course.rounds.append(Round(state.clock, 0))
    for at, event in enumerate(record.events, 1):
        move = None if event.seat < 0 else game.read_move(event.text)
        before = state.cards[:], state.owners[:], state.gardens, state.checked
        grades = graded(terms, state) if isinstance(move, Place | Remove) else {}
        match.play(event.seat, event.text)
        state = match.state
        course.moments.append(Moment(at, state.clock, share(terms, state)))
        if move is not None:
            touched(course, terms, state, event.seat, move, at, grades)
        checked(course, terms, state, *before, at)
        for card in before[0]:
            if card not in state.cards:
                own = next(one for one in reversed(course.cards) if one.number == card)
                own.fate = "discarded" if isinstance(move, Discard) else "validated"
                own.until = state.clock
        drawn(course, before[0], state, at)
    if not match.over():
        raise denied("review-unfinished")
    return course


def share(terms: Terms, state: Play) -> float:
    return round(state.garden.laid / terms.table.side**2, 4)


def graded(terms: Terms, state: Play) -> dict[int, int]:
    """How far the garden is from meeting each card in play, as the rules count it."""
    judge = judge_for(terms.table.side)
    squares = framed(terms.table, state.garden)
    found = {}
    for card in state.cards:
        judge.surveys[card].look(squares)
        found[card] = judge.surveys[card].constraints[0].grade()
    return found


def owned(state: Play) -> list[tuple[int, int]]:
    return list(zip(state.cards, state.owners, strict=True))


def drawn(course: Course, before: list[int], state: Play, at: int) -> None:
    for card, owner in zip(state.cards, state.owners, strict=True):
        if card not in before:
            course.cards.append(Card(card, owner, state.clock, at))


def touched(
    course: Course,
    terms: Terms,
    state: Play,
    seat: int,
    move: GardenersMove,
    at: int,
    grades: dict[int, int],
) -> None:
    """A tile was laid, turned or taken off."""
    if isinstance(move, Place):
        course.laid[seat] += 1
        course.rounds[-1].laid += 1
        now = graded(terms, state)
        worse = [(card, owner) for card, owner in owned(state) if now[card] > grades[card]]
        known = [
            card for (card, owner), up in zip(owned(state), state.up, strict=True) if up or owner == seat
        ]
        tile = LIE_TILE[move.lie]
        followed_up(course, tile, move.cell)
        course.lain[move.cell] = Lain(tile, seat, state.clock, at, state.cards[:], known, worse)
    elif isinstance(move, Remove):
        course.rounds[-1].taken += 1
        if move.cell in course.lain:  # others lay there from the start
            lain, now = course.lain.pop(move.cell), graded(terms, state)
            lain.worse += [
                (card, owner)
                for card, owner in owned(state)
                if now[card] < grades[card] and (card, owner) not in lain.worse
            ]
            course.taken.append(Taken(lain, move.cell, seat, state.clock, at, len(course.rounds)))
    else:
        return
    course.pauses.append((state.clock - course.last, course.last, state.clock))
    course.last = state.clock


def followed_up(course: Course, tile: int, cell: int) -> None:
    """A tile is laid: is that what one that was taken off made room for, or that one again?"""
    for one in reversed(course.taken):
        if one.round != len(course.rounds):
            return
        if one.cell == cell and one.instead < 0:
            one.instead = tile
        elif one.lain.tile == tile and one.cell != cell and not one.elsewhere:
            one.elsewhere = True
        else:
            continue
        return


def checked(
    course: Course,
    terms: Terms,
    state: Play,
    cards: list[int],
    owners: list[int],
    gardens: int,
    was_checked: bool,
    at: int,
) -> None:
    """A check was made: the round is over, or some cards weren't met."""
    if state.gardens > gardens:
        course.flags.append(Flag(at, GOOD))
        course.rounds[-1].ended, course.rounds[-1].ended_at = state.clock, at
        course.rounds.append(Round(state.clock, at))
    elif state.checked and not was_checked:
        judge, squares = judge_for(terms.table.side), framed(terms.table, state.garden)
        assert complete(terms.table, state.garden) and NON_COMPLIANT in state.verdicts
        broken = [
            (card, owner) for card, owner in zip(cards, owners, strict=True) if not judge.meets(squares, card)
        ]
        course.flags.append(Flag(at, BAD))
        course.rounds[-1].failed += 1
        course.checks.append((state.clock, at, broken))
        for card, _ in broken:
            next(one for one in reversed(course.cards) if one.number == card).failed += 1


# ---- the tables ----


def who(seat: int) -> Phrase:
    return Phrase("account-who", {"owner": Seat(seat)})


def heads(*kinds: str) -> list[Said]:
    return [Phrase(f"account-{kind}") for kind in kinds]


def cards(course: Course) -> Sheet:
    rows = []
    for card in course.cards:
        fate: Said = Phrase(f"account-{card.fate}")
        if card.until:
            fate = Phrase(f"account-{card.fate}-at", {"time": clock(card.until)})
        cells: list[Said] = [WISH[card.number], who(card.owner), clock(card.drawn), fate, str(card.failed)]
        rows.append(Row(card.drawn_at, card.owner, cells))
    named = heads("card", "whose", "drawn", "fate", "broke")
    return Sheet(Phrase("account-cards"), named, rows, Phrase("account-no-cards"))


def lost(rounds: list[Round]) -> Sheet:
    rows = []
    for number, one in enumerate(rounds, 1):
        span = one.ended - one.begun
        cells: list[Said] = [str(number), clock(span), str(one.laid), str(one.taken), str(one.failed)]
        rows.append(Row(one.ended_at, NOBODY, cells))
    named = heads("garden", "took", "laid", "taken", "failed-checks")
    return Sheet(Phrase("account-minutes"), named, rows, Phrase("account-no-gardens"))


def again(course: Course) -> Sheet:
    """Tiles that were laid and taken off, and who could have known: whoever saw a card that they hurt. Where
    they hurt none, what was laid instead, or that they went to another place."""
    rows = []
    for one in course.taken:
        lain = one.lain
        hurt: Said = Phrase("account-hurt-none")
        if one.elsewhere:
            hurt = Phrase("account-elsewhere")
        elif one.instead == lain.tile:
            hurt = Phrase("account-back")
        elif one.instead >= 0:
            hurt = Phrase("account-instead", {"tile": TILE_SAID[one.instead]})
        if lain.worse:
            hurts = [card for card, _ in lain.worse]
            known = "account-others-card"
            if any(card in lain.known for card in hurts):
                known = "account-own-card"
            elif not any(card in lain.cards for card in hurts):
                known = "account-later-card"
            hurt = Phrase(
                known, {"cards": [Seat(owner) for owner in sorted({owner for _, owner in lain.worse})]}
            )
        cells: list[Said] = [
            Phrase("account-tile", {"tile": TILE_SAID[lain.tile]}),
            who(lain.seat),
            clock(lain.time),
            who(one.seat),
            clock(one.time),
            hurt,
        ]
        rows.append(Row(one.at, one.seat, cells))
    named = heads("thing", "laid-by", "when", "taken-by", "when", "hurt")
    return Sheet(Phrase("account-again"), named, rows, Phrase("account-no-tiles"))


def failed(course: Course) -> Sheet:
    rows = []
    for time, at, broken in course.checks:
        for card, owner in broken:
            sort = Phrase("account-sort", {"sort": BACK_SAID[BACK[card]]})
            rows.append(Row(at, owner, [clock(time), who(owner), sort, WISH[card]]))
    named = heads("when", "whose", "type", "card")
    return Sheet(Phrase("account-failed"), named, rows, Phrase("account-no-checks"))
