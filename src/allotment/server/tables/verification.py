"""Records replayed, and whether a finished game is as it was agreed. All of it runs in a thread beside the
event loop. Compiled rules let no other thread run until they return, so they are called for a slice of the
game at a time."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.game import CLOCK, Game
from ...kernel.match import Match, compare, follow, reopened
from ...kernel.record import Record, read_record
from ...kernel.result import Refused, denied
from ..refusals import refusal, told
from .game import OVER, TableGame
from .luck import SEALED

SLICE: Final = 250  # events: a few milliseconds


def replayed(rules: Game[Any, Any], record: Record) -> Match[Any, Any]:
    """The whole record. Refused if it does not play out."""
    match = reopened(rules, record)
    for to in range(SLICE, len(record.events) + SLICE, SLICE):
        follow(match, record, to)
    return match


def drawn(rules: Game[Any, Any], record: Record) -> list[list[object]]:
    """Every draw of a record: what was asked for, and what came."""
    chance = record.chance()
    chance.told, chance.asked = [], []
    state = rules.start(chance) if record.position is None else rules.load(record.position, chance)
    for event in record.events:
        if event.seat == CLOCK:
            rules.clock(state, event.text)
        else:
            rules.play(state, event.seat, event.text)
    return [[asked, told] for asked, told in zip(chance.asked, chance.told, strict=True)]


def checked(game: TableGame, language: str) -> dict[str, Any]:
    """The shuffles, replayed: is everything as it was agreed? Where there is a seal, with all that a browser
    needs to see for itself."""
    if game.stage() != OVER:
        raise refusal("check-later", 409)
    record = read_record(game.record(""))
    try:
        match = replayed(game.rules, record)
        compare(match, record)
    except Refused as why:
        return {"ok": False, **told(why, language)}
    found = {
        "ok": True,
        **told(denied("all-as-recorded"), language),
        "source": game.luck.source(),
        "commitment": record.commitment if game.luck.source() == SEALED else "",
        "secret": record.secret,
        "seed": record.seed,
        "luck": record.luck,
        "draws": len(match.tape),
        "moves": len(match.record.events),
    }
    if game.luck.source() == SEALED and game.luck.joint():
        found["seal"] = {"terms": record.terms(), "names": record.names, "nonces": record.nonces}
        found["tape"] = drawn(game.rules, record)
    return found
