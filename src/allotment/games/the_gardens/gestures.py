"""The gestures of The Gardens: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from typing import Any, Final

from ...draw.scene import Words
from .components import (
    BENCH,
    CARD_LABELS,
    CARD_NAMES,
    FOUNTAIN,
    LANDMARK_NAMES,
    LANDMARK_TITLES,
    LETTERS,
    PATH,
    QUOTA,
    STATUE,
    TREE_NAMES,
    TREE_TYPES,
    TREES,
)

View = dict[str, Any]
NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}
NOUNS: Final = {  # what a path still asks for, by what its key begins with: one, several
    "card": ("a card", "cards"),
    "cell": ("an end of its row", "ends"),
}


def paths(view: View, offers: list[str], seat: int) -> list[list[str]]:
    return [path(view, offer, seat) for offer in offers]


def path(view: View, offer: str, seat: int) -> list[str]:
    verb, what, *side = offer.split(" ")
    if verb == "take":
        return [f"card-{what}", target(view, seat, LETTERS.index(what[0]), side[0])]
    if verb == "reserve":
        return [f"card-{what}"]
    return [f"visitor-{seat}-{what}"]


def target(view: View, seat: int, row: int, side: str) -> str:
    """The free cell beside what a row holds already."""
    lies = view["gardens"][str(seat)][row].split(" ")
    held = [column for column, name in enumerate(lies) if name != "-"]
    return f"cell-{row + 1}-{held[0] if side == 'left' else held[-1] + 2}"


def way(view: View, offer: str, seat: int) -> list[str]:
    """The visitor's walk: from where it stands to the card that is laid."""
    verb, what, *side = offer.split(" ")
    if verb != "take":
        return []
    row = LETTERS.index(what[0])
    return [f"visitor-{seat}-{row + 1}", target(view, seat, row, side[0])]


def say(view: View, offer: str) -> Words:
    verb, what, *side = offer.split(" ")
    if verb == "take":
        label = CARD_LABELS[NUMBER[what]]
        arrow = "← left" if side[0] == "left" else "right →"
        seat = int(view["turn"])
        row = LETTERS.index(what[0])
        start = int(view["visitors"][seat][row])
        end = target(view, seat, row, side[0]).rsplit("-", 1)[1]
        title = f"{label[0].upper()}{label[1:]}, {what}"
        return Words(title, f"{arrow}; walk {start} to {end}", icon_of(what))
    if verb == "reserve":
        return Words(f"Reserve {what}", CARD_LABELS[NUMBER[what]], "tg-lm-fort-denison")
    return Words(f"Call the visitor of row {what} home", "the State Library, once", "tg-lm-state-library")


def icon_of(name: str) -> str:
    names = shown(NUMBER[name])
    return f"tg-i-{names[0]}" if names else "tg-i-path" if PATH[NUMBER[name]] else "tg-i-stream"


def status(view: View, offers: list[str], seat: int) -> str:
    verbs = {offer.split(" ")[0] for offer in offers}
    if verbs == {"reserve"}:
        return "choose the card that Fort Denison keeps for you this round"
    rows = sorted({offer.split(" ")[1][0] for offer in offers if offer.startswith("take")})
    listed = rows[0] if len(rows) == 1 else ", ".join(rows[:-1]) + " or " + rows[-1] if rows else ""
    return f"lay one card of row {listed} at either end" + (
        "; or call a visitor home" if "return" in verbs else ""
    )


def facts(view: View, seat: int) -> list[tuple[str, str]]:
    quota = QUOTA[len(view["scores"])]
    owes = " ".join(
        letter for number, letter in enumerate(LETTERS) if int(view["taken"][seat][number]) < quota
    )
    laid = [name for row in view["gardens"][str(seat)] for name in row.split(" ") if name in NUMBER]
    found = [("owes", owes or "none"), ("statues", str(sum(STATUE[NUMBER[name]] for name in laid)))]
    owned = [name for name, mark in view["landmarks"].items() if mark["owner"] == seat]
    marks = [LANDMARK_TITLES[LANDMARK_NAMES.index(name)] for name in owned]
    return [*found, ("holds", ", ".join(marks))] if marks else found


def asks(view: View, key: str, seat: int) -> list[str]:
    name, _, rest = key.partition("-")
    if name == "card" and rest in NUMBER:
        return [f"take {rest} right", f"take {rest} left"]
    if name == "visitor":
        return [f"return {rest.rsplit('-', 1)[1]}"]
    return []


def shown(number: int) -> list[str]:
    """What stands on a card, by name: trees first, then statue, fountain, bench."""
    names: list[str] = []
    for kind in range(TREE_TYPES):
        names += [TREE_NAMES[kind]] * TREES[number * TREE_TYPES + kind]
    if STATUE[number]:
        names.append("statue")
    if FOUNTAIN[number]:
        names.append("fountain")
    if BENCH[number]:
        names.append("bench")
    return names
