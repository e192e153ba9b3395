"""The moving picture is a PNG with all its frames, in order."""

from __future__ import annotations

import struct
import zlib

from .loading import load

moving = load("bench/moving.py")


def still(shade: int) -> bytes:
    """A grey picture of 2 by 1 dots."""
    head = struct.pack(">IIBBBBB", 2, 1, 8, 0, 0, 0, 0)
    pixels = zlib.compress(bytes([0, shade, shade]))
    made = moving.chunk(b"IHDR", head) + moving.chunk(b"IDAT", pixels) + moving.chunk(b"IEND", b"")
    whole: bytes = moving.SIGNATURE + made
    return whole


def test_the_frames_are_all_there_in_order() -> None:
    found = list(moving.chunks(moving.animated([still(10), still(20), still(30)])))
    kinds = [kind for kind, _ in found]
    assert kinds == [b"IHDR", b"acTL", b"fcTL", b"IDAT", b"fcTL", b"fdAT", b"fcTL", b"fdAT", b"IEND"]
    assert struct.unpack(">II", dict(found)[b"acTL"]) == (3, 0)
    numbers = [struct.unpack(">I", data[:4])[0] for kind, data in found if kind in (b"fcTL", b"fdAT")]
    assert numbers == list(range(5))
    shades = [zlib.decompress(data)[1] for kind, data in found if kind == b"IDAT"]
    shades += [zlib.decompress(data[4:])[1] for kind, data in found if kind == b"fdAT"]
    assert shades == [10, 20, 30]
