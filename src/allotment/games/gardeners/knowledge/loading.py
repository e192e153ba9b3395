"""Reading a position: what is left out, what is refused, and why (GR-POS)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import NOBODY, Position
from ....kernel.options import plain
from ....kernel.reading import Fields
from ....kernel.result import Refused
from ..components import (
    CARD_NUMBER,
    CARDS,
    EMPTY,
    LIE_NUMBER,
    LIE_TILE,
    SOLO_PILES,
    TILE_NUMBER,
    TILES,
    unturned,
)
from ..rules.model import (
    DECIDE,
    ENDS,
    GOES_ON,
    OVER,
    PHASES,
    VERDICTS,
    Garden,
    Play,
    Terms,
)
from ..rules.setup import deal, first_cards
from ..rules.table import closed_space, connected, lay, no_garden

MOST: Final = 10**15  # of any number in a position


def load(terms: Terms, position: Position, chance: Chance) -> Play:
    """A state from a position. What is left out is as at the start; nothing is shuffled (GR-POS-4)."""
    mode = terms.mode
    fields = Fields(position, "the position")
    phase = PHASES.index(fields.text("phase", PHASES[0], PHASES))
    first = fields.integer("first", 0 if terms.first == NOBODY else terms.first, 0, terms.seats - 1)
    garden = read_garden(terms, fields.fields("garden"))
    used = [False] * len(TILES)
    for lie in garden.lies:
        if lie != EMPTY:
            use(used, LIE_TILE[lie])
    reserves = tile_lists(terms, fields, "reserves", terms.seats, used)
    if fields.has("piles"):
        piles = tile_lists(terms, fields, "piles", SOLO_PILES if mode.solo else terms.seats, used)
    else:
        fields.get("piles")
        piles = deal(terms, [tile for tile in mode.tiles if not used[tile]], first)
        for pile in piles:
            for tile in pile:
                used[tile] = True
    for tile in mode.tiles:
        if not used[tile]:
            raise Refused(f"tile {TILES[tile]} is nowhere (GR-POS-3)")

    named = [False] * len(CARDS)
    cards: list[int] = []
    owners: list[int] = []
    up: list[bool] = []
    proven: list[bool] = []
    for text in fields.words("cards", []):
        owner, card, face, tried = read_card(terms, text)
        name_once(terms, named, card)
        cards.append(card)
        owners.append(owner)
        up.append(face)
        proven.append(tried)
    if not mode.solo and len(cards) > terms.cards_in_play:
        raise Refused(
            f"{len(cards)} cards are in play; there are never more than {terms.cards_in_play} (GR-DRAW-3)"
        )
    validated = card_list(terms, fields, "validated", named)
    discarded = card_list(terms, fields, "discarded", named)
    deck = card_list(terms, fields, "deck", named)
    if not fields.has("deck"):
        deck = [card for card in terms.cards if not named[card]]

    seats = terms.seats
    ready = fields.flags("ready", [False] * seats)
    verdicts = [VERDICTS.index(word) for word in fields.words("verdicts", [], VERDICTS)]
    if len(verdicts) not in (0, seats):
        raise Refused(f"verdicts in the position are {len(verdicts)} words; it should be one a seat, or none")
    play = Play(
        chance,
        1,
        phase,
        fields.integer("round", 1, 1, MOST),
        fields.integer("clock", 0, 0, MOST),
        first,
        garden,
        piles,
        reserves,
        deck,
        cards,
        owners,
        up,
        proven,
        validated,
        discarded,
        fields.integer("discards", len(discarded), len(discarded), MOST),
        first,
        ready,
        fields.flag("checked", False),
        verdicts,
        fields.integer("gardens", 0, 0, MOST),
        fields.integer("validations", 0, 0, terms.solo_validations if mode.solo else 0),
        fields.integer("moves_made", 0, 0, MOST),
        ENDS.index(fields.text("end", "", ENDS)),
    )
    if not fields.has("cards"):
        first_cards(terms, play)
    newest = play.owners[-1] if play.owners else first
    play.last_drawer = fields.integer("last_drawer", newest, 0, seats - 1)
    chance.planned = read_chance(fields)
    fields.done()
    refuse_impossible(terms, play)
    return play


def refuse_impossible(terms: Terms, play: Play) -> None:
    """What no game of this sort could come to and no example needs (GR-RULING-43)."""
    if play.phase == DECIDE and not terms.mode.solo:
        raise Refused("the phase is decide, which only solo has (GR-SOLO-5)")
    if play.phase == DECIDE and play.validations == terms.solo_validations:
        raise Refused("the phase is decide, but both validations have been made (GR-SOLO-6)")
    if play.phase != OVER and play.end != GOES_ON:
        raise Refused(f'the game has ended ("{ENDS[play.end]}"), but the phase is {PHASES[play.phase]}')
    if play.phase != OVER and terms.timer and play.clock >= terms.timer:
        raise Refused(f"the clock shows {play.clock}, so the game would be over (GR-TIME-3)")
    if play.phase != OVER and play.moves_made >= terms.limit:
        raise Refused(f"{play.moves_made} moves were made, so the game would be over (GR-TIME-7)")


def read_garden(terms: Terms, fields: Fields) -> Garden:
    """GR-POS-2, GR-TABLE-1, GR-TABLE-2."""
    table = terms.table
    at = fields.text("at", table.names[table.middle])
    if at not in table.names:
        raise Refused(
            f"the garden lies at {plain(at)}; cells of the table are 1,1 to {table.reach},{table.reach}"
        )
    rows = fields.words("rows", [])
    fields.done()
    garden = no_garden(table)
    top, left = (int(part) for part in at.split(","))
    width = len(rows[0].split(" ")) if rows else 0
    tiles: list[tuple[int, int, int]] = []  # row and column of the rectangle, and the lie
    for down, text in enumerate(rows):
        cells = text.split(" ")
        if len(cells) != width:
            raise Refused(f"the garden's row {plain(text)} is not as long as the first one (GR-POS-2)")
        for right, name in enumerate(cells):
            if name == ".":
                continue
            lie = LIE_NUMBER.get(unturned(name), EMPTY)
            if lie == EMPTY or LIE_TILE[lie] not in terms.mode.tiles:
                raise Refused(f"{plain(name)} in the garden is no tile of this game in one of its rotations")
            tiles.append((down, right, lie))
    for extent in ([down for down, _, _ in tiles], [right for _, right, _ in tiles]):
        if tiles and max(extent) - min(extent) >= table.side:
            raise Refused(f"the garden does not fit in {table.side} x {table.side} cells (GR-TABLE-2)")
    for down, right, lie in tiles:
        row, column = (top + down - 1) % table.reach, (left + right - 1) % table.reach
        lay(table, garden, row * table.reach + column, lie)
    if not connected(table, garden, EMPTY):
        raise Refused("the garden does not hang together (GR-TABLE-2)")
    if closed_space(table, garden, EMPTY):
        raise Refused("the garden has a closed empty space (GR-TABLE-2)")
    return garden


def use(used: list[bool], tile: int) -> None:
    if used[tile]:
        raise Refused(f"tile {TILES[tile]} is in two places (GR-POS-3)")
    used[tile] = True


def tile_lists(terms: Terms, fields: Fields, name: str, length: int, used: list[bool]) -> list[list[int]]:
    """Lists of tiles, one a seat (piles in solo: two)."""
    if not fields.has(name):
        fields.get(name)
        return [[] for _ in range(length)]
    found: list[list[int]] = []
    for entry in fields.items(name, []):
        if not isinstance(entry, list):
            raise Refused(f"{name} in the position holds {plain(entry)}; it should be lists of tiles")
        tiles: list[int] = []
        for word in entry:
            tile = TILE_NUMBER.get(word, EMPTY) if isinstance(word, str) else EMPTY
            if tile not in terms.mode.tiles:
                raise Refused(f"{name} in the position names {plain(word)}, which is no tile of this game")
            use(used, tile)
            tiles.append(tile)
        found.append(tiles)
    if len(found) != length:
        raise Refused(f"{name} in the position are {len(found)} lists; it should be {length}")
    return found


def name_once(terms: Terms, named: list[bool], card: int) -> None:
    if card not in terms.cards:
        raise Refused(f"card {CARDS[card]} does not belong to this game's deck (GR-OPT-3)")
    if named[card]:
        raise Refused(f"card {CARDS[card]} is in two places (GR-POS-3)")
    named[card] = True


def card_list(terms: Terms, fields: Fields, name: str, named: list[bool]) -> list[int]:
    found: list[int] = []
    for word in fields.words(name, [], CARDS):
        name_once(terms, named, CARD_NUMBER[word])
        found.append(CARD_NUMBER[word])
    return found


def read_card(terms: Terms, text: str) -> tuple[int, int, bool, bool]:
    """`SEAT CARD FACE`, in solo perhaps ` proven`: owner, card, face up, proven."""
    words = text.split(" ")
    shape = "SEAT CARD up" if terms.mode.solo else "SEAT CARD up or SEAT CARD down"
    if len(words) not in (3, 4) or words[2] not in ("up", "down") or words[3:] not in ([], ["proven"]):
        raise Refused(f"cards in the position hold {plain(text)}; a card in play is written {shape}")
    if len(words) == 4 and not terms.mode.solo:
        raise Refused(f"{plain(text)} is marked proven, which only solo knows (GR-SOLO-7)")
    if words[0] not in [str(seat) for seat in range(terms.seats)]:
        raise Refused(f"{plain(text)} names a seat that does not exist")
    if words[1] not in CARD_NUMBER:
        raise Refused(f"{plain(text)} names a card that does not exist")
    return int(words[0]), CARD_NUMBER[words[1]], words[2] == "up", len(words) == 4


def read_chance(fields: Fields) -> list[object]:
    """Coming outcomes: new orders of the draw pile."""
    planned = fields.items("chance", [])
    for order in planned:
        if not isinstance(order, list) or not all(
            isinstance(name, str) and name in CARD_NUMBER for name in order
        ):
            raise Refused(f"chance in the position holds {plain(order)}; it should be lists of cards")
    return planned
