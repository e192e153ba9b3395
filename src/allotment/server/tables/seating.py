"""Who holds a seat: the maker's changes while people gather, bots for those who have left, and their return.

Everything is checked and done under the table's lock: between a look and a change nobody else gets in."""

from __future__ import annotations

import math
from typing import Any, Final

from sqlalchemy import Executable

from ...kernel.game import NOBODY
from ...kernel.options import plain
from ..refusals import No, no
from ..store.store import Row, gone_from, seat_is_free, seat_is_only
from ..tokens import new_token
from .connection import STRANGER, Guest
from .game import GATHERING, PLAYING, Chair, Sitting
from .registry import Hall, Table, bot_chair

Proposal = dict[str, Any]

STAND_IN: Final = "gardener"  # level of the bot for somebody who has left: nobody's choice


async def set_seat(hall: Hall, table: Table, session: str, seat: int, kind: str, level: str) -> None:
    """The maker opens a seat or gives it to a bot. A person's seat is that person's."""
    async with table.lock:
        sitting = await hall.awake(table)
        only_maker(sitting, session)
        if sitting.stage() != GATHERING:
            raise no("begun", 409)
        if seat >= sitting.game.seats:
            raise no("no-such-seat", seat=seat, last=sitting.game.seats - 1)
        if sitting.chairs[seat].kind == "person":
            raise no("sits-there", 409, name=sitting.chairs[seat].name)
        if kind not in ("open", "bot"):
            raise no("seat-kind", kinds="open, bot", kind=plain(kind))
        statements = freed(hall, table, sitting, seat) if kind == "open" else []
        chair = Chair("open", "") if kind == "open" else bot_chair(sitting, level)
        await taken(hall, table, sitting, seat, chair, statements)


async def fill(hall: Hall, table: Table, session: str, level: str) -> None:
    """The maker lets bots take the open seats: the game begins."""
    async with table.lock:
        sitting = await hall.awake(table)
        only_maker(sitting, session)
        if sitting.stage() != GATHERING:
            raise no("begun", 409)
        at = hall.settings.now()
        rows = [
            sitting.sit(seat, bot_chair(sitting, level), at)
            for seat, chair in enumerate(sitting.chairs)
            if chair.kind == "open"
        ]
        sitting.renamed()
        await hall.keep(table, rows, NOBODY, "start")
        hall.stir(table)


def only_maker(sitting: Sitting, session: str) -> None:
    if not sitting.is_maker(session):
        raise no("only-host", 403)


async def alone(hall: Hall, table: Table, session: str, seat: int) -> None:
    """Every other browser loses the seat, and so does whoever knows the old code."""
    async with table.lock:
        sitting = await hall.awake(table)
        if seat not in sitting.seats_of(session):
            raise no("not-your-seat", 403, seat=seat)
        code = new_token(hall.settings.luck)
        try:
            await hall.store.keep(seat_is_only(sitting.id, seat, session, code), [], table.id, {"head": True})
        except BaseException:
            hall.drop(table)
            raise
        sitting.recoveries[seat] = code
        for other in [who for who, seats in sitting.places.items() if seat in seats and who != session]:
            sitting.places[other].discard(seat)
            if not sitting.places[other]:
                del sitting.places[other]
        for guest in table.guests:
            if not sitting.may_watch(guest.session):
                guest.close(STRANGER)
        hall.tell(table, NOBODY, "seat")


def freed(hall: Hall, table: Table, sitting: Sitting, seat: int) -> list[tuple[Executable, Any]]:
    """Nobody who held the seat, nor a link or code to it, opens it again: the next claimer is alone there."""
    luck = hall.settings.luck
    sitting.invites[seat], sitting.recoveries[seat] = new_token(luck), new_token(luck)
    for session, seats in list(sitting.places.items()):
        seats.discard(seat)
        if not seats:
            del sitting.places[session]
    for guest in table.guests:
        if not sitting.may_watch(guest.session):
            guest.close(STRANGER)
    return seat_is_free(sitting.id, seat, sitting.invites[seat], sitting.recoveries[seat])


async def taken(
    hall: Hall,
    table: Table,
    sitting: Sitting,
    seat: int,
    chair: Chair,
    statements: list[tuple[Executable, Any]] | None = None,
) -> None:
    """Call with the lock held."""
    row = sitting.sit(seat, chair, hall.settings.now())
    sitting.renamed()
    await hall.keep(table, [row], seat, "seat", statements)
    hall.stir(table)


# ---- a bot for somebody who has left ----


async def propose(hall: Hall, table: Table, guest: Guest, by: int, seat: int) -> None:
    async with table.lock:
        sitting = await hall.awake(table)
        replaceable(hall, table, sitting, seat)
        own = sitting.seats_of(guest.session)
        needed = [s for s, chair in enumerate(sitting.chairs) if chair.kind == "person" and s != seat]
        proposal = {
            "seat": seat,
            "level": STAND_IN,
            "by": by,
            "agreed": [s for s in own if s in needed],
            "needed": needed,
        }
        await settle(hall, table, sitting, proposal, by)


def replaceable(hall: Hall, table: Table, sitting: Sitting, seat: int) -> None:
    if seat >= sitting.game.seats or sitting.chairs[seat].kind != "person":
        raise no("nobody-there", seat=seat)
    if sitting.stage() != PLAYING:
        raise no("bot-only-playing", 409)
    if table.connected(sitting)[seat]:
        raise no("is-here", 409, name=sitting.chairs[seat].name)
    left = math.ceil(hall.settings.grace - table.away(sitting, seat))
    if left > 0:
        name = sitting.chairs[seat].name
        raise no("was-here", 409, name=name, seconds=left)


async def agree(hall: Hall, table: Table, guest: Guest, yes: bool) -> None:
    async with table.lock:
        sitting = await hall.awake(table)
        proposal = sitting.proposal
        if proposal is None:
            raise no("nothing-proposed", 409)
        own = sitting.seats_of(guest.session)
        agreed = set(proposal["agreed"]) | (set(own) & set(proposal["needed"]))
        answer = proposal | {"agreed": sorted(agreed)} if yes else None
        await settle(hall, table, sitting, answer, own[0] if own else NOBODY)


async def settle(hall: Hall, table: Table, sitting: Sitting, proposal: Proposal | None, by: int) -> None:
    """If all who are asked agree, the bot sits down; otherwise everyone is told how it stands."""
    refused: No | None = None
    if proposal is not None and proposal["agreed"] == proposal["needed"]:
        seat = proposal["seat"]
        try:
            replaceable(hall, table, sitting, seat)
        except No as why:
            proposal, refused = None, why
        else:
            chair = bot_chair(sitting, proposal["level"], absent=sitting.chairs[seat].name)
            await taken(hall, table, sitting, seat, chair)
            return
    if proposal != sitting.proposal:
        await hall.keep(table, [sitting.ask(proposal, by, hall.settings.now())], NOBODY, "proposal")
    if refused is not None:
        raise refused


async def leave(hall: Hall, table: Table, session: str) -> None:
    """A browser gives up its seats and forgets the table. Before the game its seats are open again; later
    bots go on where other people play, and the recovery code still brings one back."""
    async with table.lock:
        sitting = await hall.awake(table)
        seats = sitting.seats_of(session)
        others = any(
            chair.kind == "person" and seat not in seats for seat, chair in enumerate(sitting.chairs)
        )
        statements = [gone_from(session, table.id)]
        rows: list[Row] = []
        at = hall.settings.now()
        for seat in seats:
            if sitting.stage() == GATHERING:
                statements += freed(hall, table, sitting, seat)
                rows.append(sitting.sit(seat, Chair("open", ""), at))
            elif sitting.stage() == PLAYING and others and sitting.chairs[seat].kind == "person":
                chair = bot_chair(sitting, STAND_IN, absent=sitting.chairs[seat].name)
                rows.append(sitting.sit(seat, chair, at))
        sitting.renamed()
        sitting.places.pop(session, None)
        await hall.keep(table, rows, NOBODY, "leave", statements)
        for guest in table.guests:
            if guest.session == session:
                guest.close(STRANGER)
        hall.stir(table)


async def take_back(hall: Hall, table: Table, session: str) -> None:
    """Who was replaced plays again."""
    async with table.lock:
        sitting = await hall.awake(table)
        for seat in sitting.seats_of(session):
            chair = sitting.chairs[seat]
            if chair.kind == "bot" and chair.absent:
                await taken(hall, table, sitting, seat, Chair("person", chair.absent))
                return
        raise no("no-bot-for-you", 409)
