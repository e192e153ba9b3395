"""What comes out: refusals, objections, the score pad and the result."""

from __future__ import annotations


class Refused(ValueError):
    """Something asked for is not possible. The message is one sentence for a person."""


class Objection:
    """Why a move is not legal now: a sentence, and the id of the rule that says so."""

    __slots__ = ("rule", "text")

    def __init__(self, rule: str, text: str) -> None:
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


class PadLine:
    """One category of the score pad, as a player would write it down: points seat by seat."""

    __slots__ = ("label", "points", "rule")

    def __init__(self, label: str, rule: str, points: list[int]) -> None:
        self.label = label
        self.rule = rule
        self.points = points


class Result:
    """A finished game: scores, ranks (1 is best, shared where tied), why it ended, and the pad."""

    __slots__ = ("pad", "ranks", "reason", "scores")

    def __init__(self, scores: list[int], ranks: list[int], reason: str, pad: list[PadLine]) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.pad = pad

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def data(self) -> dict[str, object]:
        return {
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners(),
            "reason": self.reason,
            "pad": [{"label": line.label, "rule": line.rule, "points": line.points} for line in self.pad],
        }


def ranked(keys: list[list[int]]) -> list[int]:
    """Ranks from comparison keys, larger is better; equal keys share a rank (1, 1, 3)."""
    ranks: list[int] = []
    for mine in keys:
        better = 0
        for other in keys:
            if other > mine:
                better += 1
        ranks.append(better + 1)
    return ranks
