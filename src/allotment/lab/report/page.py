"""The report: one HTML file without scripts or anything from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from ...games import box
from ...kernel.story import Phrase
from ...words import Speaker
from ..chapter import Answer, Chapter, default_seats, plain_seats
from ..figures.base import DEPENDS, OFF, SLIGHT, UNKNOWN, WITHIN, Figure, spelled
from ..ledger import write
from .charts import chart, safe
from .players import described
from .style import STYLE

ORDER = ["together", "fair", "length", "close", "decided", "choice", "points", "pieces"]
SIGNS = {WITHIN: "●", SLIGHT: "◐", OFF: "▲", UNKNOWN: "○", DEPENDS: "◆"}  # and a word for each (`sign`)
CANNOT = ["fun", "time", "people", "why"]  # `report-cannot-...`: what no report says


def sign(verdict: str, words: Speaker) -> str:
    """A shape and a word for a verdict, so that nobody needs the colour."""
    return f"{SIGNS[verdict]} {words.text(f'fig-sign-{verdict}')}"


def written(chapters: Sequence[Chapter], command: str, words: Speaker) -> str:
    title = words.text("report-title", game=chapters[0].title)
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(", ".join(words.say(plain_seats(one.seats)) for one in chapters))}</p>',
    ]
    for one in chapters:
        body.append(page_one(one, len(chapters) > 1, words))
    cannot = "".join(f"<li>{safe(words.text(f'report-cannot-{one}'))}</li>" for one in CANNOT)
    body.append(f'<h3 class="second">{safe(words.text("report-cannot"))}</h3><ul>{cannot}</ul>')
    body.append(further(chapters[0], words))
    for one in chapters:
        body.append(details(one, len(chapters) > 1, words))
    body.append(made(chapters, command, words))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        + "".join(body)
        + "</main></body></html>\n"
    )


def heading(kind: str, chapter: Chapter, several: bool, words: Speaker) -> str:
    said: str = words.text(kind)
    if several:
        said = words.text("report-heading", heading=said, seats=plain_seats(chapter.seats))
    return f"<h2>{safe(said)}</h2>"


def page_one(chapter: Chapter, several: bool, words: Speaker) -> str:
    notes = "".join(f"<p><strong>{safe(words.say(one))}</strong></p>" for one in chapter.notes)
    answers = "".join(answer(one, words) for one in chapter.answers)
    return heading("report-page-one", chapter, several, words) + notes + answers


def answer(one: Answer, words: Speaker) -> str:
    marked = ""
    if one.verdict:
        kind = " off" if one.verdict in (OFF, DEPENDS) else ""
        marked = f' <span class="sign{kind}">{sign(one.verdict, words)}</span>'
    lines = "".join(f"<p>{safe(words.all(said))}</p>" for said in one.sentences)
    return f'<div class="answer"><h3>{safe(words.say(one.question))}{marked}</h3>{lines}</div>'


def further(chapter: Chapter, words: Speaker) -> str:
    """What the report didn't ask, and the commands that do."""
    asked = [("more", "report {} --effort full"), ("compare", "compare {} --house NAME=NUMBER")]
    if chapter.seats > 1 and not box(chapter.game).cooperative:
        asked += [("restrict", "restrict {}"), ("cards", "cards {} --items top:5")]
        asked.append(("ladder", "ladder {} --bots gardener:160it,gardener:40it,gardener:10it"))
    seats = "" if chapter.seats == default_seats(chapter.game) else f" --seats {chapter.seats}"
    lines = ""
    for kind, command in asked:
        parts = f"allotment lab {command.format(chapter.game)}{seats}".split(" ")
        code = " ".join(f"<span>{escape(part)}</span>" for part in parts)  # a phone breaks lines between them
        lines += f'<li>{safe(words.text(f"report-next-{kind}"))} <code class="ask">{code}</code></li>'
    return f"<h3>{safe(words.text('report-next'))}</h3><ul>{lines}</ul>"


def details(chapter: Chapter, several: bool, words: Speaker) -> str:
    out = [heading("report-who-played", chapter, several, words)]
    out.extend(f"<p>{safe(words.say(described(chapter, level)))}</p>" for level in chapter.levels)
    out.extend(figure(one, words) for one in chapter.section("skill"))
    for key in ORDER:
        own = chapter.section(key)
        if own:
            out.append(heading(f"fig-question-{key}", chapter, several, words))
            out.extend(figure(one, words) for one in side_by_side(own))
    return "".join(out)


def side_by_side(figures: Sequence[Figure]) -> list[Figure]:
    """What both levels say of a figure, one after the other."""
    names = list(dict.fromkeys(one.name for one in figures))
    return sorted(figures, key=lambda one: names.index(one.name))


def figure(one: Figure, words: Speaker) -> str:
    told = f"<p>{safe(words.all(one.told()))}</p>"
    if one.tolerance is not None and one.verdict:
        verdict = Phrase(f"fig-verdict-{one.verdict}")
        said = words.text("report-verdict", verdict=verdict, tolerance=100 * one.tolerance)
        told += f'<p class="soft">{safe(said)}</p>'
    return told + (chart(spelled(one.chart, words), words) if one.chart else "")


def made(chapters: Sequence[Chapter], command: str, words: Speaker) -> str:
    lines = [
        f"<h2>{safe(words.text('report-made'))}</h2>",
        f"<p><code>{escape(command)}</code></p>",
        f"<p>{safe(words.text('report-again'))}</p>",
        f"<p>{safe(words.text('report-method'))}</p>",
    ]
    for one in chapters:
        if one.alike:
            said = words.text("report-alike", seats=plain_seats(one.seats), said=one.alike)
            lines.append(f"<p>{safe(said)}</p>")
        if one.variant.options:
            options = escape(json.dumps(dict(one.variant.options)))
            lines.append(f"<p>{safe(words.text('report-options'))} <code>{options}</code></p>")
        for study in one.studies:
            said = words.text(
                "report-study",
                label=study.label(),
                deals=study.deals,
                bouts=len(study.seatings),
                seed=study.seed,
                made=str(study.data()["made"]),
            )
            lines.append(f'<p class="soft">{safe(said)}</p>')
    return "".join(lines)


def write_report(chapters: Sequence[Chapter], folder: Path, command: str, words: Speaker) -> Path:
    """`report.html`, and `figures.json` next to it."""
    page = folder / "report.html"
    write(page, written(chapters, command, words).encode())
    data = {"command": command, "chapters": [one.data(words) for one in chapters]}
    write(folder / "figures.json", (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode())
    return page
