"""Clients that send and never read, or send so slowly that their connection would be held for ever."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from allotment.server.settings import Limits
from allotment.server.transport import FRAGMENTS
from tests.server.serving import FREE, Person, Server, quick, serving, until

from .lines import CONT, PING, TEXT, dial, ended, frame, upgraded

OPEN = {"made": FREE, "guesses": FREE, "requests": FREE, "commands": FREE}
LOT = 64 * 1024 * 1024  # bytes: more than all buffers between two programs hold


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server that waits half a second where others wait half a minute."""
    limits = Limits(**OPEN, patience=0.5, grace=0.2, connections=12)  # type: ignore[arg-type]
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server:
        yield server


@pytest.fixture
def game(hasty: Server) -> Iterator[tuple[Person, str]]:
    with Person(hasty.url) as ines:
        yield ines, str(ines.make("garden-dice")["id"])


def taken(line: socket.socket, data: bytes) -> int:
    """How many bytes the other end accepts before it closes the connection."""
    line.settimeout(10)
    sent = 0
    try:
        while sent < LOT:
            sent += line.send(data)
    except ConnectionError:
        pass
    return sent


def test_endless_headers_are_refused(hasty: Server) -> None:
    with dial(hasty) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        assert taken(line, b"x-more: " + b"m" * 65_000 + b"\r\n") < LOT


def test_pipelined_requests_wait_for_their_answers_to_be_read(hasty: Server) -> None:
    with dial(hasty) as line:
        assert taken(line, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000) < LOT


def test_a_flood_of_pings_ends_the_socket(hasty: Server, game: tuple[Person, str]) -> None:
    with upgraded(hasty, *game) as line:
        assert taken(line, frame(PING, b"p" * 100) * 1000) < LOT


def test_a_message_in_crumbs_ends_the_socket(hasty: Server, game: tuple[Person, str]) -> None:
    with upgraded(hasty, *game) as line:
        line.sendall(frame(TEXT, last=False) + frame(CONT, last=False) * (FRAGMENTS + 1))
        assert b"at most 64 fragments" in ended(line)


def test_messages_that_come_together_are_all_heard(hasty: Server, game: tuple[Person, str]) -> None:
    """Slices and pauses lose nothing: 400 small commands in one piece have 400 answers."""
    ines, id = game
    with upgraded(hasty, ines, id) as line:
        pings = [json.dumps({"id": number, "type": "ping"}).encode() for number in range(1, 401)]
        line.sendall(b"".join(frame(TEXT, ping) for ping in pings))
        heard = b""
        while b'"id":400' not in heard[-4096:]:
            part = line.recv(65536)
            assert part, "the server ended the line"
            heard += part
        assert heard.count(b'"type":"answer"') == 400


def test_who_never_reads_is_gone_soon(hasty: Server, game: tuple[Person, str]) -> None:
    ines, id = game
    table = hasty.registry.tables[id]
    with upgraded(hasty, ines, id) as line:
        until(lambda: len(table.connections) == 1)
        line.settimeout(0.2)
        number = 0
        try:
            while True:
                asks = [json.dumps({"id": number + n, "type": "resync"}).encode() for n in range(1, 51)]
                number += 50
                line.sendall(b"".join(frame(TEXT, ask) for ask in asks))
                if not table.connections:
                    break
        except (TimeoutError, ConnectionError):
            pass
        until(lambda: not table.connections)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nx-slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 50\r\n\r\n{",
        b"GET /api/tables/000000000000/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
    ],
)
def test_a_request_that_never_ends_is_cut_off(hasty: Server, said: bytes) -> None:
    with dial(hasty) as line:
        line.sendall(said)
        assert ended(line) == b""


def test_a_request_that_drips_is_cut_off(hasty: Server) -> None:
    """Each byte is in time; the request is not."""
    with dial(hasty) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        line.recv(65536)
        line.settimeout(0.05)
        assert any(over(line) for _ in range(600))


def over(line: socket.socket) -> bool:
    """One more byte; is that too much?"""
    try:
        line.sendall(b"G")
        return not line.recv(65536)
    except TimeoutError:
        return False
    except ConnectionError:
        return True


def test_one_address_cannot_hold_every_line(hasty: Server) -> None:
    lines: list[socket.socket] = []
    try:
        while len(lines) < 40:
            lines.append(dial(hasty))
        refused = [line for line in lines if ended(line).startswith(b"HTTP/1.1 503")]
        assert len(refused) >= 20
    finally:
        for line in lines:
            line.close()
    until(lambda: answers(hasty))


def answers(server: Server) -> bool:
    return httpx.get(f"{server.url}/api/games", trust_env=False).status_code == 200
