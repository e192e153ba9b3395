"""Reading a position: what is left out, what is refused, and why (GR-POS)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import NOBODY, Position
from ....kernel.options import plain
from ....kernel.reading import (
    Fields,
    Places,
    misfit,
    miswritten,
    no_seat,
    not_exactly,
    only_in,
    seat_names,
    strings,
    too_many,
    unknown,
)
from ....kernel.result import Denied, denied, denied_in
from ....kernel.story import Phrase
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
    fields = Fields(position)
    phase = PHASES.index(fields.text("phase", PHASES[0], PHASES))
    first = fields.integer("first", 0 if terms.first == NOBODY else terms.first, 0, terms.seats - 1)
    garden = read_garden(terms, fields.fields("garden"))
    used = Places(TILES)
    for lie in garden.lies:
        if lie != EMPTY:
            used.put(LIE_TILE[lie], "garden.rows")
    reserves = tile_lists(terms, fields, "reserves", terms.seats, used)
    if fields.has("piles"):
        piles = tile_lists(terms, fields, "piles", SOLO_PILES if mode.solo else terms.seats, used)
    else:
        fields.get("piles")
        piles = deal(terms, [tile for tile in mode.tiles if not used.where[tile]], first)
        for pile in piles:
            for tile in pile:
                used.put(tile, "piles")
    for tile in mode.tiles:
        if not used.where[tile]:
            raise denied("position-missing", piece=plain(TILES[tile]))  # GR-POS-3

    named = Places(CARDS)
    cards: list[int] = []
    owners: list[int] = []
    up: list[bool] = []
    proven: list[bool] = []
    for text in fields.words("cards", []):
        owner, card, face, tried = read_card(terms, text)
        name_once(terms, named, card, "cards")
        cards.append(card)
        owners.append(owner)
        up.append(face)
        proven.append(tried)
    if not mode.solo and len(cards) > terms.cards_in_play:  # GR-DRAW-3
        raise too_many("cards", len(cards), terms.cards_in_play)
    validated = card_list(terms, fields, "validated", named)
    discarded = card_list(terms, fields, "discarded", named)
    deck = card_list(terms, fields, "deck", named)
    if not fields.has("deck"):
        deck = [card for card in terms.cards if not named.where[card]]

    seats = terms.seats
    ready = fields.flags("ready", [False] * seats)
    verdicts = [VERDICTS.index(word) for word in fields.words("verdicts", [], VERDICTS)]
    if len(verdicts) not in (0, seats):
        raise impossible("position-verdicts", count=len(verdicts), seats=seats)
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
    """Refuses what no such game can reach and no example needs (GR-RULING-43)."""
    if play.phase == DECIDE and not terms.mode.solo:  # GR-SOLO-5
        raise impossible("position-solo-only", field="phase", value=plain(PHASES[DECIDE]))
    if play.phase == DECIDE and play.validations == terms.solo_validations:  # GR-SOLO-6
        raise impossible("position-validated", validations=play.validations)
    if play.phase == OVER:
        return
    if play.end != GOES_ON:
        raise only_in("end", [PHASES[OVER]], PHASES[play.phase])
    if terms.timer and play.clock >= terms.timer:  # GR-TIME-3
        raise impossible("position-over", field="clock", value=str(play.clock), phase=PHASES[play.phase])
    if play.moves_made >= terms.limit:  # GR-TIME-7
        raise impossible(
            "position-over", field="moves_made", value=str(play.moves_made), phase=PHASES[play.phase]
        )


def impossible(kind: str, **args: object) -> Denied:
    return denied_in("gardeners", kind, **args)


def read_garden(terms: Terms, fields: Fields) -> Garden:
    """GR-POS-2, GR-TABLE-1, GR-TABLE-2."""
    table = terms.table
    at = fields.text("at", table.names[table.middle], table.names)
    rows = fields.words("rows", [])
    fields.done()
    garden = no_garden(table)
    top, left = (int(part) for part in at.split(","))
    width = len(rows[0].split(" ")) if rows else 0
    tiles: list[tuple[int, int, int]] = []  # row and column of the rectangle, and the lie
    for down, text in enumerate(rows):
        cells = text.split(" ")
        if len(cells) != width:
            raise impossible("position-uneven", field=fields.at("rows"), row=plain(text), width=width)
        for right, name in enumerate(cells):
            if name == ".":
                continue
            lie = LIE_NUMBER.get(unturned(name), EMPTY)
            if lie == EMPTY or LIE_TILE[lie] not in terms.mode.tiles:
                raise impossible("position-no-tile", field=fields.at("rows"), tile=plain(name))
            tiles.append((down, right, lie))
    for extent in ([down for down, _, _ in tiles], [right for _, right, _ in tiles]):
        if tiles and max(extent) - min(extent) >= table.side:
            raise impossible("position-wide", side=table.side)
    for down, right, lie in tiles:
        row, column = (top + down - 1) % table.reach, (left + right - 1) % table.reach
        lay(table, garden, row * table.reach + column, lie)
    if not connected(table, garden, EMPTY):
        raise impossible("position-apart")
    if closed_space(table, garden, EMPTY):
        raise impossible("position-closed")
    return garden


def tile_lists(terms: Terms, fields: Fields, name: str, length: int, used: Places) -> list[list[int]]:
    """Lists of tiles, one per seat (piles in solo: two)."""
    known = [TILES[tile] for tile in terms.mode.tiles]
    if not fields.has(name):
        fields.get(name)
        return [[] for _ in range(length)]
    found: list[list[int]] = []
    for number, entry in enumerate(fields.items(name, [])):
        field = f"{name}.{number}"
        if not isinstance(entry, list):
            raise misfit(field, entry, Phrase("field-texts"))
        tiles = [TILE_NUMBER[word] for word in strings(entry, field, known)]
        for tile in tiles:
            used.put(tile, field)  # GR-POS-3
        found.append(tiles)
    if len(found) != length:
        raise not_exactly(name, len(found), length)
    return found


def name_once(terms: Terms, named: Places, card: int, field: str) -> None:
    """GR-OPT-3, GR-POS-3."""
    if card not in terms.cards:
        raise unknown(field, CARDS[card], [CARDS[known] for known in terms.cards])
    named.put(card, field)


def card_list(terms: Terms, fields: Fields, name: str, named: Places) -> list[int]:
    found: list[int] = []
    for word in fields.words(name, [], CARDS):
        name_once(terms, named, CARD_NUMBER[word], name)
        found.append(CARD_NUMBER[word])
    return found


def read_card(terms: Terms, text: str) -> tuple[int, int, bool, bool]:
    """`SEAT CARD FACE`, in solo perhaps ` proven`: owner, card, face up, proven."""
    words = text.split(" ")
    like = [f"0 {CARDS[terms.cards[0]]} {face}" for face in (["up"] if terms.mode.solo else ["up", "down"])]
    if len(words) not in (3, 4) or words[2] not in ("up", "down") or words[3:] not in ([], ["proven"]):
        raise miswritten("cards", text, like)
    if len(words) == 4 and not terms.mode.solo:
        raise impossible("position-solo-only", field="cards", value=plain(words[3]))  # GR-SOLO-7
    if words[0] not in seat_names(terms.seats):
        raise no_seat("cards", text, terms.seats)
    if words[1] not in CARD_NUMBER:
        raise unknown("cards", words[1], CARDS)
    return int(words[0]), CARD_NUMBER[words[1]], words[2] == "up", len(words) == 4


def read_chance(fields: Fields) -> list[object]:
    """Coming outcomes: new orders of the draw pile."""
    planned = fields.items("chance", [])
    for number, order in enumerate(planned):
        if not isinstance(order, list):
            raise misfit(f"chance.{number}", order, Phrase("field-texts"))
        strings(order, f"chance.{number}", CARDS)
    return planned
