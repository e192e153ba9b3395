"""Reading positions politely: every wrong field gets a sentence."""

from __future__ import annotations

from .game import Position
from .options import plain
from .result import Refused


class Fields:
    """One table of a position. Ask for each field by kind; then `done` refuses what nobody asked for.

    `place` names the table in messages: "the position", "players.0".
    """

    __slots__ = ("asked", "place", "table")

    def __init__(self, table: object, place: str) -> None:
        if not isinstance(table, dict):
            raise Refused(f"{place} is {plain(table)}; it should be a table of fields")
        self.table: Position = {}
        for key, value in table.items():
            if not isinstance(key, str):
                raise Refused(f"{place} has the key {plain(key)}; keys are strings")
            self.table[key] = value
        self.place = place
        self.asked: list[str] = []

    def has(self, name: str) -> bool:
        return name in self.table

    def names(self) -> list[str]:
        """All keys, for tables whose keys are data (cells, seats, types); counts as asked."""
        self.asked.extend(self.table)
        return list(self.table)

    def get(self, name: str) -> object:
        self.asked.append(name)
        return self.table.get(name)

    def wrong(self, name: str, value: object, right: str) -> Refused:
        return Refused(f"{name} in {self.place} is {plain(value)}; it should be {right}")

    def integer(self, name: str, default: int, low: int, high: int) -> int:
        if name not in self.table:
            self.asked.append(name)
            return default
        return number(self.get(name), f"{name} in {self.place}", low, high)

    def flag(self, name: str, default: bool) -> bool:
        if name not in self.table:
            self.asked.append(name)
            return default
        value = self.get(name)
        if not isinstance(value, bool):
            raise self.wrong(name, value, "true or false")
        return value

    def text(self, name: str, default: str, allowed: list[str] | None = None) -> str:
        if name not in self.table:
            self.asked.append(name)
            return default
        value = self.get(name)
        if not isinstance(value, str):
            raise self.wrong(name, value, "a string")
        if allowed is not None and value not in allowed:
            raise self.wrong(name, value, "one of " + ", ".join(plain(word) for word in allowed))
        return value

    def items(self, name: str, default: list[object]) -> list[object]:
        if name not in self.table:
            self.asked.append(name)
            return default
        value = self.get(name)
        if not isinstance(value, list):
            raise self.wrong(name, value, "a list")
        return list(value)

    def integers(self, name: str, default: list[int], low: int, high: int) -> list[int]:
        """A list of numbers exactly as long as the default."""
        if name not in self.table:
            self.asked.append(name)
            return default[:]
        values = self.items(name, [])
        if len(values) != len(default):
            raise self.wrong(name, values, f"a list of {len(default)} numbers")
        return [number(value, f"{name} in {self.place}", low, high) for value in values]

    def flags(self, name: str, default: list[bool]) -> list[bool]:
        if name not in self.table:
            self.asked.append(name)
            return default[:]
        values = self.items(name, [])
        out: list[bool] = []
        for value in values:
            if not isinstance(value, bool):
                raise self.wrong(name, values, "a list of true and false")
            out.append(value)
        if len(out) != len(default):
            raise self.wrong(name, values, f"a list of {len(default)}")
        return out

    def words(self, name: str, default: list[str], allowed: list[str] | None = None) -> list[str]:
        """A list of strings; each one of `allowed`, if that is given."""
        if name not in self.table:
            self.asked.append(name)
            return default[:]
        out: list[str] = []
        for value in self.items(name, []):
            if not isinstance(value, str):
                raise self.wrong(name, value, "a list of strings")
            if allowed is not None and value not in allowed:
                raise Refused(f"{name} in {self.place} names {plain(value)}, which is unknown")
            out.append(value)
        return out

    def fields(self, name: str) -> Fields:
        """A table inside this one; empty if left out."""
        inner = name if self.place == "the position" else f"{self.place}.{name}"
        value = self.get(name)
        return Fields(value if name in self.table else {}, inner)

    def done(self) -> None:
        """Refuse fields that no rule knows."""
        for name in self.table:
            if name not in self.asked:
                known = ", ".join(sorted(set(self.asked)))
                raise Refused(f"{self.place} has an unknown field {plain(name)}; known are {known}")


def number(value: object, what: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Refused(f"{what} is {plain(value)}; it should be a number from {low} to {high}")
    return value
