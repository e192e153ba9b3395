"""A whole game as a moving picture. Made for the table in a process of its own: `python -m
allotment.review.film`.

What is asked comes as a line of JSON: the record, the language, and where to write the film, as SVG.
What is told is how many frames are drawn.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..draw import plain
from ..draw.film import MOST_BYTES, Frame, Show, animated, chosen, webp
from ..draw.scene import WIDE
from ..draw.still import Caption
from ..games import folder, make, room
from ..kernel.game import NOBODY, Game
from ..kernel.match import reopened
from ..kernel.record import Record, read_record
from ..kernel.result import denied
from ..process import answered
from ..words import Speaker, speaker

Data = dict[str, Any]


def frames(game: Game[Any, Any], record: Record, seat: int, words: Speaker) -> Iterator[Frame]:
    """The moments that a film shows, as the seat (or NOBODY) may see them."""
    picture = room(game.slug, "table.scene", plain)
    names = [words.name(number) for number in range(game.seats)]
    wanted = set(chosen(len(record.events) + 1))
    match = reopened(game, record)
    for at in range(len(record.events) + 1):
        if at:
            match.play(record.events[at - 1].seat, record.events[at - 1].text)
        if at in wanted:
            view = {**game.view(match.state, seat), "options": game.options, "words": words, "names": names}
            scores = game.scores(match.state)
            captions = tuple(Caption(name, str(score)) for name, score in zip(names, scores, strict=True))
            yield Frame(picture.scene(view, seat, WIDE), captions)


def filmed(
    shown: list[Frame], slug: str, dark: bool = False, pixels: bool = False, show: Show | None = None
) -> bytes:
    """As a file: SVG, or WebP where it is to be pixels."""
    table = folder(slug) / "table"
    made = webp(shown, table, dark, show) if pixels else animated(shown, table, dark).encode()
    if len(made) > MOST_BYTES:
        raise denied("film-large", most=MOST_BYTES // 1_000_000)
    return made


def lines(asked: Data) -> Iterator[Data]:
    record = read_record(asked["record"])
    game = make(record.slug, record.options)
    words = speaker(game.slug, asked["language"], asked["names"], options=game.options)
    of = len(chosen(len(record.events) + 1))
    shown: list[Frame] = []
    for frame in frames(game, record, NOBODY, words):
        shown.append(frame)
        yield {"done": len(shown), "of": of}
    made = filmed(shown, game.slug)
    Path(asked["out"]).write_bytes(made)
    yield {"done": of, "of": of, "bytes": len(made)}


if __name__ == "__main__":
    sys.exit(answered(lines))
