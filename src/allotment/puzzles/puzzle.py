"""What a puzzle is, and how it is written: a line of JSON with the game so far, the answer and its proof.

There are two kinds. In a decision the seat finds the best move; where the same turn can be played in another
order, each of its first moves is right. In a task the seat brings about a position in which a given move is
offered; games that are played together have these.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from datetime import date
from functools import lru_cache
from typing import Any, Final

from ..games import SHELF, box, folder, make
from ..kernel.game import Game, Position
from ..kernel.match import Match, replayed
from ..kernel.options import Options
from ..kernel.record import Record, read_event
from ..kernel.story import Phrase

EASY, MEDIUM, HARD = "easy", "medium", "hard"
LEVELS: Final = (EASY, MEDIUM, HARD)
FILE: Final = "puzzles.jsonl"  # in the `table` room of a game's folder

STRIDE: Final = 37  # from one day's puzzle to the next: neighbours in the list come from the same game

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Rival:
    """Another move, compared with the best one."""

    move: str
    loss: float  # of a chance to win
    error: float  # its standard error
    lead: float | None = None  # points by which it ends worse, where both lines were played out
    lead_error: float | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """What was found when the puzzle was proved; the checker finds the same again."""

    luck: str  # the seed of all luck that was thought with
    looks: int  # iterations of each of the two searches
    values: list[float]  # the seat's chance to win with the best move: by the searches, by the comparison
    rounds: int  # imagined worlds of the comparison
    worlds: int  # imagined worlds in which lines were played out
    rivals: list[Rival]  # closest first
    sprout: float  # share of the sprout's decisions that are right
    short: float  # share of short searches that are right


@dataclass(frozen=True, slots=True)
class Puzzle:
    slug: str
    version: int  # of the rules
    options: Options
    seed: str
    events: list[str]  # as a record writes them
    seat: int
    level: str
    answers: list[str] = field(default_factory=list)  # right moves, the best one first
    proof: Proof | None = None
    position: Position | None = None  # of a task: where it begins
    until: str = ""  # of a task: the move that is to be offered
    solution: list[str] = field(default_factory=list)  # of a task: moves that get there
    effort: list[int] = field(default_factory=list)  # of a task: steps of the solver, one try after the other

    def gap(self) -> float:
        """What the closest wrong move costs, of a chance to win."""
        assert self.proof is not None
        return min(one.loss for one in self.proof.rivals if one.move not in self.answers)

    def record(self) -> Record:
        record = Record(self.slug, self.version, self.options, self.seed)
        record.position = self.position
        record.events = [read_event(text, Phrase("spoken", {"text": self.slug})) for text in self.events]
        return record

    def game(self) -> Game[Any, Any]:
        return make(self.slug, self.options)

    def match(self) -> Match[Any, Any]:
        """The position, by the rules of today. Refused if they are others."""
        return replayed(self.game(), self.record())

    def write(self) -> str:
        """Without what says nothing."""
        data = {name: value for name, value in asdict(self).items() if value not in (None, "", [])}
        data["events"] = self.events
        return json.dumps(data, separators=(",", ":")) + "\n"


def read_puzzle(line: str) -> Puzzle:
    data: Data = json.loads(line)
    if "proof" in data:
        rivals = [Rival(**one) for one in data["proof"]["rivals"]]
        data["proof"] = Proof(**{**data["proof"], "rivals": rivals})
    return Puzzle(**data)


@lru_cache(maxsize=32)
def kept(slug: str) -> list[Puzzle]:
    """A game's puzzles, in the order in which they are numbered, from 1 on. None that was proved under other
    rules than today's."""
    file = folder(slug) / "table" / FILE
    if not file.is_file():
        return []
    found = [read_puzzle(line) for line in file.read_text(encoding="utf-8").splitlines() if line]
    return found if all(one.version == box(slug).version for one in found) else []


def of_day(day: date) -> tuple[str, int] | None:
    """The puzzle of a day, the same for everybody: the games take turns, and each goes through its own."""
    slugs = [slug for slug in SHELF if kept(slug)]
    if not slugs:
        return None
    turn, at = divmod(day.toordinal(), len(slugs))
    slug = slugs[at]
    count = len(kept(slug))
    return slug, turn * (STRIDE if count % STRIDE else 1) % count + 1
