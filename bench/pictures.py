"""Screenshots of every page: three sizes, light and dark, each game at its start, middle and end.

    python -m bench.pictures --to pictures        (make pictures)

Needs Chromium or Chrome and what the `test` extra installs. Games are played by seeded choice. With
`--mocks FOLDER` (make pictures MOCKS=FOLDER) each picture is laid beside the drawing it was meant to look
like, if the folder has one: a PNG named after the game, or `frame-shelf`, `frame-lobby` or `frame-end`, then
`-wide` or `-tall`, and `-dark` where there is one for the night.
"""

from __future__ import annotations

import argparse
import time
from base64 import b64encode
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from allotment.games import SHELF
from tests.browser.conftest import SIZES, installed
from tests.browser.gardens import MIDDLE, grown, sit_among
from tests.server.serving import quick, serving

NARROW = ("phone", "tablet")  # sizes whose drawing is the tall one
PLAIN = {"shelf": "/", "lobby": "/new/{slug}", "rules": "/rules/{slug}"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--to", type=Path, default=Path("pictures"), help="the folder (pictures)")
    parser.add_argument("--only", nargs="*", default=[], help="names of games, or shelf, lobby, rules")
    parser.add_argument("--sizes", nargs="*", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--seats", type=int, default=0, help="how many sit (3 wide, else 2)")
    parser.add_argument("--mocks", type=Path, help="a folder of drawings to lay beside the pictures")
    parser.add_argument("--moves", type=int, default=0, help="only one picture, after so many moves")
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    path = installed()
    if path is None:
        raise SystemExit("no Chromium or Chrome is installed: apt-get install chromium")
    wanted = given.only or [*PLAIN, *SHELF]
    count = 0
    with (
        TemporaryDirectory() as folder,
        serving(
            quick(Path(folder) / "tables.sqlite", sand_pace=1e6)
        ) as server,  # bots hold still for a picture
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for size in given.sizes:
            width, height = SIZES[size]
            context = browser.new_context(
                viewport={"width": width, "height": height},
                base_url=server.url,
                reduced_motion="reduce",
                has_touch=size == "phone",
            )
            page = context.new_page()
            for name, address in PLAIN.items():
                if name in wanted:
                    page.goto(address.format(slug="the-gardens" if "the-gardens" in SHELF else SHELF[0]))
                    count += both(page, given.to / f"{name}-{size}", full=name != "rules")
            for slug in SHELF:
                if slug in wanted:
                    count += game(page, slug, given.to, size, given.seats, given.moves)
            context.close()
        if given.mocks is not None:
            print(f"{beside(browser, given.to, given.mocks)} pictures beside their drawings")
        browser.close()
    print(f"{count} pictures in {given.to}")


def drawing(mocks: Path, picture: str) -> Path | None:
    """What a picture was meant to look like: by its file's name without the ending."""
    *name, size, scheme = picture.split("-")
    page = "-".join(name)
    slug, step = next(((slug, page[len(slug) + 1 :]) for slug in SHELF if page.startswith(slug)), ("", ""))
    if step and not step.startswith(("2-", "3-")):
        return None  # drawn are the middle of a game, and its end
    stem = "frame-end" if step.startswith("3-") else slug or f"frame-{page}"
    layout = "tall" if size in NARROW else "wide"
    by_scheme = [f"{stem}-{layout}-dark.png"] if scheme == "dark" else []
    found = [mocks / one for one in [*by_scheme, f"{stem}-{layout}.png"]]
    return next((one for one in found if one.is_file()), None)


def beside(browser: Any, folder: Path, mocks: Path) -> int:
    """A sheet for each picture that has a drawing: the drawing at the left, the page at the right."""
    count = 0
    page = browser.new_page(viewport={"width": 1600, "height": 1000})
    for picture in sorted(folder.glob("*.png")):
        mock = drawing(mocks, picture.stem)
        if picture.stem.startswith("beside-") or mock is None:
            continue
        sides = "".join(
            f'<img style="width:49.5%" src="data:image/png;base64,{b64encode(one.read_bytes()).decode()}">'
            for one in (mock, picture)
        )
        page.set_content(
            f'<body style="margin:0;display:flex;gap:1%;align-items:start;background:#888">{sides}'
        )
        page.screenshot(path=str(folder / f"beside-{picture.name}"), full_page=True)
        count += 1
    page.close()
    return count


def both(page: Any, name: Path, full: bool = False) -> int:
    """The page by day and by night."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_timeout(250)
        page.screenshot(path=f"{name}-{scheme}.png", full_page=full)
    return 2


def game(page: Any, slug: str, to: Path, size: str, wanted: int = 0, moves: int = 0) -> int:
    """A table of three (where three may play): the start, after a third of the record, the end."""
    box = page.request.get(f"/api/games/{slug}").json()
    seats = min(max(wanted or (3 if size == "wide" else 2), box["seats"][0]), box["seats"][1])
    others = [{"kind": "bot", "level": "sprout"}] * (seats - 1)
    made = page.request.post(
        "/api/tables", data={"game": slug, "seats": [{"kind": "person", "name": "Mira"}, *others]}
    )
    address = made.json()["id"]
    page.goto(f"/t/{address}")
    page.wait_for_selector(".piece")
    page.wait_for_timeout(800)
    if moves:
        play(page, address, moves)
        settle(page)
        return both(page, to / f"{slug}-{seats}-seats-after-{moves}-{size}")
    count = both(page, to / f"{slug}-1-start-{size}")
    if box["real_time"]:
        return count + in_real_time(page, slug, to, size)
    middle = {"the-gardens": 12, "garden-dice": 30}.get(slug, 20)
    play(page, address, middle)
    settle(page)
    count += both(page, to / f"{slug}-2-middle-{size}")
    if play(page, address, 3000):
        count += ending(page, slug, to, size)
    return count


def in_real_time(page: Any, slug: str, to: Path, size: str) -> int:
    """Gardeners does not wait for a camera: its middle and its end begin from a position."""
    sit_among(page, grown(24, {"seats": 4}, **MIDDLE))
    page.wait_for_timeout(500)
    count = both(page, to / f"{slug}-2-middle-{size}")
    over = MIDDLE | {"clock": 900_000, "phase": "over", "end": "time"}  # here the sand stands still
    sit_among(page, grown(30, {"seats": 4}, **over))
    return count + ending(page, slug, to, size)


def ending(page: Any, slug: str, to: Path, size: str) -> int:
    page.wait_for_selector(".pad", timeout=120_000)
    count = both(page, to / f"{slug}-3-end-{size}", full=size != "wide")
    page.evaluate("document.getElementById('final').click()")
    page.wait_for_timeout(400)
    return count + both(page, to / f"{slug}-4-final-board-{size}")


def settle(page: Any) -> None:
    """Until the page has drawn all it was sent."""
    page.wait_for_timeout(300)
    before = ""
    while (now := page.text_content("#place") + page.text_content("#status")) != before:
        before = now
        page.wait_for_timeout(700)


def play(page: Any, address: str, moves: int) -> bool:
    """Plays so many moves by seeded choice, deeds before purchases; True when the game is over."""
    dice = Random(moves)
    made = 0
    quiet = 0.0
    while made < moves:
        view = page.request.get(f"/api/tables/{address}/view").json()
        if view["over"]:
            return True
        offers = [one if isinstance(one, str) else one["text"] for one in view["offers"]]
        if not offers:
            time.sleep(0.02)
            quiet += 0.02
            if quiet > 60:
                return False
            continue
        quiet = 0.0
        deeds = [text for text in offers if text.split(" ")[0] in ("harvest", "water", "place")]
        pick = dice.choice(deeds if deeds and dice.random() < 0.8 else offers)
        made += page.request.post(f"/api/tables/{address}/move", data={"text": pick}).ok
    return False


if __name__ == "__main__":
    main()
