"""Mysterious Garden as a scene: gardens by lantern light, tiles on their walls, gnomes, treasure and bags."""

from __future__ import annotations

from ....draw.scene import GROUND, TILE, TOKEN, Piece, Scene, gather
from ....draw.svg import kept, rect, text, use
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
from ..rules.moves import MysteriousMove, Place
from . import market
from .frame import TRAY, Frame, looked_at, rows
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

__all__ = ["DRAWINGS", "NOUNS", "after", "asks", "facts", "paths", "say", "scene", "status"]


def scene(view: Drawn, seat: int, layout: str) -> Scene:
    frame = Frame(view, layout)
    owner = seat if seat >= 0 else 0
    asked = Asked(view, seat)
    regions: dict[str, tuple[float, float]] = {"board": frame.size}
    pieces = [ground(view, frame)]
    focus = looked_at(view, frame)
    for spot in frame.spots:
        pieces += garden(view, frame, spot, spot.garden == focus)
        pieces += sign(frame, spot)
    tray: list[Piece] = []
    if frame.tall:
        strips, tray, sizes = market.tall(view, frame.words, asked)
        pieces += strips
        regions.update(sizes)
        regions["map"] = MAP
        pieces += chart(view, frame)
    else:
        pieces += [*market.wide(view, frame.words), *column(view, frame)]
    mine, wide = own(view, frame, owner, seat, asked, tray)
    pieces += mine
    if frame.tall:
        regions["hand"] = (wide, HAND)
    for other in range(len(view["scores"])):
        regions[f"seat-{other}"] = (238.0, 46.0)
        pieces.append(summary(view, frame.words, other))
    return gather(layout, regions, pieces)


def ground(view: Drawn, frame: Frame) -> Piece:
    w, h = frame.size
    if frame.tall:
        return Piece("ground", "board", GROUND, 0, 0, w, h, night(0, 0, w, h), kind="ground open")
    drawing = night(0, 0, w, TRAY) + market.captions(view, frame.words)
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
    frame = Frame(laid, layout)
    ahead = frame.ahead.get(number)
    if ahead is None or not rows(ahead):
        return []
    if not frame.tall:
        beside = next(piece for piece in column(laid, frame) if piece.key == f"ahead-{name}")
        return [foresight(frame, beside.key, number, ahead, beside.x, beside.y, tile)]
    x, y, w, h = Frame(view, layout).signs[number]  # where the garden's name stands now
    return [foresight(frame, f"sign-{name}", number, ahead, x - w / 2, y - h / 2, tile)]


# ---- gardens ----


def garden(view: Drawn, frame: Frame, spot: Spot, focus: bool) -> list[Piece]:
    name = GARDENS[spot.garden]
    lies = view["gardens"][name]
    sides = SIDES[spot.garden]
    x, y = frame.at(spot.x, spot.y)
    half = round(reach(sides) * frame.side, 2)
    gnomes = tuple((kind, int(count)) for kind, count in lies["gnomes"].items() if int(count))
    treasure = tuple(int(lies["treasure"][colour]) for colour in COLOURS)
    taken = tuple(bool(text) for text in lies["sides"])
    done = frame.done[spot.garden]
    drawing = plot(spot.garden, spot.gate, gnomes, treasure, taken, half, frame.side, done)
    words, title = frame.words, GARDEN_TITLES[spot.garden]
    said = counted_gnomes(lies["gnomes"]) + counted_treasures(lies["treasure"])
    label = words.text("label-garden-done", garden=title)
    if not done:
        label = words.text("label-garden", garden=title, things=said)
    kind = "tile plot" + (" focus" if focus else "")
    pieces = [
        Piece(
            f"garden-{name}",
            "board",
            TILE,
            round(x - half, 2),
            round(y - half, 2),
            2 * half,
            2 * half,
            drawing,
            label,
            kind,
        )
    ]
    w, h = round(0.97 * frame.side, 2), round(0.485 * frame.side, 2)
    for number in range(1, sides + 1):
        cx, cy = frame.at(*spot.away(number, 0.0, 0.26))
        holding = str(lies["sides"][number - 1])
        wall = WALL_TITLES[WALLS[FIRST[spot.garden] + number - 1]]
        if holding:
            who, _, face = holding.partition(":")
            owner = WARDEN if who == "w" else int(who)
            shown = placed(owner, face, w, h)
            what = lying_tile(owner, face)
        else:
            shown, what = slot(w, h, number), Phrase("free-side")
        label = words.text("label-side", garden=title, side=number, wall=wall, what=what)
        turn = spot.normal(number)
        turn = turn - 180 if 91 < turn <= 271 else turn  # a number is never upside down
        at = (round(cx - w / 2, 2), round(cy - h / 2, 2))
        kind = "slot" if not holding else "slot laid"
        pieces.append(
            Piece(f"side-{name}-{number}", "board", TOKEN, *at, w, h, shown, label, kind, turn=round(turn, 1))
        )
    return pieces


def lying_tile(owner: int, face: str) -> Phrase:
    """A tile on a wall: whose it is, and what it shows."""
    given: Args = {"number": int(face.rstrip("*"))}
    kind = "lying-back"
    if not face.endswith("*"):
        kind = "lying-tile"
        given["tile"] = TILE_TITLES[int(face)]
    return Phrase(f"wardens-{kind}", given) if owner == WARDEN else Phrase(kind, given, owner)


def summary(view: Drawn, words: Speaker, seat: int) -> Piece:
    """In a seat's card: how many gnomes, bags, keys and ladybugs, and the tiles it shows."""
    theirs = view["players"].get(str(seat))
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
