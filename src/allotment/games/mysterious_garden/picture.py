"""Mysterious Garden as a scene: gardens by lantern light, tiles on their walls, gnomes, treasure and bags."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, Final

from ...draw.scene import GROUND, MARK, TALL, TILE, TOKEN, Piece, Scene, gather
from ...draw.svg import element, group, rect, text, use
from .components import (
    FIRST,
    GARDEN_NAMES,
    GARDENS,
    GNOMES,
    LADYBUG_TILES,
    SIDES,
    TILE_KINDS,
    WALL_NAMES,
    WALLS,
    WARDEN,
)
from .geometry import Spot, apothem, reach, spots_of
from .gestures import COLOURS, DEEDS, View, asks, facts, paths, plain, say, status

__all__ = ["asks", "facts", "paths", "say", "scene", "status"]

SHAPES: Final = ["circle", "diamond", "square", "triangle", "star"]
MOON: Final = "#f3ead2"  # words on the night, in both schemes
INK: Final = "#2c3a30"


class Frame:
    """Where things lie in one layout, and how large a garden's side is drawn."""

    def __init__(self, view: View, layout: str) -> None:
        tall = layout == TALL
        self.tall = tall
        self.home = "hand" if tall else "board"
        self.spots = spots_of(view["gardens"])
        self.area = (4.0, 62.0, 352.0, 318.0) if tall else (8.0, 100.0, 700.0, 546.0)
        left = min(spot.x - reach(SIDES[spot.garden]) for spot in self.spots)
        top = min(spot.y - reach(SIDES[spot.garden]) for spot in self.spots)
        wide = max(spot.x + reach(SIDES[spot.garden]) for spot in self.spots) - left
        high = max(spot.y + reach(SIDES[spot.garden]) for spot in self.spots) - top
        x, y, w, h = self.area
        self.side = min(w / wide, h / high, 70.0 if tall else 128.0)
        self.zero = (
            x + (w - wide * self.side) / 2 - left * self.side,
            y + (h - high * self.side) / 2 - top * self.side,
        )

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.zero[0] + x * self.side, self.zero[1] + y * self.side


def scene(view: View, seat: int, layout: str) -> Scene:
    frame = Frame(view, layout)
    owner = seat if seat >= 0 else 0
    pieces = [ground(frame)]
    for spot in frame.spots:
        pieces += garden(view, frame, spot)
    pieces += market(view, frame)
    pieces += own(view, frame, owner)
    pieces += deeds(view, frame, seat)
    regions = {"board": (360.0, 462.0), "hand": (360.0, 168.0)} if frame.tall else {"board": (856.0, 824.0)}
    for other in range(len(view["scores"])):
        regions[f"seat-{other}"] = (84.0, 16.0) if frame.tall else (238.0, 24.0)
        pieces.append(summary(view, frame, other))
    return gather(layout, regions, pieces)


def headed(title: str, more: str, x: float, y: float, size: float, colour: str) -> str:
    words = element("tspan", escape(title), class_="serif", font_size=size, font_weight=700)
    small = element("tspan", escape(more), dx=6, font_size=size * 0.78)
    return element("text", words + (small if more else ""), x=x, y=y, fill=colour)


@cache
def night(w: float, h: float, shelf: float) -> str:
    sky = rect(0, 0, w, h, fill="var(--mg-dusk)")
    for number in range(9):
        x, y = (97 * number + 40) % w, shelf + 30 + (173 * number) % (h - shelf - 60)
        sky += use("mg-firefly", x, y, 18, 18)
    return sky + rect(0, 0, w, shelf, fill="var(--mg-shelf)")


def ground(frame: Frame) -> Piece:
    if frame.tall:
        return Piece("ground", "board", GROUND, 0, 0, 360, 462, night(360, 462, 58), kind="ground")
    drawing = night(856, 652, 96)
    drawing += headed("Gnomes", "", 8, 18, 14, MOON) + headed("Power", "", 372, 18, 14, MOON)
    drawing += headed("Chests", "", 566, 18, 14, MOON) + headed("Waiting", "", 726, 118, 14, MOON)
    drawing += headed("Doors", "", 706, 18, 14, MOON)
    drawing += rect(0, 652, 856, 172, fill="var(--paper-2)")
    drawing += headed("Your tiles", "a tile, then a wall", 8, 670, 14, "var(--ink)") + headed(
        "Bags", "", 8, 752, 14, "var(--ink)"
    )
    return Piece("ground", "board", GROUND, 0, 0, 856, 824, drawing, kind="ground")


# ---- gardens ----


def garden(view: View, frame: Frame, spot: Spot) -> list[Piece]:
    name = GARDENS[spot.garden]
    lies = view["gardens"][name]
    sides = SIDES[spot.garden]
    x, y = frame.at(spot.x, spot.y)
    half = reach(sides) * frame.side
    gnomes = tuple((kind, int(count)) for kind, count in lies["gnomes"].items() if int(count))
    treasure = tuple(int(lies["treasure"][colour]) for colour in COLOURS)
    taken = tuple(bool(text) for text in lies["sides"])
    drawing = plot(spot.garden, spot.gate, gnomes, treasure, taken, half, frame.side)
    said = [f"{count} {plain(kind)} gnome" for kind, count in gnomes]
    said += [f"{count} {colour}" for colour, count in zip(COLOURS, treasure, strict=True) if count]
    label = f"{GARDEN_NAMES[spot.garden]}: {', '.join(said) or 'nothing left'}"
    pieces = [
        Piece(
            f"garden-{name}",
            "board",
            TILE,
            x - half,
            y - half,
            2 * half,
            2 * half,
            drawing,
            label,
            "tile plot",
        )
    ]
    w, h = 0.96 * frame.side, 0.48 * frame.side
    for number in range(1, sides + 1):
        cx, cy = frame.at(*spot.away(number, 0.0, 0.25))
        holds = str(lies["sides"][number - 1])
        wall = WALL_NAMES[WALLS[FIRST[spot.garden] + number - 1]]
        if holds:
            who, _, face = holds.partition(":")
            owner = WARDEN if who == "w" else int(who)
            shown = placed(owner, face, w, h)
            what = f"tile {face.rstrip('*')} of the {SHAPES[owner]}" + (
                ", icon side up" if face.endswith("*") else ""
            )
        else:
            shown = rect(
                2,
                2,
                w - 4,
                h - 4,
                rx=5,
                fill="var(--mg-slot)",
                stroke=MOON,
                stroke_width=1.2,
                stroke_dasharray="5 4",
                stroke_opacity=0.5,
            )
            what = "free"
        label = f"{GARDEN_NAMES[spot.garden]}, side {number}, {wall}: {what}"
        turn = spot.normal(number)
        pieces.append(
            Piece(
                f"side-{name}-{number}",
                "board",
                TOKEN,
                cx - w / 2,
                cy - h / 2,
                w,
                h,
                shown,
                label,
                "slot",
                turn=round(turn, 1),
            )
        )
    return pieces


@cache
def plot(
    number: int,
    gate: float,
    gnomes: tuple[tuple[str, int], ...],
    treasure: tuple[int, ...],
    taken: tuple[bool, ...],
    half: float,
    side: float,
) -> str:
    """The lawn, its walls (an object in a wall is gone once a tile lies there), and what is on it."""
    sides = SIDES[number]
    round_about = 50 / SIN[sides] + 4
    parts = [
        group(
            use(f"mg-ground-{sides}", -round_about, -round_about, 2 * round_about, 2 * round_about),
            transform=f"rotate({gate:.1f})",
        )
    ]
    for one in range(sides):
        wall = WALL_NAMES[WALLS[FIRST[number] + one]]
        kind = wall if wall in ("opening", "plain") or not taken[one] else "taken"
        turn = (gate + one * 360 / sides) % 360
        parts.append(
            group(use(f"mg-wall-{kind}", -40, -100 * apothem(sides), 80, 34), transform=f"rotate({turn:.1f})")
        )
    crowd = [kind for kind, count in gnomes for _ in range(count)]
    step = min(34.0, 110 / max(len(crowd), 1))
    for place, kind in enumerate(crowd):
        parts.append(use(f"mg-gnome-{kind}", step * (place - len(crowd) / 2), -36, 34, 34))
    shown = [(colour, count) for colour, count in zip(COLOURS, treasure, strict=True) if count]
    for place, (colour, count) in enumerate(shown):
        x = 34 * (place - len(shown) / 2)
        parts.append(use(f"mg-treasure-{colour}", x, 6, 26, 26))
        parts.append(element("circle", cx=x + 25, cy=30, r=8, fill="#fffaf0", stroke=INK, stroke_width=1.5))
        parts.append(text(str(count), x + 25, 34.5, 12, text_anchor="middle", font_weight=700, fill=INK))
    return group("".join(parts), transform=f"translate({half:.2f} {half:.2f}) scale({side / 100:.4f})")


SIN: Final = {4: 0.70711, 5: 0.58779, 6: 0.5, 7: 0.43388, 8: 0.38268}  # of 180 degrees / sides


@cache
def placed(owner: int, face: str, w: float, h: float) -> str:
    """A tile in the colour of its seat: its number and what it does, or its icon side."""
    number = int(face.rstrip("*"))
    if face.endswith("*"):
        drawing = use("mg-tile-icon", 0, 0, 200, 100) + use(
            f"mg-mark-{owner % 4}", 84, 34, 32, 32, color="#f7f1e3"
        )
    else:
        drawing = use(f"mg-tile-{TILE_KINDS[number]}", 0, 0, 200, 100)
        drawing += use(f"mg-mark-{owner % 4}", 4.5, 37, 26, 26, color="#f7f1e3")
        drawing += text(
            str(number), 64, 68, 49, text_anchor="middle", font_weight=700, class_="serif", fill=INK
        )
    return group(drawing, transform=f"scale({w / 200:.4f} {h / 100:.4f})", data_seat=owner, class_="seated")


# ---- displays ----


def market(view: View, frame: Frame) -> list[Piece]:
    """Gnomes left, power cards, chests, doors, waiting gardens, treasure."""
    pieces: list[Piece] = []
    left: dict[str, int] = dict.fromkeys(GNOMES, 0)
    for kind in [*view["gnome_display"], *view["gnome_stack"]]:
        left[str(kind)] = left.get(str(kind), 0) + 1
    size = 24.0 if frame.tall else 40.0
    for number, kind in enumerate(GNOMES):
        x, y = (4.0 + 26 * number, 3.0) if frame.tall else (8.0 + 44 * number, 26.0)
        up = list(view["gnome_display"]).count(kind)
        drawing = use(f"mg-gnome-{kind}", 0, 0, size, size)
        drawing += text(
            f"{up}/{left[kind]}",
            size / 2,
            size + (8 if frame.tall else 14),
            8 if frame.tall else 11,
            text_anchor="middle",
            fill=MOON,
        )
        label = f"{plain(kind)} gnomes: {up} turned up, {left[kind]} left"
        pieces.append(Piece(f"gnome-{kind}", "board", TILE, x, y, size, size + 10, drawing, label, "choice"))
    for number, name in enumerate(view["power_display"]):
        place = (
            (216.0 + 34 * number, 3.0, 32.0, 45.0) if frame.tall else (372.0 + 58 * number, 24.0, 48.0, 67.0)
        )
        pieces.append(
            Piece(
                f"card-{name}",
                "board",
                TILE,
                *place,
                power(str(name), place[2]),
                f"power card {plain(str(name))}",
                "card",
            )
        )
    for number in range(1, 4):
        count = int(view["chests"].get(str(number), 0))
        place = (
            (4.0 + 34 * (number - 1), 424.0, 32.0, 34.0)
            if frame.tall
            else (566.0 + 44 * (number - 1), 26.0, 42.0, 60.0)
        )
        drawing = use(f"mg-chest-{number}", 0, 0, place[2], place[2])
        drawing = drawing if count else group(drawing, class_="off")
        drawing += text(str(count), place[2] / 2, place[3] - 2, 11, text_anchor="middle", fill=MOON)
        label = f"chests with {number} lock{'' if number == 1 else 's'}: {count}"
        pieces.append(Piece(f"chest-{number}", "board", TILE, *place, drawing, label, "choice"))
    for number, (name, won) in enumerate(view["doors"].items()):
        place = (
            (110.0 + 28 * number, 424.0, 24.0, 34.0)
            if frame.tall
            else (706.0 + 44 * number, 24.0, 40.0, 67.0)
        )
        symbol = DOOR.get(str(name)[5:6], "mg-door-red")
        drawing = use(symbol, 0, 0, place[2], place[2] * 1.4)
        winners = [int(won[rank]) for rank in ("first", "second") if int(won[rank]) >= 0]
        for rank, winner in enumerate(winners):
            drawing += group(
                use(f"ui-seat-{SHAPES[winner]}", 2 + 14 * rank, place[3] - 13, 12, 12),
                data_seat=winner,
                class_="seated",
            )
        label = f"{name.replace('-', ' ')}: " + (", ".join(SHAPES[one] for one in winners) or "nobody yet")
        pieces.append(Piece(f"door-{number}", "board", GROUND, *place, drawing, label, "ground"))
    for number, colour in enumerate(COLOURS):
        count = int(view["treasure_bag"][colour])
        place = (
            (238.0 + 40 * number, 426.0, 34.0, 30.0)
            if frame.tall
            else (726.0 + 42 * number, 606.0, 38.0, 40.0)
        )
        drawing = use(f"mg-treasure-{colour}", 0, 0, 24, 24) + text(
            str(count), 16, place[3] - 3, 11, fill=MOON
        )
        pieces.append(
            Piece(
                f"treasure-{colour}",
                "board",
                TILE,
                *place,
                drawing,
                f"{colour} treasure in the sack: {count}",
                "choice",
            )
        )
    for number, (name, loot) in enumerate(view["waiting"].items()):
        size = 42.0 if frame.tall else 84.0
        at = (4.0 + 48 * number, 382.0 - 4) if frame.tall else (734.0 + 0 * number, 126.0 + 96 * number)
        if not frame.tall and number > 4:
            at = (646.0, 126.0 + 96 * (number - 5))
        pieces.append(
            Piece(
                f"waiting-{name}",
                "board",
                TILE,
                *at,
                size,
                size,
                waiting(str(name), tuple(int(loot[c]) for c in COLOURS), size),
                f"waiting garden {GARDEN_NAMES[GARDENS.index(str(name))]}",
                "choice",
            )
        )
    return pieces


DOOR: Final = {"a": "mg-door-red", "b": "mg-door-blue-yellow", "c": "mg-door-bags", "d": "mg-door-gnomes"}


@cache
def waiting(name: str, loot: tuple[int, ...], size: float) -> str:
    number = GARDENS.index(name)
    return plot(
        number,
        0.0,
        (),
        loot,
        tuple(False for _ in range(SIDES[number])),
        size / 2,
        size / (2 * reach(SIDES[number]) - 0.7),
    )


@cache
def power(name: str, w: float) -> str:
    return use(f"mg-power-{sort_of(name)}", 0, 0, w, 1.4 * w)


def sort_of(name: str) -> str:
    """ "xl-bag-2" as "xl-bag": what is drawn on a power card."""
    return {"key-card": "key", "ladybug-card": "ladybug"}.get(name, name.rstrip("0123456789").rstrip("-"))


# ---- one's own things ----


def own(view: View, frame: Frame, owner: int) -> list[Piece]:
    mine = view["players"][str(owner)]
    pieces: list[Piece] = []
    shown = [int(number) for number in mine["display"]]
    bugs = [int(number) for number in mine["ladybug_tiles"]]
    w = 52.0 if frame.tall else min(104.0, 640 / max(len({*shown, *bugs}), 1) - 6)
    for place, number in enumerate([*shown, *[bug for bug in bugs if bug not in shown]]):
        x, y = (8.0 + (w + 6) * place, 678.0)
        if frame.tall:
            x, y = (4.0 + 59 * (place % 6), 4.0 + 30 * (place // 6))
        kind = ", with a ladybug" if number in LADYBUG_TILES else ""
        label = f"your tile {number}: {TILE_KINDS[number].replace('-', ' and ')}{kind}"
        pieces.append(
            Piece(
                f"tile-{owner}-{number}",
                frame.home,
                TOKEN,
                x,
                y,
                w,
                w / 2,
                placed(owner, str(number), w, w / 2),
                label,
                "card",
            )
        )
    for place, bug in enumerate([*map(str, bugs), "ladybug"]):
        size = 24.0 if frame.tall else 34.0
        x, y = (296.0 + 0 * place, 34.0 + 26 * place) if frame.tall else (800.0 - 40 * place, 742.0)
        drawing = use("mg-ladybug", 0, 0, size, size) + text(
            str(mine["ladybugs"] if bug == "ladybug" else bug),
            size / 2,
            size,
            10,
            text_anchor="middle",
            class_="rim",
            font_weight=700,
        )
        pieces.append(
            Piece(
                f"pay-{bug}",
                frame.home,
                MARK,
                x,
                y,
                size,
                size,
                drawing,
                f"pay with ladybug tile {bug}"
                if bug != "ladybug"
                else f"pay with a ladybug token, of {mine['ladybugs']}",
                "round",
            )
        )
    bags: list[tuple[str, str]] = [(f"bag-{place + 1}", str(held)) for place, held in enumerate(mine["bags"])]
    held_by = mine["held"]
    for name in mine["cards"]:
        bags.append((str(name), str(held_by.get(name, ""))))
    size = 34.0 if frame.tall else 56.0
    step = min(size + 4, (284.0 if frame.tall else 560.0) / max(len(bags), 1))
    for place, (name, holds) in enumerate(bags):
        x, y = (4.0 + step * place, 66.0) if frame.tall else (8.0 + step * place, 758.0)
        label = f"your {name.replace('-', ' ')}: {holds or 'empty'}"
        pieces.append(
            Piece(
                f"in-{name}",
                frame.home,
                TILE,
                x,
                y,
                size,
                size,
                container(name, holds, size),
                label,
                "choice",
            )
        )
    caught = [kind for kind, count in mine["gnomes"].items() for _ in range(int(count))]
    for place, kind in enumerate(caught[:12]):
        x, y = (
            (4.0 + 26 * place, 106.0) if frame.tall else (590.0 + 36 * (place % 6), 752.0 + 36 * (place // 6))
        )
        size = 25.0 if frame.tall else 34.0
        pieces.append(
            Piece(
                f"caught-{place}",
                frame.home,
                TILE,
                x,
                y,
                size,
                size,
                use(f"mg-gnome-{kind}", 0, 0, size, size),
                f"you caught a {plain(kind)} gnome",
                "ground",
            )
        )
    return pieces


@cache
def container(name: str, holds: str, size: float) -> str:
    if name.startswith("bag"):
        drawing = use("mg-bag-open", 0, 0, size, size * 1.1)
    else:
        drawing = use(
            f"mg-power-{sort_of(name)}",
            size * 0.14,
            0,
            size * 0.72,
            size,
        )
    letters = {"r": "red", "b": "blue", "y": "yellow"}
    found = [letters[one] for one in holds if one in letters] if set(holds) <= set("rby") else []
    for place, colour in enumerate(found[:6]):
        one = size * 0.3
        drawing += use(
            f"mg-treasure-{colour}",
            size * 0.14 + one * (place % 2) * 1.2,
            size * 0.34 + one * 0.8 * (place // 2),
            one,
            one,
        )
    return drawing


def deeds(view: View, frame: Frame, seat: int) -> list[Piece]:
    if seat < 0 or view["over"]:
        return []
    pieces: list[Piece] = []
    names: list[tuple[str, str, str]] = [
        ("as-number", "number up", "lay the tile number side up"),
        ("as-icon", "icon up", "lay the tile icon side up"),
    ]
    names += [(name, words.title, words.title.lower()) for name, words in DEEDS.items()]
    names += [("empty", "Empty", "empty a bag"), ("new-bag", "A bag", "take a bag")]
    for number, (key, title, label) in enumerate(names):
        if frame.tall:
            place = (4.0 + 44 * number, 136.0, 42.0, 30.0)
        else:
            place = (660.0 + 98 * (number % 2), 656.0 + 22 * (number // 2), 94.0, 21.0)
        box = rect(1, 1, place[2] - 2, place[3] - 2, rx=7, fill="var(--card)", stroke="var(--line)")
        fits = min(11.0, (place[2] - 6) / len(title) * 1.75)
        box += text(
            title, place[2] / 2, place[3] / 2 + fits * 0.36, fits, text_anchor="middle", font_weight=600
        )
        pieces.append(Piece(key, frame.home, MARK, *place, box, label, "button"))
    return pieces


def summary(view: View, frame: Frame, seat: int) -> Piece:
    theirs: dict[str, Any] = view["players"].get(str(seat), {})
    w, h = (84.0, 16.0) if frame.tall else (238.0, 24.0)
    if not theirs:
        return Piece(f"summary-{seat}", f"seat-{seat}", TILE, 0, 0, w, h, "", "", "ground")
    counts = [
        ("mg-gnome-back", sum(int(count) for count in theirs["gnomes"].values()), "gnomes"),
        ("mg-bag", len(theirs["bags"]), "bags"),
        ("mg-key", int(theirs["keys"]), "keys"),
        ("mg-ladybug", int(theirs["ladybugs"]), "ladybugs"),
    ]
    size = 13.0 if frame.tall else 20.0
    drawing = ""
    for number, (symbol, count, _) in enumerate(counts[: 3 if frame.tall else 4]):
        x = number * w / (3 if frame.tall else 4)
        drawing += use(symbol, x, 1, size, size) + text(
            str(count), x + size + 2, size * 0.85, size * 0.68, font_weight=700
        )
    label = ", ".join(f"{count} {word}" for _, count, word in counts)
    return Piece(f"summary-{seat}", f"seat-{seat}", TILE, 0, 0, w, h, drawing, label, "ground")
