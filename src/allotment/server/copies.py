"""Copies of a store in SQLite: made while a server uses it, looked through, brought back; and whether the
tables of a store can be played under these rules.

The file alone is no copy: what was written last is in the log beside it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, select
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.result import Refused
from .alone import file_alone, private
from .schema import TABLES
from .sitting import OVER, Sitting
from .store import configuration, kept, migrated, shown, store_url

BESIDE: Final = ("", "-wal", "-shm")  # a store, its log, and the index of that
PATIENCE: Final = 30.0  # seconds to wait for whoever writes


class Copied(NamedTuple):
    path: Path
    tables: int
    entries: int
    before: Path | None = None  # where the store that was there is now


def backup(data: str, target: str) -> Copied:
    """The store as it is at this moment, in one file. A server may use it meanwhile."""
    source, copy = file_of(data, "pg_dump --format=custom --file=FILE"), Path(target).expanduser().resolve()
    if copy.exists():
        raise Refused(f"{copy} is there already: give the copy another name")
    with opened(source) as store:
        looked_through(store, source)
        return written(store, source, copy)


def restore(data: str, target: str) -> Copied:
    """The store as a copy has it. What was there before is kept beside it."""
    path, copy = file_of(data, "pg_restore --clean --dbname=URL FILE"), Path(target).expanduser().resolve()
    if path == copy:
        raise Refused(f"{copy} is the store itself, not a copy of it")
    with opened(copy) as store:
        looked_through(store, copy)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        release = file_alone(path)
        try:
            draft = path.with_name(f"{path.name}.part")
            draft.unlink(missing_ok=True)
            found = written(store, copy, draft)
            before = aside(path)
            draft.rename(path)
        finally:
            release()
    return found._replace(path=path, before=before)


def checked(data: str, tell: Callable[[str], None]) -> int:
    """Plays every table again under the rules of this program, in a copy, so that a server may use the store
    meanwhile. Tells of the unfinished ones and of those that cannot be read; how many cannot."""
    with contextlib.ExitStack() as stack:
        url = store_url(data)
        if url.startswith("sqlite:///"):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="allotment-check-"))
            url = store_url(str(backup(data, f"{folder}/copy.sqlite").path))
        engine = create_engine(url, hide_parameters=True)
        stack.callback(engine.dispose)
        try:
            if url.startswith("sqlite:///"):
                with engine.begin() as connection:
                    migrated(connection)
            with engine.connect() as connection:
                return played_again(connection, tell)
        except (SQLAlchemyError, ImportError) as why:
            raise Refused(f"the store {shown(url)} cannot be read: {str(why).splitlines()[0]}") from None


def played_again(connection: Connection, tell: Callable[[str], None]) -> int:
    tables = connection.execute(select(TABLES.c.id, TABLES.c.game).order_by(TABLES.c.made)).all()
    over = waiting = broken = 0
    for id, game in tables:
        try:
            found = kept(connection, id)
            if found is None:
                continue  # deleted meanwhile
            sitting = Sitting(found)
        except SQLAlchemyError:
            raise
        except Exception as why:
            broken += 1
            tell(f"{id} {game}: cannot be read: {why}")
            continue
        if sitting.stage() == OVER:
            over += 1
            continue
        waiting += 1
        how = "goes on from its last position, under newer rules" if sitting.upgraded else "replays"
        tell(f"{id} {game}: {how}")
    tell(f"{len(tables)} tables: {over} are over, {waiting} are unfinished, {broken} cannot be read")
    return broken


def file_of(data: str, instead: str) -> Path:
    """The store's file; Refused for a database, which has tools of its own."""
    url = store_url(data)
    if not url.startswith("sqlite:///"):
        raise Refused(f"{shown(url)} is a database of its own, with its own tool for that: {instead}")
    return Path(url.removeprefix("sqlite:///"))


@contextlib.contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise Refused(f"there is no store {path}")
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            yield connection
    except (sqlite3.Error, OSError) as why:
        raise Refused(f"{path} cannot be copied: {why}") from None


def looked_through(store: sqlite3.Connection, path: Path) -> None:
    """Refused if it is damaged, no store of this program, or of a newer one."""
    try:
        says = store.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if says != "ok":
            raise Refused(f"{path} is damaged: {says}")
        version = store.execute("select version_num from alembic_version").fetchone()[0]
    except (sqlite3.DatabaseError, TypeError):
        raise Refused(f"{path} holds no tables of Allotment") from None
    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    if version not in known:
        raise Refused(f"{path} was written by a newer Allotment (schema {version}): update this one first")


def written(store: sqlite3.Connection, source: Path, target: Path) -> Copied:
    """Into a new file that only its owner can read, and down to the disk."""
    private(target)
    try:
        with contextlib.closing(sqlite3.connect(target)) as copy:
            store.backup(copy)  # in one step: a store that is written to in between would begin anew
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, whatever the store has beside it
            looked_through(copy, target)
            tables = copy.execute("select count(*) from tables").fetchone()[0]
            entries = copy.execute("select count(*) from entries").fetchone()[0]
        with target.open("rb") as done:
            os.fsync(done.fileno())
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    return Copied(target, tables, entries)


def aside(path: Path) -> Path | None:
    """Moves a store with its log out of the way; where it is now."""
    if not path.exists():
        return None
    before = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for end in BESIDE:
        part = path.with_name(path.name + end)
        if part.exists():
            part.rename(before.with_name(before.name + end))
    return before
