"""What systemd is told of a server (sd_notify): that it serves, that it ends, that its event loop turns."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import Mapping

ENDING: float = 10.0  # seconds beyond the draining until a server has ended


def tell(*states: str, environment: Mapping[str, str] = os.environ) -> None:
    """To whoever started this process, if they want to know."""
    address = environment.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")) or not hasattr(socket, "AF_UNIX"):
        return
    with (
        contextlib.suppress(OSError),  # nobody listens any more
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line,
    ):
        line.setblocking(False)
        line.sendto("\n".join(states).encode(), address.replace("@", "\0", 1))


def serving() -> None:
    tell("READY=1")


def ending(drain: float) -> None:
    """Draining may take longer than a stop usually may."""
    tell("STOPPING=1", f"EXTEND_TIMEOUT_USEC={int((drain + ENDING) * 1_000_000)}")


def patience(environment: Mapping[str, str] = os.environ) -> float:
    """Seconds without a word after which this process is restarted; 0: it isn't."""
    meant = environment.get("WATCHDOG_PID", "") in ("", str(os.getpid()))
    try:
        return int(environment.get("WATCHDOG_USEC", "0")) / 1_000_000 if meant else 0.0
    except ValueError:
        return 0.0


async def living() -> None:
    """As long as the event loop turns."""
    seconds = patience()
    while seconds > 0:
        tell("WATCHDOG=1")
        await asyncio.sleep(seconds / 3)
