"""What lies beside the gardens: waiting gardens, power cards, chests, gnomes, doors and the treasure sack.

Wide, they stand on a shelf above the gardens and in a column beside them. Tall, they are two strips above the
board, and what a seat is asked to choose from comes down to its tray, large enough for a thumb.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from ....draw.scene import GROUND, TILE, Piece
from ....draw.svg import element, kept, kept_by_value, rect, text, use
from ....kernel.story import Phrase, Title
from ....words import Speaker
from ..components import (
    CARD_TITLES,
    COLOURS,
    DOOR_NUMBERS,
    DOOR_SORTS,
    DOORS,
    FIRST,
    GARDEN_TITLES,
    GARDENS,
    GNOMES,
    MUSHROOMS,
    POWER,
    SIDES,
    TREASURE_TITLES,
    WALL_TITLES,
    WALLS,
)
from ..knowledge.view import Door as DoorWon
from ..knowledge.view import Player
from ..rules.words import door_phrase
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
from .outlook import reached, sort_of
from .paint import (
    HAZE,
    MOON,
    bold,
    chest,
    counted,
    door,
    fitted,
    headed,
    power,
    roundel,
    waiting,
)


class Asked:
    """What the seat is asked now: the first step of the agenda, if it is for this seat to decide."""

    def __init__(self, view: Drawn, seat: int) -> None:
        step = str(view["agenda"][0]).split(" ") if view["agenda"] else [""]
        mine = seat >= 0 and int(view["to_act"]) == seat
        self.step = step[0] if mine else ""
        self.more = step[2:] if mine else []


class Display(TypedDict):
    """What lies beside the gardens, and how far the seats are at each door."""

    gnome_display: list[str]
    gnome_stack: list[str]
    power_display: list[str]
    chest_fill: dict[str, str]
    power_deck: list[str]
    chests: dict[str, int]
    treasure_bag: dict[str, int]
    bags_left: int
    waiting: dict[str, dict[str, int]]
    doors: dict[str, DoorWon]
    reached: list[dict[str, int]]  # by seat, and by door
    options: dict[str, Any]


def display(view: Drawn) -> Display:
    seats = range(len(view["scores"]))
    return {
        "gnome_display": view["gnome_display"],
        "gnome_stack": view["gnome_stack"],
        "power_display": view["power_display"],
        "chest_fill": view["chest_fill"],
        "power_deck": view["power_deck"],
        "chests": view["chests"],
        "treasure_bag": view["treasure_bag"],
        "bags_left": view["bags_left"],
        "waiting": view["waiting"],
        "doors": view["doors"],
        "reached": [all_reached(view["players"][str(seat)], tuple(view["doors"])) for seat in seats],
        "options": view["options"],
    }


@kept_by_value
def all_reached(seat: Player, doors: tuple[str, ...]) -> dict[str, int]:
    return {door: reached(seat, door) for door in doors}


# ---- each display as pieces without a place ----


def gnomes(view: Display, words: Speaker, size: float) -> list[Piece]:
    found: list[Piece] = []
    seen: list[str] = []
    for kind in map(str, view["gnome_display"]):
        seen.append(kind)
        more = f"-{seen.count(kind)}" if seen.count(kind) > 1 else ""
        found.append(
            loose(
                f"gnome-{kind}{more}",
                roundel(f"mg-gnome-{kind}", size),
                words.text("label-gnome", gnome=gnome_title(kind)),
                "round",
                size,
                size,
            )._replace(like=f"gnome-{kind}")
        )
    return found


def unseen(view: Display, words: Speaker, size: float) -> Piece:
    stack = [str(kind) for kind in view["gnome_stack"]]
    counts = counted_gnomes({kind: stack.count(kind) for kind in GNOMES})
    label = words.text("label-gnome-stack", left=len(stack), gnomes=counts)
    return loose(
        "gnome-stack", roundel("mg-gnome-back", size, str(len(stack)), True), label, "ground open", size, size
    )


def powers(view: Display, words: Speaker, w: float, h: float, card: float) -> list[Piece]:
    found = []
    for name in map(str, view["power_display"]):
        inside = str(view["chest_fill"].get(name, ""))
        label = words.text("label-card", card=card_title(name))
        if inside:
            label = words.text("label-card-filled", card=card_title(name), treasures=treasures(inside))
        found.append(
            loose(
                f"card-{name}",
                middled(power(name, card, inside, foot(words, name)), w, h, card, 1.4 * card),
                label,
                "card",
                w,
                h,
            )
        )
    return found


def foot(words: Speaker, name: str) -> str:
    """What a power card does, in two words."""
    sort = sort_of(name)
    if sort == "open-chest":
        return ""
    return words.text(f"foot-{sort}")


def deck(view: Display, words: Speaker, w: float, h: float, card: float) -> Piece:
    left = len(view["power_deck"])
    hidden = {CARD_TITLES[POWER.index(str(name))].id for name in view["power_deck"]}
    kinds = [Title(id) for id in dict.fromkeys(title.id for title in CARD_TITLES) if id in hidden]
    drawing = use("mg-power-back", 0, 0, card, 1.4 * card)
    drawing += element(
        "circle", cx=card / 2, cy=0.7 * card, r=10, fill="#fffaf0", stroke="#2c3a30", stroke_width=1.4
    )
    drawing += bold(str(left), card / 2, 0.7 * card + 4.4, 12)
    drawing = drawing if left else element("g", drawing, class_="off")
    return loose(
        "power-deck",
        middled(drawing, w, h, card, 1.4 * card),
        words.text("label-deck", left=left, cards=kinds),
        "ground open",
        w,
        h,
    )


def chests(view: Display, words: Speaker, size: float, w: float, h: float, colour: str = MOON) -> list[Piece]:
    found = []
    none = words.text("board-none")
    for locks in range(1, 4):
        left = int(view["chests"].get(str(locks), 0))
        worth = agreed(view["options"])[f"chest_{locks}"]
        label = words.text("label-chest", chest=chest_title(locks), points=worth, left=left)
        drawing = chest(locks, left, worth, size, colour, none)
        drawing = middled(drawing, w, h, size, size + 14)
        found.append(loose(f"chest-{locks}", drawing, label, "choice", w, h))
    return found


def doors(view: Display, words: Speaker, w: float) -> list[Piece]:
    found = []
    house = agreed(view["options"])
    for name, won in view["doors"].items():
        winners = tuple(one for one in (won["first"], won["second"]) if one >= 0)
        ways = [(there[str(name)], -one) for one, there in enumerate(view["reached"]) if one not in winners]
        best, leader = max(ways, default=(0, 1))
        race = (-leader, best) if best else (-1, 0)
        number = DOORS.index(str(name))
        need = house[DOOR_NUMBERS[number]]
        label = door_label(words, number, need, winners, race)
        what = Title(f"counts-{DOOR_SORTS[number]}")
        said = words.text("board-door", need=need, what=what)
        if race[0] >= 0 and len(winners) < 2:
            said = words.text("board-door-race", have=best, need=need, what=what)
        drawing = door(str(name), w, winners, race, need, house["door_first"], said)
        found.append(loose(str(name), drawing, label, "ground open", w, 1.4 * w + 15))
    return found


def door_label(
    words: Speaker, number: int, need: int, winners: tuple[int, ...], race: tuple[int, int]
) -> str:
    """What it asks for, who has done it, and who is nearest."""
    won = Phrase("door-not-won")
    if winners:
        won = Phrase("door-won", {"people": [Phrase("by-person", {}, one) for one in winners]})
    if race[0] < 0:
        return words.text("label-door", door=door_phrase(number, need), won=won)
    near = Phrase("door-race", {"have": race[1], "need": need}, race[0])
    return words.text("label-door-race", door=door_phrase(number, need), won=won, race=near)


def sack(view: Display, words: Speaker, size: float, w: float, h: float) -> list[Piece]:
    found = []
    for place, colour in enumerate(COLOURS):
        count = int(view["treasure_bag"][colour])
        drawing = middled(counted(f"mg-treasure-{colour}", count, size), w, h, size, size)
        label = words.text("label-treasure-bag", treasure=TREASURE_TITLES[place], count=count)
        found.append(loose(f"treasure-{colour}", drawing, label, "choice", w, h))
    return found


def supply(left: int, words: Speaker, size: float, w: float, h: float) -> Piece:
    return loose(
        "new-bag",
        middled(counted("mg-bag", left, size), w, h, size, size),
        words.text("label-supply", left=left),
        "choice",
        w,
        h,
    )


def gardens(view: Display, words: Speaker, size: float) -> list[Piece]:
    found = []
    for name, loot in view["waiting"].items():
        number = GARDENS.index(str(name))
        lies = tuple(int(loot[colour]) for colour in COLOURS)
        label = words.text(
            "label-waiting",
            garden=GARDEN_TITLES[number],
            walls=[WALL_TITLES[WALLS[FIRST[number] + one]] for one in range(SIDES[number])],
            mushrooms=MUSHROOMS[number],
            treasures=counted_treasures(loot),
        )
        found.append(loose(f"waiting-{name}", waiting(number, lies, size), label, "round", size, size))
    return found


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
GAP: Final = 8.0  # between two displays, at least


def heading(name: str, more: str = "") -> float:
    """About how wide a display's heading is."""
    return 8.6 * len(name) + (6 + 6.8 * len(more) if more else 0.0)


@kept_by_value
def wide(view: Display, words: Speaker) -> list[Piece]:
    unturned = words.text("board-gnomes-more", left=len(view["gnome_stack"]))
    to_come = words.text("board-power-more", left=len(view["power_deck"]))
    prizes = words.text("board-doors-more")
    shown = [*powers(view, words, 50, 70, 50), deck(view, words, 50, 70, 50)]
    groups = [
        (
            words.text("board-gnomes"),
            unturned,
            56.0,
            [*gnomes(view, words, 54), unseen(view, words, 54)],
            27.0,
        ),
        (words.text("board-power"), to_come, 53.0, shown, 25.0),
        (words.text("board-doors"), prizes, 74.0, doors(view, words, 44), 25.0),
        (words.text("board-chests"), "", 40.0, chests(view, words, 38, 38, 54), 34.0),
        (words.text("board-treasure-bag"), "", 36.0, sack(view, words, 32, 34, 36), 40.0),
    ]
    spans = [max(step * len(pieces), heading(name)) for name, _, step, pieces, _ in groups]
    room = 876.0 - 28
    squeeze = min(1.0, (room - GAP * (len(groups) - 1)) / sum(spans))  # more doors, or house rules, show more
    gap = (room - sum(spans) * squeeze) / (len(groups) - 1)
    found: list[Piece] = []
    x = 14.0
    heads = []
    for (name, more, step, pieces, y), span in zip(groups, spans, strict=True):
        heads.append((name, more if heading(name, more) <= span * squeeze + gap else "", x))
        found += [at(piece, "board", x + step * squeeze * place, y) for place, piece in enumerate(pieces)]
        x += span * squeeze + gap
    found.insert(0, Piece("shelf", "board", GROUND, 0, 0, 876, 108, shelf(tuple(heads)), kind="ground"))
    for place, piece in enumerate(gardens(view, words, WAIT - 12)):
        found.append(
            at(piece, "board", WAIT_X + 13 + (WAIT + 9) * (place % 2), 140 + WAIT_STEP * (place // 2))
        )
    return found


@kept
def shelf(heads: tuple[tuple[str, str, float], ...]) -> str:
    drawing = rect(0, 0, 876, 108, fill="var(--mg-shelf)")
    for name, more, x in heads:
        drawing += headed(name, more, x, 18, MOON, HAZE)
    return drawing


def captions(words: Speaker, waiting: tuple[str, ...]) -> str:
    """The names of the waiting gardens, under each."""
    heading = words.text("board-waiting")
    drawing = headed(heading, "", WAIT_X + 8, 130, MOON, HAZE) if waiting else ""
    for place, name in enumerate(waiting):
        x = WAIT_X + 13 + (WAIT - 12) / 2 + (WAIT + 9) * (place % 2)
        y = 140 + WAIT_STEP * (place // 2) + WAIT - 1
        said = str(words.title(GARDEN_TITLES[GARDENS.index(str(name))])[""])
        drawing += text(
            said,
            x,
            y,
            fitted(said, 12, WAIT + 4),
            text_anchor="middle",
            class_="name",
            fill=MOON,
        )
    return drawing


# ---- tall ----

STRIP: Final = 56.0


@kept_by_value
def tall(
    view: Display, words: Speaker, big: str
) -> tuple[list[Piece], list[Piece], dict[str, tuple[float, float]]]:
    """The pieces of the two strips, those that come down to the tray, and the strips' sizes; `big`: the step
    that is asked now."""
    picking = big in ("reward", "pick-power")
    cards = powers(view, words, 62, 88, 62) if picking else powers(view, words, 44, 52, 35)
    opening = big == "unlock"
    locked = chests(view, words, 58, 64, 88, "var(--ink)") if opening else chests(view, words, 36, 44, 52)
    shown = gnomes(view, words, 74) if big == "add" else gnomes(view, words, 46)
    loot = sack(view, words, 50, 64, 64) if big == "pick-treasure" else sack(view, words, 32, 44, 46)
    left = int(view["bags_left"])
    bag = supply(left, words, 56, 64, 88) if big == "reward" else supply(left, words, 36, 44, 46)
    first: list[list[Piece]] = [gardens(view, words, 50), [deck(view, words, 40, 52, 35)], []]
    second: list[list[Piece]] = [[unseen(view, words, 46)], doors(view, words, 29), []]
    tray: list[Piece] = []
    (tray if picking else first[1]).extend(cards)
    (tray if opening else first[2]).extend(locked)
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
