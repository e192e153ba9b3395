"""Copies of an SQLite store: made while a server uses it, checked, and restored; and whether a store's tables
can be played under these rules.

Copying the file alone isn't enough: the latest writes are in the log next to it.
"""

from __future__ import annotations

import contextlib
import json
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

from ..kernel.result import denied
from ..kernel.story import Args, Phrase
from .store.file_lock import lock_file, private
from .store.rows import stored_table
from .store.schema import TABLES
from .store.store import configuration, migrated, shown, store_url
from .tables.game import OVER, TableGame

BESIDE: Final = ("", "-wal", "-shm")  # a store, its log, and the index of that
PATIENCE: Final = 30.0  # seconds to wait for whoever writes


class Copied(NamedTuple):
    path: Path
    tables: int
    entries: int
    before: Path | None = None  # where the store that was there is now


def backup(data: str, target: str) -> Copied:
    """The store as it is now, in one file. A server may keep using it."""
    source, copy = file_of(data, "pg_dump --format=custom --file=FILE"), Path(target).expanduser().resolve()
    if copy.exists():
        raise denied("copy-there", file=str(copy))
    with opened(source) as store:
        looked_through(store, source)
        return written(store, source, copy)


def restore(data: str, target: str) -> Copied:
    """Puts a copy in the store's place. The old store is kept next to it."""
    path, copy = file_of(data, "pg_restore --clean --dbname=URL FILE"), Path(target).expanduser().resolve()
    if path == copy:
        raise denied("copy-itself", file=str(copy))
    with opened(copy) as store:
        looked_through(store, copy)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        release = lock_file(path)
        try:
            draft = path.with_name(f"{path.name}.part")
            draft.unlink(missing_ok=True)
            found = written(store, copy, draft)
            before = aside(path)
            draft.rename(path)
        finally:
            release()
    return found._replace(path=path, before=before)


def checked(data: str, tell: Callable[[Phrase], None]) -> int:
    """Replays every table under this program's rules, in a copy, so that a server may keep using the store.
    Reports unfinished and unreadable tables, and returns how many are unreadable."""
    with copied(data) as connection:
        return played_again(connection, tell)


@contextlib.contextmanager
def copied(data: str) -> Iterator[Connection]:
    """A store to read from, brought up to date: a copy of a file, or the database itself."""
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
                yield connection
        except (SQLAlchemyError, ImportError) as why:
            raise denied("store-unread", store=shown(url), why=str(why).splitlines()[0]) from None


class Replay:
    """Every table of a store, replayed under these rules. Unreadable ones are reported."""

    def __init__(self, connection: Connection, tell: Callable[[Phrase], None]) -> None:
        self.connection = connection
        self.tell = tell
        self.tables = self.broken = 0

    def games(self) -> Iterator[TableGame]:
        asked = select(TABLES.c.id, TABLES.c.game).order_by(TABLES.c.made)
        for id, slug in self.connection.execute(asked).all():
            self.tables += 1
            try:
                found = stored_table(self.connection, id)
                if found is None:
                    continue  # deleted meanwhile
                game = TableGame(found)
            except SQLAlchemyError:
                raise
            except Exception as why:
                self.broken += 1
                self.tell(Phrase("table-broken", {"table": id, "game": slug, "why": str(why)}))
                continue
            yield game


def played_again(connection: Connection, tell: Callable[[Phrase], None]) -> int:
    replay = Replay(connection, tell)
    over = waiting = 0
    for game in replay.games():
        if game.stage() == OVER:
            over += 1
            continue
        waiting += 1
        which: Args = {"table": game.id, "game": game.rules.slug}
        tell(Phrase("table-upgrades" if game.upgraded else "table-replays", which))
    counts: Args = {"tables": replay.tables, "over": over, "waiting": waiting, "broken": replay.broken}
    tell(Phrase("tables-checked", counts))
    return replay.broken


def exported(data: str, target: str, tell: Callable[[Phrase], None]) -> int:
    """Every table as a record in a folder, and a list of them; how many could not be read. Records of games
    that are not over have no secrets."""
    folder = Path(target).expanduser().resolve()
    if folder.exists() and any(folder.iterdir()):
        raise denied("export-folder", folder=str(folder))
    with copied(data) as connection:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        replay = Replay(connection, tell)
        listed = []
        for game in replay.games():
            slug = game.rules.slug
            name = f"{slug}-{game.id}.txt"
            (folder / name).write_text(game.record(""), encoding="utf-8")
            row = {"id": game.id, "game": slug, "made": game.row["made"], "changed": game.last_at}
            listed.append({**row, "stage": game.stage(), "seats": game.names(), "record": name})
        text = json.dumps(listed, indent=1, ensure_ascii=False)
        (folder / "tables.json").write_text(text, encoding="utf-8")
    tell(Phrase("exported", {"folder": str(folder), "tables": len(listed)}))
    return replay.broken


def file_of(data: str, instead: str) -> Path:
    """The store's file; Refused for a database, which has tools of its own."""
    url = store_url(data)
    if not url.startswith("sqlite:///"):
        raise denied("store-own-tool", store=shown(url), tool=instead)
    return Path(url.removeprefix("sqlite:///"))


@contextlib.contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    if not path.is_file():
        raise denied("no-store", file=str(path))
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            yield connection
    except (sqlite3.Error, OSError) as why:
        raise denied("store-uncopied", file=str(path), why=str(why)) from None


def looked_through(store: sqlite3.Connection, path: Path) -> None:
    """Refused if the file is damaged, isn't a store, or was written by a newer version."""
    try:
        says = store.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if says != "ok":
            raise denied("store-damaged", file=str(path), why=str(says))
        version = store.execute("select version_num from alembic_version").fetchone()[0]
    except (sqlite3.DatabaseError, TypeError):
        raise denied("store-not-ours", file=str(path)) from None
    known = {script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()}
    if version not in known:
        raise denied("store-newer", file=str(path), version=str(version))


def written(store: sqlite3.Connection, source: Path, target: Path) -> Copied:
    """Writes a new file that only its owner can read, and syncs it to disk."""
    private(target)
    try:
        store.execute("VACUUM INTO ?", (str(target),))  # row by row: what was deleted is in no corner of it
        with contextlib.closing(sqlite3.connect(target)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE")  # a single file, without a log next to it
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
    """Moves a store and its log out of the way, and returns where to."""
    if not path.exists():
        return None
    before = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for end in BESIDE:
        part = path.with_name(path.name + end)
        if part.exists():
            part.rename(before.with_name(before.name + end))
    return before
