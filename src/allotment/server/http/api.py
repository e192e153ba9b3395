"""HTTP: the same tables for those who ask once. Answers are JSON; errors are one sentence."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from functools import lru_cache
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...games import box
from ...kernel.options import HOUSE
from ...kernel.result import Refused
from ...words import house_of
from .. import messages
from ..refusals import Guessed, No, language_of, no, told
from ..security import Rates
from ..tables import creation, house_rules, seating, tutorial
from ..tables.expiry import DAY
from ..tables.game import GATHERING, SEALED, Sitting
from ..tables.registry import Hall, Table
from ..tokens import ID, TOKEN, digest, new_token, recovery
from . import pieces, plain_text, rulebook
from .studies import Laboratory

COOKIE: Final = "allotment"
HOST_COOKIE: Final = "__Host-allotment"  # behind https: no other host of the same domain can plant it
MOST_LISTED: Final = 60  # tables on the shelf
SHELF_PATIENCE: Final = 1.0  # seconds the shelf waits for a table
YEAR: Final = 365 * 24 * 3600
LOG: Final = logging.getLogger(__name__)

Data = dict[str, Any]
Answer = Callable[["Desk", Request], Awaitable[Response]]
T = TypeVar("T")


def sent(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json", headers=FRESH)


FRESH: Final = {"cache-control": "no-store"}


def refused(why: Refused, language: str) -> Response:
    status = why.status if isinstance(why, No) else 422
    body: Data = told(why, language)
    if isinstance(why, No) and why.rule:
        body["rule"] = why.rule
    response = sent(body, status)
    if status in (429, 503):
        response.headers["retry-after"] = "5"
    return response


def origin(request: Request) -> str:
    return request.client.host if request.client else ""


class Desk:
    """Where requests are answered."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        limits = hall.settings.limits
        self.made = Rates(limits.made)
        self.kept = Rates(limits.kept)
        self.cookie = HOST_COOKIE if hall.settings.secure else COOKIE
        self.guesses = Rates(limits.guesses)
        self.laboratory = Laboratory(hall.settings, monotonic)

    def answering(self, answer: Answer) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                return await answer(self, request)
            except Refused as why:
                self.count(request, why)
                return refused(why, language_of(request))

        return endpoint

    # ---- who asks ----

    def session(self, request: Request) -> str:
        """The digest of the browser's token, "" if it has none."""
        token = request.cookies.get(self.cookie, "")
        return digest(token) if TOKEN.fullmatch(token) else ""

    def sure_session(self, request: Request) -> tuple[str, str]:
        """The digest, and the token if it is a new one."""
        known = self.session(request)
        if known:
            return known, ""
        token = new_token(self.hall.settings.luck)
        return digest(token), token

    def remember(self, response: Response, token: str) -> Response:
        if token:
            response.set_cookie(
                self.cookie,
                token,
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=self.hall.settings.secure,
            )
        return response

    def slowly(self, rates: Rates, request: Request) -> None:
        if not rates.take(origin(request)):
            raise no("too-fast", 429)

    async def making(self, request: Request) -> None:
        """Before a table is made: so many at once, in the long run, and by one browser in a day."""
        self.slowly(self.made, request)
        self.slowly(self.kept, request)
        daily, session = self.hall.settings.limits.daily, self.session(request)
        if daily and session:
            since = self.hall.settings.now() - DAY
            if await self.hall.store.count_since(session, since) >= daily:
                raise no("too-many-tables", 429, most=daily)

    def guessing(self, request: Request) -> None:
        """Before a token is looked at: refused to whoever brought too many wrong ones."""
        if self.guesses.spent(origin(request)):
            raise no("too-fast", 429)

    def count(self, request: Request, why: Refused) -> None:
        """Wrong tokens are counted; right ones are free, however many people share an address."""
        self.hall.refused(why)
        if isinstance(why, Guessed):
            self.guesses.take(origin(request))

    async def body(self, request: Request, kind: type[T]) -> T:
        if request.headers.get("content-type", "application/json").split(";")[0] != "application/json":
            raise no("body-json", 415)
        try:
            raw = await request.body()
        except ClientDisconnect:
            raise no("body-broke-off", 400) from None
        try:
            return msgspec.json.decode(raw or b"{}", type=kind)
        except msgspec.ValidationError as why:
            raise no("body-misfit", why=str(why)[:300]) from None
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise no("body-unreadable", 400) from None

    async def table(self, request: Request) -> Table:
        id = request.path_params["id"]
        if not ID.fullmatch(id):
            raise no("no-table", 404)
        return await self.hall.table(id)

    async def seated(self, request: Request) -> tuple[Table, Sitting, str]:
        """The table, for somebody who sits there or watches. Who does neither learns nothing of it."""
        table = await self.table(request)
        session = self.session(request)
        await self.hall.knows(table, session)
        async with table.lock:
            sitting = await self.hall.awake(table)
        if not sitting.may_watch(session):
            raise no("no-access", 403)
        return table, sitting, session

    # ---- what a table is, in short ----

    def info(self, sitting: Sitting, session: str) -> Data:
        box = sitting.game.box
        seats = sitting.seats_of(session)
        acting = sitting.to_act()
        found: Data = {
            "id": sitting.id,
            "game": {
                "slug": box.slug,
                "title": box.title,
                "hidden": box.hidden,
                "real_time": box.real_time,
                "undo": box.undo,
            },
            "options": sitting.game.options,
            "stage": sitting.stage(),
            "revision": sitting.revision,
            "made": sitting.row["made"],
            "you": {
                "seats": seats,
                "maker": sitting.is_maker(session),
                "watching": not seats,
                "recovery": {str(seat): recovery(sitting.recoveries[seat]) for seat in seats},
                "devices": {str(seat): sitting.devices(seat) for seat in seats},
            },
            "seats": [{"kind": c.kind, "name": c.name, "level": c.level} for c in sitting.chairs],
            "to_act": acting,
            "your_turn": any(seat in acting for seat in seats),
            "scores": sitting.game.scores(sitting.match.state),
            "next": sitting.row["next"],
            "guided": tutorial.standing(sitting) is not None,
            "luck": sitting.luck(),
            "commitment": sitting.commitment() if sitting.luck() == SEALED else "",
            "watch": f"/t/{sitting.id}/watch/{sitting.row['watch']}",
        }
        if (seats or sitting.is_maker(session)) and sitting.stage() == GATHERING:
            found["invite"] = f"/t/{sitting.id}/claim/{sitting.row['invite']}"
            found["invites"] = {
                str(seat): f"/t/{sitting.id}/claim/{sitting.invites[seat]}"
                for seat, chair in enumerate(sitting.chairs)
                if chair.kind == "open"
            }
        return found

    async def answered(self, table: Table, session: str, token: str = "", status: int = 200) -> Response:
        async with table.lock:
            sitting = await self.hall.awake(table)
            info = self.info(sitting, session)
        return self.remember(sent(info, status), token)

    async def tables_of(self, session: str, language: str) -> list[Data]:
        ids = await self.hall.store.tables_of(session, MOST_LISTED) if session else []
        rows = await asyncio.gather(*(self.in_short(id, session, language) for id in ids))
        return [row for row in rows if row is not None]

    async def in_short(self, id: str, session: str, language: str) -> Data | None:
        """A table's row on the shelf. One that cannot be read, or waits for the store, says so; the others
        do not wait for it."""
        try:
            async with asyncio.timeout(SHELF_PATIENCE):
                table = await self.hall.table(id)
                async with table.lock:
                    return self.info(await self.hall.awake(table), session)
        except No as why:
            if why.status == 404:
                return None
            trouble = why
        except TimeoutError:
            trouble = no("table-silent")
        except Exception as why:
            LOG.error("table %s cannot be put on the shelf: %s: %s", id, type(why).__name__, why)
            trouble = no("table-unreadable")
        return {"id": id, "trouble": told(trouble, language)["why"]}


# ---- answers ----


async def health(desk: Desk, request: Request) -> Response:
    """For whoever looks after the server: how many are here, and whether anything makes them wait."""
    tables = desk.hall.tables.values()
    here = {"tables": len(tables), "guests": sum(len(table.guests) for table in tables)}
    return sent({**here, "loop": desk.hall.watchdog.data()})


async def live(desk: Desk, request: Request) -> Response:
    """Does the event loop turn? Whoever gets no answer starts the server anew."""
    return sent({"live": True})


async def ready(desk: Desk, request: Request) -> Response:
    """May people be sent here? Not while the store takes nothing, nor when the server is going."""
    why = await desk.hall.objection()
    if why is not None:
        raise why
    return sent({"ready": True})


async def games(desk: Desk, request: Request) -> Response:
    return sent({"games": creation.shelf_data(), "levels": creation.level_data(language_of(request))})


async def one_game(desk: Desk, request: Request) -> Response:
    return sent(creation.game_data(request.path_params["slug"]))


async def about_pieces(desk: Desk, request: Request) -> Response:
    slug = request.path_params["slug"]
    creation.game_data(slug)
    agreed = house_of(house_rules.asked(slug, request.query_params))
    return sent({"pieces": pieces.pieces(slug, language_of(request), agreed)})


async def rule(desk: Desk, request: Request) -> Response:
    slug, id = request.path_params["slug"], request.path_params["rule"]
    creation.game_data(slug)
    found = paragraphs(slug).get(id)
    if found is None:
        raise no("no-rule", 404, game=box(slug).title, rule=id)
    return sent({"id": id, "text": found})


async def check_options(desk: Desk, request: Request) -> Response:
    """May a table have these options? If not, why not."""
    slug = request.path_params["slug"]
    creation.game_data(slug)
    wish = await desk.body(request, messages.Checked)
    try:
        await desk.hall.aside(creation.game_for, messages.NewTable(slug, wish.options))
    except Refused as why:
        return sent({"ok": False, **told(why, language_of(request))})
    return sent({"ok": True, "why": ""})


async def begin_study(desk: Desk, request: Request) -> Response:
    wish = await desk.body(request, messages.NewStudy)
    creation.game_data(wish.game)
    desk.slowly(desk.made, request)
    options = {HOUSE: wish.house} | ({} if wish.seats is None else {"seats": wish.seats})
    game = await desk.hall.aside(creation.game_for, messages.NewTable(wish.game, options))
    session, token = desk.sure_session(request)
    run = await desk.laboratory.begin(session, wish, game.options)
    return desk.remember(sent(desk.laboratory.data(run, language_of(request)), 201), token)


async def one_study(desk: Desk, request: Request) -> Response:
    run = desk.laboratory.look(desk.session(request), request.path_params["id"])
    return sent(desk.laboratory.data(run, language_of(request)))


async def stop_study(desk: Desk, request: Request) -> Response:
    await desk.body(request, messages.StopStudy)
    run = desk.laboratory.look(desk.session(request), request.path_params["id"])
    await desk.laboratory.stop(run)
    return sent(desk.laboratory.data(run, language_of(request)))


async def card(desk: Desk, request: Request) -> Response:
    slug = request.path_params["slug"]
    creation.game_data(slug)
    return Response(plain_text.card(slug), media_type="text/markdown; charset=utf-8", headers=FRESH)


async def tables(desk: Desk, request: Request) -> Response:
    return sent({"tables": await desk.tables_of(desk.session(request), language_of(request))})


async def make_table(desk: Desk, request: Request) -> Response:
    await desk.making(request)
    wish = await desk.body(request, messages.NewTable)
    session, token = desk.sure_session(request)
    table = await creation.make_table(desk.hall, wish, session)
    return await desk.answered(table, session, token, 201)


async def import_table(desk: Desk, request: Request) -> Response:
    await desk.making(request)
    wish = await desk.body(request, messages.Import)
    session, token = desk.sure_session(request)
    table = await creation.import_table(desk.hall, wish.record, session)
    return await desk.answered(table, session, token, 201)


async def one_table(desk: Desk, request: Request) -> Response:
    table, _, session = await desk.seated(request)
    return await desk.answered(table, session)


async def record(desk: Desk, request: Request) -> Response:
    table, _, session = await desk.seated(request)
    async with table.lock:
        sitting = await desk.hall.newest(table)
        written = sitting.record(session)
    name = f'attachment; filename="{sitting.game.slug}-{sitting.id}.txt"'
    headers = FRESH | {"content-disposition": name}
    return Response(written, media_type="text/plain; charset=utf-8", headers=headers)


async def check(desk: Desk, request: Request) -> Response:
    table, _, _ = await desk.seated(request)
    async with table.lock:
        found = await desk.hall.aside(creation.checked, await desk.hall.newest(table), language_of(request))
        return sent(found)


async def qr(desk: Desk, request: Request) -> Response:
    _, sitting, session = await desk.seated(request)
    if not sitting.seats_of(session) and not sitting.is_maker(session):
        raise no("only-seated", 403)
    scheme = "https" if desk.hall.settings.secure else request.url.scheme
    host = request.headers.get("host", "")
    link = f"{scheme}://{host}/t/{sitting.id}/claim/{sitting.row['invite']}"
    drawn = segno.make(link, error="m", micro=False).svg_inline(
        scale=4, border=2, dark="#1f2a24", light="#fff"
    )
    drawn = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawn, media_type="image/svg+xml", headers=FRESH)


async def claim(desk: Desk, request: Request) -> Response:
    desk.guessing(request)
    wish = await desk.body(request, messages.Claim)
    table = await desk.table(request)
    session, token = desk.sure_session(request)
    seat = await creation.claim(desk.hall, table, wish.token, session, wish.name, wish.seat, wish.nonce)
    return await told_seat(desk, table, session, token, seat)


async def recover(desk: Desk, request: Request) -> Response:
    desk.guessing(request)
    wish = await desk.body(request, messages.Recover)
    table = await desk.table(request)
    session, token = desk.sure_session(request)
    seat = await creation.recover(desk.hall, table, wish.code, session)
    return await told_seat(desk, table, session, token, seat)


async def recover_anywhere(desk: Desk, request: Request) -> Response:
    desk.guessing(request)
    wish = await desk.body(request, messages.Recover)
    session, token = desk.sure_session(request)
    table, seat = await creation.recover_anywhere(desk.hall, wish.code, session)
    return await told_seat(desk, table, session, token, seat)


async def told_seat(desk: Desk, table: Table, session: str, token: str, seat: int) -> Response:
    async with table.lock:
        sitting = await desk.hall.awake(table)
        info = desk.info(sitting, session)
    return desk.remember(sent({**info, "seat": seat, "recovery": recovery(sitting.recoveries[seat])}), token)


async def watch(desk: Desk, request: Request) -> Response:
    desk.guessing(request)
    wish = await desk.body(request, messages.Watch)
    table = await desk.table(request)
    session, token = desk.sure_session(request)
    await creation.watch(desk.hall, table, wish.token, session)
    return await desk.answered(table, session, token)


async def alone(desk: Desk, request: Request) -> Response:
    wish = await desk.body(request, messages.Alone)
    table, _, session = await desk.seated(request)
    await seating.alone(desk.hall, table, session, wish.seat)
    return await desk.answered(table, session)


async def leave(desk: Desk, request: Request) -> Response:
    await desk.body(request, messages.Leave)
    table, _, session = await desk.seated(request)
    await seating.leave(desk.hall, table, session)
    return sent({})


async def rematch(desk: Desk, request: Request) -> Response:
    await desk.making(request)
    wish = await desk.body(request, messages.Rematch)
    table, _, session = await desk.seated(request)
    new = await creation.rematch(desk.hall, table, session, wish.nonce)
    return await desk.answered(new, session, status=201)


async def view(desk: Desk, request: Request) -> Response:
    table, _, session = await desk.seated(request)
    await desk.hall.look_at_sand(table)
    await desk.hall.came(table, session)
    async with table.lock:
        sitting = await desk.hall.awake(table)
        seat = plain_seat(sitting, session)
        state = sitting.match.state
        acting = sitting.to_act()
        offers = sitting.game.legal(state, seat) if seat in acting else []
        return sent(
            {
                "revision": sitting.revision,
                "stage": sitting.stage(),
                "seat": seat,
                "view": sitting.game.view(state, seat),
                "offers": [move.text for move in offers],
                "to_act": acting,
                "scores": sitting.game.scores(state),
                "over": sitting.match.over(),
            }
        )


async def text_seat(desk: Desk, request: Request) -> Response:
    table, _, session = await desk.seated(request)
    await desk.hall.look_at_sand(table)
    await desk.hall.came(table, session)
    async with table.lock:
        sitting = await desk.hall.awake(table)
        told = plain_text.told(sitting, plain_seat(sitting, session))
    return Response(told, media_type="text/plain; charset=utf-8", headers=FRESH)


def plain_seat(sitting: Sitting, session: str) -> int:
    """Whose eyes a request without a socket has: of several seats the one to act (in real time the next
    after the last mover that can), else the first."""
    seats = sitting.seats_of(session)
    state, acting = sitting.match.state, sitting.to_act()
    able = [seat for seat in seats if seat in acting and sitting.game.legal(state, seat)]
    events = sitting.match.record.events
    last = events[-1].seat if events else -1
    return next((seat for seat in able if seat > last), (able or seats or [-1])[0])


async def move(desk: Desk, request: Request) -> Response:
    wish = await desk.body(request, messages.PlainMove)
    table, sitting, session = await desk.seated(request)
    seat = plain_seat(sitting, session)
    if seat < 0:
        raise no("only-watching", 403)
    if sitting.chairs[seat].kind != "person":
        raise no("bot-plays", 409)
    await desk.hall.came(table, session)
    after = await desk.hall.move(table, seat, wish.text, wish.revision)
    return sent({"revision": after.revision})


# ---- the rules' text ----


@lru_cache(maxsize=16)
def paragraphs(slug: str) -> dict[str, str]:
    """Rule id -> its paragraph: "- **GD-BUY-1** ..." up to the next rule, heading or empty line."""
    found: dict[str, str] = {}
    pattern = r"^\s*[-*]?\s*\*\*([A-Z]{2}-[A-Z0-9-]+-\d+)\*\*[:.]?\s*(.*(?:\n(?!\s*$|\s*[-*|#]).*)*)"
    for match in re.finditer(pattern, rulebook.file(slug, "SPEC.md"), re.MULTILINE):
        found.setdefault(match[1], " ".join(match[2].split()))
    return found
