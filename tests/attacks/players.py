"""People who play on whatever happens to the server, and remember what they were told."""

from __future__ import annotations

import threading
import time
from bisect import bisect_right
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from allotment.games import SHELF
from allotment.kernel.record import read_record
from tests.server.serving import Chat, Person

YES: Final = "yes"  # acknowledged
NO: Final = "no"  # refused: it is not on the table
UNKNOWN: Final = "unknown"  # the connection broke, or the server said to check the table
PATIENCE: Final = 20.0  # seconds: by then a store is whole again
LONG: Final = 120  # attempts after which a table is left for a new one
GONE: Final = (ConnectionClosed, OSError, InvalidHandshake, EOFError, TimeoutError, httpx.TransportError)


class Attempt(NamedTuple):
    seat: int
    text: str
    fate: str
    place: int  # its place among the events, as its update said; 0: none said so


def misfit(attempts: list[Attempt], events: list[tuple[int, str]]) -> str:
    """What was untrue; "" if everything that was said about the attempts matches the events."""
    reached = {0}
    for attempt in attempts:
        hits = {at + 1 for at in reached if events[at : at + 1] == [(attempt.seat, attempt.text)]}
        if attempt.fate == YES:
            reached = hits
        elif attempt.fate == UNKNOWN:
            reached |= hits
        if not reached:
            return f"lost: {attempt}"
    return "" if len(events) in reached else "untrue: moves that were refused are on the table"


class Player:
    """One table: a person with a bot, or two people in two browsers. Plays in a thread of its own."""

    def __init__(
        self, url: str, game: str, bot: bool, seed: str, pace: float = 0.02, layout: str = "plain"
    ) -> None:
        self.url = url
        self.game = game
        self.bot = bot
        self.luck = Random(seed)
        self.pace = pace
        self.layout = layout  # plain: as a program sees it, without pictures
        self.people = [Person(url), Person(url)]
        self.lock = threading.Lock()  # held while a move is under way
        self.ended = threading.Event()
        self.id = ""
        self.attempts: list[Attempt] = []
        self.seats: list[int] = []
        self.revision = 0
        self.stuck = False  # this table is given up
        self.sees: list[str] = []  # its state, for reports
        self.moved: list[float] = []  # when the table went on
        self.acknowledged = 0
        self.answered: list[float] = []  # when moves were acknowledged
        self.wrong: list[str] = []
        self.thread = threading.Thread(target=self.run, daemon=True)

    def start(self) -> Player:
        self.thread.start()
        return self

    def stop(self) -> None:
        self.ended.set()
        self.thread.join(60)
        for person in self.people:
            person.http.close()

    def went_on(self, since: float) -> float | None:
        """When the table first continued after that moment."""
        at = bisect_right(self.moved, since)
        return self.moved[at] if at < len(self.moved) else None

    # ---- playing ----

    def run(self) -> None:
        while not self.ended.is_set():
            try:
                if not self.id:
                    self.new_table()
                self.play()
            except GONE:
                self.lost_line()
            except AssertionError as why:  # an address did not answer as it should
                if "stumbled" not in str(why) and "too-fast" not in str(why):
                    self.wrong.append(f"untrue: {why}")
                time.sleep(0.1)
            except Exception as why:
                self.wrong.append(f"untrue: {self.game} {self.id}: {why!r}")
                self.id = ""

    def lost_line(self) -> None:
        time.sleep(0.05)  # a page comes back by itself

    def new_table(self) -> None:
        ines, noor = self.people
        other = {"kind": "bot", "level": "seedling"} if self.bot else {"kind": "open"}
        made = ines.make(self.game, [{"kind": "person", "name": "Ines"}, other])
        if not self.bot:
            token = made["invite"].rsplit("/", 1)[1]
            noor.post(f"/api/tables/{made['id']}/claim", {"token": token, "name": "Noor"})
        self.attempts = []
        self.seats = [0] if self.bot else [0, 1]
        self.revision = 0
        self.id = str(made["id"])

    def play(self) -> None:
        chats: list[Chat] = []
        try:
            for person in self.people[: len(self.seats)]:
                chats.append(person.sit(self.id, self.layout, self.layout))
            while not self.ended.is_set():
                with self.lock:
                    if not self.one(chats):
                        return
                time.sleep(self.pace)
        finally:
            for chat in chats:
                chat.line.close()

    def one(self, chats: list[Chat]) -> bool:
        """A move, or a look at what the others do. False: this table is finished."""
        for chat in chats:
            hear(chat)
        self.sees = [f"{chat.table['revision']} {chat.table['status']}" for chat in chats]
        newest = max(int(chat.table["revision"]) for chat in chats)
        if newest > self.revision:
            self.revision = newest
            self.moved.append(time.monotonic())
        over = any(chat.table["stage"] == "over" for chat in chats)
        if over or self.stuck or len(self.attempts) >= LONG:
            self.leave()
            return False
        able = [chat for chat in chats if chat.table["offers"] and chat.table["stage"] == "playing"]
        if able:
            self.attempt(self.luck.choice(able))
        return True

    def attempt(self, chat: Chat) -> None:
        offers = chat.table["offers"]
        seat, text = int(chat.table["you"]["seat"]), str(self.luck.choice(offers)["text"])
        try:
            answer = chat.move(text)
        except GONE:
            self.attempts.append(Attempt(seat, text, UNKNOWN, 0))
            raise
        if answer["ok"]:
            self.attempts.append(Attempt(seat, text, YES, place_of(chat, answer["revision"])))
            self.acknowledged += 1
            self.answered.append(time.monotonic())
        else:
            fate = UNKNOWN if answer["kind"] == "stumbled-table" else NO
            self.attempts.append(Attempt(seat, text, fate, 0))
            time.sleep(0.1)

    def leave(self) -> None:
        self.check()
        self.id = ""
        self.stuck = False
        self.moved.append(time.monotonic())

    # ---- was it true? ----

    def checked(self) -> None:
        with self.lock:
            if self.id:
                self.check()

    def asked(self, path: str) -> httpx.Response:
        """Asks the way a browser does: again, if the server has just closed the idle connection, if it says
        that something went wrong, which is true while its store is broken, and if it was asked too much."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.people[0].http.get(path)
            except httpx.TransportError:
                answer = self.people[0].http.get(path)
            if answer.status_code not in (429, 500) or time.monotonic() > until:
                return answer
            time.sleep(0.1)

    def check(self) -> None:
        """Everything that was acknowledged is in the record, in its place, and nothing that was refused."""
        answer = self.asked(f"/api/tables/{self.id}/record")
        if answer.status_code != 200:
            self.wrong.append(f"untrue: the record of {self.game} {self.id}: {answer.text[:200]}")
            return
        record = read_record(answer.text)
        events = [(event.seat, event.text) for event in record.events]
        for attempt in self.attempts:
            known = attempt.fate == YES and attempt.place > 0
            if known and events[attempt.place - 1 : attempt.place] != [(attempt.seat, attempt.text)]:
                self.wrong.append(f"lost: {self.game} {self.id}: {attempt} is not event {attempt.place}")
        found = misfit(self.attempts, [event for event in events if event[0] in self.seats])
        if found:
            self.wrong.append(f"{found} ({self.game} {self.id})")


def place_of(chat: Chat, revision: int) -> int:
    """Which event of the record an acknowledged move is."""
    for message in reversed(chat.heard):
        if message.get("revision") == revision and "history" in message:
            return int(message["history"]["of"])
    return 0


def hear(chat: Chat) -> None:
    """What is there already. Not even a millisecond is waited for more: a queue of Python 3.11 whose time
    runs out just when it is woken waits for ever."""
    try:
        while True:
            chat.read(0)
    except TimeoutError:
        return


def tables(url: str, pace: float = 0.02, layout: str = "plain") -> list[Player]:
    """Every game with a bot, and two games among people."""
    found = [Player(url, game, True, f"bot {game}", pace, layout) for game in SHELF]
    return found + [Player(url, game, False, f"two {game}", pace, layout) for game in SHELF[:2]]


def started(players: list[Player]) -> list[Player]:
    return [player.start() for player in players]


def told(players: list[Player]) -> dict[str, Any]:
    wrong = [line for player in players for line in player.wrong]
    return {
        "acknowledged": sum(player.acknowledged for player in players),
        "lost": [line for line in wrong if line.startswith("lost")],
        "untrue": [line for line in wrong if not line.startswith("lost")],
    }
