"""The shelf, and the page where a table is made."""

from __future__ import annotations

from html import escape
from typing import Final

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
LINES: Final = {
    "the-gardens": "Lay out a botanic garden card by card; your visitors walk it and score what they see.",
    "four-gardens": "Turn the pagoda, gather stone, water, plants and wood, and paint four panoramas.",
    "garden-dice": "Four dice are your money, your map and your watering can. Mind the rabbit.",
    "gardeners": "One garden, secret wishes, not a word: finish it together before the sand runs out.",
    "mysterious-garden": "Slip over the wall by night, net the gnomes and be off with the treasure.",
}
ORDER: Final = list(LINES)
MOST_DONE: Final = 6  # finished games on the shelf


def shelf(games: list[Data], tables: list[Data], static: str) -> str:
    placed = sorted(
        games, key=lambda game: ORDER.index(game["slug"]) if game["slug"] in ORDER else len(ORDER)
    )
    boxes = "".join(standing(game, static) for game in placed)
    still = "".join(
        icon(f"deco-{name}", "", box)
        for name, box in (("packet", "4 0 84 98"), ("can", "0 0 106 100"), ("pots", "0 -4 94 104"))
    )
    boxes += f'<div class="game rest" aria-hidden="true"><div class="still">{still}</div><div class="plank"></div></div>'
    count = {1: "One garden board game", 2: "Two garden board games", 3: "Three garden board games"}
    count.update({4: "Four garden board games", 5: "Five garden board games"})
    body = (
        f'<div class="home"><header class="sign">{icon("logo", "logo", "-4 -7 108 108")}<h1>Allotment</h1>'
        f"<p>{count.get(len(games), 'Garden board games')} at one table in your browser: against bots, with friends, no account.</p>"
        f'<div class="ibtns">{ibutton("import", "Import a game", "import")}{ibutton("bell", "Tell me when it is my turn", "bell")}'
        f'{ibutton("settings", "Settings", "more")}{ibutton("theme", "Dark", "moon")}</div><input type="file" id="file" accept=".txt,text/plain" hidden></header>'
        f'<main class="shelf" aria-label="The shelf">{boxes}</main>{below(tables, static)}</div><div class="pop card" id="pop" role="dialog" aria-label="Settings" hidden></div>'
    )
    return page("Allotment", body, static, "at-home", ["home"], "home")


def standing(game: Data, static: str) -> str:
    slug, title = game["slug"], escape(game["title"])
    decorations = "".join(
        icon(f"deco-{name}", f"deco deco-{name}", box) for name, box in DECORATIONS.get(slug, [])
    )
    says = f"Play {game['title']} now, against bots"
    return (
        f'<article class="game" aria-labelledby="n-{slug}">{gamebox(slug, game["title"], static, f"/new/{slug}?now", says)}'
        f'<div class="plank">{decorations}</div><div class="tag"><div class="text"><h2 id="n-{slug}">{title}</h2>'
        f"{facts(game)}<p>{escape(str(LINES.get(slug) or game['line']))}</p></div>"
        f'<div class="do"><button class="btn first" type="button" data-play="{slug}">{icon("play")}Play now</button>'
        f'<a class="btn" href="/new/{slug}">{icon("friends")}With friends</a>'
        f'<button class="btn" type="button" data-watch="{slug}">{icon("watch")}Watch</button>'
        f"{learning(game)}</div></div></article>"
    )


def learning(game: Data) -> str:
    """A guided first game where there is one; else the rules."""
    inside = f"{icon('learn')}Learn"
    if not game["guide"]:
        return f'<a class="btn" href="/rules/{game["slug"]}">{inside}</a>'
    return f'<button class="btn" type="button" data-learn="{game["slug"]}" title="A guided first game: you make the moves">{inside}</button>'


def below(tables: list[Data], static: str) -> str:
    """Every game that is still played, the ones that wait for you first; of those that are over the newest."""
    broken = "".join(troubled(info) for info in tables if "trouble" in info)
    tables = [info for info in tables if "trouble" not in info]
    live = [info for info in tables if info["stage"] != "over"]
    live.sort(key=lambda info: not info["your_turn"])
    done = [info for info in tables if info["stage"] == "over"][:MOST_DONE]
    rows = "".join(row(info, static) for info in live + done) + broken
    rows = f"<ul>{rows}</ul>" if rows else '<p class="quiet">None yet. Take a box from the shelf.</p>'
    return (
        f'<section class="below" aria-label="More"><section class="panel card tables"><h2>{icon("shelf")}Your tables</h2>{rows}{recovering()}</section>'
        f'<section class="panel card"><h2>{icon("pencil")}For designers</h2><p>Write a rule down as a scenario, let bots meet in '
        "the arena, take every game home as data.</p><p><code>allotment check</code> <code>arena</code> <code>trace</code></p></section>"
        f'<section class="panel card"><h2>{icon("lens")}For researchers</h2><p>Every position has a text, every game a seed: '
        'environments with hidden information, up to six seats, and exact replays.</p><a class="btn" href="/api/openapi.json">The HTTP interface</a></section></section>'
    )


def troubled(info: Data) -> str:
    return (
        f'<li><div><b class="serif">A table in trouble</b><p class="who">{escape(info["trouble"])}</p></div>'
        f'<a class="btn" href="/t/{info["id"]}">Try it</a></li>'
    )


def row(info: Data, static: str) -> str:
    slug, mine = info["game"]["slug"], info["you"]["seats"]
    names = "".join(
        f'<span data-seat="{seat}">{shape(seat)}{escape("you" if seat in mine else held["name"] or "open")}</span>'
        for seat, held in enumerate(info["seats"])
    )
    stage, kind = info["stage"], "btn"
    if stage == "over":
        word = "Score pad"
    elif stage == "gathering":
        word = "Waiting for people"
    elif info["your_turn"]:
        word, kind = "Your turn", "btn yours"
    else:
        acting = [info["seats"][seat]["name"] for seat in info["to_act"] if seat >= 0]
        word = f"{acting[0]}’s turn" if len(acting) == 1 else "Continue"
    said = {"over": "over", "gathering": "gathering"}.get(stage, "in play")
    return (
        f'<li><img class="mini" src="{static}/box-{slug}.svg" alt="" width="36" height="48"><div><b class="serif">{escape(info["game"]["title"])}, {said}</b>'
        f'<p class="who">{names}</p></div><a class="{kind}" href="/t/{info["id"]}">{escape(word)}</a>{goodbye(info)}</li>'
    )


def goodbye(info: Data) -> str:
    """Off one's shelf: a finished or watched game is removed, one's own seat is given up."""
    sits = info["you"]["seats"] and info["stage"] != "over"
    word = "Leave" if sits else "Remove"
    says = "Leave this game" if sits else "Remove this game from your shelf"
    return (
        f'<button class="ibtn" type="button" data-leave="{info["id"]}" data-sits="{int(bool(sits))}" title="{says}">'
        f'{icon("close")}<span class="hide">{word}: {escape(info["game"]["title"])}</span></button>'
    )


def lobby(game: Data, levels: list[Data], static: str) -> str:
    """A new table: seats and options. The script fills both from the data, as they depend on each other."""
    body = (
        f'<header class="top">{back(static)}<h1>A new table</h1>'
        f'<a class="ibtn only" href="/rules/{game["slug"]}" title="Rules">{icon("rules")}<span class="word">Rules</span></a>'
        f"{ibutton('theme', 'Dark', 'moon')}</header>"
        '<p class="status" role="status" id="status">Choose players and options</p><main>'
        f'<section class="cover">{gamebox(game["slug"], game["title"], static)}<div><h2>{escape(game["title"])}</h2>{facts(game)}'
        f'<p class="small quiet">{escape(str(LINES.get(game["slug"]) or game["line"]))}</p></div></section>'
        '<section class="a-seats"><div class="headrow"><h2>Seats</h2><div class="picks" id="count" role="radiogroup" aria-label="Number of seats"></div></div>'
        '<p class="small quiet" id="beyond" role="status" hidden>The printed game is for fewer: so many seats are beyond the box.</p>'
        '<ol class="places" id="places"></ol></section>'
        f'<section class="a-invite"><div class="invite card"><h2>Invite</h2><p class="small quiet" id="open">{icon("seat-open", "chair")}'
        "<span>Friends join by a link or a QR code, which you get in a moment. They need no account.</span></p></div>"
        f'<div class="startbar"><button class="btn first" id="start" type="button">{icon("play")}<span><b id="startdoes">Start</b><small id="startsays"></small></span></button></div>'
        '<p class="problem" id="problem" role="alert" hidden></p></section>'
        '<section class="a-rules"><h2>Options</h2><form class="options card" id="options"></form></section></main>'
    )
    data = carried("game", worded(game)) + carried("levels", levels)
    return page(f"A new table: {game['title']}", body, static, "lobby", ["home"], "lobby", data)
