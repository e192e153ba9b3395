"""A review in words: who played better, whom luck helped, and what would have been better."""

from __future__ import annotations

from typing import Any

from ..draw import plain
from ..games import room
from ..kernel.game import Game
from ..kernel.story import Phrase, Seat, retold
from ..words import Speaker
from .judge import BEST, FINE, MISTAKEN, SLIPPED, SURE, Judgement, limits
from .review import Review

COLUMNS = ("start", "own", "others", "luck", "end", BEST, FINE, SLIPPED, MISTAKEN, "lost")
HUNDREDTHS = 100


def columns(seats: int) -> list[str]:
    """Those of the table; whoever plays alone has no others."""
    return [column for column in COLUMNS if seats > 1 or column != "others"]


def unit(seats: int) -> int:
    """What numbers are multiplied by to be told: hundredths of a chance, or the points of whoever plays
    alone."""
    return HUNDREDTHS if seats > 1 else 1


def uncertainty(error: float, seats: int) -> int:
    """What a number may be off by, in whole ones; never nothing."""
    return max(1, round(unit(seats) * SURE * error))


def points(worth: float, seats: int) -> str:
    """In whole ones, with a sign."""
    whole = round(unit(seats) * worth)
    return f"{whole:+d}" if whole else "0"


def level(worth: float, seats: int) -> str:
    """What the game is worth to a seat at a moment."""
    return f"{worth:.0%}" if seats > 1 else str(round(worth))


def rows(found: Review, seats: int) -> list[list[str]]:
    """A row for each seat, a cell for each of the columns."""
    out = []
    for seat in range(seats):
        own = found.choices(seat, seat)
        others = sum(found.choices(seat, whose) for whose in range(seats) if whose != seat)
        cells = {
            "start": level(found.start[seat], seats),
            "own": points(own, seats),
            "others": points(others, seats),
            "luck": points(found.luck(seat), seats),
            "end": level(found.end[seat], seats),
            "lost": points(-found.lost(seat), seats),
        }
        cells |= {word: str(found.count(seat, word)) for word in (BEST, FINE, SLIPPED, MISTAKEN)}
        out.append([cells[column] for column in columns(seats)])
    return out


def worth(amount: float, seats: int) -> Phrase:
    kind = "review-points" if seats > 1 else "review-points-alone"
    return Phrase(kind, {"points": round(unit(seats) * abs(amount))})


def balance(found: Review, words: Speaker, seats: list[int]) -> list[str]:
    """Luck apart from skill: between two players who outplayed whom, otherwise what luck did to each of these
    seats."""
    count = len(found.start)
    if count != 2:
        return [
            words.text(
                "review-lucky" if found.luck(seat) >= 0 else "review-unlucky",
                seat,
                luck=worth(found.luck(seat), count),
                error=uncertainty(found.error(seat), count),
                lost=worth(found.lost(seat), count),
            )
            for seat in seats
        ]
    lead = found.choices(0, 0) + found.choices(0, 1)
    better = 0 if lead >= 0 else 1
    luck = found.luck(better)
    error = uncertainty(found.error(better), count)
    if round(HUNDREDTHS * abs(lead)) < error:
        kind = "review-even"
    else:
        kind = "review-back" if luck < 0 else "review-helped"
    given = {"other": Seat(1 - better), "points": worth(lead, 2), "error": error, "luck": worth(luck, 2)}
    return [words.text(kind, better, **given)]


def in_words(
    game: Game[Any, Any], state: Any, names: list[str], one: Judgement, words: Speaker
) -> tuple[str, str]:
    """What was better than a slip or a mistake that was made in this state, and why."""
    view = {**game.view(state, one.seat), "options": game.options, "names": names, "words": words}

    def called(text: str) -> Phrase:
        title, line = room(game.slug, "table.scene", plain).say(view, game.read_move(text))[:2]
        if not line:
            return Phrase("move-called", {"title": words.say(title)})
        return Phrase("move-called-more", {"title": words.say(title), "line": words.say(line)})

    said = words.text(
        f"review-{one.word}-was",
        one.seat,
        at=one.at + 1,
        move=called(one.move),
        best=called(one.best),
        loss=worth(one.loss, game.seats),
        error=uncertainty(one.error, game.seats),
    )
    return said, words.all([retold(reason, called) for reason in one.reason])


def notes(game: Game[Any, Any], words: Speaker) -> list[str]:
    slip, mistake = (round(unit(game.seats) * one) for one in limits(game.seats))
    out = [words.text("review-how" if game.seats > 1 else "review-how-alone", slip=slip, mistake=mistake)]
    if game.box.hidden:
        out.append(words.text("review-hidden"))
    return out
