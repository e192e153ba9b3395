"""The table in text, for the terminal. Drawn from a view alone."""

from __future__ import annotations

import textwrap
from typing import Any

from ...kernel.game import Position
from .components import (
    COLOURS,
    DOOR_TEXTS,
    DOORS,
    FIRST,
    GARDEN_NAMES,
    GARDENS,
    MUSHROOMS,
    POWER,
    POWER_NAMES,
    SIDES,
    TILE_KINDS,
    WALL_NAMES,
    WALLS,
)

WIDTH = 100
SIGNS = {"treasure": "t", "net": "n", "treasure-net": "tn", "double-net": "nn"}
LEGEND = (
    "7tn: tile 7 with treasure and net (nn double net); 0:7tn on a side, owner first; 0:7* shows its icon; "
    "a wall in (brackets) is still to be had; o is a free opening, > leads on to a garden, < back to one."
)


def sketch(view: Position, seat: int) -> str:
    """Gardens as lists of sides, then the displays, then every seat, the viewer first."""
    told: dict[str, Any] = view
    lines: list[str] = []
    if told["over"]:
        lines.append("The game is over.")
    else:
        steps = f"Seat {told['to_act']} to decide: {' | '.join(told['agenda'][:5])}"
        lines += textwrap.wrap(steps, WIDTH, subsequent_indent="        ")
    lines.append("")
    for id, garden in sorted(told["gardens"].items(), key=lambda entry: int(entry[1]["order"])):
        lines += garden_lines(told, id, garden)
    for id, treasure in told["waiting"].items():
        mushrooms = MUSHROOMS[GARDENS.index(id)]
        walls = " ".join(wall[0] if wall != "opening" else "o" for wall in walls_of(id))
        lines.append(
            f"  waiting {id:<7}{GARDEN_NAMES[GARDENS.index(id)]:<16} {counted(treasure)}; "
            f"{mushrooms} mushrooms; walls {walls}"
        )
    lines.append("")
    lines += display_lines(told)
    seats = len(told["players"])
    for step in range(seats):
        lines += seat_lines(told, (max(seat, 0) + step) % seats)
    lines.append("")
    lines += textwrap.wrap(LEGEND, WIDTH)
    return "\n".join(line.rstrip() for line in lines)


def walls_of(id: str) -> list[str]:
    garden = GARDENS.index(id)
    return [WALL_NAMES[WALLS[side]] for side in range(FIRST[garden], FIRST[garden] + SIDES[garden])]


def garden_lines(told: dict[str, Any], id: str, garden: dict[str, Any]) -> list[str]:
    hangs = f", at {garden['attached']}" if garden["attached"] else ""
    open_sides = garden["sides"].count("")
    state = f"{open_sides} to cover" if open_sides else "complete"
    head = f"{id}  {GARDEN_NAMES[GARDENS.index(id)]} ({state}{hangs})"
    if open_sides:
        head += f": {counted(garden['treasure'])}; gnomes {counted(garden['gnomes'])}"
    beyond = {other["attached"]: name for name, other in told["gardens"].items() if other["attached"]}
    cells: list[str] = []
    for number, (text, wall) in enumerate(zip(garden["sides"], walls_of(id), strict=True), 1):
        cell = f"{number} " + (tile(text) if text else f"({wall})")
        if text and wall == "opening":
            if number == 1 and garden["attached"]:
                cell += "<" + garden["attached"].split(" ")[0]
            else:
                cell += f">{beyond[f'{id} {number}']}" if f"{id} {number}" in beyond else " o"
        cells.append(cell)
    lines = [*textwrap.wrap(head, WIDTH, subsequent_indent="      "), "     "]
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


def counted(table: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in table.items() if count) or "none"


def named(card: str) -> str:
    return f"{card} ({POWER_NAMES[POWER.index(card)]})"


def display_lines(told: dict[str, Any]) -> list[str]:
    cards = []
    for card in told["power_display"]:
        fill = f" holding {told['chest_fill'][card]}" if card in told["chest_fill"] else ""
        cards.append(named(card) + fill)
    doors = []
    for door, entry in told["doors"].items():
        taken = [f"{place} seat {entry[place]}" for place in ("first", "second") if entry[place] >= 0]
        doors.append(f"{door} {DOOR_TEXTS[DOORS.index(door)]} ({', '.join(taken) or 'open'})")
    chests = ", ".join(f"{count} x {locks}-lock" for locks, count in told["chests"].items() if count)
    rows = [
        ("gnomes", ", ".join(told["gnome_display"]) + f"; {len(told['gnome_stack'])} face down"),
        ("power", "; ".join(cards) + f"; {len(told['power_deck'])} face down"),
        ("doors", "; ".join(doors) or "none"),
        ("chests", f"{chests or 'none'};  bags left {told['bags_left']};  "
                   f"treasure bag {counted({name: told['treasure_bag'][name] for name in COLOURS})}"),
    ]  # fmt: skip
    if "warden" in told:
        stack = told["warden"]["stack"]
        left = f"next {signed(stack[0])}, then {len(stack) - 1} more" if stack else "no tile left"
        rows.append(("warden", left))
    lines: list[str] = []
    for name, text in rows:
        lines += textwrap.wrap(f"{name:<8}{text}", WIDTH, subsequent_indent=" " * 8)
    return lines


def seat_lines(told: dict[str, Any], seat: int) -> list[str]:
    mine = told["players"][str(seat)]
    mark = ">" if told["to_act"] == seat else " "
    parts = ", ".join(
        f"{name} {count}" for name, count in mine["points"].items() if count and name != "total"
    )
    rows = [
        f"{mark} seat {seat}: {mine['points']['total']} points" + (f" ({parts})" if parts else ""),
        "    display " + (" ".join(signed(number) for number in mine["display"]) or "empty")
        + f"   stack {len(mine['stack'])}   ladybug tiles "
        + (" ".join(signed(number) for number in mine["ladybug_tiles"]) or "none")
        + f"   ladybugs {mine['ladybugs']}   keys {mine['keys']}",
        "    bags    " + " ".join(f"[{bag or '-'}]" for bag in mine["bags"]),
    ]  # fmt: skip
    gnomes = counted(mine["gnomes"])
    if gnomes != "none":
        rows.append(f"    gnomes  {gnomes}")
    if mine["cards"]:
        cards = [f"{card} [{mine['held'][card]}]" if card in mine["held"] else card for card in mine["cards"]]
        rows.append("    cards   " + ", ".join(cards))
    if mine["chests"]:
        rows.append("    chests  " + ", ".join(f"{locks}-lock" for locks in mine["chests"]))
    return [line for row in rows for line in textwrap.wrap(row, WIDTH, subsequent_indent=" " * 12)]
