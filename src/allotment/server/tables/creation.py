"""Making tables: from wishes, from records, from a table that is over; and taking seats."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from ...bots import LEVELS
from ...games import SHELF
from ...kernel.game import CLOCK, NOBODY
from ...kernel.options import plain
from ...kernel.record import Event, read_record
from ..messages.http import NewTable, SeatWish
from ..refusals import refusal
from ..store.rows import Row
from ..store.statements import new_table, question_is, rematch_is
from ..store.store import WATCHER, Conflict
from ..tokens import new_id, new_token
from . import tutorial
from .broadcast import broadcast
from .game import NO_HINTS, OVER, AnyGame
from .holders import Holder
from .live import LiveTable
from .names import bot_name, clean_name, free_name, guest_name, is_name
from .registry import Registry
from .rules import rules_of
from .verification import replayed

MOST_SECRET = 64  # bytes that the store has room for
NONCE = re.compile(r"[0-9a-f]{0,64}")
KINDS = ("person", "here", "open", "bot")


class Draft:
    """A table before it is kept."""

    def __init__(self, registry: Registry, rules: AnyGame, maker: str) -> None:
        self.registry = registry
        self.rules = rules
        self.at = registry.settings.now()
        self.luck = registry.settings.luck
        self.id = new_id(self.luck)
        self.row: Row = {
            "id": self.id,
            "game": rules.slug,
            "version": rules.version,
            "options": json.dumps(rules.options),
            "seed": "",
            "secret": self.luck(32).hex(),
            "position": None,
            "begins": 0,
            "shade": self.luck(16).hex(),
            "maker": maker,
            "invite": new_token(self.luck),
            "watch": new_token(self.luck),
            "made": self.at,
            "next": "",
        }
        self.seats: list[Row] = [
            {
                "table_id": self.id,
                "seat": seat,
                "invite": new_token(self.luck),
                "recovery": new_token(self.luck),
            }
            for seat in range(rules.seats)
        ]
        self.places: list[Row] = []
        self.entries: list[Row] = []
        self.bots = self.people = False

    def sit(self, seat: int, holder: Holder) -> None:
        self.entry("seat", seat, holder.text())
        self.bots |= holder.kind == "bot"
        self.people |= holder.kind == "person"

    def place(self, session: str, seat: int) -> None:
        row = {"session": session, "table_id": self.id, "seat": seat, "since": self.at}
        if row not in self.places:
            self.places.append(row)

    def entry(self, kind: str, seat: int, text: str) -> None:
        number = len(self.entries) + 1
        self.entries.append(
            {"table_id": self.id, "number": number, "kind": kind, "seat": seat, "text": text, "at": self.at}
        )

    def play(self, events: list[Event]) -> None:
        """What was played already."""
        for event in events:
            self.entry("clock" if event.seat == CLOCK else "move", event.seat, event.text)

    async def kept(self, more: list[Any] | None = None) -> LiveTable:
        statements = new_table(self.row, self.seats, self.places) + (more or [])
        asked = self.bots and self.people
        if asked:  # until it is known whose turn it is
            statements.append(question_is(self.id, len(self.entries), True, self.at))
        await self.registry.store.save(statements, self.entries, self.id, {"asked": asked})
        table = await self.registry.table(self.id)
        await self.registry.save_notices(table)
        self.registry.start_driver(table)
        return table


def rules_for(wish: NewTable) -> AnyGame:
    """The game's rules; where seats are listed, their number is the length of the list."""
    if wish.game not in SHELF:
        raise refusal("no-game", game=plain(wish.game), games=", ".join(SHELF))
    options = dict(wish.options)
    if wish.seats:
        given = options.setdefault("seats", len(wish.seats))
        if given != len(wish.seats):
            raise refusal("seats-differ", given=plain(given), listed=len(wish.seats))
    return rules_of(wish.game, options)


def guided(wish: NewTable) -> tuple[NewTable, tutorial.Lesson]:
    """A guided table is made as its lesson says: one learner, bots, luck laid down."""
    if wish.options or wish.seats:
        raise refusal("guided-options")
    if wish.game not in SHELF:
        raise refusal("no-game", game=plain(wish.game), games=", ".join(SHELF))
    lesson = tutorial.lesson(wish.game)
    seats = [SeatWish("person", name=wish.name)]
    seats += [SeatWish("bot", level=lesson.bot)] * (int(str(lesson.options["seats"])) - 1)
    return NewTable(wish.game, lesson.options, seats, wish.name), lesson  # no nonce: its luck is fixed


def unsaid(wish: NewTable) -> NewTable:
    """The wish, filled in with the game's own choices: a first table's options; a person goes first."""
    if wish.game not in SHELF:
        return wish
    first = tutorial.first(wish.game)
    options = dict(wish.options) if wish.options or wish.seats else dict(first.options or {})
    seats = wish.seats or [SeatWish("person")]
    people = [seat for seat, one in enumerate(seats) if one.kind in ("person", "here")]
    if first.opener and people and options.get(first.opener, "random") == "random":
        options[first.opener] = people[0]
    return msgspec.structs.replace(wish, options=options)


def called(given: str, session: str, taken: list[str], language: str) -> str:
    """What somebody is called at a table: as wished, if that is a name and free; connections get one."""
    return free_name(clean_name(given), taken) if is_name(given) else guest_name(session, taken, language)


async def make_table(registry: Registry, wish: NewTable, session: str, language: str) -> LiveTable:
    lesson = None
    if wish.guide:
        wish, lesson = guided(wish)
    wish = unsaid(wish)
    rules = await registry.in_thread(rules_for, wish)
    wishes = wish.seats or [SeatWish("person", name=wish.name)] + [SeatWish("bot")] * (rules.seats - 1)
    usual = tutorial.first(wish.game).level
    if len(wishes) != rules.seats:
        raise refusal("seats-differ", given=str(rules.seats), listed=len(wishes))
    if sum(1 for seat in wishes if seat.kind == "person") > 1:
        raise refusal("one-own-seat")
    draft = Draft(registry, rules, session)
    nonce = clean_nonce(wish.nonce)
    holders: list[Holder] = []
    for seat, one in enumerate(wishes):
        taken = [holder.name for holder in holders]
        if one.kind in ("person", "here"):
            given = one.name or (wish.name if one.kind == "person" else "")
            holder = Holder("person", called(given, session, taken, language), nonce=nonce)
            draft.place(session, seat)
        elif one.kind == "bot":
            level = one.level or usual
            if level not in LEVELS:
                raise refusal("no-bot", bot=plain(level), bots=", ".join(LEVELS))
            given = f"{clean_name(one.name)} (bot)" if one.name else bot_name(level, taken)
            name = free_name(given, taken)  # nobody's name is a bot's
            holder = Holder("bot", name, level)
        elif one.kind == "open":
            holder = Holder("open", "")
        else:
            raise refusal("seat-kind", kinds=", ".join(KINDS), kind=plain(one.kind))
        holders.append(holder)
        draft.sit(seat, holder)
    if not wish.hints:
        draft.entry("hints", NOBODY, NO_HINTS)
    if lesson is not None:
        draft.row["seed"] = lesson.seed
        if lesson.position is not None:
            draft.row["position"] = json.dumps(lesson.position)
        draft.entry("guide", tutorial.LEARNER, tutorial.BEGIN)
    if not draft.places:
        draft.place(session, WATCHER)
    return await draft.kept()


async def import_table(registry: Registry, text: str, session: str, language: str) -> LiveTable:
    """A record becomes a table: finished ones to look at, unfinished ones to go on with."""
    record = await registry.in_thread(read_record, text)
    most, events = registry.settings.limits.events, len(record.events)
    if events > most:
        raise refusal("record-long", most=most, events=events)
    rules = await registry.in_thread(rules_of, record.slug, record.options)
    match = await registry.in_thread(replayed, rules, record)  # refused if it does not play out
    if not record.seed.isprintable():  # no store keeps every character
        raise refusal("seed-unprintable", seed=ascii(record.seed))
    draft = Draft(registry, rules, session)
    draft.row["seed"] = record.seed
    if not record.seed:
        secret = bytes.fromhex(record.secret)
        if len(secret) > MOST_SECRET:
            raise refusal("secret-long", most=MOST_SECRET, bytes=len(secret))
        draft.row["secret"] = secret.hex()
    deal = {"table": record.table, "names": record.names, "nonces": record.nonces} if record.table else {}
    draft.entry("luck", NOBODY, json.dumps(deal))  # somebody knew it: no seal can vouch for it
    if record.forks:
        draft.entry("fork", NOBODY, json.dumps(record.forks))
    if record.position is not None:
        draft.row["position"] = json.dumps(record.position)
    holders: list[Holder] = []
    mine = False
    for seat in range(rules.seats):
        name = record.names[seat] if seat < len(record.names) else ""
        taken = [holder.name for holder in holders]
        if name in LEVELS:
            holder = Holder("bot", bot_name(name, taken), name)
        else:
            given = "" if name == "human" else name[:24]
            holder = Holder("person", called(given, session, taken, language))
            draft.place(session, seat)
            mine = True
        holders.append(holder)
        draft.sit(seat, holder)
    if not mine:
        draft.place(session, WATCHER)
    draft.play(match.record.events)
    return await draft.kept()


async def rematch(
    registry: Registry, table: LiveTable, session: str, nonce: str = "", onward: bool = False
) -> LiveTable:
    """The same game with the same people, or the one that its lesson leads on to; each finds the seat by its
    session. Made once."""
    async with table.lock:
        game = await registry.game_at(table)
        if game.row["next"]:
            existing = game.row["next"]
        else:
            existing = ""
            if not game.seats_of(session) and not game.is_maker(session):
                raise refusal("rematch-seated", 403)
            if game.stage() != OVER:
                raise refusal("not-over", 409)
            slug, options = game.rules.slug, game.rules.options
            if onward and (step := tutorial.onward(slug, options)) is not None:
                options = {**options, step[0]: step[1]}
            draft = Draft(registry, rules_of(slug, options), game.row["maker"])
            for who, seats in game.places.items():
                for seat in seats:
                    draft.place(who, seat)
            own = game.seats_of(session)
            for seat, holder in enumerate(game.holders):
                back = Holder("person", holder.absent) if holder.absent else holder
                back = back._replace(nonce=clean_nonce(nonce) if seat in own else "")
                draft.sit(seat, back)
            if not game.hints:
                draft.entry("hints", NOBODY, NO_HINTS)
            game.row["next"] = draft.id
            told = registry.store.telling(game.id, {"head": True, "text": "rematch"})
            try:
                new = await draft.kept([rematch_is(game.id, draft.id), *told])
            except Conflict:  # another server has made it
                table.unload()
                existing = (await registry.game_at(table)).row["next"]
            except BaseException:
                table.unload()
                raise
            else:
                broadcast(table, -1, "rematch")
                return new
    return await registry.table(existing)


def clean_nonce(text: str) -> str:
    if not NONCE.fullmatch(text):
        raise refusal("nonce")
    return text
