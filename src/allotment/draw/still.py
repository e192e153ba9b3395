"""Stills: a drawing as one SVG file that any viewer shows, with its symbols and its colours written out.

The page's style sheets know colours by name, one for day and one for night, and a seat's colour from whatever
stands around it. Browsers understand that; most other viewers do not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

from ..kernel.game import Game
from ..words import Speaker
from .figure import placed, symbols
from .scene import TALL, WIDE, Picture, Scene
from .svg import element, group, number, rect, text

SVG: Final = "http://www.w3.org/2000/svg"
LOOK: Final = files("allotment.draw") / "look"
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
ROOT: Final = re.compile(r"^:root \{(.*?)\}", re.MULTILINE | re.DOTALL)
NAMED: Final = re.compile(r"(--[\w-]+):\s*([^;]+);")
BY_TIME: Final = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))*), *((?:[^(),]|\([^()]*\))*)\)")
RGB: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")
VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:, *([^()]*))?\)")
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
TEXT: Final = f"{{{SVG}}}text"
SEATS: Final = 6

GAP: Final = 12.0
BEYOND: Final = 6.0  # so far the edges and rims of what lies at a region's border are drawn beyond it
SIDE: Final = 262.0  # width of the column of seats
HEAD: Final = 30.0  # height of a seat's name
STRIPE: Final = 6.0
MAP: Final = "map"  # a miniature of the board

Colours = dict[str, str]


class Caption(NamedTuple):
    """What stands on a seat's card besides its pieces."""

    name: str
    score: str


def look(name: str) -> str:
    return (LOOK / name).read_text(encoding="utf-8")


def brought(table: Traversable, name: str) -> str:
    """A file of a game's `table` folder; empty if it has none."""
    file = table / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def still(drawing: str, w: float, h: float, table: Traversable, dark: bool = False) -> str:
    """A drawing of a game's pieces, w by h units, as a file. `table` is the game's folder of that name."""
    colours = named(look("colours.css") + brought(table, "board.css"), dark)
    used = symbols(brought(table, "art.svg") + look("ui.svg"), [drawing])
    size = {"viewBox": f"0 0 {number(w)} {number(h)}", "width": number(w), "height": number(h)}
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(f'<svg xmlns="{SVG}">{used}{drawing}</svg>')
    for name, value in size.items():
        root.set(name, value)
    root.set("font-family", plain_font(colours["--sans"]))
    painted(root, colours)
    style = ElementTree.Element(f"{{{SVG}}}style")
    style.text = styles(look("pieces.css"), colours)
    root.insert(0, style)
    return ElementTree.tostring(root, encoding="unicode") + "\n"


def named(css: str, dark: bool) -> Colours:
    """The variables of :root, by day or by night."""
    found: Colours = {}
    for block in ROOT.findall(COMMENT.sub("", css)):
        for name, value in NAMED.findall(block):
            now = BY_TIME.sub(lambda both: both[2] if dark else both[1], value).strip()
            found[name] = RGB.sub(hexadecimal, now)
    return found


def hexadecimal(colour: re.Match[str]) -> str:
    red, green, blue, share = colour.groups()
    return f"#{int(red):02x}{int(green):02x}{int(blue):02x}{round(float(share) * 255):02x}"


def resolved(value: str, colours: Colours) -> str:
    while found := VARIABLE.search(value):
        known = colours.get(found[1], found[2])
        value = value[: found.start()] + (known or "currentColor") + value[found.end() :]
    return value


def plain_font(families: str) -> str:
    """Without quotation marks, which would end an attribute."""
    return families.replace('"', "'")


def painted(node: ElementTree.Element, colours: Colours) -> None:
    """Writes the colours out, down from here; `data-seat` says whose `--seat` is."""
    if (seat := node.get("data-seat")) is not None:
        colours = {**colours, "--seat": colours[f"--seat-{seat}"]}
    for name, value in node.items():
        if "var(" in value:
            node.set(name, resolved(value, colours))
    if node.tag == TEXT and node.get("fill") is None:
        node.set("fill", colours["--ink"])
    for child in node:
        painted(child, colours)


def styles(css: str, colours: Colours) -> str:
    """The rules for pieces, in simple selectors; one for each seat where it matters whose a piece is."""
    rules: list[str] = []
    for selectors, body in RULE.findall(COMMENT.sub("", css)):
        if ":not(" in selectors:  # written out by `painted`
            continue
        selectors = selectors.strip()
        if "var(--seat)" not in body:
            rules.append(f"{selectors} {{{resolved(body, colours)}}}")
            continue
        for seat in range(SEATS):
            inside = body.replace("var(--seat)", colours[f"--seat-{seat}"])
            rules.append(f'[data-seat="{seat}"] {selectors} {{{inside}}}')
            rules.append(f'{selectors}[data-seat="{seat}"] {{{inside}}}')
    return "\n".join(rules)


def pictured(
    game: Game[Any, Any],
    state: Any,
    seat: int,
    words: Speaker,
    picture: Picture,
    table: Traversable,
    layout: str = WIDE,
    dark: bool = False,
) -> str:
    """A whole table as a seat (or NOBODY) may see it: `picture` and `table` are the game's own."""
    names = [words.name(number) for number in range(game.seats)]
    view = {**game.view(state, seat), "options": game.options, "words": words, "names": names}
    scores = game.scores(state)
    captions = [Caption(name, str(score)) for name, score in zip(names, scores, strict=True)]
    return whole(picture.scene(view, seat, layout), table, captions, dark)


def whole(scene: Scene, table: Traversable, captions: Sequence[Caption], dark: bool = False) -> str:
    """A whole table as a file: its board, what else lies there, and each seat with its name and score."""
    drawn, w, h = stacked(scene, captions) if scene.layout == TALL else beside(scene, captions)
    return still(rect(0, 0, w, h, fill="var(--paper)") + drawn, w, h, table, dark)


def beside(scene: Scene, captions: Sequence[Caption]) -> tuple[str, float, float]:
    """Wide: the board, and the seats in a column to its right."""
    w, h = scene.regions["board"]
    parts = [region(scene, "board", GAP, GAP, w)]
    down = GAP
    for seat, caption in enumerate(captions):
        card, high = seat_card(scene, seat, caption, SIDE)
        parts.append(moved(card, w + 2 * GAP, down))
        down += high + GAP
    return "".join(parts), w + SIDE + 3 * GAP, max(h + 2 * GAP, down)


def stacked(scene: Scene, captions: Sequence[Caption]) -> tuple[str, float, float]:
    """Tall: the seats next to each other, then everything else below each other."""
    w, _ = scene.regions["board"]
    parts: list[str] = []
    row = 0.0
    across = (w - GAP * (len(captions) - 1)) / max(len(captions), 1)
    for seat, caption in enumerate(captions):
        card, high = seat_card(scene, seat, caption, across)
        parts.append(moved(card, GAP + seat * (across + GAP), GAP))
        row = max(row, high)
    down = row + 2 * GAP if captions else GAP
    for name in scene.regions:
        if name.startswith("seat-") or name == MAP:
            continue
        parts.append(region(scene, name, GAP, down, w))
        wide, high = scene.regions[name]
        down += high * w / wide + GAP
    return "".join(parts), w + 2 * GAP, down


def moved(drawing: str, x: float, y: float, scale: float = 1.0) -> str:
    larger = "" if scale == 1 else f" scale({scale:.4f})"
    return group(drawing, transform=f"translate({number(x)} {number(y)}){larger}")


def region(scene: Scene, name: str, x: float, y: float, width: float) -> str:
    """One region's pieces, as wide as asked for."""
    wide, high = scene.regions[name]
    pieces = sorted(
        (each for each in scene.pieces.values() if each.region == name), key=lambda each: each.layer
    )
    return moved(framed("".join(map(placed, pieces)), wide, high), x, y, width / wide)


def framed(drawing: str, wide: float, high: float) -> str:
    """A region's drawing, cut off a little beyond its border."""
    w, h = wide + 2 * BEYOND, high + 2 * BEYOND
    seen = " ".join(map(number, (-BEYOND, -BEYOND, w, h)))
    return element("svg", drawing, x=-BEYOND, y=-BEYOND, width=w, height=h, viewBox=seen, overflow="hidden")


def seat_card(scene: Scene, seat: int, caption: Caption, width: float) -> tuple[str, float]:
    """A seat's name, score and pieces, and how high that is."""
    inner = width - STRIPE - 2 * GAP
    name = f"seat-{seat}"
    below = 0.0
    if name in scene.regions:
        wide, high = scene.regions[name]
        below = high * inner / wide + GAP / 2
    high = HEAD + below
    parts = [
        rect(0, 0, width, high, rx=8, fill="var(--card)", stroke="var(--line)"),
        rect(0, 0, STRIPE, high, rx=3, fill=f"var(--seat-{seat})"),
        text(caption.name, STRIPE + GAP, HEAD - 10, 14, font_weight=600),
        text(caption.score, width - GAP, HEAD - 10, 14, font_weight=600, text_anchor="end"),
    ]
    if below:
        parts.append(region(scene, name, STRIPE + GAP, HEAD, inner))
    return group("".join(parts), data_seat=seat), high
