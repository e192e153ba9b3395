"""Options of a game are data, so that the command line, web forms and environments all read them."""

from __future__ import annotations

import json
from typing import Final

from .house import Number, deviations
from .result import denied
from .story import AnyOf, Args, Phrase

HOUSE: Final = "house"  # the key of house rules among a game's options; the printed game has none
LONGEST: Final = 200  # letters of a value in a message
DEEPEST: Final = 4  # tables within tables shown in one
LISTED: Final = 24  # names that a message lists; of more it shows the first few and the last
FIRST_FEW: Final = 3

Options = dict[str, object]


class Option:
    """One option: its name, what it may be, and what it is if nobody says. The game's words say what it is
    for (`option-NAME`).

    kind is "integer", "boolean", "string", "string-or-integer", "string-or-list" or "list".
    A list option holds ids from `ids`; a default of None means the option is left out. Where `seat` is
    true its numbers are seats. From `beyond` on (0: never) a number is more than the printed game is for.
    The default is that of the rules, for positions and records that do not say.
    """

    __slots__ = (
        "beyond",
        "choices",
        "default",
        "high",
        "ids",
        "kind",
        "low",
        "name",
        "seat",
    )

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        low: int = 0,
        high: int = 0,
        choices: list[str] | None = None,
        ids: list[str] | None = None,
        seat: bool = False,
        beyond: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.low = low
        self.high = high
        self.choices: list[str] = choices if choices is not None else []
        self.ids: list[str] = ids if ids is not None else []
        self.seat = seat
        self.beyond = beyond

    def allowed(self) -> Phrase:
        """What may be given."""
        found: list[object] = []
        if self.kind == "boolean":
            found.extend(["true", "false"])
        for choice in self.choices:
            found.append(f'"{choice}"')
        if self.kind in ("integer", "string-or-integer"):
            given: Args = {"low": str(self.low), "high": str(self.high)}
            if self.beyond:
                given["beyond"] = self.beyond
            found.append(Phrase("allowed-beyond" if self.beyond else "allowed-range", given))
        if self.kind in ("list", "string-or-list"):
            found.append(Phrase("allowed-list", {"ids": ", ".join(self.ids)}))
        return Phrase("allowed", {"any": AnyOf(found)})

    def check(self, value: object) -> object:
        """The value, if it is allowed; otherwise Refused with what would have been right."""
        if value is None and self.default is None:
            return None
        if self.kind == "boolean":
            good = isinstance(value, bool)
        elif isinstance(value, bool):
            good = False
        elif isinstance(value, int):
            good = self.kind in ("integer", "string-or-integer") and self.low <= value <= self.high
        elif isinstance(value, str):
            good = value in self.choices
        elif isinstance(value, list):
            good = self.kind in ("list", "string-or-list") and all(
                isinstance(item, str) and item in self.ids for item in value
            )
        else:
            good = False
        if not good:
            raise denied("wrong-option", name=self.name, value=plain(value), allowed=self.allowed())
        return value

    def parse(self, text: str) -> object:
        """Read the value as it is written on a command line: `--set name=text`."""
        if text in self.choices:
            return text
        if self.kind == "boolean" and text in ("true", "false"):
            return text == "true"
        if self.kind in ("integer", "string-or-integer"):
            try:
                whole = int(text)
            except ValueError:
                return self.check(text)
            return self.check(whole)
        if self.kind in ("list", "string-or-list"):
            return self.check([word for word in text.split(",") if word])
        return self.check(text)

    def samples(self) -> list[object]:
        """Values to test with: every enumerated one, and the ends of ranges."""
        values: list[object] = []
        values.extend(self.choices)
        if self.kind == "boolean":
            values.extend([False, True])
        if self.kind in ("integer", "string-or-integer"):
            if self.high - self.low <= 8:
                values.extend(range(self.low, self.high + 1))
            else:
                values.extend([self.low, self.high])
        return values if values else [self.default]

    def data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "type": self.kind,
            "default": self.default,
            "low": self.low,
            "high": self.high,
            "choices": self.choices,
            "ids": self.ids,
            "seat": self.seat,
            "beyond": self.beyond,
        }


class Box:
    """What is printed on a game's box: everything about it but its rules and its words."""

    __slots__ = (
        "changes",
        "cooperative",
        "credits",
        "hidden",
        "house",
        "minutes",
        "options",
        "peer",
        "prefix",
        "real_time",
        "short",
        "slug",
        "title",
        "undo",
        "version",
    )

    def __init__(
        self,
        slug: str,
        title: str,
        prefix: str,
        version: int,
        minutes: int,
        credits: str,
        options: list[Option],
        hidden: bool,
        real_time: bool,
        undo: bool,
        cooperative: bool = False,
        house: list[Number] | None = None,
        changes: list[str] | None = None,
        short: Options | None = None,
        peer: str = "",
    ) -> None:
        self.slug = slug
        self.title = title
        self.prefix = prefix  # of its rule ids
        self.version = version  # goes up when the same record would play out differently
        self.minutes = minutes
        self.credits = credits
        self.options = options
        self.hidden = hidden  # seats see different things
        self.real_time = real_time  # all seats act at once, time passes by clock events
        self.undo = undo  # quiet moves may be taken back
        self.cooperative = cooperative  # all seats win or lose together
        self.house: list[Number] = house if house is not None else []  # numbers a table may change
        self.changes: list[str] = changes if changes is not None else []  # in each version from 2 on
        self.short: Options = short if short is not None else {}  # options of a quick game, for examples
        self.peer = peer  # a game of OpenSpiel that random play takes about as many moves to end

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options)
        raise denied("unknown-option", game=self.title, name=plain(name), names=names)

    def read(self, given: Options) -> Options:
        """Every option with its value, and the house rules that differ from the box. Each game adds what
        depends on two options at once."""
        for name in given:
            if name != HOUSE:
                self.option(name)
        options: Options = {}
        for option in self.options:
            options[option.name] = option.check(given.get(option.name, option.default))
        if HOUSE in given:
            changed = deviations(self.slug, self.house, given[HOUSE])
            if changed:  # the printed game says nothing of them, so its records stay what they are
                options[HOUSE] = changed
        return options

    def seated(self, given: Options) -> Options:
        """The options of a table: those given; luck names the seats that nobody has named."""
        options = dict(given)
        for option in self.options:
            if option.seat and option.name not in given and "random" in option.choices:
                options[option.name] = "random"
        return options


def plain(value: object) -> str:
    """A value as a person would write it in TOML; cut short if it is long, for it goes into a sentence."""
    text = written(value, 0)
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


def choice(names: list[str]) -> AnyOf:
    """What may be named, for a message."""
    listed: list[object] = []
    if len(names) > LISTED:
        listed.extend([plain(name) for name in names[:FIRST_FEW]])
        listed.append("…")
        listed.append(plain(names[-1]))
    else:
        listed.extend([plain(name) for name in names])
    return AnyOf(listed)


def written(value: object, depth: int) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value[:LONGEST], ensure_ascii=False)
    if isinstance(value, int):
        if value.bit_length() < 1000:
            return str(value)
        power = f"2^{value.bit_length() - 1}"  # Python refuses to print thousands of digits
        return f"≥ {power}" if value > 0 else f"≤ -{power}"
    if isinstance(value, (list, dict)) and depth == DEEPEST:
        return "..."
    if isinstance(value, list):
        return "[" + ", ".join([written(item, depth + 1) for item in value[:LONGEST]]) + "]"
    if isinstance(value, dict):
        if not value:
            return "{}"
        pairs = [
            f"{key if key.isidentifier() else json.dumps(key)} = {written(inner, depth + 1)}"
            for key, inner in [(str(key), inner) for key, inner in list(value.items())[:LONGEST]]
        ]
        return "{ " + ", ".join(pairs) + " }"
    return str(value)
