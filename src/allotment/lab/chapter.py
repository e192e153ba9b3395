"""What a report plays for one number of seats, and what it comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..games import box, make
from ..kernel.result import denied
from ..kernel.story import Phrase
from ..words import Speaker
from . import stats
from .engine import Engine, play
from .figures import choice, course, fair, together  # noqa: F401 each enters its sections in the register
from .figures.base import (
    DEPENDS,
    OFF,
    REGISTER,
    SLIGHT,
    UNKNOWN,
    WITHIN,
    Figure,
    points,
    says,
    without_verdict,
)
from .figures.base import together as agreed
from .figures.skill import ladder, stability, understood
from .ledger import frame
from .lessons import who_plays
from .mirror import Mirror
from .study import Study, Variant, mirrors, swapped

BOX = "box"
Show = Callable[[str], Callable[[int, int], None]]


@dataclass(frozen=True)
class Effort:
    """Two levels that differ in what they have learned, and deals for each and for the ladder between."""

    levels: tuple[str, str]
    deals: tuple[int, int]
    pairs: int


EFFORTS = {
    "quick": Effort(("gardener:10it", "head-gardener:40it"), (200, 200), 100),
    "normal": Effort(("gardener:40it", "head-gardener:160it"), (400, 200), 200),
    "full": Effort(("gardener:40it", "head-gardener:160it"), (2400, 1000), 400),
}
TEAMS = ("sprout", "gardener")  # levels of a game that is played together, where there is no forecast

HEADLINES = {  # what page one asks (`fig-question-NAME`), and which figures answer
    "fair": ["seat_share"],
    "length": ["rounds"],
    "close": ["margin", "within_a_turn"],
    "decided": ["decided_at"],
    "skill": ["ladder", "seats_luck"],
    "decides": ["decides"],
    "pieces": ["pieces"],
    "together": ["score", "success"],
}


@dataclass
class Answer:
    """A question of page one: a verdict, if there is one, and its sentences."""

    question: Phrase
    verdict: str
    sentences: list[list[Phrase]]

    def data(self, words: Speaker) -> dict[str, Any]:
        return {
            "question": words.say(self.question),
            "verdict": self.verdict,
            "sentences": [words.all(one) for one in self.sentences],
        }


@dataclass
class Chapter:
    game: str
    title: str
    seats: int
    levels: tuple[str, str]
    variant: Variant
    figures: list[Figure] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    studies: list[Study] = field(default_factory=list)
    notes: list[Phrase] = field(default_factory=list)  # refusals that concern everything
    alike: Phrase | None = None  # the study compared with itself

    def deals(self) -> int:
        """Of the level that played the most."""
        return max(study.deals for study in self.studies)

    def section(self, name: str) -> list[Figure]:
        return [one for one in self.figures if one.section == name]

    def data(self, words: Speaker) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "levels": list(self.levels),
            "options": dict(self.variant.options),
            "answers": [one.data(words) for one in self.answers],
            "figures": [one.data(words) for one in self.figures],
            "studies": [{"label": one.label(), "deals": one.deals} for one in self.studies],
            "notes": [words.say(one) for one in self.notes],
            "alike": words.say(self.alike) if self.alike else "",
        }


def folder_name(level: str) -> str:
    return level.replace(":", "-")


def studies(
    game: str, seats: int, variants: Mapping[str, Variant], effort: Effort, seed: str, pace: int
) -> dict[str, Study]:
    """By folder: a study of each level against itself and, where one plays against others, of both."""
    names = list(variants)
    weak, strong = effort.levels
    out: dict[str, Study] = {}
    for level, deals in zip(effort.levels, effort.deals, strict=True):
        out[folder_name(level)] = Study(
            game, seats, variants, mirrors(level, seats, names), deals, seed, pace=pace
        )
    if seats > 1 and not box(game).cooperative:
        seatings = tuple(one for name in names for one in swapped(strong, weak, seats, name))
        out["ladder"] = Study(game, seats, variants, seatings, effort.pairs, seed, pace=pace)
    return out


def play_all(todo: Mapping[str, Study], path: Path, by: Engine, show: Show) -> dict[str, tuple[Study, Any]]:
    """Play what is missing of several studies; the rows of each."""
    out: dict[str, tuple[Study, Any]] = {}
    for name, study in todo.items():
        folder, kept = play(study, path / name, by, show(f"{study.game} {study.seats}, {name}"))
        out[name] = (kept, frame(folder, kept))
    return out


def plain_seats(seats: int) -> Phrase:
    return Phrase("fig-seats", {"seats": seats})


def chapter(
    game: str,
    levels: tuple[str, str],
    variant: Variant,
    found: Mapping[str, tuple[Study, Any]],
    sections: Sequence[str],
    name: str = BOX,
) -> Chapter:
    """All figures of a variant, both levels, and the answers they come to."""
    first, rows = found[folder_name(levels[0])]
    title = box(game).title
    out = Chapter(game, title, first.seats, levels, variant, studies=[study for study, _ in found.values()])
    tables = [Mirror(*found[folder_name(level)], name, level, title) for level in levels]
    if "ladder" in found:
        study, rows = found["ladder"]
        skill = ladder(study, rows, levels[1], levels[0], name)
    else:
        skill = improvement(tables)
    knows = understood(skill)
    if not knows:
        out.notes.append(Phrase("fig-weak-bots"))
    if variant.options.get("house") and not variant.lessons:
        out.notes.append(Phrase("fig-printed-bots"))
    refused = "" if not out.notes else "R2" if knows else "R1"
    out.notes.extend(who_plays("fig-adapted", variant.lessons))
    out.figures.extend(skill)
    for table in tables:
        out.figures.extend(stability(table))
    for key, maker in REGISTER.items():
        if key in sections:
            for table in tables:
                made = maker(table)
                if refused:
                    made = [without_verdict(one, refused) if one.verdict else one for one in made]
                out.figures.extend(made)
    out.answers = answers(out, sections)
    out.alike = alike(tables)
    return out


def improvement(tables: list[Mirror]) -> list[Figure]:
    """Where nobody plays against anybody: does the stronger level come to more points on the same deals?"""
    weak, strong = tables
    n = min(weak.n, strong.n)
    found = stats.difference(strong.score[:n, 0].tolist(), weak.score[:n, 0].tolist())
    better = found.low > 0
    return [
        Figure(
            "ladder",
            "skill",
            strong.level,
            says("fig-improvement", strong=strong.level, points=points(found), weak=weak.level),
            found,
            verdict="apart" if better else "",
            refused="" if better else "R1",
            neutral=0.0,
            alone=True,
        )
    ]


def answers(chapter: Chapter, sections: Sequence[str]) -> list[Answer]:
    """Page one: for each question the figures that answer it, and what both levels say together."""
    out: list[Answer] = []
    for key, names in HEADLINES.items():
        if key not in ("skill", "decides") and key not in sections:
            continue
        if key == "decides" and "points" not in sections:
            continue
        own = [one for one in chapter.figures if any(one.name.startswith(name) for name in names)]
        if not own:
            continue
        sentences = [one.told() for one in own]
        verdict = ""
        if key == "fair" and not own[0].refused:
            worst: list[str] = []
            for seat in sorted({one.name for one in own if one.verdict}):
                said, why = agreed([one for one in own if one.name == seat])
                worst.append(said)
                number_ = int(seat.rsplit("_", 1)[1])
                sentences.append(
                    [why if chapter.seats == 2 else Phrase("fig-for-seat", {"seat": number_, "said": why})]
                )
            verdict = most_telling(worst)
        out.append(Answer(Phrase(f"fig-question-{key}"), verdict, sentences))
    return out


def most_telling(verdicts: list[str]) -> str:
    """One seat that is off makes a game unfair; all must be within for it to be fair."""
    for one in (OFF, DEPENDS, UNKNOWN, SLIGHT, WITHIN):
        if one in verdicts:
            return one
    return ""


def alike(tables: list[Mirror]) -> Phrase | None:
    """The study compared with itself: odd deals with even ones, where no difference can be but luck."""
    called = asked = 0
    for table in tables:
        for maker in REGISTER.values():
            for one in maker(table):
                if len(one.per_deal) == table.n:
                    gap = stats.apart(list(one.per_deal[1::2]), list(one.per_deal[::2]))
                    called += not gap.holds(0)
                    asked += 1
    if not asked:
        return None
    return Phrase("fig-alike", {"called": called, "asked": asked, "expected": 0.05 * asked})


def known_levels(game: str, given: str, effort: Effort) -> tuple[str, str]:
    if not given:
        return TEAMS if box(game).cooperative else effort.levels
    found = tuple(one for one in given.split(",") if one)
    if len(found) != 2:
        raise denied("lab-levels", given=given)
    return found[0], found[1]


def default_seats(game: str) -> int:
    return make(game, {}).seats
