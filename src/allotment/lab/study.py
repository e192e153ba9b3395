"""What is played, as data: a game under some variants, who sits where, on so many deals.

A deal is one seed with everything that is played on it: all variants, all seatings. It is what statistics
count. Deals are played in chunks of a fixed size, and a chunk depends on nothing but the study and its
number, so that it comes to the same bytes on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

from ..bots import make_bot
from ..games import folder, make
from ..kernel.options import Options
from ..kernel.result import denied
from ..play.driver import PACE
from .lessons import Lesson

CHUNK = 20  # deals
PLAIN = "plain"
IN_STEP = "in step"  # every seat's n-th turn has luck of its own, whatever was drawn before it


@dataclass(frozen=True)
class Variant:
    """Options of the game, points that seats are given at the end (counted from the one that begins), and
    lessons that its bots have learned on these rules; none: those they come with."""

    options: Mapping[str, object] = field(default_factory=dict)
    handicap: tuple[int, ...] = ()
    lessons: tuple[Lesson, ...] = ()


@dataclass(frozen=True)
class Seating:
    """Who plays a deal: a variant's name, the bot of each seat, and what each must do without."""

    variant: str
    bots: tuple[str, ...]
    without: tuple[str, ...] = ()

    def restriction(self, seat: int) -> str:
        return self.without[seat] if self.without else ""


@dataclass(frozen=True)
class Study:
    game: str
    seats: int
    variants: Mapping[str, Variant]
    seatings: tuple[Seating, ...]
    deals: int
    seed: str = "1"
    chunk: int = CHUNK
    luck: str = PLAIN
    pace: int = PACE

    def options(self, variant: str) -> Options:
        return {**self.variants[variant].options, "seats": self.seats}

    def chunks(self) -> int:
        return -(-self.deals // self.chunk)

    def deals_of(self, number: int) -> range:
        return range(number * self.chunk, min(self.deals, (number + 1) * self.chunk))

    def text(self) -> str:
        """As it is written to `study.json`: readable, and the same wherever it is written."""
        return json.dumps(self.data(), indent=2, sort_keys=True) + "\n"

    def data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "variants": {
                name: {
                    "options": dict(variant.options),
                    "handicap": list(variant.handicap),
                    "lessons": list(variant.lessons),
                }
                for name, variant in self.variants.items()
            },
            "seatings": [
                {"variant": one.variant, "bots": list(one.bots), "without": list(one.without)}
                for one in self.seatings
            ],
            "deals": self.deals,
            "seed": self.seed,
            "chunk": self.chunk,
            "luck": self.luck,
            "pace": self.pace,
            "made": knowledge(self.game),
        }

    def label(self) -> str:
        """What tells its parts from another study's. More deals make it no other study."""
        data = self.data()
        del data["deals"]
        return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=8).hexdigest()

    def check(self) -> Study:
        """Itself; Refused, with a sentence, where it cannot be played."""
        if self.deals < 1 or self.chunk < 1 or self.pace < 1:
            raise denied("lab-study-small")
        if self.luck not in (PLAIN, IN_STEP):
            raise denied("lab-study-luck", plain=PLAIN, in_step=IN_STEP, luck=self.luck)
        if not self.seatings:
            raise denied("lab-study-empty")
        for name, variant in self.variants.items():
            make(self.game, self.options(name))
            if variant.handicap and len(variant.handicap) != self.seats:
                handicaps = len(variant.handicap)
                raise denied("lab-study-handicaps", variant=name, handicaps=handicaps, seats=self.seats)
        for one in self.seatings:
            if one.variant not in self.variants:
                raise denied("lab-study-variant", variant=repr(one.variant))
            if len(one.bots) != self.seats or (one.without and len(one.without) != self.seats):
                raise denied("lab-study-bots", bots=len(one.bots), seats=self.seats)
            for bot in one.bots:
                make_bot(bot)  # without a clock: milliseconds could not be repeated
        return self


def read(text: str) -> Study:
    """A study from its text. Refused if it is none, or if this Allotment would play it differently."""
    try:
        data = json.loads(text)
        study = Study(
            game=str(data["game"]),
            seats=int(data["seats"]),
            variants={
                str(name): Variant(
                    dict(one["options"]), tuple(int(p) for p in one["handicap"]), tuple(one["lessons"])
                )
                for name, one in data["variants"].items()
            },
            seatings=tuple(
                Seating(str(one["variant"]), tuple(map(str, one["bots"])), tuple(map(str, one["without"])))
                for one in data["seatings"]
            ),
            deals=int(data["deals"]),
            seed=str(data["seed"]),
            chunk=int(data["chunk"]),
            luck=str(data["luck"]),
            pace=int(data["pace"]),
        )
        made = str(data["made"])
    except (ValueError, KeyError, TypeError, AttributeError) as why:
        raise denied("lab-study-unread", why=repr(why)) from None
    if made != knowledge(study.game):
        raise denied("lab-study-old", then=made, now=knowledge(study.game))
    return study.check()


@lru_cache(maxsize=64)
def knowledge(slug: str) -> str:
    """A digest of the rules and of what the bots know: equal where the same study gives the same bytes."""
    own = blake2b(digest_size=8)
    top = files("allotment")
    game = folder(slug)
    inner = [game / "rules", game / "knowledge", game / "mind", game / "table" / "words"]
    rooms = [top / "kernel", top / "play", top / "bots", game, *[one for one in inner if one.is_dir()]]
    for room in rooms:
        for file in sorted(room.iterdir(), key=lambda one: one.name):
            if file.name.endswith((".py", ".toml", ".ftl")):
                own.update(f"{file.name}\n".encode())
                own.update(content(file))
    for name in ("drive.py", "ledger.py", "study.py"):
        own.update(content(top / "lab" / name))
    return own.hexdigest()


def content(file: Traversable) -> bytes:
    return file.read_bytes().replace(b"\r\n", b"\n")


# ---- seatings that come up again and again ----


def mirrors(level: str, seats: int, variants: Sequence[str]) -> tuple[Seating, ...]:
    """The same bot in all seats, under each variant."""
    return tuple(Seating(variant, (level,) * seats) for variant in variants)


def swapped(strong: str, weak: str, seats: int, variant: str) -> tuple[Seating, ...]:
    """One bot among others, in each seat in turn."""
    return tuple(
        Seating(variant, tuple(strong if seat == at else weak for seat in range(seats)))
        for at in range(seats)
    )


def rotated(bots: Sequence[str], seats: int, variant: str) -> tuple[Seating, ...]:
    """Every bot in every seat equally often."""
    return tuple(
        Seating(variant, tuple(bots[(seat + turn) % len(bots)] for seat in range(seats)))
        for turn in range(len(bots))
    )


def restricted(level: str, seats: int, variant: str, without: Sequence[str]) -> tuple[Seating, ...]:
    """Everybody free, then each seat in turn without each of these."""
    free = mirrors(level, seats, [variant])
    barred = tuple(
        Seating(variant, (level,) * seats, tuple(what if seat == at else "" for seat in range(seats)))
        for what in without
        for at in range(seats)
    )
    return free + barred
