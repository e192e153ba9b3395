"""A seat in words: what it sees, what happened, and what it may do, for programs that read."""

from __future__ import annotations

from typing import Final

from ..games import room
from ..kernel.game import CLOCK, NOBODY
from ..words import ENGLISH, speaker
from . import book
from .sitting import GATHERING, Sitting

RECENT: Final = 12  # lines of the story


def card(slug: str) -> str:
    """The rules: as players read them, where they are written, or else as builders do."""
    return book.rules_text(slug, ENGLISH) if book.languages(slug) else book.file(slug, "SPEC.md")


def told(sitting: Sitting, seat: int) -> str:
    """Everything a seat (or NOBODY, who watches) needs for its next decision."""
    game, state = sitting.game, sitting.match.state
    names = [name or f"seat {number}" for number, name in enumerate(sitting.names())]
    who = "You are watching." if seat == NOBODY else f"You are {names[seat]}, in seat {seat}."
    scores = ", ".join(f"{names[number]} {points}" for number, points in enumerate(game.scores(state)))
    view = game.view(state, seat) | {"options": game.options, "names": names}
    heard = [str(line.data["text"]) for line in sitting.lines(ENGLISH, NOBODY) if line.ears in (NOBODY, seat)]
    acting = sitting.to_act()
    offers = [move.text for move in game.legal(state, seat)] if seat in acting else []
    parts = [
        f"{game.box.title}, table {sitting.id}, revision {sitting.revision}. {who}",
        f"Scores: {scores}.",
        whose(sitting, seat, acting, names, bool(offers)),
        "",
        room(game.slug, "sketch").sketch(view, seat),
        "",
        "What happened last:",
        *(f"- {line}" for line in heard[-RECENT:]),
    ]
    if offers:
        parts += ["", f"Your {len(offers)} legal moves, one per line:", *offers]
    return "\n".join(parts) + "\n"


def whose(sitting: Sitting, seat: int, acting: list[int], names: list[str], able: bool) -> str:
    result = sitting.result()
    if result is not None:
        first = " and ".join(names[each] for each in result.winners())
        ended = speaker(sitting.game.slug, names=names).say(result.ended())
        return f"The game is over. {ended}" + ("" if sitting.game.box.cooperative else f" First: {first}.")
    if sitting.stage() == GATHERING:
        return "The game has not begun: a seat is still open."
    if seat in acting:
        return "It is your turn." if able else "You have no move now; time passes."
    return "It is the turn of " + " and ".join(names[each] for each in acting if each != CLOCK) + "."
