"""What the connections of a table are sent: the whole table, what changed, who is here."""

from __future__ import annotations

import logging
from typing import Any, Final

from ...kernel.game import NOBODY
from ..messages.socket import Device, Here, TableMessage, Update
from . import puzzling, tutorial
from .client_state import ClientState, difference_message, follows, table_message
from .connection import ENCODER, FAULT, STRANGER, Connection
from .game import TableGame
from .live import LiveTable

LOG: Final = logging.getLogger(__name__)


def broadcast(table: LiveTable, by: int, text: str) -> None:
    """Sends everyone at the table what changed from their point of view. It is already saved: a connection
    that fails is closed, to reconnect and get the whole table, and the others never notice."""
    if table.game is None:
        return
    table.forget_states()
    table.told = table.game.revision
    made: dict[tuple[int, int], bytes] = {}
    for connection in table.connections:
        if connection.closing:
            continue
        try:
            connection.send(update(table, table.game, connection, by, text, made))
        except Exception:
            eyes, layout = connection.eyes, connection.layout
            LOG.exception("table %s: not to be shown to seat %s, %s", table.id, eyes, layout)
            connection.close(FAULT)


def broadcast_loaded(table: LiveTable, game: TableGame) -> None:
    """The game has been read from the store: nobody who is here has been told of what others have written
    meanwhile, and no note tells them any more."""
    for connection in table.connections:
        if not game.may_watch(connection.session):
            connection.close(STRANGER)
    if table.connections and table.told != game.revision:
        broadcast(table, NOBODY, "")


def update(
    table: LiveTable,
    game: TableGame,
    connection: Connection,
    by: int,
    text: str,
    made: dict[tuple[int, int], bytes],
) -> bytes:
    """What a connection is sent of a change; `made` holds what others with the same eyes are sent."""
    turned = connection.look(game)
    old, new = connection.sent, state_for(table, game, connection)
    connection.sent = new
    if old is None or not follows(old, new):
        return whole(table, game, connection, new)
    pair = (id(old), id(new))
    if not turned and connection.curtain < 0 and pair in made:
        return made[pair]
    parts = difference_message(old, new)
    if turned:
        parts["you"] = connection.you(game)
        parts["status"] = new.fields["status"]
    if turned or connection.curtain >= 0:
        parts.update(curtain(connection, game))
    packed = ENCODER.encode(Update(by=by, text=text, move=new.fields["history"]["of"], **parts))
    if not turned and connection.curtain < 0:
        made[pair] = packed
    return packed


def state_for(table: LiveTable, game: TableGame, connection: Connection) -> ClientState:
    words = connection.words(game)
    audience = (connection.eyes, connection.undo_seat(game), connection.layout, words)
    found = table.states.get(audience)
    if found is None:
        found = ClientState(game, table.common_of(game), *audience)
        guide = puzzling.shown if game.puzzle_notes else tutorial.shown
        found.fields["guide"] = guide(game, connection.eyes, found.fields["offers"], words)
        table.states[audience] = found
    return found


def whole(table: LiveTable, game: TableGame, connection: Connection, state: ClientState) -> bytes:
    parts = table_message(state) | {"sand": table.hourglass.data(game)} | curtain(connection, game)
    return ENCODER.encode(TableMessage(you=connection.you(game), **parts))


def send_table(table: LiveTable, game: TableGame, connection: Connection, layout: str = "") -> None:
    """Sends a whole `table` message. The connection has a new layout only if it can be drawn."""
    connection.look(game)
    before, connection.layout = connection.layout, layout or connection.layout
    try:
        connection.sent = state_for(table, game, connection)
    except Exception:
        connection.layout = before
        raise
    table.told = game.revision
    connection.send(whole(table, game, connection, connection.sent))


def broadcast_presence(table: LiveTable) -> None:
    if table.game is None:
        return
    table.forget_states()
    connected = table.connected(table.game)
    message = ENCODER.encode(Here(connected=connected))
    for connection in table.connections:
        if connection.here != connected:
            connection.here = connected
            connection.send(message)


def broadcast_device(table: LiveTable, game: TableGame, session: str, seat: int) -> None:
    """The other browsers of a seat learn that one more holds it."""
    message = Device(seat=seat, devices=game.devices(seat))
    for connection in table.connections:
        if connection.session != session and seat in game.seats_of(connection.session):
            connection.say(message)


def curtain(connection: Connection, game: TableGame) -> dict[str, Any]:
    """What a page that several people share is told of its curtain; the status then says who comes next."""
    if connection.curtain < 0:
        return {"curtain": None}
    name = game.holders[connection.curtain].name
    said = connection.words(game).text("pass-screen", name=name)
    return {"curtain": {"seat": connection.curtain, "name": name}, "status": said}
