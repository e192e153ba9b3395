"""The rules of a game as a page: SPEC.md with every rule's id an anchor."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from .parts import Data, back, gamebox, ibutton, icon, page

RULE: Final = re.compile(r"\b([A-Z]{2}-[A-Z]+(?:-[A-Z]+)*-\d+)\b")


def rules(game: Data, text: str, static: str) -> str:
    shown, headings = marked_up(text)
    links = "".join(f'<li><a href="#part-{number}">{title}</a></li>' for number, title in headings)
    learn = '<p class="problem" id="problem" role="alert" hidden></p>'
    if game["guide"]:
        learn = f'<button class="btn" type="button" data-learn="{game["slug"]}">{icon("learn")}A guided first game</button>{learn}'
    body = (
        f'<header class="top">{back(static)}<h1>{escape(game["title"])}: the rules</h1>{ibutton("theme", "Dark", "moon")}</header>'
        f'<main class="book"><nav aria-label="Chapters">{gamebox(game["slug"], game["title"], static)}<ol>{links}</ol>{learn}</nav><article class="card">{shown}</article></main>'
    )
    return page(f"{game['title']}: the rules", body, static, "lobby plain", ["home"], "home")


def inline(text: str, seen: set[str]) -> str:
    """Code, bold, italics; the first mention of a rule's id is its anchor, the others link to it."""
    text = escape(text, quote=False)
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    text = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"(?<!\*)\*([^*\s][^*]*)\*", r"<i>\1</i>", text)

    def anchor(found: re.Match[str]) -> str:
        rule = found.group(1)
        if rule in seen:
            return f'<a href="#{rule}">{rule}</a>'
        seen.add(rule)
        return f'<span class="rule" id="{rule}">{rule}</span>'

    return RULE.sub(anchor, text)


def marked_up(text: str) -> tuple[str, list[tuple[int, str]]]:
    """As much Markdown as our SPECs use: headings, lists, tables, fenced code, paragraphs."""
    seen: set[str] = set()
    headings: list[tuple[int, str]] = []
    parts: list[str] = []
    for block in blocks(text):
        first = block[0]
        if first.startswith("#"):
            depth = len(first) - len(first.lstrip("#"))
            title = inline(first.lstrip("# "), set(RULE.findall(first)))
            if depth == 1:
                parts.append(f"<h2>{title}</h2>")
            elif depth == 2:
                headings.append((len(headings), title))
                parts.append(f'<h3 id="part-{len(headings) - 1}">{title}</h3>')
            else:
                parts.append(f"<h4>{title}</h4>")
        elif first.startswith("```"):
            parts.append(f'<pre tabindex="0">{escape(chr(10).join(block[1:-1]))}</pre>')
        elif first.startswith("|"):
            parts.append(grid(block, seen))
        elif re.match(r"[-*] |\d+\. ", first):
            ordered = first[0].isdigit()
            items = re.split(r"\n(?=[-*] |\d+\. )", "\n".join(block))
            rows = "".join(
                "<li>" + inline(re.sub(r"^([-*]|\d+\.) ", "", item).replace("\n", " "), seen) + "</li>"
                for item in items
            )
            parts.append(f"<ol>{rows}</ol>" if ordered else f"<ul>{rows}</ul>")
        else:
            parts.append(f"<p>{inline(' '.join(block), seen)}</p>")
    return "".join(parts), headings


def blocks(text: str) -> list[list[str]]:
    found: list[list[str]] = []
    block: list[str] = []
    fenced = False
    for line in text.split("\n"):
        if line.startswith("```"):
            if fenced:
                found.append([*block, line])
                block = []
            else:
                if block:
                    found.append(block)
                block = [line]
            fenced = not fenced
        elif fenced:
            block.append(line)
        elif not line.strip() or line.startswith("#"):
            if block:
                found.append(block)
            block = []
            if line.startswith("#"):
                found.append([line])
        else:
            starts = bool(re.match(r"[-*] |\d+\. ", line))
            if block and starts and not re.match(r"[-*] |\d+\. ", block[0]):
                found.append(block)
                block = []
            block.append(line)
    if block:
        found.append(block)
    return found


def grid(block: list[str], seen: set[str]) -> str:
    rows: list[str] = []
    for number, line in enumerate(block):
        if set(line) <= set("|-: "):
            continue
        name = "td" if number else "th"
        cells = line.strip().strip("|").replace("\\|", "¦").split("|")
        rows.append(
            "<tr>" + "".join(f"<{name}>{inline(cell.strip(), seen)}</{name}>" for cell in cells) + "</tr>"
        )
    return (
        '<div class="scroll" tabindex="0" role="region" aria-label="Table"><table>'
        + "".join(rows)
        + "</table></div>"
    )
