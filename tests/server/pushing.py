"""A push service on loopback that reads what it is sent, as the browser would, and its subscribers."""

from __future__ import annotations

import json
import ssl
import threading
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest

pytest.importorskip("cryptography")

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from allotment.server.settings import Settings

from .serving import Data, Person, quick, until

CURVE = ec.SECP256R1()


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(raw: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Keys:
    """What a browser keeps of its subscription."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"0123456789abcdef"):
        self.private = private or ec.generate_private_key(CURVE)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = auth

    def read(self, body: bytes) -> bytes:
        """Decrypted and without its padding, by the letter of RFC 8188 and RFC 8291."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self.private.exchange(ec.ECDH(), point(sender))
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.public + sender, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text[-1] == 2, "the last record"
        return text[:-1]


def signed(header: str) -> tuple[Data, str]:
    """What an Authorization header claims, and the key it is signed with. Refused if the signature is
    wrong."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid" and set(parts) == {"t", "k"}
    said, _, signature = parts["t"].rpartition(".")
    raw = plain(signature)
    whole = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point(plain(parts["k"])).verify(whole, said.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(plain(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims, parts["k"]


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """Answers 201, or what `answers` has for a path, one after the other; the last one stays."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.host = f"localhost:{port}"
        self.letters: list[Letter] = []
        self.answers: dict[str, list[int]] = {}
        self.keys: dict[str, Keys] = {}

    def address(self, path: str) -> str:
        return f"https://{self.host}{path}"

    def status(self, path: str) -> int:
        wanted = self.answers.get(path, [201])
        return wanted.pop(0) if len(wanted) > 1 else wanted[0]

    def subscribe(self, person: Person, path: str, status: int = 200) -> None:
        keys = self.keys.setdefault(path, Keys())
        person.post("/api/push", wish(self.address(path), keys), status)

    def read(self, path: str) -> list[Data]:
        """What has come for a browser so far."""
        found = [letter for letter in self.letters if letter.path == path]
        return [json.loads(self.keys[path].read(letter.body)) for letter in found]

    def come(self, path: str, count: int) -> list[Data]:
        """Waits until so many have come."""
        until(lambda: sum(letter.path == path for letter in self.letters) >= count)
        found = self.read(path)
        assert len(found) == count, found
        return found


def wish(endpoint: str, keys: Keys) -> Data:
    from allotment.server.push.encryption import encoded

    return {"endpoint": endpoint, "key": encoded(keys.public), "auth": encoded(keys.auth)}


def certificate(folder: Path) -> Path:
    """For localhost, signed by itself, with its key in the same file."""
    key, now = ec.generate_private_key(CURVE), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    path = folder / "push.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(private + made.public_bytes(Encoding.PEM))
    return path


@contextmanager
def listening(pem: Path, answering: Callable[[Service, Any], None] | None = None) -> Iterator[Service]:
    """`answering` may do anything else with a request."""
    service: Service

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.letters.append(Letter(self.path, headers, body))
            if answering is not None:
                answering(service, self)
                return
            self.send_response(service.status(self.path))
            self.end_headers()

        def log_message(self, *_: object) -> None:
            return

    class Quiet(ThreadingHTTPServer):
        daemon_threads = True

        def handle_error(self, *_: object) -> None:
            """Whoever posts hangs up once it has read the status."""

    server = Quiet(("127.0.0.1", 0), Handler)
    secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    secure.load_cert_chain(pem)
    server.socket = secure.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    service = Service(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


def telling(data: str | Path, service: Service, **more: Any) -> Settings:
    """A quick server that tells at once, and may tell this service."""
    soon = {"push": True, "push_after": 0.2, "push_pause": 0.0, "push_look": 0.03}
    return quick(data, **{**soon, "push_hosts": [service.host], **more})


def quiet(service: Service, path: str, count: int, seconds: float = 0.8) -> None:
    """No more than so many have come, though there was time."""
    time.sleep(seconds)
    assert len(service.read(path)) == count, service.read(path)
