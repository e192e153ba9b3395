"""allotment review: what a finished game was made of."""

from __future__ import annotations

import argparse
import json
from html import escape
from pathlib import Path
from typing import Any

from ..draw import plain
from ..games import make, room
from ..kernel.game import Game
from ..kernel.match import replayed
from ..kernel.record import Record, read_record
from ..kernel.result import denied
from ..kernel.story import Phrase, Seat, retold
from ..lab.report.charts import chart
from ..lab.report.style import STYLE
from ..review import Judgement, Review, reviewed
from ..review.judge import BEST, FINE, MISTAKE, MISTAKEN, SLIP, SLIPPED
from ..words import Speaker, speaker
from .common import Commands, read_text, write_text
from .progress import bar
from .words import add_language, language_of

COLUMNS = ("start", "own", "others", "luck", "end", BEST, FINE, SLIPPED, MISTAKEN, "lost")


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


def points(share: float) -> str:
    """Hundredths of a chance, with a sign."""
    whole = round(100 * share)
    return f"{whole:+d}" if whole else "0"


def rows(found: Review, seats: int) -> list[list[str]]:
    out = []
    for seat in range(seats):
        own = found.choices(seat, seat)
        others = sum(found.choices(seat, whose) for whose in range(seats) if whose != seat)
        out.append(
            [
                f"{found.start[seat]:.0%}",
                points(own),
                points(others),
                points(found.luck(seat)),
                f"{found.end[seat]:.0%}",
                *(str(found.count(seat, word)) for word in (BEST, FINE, SLIPPED, MISTAKEN)),
                points(-found.lost(seat)),
            ]
        )
    return out


def in_words(game: Game[Any, Any], record: Record, found: Review, words: Speaker) -> list[str]:
    heads = [words.text(f"review-{column}") for column in COLUMNS]
    names = [words.name(seat) for seat in range(game.seats)]
    wide = max(len(name) for name in names)
    lines = [" " * wide + "".join(f"  {head}" for head in heads)]
    for name, row in zip(names, rows(found, game.seats), strict=True):
        cells = (f"  {cell:>{len(head)}}" for head, cell in zip(heads, row, strict=True))
        lines.append(f"{name:<{wide}}" + "".join(cells))
    lines += ["", *told(found, words, game.seats), "", words.text("review-key")]
    key = [sentence(game, record, one, words) for one in found.key()]
    return [*lines, *(key or [words.text("review-none")]), "", *notes(game, words)]


def told(found: Review, words: Speaker, seats: int) -> list[str]:
    """Who played better and whom luck helped, where there are two."""
    if seats != 2:
        return []
    lead = found.choices(0, 0) + found.choices(0, 1)
    better = 0 if lead >= 0 else 1
    luck = found.luck(better)
    kind = "review-back" if luck < 0 else "review-helped"
    return [
        words.text(
            kind,
            better,
            other=Seat(1 - better),
            points=round(100 * abs(lead)),
            luck=round(100 * abs(luck)),
        )
    ]


def sentence(game: Game[Any, Any], record: Record, one: Judgement, words: Speaker) -> str:
    match = replayed(game, record, one.at)
    view = {
        **game.view(match.state, one.seat),
        "options": game.options,
        "names": record.names,
        "words": words,
    }

    def called(text: str) -> Phrase:
        title, line = room(game.slug, "table.scene", plain).say(view, text)[:2]
        if not line:
            return Phrase("move-called", {"title": words.say(title)})
        return Phrase("move-called-more", {"title": words.say(title), "line": words.say(line)})

    said = words.text(
        f"review-{one.word}-was",
        one.seat,
        at=one.at + 1,
        move=called(one.move),
        best=called(one.best),
        loss=round(100 * one.loss),
        error=max(1, round(196 * one.error)),
    )
    return " ".join([said, *(words.say(retold(reason, called)) for reason in one.reason)])


def notes(game: Game[Any, Any], words: Speaker) -> list[str]:
    out = [words.text("review-how", slip=round(100 * SLIP), mistake=round(100 * MISTAKE))]
    if game.box.hidden:
        out.append(words.text("review-hidden"))
    return out


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
    key = [sentence(game, record, one, words) for one in found.key()] or [words.text("review-none")]
    said = "".join(f"<p>{escape(line)}</p>" for line in told(found, words, game.seats))
    items = "".join(f"<li>{escape(line)}</li>" for line in key)
    how = "".join(f'<p class="soft">{escape(line)}</p>' for line in notes(game, words))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f'{said}{drawn}<div class="wide"><table><thead><tr><th></th>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div><h2>{escape(words.text('review-key'))}</h2><ul>{items}</ul>{how}"
        "</main></body></html>\n"
    )
