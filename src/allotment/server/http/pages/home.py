"""The shelf, and the page where a table is made."""

from __future__ import annotations

from typing import Final

from ....games import box
from ....kernel.options import HOUSE
from ....words import Speaker, speaker
from ...web.rendering import rendered
from ..lobby import place
from .options import worded
from .parts import Data, page

# What stands on the plank beside each box, from the first on: symbol and its box.
DECORATIONS: Final = [
    [("pots", "0 -4 94 104")],
    [("trowel", "8 2 52 98")],
    [("twine", "0 8 124 92")],
    [("packet", "4 0 84 98")],
    [("robin", "0 0 100 100"), ("can", "0 0 106 100")],
]
# What stands on the last plank.
STILL: Final = [("packet", "4 0 84 98"), ("can", "0 0 106 100"), ("pots", "0 -4 94 104")]
MOST_DONE: Final = 6  # finished games on the shelf


def shelf(
    games: list[Data],
    tables: list[Data],
    static: str,
    words: Speaker,
    day: tuple[str, int] | None = None,
    forget: int = 0,
) -> str:
    """Every game in progress, those waiting for you first; of the finished ones only the newest. Puzzles have
    a page of their own; the one of the day is named here. After `forget` days (0: never) tables are
    deleted."""
    placed = sorted(games, key=lambda game: place(game["slug"]))
    shown = [
        {**game, "decorations": DECORATIONS[at % len(DECORATIONS)], "box_line": line_of(game, words)}
        for at, game in enumerate(placed)
    ]
    troubles = [info for info in tables if "trouble" in info]
    tables = [info for info in tables if "trouble" not in info and info["puzzle"] is None]
    live = [info for info in tables if info["stage"] != "over"]
    live.sort(key=lambda info: not info["your_turn"])
    done = [info for info in tables if info["stage"] == "over"][:MOST_DONE]
    rows = [row(info, words) for info in live + done]
    body = rendered(
        "shelf",
        t=words.text,
        games=shown,
        still=STILL,
        rows=rows,
        troubles=troubles,
        static=static,
        forget=forget,
        day=None if day is None else {"slug": day[0], "number": day[1], "title": box(day[0]).title},
    )
    return page(
        "Allotment", body, static, "at-home", ["lobby", "home", "house"], "home", language=words.language
    )


def row(info: Data, words: Speaker) -> Data:
    """A table on the shelf, with a button to remove it: a finished or watched game just disappears, a seat in
    a running one is given up."""
    title, mine = info["game"]["title"], info["you"]["seats"]
    you, free = words.text("page-you"), words.text("page-open")
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
    sits = bool(mine and stage != "over")
    leave = "leave" if sits else "remove"
    return {
        "id": info["id"],
        "slug": info["game"]["slug"],
        "said": words.text(f"page-is-{stage if stage != 'playing' else 'played'}", game=title),
        "names": [you if seat in mine else held["name"] or free for seat, held in enumerate(info["seats"])],
        "house": HOUSE in info["options"],
        "fork": info["fork"] is not None,
        "kind": kind,
        "word": word,
        "sits": int(sits),
        "leave": words.text(f"page-{leave}", game=title),
        "leave_says": words.text(f"page-{leave}-says"),
    }


def line_of(game: Data, words: Speaker) -> str:
    """What the box says."""
    return speaker(game["slug"], words.language).text("box-line")


def lobby(game: Data, levels: list[Data], static: str, words: Speaker) -> str:
    body = rendered("lobby", t=words.text, game=game, box_line=line_of(game, words), static=static)
    data: Data = {"game": worded(game, words.language), "levels": levels}
    title = words.text("page-new-title", game=game["title"])
    return page(title, body, static, "lobby", ["lobby", "house"], "lobby", data, words.language)
