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
record that begins in the middle has `position`. `names` says who sat where. A finished one ends with `luck`
(the digest of every outcome drawn) and `scores`.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from .chance import Chance, commitment, joined, promise, sealed, seeded, terms_of
from .game import CLOCK, Position
from .options import Options, plain
from .result import Refused

TITLE: Final = "allotment record"
HEAD: Final = [
    "game", "version", "options", "seed", "table", "commitment", "secret", "nonces", "position", "names",
    "luck", "scores",
]  # fmt: skip


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
            raise Refused(
                f"the seed {seed!a} would not be read again; a seed is one line without blanks around"
            )
        self.seed = seed  # "" if the luck was sealed
        self.commitment = ""
        self.secret = ""  # in hexadecimal; "" until it may be shown
        self.table = ""  # id of the table it was played at, if its luck is bound to that
        self.nonces: list[str] = []  # what each seat's browser added to the luck
        self.position: Position | None = None  # where it began, if not at the start
        self.names: list[str] = []
        self.luck = ""
        self.scores: list[int] | None = None
        self.events: list[Event] = []

    def chance(self) -> Chance:
        """The luck it was played with, from the first draw."""
        if self.seed:
            return seeded(self.seed)
        if not self.secret:
            raise Refused("this record's luck is still sealed: its secret is shown when the game is over")
        try:
            secret = bytes.fromhex(self.secret)
        except ValueError:
            raise Refused("the secret of this record is not hexadecimal") from None
        promised = promise(secret, self.terms()) if self.table else commitment(secret)
        if promised != self.commitment:
            raise Refused("the secret does not belong to the commitment: these shuffles were not agreed on")
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
        raise Refused(f"this is no record: its first line should be {TITLE!r}")
    head: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip() != "moves:":
        name, colon, value = lines[at].partition(":")
        if lines[at].strip():
            if not colon or name not in HEAD:
                raise Refused(
                    f"line {at + 1} is {plain(lines[at])}; here stand {', '.join(HEAD)}, then moves:"
                )
            if name in head:
                raise Refused(f"line {at + 1} gives {name} a second time")
            head[name] = value.strip()
        at += 1
    if at == len(lines):
        raise Refused("the record has no line 'moves:'")
    for name in ("game", "version", "options"):
        if name not in head:
            raise Refused(f"the record does not say its {name}")
    if not head["version"].isdecimal() or len(head["version"]) > 9:
        raise Refused(f"the record's version is {plain(head['version'])}; it should be a small number")
    options = read_json(head["options"], "options")
    if not isinstance(options, dict):
        raise Refused("the record's options are no table")
    record = Record(head["game"], int(head["version"]), options, head.get("seed", ""))
    record.commitment = head.get("commitment", "")
    record.secret = head.get("secret", "")
    record.table = head.get("table", "")
    record.nonces = [str(nonce) for nonce in listed(head, "nonces")]
    record.luck = head.get("luck", "")
    if not record.seed and not record.commitment:
        raise Refused("the record has neither a seed nor a commitment")
    if record.seed and record.commitment:  # else a seed could pass for the luck that was agreed on
        raise Refused("the record has both a seed and a commitment; its luck is seeded or sealed, not both")
    if record.secret and not record.commitment:
        raise Refused("the record has a secret, but no commitment that it could be checked against")
    if (record.table or record.nonces) and not record.commitment:
        raise Refused("the record has a table and nonces, but no commitment that they would belong to")
    if "position" in head:
        position = read_json(head["position"], "position")
        if not isinstance(position, dict):
            raise Refused("the record's position is no table")
        if record.commitment and position.get("chance"):
            raise Refused("the record has a commitment, but its position lays down the luck to come")
        record.position = position
    record.names = [str(name) for name in listed(head, "names")]
    if "scores" in head:
        record.scores = []
        for score in listed(head, "scores"):
            if not isinstance(score, int) or isinstance(score, bool):
                raise Refused("the record's scores are not all numbers")
            record.scores.append(score)
    for number in range(at + 1, len(lines)):
        if lines[number].strip():
            record.events.append(read_event(lines[number], f"line {number + 1}"))
    return record


def read_event(text: str, where: str) -> Event:
    """ "seat: notation", as records and scenarios write it."""
    who, colon, what = text.partition(": ")
    who = who.strip()
    if colon and who == "clock":
        return Event(CLOCK, what.strip())
    if not colon or not who.isdecimal() or not what.strip() or len(who) > 2:
        raise Refused(f"{where} is {plain(text)}; a move is written 'seat: notation'")
    return Event(int(who), what.strip())


def listed(head: dict[str, str], name: str) -> list[object]:
    if name not in head:
        return []
    value = read_json(head[name], name)
    if not isinstance(value, list):
        raise Refused(f"the record's {name} are no list")
    return list(value)


def read_json(text: str, what: str) -> object:
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused(f"the record's {what} cannot be read as JSON") from None
    return value


def digest(outcomes: list[object]) -> str:
    """Of every outcome that was drawn, in order, in the SPEC's words."""
    return blake2b(json.dumps(outcomes).encode(), digest_size=16).hexdigest()
