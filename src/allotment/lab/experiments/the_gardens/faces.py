"""What are the landmarks' texts worth in points? The same deals are played with all points sides up, and with
each landmark text side up. Points go to the owner's lead one by one, so the exchange rate is the printed
number and what the text changes in that lead."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ....bots import make_bot
from ....games.the_gardens.components import (
    LANDMARK_NAMES,
    LANDMARK_POINTS,
    LANDMARK_TITLES,
    LAYOUT_LANDMARKS,
    LAYOUT_NAMES,
)
from ....games.the_gardens.game import make
from ....games.the_gardens.rules.model import OUT, UNOWNED
from ....kernel.options import plain
from ....kernel.result import denied
from ....kernel.story import Phrase
from ....play.driver import begun
from ....words import speaker
from ....words.system import system_language
from ... import stats
from ...arena import mean
from ...pool import all_played

SLUG = "the-gardens"
Task = tuple[str, dict[str, Any], str]  # who plays, options, seed


@dataclass(frozen=True)
class Rate:
    """A landmark's exchange rate, from the deals on which somebody owned it on either side."""

    landmark: int
    worth: stats.Estimate
    p: float  # that it is the printed one
    stands: bool = False

    def refused(self) -> bool:
        return self.worth.n < stats.FEW

    def said(self) -> Phrase:
        dealt = Phrase("fig-deals", {"n": self.worth.n})
        given: dict[str, Any] = {"landmark": LANDMARK_TITLES[self.landmark], "deals": dealt}
        if self.refused():
            return Phrase("faces-few", {**given, "needed": stats.FEW})
        ends = {"value": self.worth.value, "low": self.worth.low, "high": self.worth.high}
        kind = "faces-rate" if self.stands else "faces-rate-even"
        return Phrase(kind, {**given, **ends, "printed": LANDMARK_POINTS[self.landmark]})


def marks_of(layout: str, named: list[str]) -> list[int]:
    """The landmarks that are asked for: all of the layout, unless some are named."""
    there = LAYOUT_LANDMARKS[LAYOUT_NAMES.index(layout)]
    for name in named:
        if name not in [LANDMARK_NAMES[mark] for mark in there]:
            known = ", ".join(LANDMARK_NAMES[mark] for mark in there)
            raise denied("faces-no-landmark", landmark=plain(name), layout=layout, known=known)
    return [mark for mark in there if not named or LANDMARK_NAMES[mark] in named]


def options_of(seats: int, layout: str, mark: int | None) -> dict[str, Any]:
    """All points side up, or all but one."""
    base = {"seats": seats, "layout": layout}
    if mark is None:
        return {**base, "landmarks": "points"}
    return {**base, "landmarks": "mixed", "landmark_text": [LANDMARK_NAMES[mark]]}


def play(task: Task) -> dict[str, Any]:
    """One game: the scores, and who owned which landmark."""
    name, options, seed = task
    game = make(options)
    driver = begun(game, seed, [make_bot(name) for _ in range(game.seats)])
    driver.run()
    state = driver.match.state
    owners = {
        LANDMARK_NAMES[at]: owner for at, owner in enumerate(state.owner) if owner not in (OUT, UNOWNED)
    }
    return {"scores": state.scores, "owners": owners}


def ahead(game: dict[str, Any], mark: int) -> float | None:
    """By how much the landmark's owner is ahead of the others' mean."""
    owner = game["owners"].get(LANDMARK_NAMES[mark])
    if owner is None:
        return None
    others = [score for seat, score in enumerate(game["scores"]) if seat != owner]
    return float(game["scores"][owner] - mean(others))


def rates(
    marks: list[int], points: list[dict[str, Any]], text: dict[int, list[dict[str, Any]]]
) -> list[Rate]:
    """From the same deals with all points sides up, and with each landmark text side up. Which rates differ
    from the printed ones: by false discovery rate, among those of which enough is known."""
    out = []
    for mark in marks:
        pairs = [(ahead(one, mark), ahead(two, mark)) for one, two in zip(points, text[mark], strict=True)]
        gaps = [two - one for one, two in pairs if one is not None and two is not None]
        found = stats.average(gaps)
        printed = LANDMARK_POINTS[mark]
        worth = stats.Estimate(printed + found.value, printed + found.low, printed + found.high, found.n)
        out.append(Rate(mark, worth, stats.p_value(gaps)))
    asked = [one for one in out if not one.refused()]
    stand = dict(
        zip([one.landmark for one in asked], stats.discoveries([one.p for one in asked]), strict=True)
    )
    return [Rate(one.landmark, one.worth, one.p, stand.get(one.landmark, False)) for one in out]


def label(task: Task) -> str:
    name, options, seed = task
    return f"{name} {json.dumps(options, sort_keys=True)} {seed}"


def run(
    level: str,
    seats: int,
    layout: str,
    named: list[str],
    deals: int,
    jobs: int,
    seed: str,
    kept: Path | None,
    as_json: bool,
) -> int:
    if deals < 1 or jobs < 1:
        raise denied("lab-at-least", option="--deals, --jobs", least=1)
    make_bot(level)
    marks = marks_of(layout, named)
    seeds = [f"{seed}/{at}" for at in range(deals)]
    sides: list[int | None] = [None, *marks]
    todo: list[Task] = [(level, options_of(seats, layout, mark), dealt) for dealt in seeds for mark in sides]
    done = all_played("faces", play, label, todo, jobs, kept)

    def games(mark: int | None) -> list[dict[str, Any]]:
        return [done[label((level, options_of(seats, layout, mark), dealt))] for dealt in seeds]

    told = rates(marks, games(None), {mark: games(mark) for mark in marks})
    words = speaker(SLUG, system_language())
    if as_json:
        rows = [
            {
                "landmark": LANDMARK_NAMES[rate.landmark],
                "printed": LANDMARK_POINTS[rate.landmark],
                "deals": rate.worth.n,
                **(
                    {}
                    if rate.refused()
                    else {"value": rate.worth.value, "low": rate.worth.low, "high": rate.worth.high}
                ),
                "stands": rate.stands,
                "sentence": words.say(rate.said()),
            }
            for rate in told
        ]
        print(
            json.dumps(
                {"game": SLUG, "seats": seats, "layout": layout, "level": level, "rates": rows}, indent=1
            )
        )
        return 0
    for rate in told:
        print(words.say(rate.said()))
    print(words.text("fig-one-level"))
    return 0
