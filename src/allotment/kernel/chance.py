"""All luck comes from here: seeded for search and study, sealed for live tables."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from .options import Options, choice, plain
from .result import Denied, denied
from .story import Phrase

MASK: Final[i64] = 0xFFFFFFFF


class Chance:
    """Seeded luck in four 32-bit numbers (sfc32): cheap to clone, the same compiled or not.

    `planned` holds outcomes laid down in advance, in the SPEC's words; they are used up before the
    generator is asked. `told`, if it is a list, is given every outcome in the same words, and `asked` what
    was asked for: with both anybody can draw it again.
    """

    __slots__ = ("a", "asked", "b", "c", "count", "planned", "told")

    def __init__(self, a: i64, b: i64, c: i64, count: i64, planned: list[object]) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count
        self.planned = planned
        self.told: list[object] | None = None
        self.asked: list[object] | None = None

    def draw(self) -> i64:
        """The next 32 bits. Adds, shifts and xors only; nothing passes 54 bits."""
        out = (self.a + self.b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) + (self.c >> 11) + out) & MASK
        return out

    def clone(self) -> Chance:
        planned = self.planned  # only ever popped from or replaced: an empty one may be shared
        return Chance(self.a, self.b, self.c, self.count, planned[:] if planned else planned)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. For bots and playouts; rules ask the named outcomes below."""
        return int(self.draw() * i64(n) >> 32)

    def shuffle(self, items: list[int]) -> None:
        """Fisher-Yates, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    # The named outcomes: what rules ask for. Each is one entry of `planned` and of `told`.

    def number(self, low: int, high: int) -> int:
        """A whole number from low to high, such as a die or a starting seat."""
        if self.planned:
            value = self.planned.pop(0)
            if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
                raise misplanned(value, Phrase("field-number", {"low": str(low), "high": str(high)}))
            out = value
        else:
            out = low + self.below(high - low + 1)
        if self.asked is not None:
            self.asked.append(["number", low, high])
        if self.told is not None:
            self.told.append(out)
        return out

    def order(self, items: list[int], names: list[str]) -> list[int]:
        """A shuffled copy of items. Planned: a list of the names of exactly these items, top first."""
        if self.planned:
            out = self.listed(self.planned.pop(0), items, names)
            if len(out) != len(items):
                raise misplanned([names[item] for item in out], Phrase("chance-names", {"count": len(items)}))
        else:
            out = items[:]
            self.shuffle(out)
        if self.asked is not None:
            self.asked.append(["order", [names[item] for item in items]])
        if self.told is not None:
            self.told.append([names[item] for item in out])
        return out

    def pick(self, counts: list[int], names: list[str]) -> int:
        """An index into counts, as if drawn from a bag that holds counts[i] pieces of names[i]."""
        if self.planned:
            value = self.planned.pop(0)
            for index, name in enumerate(names):
                if name == value and counts[index] > 0:
                    out = index
                    break
            else:
                raise misplanned(value, choice([n for n, c in zip(names, counts, strict=False) if c > 0]))
        else:
            ticket = self.below(sum(counts))
            out = 0
            while ticket >= counts[out]:
                ticket -= counts[out]
                out += 1
        if self.asked is not None:
            self.asked.append(["pick", counts[:], names[:]])
        if self.told is not None:
            self.told.append(names[out])
        return out

    def some(self, items: list[int], size: int, names: list[str]) -> list[int]:
        """`size` different items, in the order of `items`. Planned: a list of their names."""
        if self.planned:
            chosen = self.listed(self.planned.pop(0), items, names)
            if len(chosen) != size:
                raise misplanned([names[item] for item in chosen], Phrase("chance-names", {"count": size}))
        else:
            mixed = items[:]
            self.shuffle(mixed)
            chosen = mixed[:size]
        out = [item for item in items if item in chosen]
        if self.asked is not None:
            self.asked.append(["some", [names[item] for item in items], size])
        if self.told is not None:
            self.told.append([names[item] for item in out])
        return out

    def listed(self, value: object, items: list[int], names: list[str]) -> list[int]:
        """Read a planned list of names of different items."""
        if not isinstance(value, list):
            raise misplanned(value, Phrase("chance-names", {"count": len(items)}))
        out: list[int] = []
        for name in value:
            found = [item for item in items if names[item] == name and item not in out]
            if not found:
                raise misplanned(name, choice([names[item] for item in items if item not in out]))
            out.append(found[0])
        return out


def misplanned(value: object, due: object) -> Denied:
    """A planned outcome is none that could be drawn now."""
    return denied("chance-wrong", value=plain(value), due=due)


class SealedChance(Chance):
    """Luck for live tables: a keyed BLAKE2b counter stream. Nobody can work out the next die from
    the last ones; the secret's digest is shown before the first move and the secret after the
    last, so that anyone can replay the game and check every draw."""

    __slots__ = ("secret",)

    def __init__(self, secret: bytes, count: i64, planned: list[object]) -> None:
        super().__init__(0, 0, 0, count, planned)
        self.secret = secret

    def draw(self) -> i64:
        block = blake2b(int(self.count).to_bytes(8, "big"), digest_size=4, key=self.secret)
        self.count += 1
        return int.from_bytes(block.digest(), "big")

    def clone(self) -> Chance:
        return SealedChance(self.secret, self.count, self.planned[:])


def seeded(seed: int | str) -> Chance:
    """A chance from any number or word; the same seed gives the same luck everywhere."""
    try:
        word = str(seed).encode()
    except UnicodeEncodeError:
        raise denied("seed-no-text", seed=ascii(seed)) from None
    digest = blake2b(word, digest_size=12).digest()
    chance = Chance(
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        1,
        [],
    )
    for _ in range(12):
        chance.draw()
    return chance


def sealed(secret: bytes) -> Chance:
    if not 16 <= len(secret) <= 64:
        raise denied("secret-size", bytes=len(secret))
    return SealedChance(secret, 0, [])


def commitment(secret: bytes) -> str:
    """What tables of one hand showed before the first move: it binds the table to its secret."""
    return blake2b(secret, digest_size=32, person=b"allotment-seal").hexdigest()


def promise(secret: bytes, terms: str) -> str:
    """What an invitation shows: it binds the server to its part of the luck, and that to one table."""
    text = f"{secret.hex()}\n{terms}"
    return blake2b(text.encode(), digest_size=32, person=b"allotment-seal2").hexdigest()


def joined(secret: bytes, terms: str, names: list[str], nonces: list[str]) -> bytes:
    """The secret that everybody at the table had a hand in: the server by its part, which was promised before
    the others came, and each browser by a nonce that the server could not know then."""
    text = "\n".join([secret.hex(), terms, written(names), written(nonces)])
    return blake2b(text.encode(), digest_size=32, person=b"allotment-deal").digest()


def terms_of(slug: str, options: Options, table: str) -> str:
    """What a promise is bound to, line by line: the game, its options, the table."""
    return "\n".join([slug, written(options), table])


def written(value: object) -> str:
    """JSON as browsers write it, with the names of fields in order."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
