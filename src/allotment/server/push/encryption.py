"""What a push service passes on without being able to read it (RFC 8291, in one record of RFC 8188), and the
signature by which it knows that all messages come from the same server (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16  # bytes of the secret that a browser adds
SALT: Final = 16
RECORD: Final = 4096  # the record size that is stated; there is only one record
LENGTH: Final = 512  # bytes that every message is padded to: its size tells neither game nor language
LAST: Final = b"\x02"  # ends the text of the last record; padding follows
VALID: Final = 12 * 3600  # seconds that a signature is good for


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """ValueError if it isn't base64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encodes(raw: bytes) -> bool:
    """Is this a public key that a message can be encrypted for?"""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, raw)
    except (ValueError, InvalidKey):
        return False
    return len(raw) == POINT


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypted(message: bytes, browser: bytes, auth: bytes) -> bytes:
    """The body of a request to the push service: only the browser with this public key and secret reads it.
    Every call draws a key and a salt of its own."""
    if len(message) >= LENGTH:
        raise ValueError(f"a message of {len(message)} bytes is too long")
    own, salt = ec.generate_private_key(CURVE), os.urandom(SALT)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    secret = derived(shared, auth, b"WebPush: info\0" + browser + public(own), 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    padded = (message + LAST).ljust(LENGTH + 1, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public(own)
    return head + AESGCM(key).encrypt(nonce, padded, None)


class Signer:
    """The server's own key, by which push services and browsers recognise it."""

    def __init__(self, written: str) -> None:
        self.key = ec.derive_private_key(int(written, 16), CURVE)
        self.public = encoded(public(self.key))

    @staticmethod
    def new() -> str:
        """A key to keep."""
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The header of a request to this address; `now` in seconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + VALID, "sub": contact}
        head = {"typ": "JWT", "alg": "ES256"}
        said = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        first, second = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = encoded(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"
