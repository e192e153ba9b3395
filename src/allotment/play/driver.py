"""The one loop in which bots play: a match, the bots in its seats, and its clock.

Whoever seats bots uses it: the table, the terminal, the arena, learning, traces, environments. Given the
same match and seed, and budgets in iterations, bots decide the same wherever they sit: the luck a bot thinks
with depends on the seed, the seat and the moment alone, and what it remembers can be worked out again from
what happened.

Where all seats act at once, time is cut into slots. Each seat has one slot in `pace` milliseconds of sand;
slot n begins at n * pace / seats and belongs to seat n % seats. In its slot a bot moves or holds still.
"""

from __future__ import annotations

from typing import Final, Generic

from ..kernel.chance import Chance, seeded
from ..kernel.game import CLOCK, Game, M, S
from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.result import denied
from .bot import Bot, Decision

PACE: Final = 2000  # milliseconds of sand between two slots of one seat


def slot_after(sand: int, pace: int, seats: int) -> int:
    """The first slot that begins later than so many milliseconds of sand."""
    slot = sand * seats // pace
    while slot_begins(slot, pace, seats) <= sand:
        slot += 1
    return slot


def slot_begins(slot: int, pace: int, seats: int) -> int:
    """Milliseconds of sand. The slot is that of seat slot % seats."""
    return slot * pace // seats


class Seated:
    """A bot in its seat, and how much it has heard."""

    __slots__ = ("bot", "heard", "new", "rewinds")

    def __init__(self, bot: Bot, rewinds: int) -> None:
        self.bot = bot
        self.heard = 0
        self.new = True  # it has not been asked yet
        self.rewinds = rewinds


class Driver(Generic[S, M]):
    def __init__(
        self, match: Match[S, M], seed: str | None = None, pace: int = PACE, reasons: bool = False
    ) -> None:
        if seed is None and not match.record.seed:
            raise denied("driver-seed")
        self.match = match
        self.seed = seed if seed is not None else f"thoughts {match.record.seed}"  # never the table's luck
        self.pace = pace
        self.reasons = reasons  # have every decision explained
        self.bots: dict[int, Seated] = {}
        self.slot = 0  # the last slot that was looked at, where all seats act at once

    def seat(self, seat: int, bot: Bot) -> None:
        """A bot sits down. If the match has begun it hears of everything when it is first asked."""
        bot.begin(self.match.game, seat)
        self.bots[seat] = Seated(bot, self.match.rewinds)

    def ask(self, seat: int) -> Decision:
        """What the bot in the seat would do now. Nothing is played."""
        seated = self.bots[seat]
        match = self.match
        if seated.rewinds != match.rewinds:
            seated.bot.begin(match.game, seat)
            seated.rewinds = match.rewinds
            seated.heard = 0
            seated.new = True
        if seated.new and seated.bot.remembers:
            self.remind(seat, seated)
        seated.new = False
        eyes = match.eyes(seat)
        seated.bot.hear(eyes.news(seated.heard))
        seated.heard = eyes.heard
        decision = seated.bot.decide(eyes, self.luck(seat, match))
        decision.seat = seat
        if self.reasons and decision.move is not None:
            decision.reason = seated.bot.reason(eyes, decision)
        return decision

    def luck(self, seat: int, match: Match[S, M]) -> Chance:
        sand = match.game.elapsed(match.state)
        return seeded(f"{self.seed} {seat} {len(match.news)} {sand}")

    def remind(self, seat: int, seated: Seated) -> None:
        """A bot that comes late thinks again about the moves its seat has made in this turn, so that it knows
        now what one who was there from the start knows."""
        match = self.match
        events = match.record.events
        first = len(events)
        while first > 0 and events[first - 1].seat == seat and match.quiet[first - 1]:
            first -= 1
        if first == len(events):
            return
        past = match.past(first)
        for event in events[first:]:
            eyes = past.eyes(seat)
            seated.bot.hear(eyes.news(seated.heard))
            seated.heard = eyes.heard
            seated.bot.decide(eyes, self.luck(seat, past))
            past.play(event.seat, event.text)

    # ---- whose turn it is ----

    def due(self) -> int:
        """The seat that decides now; -1 when it is over. Where all act at once the sand runs on to the next
        slot whose seat has something to do."""
        match = self.match
        game = match.game
        seats = game.to_act(match.state)
        if not seats:
            return -1
        if not game.box.real_time:
            return seats[0]
        if CLOCK not in seats:  # no sand yet: in rotation, until somebody begins
            for step in range(game.seats):
                seat = (self.slot + step) % game.seats
                if seat in seats and game.legal(match.state, seat):
                    self.slot += step + 1
                    return seat
            return -1
        while True:
            self.slot = self.next_slot()
            match.wait(self.begins(self.slot))
            if match.over():
                return -1
            seat = self.slot % game.seats
            if game.legal(match.state, seat):
                return seat

    def next_slot(self) -> int:
        """The first that is still to come."""
        return slot_after(self.match.game.elapsed(self.match.state), self.pace, self.match.game.seats)

    def begins(self, slot: int) -> int:
        """Milliseconds of sand."""
        return slot_begins(slot, self.pace, self.match.game.seats)

    def act_by(self, now: int) -> Decision | None:
        """Where all act at once and the sand runs by somebody's clock: the next decision of a bot whose slot
        has begun by now, made and played. None: there is none left, and the sand stands at now."""
        match = self.match
        while CLOCK in match.game.to_act(match.state):
            slot = self.next_slot()
            if self.begins(slot) > now:
                match.wait(now)
                return None
            match.wait(self.begins(slot))
            seat = slot % match.game.seats
            if not match.over() and seat in self.bots and match.game.legal(match.state, seat):
                return self.go(seat)
        return None

    # ---- playing ----

    def step(self) -> Decision | None:
        """The next decision, made and played. None: it is over, or somebody has to decide who is no bot."""
        seat = self.due()
        if seat not in self.bots:
            return None
        return self.go(seat)

    def go(self, seat: int) -> Decision:
        """The bot in the seat decides, and its move is made."""
        decision = self.ask(seat)
        if decision.move is not None:
            self.match.make(seat, self.match.game.moves[decision.move.index])
        return decision

    def run(self) -> None:
        """Until it is over, or somebody has to decide who is no bot."""
        while self.step() is not None:
            pass


def begun(game: Game[S, M], seed: str, bots: list[Bot], pace: int = PACE) -> Driver[S, M]:
    """A new match with a bot in every seat."""
    record = Record(game.slug, game.version, game.options, seed)
    driver = Driver(Match(game, record, seeded(seed), None, False), None, pace)
    for seat in range(game.seats):
        driver.seat(seat, bots[seat])
    return driver
