"""Running the server: where it listens, what it prints, the browser it opens."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging.config
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType

import platformdirs
import segno
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ..kernel.result import Refused, denied
from ..kernel.story import Phrase
from . import logs, metrics, supervisor
from .app import build
from .security import RequestIds
from .settings import Settings
from .store.store import Store, store_url
from .tables import housekeeping
from .tables.registry import Registry
from .transport import ConnectionLimit, HttpProtocol, SocketProtocol

Say = Callable[[Phrase], None]


def default_store() -> str:
    """In the user's data folder."""
    folder = Path(platformdirs.user_data_dir("allotment", appauthor=False))
    return str(folder / "tables.sqlite")


def studies() -> str:
    """Where the lab keeps what was asked on the page: in the user's cache."""
    return str(Path(platformdirs.user_cache_dir("allotment", appauthor=False)) / "lab")


def listening(host: str, port: int) -> socket.socket:
    """A socket bound before anything is printed. Refused if the address can't be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as why:
        bound.close()
        raise denied("port-taken", host=host, port=str(port), why=why.strerror) from None
    bound.listen(1024)
    return bound


def lan_address() -> str:
    """The address other devices in the same network reach this machine by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which interface it would use
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def everywhere(host: str) -> bool:
    return host in ("0.0.0.0", "::", "")


def loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def address(host: str, port: int) -> str:
    name = lan_address() if everywhere(host) else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def serve(
    settings: Settings, host: str, port: int, say: Callable[[Phrase], None], browse: bool = False
) -> None:
    """Until Ctrl-C. Prints the address, on a LAN with a QR code for phones."""
    bound = listening(host, port)
    link = address(host, bound.getsockname()[1])
    settings.freezes = True
    try:
        app = build(settings)
        if settings.metrics:
            counted = metrics.serve(app.state.registry, host, settings.metrics)
            say(Phrase("serve-metrics", {"address": str(counted)}))
    except Refused:
        bound.close()
        raise
    say(Phrase("serve-ready", {"address": link}))
    if not loopback(host):
        say(Phrase("spoken", {"text": qr_code(link)}))
        say(Phrase("serve-network"))
    if browse:
        threading.Timer(0.5, webbrowser.open, [link]).start()
    say(Phrase("serve-stop"))
    DrainingServer(config(app, settings), app.state.registry).run(sockets=[bound])


class DrainingServer(uvicorn.Server):
    """Shuts down in two steps if it has the time: first nobody new is sent here and other servers take over
    the bots, then the sockets are closed, a few at a time. A second signal ends it at once."""

    def __init__(self, config: uvicorn.Config, registry: Registry) -> None:
        super().__init__(config)
        self.registry = registry

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGTERM and self.registry.settings.drain and not self.registry.draining:
            self.registry.draining = True
            supervisor.ending(self.registry.settings.drain)
            if self.registry.loop is not None:
                self.registry.loop.call_soon_threadsafe(self.registry.drain_requested.set)
        else:
            super().handle_exit(sig, frame)

    async def main_loop(self) -> None:
        supervisor.serving()
        beside = [asyncio.create_task(self.leave()), asyncio.create_task(supervisor.living())]
        try:
            await super().main_loop()
        finally:
            for task in beside:
                task.cancel()
            supervisor.ending(0.0)

    async def leave(self) -> None:
        await self.registry.drain_requested.wait()
        await housekeeping.drain(self.registry)
        self.should_exit = True


def think(settings: Settings, say: Say) -> None:
    """Answers the questions to bots of all servers on a store, until Ctrl-C or SIGTERM."""

    async def answering() -> None:
        registry = Registry(settings, Store(store_url(settings.data)))
        loop = asyncio.get_running_loop()
        with contextlib.suppress(NotImplementedError):  # Windows has Ctrl-C alone
            for sign in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(sign, registry.drain_requested.set)
        say(Phrase("think-ready", {"tables": settings.workers}))
        resting = asyncio.create_task(registry.housekeep())
        try:
            await registry.drain_requested.wait()
        finally:
            registry.draining = True
            resting.cancel()
            await asyncio.wait([resting])
            await registry.close()
            registry.store.close()

    logging.config.dictConfig(logs.settings(settings.log))
    asyncio.run(answering())


def config(app: object, settings: Settings) -> uvicorn.Config:
    limit = ConnectionLimit(settings)
    through = ProxyHeadersMiddleware(app, trusted_hosts=settings.proxies)  # type: ignore[arg-type]
    return uvicorn.Config(
        RequestIds(through, settings),  # type: ignore[arg-type]  # uvicorn's type for applications is narrower
        http=partial(HttpProtocol, limit),  # type: ignore[arg-type]  # called with the rest as if it were the class
        ws=partial(SocketProtocol, limit),  # type: ignore[arg-type]
        log_config=logs.settings(settings.log),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,  # SocketProtocol has its own
        proxy_headers=False,  # RequestIds has to come before
        timeout_graceful_shutdown=2,
    )


def qr_code(link: str) -> str:
    """In half blocks, two rows of modules a line."""
    rows = [list(row) for row in segno.make(link, error="m", micro=False).matrix_iter(scale=1, border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    shapes = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    lines = []
    for top, bottom in zip(rows[::2], rows[1::2], strict=True):
        lines.append("".join(shapes[int(bool(a)), int(bool(b))] for a, b in zip(top, bottom, strict=True)))
    return "\n".join(lines)
