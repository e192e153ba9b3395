"""The table in text, for the terminal. Drawn from a view alone."""

from __future__ import annotations

import textwrap

from ....kernel.story import Phrase, Title
from ....words import Speaker, speaking
from ..components import (
    COLOURS,
    DOOR_NUMBERS,
    DOORS,
    FIRST,
    GARDEN_TITLES,
    GARDENS,
    LOCKS,
    MUSHROOMS,
    SIDES,
    TILE_KINDS,
    WALL_NAMES,
    WALL_TITLES,
    WALLS,
)
from ..knowledge.view import Player, Plot
from ..rules.scoring import CATEGORIES
from ..rules.words import door_phrase
from .frame import SLUG
from .gestures import (
    Drawn,
    agreed,
    card_title,
    chest_title,
    counted_gnomes,
    counted_treasures,
    gnome_title,
    treasures,
)

WIDTH = 100
SIGNS = {"treasure": "t", "net": "n", "treasure-net": "tn", "double-net": "nn"}


def sketch(view: Drawn, seat: int) -> str:
    """Gardens as lists of sides, then the displays, then every seat, the viewer first."""
    words = speaking(view, SLUG)
    lines: list[str] = []
    if view["over"]:
        lines.append(words.text("sketch-over"))
    else:
        ask = Phrase(f"status-{view['phase']}")
        asked = words.text("sketch-turn", view["to_act"], ask=ask)
        lines += textwrap.wrap(asked, WIDTH, subsequent_indent="        ")
    lines.append("")
    for id, garden in sorted(view["gardens"].items(), key=lambda entry: int(entry[1]["order"])):
        lines += garden_lines(view, words, id, garden)
    for id, treasure in view["waiting"].items():
        said = words.text(
            "sketch-waiting",
            garden=title(id),
            treasures=counted_treasures(treasure),
            mushrooms=MUSHROOMS[GARDENS.index(id)],
            walls=walls_of(id),
        )
        lines += textwrap.wrap(f"{id}  {said}", WIDTH, subsequent_indent="      ")
    lines.append("")
    lines += display_lines(view, words)
    seats = len(view["players"])
    for step in range(seats):
        lines += seat_lines(view, words, (max(seat, 0) + step) % seats)
    lines.append("")
    lines += textwrap.wrap(words.text("sketch-key"), WIDTH)
    return "\n".join(line.rstrip() for line in lines)


def title(id: str) -> Title:
    return GARDEN_TITLES[GARDENS.index(id)]


def walls_of(id: str) -> list[Title]:
    garden = GARDENS.index(id)
    return [WALL_TITLES[WALLS[side]] for side in range(FIRST[garden], FIRST[garden] + SIDES[garden])]


def garden_lines(view: Drawn, words: Speaker, id: str, garden: Plot) -> list[str]:
    open_sides = garden["sides"].count("")
    things = counted_gnomes(garden["gnomes"]) + counted_treasures(garden["treasure"])
    if open_sides:
        head = words.text("sketch-garden", garden=title(id), left=open_sides, things=things)
    else:
        head = words.text("sketch-garden-done", garden=title(id))
    beyond = {other["attached"]: name for name, other in view["gardens"].items() if other["attached"]}
    cells: list[str] = []
    first = FIRST[GARDENS.index(id)]
    for number, text in enumerate(garden["sides"], 1):
        wall = WALLS[first + number - 1]
        cell = f"{number} " + (tile(text) if text else f"({words.title(WALL_TITLES[wall])['']})")
        if text and WALL_NAMES[wall] == "opening":
            if number == 1 and garden["attached"]:
                cell += "<" + garden["attached"].split(" ")[0]
            else:
                cell += f">{beyond[f'{id} {number}']}" if f"{id} {number}" in beyond else " o"
        cells.append(cell)
    lines = [*textwrap.wrap(f"{id}  {head}", WIDTH, subsequent_indent="      "), "     "]
    for cell in cells:
        if len(lines[-1]) + len(cell) + 3 > WIDTH:
            lines.append("     ")
        lines[-1] += f"   {cell}"
    return lines


def tile(text: str) -> str:
    """A tile with the sign of its kind: "0:7tn"."""
    if text.endswith("*"):
        return text
    owner, _, number = text.partition(":")
    return f"{owner}:{signed(int(number))}"


def signed(number: int) -> str:
    return f"{number}{SIGNS[TILE_KINDS[number]]}"


def display_lines(view: Drawn, words: Speaker) -> list[str]:
    cards = []
    for card in view["power_display"]:
        inside = treasures(str(view["chest_fill"].get(card, "")))
        if inside:
            cards.append(words.text("sketch-card-filled", card=card_title(card), treasures=inside))
        else:
            cards.append(words.text("sketch-card", card=card_title(card)))
    doors = []
    house = agreed(view["options"])
    for door, entry in view["doors"].items():
        asks = door_phrase(DOORS.index(door), house[DOOR_NUMBERS[DOORS.index(door)]])
        people = [Phrase("by-person", {}, one) for one in (entry["first"], entry["second"]) if one >= 0]
        won = Phrase("door-won", {"people": people}) if people else Phrase("door-not-won")
        doors.append(words.text("sketch-door", door=asks, won=won))
    chests = [
        words.text("sketch-chest", chest=chest_title(locks), left=int(view["chests"][str(locks)]))
        for locks in range(1, LOCKS + 1)
        if view["chests"][str(locks)]
    ]
    none = words.text("sketch-none")
    gnomes = [gnome_title(kind) for kind in view["gnome_display"]]
    sack = counted_treasures({name: view["treasure_bag"][name] for name in COLOURS})
    rows = [
        ("gnomes", words.text("sketch-gnomes", gnomes=gnomes, left=len(view["gnome_stack"]))),
        ("power", words.text("sketch-power", cards="; ".join(cards) or none, left=len(view["power_deck"]))),
        ("doors", "; ".join(doors) or none),
        ("chests", "; ".join(chests) or none),
        ("supply", words.text("sketch-supply", bags=view["bags_left"], treasures=sack)),
    ]
    if "warden" in view:
        stack = view["warden"]["stack"]
        said = words.text("sketch-warden-none")
        if stack:
            said = words.text("sketch-warden", tile=signed(stack[0]), left=len(stack) - 1)
        rows.append(("warden", said))
    return table(words, rows, "")


def table(words: Speaker, rows: list[tuple[str, str]], before: str) -> list[str]:
    """Rows with a heading each, as wide as the widest."""
    heads = [words.text(f"sketch-row-{name}") for name, _ in rows]
    wide = max(len(head) for head in heads) + 2
    lines: list[str] = []
    for head, (_, text) in zip(heads, rows, strict=True):
        indent = " " * (len(before) + wide)
        lines += textwrap.wrap(f"{before}{head:<{wide}}{text}", WIDTH, subsequent_indent=indent)
    return lines


def seat_lines(view: Drawn, words: Speaker, seat: int) -> list[str]:
    mine = view["players"][str(seat)]
    mark = ">" if view["to_act"] == seat else " "
    points = mine["points"]
    parts = [f"{words.text(f'pad-{name}')} {points[name]}" for name in CATEGORIES if points[name]]
    head = words.text("sketch-seat", name=words.name(seat), points=points["total"])
    none = words.text("sketch-none")
    rows = [
        ("display", " ".join(signed(number) for number in mine["display"]) or none),
        ("stack", str(len(mine["stack"]))),
        ("ladybug-tiles", " ".join(signed(number) for number in mine["ladybug_tiles"]) or none),
        ("tokens", words.text("sketch-tokens", keys=mine["keys"], ladybugs=mine["ladybugs"])),
        ("bags", " ".join(f"[{bag or '-'}]" for bag in mine["bags"])),
    ]
    gnomes = counted_gnomes(mine["gnomes"])
    if gnomes:
        rows.append(("gnomes", words.text("sketch-list", things=gnomes)))
    if mine["cards"]:
        rows.append(("cards", "; ".join(own_card(words, mine, str(card)) for card in mine["cards"])))
    if mine["chests"]:
        chests = [chest_title(int(locks)) for locks in mine["chests"]]
        rows.append(("chests", words.text("sketch-list", things=chests)))
    title_line = f"{mark} {head}" + (f" ({', '.join(parts)})" if parts else "")
    return [*textwrap.wrap(title_line, WIDTH, subsequent_indent=" " * 6), *table(words, rows, "    ")]


def own_card(words: Speaker, mine: Player, card: str) -> str:
    held = str(mine["held"].get(card, ""))
    if not held:
        return words.text("sketch-card", card=card_title(card))
    if card.startswith("gnome-trap"):
        return words.text("sketch-card-trap", card=card_title(card), gnome=gnome_title(held))
    return words.text("sketch-card-filled", card=card_title(card), treasures=treasures(held))
