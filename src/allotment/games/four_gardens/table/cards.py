"""The cards of Four Gardens: the hand, and the market with the pile and the discarded ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....draw.scene import GROUND, TILE, TOKEN, Piece
from ....draw.svg import text, use
from ....kernel.story import Args, Phrase
from ....words import Speaker
from ..components import (
    FLOOR,
    FLOORS_TITLES,
    FRAME,
    FRAME_TITLES,
    GOD,
    GOD_TITLES,
    LOOK_NAMES,
    LOOK_TITLES,
    NEEDS,
    RESOURCES,
    UPWARDS,
    WILD_SYMBOL,
)
from ..rules.rotate import counted
from .frame import Frame
from .gestures import Drawn, frame_title, resource_title, tile_value
from .paint import NUMBER, bonus, card, pile, thrown

OPEN: Final = "ground open"  # kinds of a piece below others that may be drawn beyond its box
OPENS: Final = " opens"  # and of one that is shown large when asked


def discards(view: Drawn, frame: Frame, words: Speaker) -> list[Piece]:
    """The pile, and under it its cards, which are seen when it is opened."""
    place = (4.0, 322.0, 58.0, 64.0) if frame.tall else (752.0, 262.0, 72.0, 124.0)
    wide = round((place[3] - 20) / 1.4, 2)
    names = [str(name) for name in view["discard"]]
    top = card(names[-1], wide, titled(words, names[-1])) if names else ""
    count = str(len(names)) if frame.tall else words.text("board-discarded", count=len(names))
    drawing = thrown(top, count, place[2], place[3])
    label, kind = discarded(view, words), OPEN + (f"{OPENS} piled" if names else "")
    found = [Piece("discard", "board", TILE, *place, drawing, label, kind)]
    w, h = 95.0, 133.0
    x, y = place[0] + place[2] - w, place[1] + place[3] - h
    for name in names:
        drawn = card(name, w, titled(words, name))
        found.append(Piece(f"gone-{name}", "board", GROUND, x, y, w, h, drawn, titled(words, name), "under"))
    return found


def discarded(view: Drawn, words: Speaker) -> str:
    """The pile of discarded cards is open: every card by name."""
    cards = [frame_title(str(name)) for name in view["discard"]]
    return words.text("label-discard", count=len(cards), cards=cards)


@lru_cache(maxsize=1024)
def titled(words: Speaker, name: str) -> str:
    """What stands on a card."""
    return str(words.title(frame_title(name))[""])


@lru_cache(maxsize=2048)
def said(words: Speaker, name: str) -> str:
    """What a card needs, and what it does when it is discarded."""
    number = NUMBER[name]
    given: Args = {
        "card": FRAME_TITLES[FRAME[number]],
        "god": GOD_TITLES[GOD[number]],
        "needs": counted(NEEDS[number]),
    }
    if WILD_SYMBOL[number]:
        return words.say(Phrase("label-card-wheel", given))
    given["floors"] = FLOORS_TITLES[FLOOR[number]]
    return words.say(Phrase("label-card-up" if UPWARDS[number] else "label-card-down", given))


def hand(view: Drawn, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    mine = view["players"][str(owner)]
    x, y, step = frame.hand
    w, h = frame.card
    pieces: list[Piece] = []
    if "hand" not in mine:
        for number in range(int(mine["hand_count"])):
            drawing = use("fg-back", 0, 0, w, h)
            pieces.append(
                Piece(f"back-{number}", frame.home, TILE, x + step * number, y, w, h, drawing, kind="ground")
            )
        return pieces
    step = min(step, 4 * step / max(len(mine["hand"]) - 1, 1))  # a larger hand lies closer
    for number, name in enumerate(mine["hand"]):
        pieces.append(
            Piece(
                f"card-{name}",
                frame.home,
                TOKEN,
                x + step * number,
                y,
                w,
                h,
                card(name, w, titled(words, name)),
                said(words, name),
                "card",
                born="pile",
                ends="discard",
            )
        )
    return pieces


def market(view: Drawn, frame: Frame, words: Speaker) -> list[Piece]:
    """Open cards, pile, discard, bonus tiles and the supply."""
    pieces: list[Piece] = []
    x, y, w, step = frame.open
    for number, name in enumerate(view["open"]):
        pieces.append(
            Piece(
                f"card-{name}",
                "board",
                TOKEN,
                x + step * number,
                y,
                w,
                1.4 * w,
                card(name, w, titled(words, name)),
                words.text("label-open", card=said(words, name)),
                "card",
                born="pile",
            )
        )
    top = view.get("top")
    px, py, pw = (x + frame.terms.open * step, y, w) if frame.tall else (628.0, 262.0, 84.0)
    label = words.text("label-pile", cards=int(view["pile_count"]))
    side = ("", 0, "")
    if top:
        side = (top["panorama"], top["frame"], top["god"])
        look = LOOK_NAMES.index(f"?{top['panorama']}-{top['frame']}-{top['god']}")
        label = words.text("label-pile-top", cards=int(view["pile_count"]), top=LOOK_TITLES[look])
    pieces.append(
        Piece(
            "pile",
            "board",
            TILE,
            px,
            py,
            pw,
            1.4 * pw,
            pile(*side, int(view["pile_count"]), pw),
            label,
            "card",
        )
    )
    pieces += discards(view, frame, words)
    for number, (kind, lies) in enumerate(view["bonus"].items()):
        place = (
            (238.0 + 41 * number, 328.0, 38.0, 52.0)
            if frame.tall
            else (622.0 + 78 * number, 412.0, 70.0, 92.0)
        )
        left = len(lies)
        value = tile_value(frame.terms, str(lies[0])) if lies else 0
        under = str(left) if frame.tall else words.text("board-left", left=left)
        drawing = bonus(str(kind), value if lies else None, under, place[2])
        label = words.text(f"label-{kind}", value=value, left=left)
        pieces.append(Piece(f"bonus-{kind}", "board", TILE, *place, drawing, label, "bonus"))
    sx, sy, size, gap = frame.supply
    for number, name in enumerate(RESOURCES):
        left = int(view["supply"][name])
        at = (sx + 2.1 * gap * (number % 2), sy + gap * 0.92 * (number // 2))
        drawing = use(f"fg-{name}", 0, 0, size * 0.8, size * 0.8)
        drawing += text(str(left), size * 0.86, size * 0.55, size * 0.34, font_weight=700)
        pieces.append(
            Piece(
                f"token-{name}",
                "board",
                TILE,
                *at,
                size * 1.3,
                size * 0.84,
                drawing,
                words.text("label-supply", resource=resource_title(name), left=left),
                "supply",
            )
        )
    return pieces
