"""The teammate: plans with the solver for its own cards and for those it believes the others to hold.

Everything it looks at is public or its own: an imagined world, of which it reads no card that its seat may
not see, and what was heard. Plans are made with luck that hangs on the garden and the cards alone, so that
gardeners who believe the same work on the same plan without a word.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from ....kernel.chance import seeded
from ....kernel.game import NOBODY, News, Planner
from ....kernel.story import Phrase
from ..components import BACK, EMPTY, LIE_TILE, LIES_OF, WISH
from ..knowledge.view import sees_front
from ..rules.add import in_reach, openings
from ..rules.model import ARRANGE, BRIEFING, DECIDE, Garden, Play, Terms
from ..rules.moves import GardenersMove, Place
from ..rules.reading import judge_for
from ..rules.remove import loose
from ..rules.table import complete, framed, lay, lift, square_of
from .belief import Memory
from .solver import Plan, rearrange

SURE: Final = 0.6  # a card believed at least this firmly is worth removing tiles for
LISTEN: Final = 4000  # milliseconds to wait for another removal while the last one is still unclear
PATIENCE: Final = 5000  # milliseconds of silence before acting on weaker evidence
PLANS_KEPT: Final = 40
TRIES: Final = 6  # places tried for a tile that the plan has no use for yet
SOLO_FULL: Final = 7  # cards in play in solo: then they are validated
SILENT: Final = Phrase("sign-silent")  # nothing to do, and no reason to give


class Guess:
    """A card in play that the seat does not see: the likeliest front, and how likely it is."""

    __slots__ = ("card", "chance", "owner", "place")

    def __init__(self, place: int, owner: int, card: int, chance: float) -> None:
        self.place = place
        self.owner = owner
        self.card = card
        self.chance = chance


class Teammate(Planner):
    """One seat's gardener. It keeps only what it could work out again from what was heard."""

    def __init__(self, terms: Terms, steps: int, attention: int) -> None:
        self.terms = terms
        self.steps = steps
        self.attention = attention  # how many of the others' cards it tries to read
        self.memory = Memory(terms)
        self.why = SILENT
        self.plans: dict[str, Plan | None] = {}  # by the moves made and the cards: what was thought already

    def plan(self, world: Play, seat: int, news: list[News]) -> GardenersMove | None:
        self.memory.listen(news, world)
        self.why = SILENT
        if world.phase == BRIEFING:
            return self.say(Phrase("sign-start"), self.terms.table.start)
        if world.phase == DECIDE:
            return self.decide(world)
        if world.phase != ARRANGE:
            return None
        return self.arrange(world, seat)

    def reason(self) -> Phrase:
        return self.why

    def say(self, why: Phrase, move: GardenersMove | None) -> GardenersMove | None:
        self.why = why
        return move

    def decide(self, world: Play) -> GardenersMove | None:
        """GR-SOLO-5. Every card counts the same whenever it is validated; many at once are hard to meet."""
        if len(world.cards) >= SOLO_FULL:
            return self.say(Phrase("sign-enough", {"cards": len(world.cards)}), self.terms.table.validate)
        return self.say(Phrase("sign-one-more"), self.terms.table.continue_)

    # ---- arranging ----

    def arrange(self, world: Play, seat: int) -> GardenersMove | None:
        known, guesses = self.cards(world, seat)
        table = self.terms.table
        idle = world.clock - self.memory.changed
        if complete(table, world.garden):
            unmet = self.unmet(world, known)
            if unmet == EMPTY:
                return self.content(world, seat, known, guesses, idle)
            return self.work(world, seat, known, guesses, idle)
        return self.work(world, seat, known, guesses, idle)

    def cards(self, world: Play, seat: int) -> tuple[list[int], list[Guess]]:
        """The fronts the seat sees, and what it makes of the others, surest first."""
        known: list[int] = []
        for place in range(len(world.cards)):
            if sees_front(world, place, seat):
                known.append(world.cards[place])
        seen = known + world.validated
        guesses: list[Guess] = []
        for place in range(len(world.cards)):
            if sees_front(world, place, seat):
                continue
            if self.memory.known:
                cards = self.memory.suspects[place].cards
                chances = self.memory.chances(place, seen)
            else:
                cards = [card for card in self.terms.cards if BACK[card] == BACK[world.cards[place]]]
                chances = [0.0 if card in seen else 1.0 / len(cards) for card in cards]
            best = 0
            for at in range(len(cards)):
                if chances[at] > chances[best]:
                    best = at
            guesses.append(Guess(place, world.owners[place], cards[best], chances[best]))
        guesses.sort(key=doubt)
        return known, guesses[: self.attention]

    def unmet(self, world: Play, cards: list[int]) -> int:
        """The first of these cards that the complete garden does not meet; EMPTY if it meets all."""
        judge = judge_for(self.terms.table.side)
        lies = framed(self.terms.table, world.garden)
        for card in cards:
            if not judge.meets(lies, card):
                return card
        return EMPTY

    def content(
        self, world: Play, seat: int, known: list[int], guesses: list[Guess], idle: int
    ) -> GardenersMove | None:
        """The garden is complete and the own cards are met."""
        if world.ready[seat]:
            return None
        if world.checked:
            if idle > 2 * PATIENCE:
                return self.work(world, seat, known, guesses, idle)
            return self.say(Phrase("sign-somebody-else"), None)
        newest = world.owners[-1] if world.owners else seat
        if newest == seat or world.ready[newest] or sees_front(world, len(world.cards) - 1, seat):
            return self.say(Phrase("sign-own-met"), self.terms.table.ready)
        if idle > PATIENCE:
            return self.say(Phrase("sign-quiet"), self.terms.table.ready)
        return self.say(Phrase("sign-look-first"), None)

    def work(
        self, world: Play, seat: int, known: list[int], guesses: list[Guess], idle: int
    ) -> GardenersMove | None:
        leading = bool(world.owners) and world.owners[-1] == seat
        if not leading and self.listening(world, seat, guesses):
            return self.say(Phrase("sign-let-show"), None)
        believed = guesses[:]
        table = self.terms.table
        while True:
            plan = self.prepared(world, known + [guess.card for guess in believed])
            if plan is not None:
                sure = all(guess.chance >= SURE for guess in believed)
                if not plan.removals or leading or sure or not believed:
                    break
            if not believed:
                break
            believed.pop()
        if plan is None:
            plan = Plan([], [], 0)  # no garden found: anything that keeps the game moving
            if not in_reach(self.terms, world, seat):
                plan = Plan(loose(table, world.garden), [], 0)
        if plan.removals:
            return self.take_off(world, seat, plan, known, believed)
        move = self.put(world, seat, plan, known, believed)
        if move is None and idle > PATIENCE:  # everybody is waiting: settle for less
            for fewer in range(len(believed), -1, -1):
                cards = known + [guess.card for guess in believed[:fewer]]
                found = self.tried(world, seat, cards)
                if found is not None:
                    return self.say(Phrase("sign-go-on"), found)
            return self.say(Phrase("sign-go-on"), self.tried(world, seat, []))
        return move

    def listening(self, world: Play, seat: int, guesses: list[Guess]) -> bool:
        """The newest card's owner is taking tiles off, and it is not clear yet what for."""
        if world.clock - self.memory.pointed > LISTEN:
            return False
        newest = len(world.cards) - 1
        for guess in guesses:
            if guess.place == newest and guess.chance < SURE:
                return True
        return False

    def prepared(self, world: Play, cards: list[int]) -> Plan | None:
        """A plan from the garden as it lay before tiles were taken off, if all that happened since is part of
        it: then everybody goes on with the same plan. Else one from the garden as it lies."""
        order = sorted(cards)
        memory = self.memory
        if memory.known and memory.anchored:
            plan = self.planned(memory.anchor, memory.anchored, order)
            if plan is not None:
                left = on_the_way(memory.anchor, world.garden, plan)
                if left is not None and self.goes_on(world, left):
                    return left
        return self.planned(world.garden, world.moves_made, order)

    def goes_on(self, world: Play, plan: Plan) -> bool:
        """Can one of its removals be made now? The order may have become a dead end."""
        edge = loose(self.terms.table, world.garden)
        for cell in plan.removals:
            if cell in edge:
                return True
        return not plan.removals

    def planned(self, garden: Garden, moves: int, cards: list[int]) -> Plan | None:
        text = f"{moves} {cards}"
        if text not in self.plans:
            if len(self.plans) > PLANS_KEPT:
                self.plans = {}
            self.plans[text] = rearrange(self.terms.table, garden, cards, seeded(text), self.steps)
        return self.plans[text]

    def put(
        self, world: Play, seat: int, plan: Plan, known: list[int], believed: list[Guess]
    ) -> GardenersMove | None:
        mine = in_reach(self.terms, world, seat)
        open_now = openings(self.terms.table, world.garden)
        for move in plan.placements:
            if self.refused(world, seat, move):
                continue
            if LIE_TILE[move.lie] in mine and move.cell in open_now:
                return self.say(self.purpose(world, plan, move.cell, known, believed), move)
        cards = known + [guess.card for guess in believed]
        found = self.tried(world, seat, cards if plan.placements else [])
        if found is not None:
            return self.say(Phrase("sign-grow"), found)
        return self.say(Phrase("sign-others-hold"), None)

    def refused(self, world: Play, seat: int, move: Place) -> bool:
        """Somebody else took just that off in this round, and may do so again: for a while after the first
        time, and for the rest of the round after the second."""
        lies_so = move.lie * self.terms.table.size + move.cell
        if self.memory.taken.get(lies_so, seat) == seat:
            return False
        return self.memory.times[lies_so] > 1 or world.clock - self.memory.changed <= LISTEN

    def tried(self, world: Play, seat: int, cards: list[int]) -> Place | None:
        """The plan has no place for any of one's tiles right now: another place that spoils nothing."""
        table = self.terms.table
        mine = in_reach(self.terms, world, seat)
        open_now = openings(table, world.garden)
        if not mine or not open_now:
            return None
        order = sorted(cards)
        luck = seeded(f"{world.moves_made} {order}")
        for _ in range(TRIES):
            tile = mine[luck.below(len(mine))]
            turns = LIES_OF[tile]
            lie = turns[luck.below(len(turns))]
            spot = open_now[luck.below(len(open_now))]
            move = table.places[lie * table.size + spot]
            if self.refused(world, seat, move):
                continue
            garden = world.garden.clone()
            lay(table, garden, spot, lie)
            plan = rearrange(table, garden, order, luck, self.steps // TRIES)
            if not order or (plan is not None and not plan.removals):
                return move
        return None

    def take_off(
        self, world: Play, seat: int, plan: Plan, known: list[int], believed: list[Guess]
    ) -> GardenersMove | None:
        table = self.terms.table
        edge = loose(table, world.garden)
        best = EMPTY
        most = -1.0
        for cell in plan.removals:
            if cell not in edge:
                continue
            worth = self.taught(world, seat, cell, edge)
            if worth > most:
                most = worth
                best = cell
        if best == EMPTY:
            return None
        why = self.purpose(world, plan, best, known, believed)
        if self.terms.mode.solo:
            return self.say(why, table.takes[best])
        to = self.taker(world, seat)
        for give in table.gives:
            if give.cell == best and give.to == to:
                return self.say(why, give)
        return None

    def taught(self, world: Play, seat: int, cell: int, edge: list[int]) -> float:
        """How likely the others would think the seat's newest card after this removal."""
        if not self.memory.known or seat not in world.owners:
            return 0.0
        place = len(world.owners) - 1
        while world.owners[place] != seat:
            place -= 1
        suspect = self.memory.suspects[place]
        table = self.terms.table
        whole = complete(table, world.garden)
        lies = framed(table, world.garden)
        spots = [square_of(table, world.garden, spot) for spot in edge]
        gone = square_of(table, world.garden, cell)
        total = 0.0
        mine = 0.0
        for at in range(len(suspect.cards)):
            card = suspect.cards[at]
            if card in world.validated:
                continue
            weight = exp(max(-60.0, suspect.odds[at] + log(self.memory.aim(card, lies, spots, gone, whole))))
            total += weight
            if card == world.cards[place]:
                mine = weight
        return mine / total if total > 0.0 else 0.0

    def taker(self, world: Play, seat: int) -> int:
        """Whoever has the fewest tiles at hand."""
        best = NOBODY
        fewest = 100
        for step in range(1, self.terms.seats):
            other = (seat + step) % self.terms.seats
            load = len(world.reserves[other]) + len(world.piles[other])
            if load < fewest:
                fewest = load
                best = other
        return best

    def purpose(self, world: Play, plan: Plan, cell: int, known: list[int], believed: list[Guess]) -> Phrase:
        """What a change of a cell is for: the newest card that the garden of the plan would not meet if the
        cell stayed as it is. Where no card hangs on it, none is named."""
        table = self.terms.table
        goal = world.garden.clone()
        for gone in plan.removals:
            lift(table, goal, gone)
        for move in plan.placements:
            lay(table, goal, move.cell, move.lie)
        changed = framed(table, goal)
        lies = world.garden.lies[cell]
        if lies != EMPTY and goal.lies[cell] == EMPTY:
            return Phrase("sign-make-way")
        kept = changed[:]
        kept[square_of(table, goal, cell)] = lies
        judge = judge_for(table.side)
        for at in range(len(believed) - 1, -1, -1):
            card = believed[at].card
            if judge.meets(changed, card) and not judge.meets(kept, card):
                return Phrase("sign-wants", {"wish": WISH[card]}, believed[at].owner)
        for at in range(len(known) - 1, -1, -1):
            card = known[at]
            if judge.meets(changed, card) and not judge.meets(kept, card):
                return Phrase("sign-own-card", {"wish": WISH[card]})
        return Phrase("sign-grow" if lies == EMPTY else "sign-make-way")


def on_the_way(before: Garden, now: Garden, plan: Plan) -> Plan | None:
    """What is left of a plan made for the garden before; None if something else has happened since."""
    wanted: dict[int, int] = {}
    for move in plan.placements:
        wanted[move.cell] = move.lie
    removals: list[int] = []
    for cell in plan.removals:
        if now.lies[cell] == before.lies[cell] and now.lies[cell] != wanted.get(cell, EMPTY):
            removals.append(cell)
    placements: list[Place] = []
    for move in plan.placements:
        if now.lies[move.cell] != move.lie:
            placements.append(move)
    for cell in range(len(now.lies)):
        lie = now.lies[cell]
        if lie != before.lies[cell] and lie != wanted.get(cell, EMPTY):
            if lie != EMPTY or cell not in plan.removals:
                return None
        if lie == EMPTY and before.lies[cell] != EMPTY and cell not in plan.removals:
            return None
    return Plan(removals, placements, plan.steps)


def doubt(guess: Guess) -> float:
    return -guess.chance
