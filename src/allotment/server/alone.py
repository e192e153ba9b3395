"""One server a store: two would not see each other's moves. The system lets go when the server is gone."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, text

from ..kernel.result import Refused

SAID: Final = "another server uses this store already: end that one, or give this one a store of its own"
KEY: Final = 0x414C4C4F544D454E  # of PostgreSQL's advisory lock: "ALLOTMEN"
PATIENCE: Final = 5.0  # seconds PostgreSQL may take to notice that a killed server is gone

Release = Callable[[], None]


def private(path: Path) -> None:
    """The store holds luck, links and codes: nobody but its owner reads it."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    elif path.stat().st_mode & 0o077:
        with contextlib.suppress(PermissionError):  # somebody else's file, lent to us
            path.chmod(0o600)


def file_alone(path: Path) -> Release:
    """Holds a file beside the store. Refused, if somebody else does."""
    handle = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        locked(handle)
    except OSError:
        os.close(handle)
        raise Refused(f"{path}: {SAID}") from None
    return lambda: os.close(handle)


def locked(handle: int) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def database_alone(engine: Engine, shown: str) -> Release:
    """Holds PostgreSQL's advisory lock on a connection of its own."""
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    connection.detach()
    end = time.monotonic() + PATIENCE
    while not connection.execute(text("select pg_try_advisory_lock(:key)"), {"key": KEY}).scalar():
        if time.monotonic() > end:
            connection.close()
            raise Refused(f"{shown}: {SAID}")
        time.sleep(0.1)

    def release() -> None:
        with contextlib.suppress(Exception):  # the database may be gone by now
            connection.close()

    return release
