"""Games in real time in the terminal: the sand runs while one thinks, and bots act at a human pace."""

from __future__ import annotations

import select
import sys
from time import monotonic
from typing import TYPE_CHECKING

from ..kernel.game import CLOCK
from ..kernel.result import Refused, denied
from .words import told

if TYPE_CHECKING:
    from .play import Table

LOOK = 0.25  # seconds between two looks at keyboard and clock


class Sand:
    """Milliseconds since the sand began to run; continues from where a saved game stopped."""

    def __init__(self, so_far: int) -> None:
        self.so_far = so_far
        self.begun: float | None = None

    def run(self) -> None:
        if self.begun is None:
            self.begun = monotonic()

    def now(self) -> int:
        return self.so_far + (int((monotonic() - self.begun) * 1000) if self.begun is not None else 0)


def play_in_time(table: Table) -> None:
    match, game, driver = table.match, table.game, table.driver
    people = [seat for seat in range(game.seats) if seat not in driver.bots]
    if len(people) > 1:
        raise denied("one-keyboard")
    seat = people[0] if people else -1
    table.looking = seat
    sand = Sand(game.elapsed(match.state))
    show(table, seat)
    prompt(table, sand)
    while not match.over():
        line = typed(seat >= 0)
        if line == "quit":
            table.leave()
            return
        let_bots(table, sand)
        if line is not None and not match.over():
            answer(table, seat, line)
            prompt(table, sand)
    table.finish()


def let_bots(table: Table, sand: Sand) -> None:
    """They do what they do until now, each at its time."""
    driver, match = table.driver, table.match
    if CLOCK not in table.game.to_act(match.state):  # nobody has turned the timer over yet
        first = driver.due()
        if first not in driver.bots:
            return
        table.heard(first, driver.go(first))
    sand.run()
    while (decision := driver.act_by(sand.now())) is not None:
        table.heard(decision.seat, decision)


def answer(table: Table, seat: int, line: str) -> None:
    offers = table.game.legal(table.match.state, seat)
    try:
        if line in ("", "offers"):
            show(table, seat)
        elif table.obey(seat, line, offers):
            print(table.sketch(seat))
    except Refused as why:
        print(told(why, table.words))


def show(table: Table, seat: int) -> None:
    print(table.sketch(seat))
    if seat >= 0 and table.game.legal(table.match.state, seat):
        table.show_offers(seat)
    print(table.words.text("terminal-enter"))


def prompt(table: Table, sand: Sand) -> None:
    minutes, seconds = divmod(sand.now() // 1000, 60)
    print(f"[{minutes}:{seconds:02d}] > ", end="", flush=True)


def typed(person: bool) -> str | None:
    """A line from the keyboard, or None after a moment. The end of input is a person leaving."""
    ready, _, _ = select.select([sys.stdin] if person else [], [], [], LOOK)
    if not ready:
        return None
    line = sys.stdin.readline()
    return line.strip() if line else "quit"
