"""What lies beside the garden: sand, silence, score, the next card, the crate, and each seat's room."""

from __future__ import annotations

from ....draw.scene import GROUND, TILE, TOKEN, Piece
from ....draw.svg import group, kept, rect, text, use
from ....kernel.story import Title
from ..components import TILE_NUMBER, TILE_SAID, WISH, deck_cards, goal, success
from .frame import CHIP, CHIP_HIGH, CHIP_NAME, OPEN, STRIP, Box, Frame, heap
from .gestures import Drawn
from .paint import back, kind_of, seated, shrunk, tally, tile, wrapped

VERDICT = {"compliant": "gr-compliant", "non-compliant": "gr-noncompliant", "none": "gr-no-card"}
LAST_MINUTE = 60


def minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def sand(view: Drawn, frame: Frame) -> Piece:
    """The timer and what is left; the page counts on between two messages (class `sand`)."""
    timer, gone = int(view["options"]["timer"]), int(view["clock"]) // 1000
    left = max(0, timer - gone)
    step = min(5, 5 * gone // max(timer, 1))
    words = frame.words
    none = words.text("board-no-sand")
    label = words.text("label-sand", left=minutes(left), timer=minutes(timer)) if timer else none
    late = " late" if timer and left <= LAST_MINUTE else ""
    if frame.tall:
        box = Box(4, 0, 92, STRIP)
        drawing = use(f"gr-timer-{step}", 2, 1, 21, 34)
        drawing += text(
            minutes(left) if timer else none,
            28,
            25,
            20 if timer else shrunk(none, 13.5, 64),
            class_="words sand",
            font_weight=700,
            data_timer=timer or None,
        )
    else:
        box = Box(734, 4, 120, 176)
        drawing = use(f"gr-timer-{step}", 20, 0, 80, 128)
        drawing += text(
            minutes(left) if timer else none,
            60,
            153,
            30 if timer else 17,
            class_="words sand",
            text_anchor="middle",
            font_weight=700,
            data_timer=timer or None,
        )
        if timer:
            whole = words.text("board-sand-of", timer=minutes(timer))
            drawing += text(whole, 60, 171, 12.5, text_anchor="middle", class_="quiet")
    return Piece("sand", "board", TILE, *box, drawing, label, f"{OPEN} sands{late}")


@kept
def silence(frame: Frame) -> list[Piece]:
    title, more = frame.words.text("board-silence"), frame.words.text("board-silence-line")
    drawing = use("gr-silence", 6, 8, 60, 60) + text(title, 74, 24, 15, class_="words", font_weight=600)
    for number, part in enumerate(wrapped(more, 17)):
        drawing += text(part, 74, 42 + 15 * number, 12.5, class_="quiet")
    return [Piece("silence", "board", GROUND, 0, 0, 190, 88, drawing, f"{title}: {more}", OPEN)]


def points(view: Drawn, frame: Frame) -> int:
    """GR-SCORE-2."""
    costly = max(0, int(view["discards"]) - frame.agreed["free_discards"])
    return len(view["validated"]) - frame.agreed["discard_cost"] * costly


def score(view: Drawn, frame: Frame) -> Piece:
    """Together: points, level, how many cards are validated."""
    got, done = points(view, frame), len(view["validated"])
    level = success(frame.mode.success, frame.agreed).level(got)
    words = frame.words
    if level:
        reached = words.text(f"level-{level}")
    elif done >= goal(frame.mode, frame.agreed) and str(view["phase"]) != "over":
        reached = words.text("board-last-garden")  # GR-END-3: looked at when the round ends
    else:
        reached = words.text("board-target", done=done, target=goal(frame.mode, frame.agreed))
    gone, turn = int(view["discards"]), int(view["round"])
    label = words.text("label-score", points=got, reached=reached, validated=done, discarded=gone, round=turn)
    rounds = words.text("board-round", round=turn)
    if frame.tall:
        drawing = strip_score(got, done, level, reached, rounds)
    else:
        together, validated = words.text("board-together"), words.text("board-validated", cards=done)
        drawing = wide_score(got, level, reached, rounds, together, validated)
    box = Box(98, 0, 196, STRIP) if frame.tall else Box(728, 642, 126, 176)
    return Piece("score", "board", TILE, *box, drawing, label, OPEN)


@kept
def strip_score(got: int, done: int, level: str, reached: str, rounds: str) -> str:
    figure = str(got).replace("-", "−")
    pot = use(f"gr-level-{level}", 0, 3, 29, 29) if level else ""
    drawing = pot + text(figure, 34, 26, 22, class_="words", font_weight=700)
    at = 40 + 15 * len(figure)
    size = shrunk(reached, 14, 156 - at)
    drawing += text(reached, at, 15, size) + text(
        rounds, at, 31, shrunk(rounds, 14, 156 - at), class_="quiet"
    )
    return drawing + use("gr-validated", 160, 5, 24, 24) + tally(done, 192, 33)


@kept
def wide_score(got: int, level: str, reached: str, rounds: str, together: str, validated: str) -> str:
    paper = rect(1, 1, 124, 174, rx=10, fill="var(--card)", stroke="var(--line)", stroke_width=1.4)
    figure = str(got).replace("-", "−")
    pot = use(f"gr-level-{level}", 66, 26, 54, 54) if level else ""
    drawing = text(together, 12, 23, 15, class_="words", font_weight=600)
    drawing += text(figure, 14, 74, 46, class_="words", font_weight=700) + pot
    drawing += text(reached, 12, 98, shrunk(reached, 13, 108)) + text(rounds, 12, 115, 12.5, class_="quiet")
    line = rect(10, 124, 106, 0.1, stroke="var(--line)", stroke_dasharray="4 4", stroke_width=1.2)
    drawing += line + use("gr-validated", 10, 134, 32, 32)
    return paper + drawing + text(validated, 46, 155, shrunk(validated, 12.5, 76))


def next_card(view: Drawn, frame: Frame) -> Piece:
    """The type of the next card and who will draw it (GR-HIDE-3)."""
    deck = [str(card) for card in view["deck"]]
    kind = kind_of(deck[0]) if deck else ""
    drawer = (int(view["last_drawer"]) + 1) % frame.seats
    words = frame.words
    label = words.text("label-next", drawer, sort=Title(kind)) if kind else words.text("label-next-none")
    if frame.mode.training:  # the six are shown to all before one begins
        wishes = " ".join(words.again(WISH[card]) for card in deck_cards(frame.mode, ""))
        label += " " + words.text("label-training", wishes=wishes)
    if frame.tall:
        then = words.text("board-next")
        drawing = text(then, 34, 15, 14, text_anchor="end", class_="quiet") + seated(drawer, 19, 20, 14)
        if deck:
            drawing += group(back(deck[0], 25, 35), transform="translate(40 0)")
        return Piece("next", "board", TILE, 292, 0, 66, STRIP, drawing, label, OPEN)
    drawing = seated(drawer, 0, 0, 16)
    if deck:
        drawing = group(back(deck[0], 44, 61), transform="translate(10 0)") + seated(drawer, -2, -2, 18)
    return Piece("next", "board", TILE, 800, 574, 54, 62, drawing, label, OPEN)


def crate(view: Drawn, frame: Frame, box: Box, seat: int) -> Piece:
    """Where a card goes that is discarded; what it costs."""
    count = int(view["discards"])
    cost = frame.agreed["discard_cost"]
    free = count < frame.agreed["free_discards"] or cost == 0
    label = frame.words.text("label-crate", cards=count, free=free)
    price = frame.words.text("board-free") if free else f"−{cost}"
    if not view["deck"] and not view["discarded"]:  # GR-RULING-16
        label, price = frame.words.text("label-crate-shut", cards=count), ""
    return Piece("crate", frame.home, TOKEN, *box, crated(count, price, box.w, box.h), label, "crate")


@kept
def crated(count: int, price: str, w: float, h: float) -> str:
    side = min(w - 6, h - 19)
    drawing = use("gr-discarded", (w - side) / 2, 1, side, side) + tally(count, w - 4, side)
    return drawing + text(price, w / 2, h - 4, 13, text_anchor="middle", font_weight=700)


# ---- the seats


def room_size(frame: Frame, seat: int) -> tuple[float, float]:
    """Of a seat's room: on a phone its whole chip, and below it the tiles that only a larger card shows."""
    if not frame.tall:
        return 216.0, 26.0
    return CHIP[frame.seats], CHIP_HIGH + (0 if seat == frame.own else 30)


def rooms(view: Drawn, frame: Frame) -> list[Piece]:
    pieces: list[Piece] = []
    for seat in range(frame.seats):
        pieces += chip(view, frame, seat) if frame.tall else line(view, frame, seat)
    return pieces


def last_word(view: Drawn, frame: Frame, seat: int) -> tuple[str, str]:
    """What a seat last said, in a symbol and in words."""
    words = frame.words
    if view["ready"][seat]:
        return "gr-ready", words.text("board-ready")
    verdicts = [str(said) for said in view["verdicts"]]
    held = len(frame.cards[seat])
    said = words.text("board-held", cards=held)
    if not held:
        return "gr-no-card", said
    if "non-compliant" in verdicts:  # a successful check ends the round, so its words are about other cards
        if verdicts[seat] != "none":
            said = words.text(f"board-{verdicts[seat]}", now=bool(view["checked"]))
        return VERDICT[verdicts[seat]], said
    return "", said


def counted(view: Drawn, frame: Frame, seat: int) -> int:
    if frame.seats == 1:
        return sum(len(heap_) for heap_ in view["piles"]) + len(view["reserves"][0])
    return len(view["piles"][seat]) + len(view["reserves"][seat])


def line(view: Drawn, frame: Frame, seat: int) -> list[Piece]:
    """In the wide table's column: tiles, the last word, a sign for each card."""
    count = counted(view, frame, seat)
    icon, said = last_word(view, frame, seat)
    kinds = tuple(name for _, name, _ in frame.cards[seat])
    label = frame.words.text("label-seat", seat, tiles=count, said=said)
    drawing = said_line(count, icon, said, kinds)
    return [Piece(f"said-{seat}", f"seat-{seat}", GROUND, 0, 0, 216, 26, drawing, label, "ground")]


@kept
def said_line(count: int, icon: str, said: str, kinds: tuple[str, ...]) -> str:
    drawing = text(str(count), 0, 19, 16, font_weight=700)
    drawing += use("gr-tile-back", 13 if count < 10 else 24, 5, 16, 16)
    if icon:
        drawing += use(icon, 52, 3, 20, 20)
    at = 76 if icon else 52
    drawing += text(said, at, 18, shrunk(said, 12.5, 214 - at - 22 * len(kinds[:2])))
    for number, name in enumerate(kinds[:2]):
        drawing += group(back(name, 19, 26), transform=f"translate({196 - 22 * number} 0)")
    return drawing


def chip(view: Drawn, frame: Frame, seat: int) -> list[Piece]:
    """On a phone: the chip under the name; on a larger card its open tiles below. It takes a given tile."""
    w, _ = room_size(frame, seat)
    region = f"seat-{seat}"
    count = counted(view, frame, seat)
    words = frame.words
    icon, said = last_word(view, frame, seat)
    kinds = tuple(name for _, name, _ in frame.cards[seat])
    own = seat == frame.own
    label = words.text("label-seat", seat, tiles=count, said=said)
    if kinds:
        label += "; " + words.text("label-cards", sorts=[Title(kind_of(name)) for name in kinds])
    drawing = chipped(count, icon, kinds, w)
    kind = f"chip {OPEN}" if own else "chip give"
    if not own:
        label += "; " + words.text("label-takes")
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
            what = TILE_SAID[TILE_NUMBER[name]]
            if piled:
                label = words.text("label-pile", seat, count=len(stack), tile=what)
            else:
                label = words.text("label-reserve", seat, tile=what)
            size = step - 1
            drawing = tile(name, size)
            pieces.append(Piece(f"tile-{name}", region, TOKEN, *at, size, size, drawing, label, "token held"))
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
            transform=f"translate({w - (18 if small else 22) - 21 * number:g} {top - (0 if small else 1):g})",
        )
    return drawing
