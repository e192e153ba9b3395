"""The table in text, for the terminal. Drawn from a view alone."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Position
from .components import STARS, TYPES, one

LETTERS = {"squash": "sq", "carrot": "ca", "tomato": "to", "artichoke": "ar", "eggplant": "eg"}
SPECIALS = {"bird": "BIRD", "rabbit": "RABB", "sundial": "DIAL", "scarecrow": "CROW", "rock": "ROCK"}


def sketch(view: Position, seat: int) -> str:
    """`ca.0` is a carrot seed of seat 0, `CA!0` a carrot ready to harvest, `*` an empty star space."""
    told: dict[str, Any] = view
    rows = board(told["board"], STARS[told["options"]["stars"]])
    side = [f"round {told['round']}, seat {told['turn']} to play" if told["phase"] != "over" else "game over"]
    dice = " ".join(f"[{die}]" for die in told["dice"]) or "none"
    side.append(f"dice  {dice}" + (f"   sundial pips {told['pips']}" if told["pips"] < 2 else ""))
    side.append("stacks  " + ", ".join(f"{told['stacks'][type]} {type}" for type in TYPES[1:]))
    if told["phase"] == "eat":
        side.append(f"eaten: {one(told['eaten']['tile'])} of seat {told['eaten']['from']}")
    side.append("")
    for other, score in enumerate(told["scores"]):
        mark = ">" if other == told["turn"] else " "
        sun = "sun" if told["sun"][other] else "no sun"
        side.append(f"{mark} seat {other}: {score} points, {told['discs'][other]} discs, {sun}")
        for name, what in (("hand", "seeds"), ("harvested", "harvested")):
            held = [f"{n} {type}" for type, n in told[name][str(other)].items() if n]
            if held:
                side.append(f"      {what}: {', '.join(held)}")
        if told["swallowed"][other]:
            side.append(f"      discs on its critter: {told['swallowed'][other]} swallowed")
    height = max(len(rows), len(side))
    rows += [" " * len(rows[0])] * (height - len(rows))
    side += [""] * (height - len(side))
    lines = [f"{left}   {right}".rstrip() for left, right in zip(rows, side, strict=True)]
    lines.append("ca.0 carrot seed of seat 0; CA!0 carrot to harvest; * star space")
    return "\n".join(lines)


def board(cells: dict[str, str], stars: list[bool]) -> list[str]:
    rows = ["      " + "".join(f"{column:<7}" for column in range(1, 7))]
    edge = "   +" + "------+" * 6
    rows.append(edge)
    for row in range(6):
        line = f" {row + 1} |"
        for column in range(6):
            line += f" {tile(cells[f'{row + 1},{column + 1}'], stars[6 * row + column]):<5}|"
        rows += [line, edge]
    return rows


def tile(text: str, star: bool) -> str:
    if text == "empty":
        return " *" if star else ""
    kind, _, owner = text.partition(" ")
    if kind in SPECIALS:
        return f"{SPECIALS[kind]}{owner}"
    type, _, stage = kind.partition("-")
    return f"{LETTERS[type].upper()}!{owner}" if stage == "veggie" else f"{LETTERS[type]}.{owner}"
