"""What clients may say: bodies of requests and commands on the socket. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

Id = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(max_length=40)]
Nonce = Annotated[str, Meta(max_length=64)]  # hexadecimal
Name = Annotated[str, Meta(max_length=200)]


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Id


class MoveIt(Command, tag="move"):
    text: Notation
    revision: Number


class Undo(Command, tag="undo"):
    revision: Number
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Again(Command, tag="again"):
    revision: Number


class Look(Command, tag="look"):
    at: Number


class Why(Command, tag="why"):
    text: Annotated[str, Meta(max_length=200)] = ""
    key: Annotated[str, Meta(max_length=100)] = ""


class Preview(Command, tag="preview"):
    text: Notation


class Hint(Command, tag="hint"):
    pass


class Tally(Command, tag="tally"):
    at: Number | None = None


class Sit(Command, tag="sit"):
    seat: SeatNumber


class Layout(Command, tag="layout"):
    layout: Word


class Language(Command, tag="language"):
    language: Word


class Rename(Command, tag="name"):
    name: Name


class Begin(Command, tag="start"):
    level: Word = ""


class SetSeat(Command, tag="seat"):
    seat: SeatNumber
    kind: Word
    level: Word = ""


class Propose(Command, tag="propose"):
    seat: SeatNumber


class Agree(Command, tag="agree"):
    yes: bool


class Return(Command, tag="return"):
    pass


class Lead(Command, tag="guide"):
    do: Word


class Resync(Command, tag="resync"):
    pass


class Ping(Command, tag="ping"):
    pass


AnyCommand = (
    MoveIt
    | Undo
    | Again
    | Look
    | Why
    | Preview
    | Hint
    | Tally
    | Sit
    | Layout
    | Language
    | Rename
    | Begin
    | SetSeat
    | Propose
    | Agree
    | Return
    | Lead
    | Resync
    | Ping
)


def name_of(command: AnyCommand) -> str:
    return str(command.__struct_config__.tag)


# ---- bodies of requests ----


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Word
    level: Word = ""
    name: Name = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=8)] | None = None
    name: Name = ""
    guide: bool = False
    nonce: Nonce = ""


class Checked(Struct, forbid_unknown_fields=True):
    options: dict[str, Any] = {}


class NewStudy(Struct, forbid_unknown_fields=True):
    game: Word
    level: Word
    deals: Annotated[int, Meta(ge=20, le=2000)]
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    house: dict[str, Any] = {}


class StopStudy(Struct, forbid_unknown_fields=True):
    pass


class Import(Struct, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=1_000_000)]


class Claim(Struct, forbid_unknown_fields=True):
    token: Word
    name: Name = ""
    seat: SeatNumber | None = None
    nonce: Nonce = ""


class Recover(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=100)]


class Watch(Struct, forbid_unknown_fields=True):
    token: Word


class Alone(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Leave(Struct, forbid_unknown_fields=True):
    pass


class Rematch(Struct, forbid_unknown_fields=True):
    nonce: Nonce = ""


class PlainMove(Struct, forbid_unknown_fields=True):
    text: Notation
    revision: Number | None = None


BODIES: Final = [
    NewTable,
    Checked,
    NewStudy,
    StopStudy,
    Import,
    Claim,
    Recover,
    Watch,
    Alone,
    Leave,
    Rematch,
    PlainMove,
]
