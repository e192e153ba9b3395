"""allotment show: a moment of a recorded game as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ..draw import plain
from ..draw.pixels import png
from ..draw.scene import LAYOUTS, WIDE
from ..draw.still import pictured
from ..games import folder, make, room
from ..kernel.game import NOBODY, Game
from ..kernel.match import replayed
from ..kernel.record import Record, read_record
from ..kernel.result import denied
from ..review.film import filmed, frames
from ..words import speaker
from ..words.progress import bar
from .common import Commands, read_text, write_bytes, write_text
from .words import add_language, language_of

SUFFIXES = (".svg", ".png")
FILMS = (".svg", ".webp")


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "show",
        help="a moment of a recorded game as a picture",
        description="Draws the board at some moment of a record, as the table in the browser shows it. "
        "Without --out it is sketched in the terminal.",
    )
    command.add_argument("record", metavar="RECORD", help="a record file")
    command.add_argument("--at", type=int, metavar="N", help="after N moves (default: at the end)")
    command.add_argument(
        "--seat", type=int, metavar="N", help="with what this seat can see (default: what everybody can see)"
    )
    command.add_argument("--out", metavar="FILE", help="draw it to this file, .svg or .png")
    command.add_argument(
        "--animate", action="store_true", help="the whole game as a film, to a file .svg or .webp"
    )
    command.add_argument(
        "--layout", choices=LAYOUTS, default=WIDE, help="as on a wide or a tall screen (wide)"
    )
    command.add_argument("--dark", action="store_true", help="in the colours of the night")
    command.add_argument("--width", type=int, metavar="PIXELS", help="of a .png (default: as drawn)")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    record = read_record(read_text(given.record))
    game = make(record.slug, record.options)
    moves = len(record.events)
    if given.at is not None and not 0 <= given.at <= moves:
        raise denied("show-at", at=str(given.at), moves=moves)
    if given.seat is not None and not 0 <= given.seat < game.seats:
        raise denied("no-such-seat", seat=given.seat, last=game.seats - 1)
    if given.width is not None and not 16 <= given.width <= 8192:
        raise denied("show-width", width=str(given.width))
    if given.animate:
        return film(given, game, record)
    if given.out is not None and Path(given.out).suffix not in SUFFIXES:
        raise denied("show-out", file=given.out)
    seat = NOBODY if given.seat is None else given.seat
    state = replayed(game, record, given.at).state
    words = speaker(game.slug, language_of(given), record.names, options=game.options)
    if given.out is None:
        view = {**game.view(state, seat), "options": game.options, "words": words, "names": record.names}
        print(room(game.slug, "table.sketch", plain).sketch(view, seat))
        return 0
    drawn = pictured(
        game,
        state,
        seat,
        words,
        room(game.slug, "table.scene", plain),
        folder(game.slug) / "table",
        given.layout,
        given.dark,
    )
    if given.out.endswith(".png"):
        write_bytes(given.out, png(drawn, given.width))
    else:
        write_text(given.out, drawn)
    return 0


def film(given: argparse.Namespace, game: Game[Any, Any], record: Record) -> int:
    """The whole game; a film has one layout."""
    if given.out is None or Path(given.out).suffix not in FILMS:
        raise denied("show-film", file=given.out or "")
    if given.at is not None or given.width is not None or given.layout != WIDE:
        raise denied("show-film-whole")
    words = speaker(game.slug, language_of(given), record.names, options=game.options)
    seat = NOBODY if given.seat is None else given.seat
    show = bar(words.text("film-bar"))
    shown = list(frames(game, record, seat, words))
    write_bytes(given.out, filmed(shown, game.slug, given.dark, given.out.endswith(".webp"), show))
    return 0
