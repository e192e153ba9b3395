"""Where tables are kept: SQLite in a file for one server, or PostgreSQL by URL for any number of them.

One thread writes. It takes everything that waits, appends it in one transaction, commits, and only then
says so: whoever is told that an entry is kept can rely on it, and many tables share the price of a commit.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    event,
    func,
    insert,
    select,
    text,
)
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import PoolProxiedConnection

from ...kernel.result import denied
from .bus import ALIVE, CHANNEL, Bus, Note, PostgresBus, written
from .file_lock import Release, lock_file, private
from .rows import Row, StoredSummary, StoredTable, TableChanges, changes_since, stored_summaries, stored_table
from .schema import ENTRIES, PLACES, QUESTIONS, REVIEWS, SEATS
from .statements import Statement, at_once

MOST_AT_ONCE: Final = 512  # jobs in one transaction
MIGRATING: Final = 0x414C4C4F544D454F  # of PostgreSQL's advisory lock while the schema is brought up to date
WATCHER: Final = -1  # the seat of those who may only watch

LOG: Final = logging.getLogger(__name__)

# For PostgreSQL only. A taker that is alive holds its lock; questions of one that isn't are free again.
TAKE: Final = text(
    "update questions set taker = :life where table_id in (select table_id from questions "
    "where not (table_id = any(cast(:driven as text[]))) and (taker = 0 or taker = :life or taker not in "
    f"({ALIVE})) order by people desc, asked limit :most for update skip locked) "
    "returning table_id, people"
)
TELL: Final = text(f"select pg_notify('{CHANNEL}', note) from unnest(cast(:notes as text[])) as note")
# Entries and their notes in one statement, which is its own transaction: one round trip instead of five.
APPEND: Final = (
    "with added as (insert into entries (table_id, number, kind, seat, text, at) select * from "
    "unnest(%s::text[], %s::int[], %s::text[], %s::int[], %s::text[], %s::bigint[])) "
    f"select pg_notify('{CHANNEL}', note) from unnest(%s::text[]) as note"
)
COLUMNS: Final = ("table_id", "number", "kind", "seat", "text", "at")  # in its order

T = TypeVar("T")


class Conflict(Exception):
    """Somebody else was first: the entry's number is in the store already, or a row is not as it was."""


class Job(NamedTuple):
    statements: list[Statement]
    entries: list[Row]
    waiting: asyncio.Future[None]
    table: str = ""
    note: str = ""  # what other servers are told of it


def settle(jobs: list[Job], fault: Exception | None) -> None:
    for job in jobs:
        if job.waiting.done():
            continue
        if fault is None:
            job.waiting.set_result(None)
        else:
            job.waiting.set_exception(fault)


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.release: Release = lambda: None
        self.engine = self.opened(url)
        self.bus = Bus() if url.startswith("sqlite") else PostgresBus(address_of(self.engine))
        self.commits = 0
        self.seconds = 0.0  # seconds that commits took
        self.entry: Any = insert(ENTRIES).compile(dialect=self.engine.dialect)  # the statement that adds one
        self.kept: Connection | None = None  # the writing thread's, of a file
        self.session: PoolProxiedConnection | None = None  # the same of a database, for entries alone
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.write, name="store", daemon=True)
        self.thread.start()

    def opened(self, url: str) -> Engine:
        """The engine, with the schema brought up to date and a file locked for this server. Refused, in one
        sentence, if that isn't possible. Errors never name values, as some are secrets."""
        try:
            if url.startswith("sqlite"):
                engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
                event.listen(engine, "connect", in_wal)
                if engine.url.database:
                    self.release = lock_file(Path(engine.url.database))
                    private(Path(engine.url.database))
            else:
                engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
            with engine.begin() as connection:
                migrated(connection)
                if url.startswith("sqlite"):
                    sound(connection, url)
                else:
                    lasting(connection, url)
        except CommandError:
            self.release()
            raise denied("store-too-new", store=shown(url)) from None
        except (SQLAlchemyError, ImportError, OSError) as why:
            self.release()
            raise denied("store-unopened", store=shown(url), why=str(why).splitlines()[0]) from None
        return engine

    def close(self) -> None:
        """Writes everything that is waiting first."""
        self.jobs.put(None)
        self.thread.join()
        self.engine.dispose()
        self.release()

    # ---- writing ----

    async def save(
        self, statements: list[Statement], entries: list[Row], table: str = "", note: Note | None = None
    ) -> None:
        """Returns once all of it is committed and, if there is a note, announced to the other servers.
        Conflict: an entry's number was taken, and nothing was written."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        told = ""
        if note is not None and self.bus.shared:
            rows = [list(row.values())[1:] for row in entries]
            told = written(self.bus.life, table, rows, note)
        self.jobs.put(Job(statements, entries, waiting, table, told))
        await waiting

    def telling(self, table: str, note: Note) -> list[Statement]:
        """A statement that tells the other servers to read another table than the one being saved."""
        return [(TELL, {"notes": [written(self.bus.life, table, [], note)]})] if self.bus.shared else []

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
        self.let_go()

    def append(self, connection: Connection, entries: list[Row]) -> None:
        """By the statement as the driver wants it: SQLAlchemy's own way takes longer than SQLite does."""
        order = self.entry.positiontup
        rows = [tuple(row[name] for name in order) for row in entries] if order else entries
        connection.exec_driver_sql(str(self.entry), rows)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction of the writing thread. A file's connection is kept: to fetch one for every move takes
        a third of a commit's time. A database's may have been lost meanwhile, so that is left to the pool."""
        if not self.url.startswith("sqlite"):
            with self.engine.begin() as connection:
                yield connection
            return
        if self.kept is None:
            self.kept = self.engine.connect()
        try:
            with self.kept.begin():
                yield self.kept
        except BaseException:
            self.let_go()
            raise

    def let_go(self) -> None:
        kept, self.kept = self.kept, None
        if kept is not None:
            with suppress(SQLAlchemyError):
                kept.close()
        session, self.session = self.session, None
        if session is not None:
            session.invalidate()  # not back into the pool, where none commits by itself

    def append_alone(self, batch: list[Job]) -> None:
        """Entries and notes without anything else, as nearly all moves are, in a session that is kept."""
        import psycopg

        try:
            if self.session is None:
                self.session = self.engine.raw_connection()
                self.session.driver_connection.autocommit = True  # type: ignore[union-attr]  # psycopg's
            rows = [row for job in batch for row in job.entries]
            values = [[row[name] for row in rows] for name in COLUMNS]
            self.session.cursor().execute(APPEND, [*values, [job.note for job in batch if job.note]])
        except psycopg.errors.IntegrityError as why:
            raise Conflict("another entry has this number already") from why
        except psycopg.Error as why:
            self.let_go()
            raise OperationalError(None, None, why) from why

    def execute(self, connection: Connection, batch: list[Job]) -> None:
        entries: list[Row] = []
        for job in batch:
            for statement, values in job.statements:
                done = connection.execute(statement, values)
                if statement.get_execution_options().get("once") and done.rowcount != 1:
                    raise Conflict("somebody else has changed it")
            entries.extend(job.entries)
        if entries:
            self.append(connection, entries)
        notes = [job.note for job in batch if job.note]
        if notes:
            connection.execute(TELL, {"notes": notes})

    def commit(self, batch: list[Job], again: bool = False) -> None:
        """`again`: a job whose batch failed, or whose session was lost, so that nobody knows whether it was
        done."""
        fault: Exception | None = None
        begun = time.monotonic()
        batch.sort(key=lambda job: job.table)  # so that all servers lock rows in the same order
        alone = self.bus.shared and not again and not any(job.statements for job in batch)
        try:
            if alone:
                self.append_alone(batch)
            else:
                with self.writing() as connection:
                    self.execute(connection, batch)
            self.commits += 1
            self.seconds += time.monotonic() - begun
        except Conflict as why:
            fault = why
        except IntegrityError:
            fault = Conflict("another entry has this number already")
        except SQLAlchemyError as why:
            fault = why
        lost = alone and fault is not None and not isinstance(fault, Conflict)
        if fault is not None and (len(batch) > 1 or lost):  # find out whose fault it is
            for job in batch:
                self.commit([job], again=True)
            return
        unknown = fault is not None and (again or not isinstance(fault, Conflict))
        if unknown and self.landed(batch[0].entries):
            fault = None  # the commit was done; only its answer was lost
        for loop, jobs in groupby(batch, lambda job: job.waiting.get_loop()):  # a server has one
            loop.call_soon_threadsafe(settle, list(jobs), fault)

    def landed(self, entries: list[Row]) -> bool:
        """Are exactly these entries in the store? Also False if that can't be found out."""
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

    async def transaction(self, do: Callable[[Connection], T]) -> T:
        """For what is read and written in one step."""

        def run() -> T:
            with self.engine.begin() as connection:
                return do(connection)

        return await asyncio.to_thread(run)

    async def table(self, id: str) -> StoredTable | None:
        return await self.read(lambda connection: stored_table(connection, id))

    async def table_by_recovery(self, code: str) -> str | None:
        """The table of the seat that this code recovers."""
        asked = select(SEATS.c.table_id).where(SEATS.c.recovery == code)
        return await self.read(lambda connection: connection.scalar(asked))

    async def count_since(self, session: str, since: int) -> int:
        """How many tables a browser has joined since then."""
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

    async def summaries(self, ids: list[str]) -> dict[str, StoredSummary]:
        return await self.read(lambda connection: stored_summaries(connection, ids)) if ids else {}

    async def review(self, id: str) -> tuple[float, str] | None:
        """The review of a table's game, as far as it has got, and the effort it was made with."""
        asked = select(REVIEWS.c.effort, REVIEWS.c.review).where(REVIEWS.c.table_id == id)
        row = await self.read(lambda connection: connection.execute(asked).one_or_none())
        return None if row is None else (float(row[0]), str(row[1]))

    async def changes(self, id: str, after: int) -> TableChanges | None:
        """What has become of a table since an entry."""
        return await self.read(lambda connection: changes_since(connection, id, after))

    async def take(self, driven: list[str], most: int) -> list[tuple[str, bool]]:
        """Tables at which a bot is to move, and whether people sit there: theirs first, then who has waited
        longest. Where several servers share the store they are this one's from now on, until it gives them
        back or dies; a question that another one is just taking is skipped."""

        def run() -> list[tuple[str, bool]]:
            with self.engine.connect() as connection:
                if self.bus.shared:
                    given = {"life": self.bus.life, "driven": driven, "most": most}
                    rows = at_once(connection).execute(TAKE, given).all()
                else:
                    order = select(QUESTIONS.c.table_id, QUESTIONS.c.people)
                    rows = connection.execute(
                        order.order_by(QUESTIONS.c.people.desc(), QUESTIONS.c.asked)
                    ).all()
            return [(str(row[0]), bool(row[1])) for row in rows if row[0] not in driven][:most]

        return await asyncio.to_thread(run)

    async def waiting(self) -> tuple[int, int]:
        """How many questions nobody has taken, and since when the oldest waits."""
        asked = select(func.count(), func.min(QUESTIONS.c.asked)).where(QUESTIONS.c.taker == 0)
        row = await self.read(lambda connection: connection.execute(asked).one())
        return int(row[0]), int(row[1] or 0)


# ---- opening ----


def in_wal(connection: Any, _: object) -> None:
    """Readers do not wait for the writer; a commit is a synced append to the log."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def sound(connection: Connection, url: str) -> None:
    """Reports a damaged file at the start, not when somebody runs into the damage."""
    says = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if says != "ok":
        LOG.error(
            "the store %s is damaged (%s): some tables may not open; bring back a copy", shown(url), says
        )


def lasting(connection: Connection, url: str) -> None:
    if connection.execute(text("show synchronous_commit")).scalar() == "off":
        LOG.warning(
            "%s has synchronous_commit off: moves that were acknowledged are lost when it crashes", shown(url)
        )


def migrated(connection: Connection) -> None:
    """Brings the schema up to date. Of several servers that start at once one does it; the others wait."""
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
        raise denied("no-folder", folder=str(path.parent), why=why.strerror) from None
    return f"sqlite:///{path}"


def address_of(engine: Engine) -> str:
    """In libpq's form, for sessions outside the pool."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def shown(url: str) -> str:
    """Without a user, a password, or anything else that may be one."""
    head, at, tail = url.partition("?")[0].rpartition("@")
    return f"{head.split('://')[0]}://...@{tail}" if at else tail
