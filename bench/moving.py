"""The README's moving picture: the beginning of a game of Garden Dice, as an animated PNG.

    make moving        (needs Chromium or Chrome)

The frames are screenshots; their compressed pixels are copied into one file as they are.
"""

from __future__ import annotations

import argparse
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import ViewportSize, sync_playwright

from bench.pictures import play, settle
from tests.browser.conftest import installed
from tests.server.serving import quick, serving

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SIZE: ViewportSize = {"width": 1000, "height": 640}
FRAMES = 6
MOVES = 6  # between two frames
HUNDREDTHS = 110  # each frame is shown


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def animated(frames: list[bytes]) -> bytes:
    """One PNG that shows these of the same size in turn, for ever."""
    head = next(data for kind, data in chunks(frames[0]) if kind == b"IHDR")
    for frame in frames:
        assert next(data for kind, data in chunks(frame) if kind == b"IHDR") == head, "frames differ in size"
    out = SIGNATURE + chunk(b"IHDR", head) + chunk(b"acTL", struct.pack(">II", len(frames), 0))
    number = 0
    for place, frame in enumerate(frames):
        control = struct.pack(">I", number) + head[:8] + struct.pack(">IIHHBB", 0, 0, HUNDREDTHS, 100, 0, 0)
        out += chunk(b"fcTL", control)
        number += 1
        for data in [data for kind, data in chunks(frame) if kind == b"IDAT"]:
            if place == 0:
                out += chunk(b"IDAT", data)
            else:
                out += chunk(b"fdAT", struct.pack(">I", number) + data)
                number += 1
    return out + chunk(b"IEND", b"")


def filmed(slug: str) -> list[bytes]:
    path = installed()
    if path is None:
        raise SystemExit("no Chromium or Chrome is installed: apt-get install chromium")
    frames = []
    with (
        TemporaryDirectory() as folder,
        serving(quick(Path(folder) / "tables.sqlite")) as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_context(viewport=SIZE, base_url=server.url, reduced_motion="reduce").new_page()
        seats = [{"kind": "person", "name": "Mira"}, {"kind": "bot", "level": "sprout"}]
        made = page.request.post("/api/tables", data={"game": slug, "seats": seats}).json()
        page.goto(f"/t/{made['id']}")
        page.wait_for_selector(".piece", state="attached")
        for _ in range(FRAMES):
            settle(page)
            frames.append(page.screenshot())
            play(page, made["id"], MOVES)
        browser.close()
    return frames


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--to", type=Path, default=Path("docs/pictures/garden-dice.png"))
    given = parser.parse_args()
    given.to.write_bytes(animated(filmed("garden-dice")))
    print(f"{given.to}: {given.to.stat().st_size:,} bytes")
