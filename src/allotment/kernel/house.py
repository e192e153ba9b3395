"""House rules: numbers of the box that a table may agree to change.

They are declared next to the number, in `components.toml`; the game's words say what each is (`house-NAME`):

    [[house]]
    name = "set_bonus"
    at = "scoring.set_bonus"    # where the box's own value is; "scoring.collection.3" is an entry of a list
    low = 0
    high = 30
    rule = "GD-FINAL-2"
"""

from __future__ import annotations

from .manifest import blocks, whole, word
from .result import denied


class Number:
    """A number that may be changed: its name, what the box says, how far it may go, and its rule."""

    __slots__ = ("box", "high", "low", "name", "rule")

    def __init__(self, name: str, box: int, low: int, high: int, rule: str) -> None:
        self.name = name
        self.box = box
        self.low = low
        self.high = high
        self.rule = rule

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "box": self.box,
            "low": self.low,
            "high": self.high,
            "rule": self.rule,
        }


def read_house(boxed: dict[str, object]) -> list[Number]:
    """The house rules of a game's manifest."""
    found: list[Number] = []
    for block in blocks(boxed, "house"):
        value = entry(boxed, word(block, "at"))
        low, high = whole(block, "low"), whole(block, "high")
        assert low <= value <= high, word(block, "name")
        found.append(Number(word(block, "name"), value, low, high, word(block, "rule")))
    return found


def entry(boxed: dict[str, object], at: str) -> int:
    """A number of the manifest by its path."""
    inner: object = boxed
    for step in at.split("."):
        if isinstance(inner, list):
            inner = inner[int(step)]
        else:
            assert isinstance(inner, dict), at
            inner = inner[step]
    assert isinstance(inner, int) and not isinstance(inner, bool), at
    return inner


def deviations(slug: str, house: list[Number], given: object) -> dict[str, object]:
    """What differs from the box. Refused, with what would have been right, if it may not be."""
    if not isinstance(given, dict):
        raise denied("house-untabled", found=type(given).__name__)
    known = {number.name: number for number in house}
    for name in given:
        if name not in known:
            names = ", ".join([number.name for number in house])
            if not names:
                raise denied("no-house", game=slug)
            raise denied("unknown-house", game=slug, name=ascii(name), names=names)
    found: dict[str, object] = {}
    for number in house:
        value = given.get(number.name, number.box)
        if not isinstance(value, int) or isinstance(value, bool) or not number.low <= value <= number.high:
            shown = str(value) if isinstance(value, int) and abs(value) < 10**9 else type(value).__name__
            raise denied(
                "wrong-house",
                name=number.name,
                value=shown,
                low=number.low,
                high=number.high,
                box=number.box,
            )
        if value != number.box:
            found[number.name] = value
    return found


def settled(house: list[Number], given: object) -> dict[str, int]:
    """Every number by name: the box's, or what was agreed on instead."""
    agreed = given if isinstance(given, dict) else {}
    found: dict[str, int] = {}
    for number in house:
        value = agreed.get(number.name, number.box)
        assert isinstance(value, int)
        found[number.name] = value
    return found


def parsed(house: list[Number], text: str) -> tuple[str, int]:
    """A house rule as it is written on a command line: NAME=VALUE."""
    name, _, value = text.partition("=")
    try:
        return name, int(value)
    except ValueError:
        like = f"{house[0].name}={house[0].high}" if house else "NAME=NUMBER"
        raise denied("written-house", text=ascii(text), like=like) from None
