"""Pictures of a finished game to share: any moment as a file, as whoever asks may see it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from ...draw.film import MOST_BYTES
from ...draw.pixels import png
from ...draw.still import pictured
from ...games import folder
from ...kernel.game import NOBODY
from ...words import speaker
from ..refusals import refusal
from .game import OVER, TableGame
from .history import moves_by, state_at
from .review import listener
from .rules import picture

WORDS: Final = (
    "heading", "says", "link", "picture", "picture-svg", "picture-png", "film", "make", "making", "save",
)  # fmt: skip
SVG, PNG = "svg", "png"
PIXELS: Final = 1440  # width of a picture in pixels

Data = dict[str, Any]


def sharable(game: TableGame, at: int | None = None) -> None:
    """Refused while the game runs: what is shared must not tell what somebody may not know yet."""
    if game.stage() != OVER:
        raise refusal("share-unfinished", 409)
    of = len(game.match.record.events)
    if at is not None and at > of:
        raise refusal("no-moment", of=of, at=at)


def has_pixels() -> bool:
    return find_spec("resvg_py") is not None


def form(game: TableGame, at: int, language: str) -> Data:
    """What may be shared, and the words for it."""
    sharable(game, at)
    words = speaker("", language)
    of, pixels = len(game.match.record.events), has_pixels()
    counted = {"at": moves_by(game, at), "of": moves_by(game, of)}
    given: Data = {"says": counted, "film": {"most": MOST_BYTES // 1_000_000}}
    link = f"/t/{game.id}/watch/{game.row['watch']}"
    return {
        "words": {name: words.text(f"share-{name}", **given.get(name, {})) for name in WORDS},
        "link": link if at == of else f"{link}?at={at}",
        "pictures": [SVG, PNG] if pixels else [SVG],
        "why": "" if pixels else words.text("share-no-pixels"),
    }


def drawn(game: TableGame, at: int, session: str, language: str, kind: str) -> bytes:
    sharable(game, at)
    seats = game.seats_of(session)
    seat = seats[0] if len(seats) == 1 else NOBODY
    said = listener(game, session, language)
    slug = game.rules.slug
    still = pictured(game.rules, state_at(game, at), seat, said, picture(slug), folder(slug) / "table")
    return still.encode() if kind == SVG else png(still, PIXELS)
