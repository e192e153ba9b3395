"""What is written to the store, besides entries."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, Executable, delete, insert, text, update

from .rows import Row
from .schema import METADATA, PLACES, QUESTIONS, SEATS, TABLES

# What SQLite and PostgreSQL both understand, and SQLAlchemy has a dialect for each of.
PLACE: Final = text(
    "insert into places (session, table_id, seat, since) values (:session, :table_id, :seat, :since) "
    "on conflict (session, table_id, seat) do nothing"
)


POSITION: Final = text(
    "insert into positions (table_id, number, version, position) "
    "values (:table_id, :number, :version, :position) on conflict (table_id) do update set "
    "number = excluded.number, version = excluded.version, position = excluded.position "
    "where positions.number <= excluded.number"
)


SUMMARY: Final = text(
    "insert into summaries (table_id, number, summary) values (:table_id, :number, :summary) "
    "on conflict (table_id) do update set number = excluded.number, summary = excluded.summary "
    "where summaries.number <= excluded.number"
)
THOUGHT: Final = text(
    "insert into thoughts (table_id, move, thought) values (:table_id, :move, :thought) "
    "on conflict (table_id, move) do update set thought = excluded.thought"
)


REVIEW: Final = text(
    "insert into reviews (table_id, done, effort, review) values (:table_id, :done, :effort, :review) "
    "on conflict (table_id) do update set done = excluded.done, effort = excluded.effort, "
    "review = excluded.review where reviews.done <= excluded.done or reviews.effort <> excluded.effort"
)


QUESTION: Final = text(
    "insert into questions (table_id, number, people, asked, taker) "
    "values (:table_id, :number, :people, :asked, 0) "
    "on conflict (table_id) do update set number = excluded.number"
)


Statement = tuple[Executable, Any]


def at_once(connection: Connection) -> Connection:
    """For one statement that is its own transaction: two round trips less."""
    return connection.execution_options(isolation_level="AUTOCOMMIT")


def new_table(row: Row, seats: list[Row], places: list[Row]) -> list[Statement]:
    found: list[Statement] = [(insert(TABLES), row), (insert(SEATS), seats)]
    if places:
        found.append((insert(PLACES), places))
    return found


def new_place(session: str, table: str, seat: int, since: int) -> Statement:
    """Running it twice does no harm."""
    return PLACE, {"session": session, "table_id": table, "seat": seat, "since": since}


def seat_is_free(table: str, seat: int, invite: str, recovery: str) -> list[Statement]:
    """Nobody holds the seat any more, and a new link and code open it."""
    places = delete(PLACES).where(PLACES.c.table_id == table, PLACES.c.seat == seat)
    seats = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    return [(places, None), (seats.values(invite=invite, recovery=recovery), None)]


def seat_is_only(table: str, seat: int, session: str, recovery: str) -> list[Statement]:
    """Only this browser still holds the seat, and it has a new recovery code."""
    held = PLACES.c.table_id == table, PLACES.c.seat == seat, PLACES.c.session != session
    seats = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    return [(delete(PLACES).where(*held), None), (seats.values(recovery=recovery), None)]


def gone_from(session: str, table: str) -> Statement:
    """The browser no longer sits at the table, nor watches it."""
    return delete(PLACES).where(PLACES.c.session == session, PLACES.c.table_id == table), None


def rematch_is(table: str, next: str) -> Statement:
    """Only once: Conflict if there is a rematch already."""
    free = TABLES.c.id == table, TABLES.c.next == ""
    return update(TABLES).where(*free).values(next=next).execution_options(once=True), None


def upgraded_to(row: Row) -> Statement:
    """The table goes on under newer rules, from its last position."""
    names = ("version", "begins", "secret", "seed")
    values = {name: row[name] for name in names} | {"position": json.dumps(row["position"])}
    return update(TABLES).where(TABLES.c.id == row["id"]).values(**values), None


def position_is(table: str, number: int, version: int, position: str) -> list[Statement]:
    """The table's last position, in place of an older one."""
    return [
        (POSITION, {"table_id": table, "number": number, "version": version, "position": position}),
    ]


def summary_is(table: str, number: int, summary: str) -> Statement:
    """The table in short after an entry, in place of an older summary."""
    return SUMMARY, {"table_id": table, "number": number, "summary": summary}


def thought_of(table: str, move: int, thought: str) -> list[Statement]:
    """What a bot thought about a move, in place of one that was taken back."""
    return [(THOUGHT, {"table_id": table, "move": move, "thought": thought})]


def review_is(table: str, done: int, effort: float, review: str) -> Statement:
    """The review of a finished game, in place of one that had not got so far."""
    return REVIEW, {"table_id": table, "done": done, "effort": effort, "review": review}


def question_is(table: str, number: int, people: bool, asked: int) -> Statement:
    """A bot is to move at the table, after this entry."""
    return QUESTION, {"table_id": table, "number": number, "people": int(people), "asked": asked}


def no_question(table: str, number: int) -> Statement:
    """After this entry no bot is to move. What was asked after a later one stays."""
    old = QUESTIONS.c.table_id == table, QUESTIONS.c.number <= number
    return delete(QUESTIONS).where(*old), None


def given_back(table: str, life: int) -> Statement:
    """Somebody else may answer the question."""
    mine = QUESTIONS.c.table_id == table, QUESTIONS.c.taker == life
    return update(QUESTIONS).where(*mine).values(taker=0), None


def writes_nothing() -> Statement:
    """Changes nothing, but fails where writing would fail."""
    return update(TABLES).where(TABLES.c.id == "").values(next=""), None


def deleted(ids: list[str]) -> list[Statement]:
    """What takes tables out of the store, with everything that belongs to them."""
    parts = [table for table in METADATA.sorted_tables if "table_id" in table.c]
    statements: list[Statement] = [(delete(table).where(table.c.table_id.in_(ids)), None) for table in parts]
    return [*statements, (delete(TABLES).where(TABLES.c.id.in_(ids)), None)]
