"""The Gardens as a scene: the display, the scoring tiles, one's own garden large, the others' small."""

from __future__ import annotations

from typing import Final

from ....draw.scene import GROUND, MARK, TILE, TOKEN, Piece, Scene, gather
from ....draw.svg import group, kept, rect, text, use
from ....kernel.story import Phrase, Title
from ....words import Speaker, speaking
from ..components import (
    CARD_SHOWN,
    COLUMNS,
    DEALT,
    LANDMARK_NAMES,
    LANDMARK_POINTS,
    LETTERS,
    QUOTA,
    ROUNDS,
    SLOTS,
    STATUE,
    STREAM,
    TREE_NAMES,
)
from .frame import Frame, framed
from .gestures import DRAWINGS, NOUNS, NUMBER, Drawn, asks, facts, objects, paths, say, shown, status, way
from .paint import INK, card, headed, letters, mat, tally

__all__ = ["DRAWINGS", "NOUNS", "asks", "facts", "objects", "paths", "say", "scene", "status", "way"]

SHAPES: Final = ["circle", "diamond", "square", "triangle"]
SLUG: Final = "the-gardens"
OPENS: Final = " opens"  # among the kinds of a piece: it is shown large when asked


def scene(view: Drawn, seat: int, layout: str) -> Scene:
    seats = len(view["scores"])
    frame = framed(layout, seats)
    owner = seat if seat >= 0 else 0
    words = speaking(view, SLUG)
    gardens = [tuple(view["gardens"][str(other)]) for other in range(seats)]
    counts = tuple(int(view["deck_counts"][letter]) for letter in LETTERS)
    pieces = [
        *ground(frame, words, owner, int(view["round"]), counts),
        *cells(frame, words, owner, gardens[owner]),
    ]
    pieces += display(
        frame, words, tuple(tuple(view["display"][letter]) for letter in LETTERS), view["reserved"]
    )
    pieces += tiles(frame, words, tuple(str(view["tiles"][slot]) for slot in SLOTS), int(view["first"]))
    rivals = [other for other in range(seats) if other != owner]
    for other in range(seats):
        taken = tuple(int(count) for count in view["taken"][other])
        visitors = tuple(int(column) for column in view["visitors"][other])
        if other == owner:
            at = (*frame.garden, *frame.cell)
            pieces += garden(frame, words, other, gardens[other], visitors, taken, at, True)
        else:
            at = frame.rival(rivals.index(other), len(rivals))
            pieces.append(rival(frame, words, other, gardens[other], int(view["scores"][other]), at))
            at = corner(gardens[other], at)
            pieces += garden(frame, words, other, gardens[other], visitors, taken, at, False)
        pieces.append(summary(frame, words, other, gardens[other], taken))
    for name, mark in view["landmarks"].items():
        cell = str(mark["cell"])
        row, column = (int(word) for word in cell.split(","))
        if gardens[owner][row - 1].split(" ")[column - 1] == "-":  # a laid card hides it
            points = mark["side"] == "points"
            pieces.append(landmark(frame, words, str(name), row, column, int(mark["owner"]), points))
    regions: dict[str, tuple[float, float]] = {"board": (360.0, 434.0) if frame.tall else (856.0, 824.0)}
    for other in range(seats):
        regions[f"seat-{other}"] = (84.0, 18.0) if frame.tall else (238.0, 26.0)
    return gather(layout, regions, pieces)


# ---- the table top ----


@kept
def ground(frame: Frame, words: Speaker, owner: int, number: int, decks: tuple[int, ...]) -> list[Piece]:
    rounds = words.text("board-round", round=number, rounds=ROUNDS[frame.seats])
    cw, ch = frame.cell
    gx, gy = frame.garden
    if frame.tall:
        sheet = rect(0, 0, 360, 434, fill="var(--tg-sky)")
        sheet += rect(
            2, 2, 356, 9 + 3 * ch, rx=7, fill="var(--tg-table)", stroke="var(--ink-2)", stroke_width=1.2
        )
        sheet += text(rounds, 352, 162, 10, text_anchor="end", class_="quiet")
        size = (360.0, 434.0)
    else:
        sheet = rect(0, 0, 856, 409, rx=10, fill="var(--tg-sky)")
        sheet += headed(words.text("board-offer"), rounds, 12, 22)
        sheet += headed(words.text("board-scores"), "", 450, 22)
        sheet += rect(450, 191.5, 168, 1.2, fill="var(--line)")
        sheet += headed(words.text("board-garden", owner), "", 10, 429)
        sheet += rect(
            1,
            435,
            853,
            18 + 3 * ch + 20,
            rx=10,
            fill="var(--tg-table)",
            stroke="var(--ink-2)",
            stroke_width=1.5,
        )
        for column in range(COLUMNS):
            x = gx + cw * (column + 0.5)
            sheet += text(str(column + 1), x, gy + 3 * ch + 19, 11, text_anchor="middle", class_="quiet")
        size = (856.0, 824.0)
    for row, letter in enumerate(LETTERS):
        at = (gx - (6 if frame.tall else 10), gy + ch * (row + 0.5) + 4)
        letter_size = 11 if frame.tall else 14
        sheet += text(letter.upper(), *at, letter_size, text_anchor="middle", class_="serif", font_weight=700)
    pieces = [Piece("ground", "board", GROUND, 0, 0, *size, sheet, kind="ground")]
    for number, (letter, left) in enumerate(zip(LETTERS, decks, strict=True)):
        y = frame.display[1] + frame.step[1] * number
        w, h = (24.0, 28.8) if frame.tall else (36.0, 43.2)
        drawing = use(f"tg-back-{letter}", 0, 0, w, h)
        drawing += text(
            f"{letter.upper()} {left}",
            w / 2,
            h + (9 if frame.tall else 13),
            9 if frame.tall else 12,
            text_anchor="middle",
            class_="quiet",
        )
        x = 6.0 if frame.tall else 4.0
        label = words.text(f"label-deck-{letter}", left=left)
        pieces.append(Piece(f"deck-{letter}", "board", GROUND, x, y + 6, w, h + 14, drawing, label, "ground"))
    return pieces


def cells(frame: Frame, words: Speaker, owner: int, garden: tuple[str, ...]) -> list[Piece]:
    """The empty places of one's own garden: what a card is laid on."""
    return [
        cell(frame, words, owner, row, column, name)
        for row, lies in enumerate(garden)
        for column, name in enumerate(lies.split(" "))
    ]


@kept
def cell(frame: Frame, words: Speaker, owner: int, row: int, column: int, name: str) -> Piece:
    cw, ch = frame.cell
    return Piece(
        f"cell-{row + 1}-{column + 1}",
        "board",
        GROUND,
        frame.garden[0] + cw * column,
        frame.garden[1] + ch * row,
        cw,
        ch,
        mat(LETTERS[row], cw, ch) if name == "-" else "",
        words.text("label-cell", row=LETTERS[row].upper(), column=column + 1, card=lying(name)),
        "cell",
        words.text("board-garden", owner),
        row + 1,
        column + 1,
    )


def lying(name: str) -> Title:
    if name == "-":
        return Title("no-card")
    return Title("central-board") if name == "*" else CARD_SHOWN[NUMBER[name]]


# ---- cards ----


def display(
    frame: Frame, words: Speaker, lies: tuple[tuple[str, ...], ...], reserved: str | None
) -> list[Piece]:
    return [
        shown_card(frame, words, row, place, names[place], names[place] == reserved)
        if place < len(names)
        else no_card(frame, row, place)
        for row, names in enumerate(lies)
        for place in range(DEALT[frame.seats])
    ]


@kept
def shown_card(frame: Frame, words: Speaker, row: int, place: int, name: str, held: bool) -> Piece:
    w, h = frame.card
    drawing = card(name, w, h, False, True)
    if held:
        drawing += use("tg-lm-fort-denison", w - 0.42 * w, h - 0.42 * w, 0.4 * w, 0.4 * w)
    said = "label-card-reserved" if held else "label-card"
    label = words.text(said, card=CARD_SHOWN[NUMBER[name]], row=LETTERS[row].upper())
    at = frame.place(row, place)
    born = f"deck-{LETTERS[row]}"
    return Piece(f"card-{name}", "board", TOKEN, *at, w, h, drawing, label, "card", born=born)


@kept
def no_card(frame: Frame, row: int, place: int) -> Piece:
    w, h = frame.card
    drawing = rect(
        1,
        1,
        w - 2,
        h - 2,
        rx=6,
        fill="none",
        stroke="var(--line)",
        stroke_width=1.5,
        stroke_dasharray="5 4",
    )
    key = f"slot-{LETTERS[row]}-{place}"
    return Piece(key, "board", GROUND, *frame.place(row, place), w, h, drawing, kind="ground")


def columns(garden: tuple[str, ...]) -> int:
    """How many of its columns are shown where it is small: unused ones are left out."""
    rows = [row.split(" ") for row in garden]
    out = max(abs(column - 4) for row in rows for column, name in enumerate(row) if name != "-")
    return 2 * max(out, 2) + 1


Room = tuple[float, float, float, float]


def corner(garden: tuple[str, ...], room: Room) -> Room:
    """Of a garden as large as it fits into a room: the corner and size of its first cell."""
    x, y, wide, high = room
    shown = columns(garden)
    cw = min(wide / shown, high / 3.6)
    return x - cw * (9 - shown) / 2, y, cw, 1.2 * cw


@kept
def rival(frame: Frame, words: Speaker, seat: int, garden: tuple[str, ...], points: int, room: Room) -> Piece:
    """The ground of another garden, with its owner's name."""
    shown = columns(garden)
    _, _, cw, ch = corner(garden, room)
    drawing = rect(
        -3, -3, cw * shown + 6, ch * 3 + 6, rx=3, fill="var(--card)", stroke="var(--ink-2)", stroke_width=1
    )
    size = 10 if frame.tall else 14
    drawing += use(f"ui-seat-{SHAPES[seat]}", 0, -14 if frame.tall else -20, size, size)
    title = words.text("board-rival", name=words.name(seat), points=points)
    drawing += text(title, size + 4, -5 if frame.tall else -8, 10 if frame.tall else 13, class_="quiet")
    drawing = group(drawing, data_seat=seat, class_="seated")
    label = words.text("label-garden", seat, **rows_of(garden))
    box = (*room[:2], cw * shown, ch * 3)
    return Piece(f"garden-{seat}", "board", GROUND, *box, drawing, label, "ground open" + OPENS)


@kept
def garden(
    frame: Frame,
    words: Speaker,
    seat: int,
    garden: tuple[str, ...],
    visitors: tuple[int, ...],
    taken: tuple[int, ...],
    at: Room,
    large: bool,
) -> list[Piece]:
    """The cards a seat has laid, its Central Board and its visitors; `at`: corner and size of a cell."""
    x0, y0, cw, ch = at
    pieces: list[Piece] = []
    for row, lies in enumerate(garden):
        for column, name in enumerate(lies.split(" ")):
            if name != "-":
                box = (x0 + cw * column, y0 + ch * row, cw, ch)
                pieces.append(laid(seat, row, name, box, large))
        corner = (x0 + cw * (visitors[row] - 1), y0 + ch * row)
        walked = taken[row] >= QUOTA[frame.seats]
        pieces.append(visitor(words, seat, row, visitors[row], corner, (cw, ch), walked))
    return pieces


@kept
def laid(seat: int, row: int, name: str, box: Room, large: bool) -> Piece:
    """A card, or a part of the Central Board."""
    _, _, cw, ch = box
    if name == "*":
        drawing = use(f"tg-z{row + 1}", 0, 0, cw, ch)
        return Piece(f"central-{seat}-{row + 1}", "board", TILE, *box, drawing, kind="tile")
    drawing = card(name, cw, ch, not large, False)
    return Piece(f"card-{name}", "board", TILE, *box, drawing, kind="tile card", born=f"deck-{name[0]}")


def rows_of(garden: tuple[str, ...]) -> dict[str, list[Title]]:
    found: dict[str, list[Title]] = {}
    for row, name in enumerate(("first", "second", "third")):
        laid = [card for card in garden[row].split(" ") if card not in "-*"]
        found[name] = [CARD_SHOWN[NUMBER[card]] for card in laid]
    return found


@kept
def visitor(
    words: Speaker,
    seat: int,
    row: int,
    column: int,
    at: tuple[float, float],
    size: tuple[float, float],
    walked: bool,
) -> Piece:
    cw, ch = size
    large = cw > 30
    if walked:
        w, h = cw * (0.5 if large else 0.86), cw * (0.3 if large else 0.52)
        x, y = at[0] + cw - w - 0.02 * cw, at[1] + ch - h - 0.03 * ch
        drawing = use(f"tg-visitor-{seat}-lying", 0, 0, w, h)
    else:
        w, h = cw * (0.29 if large else 0.5), cw * (0.48 if large else 0.83)
        x, y = at[0] + cw - w - 0.04 * cw, at[1] + ch - h - 0.03 * ch
        drawing = use(f"tg-visitor-{seat}", 0, 0, w, h)
    label = words.text("label-visitor", seat, row=LETTERS[row].upper(), column=column, walked=walked)
    return Piece(f"visitor-{seat}-{row + 1}", "board", MARK, x, y, w, h, drawing, label, "token")


# ---- what scores ----


@kept
def tiles(frame: Frame, words: Speaker, names: tuple[str, ...], first: int) -> list[Piece]:
    pieces: list[Piece] = []
    for number, (slot, name) in enumerate(zip(SLOTS, names, strict=True)):
        title, line = words.text(f"board-{name}"), words.text(f"board-{name}-line")
        if frame.tall:
            place = (270.0 + 44 * (number % 2), 166.0 + 43 * (number // 2), 40.0, 40.0)
            drawing = use(f"tg-tile-{name}", 0, 0, 40, 40)
        else:
            place = (446.0, 36.0 + 51 * number + (8 if number > 2 else 0), 180.0, 46.0)
            drawing = use(f"tg-tile-{name}", 0, 2, 42, 42)
            drawing += text(title, 50, 20, 13, class_="serif", font_weight=600)
            drawing += text(line, 50, 36, min(11.0, 260.0 / max(1, len(line))), class_="quiet")
        label = words.text(f"label-tile-{slot.partition('-')[0]}", title=title, line=line)
        pieces.append(Piece(f"tile-{slot}", "board", TILE, *place, drawing, label, f"slot {name}"))
    size = 34.0 if frame.tall else 24.0
    label = words.text("label-token", first)
    if frame.tall:
        pieces.append(
            Piece(
                "token",
                "board",
                TILE,
                316,
                297,
                size,
                size,
                use("tg-start", 0, 0, size, size),
                label,
                "round",
            )
        )
    else:
        x = 22.0
        pieces.append(
            Piece(
                "token",
                f"seat-{first}",
                MARK,
                238 - x - 2,
                0,
                size,
                size,
                use("tg-start", 0, 0, size, size),
                label,
                "round",
            )
        )
    return pieces


@kept
def landmark(
    frame: Frame, words: Speaker, name: str, row: int, column: int, owner: int, points: bool
) -> Piece:
    """Printed on the mat of the large garden: what a card laid there wins, if nobody was faster."""
    cw, ch = frame.cell
    number = LANDMARK_NAMES.index(name)
    size = 0.72 * cw
    x = frame.garden[0] + cw * (column - 1) + 0.14 * cw
    y = frame.garden[1] + ch * (row - 1) + 0.28 * cw
    drawing = group(use(f"tg-lm-{name}", 0, 0, size, size), class_="lm gone" if owner >= 0 else "lm")
    if owner >= 0:
        drawing += group(
            use(f"ui-seat-{SHAPES[owner]}", size * 0.5, size * 0.5, size * 0.4, size * 0.4),
            data_seat=owner,
            class_="seated",
        )
    else:
        w, h = 0.3 * cw, 0.24 * cw
        drawing += rect(size - w + 6, size - h + 6, w, h, fill="#fffaf0", stroke=INK, stroke_width=1.4)
        drawing += text(
            f"{LANDMARK_POINTS[number]}" if points else "?",
            size - w / 2 + 6,
            size + 6 - 0.06 * cw,
            0.18 * cw,
            text_anchor="middle",
            font_weight=700,
            fill=INK,
        )
    side = "points" if points else "text"
    worth = {"points": LANDMARK_POINTS[number]} if points else {}
    kind = f"label-landmark-{side}" + ("-held" if owner >= 0 else "")
    label = words.text(kind, owner, landmark=Title(name), **worth)
    return Piece(f"landmark-{name}", "board", TILE, x, y, size, size, drawing, label, f"tile {side}-side")


# ---- the seats' cards ----


@kept
def summary(
    frame: Frame, words: Speaker, seat: int, garden: tuple[str, ...], taken: tuple[int, ...]
) -> Piece:
    """What a seat still owes each row this round, and how many streams, statues and trees it has."""
    quota = QUOTA[frame.seats]
    owes = [
        Phrase("label-owes-row", {"count": quota - count, "row": letter.upper()})
        for letter, count in zip(LETTERS, taken, strict=True)
        if count < quota
    ]
    label = words.text("label-owes", rows=owes)
    region = f"seat-{seat}"
    if frame.tall:
        drawing = letters(taken, quota, 17)
        return Piece(f"owes-{seat}", region, TILE, 0, 0, 84, 18, drawing, label, "ground")
    laid = [name for row in garden for name in row.split(" ") if name in NUMBER]
    counts = (
        sum(STREAM[NUMBER[name]] for name in laid),
        sum(STATUE[NUMBER[name]] for name in laid),
        sum(len([one for one in shown(NUMBER[name]) if one in TREE_NAMES]) for name in laid),
    )
    label += " " + words.text("label-laid", streams=counts[0], statues=counts[1], trees=counts[2])
    drawing = letters(taken, quota, 24) + tally(counts)
    return Piece(f"owes-{seat}", region, TILE, 0, 0, 238, 26, drawing, label, "ground")
