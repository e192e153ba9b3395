"""What the store knows of a table, read from it."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from .schema import ENTRIES, PLACES, POSITIONS, SEATS, TABLES, THOUGHTS

Row = dict[str, Any]


class Entry(NamedTuple):
    """One thing that changed a table."""

    number: int
    kind: str  # move, clock, undo, seat, guide, luck, rules, sand, ask
    seat: int
    text: str
    at: int


class StoredTable(NamedTuple):
    """All that the store knows of a table."""

    row: Row
    seats: list[Row]
    places: list[Row]
    entries: list[Entry]
    position: Row | None
    thoughts: list[Row]


class TableChanges(NamedTuple):
    """What the store knows of a table beyond an entry."""

    row: Row
    seats: list[Row]
    places: list[Row]
    entries: list[Entry]
    thoughts: list[Row]


def rows_of(connection: Connection, asked: Any) -> list[Row]:
    return [dict(row._mapping) for row in connection.execute(asked)]


def changes_since(connection: Connection, id: str, after: int) -> TableChanges | None:
    """Entries first: whoever wrote one has written the rest with it, or before."""
    columns = [ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.text, ENTRIES.c.at]
    later = ENTRIES.c.table_id == id, ENTRIES.c.number > after
    entries = [
        Entry(*row) for row in connection.execute(select(*columns).where(*later).order_by(ENTRIES.c.number))
    ]
    found = rows_of(connection, select(TABLES).where(TABLES.c.id == id))
    if not found:
        return None
    row = found[0]
    row["options"] = json.loads(row["options"])
    row["position"] = None if row["position"] is None else json.loads(row["position"])
    return TableChanges(
        row,
        rows_of(connection, select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)),
        rows_of(connection, select(PLACES).where(PLACES.c.table_id == id)),
        entries,
        rows_of(connection, select(THOUGHTS).where(THOUGHTS.c.table_id == id)),
    )


def stored_table(connection: Connection, id: str) -> StoredTable | None:
    found = changes_since(connection, id, 0)
    if found is None:
        return None
    positions = rows_of(connection, select(POSITIONS).where(POSITIONS.c.table_id == id))
    position = positions[0] if positions else None
    return StoredTable(found.row, found.seats, found.places, found.entries, position, found.thoughts)
