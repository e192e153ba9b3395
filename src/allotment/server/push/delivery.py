"""Posting to a push service. The address comes from a browser, so it is treated as an attacker's: https only,
to a name that leads to public addresses alone, to just the address that was checked, without redirects, and
with a limit on time and on what is read of the answer."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import h11

PORT: Final = 443
LONGEST: Final = 1000  # letters of an address
PATIENCE: Final = 10.0  # seconds for a whole request
MOST_READ: Final = 16 * 1024  # bytes of an answer's head; its body is left unread
MOST_TRIED: Final = 3  # addresses of one name
PLAIN: Final = re.compile(r"[\x21-\x5b\x5d-\x7e]+")  # no spaces, no controls, no backslash
NAME: Final = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])")
GLOBAL: Final = ipaddress.ip_network("2000::/3")
SPECIAL: Final = [  # for protocols, or standing for other addresses: not every Python knows them
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")
]
TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")  # IPv4 behind a translator

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(Exception):
    """Nothing is sent to this address, now or later."""


class Unreached(Exception):
    """No answer this time."""


class Place(NamedTuple):
    """Where a push service listens."""

    host: str
    port: int
    target: str
    named: bool  # by the operator: then it may be anywhere


def place(endpoint: str, hosts: Sequence[str]) -> Place:
    """Forbidden if this is no push service's address. `hosts` are allowed wherever they are: "name" or
    "name:port"."""
    if len(endpoint) > LONGEST or not PLAIN.fullmatch(endpoint):
        raise Forbidden("it isn't an address")
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port or PORT
    except ValueError:
        raise Forbidden("it isn't an address") from None
    if parts.scheme != "https" or "@" in parts.netloc or "#" in endpoint:
        raise Forbidden("it isn't a plain https address")
    named = (host if port == PORT else f"{host}:{port}") in hosts
    if not named and (port != PORT or not NAME.fullmatch(host)):
        raise Forbidden("it isn't the name of a public host")
    return Place(host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""), named)


def public(address: Address) -> bool:
    """Can this only be a machine on the internet? Addresses that stand for others count as those."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None or address in TRANSLATED:
            return public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
        if address not in GLOBAL:
            return False
    if any(address in network for network in SPECIAL):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def addresses(where: Place) -> list[str]:
    """What the name leads to. Forbidden if any of it isn't public, unless the operator named the host."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(where.host, where.port, type=socket.SOCK_STREAM)
    except OSError as why:
        raise Unreached(f"its name isn't known: {why.strerror}") from None
    listed = list(dict.fromkeys(str(one[4][0]) for one in found))
    for one in listed:
        if not where.named and not public(ipaddress.ip_address(one.partition("%")[0])):
            raise Forbidden("it leads to an address that isn't public")
    return listed[:MOST_TRIED]


class Answer(NamedTuple):
    status: int
    wait: int  # seconds after which to try again, if the service said so


class Postman:
    """Posts, a few at a time; not more than some to one host, so that a slow one delays no other."""

    AT_ONCE: Final = 16
    PER_HOST: Final = 4

    def __init__(self, hosts: Sequence[str]) -> None:
        self.hosts = hosts
        self.secure: ssl.SSLContext | None = None
        self.room = asyncio.Semaphore(self.AT_ONCE)
        self.waiting: dict[str, tuple[asyncio.Semaphore, int]] = {}  # by host: its room, and how many want it

    async def post(self, endpoint: str, headers: list[tuple[str, str]], body: bytes) -> Answer:
        """Forbidden, or Unreached, if there is no answer."""
        where = place(endpoint, self.hosts)
        if self.secure is None:
            self.secure = await asyncio.to_thread(ssl.create_default_context)
        key = f"{where.host}:{where.port}"
        room, wanted = self.waiting.get(key, (asyncio.Semaphore(self.PER_HOST), 0))
        self.waiting[key] = room, wanted + 1
        try:
            async with room, self.room, asyncio.timeout(PATIENCE):
                return await self.posted(where, self.secure, headers, body)
        except TimeoutError:
            raise Unreached("it took too long") from None
        except (OSError, h11.ProtocolError, EOFError) as why:
            raise Unreached(type(why).__name__) from None
        finally:
            room, wanted = self.waiting[key]
            self.waiting[key] = room, wanted - 1
            if wanted == 1:
                del self.waiting[key]

    async def posted(
        self, where: Place, secure: ssl.SSLContext, headers: list[tuple[str, str]], body: bytes
    ) -> Answer:
        reader, writer = await opened(where, secure)
        try:
            host = where.host if where.port == PORT else f"{where.host}:{where.port}"
            usual = [("Host", host), ("Content-Length", str(len(body))), ("Connection", "close")]
            line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
            for said in (
                h11.Request(method="POST", target=where.target, headers=[*usual, *headers]),
                h11.Data(data=body),
                h11.EndOfMessage(),
            ):
                writer.write(line.send(said) or b"")
            await writer.drain()
            while True:
                event = line.next_event()
                if isinstance(event, h11.Response):
                    return Answer(event.status_code, pause(event))
                if event is h11.NEED_DATA:
                    read = await reader.read(4096)
                    if not read:
                        raise EOFError
                    line.receive_data(read)
        finally:
            writer.transport.abort()


async def opened(where: Place, secure: ssl.SSLContext) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to one of the addresses that were checked; the certificate is that of the name."""
    fault: OSError = OSError("it has no address")
    for address in await addresses(where):
        try:
            return await asyncio.open_connection(address, where.port, ssl=secure, server_hostname=where.host)
        except OSError as why:
            fault = why
    raise fault


def pause(answer: h11.Response) -> int:
    """What Retry-After says in seconds; a date counts as nothing."""
    for name, value in answer.headers:
        if name == b"retry-after" and value.isdigit() and len(value) < 8:
            return int(value)
    return 0
