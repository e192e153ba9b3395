"""Ridge regression by the normal equations: what learning a forecast needs, in compiled loops."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Fit:
    """Sums over observations, and the weights that explain them best. The last weight is the bias."""

    __slots__ = ("count", "size", "sums")

    def __init__(self, signs: int) -> None:
        self.size: i64 = signs + 1
        self.count = 0
        self.sums = vec[float]([0.0] * ((signs + 1) * (signs + 2)))

    def add(self, signs: vec[float], target: float) -> None:
        size = self.size
        wide = size + 1
        sums = self.sums
        for a in range(size):
            left = signs[a] if a < size - 1 else 1.0
            if left != 0.0:
                for b in range(size - 1):
                    sums[a * wide + b] += left * signs[b]
                sums[a * wide + size - 1] += left
                sums[a * wide + size] += left * target
        self.count += 1

    def weights(self, ridge: float) -> list[float]:
        """Gauss-Jordan with partial pivoting; `ridge` keeps weights of rare signs small."""
        size = int(self.size)
        wide = size + 1
        rows = [[float(self.sums[at * wide + to]) for to in range(wide)] for at in range(size)]
        for at in range(size - 1):
            rows[at][at] += ridge
        rows[size - 1][size - 1] += 1e-6
        for at in range(size):
            pivot = at
            for row in range(at, size):
                if abs(rows[row][at]) > abs(rows[pivot][at]):
                    pivot = row
            rows[at], rows[pivot] = rows[pivot], rows[at]
            line = rows[at]
            head = line[at]
            for column in range(at, wide):
                line[column] /= head
            for row in range(size):
                factor = rows[row][at]
                if row != at and factor != 0.0:
                    other = rows[row]
                    for column in range(at, wide):
                        other[column] -= factor * line[column]
        return [rows[row][size] for row in range(size)]
