"""The tray: what the seat is asked, its tiles with both their sides, its bags, cards, gnomes and tokens."""

from __future__ import annotations

from typing import Final

from ....draw.scene import GROUND, MARK, TILE, TOKEN, Piece
from ....draw.svg import group, kept_by_value, text, use
from ....words import Speaker
from ..components import (
    COLOURS,
    CONTAINER_BLOCKS,
    GNOMES,
    LADYBUG_TILES,
    TILE_TITLES,
    WARDEN,
)
from ..knowledge.view import Player
from . import market
from .frame import TRAY, Frame
from .gestures import (
    Drawn,
    bag_title,
    card_title,
    chest_title,
    counted_treasures,
    gnome_title,
    too_many,
    treasures,
)
from .market import Asked, at
from .outlook import caught, containers, emptied, holds, stuck
from .paint import bold, button, container, counted, headed, held, parted, placed, roundel, width_of

OPEN: Final = "ground open"  # a piece to look at
HAND: Final = 156.0  # how high it is on a phone


def own(
    view: Drawn, frame: Frame, owner: int, seat: int, asked: Asked, tray: list[Piece]
) -> tuple[list[Piece], float]:
    """What is asked, tiles and their other sides, bags, cards, gnomes and tokens; and how wide it all is."""
    mine = view["players"][str(owner)]
    top = 8.0 if frame.tall else TRAY + 26
    x = 6.0 if frame.tall else 14.0
    pieces: list[Piece] = []
    for piece in [*tray, *question(view, frame, mine, asked)]:
        pieces.append(at(piece, frame.home, x, top + (92 - piece.h) / 2 - (0 if frame.tall else 4)))
        x += piece.w + 6
    x += 8 if pieces else 0
    said = "" if frame.tall else heading(view, frame.words, owner, seat, bool(pieces), asked)
    warden = view["warden"]["stack"] if "warden" in view else []
    coming = (int(warden[0]), len(warden) - 1) if warden else None
    small = bool(pieces) and not frame.tall
    tiles, x = hand(mine, frame.words, frame.tall, owner, x, top, small, coming)
    things, end = belongings(mine, frame.words, frame.tall, owner, int(view["bags_left"]))
    pieces += [*tiles, *things]
    if said:
        pieces.append(Piece("tray-words", "board", GROUND, 0, TRAY, 876, 24, said, kind=OPEN))
    return pieces, max(360.0, x, end)


ASKING: Final = ("stow", "capture", "claim", "trap", "unlock", "order")  # steps with a heading of their own


def heading(view: Drawn, words: Speaker, owner: int, seat: int, asking: bool, asked: Asked) -> str:
    if asking:
        title = words.text(f"board-ask-{asked.step}" if asked.step in ASKING else "board-ask")
        more = ""
    else:
        title = words.text("board-tiles", owner)
        more = words.text("board-tiles-more") if seat >= 0 else ""
    drawing = headed(title, more, 14, 19, "var(--ink)", "var(--ink-2)")
    if not asking:
        drawing += headed(words.text("board-ladybug-tiles"), "", 560, 19, "var(--ink)", "var(--ink-2)")
        if "warden" in view and view["warden"]["stack"]:
            said = words.text("board-warden-next")
            drawing += text(said, 812, 19, 12, text_anchor="end", fill="var(--ink-2)")
    return drawing


def question(view: Drawn, frame: Frame, mine: Player, asked: Asked) -> list[Piece]:
    """Pieces to choose from that lie nowhere else, and deeds that have no piece."""
    words = frame.words
    w = 72.0
    found: list[Piece] = []
    if asked.step == "capture":
        lies = view["gardens"][asked.more[0]]["gnomes"]
        for kind in GNOMES:
            if int(lies.get(kind, 0)):
                count = str(lies[kind]) if int(lies[kind]) > 1 else ""
                label = catching(words, frame.agreed, mine, kind)
                drawing = roundel(f"mg-gnome-{kind}", w, count)
                found.append(market.loose(f"capture-{kind}", drawing, label, "round", w, w))
    if asked.step == "claim":
        lies = view["gardens"][asked.more[0]]["treasure"]
        for colour in COLOURS:
            if int(lies[colour]):
                label = words.text("label-claim", treasures=counted_treasures({colour: lies[colour]}))
                drawing = counted(f"mg-treasure-{colour}", int(lies[colour]), 54, 64)
                found.append(market.loose(f"claim-{colour}", drawing, label, "choice", 64, 64))
    if asked.step == "stow":
        left = [(colour, int(count)) for colour, count in zip(COLOURS, asked.more, strict=True) if int(count)]
        for colour, number in left:
            label = words.text("label-hold", treasures=counted_treasures({colour: number}))
            drawing = counted(f"mg-treasure-{colour}", number, 50, 60)
            found.append(market.loose(f"hold-{colour}", drawing, label, "choice", 60, 60))
        jammed = [colour for colour, _ in left if stuck(mine, COLOURS.index(colour))]
        if any(emptied(mine, COLOURS.index(colour)) for colour, _ in left):
            found.append(deed(frame, "empty", "mg-bag-open", words.text("label-empty")))
        if len(jammed) == len(left):
            found.append(deed(frame, "lose", "mg-treasure-sack", words.text("label-lose")))
    if asked.step == "trap":
        label = words.text("label-trapped", gnome=gnome_title(asked.more[0]))
        drawing = roundel(f"mg-gnome-{asked.more[0]}", w)
        found.append(market.loose("trapped", drawing, label, OPEN, w, w))
        found.append(deed(frame, "trap", "mg-trap-shut", words.text("label-trap")))
        found.append(deed(frame, "loose", "mg-footprints", words.text("label-loose")))
    if asked.step == "order":
        found.append(deed(frame, "wall", "mg-treasure-sack", words.text("label-wall")))
        found.append(deed(frame, "icon", "mg-tile-icon", words.text("label-reward")))
    if asked.step == "unlock":
        keys = int(mine["keys"]) + ("key-card" in mine["cards"])
        found.append(deed(frame, "keep", "mg-key", words.text("label-keep", count=keys)))
    return found


def deed(frame: Frame, key: str, symbol: str, label: str) -> Piece:
    """A button as wide as its word."""
    title = frame.words.text(f"button-{key}")
    w, h = max(72.0, 6.9 * len(title) + 10), 80.0 if frame.tall else 72.0
    return market.loose(key, button(title, symbol, w, h), label, "button", w, h)


def catching(words: Speaker, house: dict[str, int], mine: Player, kind: str) -> str:
    """Says what one gnome too many of a clan would cost (MG-GNOME-6)."""
    gnome = gnome_title(kind)
    if too_many(mine, kind, house["clan_limit"]):
        held, gone = house["clan_limit"], house["clan_escapes"]
        return words.text("label-catch-too-many", gnome=gnome, held=held, gone=gone)
    return words.text("label-catch", gnome=gnome)


@kept_by_value
def hand(
    mine: Player,
    words: Speaker,
    tall: bool,
    owner: int,
    x: float,
    top: float,
    small: bool,
    coming: tuple[int, int] | None,
) -> tuple[list[Piece], float]:
    """Tiles with both their sides; then the ladybug tiles, what one may pay with, and the stack. `coming`:
    the warden's next tile, and how many follow."""
    pieces: list[Piece] = []
    home = "hand" if tall else "board"
    bugs = [int(number) for number in mine["ladybug_tiles"]]
    w, h, low = (64.0, 44.0, 44.0) if tall else (102.0, 51.0, 31.0)
    if len(mine["display"]) > 5 and not tall:  # by a house rule
        w = 545 / len(mine["display"]) - 5
        h = w / 2
    if small:  # what is asked stands before them
        w = min(76.0, (750 - x) / max(len(mine["display"]) + len(bugs), 1) - 4)
        h, low = w / 2, w / 2
    for number in map(int, mine["display"]):
        pieces += faces(words, home, owner, number, x, top, w, h, low)
        x += w + 5
    if tall:
        x += 6
    else:
        x, w, h, low = (x, w, h, low) if small else (max(x + 8, 560.0), 64.0, 34.0, 30.0)
        if coming:
            pieces.append(wardens_next(words, *coming, "board", (818, TRAY + 3, 48, 24)))
    for number in bugs:
        pieces += faces(words, home, owner, number, x, top, w, h, low)
        drawing = parted(owner, number, w, low)
        pieces.append(
            Piece(
                f"pay-{number}",
                home,
                MARK,
                x,
                top + h + 3,
                w,
                low,
                drawing,
                words.text("label-pay", number=number),
                "choice folded",
            )
        )
        x += w + 3
    label = words.text("label-ladybugs", count=int(mine["ladybugs"]))
    size = 44.0 if tall else 34.0
    pieces.append(
        Piece(
            "pay-ladybug",
            home,
            MARK,
            x,
            top,
            size,
            size,
            counted("mg-ladybug", int(mine["ladybugs"]), size - 8, size),
            label,
            "round",
        )
    )
    low_y = top + (48 if tall else 37)
    keys = counted("mg-key", int(mine["keys"]), size - 8, size)
    label = words.text("label-keys", count=int(mine["keys"]))
    pieces.append(Piece("keys", home, TILE, x, low_y, size, size, keys, label, OPEN))
    x += size + 5
    stack = [int(number) for number in mine["stack"]]
    wide = 60.0 if tall else 52.0
    back = group(placed(owner, "1*", wide, wide / 2), opacity=1 if stack else 0.3) + bold(
        str(len(stack)), wide / 2, wide / 2 + 15, 13, "var(--ink)"
    )
    label = words.text("label-stack", left=len(stack), tiles=stack)
    pieces.append(
        Piece(
            f"stack-{owner}",
            home,
            TILE,
            x,
            top + 6,
            wide,
            wide / 2 + 18,
            back,
            label,
            f"{OPEN} stack",
        )
    )
    if tall and coming:
        pieces.append(wardens_next(words, *coming, "hand", (x, top + 60, 60, 30)))
    return pieces, x + wide + 6


def wardens_next(
    words: Speaker, number: int, left: int, region: str, box: tuple[float, float, float, float]
) -> Piece:
    label = words.text("label-warden-next", number=number, left=left)
    drawing = placed(WARDEN, str(number), *box[2:])
    return Piece(f"tile-w-{number}", region, TILE, *box, drawing, label, OPEN)


def faces(
    words: Speaker, home: str, owner: int, number: int, x: float, top: float, w: float, h: float, low: float
) -> list[Piece]:
    said = "label-ladybug-tile" if number in LADYBUG_TILES else "label-tile"
    up = Piece(
        f"tile-{owner}-{number}",
        home,
        TOKEN,
        x,
        top,
        w,
        h,
        held(owner, str(number), w, h),
        words.text(said, owner, number=number, tile=TILE_TITLES[number]),
        "card",
    )
    label = words.text("label-turned", owner, number=number)
    back = held(owner, f"{number}*", w, low)
    return [
        up,
        Piece(
            f"turned-{owner}-{number}",
            home,
            TOKEN,
            x,
            top + h + 3,
            w,
            low,
            back,
            label,
            "choice turned",
        ),
    ]


@kept_by_value
def belongings(
    mine: Player, words: Speaker, tall: bool, owner: int, bags_left: int
) -> tuple[list[Piece], float]:
    """Bags, cards, gnomes, chests in a row: it scrolls on a phone, elsewhere they move together."""
    home = "hand" if tall else "board"
    y, h = (106.0, 48.0) if tall else (TRAY + 118, 58.0)
    row: list[tuple[str, float, str, str, str]] = []
    alike: dict[str, str] = {}
    for name, inside in containers(mine):
        w = max(width_of(name, h), 46.0 if tall else 0.0)
        label = bag_label(words, owner, name, inside)
        row.append((f"{name}-{owner}", w, container(name, inside, w, h), label, "choice"))
        alike[f"{name}-{owner}"] = f"{name.rstrip('0123456789')}{inside}"  # MG-STOW-5
    for place, (kind, trapped) in enumerate(caught(mine)):
        if not trapped:
            row.append(
                (
                    f"caught-{place}",
                    0.8 * h,
                    use(f"mg-gnome-{kind}", 0, h * 0.08, 0.84 * h, 0.84 * h),
                    words.text("label-caught", owner, gnome=gnome_title(kind)),
                    OPEN,
                )
            )
    for name in map(str, mine["cards"]):
        if not holds(name):
            inside = str(mine["held"].get(name, ""))
            w = 0.72 * h
            label = words.text("label-own-card", owner, card=card_title(name))
            if inside:
                gnome = gnome_title(inside)
                label = words.text("label-own-trap", owner, card=card_title(name), gnome=gnome)
            row.append((f"mine-{name}", w, container(name, inside, w, h), label, OPEN))
    for place, locks in enumerate(mine["chests"]):
        row.append(
            (
                f"opened-{place}",
                0.8 * h,
                use(f"mg-chest-{locks}-open", 0, h * 0.1, 0.8 * h, 0.8 * h),
                words.text("label-opened", owner, chest=chest_title(int(locks))),
                OPEN,
            )
        )
    if not tall:
        supply = market.supply(bags_left, words, 40, 46, h)
        row.append((supply.key, supply.w, supply.drawing, supply.label, supply.kind))
    x = 6.0 if tall else 14.0
    total = sum(w + 3 for _, w, _, _, _ in row)
    squeeze = 1.0 if tall else min(1.0, 850 / max(total, 1))
    pieces = []
    for key, w, drawing, label, kind in row:
        spot = (round(x, 2), y, round(w, 2), h)
        same = alike.get(key, "")
        pieces.append(Piece(key, home, TILE, *spot, drawing, label, kind, like=same))
        x += (w + 3) * squeeze
    return pieces, x + 3


def bag_label(words: Speaker, owner: int, name: str, inside: str) -> str:
    """What is in it, and how much more it holds."""
    bag, left = bag_title(name), room(name) - len(inside)
    if not inside:
        return words.text("label-bag-empty", owner, bag=bag, room=left)
    if not left:
        return words.text("label-bag-full", owner, bag=bag, treasures=treasures(inside))
    return words.text("label-bag", owner, bag=bag, treasures=treasures(inside), room=left)


def room(name: str) -> int:
    kind = "bag" if name.startswith("bag") else "xl-bag" if name.startswith("xl") else "wagon"
    return next(int(str(row["capacity"])) for row in CONTAINER_BLOCKS if row["id"] == kind)
