"""Reading a position: what is left out, what is refused, and why (FG-POS)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import Position
from ....kernel.options import plain
from ....kernel.reading import (
    Fields,
    Places,
    misfit,
    not_by_options,
    number,
    only_in,
    repeated,
    seat_names,
    strings,
    too_many,
    unknown,
)
from ....kernel.result import Denied, denied, denied_in
from ....kernel.story import Phrase
from ..components import (
    BONUS_NAMES,
    BONUS_TYPES,
    CARD_NAMES,
    CARDS,
    FRAME,
    FRAME_NAMES,
    FRAMES,
    GODS,
    KINDS,
    LOOK,
    LOOK_NAMES,
    NEEDS,
    OFF_BOARD,
    RESOURCES,
    RING,
    SIZE,
    TYPE,
    WILDS,
)
from ..rules.model import (
    ACTION,
    BONUS_PHASE,
    CART_PHASE,
    DRAW_PHASE,
    DRAWN,
    GOD_PHASE,
    NO_FRAME,
    OVER,
    PHASES,
    STARTING,
    TAKE_PHASE,
    Garden,
    Gardens,
    Terms,
    planted,
)
from ..rules.setup import clockwise, deal, open_row, turned_to
from .position import known_name, role_name

MOST: Final = 1_000_000_000  # the most rounds and tokens that a position may give


class Named:
    """The cards and tiles that a position names, so that none lies in two places (FG-POS-5)."""

    __slots__ = ("cards", "tiles")

    def __init__(self) -> None:
        self.cards = Places(CARD_NAMES)
        self.tiles = Places(BONUS_NAMES)

    def read(self, fields: Fields, name: str, places: Places) -> list[int]:
        out: list[int] = []
        for word in fields.words(name, [], places.pieces):
            piece = places.pieces.index(word)
            places.put(piece, fields.at(name))
            out.append(piece)
        return out

    def read_cards(self, fields: Fields, name: str) -> list[int]:
        return self.read(fields, name, self.cards)

    def read_tiles(self, fields: Fields, name: str) -> list[int]:
        return self.read(fields, name, self.tiles)


def load(position: Position, chance: Chance, terms: Terms) -> Gardens:
    """FG-POS-1 to 5. Nothing is advanced here, and nothing is taken from chance."""
    fields = Fields(position)
    named = Named()
    phase = PHASES.index(fields.text("phase", PHASES[ACTION], PHASES))
    first = read_first(fields, terms)
    turn = fields.integer("turn", first, 0, terms.seats - 1)
    gardens, dealt = read_gardens(fields.fields("players"), terms, named)
    row = named.read_cards(fields, "open")
    pile = named.read_cards(fields, "pile")
    pile.reverse()
    discard = named.read_cards(fields, "discard")
    supply = read_supply(fields, gardens, terms.tokens)
    bonus = read_bonus(fields.fields("bonus"), named)
    chance.planned = read_chance(fields)
    table = Gardens(
        chance,
        0,
        terms,
        first,
        fields.integer("round", 1, 1, MOST),
        turn,
        phase,
        read_actions(fields, phase, terms.actions),
        fields.flag("ending", False),
        read_floors(fields),
        fields.integers("fronts", turned_to(terms, facing(terms, first)), min(RING), max(RING)),
        supply,
        pile,
        row,
        discard,
        bonus,
        gardens,
        [],
        [],
        NO_FRAME,
        0,
        0,
    )
    read_task(fields, table)
    for printed in ("scores", "ranks"):  # they follow from the rest
        fields.get(printed)
    fields.done()
    fill(fields, table, named, dealt)
    check_known(table)
    return table


def read_first(fields: Fields, terms: Terms) -> int:
    """FG-POS-7: a position says what the option leaves to luck; otherwise it may only repeat the option."""
    if terms.first == DRAWN:
        return fields.integer("first", 0, 0, terms.seats - 1)
    first = fields.integer("first", terms.first, 0, terms.seats - 1)
    if first != terms.first:
        raise not_by_options("first", first, terms.first)
    return first


def facing(terms: Terms, first: int) -> int:
    """FG-POS-2: whom the opening's 3-2-0-1 side faces, where the position doesn't give the floors."""
    if terms.facing == STARTING:
        return first
    return 0 if terms.facing == DRAWN else terms.facing


def read_gardens(players: Fields, terms: Terms, named: Named) -> tuple[list[Garden], list[int]]:
    """All gardens, and the seats whose left-out hands are still to be dealt."""
    seats = seat_names(terms.seats)
    players.named(seats)
    gardens: list[Garden] = []
    dealt: list[int] = []
    for seat in seats:
        fields = players.fields(seat)
        if not fields.has("hand"):
            dealt.append(int(seat))
        gardens.append(read_garden(fields, named, terms))
        fields.done()
    return gardens, dealt


def read_garden(fields: Fields, named: Named, terms: Terms) -> Garden:
    hand = named.read_cards(fields, "hand")
    active = named.read_cards(fields, "active")
    if len(active) > terms.active:
        raise too_many(fields.at("active"), len(active), terms.active)
    landscapes = named.read_cards(fields, "landscapes")
    frames: list[int] = []
    for card in active + landscapes:
        if FRAME[card] in frames:
            raise impossible("position-frames", field=fields.place, frame=plain(FRAME_NAMES[FRAME[card]]))
        frames.append(FRAME[card])
    tiles = named.read_tiles(fields, "tiles")
    tile = read_tokens(fields.fields("tile"), terms.tokens)
    on = read_on(fields.fields("on"), active, terms.tokens)
    track = read_track(fields.fields("track"), terms)
    garden = planted(hand, read_known(fields), tile, active, on, landscapes, track, tiles, terms)
    if garden.room() < 0:
        raise impossible("position-spaces", field=fields.at("tile"), count=sum(tile), spaces=garden.spaces)
    return garden


def impossible(kind: str, **args: object) -> Denied:
    return denied_in("four-gardens", kind, **args)


def read_tokens(fields: Fields, most: int) -> list[int]:
    """FG-POS-1: a missing resource is 0."""
    counts = [fields.integer(name, 0, 0, most) for name in RESOURCES]
    fields.done()
    return counts


def read_track(fields: Fields, terms: Terms) -> list[int]:
    """FG-POS-1: a missing god is where markers start."""
    track = [fields.integer(name, terms.start, OFF_BOARD, terms.last) for name in GODS]
    fields.done()
    return track


def read_on(fields: Fields, active: list[int], most: int) -> list[int]:
    """Tokens lie only on active cards that need them (FG-POS-5)."""
    on = [0] * (len(active) * KINDS)
    frames = [FRAME_NAMES[FRAME[card]] for card in active]
    for frame in fields.names():
        counts = read_tokens(fields.fields(frame), most)
        if frame not in frames:
            if frame in FRAME_NAMES and not any(counts):
                continue
            raise unknown(fields.place, frame, frames)
        place = frames.index(frame)
        for resource in range(KINDS):
            field = f"{fields.at(frame)}.{RESOURCES[resource]}"
            on[place * KINDS + resource] = number(counts[resource], field, 0, NEEDS[active[place]][resource])
    return on


def read_known(fields: Fields) -> list[int]:
    entries = CARD_NAMES + LOOK_NAMES
    return [entries.index(word) for word in fields.words("known", [], entries)]


def check_known(table: Gardens) -> None:
    """What all know of a hand has to be true of it (FG-HIDE-5)."""
    for seat, garden in enumerate(table.gardens):
        left = garden.hand[:]
        for entry in sorted(garden.known):  # cards come before landscape sides
            fits = [card for card in left if card == entry or CARDS + LOOK[card] == entry]
            if not fits:
                raise impossible(
                    "position-known", field=f"players.{seat}.known", known=plain(known_name(entry))
                )
            left.remove(fits[0])


def read_supply(fields: Fields, gardens: list[Garden], tokens: int) -> list[int]:
    """FG-POS-4: if left out, it is what lies nowhere else. If given, it is taken as it is (FG-POS-6)."""
    inner = fields.fields("supply")
    supply: list[int] = []
    for resource, name in enumerate(RESOURCES):
        used = 0
        for garden in gardens:
            used += garden.tile[resource]
            for place in range(len(garden.active)):
                used += garden.on[place * KINDS + resource]
        if used > tokens and not inner.has(name):
            raise denied("position-too-many", piece=name, count=used, most=tokens)
        supply.append(inner.integer(name, tokens - used, 0, MOST))
    inner.done()
    return supply


def read_bonus(fields: Fields, named: Named) -> list[int]:
    """FG-POS-4: a left-out pile is the manifest's, without the tiles that players own."""
    piles: list[int] = []
    for type, name in enumerate(BONUS_TYPES):
        if fields.has(name):
            pile = named.read_tiles(fields, name)
            for tile in pile:
                if TYPE[tile] != type:
                    fits = [each for at, each in enumerate(BONUS_NAMES) if TYPE[at] == type]
                    raise unknown(fields.at(name), BONUS_NAMES[tile], fits)
            piles.extend(pile)
        else:
            for tile in range(len(BONUS_NAMES)):
                if TYPE[tile] == type and not named.tiles.where[tile]:
                    piles.append(tile)
    fields.done()
    return piles


def read_floors(fields: Fields) -> list[int]:
    words = fields.words("floors", RESOURCES, RESOURCES)  # FG-POS-2
    if sorted(words) != sorted(RESOURCES):
        raise misfit("floors", words, Phrase("field-each-once", {"names": RESOURCES}))
    return [RESOURCES.index(word) for word in words]


def read_chance(fields: Fields) -> list[object]:
    """The coming shuffles: each a whole pile, top first."""
    planned: list[object] = []
    for place, entry in enumerate(fields.items("chance", [])):
        field = f"chance.{place}"
        if not isinstance(entry, list):
            raise misfit(field, entry, Phrase("field-texts"))
        shuffle = Places(CARD_NAMES)
        for word in strings(entry, field, CARD_NAMES):
            shuffle.put(CARD_NAMES.index(word), field)
        planned.append(entry)
    return planned


def read_task(fields: Fields, table: Gardens) -> None:
    """What the phase is in the middle of: gave, got, resolving, multis, takes_left."""
    phase = table.phase
    table.gave = read_roles(fields, "gave", phase)
    table.got = read_roles(fields, "got", phase)
    frame = fields.text("resolving", "", ["", *FRAME_NAMES])
    if frame:
        table.resolving = FRAME_NAMES.index(frame)
        if phase not in (GOD_PHASE, BONUS_PHASE):
            raise only_in("resolving", [PHASES[GOD_PHASE], PHASES[BONUS_PHASE]], PHASES[phase])
    table.multis = read_due(fields, "multis", phase, GOD_PHASE, max(SIZE))
    table.takes_left = read_due(
        fields,
        "takes_left",
        phase,
        TAKE_PHASE,
        max([value for tile, value in enumerate(table.terms.value) if TYPE[tile] == WILDS]),
    )


def read_due(fields: Fields, name: str, phase: int, due: int, most: int) -> int:
    """A count of what is still to be chosen: at least 1 in its phase (FG-POS-6) and 0 in all others."""
    count = fields.integer(name, 0, 0, most)
    if count and phase != due:
        raise only_in(name, [PHASES[due]], PHASES[phase])
    return 1 if phase == due and count == 0 else count


def read_actions(fields: Fields, phase: int, most: int) -> int:
    resting = phase in (DRAW_PHASE, OVER)  # all actions of the turn are behind it
    actions = fields.integer("actions_left", most, 0, most)
    return 0 if resting else actions  # FG-TURN-3, FG-END-3


def read_roles(fields: Fields, name: str, phase: int) -> list[int]:
    words = fields.words(name, [], [role_name(role) for role in range(KINDS * FRAMES)])
    if words and phase != CART_PHASE:
        raise only_in(name, [PHASES[CART_PHASE]], PHASES[phase])
    roles: list[int] = []
    for word in words:
        resource, frame = word.split(" ")
        role = RESOURCES.index(resource) * FRAMES + FRAME_NAMES.index(frame)
        if role in roles:
            raise repeated(name, word)
        roles.append(role)
    return roles


def fill(fields: Fields, table: Gardens, named: Named, dealt: list[int]) -> None:
    """FG-POS-3: left-out hands, then left-out open cards, then a left-out pile, in the manifest's order."""
    rest = [card for card in range(CARDS) if not named.cards.where[card]]
    rest.reverse()
    hands = [garden.hand for garden in table.gardens]
    deal(
        rest, hands, [seat for seat in clockwise(table.terms, table.first) if seat in dealt], table.terms.hand
    )
    if not fields.has("open"):
        table.open = open_row(rest, table.terms.open)
    if not fields.has("pile"):
        table.pile = rest
