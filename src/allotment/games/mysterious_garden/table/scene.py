"""Mysterious Garden as a scene: gardens by lantern light, tiles on their walls, gnomes, treasure and bags."""

from __future__ import annotations

from ....draw.scene import GROUND, TILE, TOKEN, Piece, Scene, gather
from ....draw.svg import kept, kept_by_value, rect, text, use
from ....kernel.story import Args, Phrase
from ....words import Speaker
from ..components import (
    COLOURS,
    FIRST,
    GARDEN_OF,
    GARDEN_TITLES,
    GARDENS,
    SIDES,
    TILE_TITLES,
    WALL_TITLES,
    WALLS,
    WARDEN,
)
from ..knowledge.view import Player, Plot
from ..rules.moves import MysteriousMove, Place
from . import market
from .filling import series, series_words
from .frame import TRAY, Scale, finished, framed, looked_at, rows
from .geometry import Spot, reach
from .gestures import (
    DRAWINGS,
    NOUNS,
    Drawn,
    asks,
    counted_gnomes,
    counted_treasures,
    facts,
    paths,
    say,
    status,
)
from .market import Asked
from .outlook import caught, containers
from .paint import night, placed, plot, seated, slot
from .signs import MAP, chart, column, foresight, sign
from .tray import HAND, own, room

__all__ = [
    "DRAWINGS",
    "NOUNS",
    "after",
    "asks",
    "facts",
    "paths",
    "say",
    "scene",
    "series",
    "series_words",
    "status",
]


def scene(view: Drawn, seat: int, layout: str) -> Scene:
    frame = framed(view, layout)
    words = frame.words
    owner = seat if seat >= 0 else 0
    asked = Asked(view, seat)
    regions: dict[str, tuple[float, float]] = {"board": frame.size}
    pieces = [ground(frame.tall, frame.size, words, tuple(view["waiting"]))]
    focus = looked_at(view, frame)
    for spot in frame.spots:
        lies = view["gardens"][GARDENS[spot.garden]]
        pieces += garden(lies, words, spot, frame.scale, spot.garden == focus)
        pieces += sign(frame, spot)
    tray: list[Piece] = []
    shown = market.display(view)
    if frame.tall:
        strips, tray, sizes = market.tall(shown, words, asked.step)
        pieces += strips
        regions.update(sizes)
        regions["map"] = MAP
        pieces += chart(view, frame)
    else:
        pieces += [*market.wide(shown, words), *column(frame, len(view["waiting"]))]
    mine, wide = own(view, frame, owner, seat, asked, tray)
    pieces += mine
    if frame.tall:
        regions["hand"] = (wide, HAND)
    for other in range(len(view["scores"])):
        regions[f"seat-{other}"] = (238.0, 46.0)
        pieces.append(summary(view["players"].get(str(other)), words, other))
    return gather(layout, regions, pieces)


@kept
def ground(tall: bool, size: tuple[float, float], words: Speaker, waiting: tuple[str, ...]) -> Piece:
    w, h = size
    if tall:
        return Piece("ground", "board", GROUND, 0, 0, w, h, night(0, 0, w, h), kind="ground open")
    drawing = night(0, 0, w, TRAY) + market.captions(words, waiting)
    drawing += rect(0, TRAY, w, h - TRAY, fill="var(--paper-2)") + rect(0, TRAY, w, 1, fill="var(--line)")
    return Piece("ground", "board", GROUND, 0, 0, w, h, drawing, kind="ground")


def after(view: Drawn, move: MysteriousMove, seat: int, layout: str) -> list[Piece]:
    """What would come of the garden that a tile is placed on: its panel, after that tile."""
    if not isinstance(move, Place):
        return []
    number, tile = GARDEN_OF[move.side], move.number
    name = GARDENS[number]
    garden = view["gardens"][name]
    sides = list(garden["sides"])
    sides[move.side - FIRST[number]] = f"{seat}:{tile}{'*' if move.icon else ''}"
    laid: Drawn = {**view, "gardens": {**view["gardens"], name: {**garden, "sides": sides}}}
    frame = framed(laid, layout)
    ahead = frame.ahead.get(number)
    if ahead is None or not rows(ahead):
        return []
    if not frame.tall:
        beside = next(piece for piece in column(frame, len(view["waiting"])) if piece.key == f"ahead-{name}")
        return [foresight(frame, beside.key, number, ahead, beside.x, beside.y, tile)]
    x, y, w, h = framed(view, layout).signs[number]  # where the garden's name stands now
    return [foresight(frame, f"sign-{name}", number, ahead, x - w / 2, y - h / 2, tile)]


# ---- gardens ----


@kept_by_value
def garden(lies: Plot, words: Speaker, spot: Spot, scale: Scale, focus: bool) -> list[Piece]:
    name = GARDENS[spot.garden]
    sides = SIDES[spot.garden]
    x, y = scale.at(spot.x, spot.y)
    half = round(reach(sides) * scale.side, 2)
    gnomes = tuple((kind, int(count)) for kind, count in lies["gnomes"].items() if int(count))
    treasure = tuple(int(lies["treasure"][colour]) for colour in COLOURS)
    taken = tuple(bool(text) for text in lies["sides"])
    done = finished(lies)
    drawing = plot(spot.garden, spot.gate, gnomes, treasure, taken, half, scale.side, done)
    title = GARDEN_TITLES[spot.garden]
    said = counted_gnomes(lies["gnomes"]) + counted_treasures(lies["treasure"])
    label = words.text("label-garden-done", garden=title)
    if not done:
        label = words.text("label-garden", garden=title, things=said)
    box = (round(x - half, 2), round(y - half, 2), 2 * half, 2 * half)
    kind = "tile plot" + (" focus" if focus else "")
    return [
        Piece(f"garden-{name}", "board", TILE, *box, drawing, label, kind),
        *(
            wall_side(words, spot, scale, number, str(holding))
            for number, holding in enumerate(lies["sides"], 1)
        ),
    ]


@kept
def wall_side(words: Speaker, spot: Spot, scale: Scale, number: int, holding: str) -> Piece:
    """A side of a garden, with the tile that lies there."""
    w, h = round(0.97 * scale.side, 2), round(0.485 * scale.side, 2)
    cx, cy = scale.at(*spot.away(number, 0.0, 0.26))
    wall = WALL_TITLES[WALLS[FIRST[spot.garden] + number - 1]]
    if holding:
        who, _, face = holding.partition(":")
        owner = WARDEN if who == "w" else int(who)
        shown = placed(owner, face, w, h)
        what = lying_tile(owner, face)
    else:
        shown, what = slot(w, h, number), Phrase("free-side")
    title = GARDEN_TITLES[spot.garden]
    label = words.text("label-side", garden=title, side=number, wall=wall, what=what)
    turn = spot.normal(number)
    turn = turn - 180 if 91 < turn <= 271 else turn  # a number is never upside down
    box = (round(cx - w / 2, 2), round(cy - h / 2, 2), w, h)
    kind = "slot" if not holding else "slot laid"
    key = f"side-{GARDENS[spot.garden]}-{number}"
    return Piece(key, "board", TOKEN, *box, shown, label, kind, turn=round(turn, 1))


def lying_tile(owner: int, face: str) -> Phrase:
    """A tile on a wall: whose it is, and what it shows."""
    given: Args = {"number": int(face.rstrip("*"))}
    kind = "lying-back"
    if not face.endswith("*"):
        kind = "lying-tile"
        given["tile"] = TILE_TITLES[int(face)]
    return Phrase(f"wardens-{kind}", given) if owner == WARDEN else Phrase(kind, given, owner)


@kept_by_value
def summary(theirs: Player | None, words: Speaker, seat: int) -> Piece:
    """In a seat's card: how many gnomes, bags, keys and ladybugs, and the tiles it shows."""
    if theirs is None:
        return Piece(f"summary-{seat}", f"seat-{seat}", TILE, 0, 0, 238, 46, "", "", "ground")
    full = sum(len(inside) >= room(name) for name, inside in containers(theirs))
    counts = (
        len(caught(theirs)),
        len(containers(theirs)),
        full,
        int(theirs["keys"]),
        int(theirs["ladybugs"]),
    )
    shown = tuple(int(number) for number in theirs["display"])
    left = len(theirs["stack"])
    label = words.text(
        "label-summary",
        gnomes=counts[0],
        bags=counts[1],
        full=full,
        keys=counts[3],
        ladybugs=counts[4],
        tiles=list(shown),
        left=left,
    )
    filled = words.text("board-full", full=full, bags=counts[1])
    return Piece(
        f"summary-{seat}",
        f"seat-{seat}",
        TILE,
        0,
        0,
        238,
        46,
        summed(counts, filled, shown, left, seat),
        label,
        "ground open",
    )


@kept
def summed(counts: tuple[int, ...], filled: str, shown: tuple[int, ...], left: int, seat: int) -> str:
    gnomes, _, _, keys, bugs = counts
    drawing = ""
    for x, symbol, said in (
        (0.0, "mg-gnome-back", str(gnomes)),
        (42.0, "mg-key", str(keys)),
        (84.0, "mg-ladybug", str(bugs)),
        (126.0, "mg-bag", filled),
    ):
        drawing += use(symbol, x, 0, 20, 20) + text(said, x + 23, 15, 13, font_weight=600)
    x = 0.0
    for number in shown:
        box = rect(x + 0.8, 26.8, 28, 18, rx=4, fill="var(--card)", stroke="var(--seat)", stroke_width=1.6)
        drawing += seated(box, seat) + text(
            str(number), x + 15, 40.4, 12.5, text_anchor="middle", font_weight=700, class_="serif"
        )
        x += 33
    return drawing + text(f"+{left}", x + 2, 40.4, 12.5, class_="quiet")
