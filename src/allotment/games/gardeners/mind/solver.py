"""The solver: a garden that complies with given cards, or the word that none was found.

Simulated annealing on the grades of the constraints. Two tiles change places or one is turned; only the
constraints that can tell the difference are graded again. All luck comes from the chance that is handed in
and the budget is counted in steps, so the same question always has the same answer.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ....kernel.chance import Chance
from ..components import ARMS, CONSTRAINT, EMPTY, LIE_TILE, LIES_OF
from ..rules.add import openings
from ..rules.constraints import BIT, LIE_COUNT, Constraint, Every, Selector, size
from ..rules.hedges import HedgeLoop, HedgePath
from ..rules.model import Garden
from ..rules.moves import Place, Table
from ..rules.reading import Survey
from ..rules.remove import loose
from ..rules.table import framed, lay, lift, square_of

STEPS: Final = 3000  # steps of one attempt before it starts over from another shuffle
STEPS_A_SQUARE: Final = 40  # where only a few squares are free
ATTEMPTS: Final = 12  # from a garden that lies there, before one more tile is peeled off
BUDGET: Final = 2_000_000  # steps in all, unless the caller says otherwise
HOT: Final = 0.45
COLD: Final = 0.15
FOCUS: Final = 3  # of every four steps so many start at a square that a constraint considers wrong
TURN: Final = 3  # a tile that can be turned is turned in one of so many steps
COOLING: Final = 64  # steps between two changes of temperature
WORST: Final = 16  # a step that makes it worse by more is never taken
CERTAIN: Final = 1 << 32
HEDGES: Final = sum(1 for tile in range(len(LIES_OF)) if ARMS[LIES_OF[tile][0]])
PRIME: Final = 67  # the powers of two below it are all different modulo it
PLACE: Final = [0] * PRIME  # the place of the only bit in a set, by its remainder
for place, bit in enumerate(BIT):
    PLACE[bit % PRIME] = place


class Search:
    """A square being rearranged until it meets all constraints."""

    __slots__ = (
        "blames",
        "constraints",
        "free",
        "grades",
        "marks",
        "odds",
        "open_bits",
        "selectors",
        "squares",
        "steps",
        "survey",
        "watched",
    )

    def __init__(self, side: int, data: list[dict[str, object]]) -> None:
        self.survey = Survey(side, data)
        self.selectors: list[Selector] = self.survey.selectors
        self.constraints: list[Constraint] = self.survey.constraints
        self.marks: list[int] = []  # by lie: the selectors that match it, as a set
        for lie in range(LIE_COUNT):
            mark = 0
            for selector in self.selectors:
                if selector.matches[lie]:
                    mark |= selector.flag
            self.marks.append(mark)
        self.watched: list[int] = []  # by constraint: the selectors it looks at, as a set
        for constraint in self.constraints:
            watch = 0
            for selector in constraint.selectors:
                watch |= selector.flag
            self.watched.append(watch)
        sharpen(self.constraints)
        self.squares: list[int] = []
        self.free: list[int] = []
        self.grades: list[int] = []
        self.blames: list[int] = []
        self.open_bits = 0
        self.odds: list[int] = [0] * (WORST + 1)
        self.steps = 0

    def settle(self, squares: list[int], free: list[int]) -> None:
        """Begin from a complete square of which only the free squares may change."""
        self.squares = squares
        self.free = free
        self.survey.look(squares)
        self.grades = self.survey.grades()
        self.blames = [constraint.blame for constraint in self.constraints]
        self.open_bits = 0
        for square in free:
            self.open_bits |= BIT[square]

    def cool(self, temperature: float) -> None:
        for worse in range(WORST + 1):
            self.odds[worse] = int(exp(-worse / temperature) * CERTAIN)

    def flip(self, bit_a: int, hit_a: int, bit_b: int, hit_b: int) -> None:
        for selector in self.selectors:
            if hit_a & selector.flag:
                selector.bits ^= bit_a
            if hit_b & selector.flag:
                selector.bits ^= bit_b

    def blamed(self, chance: Chance) -> int:
        """A free square that an unmet constraint considers wrong; EMPTY if there is none."""
        kinds = len(self.grades)
        at = chance.below(kinds)
        for _ in range(kinds):
            if self.grades[at]:
                bits = self.blames[at] & self.open_bits
                if bits:
                    for _skip in range(chance.below(size(bits))):
                        bits &= bits - 1
                    return PLACE[(bits & -bits) % PRIME]
            at = (at + 1) % kinds
        return EMPTY

    def anneal(self, chance: Chance, steps: int) -> bool:
        """So many steps from hot to cold. True as soon as every constraint is met."""
        squares = self.squares
        free = self.free
        grades = self.grades
        marks = self.marks
        odds = self.odds
        constraints = self.constraints
        watched = self.watched
        kinds = len(constraints)
        new = [0] * kinds
        blames = self.blames
        blame = [0] * kinds
        total = 0
        for grade in grades:
            total += grade
        if total == 0:
            return True
        if not free:
            return False
        for step in range(steps):
            if step % COOLING == 0:
                self.cool(HOT + (COLD - HOT) * step / steps)
            self.steps += 1
            a = self.blamed(chance) if chance.below(4) < FOCUS else EMPTY
            if a == EMPTY:
                a = free[chance.below(len(free))]
            b = free[chance.below(len(free))]
            lie_a = squares[a]
            lie_b = squares[b]
            turns = LIES_OF[LIE_TILE[lie_a]]
            if len(turns) > 1 and (a == b or chance.below(TURN) == 0):
                b = a
                lie_b = lie_a
            elif a == b:
                continue
            new_b = turns[chance.below(len(turns))] if len(turns) > 1 else lie_a
            others = LIES_OF[LIE_TILE[lie_b]]
            new_a = others[chance.below(len(others))] if len(others) > 1 else lie_b
            hit_a = marks[lie_a] ^ marks[new_a]
            hit_b = marks[lie_b] ^ marks[new_b] if a != b else 0
            hit = hit_a | hit_b
            if hit == 0:
                squares[a] = new_a
                if a != b:
                    squares[b] = new_b
                continue
            bit_a = BIT[a]
            bit_b = BIT[b]
            self.flip(bit_a, hit_a, bit_b, hit_b)
            change = 0
            for number in range(kinds):
                if hit & watched[number]:
                    grade = constraints[number].grade()
                    new[number] = grade
                    blame[number] = constraints[number].blame
                    change += grade - grades[number]
                else:
                    new[number] = grades[number]
                    blame[number] = blames[number]
            if change > 0 and (change > WORST or chance.draw() >= odds[change]):
                self.flip(bit_a, hit_a, bit_b, hit_b)
                continue
            squares[a] = new_a
            if a != b:
                squares[b] = new_b
            for number in range(kinds):
                grades[number] = new[number]
                blames[number] = blame[number]
            total += change
            if total == 0:
                return True
        return False


def sharpen(constraints: list[Constraint]) -> None:
    """If there aren't enough hedges in the box for a loop and a separate path, the path must be part of a
    longer loop."""
    simple: list[Constraint] = []
    for constraint in constraints:
        simple.extend(constraint.parts if isinstance(constraint, Every) else [constraint])
    longest = 0
    for constraint in simple:
        if isinstance(constraint, HedgePath):
            longest = max(longest, constraint.least)
    for constraint in simple:
        if isinstance(constraint, HedgeLoop) and constraint.least + longest > HEDGES:
            constraint.ask(max(constraint.least, longest))


class Witness:
    """A garden that complies: its lies row by row, and what it took to find it."""

    __slots__ = ("attempts", "squares", "steps")

    def __init__(self, squares: list[int], steps: int, attempts: int) -> None:
        self.squares = squares
        self.steps = steps
        self.attempts = attempts


def solve(side: int, cards: list[int], chance: Chance, budget: int = BUDGET) -> Witness | None:
    """A complete garden of that side which meets all these cards, from an empty table."""
    return satisfy(side, [CONSTRAINT[card] for card in cards], chance, budget)


def satisfy(side: int, data: list[dict[str, object]], chance: Chance, budget: int = BUDGET) -> Witness | None:
    """The same for constraints as data, in the language of the cards (GR-CON)."""
    search = Search(side, data)
    attempts = 0
    while search.steps < budget:
        attempts += 1
        tiles = list(range(side * side))
        chance.shuffle(tiles)
        search.settle([LIES_OF[tile][0] for tile in tiles], list(range(side * side)))
        if search.anneal(chance, min(STEPS, budget - search.steps)):
            return Witness(search.squares, search.steps, attempts)
    return None


# From a garden that lies there already


class Plan:
    """How to come from the garden that lies there to one that complies, by legal moves only."""

    __slots__ = ("placements", "removals", "steps")

    def __init__(self, removals: list[int], placements: list[Place], steps: int) -> None:
        self.removals = removals  # cells of the table, in an order in which each may be removed
        self.placements = placements  # in an order in which each may be made
        self.steps = steps


def rearrange(
    table: Table, garden: Garden, cards: list[int], chance: Chance, budget: int = BUDGET
) -> Plan | None:
    """A plan to meet all these cards that begins with the garden as it lies.

    First nothing is removed, then one tile, then more: every attempt peels so many tiles off the garden, one
    legal removal after the other, keeps what is left where it is and solves for the rest.
    """
    search = Search(table.side, [CONSTRAINT[card] for card in cards])
    area = table.side * table.side
    peel = 0
    attempts = 0
    while search.steps < budget:
        kept = garden.clone()
        removals = peeled(table, kept, search, peel, chance)
        top, left = corner(table, kept, chance)
        squares = [EMPTY] * area
        inside = [False] * area
        for square in range(area):
            row, column = top + square // table.side, left + square % table.side
            lie = kept.lies[table.plane[row * table.span + column]]
            if lie != EMPTY:
                squares[square] = lie
                inside[LIE_TILE[lie]] = True
        tiles = [tile for tile in range(area) if not inside[tile]]
        chance.shuffle(tiles)
        free = [square for square in range(area) if squares[square] == EMPTY]
        for number in range(len(free)):
            squares[free[number]] = LIES_OF[tiles[number]][0]
        search.settle(squares, free)
        search.steps += 1
        steps = min(STEPS, STEPS_A_SQUARE * len(free), budget - search.steps)
        if search.anneal(chance, steps):
            return Plan(removals, laid_out(table, kept, search.squares, top, left), search.steps)
        attempts += 1
        if peel < garden.laid and attempts % ATTEMPTS == 0:
            peel = min(garden.laid, peel + 1 + peel // 3)
    return None


def peeled(table: Table, garden: Garden, search: Search, count: int, chance: Chance) -> list[int]:
    """Removes so many tiles, preferably ones that the constraints consider wrong."""
    removals: list[int] = []
    for _ in range(count):
        edge = loose(table, garden)
        wrong: list[int] = []
        if chance.below(2):
            bits = complaints(table, garden, search)
            for cell in edge:
                if bits & BIT[square_of(table, garden, cell)]:
                    wrong.append(cell)
        choice = wrong if wrong else edge
        cell = choice[chance.below(len(choice))]
        lift(table, garden, cell)
        removals.append(cell)
    return removals


def complaints(table: Table, garden: Garden, search: Search) -> int:
    """The squares that are held to be wrong, counted from the corner of the garden's own rectangle."""
    search.survey.look(framed(table, garden))
    bits = 0
    for constraint in search.constraints:
        if constraint.grade():
            bits |= constraint.blame
    return bits


def corner(table: Table, garden: Garden, chance: Chance) -> tuple[int, int]:
    """The top left cell of one of the squares in which the garden can still be completed."""
    top, bottom, left, right = garden.top, garden.bottom, garden.left, garden.right
    if garden.laid == 0:  # GR-ADD-3
        top = bottom = left = right = table.side
    highest = bottom - table.side + 1
    leftmost = right - table.side + 1
    row = highest + chance.below(top - highest + 1)
    column = leftmost + chance.below(left - leftmost + 1)
    return row if row > 0 else row + table.reach, column if column > 0 else column + table.reach


def laid_out(table: Table, garden: Garden, squares: list[int], top: int, left: int) -> list[Place]:
    """The placements that complete the garden as planned, in a legal order (GR-RULING-9: there is one)."""
    placements: list[Place] = []
    while garden.laid < len(squares):
        for cell in openings(table, garden):
            row = (table.rows[cell] - top) % table.reach
            column = (table.columns[cell] - left) % table.reach
            if row < table.side and column < table.side:
                lie = squares[row * table.side + column]
                placements.append(table.places[lie * table.size + cell])
                lay(table, garden, cell, lie)
                break
    return placements
