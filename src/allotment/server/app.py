"""The application: every address, and what answers there."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from .garbage import keep_what_is_loaded
from .http import catalogue, pages
from .http.api import ENDPOINTS, GET
from .http.openapi import description
from .http.requests import Api, sent
from .http.site import PAGES, Pages, look_at_the_shelf
from .http.static_files import StaticFiles
from .language import language_of, page_words
from .refusals import refusal, told
from .security import SecurityMiddleware
from .settings import Settings
from .store.store import Store, store_url
from .tables.registry import Registry
from .tokens import TOKEN, digest
from .ws.commands import attend


def our_version() -> str:
    try:
        return version("allotment")
    except PackageNotFoundError:  # run from the sources
        return "0"


def build(settings: Settings) -> Starlette:
    registry = Registry(settings, Store(store_url(settings.data)))
    api = Api(registry)
    files = StaticFiles()
    shown = Pages(api, files)
    described = description(our_version())
    look_at_the_shelf(files.prefix)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        resting = asyncio.create_task(registry.housekeep())
        registry.watchdog.start()
        warming = ThreadPoolExecutor(1, "warming")  # not the thread in which tables are read
        warming.submit(files.warm)
        warming.submit(catalogue.warm)
        if settings.freezes:
            warming.submit(gc.freeze)
        warming.shutdown(wait=False)  # it ends with what it was given
        try:
            yield
        finally:
            registry.watchdog.stop()
            warming.shutdown(cancel_futures=True)
            resting.cancel()
            await asyncio.wait([resting])
            await api.studies.close()
            await api.reviews.close()
            await api.films.close()
            await registry.close()
            registry.store.close()

    async def openapi(request: Request) -> Response:
        return sent(described)

    async def static(request: Request) -> Response:
        path = request.path_params
        return files.answer(request, path["name"], f"/static/{path['version']}" == files.prefix)

    async def favicon(request: Request) -> Response:
        return files.answer(request, "favicon.svg", False)

    async def worker(request: Request) -> Response:
        """The service worker: from here it may look after every page."""
        return files.answer(request, "sw.js", False)

    async def socket(connection: WebSocket) -> None:
        token = connection.cookies.get(api.cookie, "")
        await attend(connection, registry, digest(token) if TOKEN.fullmatch(token) else "")

    async def problem(request: Request, why: Exception) -> Response:
        status = why.status_code if isinstance(why, HTTPException) else 500
        kinds = {404: "no-address", 405: "no-method"}
        said = told(refusal(kinds.get(status, "stumbled"), status), language_of(request))
        if request.url.path.startswith("/api/"):
            return sent(said, status)
        page = pages.problem(status, said["why"], files.prefix, page_words(request))
        return shown.html(request, page, status)

    routes: list[Any] = [Route(path, api.answering(answer), methods=how) for path, answer, how in ENDPOINTS]
    routes += [Route(path, shown.showing(page), methods=GET) for path, page in PAGES]
    routes += [
        WebSocketRoute("/api/tables/{id}/socket", socket),
        Route("/api/openapi.json", openapi),
        Route("/static/{version}/{name}", static),
        Route("/favicon.ico", favicon),
        Route("/sw.js", worker),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(SecurityMiddleware, settings=settings, stumbled=problem)],
        exception_handlers={HTTPException: problem},
    )
    app.state.registry = registry
    app.state.files = files
    if settings.freezes:
        keep_what_is_loaded()
    return app
