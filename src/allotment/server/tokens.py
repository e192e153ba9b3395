"""Secrets of the server: sessions, seat tokens, recovery codes, table ids. All from the system's luck."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # without i, l, o, u: nobody misreads them
ID: Final = re.compile(r"[0-9a-hjkmnp-tv-z]{12}")
TOKEN: Final = re.compile(r"[0-9a-hjkmnp-tv-z]{26}")  # 130 bits

Luck = Callable[[int], bytes]  # source of random bytes; tests bring their own


def spelled(number: int, letters: int) -> str:
    found = ""
    for _ in range(letters):
        found = LETTERS[number & 31] + found
        number >>= 5
    return found


def new_id(luck: Luck = secrets.token_bytes) -> str:
    return spelled(int.from_bytes(luck(8), "big"), 12)


def new_token(luck: Luck = secrets.token_bytes) -> str:
    return spelled(int.from_bytes(luck(17), "big"), 26)


def recovery(token: str) -> str:
    """A token as people write it down: in groups of five."""
    return "-".join(token[at : at + 5] for at in range(0, len(token), 5)).upper()


def recovered(text: str) -> str:
    """The token from what a person typed: spaces, dashes and capitals do not matter, nor O for 0."""
    plain = re.sub(r"[\s-]", "", text).lower()
    return plain.replace("o", "0").replace("i", "1").replace("l", "1")


def digest(token: str) -> str:
    """What the store keeps of a session: enough to recognise it, not enough to impersonate it."""
    return blake2b(token.encode(), digest_size=24, person=b"allotment-who").hexdigest()
