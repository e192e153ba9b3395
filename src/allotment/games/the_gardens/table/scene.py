"""The Gardens as a scene: the display, the scoring tiles, one's own garden large, the others' small."""

from __future__ import annotations

from typing import Final

from ....draw.scene import GROUND, MARK, TILE, TOKEN, Piece, Scene, gather
from ....draw.svg import group, rect, text, use
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
from .frame import Frame
from .gestures import DRAWINGS, NOUNS, NUMBER, Drawn, asks, facts, paths, say, shown, status, way
from .paint import INK, card, headed, letters, mat, tally

__all__ = ["DRAWINGS", "NOUNS", "asks", "facts", "paths", "say", "scene", "status", "way"]

SHAPES: Final = ["circle", "diamond", "square", "triangle"]
SLUG: Final = "the-gardens"
OPENS: Final = " opens"  # among the kinds of a piece: it is shown large when asked


def scene(view: Drawn, seat: int, layout: str) -> Scene:
    seats = len(view["scores"])
    frame = Frame(layout, DEALT[seats])
    owner = seat if seat >= 0 else 0
    words = speaking(view, SLUG)
    pieces = [*ground(view, frame, words, owner), *cells(view, frame, words, owner)]
    pieces += display(view, frame, words)
    pieces += tiles(view, frame, words)
    rivals = [other for other in range(seats) if other != owner]
    for other in range(seats):
        if other == owner:
            pieces += garden(view, words, other, frame, (*frame.garden, *frame.cell), True)
        else:
            room = frame.rival(rivals.index(other), len(rivals))
            pieces += rival(view, frame, words, other, room)
        pieces += summary(view, frame, words, other)
    pieces += landmarks(view, frame, words, owner)
    regions: dict[str, tuple[float, float]] = {"board": (360.0, 434.0) if frame.tall else (856.0, 824.0)}
    for other in range(seats):
        regions[f"seat-{other}"] = (84.0, 18.0) if frame.tall else (238.0, 26.0)
    return gather(layout, regions, pieces)


# ---- the table top ----


def ground(view: Drawn, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    seats = len(view["scores"])
    rounds = words.text("board-round", round=view["round"], rounds=ROUNDS[seats])
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
    for number, letter in enumerate(LETTERS):
        left = int(view["deck_counts"][letter])
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


def cells(view: Drawn, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    """The empty places of one's own garden: what a card is laid on."""
    pieces: list[Piece] = []
    grid = words.text("board-garden", owner)
    cw, ch = frame.cell
    for row in range(3):
        lies = view["gardens"][str(owner)][row].split(" ")
        for column in range(COLUMNS):
            name = lies[column]
            label = words.text("label-cell", row=LETTERS[row].upper(), column=column + 1, card=lying(name))
            drawing = mat(LETTERS[row], cw, ch) if name == "-" else ""
            pieces.append(
                Piece(
                    f"cell-{row + 1}-{column + 1}",
                    "board",
                    GROUND,
                    frame.garden[0] + cw * column,
                    frame.garden[1] + ch * row,
                    cw,
                    ch,
                    drawing,
                    label,
                    "cell",
                    grid,
                    row + 1,
                    column + 1,
                )
            )
    return pieces


def lying(name: str) -> Title:
    if name == "-":
        return Title("no-card")
    return Title("central-board") if name == "*" else CARD_SHOWN[NUMBER[name]]


# ---- cards ----


def display(view: Drawn, frame: Frame, words: Speaker) -> list[Piece]:
    pieces: list[Piece] = []
    w, h = frame.card
    for row, letter in enumerate(LETTERS):
        lies: list[str] = view["display"][letter]
        for place in range(DEALT[len(view["scores"])]):
            x = frame.display[0] + frame.step[0] * place
            y = frame.display[1] + frame.step[1] * row
            if place < len(lies):
                name = lies[place]
                held = view["reserved"] == name
                drawing = card(name, w, h, False, True)
                if held:
                    drawing += use("tg-lm-fort-denison", w - 0.42 * w, h - 0.42 * w, 0.4 * w, 0.4 * w)
                said = "label-card-reserved" if held else "label-card"
                label = words.text(said, card=CARD_SHOWN[NUMBER[name]], row=letter.upper())
                pieces.append(
                    Piece(
                        f"card-{name}",
                        "board",
                        TOKEN,
                        x,
                        y,
                        w,
                        h,
                        drawing,
                        label,
                        "card",
                        born=f"deck-{letter}",
                    )
                )
            else:
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
                pieces.append(
                    Piece(f"slot-{letter}-{place}", "board", GROUND, x, y, w, h, drawing, kind="ground")
                )
    return pieces


def rival(
    view: Drawn, frame: Frame, words: Speaker, seat: int, room: tuple[float, float, float, float]
) -> list[Piece]:
    """Another garden, with its owner's name: as large as it fits, for which unused columns are left out."""
    x0, y0, wide, high = room
    rows = [row.split(" ") for row in view["gardens"][str(seat)]]
    out = max(abs(column - 4) for row in rows for column, name in enumerate(row) if name != "-")
    shown = 2 * max(out, 2) + 1
    cw = min(wide / shown, high / 3.6)
    ch = 1.2 * cw
    drawing = rect(
        -3, -3, cw * shown + 6, ch * 3 + 6, rx=3, fill="var(--card)", stroke="var(--ink-2)", stroke_width=1
    )
    size = 10 if frame.tall else 14
    drawing += use(f"ui-seat-{SHAPES[seat]}", 0, -14 if frame.tall else -20, size, size)
    title = words.text("board-rival", name=words.name(seat), points=view["scores"][seat])
    drawing += text(title, size + 4, -5 if frame.tall else -8, 10 if frame.tall else 13, class_="quiet")
    drawing = group(drawing, data_seat=seat, class_="seated")
    label = words.text("label-garden", seat, **rows_of(view, seat))
    pieces = [
        Piece(
            f"garden-{seat}",
            "board",
            GROUND,
            x0,
            y0,
            cw * shown,
            ch * 3,
            drawing,
            label,
            "ground open" + OPENS,
        )
    ]
    return pieces + garden(view, words, seat, frame, (x0 - cw * (9 - shown) / 2, y0, cw, ch), False)


def garden(
    view: Drawn,
    words: Speaker,
    seat: int,
    frame: Frame,
    at: tuple[float, float, float, float],
    large: bool,
) -> list[Piece]:
    """The cards a seat has laid, its Central Board and its visitors; `at`: corner and size of a cell."""
    x0, y0, cw, ch = at
    pieces: list[Piece] = []
    quota = QUOTA[len(view["scores"])]
    for row in range(3):
        lies = view["gardens"][str(seat)][row].split(" ")
        for column, name in enumerate(lies):
            if name == "-":
                continue
            x, y = x0 + cw * column, y0 + ch * row
            if name == "*":
                drawing = use(f"tg-z{row + 1}", 0, 0, cw, ch)
                pieces.append(
                    Piece(f"central-{seat}-{row + 1}", "board", TILE, x, y, cw, ch, drawing, kind="tile")
                )
            else:
                drawing = card(name, cw, ch, not large, False)
                pieces.append(
                    Piece(
                        f"card-{name}",
                        "board",
                        TILE,
                        x,
                        y,
                        cw,
                        ch,
                        drawing,
                        kind="tile card",
                        born=f"deck-{name[0]}",
                    )
                )
        column = int(view["visitors"][seat][row]) - 1
        lying_down = int(view["taken"][seat][row]) >= quota
        pieces.append(
            visitor(view, words, seat, row, (x0 + cw * column, y0 + ch * row), (cw, ch), lying_down)
        )
    return pieces


def rows_of(view: Drawn, seat: int) -> dict[str, list[Title]]:
    found: dict[str, list[Title]] = {}
    for row, name in enumerate(("first", "second", "third")):
        laid = [card for card in view["gardens"][str(seat)][row].split(" ") if card not in "-*"]
        found[name] = [CARD_SHOWN[NUMBER[card]] for card in laid]
    return found


def visitor(
    view: Drawn,
    words: Speaker,
    seat: int,
    row: int,
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
    column = int(view["visitors"][seat][row])
    label = words.text("label-visitor", seat, row=LETTERS[row].upper(), column=column, walked=walked)
    return Piece(f"visitor-{seat}-{row + 1}", "board", MARK, x, y, w, h, drawing, label, "token")


# ---- what scores ----


def tiles(view: Drawn, frame: Frame, words: Speaker) -> list[Piece]:
    pieces: list[Piece] = []
    for number, slot in enumerate(SLOTS):
        name = str(view["tiles"][slot])
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
    label = words.text("label-token", int(view["first"]))
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
                f"seat-{int(view['first'])}",
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


def landmarks(view: Drawn, frame: Frame, words: Speaker, seat: int) -> list[Piece]:
    """Printed on the mat of the large garden: what a card laid there wins, if nobody was faster."""
    pieces: list[Piece] = []
    cw, ch = frame.cell
    for name, mark in view["landmarks"].items():
        number = LANDMARK_NAMES.index(name)
        row, column = (int(word) for word in str(mark["cell"]).split(","))
        owner = int(mark["owner"])
        size = 0.72 * cw
        x = frame.garden[0] + cw * (column - 1) + 0.14 * cw
        y = frame.garden[1] + ch * (row - 1) + 0.28 * cw
        worth = f"{LANDMARK_POINTS[number]}" if mark["side"] == "points" else "?"
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
                worth,
                size - w / 2 + 6,
                size + 6 - 0.06 * cw,
                0.18 * cw,
                text_anchor="middle",
                font_weight=700,
                fill=INK,
            )
        if view["gardens"][str(seat)][row - 1].split(" ")[column - 1] == "-":  # a laid card hides it
            side = "points" if mark["side"] == "points" else "text"
            worth_said = {"points": LANDMARK_POINTS[number]} if side == "points" else {}
            kind = f"label-landmark-{side}" + ("-held" if owner >= 0 else "")
            label = words.text(kind, owner, landmark=Title(name), **worth_said)
            place = (x, y, size, size)
            pieces.append(
                Piece(f"landmark-{name}", "board", TILE, *place, drawing, label, f"tile {side}-side")
            )
    return pieces


# ---- the seats' cards ----


def summary(view: Drawn, frame: Frame, words: Speaker, seat: int) -> list[Piece]:
    """What a seat still owes each row this round, and how many streams, statues and trees it has."""
    quota = QUOTA[len(view["scores"])]
    taken = tuple(int(count) for count in view["taken"][seat])
    owes = [
        Phrase("label-owes-row", {"count": quota - count, "row": letter.upper()})
        for letter, count in zip(LETTERS, taken, strict=True)
        if count < quota
    ]
    label = words.text("label-owes", rows=owes)
    region = f"seat-{seat}"
    if frame.tall:
        return [Piece(f"owes-{seat}", region, TILE, 0, 0, 84, 18, letters(taken, quota, 17), label, "ground")]
    laid = [name for row in view["gardens"][str(seat)] for name in row.split(" ") if name in NUMBER]
    counts = (
        sum(STREAM[NUMBER[name]] for name in laid),
        sum(STATUE[NUMBER[name]] for name in laid),
        sum(len([one for one in shown(NUMBER[name]) if one in TREE_NAMES]) for name in laid),
    )
    label += " " + words.text("label-laid", streams=counts[0], statues=counts[1], trees=counts[2])
    return [
        Piece(
            f"owes-{seat}",
            region,
            TILE,
            0,
            0,
            238,
            26,
            letters(taken, quota, 24) + tally(counts),
            label,
            "ground",
        )
    ]
