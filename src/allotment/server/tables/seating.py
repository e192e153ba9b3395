"""Who holds a seat: the maker's changes while people gather, bots for those who have left, and their return.

Everything is checked and done under the table's lock: between a look and a change nobody else gets in."""

from __future__ import annotations

import math
from typing import Any, Final

from sqlalchemy import Executable

from ...kernel.game import NOBODY
from ...kernel.options import plain
from ..refusals import Refusal, WrongToken, refusal
from ..store.notices import no_notice
from ..store.rows import Row
from ..store.statements import gone_from, new_place, seat_is_free, seat_is_only
from ..store.store import WATCHER
from ..tokens import new_token, recovered
from .broadcast import broadcast, broadcast_device
from .connection import STRANGER, Connection
from .creation import called, clean_nonce
from .game import GATHERING, PLAYING, TableGame
from .holders import Holder
from .live import LiveTable
from .names import bot_name
from .registry import Registry

Proposal = dict[str, Any]

STAND_IN: Final = "gardener"  # level of the bot that stands in for somebody who has left


async def set_seat(
    registry: Registry, table: LiveTable, session: str, seat: int, kind: str, level: str
) -> None:
    """The host opens a seat or gives it to a bot. Nobody else's seat can be taken."""
    async with table.lock:
        game = await registry.game_at(table)
        only_maker(game, session)
        if game.stage() != GATHERING:
            raise refusal("begun", 409)
        if seat >= game.rules.seats:
            raise refusal("no-such-seat", seat=seat, last=game.rules.seats - 1)
        if game.holders[seat].kind == "person":
            raise refusal("sits-there", 409, name=game.holders[seat].name)
        if kind not in ("open", "bot"):
            raise refusal("seat-kind", kinds="open, bot", kind=plain(kind))
        statements = freed(registry, table, game, seat) if kind == "open" else []
        holder = Holder("open", "") if kind == "open" else bot_holder(game, level)
        await taken(registry, table, game, seat, holder, statements)


async def fill(registry: Registry, table: LiveTable, session: str, level: str) -> None:
    """The host lets bots take the open seats, and the game begins."""
    async with table.lock:
        game = await registry.game_at(table)
        only_maker(game, session)
        if game.stage() != GATHERING:
            raise refusal("begun", 409)
        at = registry.settings.now()
        rows = [
            game.sit(seat, bot_holder(game, level), at)
            for seat, holder in enumerate(game.holders)
            if holder.kind == "open"
        ]
        game.renamed()
        await registry.save(table, rows, NOBODY, "start")
        registry.start_driver(table)


def only_maker(game: TableGame, session: str) -> None:
    if not game.is_maker(session):
        raise refusal("only-host", 403)


async def sign_out_others(registry: Registry, table: LiveTable, session: str, seat: int) -> None:
    """Every other browser loses the seat, and so does whoever knows the old code."""
    async with table.lock:
        game = await registry.game_at(table)
        if seat not in game.seats_of(session):
            raise refusal("not-your-seat", 403, seat=seat)
        code = new_token(registry.settings.luck)
        try:
            await registry.store.save(
                seat_is_only(game.id, seat, session, code), [], table.id, {"head": True}
            )
        except BaseException:
            table.unload()
            raise
        game.recoveries[seat] = code
        for other in [who for who, seats in game.places.items() if seat in seats and who != session]:
            game.places[other].discard(seat)
            if not game.places[other]:
                del game.places[other]
        for connection in table.connections:
            if not game.may_watch(connection.session):
                connection.close(STRANGER)
        broadcast(table, NOBODY, "seat")


def freed(registry: Registry, table: LiveTable, game: TableGame, seat: int) -> list[tuple[Executable, Any]]:
    """No browser, link or code that opened the seat does so any more: it belongs to the next claimer
    alone."""
    luck = registry.settings.luck
    game.invites[seat], game.recoveries[seat] = new_token(luck), new_token(luck)
    for session, seats in list(game.places.items()):
        seats.discard(seat)
        if not seats:
            del game.places[session]
    for connection in table.connections:
        if not game.may_watch(connection.session):
            connection.close(STRANGER)
    return seat_is_free(game.id, seat, game.invites[seat], game.recoveries[seat])


async def taken(
    registry: Registry,
    table: LiveTable,
    game: TableGame,
    seat: int,
    holder: Holder,
    statements: list[tuple[Executable, Any]] | None = None,
) -> None:
    """Call with the lock held."""
    row = game.sit(seat, holder, registry.settings.now())
    game.renamed()
    await registry.save(table, [row], seat, "seat", statements)
    registry.start_driver(table)


def bot_holder(game: TableGame, level: str, absent: str = "") -> Holder:
    """A bot with a name nobody else at the table has."""
    return Holder("bot", bot_name(level, game.names()), level, absent)


# ---- a bot for somebody who has left ----


async def propose(registry: Registry, table: LiveTable, connection: Connection, by: int, seat: int) -> None:
    async with table.lock:
        game = await registry.game_at(table)
        replaceable(registry, table, game, seat)
        own = game.seats_of(connection.session)
        needed = [s for s, holder in enumerate(game.holders) if holder.kind == "person" and s != seat]
        proposal = {
            "seat": seat,
            "level": STAND_IN,
            "by": by,
            "agreed": [s for s in own if s in needed],
            "needed": needed,
        }
        await settle(registry, table, game, proposal, by)


def replaceable(registry: Registry, table: LiveTable, game: TableGame, seat: int) -> None:
    if seat >= game.rules.seats or game.holders[seat].kind != "person":
        raise refusal("nobody-there", seat=seat)
    if game.stage() != PLAYING:
        raise refusal("bot-only-playing", 409)
    if table.connected(game)[seat]:
        raise refusal("is-here", 409, name=game.holders[seat].name)
    left = math.ceil(registry.settings.grace - table.away(game, seat))
    if left > 0:
        name = game.holders[seat].name
        raise refusal("was-here", 409, name=name, seconds=left)


async def agree(registry: Registry, table: LiveTable, connection: Connection, yes: bool) -> None:
    async with table.lock:
        game = await registry.game_at(table)
        proposal = game.proposal
        if proposal is None:
            raise refusal("nothing-proposed", 409)
        own = game.seats_of(connection.session)
        agreed = set(proposal["agreed"]) | (set(own) & set(proposal["needed"]))
        answer = proposal | {"agreed": sorted(agreed)} if yes else None
        await settle(registry, table, game, answer, own[0] if own else NOBODY)


async def settle(
    registry: Registry, table: LiveTable, game: TableGame, proposal: Proposal | None, by: int
) -> None:
    """If all who are asked agree, the bot sits down; otherwise everyone is told how it stands."""
    refused: Refusal | None = None
    if proposal is not None and proposal["agreed"] == proposal["needed"]:
        seat = proposal["seat"]
        try:
            replaceable(registry, table, game, seat)
        except Refusal as why:
            proposal, refused = None, why
        else:
            holder = bot_holder(game, proposal["level"], absent=game.holders[seat].name)
            await taken(registry, table, game, seat, holder)
            return
    if proposal != game.proposal:
        await registry.save(table, [game.ask(proposal, by, registry.settings.now())], NOBODY, "proposal")
    if refused is not None:
        raise refused


async def leave(registry: Registry, table: LiveTable, session: str) -> None:
    """A browser gives up its seats and forgets the table. Before the game its seats are open again; later
    bots go on where other people play, and the recovery code still brings one back."""
    async with table.lock:
        game = await registry.game_at(table)
        seats = game.seats_of(session)
        others = any(
            holder.kind == "person" and seat not in seats for seat, holder in enumerate(game.holders)
        )
        statements = [gone_from(session, table.id), no_notice(session, table.id)]
        rows: list[Row] = []
        at = registry.settings.now()
        for seat in seats:
            if game.stage() == GATHERING:
                statements += freed(registry, table, game, seat)
                rows.append(game.sit(seat, Holder("open", ""), at))
            elif game.stage() == PLAYING and others and game.holders[seat].kind == "person":
                holder = bot_holder(game, STAND_IN, absent=game.holders[seat].name)
                rows.append(game.sit(seat, holder, at))
        game.renamed()
        game.places.pop(session, None)
        await registry.save(table, rows, NOBODY, "leave", statements)
        for connection in table.connections:
            if connection.session == session:
                connection.close(STRANGER)
        registry.start_driver(table)


async def take_back(registry: Registry, table: LiveTable, session: str) -> None:
    """Somebody whom a bot replaced plays again."""
    async with table.lock:
        game = await registry.game_at(table)
        for seat in game.seats_of(session):
            holder = game.holders[seat]
            if holder.kind == "bot" and holder.absent:
                await taken(registry, table, game, seat, Holder("person", holder.absent))
                return
        raise refusal("no-bot-for-you", 409)


# ---- taking a seat ----


async def claim(
    registry: Registry,
    table: LiveTable,
    token: str,
    session: str,
    name: str,
    wanted: int | None,
    language: str,
    nonce: str = "",
) -> int:
    """Takes an open seat for this browser. A browser that has a seat here keeps it."""
    async with table.lock:
        game = await registry.game_at(table)
        seat = seat_for(game, token, session, wanted)
        if seat in game.seats_of(session):
            return seat
        at = registry.settings.now()
        shown = called(name, session, game.names(), language)
        row = game.sit(seat, Holder("person", shown, nonce=clean_nonce(nonce)), at)
        game.places.setdefault(session, set()).add(seat)
        game.renamed()
        await registry.save(table, [row], seat, "seat", [new_place(session, table.id, seat, at)])
        registry.start_driver(table)
        return seat


def seat_for(game: TableGame, token: str, session: str, wanted: int | None) -> int:
    own = game.seats_of(session)
    if token in game.invites:
        seat = game.invites.index(token)
        if seat not in own and game.holders[seat].kind != "open":
            raise refusal("link-used", 409)
        return seat
    if token != game.row["invite"]:
        raise WrongToken("no-seat-link")
    if own:
        return own[0]
    free = [seat for seat, holder in enumerate(game.holders) if holder.kind == "open"]
    if not free:
        raise refusal("seats-taken", 409)
    if wanted is not None and wanted not in free:
        raise refusal("seat-not-open", 409, seat=wanted)
    return free[0] if wanted is None else wanted


async def recover(registry: Registry, table: LiveTable, code: str, session: str) -> int:
    """The code binds this browser to the seat as well."""
    token = recovered(code)
    async with table.lock:
        game = await registry.game_at(table)
        if token not in game.recoveries:
            raise WrongToken("no-code-here")
        seat = game.recoveries.index(token)
        if game.holders[seat].kind == "open":
            raise WrongToken("no-code-here")
        await bind(registry, table, game, session, seat)
        return seat


async def recover_anywhere(registry: Registry, code: str, session: str) -> tuple[LiveTable, int]:
    """The code alone says which table it is: a new device knows no address."""
    id = await registry.store.table_by_recovery(recovered(code))
    if id is None:
        raise WrongToken("no-code")
    table = await registry.table(id)
    return table, await recover(registry, table, code, session)


async def watch(registry: Registry, table: LiveTable, token: str, session: str) -> None:
    async with table.lock:
        game = await registry.game_at(table)
        if token != game.row["watch"]:
            raise WrongToken("no-watch-link")
        if not game.may_watch(session):
            await bind(registry, table, game, session, WATCHER)


async def bind(registry: Registry, table: LiveTable, game: TableGame, session: str, seat: int) -> None:
    if seat in game.places.get(session, ()):
        return
    try:
        place = new_place(session, table.id, seat, registry.settings.now())
        await registry.store.save([place], [], table.id, {"head": True})
    except BaseException:
        table.unload()
        raise
    game.places.setdefault(session, set()).add(seat)
    if seat != WATCHER:
        broadcast_device(table, game, session, seat)
