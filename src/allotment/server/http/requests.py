"""Requests: who asks, how often, what they send; and what a table is, in short."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ...kernel.result import Refused
from ..language import language_of
from ..refusals import Refusal, WrongToken, refusal, told
from ..security import Rates
from ..store.rows import StoredSummary
from ..tables.expiry import DAY
from ..tables.game import TableGame
from ..tables.live import LiveTable
from ..tables.registry import Registry
from ..tables.summary import live_info, stored_info
from ..tokens import ID, TOKEN, digest, new_token
from .films import Films
from .reviews import Reviews
from .studies import Studies

Data = dict[str, Any]
Answer = Callable[["Api", Request], Awaitable[Response]]

COOKIE: Final = "allotment"


HOST_COOKIE: Final = "__Host-allotment"  # behind https: no other host of the same domain can set it


MOST_LISTED: Final = 60  # tables on the shelf


SHELF_PATIENCE: Final = 1.0  # seconds the shelf waits for a table


YEAR: Final = 365 * 24 * 3600


LOG: Final = logging.getLogger(__name__)


T = TypeVar("T")


def sent(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json", headers=FRESH)


FRESH: Final = {"cache-control": "no-store"}


def refused(why: Refused, language: str) -> Response:
    status = why.status if isinstance(why, Refusal) else 422
    body: Data = told(why, language)
    if isinstance(why, Refusal) and why.rule:
        body["rule"] = why.rule
    response = sent(body, status)
    if status in (429, 503):
        response.headers["retry-after"] = "5"
    return response


def origin(request: Request) -> str:
    return request.client.host if request.client else ""


class Api:
    """Where requests are answered."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        limits = registry.settings.limits
        self.made = Rates(limits.made)
        self.kept = Rates(limits.kept)
        self.cookie = HOST_COOKIE if registry.settings.secure else COOKIE
        self.guesses = Rates(limits.guesses)
        self.subscribed = Rates(limits.subscribed)
        self.studies = Studies(registry.settings, monotonic)
        self.reviews = Reviews(registry, monotonic)
        self.films = Films(registry, monotonic)

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
        token = new_token(self.registry.settings.luck)
        return digest(token), token

    def remember(self, response: Response, token: str) -> Response:
        if token:
            response.set_cookie(
                self.cookie,
                token,
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=self.registry.settings.secure,
            )
        return response

    def slowly(self, rates: Rates, request: Request) -> None:
        if not rates.take(origin(request)):
            raise refusal("too-fast", 429)

    async def limit_creation(self, request: Request) -> None:
        """Before a table is made: limits bursts, the long run, and what one browser makes in a day."""
        self.slowly(self.made, request)
        self.slowly(self.kept, request)
        daily, session = self.registry.settings.limits.daily, self.session(request)
        if daily and session:
            since = self.registry.settings.now() - DAY
            if await self.registry.store.count_since(session, since) >= daily:
                raise refusal("too-many-tables", 429, most=daily)

    def guessing(self, request: Request) -> None:
        """Before a token is looked at: refuses an address that has sent too many wrong ones."""
        if self.guesses.spent(origin(request)):
            raise refusal("too-fast", 429)

    def count(self, request: Request, why: Refused) -> None:
        """Wrong tokens are counted; right ones are free, however many people share an address."""
        self.registry.count_refusal(why)
        if isinstance(why, WrongToken):
            self.guesses.take(origin(request))

    async def body(self, request: Request, kind: type[T]) -> T:
        if request.headers.get("content-type", "application/json").split(";")[0] != "application/json":
            raise refusal("body-json", 415)
        try:
            raw = await request.body()
        except ClientDisconnect:
            raise refusal("body-broke-off", 400) from None
        try:
            return msgspec.json.decode(raw or b"{}", type=kind)
        except msgspec.ValidationError as why:
            raise refusal("body-misfit", why=str(why)[:300]) from None
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            raise refusal("body-unreadable", 400) from None

    async def table(self, request: Request) -> LiveTable:
        id = request.path_params["id"]
        if not ID.fullmatch(id):
            raise refusal("no-table", 404)
        return await self.registry.table(id)

    async def seated(self, request: Request) -> tuple[LiveTable, TableGame, str]:
        """The table, for somebody who plays or watches there. Nobody else learns anything about it."""
        table = await self.table(request)
        session = self.session(request)
        await self.registry.refresh_access(table, session)
        async with table.lock:
            game = await self.registry.game_at(table)
        if not game.may_watch(session):
            raise refusal("no-access", 403)
        return table, game, session

    # ---- what a table is, in short ----

    async def answered(self, table: LiveTable, session: str, token: str = "", status: int = 200) -> Response:
        async with table.lock:
            game = await self.registry.game_at(table)
            info = live_info(game, session)
        return self.remember(sent(info, status), token)

    async def tables_of(self, session: str, language: str) -> list[Data]:
        ids = await self.registry.store.tables_of(session, MOST_LISTED) if session else []
        live = {table.id for table in self.registry.tables.values() if table.game is not None}
        stored = await self.registry.store.summaries([id for id in ids if id not in live])
        rows = await asyncio.gather(*(self.in_short(id, session, language, stored.get(id)) for id in ids))
        return [row for row in rows if row is not None]

    async def in_short(
        self, id: str, session: str, language: str, stored: StoredSummary | None = None
    ) -> Data | None:
        """A table's row on the shelf: from its summary, if that is as new as the table. One that cannot be
        read, or waits for the store, says so; the others do not wait for it."""
        try:
            found = None if stored is None else stored_info(stored, session)
            if found is not None:
                return found
            async with asyncio.timeout(SHELF_PATIENCE):
                table = await self.registry.table(id)
                async with table.lock:
                    return live_info(await self.registry.game_at(table), session)
        except Refusal as why:
            if why.status == 404:
                return None
            trouble = why
        except TimeoutError:
            trouble = refusal("table-silent")
        except Exception as why:
            LOG.error("table %s cannot be put on the shelf: %s: %s", id, type(why).__name__, why)
            trouble = refusal("table-unreadable")
        return {"id": id, "trouble": told(trouble, language)["why"]}
