"""Positions, views and imagined worlds: who knows what (FG-POS, FG-HIDE)."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Chance
from ...kernel.game import Position
from ...kernel.reading import Fields
from ...kernel.result import Refused
from .components import (
    ALIKE,
    BONUS_NAMES,
    BONUS_TYPES,
    CARD_NAMES,
    CARDS,
    FLOORS,
    FRAME,
    FRAME_NAMES,
    FRAMES,
    GOD,
    GODS,
    KINDS,
    LOOK,
    LOOK_NAMES,
    NEEDS,
    NUMBER,
    OFF_BOARD,
    PANORAMA,
    PANORAMAS,
    RESOURCES,
    RING,
    SIZE,
    SYMBOLS,
    TYPE,
    WILDS,
)
from .model import (
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
from .scoring import ranks, scores
from .setup import clockwise, deal, open_row, turned_to

MOST: Final = 1_000_000_000  # rounds and tokens that a position may speak of

# ---- print ---------------------------------------------------------------------------------------


def dump(table: Gardens) -> Position:
    """Every field of SPEC.md's chapter 10, in its order."""
    players: Position = {}
    for seat, garden in enumerate(table.gardens):
        players[str(seat)] = dump_garden(garden)
    bonus: Position = {}
    for type, name in enumerate(BONUS_TYPES):
        bonus[name] = [BONUS_NAMES[tile] for tile in table.bonus if TYPE[tile] == type]
    return {
        "first": table.first,
        "round": table.round,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "actions_left": table.actions_left,
        "ending": table.ending,
        "floors": [RESOURCES[resource] for resource in table.floors],
        "fronts": table.fronts[:],
        "supply": by_resource(table.supply),
        "pile": names(table.pile[::-1]),
        "open": names(table.open),
        "discard": names(table.discard),
        "bonus": bonus,
        "players": players,
        "gave": [role_name(role) for role in table.gave],
        "got": [role_name(role) for role in table.got],
        "resolving": "" if table.resolving == NO_FRAME else FRAME_NAMES[table.resolving],
        "multis": table.multis,
        "takes_left": table.takes_left,
        "chance": table.chance.planned[:],
        "scores": scores(table),
        "ranks": ranks(table) if table.phase == OVER else [],
    }


def dump_garden(garden: Garden) -> Position:
    on: Position = {}
    for place, card in enumerate(garden.active):
        on[FRAME_NAMES[FRAME[card]]] = by_resource(garden.on[place * KINDS : place * KINDS + KINDS])
    track: Position = {}
    for god, name in enumerate(GODS):
        track[name] = garden.track[god]
    return {
        "hand": names(garden.hand),
        "known": [known_name(entry) for entry in garden.known],
        "tile": by_resource(garden.tile),
        "active": names(garden.active),
        "on": on,
        "landscapes": names(garden.landscapes),
        "track": track,
        "tiles": [BONUS_NAMES[tile] for tile in garden.tiles],
    }


def by_resource(counts: list[int]) -> Position:
    """FG-POS-1: all four keys are printed."""
    table: Position = {}
    for resource, name in enumerate(RESOURCES):
        table[name] = counts[resource]
    return table


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def known_name(entry: int) -> str:
    return CARD_NAMES[entry] if entry < CARDS else LOOK_NAMES[entry - CARDS]


def role_name(role: int) -> str:
    return f"{RESOURCES[role // FRAMES]} {FRAME_NAMES[role % FRAMES]}"


# ---- read ----------------------------------------------------------------------------------------


class Named:
    """The cards and tiles that a position names, so that none lies in two places (FG-POS-5)."""

    __slots__ = ("cards", "tiles")

    def __init__(self) -> None:
        self.cards: list[str] = [""] * CARDS  # where each lies
        self.tiles: list[str] = [""] * len(BONUS_NAMES)

    def read(self, fields: Fields, name: str, pieces: list[str], places: list[str]) -> list[int]:
        here = name if fields.place == "the position" else f"{fields.place}.{name}"
        out: list[int] = []
        for word in fields.words(name, [], pieces):
            piece = pieces.index(word)
            if places[piece]:
                raise Refused(f"{word} is named twice: in {places[piece]} and in {here}")
            places[piece] = here
            out.append(piece)
        return out

    def read_cards(self, fields: Fields, name: str) -> list[int]:
        return self.read(fields, name, CARD_NAMES, self.cards)

    def read_tiles(self, fields: Fields, name: str) -> list[int]:
        return self.read(fields, name, BONUS_NAMES, self.tiles)


def load(position: Position, chance: Chance, terms: Terms) -> Gardens:
    """FG-POS-1 to 5. Nothing is advanced here, and nothing is taken from chance."""
    fields = Fields(position, "the position")
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
    """FG-POS-7: what the option leaves to luck, a position says; otherwise it may repeat the option."""
    if terms.first == DRAWN:
        return fields.integer("first", 0, 0, terms.seats - 1)
    first = fields.integer("first", terms.first, 0, terms.seats - 1)
    if first != terms.first:
        raise Refused(f"first is {first}, but by the options seat {terms.first} begins")
    return first


def facing(terms: Terms, first: int) -> int:
    """FG-POS-2: whom the start's side faces where the position does not tell how the floors lie."""
    if terms.facing == STARTING:
        return first
    return 0 if terms.facing == DRAWN else terms.facing


def read_gardens(players: Fields, terms: Terms, named: Named) -> tuple[list[Garden], list[int]]:
    """All gardens, and the seats whose left-out hands are still to be dealt."""
    seats = [str(seat) for seat in range(terms.seats)]
    for key in players.names():
        if key not in seats:
            raise Refused(f"players has the key {key!r}; the seats are {', '.join(seats)}")
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
    where = fields.place
    hand = named.read_cards(fields, "hand")
    active = named.read_cards(fields, "active")
    if len(active) > terms.active:
        raise Refused(f"{where}.active has {len(active)} cards; it should have at most {terms.active}")
    landscapes = named.read_cards(fields, "landscapes")
    frames: list[int] = []
    for card in active + landscapes:
        if FRAME[card] in frames:
            raise Refused(f"{where} has two cards of the frame {FRAME_NAMES[FRAME[card]]} in the garden")
        frames.append(FRAME[card])
    tiles = named.read_tiles(fields, "tiles")
    tile = read_tokens(fields.fields("tile"), terms.tokens)
    on = read_on(fields.fields("on"), active, terms.tokens)
    track = read_track(fields.fields("track"), terms)
    garden = planted(hand, read_known(fields), tile, active, on, landscapes, track, tiles, terms)
    if garden.room() < 0:
        raise Refused(f"{where}.tile has {sum(tile)} tokens; there are {garden.spaces} spaces")
    return garden


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
            raise Refused(f"{fields.place} names {frame}, which is not an active card there")
        place = frames.index(frame)
        for resource in range(KINDS):
            need = NEEDS[active[place]][resource]
            if counts[resource] > need:
                raise Refused(
                    f"{fields.place}.{frame} has {counts[resource]} {RESOURCES[resource]}; "
                    f"{CARD_NAMES[active[place]]} needs {need}"
                )
            on[place * KINDS + resource] = counts[resource]
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
                raise Refused(
                    f"players.{seat}.known has {known_name(entry)!r}, for which there is no card in the hand"
                )
            left.remove(fits[0])


def read_supply(fields: Fields, gardens: list[Garden], tokens: int) -> list[int]:
    """FG-POS-4: left out, it is what lies nowhere else. What is given is taken as it stands (FG-POS-6)."""
    inner = fields.fields("supply")
    supply: list[int] = []
    for resource, name in enumerate(RESOURCES):
        used = 0
        for garden in gardens:
            used += garden.tile[resource]
            for place in range(len(garden.active)):
                used += garden.on[place * KINDS + resource]
        if used > tokens and not inner.has(name):
            raise Refused(f"there are {used} {name} on tiles and cards; the game has {tokens}")
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
                    raise Refused(f"bonus.{name} has {BONUS_NAMES[tile]}, which is of another type")
            piles.extend(pile)
        else:
            for tile in range(len(BONUS_NAMES)):
                if TYPE[tile] == type and not named.tiles[tile]:
                    piles.append(tile)
    fields.done()
    return piles


def read_floors(fields: Fields) -> list[int]:
    words = fields.words("floors", RESOURCES, RESOURCES)  # FG-POS-2
    if sorted(words) != sorted(RESOURCES):
        raise Refused(f"floors has {len(words)} entries; it should have each of the {FLOORS} resources once")
    return [RESOURCES.index(word) for word in words]


def read_chance(fields: Fields) -> list[object]:
    """The coming shuffles: each a whole pile, top first."""
    planned: list[object] = []
    for entry in fields.items("chance", []):
        if not isinstance(entry, list):
            raise Refused(f"chance has {entry!r}; each entry should be a list of cards")
        cards: list[object] = []
        for word in entry:
            if not isinstance(word, str) or word not in CARD_NAMES:
                raise Refused(f"chance has the card {word!r}, which is unknown")
            if word in cards:
                raise Refused(f"chance has {word} twice in one shuffle")
            cards.append(word)
        planned.append(cards)
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
            raise Refused(f"resolving is {frame}; in phase {PHASES[phase]} nothing is being resolved")
    table.multis = read_due(fields, "multis", phase == GOD_PHASE, max(SIZE))
    table.takes_left = read_due(
        fields,
        "takes_left",
        phase == TAKE_PHASE,
        max([value for tile, value in enumerate(table.terms.value) if TYPE[tile] == WILDS]),
    )


def read_due(fields: Fields, name: str, due: bool, most: int) -> int:
    """A count of what is still to be chosen: at least 1 in its phase (FG-POS-6) and 0 in all others."""
    count = fields.integer(name, 0, 0, most)
    if count and not due:
        raise Refused(f"{name} is {count}; in this phase it should be 0")
    return 1 if due and count == 0 else count


def read_actions(fields: Fields, phase: int, most: int) -> int:
    resting = phase in (DRAW_PHASE, OVER)  # all actions of the turn are behind it
    actions = fields.integer("actions_left", most, 0, most)
    return 0 if resting else actions  # FG-TURN-3, FG-END-3


def read_roles(fields: Fields, name: str, phase: int) -> list[int]:
    words = fields.words(name, [], [role_name(role) for role in range(KINDS * FRAMES)])
    if words and phase != CART_PHASE:
        raise Refused(f"{name} is not empty; outside phase {PHASES[CART_PHASE]} it should be")
    roles: list[int] = []
    for word in words:
        resource, frame = word.split(" ")
        role = RESOURCES.index(resource) * FRAMES + FRAME_NAMES.index(frame)
        if role in roles:
            raise Refused(f"{name} has {word!r} twice")
        roles.append(role)
    return roles


def fill(fields: Fields, table: Gardens, named: Named, dealt: list[int]) -> None:
    """FG-POS-3: left-out hands, then left-out open cards, then a left-out pile, in the manifest's order."""
    rest = [card for card in range(CARDS) if not named.cards[card]]
    rest.reverse()
    hands = [garden.hand for garden in table.gardens]
    deal(
        rest, hands, [seat for seat in clockwise(table.terms, table.first) if seat in dealt], table.terms.hand
    )
    if not fields.has("open"):
        table.open = open_row(rest, table.terms.open)
    if not fields.has("pile"):
        table.pile = rest


# ---- who sees what -------------------------------------------------------------------------------


def view(table: Gardens, seat: int) -> Position:
    """FG-HIDE-9: the position without other hands, the pile's cards and the coming luck."""
    seen: Position = {}
    for name, value in dump(table).items():
        if name == "pile":
            seen["pile_count"] = len(table.pile)
            if table.terms.top_shown and table.pile:
                seen["top"] = landscape_side(table.pile[-1])  # FG-HIDE-3
        elif name == "players":
            players: Position = {}
            for other, garden in enumerate(table.gardens):
                players[str(other)] = view_garden(garden, other == seat)
            seen[name] = players
        elif name != "chance":
            seen[name] = value
    return seen


def view_garden(garden: Garden, own: bool) -> Position:
    seen: Position = {}
    for name, value in dump_garden(garden).items():
        if name == "hand" and not own:
            seen["hand_count"] = len(garden.hand)  # FG-HIDE-1
        else:
            seen[name] = value
    return seen


def landscape_side(card: int) -> Position:
    frame = FRAME[card]
    return {"panorama": PANORAMAS[PANORAMA[frame]], "frame": NUMBER[frame], "god": SYMBOLS[GOD[card]]}


# ---- worlds that fit a view ----------------------------------------------------------------------


def determinise(table: Gardens, seat: int, chance: Chance) -> Gardens:
    """FG-HIDE: what the seat cannot see is dealt anew, each deal that fits its view as likely as any other.

    Every hidden card lies in a slot. Slots of cards drawn openly keep them. A slot whose landscape side
    is public gets one of the unseen cards with that side; sides do not share cards, so every choice
    leaves equally many deals. All other slots are filled from what remains. Cards that are out of play
    (FG-POS-3) are unseen too: the view does not tell which they are."""
    world = table.copy(chance)
    unseen = [True] * CARDS
    for card in world.open:
        unseen[card] = False
    for card in world.discard:
        unseen[card] = False
    for garden in world.gardens:
        for card in garden.active:
            unseen[card] = False
        for card in garden.landscapes:
            unseen[card] = False
        for entry in garden.known:
            if entry < CARDS:
                unseen[entry] = False
    if seat >= 0:
        for card in world.gardens[seat].hand:
            unseen[card] = False
    if world.terms.top_shown and world.pile:
        world.pile[-1] = lookalike(unseen, LOOK[world.pile[-1]], chance)
    free: list[list[int]] = []  # by seat: the slots of its hand of which nothing is known
    for other, garden in enumerate(world.gardens):
        free.append(unmarked(garden, unseen, chance) if other != seat else [])
    rest = [card for card in range(CARDS) if unseen[card]]
    chance.shuffle(rest)
    for other, garden in enumerate(world.gardens):
        for slot in free[other]:
            garden.hand[slot] = rest.pop()
    buried = len(world.pile) - 1 if world.terms.top_shown else len(world.pile)
    for slot in range(buried):
        world.pile[slot] = rest.pop()
    return world


def reshuffled(table: Gardens, chance: Chance) -> Gardens:
    """The pile dealt anew: hands stay, and so does the landscape side on its top, where that is shown."""
    world = table.copy(chance)
    if not world.terms.top_shown or not world.pile:
        chance.shuffle(world.pile)
        return world
    unseen = [False] * CARDS
    for card in world.pile:
        unseen[card] = True
    top = lookalike(unseen, LOOK[world.pile[-1]], chance)
    rest = [card for card in world.pile if card != top]
    chance.shuffle(rest)
    world.pile = [*rest, top]
    return world


def unmarked(garden: Garden, unseen: list[bool], chance: Chance) -> list[int]:
    """Deal the slots of which all know the landscape side; hand back those of which nobody knows anything."""
    slots = [slot for slot in range(len(garden.hand)) if garden.hand[slot] not in garden.known]
    marked: list[int] = []
    for entry in garden.known:
        if entry >= CARDS:
            for slot in slots:
                if LOOK[garden.hand[slot]] == entry - CARDS and slot not in marked:
                    marked.append(slot)
                    break
    for slot in marked:
        garden.hand[slot] = lookalike(unseen, LOOK[garden.hand[slot]], chance)
    return [slot for slot in slots if slot not in marked]


def lookalike(unseen: list[bool], look: int, chance: Chance) -> int:
    """One of the unseen cards with that landscape side; it is seen from now on."""
    found = [card for card in ALIKE[look] if unseen[card]]
    card = found[chance.below(len(found))]
    unseen[card] = False
    return card
