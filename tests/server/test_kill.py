"""kill -9 at random moments under play: no acknowledged move is lost.

A small number here; `ALLOTMENT_KILLS=200` asks for more (`make soak`).
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from allotment.games import make
from allotment.kernel.record import Event, Record, read_record

from .serving import Chat, Person, Process

KILLS = int(os.environ.get("ALLOTMENT_KILLS", "4"))
TABLES = 3
GAME = "garden-dice"


class Player:
    """Plays one table as fast as it can, and remembers what was acknowledged."""

    def __init__(self, url: str, seed: str) -> None:
        self.person = Person(url)
        self.luck = Random(seed)
        self.new_table()

    def new_table(self) -> None:
        seats = [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}]
        self.id = str(self.person.make(GAME, seats)["id"])
        self.acknowledged: list[tuple[int, int, str]] = []  # revision, seat, text
        self.over = False

    def play(self) -> None:
        """Until the server is gone."""
        try:
            with self.person.sit(self.id) as chat:
                while not self.over:
                    self.one(chat)
                time.sleep(0.05)
        except (ConnectionClosed, OSError, InvalidHandshake, EOFError):
            return

    def one(self, chat: Chat) -> None:
        self.over = chat.table["stage"] == "over"  # the last move may have been kept and not acknowledged
        if self.over:
            return
        offers = chat.table["offers"]
        seat = chat.table["you"]["seat"]
        text = offers[self.luck.randrange(len(offers))]["text"]
        answer = chat.move(text)
        if "too many" in answer.get("why", ""):  # faster than anybody may play
            time.sleep(0.1)
            return
        assert answer["ok"], answer
        self.acknowledged.append((answer["revision"], seat, text))
        self.over = chat.table["stage"] == "over"

    def check(self) -> int:
        """Everything that was acknowledged is in the record, in its place. How many there are."""
        record = read_record(self.person.http.get(f"/api/tables/{self.id}/record").text)
        first = 2  # entries for the two seats come before the moves
        for revision, seat, text in self.acknowledged:
            event = record.events[revision - first - 1]
            assert (event.seat, event.text) == (seat, text), (
                f"entry {revision} is {event}, not {seat}: {text}"
            )
        extra = len(record.events) - len(self.acknowledged)
        assert extra >= 0
        replays(record)
        return len(self.acknowledged)


def replays(record: Record) -> None:
    """What was kept is a game: each event is one of the table's moves."""
    game = make(record.slug, record.options)
    events: list[Event] = record.events
    assert all(game.parse(event.text) is not None for event in events)


def test_kill_nine_loses_no_acknowledged_move(tmp_path: Path) -> None:
    luck = Random("kill")
    server = Process(tmp_path / "tables.sqlite")
    server.start()
    players = [Player(server.url, str(number)) for number in range(TABLES)]
    checked = 0
    try:
        for _ in range(KILLS):
            threads = [threading.Thread(target=player.play) for player in players]
            for thread in threads:
                thread.start()
            time.sleep(luck.uniform(0.05, 0.6))
            server.kill()
            for thread in threads:
                thread.join(30)
                assert not thread.is_alive()
            server.start()
            for player in players:
                checked += player.check()
                if player.over:
                    player.new_table()
    finally:
        server.stop()
        for player in players:
            player.person.http.close()
    assert checked > KILLS  # the server was killed under play
    print(f"{KILLS} kills, {checked} times an acknowledged move was looked for and found")
