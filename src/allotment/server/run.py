"""Running the server: where it listens, what it prints, the browser it opens."""

from __future__ import annotations

import ipaddress
import socket
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from pathlib import Path

import platformdirs
import segno
import uvicorn

from ..kernel.result import Refused
from . import logs
from .app import build
from .settings import Settings
from .wire import Line, Lines, Socket


def default_store() -> str:
    """In the user's data folder."""
    folder = Path(platformdirs.user_data_dir("allotment", appauthor=False))
    return str(folder / "tables.sqlite")


def listening(host: str, port: int) -> socket.socket:
    """A socket that is ours before anything is printed. Refused if it cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as why:
        bound.close()
        raise Refused(
            f"{host} port {port} cannot be used: {why.strerror}; --port takes another one"
        ) from None
    bound.listen(1024)
    return bound


def lan_address() -> str:
    """The address other devices in the same network reach this machine by."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
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


def serve(settings: Settings, host: str, port: int, say: Callable[[str], None], browse: bool = False) -> None:
    """Until Ctrl-C. Prints the address, on a LAN with a QR code for phones."""
    bound = listening(host, port)
    link = address(host, bound.getsockname()[1])
    settings.freezes = True
    try:
        app = build(settings)
    except Refused:
        bound.close()
        raise
    say(f"The table is set: {link}")
    if not loopback(host):
        say(qr_code(link))
        say("Phones and other computers in the same network can open this address.")
    if browse:
        threading.Timer(0.5, webbrowser.open, [link]).start()
    say("Ctrl-C ends it; the tables are kept.")
    server = uvicorn.Server(config(app, settings))
    server.run(sockets=[bound])


def config(app: object, settings: Settings) -> uvicorn.Config:
    lines = Lines(settings)
    return uvicorn.Config(
        app,  # type: ignore[arg-type]  # uvicorn's own type for applications is narrower than Starlette's
        http=partial(Line, lines),  # type: ignore[arg-type]  # called with the rest as if it were the class
        ws=partial(Socket, lines),  # type: ignore[arg-type]
        log_config=logs.settings(settings.log),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,  # a compressor per socket would cost more memory than a table
        forwarded_allow_ips=settings.proxies,
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
