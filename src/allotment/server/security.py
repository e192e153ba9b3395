"""What stands at the door: hosts, origins, sizes, rates, and the headers every answer carries."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .language import language_of
from .logs import request_id
from .refusals import Refusal, refusal, told
from .settings import Settings
from .tokens import ID

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
REQUEST_ID: Final = b"x-request-id"
PROBES: Final = ("/livez", "/readyz")
MOST_KNOWN: Final = 10_000  # addresses remembered for their rates


LOG: Final = logging.getLogger(__name__)

Stumbled = Callable[[Request, Exception], Awaitable[Response]]


class Bucket:
    """A token bucket: so many at once, refilled at so many a minute."""

    __slots__ = ("burst", "calm", "left", "then")

    def __init__(self, limit: tuple[int, int]) -> None:
        self.calm, self.burst = limit
        self.left = float(self.burst)
        self.then = time.monotonic()

    def any(self) -> bool:
        if self.calm == 0:
            return True
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.calm / 60)
        self.then = now
        return self.left >= 1

    def take(self) -> bool:
        if not self.any():
            return False
        self.left -= 1
        return True


class Rates:
    """A bucket per address. The one that was not asked for longest is forgotten first."""

    def __init__(self, limit: tuple[int, int]) -> None:
        self.limit = limit
        self.buckets: dict[str, Bucket] = {}

    def bucket(self, address: str) -> Bucket:
        kin = whence(address)
        found = self.buckets.pop(kin, None) or Bucket(self.limit)
        if len(self.buckets) >= MOST_KNOWN:
            del self.buckets[next(iter(self.buckets))]
        self.buckets[kin] = found
        return found

    def take(self, address: str) -> bool:
        return self.bucket(address).take()

    def spent(self, address: str) -> bool:
        """Nothing is left to take; asking takes nothing."""
        return not self.bucket(address).any()


@lru_cache(maxsize=MOST_KNOWN)
def whence(address: str) -> str:
    """What an address is counted as: for IPv6 its /64, which is what one household or machine is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


def believed(host: str, proxies: list[str]) -> bool:
    """Is this a proxy that was named, by its address or its network?"""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host in proxies
    return any(address in ipaddress.ip_network(one) for one in proxies)


def header(scope: Scope, name: bytes) -> str | None:
    for found, value in scope["headers"]:
        if found == name:
            return str(value, "latin-1")
    return None


def language(scope: Scope) -> str:
    return language_of(HTTPConnection(scope))


def host_name(host: str) -> str:
    """Without the port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


def known_host(host: str, settings: Settings) -> bool:
    """An address, localhost, or a name this server was told: a strange name that leads here is an
    attack on people's browsers (DNS rebinding)."""
    try:
        name = host_name(host)
    except ValueError:
        return False
    if name == "localhost" or name.endswith(".localhost") or name in settings.hosts:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def same_origin(scope: Scope) -> bool:
    """Refusal Origin: no browser, or a plain page load. Otherwise it is this host's own."""
    origin = header(scope, b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == (header(scope, b"host") or "").lower()
    except ValueError:
        return False


class RequestIds:
    """ASGI middleware outside of all others: every request and socket has an id, which is answered as
    X-Request-ID and stands in the log. A proxy that was named gives its own."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        named = client is not None and believed(client[0], self.settings.proxies)
        found = request_id(header(scope, REQUEST_ID) or "" if named else "")

        async def identified(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", []), (REQUEST_ID, found.encode())]
            await send(message)

        await self.app(scope, receive, identified)


class SecurityMiddleware:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings, stumbled: Stumbled) -> None:
        self.app = app
        self.settings = settings
        self.stumbled = stumbled
        self.headers = [*HEADERS, HSTS] if settings.secure else HEADERS
        self.rates = Rates(settings.limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        why = self.objection(scope)
        if scope["type"] == "websocket":
            if why is not None:
                await receive()
                code, reason = 4429 if why.status == 429 else 4403, told(why, language(scope))["why"]
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            await self.app(scope, receive, send)
            return
        if why is not None:
            await refuse(self.dressed(send), why, language(scope))
            return
        await self.steadily(scope, self.limited(scope, receive), self.dressed(send))

    async def steadily(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Turns a fault into an answer like any other, so that the connection stays usable."""
        begun = False

        async def noticed(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self.app(scope, receive, noticed)
        except Exception as why:
            if begun:
                raise
            LOG.exception("%s %s", scope["method"], ID.sub("...", scope["path"]))
            response = await self.stumbled(Request(scope), why)
            await response(scope, receive, send)

    def objection(self, scope: Scope) -> Refusal | None:
        if scope["path"] in PROBES and scope["type"] == "http" and scope["method"] == "GET":
            return None  # a supervisor may use any host name, as often as it likes: it learns nothing
        if not known_host(header(scope, b"host") or "", self.settings):
            return refusal("unknown-host", 403)
        asks = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if asks and not same_origin(scope):
            return refusal("other-site", 403)
        client = scope.get("client")
        if not self.rates.take(client[0] if client else ""):
            return refusal("too-fast", 429)
        length = header(scope, b"content-length")
        if scope["type"] == "http" and length is not None:
            if not length.isdecimal() or int(length) > self.most(scope):
                return refusal("request-long", 413, most=self.most(scope))
        return None

    def most(self, scope: Scope) -> int:
        limits = self.settings.limits
        return limits.record if scope["path"] == "/api/tables/import" else limits.body

    def limited(self, scope: Scope, receive: Receive) -> Receive:
        """Bodies without a length are counted as they arrive; one that is too long is treated as empty."""
        most, seen = self.most(scope), 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message.get("body", b""))
                if seen > most:
                    return {"type": "http.request", "body": b"", "more_body": False}
            return message

        return counted

    def dressed(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.headers]
            await send(message)

        return with_headers


async def refuse(send: Send, why: Refusal, language: str) -> None:
    headers = [(b"content-type", b"application/json")]
    if why.status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": why.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(told(why, language))})
