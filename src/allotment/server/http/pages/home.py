"""The shelf, and the page where a table is made."""

from __future__ import annotations

from html import escape
from typing import Final

from ....kernel.options import HOUSE
from ....words import Speaker, speaker
from .options import worded
from .parts import Data, back, carried, facts, gamebox, ibutton, icon, page, recovering, shape

# What stands on the plank beside each box: symbol and its box.
DECORATIONS: Final = {
    "the-gardens": [("pots", "0 -4 94 104")],
    "four-gardens": [("trowel", "8 2 52 98")],
    "garden-dice": [("twine", "0 8 124 92")],
    "gardeners": [("packet", "4 0 84 98")],
    "mysterious-garden": [("robin", "0 0 100 100"), ("can", "0 0 106 100")],
}
ORDER: Final = list(DECORATIONS)
MOST_DONE: Final = 6  # finished games on the shelf


def shelf(games: list[Data], tables: list[Data], static: str, words: Speaker) -> str:
    placed = sorted(
        games, key=lambda game: ORDER.index(game["slug"]) if game["slug"] in ORDER else len(ORDER)
    )
    boxes = "".join(standing(game, static, words) for game in placed)
    still = "".join(
        icon(f"deco-{name}", "", box)
        for name, box in (("packet", "4 0 84 98"), ("can", "0 0 106 100"), ("pots", "0 -4 94 104"))
    )
    boxes += f'<div class="game rest" aria-hidden="true"><div class="still">{still}</div><div class="plank"></div></div>'
    body = (
        f'<div class="home"><header class="sign">{icon("logo", "logo", "-4 -7 108 108")}<h1>Allotment</h1>'
        f"<p>{words.text('page-home')}</p>"
        f'<div class="ibtns">{ibutton("import", words.text("page-import"), "import")}{ibutton("bell", words.text("page-bell"), "bell")}'
        f'{ibutton("settings", words.text("page-settings"), "more")}{ibutton("theme", words.text("page-dark"), "moon")}</div><input type="file" id="file" accept=".txt,text/plain" hidden></header>'
        f'<main class="shelf" aria-label="{words.text("page-the-shelf")}">{boxes}</main>{below(placed, tables, static, words)}</div><div class="pop card" id="pop" role="dialog" aria-label="{words.text("page-settings")}" hidden></div>'
    )
    return page(
        "Allotment", body, static, "at-home", ["lobby", "home", "house"], "home", language=words.language
    )


def standing(game: Data, static: str, words: Speaker) -> str:
    slug, title = game["slug"], escape(game["title"])
    decorations = "".join(
        icon(f"deco-{name}", f"deco deco-{name}", box) for name, box in DECORATIONS.get(slug, [])
    )
    says = words.text("page-play-says", game=game["title"])
    return (
        f'<article class="game" aria-labelledby="n-{slug}">{gamebox(slug, game["title"], static, f"/new/{slug}?now", says)}'
        f'<div class="plank">{decorations}</div><div class="tag"><div class="text"><h2 id="n-{slug}">{title}</h2>'
        f"{facts(game, words)}<p>{escape(line_of(game, words))}</p></div>"
        f'<div class="do"><button class="btn first" type="button" data-play="{slug}">{icon("play")}{words.text("page-play")}</button>'
        f'<a class="btn" href="/new/{slug}">{icon("friends")}{words.text("page-friends")}</a>'
        f'<button class="btn" type="button" data-watch="{slug}">{icon("watch")}{words.text("page-watch")}</button>'
        f"{learning(game, words)}</div></div></article>"
    )


def learning(game: Data, words: Speaker) -> str:
    """A guided first game where there is one; else the rules."""
    inside = f"{icon('learn')}{words.text('page-learn')}"
    if not game["guide"]:
        return f'<a class="btn" href="/rules/{game["slug"]}">{inside}</a>'
    return f'<button class="btn" type="button" data-learn="{game["slug"]}" title="{words.text("page-learn-says")}">{inside}</button>'


def below(games: list[Data], tables: list[Data], static: str, words: Speaker) -> str:
    """Every game that is still played, the ones that wait for you first; of those that are over the newest."""
    broken = "".join(troubled(info, words) for info in tables if "trouble" in info)
    tables = [info for info in tables if "trouble" not in info]
    live = [info for info in tables if info["stage"] != "over"]
    live.sort(key=lambda info: not info["your_turn"])
    done = [info for info in tables if info["stage"] == "over"][:MOST_DONE]
    rows = "".join(row(info, static, words) for info in live + done) + broken
    labs = "".join(
        f'<a class="btn small" href="/lab/{game["slug"]}">{escape(game["title"])}</a>' for game in games
    )
    rows = f"<ul>{rows}</ul>" if rows else f'<p class="quiet">{words.text("page-none-yet")}</p>'
    return (
        f'<section class="below" aria-label="{words.text("page-more")}"><section class="panel card tables"><h2>{icon("shelf")}{words.text("page-your-tables")}</h2>{rows}{recovering(words)}</section>'
        f'<section class="panel card"><h2>{icon("pencil")}{words.text("page-designers")}</h2><p>{words.text("page-designers-say")}</p>'
        f'<p class="labs">{labs}</p></section>'
        f'<section class="panel card"><h2>{icon("lens")}{words.text("page-researchers")}</h2><p>{words.text("page-researchers-say")}</p>'
        f'<a class="btn" href="/api/openapi.json">{words.text("page-http")}</a></section></section>'
    )


def troubled(info: Data, words: Speaker) -> str:
    return (
        f'<li><div><b class="serif">{words.text("page-trouble")}</b><p class="who">{escape(info["trouble"])}</p></div>'
        f'<a class="btn" href="/t/{info["id"]}">{words.text("page-try")}</a></li>'
    )


def row(info: Data, static: str, words: Speaker) -> str:
    slug, mine = info["game"]["slug"], info["you"]["seats"]
    you, free = words.text("page-you"), words.text("page-open")
    names = "".join(
        f'<span data-seat="{seat}">{shape(seat)}{escape(you if seat in mine else held["name"] or free)}</span>'
        for seat, held in enumerate(info["seats"])
    )
    stage, kind = info["stage"], "btn"
    if stage == "over":
        word = words.text("page-score-pad")
    elif stage == "gathering":
        word = words.text("page-waiting")
    elif info["your_turn"]:
        word, kind = words.text("page-your-turn"), "btn yours"
    else:
        acting = [info["seats"][seat]["name"] for seat in info["to_act"] if seat >= 0]
        alone = len(acting) == 1
        word = words.text("page-their-turn", name=acting[0]) if alone else words.text("page-continue")
    said = words.text(f"page-is-{stage if stage != 'playing' else 'played'}", game=info["game"]["title"])
    if HOUSE in info["options"]:
        names += f'<span class="tagged">{icon("pencil")}{words.text("page-house")}</span>'
    return (
        f'<li><img class="mini" src="{static}/box-{slug}.svg" alt="" width="36" height="48"><div><b class="serif">{escape(said)}</b>'
        f'<p class="who">{names}</p></div><a class="{kind}" href="/t/{info["id"]}">{escape(word)}</a>{goodbye(info, words)}</li>'
    )


def goodbye(info: Data, words: Speaker) -> str:
    """Off one's shelf: a finished or watched game is removed, one's own seat is given up."""
    sits = info["you"]["seats"] and info["stage"] != "over"
    what = "leave" if sits else "remove"
    word, says = words.text(f"page-{what}", game=info["game"]["title"]), words.text(f"page-{what}-says")
    return (
        f'<button class="ibtn" type="button" data-leave="{info["id"]}" data-sits="{int(bool(sits))}" title="{says}">'
        f'{icon("close")}<span class="hide">{escape(word)}</span></button>'
    )


def line_of(game: Data, words: Speaker) -> str:
    """What the box says."""
    return speaker(game["slug"], words.language).text("box-line")


def lobby(game: Data, levels: list[Data], static: str, words: Speaker) -> str:
    """A new table: seats and options. The script fills both from the data, as they depend on each other."""
    houses = ""
    if game["house"]:
        says = f'<p class="small quiet">{words.text("page-house-says")}</p>'
        houses = f'<details class="houses card"><summary>{icon("pencil")}{words.text("page-house")}</summary>{says}<div id="house"></div></details>'
    body = (
        f'<header class="top">{back(words)}<h1>{words.text("page-new")}</h1>'
        f'<a class="ibtn only" href="/rules/{game["slug"]}" title="{words.text("page-rules")}">{icon("rules")}<span class="word">{words.text("page-rules")}</span></a>'
        f"{ibutton('theme', words.text('page-dark'), 'moon')}</header>"
        f'<p class="status" role="status" id="status">{words.text("page-choose")}</p><main>'
        f'<section class="cover">{gamebox(game["slug"], game["title"], static)}<div><h2>{escape(game["title"])}</h2>{facts(game, words)}'
        f'<p class="small quiet">{escape(line_of(game, words))}</p></div></section>'
        f'<section class="a-seats"><div class="headrow"><h2>{words.text("page-seats")}</h2><div class="picks" id="count" role="radiogroup" aria-label="{words.text("page-seat-count")}"></div></div>'
        f'<p class="small quiet" id="beyond" role="status" hidden>{words.text("page-beyond")}</p>'
        '<ol class="places" id="places"></ol></section>'
        f'<section class="a-invite"><div class="invite card"><h2>{words.text("page-invite")}</h2><p class="small quiet" id="open">{icon("seat-open", "chair")}'
        f"<span>{words.text('page-invite-says')}</span></p></div>"
        f'<div class="startbar"><button class="btn first" id="start" type="button">{icon("play")}<span><b id="startdoes">{words.text("page-start")}</b><small id="startsays"></small></span></button></div>'
        '<p class="problem" id="problem" role="alert" hidden></p></section>'
        f'<section class="a-rules"><h2>{words.text("page-options")}</h2><form class="options card" id="options"></form>{houses}</section></main>'
    )
    data = carried("game", worded(game, words.language)) + carried("levels", levels)
    title = words.text("page-new-title", game=game["title"])
    return page(title, body, static, "lobby", ["lobby", "house"], "lobby", data, words.language)
