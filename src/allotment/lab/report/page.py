"""The report: one HTML file without scripts or anything from elsewhere."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path

from ..chapter import Answer, Chapter, plain_seats
from ..figures.base import DEPENDS, OFF, REGISTER, SLIGHT, UNKNOWN, WITHIN, Figure, said_by
from ..ledger import write
from .charts import chart

ORDER = ["together", "fair", "length", "close", "decided", "choice", "points", "pieces"]
SIGNS = {  # a shape and a word for each verdict, so that nobody needs the colour
    WITHIN: ("●", "yes"),
    SLIGHT: ("◐", "nearly"),
    OFF: ("▲", "no"),
    UNKNOWN: ("○", "not known yet"),
    DEPENDS: ("◆", "depends"),
}
CANNOT = [
    "Whether it is fun, how it feels to learn, what people say to each other at the table (R9).",
    "How long people take: minutes are given only with the seconds a decision that they assume (R9).",
    "How people play. The bots of both levels are described below; they do not bluff, tire or gang up.",
    "Why: a number that goes with winning need not cause it. Only what was changed on the same deals is "
    "called "
    "worth, bringing or costing.",
]
STYLE = """
:root{color-scheme:light dark;--ink:#1d2a1f;--soft:#5b6a5e;--paper:#fbfaf5;--line:#d9d8cc;
--mark:#2f6b3c;--warm:#a8501f}
@media (prefers-color-scheme:dark){:root{--ink:#e9ece6;--soft:#a9b3aa;--paper:#171b18;--line:#3a423c;
--mark:#8cc79a;--warm:#f0a06a}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.2rem;max-width:46rem;background:var(--paper);color:var(--ink);
font:16px/1.55 Georgia,"Times New Roman",serif}
h1{font-size:1.9rem;line-height:1.15;margin:.4rem 0}h2{margin:2.4rem 0 .6rem;font-size:1.35rem}
h3{font-size:1.05rem;margin:1.4rem 0 .3rem}
p,li{margin:.35rem 0;overflow-wrap:anywhere}.soft,figcaption,summary{color:var(--soft);font-size:.9rem}
.answer{border-top:1px solid var(--line);padding:.6rem 0}.answer h3{margin:0}
.sign{font-weight:bold;color:var(--mark);white-space:nowrap}.sign.off{color:var(--warm)}
figure{margin:1rem 0;break-inside:avoid}
.chart{width:100%;max-width:34rem;height:auto;display:block;font-family:system-ui,sans-serif}
.chart .grid{stroke:var(--line)}.chart .axis{stroke:var(--soft)}
.chart .neutral{stroke:var(--warm);stroke-width:1.5;stroke-dasharray:4 3}
.chart .whisker{stroke:var(--ink);stroke-width:2}.chart .dot{fill:var(--ink)}
.chart .hollow{fill:var(--paper);stroke:var(--ink);stroke-width:2}
.chart .bar{fill:var(--mark);fill-opacity:.55}
.chart .band{fill:var(--mark);fill-opacity:.18}.chart .curve{fill:none;stroke:var(--ink);stroke-width:2}
.chart .label{fill:var(--soft)}.chart .name{fill:var(--ink)}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.85rem}
td,th{padding:.15rem .6rem;text-align:right;border-bottom:1px solid var(--line);font-weight:normal}
th[scope=row]{text-align:left}code{font-size:.85em;overflow-wrap:anywhere}
@page{size:A4;margin:16mm}
@media print{:root{--ink:#000;--soft:#444;--paper:#fff;--line:#ccc;--mark:#2f6b3c;--warm:#a8501f}
body{font-size:10.5pt;max-width:none;padding:0}details{display:none}h2,h3{break-after:avoid}
.answer{break-inside:avoid}}
"""


def written(chapters: Sequence[Chapter], command: str, what: str) -> str:
    title = f"{chapters[0].title}: {what}"
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(", ".join(plain_seats(one.seats) for one in chapters))}</p>',
    ]
    for one in chapters:
        body.append(page_one(one, len(chapters) > 1))
    body.append(
        "<h3>What we cannot say</h3><ul>" + "".join(f"<li>{escape(x)}</li>" for x in CANNOT) + "</ul>"
    )
    for one in chapters:
        body.append(details(one, len(chapters) > 1))
    body.append(made(chapters, command))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>"
        + "".join(body)
        + "</main></body></html>\n"
    )


def heading(text: str, chapter: Chapter, several: bool) -> str:
    return f"<h2>{escape(text)}{f', {plain_seats(chapter.seats)}' if several else ''}</h2>"


def page_one(chapter: Chapter, several: bool) -> str:
    notes = "".join(f"<p><strong>{escape(one)}</strong></p>" for one in chapter.notes)
    return heading("On one page", chapter, several) + notes + "".join(answer(one) for one in chapter.answers)


def answer(one: Answer) -> str:
    sign = ""
    if one.verdict:
        shape, word = SIGNS[one.verdict]
        kind = " off" if one.verdict in (OFF, DEPENDS) else ""
        sign = f' <span class="sign{kind}">{shape} {word}</span>'
    lines = "".join(f"<p>{escape(sentence)}</p>" for sentence in one.sentences)
    return f'<div class="answer"><h3>{escape(one.question)}{sign}</h3>{lines}</div>'


def details(chapter: Chapter, several: bool) -> str:
    out = [heading("Who played", chapter, several)]
    out.extend(figure(one) for one in chapter.section("skill"))
    for key in ORDER:
        question, own = REGISTER[key][0], chapter.section(key)
        if own:
            out.append(heading(question, chapter, several))
            out.extend(figure(one) for one in own)
    return "".join(out)


def figure(one: Figure) -> str:
    told = f"<p>{escape(said_by(one))}</p>"
    if one.tolerance is not None and one.verdict:
        told += (
            f'<p class="soft">{escape(one.verdict.capitalize())}; the tolerance is '
            f"{100 * one.tolerance:.0f} points.</p>"
        )
    return told + (chart(one.chart) if one.chart else "")


def made(chapters: Sequence[Chapter], command: str) -> str:
    lines = [
        "<h2>How it was made</h2>",
        f"<p>With <code>{escape(command)}</code>. Budgets are in iterations, so the same command gives the "
        "same "
        "numbers on any machine.</p>",
        "<p>A deal is one seed with everything that is played on it; intervals (95%) count deals, never "
        "games. "
        "Shares: Wilson, with as many sightings as the deals are worth. Means: Student. Medians: order "
        "statistics. Seats: intervals that hold together (Šidák). Lists: false discovery rate 5%, drawn to "
        "the "
        "list's mean. A verdict is given only where both levels give it.</p>",
    ]
    for one in chapters:
        if one.alike:
            lines.append(f"<p>{plain_seats(one.seats).capitalize()}: {escape(one.alike)}</p>")
        if one.variant.options:
            lines.append(f"<p>Options: <code>{escape(json.dumps(dict(one.variant.options)))}</code></p>")
        for study in one.studies:
            lines.append(
                f'<p class="soft">Study {study.label()}: {study.deals:,} deals of {len(study.seatings)} '
                f"{'bout' if len(study.seatings) == 1 else 'bouts'}, seed {escape(study.seed)}, rules and "
                "bots "
                f"{escape(str(study.data()['made']))}.</p>"
            )
    return "".join(lines)


def write_report(chapters: Sequence[Chapter], folder: Path, command: str, what: str) -> Path:
    """`report.html`, and `figures.json` beside it."""
    page = folder / "report.html"
    write(page, written(chapters, command, what).encode())
    data = {"command": command, "chapters": [one.data() for one in chapters]}
    write(folder / "figures.json", (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode())
    return page
