"""One server per file: two wouldn't see each other's moves. The system frees the lock when the server
ends."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path

from ...kernel.result import denied

Release = Callable[[], None]


def private(path: Path) -> None:
    """Makes the store readable for its owner only: it holds secrets, links and codes."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    elif path.stat().st_mode & 0o077:
        with contextlib.suppress(PermissionError):  # somebody else's file, lent to us
            path.chmod(0o600)


def lock_file(path: Path) -> Release:
    """Locks a file next to the store. Refused if another server holds it."""
    handle = os.open(f"{path}.lock", os.O_CREAT | os.O_RDWR, 0o600)
    try:
        locked(handle)
    except OSError:
        os.close(handle)
        raise denied("store-taken", store=str(path)) from None
    return lambda: os.close(handle)


def locked(handle: int) -> None:
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
