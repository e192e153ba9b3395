"""Every interval and test, against answers that are known."""

from __future__ import annotations

from math import inf, isclose, sqrt

import numpy as np
import pytest

from allotment.lab import stats


def test_wilson_is_the_textbook_interval() -> None:
    low, high = stats.wilson(0.5, 100)
    assert low == pytest.approx(0.4038315, abs=1e-6)
    assert high == pytest.approx(0.5961685, abs=1e-6)
    assert stats.wilson(0.0, 10)[0] == 0.0
    assert stats.wilson(0.0, 10)[1] == pytest.approx(0.2775328, abs=1e-6)
    assert stats.wilson(0.3, 0) == (0.0, 1.0)


def test_a_share_of_independent_deals_is_wilson() -> None:
    x = [1.0] * 120 + [0.0] * 80
    found = stats.share(x)
    low, high = stats.wilson(0.6, 200 * 200 / 201)  # half a deal of each kind is in the spread
    assert (found.value, found.n) == (0.6, 200)
    assert found.low == pytest.approx(low) and found.high == pytest.approx(high)


def test_a_share_knows_what_its_deals_are_worth() -> None:
    steady = stats.share([0.5] * 90 + [1.0] * 5 + [0.0] * 5)
    alone = stats.share([1.0] * 50 + [0.0] * 50)
    assert steady.half() < alone.half() / 2
    all_won = stats.share([1.0] * 50)
    assert all_won.high == 1.0 and all_won.low == pytest.approx(stats.wilson(1.0, 50)[0], abs=2e-3)


def test_a_share_of_unlike_deals() -> None:
    x = [1.0] * 30 + [0.0] * 70
    found, plain = stats.pooled(x, [1] * 100), stats.share(x)
    assert found.value == 0.3 and found.half() == pytest.approx(plain.half(), rel=0.02)
    together = stats.pooled([10 * one for one in x], [10] * 100)
    assert (together.low, together.high) == (found.low, found.high), "sightings of a deal are one"
    assert stats.pooled([9.0, 0.0], [9, 1]).value == 0.9, "those with more count for more"
    assert stats.pooled([], []).high == 1.0


def test_a_mean_has_students_interval() -> None:
    found = stats.average([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3.0
    assert found.half() == pytest.approx(2.7764451 * sqrt(2.5 / 5), abs=1e-6)
    assert stats.average([4.0]).high == inf


def test_a_median_has_binomial_ranks() -> None:
    found = stats.quantile([float(one) for one in range(1, 101)], 0.5)
    assert (found.value, found.low, found.high) == (50.5, 40.0, 61.0)  # the textbook's ranks for n = 100


def test_equal_pairs_differ_in_nothing() -> None:
    found = stats.difference([1.0, 2.0, 3.0], [1.0, 2.0, 3.0])
    assert (found.value, found.low, found.high) == (0.0, 0.0, 0.0)


def test_pairs_save_deals() -> None:
    luck = np.random.default_rng(1)
    base = luck.normal(0, 10, 400)
    a, b = base + luck.normal(0, 2, 400), base + luck.normal(1, 2, 400)
    paired, unpaired = stats.difference(b.tolist(), a.tolist()), stats.apart(b.tolist(), a.tolist())
    assert paired.low > 0 > unpaired.low
    assert stats.saved([3.0, 1.0, 5.0], [0.0, 1.0, 2.0]) == pytest.approx((4 + 1) / 3)


def test_few_or_skewed_differences_are_bootstrapped() -> None:
    luck = np.random.default_rng(2)
    gaps = list(luck.exponential(1.0, 60))
    found = stats.difference(gaps, [0.0] * 60)
    straight = stats.average(gaps)
    assert found.value == straight.value
    assert found.high - found.value > found.value - found.low  # it leans with the data; t cannot
    assert not isclose(found.high, straight.high)


def test_holm_and_the_false_discovery_rate() -> None:
    assert stats.holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert stats.holm([0.2, 0.3]) == [False, False]
    p = [0.01, 0.02, 0.03, 0.04, 0.6]
    assert stats.discoveries(p) == [True, True, True, True, False]
    assert stats.discoveries([0.9, 0.8]) == [False, False]


def test_shrinking_draws_noise_to_the_mean_and_leaves_what_is_true() -> None:
    luck = np.random.default_rng(3)
    noise = [one.value for one in stats.shrunk(list(luck.normal(0, 1, 200)), [1.0] * 200)]
    assert max(map(abs, noise)) < 0.5
    clear = stats.shrunk([0.0, 10.0, 20.0], [0.1] * 3)
    assert [round(one.value, 1) for one in clear] == [0.0, 10.0, 20.0]
    [alone] = stats.shrunk([40.0], [5.0])
    assert alone.value == 40 and (alone.low, alone.high) == pytest.approx((30.2, 49.8), abs=0.01)
    equal = stats.shrunk([1.0, 1.0, 1.0, 1.0], [2.0] * 4)  # as noisy as one number measured four times
    assert equal[0].high - equal[0].low == pytest.approx(2 * 1.96, abs=0.01)


def test_the_sequential_test_errs_as_seldom_as_it_says() -> None:
    luck = np.random.default_rng(4)
    wrong = 0
    for _ in range(300):
        x: list[float] = []
        while not (said := stats.sprt(x, 0.5, 0.6)):
            x.extend(luck.choice([0.0, 0.5, 1.0], p=[0.25, 0.5, 0.25], size=8))
        wrong += said == 1
    assert wrong <= 25  # 5 % of 300 is 15; more than 25 comes up once in 200


def test_a_watched_interval_may_be_watched() -> None:
    luck = np.random.default_rng(5)
    alarms = naive = 0
    for _ in range(120):
        x = luck.normal(0, 1, 400).tolist()
        ends = range(50, 401, 10)
        alarms += any(not stats.watched(x[:n], 400).holds(0) for n in ends)
        naive += any(not stats.average(x[:n]).holds(0) for n in ends)
    assert alarms <= 9  # 5 % of 120 is 6
    assert naive > 20  # what it saves us from


def test_all_seats_together() -> None:
    luck = np.random.default_rng(6)
    fair = np.eye(4)[luck.integers(0, 4, 2000)]
    tilted = np.eye(4)[luck.choice(4, 2000, p=[0.31, 0.23, 0.23, 0.23])]
    assert stats.chi_square(fair.tolist(), [0.25] * 4) > 0.01
    assert stats.chi_square(tilted.tolist(), [0.25] * 4) < 1e-4


def test_the_repair_gives_back_what_was_planted() -> None:
    luck = np.random.default_rng(7)
    held = 0
    for _ in range(40):
        scores = luck.normal(50, 15, (500, 2)) + np.array([6.0, 0.0])
        found = stats.bootstrapped(500, stats.repair(scores, 1), 200)
        assert abs(found.value - 6.0) < 5.0
        held += found.holds(6.0)
    assert held >= 34  # 95 % of 40 is 38; fewer than 34 comes up once in 70


def test_the_repair_of_four_seats() -> None:
    luck = np.random.default_rng(8)
    scores = luck.normal(50, 15, (4000, 4)) + np.array([8.0, 4.0, 0.0, 0.0])
    points = [stats.repair(scores, seat)(np.arange(4000)) for seat in range(4)]
    shares = np.bincount((scores + points).argmax(axis=1), minlength=4) / 4000
    assert shares == pytest.approx([0.25] * 4, abs=0.01)
    assert points[0] < points[1] < points[2] == pytest.approx(points[3], abs=1.5)


def test_correlation() -> None:
    x = [1.0, 2.0, 3.0, 4.0, 5.0]
    found = stats.correlation(x, [2.0, 1.0, 4.0, 3.0, 5.0])
    assert found.value == pytest.approx(0.8)
    assert found.low < 0 < 0.8 < found.high


def test_how_many_more_deals() -> None:
    assert stats.more_deals(stats.Estimate(0.5, 0.25, 0.75, 400), 0.125) == 1200
    assert stats.more_deals(stats.Estimate(0.5, 0.49, 0.51, 400), 0.02) == 0
