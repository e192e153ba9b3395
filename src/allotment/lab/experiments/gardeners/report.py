"""The report of the witness search: a page a designer can read, in one file."""

from __future__ import annotations

from html import escape
from math import log10
from typing import TYPE_CHECKING

from ....games.gardeners.components import BACK, BACKS, CARD_NUMBER, WISH
from ....words import Speaker
from .drawing import garden_svg, tiles_svg

if TYPE_CHECKING:
    from .witness import Finding

Results = dict[tuple[str, int], list["Finding"]]
HARDEST = 24
STYLE = """
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color:#222}
table{border-collapse:collapse;margin:1rem 0}
th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #ddd}
th:first-child,td:first-child,.words{text-align:left}.bar{display:inline-block;height:.7em;background:#5b8f3a}
.gallery{display:flex;flex-wrap:wrap;gap:1.5rem}figure{margin:0;width:15rem}figcaption{font-size:.85em}
.lost{color:#b00020;font-weight:bold}.matrix{overflow:auto}nav a{margin-right:1rem}
.matrix table{margin:0}
.matrix td,.matrix th{padding:0;width:13px;min-width:13px;height:13px;border:1px solid #fff;font-size:8px}
"""


def write_report(results: Results, sides: dict[str, int], budget: int, words: Speaker) -> str:
    decks = list(dict.fromkeys(name for name, _ in results))
    title = escape(words.text("witness-title"))
    body = [
        tiles_svg(),
        f"<h1>{title}</h1>",
        f"<p>{escape(words.text('witness-how', budget=budget))}</p>",
        "<nav>" + "".join(f'<a href="#{name}">{name}</a>' for name in decks) + "</nav>",
        summary(results, words),
    ]
    for name in decks:
        own = {size: findings for (deck, size), findings in results.items() if deck == name}
        body.append(f'<h2 id="{name}">{name}</h2>')
        body.append(cards_table(own, words))
        if 2 in own:
            body.append(pairs_matrix(own[2], words))
        for size in sorted(own, reverse=True):
            body.append(gallery(size, own[size], sides[name], words))
    return (
        f'<!DOCTYPE html><html lang="{words.language}"><head><meta charset="utf-8"><meta name="viewport" '
        f'content="width=device-width"><title>Gardeners: {title}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(body)}</body></html>\n"
    )


def heads(words: Speaker, kinds: list[str]) -> str:
    """Headings of columns."""
    return "".join(f"<th>{escape(words.text(kind))}</th>" for kind in kinds)


def sets_of(words: Speaker, size: int) -> str:
    return words.text("witness-sets-of", size=size)


def summary(results: Results, words: Speaker) -> str:
    rows = []
    for (name, size), findings in results.items():
        steps = sorted(finding.steps for finding in findings)
        lost = sum(finding.squares is None for finding in findings)
        rows.append(
            f"<tr><td>{name}, {escape(sets_of(words, size))}</td><td>{len(findings):,}</td>"
            f"<td{' class=lost' if lost else ''}>{lost:,}</td><td>{steps[len(steps) // 2]:,}</td>"
            f"<td>{sum(steps) / len(steps):,.0f}</td><td>{steps[-1]:,}</td></tr>"
        )
    columns = ["deck", "sets", "none-found", "median", "average", "most"]
    head = heads(words, [f"witness-{column}" for column in columns])
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def mean_steps(findings: list[Finding], card: str) -> float | None:
    steps = [finding.steps for finding in findings if card in finding.cards]
    return sum(steps) / len(steps) if steps else None


def cards_table(own: dict[int, list[Finding]], words: Speaker) -> str:
    """How hard each card is: alone, and on average in the pairs and triples it is part of."""
    cards = sorted({card for findings in own.values() for finding in findings for card in finding.cards})
    largest = max(own)
    means = {card: {size: mean_steps(findings, card) for size, findings in own.items()} for card in cards}
    cards.sort(key=lambda card: -(means[card][largest] or 0))
    most = max(means[card][largest] or 1 for card in cards)
    head = "".join(f"<th>{escape(sets_of(words, size))}</th>" for size in sorted(own))
    rows = []
    for card in cards:
        number = CARD_NUMBER[card]
        cells = "".join(
            f"<td>{means[card][size]:,.0f}</td>" if means[card][size] is not None else "<td></td>"
            for size in sorted(own)
        )
        width = 10 * (means[card][largest] or 0) / most
        rows.append(
            f"<tr><td>{card}</td><td class=words>{BACKS[BACK[number]]}</td>"
            f"<td class=words>{escape(wish(card, words))}</td>{cells}"
            f'<td class=words><span class="bar" style="width:{width:.2f}rem"></span></td></tr>'
        )
    return (
        f"<h3>{escape(words.text('witness-cards'))}</h3><p>{escape(words.text('witness-cards-how'))}</p>"
        f"<table><tr>{heads(words, ['witness-card', 'witness-type', 'witness-wish'])}"
        f"{head}<th></th></tr>{''.join(rows)}</table>"
    )


def wish(card: str, words: Speaker) -> str:
    """What a card asks for."""
    return words.say(WISH[CARD_NUMBER[card]])


def shade(steps: int, lost: bool) -> str:
    """From pale to dark green with the logarithm of the effort; red if none was found."""
    if lost:
        return "#b00020"
    depth = min(1.0, log10(max(1, steps)) / 5)
    return f"hsl(95 45% {92 - 67 * depth:.0f}%)"


def pairs_matrix(findings: list[Finding], words: Speaker) -> str:
    """How hard each pair is."""
    cards = list(dict.fromkeys(card for finding in findings for card in finding.cards))
    cards.sort(key=lambda card: CARD_NUMBER[card])
    effort = {tuple(finding.cards): finding for finding in findings}
    head = "<tr><th></th>" + "".join(f"<th>{card[-2:]}</th>" for card in cards) + "</tr>"
    rows = []
    for one in cards:
        cells = []
        for other in cards:
            finding = effort.get((one, other)) or effort.get((other, one))
            if finding is None:
                cells.append("<td></td>")
            else:
                cells.append(
                    f'<td style="background:{shade(finding.steps, finding.squares is None)}" '
                    f'title="{one} {other}: {escape(words.text("witness-steps", steps=finding.steps))}"></td>'
                )
        rows.append(f"<tr><th>{one}</th>{''.join(cells)}</tr>")
    return (
        f"<h3>{escape(words.text('witness-pairs'))}</h3><p>{escape(words.text('witness-pairs-how'))}</p>"
        f'<div class="matrix"><table>{head}{"".join(rows)}</table></div>'
    )


def gallery(size: int, findings: list[Finding], side: int, words: Speaker) -> str:
    hardest = sorted(findings, key=lambda finding: (finding.squares is not None, -finding.steps))[:HARDEST]
    figures = []
    for finding in hardest:
        picture = (
            garden_svg(side, finding.squares)
            if finding.squares is not None
            else f'<p class="lost">{escape(words.text("witness-none-found"))}</p>'
        )
        texts = "".join(f"<br>{card}: {escape(wish(card, words))}" for card in finding.cards)
        effort = words.text("witness-effort", steps=finding.steps, attempts=finding.attempts)
        figures.append(
            f"<figure>{picture}<figcaption><b>{' '.join(finding.cards)}</b>: {escape(effort)}"
            f"{texts}</figcaption></figure>"
        )
    title = escape(words.text("witness-hardest", sets=sets_of(words, size)))
    return f'<h3>{title}</h3><div class="gallery">{"".join(figures)}</div>'
