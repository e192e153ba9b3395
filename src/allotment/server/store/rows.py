"""What the store knows of a table, read from it."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select

from .schema import ENTRIES, PLACES, POSITIONS, SEATS, SUMMARIES, TABLES, THOUGHTS

Row = dict[str, Any]


class Entry(NamedTuple):
    """One thing that changed a table."""

    number: int
    kind: str  # move, clock, undo, seat, guide, puzzle, luck, fork, hints, rules, sand, ask, erased
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
    summarised: int = 0  # the entry that the last summary was made after


class TableChanges(NamedTuple):
    """What the store knows of a table beyond an entry."""

    row: Row
    seats: list[Row]
    places: list[Row]
    entries: list[Entry]
    thoughts: list[Row]


class StoredSummary(NamedTuple):
    """A table in short, after an entry; `last` is the number of its last one."""

    row: Row
    seats: list[Row]
    places: list[Row]
    number: int
    summary: str
    last: int


def rows_of(connection: Connection, asked: Any) -> list[Row]:
    return [dict(row._mapping) for row in connection.execute(asked)]


def changes_since(connection: Connection, id: str, after: int) -> TableChanges | None:
    """Reads entries first: whoever wrote one has written everything else with it, or before."""
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
    asked = select(SUMMARIES.c.number).where(SUMMARIES.c.table_id == id)
    summarised = connection.execute(asked).scalar() or 0
    return StoredTable(*found[:4], position, found.thoughts, summarised)


def stored_summaries(connection: Connection, ids: list[str]) -> dict[str, StoredSummary]:
    """The summaries of these tables, as far as there are any. The last entries' numbers are read last: an
    entry added in between then shows that the summary is out of date."""
    tables = {row["id"]: row for row in rows_of(connection, select(TABLES).where(TABLES.c.id.in_(ids)))}
    asked = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    seats = grouped(rows_of(connection, asked))
    places = grouped(rows_of(connection, select(PLACES).where(PLACES.c.table_id.in_(ids))))
    summaries = rows_of(connection, select(SUMMARIES).where(SUMMARIES.c.table_id.in_(ids)))
    newest = select(ENTRIES.c.table_id, func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id.in_(ids))
    last = {str(row[0]): int(row[1]) for row in connection.execute(newest.group_by(ENTRIES.c.table_id))}
    return {
        id: StoredSummary(tables[id], seats[id], places[id], one["number"], one["summary"], last[id])
        for one in summaries
        if (id := str(one["table_id"])) in tables and id in seats and id in places and id in last
    }


def grouped(rows: list[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row["table_id"], []).append(row)
    return found
