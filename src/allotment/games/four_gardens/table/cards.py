"""The cards of Four Gardens: the hand, and the market with the pile and the discarded ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....draw.scene import GROUND, TILE, TOKEN, Piece
from ....draw.svg import kept, text, use
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
from ..knowledge.view import Player
from ..rules.rotate import counted
from .frame import Frame
from .gestures import Drawn, frame_title, resource_title, tile_value
from .paint import NUMBER, bonus, card, pile, thrown

OPEN: Final = "ground open"  # kinds of a piece below others that may be drawn beyond its box
OPENS: Final = " opens"  # and of one that is shown large when asked


@kept
def discards(frame: Frame, words: Speaker, names: tuple[str, ...]) -> list[Piece]:
    """The pile, and under it its cards, which are seen when it is opened."""
    place = (4.0, 322.0, 58.0, 64.0) if frame.tall else (752.0, 262.0, 72.0, 124.0)
    wide = round((place[3] - 20) / 1.4, 2)
    top = card(names[-1], wide, titled(words, names[-1])) if names else ""
    count = str(len(names)) if frame.tall else words.text("board-discarded", count=len(names))
    drawing = thrown(top, count, place[2], place[3])
    cards = [frame_title(name) for name in names]  # the pile is open: every card by name
    label = words.text("label-discard", count=len(names), cards=cards)
    kind = OPEN + (f"{OPENS} piled" if names else "")
    pile = Piece("discard", "board", TILE, *place, drawing, label, kind)
    return [pile, *(gone(words, name, place[0] + place[2], place[1] + place[3]) for name in names)]


@kept
def gone(words: Speaker, name: str, right: float, low: float) -> Piece:
    """A card that was discarded."""
    w, h = 95.0, 133.0
    drawing = card(name, w, titled(words, name))
    return Piece(
        f"gone-{name}", "board", GROUND, right - w, low - h, w, h, drawing, titled(words, name), "under"
    )


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


def hand(mine: Player, frame: Frame, words: Speaker) -> list[Piece]:
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
    return [own_card(frame, words, name, x + step * number) for number, name in enumerate(mine["hand"])]


@kept
def own_card(frame: Frame, words: Speaker, name: str, x: float) -> Piece:
    box = (x, frame.hand[1], *frame.card)
    drawing, label = card(name, frame.card[0], titled(words, name)), said(words, name)
    return Piece(f"card-{name}", frame.home, TOKEN, *box, drawing, label, "card", born="pile", ends="discard")


def market(view: Drawn, frame: Frame, words: Speaker) -> list[Piece]:
    """Open cards, pile, discard, bonus tiles and the supply."""
    pieces = [open_card(frame, words, number, str(name)) for number, name in enumerate(view["open"])]
    top = view.get("top")
    side = (str(top["panorama"]), int(top["frame"]), str(top["god"])) if top else None
    pieces.append(draw_pile(frame, words, int(view["pile_count"]), side))
    pieces += discards(frame, words, tuple(str(name) for name in view["discard"]))
    for number, (kind, lies) in enumerate(view["bonus"].items()):
        value = tile_value(frame.terms, str(lies[0])) if lies else 0
        pieces.append(bonus_tile(frame, words, number, str(kind), value, len(lies)))
    pieces += [
        supply(frame, words, number, int(view["supply"][name])) for number, name in enumerate(RESOURCES)
    ]
    return pieces


@kept
def open_card(frame: Frame, words: Speaker, number: int, name: str) -> Piece:
    x, y, w, step = frame.open
    label = words.text("label-open", card=said(words, name))
    drawing = card(name, w, titled(words, name))
    box = (x + step * number, y, w, 1.4 * w)
    return Piece(f"card-{name}", "board", TOKEN, *box, drawing, label, "card", born="pile")


@kept
def draw_pile(frame: Frame, words: Speaker, cards: int, top: tuple[str, int, str] | None) -> Piece:
    """The pile; its top card shows its back."""
    x, y, w, step = frame.open
    px, py, pw = (x + frame.terms.open * step, y, w) if frame.tall else (628.0, 262.0, 84.0)
    label = words.text("label-pile", cards=cards)
    if top:
        look = LOOK_NAMES.index(f"?{top[0]}-{top[1]}-{top[2]}")
        label = words.text("label-pile-top", cards=cards, top=LOOK_TITLES[look])
    drawing = pile(*(top or ("", 0, "")), cards, pw)
    return Piece("pile", "board", TILE, px, py, pw, 1.4 * pw, drawing, label, "card")


@kept
def bonus_tile(frame: Frame, words: Speaker, number: int, kind: str, value: int, left: int) -> Piece:
    place = (
        (238.0 + 41 * number, 328.0, 38.0, 52.0) if frame.tall else (622.0 + 78 * number, 412.0, 70.0, 92.0)
    )
    under = str(left) if frame.tall else words.text("board-left", left=left)
    drawing = bonus(kind, value if left else None, under, place[2])
    label = words.text(f"label-{kind}", value=value, left=left)
    return Piece(f"bonus-{kind}", "board", TILE, *place, drawing, label, "bonus")


@kept
def supply(frame: Frame, words: Speaker, number: int, left: int) -> Piece:
    """The tokens of a resource that are left."""
    name = RESOURCES[number]
    x, y, size, gap = frame.supply
    at = (x + 2.1 * gap * (number % 2), y + gap * 0.92 * (number // 2))
    drawing = use(f"fg-{name}", 0, 0, size * 0.8, size * 0.8)
    drawing += text(str(left), size * 0.86, size * 0.55, size * 0.34, font_weight=700)
    box = (*at, size * 1.3, size * 0.84)
    label = words.text("label-supply", resource=resource_title(name), left=left)
    return Piece(f"token-{name}", "board", TILE, *box, drawing, label, "supply")
