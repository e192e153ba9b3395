"""Films: every frame shows what a still of that moment would, and all of it in one file."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from allotment.draw.film import HELD, LONGEST, MOST_FRAMES, Frame, animated, chosen, times, webp
from allotment.draw.still import whole
from allotment.games import SHELF, folder, make
from allotment.kernel.game import NOBODY
from allotment.kernel.record import read_record
from allotment.review.film import frames
from allotment.words import speaker

REPLAYS = Path(__file__).parents[1] / "replays"
SVG = "{http://www.w3.org/2000/svg}"


def filmed(slug: str, most: int = 12) -> list[Frame]:
    path = sorted((REPLAYS / slug.replace("-", "_")).glob("*.txt"))[0]
    record = read_record(path.read_text(encoding="utf-8"))
    record.events = record.events[:most]
    game = make(slug, record.options)
    return list(frames(game, record, NOBODY, speaker(slug, "en", record.names, options=game.options)))


def seen_at(film: str, frame: int, count: int) -> str:
    """The texts that a film shows in a frame."""
    begins = times(count)
    now = begins[frame] / begins[-1]
    found: list[str] = []

    def visit(node: ElementTree.Element) -> None:
        told = node.find(f"{SVG}animate")
        if told is not None:
            values, keys = told.attrib["values"].split(";"), map(float, told.attrib["keyTimes"].split(";"))
            last = [value for value, key in zip(values, keys, strict=True) if key <= now + 0.00001]
            if last[-1] == "hidden":
                return
        if node.tag == f"{SVG}text":
            found.append("".join(node.itertext()))
        for child in node:
            visit(child)

    visit(ElementTree.fromstring(film))
    return " ".join(sorted(found))


@pytest.mark.parametrize("slug", SHELF)
def test_every_frame_is_what_a_still_shows(slug: str) -> None:
    shown = filmed(slug)
    table = folder(slug) / "table"
    film = animated(shown, table)
    for at in (0, 5, len(shown) - 1):
        still = ElementTree.fromstring(whole(shown[at].scene, table, shown[at].captions))
        texts = " ".join(sorted("".join(node.itertext()) for node in still.iter(f"{SVG}text")))
        assert seen_at(film, at, len(shown)) == texts, at
    assert len(film) < sum(len(whole(one.scene, table, one.captions)) for one in shown) / 3


def test_long_games_are_shown_in_a_minute() -> None:
    assert chosen(5) == [0, 1, 2, 3, 4] and chosen(1) == [0]
    many = chosen(5000)
    assert len(many) == MOST_FRAMES and many[0] == 0 and many[-1] == 4999 and many == sorted(set(many))
    assert times(MOST_FRAMES)[-1] <= LONGEST + HELD and len(times(3)) == 4


def test_a_film_of_pixels() -> None:
    pytest.importorskip("resvg_py")
    image = pytest.importorskip("PIL.Image")
    made = image.open(BytesIO(webp(filmed("the-gardens", 2), folder("the-gardens") / "table")))
    assert made.n_frames == 3 and made.size[0] == 720
