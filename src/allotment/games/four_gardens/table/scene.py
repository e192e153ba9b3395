"""Four Gardens as a scene: the pagoda with one's own side in front, the gods' tracks, gardens and hand."""

from __future__ import annotations

from typing import Final

from ....draw.scene import GROUND, MARK, TILE, TOKEN, Piece, Scene, gather
from ....draw.svg import element, group, kept, kept_by_value, rect, text, use
from ....kernel.story import Phrase
from ....words import Speaker, speaking
from ..components import (
    GOD,
    GOD_TITLES,
    GODS,
    NEEDS,
    RESOURCES,
    SHOWN,
    SIDES,
)
from ..knowledge.view import Player
from ..rules.rotate import counted
from .cards import OPENS, hand, market, titled
from .filling import series, series_words
from .frame import Frame, framed
from .gestures import (
    DRAWINGS,
    NOUNS,
    Drawn,
    agreed,
    asks,
    facts,
    frame_title,
    paths,
    resource_title,
    say,
    spaces_of,
    status,
)
from .paint import (
    NUMBER,
    button,
    card,
    headed,
    met,
    needed,
    panoramas,
    plain_button,
    plan,
    reach,
    ring,
    small_frame,
    storey,
    track,
)

__all__ = [
    "DRAWINGS",
    "NOUNS",
    "asks",
    "facts",
    "paths",
    "say",
    "scene",
    "series",
    "series_words",
    "status",
]

SLUG: Final = "four-gardens"
SHAPES: Final = ["circle", "diamond", "square", "triangle"]
EMPTY: Final = Phrase("empty")
NONE_YET: Final = Phrase("none-yet")


def scene(view: Drawn, seat: int, layout: str) -> Scene:
    frame = framed(layout, agreed(view))
    words = speaking(view, SLUG)
    seats = len(view["scores"])
    owner = seat if seat >= 0 else 0
    pieces = [ground(frame, words, owner), *tracks(view, frame, words), *pagoda(view, frame, words, owner)]
    pieces += market(view, frame, words)
    mine = view["players"][str(owner)]
    pieces += groundwork(mine, frame, words, owner)
    pieces += hand(mine, frame, words)
    rivals = [other for other in range(seats) if other != owner]
    for number, other in enumerate(
        [owner, *rivals] if frame.tall else rivals
    ):  # a phone shows one's own garden small, too
        name = str(view["names"][other])[:14] if "names" in view else ""
        pieces.append(rival(view["players"][str(other)], frame, words, other, number, name))
    for other in range(seats):
        theirs = view["players"][str(other)]
        held = len(theirs["hand"]) if "hand" in theirs else int(theirs["hand_count"])
        actions = int(view["actions_left"]) if int(view["turn"]) == other else 0
        pieces.append(summary(frame, words, other, len(theirs["landscapes"]), held, actions))
    if frame.tall:
        regions = {"board": (360.0, 402.0 + 80 * ((seats + 1) // 2)), "hand": (360.0, 168.0)}
    else:
        regions = {"board": (856.0, 824.0)}
    for other in range(seats):
        regions[f"seat-{other}"] = (84.0, 16.0) if frame.tall else (238.0, 24.0)
    return gather(layout, regions, pieces)


@kept
def ground(frame: Frame, words: Speaker, owner: int) -> Piece:
    """The scroll with its mountains, and the headings."""
    if frame.tall:
        hills = "M0 330C30 250 40 120 70 110C100 120 110 240 150 300"
        hills += "C190 240 250 90 285 84C320 90 330 260 360 290V330Z"
        drawing = rect(0, 0, 360, 562, fill="var(--fg-ground)")
        drawing += element("path", d=hills, fill="var(--fg-wash)", opacity=0.5)
        return Piece("ground", "board", GROUND, 0, 0, 360, 482, drawing, kind="ground")
    hills = "M0 540C60 420 110 240 170 232C240 240 250 420 330 500"
    hills += "C420 380 560 160 640 150C720 160 760 420 856 480V540Z"
    drawing = rect(0, 0, 856, 824, rx=8, fill="var(--fg-ground)")
    drawing += element("circle", cx=700, cy=200, r=70, fill="var(--fg-sun)", opacity=0.5)
    drawing += element("path", d=hills, fill="var(--fg-wash)", opacity=0.55)
    drawing += rect(4, 543, 848, 1.5, fill="var(--line)")
    drawing += headed(
        words.text("board-groundwork"), words.text("board-at-most", cards=frame.terms.active), 6, 562
    )
    drawing += headed(words.text("board-panoramas", owner), "", 290, 562)
    for kind, x, y in HEADINGS:
        drawing += headed(words.text(kind), "", x, y)
    return Piece("ground", "board", GROUND, 0, 0, 856, 824, drawing, kind="ground")


HEADINGS: Final = [
    ("board-planning", 604, 562),
    ("board-supply", 6, 708),
    ("board-open", 622, 116),
    ("board-pile", 622, 254),
    ("board-bonus", 622, 402),
]


# ---- the gods ----


def tracks(view: Drawn, frame: Frame, words: Speaker) -> list[Piece]:
    seats = range(len(view["scores"]))
    return [
        god_track(
            frame, words, number, tuple(int(view["players"][str(seat)]["track"][god]) for seat in seats)
        )
        for number, god in enumerate(GODS)
    ]


@kept
def god_track(frame: Frame, words: Speaker, number: int, spaces: tuple[int, ...]) -> Piece:
    if frame.tall:
        place = (4.0 + 178 * (number % 2), 2.0 + 21 * (number // 2), 174.0, 19.0)
    else:
        place = (4.0 + 428 * (number % 2), 4.0 + 44 * (number // 2), 420.0, 41.0)
    markers = [
        Phrase("marker-at", {"name": words.name(seat), "space": space}) for seat, space in enumerate(spaces)
    ]
    label = words.text("label-track", god=GOD_TITLES[number], markers=markers)
    drawing = track(GODS[number], spaces, place[2], frame.terms.start, frame.terms.last)
    return Piece(f"track-{GODS[number]}", "board", TILE, *place, drawing, label, "track")


# ---- the pagoda ----


def pagoda(view: Drawn, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    seats = len(view["scores"])
    pieces = [pagoda_base(frame)]
    for level, name in enumerate(view["floors"]):
        pieces += floor(frame, words, seats, owner, level, str(name), int(view["fronts"][level]))
    pieces += [*halves(frame), *buttons(frame, words)]
    if view["phase"] == "cart" and int(view["turn"]) == owner:
        place = (4.0, 254.0, 58.0, 44.0) if frame.tall else (262.0, 672.0, 88.0, 36.0)
        drawing = plain_button(words.text("button-done"), place[2], place[3])
        pieces.append(Piece("done", "board", MARK, *place, drawing, words.text("label-done"), "button"))
    return pieces


@kept
def pagoda_base(frame: Frame) -> Piece:
    scale = frame.pagoda[2] / 400
    base = f'<g transform="scale({scale:.4f}) translate(0 50)">{use("fg-base", 29, 441.5, 342, 78)}</g>'
    return Piece("base", "board", GROUND, *frame.pagoda, base, kind="ground")


@kept
def floor(
    frame: Frame, words: Speaker, seats: int, owner: int, level: int, name: str, front: int
) -> list[Piece]:
    """A floor of the pagoda, and all four of its sides from above."""
    side = SIDES[seats][owner]
    scale = frame.pagoda[2] / 400
    shown = [SHOWN[front][(side + step) % 4] for step in (1, 3, 0)]  # left, right, front
    x, y, w, _ = frame.pagoda
    top, foot = reach(level)
    box = (x, round(y + scale * (top + 50), 2), w, round(scale * (foot - top), 2))
    drawing = (
        f'<g transform="scale({scale:.4f}) translate(0 {-top:g})">{storey(level, name, tuple(shown))}</g>'
    )
    resource = resource_title(name)
    label = words.text(
        "label-floor", floor=level + 1, resource=resource, front=shown[2], left=shown[0], right=shown[1]
    )
    rx, ry, size, step = frame.ring
    at = (rx, ry + step * (3 - level), size, size)
    drawn = ring(name, front, side, tuple(SIDES[seats]), size, owner)
    around = words.text("label-ring", floor=level + 1, resource=resource)
    return [
        Piece(f"floor-{level + 1}", "board", TILE, *box, drawing, label, "tile storey"),
        Piece(f"ring-{level + 1}", "board", GROUND, *at, drawn, around, "ground open"),
    ]


@kept
def halves(frame: Frame) -> list[Piece]:
    """The pagoda itself, where a card may be dropped: at its left it turns clockwise, seen from above."""
    x, y, w, h = frame.pagoda
    return [
        Piece(
            f"turn-{way}-half", "board", TOKEN, x + left * w, y, w / 2, h, "", kind="half", like=f"turn-{way}"
        )
        for way, left in (("cw", 0.0), ("ccw", 0.5))
    ]


@kept
def buttons(frame: Frame, words: Speaker) -> list[Piece]:
    """What turns the pagoda, and the cart."""
    pieces: list[Piece] = []
    for number, way in enumerate(("cw", "ccw")):
        place = (
            (4.0, 60.0 + 62 * number, 58.0, 56.0) if frame.tall else (206.0, 108.0 + 82 * number, 84.0, 74.0)
        )
        drawing = button(words.text(f"button-turn-{way}"), place[2], place[3], f"fg-turn-{way}")
        label = words.text(f"label-turn-{way}")
        pieces.append(
            Piece(f"turn-{way}", "board", MARK, *place, drawing, label, "button", like=f"turn-{way}")
        )
    place = (4.0, 190.0, 58.0, 56.0) if frame.tall else (262.0, 716.0, 88.0, 96.0)
    drawing = button(words.text("button-cart"), place[2], place[3], "fg-cart")
    pieces.append(Piece("cart", "board", TILE, *place, drawing, words.text("label-cart"), "button"))
    return pieces


# ---- gardens ----


@kept_by_value
def groundwork(mine: Player, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    """One's own active cards with what lies on them, the planning tile, the panoramas."""
    x, y, w, step = frame.frames
    pieces: list[Piece] = []
    h = 1.4 * w
    active = list(mine["active"])
    for number, name in enumerate(active):
        short = name.rsplit("-", 1)[0]
        lies = {kind: int(count) for kind, count in mine["on"].get(short, {}).items() if int(count)}
        which = NUMBER[name]
        label = words.text(
            "label-groundwork",
            card=frame_title(name),
            god=GOD_TITLES[GOD[which]],
            needs=counted(NEEDS[which]),
            tokens=tokens_of(lies),
        )
        pieces.append(
            Piece(
                f"frame-{short}",
                frame.home,
                TILE,
                x + step * number,
                y,
                w,
                h,
                card(name, w, titled(words, name)),
                label,
                "card",
                born=f"card-{name}",
            )
        )
        for kind, count in lies.items():  # a token lies on each need that is met
            spots = [(left * w / 100, size * w / 100) for need, left, size in needed(name) if need == kind]
            size, begin = spots[0][1], spots[0][0]
            drawing = "".join(met(kind, left - begin, size) for left, _ in spots[:count])
            pieces.append(
                Piece(
                    f"on-{short}-{kind}",
                    frame.home,
                    TOKEN,
                    x + step * number + begin,
                    y + 0.725 * w,
                    spots[min(count, len(spots)) - 1][0] - begin + size,
                    size,
                    drawing,
                    words.text("label-on-card", tokens=tokens_of({kind: count}), card=frame_title(short)),
                    "token round",
                    born=f"token-{kind}",
                )
            )
    if len(active) < frame.terms.active:
        dashed = rect(
            1,
            1,
            w - 2,
            h - 2,
            rx=6,
            fill="var(--fg-panel)",
            stroke="var(--ink-2)",
            stroke_width=1.5,
            stroke_dasharray="5 4",
        )
        dashed += use("fg-brush", w * 0.25, h * 0.3, w * 0.5, w * 0.5)
        pieces.append(
            Piece(
                "lay-here",
                frame.home,
                TILE,
                x + step * len(active),
                y,
                w,
                h,
                dashed,
                words.text("label-lay", cards=frame.terms.active),
                "card",
            )
        )
    pieces += planning(mine, frame, words, owner)
    if not frame.tall:
        drawn = panoramas(tuple(mine["landscapes"]), 290.0)
        label = words.text("label-panoramas", cards=painted(mine))
        pieces.append(Piece("panoramas", "board", TILE, 290, 568, 290, 96, drawn, label, "ground"))
    return pieces


def painted(mine: Player) -> object:
    """The landscapes of a garden, as they are said."""
    return [frame_title(str(name)) for name in mine["landscapes"]] or NONE_YET


def tokens_of(counts: dict[str, int]) -> list[object]:
    """Tokens by resource, as they are said."""
    return counted([int(counts.get(name, 0)) for name in RESOURCES])


def planning(mine: Player, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    x, y, w = frame.plan
    base, spaces = frame.terms.spaces, spaces_of(frame.terms, mine)
    scale = w / (50 + 67 * max(spaces, base) + (23 if spaces > base else 40))
    tile = group(plan(base, spaces), transform=f"scale({scale:.4f})", data_seat=owner, class_="seated")
    held = [kind for kind in RESOURCES for _ in range(int(mine["tile"][kind]))]
    pieces = [
        Piece(
            "planning",
            frame.home,
            TILE,
            x,
            y,
            w,
            100 * scale,
            tile,
            words.text("label-planning", owner, tokens=tokens_of(mine["tile"]) or EMPTY),
            "plan",
        )
    ]
    nth: dict[str, int] = {}
    for number, kind in enumerate(held):
        nth[kind] = nth.get(kind, -1) + 1
        size = 46 * scale
        at = x + (35 + 67 * number + (16 if number >= base else 0)) * scale
        pieces.append(
            Piece(
                f"own-{kind}-{nth[kind]}",
                frame.home,
                TOKEN,
                at,
                y + 28 * scale,
                size,
                size,
                use(f"fg-{kind}", 0, 0, size, size),
                words.text("label-own", owner, resource=resource_title(kind)),
                "token round",
                born=f"token-{kind}",
                ends=f"token-{kind}",
                like=f"own-{kind}",
            )
        )
    return pieces


@kept_by_value
def rival(theirs: Player, frame: Frame, words: Speaker, seat: int, number: int, name: str) -> Piece:
    """Another garden: panoramas, groundwork and planning tile, small."""
    w, down = (172.0, 14.0) if frame.tall else (196.0, 0.0)
    parts = [rect(0.5, 0.5, w - 1, 75 if frame.tall else 132, rx=8, fill="var(--fg-panel)")]
    mark = use(f"ui-seat-{SHAPES[seat]}", 6, 4, 12, 12)
    parts.append(group(mark, data_seat=seat, class_="seated"))
    parts.append(text(name, 22, 15, 12, font_weight=600))
    inner = 92.0 if frame.tall else w - 14
    parts.append(
        group(
            panoramas(tuple(theirs["landscapes"]), inner),
            transform=f"translate({24 if frame.tall else 7} {18 if frame.tall else 22})",
        )
    )
    held = [kind for kind in RESOURCES for _ in range(int(theirs["tile"][kind]))]
    near = min(1.0, 6 / max(len(held), 1))
    for place, kind in enumerate(held):
        line = (len(held) + 1) // 2 if len(held) > 6 else 3
        at = (
            (120.0 + 48 / line * (place % line), 8.0 + down + 17 * (place // line))
            if frame.tall
            else (w - 20 - 16 * near * place, 3.0)
        )
        parts.append(use(f"fg-{kind}", *at, 15, 15))
    small = min(1.0, 3 / frame.terms.active)
    for place, active in enumerate(theirs["active"]):
        at = (4.0 + 56 * small * place, 40.0 + down) if frame.tall else (7.0 + 62 * small * place, 88.0)
        moved = f"translate({at[0]:g} {at[1]:g})" + (f" scale({small:g})" if small < 1 else "")
        parts.append(group(small_frame(str(active), theirs), transform=moved))
    label = words.text(
        "label-garden",
        seat,
        landscapes=painted(theirs),
        cards=[frame_title(str(active)) for active in theirs["active"]] or NONE_YET,
        tokens=tokens_of(theirs["tile"]) or EMPTY,
    )
    if frame.tall:
        return Piece(
            f"garden-{seat}",
            "board",
            GROUND,
            4 + 178 * (number % 2),
            400 + 80 * (number // 2),
            w,
            76,
            "".join(parts),
            label,
            "ground" + OPENS,
        )
    box = (4, 100 + 142 * number, w, 134)
    return Piece(f"garden-{seat}", "board", GROUND, *box, "".join(parts), label, "ground" + OPENS)


@kept
def summary(frame: Frame, words: Speaker, seat: int, done: int, held: int, actions: int) -> Piece:
    """How many landscapes and cards a seat has, and how many actions are left of its turn."""
    target = frame.terms.target
    label = words.text("label-summary", done=done, target=target, cards=held)
    size = 14.0 if frame.tall else 22.0
    drawing = use("fg-landscape", 0, 0, size, size) + text(
        f"{done}/{target}", size + 3, size * 0.78, size * 0.62, font_weight=700
    )
    x = 46.0 if frame.tall else 78.0
    drawing += use("fg-back", x, 0, size * 0.72, size) + text(
        str(held), x + size * 0.72 + 3, size * 0.78, size * 0.62, font_weight=700
    )
    if not frame.tall:
        for number in range(actions):
            drawing += use("fg-brush", 150 + 22 * number, 0, 22, 22)
    w, h = (84.0, 16.0) if frame.tall else (238.0, 24.0)
    return Piece(f"summary-{seat}", f"seat-{seat}", TILE, 0, 0, w, h, drawing, label, "ground")
