"""What comes out: refusals, objections, the score pad and the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from .story import Args, Phrase, read_phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(ValueError):
    """Something asked for is not possible. A bare one is for people who build, in English; whatever anybody
    else may meet is a `Denied`."""

    def cause(self) -> Phrase:
        """What to say, for a sentence about it."""
        return Phrase("spoken", {"text": str(self)})


@mypyc_attr(allow_interpreted_subclasses=True)
class Denied(Refused):
    """Refused, with what to say to the person who asked. `slug` is the game whose words that takes ("": the
    frame's will do); `text` is for logs and people who build, if they need to know more."""

    def __init__(self, why: Phrase, text: str = "", slug: str = "") -> None:
        super().__init__(text)
        self.why = why
        self.text = text
        self.slug = slug

    def cause(self) -> Phrase:
        return self.why

    def __reduce__(self) -> tuple[object, ...]:
        """For processes: from one to another goes what is said, as data."""
        return read_denied, (self.why.data(), self.text, self.slug)

    def __str__(self) -> str:
        if self.text:
            return self.text
        return IN_ENGLISH[0](self) if IN_ENGLISH else str(self.why)


IN_ENGLISH: Final[list[Callable[[Denied], str]]] = []  # how tracebacks and logs say it; `allotment` brings it


def read_denied(why: Args, text: str, slug: str) -> Denied:
    return Denied(read_phrase(why), text, slug)


def denied(kind: str, **args: object) -> Denied:
    """Refused in the frame's words."""
    return Denied(Phrase(kind, args))


def denied_in(slug: str, kind: str, **args: object) -> Denied:
    """Refused in the words of a game."""
    return Denied(Phrase(kind, args), slug=slug)


class Objection(Phrase):
    """Why a move is not legal now, said to whoever wants to make it, and the id of the rule that says so."""

    __slots__ = ("rule",)

    def __init__(self, rule: str, kind: str, args: Args | None = None) -> None:
        super().__init__(kind, args)
        self.rule = rule

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.rule})"


class PadLine(Phrase):
    """One category of the score pad, as a player would write it down: points seat by seat."""

    __slots__ = ("points", "rule")

    def __init__(self, kind: str, rule: str, points: list[int], args: Args | None = None) -> None:
        super().__init__(kind, args)
        self.rule = rule
        self.points = points


class Result:
    """A finished game: scores, ranks (1 is best, shared where tied), why it ended (a kind), and the pad."""

    __slots__ = ("args", "pad", "ranks", "reason", "scores")

    def __init__(
        self,
        scores: list[int],
        ranks: list[int],
        reason: str,
        pad: list[PadLine],
        args: Args | None = None,
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.args = args  # of the reason
        self.pad = pad

    def ended(self) -> Phrase:
        """Why it ended."""
        return Phrase(self.reason, self.args)

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def data(self) -> dict[str, object]:
        """For programs: kinds, not words."""
        pad: list[object] = []
        for line in self.pad:
            pad.append({**line.data(), "rule": line.rule, "points": line.points})
        return {
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners(),
            "reason": self.reason,
            "pad": pad,
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
