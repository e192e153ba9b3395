"""Intervals and tests. Nothing else in the lab computes one.

The unit is the deal: every function takes one number for each deal (the mean over its bouts), because bouts
on the same deal are not independent. Levels are 95 % unless a function says otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, erfc, exp, fsum, inf, log, sqrt
from statistics import NormalDist
from typing import Any

Z = 1.959963984540054
ALPHA = 0.05
FEW = 200  # deals below which differences are bootstrapped
RESAMPLES = 2000
SKEWED = 1.0


@dataclass(frozen=True)
class Estimate:
    """A value with its interval, and how many deals are behind it."""

    value: float
    low: float
    high: float
    n: int

    def half(self) -> float:
        return (self.high - self.low) / 2

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def mean(x: Sequence[float]) -> float:
    return fsum(x) / len(x) if len(x) else 0.0


def variance(x: Sequence[float]) -> float:
    """Of a sample; 0 for one number."""
    if len(x) < 2:
        return 0.0
    middle = mean(x)
    return fsum((one - middle) ** 2 for one in x) / (len(x) - 1)


def sidak(count: int, alpha: float = ALPHA) -> float:
    """The z at which so many intervals hold together."""
    return NormalDist().inv_cdf(1 - (1 - (1 - alpha) ** (1 / max(1, count))) / 2)


def wilson(p: float, n: float, z: float = Z) -> tuple[float, float]:
    """The interval of a share seen n times."""
    if n <= 0:
        return 0.0, 1.0
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, min(p, centre - half)), min(1.0, max(p, centre + half))  # rounding never leaves p out


def share(x: Sequence[float], z: float = Z) -> Estimate:
    """A share, from the share of each deal: Wilson with as many independent sightings as the deals are worth.
    Where bouts are independent it is Wilson; narrower where swapped seats steady a deal; wider where the
    bouts of a deal go together.

    Half a deal won and half a deal lost are added to the spread (not to the share): where hardly any deal
    differs, the spread of those seen would be trusted too much (92 % of intervals held instead of 95)."""
    n = len(x)
    if not n:
        return Estimate(0.0, 0.0, 1.0, 0)
    p = mean(x)
    middle = (fsum(x) + 0.5) / (n + 1)
    spread = (fsum(one * one for one in x) + 0.5 - (n + 1) * middle * middle) / n
    low, high = wilson(p, n * middle * (1 - middle) / spread, z)
    return Estimate(p, low, high, n)


def pooled(won: Sequence[float], of: Sequence[float], z: float = Z) -> Estimate:
    """A share of sightings of which each deal has its own number: what was won in each, and of how many.
    Deals with more count for more; Wilson with as many independent sightings as the deals are worth, and half
    a deal won and half a deal lost added to the spread, as `share` does."""
    n, whole = len(of), fsum(of)
    if not whole:
        return Estimate(0.0, 0.0, 1.0, n)
    p = fsum(won) / whole
    size = whole / n
    middle = (fsum(won) + size / 2) / (whole + size)
    spread = fsum((one - middle * count) ** 2 for one, count in zip(won, of, strict=True))
    spread += size * size * (middle * middle + (1 - middle) ** 2) / 2
    low, high = wilson(p, middle * (1 - middle) * whole * (whole + size) / spread, z)
    return Estimate(p, low, high, n)


def quantile_t(degrees: float, alpha: float = ALPHA) -> float:
    from scipy.special import stdtrit

    return float(stdtrit(degrees, 1 - alpha / 2))


def average(x: Sequence[float], alpha: float = ALPHA) -> Estimate:
    """A mean, with its t interval."""
    n = len(x)
    middle = mean(x)
    if n < 2:
        return Estimate(middle, -inf, inf, n)
    half = quantile_t(n - 1, alpha) * sqrt(variance(x) / n)
    return Estimate(middle, middle - half, middle + half, n)


def quantile(x: Sequence[float], q: float, alpha: float = ALPHA) -> Estimate:
    """A quantile by order statistics with binomial ranks: whatever the distribution. One bout a deal."""
    from scipy.stats import binom

    ordered = sorted(x)
    n = len(ordered)
    if not n:
        return Estimate(0.0, -inf, inf, 0)
    value = ordered[min(n - 1, int(q * n))] if q != 0.5 else (ordered[(n - 1) // 2] + ordered[n // 2]) / 2
    lower = int(binom.ppf(alpha / 2, n, q)) - 1
    upper = int(binom.ppf(1 - alpha / 2, n, q))
    low = ordered[lower] if lower >= 0 else -inf
    high = ordered[upper] if upper < n else inf
    return Estimate(float(value), float(low), float(high), n)


def difference(b: Sequence[float], a: Sequence[float]) -> Estimate:
    """b - a on the same deals: t; bootstrapped (BCa over deals) where there are few or they are skewed."""
    gaps = [two - one for one, two in zip(a, b, strict=True)]
    found = average(gaps)
    if len(gaps) < 2 or variance(gaps) == 0:
        return Estimate(found.value, found.value, found.value, len(gaps))
    if len(gaps) >= FEW and abs(skew(gaps)) <= SKEWED:
        return found
    import numpy as np
    from scipy.stats import bootstrap

    drawn = bootstrap(
        (np.array(gaps),), np.mean, n_resamples=RESAMPLES, method="BCa", rng=np.random.default_rng(7)
    )
    low, high = drawn.confidence_interval
    return Estimate(found.value, float(low), float(high), len(gaps))


def apart(b: Sequence[float], a: Sequence[float]) -> Estimate:
    """b - a on different deals: Welch."""
    one, two = variance(a) / len(a), variance(b) / len(b)
    gap = mean(b) - mean(a)
    if one + two == 0:
        return Estimate(gap, gap, gap, min(len(a), len(b)))
    degrees = (one + two) ** 2 / (one**2 / max(1, len(a) - 1) + two**2 / max(1, len(b) - 1))
    half = quantile_t(degrees) * sqrt(one + two)
    return Estimate(gap, gap - half, gap + half, min(len(a), len(b)))


def saved(b: Sequence[float], a: Sequence[float]) -> float:
    """How many times fewer deals pairs take than two lots of deals would: (var a + var b) / var (b - a)."""
    gaps = [two - one for one, two in zip(a, b, strict=True)]
    spread = variance(gaps)
    return (variance(a) + variance(b)) / spread if spread > 0 else inf


def skew(x: Sequence[float]) -> float:
    middle, spread = mean(x), sqrt(variance(x))
    return fsum((one - middle) ** 3 for one in x) / len(x) / spread**3 if spread > 0 else 0.0


def p_value(x: Sequence[float], value: float = 0.0) -> float:
    """Two-sided, of the mean: how often chance alone would lie so far off the value."""
    n, spread = len(x), variance(x)
    if n < 2:
        return 1.0
    if spread == 0:
        return 1.0 if mean(x) == value else 0.0
    from scipy.special import stdtr

    return float(2 * stdtr(n - 1, -abs(mean(x) - value) / sqrt(spread / n)))


def holm(p: Sequence[float], alpha: float = ALPHA) -> list[bool]:
    """Which of these differ, if at most one family in twenty may hold a false one."""
    found = [False] * len(p)
    for rank, at in enumerate(sorted(range(len(p)), key=lambda one: p[one])):
        if p[at] > alpha / (len(p) - rank):
            break
        found[at] = True
    return found


def discoveries(p: Sequence[float], rate: float = ALPHA) -> list[bool]:
    """Benjamini-Hochberg: which of a long list stand out, if one in twenty of them may be there by luck."""
    order = sorted(range(len(p)), key=lambda one: p[one])
    last = 0
    for rank, at in enumerate(order, 1):
        if p[at] <= rate * rank / len(p):
            last = rank
    return [at in set(order[:last]) for at in range(len(p))]


def shrunk(values: Sequence[float], errors: Sequence[float]) -> list[Estimate]:
    """Estimates of a long list, drawn to its mean by as much as they are noise (normal-normal, variance by
    the method of moments). The mean is only an estimate, too: a list of one stays as it is."""
    if not values:
        return []
    middle = mean(values)
    true = max(0.0, variance(values) - mean([error * error for error in errors]))
    unsure = sum(true + error * error for error in errors) / len(errors) ** 2  # variance of the mean
    out = []
    for value, error in zip(values, errors, strict=True):
        trust = true / (true + error * error) if true + error * error > 0 else 0.0
        drawn = middle + trust * (value - middle)
        half = Z * sqrt(trust * error * error + (1 - trust) ** 2 * unsure)
        out.append(Estimate(drawn, drawn - half, drawn + half, len(values)))
    return out


def llr(x: Sequence[float], s0: float, s1: float) -> float:
    """Log likelihood ratio of a generalised SPRT: is the mean score s1 rather than s0?"""
    spread = fsum((one - mean(x)) ** 2 for one in x) / len(x) if len(x) else 0.0
    if spread <= 0:
        return 0.0
    return len(x) * (s1 - s0) * (2 * mean(x) - s0 - s1) / (2 * spread)


LLR_BOUND = log((1 - ALPHA) / ALPHA)  # 2.94: both errors are 5 %


def sprt(x: Sequence[float], s0: float, s1: float) -> int:
    """1: s1 rather than s0; -1: s0; 0: not known yet. May be asked after every deal."""
    found = llr(x, s0, s1)
    return 1 if found >= LLR_BOUND else -1 if found <= -LLR_BOUND else 0


def watched(x: Sequence[float], planned: int, alpha: float = ALPHA) -> Estimate:
    """A mean whose interval may be looked at after every deal (asymptotic confidence sequence), tightest when
    the planned number is reached."""
    n = len(x)
    if n < 2:
        return Estimate(mean(x), -inf, inf, n)
    rho = sqrt((-2 * log(alpha) + log(-2 * log(alpha) + 1)) / max(2, planned))
    inner = n * rho * rho + 1
    half = sqrt(variance(x)) * sqrt(2 * inner / (n * n * rho * rho) * log(sqrt(inner) / alpha))
    return Estimate(mean(x), mean(x) - half, mean(x) + half, n)


def chi_square(x: Sequence[Sequence[float]], fair: Sequence[float]) -> float:
    """p that shares by seat (one row a deal) are the fair ones: Wald on all but one, deals as the unit."""
    import numpy as np
    from scipy.stats import chi2

    rows = np.array(x, dtype=float)[:, :-1]
    n, free = rows.shape
    gap = rows.mean(axis=0) - np.array(fair[:-1])
    spread = np.atleast_2d(np.cov(rows, rowvar=False)) / n
    if not np.any(spread):
        return 1.0 if not np.any(gap) else 0.0
    return float(chi2.sf(gap @ np.linalg.pinv(spread) @ gap, free))


def bootstrapped(
    deals: int, statistic: Callable[[Any], float], resamples: int = 400, alpha: float = ALPHA
) -> Estimate:
    """A percentile bootstrap over deals: `statistic` is given the numbers of the deals drawn."""
    import numpy as np

    luck = np.random.default_rng(7)
    value = statistic(np.arange(deals))
    drawn = sorted(statistic(luck.integers(0, deals, deals)) for _ in range(resamples))
    last = len(drawn) - 1
    low = drawn[int(last * alpha / 2)]
    return Estimate(value, low, drawn[ceil(last * (1 - alpha / 2))], deals)


def repair(keys: Any, seat: int) -> Callable[[Any], float]:
    """For `bootstrapped`: the points to give to a seat (less than 0: to take) so that, with the like for the
    others and none for the first, all win equally often. `keys` has a row for each deal: final scores by
    order of play, less a little for each place further back, so that tie-breaks count."""

    def found(deals: Any) -> float:
        import numpy as np

        drawn = keys[deals]
        seats = drawn.shape[1]
        given = np.zeros(seats)
        for _ in range(1 if seats == 2 else 6):
            for at in range(1, seats):
                others = np.delete(drawn + given, at, axis=1).max(axis=1)
                lead = np.sort(others - drawn[:, at])  # what the seat is short of, deal by deal
                given[at] = np.quantile(lead, 1 / seats)
        return float(given[seat])

    return found


def correlation(x: Sequence[float], y: Sequence[float]) -> Estimate:
    """Pearson's, with Fisher's interval; wider where the deals themselves say so, because games that are won
    or lost aren't normal."""
    n = len(x)
    sx, sy = sqrt(variance(x)), sqrt(variance(y))
    if n < 4 or sx == 0 or sy == 0:
        return Estimate(0.0, -1.0, 1.0, n)
    mx, my = mean(x), mean(y)
    pairs = [((a - mx) / sx, (b - my) / sy) for a, b in zip(x, y, strict=True)]
    r = fsum(a * b for a, b in pairs) / (n - 1)
    r = max(-0.999999, min(0.999999, r))
    pulls = [a * b - r * (a * a + b * b) / 2 for a, b in pairs]  # of each deal on r
    spread = max(1.0, variance(pulls) / (1 - r * r) ** 2)
    z, half = 0.5 * log((1 + r) / (1 - r)), Z * sqrt(spread / (n - 3))
    low, high = z - half, z + half
    return Estimate(r, tanh(low), tanh(high), n)


def tanh(z: float) -> float:
    return (exp(2 * z) - 1) / (exp(2 * z) + 1) if z < 300 else 1.0


def normal_p(z: float) -> float:
    """Two-sided."""
    return erfc(abs(z) / sqrt(2))


def more_deals(found: Estimate, tolerance: float) -> int:
    """How many more would bring the interval within the tolerance."""
    half = found.half()
    if half == inf or tolerance <= 0:
        return 0
    return max(0, ceil(found.n * (half / tolerance) ** 2) - found.n)
