"""HTTP: bodies of requests, and answers."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .fields import Data, Name, Nonce, Notation, Number, Part, SeatNumber, Stage, Word


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
    puzzle: Annotated[int, Meta(ge=0, le=100_000)] = 0
    nonce: Nonce = ""
    hints: bool = True


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


class Subscribe(Struct, forbid_unknown_fields=True):
    """What a browser's push service has given it; the keys in base64."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Unsubscribe(Struct, forbid_unknown_fields=True):
    pass


class Watch(Struct, forbid_unknown_fields=True):
    token: Word


class Alone(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Leave(Struct, forbid_unknown_fields=True):
    pass


class Erase(Struct, forbid_unknown_fields=True):
    """Everything that the server knows of this browser."""


class Rematch(Struct, forbid_unknown_fields=True):
    nonce: Nonce = ""
    onward: bool = False


class NewFork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game: in this seat, with bots or with whoever takes the others."""

    at: Number
    seat: SeatNumber
    others: Literal["bot", "open"] = "bot"
    level: Word = ""
    fresh: bool = True
    name: Name = ""


class AskReview(Struct, forbid_unknown_fields=True):
    pass


class AskFilm(Struct, forbid_unknown_fields=True):
    pass


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
    Subscribe,
    Unsubscribe,
    Watch,
    Alone,
    Leave,
    Erase,
    Rematch,
    NewFork,
    AskReview,
    AskFilm,
    PlainMove,
]

# ---- answers ----


class Error(Part):
    """Why not, as a sentence and as data."""

    why: str
    kind: str
    args: Data | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Live(Part):
    live: bool


class Ready(Part):
    ready: bool


class Push(Part):
    """Whether browsers can be told while no page is open, the key to subscribe with, and whether this one
    has."""

    offered: bool
    key: str
    on: bool


class Loop(Part):
    """How long anything held the event loop at most, and how often longer than the limit."""

    worst_ms: int
    held: int
    limit_ms: int


class Health(Part):
    tables: int
    guests: int
    loop: Loop


class Option(Part):
    name: str
    type: str
    default: Any
    low: int
    high: int
    choices: list[str]
    ids: list[str]
    seat: bool
    beyond: int
    help: str
    title: str | UnsetType = UNSET
    values: dict[str, str] | UnsetType = UNSET
    needs: dict[str, list[Any]] | UnsetType = UNSET
    seats: dict[str, tuple[int, int]] | UnsetType = UNSET


class HouseNumber(Part):
    """A number that a table may change."""

    name: str
    box: int
    low: int
    high: int
    rule: str
    says: str


class Game(Part):
    slug: str
    title: str
    line: str
    minutes: int
    credits: str
    prefix: str
    version: int
    seats: tuple[int, int]
    hidden: bool
    real_time: bool
    undo: bool
    guide: bool
    level: str
    options: list[Option]
    house: list[HouseNumber]


class Level(Part):
    name: str
    title: str
    says: str


class Games(Part):
    games: list[Game]
    levels: list[Level]


class AboutPiece(Part):
    key: str
    text: str
    rule: str
    kind: str | UnsetType = UNSET
    label: str | UnsetType = UNSET


class About(Part):
    pieces: list[AboutPiece]


class Rule(Part):
    id: str
    text: str


class OptionsCheck(Part):
    ok: bool
    why: str
    kind: str | UnsetType = UNSET
    args: Data | UnsetType = UNSET


class Estimate(Part):
    value: float
    low: float | None
    high: float | None


class Figure(Part):
    """What is known of the printed game, of the changed one, and of their difference."""

    name: str
    share: bool
    box: Estimate
    changed: Estimate | UnsetType = UNSET
    gap: Estimate | UnsetType = UNSET
    clear: bool | UnsetType = UNSET


class Study(Part):
    """A study and what is known by now."""

    id: str
    stage: Literal["waiting", "going", "over", "stopped", "failed"]
    ahead: int
    why: str
    done: int | UnsetType = UNSET
    of: int | UnsetType = UNSET
    final: bool | UnsetType = UNSET
    figures: list[Figure] | UnsetType = UNSET
    reaction: Estimate | UnsetType = UNSET
    notes: Any | UnsetType = UNSET


class GameName(Part):
    slug: str
    title: str
    hidden: bool
    real_time: bool
    undo: bool


class InfoYou(Part):
    """What this browser holds of a table."""

    seats: list[int]
    maker: bool
    watching: bool
    recovery: dict[str, str]
    devices: dict[str, int]


class InfoSeat(Part):
    kind: str
    name: str
    level: str


class ForkInfo(Part):
    """After how many moves a table left the game it is a fork of, and whether with luck of its own."""

    at: int
    fresh: bool


class PuzzleInfo(Part):
    """Which of the game's puzzles stands there, from 1 on, and whether it is solved."""

    number: int
    solved: bool


class Info(Part):
    """A table in short."""

    id: str
    game: GameName
    options: Data
    stage: Stage
    revision: int
    made: int
    you: InfoYou
    seats: list[InfoSeat]
    to_act: list[int]
    your_turn: bool
    scores: list[int]
    next: str
    guided: bool
    luck: str
    commitment: str
    fork: ForkInfo | None
    hints: bool
    puzzle: PuzzleInfo | None
    watch: str
    invite: str | UnsetType = UNSET
    invites: dict[str, str] | UnsetType = UNSET


class SeatTaken(Info, kw_only=True):
    """The table in short, the seat that this browser now holds, and its recovery code."""

    seat: int
    recovery: str


class TableInfo(Info, kw_only=True):
    """The same as the table's page carries it, with the game's words and addresses."""

    nouns: dict[str, tuple[str, str]]
    sorts: dict[str, str]
    ties: str
    moments: list[str]
    rules: str
    about: str
    onward: str


class Letter(Part):
    """What the page of an invitation carries."""

    id: str
    luck: str
    commitment: str
    token: str


class StudyLevel(Part):
    """A bot that a study may be played by."""

    name: str
    bot: str
    says: str


CARRIED: Final = [TableInfo, Letter, Game, Level, StudyLevel]  # by pages, as JSON


class Trouble(Part):
    """A table that cannot be shown now, and why."""

    id: str
    trouble: str


class Tables(Part):
    tables: list[Data]  # Info or Trouble


class Erased(Part):
    tables: int  # at which this browser was


class Seal(Part):
    terms: str
    names: list[str]
    nonces: list[str]


class SealCheck(Part):
    """The shuffles, replayed."""

    ok: bool
    why: str
    kind: str
    args: Data | UnsetType = UNSET
    source: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    luck: str | UnsetType = UNSET
    draws: int | UnsetType = UNSET
    moves: int | UnsetType = UNSET
    seal: Seal | UnsetType = UNSET
    tape: list[tuple[list[Any], Any]] | UnsetType = UNSET  # what was asked of luck, and what came


class ForkSeat(Part):
    seat: int
    name: str


class ForkForm(Part):
    """What may be chosen for a fork, and the words to ask for it. `fresh`: luck can be drawn anew there."""

    words: dict[str, str]
    seats: list[ForkSeat]
    seat: int
    levels: list[Level]
    level: str
    fresh: bool


class ReviewMoment(Part):
    """Each seat's chance to win after so many moves; alone, the points to be expected, divided by `most`."""

    move: int
    chances: list[float]


class ReviewDecision(Part):
    """A decision, judged. Where it was a slip or a mistake: what was better, in notation and in words, and
    why. `key`: it is one of those that cost most."""

    move: int
    seat: int
    word: Literal["best", "fine", "slip", "mistake"]
    called: str
    loss: float
    error: float
    key: bool
    best: str
    says: str
    reason: str


class ReviewRow(Part):
    seat: int
    name: str
    cells: list[str]


class ReviewSum(Part):
    """What each seat's result was made of."""

    heads: list[str]
    rows: list[ReviewRow]


class ShareForm(Part):
    """What of a finished game may be shared: kinds of files, and why there are not more; a link that gives no
    seat; and the words for all that."""

    words: dict[str, str]
    link: str
    pictures: list[str]
    why: str


class Film(Part):
    """A finished game as a moving picture: how far it is, in words, too; at the end where it is."""

    stage: Literal["waiting", "going", "over", "stopped", "failed"]
    says: str
    done: int
    of: int
    file: str


class AccountMoment(Part):
    """After a move: the time in milliseconds, and how far the curve is, from 0 to 1."""

    at: int
    time: int
    share: float


class AccountFlag(Part):
    at: int
    word: Literal["good", "bad"]


class AccountRow(Part):
    at: int
    seat: int
    cells: list[str]


class AccountSheet(Part):
    heading: str
    heads: list[str]
    rows: list[AccountRow]
    none: str


class Account(Part):
    """A finished game of people who play together, taken apart: a curve over its moments, and tables."""

    curve: str
    moments: list[AccountMoment]
    flags: list[AccountFlag]
    says: list[str]
    sheets: list[AccountSheet]
    notes: list[str]


class Review(Part):
    """A finished game, reviewed: how far it is, in words, too; at the end what it found."""

    stage: Literal["none", "waiting", "going", "over", "stopped", "failed"]
    says: str
    done: int
    of: int
    words: dict[str, str] | UnsetType = UNSET  # of the page that shows it
    balance: list[str] | UnsetType = UNSET
    most: int | UnsetType = UNSET  # points that a chance of 1 stands for; 1 where it is a chance
    moments: list[ReviewMoment] | UnsetType = UNSET
    decisions: list[ReviewDecision] | UnsetType = UNSET
    sum: ReviewSum | UnsetType = UNSET
    notes: list[str] | UnsetType = UNSET
    account: Account | UnsetType = UNSET  # instead of all that, where nobody plays against anybody


class View(Part):
    """The position as this browser's seat may see it, and its legal moves."""

    revision: int
    stage: str
    seat: int
    view: Data
    offers: list[str]
    to_act: list[int]
    scores: list[int]
    over: bool


class Moved(Part):
    revision: int


class Nothing(Part):
    """An empty object."""


ANSWERS: Final = [
    Error, Live, Ready, Push, Health, Games, Game, About, Rule, OptionsCheck, Study, Tables, Trouble, Info,
    SeatTaken, Erased, SealCheck, ForkForm, ShareForm, Film, Review, View, Moved, Nothing,
]  # fmt: skip
