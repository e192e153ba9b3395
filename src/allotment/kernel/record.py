"""A record: game, version, options, seed and the moves; enough to play it again exactly.

    allotment record
    game: garden-dice
    version: 1
    options: {"seats": 2, "family": false}
    seed: 7
    moves:
    0: buy carrot with 3
    clock: tick 61500

Instead of `seed` a live table's record has `commitment` and, once the game is over, `secret`; with them
stand `table` and `nonces`, what each browser added to the luck, bound to `names` (older ones have neither). A
record that begins in the middle has `position`. `names` says who sat where. `forks` says after how many moves
it left the game that it was taken from, and with which luck from there on: a seed, "" for the same as in that
game, null as long as it may not be shown. A finished one ends with `luck` (the digest of every outcome drawn)
and `scores`.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from .chance import Chance, commitment, joined, promise, sealed, seeded, terms_of
from .game import CLOCK, Position
from .options import Options, plain
from .result import denied
from .story import Phrase

TITLE: Final = "allotment record"
HEAD: Final = [
    "game", "version", "options", "seed", "table", "commitment", "secret", "nonces", "position", "names",
    "forks", "luck", "scores",
]  # fmt: skip

MOST_FORKS: Final = 32
Fork = tuple[int, str | None]  # after how many events, and the seed of the luck from there on


class Event:
    """One line of a record: a seat's move, or the clock's."""

    __slots__ = ("seat", "text")

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text

    def __str__(self) -> str:
        return f"{'clock' if self.seat == CLOCK else self.seat}: {self.text}"


class Record:
    __slots__ = (
        "commitment",
        "events",
        "forks",
        "luck",
        "names",
        "nonces",
        "options",
        "position",
        "scores",
        "secret",
        "seed",
        "slug",
        "table",
        "version",
    )

    def __init__(self, slug: str, version: int, options: Options, seed: str) -> None:
        self.slug = slug
        self.version = version
        self.options = options
        if seed != seed.strip() or len(seed.splitlines()) > 1:
            raise denied("seed-one-line", seed=ascii(seed))
        self.seed = seed  # "" if the luck was sealed
        self.commitment = ""
        self.secret = ""  # in hexadecimal; "" until it may be shown
        self.table = ""  # id of the table it was played at, if its luck is bound to that
        self.nonces: list[str] = []  # what each seat's browser added to the luck
        self.position: Position | None = None  # where it began, if not at the start
        self.names: list[str] = []
        self.forks: list[Fork] = []  # where it left other games, the last one last
        self.luck = ""
        self.scores: list[int] | None = None
        self.events: list[Event] = []

    def chance(self) -> Chance:
        """The luck it was played with, from the first draw."""
        if self.seed:
            return seeded(self.seed)
        if not self.secret:
            raise denied("record-sealed")
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            raise denied("record-secret") from None
        promised = promise(secret, self.terms()) if self.table else commitment(secret)
        if promised != self.commitment:
            raise denied("record-commitment")
        if self.table:
            secret = joined(secret, self.terms(), self.names, self.nonces)
        return sealed(secret)

    def terms(self) -> str:
        return terms_of(self.slug, self.options, self.table)

    def write(self) -> str:
        lines = [
            TITLE,
            f"game: {self.slug}",
            f"version: {self.version}",
            f"options: {json.dumps(self.options)}",
        ]
        if self.names:
            lines.append(f"names: {json.dumps(self.names)}")
        if self.seed:
            lines.append(f"seed: {self.seed}")
        if self.table:
            lines.append(f"table: {self.table}")
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.secret:
            lines.append(f"secret: {self.secret}")
        if self.nonces:
            lines.append(f"nonces: {json.dumps(self.nonces)}")
        if self.position is not None:
            lines.append(f"position: {json.dumps(self.position)}")
        if self.forks:
            lines.append(f"forks: {json.dumps(self.forks)}")
        if self.luck:
            lines.append(f"luck: {self.luck}")
        if self.scores is not None:
            lines.append(f"scores: {json.dumps(self.scores)}")
        lines.append("moves:")
        lines.extend(str(event) for event in self.events)
        return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """A record from its text. Refused, with the line, if it is none."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise denied("record-none", line=TITLE)
    head: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip() != "moves:":
        name, colon, value = lines[at].partition(":")
        if lines[at].strip():
            if not colon or name not in HEAD:
                raise denied("record-line", line=at + 1, text=plain(lines[at]), fields=", ".join(HEAD))
            if name in head:
                raise denied("record-twice", line=at + 1, field=name)
            head[name] = value.strip()
        at += 1
    if at == len(lines):
        raise denied("record-no-moves")
    for name in ("game", "version", "options"):
        if name not in head:
            raise denied("record-lacks", field=name)
    if not head["version"].isdecimal() or len(head["version"]) > 9:
        raise denied("record-no-version", value=plain(head["version"]))
    options = read_json(head["options"], "options")
    if not isinstance(options, dict):
        raise denied("record-no-table", field="options")
    record = Record(head["game"], int(head["version"]), options, head.get("seed", ""))
    record.commitment = head.get("commitment", "")
    record.secret = head.get("secret", "")
    record.table = head.get("table", "")
    record.nonces = [str(nonce) for nonce in listed(head, "nonces")]
    record.luck = head.get("luck", "")
    if not record.seed and not record.commitment:
        raise denied("record-no-luck")
    if record.seed and record.commitment:  # else a seed could pass for the luck that was agreed on
        raise denied("record-two-lucks")
    if record.secret and not record.commitment:
        raise denied("record-uncommitted", field="secret")
    if (record.table or record.nonces) and not record.commitment:
        raise denied("record-uncommitted", field="table" if record.table else "nonces")
    if "position" in head:
        position = read_json(head["position"], "position")
        if not isinstance(position, dict):
            raise denied("record-no-table", field="position")
        if record.commitment and position.get("chance"):
            raise denied("record-planned")
        record.position = position
    record.names = [str(name) for name in listed(head, "names")]
    forks = listed(head, "forks")
    if len(forks) > MOST_FORKS:
        raise denied("record-no-forks")
    record.forks = [read_fork(fork) for fork in forks]
    if "scores" in head:
        record.scores = []
        for score in listed(head, "scores"):
            if not isinstance(score, int) or isinstance(score, bool):
                raise denied("record-no-scores")
            record.scores.append(score)
    for number in range(at + 1, len(lines)):
        if lines[number].strip():
            record.events.append(read_event(lines[number], Phrase("at-line", {"line": number + 1})))
    return record


def read_event(text: str, where: Phrase) -> Event:
    """ "seat: notation", as records and scenarios write it."""
    who, colon, what = text.partition(": ")
    who = who.strip()
    if colon and who == "clock":
        return Event(CLOCK, what.strip())
    if not colon or not who.isdecimal() or not what.strip() or len(who) > 2:
        raise denied("not-an-event", where=where, text=plain(text))
    return Event(int(who), what.strip())


def read_fork(value: object) -> Fork:
    if isinstance(value, list) and len(value) == 2:
        at, seed = value
        if isinstance(at, int) and not isinstance(at, bool) and at >= 0:
            if seed is None or isinstance(seed, str):
                return at, seed
    raise denied("record-no-forks")


def listed(head: dict[str, str], name: str) -> list[object]:
    if name not in head:
        return []
    value = read_json(head[name], name)
    if not isinstance(value, list):
        raise denied("record-no-list", field=name)
    return list(value)


def read_json(text: str, what: str) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        raise denied("record-no-json", field=what) from None
    return value


def digest(outcomes: list[object]) -> str:
    """Of every outcome that was drawn, in order, in the SPEC's words."""
    return blake2b(json.dumps(outcomes).encode(), digest_size=16).hexdigest()
