"""The site: which page is at which address, and what it is made from."""

from __future__ import annotations

import asyncio
import gzip
import math
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...kernel.result import Refused
from ...puzzles import of_day
from ...words import ENGLISH, PAGE, house_of, languages, speaker
from ..language import language_of, page_words
from ..refusals import Refusal, WrongToken, told
from ..tables import house_rules, puzzling
from ..tables.summary import live_info
from . import catalogue, pages, rulebook
from .requests import Api
from .static_files import StaticFiles
from .studies import level_names

Page = Callable[["Pages", Request], Awaitable[Response]]


class Pages:
    """HTML for people."""

    def __init__(self, api: Api, files: StaticFiles) -> None:
        self.api = api
        self.files = files

    def showing(self, page: Page) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                return await page(self, request)
            except Refused as why:
                self.api.count(request, why)
                status = why.status if isinstance(why, Refusal) else 422
                said = told(why, language_of(request))["why"]
                return self.html(
                    request, pages.problem(status, said, self.files.prefix, page_words(request)), status
                )

        return endpoint

    def html(self, request: Request, text: str, status: int = 200) -> Response:
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        raw = text.encode()
        if "gzip" in request.headers.get("accept-encoding", ""):
            packed = gzip.compress(raw, 9, mtime=0)
            return HTMLResponse(packed, status, headers | {"content-encoding": "gzip"})
        return HTMLResponse(raw, status, headers)


async def shelf(self: Pages, request: Request) -> Response:
    tables = await self.api.tables_of(self.api.session(request), language_of(request))
    words, day = page_words(request), of_day(today(self))
    forget = math.ceil(self.api.registry.settings.forget)
    page = pages.shelf(catalogue.shelf_data(), tables, self.files.prefix, words, day, forget)
    return self.html(request, page)


def today(self: Pages) -> date:
    return datetime.fromtimestamp(self.api.registry.settings.now() / 1000, UTC).date()


async def puzzles(self: Pages, request: Request) -> Response:
    """All of them, by game and level; with one in the address, its page goes on to a table."""
    slug, number = request.path_params.get("slug", ""), int(request.path_params.get("number", 0))
    if slug:
        puzzling.puzzle(slug, number)  # refused if there is none
    words, day = page_words(request), of_day(today(self))
    return self.html(request, pages.puzzles(slug, number, day, self.files.prefix, words))


async def lobby(self: Pages, request: Request) -> Response:
    game = catalogue.game_data(request.path_params["slug"], language_of(request))
    levels = catalogue.level_data(language_of(request))
    return self.html(request, pages.lobby(game, levels, self.files.prefix, page_words(request)))


async def lab(self: Pages, request: Request) -> Response:
    """A game taken apart: sliders, and what bots make of them. The address holds the numbers."""
    slug = request.path_params["slug"]
    game = catalogue.game_data(slug, language_of(request))
    house_rules.asked(slug, request.query_params)  # refused, with what would be right
    why = self.api.studies.objection()
    levels = level_names(slug, language_of(request))
    return self.html(request, pages.lab(game, levels, why, self.files.prefix, page_words(request)))


async def rules(self: Pages, request: Request) -> Response:
    """In the language that is asked for (`?lang=de`), else in the one this browser speaks at tables."""
    slug = request.path_params["slug"]
    game, known = catalogue.game_data(slug), rulebook.languages(slug)
    if not known:
        return await specification(self, request)
    wishes = (request.query_params.get("lang", ""), language_of(request))
    language = next((wish for wish in wishes if wish in known), ENGLISH)
    options = house_rules.asked(slug, request.query_params)
    text = await asyncio.to_thread(rulebook.book, slug, language, house_of(options))
    return self.html(request, pages.rules(game, options, text, language, known, self.files.prefix))


async def specification(self: Pages, request: Request) -> Response:
    slug = request.path_params["slug"]
    game = catalogue.game_data(slug)
    text = await asyncio.to_thread(rulebook.specification, slug)
    return self.html(request, pages.specification(game, text, self.files.prefix))


async def table(self: Pages, request: Request) -> Response:
    _, game, session = await self.api.seated(request)
    info = live_info(game, session)
    return self.html(request, pages.table(info, self.files.prefix, page_words(request)))


async def claim(self: Pages, request: Request) -> Response:
    """Shows the invitation; looking at it doesn't take the seat."""
    self.api.guessing(request)
    found = await self.api.table(request)
    (session, new), token = self.api.sure_session(request), request.path_params["token"]
    async with found.lock:
        game = await self.api.registry.game_at(found)
        if token not in (game.row["invite"], *game.invites):
            raise WrongToken("no-seat-link")
        info = live_info(game, session)
    info.pop("watch")  # an invitation says no more than it has to
    return self.api.remember(
        self.html(request, pages.claim(info, token, self.files.prefix, page_words(request))), new
    )


async def watch(self: Pages, request: Request) -> Response:
    """Shows whom one may watch; a link preview that opens it changes nothing."""
    self.api.guessing(request)
    found = await self.api.table(request)
    session, token = self.api.session(request), request.path_params["token"]
    async with found.lock:
        game = await self.api.registry.game_at(found)
        if token != game.row["watch"]:
            raise WrongToken("no-watch-link")
        info = live_info(game, session)
        if game.may_watch(session):
            return self.html(request, pages.table(info, self.files.prefix, page_words(request)))
    return self.html(request, pages.watching(info, token, self.files.prefix, page_words(request)))


def look_at_the_shelf(prefix: str) -> None:
    """Renders the shelf once in every language before the server accepts anybody: it loads the rules of all
    games, which takes a second or two if they are not compiled."""
    for language in languages():
        pages.shelf(catalogue.shelf_data(), [], prefix, speaker(PAGE, language))


PAGES: Final[list[tuple[str, Page]]] = [
    ("/", shelf),
    ("/new/{slug}", lobby),
    ("/lab/{slug}", lab),
    ("/puzzles", puzzles),
    ("/puzzles/{slug}/{number:int}", puzzles),
    ("/rules/{slug}", rules),
    ("/rules/{slug}/specification", specification),
    ("/t/{id}", table),
    ("/t/{id}/claim/{token}", claim),
    ("/t/{id}/watch/{token}", watch),
]
