"""What lies beside the garden: sand, silence, score, the next card, the crate, and each seat's room."""

from __future__ import annotations

from ...draw.scene import GROUND, TILE, TOKEN, Piece
from ...draw.svg import group, kept, rect, text, use
from .components import CARD_TEXT, FREE_DISCARDS, TILE_NUMBER, deck_cards
from .paint import back, kind_of, seated, tally, tile
from .places import CHIP, CHIP_HIGH, CHIP_NAME, STRIP, Box, Frame, View, heap

LEVELS = {
    "": "",
    "practise": "needs practice",
    "good-start": "good start",
    "going-well": "going well",
    "cheer": "a cheer",
    "impressive": "impressive",
    "experts": "experts",
}
VERDICT = {"compliant": "gr-compliant", "non-compliant": "gr-noncompliant", "none": "gr-no-card"}
SAID = {"compliant": "compliant", "non-compliant": "not compliant", "none": "no card"}
LAST_MINUTE = 60


def minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def sand(view: View, frame: Frame) -> Piece:
    """The timer and what is left; the page counts on between two messages (class `sand`)."""
    timer, gone = int(view["options"]["timer"]), int(view["clock"]) // 1000
    left = max(0, timer - gone)
    step = min(5, 5 * gone // max(timer, 1))
    label = f"sand: {minutes(left)} left of {minutes(timer)}" if timer else "no timer"
    late = " late" if timer and left <= LAST_MINUTE else ""
    if frame.tall:
        box = Box(4, 0, 92, STRIP)
        drawing = use(f"gr-timer-{step}", 2, 1, 21, 34)
        drawing += text(
            minutes(left) if timer else "no timer",
            28,
            25,
            20 if timer else 13.5,
            class_="words sand",
            font_weight=700,
            data_timer=timer or None,
        )
    else:
        box = Box(734, 4, 120, 176)
        drawing = use(f"gr-timer-{step}", 20, 0, 80, 128)
        drawing += text(
            minutes(left) if timer else "no timer",
            60,
            153,
            30 if timer else 17,
            class_="words sand",
            text_anchor="middle",
            font_weight=700,
            data_timer=timer or None,
        )
        if timer:
            drawing += text(f"left of {minutes(timer)}", 60, 171, 12.5, text_anchor="middle", class_="quiet")
    return Piece("sand", "board", TILE, *box, drawing, label, f"ground open sands{late}")


def silence(frame: Frame) -> list[Piece]:
    words = text("Silence", 74, 24, 15, class_="words", font_weight=600)
    for number, line in enumerate(("Only tiles speak", "until the sand", "is out.")):
        words += text(line, 74, 42 + 15 * number, 12.5, class_="quiet")
    drawing = use("gr-silence", 6, 8, 60, 60) + words
    return [
        Piece("silence", "board", GROUND, 0, 0, 190, 88, drawing, "silence: only tiles speak", "ground open")
    ]


def points(view: View) -> int:
    """GR-SCORE-2."""
    return len(view["validated"]) - max(0, int(view["discards"]) - FREE_DISCARDS)


def score(view: View, frame: Frame) -> Piece:
    """Together: points, level, how many cards are validated."""
    got, done = points(view), len(view["validated"])
    level = frame.mode.success.level(got)
    words = LEVELS[level] if level else f"{done} of {frame.mode.target} done"
    gone = f"{done} validated, {int(view['discards'])} discarded"
    label = f"together {got} points, {words}; {gone}; round {view['round']}"
    drawing = (strip_score if frame.tall else wide_score)(got, done, level, words, int(view["round"]))
    box = Box(98, 0, 196, STRIP) if frame.tall else Box(728, 642, 126, 176)
    return Piece("score", "board", TILE, *box, drawing, label, "ground open")


@kept
def strip_score(got: int, done: int, level: str, words: str, rounds: int) -> str:
    figure = str(got).replace("-", "−")
    pot = use(f"gr-level-{level}", 0, 3, 29, 29) if level else ""
    drawing = pot + text(figure, 34, 26, 22, class_="words", font_weight=700)
    at = 40 + 15 * len(figure)
    drawing += text(words, at, 15, 14) + text(f"round {rounds}", at, 31, 14, class_="quiet")
    return drawing + use("gr-validated", 160, 5, 24, 24) + tally(done, 192, 33)


@kept
def wide_score(got: int, done: int, level: str, words: str, rounds: int) -> str:
    paper = rect(1, 1, 124, 174, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=1.4)
    figure = str(got).replace("-", "−")
    pot = use(f"gr-level-{level}", 66, 26, 54, 54) if level else ""
    drawing = text("Together", 12, 23, 15, class_="words", font_weight=600)
    drawing += text(figure, 14, 74, 46, class_="words", font_weight=700) + pot
    drawing += text(words, 12, 98, 13) + text(f"round {rounds}", 12, 115, 12.5, class_="quiet")
    line = rect(10, 124, 106, 0.1, stroke="var(--line)", stroke_dasharray="4 4", stroke_width=1.2)
    drawing += line + use("gr-validated", 10, 134, 32, 32)
    return paper + drawing + text(f"{done} validated", 46, 155, 12.5)


def next_card(view: View, frame: Frame) -> Piece:
    """The type of the next card and who will draw it (GR-HIDE-3)."""
    deck = [str(card) for card in view["deck"]]
    kind = kind_of(deck[0]) if deck else ""
    drawer = (int(view["last_drawer"]) + 1) % frame.seats
    label = f"next card, for {frame.names[drawer]}: {kind or 'none left'}"
    if frame.mode.training:  # the six are shown to all before one begins
        label += "; the cards of this training: " + " ".join(
            CARD_TEXT[card] for card in deck_cards(frame.mode, "")
        )
    if frame.tall:
        drawing = text("next", 34, 15, 14, text_anchor="end", class_="quiet") + seated(drawer, 19, 20, 14)
        if deck:
            drawing += group(back(deck[0], 25, 35), transform="translate(40 0)")
        return Piece("next", "board", TILE, 292, 0, 66, STRIP, drawing, label, "ground open")
    drawing = seated(drawer, 0, 0, 16)
    if deck:
        drawing = group(back(deck[0], 44, 61), transform="translate(10 0)") + seated(drawer, -2, -2, 18)
    return Piece("next", "board", TILE, 800, 574, 54, 62, drawing, label, "ground open")


def crate(view: View, frame: Frame, box: Box, seat: int) -> Piece:
    """Where a card goes that is discarded; what it costs."""
    count = int(view["discards"])
    free = count < FREE_DISCARDS
    label = f"crate of discarded cards: {count}; {'the next is free' if free else 'the next costs a point'}"
    return Piece("crate", frame.home, TOKEN, *box, crated(count, free, box.w, box.h), label, "crate")


@kept
def crated(count: int, free: bool, w: float, h: float) -> str:
    side = min(w - 6, h - 19)
    drawing = use("gr-discarded", (w - side) / 2, 1, side, side) + tally(count, w - 4, side)
    return drawing + text("free" if free else "−1", w / 2, h - 4, 13, text_anchor="middle", font_weight=700)


# ---- the seats


def room_size(frame: Frame, seat: int) -> tuple[float, float]:
    """Of a seat's room: on a phone its whole chip, and below it the tiles that only a larger card shows."""
    if not frame.tall:
        return 216.0, 26.0
    return CHIP[frame.seats], CHIP_HIGH + (0 if seat == frame.own else 30)


def rooms(view: View, frame: Frame) -> list[Piece]:
    pieces: list[Piece] = []
    for seat in range(frame.seats):
        pieces += chip(view, frame, seat) if frame.tall else line(view, frame, seat)
    return pieces


def word(view: View, frame: Frame, seat: int) -> tuple[str, str]:
    """What a seat last said, in a symbol and in words."""
    if view["ready"][seat]:
        return "gr-ready", "is ready"
    verdicts = [str(said) for said in view["verdicts"]]
    held = len(frame.cards[seat])
    if not held:
        return "gr-no-card", "no card"
    if "non-compliant" in verdicts:  # a check that succeeds ends the round: its words are about other cards
        was = "" if view["checked"] else "was "
        return VERDICT[verdicts[seat]], was + SAID[verdicts[seat]]
    return "", "holds a card" if held == 1 else f"holds {held} cards"


def counted(view: View, frame: Frame, seat: int) -> int:
    if frame.seats == 1:
        return sum(len(heap_) for heap_ in view["piles"]) + len(view["reserves"][0])
    return len(view["piles"][seat]) + len(view["reserves"][seat])


def line(view: View, frame: Frame, seat: int) -> list[Piece]:
    """In the wide table's column: tiles, the last word, a sign for each card."""
    count = counted(view, frame, seat)
    icon, words = word(view, frame, seat)
    kinds = tuple(name for _, name, _ in frame.cards[seat])
    label = f"{frame.names[seat]}: {count} tiles, {words}"
    drawing = said_line(count, icon, words, kinds)
    return [Piece(f"said-{seat}", f"seat-{seat}", GROUND, 0, 0, 216, 26, drawing, label, "ground")]


@kept
def said_line(count: int, icon: str, words: str, kinds: tuple[str, ...]) -> str:
    drawing = text(str(count), 0, 19, 16, font_weight=700) + text(
        "tile" if count == 1 else "tiles", 14 if count < 10 else 25, 19, 12.5, class_="quiet"
    )
    if icon:
        drawing += use(icon, 58, 3, 20, 20)
    drawing += text(words, 82 if icon else 58, 18, 12.5)
    for number, name in enumerate(kinds[:2]):
        drawing += group(back(name, 19, 26), transform=f"translate({196 - 22 * number} 0)")
    return drawing


def chip(view: View, frame: Frame, seat: int) -> list[Piece]:
    """On a phone: the chip under the name; on a larger card its open tiles below. It takes a given tile."""
    w, _ = room_size(frame, seat)
    region = f"seat-{seat}"
    count = counted(view, frame, seat)
    icon, words = word(view, frame, seat)
    kinds = tuple(name for _, name, _ in frame.cards[seat])
    own = seat == frame.own
    label = f"{frame.names[seat]}: {count} tiles, {words}"
    if kinds:
        label += f"; {', '.join(kind_of(name) for name in kinds)} card"
    drawing = chipped(count, icon, kinds, w)
    kind = "chip ground open" if own else "chip give"
    if not own:
        label += "; a tile given away goes here"
    pieces = [Piece(f"give-{seat}", region, GROUND, 0, 0, w, CHIP_HIGH, drawing, label, kind)]
    if own or frame.seats == 1:
        return pieces
    stack, lies = view["piles"][seat], [str(name) for name in view["reserves"][seat]]
    shown = [*([str(stack[0])] if stack else []), *lies]
    step, across = heap(len(shown), w - 4, 28, 28)
    for number, name in enumerate(shown):
        at = (2 + step * (number % across), CHIP_HIGH + 1 + step * (number // across))
        if name in TILE_NUMBER:
            piled = bool(stack) and number == 0
            what = "top of the pile" if piled else "in reserve"
            pieces.append(
                Piece(
                    f"tile-{name}",
                    region,
                    TOKEN,
                    *at,
                    step - 1,
                    step - 1,
                    tile(name, step - 1),
                    kind="token held",
                )
            )
            pieces[-1] = pieces[-1]._replace(label=f"{frame.names[seat]}: {what}")
    return pieces


@kept
def chipped(count: int, icon: str, kinds: tuple[str, ...], w: float) -> str:
    """Last word, number of tiles, cards by their types."""
    top, small = CHIP_NAME + 1, w < 70
    side = 17.0 if small else 20.0
    drawing = use(icon, 3 if small else 5, top + 3, side, side) if icon else ""
    x = (20.0 if small else 28.0) if icon else 5.0
    drawing += text(str(count), x, top + 18, 13 if small else 15, font_weight=700)
    if w > 76:
        drawing += use("gr-tile-back", x + 10 * len(str(count)) + 2, top + 5, 15, 15)
    for number, name in enumerate(kinds[: 1 if small else 2]):
        drawing += group(
            back(name, 16, 23) if small else back(name, 19, 26),
            transform=f"translate({w - (18 if small else 22) - 21 * number} {top - (0 if small else 1)})",
        )
    return drawing
