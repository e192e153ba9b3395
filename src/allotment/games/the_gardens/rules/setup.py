"""The opening (TG-OPT, TG-SETUP): options, what is drawn in which order, and the table as it begins."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.house import settled
from ....kernel.options import HOUSE, Options, plain
from ....kernel.result import Denied, denied
from ....kernel.story import Args, Phrase
from ..components import (
    ADVANCED,
    BASIC_TILE,
    CARD_NAMES,
    CARD_TITLES,
    CELLS,
    CENTRAL,
    COLUMNS,
    DECK,
    EMPTY,
    HOUSE_RULES,
    LANDMARK_CELL,
    LANDMARK_NAMES,
    LANDMARK_TITLES,
    LANDMARKS,
    LAYOUT_LANDMARKS,
    LAYOUT_NAMES,
    LEFT,
    LETTERS,
    MIXED_TEXT,
    NO_LAYOUT,
    PLACES,
    RIGHT,
    ROWS,
    SLOTS,
    TILE_NAMES,
    TILE_SLOT,
)
from .model import OUT, SOURCES, TURN_PHASE, UNOWNED, Grounds, Worth, next_empty
from .rounds import deal

RANDOM: Final = -1
NOT_GIVEN: Final = -1
POINTS_UP: Final = 0
TEXT_UP: Final = 1
MIXED: Final = 2


class Terms:
    """Options as numbers."""

    __slots__ = ("candidates", "first", "home", "layout", "loose", "seats", "sides", "text", "worth")

    def __init__(
        self,
        seats: int,
        first: int,
        candidates: list[list[int]],
        home: int,
        layout: int,
        sides: int,
        text: list[int] | None,
        loose: bool,
        worth: Worth,
    ) -> None:
        self.seats = seats
        self.first = first  # or RANDOM
        self.candidates = candidates  # by slot: the tiles of which one is drawn
        self.home = home
        self.layout = layout  # or RANDOM
        self.sides = sides  # POINTS_UP, TEXT_UP or MIXED
        self.text = text  # the landmarks named to lie text side up
        self.loose = loose  # the Conservatorium closes loops, too (TG-RULING-21)
        self.worth = worth


def read_terms(options: Options) -> Terms:
    """From options that are each allowed; Refused where two do not fit together (TG-OPT-1)."""
    seats = options["seats"]
    column = options["start_column"]
    first = options["first"]
    assert isinstance(seats, int)
    assert isinstance(column, int)
    if isinstance(first, int) and first >= seats:
        raise denied("option-seat", name="first", last=seats - 1, seats=seats, value=first)
    sides = POINTS_UP
    layout = NO_LAYOUT
    text: list[int] | None = None
    if options["landmarks"] != "off":
        if options["layout"] == "random":
            layout = RANDOM
        else:
            layout = LAYOUT_NAMES.index(str(options["layout"]))
        if options["landmarks"] == "text":
            sides = TEXT_UP
        elif options["landmarks"] == "mixed":
            sides = MIXED
        text = named_text(options.get("landmark_text"), layout)
    worth = Worth(settled(HOUSE_RULES, options.get(HOUSE)))
    for kind, points in (("wrong-ladder", worth.ladder), ("wrong-streams", worth.streams)):
        if points != sorted(points):
            raise Denied(Phrase(kind, {"points": ", ".join(map(str, points))}), slug="the-gardens")
    return Terms(
        seats,
        first if isinstance(first, int) else RANDOM,
        tile_candidates(options["tiles"]),
        column - 1,
        layout,
        sides,
        text,
        options["conservatorium_loops"] is True,
        worth,
    )


def named_text(value: object, layout: int) -> list[int] | None:
    """TG-OPT-1: `landmark_text` names landmarks of the layout, each once."""
    if not isinstance(value, list):
        return None
    landmarks: list[int] = []
    for name in value:
        landmark = LANDMARK_NAMES.index(str(name))
        if landmark in landmarks:
            raise Denied(Phrase("wrong-landmark-twice", {"landmark": plain(name)}), slug="the-gardens")
        landmarks.append(landmark)
    fits = [n for n in range(NO_LAYOUT) if all(mark in LAYOUT_LANDMARKS[n] for mark in landmarks)]
    if layout == RANDOM and not fits:
        raise Denied(Phrase("wrong-landmarks", {"landmarks": ", ".join(map(str, value))}), slug="the-gardens")
    if layout != RANDOM and layout not in fits:
        allowed = ", ".join(LANDMARK_NAMES[mark] for mark in LAYOUT_LANDMARKS[layout])
        given: Args = {"landmarks": ", ".join(map(str, value))}
        given.update({"layout": LAYOUT_NAMES[layout], "allowed": allowed})
        raise Denied(Phrase("wrong-landmarks-of-layout", given), slug="the-gardens")
    return landmarks


def tile_candidates(value: object) -> list[list[int]]:
    """TG-OPT-2: the tiles that may come to lie in each slot."""
    candidates = [[tile] for tile in BASIC_TILE]
    if isinstance(value, list):
        filled: list[int] = []
        for name in value:
            tile = TILE_NAMES.index(str(name))
            slot = TILE_SLOT[tile]
            if slot in filled:
                raise Denied(Phrase("wrong-tiles", {"slot": SLOTS[slot]}), slug="the-gardens")
            filled.append(slot)
            candidates[slot] = [tile]
    elif value != "basic":
        for slot in range(len(SLOTS)):
            fits = [tile for tile in range(len(TILE_NAMES)) if TILE_SLOT[tile] == slot]
            if value == "advanced":
                fits = [tile for tile in fits if ADVANCED[tile]]
            if fits:
                candidates[slot] = fits
    return candidates


# What is drawn, in the order of TG-SETUP-6. `given` is what a position says about it; then nothing needs to
# be drawn, and an outcome laid down for it nevertheless is used up (TG-RULING-47).


def first_seat(terms: Terms, chance: Chance, given: int) -> int:
    if terms.first == RANDOM:
        if given == NOT_GIVEN:
            return chance.number(0, terms.seats - 1)
        if chance.planned and isinstance(chance.planned[0], int):
            chance.number(0, terms.seats - 1)
    return terms.first if given == NOT_GIVEN else given


def tile_set(terms: Terms, chance: Chance, given: list[int]) -> list[int]:
    tiles: list[int] = []
    for slot in range(len(SLOTS)):
        fits = terms.candidates[slot]
        tile = given[slot]
        if len(fits) > 1:
            names = [TILE_NAMES[fit] for fit in fits]
            if tile == NOT_GIVEN or (chance.planned and chance.planned[0] in names):
                drawn = fits[chance.pick([1] * len(fits), names)]
                if tile == NOT_GIVEN:
                    tile = drawn
        tiles.append(fits[0] if tile == NOT_GIVEN else tile)
    return tiles


def mat_layout(terms: Terms, chance: Chance, named: list[int]) -> int:
    """TG-RULING-49: where it is random, a layout that has all the landmarks a position or option names."""
    if terms.layout != RANDOM:
        return terms.layout
    wanted = named + (terms.text if terms.text is not None else [])
    fits = [1 if all(mark in LAYOUT_LANDMARKS[n] for mark in wanted) else 0 for n in range(NO_LAYOUT)]
    if sum(fits) == 0:
        named_marks = ", ".join(LANDMARK_NAMES[mark] for mark in wanted)
        raise Denied(Phrase("wrong-landmarks", {"landmarks": named_marks}), slug="the-gardens")
    if named and sum(fits) == 1 and not (chance.planned and chance.planned[0] in LAYOUT_NAMES):
        return fits.index(1)
    return chance.pick(fits, LAYOUT_NAMES)


def text_sides(terms: Terms, chance: Chance, layout: int, given: list[int]) -> list[bool]:
    """By landmark: it lies text side up (TG-OPT-3, TG-SETUP-5)."""
    text = [terms.sides == TEXT_UP] * LANDMARKS
    marks = LAYOUT_LANDMARKS[layout]
    if terms.sides == MIXED and marks:
        chosen: list[int] = []
        needed = any(given[mark] == NOT_GIVEN for mark in marks if in_play(mark, terms.home))
        if terms.text is not None:
            chosen = terms.text
        elif needed or names_landmarks(chance):
            chosen = chance.some(marks, MIXED_TEXT, LANDMARK_NAMES)
        text = [mark in chosen for mark in range(LANDMARKS)]
    for mark in marks:
        if given[mark] != NOT_GIVEN:
            text[mark] = given[mark] == TEXT_UP
    return text


def names_landmarks(chance: Chance) -> bool:
    """The next outcome laid down is one for the landmarks' sides."""
    if not chance.planned:
        return False
    value = chance.planned[0]
    return isinstance(value, list) and len(value) > 0 and all(name in LANDMARK_NAMES for name in value)


def in_play(landmark: int, home: int) -> bool:
    """TG-COLUMN-2, TG-RULING-26: not if the Central Board covers its cell."""
    return LANDMARK_CELL[landmark] % COLUMNS != home


def deck_order(chance: Chance, free: list[int], top: list[int] | None) -> list[int]:
    """TG-SETUP-1, TG-POS-2, TG-POS-4: the named cards on top, all others under them in random order.
    `free` are the cards of this letter that lie nowhere else; without `top` the outcome is due."""
    if top is None and chance.planned:
        upper = chance.listed(chance.planned.pop(0), free, CARD_NAMES)
    else:
        upper = top[:] if top is not None else []
    under = [card for card in free if card not in upper] if upper else free[:]
    due = top is None or len(under) > 1
    if chance.asked is not None and due:
        chance.asked.append(["order", [CARD_NAMES[card] for card in under]])
    chance.shuffle(under)
    if chance.told is not None and due:
        chance.told.append([CARD_NAMES[card] for card in upper + under])
    return upper + under


# The table as it begins


def empty_gardens(seats: int, home: int) -> list[int]:
    """TG-SETUP-3: nothing but the Central Board."""
    gardens = [EMPTY] * (seats * CELLS)
    for seat in range(seats):
        for row in range(ROWS):
            gardens[seat * CELLS + row * COLUMNS + home] = CENTRAL + row
    return gardens


def open_ends(gardens: list[int], seats: int, home: int) -> list[int]:
    ends: list[int] = []
    for seat in range(seats):
        for row in range(ROWS):
            ends.append(next_empty(gardens, seat, row, home, LEFT))
            ends.append(next_empty(gardens, seat, row, home, RIGHT))
    return ends


def owners(layout: int, home: int) -> list[int]:
    """Landmarks in play are unowned, all others out."""
    owner = [OUT] * LANDMARKS
    for mark in LAYOUT_LANDMARKS[layout]:
        if in_play(mark, home):
            owner[mark] = UNOWNED
    return owner


def start(terms: Terms, chance: Chance) -> Grounds:
    """TG-SETUP-1 to 7."""
    seats = terms.seats
    first = first_seat(terms, chance, NOT_GIVEN)
    tiles = tile_set(terms, chance, [NOT_GIVEN] * len(SLOTS))
    layout = mat_layout(terms, chance, [])
    text = text_sides(terms, chance, layout, [NOT_GIVEN] * LANDMARKS)
    decks: list[list[int]] = []
    for row in range(ROWS):
        decks.append(deck_order(chance, DECK[row], None))
    gardens = empty_gardens(seats, terms.home)
    grounds = Grounds(
        chance,
        0,
        seats,
        terms.home,
        1,
        first,
        TURN_PHASE,
        first,
        [0] * seats,
        gardens,
        open_ends(gardens, seats, terms.home),
        [terms.home] * (seats * ROWS),
        [0] * (seats * ROWS),
        [EMPTY] * (ROWS * PLACES),
        decks,
        0,
        tiles,
        layout,
        text,
        owners(layout, terms.home),
        EMPTY,
        False,
        [0] * (seats * SOURCES),
        terms.loose,
        terms.worth,
    )
    chance.planned = []  # TG-RULING-51: after setup nothing is random
    deal(grounds)
    return grounds


def prologue(grounds: Grounds) -> None:
    marks = [mark for mark in range(LANDMARKS) if grounds.owner[mark] == UNOWNED]
    if marks:
        titles: list[object] = [LANDMARK_TITLES[mark] for mark in marks]
        grounds.tell("landmarks-in-play", "TG-SETUP-5", [], args={"landmarks": titles})
    for row in range(ROWS):
        dealt = [card for card in grounds.display[row * PLACES : row * PLACES + PLACES] if card != EMPTY]
        cards: list[object] = [CARD_TITLES[card] for card in dealt]
        grounds.tell(
            "dealt",
            "TG-ROUND-1",
            [f"card-{CARD_NAMES[card]}" for card in dealt],
            args={"row": LETTERS[row].upper(), "cards": cards},
        )
    grounds.tell("begins", "TG-SETUP-4", ["token"], grounds.first)
