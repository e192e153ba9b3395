"""What a bot may ask of a game: how a position looks for each seat, as learned from self-play."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec

from .manifest import table


class Weights:
    """A linear forecast of the points still to come, for one number of seats."""

    __slots__ = ("bias", "by_sign", "scale")

    def __init__(self, bias: float, by_sign: vec[float], scale: float) -> None:
        self.bias = bias
        self.by_sign = by_sign  # in the order of the game's sign_names
        self.scale = scale  # a lead of so many points makes it e (2.7) to one to win

    def product(self, signs: vec[float]) -> float:
        total = self.bias
        by_sign = self.by_sign
        for at in range(len(by_sign)):
            total += by_sign[at] * signs[at]
        return total


LESSONS: Final = ["sprout", "gardener"]  # whose games were learned from, in this order


def read_lessons(package: str, seats: int, names: list[str]) -> list[Weights]:
    """From the game's `weights.toml`, made by `allotment learn`. Where there are none for so many seats,
    those of the nearest number serve; signs that the file does not know weigh nothing."""
    source = files(package) / "weights.toml"
    if not source.is_file():
        return []
    read = tomllib.loads(source.read_text(encoding="utf-8"))
    found: list[Weights] = []
    for lesson in LESSONS:
        if lesson in read:
            by_seats = table(read, lesson)
            nearest = min(sorted(by_seats), key=lambda known: abs(int(known) - seats))
            found.append(as_weights(table(by_seats, nearest), names))
    return found


def as_weights(found: dict[str, object], names: list[str]) -> Weights:
    signs = table(found, "signs")
    return Weights(
        real(found.get("bias", 0.0)),
        vec[float]([real(signs.get(name, 0.0)) for name in names]),
        real(found.get("scale", 1.0)),
    )


def real(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)
