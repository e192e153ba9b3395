"""The tray: what the seat is asked, its tiles with both their sides, its bags, cards, gnomes and tokens."""

from __future__ import annotations

from typing import Final

from ...draw.scene import GROUND, MARK, TILE, TOKEN, Piece
from ...draw.svg import group, text, use
from . import market
from .components import CLANS, CONTAINER_BLOCKS, GNOMES, LADYBUG_TILES, TILE_KINDS, WARDEN
from .frame import TRAY, Frame
from .gestures import COLOURS, View, plain
from .market import Asked, at, treasures
from .outlook import caught, containers, emptied, holds, stuck
from .paint import button, container, counted, headed, held, parted, placed, roundel, width_of, words

HAND: Final = 156.0  # how high it is on a phone


def own(
    view: View, frame: Frame, owner: int, seat: int, asked: Asked, tray: list[Piece]
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
    words_more = "" if frame.tall else heading(view, mine, seat, bool(pieces), asked)
    tiles, x = hand(view, frame, mine, owner, x, top, small=bool(pieces) and not frame.tall)
    things, end = belongings(view, frame, mine, owner)
    pieces += tiles + things
    if words_more:
        pieces.append(Piece("tray-words", "board", GROUND, 0, TRAY, 876, 24, words_more, kind="ground open"))
    return pieces, max(360.0, x, end)


ASKS: Final = {
    "stow": "Stow your treasure",
    "capture": "Catch a gnome",
    "claim": "Take all of one colour",
    "trap": "Trap it?",
    "unlock": "Open a chest above, or",
    "order": "What comes first?",
}


def heading(view: View, mine: View, seat: int, asking: bool, asked: Asked) -> str:
    if asking:
        title, more = ASKS.get(asked.step, "Choose"), ""
    else:
        title = "Your tiles" if seat >= 0 else "Tiles of the circle"
        more = "a tile or its icon side, then a wall" if seat >= 0 else ""
    drawing = headed(title, more, 14, 19, "var(--ink)", "var(--ink-2)")
    if not asking:
        drawing += headed("Ladybug tiles", "", 560, 19, "var(--ink)", "var(--ink-2)")
        if "warden" in view and view["warden"]["stack"]:
            drawing += text("the Warden’s next:", 812, 19, 12, text_anchor="end", fill="var(--ink-2)")
    return drawing


def question(view: View, frame: Frame, mine: View, asked: Asked) -> list[Piece]:
    """Pieces to choose from that lie nowhere else, and deeds that have no piece."""
    h = 88.0 if frame.tall else 80.0
    w = 72.0
    found: list[Piece] = []
    if asked.step == "capture":
        lies = view["gardens"][asked.more[0]]["gnomes"]
        for kind in GNOMES:
            if int(lies.get(kind, 0)):
                count = str(lies[kind]) if int(lies[kind]) > 1 else ""
                label = f"catch a {plain(kind)} gnome" + costs(mine, kind)
                found.append(
                    market.loose(
                        f"capture-{kind}", roundel(f"mg-gnome-{kind}", w, count), label, "round", w, w
                    )
                )
    if asked.step == "claim":
        lies = view["gardens"][asked.more[0]]["treasure"]
        for colour in COLOURS:
            if int(lies[colour]):
                label = f"take all {lies[colour]} {colour}"
                found.append(
                    market.loose(
                        f"claim-{colour}",
                        counted(f"mg-treasure-{colour}", int(lies[colour]), 54, 64),
                        label,
                        "choice",
                        64,
                        64,
                    )
                )
    if asked.step == "stow":
        left = [(colour, int(count)) for colour, count in zip(COLOURS, asked.more, strict=True) if int(count)]
        for colour, number in left:
            label = f"{number} {colour} to stow"
            found.append(
                market.loose(
                    f"hold-{colour}",
                    counted(f"mg-treasure-{colour}", number, 50, 60),
                    label,
                    "choice",
                    60,
                    60,
                )
            )
        jammed = [colour for colour, _ in left if stuck(mine, COLOURS.index(colour))]
        if any(emptied(mine, COLOURS.index(colour)) for colour, _ in left):
            found.append(
                market.loose(
                    "empty", button("Empty", "mg-bag-open", w, h - 8), "empty a bag", "button", w, h - 8
                )
            )
        if len(jammed) == len(left):
            found.append(
                market.loose(
                    "lose",
                    button("Let it go", "mg-treasure-sack", w, h - 8),
                    "let the treasure go",
                    "button",
                    w,
                    h - 8,
                )
            )
    if asked.step == "trap":
        found.append(
            market.loose(
                "trapped",
                roundel(f"mg-gnome-{asked.more[0]}", w),
                f"a {plain(asked.more[0])} gnome is caught",
                "ground open",
                w,
                w,
            )
        )
        found.append(
            market.loose(
                "trap",
                button("Trap", "mg-trap-shut", w, h - 8),
                "put the gnome in the trap",
                "button",
                w,
                h - 8,
            )
        )
        found.append(
            market.loose(
                "loose",
                button("Loose", "mg-footprints", w, h - 8),
                "leave the gnome loose, keep the trap",
                "button",
                w,
                h - 8,
            )
        )
    if asked.step == "order":
        found.append(
            market.loose(
                "wall",
                button("Wall first", "mg-treasure-sack", w, h - 8),
                "take the wall's treasure, then what the icon brings",
                "button",
                w,
                h - 8,
            )
        )
        found.append(
            market.loose(
                "icon",
                button("Icon first", "mg-tile-icon", w, h - 8),
                "take what the icon brings, then the wall's treasure",
                "button",
                w,
                h - 8,
            )
        )
    if asked.step == "unlock":
        keys = int(mine["keys"]) + ("key-card" in mine["cards"])
        found.append(
            market.loose(
                "keep",
                button("Keep", "mg-key", w, h - 8),
                f"open no chest, keep {keys} keys",
                "button",
                w,
                h - 8,
            )
        )
    return found


def costs(mine: View, kind: str) -> str:
    """What a third gnome of a clan would cost (MG-GNOME-6)."""
    return (
        "; the third of its clan: two escape"
        if GNOMES.index(kind) < CLANS and int(mine["gnomes"].get(kind, 0)) == 2
        else ""
    )


def hand(
    view: View, frame: Frame, mine: View, owner: int, x: float, top: float, small: bool
) -> tuple[list[Piece], float]:
    """Tiles with both their sides; then the ladybug tiles, what one may pay with, and the stack."""
    pieces: list[Piece] = []
    bugs = [int(number) for number in mine["ladybug_tiles"]]
    w, h, low = (64.0, 44.0, 44.0) if frame.tall else (102.0, 51.0, 31.0)
    if small:  # what is asked stands before them
        w = min(76.0, (750 - x) / max(len(mine["display"]) + len(bugs), 1) - 4)
        h, low = w / 2, w / 2
    for number in map(int, mine["display"]):
        pieces += faces(frame, owner, number, x, top, w, h, low)
        x += w + 5
    if frame.tall:
        x += 6
    else:
        x, w, h, low = (x, w, h, low) if small else (max(x + 8, 560.0), 64.0, 34.0, 30.0)
        if "warden" in view and view["warden"]["stack"]:
            coming = int(view["warden"]["stack"][0])
            label = f"the Warden's next tile: {coming}; {len(view['warden']['stack']) - 1} more"
            pieces.append(
                Piece(
                    f"tile-w-{coming}",
                    "board",
                    TILE,
                    818,
                    TRAY + 3,
                    48,
                    24,
                    placed(WARDEN, str(coming), 48, 24),
                    label,
                    "ground open",
                )
            )
    for number in bugs:
        pieces += faces(frame, owner, number, x, top, w, h, low)
        drawing = parted(owner, number, w, low)
        pieces.append(
            Piece(
                f"pay-{number}",
                frame.home,
                MARK,
                x,
                top + h + 3,
                w,
                low,
                drawing,
                f"pay: tile {number} leaves the game",
                "choice folded",
            )
        )
        x += w + 3
    label = f"{mine['ladybugs']} ladybug tokens: each lets you place a ladybug tile"
    size = 44.0 if frame.tall else 34.0
    pieces.append(
        Piece(
            "pay-ladybug",
            frame.home,
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
    low_y = top + (48 if frame.tall else 37)
    keys = counted("mg-key", int(mine["keys"]), size - 8, size)
    pieces.append(
        Piece("keys", frame.home, TILE, x, low_y, size, size, keys, f"{mine['keys']} keys", "ground open")
    )
    x += size + 5
    stack = [int(number) for number in mine["stack"]]
    wide = 60.0 if frame.tall else 52.0
    back = group(placed(owner, "1*", wide, wide / 2), opacity=1 if stack else 0.3) + words(
        str(len(stack)), wide / 2, wide / 2 + 15, 13, "var(--ink)"
    )
    label = f"{len(stack)} tiles in the stack: {', '.join(map(str, stack)) or 'none'}"
    pieces.append(
        Piece(
            f"stack-{owner}",
            frame.home,
            TILE,
            x,
            top + 6,
            wide,
            wide / 2 + 18,
            back,
            label,
            "ground open stack",
        )
    )
    if frame.tall and "warden" in view and view["warden"]["stack"]:
        coming = int(view["warden"]["stack"][0])
        label = f"the Warden's next tile: {coming}; {len(view['warden']['stack']) - 1} more"
        pieces.append(
            Piece(
                f"tile-w-{coming}",
                "hand",
                TILE,
                x,
                top + 60,
                60,
                30,
                placed(WARDEN, str(coming), 60, 30),
                label,
                "ground open",
            )
        )
    return pieces, x + wide + 6


def faces(
    frame: Frame, owner: int, number: int, x: float, top: float, w: float, h: float, low: float
) -> list[Piece]:
    kind = TILE_KINDS[number].replace("-", " and ") + (", with a ladybug" if number in LADYBUG_TILES else "")
    up = Piece(
        f"tile-{owner}-{number}",
        frame.home,
        TOKEN,
        x,
        top,
        w,
        h,
        held(owner, str(number), w, h),
        f"your tile {number}: {kind}",
        "card",
    )
    label = f"your tile {number} turned to its icon side"
    back = held(owner, f"{number}*", w, low)
    return [
        up,
        Piece(
            f"turned-{owner}-{number}",
            frame.home,
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


def belongings(view: View, frame: Frame, mine: View, owner: int) -> tuple[list[Piece], float]:
    """Bags, cards, gnomes, chests in a row: it scrolls on a phone, elsewhere they move together."""
    y, h = (106.0, 48.0) if frame.tall else (TRAY + 118, 58.0)
    row: list[tuple[str, float, str, str, str]] = []
    alike: dict[str, str] = {}
    for name, inside in containers(mine):
        w = max(width_of(name, h), 46.0 if frame.tall else 0.0)
        label = f"your {name.replace('-', ' ')}: {treasures(inside) or 'empty'}"
        label += f", room for {room(name) - len(inside)}" if len(inside) < room(name) else ", full"
        row.append((f"{name}-{owner}", w, container(name, inside, w, h), label, "choice"))
        alike[f"{name}-{owner}"] = f"{name.rstrip('0123456789')}{inside}"  # MG-STOW-5
    for place, (kind, trapped) in enumerate(caught(mine)):
        if not trapped:
            row.append(
                (
                    f"caught-{place}",
                    0.8 * h,
                    use(f"mg-gnome-{kind}", 0, h * 0.08, 0.84 * h, 0.84 * h),
                    f"you caught a {plain(kind)} gnome",
                    "ground open",
                )
            )
    for name in map(str, mine["cards"]):
        if not holds(name):
            inside = str(mine["held"].get(name, ""))
            w = 0.72 * h
            label = f"your card {plain(name)}" + (f" with a {plain(inside)} gnome" if inside else "")
            row.append((f"mine-{name}", w, container(name, inside, w, h), label, "ground open"))
    for place, locks in enumerate(mine["chests"]):
        row.append(
            (
                f"opened-{place}",
                0.8 * h,
                use(f"mg-chest-{locks}-open", 0, h * 0.1, 0.8 * h, 0.8 * h),
                f"you opened a chest with {locks} locks",
                "ground open",
            )
        )
    if not frame.tall:
        supply = market.supply(view, 40, 46, h)
        row.append((supply.key, supply.w, supply.drawing, supply.label, supply.kind))
    x = 6.0 if frame.tall else 14.0
    total = sum(w + 3 for _, w, _, _, _ in row)
    squeeze = 1.0 if frame.tall else min(1.0, 850 / max(total, 1))
    pieces = []
    for key, w, drawing, label, kind in row:
        spot = (round(x, 2), y, round(w, 2), h)
        same = alike.get(key, "")
        pieces.append(Piece(key, frame.home, TILE, *spot, drawing, label, kind, like=same))
        x += (w + 3) * squeeze
    return pieces, x + 3


def room(name: str) -> int:
    kind = "bag" if name.startswith("bag") else "xl-bag" if name.startswith("xl") else "wagon"
    return next(int(str(row["capacity"])) for row in CONTAINER_BLOCKS if row["id"] == kind)
