"""Luck: the same compiled and not, fair, laid down in advance where wanted, sealed at live tables."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allotment.kernel.chance import Chance, commitment, sealed, seeded
from allotment.kernel.result import Refused

SECRET = bytes(range(32))
NAMES = ["fern", "moss", "ivy", "reed"]


def test_known_values() -> None:
    """Fixed for ever: records hold seeds, so other numbers would be other games."""
    chance = seeded(7)
    assert [int(chance.draw()) for _ in range(5)] == [
        403854616,
        4198133255,
        2563597726,
        2531053393,
        3498394863,
    ]
    chance = seeded("tulip")
    dice = [chance.number(1, 6) for _ in range(20)]
    assert dice == [2, 3, 2, 2, 3, 6, 5, 1, 2, 6, 5, 3, 4, 5, 1, 4, 1, 3, 6, 4]
    assert seeded(7).draw() == seeded("7").draw()
    chance = sealed(SECRET)
    assert [int(chance.draw()) for _ in range(3)] == [3718755705, 310855322, 2538990575]
    assert commitment(SECRET) == "db92910a2dd7c84fbb6b35e7dcab99505f6060cc53241b691d2e47b2bd352af0"


class Sfc32:
    """The generator once more, from its description."""

    def __init__(self, seed: str) -> None:
        digest = blake2b(seed.encode(), digest_size=12).digest()
        self.a, self.b, self.c = (int.from_bytes(digest[at : at + 4], "big") for at in (0, 4, 8))
        self.count = 1
        for _ in range(12):
            self.next()

    def next(self) -> int:
        out = (self.a + self.b + self.count) % 2**32
        self.count = (self.count + 1) % 2**32
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c * 9) % 2**32
        turned = ((self.c << 21) | (self.c >> 11)) % 2**32
        self.c = (turned + out) % 2**32
        return out


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=12))
def test_the_generator_is_sfc32(seed: str) -> None:
    mine, theirs = Sfc32(seed), seeded(seed)
    assert [mine.next() for _ in range(50)] == [int(theirs.draw()) for _ in range(50)]


def test_a_generator_far_along_stays_within_32_bits() -> None:
    chance = Chance(2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1, [])
    for _ in range(1000):
        assert 0 <= chance.draw() < 2**32
        assert all(0 <= part < 2**32 for part in (chance.a, chance.b, chance.c, chance.count))


@pytest.mark.parametrize("kind", ["seeded", "sealed"])
@pytest.mark.parametrize("sides", [2, 6, 7, 36])
def test_numbers_are_fair(kind: str, sides: int) -> None:
    """Chi-square over many throws: the sum stays below what chance exceeds once in a million."""
    chance = seeded("fair") if kind == "seeded" else sealed(SECRET)
    throws = 500 * sides
    seen = [0] * sides
    for _ in range(throws):
        seen[chance.below(sides)] += 1
    expected = throws / sides
    square = sum((count - expected) ** 2 / expected for count in seen)
    freedom = sides - 1
    limit = freedom * (1 - 2 / (9 * freedom) + 4.75 * (2 / (9 * freedom)) ** 0.5) ** 3  # Wilson-Hilferty
    assert square < limit


def test_shuffles_are_fair() -> None:
    """Each of the 24 orders of four comes up about as often."""
    chance = seeded("orders")
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(4800):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        assert sorted(items) == [0, 1, 2, 3]
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 24
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 70


def test_bags_are_drawn_from_by_weight() -> None:
    chance = seeded("bag")
    seen = [0, 0, 0, 0]
    for _ in range(4000):
        seen[chance.pick([1, 0, 2, 1], NAMES)] += 1
    assert seen[1] == 0
    assert abs(seen[0] - 1000) < 150 and abs(seen[2] - 2000) < 200 and abs(seen[3] - 1000) < 150


def test_some_are_different_and_in_order() -> None:
    chance = seeded("some")
    for _ in range(50):
        chosen = chance.some([3, 1, 0, 2], 2, NAMES)
        assert len(chosen) == 2 and chosen == [item for item in [3, 1, 0, 2] if item in chosen]


def test_planned_outcomes_come_first() -> None:
    chance = seeded(1)
    other = chance.clone()
    chance.planned = [4, ["ivy", "fern", "moss"], "moss", ["reed", "fern"]]
    chance.told = []
    assert chance.number(1, 6) == 4
    assert chance.order([0, 1, 2], NAMES) == [2, 0, 1]
    assert chance.pick([1, 1], NAMES) == 1
    assert chance.some([0, 1, 2, 3], 2, NAMES) == [0, 3]
    assert chance.told == [4, ["ivy", "fern", "moss"], "moss", ["fern", "reed"]]
    assert chance.planned == []
    assert chance.draw() == other.draw(), "planned outcomes leave the generator alone"


@pytest.mark.parametrize(
    ("planned", "ask"),
    [
        (7, "number"),
        (0, "number"),
        ("4", "number"),
        (True, "number"),
        (None, "number"),
        ([4], "number"),
        (4.0, "number"),
        pytest.param(1 << 20000, "number", id="huge"),
        ("ivy", "order"),
        (["ivy"], "order"),
        (["ivy", "ivy", "fern"], "order"),
        (["ivy", "fern", "oak"], "order"),
        (["ivy", "fern", "moss", "reed"], "order"),
        ("reed", "pick"),
        ("oak", "pick"),
        (1, "pick"),
        (["fern"], "pick"),
        (["ivy"], "some"),
        (["ivy", "fern", "moss"], "some"),
        ("ivy", "some"),
        (["ivy", "oak"], "some"),
    ],
)
def test_planned_outcomes_that_cannot_be_are_refused(planned: object, ask: str) -> None:
    chance = seeded(1)
    chance.planned = [planned]
    asks: dict[str, Callable[[], object]] = {
        "number": lambda: chance.number(1, 6),
        "order": lambda: chance.order([0, 1, 2], NAMES),
        "pick": lambda: chance.pick([1, 1, 1, 0], NAMES),
        "some": lambda: chance.some([0, 1, 2], 2, NAMES),
    }
    with pytest.raises(Refused, match="chance"):
        asks[ask]()


def test_clones_go_their_own_way() -> None:
    for chance in (seeded(5), sealed(SECRET)):
        chance.planned = [1, 2]
        chance.told = []
        copy = chance.clone()
        assert copy.told is None, "a search does not write the table's tape"
        assert [copy.number(1, 6) for _ in range(10)][:2] == [1, 2]
        assert chance.planned == [1, 2]
        again = chance.clone()
        assert [again.number(1, 6) for _ in range(10)] == [chance.number(1, 6) for _ in range(10)]


@given(st.binary(min_size=16, max_size=64))
def test_the_sealed_stream_is_keyed_blake2b(secret: bytes) -> None:
    """Anyone can re-derive it: block n is the four-byte BLAKE2b of n, keyed with the secret."""
    chance = sealed(secret)
    for count in range(8):
        block = blake2b(count.to_bytes(8, "big"), digest_size=4, key=secret).digest()
        assert int(chance.draw()) == int.from_bytes(block, "big")
    copy = chance.clone()
    assert copy.draw() == chance.draw()


def test_commitments_bind() -> None:
    assert commitment(SECRET) != commitment(SECRET[:-1])
    assert commitment(SECRET) != commitment(SECRET + b"\0")
    assert SECRET.hex() not in commitment(SECRET) and len(commitment(SECRET)) == 64


@pytest.mark.parametrize("size", [0, 1, 15, 65, 100])
def test_secrets_have_a_size(size: int) -> None:
    with pytest.raises(Refused, match="16 to 64 bytes"):
        sealed(b"x" * size)


def test_a_seed_is_text() -> None:
    with pytest.raises(Refused, match="isn’t text"):
        seeded("\udcff")
