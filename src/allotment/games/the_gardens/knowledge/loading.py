"""Reading a position: what is left out, what is refused, and why (TG-POS)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import Position
from ....kernel.options import plain
from ....kernel.reading import (
    Fields,
    Places,
    disagrees,
    misfit,
    not_exactly,
    number,
    only_in,
    seat_names,
    too_many,
    unknown,
)
from ....kernel.result import Denied, denied, denied_in
from ....kernel.story import Phrase, Seat
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


class Given(Places):
    """Cards that a position names, wherever they lie; none may lie in two places (TG-POS-3)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CARD_NAMES)

    def card(self, name: object, row: int, field: str) -> int:
        """A card of this row's letter that lies nowhere else."""
        cards = [CARD_NAMES[card] for card in DECK[row]]
        if not isinstance(name, str) or name not in cards:
            raise unknown(field, name, cards)
        card = CARD_NAMES.index(name)
        self.put(card, field)
        return card

    def free(self, row: int) -> list[int]:
        return [card for card in DECK[row] if not self.where[card]]


def impossible(kind: str, **args: object) -> Denied:
    return denied_in("the-gardens", kind, **args)


def load(terms: Terms, position: Position, chance: Chance) -> Grounds:
    fields = Fields(position)
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
    turn = fields.integer("turn", grounds.turn, -1, seats - 1)
    if turn != grounds.turn:  # TG-POS-1
        raise disagrees("turn", turn, grounds.turn)
    check_reserved(grounds)
    check_final(fields.fields("final"), grounds)
    check_ranking(fields, grounds)
    fields.done()
    chance.planned = []  # TG-RULING-51: after setup nothing is random
    carry(grounds)
    return grounds


def read_gardens(fields: Fields, terms: Terms, given: Given) -> list[int]:
    gardens = empty_gardens(terms.seats, terms.home)
    for name in fields.named(seat_names(terms.seats)):
        rows = fields.words(name, [])
        if len(rows) != ROWS:
            raise not_exactly(fields.at(name), len(rows), ROWS)
        for row in range(ROWS):
            where = row_of(name, row)
            base = int(name) * CELLS + row * COLUMNS
            tokens = rows[row].split(" ")
            if len(tokens) != COLUMNS:
                raise impossible("position-row", field=where, row=plain(rows[row]), columns=COLUMNS)
            for column in range(COLUMNS):
                gardens[base + column] = read_cell(tokens[column], row, column, where, terms.home, given)
            for column in range(1, COLUMNS - 1):
                before, here, after = gardens[base + column - 1 : base + column + 2]
                outside = before if column < terms.home else after
                if here == EMPTY and outside != EMPTY and column != terms.home:
                    raise impossible("position-gap", field=where, column=column + 1)
    return gardens


def row_of(seat: str, row: int) -> str:
    """The path of a garden's row."""
    return f"gardens.{seat}.{row}"


def read_cell(token: str, row: int, column: int, where: str, home: int, given: Given) -> int:
    if (token == "*") != (column == home):
        raise impossible("position-home", field=where, column=home + 1)
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
        raise not_exactly(name, len(rows), seats)
    flat: list[int] = []
    for seat in range(seats):
        row = rows[seat]
        if not isinstance(row, list) or len(row) != ROWS:
            raise misfit(f"{name}.{seat}", row, Phrase("field-numbers", {"count": ROWS}))
        for value in row:
            flat.append(number(value, f"{name}.{seat}", low, high))
    return flat


def read_tiles(fields: Fields) -> list[int]:
    tiles = [NOT_GIVEN] * len(SLOTS)
    for name in fields.named(SLOTS):
        slot = SLOTS.index(name)
        fits = [TILE_NAMES[tile] for tile in range(len(TILE_NAMES)) if TILE_SLOT[tile] == slot]
        tiles[slot] = TILE_NAMES.index(fields.text(name, "", fits))
    return tiles


def read_names(fields: Fields) -> list[int]:
    return [LANDMARK_NAMES.index(name) for name in fields.named(LANDMARK_NAMES)]


def read_landmarks(fields: Fields, owner: list[int], seats: int) -> list[int]:
    """Fills in the owners; says the sides that are given."""
    sides = [NOT_GIVEN] * LANDMARKS
    in_play = [name for mark, name in enumerate(LANDMARK_NAMES) if owner[mark] != OUT]
    for name in fields.named(in_play):  # TG-POS-3
        mark = LANDMARK_NAMES.index(name)
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
            raise denied("field-all-or-none", field=table.at(letter), names=LETTERS)
        cards = table.items(letter, [])
        if len(cards) > PLACES:
            raise too_many(table.at(letter), len(cards), PLACES)
        for place in range(len(cards)):
            display[row * PLACES + place] = given.card(cards[place], row, table.at(letter))
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
            named.append(given.card(name, row, fields.at(letter)))
        tops.append(named)
    fields.done()
    return [deck_order(chance, given.free(row), tops[row]) for row in range(ROWS)]


def read_reserved(fields: Fields) -> int:
    name = fields.text("reserved", "", ["", *CARD_NAMES])
    return CARD_NAMES.index(name) if name else EMPTY


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
    """TG-POS-3."""
    for seat in range(grounds.seats):
        for row in range(ROWS):
            base = seat * CELLS + row * COLUMNS
            stand = grounds.visitors[seat * ROWS + row]
            if grounds.gardens[base + stand] == EMPTY:
                raise impossible("position-visitor", field=f"visitors.{seat}.{row}", column=stand + 1)
            cards = sum(1 for card in grounds.gardens[base : base + COLUMNS] if card < CARDS)
            most = (grounds.round - 1) * QUOTA[grounds.seats] + grounds.taken[seat * ROWS + row]
            if cards > most:
                raise impossible("position-row-cards", field=row_of(str(seat), row), count=cards, most=most)


def check_turns(grounds: Grounds) -> None:
    """TG-POS-3."""
    if grounds.phase == OVER:
        return
    quota = QUOTA[grounds.seats]
    turns = sum(grounds.taken)
    for seat in range(grounds.seats):
        mine = by_row(grounds.taken, seat)
        for count in mine:
            number(count, f"taken.{seat}", 0, quota)
        late = (seat - grounds.first) % grounds.seats
        had = (turns - late + grounds.seats - 1) // grounds.seats
        if sum(mine) != had:
            raise impossible("position-turns", owner=Seat(seat), count=sum(mine), turns=had)
    if grounds.phase == RESERVE_PHASE:
        if turns > 0:
            raise impossible("position-reserve", field="taken")
        if grounds.reserved != EMPTY:
            raise impossible("position-reserve", field="reserved")
        if fort_keeper(grounds) < 0:
            raise impossible("position-reserve-fort")


def check_display(grounds: Grounds) -> None:
    """TG-POS-3."""
    for row in range(ROWS):
        cards = grounds.lying(row)
        owed = 0 if grounds.phase == OVER else owed_cards(grounds, row)
        if cards != owed:
            raise not_exactly(f"display.{LETTERS[row]}", cards, owed)
    if grounds.phase == TURN_PHASE and all(card == EMPTY for card in grounds.display):
        raise impossible("position-no-cards")


def check_reserved(grounds: Grounds) -> None:
    """TG-POS-3."""
    if grounds.reserved == EMPTY:
        return
    card = plain(CARD_NAMES[grounds.reserved])
    if grounds.reserved not in grounds.display:
        raise impossible("position-reserved-away", card=card)
    keeper = fort_keeper(grounds)
    if keeper < 0:
        raise impossible("position-reserved-fort", card=card)
    if grounds.taken[keeper * ROWS + CARD_ROW[grounds.reserved]] >= QUOTA[grounds.seats]:
        raise impossible("position-reserved-done", card=card, owner=Seat(keeper))


def check_final(fields: Fields, grounds: Grounds) -> None:
    """TG-RULING-48: what a finished position says about its end must be what its gardens come to."""
    found = final_table(grounds)
    if fields.table and grounds.phase != OVER:
        raise only_in("final", [PHASES[OVER]], PHASES[grounds.phase])
    for name in fields.named(list(found)):
        points = found[name]
        assert isinstance(points, dict)
        entry = fields.fields(name)
        for what in FINAL_NAMES:
            if entry.has(what) and entry.get(what) != points[what]:
                raise disagrees(entry.at(what), entry.get(what), points[what])
        for what in FINAL_NAMES:
            entry.get(what)
        entry.done()


def check_ranking(fields: Fields, grounds: Grounds) -> None:
    found: list[object] = list(ranking(grounds))
    given = fields.items("ranking", found)
    if grounds.phase != OVER and given and fields.has("ranking"):
        raise only_in("ranking", [PHASES[OVER]], PHASES[grounds.phase])
    if given != found:
        raise disagrees("ranking", given, found)
