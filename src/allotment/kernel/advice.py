"""What a bot may ask of a game: how a position looks for each seat, as learned from self-play."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from .manifest import table
from .network import Network, as_network


@final
class Signs:
    """A seat's signs, written from left to right, and what each of them counts again times of: the share of
    the game that is left, or how near its end is."""

    __slots__ = ("at", "factors", "plain", "size")

    def __init__(self, size: int, factors: int) -> None:
        self.plain: vec[float] = vec[float]([0.0] * size)
        self.size: i64 = size
        self.at: i64 = 0
        self.factors: vec[float] = vec[float]([0.0] * factors)

    def begin(self) -> None:
        """Another seat."""
        self.at = 0

    def put(self, sign: float) -> None:
        self.plain[self.at] = sign
        self.at += 1

    def yes(self, fact: bool) -> None:
        self.plain[self.at] = 1.0 if fact else 0.0
        self.at += 1

    def spread(self) -> vec[float]:
        """All of them, in the order of the game's sign_names."""
        out = vec[float](capacity=self.size * (len(self.factors) + 1))
        for at in range(self.size):
            out = append(out, self.plain[at])
        for factor in self.factors:
            for at in range(self.size):
                out = append(out, self.plain[at] * factor)
        return out


class Weights:
    """A forecast of the points still to come, for one number of seats: linear, and perhaps corrected by a
    network, which turns it into what a seat's chances are worth in points."""

    __slots__ = ("bias", "by_sign", "network", "scale")

    def __init__(self, bias: float, by_sign: vec[float], scale: float, network: Network | None) -> None:
        self.bias = bias
        self.by_sign = by_sign  # in the order of the game's sign_names
        self.scale = scale  # a lead of so many points makes it e (2.7) to one to win
        self.network = network

    def product(self, signs: vec[float]) -> float:
        total = self.bias
        by_sign = self.by_sign
        for at in range(len(by_sign)):
            total += by_sign[at] * signs[at]
        return total

    def promise(self, signs: Signs) -> float:
        """The product without spreading them first; the same to the last bit."""
        total = self.bias
        by_sign = self.by_sign
        plain = signs.plain
        size = signs.size
        for at in range(size):
            total += by_sign[at] * plain[at]
        start = size
        for factor in signs.factors:
            for at in range(size):
                total += by_sign[start + at] * (plain[at] * factor)
            start += size
        return total


@final
class Judge:
    """Looks at the seats of a position one after the other, and then says what to expect for each."""

    __slots__ = ("at", "inputs", "totals", "weights")

    def __init__(self, weights: Weights, seats: int) -> None:
        self.weights = weights
        self.totals = vec[float]([0.0] * seats)
        self.at: i64 = 0
        self.inputs = vec[float]()  # what a network looks at, seat by seat

    def look(self, points: float, signs: Signs) -> None:
        """The next seat: its points so far, and its signs."""
        weights = self.weights
        total = points + weights.promise(signs)
        self.totals[self.at] = total
        self.at += 1
        if weights.network is not None:
            self.note(signs, points, total)

    def note(self, signs: Signs, points: float, total: float) -> None:
        inputs = self.inputs
        plain = signs.plain
        for at in range(signs.size):
            inputs = append(inputs, plain[at])
        for factor in signs.factors:
            inputs = append(inputs, factor)
        inputs = append(inputs, points)
        self.inputs = append(inputs, total)

    def forecast(self) -> vec[float]:
        network = self.weights.network
        if network is not None and len(self.totals) > 1:
            network.correct(self.inputs, self.totals, self.weights.scale)
        return self.totals


LESSONS: Final = ["sprout", "gardener"]  # by whose games are learned from, unless `learn` is told otherwise
LATEST: Final = len(LESSONS)  # after those: that of the network, where there is one


def read_lessons(package: str, seats: int, names: list[str]) -> list[Weights]:
    """From the game's `weights.toml`, made by `allotment learn`. Where there are none for so many seats,
    those of the nearest number serve; signs that the file does not know weigh nothing. The last lesson is
    that of `network.toml` (`allotment learn --network`), where it has one for just so many seats."""
    read = kept(package, "weights.toml")
    found: list[Weights] = []
    for lesson in LESSONS:
        if lesson in read:
            by_seats = table(read, lesson)
            nearest = min(sorted(by_seats), key=lambda known: abs(int(known) - seats))
            found.append(as_weights(table(by_seats, nearest), names))
    trained = kept(package, "network.toml")
    if str(seats) in trained:
        found.append(as_weights(table(trained, str(seats)), names))
    return found


@lru_cache(maxsize=64)
def kept(package: str, name: str) -> dict[str, object]:
    """What the file says, read once: games are made for every question that is asked of a position."""
    source = files(package) / name
    return tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}


def as_weights(found: dict[str, object], names: list[str]) -> Weights:
    signs = table(found, "signs")
    return Weights(
        real(found.get("bias", 0.0)),
        vec[float]([real(signs.get(name, 0.0)) for name in names]),
        real(found.get("scale", 1.0)),
        as_network(found),
    )


def real(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)
