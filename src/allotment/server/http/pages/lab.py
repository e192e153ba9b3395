"""A game taken apart: sliders for its numbers, and what bots make of them."""

from __future__ import annotations

from html import escape

from ....words import Speaker
from .parts import Data, back, carried, gamebox, ibutton, icon, page


def lab(game: Data, levels: list[Data], why: str, static: str, words: Speaker) -> str:
    """`why` nothing can be played here: "off", "missing", or "" if it can."""
    slug, title = game["slug"], words.text("page-lab-title", game=game["title"])
    says = words.text("page-lab-says" if game["house"] else "page-lab-no-house")
    command = f"allotment lab report {slug}"
    refused = ""
    if why:
        refused = f'<p class="note card">{words.text(f"page-lab-{why}")} <code>{COMMANDS[why]}</code></p>'
    controls = (
        f'<fieldset><legend>{words.text("page-seat-count")}</legend><div class="picks" id="count"></div></fieldset>'
        f'<fieldset><legend>{words.text("page-lab-level")}</legend><div class="picks" id="level"></div></fieldset>'
        f'<fieldset><legend>{words.text("page-lab-deals")}</legend><div class="picks" id="deals"></div></fieldset>'
        f'<p class="small quiet">{words.text("page-lab-level-says")}</p>'
        f'<div class="acts"><button class="btn first" id="run" type="button"{" disabled" if why else ""}>{icon("lens")}{words.text("page-lab-run")}</button>'
        f'<button class="btn" id="stop" type="button" hidden>{icon("close")}{words.text("page-lab-stop")}</button></div>'
        f'<div id="bar" hidden><progress id="progress" max="1" value="0" aria-label="{words.text("page-lab-progress")}"></progress></div>'
        '<p class="small" id="state" role="status"></p><p class="problem" id="problem" role="alert" hidden></p>'
    )
    body = (
        f'<header class="top">{back(words)}<h1>{escape(title)}</h1>'
        f'<a class="ibtn only" id="rules" href="/rules/{slug}" title="{words.text("page-rules")}">{icon("rules")}<span class="word">{words.text("page-rules")}</span></a>'
        f"{ibutton('theme', words.text('page-dark'), 'moon')}</header>"
        f'<main class="lab"><section class="asks"><div class="intro">{gamebox(slug, game["title"], static)}<p>{says}</p></div>'
        f'<section class="card"><h2>{icon("pencil")}{words.text("page-house")}</h2><div id="house"></div></section></section>'
        f'<section class="answers"><section class="card controls">{refused}{controls}</section>'
        f'<section class="card" aria-label="{words.text("page-lab-figures")}"><h2>{icon("lens")}{words.text("page-lab-figures")}</h2>'
        f'<p class="quiet" id="none">{words.text("page-lab-none")}</p><div id="figures"></div><ul class="small quiet" id="notes"></ul></section>'
        f'<section class="card"><h2>{icon("friends")}{words.text("page-lab-table")}</h2><p>{words.text("page-lab-table-says")}</p>'
        f'<div class="acts"><button class="btn first" id="friends" type="button">{icon("friends")}{words.text("page-lab-friends")}</button>'
        f'<button class="btn" id="bots" type="button">{icon("play")}{words.text("page-lab-bots")}</button>'
        f'<button class="btn" id="copy" type="button">{icon("copy")}{words.text("page-lab-copy")}</button></div></section>'
        f'<section class="card"><h2>{icon("export")}{words.text("page-lab-more")}</h2><p>{words.text("page-lab-more-say")}</p>'
        f'<p><code id="command">{command}</code></p></section></section></main>'
    )
    data = carried("game", game) + carried("levels", levels)
    return page(title, body, static, "lobby plain", ["home", "house", "lab"], "lab", data, words.language)


COMMANDS = {"off": "allotment serve --lab", "missing": 'pip install "allotment[lab]"'}
