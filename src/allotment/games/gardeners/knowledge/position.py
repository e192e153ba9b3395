"""Positions as data, and who knows what (GR-POS, GR-HIDE)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import NOBODY, Position
from ....kernel.options import plain
from ....kernel.reading import Fields
from ....kernel.result import Refused
from ..components import (
    BACK,
    BACKS,
    CARD_NUMBER,
    CARDS,
    EMPTY,
    LIE_NUMBER,
    LIE_TILE,
    LIES,
    SOLO_PILES,
    TILE_NUMBER,
    TILES,
    unturned,
)
from ..rules.model import (
    COMPLIANT,
    DECIDE,
    ENDS,
    GOES_ON,
    NON_COMPLIANT,
    OVER,
    PHASES,
    VERDICTS,
    Garden,
    Play,
    Terms,
)
from ..rules.reading import judge_for
from ..rules.setup import deal, first_cards
from ..rules.table import closed_space, complete, connected, framed, lay, no_garden

MOST: Final = 10**15  # of any number in a position


def dump(terms: Terms, play: Play) -> Position:
    """GR-POS-1."""
    position = shown(terms, play)
    position["piles"] = [[TILES[tile] for tile in pile] for pile in play.piles]
    position["deck"] = [CARDS[card] for card in play.deck]
    position["cards"] = [card_text(play, place, CARDS[play.cards[place]]) for place in range(len(play.cards))]
    position["discarded"] = [CARDS[card] for card in play.discarded]
    position["chance"] = list(play.chance.planned)
    return position


def shown(terms: Terms, play: Play) -> Position:
    """What is public at all times (GR-HIDE-1), in the order of GR-POS-1; the rest still empty."""
    return {
        "phase": PHASES[play.phase],
        "round": play.round,
        "clock": play.clock,
        "first": play.first,
        "garden": garden_table(terms, play.garden),
        "piles": [],
        "reserves": [[TILES[tile] for tile in reserve] for reserve in play.reserves],
        "deck": [],
        "cards": [],
        "validated": [CARDS[card] for card in play.validated],
        "discarded": [],
        "discards": play.discards,
        "last_drawer": play.last_drawer,
        "ready": play.ready[:],
        "checked": play.checked,
        "verdicts": [VERDICTS[word] for word in play.verdicts],
        "gardens": play.gardens,
        "validations": play.validations,
        "moves_made": play.moves_made,
        "end": ENDS[play.end],
    }


def garden_table(terms: Terms, garden: Garden) -> Position:
    """GR-POS-2."""
    table = terms.table
    if garden.laid == 0:
        return {"at": table.names[table.middle], "rows": []}
    rows: list[object] = []
    for row in range(garden.top, garden.bottom + 1):
        start = row * table.span
        cells = table.plane[start + garden.left : start + garden.right + 1]
        lies = [garden.lies[cell] for cell in cells]
        rows.append(" ".join("." if lie == EMPTY else LIES[lie] for lie in lies))
    return {"at": table.names[table.plane[garden.top * table.span + garden.left]], "rows": rows}


def card_text(play: Play, place: int, name: str) -> str:
    face = "up" if play.up[place] else "down"
    return f"{play.owners[place]} {name} {face}{' proven' if play.proven[place] else ''}"


# Hidden information


def sees_front(play: Play, place: int, seat: int) -> bool:
    """GR-HIDE-2, GR-HIDE-4, GR-END-6: of a card in play."""
    return play.phase == OVER or play.up[place] or (seat != NOBODY and play.owners[place] == seat)


def view(terms: Terms, play: Play, seat: int) -> Position:
    """GR-HIDE-8."""
    if play.phase == OVER:  # GR-END-6
        position = dump(terms, play)
        del position["chance"]
        return position
    position = shown(terms, play)
    position["piles"] = [[TILES[pile[0]]] + ["?"] * (len(pile) - 1) if pile else [] for pile in play.piles]
    deck = ["?"] * len(play.deck)
    if play.deck:
        deck[0] = covered(play.deck[0])  # GR-HIDE-3
    position["deck"] = deck
    cards: list[object] = []
    for place in range(len(play.cards)):
        card = play.cards[place]
        name = CARDS[card] if sees_front(play, place, seat) else covered(card)
        cards.append(card_text(play, place, name))
    position["cards"] = cards
    position["discarded"] = [covered(card) for card in play.discarded]
    return position


def covered(card: int) -> str:
    return f"?{BACKS[BACK[card]]}"


def determinise(terms: Terms, play: Play, seat: int, chance: Chance) -> Play:
    """Hidden tiles and cards dealt anew, evenly among all deals that fit the seat's view.

    Where a card's back is known it stays of its type. After a failed check the garden and the words still
    tell something about the cards in play (GR-READY-6, GR-CHECK-2): only deals that would have got the same
    words count.
    """
    other = play.clone()
    other.chance = chance
    if play.phase == OVER:
        return other
    tiles: list[int] = []
    for pile in play.piles:
        tiles.extend(pile[1:])
    tiles.sort()  # the same luck deals the same world, whatever the hidden truth is
    chance.shuffle(tiles)
    dealt = 0
    for pile in other.piles:
        for place in range(1, len(pile)):
            pile[place] = tiles[dealt]
            dealt += 1

    hidden = [place for place in range(len(play.cards)) if not sees_front(play, place, seat)]
    pool = [play.cards[place] for place in hidden] + play.discarded + play.deck
    pool.sort()
    chance.shuffle(pool)
    chosen = likely_cards(terms, play, hidden, pool, chance)
    for number in range(len(hidden)):
        other.cards[hidden[number]] = chosen[number]
        pool.remove(chosen[number])
    for place in range(len(play.discarded)):
        other.discarded[place] = first_of(pool, BACK[play.discarded[place]])
    if play.deck:
        other.deck = [first_of(pool, BACK[play.deck[0]]), *pool]
    return other


def first_of(pool: list[int], back: int) -> int:
    """Take the first card of that type out of a shuffled pool."""
    for place in range(len(pool)):
        if BACK[pool[place]] == back:
            return pool.pop(place)
    raise AssertionError("every covered card is in the pool")


def likely_cards(terms: Terms, play: Play, hidden: list[int], pool: list[int], chance: Chance) -> list[int]:
    """For the covered cards in play one of the fitting deals, each with the same probability."""
    deals: list[list[int]] = [[]]
    for place in hidden:
        longer: list[list[int]] = []
        for cards in deals:
            for card in pool:
                if BACK[card] == BACK[play.cards[place]] and card not in cards:
                    longer.append([*cards, card])
        deals = longer
    if play.checked and play.verdicts and hidden and complete(terms.table, play.garden):
        fitting = [cards for cards in deals if same_words(terms, play, hidden, cards)]
        if fitting:  # a loaded position may contradict itself
            deals = fitting
    return deals[chance.below(len(deals))]


def same_words(terms: Terms, play: Play, hidden: list[int], cards: list[int]) -> bool:
    """Would these cards at the hidden places have brought the words of the last check?"""
    judge = judge_for(terms.table.side)
    garden = framed(terms.table, play.garden)
    for owner in range(terms.seats):
        word = 0
        for place in range(len(play.cards)):
            if play.owners[place] == owner and word != NON_COMPLIANT:
                card = cards[hidden.index(place)] if place in hidden else play.cards[place]
                word = COMPLIANT if judge.meets(garden, card) else NON_COMPLIANT
        if word != play.verdicts[owner]:
            return False
    return True


# Reading


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


def derived(terms: Terms, play: Play) -> Position:
    """GR-POS-5, without the score: `fronts`, `next_back`, `holds`."""
    fronts: Position = {}
    for seat in range(NOBODY, terms.seats):
        name = "spectator" if seat == NOBODY else f"seat-{seat}"
        fronts[name] = [
            CARDS[play.cards[place]] for place in range(len(play.cards)) if sees_front(play, place, seat)
        ]
    found: Position = {"fronts": fronts, "next_back": BACKS[BACK[play.deck[0]]] if play.deck else ""}
    if complete(terms.table, play.garden):
        judge = judge_for(terms.table.side)
        garden = framed(terms.table, play.garden)
        found["holds"] = {name: judge.meets(garden, card) for card, name in enumerate(CARDS)}
    return found
