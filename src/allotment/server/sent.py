"""What the server says: messages on the socket to a page, and the answers to its requests.

Types for whoever reads them: `static/messages.d.ts` is made from these and from `messages.py`
(`make messages`), and `tests/server/test_sent.py` holds what is really sent against them. `UNSET` stands for
a field that may be left out.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Region = tuple[float, float]  # width and height, in units of its own


class Sent(Struct, forbid_unknown_fields=True, kw_only=True):
    pass


# ---- the scene ----


class Piece(Sent):
    """One thing on the table (`draw/scene.py`)."""

    key: str
    region: str
    layer: int
    at: tuple[float, float, float, float]  # left, top, width, height, in units of its region
    drawing: str
    label: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    cell: tuple[str, int, int] | UnsetType = UNSET  # the grid it is a cell of, its row and column
    turn: float | UnsetType = UNSET
    born: str | UnsetType = UNSET
    ends: str | UnsetType = UNSET
    like: str | UnsetType = UNSET


class Scene(Sent):
    layout: str
    regions: dict[str, Region]
    pieces: list[Piece]


class SceneChange(Sent):
    regions: dict[str, Region] | UnsetType = UNSET
    changed: list[Piece] | UnsetType = UNSET
    gone: list[str] | UnsetType = UNSET


# ---- the table ----


class OfferWords(Sent):
    title: str
    line: str
    icon: str
    gain: str | UnsetType = UNSET
    brief: str | UnsetType = UNSET


class Offer(Sent):
    """A move that may be made now: the keys that make it are its path, the last of them its target."""

    text: str
    say: OfferWords
    points: int | None
    path: list[str]
    sure: bool | UnsetType = UNSET
    last: bool | UnsetType = UNSET


class LogLine(Sent):
    move: int
    seat: int
    kind: str
    text: str
    rule: str
    keys: list[str]
    args: dict[str, Any] | UnsetType = UNSET


class Seat(Sent):
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


class You(Sent):
    seat: int
    seats: list[int]
    watching: bool
    maker: bool


class Curtain(Sent):
    seat: int
    name: str


class History(Sent):
    at: int
    of: int
    turns: list[int]
    rounds: list[int]
    live: bool
    turns_from: int | UnsetType = UNSET


class UndoLeft(Sent):
    moves: int
    why: str


class Proposal(Sent):
    seat: int
    level: str
    by: int
    agreed: list[int]
    needed: list[int]


class Sand(Sent):
    elapsed: int
    running: bool


class Guide(Sent):
    step: int
    of: int
    kind: Literal["look", "move", "wait", "end"]
    said: str
    see: str
    ask: str
    note: str
    texts: list[str]
    keys: list[str]
    back: Literal["undo", "look", ""]


class PadLine(Sent):
    label: str
    rule: str
    points: list[int]


class Decisive(Sent):
    move: int
    seat: int
    text: str
    gain: int


class Result(Sent):
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


class TableMessage(Sent, tag_field="type", tag="table"):
    """Everything; `scene` is left out (and `view` is there) for programs that draw nothing."""

    protocol: int
    language: str
    revision: int
    stage: Literal["gathering", "playing", "over"]
    you: You
    curtain: Curtain | None
    seats: list[Seat]
    status: str
    can: str
    scene: Scene
    offers: list[Offer]
    log: list[LogLine]
    history: History
    undo: UndoLeft
    proposal: Proposal | None
    sand: Sand | None
    result: Result | None
    luck: str
    commitment: str
    guide: Guide | None


class Update(Sent, tag_field="type", tag="update"):
    """What changed. An offer that stood in the list before comes as its number there."""

    revision: int
    by: int
    text: str
    move: int
    stage: Literal["gathering", "playing", "over"] | UnsetType = UNSET
    you: You | UnsetType = UNSET
    curtain: Curtain | UnsetType | None = UNSET
    seats: list[Seat] | UnsetType = UNSET
    status: str | UnsetType = UNSET
    can: str | UnsetType = UNSET
    scene: SceneChange | UnsetType = UNSET
    offers: list[Offer | int] | UnsetType = UNSET
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


class SeatScore(Sent):
    seat: int
    score: int


class Past(Sent, tag_field="type", tag="past"):
    """A moment of the history."""

    id: int
    at: int
    of: int
    scene: Scene
    seats: list[SeatScore]
    keys: list[str]
    text: str
    say: str
    reason: str


class Here(Sent, tag_field="type", tag="here"):
    connected: list[bool]


class Device(Sent, tag_field="type", tag="device"):
    seat: int
    devices: int


# ---- answers to commands; each has these, and what its command asks for ----


class Answer(Sent, tag_field="type", tag="answer"):
    id: int
    ok: Literal[True]
    revision: int | None


class Refusal(Sent, tag_field="type", tag="answer"):
    id: int | None
    ok: Literal[False]
    revision: int | None
    why: str
    kind: str
    rule: str
    stale: bool
    args: dict[str, Any] | UnsetType = UNSET
    guide: Literal[True] | UnsetType = UNSET


class PreviewLine(Sent):
    text: str
    rule: str
    keys: list[str]


class PreviewAnswer(Answer, kw_only=True):
    points: int | None
    gains: list[int | None]
    sure: bool
    lines: list[PreviewLine]
    way: list[str] | UnsetType = UNSET
    after: list[Piece] | UnsetType = UNSET


class WhyAnswer(Answer, kw_only=True):
    legal: bool
    why: str
    rule: str
    text: str


class HintAnswer(Answer, kw_only=True):
    text: str
    level: str
    reason: str


class TallyAnswer(Answer, kw_only=True):
    at: int
    pad: list[PadLine]
    totals: list[int]


# ---- answers to requests ----


class GameName(Sent):
    slug: str
    title: str
    hidden: bool
    real_time: bool
    undo: bool


class InfoYou(Sent):
    seats: list[int]
    maker: bool
    watching: bool
    recovery: dict[str, str]
    devices: dict[str, int]


class InfoSeat(Sent):
    kind: str
    name: str
    level: str


class Info(Sent):
    """A table in short."""

    id: str
    game: GameName
    options: dict[str, Any]
    stage: Literal["gathering", "playing", "over"]
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
    watch: str
    invite: str | UnsetType = UNSET
    invites: dict[str, str] | UnsetType = UNSET


class TableInfo(Info, kw_only=True):
    """The same as the table's page carries it, with the game's words and addresses."""

    nouns: dict[str, tuple[str, str]]
    sorts: dict[str, str]
    moments: list[str]
    rules: str
    about: str


class Letter(Sent):
    """What the page of an invitation carries."""

    id: str
    luck: str
    commitment: str
    token: str


class HouseNumber(Sent):
    name: str
    box: int
    low: int
    high: int
    rule: str
    says: str


class Option(Sent):
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


class Game(Sent):
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


class Level(Sent):
    name: str
    title: str
    says: str


class StudyLevel(Sent):
    """A bot that a study may be played by."""

    name: str
    bot: str
    says: str


class AboutPiece(Sent):
    key: str
    text: str
    rule: str
    kind: str | UnsetType = UNSET
    label: str | UnsetType = UNSET


class About(Sent):
    pieces: list[AboutPiece]


class Trouble(Sent):
    """Why a request was not answered as asked."""

    why: str
    kind: str
    args: dict[str, Any] | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class OptionsCheck(Sent):
    ok: bool
    why: str
    kind: str | UnsetType = UNSET
    args: dict[str, Any] | UnsetType = UNSET


class Seal(Sent):
    terms: str
    names: list[str]
    nonces: list[str]


class SealCheck(Sent):
    """The shuffles, replayed; a draw of the tape is what was asked of luck, and what came."""

    ok: bool
    why: str
    kind: str
    args: dict[str, Any] | UnsetType = UNSET
    source: str | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    luck: str | UnsetType = UNSET
    draws: int | UnsetType = UNSET
    moves: int | UnsetType = UNSET
    seal: Seal | UnsetType = UNSET
    tape: list[tuple[list[Any], Any]] | UnsetType = UNSET


class Estimate(Sent):
    value: float
    low: float | None
    high: float | None


class Figure(Sent):
    name: str
    share: bool
    box: Estimate
    changed: Estimate | UnsetType = UNSET
    gap: Estimate | UnsetType = UNSET
    clear: bool | UnsetType = UNSET


class Study(Sent):
    id: str
    stage: Literal["waiting", "going", "over", "stopped", "failed"]
    ahead: int
    why: str
    done: int | UnsetType = UNSET
    of: int | UnsetType = UNSET
    final: bool | UnsetType = UNSET
    reaction: Estimate | UnsetType = UNSET
    figures: list[Figure] | UnsetType = UNSET


MESSAGES = [TableMessage, Update, Past, Here, Device]  # on the socket, apart from answers
ANSWERS = {"preview": PreviewAnswer, "why": WhyAnswer, "hint": HintAnswer, "tally": TallyAnswer}
BODIES = [
    TableInfo,
    Letter,
    Game,
    Level,
    StudyLevel,
    About,
    Trouble,
    OptionsCheck,
    SealCheck,
    Study,
]
