"""allotment play: a game in the terminal, for people and bots."""

from __future__ import annotations

import argparse
import secrets
import shutil
from time import monotonic
from typing import Any

from ..bots import LEVELS, make_bot
from ..draw import plain
from ..games import box, make, room
from ..kernel.chance import seeded
from ..kernel.game import Game, Move
from ..kernel.match import Match, replayed
from ..kernel.record import Record, read_record
from ..kernel.result import Refused, denied
from ..kernel.story import Phrase, Seat, retold
from ..play.bot import Decision
from ..play.driver import Driver
from ..words import PAGE, speaker
from .common import Commands, add_options, given_options, read_text, write_text
from .words import add_language, language_of, pad_table, told

HELP = ["why", "why MOVE", "undo", "again", "pad", "story", "save FILE", "quit"]  # what one may type

AnyMatch = Match[Any, Any]


def add(commands: Commands) -> None:
    seats = ", ".join(LEVELS)
    command = commands.add_parser(
        "play",
        help="play in the terminal, against people or bots",
        description="Plays a game in the terminal. Each seat is human or a bot: " + seats + ".",
        epilog="Example: allotment play garden-dice human sprout --set family=true",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="its name on the shelf")
    command.add_argument("who", metavar="SEAT", nargs="*", help="human or a bot, seat by seat")
    add_options(command)
    command.add_argument("--seed", metavar="SEED", help="a number or word; default: random")
    command.add_argument("--save", metavar="FILE", help="save the game to this file after every move")
    command.add_argument("--resume", metavar="FILE", help="continue a saved game")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.resume:
        record = read_record(read_text(given.resume))
        match = replayed(make(record.slug, record.options), record)
        who = seated(record, match.game.seats)
        given.save = given.save or given.resume
    else:
        match, who = opened(given)
    table = Table(match, who, given.save, language_of(given))
    if given.save:
        write_text(given.save, match.record.write())  # a place that cannot be written is found out at once
    play_at(table)
    return 0


def play_at(table: Table) -> None:
    """To the end, or until the person leaves."""
    if table.game.box.real_time:
        from .clock import play_in_time  # only here: it waits on the keyboard and the clock at once

        play_in_time(table)
    else:
        table.play()


def seated(record: Record, seats: int) -> list[str]:
    """Who continues a saved game. A name that isn't a bot's is a person's."""
    names = record.names or ["human"] * seats
    if len(names) != seats:
        raise denied("seats-named", named=len(names), seats=seats)
    return [name if name.partition(":")[0] in LEVELS else "human" for name in names]


def opened(given: argparse.Namespace) -> tuple[AnyMatch, list[str]]:
    if not given.game:
        raise denied("which-game")
    options = given_options(given.game, given)
    if given.who and "seats" not in options:
        options["seats"] = box(given.game).option("seats").check(len(given.who))
    game = make(given.game, box(given.game).seated(options))
    who = given.who or ["human"] + ["sprout"] * (game.seats - 1)
    if len(who) != game.seats:
        raise denied("seats-named", named=len(who), seats=game.seats)
    for name in who:
        if name != "human":
            make_bot(name, monotonic)
    if given.seed is not None and not given.seed.strip():
        raise denied("seed-empty")
    seed = given.seed if given.seed is not None else str(secrets.randbelow(1_000_000_000))
    record = Record(game.slug, game.version, game.options, seed)
    record.names = who
    return Match(game, record, seeded(seed)), who


class Table:
    """A match, who sits where, and where it is kept."""

    def __init__(self, match: AnyMatch, who: list[str], save: str | None, language: str) -> None:
        self.match = match
        self.game: Game[Any, Any] = match.game
        self.who = who
        self.save = save
        self.names = seat_names(who, language)
        you = who.index("human") if who.count("human") == 1 else -1
        self.words = speaker(self.game.slug, language, self.names, you, self.game.options)
        seed = None if match.record.seed else secrets.token_hex(8)
        self.driver = Driver(match, seed, reasons=True)
        for seat, name in enumerate(who):
            if name != "human":
                self.driver.seat(seat, make_bot(name, monotonic))
        self.told = 0
        self.humans = who.count("human")
        self.why = self.words.say(Phrase("no-bot-yet"))
        self.looking = -1  # the person in front of the screen

    # ---- turns ----

    def play(self) -> None:
        self.tell()
        while (seat := self.driver.due()) >= 0:
            if seat in self.driver.bots:
                self.heard(seat, self.driver.go(seat))
            elif not self.ask(seat):
                return
        self.finish()

    def heard(self, seat: int, decision: Decision) -> None:
        """A bot has moved, or held still."""
        if decision.move is not None:
            reason = self.words.all([retold(one, self.other_move) for one in decision.reason])
            self.why = self.words.text(
                "terminal-move", name=self.names[seat], move=decision.move.text, reason=reason
            )
            if self.game.box.hidden and self.game.box.cooperative:
                self.why = self.words.text("terminal-no-reasons")
            self.keep()
            self.tell()

    def other_move(self, text: str) -> Phrase:
        """A move that a bot did not make: it may be made of cards that only the bot sees."""
        return Phrase("move-hidden") if self.game.box.hidden else Phrase("move-called", {"title": text})

    def played(self, seat: int, text: str) -> None:
        self.match.play(seat, text)
        self.keep()
        self.tell()

    def keep(self) -> None:
        """After every change. The move has been made, so a full disk must not seem to refuse it."""
        if self.save:
            try:
                write_text(self.save, self.match.record.write())
            except Refused as why:
                print(told(why, self.words))

    def tell(self) -> None:
        """What has happened since: for everyone, and for the person looking."""
        story = self.match.story()
        for line in story[self.told :]:
            if line.ears < 0 or line.ears == self.looking:
                print("  " + self.words.say(line))
        self.told = len(story)

    def finish(self) -> None:
        result = self.game.result(self.match.state)
        assert result is not None
        print()
        print(self.sketch(-1))
        print(pad_table(result.pad, result.scores, self.words))
        winners = result.winners()
        if self.game.box.cooperative or len(self.names) == 1:
            return
        if len(winners) == 1:
            print(self.words.say(Phrase("terminal-wins", None, winners[0])))
        else:
            print(self.words.text("terminal-share", winners=[Seat(seat) for seat in winners]))

    def sketch(self, seat: int) -> str:
        """The table as a seat sees it; `options` stand in the view for drawings that depend on them."""
        seen = self.game.view(self.match.state, seat)
        view = {**seen, "options": self.game.options, "words": self.words}
        text: str = room(self.game.slug, "table.sketch", plain).sketch(view, seat)
        return text

    # ---- a person's decision ----

    def ask(self, seat: int) -> bool:
        """One decision. False: the person left."""
        if self.game.box.hidden and self.humans > 1 and self.looking != seat:
            if read(self.words.text("terminal-alone", name=self.names[seat]) + " ") is None:
                return self.leave()
            print("\n" * 40)
        self.looking = seat
        print()
        print(self.sketch(seat))
        offers = self.show_offers(seat)
        while True:
            line = read(f"{self.names[seat]}> ")
            if line is None or line == "quit":
                return self.leave()
            try:
                if self.obey(seat, line, offers):
                    return True
            except Refused as why:
                print(told(why, self.words))

    def leave(self) -> bool:
        if self.save:
            print(self.words.text("terminal-kept", file=self.save))
        return False

    def obey(self, seat: int, line: str, offers: list[Move]) -> bool:
        """Do what the line says. True: the position has changed."""
        word, _, rest = line.partition(" ")
        if not line or line == "help":
            print(self.help())
        elif line == "why":
            print(self.why)
        elif word == "why" and rest:
            why = self.game.objection(self.match.state, seat, self.game.read_move(rest))
            if why is None:
                print(self.words.text("terminal-legal"))
            else:
                print(self.words.text("terminal-why-not", why=why))
        elif line == "undo" or line == "again":
            back = 1 if line == "undo" else max(1, self.match.undoable(seat))
            self.match.undo(seat, back)
            self.told = len(self.match.story())
            self.keep()
            return True
        elif line == "pad":
            print(pad_table(self.game.pad(self.match.state), self.totals(), self.words))
        elif line == "story":
            self.told = 0
            self.tell()
        elif word == "save" and rest:
            write_text(rest, self.match.record.write())
            print(self.words.text("terminal-saved", file=rest))
        else:
            self.played(seat, self.chosen(line, offers))
            return True
        return False

    def help(self) -> str:
        kinds = [f"help-{typed.lower().replace(' ', '-')}" for typed in HELP]
        lines = [f"  {typed:<13}{self.words.text(kind)}" for typed, kind in zip(HELP, kinds, strict=True)]
        return "\n".join([self.words.text("help-offers"), *lines])

    def chosen(self, line: str, offers: list[Move]) -> str:
        if not line.isdecimal():
            return line
        if len(line) > 5 or not 1 <= int(line) <= len(offers):
            raise denied("offers-numbered", most=len(offers))
        return offers[int(line) - 1].text

    def totals(self) -> list[int]:
        pad = self.game.pad(self.match.state)
        return [sum(line.points[seat] for line in pad) for seat in range(self.game.seats)]

    def show_offers(self, seat: int) -> list[Move]:
        """Numbered, in columns, each with what it scores at once."""
        offers = self.game.legal(self.match.state, seat)
        eyes = self.match.eyes(seat)
        world = eyes.imagine(seeded("preview"))
        before = self.game.scores(world)
        cells = []
        for number, move in enumerate(offers, 1):
            after = self.game.clone(world)
            self.game.apply(after, seat, move)
            gains = [new - old for new, old in zip(self.game.scores(after), before, strict=True)]
            cells.append(f"{number:>3} {move.text}{worth(gains, seat, self.names)}")
        wide = max(len(cell) for cell in cells) + 2
        across = max(1, shutil.get_terminal_size().columns // wide)
        down = -(-len(cells) // across)
        for row in range(down):
            print("".join(f"{cell:<{wide}}" for cell in cells[row::down]).rstrip())
        return offers


def worth(gains: list[int], seat: int, names: list[str]) -> str:
    """What a move scores, for the mover and for others: " +5, Bot 1 +2"."""
    parts = [f"{gains[seat]:+d}"] if gains[seat] else []
    parts += [f"{names[other]} {gain:+d}" for other, gain in enumerate(gains) if gain and other != seat]
    return f" ({', '.join(parts)})" if parts else ""


def seat_names(who: list[str], language: str) -> list[str]:
    """ "You" for the only person; otherwise the kind and the seat."""
    words = speaker(PAGE, language)
    alone = who.count("human") == 1
    found: list[str] = []
    for seat, name in enumerate(who):
        level, colon, limit = name.partition(":")
        if name == "human":
            found.append(words.text("ui-kind-person") if alone else words.name(seat))
        else:
            found.append(f"{words.text(f'ui-level-{level}')}{colon}{limit} {seat}")
    return found


def read(prompt: str) -> str | None:
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None
    except UnicodeDecodeError:
        return "?"  # what was typed is not UTF-8 text
