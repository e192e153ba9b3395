"""Garden Dice as a scene: the fenced plot, the seed stand, the dice and each seat's bench (chapter 14)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ....draw.scene import GROUND, MARK, TILE, TOKEN, Piece, Scene, gather
from ....draw.svg import group, kept, rect, text, use
from ....kernel.story import Phrase, Title
from ....words import Speaker, speaking
from ..components import CELLS, DICE, SIDE, STARS
from .frame import FRAMES, PLOT, Frame
from .gestures import (
    DRAWINGS,
    NOUNS,
    NUMBERS,
    SEEDS,
    SPECIALS,
    Drawn,
    asks,
    facts,
    paths,
    say,
    status,
    unused,
)
from .paint import (
    INK,
    basket,
    basket_small,
    button,
    flip,
    headed,
    meadow,
    plot,
    seed_in_hand,
    stack,
    stack_small,
    store,
    tile,
)

__all__ = ["DRAWINGS", "NOUNS", "NUMBERS", "asks", "facts", "paths", "say", "scene", "status", "unused"]

SLUG: Final = "garden-dice"
SHORT: Final = 15  # letters that stand on one line beside a phone's dice
ROWS: Final = [tuple(CELLS[start : start + SIDE]) for start in range(0, len(CELLS), SIDE)]
STARRED: Final = {
    stars: {cell for cell, star in zip(CELLS, printed, strict=True) if star}
    for stars, printed in STARS.items()
}
MOST: Final = 2048  # of what differs between two tables: as much as lies on a hundred of them
BENCH = (3.0, 105.0)  # on a phone; a chosen sun's faces lie over it


def scene(view: Drawn, seat: int, layout: str) -> Scene:
    frame = FRAMES[layout]
    words = speaking(view, SLUG)
    owner = seat if seat >= 0 else int(view["turn"])  # spectators look over the shoulder of whoever is to act
    seats = range(len(view["scores"]))
    pieces = [
        ground(frame.tall, str(view["options"]["stars"])),
        *beds(view, frame, words, owner),
        *stand(frame, words, tuple(view["stacks"].values()), tuple(view["bought"].values())),
        *tray(view, frame, words, owner),
    ]
    pieces += bench(view, frame, words, owner)
    for other in seats:
        held, harvested = view["hand"][str(other)], view["harvested"][str(other)]
        counts = tuple(harvested[name] for name in SEEDS)
        seeds = tuple((name, held[name]) for name in SEEDS if held[name])
        discs, sun = int(view["discs"][other]), bool(view["sun"][other])
        pieces += card(frame, words, other, other == owner, counts, discs, seeds, sun)
    regions: dict[str, tuple[float, float]] = {"board": (856.0, 824.0)}
    if frame.tall:
        regions = {"board": (360.0, 360.0), "hand": (360.0, 150.0)}
    for other in seats:
        regions[f"seat-{other}"] = (84.0, 16.0) if frame.tall else (238.0, 72.0)
    return gather(layout, regions, pieces)


# ---- the plot ----


@kept
def ground(tall: bool, stars: str) -> Piece:
    if tall:
        drawing = rect(0, 0, 360, 360, fill="var(--gd-grass)") + group(
            plot(stars), transform=f"scale({360 / PLOT:.5f})"
        )
        return Piece("ground", "board", GROUND, 0, 0, 360, 360, drawing, kind="ground")
    lawn = rect(0, 0, 856, 824, rx=14, fill="var(--gd-grass)") + meadow()
    fenced = group(plot(stars), transform=f"translate(10 8) scale({682 / PLOT:.5f})")
    return Piece("ground", "board", GROUND, 0, 0, 856, 824, lawn + fenced, kind="ground")


def beds(view: Drawn, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    board: dict[str, str] = view["board"]
    on_them = tuple(board.values())  # in the order of CELLS
    scarecrows: tuple[tuple[int, int, int], ...] = ()
    for seat in range(len(view["scores"])):
        if f"scarecrow {seat}" in on_them:
            cell = CELLS[on_them.index(f"scarecrow {seat}")]
            scarecrows = (*scarecrows, (int(cell[0]), int(cell[2]), seat))
    stars, swallowed = str(view["options"]["stars"]), tuple(view["swallowed"])
    pieces: list[Piece] = []
    for number in range(SIDE):
        lies = on_them[SIDE * number : SIDE * number + SIDE]
        pieces += bed_row(frame, words, owner, ROWS[number], lies, stars, scarecrows, swallowed)
    return pieces


@lru_cache(maxsize=MOST)
def bed_row(
    frame: Frame,
    words: Speaker,
    owner: int,
    cells: tuple[str, ...],
    on_them: tuple[str, ...],
    stars: str,
    scarecrows: tuple[tuple[int, int, int], ...],
    swallowed: tuple[int, ...],
) -> list[Piece]:
    """Beds, and what lies on them; `scarecrows` by row, column and seat."""
    pieces: list[Piece] = []
    starred = STARRED[stars]
    for cell, lies in zip(cells, on_them, strict=True):
        star = cell in starred
        pieces.append(bed(frame, words, cell, lies, star))
        if lies == "empty":
            continue
        seat = int(lies[-1])
        hat = bool(scarecrows) and guarded(cell, lies, scarecrows)
        discs = swallowed[seat] if lies.startswith(SPECIALS["critter"]) else 0
        pieces.append(lying_tile(frame, words, cell, lies, star, hat, discs, seat == owner))
    return pieces


def guarded(cell: str, lies: str, scarecrows: tuple[tuple[int, int, int], ...]) -> bool:
    """A scarecrow of the same seat stands beside this seed or vegetable."""
    row, column, seat = int(cell[0]), int(cell[2]), int(lies[-1])
    return "-" in lies and any(
        abs(r - row) <= 1 and abs(c - column) <= 1 and s == seat for r, c, s in scarecrows
    )


@lru_cache(maxsize=MOST)
def bed(frame: Frame, words: Speaker, cell: str, lies: str, star: bool) -> Piece:
    x, y, size = frame.bed(cell)
    row, column = int(cell[0]), int(cell[2])
    kind, _, who = lies.partition(" ")
    if who:
        label = words.text("label-bed", int(who), row=row, column=column, tile=Title(kind), star=star)
    else:
        label = words.text("label-bed-empty", row=row, column=column, star=star)
    return Piece(
        f"bed-{row}-{column}", "board", GROUND, x, y, size, size, "", label, "bed", "beds", row, column
    )


@lru_cache(maxsize=MOST)
def lying_tile(
    frame: Frame, words: Speaker, cell: str, lies: str, star: bool, hat: bool, discs: int, own: bool
) -> Piece:
    """`own`: it comes from the bench below, not from a seat's card."""
    x, y, size = frame.bed(cell)
    kind, _, who = lies.partition(" ")
    seat = int(who)
    critter = kind in SPECIALS["critter"]
    key, from_bench = f"tile-{cell[0]}-{cell[2]}", f"seed-{kind.partition('-')[0]}"
    for thing, sides in SPECIALS.items():
        if kind in sides:
            key, from_bench = f"{thing}-{seat}", f"own-{thing}"
    return Piece(
        key,
        "board",
        TOKEN if critter else TILE,
        x,
        y,
        size,
        size,
        f'<g transform="scale({frame.scale:.4f})">{tile(kind, seat, star, hat, discs)}</g>',
        words.text("label-critter", seat, tile=Title(kind)) if critter else "",
        f"token {kind}" if critter else "tile",
        born=from_bench if own else f"seat-{seat}",
        ends=f"seat-{seat}",
    )


# ---- the seed stand ----


@kept
def stand(frame: Frame, words: Speaker, stacks: tuple[int, ...], bought: tuple[int, ...]) -> list[Piece]:
    pieces = [shelves(frame, words)]
    for number in range(len(SEEDS)):
        pieces.append(pile(frame, words, number, stacks[number], bought[number]))
    return pieces


@kept
def shelves(frame: Frame, words: Speaker) -> Piece:
    if frame.tall:
        shelf = rect(1, 1, 230, 46, rx=8, fill="var(--gd-wood)", stroke=INK, stroke_width=2)
        return Piece("stand", "hand", GROUND, 3, 56, 232, 48, shelf, kind="ground")
    shelf = rect(1.5, 1.5, 139, 669, rx=10, fill="var(--gd-wood)", stroke=INK, stroke_width=3)
    shelf += text(words.text("board-stand"), 71, 26, 17, class_="serif", text_anchor="middle")
    for step in range(1, 5):
        shelf += rect(6, 34 + 126 * step, 130, 5, fill="var(--gd-wood2)")
    return Piece("stand", "board", GROUND, 704, 12, 142, 672, shelf, kind="ground")


@kept
def pile(frame: Frame, words: Speaker, number: int, left: int, bought: int) -> Piece:
    """A stack of seeds."""
    name = SEEDS[number]
    label = words.text("label-stack", veggie=Title(name), value=number + 1, left=left, bought=bought)
    if frame.tall:
        drawing = stack_small(name, left)
        place = (6.0 + 45.4 * number, 58.0, 44.0, 44.0)
    else:
        drawing = stack(name, left, number + 1, words.text("board-left", left=left))
        place = (710.0, 47.0 + 126 * number, 130.0, 116.0)
    return Piece(f"stack-{name}", frame.home, TILE, *place, drawing, label, "stack")


# ---- dice ----


def tray(view: Drawn, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    dice = tuple(int(face) for face in view["dice"])
    turn = int(view["turn"])
    pieces = pool(frame, words, dice, turn, 0 if view["fresh"] else int(view["round"]))
    if turn == owner and view["phase"] != "over":
        return [*pieces, *buttons(frame, words, view["phase"] == "eat", bool(view["fresh"]))]
    return [*pieces, named(words, turn)] if frame.tall and view["phase"] != "over" else pieces


@lru_cache(maxsize=128)
def named(words: Speaker, turn: int) -> Piece:
    """Whose dice lie there, where one's own buttons would be: on a phone the tray has no room for it."""
    whose = words.text("board-dice", turn)
    half = len(whose) // 2
    spaces = [at for at, letter in enumerate(whose) if letter == " "]
    cut = min(spaces, key=lambda at: abs(at - half), default=0) if len(whose) > SHORT else 0
    lines = [whose[:cut], whose[cut + 1 :]] if cut else [whose]
    size = min(17.0, *[150 / (0.66 * len(line)) for line in lines])
    drawing = "".join(
        text(line, 2, 35 - 10 * (len(lines) - 1) + 20 * number, size, class_="serif")
        for number, line in enumerate(lines)
    )
    return Piece("dice-of", "hand", GROUND, 204, 3, 154, 52, drawing, kind="ground")


@lru_cache(maxsize=MOST)
def pool(frame: Frame, words: Speaker, dice: tuple[int, ...], turn: int, round: int) -> list[Piece]:
    """`round` is shown next to the dice, unless it is 0."""
    place = (3, 3, 191, 52) if frame.tall else (12, 700, 302, 116)
    whose = words.text("board-dice", turn)
    more = words.text("board-round", round=round) if round else ""
    label = words.text("label-dice", turn, dice=list(dice)) if dice else words.text("label-no-dice", turn)
    pieces = [Piece("pool", frame.home, GROUND, *place, trough(frame, whose, more), label, "ground")]
    nth: dict[int, int] = {}
    for number in range(DICE):
        if number < len(dice):
            face = dice[number]
            nth[face] = nth.get(face, -1) + 1
            pieces.append(die(frame, words, number, face, nth[face]))
        else:
            pieces.append(spent(frame, number))
    return pieces


@lru_cache(maxsize=128)
def trough(frame: Frame, whose: str, more: str) -> str:
    if frame.tall:
        return rect(0.5, 0.5, 190, 51, rx=9, fill="var(--gd-wood)", stroke=INK, stroke_width=1.5)
    box = rect(1.5, 1.5, 299, 113, rx=12, fill="var(--gd-wood)", stroke=INK, stroke_width=3)
    return box + headed(whose, more, 14, 25, 274)


def in_pool(frame: Frame, number: int) -> tuple[float, float, float, float]:
    step, left, top = (46.0, 7.0, 7.0) if frame.tall else (70.0, 26.0, 742.0)
    return left + step * number, top, frame.die, frame.die


@kept
def die(frame: Frame, words: Speaker, number: int, face: int, nth: int) -> Piece:
    drawing = use(f"gd-die-{face}", 0, 0, frame.die, frame.die)
    place = in_pool(frame, number)
    label = words.text("label-die", face=face)
    return Piece(f"die-{face}-{nth}", frame.home, TOKEN, *place, drawing, label, "die", like=f"die-{face}")


@kept
def spent(frame: Frame, number: int) -> Piece:
    drawing = rect(
        3, 3, frame.die - 6, frame.die - 6, rx=10, fill="none", stroke="var(--ink)",
        stroke_width=1.5, stroke_dasharray="4 4", opacity=0.4,
    )  # fmt: skip
    return Piece(f"spent-{number}", frame.home, TILE, *in_pool(frame, number), drawing, kind="ground")


@kept
def buttons(frame: Frame, words: Speaker, eat: bool, fresh: bool) -> list[Piece]:
    """What needs no other piece: rolling again, ending the turn, and what to do with what was eaten."""
    keys = ["swallow", "spit"] if eat else ["reroll", "end"] if fresh else ["end"]
    pieces: list[Piece] = []
    for number, key in enumerate(reversed(keys)):
        title = words.text(f"button-{key}")
        if frame.tall:
            place = (198.0 + 80 * number, 6.0, 78.0, 46.0)
        else:
            place = (214.0 - 100 * number, 704.0, 94.0, 32.0)
        pieces.append(
            Piece(key, frame.home, MARK, *place, button(title, place[2], place[3]), title, "button")
        )
    return pieces


# ---- one's own things ----


def bench(view: Drawn, frame: Frame, words: Speaker, owner: int) -> list[Piece]:
    lying = set(view["board"].values())
    up: list[tuple[str, str]] = []  # a special tile, and which side of it lies on the plot
    for thing, sides in SPECIALS.items():
        if thing == "critter" and view["options"]["family"]:
            continue
        if thing == "rock" and len(view["scores"]) > 2:
            continue
        up.append((thing, next((side for side in sides if f"{side} {owner}" in lying), "")))
    lit = bool(view["sun"][owner])
    mine = int(view["turn"]) == owner and view["phase"] == "act" and bool(view["dice"]) and lit
    held = tuple((name, view["hand"][str(owner)][name]) for name in SEEDS)
    return [*own_things(frame, words, owner, held, tuple(up)), *sunshine(frame, words, owner, lit, mine)]


@kept
def own_things(
    frame: Frame,
    words: Speaker,
    owner: int,
    held: tuple[tuple[str, int], ...],
    up: tuple[tuple[str, str], ...],
) -> list[Piece]:
    """Seeds, special tiles, and what turns those over that lie on the plot."""
    pieces: list[Piece] = []
    slots: list[tuple[str, str, str, str, str]] = []  # key, drawing in a box of 100, label, kind, born
    for name, count in held:
        if count:
            drawing = seed_in_hand(name, owner, count)
            label = words.text("label-seeds", veggie=Title(name), count=count)
            slots.append((f"seed-{name}", drawing, label, "seed", f"stack-{name}"))
    for thing, side in up:
        sides = SPECIALS[thing]
        if not side:
            label = words.text("label-own", tile=Title(sides[0]))
            slots.append((f"own-{thing}", tile(sides[0], owner, False, False, 0), label, "special", ""))
        elif thing != "rock":
            other = sides[1] if side == sides[0] else sides[0]
            label = words.text("label-flip", tile=Title(side), other=Title(other))
            slots.append((f"flip-{thing}", flip(other), label, "flip", ""))
    if frame.tall:
        left, top, size, room = *BENCH, 44.0, 356.0
    else:
        left, top, size, room = 336.0, 738.0, 66.0, 330.0
        pieces.append(plank(words, owner))
    step = min(size + (0.5 if frame.tall else 4), room / max(len(slots), 1))
    for number, (key, drawing, label, kind, born) in enumerate(slots):
        shown = f'<g transform="scale({min(size, step - 1) / 100:.4f})">{drawing}</g>'
        wide = min(size, step - 1)
        pieces.append(
            Piece(key, frame.home, TILE, left + step * number, top, wide, wide, shown, label, kind, born=born)
        )
    return pieces


@kept
def plank(words: Speaker, owner: int) -> Piece:
    box = rect(0.5, 0.5, 521, 115, rx=12, fill="var(--card)", stroke="var(--line)")
    box += headed(words.text("board-bench", owner), words.text("board-bench-more"), 12, 24, 490)
    return Piece("bench", "board", GROUND, 324, 700, 522, 116, box, kind="ground")


@kept
def sunshine(frame: Frame, words: Speaker, owner: int, lit: bool, mine: bool) -> list[Piece]:
    """The sun: rerolls all dice, or sets one. Its six faces lie beside it while they can be chosen."""
    symbol = "gd-sun" if lit else "gd-sun-spent"
    pieces: list[Piece] = []
    if frame.tall:
        x, y, size = 242.0, 58.0, 44.0
    else:
        x, y, size = 668.0, 738.0, 62.0
    label = words.text("label-sun") if lit else words.text("label-sun-spent")
    pieces.append(
        Piece(f"sun-{owner}", frame.home, TILE, x, y, size, size, use(symbol, 0, 0, size, size), label, "sun")
    )
    if not mine:
        return pieces
    for face in range(1, 7):
        if frame.tall:
            place = (BENCH[0] + 44.5 * (face - 1), BENCH[1], 44.0, 44.0)
        else:
            place = (738.0 + 35 * ((face - 1) % 3), 708.0 + 35 * ((face - 1) // 3), 29.0, 29.0)
        drawing = use(f"gd-die-{face}-bent", 0, 0, place[2], place[3])
        kind = "face folded" if frame.tall else "face"
        label = words.text("label-face", face=face)
        pieces.append(Piece(f"face-{face}", frame.home, TOKEN, *place, drawing, label, kind))
    place = (BENCH[0] + 267, BENCH[1], 86.0, 44.0) if frame.tall else (738.0, 780.0, 99.0, 28.0)
    kind = "button folded" if frame.tall else "button"
    drawing = button(words.text("button-sun-reroll"), place[2], place[3])
    pieces.append(
        Piece("sun-reroll", frame.home, MARK, *place, drawing, words.text("label-sun-reroll"), kind)
    )
    return pieces


# ---- the seats' cards ----


@lru_cache(maxsize=MOST)
def card(
    frame: Frame,
    words: Speaker,
    seat: int,
    own: bool,
    counts: tuple[int, ...],
    discs: int,
    seeds: tuple[tuple[str, int], ...],
    sun: bool,
) -> list[Piece]:
    pieces = [harvest(frame, words, seat, counts)]
    if not frame.tall:
        said = words.text("label-store", discs=discs, veggies=counted(seeds))
        drawing, region = store(seat, discs, seeds), f"seat-{seat}"
        pieces.append(Piece(f"store-{seat}", region, TILE, 0, 46, 238, 26, drawing, said, "ground"))
        if not own:
            pieces.append(their_sun(words, seat, sun))
    return pieces


@kept
def harvest(frame: Frame, words: Speaker, seat: int, counts: tuple[int, ...]) -> Piece:
    label = words.text("label-harvested", veggies=counted(zip(SEEDS, counts, strict=True)))
    key, region = f"basket-{seat}", f"seat-{seat}"
    if frame.tall:
        return Piece(key, region, TILE, 0, 0, 84, 16, basket_small(counts), label, "ground")
    return Piece(key, region, TILE, 0, 0, 238, 42, basket(counts), label, "ground")


@kept
def their_sun(words: Speaker, seat: int, sun: bool) -> Piece:
    drawing = use("gd-sun" if sun else "gd-sun-spent", 0, 0, 24, 24)
    said = words.text("label-their-sun" if sun else "label-their-sun-spent")
    return Piece(f"sun-{seat}", f"seat-{seat}", TILE, 60, 47, 24, 24, drawing, said, "ground")


def counted(veggies: Iterable[tuple[str, int]]) -> list[Phrase]:
    """So many of each kind that there is one of."""
    return [Phrase("count", {"count": count, "veggie": Title(name)}) for name, count in veggies if count]
