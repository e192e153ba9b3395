"""What lies beside the gardens: waiting gardens, power cards, chests, gnomes, doors and the treasure sack.

Wide, they stand on a shelf above the gardens and in a column beside them. Tall, they are two strips above the
board, and what a seat is asked to choose from comes down to its tray, large enough for a thumb.
"""

from __future__ import annotations

from typing import Final

from ...draw.scene import GROUND, TILE, Piece
from ...draw.svg import element, kept, rect, text, use
from .components import (
    CHEST_POINTS,
    DOOR_NEED,
    DOOR_TEXTS,
    DOORS,
    FIRST,
    GARDEN_NAMES,
    GARDENS,
    GNOMES,
    MUSHROOMS,
    POWER,
    POWER_NAMES,
    SIDES,
    WALL_NAMES,
    WALLS,
)
from .gestures import COLOURS, View, plain
from .outlook import reached
from .paint import (
    HAZE,
    MOON,
    chest,
    counted,
    door,
    headed,
    power,
    roundel,
    waiting,
    words,
)

SHAPES: Final = ["circle", "diamond", "square", "triangle", "star"]
Group = tuple[str, str, list[tuple[float, float, Piece]]]  # a heading, more words, and pieces with their size


class Asked:
    """What the seat is asked now: the first step of the agenda, if it is for this seat to decide."""

    def __init__(self, view: View, seat: int) -> None:
        words = str(view["agenda"][0]).split(" ") if view["agenda"] else [""]
        mine = seat >= 0 and int(view["to_act"]) == seat
        self.step = words[0] if mine else ""
        self.more = words[2:] if mine else []


# ---- each display as pieces without a place ----


def gnomes(view: View, size: float) -> list[Piece]:
    found: list[Piece] = []
    seen: list[str] = []
    for kind in map(str, view["gnome_display"]):
        seen.append(kind)
        more = f"-{seen.count(kind)}" if seen.count(kind) > 1 else ""
        found.append(
            loose(
                f"gnome-{kind}{more}",
                roundel(f"mg-gnome-{kind}", size),
                f"{plain(kind)} gnome, turned up",
                "round",
                size,
                size,
            )
        )
    return found


def unseen(view: View, size: float) -> Piece:
    stack = [str(kind) for kind in view["gnome_stack"]]
    counts = [f"{stack.count(kind)} {plain(kind)}" for kind in GNOMES if kind in stack]
    label = f"{len(stack)} gnomes face down: {', '.join(counts) or 'none'}"
    return loose(
        "gnome-stack", roundel("mg-gnome-back", size, str(len(stack)), True), label, "ground open", size, size
    )


def powers(view: View, w: float, h: float, card: float) -> list[Piece]:
    found = []
    for name in map(str, view["power_display"]):
        inside = str(view["chest_fill"].get(name, ""))
        label = f"power card {POWER_NAMES[POWER.index(name)]}" + (
            f", with {treasures(inside)}" if inside else ""
        )
        found.append(
            loose(
                f"card-{name}",
                middled(power(name, card, inside), w, h, card, 1.4 * card),
                label,
                "card",
                w,
                h,
            )
        )
    return found


def deck(view: View, w: float, h: float, card: float) -> Piece:
    left = len(view["power_deck"])
    names = ", ".join(sorted({POWER_NAMES[POWER.index(str(name))] for name in view["power_deck"]}))
    drawing = use("mg-power-back", 0, 0, card, 1.4 * card)
    drawing += element(
        "circle", cx=card / 2, cy=0.7 * card, r=10, fill="#fffaf0", stroke="#2c3a30", stroke_width=1.4
    )
    drawing += words(str(left), card / 2, 0.7 * card + 4.4, 12)
    drawing = drawing if left else element("g", drawing, class_="off")
    return loose(
        "power-deck",
        middled(drawing, w, h, card, 1.4 * card),
        f"{left} power cards not yet seen" + (f": {names}" if names else ""),
        "ground open",
        w,
        h,
    )


def chests(view: View, size: float, w: float, h: float, colour: str = MOON) -> list[Piece]:
    found = []
    for locks in range(1, 4):
        left = int(view["chests"].get(str(locks), 0))
        many = "" if locks == 1 else "s"
        label = f"chests with {locks} lock{many}, {CHEST_POINTS[locks]} points: {left or 'none'} left"
        drawing = middled(chest(locks, left, CHEST_POINTS[locks], size, colour), w, h, size, size + 14)
        found.append(loose(f"chest-{locks}", drawing, label, "choice", w, h))
    return found


def doors(view: View, w: float) -> list[Piece]:
    found = []
    for name, won in view["doors"].items():
        winners = tuple(int(won[rank]) for rank in ("first", "second") if int(won[rank]) >= 0)
        ways = [
            (reached(view["players"][str(one)], str(name)), -one)
            for one in range(len(view["scores"]))
            if one not in winners
        ]
        best, leader = max(ways, default=(0, 1))
        race = (-leader, best) if best else (-1, 0)
        number = DOORS.index(str(name))
        label = f"door: {DOOR_TEXTS[number]}; "
        label += f"reached by {' and '.join(SHAPES[one] for one in winners)}" if winners else "nobody yet"
        if race[0] >= 0:
            label += f"; {SHAPES[race[0]]} has {best} of {DOOR_NEED[number]}"
        found.append(
            loose(str(name), door(str(name), w, winners, race), label, "ground open", w, 1.4 * w + 15)
        )
    return found


def sack(view: View, size: float, w: float, h: float) -> list[Piece]:
    found = []
    for colour in COLOURS:
        count = int(view["treasure_bag"][colour])
        drawing = middled(counted(f"mg-treasure-{colour}", count, size), w, h, size, size)
        found.append(
            loose(f"treasure-{colour}", drawing, f"{colour} treasure in the sack: {count}", "choice", w, h)
        )
    return found


def supply(view: View, size: float, w: float, h: float) -> Piece:
    left = int(view["bags_left"])
    return loose(
        "new-bag",
        middled(counted("mg-bag", left, size), w, h, size, size),
        f"magic bags to be had: {left}",
        "choice",
        w,
        h,
    )


def gardens(view: View, size: float) -> list[Piece]:
    found = []
    for name, loot in view["waiting"].items():
        number = GARDENS.index(str(name))
        lies = tuple(int(loot[colour]) for colour in COLOURS)
        walls = [WALL_NAMES[WALLS[FIRST[number] + one]] for one in range(SIDES[number])]
        held = ", ".join(f"{count} {colour}" for count, colour in zip(lies, COLOURS, strict=True) if count)
        label = (
            f"{GARDEN_NAMES[number]}, waiting: {SIDES[number]} sides ({', '.join(walls)}), "
            f"{MUSHROOMS[number]} mushrooms, {held}"
        )
        found.append(loose(f"waiting-{name}", waiting(number, lies, size), label, "round", size, size))
    return found


def treasures(letters: str) -> str:
    names = {"r": "red", "b": "blue", "y": "yellow"}
    return ", ".join(f"{letters.count(one)} {names[one]}" for one in "rby" if one in letters)


def loose(key: str, drawing: str, label: str, kind: str, w: float, h: float) -> Piece:
    """A piece that has no place yet."""
    return Piece(key, "", GROUND if kind.startswith("ground") else TILE, 0, 0, w, h, drawing, label, kind)


def middled(drawing: str, w: float, h: float, inner_w: float, inner_h: float) -> str:
    x, y = (w - inner_w) / 2, (h - inner_h) / 2
    return element("g", drawing, transform=f"translate({x:.1f} {y:.1f})") if x or y else drawing


def at(piece: Piece, region: str, x: float, y: float) -> Piece:
    return piece._replace(region=region, x=round(x, 2), y=round(y, 2))


# ---- wide ----

WAIT_X: Final = 680.0  # the column beside the gardens
WAIT: Final = 86.0
WAIT_STEP: Final = 94.0


def wide(view: View) -> list[Piece]:
    left = len(view["gnome_stack"])
    deal = len(view["power_deck"])
    groups = [
        (f"Gnomes|{left} face down", 56.0, [*gnomes(view, 54), unseen(view, 54)], 27.0),
        (f"Power|{deal} to come", 53.0, [*powers(view, 50, 70, 50), deck(view, 50, 70, 50)], 25.0),
        ("Doors|5, then 3", 74.0, doors(view, 44), 25.0),
        ("Chests|", 40.0, chests(view, 38, 38, 54), 34.0),
        ("Sack|", 36.0, sack(view, 32, 34, 36), 40.0),
    ]
    total = sum(step * len(pieces) for _, step, pieces, _ in groups)
    gap = (876 - 28 - total) / (len(groups) - 1)
    found: list[Piece] = []
    x = 14.0
    heads = []
    for title, step, pieces, y in groups:
        heads.append((title, x))
        for piece in pieces:
            found.append(at(piece, "board", x, y))
            x += step
        x += gap
    found.insert(0, Piece("shelf", "board", GROUND, 0, 0, 876, 108, shelf(tuple(heads)), kind="ground"))
    for place, piece in enumerate(gardens(view, WAIT - 12)):
        found.append(
            at(piece, "board", WAIT_X + 13 + (WAIT + 9) * (place % 2), 140 + WAIT_STEP * (place // 2))
        )
    return found


@kept
def shelf(heads: tuple[tuple[str, float], ...]) -> str:
    drawing = rect(0, 0, 876, 108, fill="var(--mg-shelf)")
    for title, x in heads:
        name, _, more = title.partition("|")
        drawing += headed(name, more, x, 18, MOON, HAZE)
    return drawing


def captions(view: View) -> str:
    """The names of the waiting gardens, under each."""
    drawing = headed("Waiting", "", WAIT_X + 8, 130, MOON, HAZE) if view["waiting"] else ""
    for place, name in enumerate(view["waiting"]):
        x = WAIT_X + 13 + (WAIT - 12) / 2 + (WAIT + 9) * (place % 2)
        y = 140 + WAIT_STEP * (place // 2) + WAIT - 1
        drawing += text(
            GARDEN_NAMES[GARDENS.index(str(name))],
            x,
            y,
            12,
            text_anchor="middle",
            class_="name",
            fill=MOON,
        )
    return drawing


# ---- tall ----

STRIP: Final = 56.0


def tall(view: View, asked: Asked) -> tuple[list[Piece], list[Piece], dict[str, tuple[float, float]]]:
    """The pieces of the two strips, those that come down to the tray, and the strips' sizes."""
    big = asked.step
    cards = powers(view, 62, 88, 62) if big in ("reward", "pick-power") else powers(view, 44, 52, 35)
    locked = chests(view, 58, 64, 88, "var(--ink)") if big == "unlock" else chests(view, 36, 44, 52)
    shown = gnomes(view, 74) if big == "add" else gnomes(view, 46)
    loot = sack(view, 50, 64, 64) if big == "pick-treasure" else sack(view, 32, 44, 46)
    bag = supply(view, 56, 64, 88) if big == "reward" else supply(view, 36, 44, 46)
    first: list[list[Piece]] = [gardens(view, 50), [deck(view, 40, 52, 35)], []]
    second: list[list[Piece]] = [[unseen(view, 46)], doors(view, 29), []]
    tray: list[Piece] = []
    (tray if big in ("reward", "pick-power") else first[1]).extend(cards)
    (tray if big == "unlock" else first[2]).extend(locked)
    (tray if big == "add" else second[0]).extend(shown)
    (tray if big == "pick-treasure" else second[2]).extend(loot)
    (tray if big == "reward" else second[2]).append(bag)
    found: list[Piece] = []
    regions: dict[str, tuple[float, float]] = {}
    for region, groups in (("shelf-a", first), ("shelf-b", second)):
        x = 6.0
        for number, pieces in enumerate(groups):
            if pieces and x > 6:
                found.append(
                    Piece(
                        f"{region}-{number}",
                        region,
                        GROUND,
                        x + 1,
                        8,
                        2,
                        40,
                        rect(0, 0, 1, 40, fill=HAZE, fill_opacity=0.4),
                        kind="ground",
                    )
                )
                x += 8
            for piece in pieces:
                found.append(at(piece, region, x, (STRIP - piece.h) / 2))
                x += piece.w + 3
        regions[region] = (x + 3, STRIP)
    return found, tray, regions
