"""Reading a position: what is left out, what is refused, and why (TG-POS)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import Position
from ....kernel.options import plain
from ....kernel.reading import Fields, number
from ....kernel.result import Refused
from ..components import (
    CARD_NAMES,
    CARD_ROW,
    CARDS,
    CELL_NAMES,
    CELLS,
    CENTRAL,
    COLUMNS,
    DEALT,
    DECK,
    EMPTY,
    LANDMARK_CELL,
    LANDMARK_NAMES,
    LANDMARKS,
    LETTERS,
    PER_DECK,
    PLACES,
    QUOTA,
    ROUNDS,
    ROWS,
    SLOTS,
    TILE_NAMES,
    TILE_SLOT,
)
from ..rules.landmarks import fort_keeper
from ..rules.model import OUT, OVER, PHASES, RESERVE_PHASE, SOURCES, TURN_PHASE, UNOWNED, Grounds
from ..rules.scoring import carry, ranking
from ..rules.setup import (
    NOT_GIVEN,
    Terms,
    deck_order,
    empty_gardens,
    first_seat,
    mat_layout,
    open_ends,
    owners,
    text_sides,
    tile_set,
)
from .position import FINAL_NAMES, SIDE_NAMES, by_row, final_table

MOST_POINTS: Final = 1_000_000_000  # TG-SCORE-1 knows no limit; numbers in a program do


class Given:
    """Cards that a position names, wherever they lie; none may lie in two places."""

    __slots__ = ("where",)

    def __init__(self) -> None:
        self.where = [""] * CARDS

    def card(self, name: object, row: int, where: str) -> int:
        """A card of this row's letter that lies nowhere else."""
        if not isinstance(name, str) or name not in CARD_NAMES:
            raise Refused(f"{where} names {plain(name)}; cards are a01 to c{PER_DECK} (TG-POS-3)")
        card = CARD_NAMES.index(name)
        if CARD_ROW[card] != row:
            raise Refused(f"{where} holds {name}, but only {LETTERS[row]}-cards lie there (TG-POS-3)")
        if self.where[card]:
            raise Refused(f"{name} lies twice: in {self.where[card]} and in {where} (TG-POS-3)")
        self.where[card] = where
        return card

    def free(self, row: int) -> list[int]:
        return [card for card in DECK[row] if not self.where[card]]


def load(terms: Terms, position: Position, chance: Chance) -> Grounds:
    fields = Fields(position, "the position")
    if fields.has("chance"):
        chance.planned = fields.items("chance", [])
    seats = terms.seats
    given = Given()
    round_ = fields.integer("round", 1, 1, ROUNDS[seats])
    first = first_seat(terms, chance, fields.integer("first", NOT_GIVEN, 0, seats - 1))
    phase = PHASES.index(fields.text("phase", PHASES[TURN_PHASE], PHASES))
    scores = fields.integers("scores", [0] * seats, 0, MOST_POINTS)
    gardens = read_gardens(fields.fields("gardens"), terms, given)
    visitors = [column - 1 for column in read_rows(fields, "visitors", seats, terms.home + 1, 1, COLUMNS)]
    taken = read_rows(fields, "taken", seats, 0, 0, PER_DECK)
    tiles = tile_set(terms, chance, read_tiles(fields.fields("tiles")))
    marks = fields.fields("landmarks")
    layout = mat_layout(terms, chance, read_names(marks))
    owner = owners(layout, terms.home)
    text = text_sides(terms, chance, layout, read_landmarks(marks, owner, seats))
    display = read_display(fields, given)
    decks = read_decks(fields.fields("decks"), given, chance)
    grounds = Grounds(
        chance,
        0,
        seats,
        terms.home,
        round_,
        first,
        phase,
        -1,
        scores,
        gardens,
        open_ends(gardens, seats, terms.home),
        visitors,
        taken,
        display if display is not None else [EMPTY] * (ROWS * PLACES),
        decks,
        0,
        tiles,
        layout,
        text,
        owner,
        read_reserved(fields),
        fields.flag("library_used", False),
        [0] * (seats * SOURCES),
        terms.loose,
        terms.worth,
    )
    check_rows(grounds)
    check_turns(grounds)
    if display is None and phase != OVER:
        deal_owed(grounds)
    check_display(grounds)
    grounds.turn = seat_to_act(grounds)
    if fields.integer("turn", grounds.turn, -1, seats - 1) != grounds.turn:
        raise Refused(f"turn is {plain(fields.get('turn'))}, but seat {grounds.turn} is to act (TG-POS-1)")
    check_reserved(grounds)
    check_final(fields.fields("final"), grounds)
    check_ranking(fields, grounds)
    fields.done()
    chance.planned = []  # TG-RULING-51: after setup nothing is random
    carry(grounds)
    return grounds


def read_gardens(fields: Fields, terms: Terms, given: Given) -> list[int]:
    gardens = empty_gardens(terms.seats, terms.home)
    for name in fields.names():
        if name not in [str(seat) for seat in range(terms.seats)]:
            raise Refused(f"gardens has the key {plain(name)}; seats are 0 to {terms.seats - 1}")
        rows = fields.words(name, [])
        if len(rows) != ROWS:
            raise Refused(f"gardens.{name} has {len(rows)} rows; it should have {ROWS}")
        for row in range(ROWS):
            where = f"row {row + 1} of garden {name}"
            base = int(name) * CELLS + row * COLUMNS
            tokens = rows[row].split(" ")
            if len(tokens) != COLUMNS:
                raise Refused(
                    f"{where} is {plain(rows[row])}; it should be {COLUMNS} tokens with single spaces"
                )
            for column in range(COLUMNS):
                gardens[base + column] = read_cell(tokens[column], row, column, where, terms.home, given)
            for column in range(1, COLUMNS - 1):
                before, here, after = gardens[base + column - 1 : base + column + 2]
                outside = before if column < terms.home else after
                if here == EMPTY and outside != EMPTY and column != terms.home:
                    raise Refused(f"{where} has a gap in column {column + 1} (TG-POS-3)")
    return gardens


def read_cell(token: str, row: int, column: int, where: str, home: int, given: Given) -> int:
    if (token == "*") != (column == home):
        raise Refused(f"{where} should have its * in column {home + 1} and nowhere else (TG-POS-3)")
    if token == "*":
        return CENTRAL + row
    if token == "-":
        return EMPTY
    return given.card(token, row, where)


def read_rows(fields: Fields, name: str, seats: int, default: int, low: int, high: int) -> list[int]:
    """A list with a list of three numbers for each seat, laid flat."""
    if not fields.has(name):
        fields.get(name)
        return [default] * (seats * ROWS)
    rows = fields.items(name, [])
    if len(rows) != seats:
        raise Refused(f"{name} has {len(rows)} entries; it should have one for each of the {seats} seats")
    flat: list[int] = []
    for seat in range(seats):
        row = rows[seat]
        if not isinstance(row, list) or len(row) != ROWS:
            raise Refused(f"{name} of seat {seat} is {plain(row)}; it should be a list of {ROWS} numbers")
        for value in row:
            flat.append(number(value, f"{name} of seat {seat}", low, high))
    return flat


def read_tiles(fields: Fields) -> list[int]:
    tiles = [NOT_GIVEN] * len(SLOTS)
    for name in fields.names():
        if name not in SLOTS:
            raise Refused(f"tiles has the key {plain(name)}; slots are {', '.join(SLOTS)}")
        slot = SLOTS.index(name)
        fits = [TILE_NAMES[tile] for tile in range(len(TILE_NAMES)) if TILE_SLOT[tile] == slot]
        tiles[slot] = TILE_NAMES.index(fields.text(name, "", fits))
    return tiles


def read_names(fields: Fields) -> list[int]:
    marks: list[int] = []
    for name in fields.names():
        if name not in LANDMARK_NAMES:
            raise Refused(f"landmarks has the key {plain(name)}; landmarks are {', '.join(LANDMARK_NAMES)}")
        marks.append(LANDMARK_NAMES.index(name))
    return marks


def read_landmarks(fields: Fields, owner: list[int], seats: int) -> list[int]:
    """Fills in the owners; says the sides that are given."""
    sides = [NOT_GIVEN] * LANDMARKS
    for mark in read_names(fields):
        name = LANDMARK_NAMES[mark]
        if owner[mark] == OUT:
            raise Refused(f"landmarks names {name}, which is not in play (TG-POS-3)")
        entry = fields.fields(name)
        if entry.has("side"):
            sides[mark] = SIDE_NAMES.index(entry.text("side", "", SIDE_NAMES))
        entry.text("cell", CELL_NAMES[LANDMARK_CELL[mark]], [CELL_NAMES[LANDMARK_CELL[mark]]])
        owner[mark] = entry.integer("owner", UNOWNED, -1, seats - 1)
        entry.done()
    return sides


def read_display(fields: Fields, given: Given) -> list[int] | None:
    table = fields.fields("display")
    if not table.table:  # left out, or none of the three rows given
        return None
    display = [EMPTY] * (ROWS * PLACES)
    for row in range(ROWS):
        letter = LETTERS[row]
        if not table.has(letter):
            raise Refused(f"display has no row {letter}; it gives all three or none")
        cards = table.items(letter, [])
        if len(cards) > PLACES:
            raise Refused(
                f"display row {letter} has {len(cards)} cards; it holds at most {PLACES} (TG-POS-3)"
            )
        for place in range(len(cards)):
            display[row * PLACES + place] = given.card(cards[place], row, f"display row {letter}")
    table.done()
    return display


def read_decks(fields: Fields, given: Given, chance: Chance) -> list[list[int]]:
    """TG-POS-2: the named cards of every deck are read before any deck is completed."""
    tops: list[list[int] | None] = []
    for row in range(ROWS):
        letter = LETTERS[row]
        if not fields.has(letter):
            fields.get(letter)
            tops.append(None)
            continue
        named: list[int] = []
        for name in fields.items(letter, []):
            named.append(given.card(name, row, f"deck {letter}"))
        tops.append(named)
    fields.done()
    return [deck_order(chance, given.free(row), tops[row]) for row in range(ROWS)]


def read_reserved(fields: Fields) -> int:
    name = fields.text("reserved", "")
    if name == "":
        return EMPTY
    if name not in CARD_NAMES:
        raise Refused(f'reserved is {plain(name)}; it should be a card in the display or ""')
    return CARD_NAMES.index(name)


def deal_owed(grounds: Grounds) -> None:
    """TG-POS-2: a display that is left out is dealt, as many cards of each row as are still owed."""
    for row in range(ROWS):
        owed = owed_cards(grounds, row)
        deck = grounds.decks[row]
        for place in range(owed):
            grounds.display[row * PLACES + place] = deck[place]
        grounds.decks[row] = deck[owed:]


def owed_cards(grounds: Grounds, row: int) -> int:
    owed = DEALT[grounds.seats]
    for seat in range(grounds.seats):
        owed -= grounds.taken[seat * ROWS + row]
    return owed


def seat_to_act(grounds: Grounds) -> int:
    """TG-POS-1."""
    if grounds.phase == OVER:
        return -1
    if grounds.phase == RESERVE_PHASE:
        return fort_keeper(grounds)
    return (grounds.first + sum(grounds.taken)) % grounds.seats


def check_rows(grounds: Grounds) -> None:
    for seat in range(grounds.seats):
        for row in range(ROWS):
            base = seat * CELLS + row * COLUMNS
            stand = grounds.visitors[seat * ROWS + row]
            if grounds.gardens[base + stand] == EMPTY:
                raise Refused(
                    f"the visitor of row {row + 1} of garden {seat} stands on column {stand + 1}, "
                    "where neither a card nor the Central Board lies (TG-POS-3)"
                )
            cards = sum(1 for card in grounds.gardens[base : base + COLUMNS] if card < CARDS)
            most = (grounds.round - 1) * QUOTA[grounds.seats] + grounds.taken[seat * ROWS + row]
            if cards > most:
                raise Refused(
                    f"row {row + 1} of garden {seat} holds {cards} cards; "
                    f"by now there can be at most {most} (TG-POS-3)"
                )


def check_turns(grounds: Grounds) -> None:
    if grounds.phase == OVER:
        return
    quota = QUOTA[grounds.seats]
    turns = sum(grounds.taken)
    for seat in range(grounds.seats):
        mine = by_row(grounds.taken, seat)
        if max(mine) > quota:
            raise Refused(f"taken of seat {seat} is {mine}; at most {quota} of each row (TG-POS-3)")
        late = (seat - grounds.first) % grounds.seats
        had = (turns - late + grounds.seats - 1) // grounds.seats
        if sum(mine) != had:
            raise Refused(
                f"seat {seat} has taken {sum(mine)} cards but had {had} turns this round (TG-POS-3)"
            )
    if grounds.phase == RESERVE_PHASE:
        if turns > 0:
            raise Refused("in phase reserve nobody has taken a card yet (TG-POS-3)")
        if grounds.reserved != EMPTY:
            raise Refused("in phase reserve no card is reserved yet (TG-POS-3)")
        if fort_keeper(grounds) < 0:
            raise Refused("in phase reserve Fort Denison is owned, text side up (TG-POS-3)")


def check_display(grounds: Grounds) -> None:
    for row in range(ROWS):
        cards = grounds.lying(row)
        owed = 0 if grounds.phase == OVER else owed_cards(grounds, row)
        if cards != owed:
            raise Refused(f"display row {LETTERS[row]} has {cards} cards; it should have {owed} (TG-POS-3)")
    if grounds.phase == TURN_PHASE and all(card == EMPTY for card in grounds.display):
        raise Refused("in phase turn a card is left in the display (TG-POS-3)")


def check_reserved(grounds: Grounds) -> None:
    if grounds.reserved == EMPTY:
        return
    name = CARD_NAMES[grounds.reserved]
    if grounds.reserved not in grounds.display:
        raise Refused(f"{name} is reserved but does not lie in the display (TG-POS-3)")
    keeper = fort_keeper(grounds)
    if keeper < 0:
        raise Refused(f"{name} is reserved, but no seat owns Fort Denison text side up (TG-POS-3)")
    if grounds.taken[keeper * ROWS + CARD_ROW[grounds.reserved]] >= QUOTA[grounds.seats]:
        raise Refused(f"{name} is reserved by seat {keeper}, which owes no card of that row (TG-POS-3)")


def check_final(fields: Fields, grounds: Grounds) -> None:
    """TG-RULING-48: what a finished position says about its end must be what its gardens come to."""
    found = final_table(grounds)
    for name in fields.names():
        if name not in found:
            raise Refused(f"final has the key {plain(name)}; it names seats, once the game is over")
        points = found[name]
        assert isinstance(points, dict)
        entry = fields.fields(name)
        for what in FINAL_NAMES:
            if entry.has(what) and entry.get(what) != points[what]:
                raise Refused(
                    f"{what} in final.{name} is {plain(entry.get(what))}; the garden comes to {points[what]}"
                )
        for what in FINAL_NAMES:
            entry.get(what)
        entry.done()


def check_ranking(fields: Fields, grounds: Grounds) -> None:
    found: list[object] = list(ranking(grounds))
    if grounds.phase != OVER and fields.items("ranking", []):
        raise Refused("a ranking is given, but the game is not over (TG-RULING-48)")
    if fields.items("ranking", found) != found:
        raise Refused(f"ranking is {plain(fields.get('ranking'))}; by the scores it is {found} (TG-RANK-2)")
