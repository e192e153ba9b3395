"""Where all play together: which cards are hard, and what more seats change."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from allotment.lab.drive import TOGETHER, bout
from allotment.lab.figures.together import hard_cards, scaled, together
from allotment.lab.mirror import Mirror
from allotment.lab.study import Study, Variant, mirrors
from allotment.words import languages, speaker

from . import made_up

SLUG = "gardeners"
WORDS = speaker(SLUG)
SLOW = 3  # the card that is planted


def study(deals: int, seats: int = 1) -> Study:
    mode = "complete" if seats > 1 else "solo"
    return Study(SLUG, seats, {"box": Variant({"mode": mode})}, mirrors("sprout", seats, ["box"]), deals)


def team(deals: int, hard: float = 1.0, cards: int = 10, seed: int = 1) -> Mirror:
    """Each of ten cards is in play for some exponential time, the fourth for so many times as long; what
    takes more than a minute and a half leaves unmet."""
    luck = np.random.default_rng(seed)
    rows: list[dict[str, Any]] = []
    for deal, row in enumerate(made_up.rows(deals)[::2]):
        times = luck.exponential(30, 10) * np.where(np.arange(10) == SLOW, hard, 1.0)
        played = times[:cards]
        own = {"deal": deal, "bot": "sprout", "lineup": "sprout", "extra": [float(cards)] * len(TOGETHER)}
        own |= {"cards": list(range(cards)), "card_seconds": np.minimum(played, 90).tolist()}
        rows.append({**row, **own, "seconds": float(30 * cards), "card_met": (played < 90).tolist()})
    return Mirror(study(deals), made_up.frame(rows), "box", "sprout", "Gardeners")


def test_a_card_that_takes_twice_as_long_stands_out() -> None:
    found = hard_cards(team(400, hard=2.0))
    said = WORDS.all(found.said)
    assert "Of 10 cards 1 stands out" in said and "(R9)" in said and "400 deals" in said
    assert WORDS.say(team(3).words.wishes[SLOW]) in said
    assert found.estimate is not None and found.estimate.low < 60 < found.estimate.high
    assert found.estimate.value == pytest.approx(60, rel=0.15)
    assert found.chart is not None and found.chart["line"] == pytest.approx(30, rel=0.05)


def test_where_none_is_hard_none_stands_out() -> None:
    none = [hard_cards(team(300, seed=seed)) for seed in range(5)]
    assert sum("None of 10 cards stands out" in WORDS.all(one.said) for one in none) >= 4


def test_few_sightings_say_nothing() -> None:
    few = hard_cards(team(150))
    assert few.refused == "R3" and few.more == 50
    assert "No card was in play 200 times (at most 150 times in 150 deals)" in WORDS.all(few.said)


def test_what_more_seats_change() -> None:
    fewer, more = together(team(300, cards=6)), together(team(300, cards=8))
    cards, seconds = scaled(fewer, more, (2, 3))
    assert cards.estimate is not None and cards.estimate.value == 2 and cards.estimate.n == 300
    assert seconds.estimate is not None and seconds.estimate.value == 0
    said = WORDS.all(cards.said)
    assert said == "From 2 to 3 seats, validated cards per game change by +2.0 (+2.0 to +2.0, 300 deals)."
    assert scaled([], more, (2, 3)) == scaled(together(team(150)), more, (2, 3)) == []
    for language in languages():
        assert all(speaker(SLUG, language).all(one.said) for one in [*more, cards, seconds])


def test_a_bout_tells_which_cards_were_in_play() -> None:
    asked = study(1, 2)
    rows, match = bout(asked, 0, 0, asked.seatings[0], 0)
    row = rows[0]
    met = [card for card, done in zip(row["cards"], row["card_met"], strict=True) if done]
    assert met == match.state.validated and 0 < len(met) <= len(row["cards"])
    assert all(0 <= one <= row["seconds"] for one in row["card_seconds"])
