"""The table itself (gathering, play and end are one page), invitations, and the page for what isn't there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....words import ENGLISH, Speaker, lexicon
from ...tables import tutorial
from ...tables.house_rules import changed, query
from ...tables.rules import picture
from ...tables.seating import STAND_IN
from ...web.rendering import SHAPES, rendered
from .options import said
from .parts import Data, page

STEPS: Final = [  # through the history: name and symbol
    ("first", "first"),
    ("turn-back", "prev-turn"),
    ("back", "prev"),
    ("on", "next"),
    ("turn-on", "next-turn"),
    ("live", "last"),
]


def table(info: Data, static: str, words: Speaker) -> str:
    game, slug = info["game"], info["game"]["slug"]
    behind = query(info["options"])  # an address that carries this table's house rules
    numbers = changed(slug, info["options"], words.language)
    guided = info["guided"] or info["puzzle"] is not None
    rules = f"/rules/{slug}{behind}"
    body = rendered(
        "table",
        t=words.text,
        game=game,
        seats=getattr(picture(slug), "SEATS", ""),
        changed=numbers,
        rules=rules,
        guided=guided,
        puzzle=info["puzzle"],
        fork=info["fork"],
        hints=info["hints"],
        steps=STEPS,
    )
    told = {
        **info,
        "nouns": nouns(slug, words.language),
        "sorts": sorts(slug, words.language),
        "ties": lexicon(slug, words.language).format("tie-break", {}) if broken(slug) else "",
        "moments": getattr(picture(slug), "MOMENTS", []),
        "rules": rules,
        "onward": onward(slug, info["options"], words.language),
        "about": f"/api/games/{slug}/about{behind}",
    }
    styles = [
        *(["house"] if numbers or info["fork"] else []),
        "pieces",
        "table",
        slug,
        *(["guide"] if guided else []),
    ]
    title = f"{game['title']}: Allotment"
    data: Data = {"info": told}
    drawn = seat_symbols(info["seats"])
    return page(title, body, static, "table", styles, "table", data, words.language, drawn)


def seat_symbols(seats: list[Data]) -> Iterator[str]:
    """What the cards of these seats show; with the bot that may stand in for somebody."""
    yield from ("seat-open", f"bot-{STAND_IN}")
    for number, seat in enumerate(seats):
        yield f"seat-{SHAPES[number % len(SHAPES)]}"
        yield f"bot-{seat['level']}"


def onward(slug: str, options: Data, language: str) -> str:
    """What its lesson leads on to after this table, in words; "" if that was the last."""
    step = tutorial.onward(slug, options)
    if step is None:
        return ""
    name, value = step
    return str(said(slug, f"ask-{name}", language)["values"].get(value, value))


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


def broken(slug: str) -> bool:
    """Has the game a rule for equal scores, so that somebody wins all the same?"""
    return lexicon(slug, ENGLISH).has("tie-break")


def claim(info: Data, token: str, static: str, words: Speaker) -> str:
    people = [seat["name"] for seat in info["seats"] if seat["name"]]
    body = rendered(
        "letter",
        t=words.text,
        game=info["game"],
        heading=words.text("page-invited"),
        here=words.text("page-at-table", names=people, count=len(people)) if people else "",
        changed=changed(info["game"]["slug"], info["options"], words.language),
        watching=False,
        free=any(seat["kind"] == "open" for seat in info["seats"]),
        commitment=info["commitment"],
        hints=info["hints"],
        static=static,
    )
    told = {name: info[name] for name in ("id", "luck", "commitment")} | {"token": token}
    title = words.text("page-invitation", game=info["game"]["title"])
    return page(
        title, body, static, "lobby plain", ["lobby", "house"], "lobby", {"info": told}, words.language
    )


def watching(info: Data, token: str, static: str, words: Speaker) -> str:
    """The page of a link to watch: one button, like an invitation."""
    body = rendered(
        "letter",
        t=words.text,
        game=info["game"],
        heading=words.text("page-may-watch"),
        here=", ".join(seat["name"] for seat in info["seats"] if seat["name"]),
        changed=changed(info["game"]["slug"], info["options"], words.language),
        watching=True,
        static=static,
    )
    told = {"id": info["id"], "luck": "", "commitment": "", "token": token}
    title = words.text("page-to-watch", game=info["game"]["title"])
    return page(
        title, body, static, "lobby plain", ["lobby", "house"], "lobby", {"info": told}, words.language
    )


def problem(status: int, why: str, static: str, words: Speaker) -> str:
    title = words.text(f"page-{status}" if status in (403, 404, 429) else "page-problem")
    said = f"{why[:1].upper()}{why[1:]}{'' if why.endswith('.') else '.'}"
    recover = status == 403
    body = rendered("problem", t=words.text, title=title, said=said, recover=recover)
    script = "home" if recover else ""
    return page(title, body, static, "lobby plain", ["lobby"], script, language=words.language)
