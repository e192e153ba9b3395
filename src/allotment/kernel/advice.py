"""What a bot may ask of a game: how a position looks for each seat, as learned from self-play."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from librt.vecs import vec

from .manifest import table


class Weights:
    """A linear forecast of the points still to come, for one number of seats."""

    __slots__ = ("bias", "by_sign", "scale")

    def __init__(self, bias: float, by_sign: vec[float], scale: float) -> None:
        self.bias = bias
        self.by_sign = by_sign  # in the order of the game's sign_names
        self.scale = scale  # a lead of so many points makes it e (2.7) to one to win


def read_weights(package: str, seats: int, names: list[str]) -> Weights | None:
    """From the game's `weights.toml`, made by `allotment learn`. None if there are none for so many
    seats; signs that the file does not know weigh nothing."""
    source = files(package) / "weights.toml"
    if not source.is_file():
        return None
    by_seats = table(tomllib.loads(source.read_text(encoding="utf-8")), "seats")
    if str(seats) not in by_seats:
        return None
    found = table(by_seats, str(seats))
    signs = table(found, "signs")
    return Weights(
        real(found.get("bias", 0.0)),
        vec[float]([real(signs.get(name, 0.0)) for name in names]),
        real(found.get("scale", 1.0)),
    )


def real(value: object) -> float:
    assert isinstance(value, (int, float))
    return float(value)
