"""What the page shows after some move of a recorded game, kept to be compared: its picture, and its words.

python -m tests.server.kept        (make kept) writes it anew, after a change that was meant
"""

from __future__ import annotations

import tempfile
from html import escape
from pathlib import Path
from typing import Any

from allotment.draw.figure import symbols
from allotment.draw.still import look
from allotment.games import folder
from allotment.kernel.game import CLOCK
from allotment.kernel.record import read_record

from .serving import Person, Server, quick, serving

FOLDER = Path(__file__).parent / "kept"
REPLAYS = FOLDER.parent.parent / "replays"
STYLES = ["draw/look/colours", "draw/look/pieces", "games/{package}/table/board"]
SLOW = 1e6  # seconds that a bot waits in a game in real time
# A recorded game of each, and a move of it after which seat 0 is to move.
MOMENTS = {
    "four-gardens": ("four_gardens/two-seats.txt", 60),
    "garden-dice": ("garden_dice/two-seats.txt", 120),
    "gardeners": ("gardeners/training-a-goal.txt", 40),
    "mysterious-garden": ("mysterious_garden/seats-2-greedy.txt", 40),
    "the-gardens": ("the_gardens/2-advanced.txt", 20),
}


def shown(slug: str, server: Server) -> dict[str, Any]:
    """The table as the page is told of it: Ines against a bot, her move."""
    path, moves = MOMENTS[slug]
    record = read_record((REPLAYS / path).read_text())
    kept, made = [], 0
    for event in record.events:
        made += event.seat != CLOCK
        if made > moves and event.seat == 0:
            break
        kept.append(event)
    record.events, record.scores = kept, None
    record.names = ["Ines", "seedling"]
    with Person(server.url) as person:
        made_of = person.post("/api/tables/import", {"record": record.write()}, 201)
        with person.sit(made_of["id"], mode="page") as chat:
            return chat.table


def picture(slug: str, table: dict[str, Any]) -> str:
    """All regions of the scene below each other, a piece per line, with the symbols they use."""
    pieces = sorted(table["scene"]["pieces"].values(), key=lambda piece: (piece["layer"], piece["key"]))
    parts, down, wide = [], 0.0, 0.0
    for name, (w, h) in sorted(table["scene"]["regions"].items()):
        parts.append(f'<svg id="{name}" y="{down:g}" width="{w:g}" height="{h:g}">')
        for piece in pieces:
            if piece["region"] == name:
                parts.append(placed(piece))
        parts.append("</svg>")
        down, wide = down + h, max(wide, w)
    sheets = (folder(slug) / "table" / "art.svg").read_text() + look("ui.svg")
    package = slug.replace("-", "_")
    styles = [
        f'<?xml-stylesheet href="../../../src/allotment/{name.format(package=package)}.css"?>'
        for name in STYLES
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {down:g}">'
    return "\n".join([*styles, head, symbols(sheets, ["".join(parts)]), *parts, "</svg>", ""])


def placed(piece: dict[str, Any]) -> str:
    x, y, w, h = piece["at"]
    turn = f" rotate({piece['turn']:g} {w / 2:g} {h / 2:g})" if "turn" in piece else ""
    drawing = f'<svg width="{w:g}" height="{h:g}">{piece["drawing"]}</svg>'
    kind = escape(f"piece {piece.get('kind', '')}".strip())
    return f'<g id="{piece["key"]}" class="{kind}" transform="translate({x:g} {y:g}){turn}">{drawing}</g>'


def words(table: dict[str, Any]) -> str:
    """Everything that can be read or heard: status, seats, offers, log, what the pieces are called."""
    lines = [f"status: {table['status']}", "", "seats:"]
    for seat in table["seats"]:
        facts = ", ".join(f"{label} {value}" for label, value, *_ in seat["facts"])
        lines.append(f"  {seat['name']}: {seat['score']} ({facts})")
    lines += ["", "offers:"]
    for offer in table["offers"]:
        said = offer["say"]
        lines.append("  " + " | ".join(filter(None, (said["title"], said["line"], str(offer["points"])))))
    lines += ["", "log:", *(f"  {line['move']}: {line['text']}" for line in table["log"])]
    labels = {key: piece["label"] for key, piece in table["scene"]["pieces"].items() if piece.get("label")}
    lines += ["", "pieces:", *(f"  {key}: {labels[key]}" for key in sorted(labels))]
    return "\n".join(lines) + "\n"


def both(slug: str, server: Server) -> dict[Path, str]:
    table = shown(slug, server)
    return {FOLDER / f"{slug}.svg": picture(slug, table), FOLDER / f"{slug}.txt": words(table)}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(quick(Path(folder) / "tables.sqlite", sand_pace=SLOW)) as server,
    ):
        for slug in MOMENTS:
            for path, text in both(slug, server).items():
                path.write_text(text)


if __name__ == "__main__":
    main()
