"""Gardeners as a scene: the garden in its edging of stone, the trays round it, the cards, the sand."""

from __future__ import annotations

from collections.abc import Sequence

from ....draw.scene import GROUND, MARK, TILE, TOKEN, Piece, Scene, gather
from ....draw.svg import group, kept, rect, text, use
from ....kernel.story import Phrase, Title
from ....words import Speaker
from ..components import (
    CARD_NUMBER,
    ELEMENT,
    ELEMENTS,
    FACES,
    LIE_NUMBER,
    LIE_SAID,
    TILE_NUMBER,
    TILE_SAID,
    WAYS,
    WISH,
)
from .beside import crate, next_card, room_size, rooms, sand, score, silence
from .cells import garden, ground, light, rulers
from .frame import CHIP_HIGH, OPEN, TALL_BOARD, WIDE_BOARD, Box, Frame, framed, heap
from .gestures import DRAWINGS, NOUNS, Drawn, asks, deed, facts, paths, say, status, turning
from .paint import (
    MET,
    UNKNOWN,
    UNMET,
    back,
    button,
    card_front,
    card_strip,
    fitted,
    front_high,
    kind_of,
    pile,
    seated,
    slot,
    stamp,
    strip_high,
    tile,
    tray,
    wrapped,
)

__all__ = ["DRAWINGS", "MOMENTS", "NOUNS", "SEATS", "asks", "facts", "paths", "say", "scene", "status"]

TRAY = Box(138, 700, 394, 118)  # one's own, at the wide table
TAP = 46.0  # the smallest size of anything to touch, in a phone's units
GAP = 3.0
FOLDED = " folded"  # among the kinds of a piece: shown when something is chosen that goes there
SLOTS = 4  # a tray has room for so many at least
# Lines of these rules are moments nobody may miss: a check's words, a round, a card that comes or goes.
MOMENTS = [
    "GR-CHECK-2",
    "GR-CHECK-3",
    "GR-CHECK-4",
    "GR-ROUND-3",
    "GR-DRAW-1",
    "GR-DRAW-3",
    "GR-DRAW-4",
    "GR-HIDE-4",
    "GR-SOLO-5",
]
SEATS = "targets"  # they hold pieces that are pointed at, so they stay in sight


def scene(view: Drawn, seat: int, layout: str) -> Scene:
    frame = framed(view, seat, layout)
    over = str(view["phase"]) == "over" or bool(view["end"])
    pieces = [*ground(frame), *garden(frame), rulers(frame)]
    pieces += [sand(view, frame), score(view, frame), next_card(view, frame)]
    pieces += rooms(view, frame)
    if frame.tall:
        hand, high = sheet(view, frame, seat, over)
        pieces += hand
        regions = {"board": TALL_BOARD, "hand": (360.0, high)}
    else:
        pieces += silence(frame) if frame.others else []
        for other in frame.others:
            stack, lies = tiles_of(view, other)
            pieces += neighbour(frame, other, tuple(stack), tuple(lies))
        pieces += bottom(view, frame, seat, over)
        regions = {"board": WIDE_BOARD}
    regions.update({f"seat-{other}": room_size(frame, other) for other in range(frame.seats)})
    return gather(layout, regions, pieces)


LIGHTS = {MET: "label-met", UNMET: "label-unmet"}


# ---- cards


def card_label(frame: Frame, seat: int, place: int, name: str, up: bool) -> str:
    """Whose card, how old, what it says as far as one may know."""
    words = frame.words
    count = sum(len(cards) for cards in frame.cards)
    age = "only" if count == 1 else "oldest" if place == 0 else "newest" if place == count - 1 else "other"
    if name not in CARD_NUMBER:
        return words.text("label-card-down", seat, age=age, sort=Title(kind_of(name)))
    said = [words.text("label-card", seat, age=age, wish=WISH[CARD_NUMBER[name]])]
    if up:
        said.append(words.text("label-up"))
    shines = light(frame, name)
    if shines in LIGHTS:
        said.append(words.text(LIGHTS[shines]))
    return " ".join(said)


def wish(frame: Frame, name: str) -> str:
    """What a card that one sees asks for."""
    return frame.words.again(WISH[CARD_NUMBER[name]])


def heading(frame: Frame, place: int, shines: int) -> str:
    """Says which card leaves next, as long as no light is shown there."""
    oldest = place == 0 and not frame.mode.solo and sum(len(cards) for cards in frame.cards) > 1
    kind = "board-oldest" if oldest and shines == UNKNOWN else "board-card"
    return frame.words.text(kind, frame.own)


@kept
def card(frame: Frame, seat: int, number: int, box: Box) -> Piece:
    """A card in play at a place of the wide table."""
    place, name, up = frame.cards[seat][number]
    label = card_label(frame, seat, place, name, up)
    if name in CARD_NUMBER:
        head = heading(frame, place, light(frame, name)) if seat == frame.own else ""
        drawing = card_front(name, wish(frame, name), seat, head, light(frame, name), box.w, box.h)
    else:
        drawing = back(name, box.w, box.h)
    return Piece(
        f"wish-{seat}-{number + 1}", frame.home, TOKEN, *box, drawing, label, wish_kind(frame, seat, up)
    )


def wish_kind(frame: Frame, seat: int, up: bool) -> str:
    """Whose card, and whether everybody sees it."""
    return ("wish" if seat == frame.eyes else "token wish") + (" up" if up else "")


# ---- the wide table


@kept
def neighbour(frame: Frame, seat: int, stack: tuple[str, ...], lies: tuple[str, ...]) -> list[Piece]:
    """Another seat: name, cards, tray. Its place takes a tile that is given away."""
    place = frame.slot(seat)
    x, y, w, h = place.box
    name = frame.words.name(seat)
    cards = frame.cards[seat]
    held = frame.words.text("board-held", cards=len(cards))
    fronts = any(card_id in CARD_NUMBER for _, card_id, _ in cards)
    if place.flat:
        title = seated(seat, 2, 8, 16) + text(name[:11], 23, 22, 15, class_="words", font_weight=600)
        title += text(held, 2, 40, 12, class_="quiet")
        left = 108.0 + 68 * len(cards)
        room = Box(x + left, y + 8, min(w - left - 2, 260.0), h - 16)
        at = [Box(x + 104 + 68 * n, y + 1, 62, 87) for n in range(len(cards))]
        if fronts:
            at = [Box(x + 96 + 128 * n, y - 2, 124, 92) for n in range(len(cards))]
            room = Box(x + 96 + 128 * len(cards), y + 2, w - 98 - 128 * len(cards), h - 4)
    else:
        title = seated(seat, 2, 1, 16) + text(name[:11], 23, 15, 15, class_="words", font_weight=600)
        top = 22.0
        deep = 82.0 if cards else 26.0
        if not cards:
            title += text(held, 23, 33, 12, class_="quiet")
            top = 38.0
        at = [Box(x + 2 + 62 * n, y + top, 58, 80) for n in range(len(cards))]
        if fronts:
            wide = (w - 2) / max(len(cards), 1)
            deep = max(front_high(wish(frame, name_), wide) for _, name_, _ in cards if name_ in CARD_NUMBER)
            at = [Box(x + wide * n, y + top, wide, deep) for n in range(len(cards))]
        room = Box(x, y + top + deep + 4, w - 2, h - top - deep - 6) if cards else Box(x, y + 42, w - 2, 78)
    whose = frame.words.text("label-give", seat, tiles=len(stack) + len(lies))
    wood = group(tray(room.w, room.h), transform=f"translate({room.x - x:.1f} {room.y - y:.1f})")
    pieces = [Piece(f"give-{seat}", "board", GROUND, x, y, w, h, title + wood, whose, "give")]
    pieces += [card(frame, seat, number, box) for number, box in enumerate(at)]
    pieces += tiles_in(frame, seat, stack, lies, room, 52.0, False)
    return pieces


def tiles_of(view: Drawn, seat: int) -> tuple[list[str], list[str]]:
    piles, reserves = view["piles"], view["reserves"]
    return (
        [str(name) for name in piles[seat]] if seat < len(piles) else [],
        [str(name) for name in reserves[seat]] if seat < len(reserves) else [],
    )


def tiles_in(
    frame: Frame,
    seat: int,
    stack: Sequence[str],
    lies: Sequence[str],
    room: Box,
    largest: float,
    mine: bool,
) -> list[Piece]:
    """The top of a pile and the open tiles, in a tray."""
    inset = min(16.0, room.h * 0.2) + 3
    w, h = room.w - 2 * inset, room.h - 10
    count = len(lies) + bool(stack)
    step, across = heap(max(count, SLOTS) if mine else count, w, h - 4, largest)
    size = round(step - GAP, 2)
    rows = max(1, -(-count // across))
    x, y = room.x + inset, room.y + max(4.0, (room.h - 6 - rows * step) / 2)
    shown = [("pile", stack[0])] if stack else []
    shown += [("open", name) for name in lies]
    pieces = []
    for number, (sort, name) in enumerate(shown):
        at = (round(x + step * (number % across), 2), round(y + step * (number // across), 2))
        pieces.append(held_tile(frame, seat, sort, name, len(stack), at, size, mine))
    if mine and rows == 1:
        free = [(round(x + step * number, 2), round(y, 2)) for number in range(count, across)]
        pieces += [
            Piece(f"slot-{number}", frame.home, GROUND, *at, size, size, slot(size), kind="ground")
            for number, at in enumerate(free)
        ]
    return pieces


def held_tile(
    frame: Frame,
    seat: int,
    sort: str,
    name: str,
    count: int,
    at: tuple[float, float],
    size: float,
    mine: bool,
) -> Piece:
    owner = seat if seat < frame.seats else 0  # in solo the second pile is the same person's
    key = f"tile-{name}" if name in TILE_NUMBER else f"pile-{seat}"
    return held(frame.words, owner, sort, name, count, (key, frame.home), (*at, size, size), mine)


@kept
def held(
    words: Speaker,
    owner: int,
    sort: str,
    name: str,
    count: int,
    place: tuple[str, str],
    box: tuple[float, float, float, float],
    mine: bool,
) -> Piece:
    """A tile in somebody's tray; `place`: its key, and its region."""
    size = box[2]
    known = name in TILE_NUMBER
    said = TILE_SAID[TILE_NUMBER[name]] if known else Title("hidden-tile")
    if sort == "pile":
        drawing = pile(name, size, count) if size > 30 else tile(name, size) if known else ""
        label = words.text("label-pile", owner, count=count, tile=said)
    else:
        drawing = tile(name, size) if known else ""
        label = words.text("label-reserve", owner, tile=said)
    return Piece(*place, TOKEN, *box, drawing, label, "hold" if mine else "token held")


def bottom(view: Drawn, frame: Frame, seat: int, over: bool) -> list[Piece]:
    """One's own side of the wide table: cards, tray, how to turn a tile, what all must agree to."""
    solo = frame.seats == 1
    pieces = [Piece("tray", "board", GROUND, *TRAY, own_tray(frame), kind=OPEN)]
    stack, lies = tiles_of(view, frame.own)
    if solo:
        second = [str(name) for name in view["piles"][1]] if len(view["piles"]) > 1 else []
        if second:
            inset = Box(TRAY.x + 20, TRAY.y + 14, 86, 86)
            pieces.append(
                held_tile(frame, 1, "pile", second[0], len(second), (inset.x, inset.y), 84, True)
                if second[0] in TILE_NUMBER
                else Piece("pile-1", "board", TOKEN, inset.x, inset.y, 84, 84, pile("?", 84, len(second)))
            )
        pieces += tiles_in(frame, 0, stack, lies, Box(TRAY.x + 92, TRAY.y, TRAY.w - 92, TRAY.h), 92, True)
    else:
        pieces += tiles_in(frame, frame.own, stack, lies, TRAY, 92, seat >= 0)
    mine = frame.cards[frame.own]
    pieces += [card(frame, frame.own, number, box) for number, box in enumerate(own_cards(frame, len(mine)))]
    pieces.append(crate(view, frame, Box(736, 574, 56, 62), frame.own))
    if seat >= 0 and not mine:
        none = frame.words.text("board-no-card")
        pieces.append(Piece("nocard", "board", GROUND, 3, 700, 130, 118, bare_corner(none), none, "ground"))
    if seat >= 0 and not over:
        pieces += turns(view, frame, seat, [(538 + 47.0 * n, 702.0) for n in range(4)], 45)
        boxes = [Box(542, 758, 180, 58), Box(542, 702, 180, 50)]
        pieces += deeds(view, frame, seat, boxes, False)
    return pieces


@kept
def bare_corner(words: str) -> str:
    """Where one's own card would lie."""
    box = rect(
        1.5, 1.5, 127, 115, rx=8, fill="none", stroke="var(--ink-2)", stroke_width=1.5, stroke_dasharray="6 5"
    )
    lines, size = fitted(words, 116, 66, 13.0)
    said = "".join(
        text(one, 65, 54 + 16 * n, size, class_="words", text_anchor="middle") for n, one in enumerate(lines)
    )
    return box + use("gr-no-card", 49, 8, 32, 32) + said


def own_tray(frame: Frame) -> str:
    return tray(TRAY.w, TRAY.h)


def own_cards(frame: Frame, count: int) -> list[Box]:
    """In the left column, from below; in solo, where they grow many, in the right one too."""
    top = 112.0 + (
        0 if len(frame.others) < 2 else 1.7 * SIDE_STEP if len(frame.others) < 4 else 2 * SIDE_STEP
    )
    high = min(172.0, (820 - top) / max(min(count, 4), 1))
    boxes = [Box(3, 820 - high * (n + 1), 130, high - 4) for n in range(min(count, 4))]
    rest = count - len(boxes)
    if rest > 0:
        high = min(120.0, (566 - 186) / rest)
        boxes += [Box(731, 186 + high * n, 124, max(high - 4, 84)) for n in range(rest)]
    return boxes


SIDE_STEP = 194.0


# ---- a phone's sheet


def sheet(view: Drawn, frame: Frame, seat: int, over: bool) -> tuple[list[Piece], float]:
    """Tiles in a tray with the button beside it; below it the cards and the crate."""
    solo = frame.seats == 1
    stacks = (
        [[str(name) for name in heap_] for heap_ in view["piles"]] if solo else [tiles_of(view, frame.own)[0]]
    )
    lies = tiles_of(view, frame.own)[1]
    shown = [("pile", stack[0], len(stack), n) for n, stack in enumerate(stacks) if stack]
    shown += [("open", name, 0, frame.own) for name in lies]
    room = 360.0 - 8 - 74
    step, across = heap(max(len(shown), 5), room - 26, 51, 51, TAP + GAP)
    rows = max(1, -(-len(shown) // across))
    high = max(62.0, rows * step + 11)
    pieces = [Piece("tray", "hand", GROUND, 4, 2, room, high, tray(room, high), kind=OPEN)]
    if not shown:
        said = frame.words.text("board-no-tile", frame.own)
        none = text(said, room / 2, high / 2 + 4, 13, text_anchor="middle", fill="#fbe9c6")
        pieces[0] = pieces[0]._replace(drawing=tray(room, high) + none)
    top = 2 + (high - 6 - rows * step) / 2 + 2
    for number, (sort, name, count, owner) in enumerate(shown):
        at = (round(17 + step * (number % across), 2), round(top + step * (number // across), 2))
        pieces.append(
            held_tile(frame, owner if solo else frame.own, sort, name, count, at, step - GAP, seat >= 0)
        )
    if shown and rows == 1:
        free = [(round(17 + step * number, 2), round(top, 2)) for number in range(len(shown), across)]
        pieces += [
            Piece(
                f"slot-{number}", "hand", GROUND, *at, step - GAP, step - GAP, slot(step - GAP), kind="ground"
            )
            for number, at in enumerate(free)
        ]
    active = seat >= 0 and not over
    if active:
        pieces += deeds(view, frame, seat, [Box(284, 2, 74, 62), Box(284, 68, 74, 62)], True)
        pieces += turns(view, frame, seat, [(96 + 50.0 * n, high + 5) for n in range(4)], 48)
        if solo and str(view["phase"]) == "decide":
            high = max(high, 128)
    y = high + 4
    fronts = known_cards(frame)
    mine = [one for one in fronts if one[0] == frame.own]
    low = y + 58
    for rank, (group_, left, room_) in enumerate(((mine, 4.0, 296.0), (fronts[len(mine) :], 4.0, 352.0))):
        columns = 1 if len(group_) < 2 else 2
        wide = (room_ - 4 * (columns - 1)) / columns
        for start in range(0, len(group_), columns):
            line = group_[start : start + columns]
            names = [frame.cards[owner][ordinal][1] for owner, ordinal in line]
            tall = max(strip_high(wish(frame, name), wide) for name in names)
            for number, (owner, ordinal) in enumerate(line):
                box = Box(left + (wide + 4) * number, y if rank == 0 else low, wide, tall)
                place, name, up = frame.cards[owner][ordinal]
                label = card_label(frame, owner, place, name, up)
                drawing = card_strip(name, wish(frame, name), owner, light(frame, name), wide, tall)
                kind = wish_kind(frame, owner, up)
                pieces.append(Piece(f"wish-{owner}-{ordinal + 1}", "hand", TILE, *box, drawing, label, kind))
            if rank == 0:
                y += tall + 4
                low = max(low, y)
            else:
                low += tall + 4
    top_of_cards = high + 4
    if seat >= 0 and not mine:
        none = frame.words.text("board-no-card")
        pieces.append(
            Piece("nocard", "hand", GROUND, 4, top_of_cards, 296, 54, no_card(none), none, "ground")
        )
    pieces.append(crate(view, frame, Box(303, top_of_cards, 54, 54), frame.own))
    return pieces, low


def no_card(words: str) -> str:
    box = rect(
        1.5, 1.5, 293, 51, rx=8, fill="none", stroke="var(--ink-2)", stroke_width=1.5, stroke_dasharray="6 5"
    )
    lines = wrapped(words, 30)
    said = "".join(text(one, 64, 24 + 17 * n, 14, class_="words") for n, one in enumerate(lines))
    return box + use("gr-no-card", 14, 9, 36, 36) + said


def known_cards(frame: Frame) -> list[tuple[int, int]]:
    """One's own first, then those of others that lie face up."""
    found: list[tuple[int, int]] = []
    for owner in [frame.own, *frame.others]:
        for ordinal, (_, name, _) in enumerate(frame.cards[owner]):
            if name in CARD_NUMBER:
                found.append((owner, ordinal))
    return found


# ---- what one does


def turns(view: Drawn, frame: Frame, seat: int, at: list[tuple[float, float]], size: float) -> list[Piece]:
    """How a tile that turns may lie: each way as it would look. Shown when such a tile is chosen."""
    stack, lies = tiles_of(view, seat)
    if frame.seats == 1:
        stack = [str(heap_[0]) for heap_ in view["piles"] if heap_]
        laid = [lying.split("@")[0] for row in frame.rows for lying in row if lying != "."]  # GR-SOLO-10
        names = [*stack, *lies, *laid]
    else:
        names = [*stack[:1], *lies]
    pieces: dict[str, Piece] = {}
    for name in names:
        for number, (key, lie) in enumerate(turning(name)):
            if key not in pieces:
                label = turn_label(frame, name, lie)
                x, y = at[number]
                pieces[key] = Piece(
                    key, frame.home, MARK, x, y, size, size, tile(lie, size), label, f"hold way{FOLDED}"
                )
    return list(pieces.values())


def turn_label(frame: Frame, name: str, lie: str) -> str:
    """The same for all tiles of a sort, so it doesn't mention their ground."""
    number = LIE_NUMBER[lie]
    if FACES[number] >= 0:
        return frame.words.text("label-way-bench", way=WAYS[FACES[number]])
    thing = Title(ELEMENTS[ELEMENT[TILE_NUMBER[name]]])
    return frame.words.say(Phrase("label-way-hedge", {**LIE_SAID[number], "tile": thing}))


def deeds(view: Drawn, frame: Frame, seat: int, boxes: list[Box], upright: bool) -> list[Piece]:
    """What all must agree to, where it is large; and what one does alone, in solo."""
    phase = str(view["phase"])
    if phase == "briefing":
        names = ["start"] if int(view["first"]) == seat else []
    elif phase == "decide":
        names = ["validate", "continue"]
    else:
        names = ["wait" if view["ready"][seat] else "ready"]
    pieces = []
    for name, box in zip(names, boxes, strict=False):
        words = frame.words
        deed_title, deed_line, icon, _ = deed(view, name)
        title, line = words.again(deed_title), words.again(deed_line)
        on = name != "ready" or (not frame.missing and not view["checked"])
        if name == "ready" and frame.missing:
            line = words.text("board-missing", missing=frame.missing)
        elif name == "ready" and view["checked"]:
            line = words.text("board-change")
        drawing = (
            stamp(
                words.text("board-missing-short", missing=frame.missing)
                if name == "ready" and frame.missing
                else title,
                icon,
                box.w,
                box.h,
                on,
            )
            if upright
            else button(title, icon, box.w, box.h, on, line if name == "ready" and not on else "")
        )
        pieces.append(Piece(name, frame.home, MARK, *box, drawing, f"{title}: {line}", "button"))
    if frame.seats == 1 and phase == "arrange":
        box = Box(4, 2, 278, CHIP_HIGH + 14) if upright else TRAY
        pieces.append(
            Piece(
                "take-off",
                frame.home,
                MARK,
                *box,
                "",
                frame.words.text("label-tray"),
                f"give{FOLDED}",
            )
        )
    return pieces
