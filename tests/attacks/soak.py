"""Hours of play in minutes: does the server's memory stay as it is?

All five games, with bots and among people, wide and tall pages, one table after the other, on a server whose
clock runs faster (Gardeners' sand, too). Memory is taken all the time; of each hour the median of its last
quarter counts, and the last hour may not add two per cent. `make soak` plays four hours;
ALLOTMENT_HOURS and ALLOTMENT_FASTER change how many and how fast.
"""

from __future__ import annotations

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.server.serving import FREE, free_port, quick

from .players import Player, started, tables, told

HOURS: Final = int(os.environ.get("ALLOTMENT_HOURS", "4"))
FASTER: Final = float(os.environ.get("ALLOTMENT_FASTER", "16"))
MOVES: Final = 10_000  # of people in an hour, at least: 14 tables with a move every five seconds
MOST: Final = 0.02  # what the last hour may add
EVERY: Final = 0.5  # seconds between two looks at the memory


def serve(port: int, data: str) -> None:
    """In a process of its own, so that its memory is its own."""
    import uvicorn

    from allotment.server.app import build
    from allotment.server.run import config
    from allotment.server.settings import SteadyClock

    steady = SteadyClock()
    begun = steady()
    settings = quick(
        data,
        now=lambda: begun + int((steady() - begun) * FASTER),
        luck=os.urandom,
        rest_after=60 / FASTER,
        keep_after=20 / FASTER,
    )
    settings.limits.kept = FREE
    settings.freezes = True  # as `allotment serve` has it
    bound = socket.create_server(("127.0.0.1", port))
    uvicorn.Server(config(build(settings), settings)).run(sockets=[bound])


def memory(pid: int) -> float:
    """Megabytes that a process has in memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def settled(samples: list[float]) -> float:
    """The median of the last quarter."""
    return statistics.median(samples[-max(1, len(samples) // 4) :])


def hour(pid: int, players: list[Player], number: int) -> float:
    samples = []
    end = time.monotonic() + 3600 / FASTER
    moves = 0
    while time.monotonic() < end or moves < number * MOVES:
        time.sleep(EVERY)
        samples.append(memory(pid))
        moves = sum(player.acknowledged for player in players)
    print(
        f"hour {number}: {settled(samples):.1f} MB, {moves} moves of people so far",
        file=sys.stderr,
        flush=True,
    )
    return settled(samples)


def main() -> int:
    if len(sys.argv) > 1:
        serve(int(sys.argv[1]), sys.argv[2])
        return 0
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory(prefix="allotment-soak-") as folder:
        words = [sys.executable, "-m", "tests.attacks.soak", str(port), f"{folder}/tables.sqlite"]
        server = subprocess.Popen(words)
        players = started(tables(url, 0.02, "wide") + tables(url, 0.02, "tall"))
        try:
            hours = [hour(server.pid, players, number) for number in range(1, HOURS + 1)]
        finally:
            for player in players:
                player.stop()
            server.terminate()
            server.wait(60)
    found = told(players)
    growth = hours[-1] / hours[-2] - 1
    shown = ", ".join(f"{megabytes:.1f}" for megabytes in hours)
    print(
        f"soak: {HOURS} hours, {found['acknowledged']} moves of people; memory each hour {shown} MB, "
        f"the last one added {growth:.1%}; {len(found['lost'])} moves lost, {len(found['untrue'])} untrue"
    )
    return int(growth >= MOST or bool(found["lost"] or found["untrue"]))


if __name__ == "__main__":
    sys.exit(main())
