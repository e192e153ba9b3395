"""What is said to people, as data: a kind and its arguments. `allotment.words` makes sentences of it, last.

Arguments are plain: a number, a short text that reads the same in every language ("2,4"), a Seat, a Title, a
move (Notation), a Phrase within the phrase, or a list of these.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

NOBODY: Final = -1  # eyes without a seat: what a spectator may see; ears: everyone's

Args = dict[str, object]


class Seat:
    """Somebody at the table: a name, or "you"."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Title:
    """Something that has a name of its own in every language, known here by its id."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: Args | None = None) -> None:
        self.id = id
        self.args: Args = args if args is not None else {}


class Notation:
    """A move, as records write it. Whoever shows it says what the move is called at the table (`retold`)."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


class AnyOf:
    """A list of which one will do: "a, b or c". A plain list is "a, b and c"."""

    __slots__ = ("items",)

    def __init__(self, items: list[object]) -> None:
        self.items = items


class Phrase:
    """Something to say: what kind of thing, with which arguments, and whom it concerns."""

    __slots__ = ("args", "kind", "seat")

    def __init__(self, kind: str, args: Args | None = None, seat: int = NOBODY) -> None:
        self.kind = kind
        self.args: Args = args if args is not None else {}
        self.seat = seat

    def data(self) -> Args:
        """As plain data, for JSON and for comparing."""
        found: Args = {"kind": self.kind}
        if self.args:
            found["args"] = plain_args(self.args)
        if self.seat != NOBODY:
            found["seat"] = self.seat
        return found

    def __str__(self) -> str:
        """For people who build."""
        return f"{self.kind} {plain_args(self.args)}" if self.args else self.kind


class Line(Phrase):
    """A line of the story: what happened to whom, by which rule, with which pieces, and who may hear it.

    Where the rules announce something that no move says (the verdict of a check), `news` names it and `what`
    is the piece or the number: bots hear that.
    """

    __slots__ = ("ears", "keys", "news", "rule", "what")

    def __init__(
        self,
        kind: str,
        rule: str,
        keys: list[str],
        seat: int,
        args: Args | None,
        ears: int,
        news: str,
        what: int,
    ) -> None:
        super().__init__(kind, args, seat)
        self.rule = rule
        self.keys = keys
        self.ears = ears  # a seat, or NOBODY for everyone
        self.news = news  # "" for most: the move itself says it all
        self.what = what


def retold(phrase: Phrase, called: Callable[[str], Phrase]) -> Phrase:
    """The phrase with its moves as somebody calls them."""
    args: Args = {}
    for name, value in phrase.args.items():
        if isinstance(value, Notation):
            args[name] = called(value.text)
        elif isinstance(value, Phrase):
            args[name] = retold(value, called)
        else:
            args[name] = value
    return Phrase(phrase.kind, args, phrase.seat)


def plain_args(args: Args) -> Args:
    return {name: plain_argument(value) for name, value in args.items()}


def plain_argument(value: object) -> object:
    if isinstance(value, Seat):
        return {"seat": value.number}
    if isinstance(value, Title):
        if value.args:
            return {"title": value.id, "args": plain_args(value.args)}
        return {"title": value.id}
    if isinstance(value, Notation):
        return {"move": value.text}
    if isinstance(value, AnyOf):
        return {"any": [plain_argument(item) for item in value.items]}
    if isinstance(value, Phrase):
        return value.data()
    if isinstance(value, list):
        return [plain_argument(item) for item in value]
    return value


def read_phrase(data: Args) -> Phrase:
    """What `data` was made of."""
    kind, seat = data["kind"], data.get("seat", NOBODY)
    assert isinstance(kind, str) and isinstance(seat, int)
    return Phrase(kind, read_args(data.get("args", {})), seat)


def read_args(data: object) -> Args:
    assert isinstance(data, dict)
    return {str(name): read_argument(value) for name, value in data.items()}


def read_argument(value: object) -> object:
    if isinstance(value, list):
        return [read_argument(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "kind" in value:
        return read_phrase(value)
    if "title" in value:
        return Title(str(value["title"]), read_args(value.get("args", {})))
    if "move" in value:
        return Notation(str(value["move"]))
    if "any" in value:
        found = read_argument(value["any"])
        assert isinstance(found, list)
        return AnyOf(found)
    seat = value["seat"]
    assert isinstance(seat, int)
    return Seat(seat)
