"""The table itself (gathering, play and end are one page), the invitation, and the page for what is not there."""

from __future__ import annotations

from html import escape
from typing import Any

from ...words import ENGLISH, lexicon
from ..sight import picture
from .parts import Data, back, carried, gamebox, ibutton, icon, page, recovering


def table(info: Data, static: str, language: str) -> str:
    game = info["game"]
    slug = game["slug"]
    moments = getattr(picture(slug), "MOMENTS", [])
    steps = "".join(
        ibutton(f"go-{name}", word, symbol, "")
        for name, word, symbol in (
            ("first", "First", "first"),
            ("turn-back", "Previous turn", "prev-turn"),
            ("back", "Previous move", "prev"),
            ("on", "Next move", "next"),
            ("turn-on", "Next turn", "next-turn"),
            ("live", "Live", "last"),
        )
    )
    tabs = "".join(
        f'<button role="tab" type="button" id="tab-{name.lower()}" aria-controls="{panel}" aria-selected="{str(name == "Board").lower()}">{name}</button>'
        for name, panel in (("Board", "board"), ("Seats", "seats"), ("Log", "log"))
    )
    lesson = ""
    if info["guided"]:
        lesson = (
            '<section class="guide" id="guide" aria-label="Lesson" hidden><p class="count" id="guidecount"></p>'
            '<div class="says" id="guidesays" role="status" aria-live="polite"></div><div class="acts" id="guideacts"></div></section>'
        )
    body = (
        f'<header class="top">{back(static)}<h1>{escape(game["title"])}</h1><div class="tools">{ibutton("undo", "Undo", "undo", "")}'
        f'{ibutton("hint", "Hint", "hint")}<a class="ibtn only" id="rules" href="/rules/{game["slug"]}" target="_blank" rel="noopener" title="Rules">'
        f'{icon("rules")}<span class="word">Rules</span></a>{ibutton("more", "More", "more")}</div></header>'
        '<p class="status" role="status" id="status">Setting up the table…</p>'
        f'<div class="lost" role="alert" id="lost" hidden>{icon("offline")}<p id="lostsays"></p><button class="btn" type="button" id="try">Try now</button></div>'
        f'<div class="lost lent" role="alert" id="lent" hidden>{icon("person")}<p id="lentsays"></p><button class="btn" type="button" id="takeback">Take my seat back</button></div>'
        f'{lesson}<ol class="seats full" id="seats" aria-label="Seats"></ol>'
        f'<main class="board" id="board" aria-label="Board" data-game="{game["slug"]}"><div class="stage" data-region="board"></div></main>'
        '<section class="shelf" aria-label="Displays"><div class="stage" data-region="shelf-a"></div><div class="stage" data-region="shelf-b"></div></section>'
        '<div class="map" aria-hidden="true"><div class="stage" data-region="map"></div></div>'
        '<section class="sheet" aria-label="Your pieces"><div class="hand"><div class="stage" data-region="hand"></div></div>'
        '<section class="offers" aria-label="Your moves" id="offers"><h2>Your moves <span class="small quiet" id="count"></span></h2><ul id="list"></ul></section></section>'
        '<section class="log" aria-label="Log" id="log"><h2>Log</h2><ol id="lines" tabindex="0" aria-label="What happened"></ol><div class="history">'
        f'<p><span id="place">move 0</span><span class="live" id="live">{icon("live")}live</span></p>'
        f'<input type="range" id="range" min="0" max="0" value="0" aria-label="Move"><div>{steps}</div><p class="watchbar" id="watchbar" hidden>'
        '<button class="btn small" type="button" id="pause" aria-pressed="false">Pause</button><button class="btn small" type="button" id="speed"></button></p></div></section>'
        f'<nav class="tabs" role="tablist" aria-label="Parts of the table">{tabs}</nav>'
        '<div class="pop card" id="pop" role="dialog" aria-label="Question" hidden></div>'
        f'<div class="whynot" id="whynot" role="status" hidden>{icon("why")}<span id="whysays"></span></div>'
        '<div class="curtain" id="curtain" role="dialog" aria-modal="true" aria-label="Curtain" hidden></div>'
        '<div class="moment card" id="moment" aria-hidden="true" hidden></div>'
        '<div class="hide" role="log" aria-live="polite" id="aloud"></div>'
    )
    return page(
        f"{game['title']}: Allotment",
        body,
        static,
        "table",
        ["home", "pieces", "table", "end", *(["guide"] if lesson else [])],
        "table",
        carried(
            "info",
            {**info, "nouns": nouns(slug, language), "sorts": sorts(slug, language), "moments": moments},
        ),
        language,
    )


def nouns(slug: str, language: str) -> dict[str, list[str]]:
    """What a move still asks for, by what the key of the piece begins with: one, several."""
    found: Any = getattr(picture(slug), "NOUNS", {})
    if isinstance(found, dict):  # sentences of a game that has no words file yet
        return {name: list(words) for name, words in found.items()}
    words = lexicon(slug, language)
    return {
        name: [words.format(f"noun-{name}", {}), words.format(f"noun-{name}", {}, "many")] for name in found
    }


def sorts(slug: str, language: str) -> dict[str, str]:
    """What moves of a sort are called together, by what their notation begins with."""
    words = lexicon(slug, language)
    named = [kind for kind in lexicon(slug, ENGLISH).entries if kind.startswith("sort-")]
    return {kind.removeprefix("sort-"): words.format(kind, {}) for kind in named}


def claim(info: Data, token: str, static: str) -> str:
    game = info["game"]
    people = [seat["name"] for seat in info["seats"] if seat["name"]]
    free = sum(1 for seat in info["seats"] if seat["kind"] == "open")
    here = ", ".join(people) + (" is" if len(people) == 1 else " are") + " at the table." if people else ""
    if free:
        form = (
            '<label class="field">Your name<input id="name" maxlength="24" autocomplete="nickname" value=""></label>'
            f'<button class="btn first" id="claim" type="button">{icon("check")}Take a seat</button>'
        )
    else:
        form = "<p>Every seat of this table is taken. If one of them is yours, its recovery code opens it here.</p>"
    seal = ""
    if free and info["commitment"]:
        seal = f'<p class="small quiet">The server has sealed its part of the luck as <code>{info["commitment"]}</code>; your browser adds its own.</p>'
    body = (
        f'<header class="top">{back(static)}<h1>{escape(game["title"])}</h1></header><main class="letter"><section class="card">'
        f"{gamebox(game['slug'], game['title'], static)}<div><h2>You are invited</h2><p>{escape(here)}</p>{form}{seal}"
        f"{recovering(open=not free)}</div></section></main>"
    )
    data = carried("info", {name: info[name] for name in ("id", "luck", "commitment")} | {"token": token})
    return page(f"An invitation to {game['title']}", body, static, "lobby plain", ["home"], "lobby", data)


def watching(info: Data, token: str, static: str) -> str:
    """The link to watch: a button, as an invitation has one."""
    game = info["game"]
    people = [seat["name"] for seat in info["seats"] if seat["name"]]
    body = (
        f'<header class="top">{back(static)}<h1>{escape(game["title"])}</h1></header><main class="letter"><section class="card">'
        f"{gamebox(game['slug'], game['title'], static)}<div><h2>You may watch</h2><p>{escape(', '.join(people))}</p>"
        f'<button class="btn first" id="watch" type="button">{icon("watch")}Watch</button></div></section></main>'
    )
    data = carried("info", {"id": info["id"], "luck": "", "commitment": "", "token": token})
    return page(f"{game['title']}, to watch", body, static, "lobby plain", ["home"], "lobby", data)


def problem(status: int, why: str, static: str) -> str:
    title = {404: "Nothing grows here", 403: "This seat is not yours", 429: "Too fast"}.get(
        status, "That did not work"
    )
    said = f"{why[:1].upper()}{why[1:]}{'' if why.endswith('.') else '.'}"
    body = (
        f'<header class="top">{back(static)}<h1>Allotment</h1></header><main class="letter"><section class="card">'
        f"{icon('deco-robin', 'robin')}<div><h2>{title}</h2><p>{escape(said)}</p>"
        f'<a class="btn first" href="/">{icon("shelf")}Back to the shelf</a>{recovering(open=True) if status == 403 else ""}'
        "</div></section></main>"
    )
    return page(title, body, static, "lobby plain", ["home"], "home" if status == 403 else "")
