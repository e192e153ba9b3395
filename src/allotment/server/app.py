"""The application: every address, and what answers there."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..kernel.result import Refused
from ..words import ENGLISH, PAGE, house_of, languages, speaker
from .http import api, pages, rulebook
from .http.api import Desk, sent
from .http.openapi import description
from .http.static_files import Files
from .http.studies import level_names
from .refusals import Guessed, No, language_of, no, page_words, told
from .security import Door
from .settings import Settings
from .store.store import Store, store_url
from .tables import creation, house_rules
from .tables.registry import Hall
from .tokens import TOKEN, digest
from .ws.commands import attend

Page = Callable[["Pages", Request], Awaitable[Response]]


class Pages:
    """HTML for people."""

    def __init__(self, desk: Desk, files: Files) -> None:
        self.desk = desk
        self.files = files

    def showing(self, page: Page) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                return await page(self, request)
            except Refused as why:
                self.desk.count(request, why)
                status = why.status if isinstance(why, No) else 422
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
    tables = await self.desk.tables_of(self.desk.session(request), language_of(request))
    return self.html(
        request, pages.shelf(creation.shelf_data(), tables, self.files.prefix, page_words(request))
    )


async def lobby(self: Pages, request: Request) -> Response:
    game = creation.game_data(request.path_params["slug"], language_of(request))
    levels = creation.level_data(language_of(request))
    return self.html(request, pages.lobby(game, levels, self.files.prefix, page_words(request)))


async def lab(self: Pages, request: Request) -> Response:
    """A game taken apart: sliders, and what bots make of them. The address holds the numbers."""
    slug = request.path_params["slug"]
    game = creation.game_data(slug, language_of(request))
    house_rules.asked(slug, request.query_params)  # refused, with what would be right
    why = self.desk.laboratory.objection()
    levels = level_names(slug, language_of(request))
    return self.html(request, pages.lab(game, levels, why, self.files.prefix, page_words(request)))


async def rules(self: Pages, request: Request) -> Response:
    """In the language that is asked for (`?lang=de`), else in the one this browser speaks at tables."""
    slug = request.path_params["slug"]
    game, known = creation.game_data(slug), rulebook.languages(slug)
    if not known:
        return await specification(self, request)
    wishes = (request.query_params.get("lang", ""), language_of(request))
    language = next((wish for wish in wishes if wish in known), ENGLISH)
    options = house_rules.asked(slug, request.query_params)
    text = await asyncio.to_thread(rulebook.book, slug, language, house_of(options))
    return self.html(request, pages.rules(game, options, text, language, known, self.files.prefix))


async def specification(self: Pages, request: Request) -> Response:
    slug = request.path_params["slug"]
    game = creation.game_data(slug)
    text = await asyncio.to_thread(rulebook.specification, slug)
    return self.html(request, pages.specification(game, text, self.files.prefix))


async def table(self: Pages, request: Request) -> Response:
    _, sitting, session = await self.desk.seated(request)
    info = self.desk.info(sitting, session)
    return self.html(request, pages.table(info, self.files.prefix, page_words(request)))


async def claim(self: Pages, request: Request) -> Response:
    """Shows the invitation; nothing is taken by looking at it."""
    self.desk.guessing(request)
    found = await self.desk.table(request)
    (session, new), token = self.desk.sure_session(request), request.path_params["token"]
    async with found.lock:
        sitting = await self.desk.hall.awake(found)
        if token not in (sitting.row["invite"], *sitting.invites):
            raise Guessed("no-seat-link")
        info = self.desk.info(sitting, session)
    info.pop("watch")  # an invitation says no more than it has to
    return self.desk.remember(
        self.html(request, pages.claim(info, token, self.files.prefix, page_words(request))), new
    )


async def watch(self: Pages, request: Request) -> Response:
    """Shows whom one may watch; a link preview that opens it writes nothing."""
    self.desk.guessing(request)
    found = await self.desk.table(request)
    session, token = self.desk.session(request), request.path_params["token"]
    async with found.lock:
        sitting = await self.desk.hall.awake(found)
        if token != sitting.row["watch"]:
            raise Guessed("no-watch-link")
        info = self.desk.info(sitting, session)
        if sitting.may_watch(session):
            return self.html(request, pages.table(info, self.files.prefix, page_words(request)))
    return self.html(request, pages.watching(info, token, self.files.prefix, page_words(request)))


def our_version() -> str:
    try:
        return version("allotment")
    except PackageNotFoundError:  # run from the sources
        return "0"


def look_at_the_shelf(prefix: str) -> None:
    """Once in every language, before anybody is let in: it takes the rules of all games, which hold whoever
    reads them for a second or two if they are not compiled."""
    for language in languages():
        pages.shelf(creation.shelf_data(), [], prefix, speaker(PAGE, language))


def build(settings: Settings) -> Starlette:
    hall = Hall(settings, Store(store_url(settings.data)))
    desk = Desk(hall)
    files = Files()
    shown = Pages(desk, files)
    described = description(our_version())
    look_at_the_shelf(files.prefix)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        resting = asyncio.create_task(hall.rest())
        hall.watchdog.start()
        hall.replaying.submit(creation.warm)
        if settings.freezes:  # looking through all of it for garbage would hold everybody for 50 ms
            hall.replaying.submit(gc.collect)
            hall.replaying.submit(gc.freeze)
        try:
            yield
        finally:
            hall.watchdog.stop()
            resting.cancel()
            await asyncio.wait([resting])
            await desk.laboratory.close()
            await hall.close()
            hall.store.close()

    async def openapi(request: Request) -> Response:
        return sent(described)

    async def static(request: Request) -> Response:
        path = request.path_params
        return files.answer(request, path["name"], f"/static/{path['version']}" == files.prefix)

    async def favicon(request: Request) -> Response:
        return files.answer(request, "favicon.svg", False)

    async def socket(connection: WebSocket) -> None:
        token = connection.cookies.get(desk.cookie, "")
        await attend(connection, hall, digest(token) if TOKEN.fullmatch(token) else "")

    async def problem(request: Request, why: Exception) -> Response:
        status = why.status_code if isinstance(why, HTTPException) else 500
        kinds = {404: "no-address", 405: "no-method"}
        said = told(no(kinds.get(status, "stumbled"), status), language_of(request))
        if request.url.path.startswith("/api/"):
            return sent(said, status)
        page = pages.problem(status, said["why"], files.prefix, page_words(request))
        return shown.html(request, page, status)

    get, post = ["GET"], ["POST"]
    answers: list[tuple[str, api.Answer, list[str]]] = [
        ("/livez", api.live, get),
        ("/readyz", api.ready, get),
        ("/api/health", api.health, get),
        ("/api/games", api.games, get),
        ("/api/games/{slug}", api.one_game, get),
        ("/api/games/{slug}/about", api.about_pieces, get),
        ("/api/games/{slug}/check", api.check_options, post),
        ("/api/games/{slug}/card", api.card, get),
        ("/api/games/{slug}/rules/{rule}", api.rule, get),
        ("/api/lab", api.begin_study, post),
        ("/api/lab/{id}", api.one_study, get),
        ("/api/lab/{id}/stop", api.stop_study, post),
        ("/api/tables", api.tables, get),
        ("/api/tables", api.make_table, post),
        ("/api/tables/import", api.import_table, post),
        ("/api/recover", api.recover_anywhere, post),
        ("/api/tables/{id}", api.one_table, get),
        ("/api/tables/{id}/record", api.record, get),
        ("/api/tables/{id}/check", api.check, get),
        ("/api/tables/{id}/qr.svg", api.qr, get),
        ("/api/tables/{id}/view", api.view, get),
        ("/api/tables/{id}/text", api.text_seat, get),
        ("/api/tables/{id}/move", api.move, post),
        ("/api/tables/{id}/claim", api.claim, post),
        ("/api/tables/{id}/recover", api.recover, post),
        ("/api/tables/{id}/watch", api.watch, post),
        ("/api/tables/{id}/alone", api.alone, post),
        ("/api/tables/{id}/leave", api.leave, post),
        ("/api/tables/{id}/rematch", api.rematch, post),
    ]
    seen: list[tuple[str, Page]] = [
        ("/", shelf),
        ("/new/{slug}", lobby),
        ("/lab/{slug}", lab),
        ("/rules/{slug}", rules),
        ("/rules/{slug}/specification", specification),
        ("/t/{id}", table),
        ("/t/{id}/claim/{token}", claim),
        ("/t/{id}/watch/{token}", watch),
    ]
    routes: list[Any] = [Route(path, desk.answering(answer), methods=how) for path, answer, how in answers]
    routes += [Route(path, shown.showing(page), methods=get) for path, page in seen]
    routes += [
        WebSocketRoute("/api/tables/{id}/socket", socket),
        Route("/api/openapi.json", openapi),
        Route("/static/{version}/{name}", static),
        Route("/favicon.ico", favicon),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Door, settings=settings, stumbled=problem)],
        exception_handlers={HTTPException: problem},
    )
    app.state.hall = hall
    app.state.files = files
    return app
