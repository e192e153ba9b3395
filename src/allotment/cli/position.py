"""allotment position: print a starting position."""

from __future__ import annotations

import argparse
import json

from ..kernel.chance import seeded
from .common import Commands, add_game, given_game


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "position",
        help="print a starting position",
        description="Prints a starting position as JSON, or as TOML to begin a scenario with.",
    )
    add_game(command)
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument("--toml", action="store_true", help="as TOML")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = given_game(given)
    position = game.dump(game.start(seeded(given.seed)))
    if given.toml:
        print("\n".join(toml_lines(position, "")))
    else:
        print(json.dumps(position, indent=2))
    return 0


def toml_lines(table: dict[str, object], place: str) -> list[str]:
    """Plain values first, then a section for each table; small tables of plain values stay on a line."""
    lines: list[str] = []
    sections: list[str] = []
    for key, value in table.items():
        name = key if key.replace("_", "").replace("-", "").isalnum() else json.dumps(key)
        if isinstance(value, dict) and any(isinstance(inner, dict) for inner in value.values()):
            sections += ["", *toml_lines(value, f"{place}{name}.")]
        elif isinstance(value, dict) and len(value) > 12:
            sections += ["", f"[{place}{name}]", *toml_lines(value, "")]
        else:
            lines.append(f"{name} = {toml_value(value)}")
    if place and lines:
        lines.insert(0, f"[{place[:-1]}]")
    return lines + sections


def toml_value(value: object) -> str:
    if isinstance(value, dict):
        pairs = [
            f"{key if key.replace('-', '').isalnum() else json.dumps(key)} = {toml_value(inner)}"
            for key, inner in value.items()
        ]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(toml_value(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)
