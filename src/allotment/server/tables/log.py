"""A table's log: its story, in the language and for the ears of whoever reads it. Lines that stay are the
same objects as before."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, NamedTuple

from ...kernel.story import NOBODY, Line, plain_args
from ...words import Speaker, speaker
from .drawings import drawings
from .rules import picture

if TYPE_CHECKING:
    from .game import TableGame

Data = dict[str, Any]
Telling = tuple[str, int]  # in which language, and to which seat (or NOBODY)


class LogLine(NamedTuple):
    ears: int
    data: Data


class Log:
    """It is handed its game and holds none: else neither would leave memory before garbage is collected."""

    def __init__(self) -> None:
        self.known: list[Data] = []  # of each line in its order, what all are told alike
        self.told: dict[Telling, list[LogLine]] = {}
        self.heard_by: dict[
            tuple[str, int, int], tuple[int, list[Data]]
        ] = {}  # of so many lines those for a seat

    def forget(self) -> None:
        """Somebody is called differently now, or another story begins."""
        self.known, self.told, self.heard_by = [], {}, {}

    def rewound(self, left: int) -> None:
        """Moves were taken back, and what they told; so many lines are left."""
        del self.known[left:]
        for told in self.told.values():
            del told[left:]
        self.heard_by = {}

    def lines(self, game: TableGame, language: str, listener: int) -> list[LogLine]:
        """Every line of the story, as it is sent."""
        told = self.told.setdefault((language, listener), [])
        story = game.match.story()
        said_at, words = -1, None
        for at in range(len(told), len(story)):
            line = story[at]
            data = self.data(game, at, line)
            if words is None or data["move"] != said_at:
                said_at, words = data["move"], speaker_then(game, data["move"], language, listener)
            told.append(LogLine(line.ears, {**data, "text": words.say(line)}))
        return told

    def heard(self, game: TableGame, language: str, listener: int, seat: int) -> list[Data]:
        """The lines that a seat may hear."""
        told = self.lines(game, language, listener)
        known, heard = self.heard_by.get((language, listener, seat), (0, []))
        heard = heard + [line.data for line in told[known:] if line.ears == NOBODY or line.ears == seat]
        self.heard_by[language, listener, seat] = len(told), heard
        return heard

    def data(self, game: TableGame, at: int, line: Line) -> Data:
        """What all who hear it are told alike. Lines are read in their order."""
        if at < len(self.known):
            return self.known[at]
        match = game.match
        events = match.record.events
        move = bisect_right(match.story_ends, at)  # the event that told it
        opening = at < match.opening
        first = at == (
            match.story_ends[move - 1] if move else match.opening
        )  # others that name nobody are nobody's
        moved = NOBODY if not first or move >= len(events) else events[move].seat
        data: Data = {
            "move": 0 if opening else move + 1,
            "seat": line.seat if line.seat >= 0 else moved,
            "kind": line.kind,
            "rule": line.rule,
            "keys": line.keys,
        }
        if line.args:
            data["args"] = plain_args(line.args)
            if shown := drawings(picture(game.rules.slug), line):
                data["drawings"] = shown
        self.known.append(data)
        return data

    def moment(self, game: TableGame, at: int, language: str, listener: int) -> list[str]:
        """What everybody was told of a move."""
        begins, ends = game.told_by(at)
        told = self.lines(game, language, listener)[begins:ends]
        return [str(line.data["text"]) for line in told if line.ears == NOBODY]


def speaker_then(game: TableGame, move: int, language: str, listener: int) -> Speaker:
    """Who says what came of a move: those who sat there then have their names."""
    if not game.shifts and not game.made_by:
        return game.speaker(language, listener)
    names = game.names_then(move)
    if names == game.names():
        return game.speaker(language, listener)
    if listener >= 0 and names[listener] != game.holders[listener].name:
        listener = NOBODY  # somebody else played that seat then
    return speaker(game.rules.slug, language, names, listener, game.rules.options)
