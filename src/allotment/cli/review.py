"""allotment review: what a finished game was made of."""

from __future__ import annotations

import argparse
import json
from html import escape
from pathlib import Path
from typing import Any

from ..games import make
from ..kernel.game import Game
from ..kernel.match import replayed
from ..kernel.record import Record, read_record
from ..kernel.result import denied
from ..lab.report.charts import chart
from ..lab.report.style import STYLE
from ..review import Review, reviewed, telling
from ..review.telling import COLUMNS, balance, notes, rows
from ..words import Speaker, speaker
from .common import Commands, read_text, write_text
from .progress import bar
from .words import add_language, language_of


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "review",
        help="what decided a finished game: decisions and luck, told apart",
        description="Looks at every decision of a finished game with a search and says what it cost, what "
        "luck did, and which decisions mattered most. The same record always gives the same review.",
    )
    command.add_argument("record", metavar="RECORD", help="a record file")
    command.add_argument(
        "--seats", metavar="N,N", help="whose decisions to judge, such as 0 or 0,2 (default: everyone's)"
    )
    command.add_argument(
        "--effort", type=float, default=1.0, metavar="X", help="times the usual thinking (default 1)"
    )
    command.add_argument("--out", metavar="FILE", help="also write a page with the chances over time")
    command.add_argument("--json", action="store_true", help="as JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    record = read_record(read_text(given.record))
    game = make(record.slug, record.options)
    words = speaker(game.slug, language_of(given), record.names, options=game.options)
    if not 0.01 <= given.effort <= 100:
        raise denied("review-effort", effort=str(given.effort))
    if given.out and Path(given.out).is_dir():
        raise denied("file-folder", file=given.out)
    found = reviewed(
        game, record, asked(given.seats, game.seats), given.effort, bar(words.text("review-bar"))
    )
    if given.json:
        print(json.dumps(found.data()))
    else:
        print("\n".join(in_words(game, record, found, words)))
    if given.out:
        write_text(given.out, page(game, record, found, words))
    return 0


def asked(text: str | None, seats: int) -> list[int]:
    if text is None:
        return list(range(seats))
    found = []
    for one in text.split(","):
        if not one.strip().isdecimal() or int(one) >= seats:
            raise denied("review-seat", seat=one, last=seats - 1)
        found.append(int(one))
    return found


def in_words(game: Game[Any, Any], record: Record, found: Review, words: Speaker) -> list[str]:
    heads = [words.text(f"review-{column}") for column in COLUMNS]
    names = [words.name(seat) for seat in range(game.seats)]
    wide = max(len(name) for name in names)
    lines = [" " * wide + "".join(f"  {head}" for head in heads)]
    for name, row in zip(names, rows(found, game.seats), strict=True):
        cells = (f"  {cell:>{len(head)}}" for head, cell in zip(heads, row, strict=True))
        lines.append(f"{name:<{wide}}" + "".join(cells))
    lines += ["", *balance(found, words, list(range(game.seats))), "", words.text("review-key")]
    return [*lines, *key(game, record, found, words), "", *notes(game, words)]


def key(game: Game[Any, Any], record: Record, found: Review, words: Speaker) -> list[str]:
    """The decisions that cost most, with what was better and why."""
    said = []
    for one in found.key():
        state = replayed(game, record, one.at).state
        said.append(" ".join(telling.in_words(game, state, record.names, one, words)).strip())
    return said or [words.text("review-none")]


def page(game: Game[Any, Any], record: Record, found: Review, words: Speaker) -> str:
    names = [words.name(seat) for seat in range(game.seats)]
    series: dict[str, list[list[float]]] = {}
    for seat, name in enumerate(names):
        shares = [(0, found.start[seat]), *((one.to, one.after[seat]) for one in found.steps)]
        series[name] = [[at, 100 * share, 100 * share, 100 * share] for at, share in shares]
    title = words.text("review-title", game=game.box.title)
    drawn = chart(
        {
            "kind": "curves",
            "title": words.text("review-chart"),
            "series": series,
            "unit": " %",
            "across": "",
            "line": 100 / game.seats,
        },
        words,
    )
    heads = "".join(f'<th scope="col">{escape(words.text(f"review-{one}"))}</th>' for one in COLUMNS)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row)
        + "</tr>"
        for name, row in zip(names, rows(found, game.seats), strict=True)
    )
    said = "".join(f"<p>{escape(line)}</p>" for line in balance(found, words, list(range(game.seats))))
    items = "".join(f"<li>{escape(line)}</li>" for line in key(game, record, found, words))
    how = "".join(f'<p class="soft">{escape(line)}</p>' for line in notes(game, words))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f'{said}{drawn}<div class="wide"><table><thead><tr><th></th>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div><h2>{escape(words.text('review-key'))}</h2><ul>{items}</ul>{how}"
        "</main></body></html>\n"
    )
