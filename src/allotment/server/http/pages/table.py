"""The table itself (gathering, play and end are one page), the invitation, and the page for what is not there."""

from __future__ import annotations

from html import escape

from ....words import ENGLISH, Speaker, lexicon
from ...tables.house_rules import changed, query
from ...tables.rules import picture
from .parts import Data, back, carried, gamebox, ibutton, icon, page, recovering


def table(info: Data, static: str, words: Speaker) -> str:
    game = info["game"]
    slug = game["slug"]
    behind = query(info["options"])  # an address that speaks of this table's numbers
    moments = getattr(picture(slug), "MOMENTS", [])
    steps = "".join(
        ibutton(f"go-{name}", words.text(f"page-{name}"), symbol, "")
        for name, symbol in (
            ("first", "first"),
            ("turn-back", "prev-turn"),
            ("back", "prev"),
            ("on", "next"),
            ("turn-on", "next-turn"),
            ("live", "last"),
        )
    )
    tabs = "".join(
        f'<button role="tab" type="button" id="tab-{name}" aria-controls="{name}" aria-selected="{str(name == "board").lower()}">{words.text(f"page-{name}")}</button>'
        for name in ("board", "seats", "log")
    )
    lesson = ""
    if info["guided"]:
        lesson = (
            f'<section class="guide" id="guide" aria-label="{words.text("page-lesson")}" hidden><p class="count" id="guidecount"></p>'
            '<div class="says" id="guidesays" role="status" aria-live="polite"></div><div class="acts" id="guideacts"></div></section>'
        )
    housed = badge(info, words)
    body = (
        f'<header class="top">{back(words)}<h1>{escape(game["title"])}</h1><div class="tools">{housed}{ibutton("undo", words.text("page-undo"), "undo", "")}'
        f'{ibutton("hint", words.text("page-hint"), "hint")}<a class="ibtn only" id="rules" href="/rules/{slug}{escape(behind)}" target="_blank" rel="noopener" title="{words.text("page-rules")}">'
        f'{icon("rules")}<span class="word">{words.text("page-rules")}</span></a>{ibutton("more", words.text("page-menu"), "more")}</div></header>'
        f'<p class="status" role="status" id="status">{words.text("page-setting-up")}</p>'
        f'<div class="lost" role="alert" id="lost" hidden>{icon("offline")}<p id="lostsays"></p><button class="btn" type="button" id="try">{words.text("page-try-now")}</button></div>'
        f'<div class="lost lent" role="alert" id="lent" hidden>{icon("person")}<p id="lentsays"></p><button class="btn" type="button" id="takeback">{words.text("page-take-back")}</button></div>'
        f'{lesson}<ol class="seats full" id="seats" aria-label="{words.text("page-seats")}"></ol>'
        f'<main class="board" id="board" aria-label="{words.text("page-board")}" data-game="{game["slug"]}"><div class="stage" data-region="board"></div></main>'
        f'<section class="shelf" aria-label="{words.text("page-displays")}"><div class="stage" data-region="shelf-a"></div><div class="stage" data-region="shelf-b"></div></section>'
        '<div class="map" aria-hidden="true"><div class="stage" data-region="map"></div></div>'
        f'<section class="sheet" aria-label="{words.text("page-your-pieces")}"><div class="hand"><div class="stage" data-region="hand"></div></div>'
        f'<section class="offers" aria-label="{words.text("page-your-moves")}" id="offers"><h2>{words.text("page-your-moves")} <span class="small quiet" id="count"></span></h2><ul id="list"></ul></section></section>'
        f'<section class="log" aria-label="{words.text("page-log")}" id="log"><h2>{words.text("page-log")}</h2><ol id="lines" tabindex="0" aria-label="{words.text("page-what-happened")}"></ol><div class="history">'
        f'<p><span id="place">{words.text("page-move-zero")}</span><span class="live" id="live">{icon("live")}{words.text("page-is-live")}</span></p>'
        f'<input type="range" id="range" min="0" max="0" value="0" aria-label="{words.text("page-move")}"><div>{steps}</div><p class="watchbar" id="watchbar" hidden>'
        f'<button class="btn small" type="button" id="pause" aria-pressed="false">{words.text("page-pause")}</button><button class="btn small" type="button" id="speed"></button></p></div></section>'
        f'<nav class="tabs" role="tablist" aria-label="{words.text("page-parts")}">{tabs}</nav>'
        f'<div class="pop card" id="pop" role="dialog" aria-label="{words.text("page-question")}" hidden></div>'
        f'<div class="whynot" id="whynot" role="status" hidden>{icon("why")}<span id="whysays"></span></div>'
        f'<div class="curtain" id="curtain" role="dialog" aria-modal="true" aria-label="{words.text("page-curtain")}" hidden></div>'
        '<div class="moment card" id="moment" aria-hidden="true" hidden></div>'
        '<div class="hide" role="log" aria-live="polite" id="aloud"></div>'
    )
    return page(
        f"{game['title']}: Allotment",
        body,
        static,
        "table",
        [*(["house"] if housed else []), "pieces", "table", *(["guide"] if lesson else [])],
        "table",
        carried(
            "info",
            {
                **info,
                "nouns": nouns(slug, words.language),
                "sorts": sorts(slug, words.language),
                "moments": moments,
                "rules": f"/rules/{slug}{behind}",
                "about": f"/api/games/{slug}/about{behind}",
            },
        ),
        words.language,
    )


def badge(info: Data, words: Speaker) -> str:
    """On a table with house rules: that there are some, and which."""
    inside = house_list(info, words)
    if not inside:
        return ""
    said = words.text("page-house")
    return f'<details class="housed"><summary class="ibtn only" title="{said}">{icon("pencil")}<span class="word">{said}</span></summary><div class="card">{inside}</div></details>'


def house_list(info: Data, words: Speaker) -> str:
    """The numbers that a table has changed, beside those of the box; "" if it plays as printed."""
    rows = "".join(
        f"<li>{escape(number['says'])}: <b>{number['value']}</b> "
        f'<span class="quiet">({words.text("page-house-box", number=number["box"])})</span></li>'
        for number in changed(info["game"]["slug"], info["options"], words.language)
    )
    return f'<div class="house-list"><h2>{words.text("page-house")}</h2><ul>{rows}</ul></div>' if rows else ""


def nouns(slug: str, language: str) -> dict[str, list[str]]:
    """What a move still asks for, by what the key of the piece begins with: one, several."""
    found: list[str] = getattr(picture(slug), "NOUNS", [])
    words = lexicon(slug, language)
    return {
        name: [words.format(f"noun-{name}", {}), words.format(f"noun-{name}", {}, "many")] for name in found
    }


def sorts(slug: str, language: str) -> dict[str, str]:
    """What moves of a sort are called together, by what their notation begins with."""
    words = lexicon(slug, language)
    named = [kind for kind in lexicon(slug, ENGLISH).entries if kind.startswith("sort-")]
    return {kind.removeprefix("sort-"): words.format(kind, {}) for kind in named}


def claim(info: Data, token: str, static: str, words: Speaker) -> str:
    game = info["game"]
    people = [seat["name"] for seat in info["seats"] if seat["name"]]
    free = sum(1 for seat in info["seats"] if seat["kind"] == "open")
    here = words.text("page-at-table", names=people, count=len(people)) if people else ""
    if free:
        form = (
            f'<label class="field">{words.text("page-your-name")}<input id="name" maxlength="24" autocomplete="nickname" value=""></label>'
            f'<button class="btn first" id="claim" type="button">{icon("check")}{words.text("page-take-seat")}</button>'
        )
    else:
        form = f"<p>{words.text('page-all-taken')}</p>"
    seal = ""
    if free and info["commitment"]:
        said = words.text("page-seal", commitment=info["commitment"])
        seal = f'<p class="small quiet">{said}</p>'
    body = (
        f'<header class="top">{back(words)}<h1>{escape(game["title"])}</h1></header><main class="letter"><section class="card">'
        f"{gamebox(game['slug'], game['title'], static)}<div><h2>{words.text('page-invited')}</h2><p>{escape(here)}</p>{house_list(info, words)}{form}{seal}"
        f"{recovering(words, open=not free)}</div></section></main>"
    )
    data = carried("info", {name: info[name] for name in ("id", "luck", "commitment")} | {"token": token})
    title = words.text("page-invitation", game=game["title"])
    return page(title, body, static, "lobby plain", ["lobby", "house"], "lobby", data, words.language)


def watching(info: Data, token: str, static: str, words: Speaker) -> str:
    """The link to watch: a button, as an invitation has one."""
    game = info["game"]
    people = [seat["name"] for seat in info["seats"] if seat["name"]]
    body = (
        f'<header class="top">{back(words)}<h1>{escape(game["title"])}</h1></header><main class="letter"><section class="card">'
        f"{gamebox(game['slug'], game['title'], static)}<div><h2>{words.text('page-may-watch')}</h2><p>{escape(', '.join(people))}</p>{house_list(info, words)}"
        f'<button class="btn first" id="watch" type="button">{icon("watch")}{words.text("page-watch")}</button></div></section></main>'
    )
    data = carried("info", {"id": info["id"], "luck": "", "commitment": "", "token": token})
    title = words.text("page-to-watch", game=game["title"])
    return page(title, body, static, "lobby plain", ["lobby", "house"], "lobby", data, words.language)


def problem(status: int, why: str, static: str, words: Speaker) -> str:
    title = words.text(f"page-{status}" if status in (403, 404, 429) else "page-problem")
    said = f"{why[:1].upper()}{why[1:]}{'' if why.endswith('.') else '.'}"
    body = (
        f'<header class="top">{back(words)}<h1>Allotment</h1></header><main class="letter"><section class="card">'
        f"{icon('deco-robin', 'robin')}<div><h2>{title}</h2><p>{escape(said)}</p>"
        f'<a class="btn first" href="/">{icon("shelf")}{words.text("page-shelf")}</a>{recovering(words, open=True) if status == 403 else ""}'
        "</div></section></main>"
    )
    script = "home" if status == 403 else ""
    return page(title, body, static, "lobby plain", ["lobby"], script, language=words.language)
