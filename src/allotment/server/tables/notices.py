"""What people are told while no page of theirs is open: that it is their turn, that the game is over, that a
bot is to play for them. Nothing else: a notice says nothing that depends on the board.

Where all act at once there are none; nor for somebody who plays with bots alone, as those answer at once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ...kernel.game import NOBODY
from ...words import PAGE, speaker
from ..store.notices import Notice, notice_is, turns_taken_back
from ..store.rows import Row
from ..store.statements import Statement
from .game import OVER, PLAYING, TableGame
from .holders import Holder

if TYPE_CHECKING:
    from ..settings import Settings
    from .live import LiveTable

TURN: Final = "turn"
ENDED: Final = "over"
AWAY: Final = "away"
LONGEST: Final = 80  # letters of a title


def standing(game: TableGame) -> list[Notice]:
    """What there is to tell anybody as the game stands. A turn is known by the last event of whoever is to
    act: it stays the same turn until they have moved, whatever others do."""
    if game.rules.box.real_time:
        return []
    stage, acting, events = game.stage(), game.to_act(), game.match.record.events
    last = events[-1].seat if events else NOBODY
    if acting == [last]:
        return []  # whose turn it is has just moved
    people = {seat for seat, holder in enumerate(game.holders) if holder.kind == "person" or holder.absent}
    found = []
    for session in sorted(game.places):
        seats = game.seats_of(session)
        if not seats or last in seats or people.issubset(seats):
            continue
        if stage == OVER:
            found.append(Notice(session, game.id, ENDED, len(events)))
        elif any(seat in seats and game.holders[seat].kind == "person" for seat in acting):
            found.append(Notice(session, game.id, TURN, last_event(game, seats)))
    return found


def passing(game: TableGame, rows: Sequence[Row]) -> list[Notice]:
    """What these entries tell anybody: that a bot is proposed for them, or has taken over."""
    found = []
    for row in rows:
        if row["kind"] == "ask" and game.proposal is not None:
            seat, turn = game.proposal["seat"], -1
        elif row["kind"] == "seat" and Holder(**json.loads(row["text"])).absent:
            seat, turn = row["seat"], row["number"]
        else:
            continue
        for session in sorted(game.places):
            seats = game.seats_of(session)
            if seat in seats:
                number = turn if turn >= 0 else last_event(game, seats)
                found.append(Notice(session, game.id, AWAY, number))
    return [] if game.rules.box.real_time or game.stage() != PLAYING else found


def last_event(game: TableGame, seats: Sequence[int]) -> int:
    """The number of the last event of these seats, 0 if there is none."""
    events = game.match.record.events
    for at in range(len(events), 0, -1):
        if events[at - 1].seat in seats:
            return at
    return 0


def written(settings: Settings, table: LiveTable, game: TableGame, rows: Sequence[Row]) -> list[Statement]:
    """What writes the notices of a change down, with its entries. Those that were written before are left
    out; whether anybody wants them, only the store knows."""
    found = standing(game)
    if not found and all(row["kind"] == "move" for row in rows):
        table.notices = found
        return []
    away = passing(game, rows)
    leaving = {notice.session for notice in away}
    undone = any(row["kind"] == "undo" for row in rows)
    known = [] if undone else table.notices or []
    new = [notice for notice in found if notice not in known and notice.session not in leaving]
    table.notices = found
    due, pause = settings.now() + int(settings.push_after * 1000), int(settings.push_pause * 1000)
    return [
        *([turns_taken_back(game.id, TURN)] if undone and not game.rules.box.real_time else []),
        *(notice_is(notice, due, pause) for notice in [*new, *away]),
    ]


def stands(game: TableGame, notice: Notice) -> bool:
    """Is it still true?"""
    if notice.kind != AWAY:
        return any(one[:4] == notice[:4] for one in standing(game))
    seats = game.seats_of(notice.session)
    asked = game.proposal is not None and game.proposal["seat"] in seats
    return game.stage() == PLAYING and (asked or any(game.holders[seat].absent for seat in seats))


def message(game: TableGame, notice: Notice, language: str) -> bytes:
    """As it is sent: the game, what is the matter in one sentence, and where to go."""
    said = speaker(PAGE, language).text(f"page-notice-{notice.kind}")
    told = {"title": game.rules.box.title[:LONGEST], "body": said, "at": f"/t/{game.id}"}
    return json.dumps(told, ensure_ascii=False).encode()
