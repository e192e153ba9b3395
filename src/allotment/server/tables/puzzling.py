"""Puzzles at a table: the position stands there, and the person whose puzzle it is makes the move.

A puzzle's table begins like a fork, from the moves that are kept with the puzzle. A wrong move is refused,
with what it costs; nobody else moves until the puzzle is closed, and then the game may be played on. How far
it has come follows from the table's moves and its `puzzle` entries alone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ...bots import HABITS
from ...bots.reasons import because
from ...draw.offers import Offer
from ...games import SHELF
from ...kernel.options import plain
from ...kernel.story import Phrase
from ...play.bot import Alternative, Decision
from ...puzzles import Puzzle, kept
from ...puzzles.proof import GAP
from ...review.judge import SURE
from ...words import Speaker
from ..refusals import refusal
from .tutorial import OffLesson

if TYPE_CHECKING:
    from ..store.rows import Row
    from .game import TableGame

SHOW: Final = "show"
CLOSE: Final = "close"
LIT: Final = 4  # moves of a task's solution that are shown at once

Data = dict[str, Any]


class Standing(NamedTuple):
    """A puzzle that is not closed yet."""

    number: int
    puzzle: Puzzle
    shown: bool  # the answer was asked for
    solved: bool


def puzzle(slug: str, number: int) -> Puzzle:
    if slug not in SHELF:
        raise refusal("no-game", 404, game=plain(slug), games=", ".join(SHELF))
    found = kept(slug)
    if not 1 <= number <= len(found):
        raise refusal("no-puzzle", 404, number=number, last=len(found))
    return found[number - 1]


def standing(game: TableGame) -> Standing | None:
    """None: this is no puzzle, or not any more."""
    notes = game.puzzle_notes
    if not notes or CLOSE in notes or game.row["begins"]:
        return None
    number, puzzles = int(notes[0]), kept(game.rules.slug)
    if number > len(puzzles):
        return None  # the puzzles are others now
    found = puzzles[number - 1]
    if [str(event) for event in game.match.record.events[: len(found.events)]] != found.events:
        return None
    return Standing(number, found, SHOW in notes, solved(game, found))


def solved(game: TableGame, found: Puzzle) -> bool:
    """Of a decision: the right move was made, as no other can be. Of a task: the move it asks for can be
    made now."""
    if not found.until:
        return len(game.match.record.events) > len(found.events)
    offers = game.rules.legal(game.match.state, found.seat)
    return any(move.text == found.until for move in offers)


def info(game: TableGame) -> Data | None:
    now = standing(game)
    return None if now is None else {"number": now.number, "solved": now.solved}


# ---- what is allowed ----


def check(game: TableGame, seat: int, text: str) -> None:
    """Refuses a move that is not the answer, with what it costs."""
    now = standing(game)
    if now is None or seat != now.puzzle.seat:
        return
    if now.solved:
        raise off(game, now, Phrase("puzzle-over"))
    move = game.rules.read_move(text)
    if now.puzzle.until or move not in game.rules.legal(game.match.state, seat):
        return
    if move.text not in now.puzzle.answers:
        raise off(game, now, cost(now.puzzle, move.text))


def cost(found: Puzzle, text: str) -> Phrase:
    """What a wrong move costs, as far as it is known."""
    assert found.proof is not None
    for rival in found.proof.rivals:
        if rival.move == text:
            near = rival.loss - SURE * rival.error < GAP
            return Phrase("puzzle-near" if near else "puzzle-costs", {"points": round(100 * rival.loss)})
    return Phrase("puzzle-wrong")


def off(game: TableGame, now: Standing, why: Phrase) -> OffLesson:
    return OffLesson(why, status=409, slug=game.rules.slug, names=game.names(), seat=now.puzzle.seat)


def hintable(game: TableGame) -> None:
    """Refused at a puzzle: its answer is asked for in another place."""
    if standing(game) is not None:
        raise refusal("puzzle-no-hint", 409)


def bots(game: TableGame, seats: list[int]) -> list[int]:
    """Nobody else moves as long as the puzzle stands."""
    return seats if standing(game) is None else []


def mark(game: TableGame, seat: int, word: str, at: int) -> Row:
    """The answer is to be shown, or the game is to be played on."""
    now = standing(game)
    if now is None or seat != now.puzzle.seat or word not in (SHOW, CLOSE):
        raise refusal("puzzle-cannot", 409)
    game.puzzle_notes.append(word)
    return game.entry("puzzle", seat, word, at)


# ---- what is shown ----


def shown(game: TableGame, eyes: int, offers: list[Offer], words: Speaker) -> Data | None:
    """What the page of the person whose puzzle it is is told."""
    now = standing(game)
    if now is None or eyes != now.puzzle.seat:
        return None
    found = now.puzzle
    right = answers(found, now.shown and not now.solved, offers)
    told: Data = {
        "step": now.number,
        "of": len(kept(game.rules.slug)),
        "kind": "solved" if now.solved else "puzzle",
        "said": "",
        "see": words.text("puzzle-task" if found.until else "puzzle-asks"),
        "ask": "",
        "note": words.text(f"puzzle-{'task' if found.until else 'level'}-{found.level}"),
        "texts": [offer.text for offer in right],
        "keys": list(dict.fromkeys(key for offer in right for key in offer.path)),
        "back": "",
        "shown": now.shown,
    }
    if now.solved:
        told["see"] = " ".join(words.say(phrase) for phrase in reasons(found))
        told["note"] = ""
    elif now.shown:
        told["ask"] = words.text("puzzle-this", count=len(right))
    return told


def answers(found: Puzzle, wanted: bool, offers: list[Offer]) -> list[Offer]:
    """The offers that are right; of a task, the next ones of a solution."""
    texts = found.solution if found.until else found.answers
    right = [offer for text in texts for offer in offers if offer.text == text]
    return right[:LIT] if wanted else []


def reasons(found: Puzzle) -> list[Phrase]:
    """Why it is right: what the next best move would have cost, and what the move is for."""
    if found.until:
        return [Phrase("puzzle-garden")]
    assert found.proof is not None
    chance, points = round(100 * found.proof.values[-1]), round(100 * found.gap())
    right = Phrase("puzzle-right", {"chance": chance, "points": points})
    return [right, *purpose(found.slug, found.seed, len(found.events))]


@lru_cache(maxsize=256)
def purpose(slug: str, seed: str, at: int) -> tuple[Phrase, ...]:
    """A bot's reason for the best move."""
    found = next(one for one in kept(slug) if one.seed == seed and len(one.events) == at)
    assert found.proof is not None
    match = found.match()
    game = match.game
    best = game.read_move(found.answers[0])
    rival = next(one.move for one in found.proof.rivals if one.move not in found.answers)
    decision = Decision(best)
    decision.plan = [best]
    decision.value = found.proof.values[0]
    decision.alternatives = [
        Alternative(best, 1, decision.value),
        Alternative(game.read_move(rival), 0, decision.value - found.gap()),
    ]
    said = because(match.eyes(found.seat), decision, game.lesson(HABITS["head-gardener"].lesson))
    return tuple(phrase for phrase in said if phrase.kind not in SAID_ALREADY)


SAID_ALREADY: Final = ("reason-best", "reason-close", "reason-looked", "reason-chances")
