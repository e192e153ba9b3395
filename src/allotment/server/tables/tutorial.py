"""The guided first game: a lesson in steps, and how far a table has come in it.

A lesson is data (`games/<game>/table/lesson.toml`): luck that is laid down, steps, and what the bots answer.
How far it has come follows from the table's moves and its `guide` entries alone, so a reload, another device
or an undo finds the step that fits. What fulfils a step is decided here; the page only shows it.
"""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...draw.offers import Offer
from ...draw.scene import Said
from ...games import box, folder
from ...kernel.game import Position
from ...kernel.options import Options
from ...kernel.record import Event, read_event
from ...kernel.result import Refused
from ...kernel.story import Phrase
from ...words import ENGLISH, Speaker, lexicon
from ..refusals import Refusal, refusal
from .rules import rules_of

if TYPE_CHECKING:
    from ..store.rows import Row
    from .game import TableGame

LEARNER: Final = 0  # the seat that is guided
BEGIN: Final = "begin"
CLOSE: Final = "close"
TOP: Final = {"seed", "bot", "first", "onward", "options", "position", "step", "ends"}
FIELDS: Final = {"see", "ask", "do", "times", "lit", "said", "scores", "then", "heard", "but"}

Data = dict[str, Any]


class Step(NamedTuple):
    """One thing to see, and mostly one to do. **Bold** words are names that stand on the table."""

    see: Said
    ask: Said
    do: list[str]  # notation with * and ?; empty: a step to look at, with a button to continue
    times: int  # moves of this kind it takes
    lit: list[str]  # keys of pieces; empty: the paths of the moves that fulfil it
    said: Said  # when it is done: what it brought and why
    scores: int | None  # points it brings the learner at once, named in `said`; None: it depends
    then: list[Event]  # what the others answer
    heard: Said  # said after they have: what to make of it
    but: Said  # said to somebody who tries another move


class Lesson(NamedTuple):
    slug: str
    seed: str
    options: Options
    position: Position | None  # where it begins, if not at the start
    bot: str
    steps: list[Step]
    ends: Said


class First(NamedTuple):
    """A table that is set up without questions: one click on the shelf, and bots whose level nobody chose."""

    level: str = "sprout"
    opener: str = ""  # option that names the seat to open: where nothing is said, the first person's
    options: Options | None = None


class Progress(NamedTuple):
    """How far a table has come."""

    lesson: Lesson
    at: int  # steps done
    due: list[Event]  # answers the others still owe

    def step(self) -> Step | None:
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def next_move(self) -> Step | None:
        """The step that the learner's next move has to fulfil."""
        return next((step for step in self.lesson.steps[self.at :] if step.do), None)


class OffLesson(Refusal):
    """Legal, but not what the lesson asks for."""


# ---- lessons ----


@lru_cache(maxsize=16)
def has_lesson(slug: str) -> bool:
    return (folder(slug) / "table" / "lesson.toml").is_file()


@lru_cache(maxsize=16)
def lesson(slug: str) -> Lesson:
    if not has_lesson(slug):
        raise refusal("no-lesson", 404, game=box(slug).title)
    text = (folder(slug) / "table" / "lesson.toml").read_text(encoding="utf-8")
    return read_lesson(slug, tomllib.loads(text))


@lru_cache
def first(slug: str) -> First:
    """What the `first` part of a game's lesson says."""
    if not has_lesson(slug):
        return First()
    text = (folder(slug) / "table" / "lesson.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text).get("first", {})
    known(f"the first table of {slug}", data, set(First._fields))
    return First(**data)


def onward(slug: str, options: Options) -> tuple[str, str] | None:
    """What comes after a table with these options: an option and its next value, where a game leads on."""
    if not has_lesson(slug):
        return None
    text = (folder(slug) / "table" / "lesson.toml").read_text(encoding="utf-8")
    for name, nexts in tomllib.loads(text).get("onward", {}).items():
        value = nexts.get(options.get(name))
        if value is not None and allowed(slug, {**options, name: value}):
            return name, str(value)
    return None


def allowed(slug: str, options: Options) -> bool:
    try:
        rules_of(slug, options)
    except Refused:
        return False
    return True


def read_lesson(slug: str, data: Data) -> Lesson:
    known(f"the guide of {slug}", data, TOP)
    steps = [read_step(slug, number, one) for number, one in enumerate(data["step"], 1)]
    options = {"seats": 2, **data.get("options", {})}
    bot, position = data.get("bot", "seedling"), data.get("position")
    return Lesson(slug, data["seed"], options, position, bot, steps, text_of(slug, "lesson-ends"))


def read_step(slug: str, number: int, data: Data) -> Step:
    where = f"step {number} of {slug}"
    known(where, data, FIELDS)

    def text(name: str) -> Said:
        return text_of(slug, f"lesson-{number}-{name}")

    return Step(
        text("see"),
        text("ask"),
        data.get("do", []),
        data.get("times", 1),
        data.get("lit", []),
        text("said"),
        None if data.get("scores") == "any" else data.get("scores", 0),
        [read_event(text, Phrase("spoken", {"text": where})) for text in data.get("then", [])],
        text("heard"),
        text("but"),
    )


def known(where: str, data: Data, fields: set[str]) -> None:
    strange = sorted(set(data) - fields)
    if strange:
        raise Refused(f"{where} has {', '.join(strange)}; here stand {', '.join(sorted(fields))}")


def text_of(slug: str, kind: str) -> Said:
    """A text of the lesson, in the game's words; "" if it says nothing here."""
    return Phrase(kind) if lexicon(slug, ENGLISH).has(kind) else ""


def named_pieces(text: str) -> list[str]:
    """The bold words of a text."""
    return re.findall(r"\*\*([^*]+)\*\*", text)


def fulfils(step: Step, text: str) -> bool:
    return any(fnmatchcase(text, pattern) for pattern in step.do)


# ---- how far ----


def progress(game: TableGame) -> Progress | None:
    """None: nobody is guided here, or not any more."""
    marks = game.marks
    if not marks or CLOSE in marks or game.row["begins"]:
        return None
    found = lesson(game.rules.slug)
    looked: set[int] = set()
    for mark in marks:
        word, _, number = mark.partition(" ")
        if word == "look":
            looked.add(int(number))
        elif word == "back":
            looked.discard(int(number))
    events = game.match.record.events
    mine = [event.text for event in events if event.seat == LEARNER]
    answers = sum(1 for event in events if event.seat > LEARNER)
    at = used = 0
    due: list[Event] = []
    for step in found.steps:
        if step.do:
            moves = mine[used : used + step.times]
            if not all(fulfils(step, text) for text in moves):
                return None  # the lesson has been rewritten since
            if len(moves) < step.times:
                used = len(mine)
                break
            used += step.times
            due += step.then
        elif at not in looked and used == len(mine):
            break
        at += 1
    if at == len(found.steps) and used < len(mine):
        return None  # the game continues without it
    return Progress(found, at, due[answers:])


def shown(game: TableGame, eyes: int, offers: list[Offer], words: Speaker) -> Data | None:
    """What the learner's page is told."""
    now = progress(game) if eyes == LEARNER and game.marks else None
    if now is None:
        return None
    step = now.step()
    before = now.lesson.steps[now.at - 1] if now.at else None
    said = [before.said, "" if now.due else before.heard] if before else []
    told: Data = {
        "step": min(now.at + 1, len(now.lesson.steps)),
        "of": len(now.lesson.steps),
        "said": " ".join(words.say(text) for text in said if text),
        "note": "" if now.at else words.text("lesson-luck"),
        "back": back(game, before),
    }
    if step is None:
        return told | {"kind": "end", "see": words.say(now.lesson.ends), "ask": "", "texts": [], "keys": []}
    asked = [offer for offer in offers if fulfils(step, offer.text)]
    keys = step.lit or list(dict.fromkeys(key for offer in asked for key in offer.path))
    if now.due or (step.do and not offers):
        return told | {"kind": "wait", "see": "", "ask": "", "texts": [], "keys": []}
    kind, texts = "move" if step.do else "look", [offer.text for offer in asked]
    see, ask = words.say(step.see), words.say(step.ask)
    return told | {"kind": kind, "see": see, "ask": ask, "texts": texts, "keys": keys}


def back(game: TableGame, before: Step | None) -> str:
    """How to get back to the last step: past a step to look at always, past a move only where undo is
    fair."""
    if before is None:
        return ""
    if not before.do:
        return "look"
    return "undo" if game.match.undoable(LEARNER) else ""


# ---- what it changes ----


def check(game: TableGame, seat: int, text: str) -> None:
    """Refuses, kindly, a move that is legal but not the one the lesson asks for."""
    if seat != LEARNER or not game.marks or game.holders[seat].kind != "person":
        return
    now = progress(game)
    step = now.next_move() if now is not None else None
    if now is None or step is None:
        return
    if now.due and game.rules.box.real_time:
        name = game.holders[now.due[0].seat].name
        raise off_lesson(game, Phrase("lesson-wait", {"name": name}))
    move = game.rules.read_move(text)
    offers = game.rules.legal(game.match.state, seat)
    if move in offers and not fulfils(step, move.text) and any(fulfils(step, one.text) for one in offers):
        raise off_lesson(game, step.but or Phrase("lesson-stray"))


def off_lesson(game: TableGame, said: Said) -> OffLesson:
    why = said if isinstance(said, Phrase) else Phrase("spoken", {"text": said})
    return OffLesson(why, status=409, slug=game.rules.slug, names=game.names(), seat=LEARNER)


def bots(game: TableGame, seats: list[int]) -> list[int]:
    """Of the bots that may move, those that do: in real time they hold still during the lesson."""
    if not game.marks or not game.rules.box.real_time:
        return seats
    now = progress(game)
    if now is None or now.next_move() is None:
        return seats
    return [seat for seat in seats if now.due and seat == now.due[0].seat]


def answer(game: TableGame, seat: int) -> str:
    """The bot's move as the lesson has it; "": it thinks for itself."""
    now = progress(game) if game.marks else None
    if now is None or not now.due or now.due[0].seat != seat:
        return ""
    texts = [move.text for move in game.rules.legal(game.match.state, seat)]
    return now.due[0].text if now.due[0].text in texts else ""


def mark(game: TableGame, seat: int, word: str, at: int) -> Row:
    """The learner continues, steps back, or closes the lesson. Returns an entry, saved like everything
    else."""
    now = progress(game)
    if now is None or seat != LEARNER:
        raise refusal("not-guided", 409)
    steps = now.lesson.steps
    if word == "on" and now.at < len(steps) and not steps[now.at].do:
        text = f"look {now.at}"
    elif word == "back" and now.at and not steps[now.at - 1].do:
        text = f"back {now.at - 1}"
    elif word == CLOSE:
        text = CLOSE
    else:
        raise refusal("guide-cannot", 409)
    game.marks.append(text)
    return game.entry("guide", seat, text, at)
