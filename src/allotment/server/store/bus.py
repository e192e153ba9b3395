"""How servers on one PostgreSQL database hear of each other: whatever one writes is announced to all by
NOTIFY, in the same transaction.

`Bus` is for a store that one server has to itself: there is nobody to tell. `PostgresBus` has two sessions of
its own beside the store's. One listens, and holds a lock by which the others see that this server lives. The
other speaks, and holds the locks of the tables whose sand this server drives. What keeps the tables sound is
the entries' primary key; the locks only keep two servers from doing the same work. PostgreSQL frees those of
a server that dies.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import selectors
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from ..tokens import LETTERS

if TYPE_CHECKING:
    import psycopg

    from ..settings import Clock

CHANNEL: Final = "allotment"
MOST_BYTES: Final = 7_900  # PostgreSQL's notifications hold less than 8,000
MOST_HELD: Final = 1_000  # locks held at once: all servers share PostgreSQL's memory for them
LIFE: Final = 1 << 61  # locks that show that a server is alive; those of tables have smaller numbers
LOOK: Final = 5.0  # seconds between two checks of who is alive
PING: Final = 1.0  # seconds a listener waits before it looks up
MEASURE: Final = 30.0  # seconds between two comparisons with the database's clock
LAST_PAUSE: Final = 2.0  # seconds between two tries to reach the database, at most
KEEPALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}  # a database that cannot be reached is noticed after eleven seconds

ALIVE: Final = (
    "select (classid::bigint << 32) | objid::bigint from pg_locks "
    "where locktype = 'advisory' and objsubid = 1"
)

LOG: Final = logging.getLogger(__name__)

Note = dict[str, Any]


def lock_of(table: str) -> int:
    """A table's id as a number: twelve letters of five bits each."""
    found = 0
    for letter in table:
        found = found << 5 | LETTERS.index(letter)
    return found


def table_of(lock: int) -> str:
    """The table's id again."""
    return "".join(LETTERS[lock >> 5 * place & 31] for place in reversed(range(12)))


class Listener:
    """What the bus calls, in the event loop. These do nothing."""

    def wants(self, note: Note) -> bool:
        """Does a note matter here? Asked in the listening thread: most are about tables that only others have
        in memory, and wake nobody up."""
        return False

    def heard(self, note: Note) -> None:
        """Another server has said something."""

    def again(self) -> None:
        """The connection is back: whatever was said in between was missed."""

    def living(self, lives: set[int]) -> None:
        """These servers are alive."""


class Bus:
    """For one server that has the store to itself."""

    shared = False
    unsure = False  # whether a note may have been missed
    lost = 0  # times that what others say was no longer heard
    life = 0

    def start(self, listener: Listener, clock: Clock, name: str) -> None:
        """Call in the event loop."""

    def say(self, note: Note) -> None:
        """Tells all others as soon as possible."""

    async def acquire(self, table: str) -> bool:
        """Is this the server that drives the table?"""
        return True

    async def release(self, table: str) -> None:
        """Another one may drive it."""

    def held(self) -> int:
        """How many tables this server drives under a lock."""
        return 0

    def close(self) -> None:
        """The others know at once that this server is gone."""


class PostgresBus(Bus):
    shared = True

    def __init__(self, address: str) -> None:
        self.address = address  # as libpq wants it
        self.life = LIFE | secrets.randbits(60)
        self.own = f'{{"from": {self.life}, '.encode()  # how its notes begin
        self.unsure = True
        self.locks: set[int] = set()
        self.closed = threading.Event()
        self.lost = 0
        self.session: psycopg.Connection[Any] | None = None
        self.speaking = ThreadPoolExecutor(1, "speaker")
        self.listener = Listener()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.listening = threading.Thread(target=self.listen, name="listener", daemon=True)
        self.name = ""
        self.clock: Clock | None = None

    def start(self, listener: Listener, clock: Clock, name: str) -> None:
        self.listener, self.clock, self.name = listener, clock, name
        self.loop = asyncio.get_running_loop()
        self.listening.start()

    def close(self) -> None:
        self.closed.set()
        self.say({"bye": True})
        self.speaking.shutdown(wait=True)
        if self.session is not None:
            self.session.close()
        if self.loop is not None:
            self.listening.join(2 * PING)

    def connected(self, part: str) -> psycopg.Connection[Any]:
        import psycopg

        name = f"allotment {self.name} {part}"[:63]
        return psycopg.connect(
            self.address, autocommit=True, connect_timeout=5, application_name=name, **KEEPALIVE
        )

    # ---- listening ----

    def listen(self) -> None:
        import psycopg

        pause = 0.1
        while not self.closed.is_set():
            try:
                with self.connected("listener") as session:
                    session.add_notify_handler(lambda note: self.noted(note.payload.encode()))
                    session.execute("select pg_advisory_lock(%s)", (self.life,))
                    session.execute(f"listen {CHANNEL}")
                    pause = 0.1
                    self.call(self.listener.again)
                    self.hear(session)
            except psycopg.Error as why:
                if not self.closed.is_set():
                    LOG.warning("what other servers say is not heard now: %s", str(why).splitlines()[0])
            self.lost += 1
            self.unsure = True
            self.closed.wait(pause)
            pause = min(LAST_PAUSE, 2 * pause)

    def hear(self, session: psycopg.Connection[Any]) -> None:
        looked = measured = -MEASURE
        with selectors.DefaultSelector() as waiting:
            waiting.register(session.fileno(), selectors.EVENT_READ)
            while not self.closed.is_set():
                now = time.monotonic()
                if now - measured >= MEASURE:
                    measured = now
                    self.measure(session)
                if now - looked >= LOOK:
                    looked = now
                    self.call(self.listener.living, {row[0] for row in session.execute(ALIVE)})
                    self.speaking.submit(self.check_locks)
                if waiting.select(PING):
                    self.read(session)

    def read(self, session: psycopg.Connection[Any]) -> None:
        """What has arrived. Below psycopg's own way, which takes twice as long."""
        connection = session.pgconn
        connection.consume_input()
        while (note := connection.notifies()) is not None:
            self.noted(bytes(note.extra))

    def noted(self, text: bytes) -> None:
        if text.startswith(self.own):
            return
        note: Note = json.loads(text)
        if self.listener.wants(note):
            self.call(self.listener.heard, note)

    def measure(self, session: psycopg.Connection[Any]) -> None:
        """All servers go by the database's clock, give or take half a round trip."""
        shift = getattr(self.clock, "set", None)
        if shift is None:  # a clock that a test has set
            return
        before = time.monotonic_ns()
        row = session.execute("select (extract(epoch from clock_timestamp()) * 1000)::bigint").fetchone()
        trip = (time.monotonic_ns() - before) // 2_000_000
        assert row is not None
        shift(row[0] + trip)

    def call(self, do: Callable[..., None], *given: Any) -> None:
        assert self.loop is not None
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(do, *given)

    # ---- speaking, and locks ----

    def say(self, note: Note) -> None:
        text = json.dumps({"from": self.life, **note})
        if len(text.encode()) > MOST_BYTES:
            LOG.error("a note is too long to be told: %d bytes", len(text))
            return
        self.speaking.submit(self.execute, "select pg_notify(%s, %s)", (CHANNEL, text))

    def execute(self, asked: str, given: tuple[Any, ...]) -> Any:
        """Runs in the speaking thread. None if the database can't be reached: then the locks are gone,
        too."""
        import psycopg

        for _ in range(2):  # only using a session shows that it has ended
            try:
                if self.session is None:
                    self.session = self.connected("speaker")
                row = self.session.execute(asked, given).fetchone()
                return None if row is None else row[0]
            except psycopg.Error:
                self.locks.clear()
                if self.session is not None:
                    self.session.close()
                self.session = None
        return None

    def check_locks(self) -> None:
        """Are the locks still there?"""
        if self.locks:
            self.execute("select 1", ())

    async def acquire(self, table: str) -> bool:
        key = lock_of(table)
        if key in self.locks:
            return True
        if len(self.locks) >= MOST_HELD:
            LOG.warning("this server drives %d tables already: others have to wait", MOST_HELD)
            return False

        def take() -> bool:
            if self.execute("select pg_try_advisory_lock(%s)", (key,)):
                self.locks.add(key)
                return True
            return False

        return await asyncio.get_running_loop().run_in_executor(self.speaking, take)

    async def release(self, table: str) -> None:
        key = lock_of(table)

        def free() -> None:
            if key in self.locks:
                self.locks.discard(key)
                self.execute("select pg_advisory_unlock(%s)", (key,))

        if not self.closed.is_set():
            await asyncio.get_running_loop().run_in_executor(self.speaking, free)

    def held(self) -> int:
        return len(self.locks)


def written(life: int, table: str, entries: list[Any], note: Note) -> str:
    """The note about a change. Entries that don't fit into it are read from the store by those who hear
    it."""
    told = {"from": life, "table": table, "entries": entries, **note}
    text = json.dumps(told)
    if len(text.encode()) <= MOST_BYTES:
        return text
    long = ("entries", "thought", "text")
    return json.dumps({name: None if name in long else value for name, value in told.items()})
