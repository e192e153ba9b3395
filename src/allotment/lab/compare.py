"""Rule against rule on the same deals: what changes, by how much, and who notices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import numpy as np

from ..kernel.story import Phrase
from ..words import Speaker
from . import stats
from .chapter import folder_name
from .figures.base import deals, ends, signed
from .figures.course import decided_at, leader_at
from .figures.skill import ladder as ladder_of
from .figures.skill import understood
from .lessons import who_plays
from .mirror import Mirror
from .study import Study


def first_share(table: Mirror) -> list[float]:
    return [float(one) for one in table.share[:, 0]]


def rounds(table: Mirror) -> list[float]:
    return [float(one) for one in table.of_bout("rounds")]


def mean_score(table: Mirror) -> list[float]:
    return [float(one) for one in table.score.mean(axis=1)]


def margin(table: Mirror) -> list[float]:
    ordered = -np.sort(-table.score, axis=1)
    return [float(one) for one in ordered[:, 0] - ordered[:, 1]]


def decided_share(table: Mirror) -> list[float]:
    tracks = [np.array(seats, dtype=float) for seats in table.lists("track")]
    return [decided_at(track, table.share[at]) for at, track in enumerate(tracks)]


def leader_share(table: Mirror) -> list[float]:
    """1 where the leader at half-time wins; one in so many seats where nobody leads."""
    out = []
    for at, seats in enumerate(table.lists("track")):
        leader = leader_at(np.array(seats, dtype=float), 0.5)
        out.append(float(table.share[at][leader]) if leader >= 0 else 1 / table.seats)
    return out


@dataclass(frozen=True)
class Headline:
    """A number that variants are compared by; its value by deal."""

    name: str
    of: Callable[[Mirror], list[float]]
    scale: float = 1.0  # 100 for shares
    unit: str = "points"  # `fig-change-UNIT` says how much it changes by
    against: bool = True  # only where one plays against others

    def title(self) -> Phrase:
        return Phrase(f"fig-headline-{self.name}")


HEADLINES = [
    Headline("seat_share", first_share, 100, "share"),
    Headline("rounds", rounds, 1, "rounds", False),
    Headline("score", mean_score, 1, "points", False),
    Headline("margin", margin),
    Headline("leader_wins", leader_share, 100, "share"),
    Headline("decided_at", decided_share, 100, "share"),
]


@dataclass(frozen=True)
class Change:
    """What one headline does from one variant to another, at one level."""

    headline: Headline
    level: str
    before: float
    after: float
    gap: stats.Estimate
    saved: float  # how many times fewer deals the pairs took
    differs: bool  # after Holm over the level's headlines

    def said(self) -> Phrase:
        scale = self.headline.scale
        given: dict[str, object] = {
            name: signed(scale * value)
            for name, value in (("gap", self.gap.value), ("low", self.gap.low), ("high", self.gap.high))
        }
        return Phrase(
            "fig-change" if self.differs else "fig-no-change",
            {
                "level": self.level,
                "what": self.headline.title(),
                "change": Phrase(f"fig-change-{self.headline.unit}", {**given, "deals": deals(self.gap.n)}),
                "before": scale * self.before,
                "after": scale * self.after,
            },
        )

    def data(self, words: Speaker) -> dict[str, Any]:
        return {
            "name": self.headline.name,
            "level": self.level,
            "before": self.before,
            "after": self.after,
            "difference": self.gap.value,
            "low": self.gap.low,
            "high": self.gap.high,
            "deals": self.gap.n,
            "pairing_saved": None if self.saved == float("inf") else round(self.saved, 2),
            "differs": self.differs,
            "sentence": words.say(self.said()),
        }


def reaction(one: Mirror, two: Mirror) -> Phrase:
    """The share of deals on which anybody plays differently. Where nobody does, only the counting changes."""
    other = [float(a != b) for a, b in zip(moves_of(one), moves_of(two), strict=True)]
    found = stats.share(other)
    if not any(other):
        return Phrase("fig-no-reaction", {"level": one.level, "deals": deals(one.n)})
    return Phrase("fig-reaction", {"level": one.level, "deals": deals(found.n), **ends(found, 100)})


def moves_of(table: Mirror) -> list[Any]:
    """By deal, what tells one course of play from another: luck drawn, moves made, kinds and pieces."""
    verbs, taken = table.lists("verbs"), table.lists("taken")
    lucks, moves = table.of_bout("luck").tolist(), table.of_bout("moves").tolist()
    return [(lucks[at], moves[at], verbs[at], taken[at]) for at in range(table.n)]


def changes(one: Mirror, two: Mirror) -> list[Change]:
    """Every headline of two variants on the same deals; a change is one that holds among all (Holm)."""
    asked = [line for line in HEADLINES if one.seats > 1 or not line.against]
    pairs = [(line.of(one), line.of(two)) for line in asked]
    p = [stats.p_value([b - a for a, b in zip(*pair, strict=True)]) for pair in pairs]
    sure = stats.holm(p)
    return [
        Change(
            line,
            one.level,
            stats.mean(a),
            stats.mean(b),
            stats.difference(b, a),
            stats.saved(b, a),
            sure[at],
        )
        for at, (line, (a, b)) in enumerate(zip(asked, pairs, strict=True))
    ]


@dataclass
class Comparison:
    notes: list[Phrase]
    reactions: list[Phrase]
    changes: list[Change]

    def agreed(self) -> list[Phrase]:
        """What both levels say, and what only one does."""
        out: list[Phrase] = []
        levels = list(dict.fromkeys(one.level for one in self.changes))
        for line in HEADLINES:
            own = [one for one in self.changes if one.headline.name == line.name]
            if not own:
                continue
            out.extend(one.said() for one in own)
            if len(own) == 2:
                signs = [one.differs and (1 if one.gap.value > 0 else -1) for one in own]
                if signs[0] and signs[0] == signs[1]:
                    out.append(Phrase("fig-both-levels"))
                elif any(signs):
                    only = levels[0] if signs[0] else levels[1]
                    out.append(Phrase("fig-only-level", {"level": only}))
        return out

    def summed(self) -> list[Phrase]:
        """Whether anything is clear at all, and what playing in pairs has saved."""
        out: list[Phrase] = []
        if self.changes and not any(one.differs for one in self.changes):
            out.append(Phrase("fig-none-clear", {"of": len(self.changes)}))
        saved = [one.saved for one in self.changes if one.saved != inf]
        if saved:
            low, high = (Phrase("fig-times-fewer", {"times": end}) for end in (min(saved), max(saved)))
            out.append(Phrase("fig-pairing", {"low": low, "high": high}))
        return out

    def data(self, words: Speaker) -> dict[str, Any]:
        return {
            "notes": [words.say(one) for one in self.notes],
            "reactions": [words.say(one) for one in self.reactions],
            "changes": [one.data(words) for one in self.changes],
            "sentences": [words.say(one) for one in [*self.agreed(), *self.summed()]],
        }


def compare(
    found: Mapping[str, tuple[Study, Any]], levels: Sequence[str], before: str, after: str, title: str
) -> Comparison:
    """One variant against another, at both levels, on the same deals."""
    notes: list[Phrase] = []
    reactions: list[Phrase] = []
    all_changes: list[Change] = []
    for level in levels:
        study, rows = found[folder_name(level)]
        one, two = (Mirror(study, rows, name, level, title) for name in (before, after))
        reactions.append(reaction(one, two))
        all_changes.extend(changes(one, two))
        if one.n < stats.FEW:
            given = {"level": level, "deals": deals(one.n), "needed": stats.FEW, "more": stats.FEW - one.n}
            notes.append(Phrase("fig-few-compared", {**given}))
    first, _ = found[folder_name(levels[0])]
    for name in (before, after):
        variant = first.variants[name]
        if variant.options.get("house") and not variant.lessons:
            notes.append(Phrase("fig-printed-compared"))
            break
    for name in (before, after):
        notes.extend(who_plays("fig-adapted-compared", first.variants[name].lessons, variant=name))
    if "ladder" in found:
        study, rows = found["ladder"]
        for name in (before, after):
            if not understood(ladder_of(study, rows, levels[1], levels[0], name)):
                beaten = {"variant": name, "strong": levels[1], "weak": levels[0]}
                notes.append(Phrase("fig-weak-compared", {**beaten}))
    return Comparison(notes, reactions, all_changes)
