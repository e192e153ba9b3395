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
from ..review import Review, accountant, reviewed, telling
from ..review.telling import balance, notes, rows, unit
from ..words import Speaker, speaker
from ..words.progress import bar
from .common import Commands, read_text, write_text
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
    keeper = accountant(game)
    if keeper is not None:
        return together(given, keeper.account(game, record).told(words), game, words)
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


def together(given: argparse.Namespace, told: dict[str, Any], game: Game[Any, Any], words: Speaker) -> int:
    """A game without rivals, taken apart."""
    if given.json:
        print(json.dumps(told))
    else:
        lines = [*told["says"]]
        for sheet in told["sheets"]:
            lines += ["", sheet["heading"]]
            lines += columns([sheet["heads"], *(row["cells"] for row in sheet["rows"])])
            lines += [] if sheet["rows"] else [sheet["none"]]
        print("\n".join([*lines, "", *told["notes"]]))
    if given.out:
        write_text(given.out, together_page(told, game, words))
    return 0


def columns(rows: list[list[str]]) -> list[str]:
    """Cells below each other; the last of a row may be as long as it likes."""
    if len(rows) < 2:
        return []
    wide = [max(map(len, cells)) for cells in list(zip(*rows, strict=True))[:-1]] + [0]
    return ["  ".join(f"{cell:<{width}}" for cell, width in zip(row, wide, strict=True)) for row in rows]


def together_page(told: dict[str, Any], game: Game[Any, Any], words: Speaker) -> str:
    curve = [[one["time"] / 60_000, *[100 * one["share"]] * 3] for one in told["moments"]]
    figure = {"kind": "curves", "title": told["curve"], "series": {told["curve"]: curve}, "unit": " %"}
    sheets = "".join(
        f"<h2>{escape(sheet['heading'])}</h2>"
        + (
            table(sheet["heads"], [row["cells"] for row in sheet["rows"]])
            or f"<p>{escape(sheet['none'])}</p>"
        )
        for sheet in told["sheets"]
    )
    said = "".join(f"<p>{escape(line)}</p>" for line in told["says"])
    how = "".join(f'<p class="soft">{escape(line)}</p>' for line in told["notes"])
    title = words.text("review-title", game=game.box.title)
    drawn = chart({**figure, "across": words.text("review-time"), "line": None}, words)
    return document(title, f"{said}{drawn}{sheets}{how}", words)


def table(heads: list[str], rows: list[list[str]]) -> str:
    if not rows:
        return ""
    named = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{named}</tr></thead><tbody>{body}</tbody></table></div>'


def document(title: str, body: str, words: Speaker) -> str:
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f"{body}</main></body></html>\n"
    )


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
    heads = [words.text(f"review-{column}") for column in telling.columns(game.seats)]
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
        series[name] = [[at, *[unit(game.seats) * share] * 3] for at, share in shares]
    title = words.text("review-title", game=game.box.title)
    drawn = chart(
        {
            "kind": "curves",
            "title": words.text("review-chart" if game.seats > 1 else "review-chart-alone"),
            "series": series,
            "unit": " %" if game.seats > 1 else "",
            "across": "",
            "line": 100 / game.seats if game.seats > 1 else None,
        },
        words,
    )
    heads = "".join(
        f'<th scope="col">{escape(words.text(f"review-{one}"))}</th>' for one in telling.columns(game.seats)
    )
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row)
        + "</tr>"
        for name, row in zip(names, rows(found, game.seats), strict=True)
    )
    said = "".join(f"<p>{escape(line)}</p>" for line in balance(found, words, list(range(game.seats))))
    items = "".join(f"<li>{escape(line)}</li>" for line in key(game, record, found, words))
    how = "".join(f'<p class="soft">{escape(line)}</p>' for line in notes(game, words))
    whole = (
        f'{said}{drawn}<div class="wide"><table><thead><tr><th></th>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div><h2>{escape(words.text('review-key'))}</h2><ul>{items}</ul>{how}"
    )
    return document(title, whole, words)
