"""Reading positions politely: whatever is wrong is named by its path, with what would have been right."""

from __future__ import annotations

from .game import Position
from .options import LONGEST, choice, plain
from .result import Denied, denied
from .story import Phrase


class Fields:
    """One table of a position. Ask for each field by kind; then `done` refuses what nobody asked for.

    `place` is the path of the table: "players.0", or "" for the whole.
    """

    __slots__ = ("asked", "place", "table")

    def __init__(self, table: object, place: str = "") -> None:
        if not isinstance(table, dict):
            if not place:
                raise denied("position-untabled", value=plain(table))
            raise misfit(place, table, Phrase("field-table"))
        self.table: Position = {}
        for key, value in table.items():
            if not isinstance(key, str):
                raise denied("field-key", key=plain(key))
            self.table[key] = value
        self.place = place
        self.asked: list[str] = []

    def at(self, name: str) -> str:
        """The path of a field, for a sentence."""
        if len(name) > LONGEST or not name.isprintable():
            name = plain(name)
        return f"{self.place}.{name}" if self.place else name

    def has(self, name: str) -> bool:
        return name in self.table

    def names(self) -> list[str]:
        """All keys, for tables whose keys are data (cells, seats, types); counts as asked."""
        self.asked.extend(self.table)
        return list(self.table)

    def named(self, allowed: list[str]) -> list[str]:
        """All keys, each of them one of `allowed`; counts as asked."""
        for name in self.table:
            if name not in allowed:
                raise unknown(self.place, name, allowed)
        return self.names()

    def get(self, name: str) -> object:
        self.asked.append(name)
        return self.table.get(name)

    def wrong(self, name: str, value: object, allowed: object) -> Denied:
        return misfit(self.at(name), value, allowed)

    def integer(self, name: str, default: int, low: int, high: int) -> int:
        if name not in self.table:
            self.asked.append(name)
            return default
        return number(self.get(name), self.at(name), low, high)

    def flag(self, name: str, default: bool) -> bool:
        if name not in self.table:
            self.asked.append(name)
            return default
        value = self.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name, value, Phrase("field-flag"))
        return value

    def text(self, name: str, default: str, allowed: list[str] | None = None) -> str:
        if name not in self.table:
            self.asked.append(name)
            return default
        value = self.get(name)
        if not isinstance(value, str):
            raise self.wrong(name, value, Phrase("field-text"))
        if allowed is not None and value not in allowed:
            raise self.wrong(name, value, choice(allowed))
        return value

    def items(self, name: str, default: list[object]) -> list[object]:
        if name not in self.table:
            self.asked.append(name)
            return default
        value = self.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, value, Phrase("field-list"))
        return list(value)

    def integers(self, name: str, default: list[int], low: int, high: int) -> list[int]:
        """A list of numbers exactly as long as the default."""
        if name not in self.table:
            self.asked.append(name)
            return default[:]
        values = self.items(name, [])
        if len(values) != len(default):
            raise not_exactly(self.at(name), len(values), len(default))
        return [number(value, f"{self.at(name)}.{place}", low, high) for place, value in enumerate(values)]

    def flags(self, name: str, default: list[bool]) -> list[bool]:
        if name not in self.table:
            self.asked.append(name)
            return default[:]
        out: list[bool] = []
        for place, value in enumerate(self.items(name, [])):
            if not isinstance(value, bool):
                raise misfit(f"{self.at(name)}.{place}", value, Phrase("field-flag"))
            out.append(value)
        if len(out) != len(default):
            raise not_exactly(self.at(name), len(out), len(default))
        return out

    def words(self, name: str, default: list[str], allowed: list[str] | None = None) -> list[str]:
        """A list of strings; each one of `allowed`, if that is given."""
        if name not in self.table:
            self.asked.append(name)
            return default[:]
        return strings(self.items(name, []), self.at(name), allowed)

    def fields(self, name: str) -> Fields:
        """A table inside this one; empty if left out."""
        value = self.get(name)
        return Fields(value if name in self.table else {}, self.at(name))

    def done(self) -> None:
        """Refuse fields that no rule knows."""
        for name in self.table:
            if name not in self.asked:
                known = ", ".join(sorted(set(self.asked)))
                raise denied("field-unknown", field=self.at(name), known=known)


class Places:
    """Where a position has each piece of a kind, so that none is in two places."""

    __slots__ = ("pieces", "where")

    def __init__(self, pieces: list[str]) -> None:
        self.pieces = pieces
        self.where = [""] * len(pieces)

    def put(self, piece: int, field: str) -> None:
        first = self.where[piece]
        if first == field:
            raise repeated(field, self.pieces[piece])
        if first:
            raise denied("field-twice", piece=plain(self.pieces[piece]), first=first, second=field)
        self.where[piece] = field


def number(value: object, field: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise misfit(field, value, number_from(low, high))
    return value


def strings(values: list[object], field: str, allowed: list[str] | None = None) -> list[str]:
    """The entries of a list; Refused if one is no string, or none of `allowed`."""
    out: list[str] = []
    for value in values:
        if not isinstance(value, str):
            raise misfit(field, value, Phrase("field-texts"))
        if allowed is not None and value not in allowed:
            raise unknown(field, value, allowed)
        out.append(value)
    return out


# What is wrong, in the frame's words.


def misfit(field: str, value: object, allowed: object) -> Denied:
    return denied("field-wrong", field=field, value=plain(value), allowed=allowed)


def number_from(low: int, high: int) -> Phrase:
    return Phrase("field-number", {"low": str(low), "high": str(high)})


def unknown(field: str, value: object, allowed: list[str]) -> Denied:
    """A name where another one should be."""
    return denied("field-names", field=field, value=plain(value), names=choice(allowed))


def not_exactly(field: str, count: int, right: int) -> Denied:
    return denied("field-exactly", field=field, count=count, right=right)


def too_many(field: str, count: int, most: int) -> Denied:
    return denied("field-at-most", field=field, count=count, most=most)


def repeated(field: str, value: object) -> Denied:
    return denied("field-repeats", field=field, value=plain(value))


def disagrees(field: str, value: object, right: object) -> Denied:
    """A field says otherwise than what follows from the others."""
    return denied("field-disagrees", field=field, value=plain(value), right=plain(right))


def not_by_options(field: str, value: object, right: object) -> Denied:
    return denied("field-option", field=field, value=plain(value), right=plain(right))


def only_in(field: str, phases: list[str], phase: str) -> Denied:
    """A field that means nothing in this phase."""
    return denied("field-only-in", field=field, phases=choice(phases), phase=plain(phase))


def miswritten(field: str, value: object, like: list[str]) -> Denied:
    return denied("field-written", field=field, value=plain(value), like=choice(like))


def no_seat(field: str, value: object, seats: int) -> Denied:
    return denied("field-seat", field=field, value=plain(value), last=seats - 1)


def seat_names(seats: int) -> list[str]:
    """Seats as keys of a table."""
    return [str(seat) for seat in range(seats)]
