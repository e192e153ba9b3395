"""From a card's data to a constraint (GR-CON), and a garden looked at with several of them."""

from __future__ import annotations

from typing import Final

from ....kernel.options import choice
from ....kernel.reading import misfit, not_exactly, unknown
from ....kernel.result import denied
from ....kernel.story import Phrase
from ..components import (
    ARMS,
    BACKGROUND,
    BACKGROUNDS,
    CONSTRAINT,
    ELEMENT,
    ELEMENTS,
    EMPTY,
    FACES,
    GROUPS,
    LIE_TILE,
)
from .constraints import (
    BIT,
    LIE_COUNT,
    Agglomeration,
    Constraint,
    Corners,
    Every,
    Frame,
    Layout,
    Line,
    Link,
    Nowhere,
    Panorama,
    Proximity,
    Removal,
    Selector,
)
from .hedges import HedgeLinked, HedgeLoop, HedgePath

ANY: Final = "any"


def atom_matches(atom: str, lie: int) -> bool:
    """GR-CON-1."""
    tile = LIE_TILE[lie]
    element = ELEMENTS[ELEMENT[tile]]
    if atom == ANY:
        return True
    if atom in GROUPS:
        return element in GROUPS[atom]
    if atom in BACKGROUNDS:
        return BACKGROUNDS[BACKGROUND[tile]] == atom
    if atom in ELEMENTS:
        return element == atom
    raise unknown("selector", atom, [*ELEMENTS, *BACKGROUNDS, *GROUPS, ANY])


def matching(terms: object) -> list[bool]:
    """The lies that match a selector: a term or a list of terms; a term is atoms joined by `&`."""
    listed = terms if isinstance(terms, list) else [terms]
    matches = [False] * LIE_COUNT
    for term in listed:
        if not isinstance(term, str):
            raise misfit("selector", term, Phrase("field-text"))
        atoms = term.split("&")
        for lie in range(LIE_COUNT):
            if all(atom_matches(atom, lie) for atom in atoms):
                matches[lie] = True
    return matches


class Survey:
    """A garden under the eyes of some constraints, which share their selectors."""

    __slots__ = ("constraints", "frame", "selectors")

    def __init__(self, side: int, data: list[dict[str, object]]) -> None:
        self.frame = Frame(side)
        self.selectors: list[Selector] = []
        self.constraints: list[Constraint] = []
        for table in data:
            self.constraints.append(self.read(table))

    def look(self, squares: list[int]) -> None:
        """Take in a garden: its lies row by row, EMPTY where there is none."""
        for selector in self.selectors:
            bits = 0
            matches = selector.matches
            for square in range(len(squares)):
                lie = squares[square]
                if lie != EMPTY and matches[lie]:
                    bits |= BIT[square]
            selector.bits = bits

    def grades(self) -> list[int]:
        return [constraint.grade() for constraint in self.constraints]

    def share(self, matches: list[bool]) -> Selector:
        for selector in self.selectors:
            if selector.matches == matches:
                return selector
        selector = Selector(len(self.selectors), matches)
        self.selectors.append(selector)
        return selector

    def pick(self, terms: object) -> Selector:
        return self.share(matching(terms))

    def facing(self) -> list[Selector]:
        return [self.share([FACES[lie] == side for lie in range(LIE_COUNT)]) for side in range(4)]

    def arms(self) -> list[Selector]:
        return [self.share([side in ARMS[lie] for lie in range(LIE_COUNT)]) for side in range(4)]

    def read(self, table: dict[str, object]) -> Constraint:
        """A constraint from its data; Refused if it is not in the language."""
        kind = table.get("kind")
        known = LANGUAGE.get(str(kind))
        if known is None:
            raise misfit("kind", kind, choice(list(LANGUAGE)))
        for name in table:
            if name != "kind" and name not in known:
                raise unknown(str(kind), name, known)
        frame = self.frame
        if kind == "proximity":
            return self.proximity(table)
        if kind == "removal":
            return Removal(
                frame, self.pick(need(table, "of")), self.pick(need(table, "from")), flag(table, "diagonal")
            )
        if kind == "agglomeration":
            return Agglomeration(
                frame, self.pick(need(table, "of")), count(table, "min", 0), count(table, "groups", 1)
            )
        if kind == "panorama":
            nothing: list[object] = []
            return Panorama(
                frame,
                self.facing(),
                self.pick(need(table, "to")),
                count(table, "min", 1),
                self.pick(table.get("blocked_by", nothing)),
                self.pick(table.get("avoid", nothing)),
            )
        if kind == "link":
            of = self.pick(need(table, "of"))
            return Line(frame, of) if flag(table, "straight") else Link(frame, of)
        if kind == "edge":
            return Nowhere(frame, self.pick(need(table, "of")), frame.full & ~frame.rings[1])
        if kind == "corners":
            return Corners(frame, self.pick(need(table, "of")))
        if kind == "centre":
            rings = min(count(table, "rings", 1), len(frame.rings) - 1)
            return Nowhere(frame, self.pick(need(table, "of")), frame.rings[rings])
        if kind == "layout":
            return self.layout(need(table, "rows"))
        if kind == "hedge-linked":
            return HedgeLinked(frame, self.pick("hedge"), self.arms())
        if kind == "hedge-path":
            return HedgePath(frame, self.pick("hedge"), self.arms(), count(table, "min", 0))
        if kind == "hedge-loop":
            around = self.pick(table["around"]) if "around" in table else None
            return HedgeLoop(frame, self.pick("hedge"), self.arms(), count(table, "min", 4), around)
        parts = need(table, "parts")
        if not isinstance(parts, list):
            raise misfit("parts", parts, Phrase("field-list"))
        return Every(frame, [self.read(part) for part in parts])

    def proximity(self, table: dict[str, object]) -> Proximity:
        of = matching(need(table, "of"))
        to = matching(need(table, "to"))
        least = count(table, "min", 1)
        if not flag(table, "same"):
            return Proximity(self.frame, [self.share(of)], [self.share(to)], least)
        ofs: list[Selector] = []
        tos: list[Selector] = []
        for element in range(len(ELEMENTS)):
            mine = [of[lie] and ELEMENT[LIE_TILE[lie]] == element for lie in range(LIE_COUNT)]
            if True in mine:
                like = [to[lie] and ELEMENT[LIE_TILE[lie]] == element for lie in range(LIE_COUNT)]
                ofs.append(self.share(mine))
                tos.append(self.share(like))
        return Proximity(self.frame, ofs, tos, least)

    def layout(self, rows: object) -> Layout:
        if not isinstance(rows, list) or not rows or not all(isinstance(row, list) and row for row in rows):
            raise misfit("rows", rows, Phrase("field-list"))
        for row in rows:
            if len(row) != len(rows[0]):
                raise not_exactly("rows", len(row), len(rows[0]))
        parts: list[Selector] = []
        numbers: list[list[int]] = []
        for row in rows:
            line: list[int] = []
            for terms in row:
                selector = self.pick(terms)
                if selector not in parts:
                    parts.append(selector)
                line.append(parts.index(selector))
            numbers.append(line)
        turns: list[list[list[int]]] = []
        for _ in range(4):
            if numbers not in turns:
                turns.append(numbers)
            numbers = quarter_turn(numbers)
        return Layout(self.frame, parts, turns)


def quarter_turn(rows: list[list[int]]) -> list[list[int]]:
    """Clockwise."""
    height, width = len(rows), len(rows[0])
    return [[rows[height - 1 - row][column] for row in range(height)] for column in range(width)]


LANGUAGE: Final = {
    "proximity": ["of", "to", "min", "same"],
    "removal": ["of", "from", "diagonal"],
    "agglomeration": ["of", "min", "groups"],
    "panorama": ["to", "min", "blocked_by", "avoid"],
    "link": ["of", "straight"],
    "edge": ["of"],
    "corners": ["of"],
    "centre": ["of", "rings"],
    "layout": ["rows"],
    "hedge-linked": [],
    "hedge-path": ["min"],
    "hedge-loop": ["min", "around"],
    "all": ["parts"],
}


def need(table: dict[str, object], name: str) -> object:
    if name not in table:
        raise denied("field-lacks", field=str(table["kind"]), name=name)
    return table[name]


def count(table: dict[str, object], name: str, default: int) -> int:
    """A number; `default` 0 means that it must be given."""
    value = table.get(name, default) if default else need(table, name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise misfit(name, value, Phrase("field-from", {"low": 1}))
    return value


def flag(table: dict[str, object], name: str) -> bool:
    value = table.get(name, False)
    if not isinstance(value, bool):
        raise misfit(name, value, Phrase("field-flag"))
    return value


class Judge:
    """Every card of the box, on gardens of one side."""

    __slots__ = ("side", "surveys")

    def __init__(self, side: int) -> None:
        self.side = side
        self.surveys: list[Survey] = [Survey(side, [data]) for data in CONSTRAINT]

    def meets(self, squares: list[int], card: int) -> bool:
        survey = self.surveys[card]
        survey.look(squares)
        return survey.constraints[0].grade() == 0


JUDGES: Final[dict[int, Judge]] = {}


def judge_for(side: int) -> Judge:
    if side not in JUDGES:
        JUDGES[side] = Judge(side)
    return JUDGES[side]
