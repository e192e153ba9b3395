"""Misbehaving connections: raw bytes, sent slowly or never read."""

from __future__ import annotations

import base64
import os
import socket
import struct
from urllib.parse import urlsplit

from tests.server.serving import PATIENCE, Person, Server

PING, CONT, TEXT = 9, 0, 1


def dial(server: Server, patience: float = PATIENCE) -> socket.socket:
    where = urlsplit(server.url)
    assert where.hostname and where.port
    return socket.create_connection((where.hostname, where.port), timeout=patience)


def ended(line: socket.socket) -> bytes:
    """Everything that arrives until the server closes the connection; fails if it doesn't."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def upgraded(server: Server, person: Person, id: str) -> socket.socket:
    """A socket at the table whose frames are made by hand."""
    line = dial(server)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /api/tables/{id}/socket?layout=wide HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"Cookie: {person.cookie()}\r\n\r\n".encode()
    )
    answer = line.recv(4096)
    assert b" 101 " in answer.split(b"\r\n")[0], answer
    return line


def frame(kind: int, data: bytes = b"", last: bool = True) -> bytes:
    """Masked with zeros, as short as it can be."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data
