"""Making tables: from wishes, from records, from a table that is over; and taking seats."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec

from ..bots import LEVELS
from ..games import SHELF, box
from ..kernel.game import CLOCK, NOBODY
from ..kernel.match import compare
from ..kernel.options import plain
from ..kernel.record import read_record
from ..kernel.result import Refused, denied
from ..words import ENGLISH, PAGE, speaker
from . import book, guide, house
from .following import told_of_device
from .hall import Hall, Table, free_name
from .messages import NewTable, SeatWish
from .names import bot_name, guest_name, is_name
from .replaying import drawn, replayed
from .rules import game_of
from .sight import picture
from .sitting import OVER, SEALED, AnyGame, Chair, Sitting
from .store import WATCHER, Row, Taken, new_place, new_table, question_is, rematch_is
from .tokens import new_id, new_token, recovered
from .words import Guessed, clean_name, no, told

MOST_SECRET = 64  # bytes that the store has room for
NONCE = re.compile(r"[0-9a-f]{0,64}")
KINDS = ("person", "here", "open", "bot")


class Draft:
    """A table before it is kept."""

    def __init__(self, hall: Hall, game: AnyGame, maker: str) -> None:
        self.hall = hall
        self.game = game
        self.at = hall.settings.now()
        self.luck = hall.settings.luck
        self.id = new_id(self.luck)
        self.row: Row = {
            "id": self.id,
            "game": game.slug,
            "version": game.version,
            "options": json.dumps(game.options),
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
            for seat in range(game.seats)
        ]
        self.places: list[Row] = []
        self.entries: list[Row] = []
        self.bots = self.people = False

    def sit(self, seat: int, chair: Chair) -> None:
        self.entry("seat", seat, chair.text())
        self.bots |= chair.kind == "bot"
        self.people |= chair.kind == "person"

    def place(self, session: str, seat: int) -> None:
        row = {"session": session, "table_id": self.id, "seat": seat, "since": self.at}
        if row not in self.places:
            self.places.append(row)

    def entry(self, kind: str, seat: int, text: str) -> None:
        number = len(self.entries) + 1
        self.entries.append(
            {"table_id": self.id, "number": number, "kind": kind, "seat": seat, "text": text, "at": self.at}
        )

    async def kept(self, more: list[Any] | None = None) -> Table:
        statements = new_table(self.row, self.seats, self.places) + (more or [])
        asked = self.bots and self.people
        if asked:  # until it is known whose turn it is
            statements.append(question_is(self.id, len(self.entries), True, self.at))
        await self.hall.store.keep(statements, self.entries, self.id, {"asked": asked})
        table = await self.hall.table(self.id)
        self.hall.stir(table)
        return table


def game_for(wish: NewTable) -> AnyGame:
    """The number of seats is the length of the list, where there is one."""
    if wish.game not in SHELF:
        raise no("no-game", game=plain(wish.game), games=", ".join(SHELF))
    options = dict(wish.options)
    if wish.seats:
        given = options.setdefault("seats", len(wish.seats))
        if given != len(wish.seats):
            raise no("seats-differ", given=plain(given), listed=len(wish.seats))
    return game_of(wish.game, options)


def guided(wish: NewTable) -> tuple[NewTable, guide.Lesson]:
    """A guided table is made as its lesson says: one learner, bots, luck laid down."""
    if wish.options or wish.seats:
        raise no("guided-options")
    if wish.game not in SHELF:
        raise no("no-game", game=plain(wish.game), games=", ".join(SHELF))
    lesson = guide.lesson(wish.game)
    seats = [SeatWish("person", name=wish.name)]
    seats += [SeatWish("bot", level=lesson.bot)] * (int(str(lesson.options["seats"])) - 1)
    return NewTable(wish.game, lesson.options, seats, wish.name), lesson  # its luck takes no nonce


def unsaid(wish: NewTable) -> NewTable:
    """The wish with what it leaves open as the game likes it: a first table's options; a person opens."""
    if wish.game not in SHELF:
        return wish
    first = guide.first(wish.game)
    options = dict(wish.options) if wish.options or wish.seats else dict(first.options or {})
    seats = wish.seats or [SeatWish("person")]
    people = [seat for seat, one in enumerate(seats) if one.kind in ("person", "here")]
    if first.opener and people and options.get(first.opener, "random") == "random":
        options[first.opener] = people[0]
    return msgspec.structs.replace(wish, options=options)


def called(given: str, session: str, taken: list[str]) -> str:
    """What somebody is called at a table: as wished, if that is a name and free; guests get one."""
    return free_name(clean_name(given), taken) if is_name(given) else guest_name(session, taken)


async def make_table(hall: Hall, wish: NewTable, session: str) -> Table:
    lesson = None
    if wish.guide:
        wish, lesson = guided(wish)
    wish = unsaid(wish)
    game = await hall.aside(game_for, wish)
    wishes = wish.seats or [SeatWish("person", name=wish.name)] + [SeatWish("bot")] * (game.seats - 1)
    usual = guide.first(wish.game).level
    if len(wishes) != game.seats:
        raise no("seats-differ", given=str(game.seats), listed=len(wishes))
    if sum(1 for seat in wishes if seat.kind == "person") > 1:
        raise no("one-own-seat")
    draft = Draft(hall, game, session)
    nonce = clean_nonce(wish.nonce)
    chairs: list[Chair] = []
    for seat, one in enumerate(wishes):
        taken = [chair.name for chair in chairs]
        if one.kind in ("person", "here"):
            given = one.name or (wish.name if one.kind == "person" else "")
            chair = Chair("person", called(given, session, taken), nonce=nonce)
            draft.place(session, seat)
        elif one.kind == "bot":
            level = one.level or usual
            if level not in LEVELS:
                raise no("no-bot", bot=plain(level), bots=", ".join(LEVELS))
            given = f"{clean_name(one.name)} (bot)" if one.name else bot_name(level, taken)
            name = free_name(given, taken)  # nobody's name is a bot's
            chair = Chair("bot", name, level)
        elif one.kind == "open":
            chair = Chair("open", "")
        else:
            raise no("seat-kind", kinds=", ".join(KINDS), kind=plain(one.kind))
        chairs.append(chair)
        draft.sit(seat, chair)
    if lesson is not None:
        draft.row["seed"] = lesson.seed
        if lesson.position is not None:
            draft.row["position"] = json.dumps(lesson.position)
        draft.entry("guide", guide.LEARNER, guide.BEGIN)
    if not draft.places:
        draft.place(session, WATCHER)
    return await draft.kept()


async def import_table(hall: Hall, text: str, session: str) -> Table:
    """A record becomes a table: finished ones to look at, unfinished ones to go on with."""
    record = await hall.aside(read_record, text)
    most, events = hall.settings.limits.events, len(record.events)
    if events > most:
        raise no("record-long", most=most, events=events)
    game = await hall.aside(game_of, record.slug, record.options)
    match = await hall.aside(replayed, game, record)  # refused if it does not play out
    if not record.seed.isprintable():  # no store keeps every character
        raise no("seed-unprintable", seed=ascii(record.seed))
    draft = Draft(hall, game, session)
    draft.row["seed"] = record.seed
    if not record.seed:
        secret = bytes.fromhex(record.secret)
        if len(secret) > MOST_SECRET:
            raise no("secret-long", most=MOST_SECRET, bytes=len(secret))
        draft.row["secret"] = secret.hex()
    deal = {"table": record.table, "names": record.names, "nonces": record.nonces} if record.table else {}
    draft.entry("luck", NOBODY, json.dumps(deal))  # it was known to somebody: no seal speaks for it
    if record.position is not None:
        draft.row["position"] = json.dumps(record.position)
    chairs: list[Chair] = []
    mine = False
    for seat in range(game.seats):
        name = record.names[seat] if seat < len(record.names) else ""
        taken = [chair.name for chair in chairs]
        if name in LEVELS:
            chair = Chair("bot", bot_name(name, taken), name)
        else:
            chair = Chair("person", called("" if name == "human" else name[:24], session, taken))
            draft.place(session, seat)
            mine = True
        chairs.append(chair)
        draft.sit(seat, chair)
    if not mine:
        draft.place(session, WATCHER)
    for event in match.record.events:
        draft.entry("clock" if event.seat == CLOCK else "move", event.seat, event.text)
    return await draft.kept()


async def rematch(hall: Hall, table: Table, session: str, nonce: str = "") -> Table:
    """The same game with the same people; each finds the seat by its session. Made once."""
    async with table.lock:
        sitting = await hall.awake(table)
        if sitting.row["next"]:
            existing = sitting.row["next"]
        else:
            existing = ""
            if not sitting.seats_of(session) and not sitting.is_maker(session):
                raise no("rematch-seated", 403)
            if sitting.stage() != OVER:
                raise no("not-over", 409)
            draft = Draft(hall, game_of(sitting.game.slug, sitting.game.options), sitting.row["maker"])
            for who, seats in sitting.places.items():
                for seat in seats:
                    draft.place(who, seat)
            own = sitting.seats_of(session)
            for seat, chair in enumerate(sitting.chairs):
                back = Chair("person", chair.absent) if chair.absent else chair
                back = back._replace(nonce=clean_nonce(nonce) if seat in own else "")
                draft.sit(seat, back)
            sitting.row["next"] = draft.id
            told = hall.store.telling(sitting.id, {"head": True, "text": "rematch"})
            try:
                new = await draft.kept([rematch_is(sitting.id, draft.id), *told])
            except Taken:  # another server has made it
                hall.drop(table)
                existing = (await hall.awake(table)).row["next"]
            except BaseException:
                hall.drop(table)
                raise
            else:
                hall.tell(table, -1, "rematch")
                return new
    return await hall.table(existing)


async def claim(
    hall: Hall, table: Table, token: str, session: str, name: str, wanted: int | None, nonce: str = ""
) -> int:
    """Takes an open seat for this browser. Who sits here already keeps that seat."""
    async with table.lock:
        sitting = await hall.awake(table)
        seat = seat_for(sitting, token, session, wanted)
        if seat in sitting.seats_of(session):
            return seat
        at = hall.settings.now()
        row = sitting.sit(
            seat, Chair("person", called(name, session, sitting.names()), nonce=clean_nonce(nonce)), at
        )
        sitting.places.setdefault(session, set()).add(seat)
        sitting.renamed()
        await hall.keep(table, [row], seat, "seat", [new_place(session, table.id, seat, at)])
        hall.stir(table)
        return seat


def clean_nonce(text: str) -> str:
    if not NONCE.fullmatch(text):
        raise no("nonce")
    return text


def seat_for(sitting: Sitting, token: str, session: str, wanted: int | None) -> int:
    own = sitting.seats_of(session)
    if token in sitting.invites:
        seat = sitting.invites.index(token)
        if seat not in own and sitting.chairs[seat].kind != "open":
            raise no("link-used", 409)
        return seat
    if token != sitting.row["invite"]:
        raise Guessed("no-seat-link")
    if own:
        return own[0]
    free = [seat for seat, chair in enumerate(sitting.chairs) if chair.kind == "open"]
    if not free:
        raise no("seats-taken", 409)
    if wanted is not None and wanted not in free:
        raise no("seat-not-open", 409, seat=wanted)
    return free[0] if wanted is None else wanted


async def recover(hall: Hall, table: Table, code: str, session: str) -> int:
    """The code binds this browser to the seat as well."""
    token = recovered(code)
    async with table.lock:
        sitting = await hall.awake(table)
        if token not in sitting.recoveries:
            raise Guessed("no-code-here")
        seat = sitting.recoveries.index(token)
        if sitting.chairs[seat].kind == "open":
            raise Guessed("no-code-here")
        await bind(hall, table, sitting, session, seat)
        return seat


async def recover_anywhere(hall: Hall, code: str, session: str) -> tuple[Table, int]:
    """The code alone says which table it is: a new device knows no address."""
    id = await hall.store.table_by_recovery(recovered(code))
    if id is None:
        raise Guessed("no-code")
    table = await hall.table(id)
    return table, await recover(hall, table, code, session)


async def watch(hall: Hall, table: Table, token: str, session: str) -> None:
    async with table.lock:
        sitting = await hall.awake(table)
        if token != sitting.row["watch"]:
            raise Guessed("no-watch-link")
        if not sitting.may_watch(session):
            await bind(hall, table, sitting, session, WATCHER)


async def bind(hall: Hall, table: Table, sitting: Sitting, session: str, seat: int) -> None:
    if seat in sitting.places.get(session, ()):
        return
    try:
        place = new_place(session, table.id, seat, hall.settings.now())
        await hall.store.keep([place], [], table.id, {"head": True})
    except BaseException:
        hall.drop(table)
        raise
    sitting.places.setdefault(session, set()).add(seat)
    if seat != WATCHER:
        told_of_device(table, sitting, session, seat)


def warm() -> None:
    """What a table and its rules need is read before the first visitor asks for it."""
    for slug in SHELF:
        game_of(slug, {})
        picture(slug)
        for language in book.languages(slug):
            book.book(slug, language)


def shelf_data() -> list[dict[str, Any]]:
    return [game_data(slug) for slug in SHELF]


def game_data(slug: str, language: str = ENGLISH) -> dict[str, Any]:
    if slug not in SHELF:
        raise no("no-game", 404, game=plain(slug), games=", ".join(SHELF))
    found = box(slug)
    seats = found.option("seats")
    words = speaker(slug, language)
    return {
        "slug": found.slug,
        "title": found.title,
        "line": words.text("box-line"),
        "minutes": found.minutes,
        "credits": found.credits,
        "prefix": found.prefix,
        "version": found.version,
        "seats": [seats.low, seats.high],
        "hidden": found.hidden,
        "real_time": found.real_time,
        "undo": found.undo,
        "guide": guide.has_lesson(slug),
        "level": guide.first(slug).level,
        "options": [
            {**option.data(), "help": words.text(f"option-{option.name}")} for option in found.options
        ],
        "house": house.numbers(slug, language),
    }


def level_data(language: str) -> list[dict[str, str]]:
    """What people choose between: each level's name, what it's called and how it plays."""
    words = speaker(PAGE, language)
    return [
        {"name": name, "title": words.text(f"ui-level-{name}"), "says": words.text(f"ui-plays-{name}")}
        for name in LEVELS
    ]


def checked(sitting: Sitting, language: str) -> dict[str, Any]:
    """The shuffles, replayed: is everything as it was agreed? Where there is a seal, with all that a browser
    needs to see for itself."""
    if sitting.stage() != OVER:
        raise no("check-later", 409)
    record = read_record(sitting.record(""))
    try:
        match = replayed(sitting.game, record)
        compare(match, record)
    except Refused as why:
        return {"ok": False, **told(why, language)}
    found = {
        "ok": True,
        **told(denied("all-as-recorded"), language),
        "source": sitting.luck(),
        "commitment": record.commitment if sitting.luck() == SEALED else "",
        "secret": record.secret,
        "seed": record.seed,
        "luck": record.luck,
        "draws": len(match.tape),
        "moves": len(match.record.events),
    }
    if sitting.luck() == SEALED and sitting.joint():
        found["seal"] = {"terms": record.terms(), "names": record.names, "nonces": record.nonces}
        found["tape"] = drawn(sitting.game, record)
    return found
