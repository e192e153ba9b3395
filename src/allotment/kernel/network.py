"""A small network that corrects the linear forecast: what signs mean together, and next to the others' signs.

Each seat's inputs go through one layer. A second layer sees the seat's own and the mean of the others', and
gives one number, which is added to the seat's log odds to win. All seats share the weights, so nobody's
chances depend on where they sit. Inputs are the plain signs, what they are taken times of, the points so far
and the linear forecast.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .manifest import reals


@final
class Network:
    __slots__ = ("first", "first_bias", "last", "others", "own", "second_bias", "units", "wide", "width")

    def __init__(
        self,
        first: vec[float],
        first_bias: vec[float],
        own: vec[float],
        others: vec[float],
        second_bias: vec[float],
        last: vec[float],
    ) -> None:
        self.wide: i64 = len(first_bias)  # units of the first layer
        self.units: i64 = len(second_bias)  # and of the second
        self.width: i64 = len(first) // len(first_bias)  # inputs of a seat
        self.first = first  # by input, then by unit
        self.first_bias = first_bias
        self.own = own  # by unit of the first layer, then of the second
        self.others = others
        self.second_bias = second_bias
        self.last = last

    def correct(self, inputs: vec[float], totals: vec[float], scale: float) -> None:
        """Add to the totals of all seats, of which a lead of `scale` points makes it e to one to win."""
        seats: i64 = len(totals)
        wide, units, width = self.wide, self.units, self.width
        first, own, others = self.first, self.own, self.others
        mine = vec[float]([0.0] * int(seats * units))
        theirs = vec[float]([0.0] * int(seats * units))
        everyones = vec[float]([0.0] * int(units))
        for seat in range(seats):
            layer = vec[float](self.first_bias)
            start: i64 = seat * width
            for at in range(width):
                value = inputs[start + at]
                if value != 0.0:
                    row: i64 = at * wide
                    for unit in range(wide):
                        layer[unit] += first[row + unit] * value
            to: i64 = seat * units
            for at in range(wide):
                value = layer[at]
                if value > 0.0:
                    row = at * units
                    for unit in range(units):
                        mine[to + unit] += own[row + unit] * value
                        theirs[to + unit] += others[row + unit] * value
            for unit in range(units):
                everyones[unit] += theirs[to + unit]
        rivals = float(seats - 1)
        bias, last = self.second_bias, self.last
        for seat in range(seats):
            to = seat * units
            odds = 0.0
            for unit in range(units):
                value = bias[unit] + mine[to + unit] + (everyones[unit] - theirs[to + unit]) / rivals
                if value > 0.0:
                    odds += last[unit] * value
            totals[seat] += odds * scale


PARTS: Final = ["first", "first_bias", "own", "others", "second_bias", "last"]


def as_network(found: dict[str, object]) -> Network | None:
    """The network of a lesson; None if it has none."""
    if "first" not in found:
        return None
    parts = [vec[float](reals(found, name)) for name in PARTS]
    return Network(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
