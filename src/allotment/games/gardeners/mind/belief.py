"""What the others' acts tell about their cards: a belief over every card that lies face down.

All evidence is public: who placed, removed or consented to what, and the words of the checks. For every card
in play the belief is kept as if nobody knew it, so that its owner, too, can see what it has taught. The words
decide (GR-CHECK-2 is always true); acts only shift the odds.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from ....kernel.game import MOVE, TICK, News
from ..components import BACK, EMPTY, LIE_TILE, LIES_OF
from ..rules.add import openings
from ..rules.constraints import BIT, Constraint
from ..rules.model import COMPLIANT, NEW_CARD, NONE, VALIDATED, VERDICT, Garden, Play, Terms
from ..rules.moves import Discard, GardenersMove, Place, Ready, Remove
from ..rules.reading import Judge, Survey, judge_for
from ..rules.remove import loose
from ..rules.table import complete, framed, lay, lift, no_garden, square_of

OUT: Final = -40.0  # log odds of a card that a check has ruled out
UNREADY: Final = -4.0  # log odds of a card that its owner called ready in spite of
AIMED: Final = 0.6  # share of removals, by somebody whose card isn't met, of tiles that offend it,
BESIDE: Final = 0.25  # share of tiles next to those, to get at them; the rest is anywhere
CONTENT: Final = (
    0.15  # how likely somebody whose card is met removes anything, relative to somebody whose card isn't
)
HASTY: Final = 0.5  # the same while the garden is being built
TASTE: Final = 0.7  # how strongly a placement follows one's own card
LONG_AGO: Final = 1_000_000


class Suspect:
    """A card in play, and for each card of its type how its owner's acts fit it (log odds)."""

    __slots__ = ("back", "cards", "odds", "owner")

    def __init__(self, owner: int, back: int, cards: list[int]) -> None:
        self.owner = owner
        self.back = back
        self.cards = cards
        self.odds = [0.0] * len(cards)

    def shift(self, likely: list[float], cards_held: int) -> None:
        """Bayes' rule. Somebody with several cards may have acted for any of them."""
        middle = sum(likely) / len(likely)
        if middle <= 0.0:
            return
        for at in range(len(likely)):
            share = likely[at] / middle
            mixed = (share + cards_held - 1.0) / cards_held
            self.odds[at] += log(max(mixed, 0.001))


class Memory:
    """Everything heard so far; `listen` adds what is new."""

    __slots__ = (
        "anchor",
        "anchored",
        "changed",
        "clock",
        "deaf",
        "garden",
        "heard",
        "judge",
        "known",
        "moves",
        "peeling",
        "pointed",
        "suspects",
        "taken",
        "terms",
        "times",
    )

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.judge: Judge = judge_for(terms.table.side)
        self.garden: Garden = no_garden(terms.table)
        self.suspects: list[Suspect] = []
        self.heard = 0  # pieces of news taken in
        self.deaf = False  # what is heard concerns only cards that are long gone
        self.clock = 0
        self.changed = 0  # the sand when the garden or the cards last changed
        self.moves = 0  # all that were heard
        self.anchor: Garden = no_garden(terms.table)  # the garden before the tiles that are being removed now
        self.anchored = 0  # moves heard by then, without the one that removed the first of them
        self.peeling = False  # the last change took a tile off
        self.pointed = -LONG_AGO  # the sand when the newest card's owner last took a tile off
        self.taken: dict[int, int] = {}  # what was taken off in this round, by how and where it lay: by whom
        self.times: dict[int, int] = {}  # and how often
        self.known = True  # whether what was heard explains the garden as it is

    def listen(self, news: list[News], world: Play) -> None:
        """Take in what is new. `world` is what the seat sees now."""
        if self.heard == 0 and world.cards:
            first = world.validated[0] if world.validated else world.cards[0]
            if not self.terms.mode.solo:
                self.suspects = [self.suspect(world.first, BACK[first])]
        since = self.matters(news, world)
        for number in range(len(news)):
            self.deaf = number < since
            self.take(news[number])
        self.heard += len(news)
        self.known = self.garden.lies == world.garden.lies and self.fits(world)

    def matters(self, news: list[News], world: Play) -> int:
        """The piece of news with which the oldest card still in play came, or an earlier one. Before it only
        the garden has to be followed: whoever comes late has less to think about."""
        left = len(world.cards) + world.discards
        for number in range(len(news) - 1, -1, -1):
            if news[number].kind == NEW_CARD:
                left -= 1
                if left == 0:
                    return number
        return 0

    def fits(self, world: Play) -> bool:
        if len(self.suspects) != len(world.cards):
            return False
        for place in range(len(world.cards)):
            suspect = self.suspects[place]
            if suspect.owner != world.owners[place] or suspect.back != BACK[world.cards[place]]:
                return False
        return True

    def suspect(self, owner: int, back: int) -> Suspect:
        cards = [card for card in self.terms.cards if BACK[card] == back]
        return Suspect(owner, back, cards)

    def take(self, news: News) -> None:
        if news.kind == TICK:
            self.clock = news.what
        elif news.kind == MOVE:
            assert isinstance(news.move, GardenersMove)
            self.see(news.seat, news.move)
        elif news.kind == VERDICT:
            if news.what != NONE:
                self.judged(news.seat, news.what == COMPLIANT)
        elif news.kind == VALIDATED:
            if self.suspects:
                self.suspects.pop(0)
        elif news.kind == NEW_CARD:
            self.suspects.append(self.suspect(news.seat, news.what))
            self.taken = {}
            self.times = {}
            self.pointed = -LONG_AGO
            self.changed = self.clock
            self.peeling = False

    def held(self, seat: int) -> list[Suspect]:
        """The cards about which an act of the seat tells something."""
        if self.deaf:
            return []
        return [suspect for suspect in self.suspects if suspect.owner == seat]

    # ---- evidence ----

    def judged(self, seat: int, compliant: bool) -> None:
        """GR-CHECK-2, GR-RULING-12."""
        cards = self.held(seat)
        squares = framed(self.terms.table, self.garden)
        if not compliant and len(cards) > 1:
            return  # one of them, nobody knows which
        for suspect in cards:
            for at in range(len(suspect.cards)):
                if self.judge.meets(squares, suspect.cards[at]) != compliant:
                    suspect.odds[at] = min(suspect.odds[at], 0.0) + OUT

    def see(self, seat: int, move: GardenersMove) -> None:
        """A move by anybody."""
        self.moves += 1
        if isinstance(move, Place):
            self.peeling = False
            self.placed(seat, move)
            lay(self.terms.table, self.garden, move.cell, move.lie)
        elif isinstance(move, Remove):
            if self.garden.lies[move.cell] == EMPTY:
                return
            if not self.peeling:
                self.peeling = True
                self.anchor = self.garden.clone()
                self.anchored = self.moves - 1
            self.removed(seat, move.cell)
            lay_so = self.garden.lies[move.cell] * self.terms.table.size + move.cell
            self.taken[lay_so] = seat
            self.times[lay_so] = self.times.get(lay_so, 0) + 1
            if self.suspects and self.suspects[-1].owner == seat:
                self.pointed = self.clock
            lift(self.terms.table, self.garden, move.cell)
        elif isinstance(move, Ready):
            self.consented(seat)
            return
        elif isinstance(move, Discard):
            own = 0
            for place in range(len(self.suspects)):
                if self.suspects[place].owner == seat:
                    own += 1
                    if own == move.place:
                        self.suspects.pop(place)
                        break
        else:
            return
        self.changed = self.clock

    def consented(self, seat: int) -> None:
        """`ready`: its own cards are met, or so it believes."""
        squares = framed(self.terms.table, self.garden)
        for suspect in self.held(seat):
            for at in range(len(suspect.cards)):
                if not self.judge.meets(squares, suspect.cards[at]):
                    suspect.odds[at] += UNREADY

    def removed(self, seat: int, cell: int) -> None:
        """A tile that offends the card goes first."""
        cards = self.held(seat)
        if not cards or self.garden.laid < 2:
            return
        terms = self.terms
        whole = complete(terms.table, self.garden)
        edge = loose(terms.table, self.garden)
        squares = framed(terms.table, self.garden)
        spots = [square_of(terms.table, self.garden, spot) for spot in edge]
        gone = square_of(terms.table, self.garden, cell)
        for suspect in cards:
            likely: list[float] = []
            for card in suspect.cards:
                likely.append(self.aim(card, squares, spots, gone, whole))
            suspect.shift(likely, len(cards))

    def aim(self, card: int, squares: list[int], spots: list[int], gone: int, whole: bool) -> float:
        """How likely the card's owner would be to remove exactly this tile."""
        survey = self.judge.surveys[card]
        survey.look(squares)
        constraint = survey.constraints[0]
        grade = constraint.grade()
        if grade == 0:
            return (CONTENT if whole else HASTY) / len(spots)
        blame = constraint.blame
        wrong = 0
        near = 0
        hit = 0.0
        beside = constraint.frame.beside(blame)
        for spot in spots:
            if BIT[spot] & blame or eased(survey, constraint, squares[spot], spot, grade):
                wrong += 1
                if spot == gone:
                    hit = AIMED
            elif BIT[spot] & beside:
                near += 1
                if spot == gone:
                    hit = BESIDE
        likely = (1.0 - AIMED - BESIDE) / len(spots)
        if not wrong and not near:  # what offends lies further inside
            return 1.0 / len(spots)
        if hit == AIMED:
            likely += (AIMED if near else AIMED + BESIDE) / wrong
        elif hit == BESIDE:
            likely += (BESIDE if wrong else AIMED + BESIDE) / near
        return likely

    def placed(self, seat: int, move: Place) -> None:
        """Where it went, of all the places where it could have gone."""
        cards = self.held(seat)
        if not cards or self.garden.laid == 0:
            return
        terms = self.terms
        squares = framed(terms.table, self.garden)
        spots: list[int] = []
        for cell in openings(terms.table, self.garden):
            spot = square_of(terms.table, self.garden, cell)
            if spot != EMPTY:  # inside the rectangle that is known so far
                spots.append(spot)
        goal = square_of(terms.table, self.garden, move.cell)
        if goal == EMPTY or len(spots) < 2:
            return
        for suspect in cards:
            likely: list[float] = []
            for card in suspect.cards:
                survey = self.judge.surveys[card]
                survey.look(squares)
                likely.append(taste(survey, spots, goal, move.lie))
            suspect.shift(likely, len(cards))

    # ---- belief ----

    def chances(self, place: int, seen: list[int]) -> list[float]:
        """For each card of the type of the card in play at that place: how likely it is the one."""
        suspect = self.suspects[place]
        best = OUT * 100.0
        for at in range(len(suspect.cards)):
            if suspect.cards[at] not in seen and suspect.odds[at] > best:
                best = suspect.odds[at]
        weights: list[float] = []
        whole = 0.0
        for at in range(len(suspect.cards)):
            weight = 0.0
            if suspect.cards[at] not in seen:
                weight = exp(suspect.odds[at] - best)
            weights.append(weight)
            whole += weight
        if whole <= 0.0:
            return weights
        return [weight / whole for weight in weights]


def eased(survey: Survey, constraint: Constraint, lie: int, square: int, grade: int) -> bool:
    """Would the garden be nearer to the constraint without this tile?"""
    touched = False
    for selector in survey.selectors:
        if selector.matches[lie]:
            selector.bits ^= BIT[square]
            touched = True
    if not touched:
        return False
    better = constraint.grade() < grade
    for selector in survey.selectors:
        if selector.matches[lie]:
            selector.bits ^= BIT[square]
    return better


def taste(survey: Survey, spots: list[int], goal: int, lie: int) -> float:
    """The chosen spot's share among all spots, each weighted by how well it suits the constraint."""
    constraint = survey.constraints[0]
    whole = 0.0
    mine = 0.0
    turns = LIES_OF[LIE_TILE[lie]]
    for spot in spots:
        for turned in turns:
            for selector in survey.selectors:
                if selector.matches[turned]:
                    selector.bits |= BIT[spot]
            weight = exp(-TASTE * constraint.grade())
            for selector in survey.selectors:
                if selector.matches[turned]:
                    selector.bits ^= BIT[spot]
            whole += weight
            if spot == goal and turned == lie:
                mine = weight
    return mine / whole if whole > 0.0 else 0.0
