"""A review in words: who played better, whom luck helped, and what would have been better."""

from __future__ import annotations

from typing import Any

from ..draw import plain
from ..games import room
from ..kernel.game import Game
from ..kernel.story import Phrase, Seat, retold
from ..words import Speaker
from .judge import BEST, FINE, MISTAKE, MISTAKEN, SLIP, SLIPPED, SURE, Judgement
from .review import Review

COLUMNS = ("start", "own", "others", "luck", "end", BEST, FINE, SLIPPED, MISTAKEN, "lost")


def hundredths(share: float) -> int:
    return round(100 * share)


def uncertainty(error: float) -> int:
    """Hundredths that a number may be off by; never nothing."""
    return max(1, hundredths(SURE * error))


def points(share: float) -> str:
    """Hundredths of a chance, with a sign."""
    whole = hundredths(share)
    return f"{whole:+d}" if whole else "0"


def rows(found: Review, seats: int) -> list[list[str]]:
    """A row for each seat, a cell for each of COLUMNS."""
    out = []
    for seat in range(seats):
        own = found.choices(seat, seat)
        others = sum(found.choices(seat, whose) for whose in range(seats) if whose != seat)
        out.append(
            [
                f"{found.start[seat]:.0%}",
                points(own),
                points(others),
                points(found.luck(seat)),
                f"{found.end[seat]:.0%}",
                *(str(found.count(seat, word)) for word in (BEST, FINE, SLIPPED, MISTAKEN)),
                points(-found.lost(seat)),
            ]
        )
    return out


def chance(share: float) -> Phrase:
    return Phrase("review-points", {"points": hundredths(abs(share))})


def balance(found: Review, words: Speaker, seats: list[int]) -> list[str]:
    """Luck apart from skill: between two players who outplayed whom, among more what luck did to each of
    these seats."""
    if len(found.start) > 2:
        return [
            words.text(
                "review-lucky" if found.luck(seat) >= 0 else "review-unlucky",
                seat,
                luck=chance(found.luck(seat)),
                error=uncertainty(found.error(seat)),
                lost=chance(found.lost(seat)),
            )
            for seat in seats
        ]
    lead = found.choices(0, 0) + found.choices(0, 1)
    better = 0 if lead >= 0 else 1
    luck = found.luck(better)
    error = uncertainty(found.error(better))
    if hundredths(abs(lead)) < error:
        kind = "review-even"
    else:
        kind = "review-back" if luck < 0 else "review-helped"
    given = {"other": Seat(1 - better), "points": chance(lead), "error": error, "luck": chance(luck)}
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
        loss=chance(one.loss),
        error=uncertainty(one.error),
    )
    return said, words.all([retold(reason, called) for reason in one.reason])


def notes(game: Game[Any, Any], words: Speaker) -> list[str]:
    out = [words.text("review-how", slip=hundredths(SLIP), mistake=hundredths(MISTAKE))]
    if game.box.hidden:
        out.append(words.text("review-hidden"))
    return out
