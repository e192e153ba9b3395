"""Where tables are kept: SQLite in a file, or PostgreSQL by URL.

One thread writes. It takes everything that waits, appends it in one transaction, commits, and only then
says so: whoever is told that an entry is kept can rely on it, and many tables share the price of a commit.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    create_engine,
    delete,
    event,
    exists,
    func,
    insert,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ..kernel.result import Refused
from .alone import KEY, Release, database_alone, file_alone, private
from .schema import ENTRIES, PLACES, POSITIONS, QUESTIONS, SEATS, TABLES, THOUGHTS

MOST_AT_ONCE: Final = 512  # jobs in one transaction
MIGRATING: Final = KEY + 1  # of PostgreSQL's advisory lock while the schema is brought up to date
WATCHER: Final = -1  # the seat of those who may only watch

LOG: Final = logging.getLogger(__name__)

T = TypeVar("T")
Row = dict[str, Any]
Statement = tuple[Executable, Any]


class Entry(NamedTuple):
    """One thing that changed a table."""

    number: int
    kind: str  # move, clock, undo, seat, guide, luck, rules
    seat: int
    text: str
    at: int


class Kept(NamedTuple):
    """All that the store knows of a table."""

    row: Row
    seats: list[Row]
    places: list[Row]
    entries: list[Entry]
    position: Row | None
    thoughts: list[Row]


class Taken(Exception):
    """The entry's number is in the store already: somebody else wrote it."""


class Job(NamedTuple):
    statements: list[Statement]
    entries: list[Row]
    done: Callable[[Exception | None], None]


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.release: Release = lambda: None
        self.engine = self.opened(url)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.write, name="store", daemon=True)
        self.thread.start()

    def opened(self, url: str) -> Engine:
        """The engine, its store this server's alone and brought up to date. Refused, in one sentence, if
        that cannot be. Errors never name values: there are secrets among them."""
        try:
            if url.startswith("sqlite"):
                engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
                event.listen(engine, "connect", in_wal)
                if engine.url.database:
                    self.release = file_alone(Path(engine.url.database))
                    private(Path(engine.url.database))
            else:
                engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
                self.release = database_alone(engine, shown(url))
            with engine.begin() as connection:
                migrated(connection)
                if url.startswith("sqlite"):
                    sound(connection, url)
        except (SQLAlchemyError, ImportError, OSError) as why:
            self.release()
            raise Refused(f"the store {shown(url)} cannot be opened: {str(why).splitlines()[0]}") from None
        return engine

    def close(self) -> None:
        """Everything that waits is written first."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()
        self.release()

    # ---- writing ----

    async def keep(self, statements: list[Statement], entries: list[Row]) -> None:
        """Returns when all of it is committed. Taken: nothing of it is, an entry's number was not free."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()

        def settle(fault: Exception | None) -> None:
            if waiting.done():
                return
            if fault is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(fault)

        def done(fault: Exception | None) -> None:
            loop.call_soon_threadsafe(settle, fault)

        self.jobs.put(Job(statements, entries, done))
        await waiting

    def write(self) -> None:
        going = True
        while going:
            batch: list[Job] = []
            job = self.jobs.get()
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_AT_ONCE or self.jobs.empty():
                    break
                job = self.jobs.get()
            going = job is not None
            if batch:
                self.commit(batch)

    def commit(self, batch: list[Job]) -> None:
        fault: Exception | None = None
        try:
            with self.engine.begin() as connection:
                entries: list[Row] = []
                for job in batch:
                    for statement, values in job.statements:
                        connection.execute(statement, values)
                    entries.extend(job.entries)
                if entries:
                    connection.execute(insert(ENTRIES), entries)
        except IntegrityError:
            fault = Taken("another entry has this number already")
        except SQLAlchemyError as why:
            fault = why
        if fault is not None and len(batch) > 1:  # find out whose fault it is
            for job in batch:
                self.commit([job])
            return
        if fault is not None and self.landed(batch[0].entries):
            fault = None  # the commit was done; only its answer was lost
        for job in batch:
            job.done(fault)

    def landed(self, entries: list[Row]) -> bool:
        """Are these very entries in the store? False, too, if that cannot be found out."""
        if not entries:
            return False
        columns = [ENTRIES.c[name] for name in entries[0]]
        numbers = [row["number"] for row in entries]
        asked = select(*columns).where(
            ENTRIES.c.table_id == entries[0]["table_id"], ENTRIES.c.number.in_(numbers)
        )
        try:
            with self.engine.connect() as connection:
                found = [dict(row._mapping) for row in connection.execute(asked.order_by(ENTRIES.c.number))]
        except SQLAlchemyError:
            return False
        return found == entries

    # ---- reading ----

    async def read(self, ask: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return ask(connection)

        return await asyncio.to_thread(run)

    async def table(self, id: str) -> Kept | None:
        return await self.read(lambda connection: kept(connection, id))

    async def table_by_recovery(self, code: str) -> str | None:
        """The table of the seat that this code recovers."""
        asked = select(SEATS.c.table_id).where(SEATS.c.recovery == code)
        return await self.read(lambda connection: connection.scalar(asked))

    async def count_since(self, session: str, since: int) -> int:
        """To how many tables a browser has come since then."""
        asked = select(func.count(PLACES.c.table_id.distinct())).where(
            PLACES.c.session == session, PLACES.c.since >= since
        )
        return int(await self.read(lambda connection: connection.execute(asked).scalar_one()))

    async def tables_of(self, session: str, most: int) -> list[str]:
        """Ids of the tables a browser sits at or watches, newest first."""
        asked = (
            select(PLACES.c.table_id, PLACES.c.since)
            .where(PLACES.c.session == session)
            .order_by(PLACES.c.since.desc(), PLACES.c.table_id)
            .limit(most * 8)
        )
        rows = await self.read(lambda connection: connection.execute(asked).all())
        return list(dict.fromkeys(str(row[0]) for row in rows))[:most]

    async def questions(self) -> list[str]:
        """Ids of the tables at which a bot is to move."""
        rows = await self.read(lambda connection: connection.execute(select(QUESTIONS.c.table_id)).all())
        return [str(row[0]) for row in rows]


def new_table(row: Row, seats: list[Row], places: list[Row]) -> list[Statement]:
    found: list[Statement] = [(insert(TABLES), row), (insert(SEATS), seats)]
    if places:
        found.append((insert(PLACES), places))
    return found


def new_place(session: str, table: str, seat: int, since: int) -> Statement:
    return insert(PLACES), {"session": session, "table_id": table, "seat": seat, "since": since}


def seat_is_free(table: str, seat: int, invite: str, recovery: str) -> list[Statement]:
    """Nobody has the seat any more, and new words open it."""
    places = delete(PLACES).where(PLACES.c.table_id == table, PLACES.c.seat == seat)
    seats = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    return [(places, None), (seats.values(invite=invite, recovery=recovery), None)]


def seat_is_only(table: str, seat: int, session: str, recovery: str) -> list[Statement]:
    """Of all browsers that held the seat this one does, and a new code brings it to another."""
    held = PLACES.c.table_id == table, PLACES.c.seat == seat, PLACES.c.session != session
    seats = update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    return [(delete(PLACES).where(*held), None), (seats.values(recovery=recovery), None)]


def gone_from(session: str, table: str) -> Statement:
    """The browser no longer sits at the table, nor watches it."""
    return delete(PLACES).where(PLACES.c.session == session, PLACES.c.table_id == table), None


def rematch_is(table: str, next: str) -> Statement:
    return update(TABLES).where(TABLES.c.id == table).values(next=next), None


def upgraded_to(row: Row) -> Statement:
    """The table goes on under newer rules, from its last position."""
    names = ("version", "begins", "secret", "seed")
    values = {name: row[name] for name in names} | {"position": json.dumps(row["position"])}
    return update(TABLES).where(TABLES.c.id == row["id"]).values(**values), None


def position_is(table: str, number: int, version: int, position: str) -> list[Statement]:
    """The table's last position, in place of an older one."""
    row = {"table_id": table, "number": number, "version": version, "position": position}
    return [(delete(POSITIONS).where(POSITIONS.c.table_id == table), None), (insert(POSITIONS), row)]


def thought_of(table: str, move: int, thought: str) -> list[Statement]:
    """What a bot thought about a move, in place of one that was taken back."""
    before = delete(THOUGHTS).where(THOUGHTS.c.table_id == table, THOUGHTS.c.move == move)
    return [(before, None), (insert(THOUGHTS), {"table_id": table, "move": move, "thought": thought})]


def question_is(table: str, open: bool) -> Statement:
    """Whether a bot is to move at the table; said twice, it is the same."""
    if not open:
        return delete(QUESTIONS).where(QUESTIONS.c.table_id == table), None
    new = select(literal(table)).where(~exists().where(QUESTIONS.c.table_id == table))
    return insert(QUESTIONS).from_select(["table_id"], new), None


def writes_nothing() -> Statement:
    """Needs the right and the lock to write, and changes nothing."""
    return update(TABLES).where(TABLES.c.id == "").values(next=""), None


def kept(connection: Connection, id: str) -> Kept | None:
    def rows(asked: Any) -> list[Row]:
        return [dict(row._mapping) for row in connection.execute(asked)]

    found = rows(select(TABLES).where(TABLES.c.id == id))
    if not found:
        return None
    columns = [ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.text, ENTRIES.c.at]
    asked = select(*columns).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    entries = [Entry(*row) for row in connection.execute(asked)]
    positions = rows(select(POSITIONS).where(POSITIONS.c.table_id == id))
    row = found[0]
    row["options"] = json.loads(row["options"])
    row["position"] = None if row["position"] is None else json.loads(row["position"])
    return Kept(
        row,
        rows(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)),
        rows(select(PLACES).where(PLACES.c.table_id == id)),
        entries,
        positions[0] if positions else None,
        rows(select(THOUGHTS).where(THOUGHTS.c.table_id == id)),
    )


# ---- opening ----


def in_wal(connection: Any, _: object) -> None:
    """Readers do not wait for the writer; a commit is a synced append to the log."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def sound(connection: Connection, url: str) -> None:
    """A damaged file is said at the start, not when somebody meets the damage."""
    says = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if says != "ok":
        LOG.error(
            "the store %s is damaged (%s): some tables may not open; bring back a copy", shown(url), says
        )


def migrated(connection: Connection) -> None:
    """The schema brought up to date, by one of those who come at the same time; the others wait for it."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def configuration() -> Config:
    """Where the steps are that bring a schema up to date."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def store_url(given: str) -> str:
    """A URL for SQLAlchemy from what a person writes: a file, sqlite:///..., postgresql://..."""
    if given.startswith("postgres://"):
        given = "postgresql://" + given.removeprefix("postgres://")
    if given.startswith("postgresql://"):
        return "postgresql+psycopg://" + given.removeprefix("postgresql://")
    if "://" in given:
        return given
    path = Path(given).expanduser().resolve()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as why:
        raise Refused(f"the folder {path.parent} cannot be made: {why.strerror}") from None
    return f"sqlite:///{path}"


def shown(url: str) -> str:
    """Without a password."""
    head, at, tail = url.rpartition("@")
    return f"{head.split('://')[0]}://...@{tail}" if at else url
