"""What a bot is: it hears what everybody hears, looks through a seat's eyes, and decides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from ..kernel.chance import Chance
from ..kernel.game import Game, Move, News
from ..kernel.match import Eyes
from ..kernel.story import Phrase


class Alternative:
    """A move that was considered: how often, and what it came to for the seat (its chance to win)."""

    __slots__ = ("move", "value", "visits")

    def __init__(self, move: Move, visits: int, value: float) -> None:
        self.move = move
        self.visits = visits
        self.value = value


class Decision:
    """What a bot does, and what it expected of it."""

    __slots__ = ("alternatives", "looks", "move", "plan", "reason", "remembered", "seat", "value")

    def __init__(self, move: Move | None) -> None:
        self.seat = -1  # whose it is
        self.move = move  # None: it holds still, where all seats act at once
        self.reason: list[Phrase] = []  # one or two short sentences, where the driver asks for reasons
        self.value = 0.0  # its chance to win, as the thinking saw it; 0 for those that do not think ahead
        self.alternatives: list[Alternative] = []  # best first, the move itself among them
        self.plan: list[Move] = []  # the move, and what the thinking looked at most after it
        self.looks = 0  # iterations of the search
        self.remembered = 0  # looks that were kept from earlier decisions of the turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """It thinks with luck that is handed in: the same news, eyes and luck give the same decision. Anybody may
    write another one, in plain Python."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.remembers = False  # its decision depends on what it thought earlier in the turn

    def begin(self, game: Game[Any, Any], seat: int) -> None:  # noqa: B027 not every bot has a memory
        """It sits down: what it knew of another match is forgotten."""

    def hear(self, news: list[News]) -> None:  # noqa: B027 not every bot listens
        """What has happened since it was last told, its own moves too."""

    @abstractmethod
    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        """One of the seat's offers, or none where all seats act at once."""

    @abstractmethod
    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        """Why, of the decision just made and before it is played: a few short sentences. A bot whose reasons
        are in no words file says them as Phrase("spoken", {"text": ...})."""
