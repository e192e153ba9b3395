"""The socket: commands of clients, and what the server says."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .fields import Box, Data, Id, Name, Notation, Number, Part, Region, SeatNumber, Stage, Word

# ---- commands of the socket ----


class Command(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    id: Id


class MoveIt(Command, tag="move"):
    text: Notation
    revision: Number


class Undo(Command, tag="undo"):
    revision: Number
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Series(Command, tag="series"):
    revision: Number


class Again(Command, tag="again"):
    revision: Number


class Look(Command, tag="look"):
    at: Number


class Why(Command, tag="why"):
    text: Annotated[str, Meta(max_length=200)] = ""
    key: Annotated[str, Meta(max_length=100)] = ""
    held: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=20)] = []


class Preview(Command, tag="preview"):
    text: Notation


class Foresee(Command, tag="foresee"):
    at: Number
    text: Notation


class Hint(Command, tag="hint"):
    pass


class Tally(Command, tag="tally"):
    at: Number | None = None


class Sit(Command, tag="sit"):
    seat: SeatNumber


class Layout(Command, tag="layout"):
    layout: Word


class Pace(Command, tag="pace"):
    least: Annotated[int, Meta(ge=0, le=5000)]


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
    | Series
    | Again
    | Look
    | Why
    | Preview
    | Foresee
    | Hint
    | Tally
    | Sit
    | Layout
    | Pace
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


# ---- what the socket says ----


class Message(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    pass


class You(Part):
    """Whose eyes a connection has (-1: nobody's), and which seats are its own."""

    seat: int
    seats: list[int]
    watching: bool
    maker: bool


class Curtain(Part):
    """In a hot seat: who should take the screen."""

    seat: int
    name: str


class Seat(Part):
    seat: int
    name: str
    kind: str
    level: str
    absent: str
    fallback: str
    score: int
    clock: int
    connected: bool
    turn: bool
    facts: list[list[str]]


class Piece(Part):
    """A thing on the table, drawn."""

    key: str
    region: str
    layer: int
    at: Box
    drawing: str
    label: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    cell: tuple[str, int, int] | UnsetType = UNSET  # the grid it is a cell of, its row and column
    turn: float | UnsetType = UNSET
    born: str | UnsetType = UNSET
    ends: str | UnsetType = UNSET
    like: str | UnsetType = UNSET


class Scene(Part):
    layout: str
    regions: dict[str, Region]
    pieces: list[Piece]


class SceneChange(Part):
    """Regions that are new or have another size; pieces that are new or altered; keys of those that went."""

    regions: dict[str, Region] | UnsetType = UNSET
    changed: list[Piece] | UnsetType = UNSET
    gone: list[str] | UnsetType = UNSET


class OfferWords(Part):
    """An offer in words."""

    title: str
    line: str
    icon: str
    gain: str | UnsetType = UNSET
    brief: str | UnsetType = UNSET


class Offer(Part):
    """A legal move: in words and as a path of pieces for pages, as an index for programs."""

    text: str
    say: OfferWords | UnsetType = UNSET
    points: int | UnsetType | None = UNSET
    path: list[str] | UnsetType = UNSET
    sure: bool | UnsetType = UNSET
    last: bool | UnsetType = UNSET
    unused: str | UnsetType = UNSET
    index: int | UnsetType = UNSET


class InARow(Part):
    """Moves that the command `series` makes in a row: the first of them, and all of them in words."""

    first: str
    moves: int
    say: OfferWords


class LogLine(Part):
    move: int
    seat: int
    kind: str
    text: str
    rule: str
    keys: list[str]
    args: Data | UnsetType = UNSET
    drawings: list[str] | UnsetType = UNSET


class History(Part):
    at: int
    of: int
    turns: list[int]
    rounds: list[int]
    live: bool
    turns_from: int | UnsetType = UNSET


class UndoLeft(Part):
    moves: int
    why: str


class Proposal(Part):
    """A bot for somebody who has left: who has to agree, and who has."""

    seat: int
    level: str
    by: int
    agreed: list[int]
    needed: list[int]


class Sand(Part):
    elapsed: int
    running: bool


class PadLine(Part):
    label: str
    rule: str
    points: list[int]


class Decisive(Part):
    """A move that decided the game."""

    move: int
    seat: int
    text: str
    gain: int


class Result(Part):
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str
    ended: str
    level: str
    reached: str
    pad: list[PadLine]
    over_time: list[list[int]]
    decisive: list[Decisive]
    secret: str
    seed: str


class Guide(Part):
    """A step of a guided first game, or a puzzle: its number among the game's, and whether its answer has
    been shown."""

    step: int
    of: int
    kind: Literal["look", "move", "wait", "end", "puzzle", "solved"]
    said: str
    see: str
    ask: str
    note: str
    texts: list[str]
    keys: list[str]
    back: Literal["undo", "look", ""]
    shown: bool = False


class TableMessage(Message, tag="table"):
    """Everything."""

    protocol: int
    language: str
    revision: int
    stage: Stage
    you: You
    curtain: Curtain | None
    seats: list[Seat]
    status: str
    can: str
    offers: list[Offer]
    series: InARow | None
    log: list[LogLine]
    history: History
    undo: UndoLeft
    proposal: Proposal | None
    sand: Sand | None
    result: Result | None
    luck: str
    commitment: str
    guide: Guide | None
    scene: Scene | UnsetType = UNSET
    view: Data | UnsetType = UNSET


class Update(Message, tag="update"):
    """What changed. An offer that stood there before comes as its number."""

    revision: int
    by: int
    text: str
    move: int
    stage: Stage | UnsetType = UNSET
    you: You | UnsetType = UNSET
    curtain: Curtain | UnsetType | None = UNSET
    seats: list[Seat] | UnsetType = UNSET
    status: str | UnsetType = UNSET
    can: str | UnsetType = UNSET
    offers: list[Offer | int] | UnsetType = UNSET
    series: InARow | UnsetType | None = UNSET
    log: list[LogLine] | UnsetType = UNSET
    log_from: int | UnsetType = UNSET
    history: History | UnsetType = UNSET
    undo: UndoLeft | UnsetType = UNSET
    proposal: Proposal | UnsetType | None = UNSET
    sand: Sand | UnsetType | None = UNSET
    result: Result | UnsetType | None = UNSET
    luck: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    guide: Guide | UnsetType | None = UNSET
    scene: SceneChange | UnsetType = UNSET
    view: Data | UnsetType = UNSET


class SeatScore(Part):
    seat: int
    score: int


class Past(Message, tag="past"):
    """The table as it was after a move."""

    id: int
    at: int
    of: int
    seats: list[SeatScore]
    keys: list[str]
    text: str
    say: str
    reason: str
    scene: Scene | UnsetType = UNSET
    view: Data | UnsetType = UNSET


class PreviewLine(Part):
    text: str
    rule: str
    keys: list[str]


class Liked(Part):
    """A move that a bot thought about, and how much of its thought went there."""

    text: str
    share: float


class Answer(Message, tag="answer"):
    """To a command. What follows `revision` depends on the command, and on whether it was refused."""

    id: int | None
    ok: bool
    revision: int | None
    why: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    args: Data | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    stale: bool | UnsetType = UNSET
    guide: bool | UnsetType = UNSET
    legal: bool | UnsetType = UNSET
    text: str | UnsetType = UNSET
    level: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    moves: list[Liked] | UnsetType = UNSET
    points: int | UnsetType | None = UNSET
    gains: list[int | None] | UnsetType = UNSET
    sure: bool | UnsetType = UNSET
    lines: list[PreviewLine] | UnsetType = UNSET
    way: list[str] | UnsetType = UNSET
    after: list[Piece] | UnsetType = UNSET
    say: OfferWords | UnsetType = UNSET
    path: list[str] | UnsetType = UNSET
    at: int | UnsetType = UNSET
    pad: list[PadLine] | UnsetType = UNSET
    totals: list[int] | UnsetType = UNSET


class Device(Message, tag="device"):
    """One more browser holds the seat."""

    seat: int
    devices: int


class Here(Message, tag="here"):
    """Who is connected."""

    connected: list[bool]


# Further fields that an answer always has: by its command, and when it is refused.
ANSWERED: Final = {
    "preview": ["points", "gains", "sure", "lines"],
    "foresee": ["points", "gains", "sure", "lines", "say", "path"],
    "why": ["legal", "why", "rule", "text"],
    "hint": ["text", "level", "reason", "moves"],
    "tally": ["at", "pad", "totals"],
}
REFUSED: Final = ["why", "kind", "rule", "stale"]
# Fields that are left out only for programs, which draw nothing.
DRAWN: Final = {"Offer": ["say", "points", "path"], "TableMessage": ["scene"], "Past": ["scene"]}

AnyMessage = TableMessage | Update | Past | Answer | Device | Here
