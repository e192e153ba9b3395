"""The state: what lies on the table, and the agenda of steps (MG-AUTO)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.chance import Chance
from ....kernel.game import Position, State
from ..components import (
    BANDS,
    BIT,
    COLOURS,
    COUNT,
    DOOR_NUMBERS,
    FIRST,
    FIRST_TRAP,
    FREE_TRAP,
    GNOME_KINDS,
    GNOMES,
    KEY_CARD,
    KEY_WALL,
    LADYBUG_TILES,
    LADYBUG_WALL,
    LAYOUT,
    LOCKS,
    NO_CARD,
    SIDES,
    SLOT,
    SLOTS,
    WALLS,
    catches_of,
)
from .moves import MysteriousMove

# The steps of the agenda, in the SPEC's order
TURN: Final = 0
ADDING: Final = 1
FLIP: Final = 2
PLACING: Final = 3
BENEFIT: Final = 4
PICK_TREASURE: Final = 5
PICK_POWER: Final = 6
DEAL_POWER: Final = 7
REWARD: Final = 8
UNLOCKING: Final = 9
STOWING: Final = 10
JUDGE_DOORS: Final = 11
RESOLVE: Final = 12
CAPTURING: Final = 13
TRAPPING: Final = 14
KINGS_KEY: Final = 15
ESCAPE: Final = 16
DIVIDE: Final = 17
CLAIMING: Final = 18
JUDGE: Final = 19
REFILL: Final = 20
WARDENS_TURN: Final = 21
ORDERING: Final = 22
STEPS: Final = [
    "turn", "add", "flip", "place", "benefit", "pick-treasure", "pick-power", "deal-power", "reward",
    "unlock", "stow", "doors", "resolve", "capture", "trap", "king", "escape", "divide", "claim", "judge",
    "refill", "warden", "order",
]  # fmt: skip

MOST: Final = 127  # largest argument of a step


def step(what: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """A step is one number: what it is, whose it is, and up to three arguments."""
    return what | seat << 5 | a << 8 | b << 15 | c << 22


def what_of(step: int) -> int:
    return step & 31


def seat_of(step: int) -> int:
    return (step >> 5) & 7


def a_of(step: int) -> int:
    return (step >> 8) & MOST


def b_of(step: int) -> int:
    return (step >> 15) & MOST


def c_of(step: int) -> int:
    return (step >> 22) & MOST


# Pieces that left the game or lie in the supply, by kind
AWAY_GNOMES: Final = 3  # the three colours of treasure come first
AWAY_KEYS: Final = AWAY_GNOMES + GNOME_KINDS
AWAY_LADYBUGS: Final = AWAY_KEYS + 1
AWAY_TILES: Final = AWAY_LADYBUGS + 1
AWAY_CARDS: Final = AWAY_TILES + 1
AWAY: Final = AWAY_CARDS + 1

WAITING: Final = 0  # order of a garden that waits
NOT_IN_GAME: Final = -1  # order of a garden that is not used
NO_SIDE: Final = -1
DRAWN: Final = -1  # the start seat, where luck will name it


class Terms:
    """What the options and house rules settle for the whole game."""

    __slots__ = (
        "active_gardens",
        "bands",
        "catches",
        "chests",
        "clan_escapes",
        "clan_limit",
        "collection_all",
        "collection_each",
        "door_first",
        "door_need",
        "door_second",
        "double_net_adds",
        "fixed_treasure",
        "gem",
        "gnome",
        "gnome_display",
        "gnome_pair",
        "key",
        "ladybug",
        "nets",
        "open_tiles",
        "power_display",
        "queens_gnome",
        "queens_pair",
        "red_bonus",
        "red_bonus_from",
        "seats",
        "solo_token_until",
        "start",
        "start_bags",
        "treasure_pair",
        "wagon",
    )

    def __init__(self, seats: int, start: int, wagon: bool, agreed: dict[str, int]) -> None:
        self.seats = seats
        self.start = start  # a seat, or DRAWN
        self.wagon = wagon  # the promo card is in the power deck
        self.gem: int = agreed["gem"]  # points for each gem
        self.treasure_pair: int = agreed["treasure_pair"]  # for each pair of a cup and a coin
        self.gnome: int = agreed["gnome"]  # for a gnome alone
        self.gnome_pair: int = agreed["gnome_pair"]
        self.queens_gnome: int = agreed["queens_gnome"]  # with the queen
        self.queens_pair: int = agreed["queens_pair"]
        self.door_first: int = agreed["door_first"]
        self.door_second: int = agreed["door_second"]
        self.key: int = agreed["key"]
        self.ladybug: int = agreed["ladybug"]
        self.red_bonus: int = agreed["red_bonus"]  # for each bag
        self.red_bonus_from: int = agreed["red_bonus_from"]  # gems in a bag that counts
        self.collection_each: int = agreed["collection_each"]
        self.collection_all: int = agreed["collection_all"]
        self.start_bags: int = agreed["start_bags"]
        self.active_gardens: int = agreed["active_gardens"]  # at most so many at a time
        self.gnome_display: int = agreed["gnome_display"]
        self.power_display: int = agreed["power_display"]
        self.open_tiles: int = agreed["open_tiles"]  # of a seat
        self.clan_limit: int = agreed["clan_limit"]  # so many loose gnomes of a clan are too many
        self.clan_escapes: int = agreed["clan_escapes"]  # and so many of them run away
        self.double_net_adds: int = agreed["double_net_adds"]
        self.fixed_treasure: int = agreed["fixed_treasure"]  # of each colour, in every garden
        self.solo_token_until: int = agreed["solo_token_until"]  # full gardens
        self.chests: list[int] = [0, *[agreed[f"chest_{locks}"] for locks in range(1, LOCKS + 1)]]  # by locks
        self.door_need: list[int] = [agreed[name] for name in DOOR_NUMBERS]
        self.catches: list[int] = catches_of(agreed["double_net_catches"])  # by tile number
        self.nets: vec[i64] = vec[i64](self.catches)  # the same
        self.bands: list[int] = [0, *[agreed[f"band_{place}"] for place in range(1, len(BANDS))]]

    def options(self) -> Position:
        """As a position writes them."""
        start: object = "random" if self.start == DRAWN else self.start
        return {"seats": self.seats, "start": start, "wagon": self.wagon}


class Maze(State):
    """The gardens and everything around them."""

    __slots__ = (
        "agenda",
        "attached",
        "away",
        "bags",
        "bags_left",
        "cards",
        "chest_fill",
        "chests",
        "display",
        "doors",
        "empty",
        "first",
        "gnome_display",
        "gnome_stack",
        "gnomes",
        "held",
        "joined",
        "keys",
        "ladybug_tiles",
        "ladybugs",
        "loose",
        "numbers",
        "offers",
        "opened",
        "order",
        "power_deck",
        "power_display",
        "seats",
        "second",
        "sides",
        "stacks",
        "terms",
        "treasure",
        "treasure_bag",
        "warden",
    )

    def __init__(
        self,
        chance: Chance,
        revealed: int,
        terms: Terms,
        agenda: list[int],
        offers: list[MysteriousMove] | None,
        sides: list[int],
        order: list[int],
        attached: list[int],
        joined: int,
        numbers: list[int],
        empty: list[int],
        gnomes: list[int],
        treasure: list[int],
        display: list[int],
        stacks: list[list[int]],
        ladybug_tiles: list[int],
        bags: list[list[int]],
        held: list[int],
        cards: list[list[int]],
        loose: list[int],
        keys: list[int],
        ladybugs: list[int],
        opened: list[list[int]],
        bags_left: int,
        gnome_display: list[int],
        gnome_stack: list[int],
        power_display: list[int],
        power_deck: list[int],
        chest_fill: list[int],
        treasure_bag: list[int],
        chests: list[int],
        doors: list[int],
        first: list[int],
        second: list[int],
        warden: list[int],
        away: list[int],
    ) -> None:
        super().__init__(chance, revealed)
        self.terms = terms
        self.seats = terms.seats
        self.agenda = agenda  # the current step last
        self.offers = offers  # of the seat that is asked; None until they are asked for; never changed
        self.sides = sides  # by side: the tile on it
        self.order = order  # by garden: when it was placed, WAITING or NOT_IN_GAME
        self.attached = attached  # by garden: the side it hangs on, or NO_SIDE
        self.joined = joined  # a bit for every opening that connects two gardens
        self.numbers = numbers  # by garden: a bit for every number lying number side up
        self.empty = empty  # by garden: sides without a tile
        self.gnomes = gnomes  # by GNOME_KINDS * garden + kind
        self.treasure = treasure  # by 3 * garden + colour
        self.display = display  # by seat: a bit for every tile number
        self.stacks = stacks  # by seat: tile numbers, top last
        self.ladybug_tiles = ladybug_tiles  # by seat: a bit for every tile number
        self.bags = bags  # by seat: contents, in the order the bags came
        self.held = held  # by SLOTS * seat + slot: contents, or gnome + 1, or NO_CARD
        self.cards = cards  # by seat: in the order taken
        self.loose = loose  # by GNOME_KINDS * seat + kind
        self.keys = keys  # by seat: tokens
        self.ladybugs = ladybugs  # by seat: tokens
        self.opened = opened  # by seat: locks of the chests, in the order opened
        self.bags_left = bags_left
        self.gnome_display = gnome_display
        self.gnome_stack = gnome_stack  # top last
        self.power_display = power_display
        self.power_deck = power_deck  # top last
        self.chest_fill = chest_fill  # by power card: contents of a face-up open chest
        self.treasure_bag = treasure_bag
        self.chests = chests  # by locks: how many are left
        self.doors = doors  # in the game; never changed
        self.first = first  # by door: a seat or NO_SEAT
        self.second = second
        self.warden = warden  # solo: the Warden's tiles, top last
        self.away = away  # by kind of piece: out of the game or in the supply


def clone(maze: Maze) -> Maze:
    return Maze(
        maze.chance.clone(),
        maze.revealed,
        maze.terms,
        maze.agenda[:],
        maze.offers,
        maze.sides[:],
        maze.order[:],
        maze.attached[:],
        maze.joined,
        maze.numbers[:],
        maze.empty[:],
        maze.gnomes[:],
        maze.treasure[:],
        maze.display[:],
        copies(maze.stacks),
        maze.ladybug_tiles[:],
        copies(maze.bags),
        maze.held[:],
        copies(maze.cards),
        maze.loose[:],
        maze.keys[:],
        maze.ladybugs[:],
        copies(maze.opened),
        maze.bags_left,
        maze.gnome_display[:],
        maze.gnome_stack[:],
        maze.power_display[:],
        maze.power_deck[:],
        maze.chest_fill[:],
        maze.treasure_bag[:],
        maze.chests[:],
        maze.doors,
        maze.first[:],
        maze.second[:],
        maze.warden[:],
        maze.away[:],
    )


def copies(rows: list[list[int]]) -> list[list[int]]:
    out: list[list[int]] = []
    for row in rows:
        out.append(row[:])
    return out


def put(maze: Maze, what: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """A step in front of the agenda: what is put last comes first (MG-AUTO-4)."""
    maze.agenda.append(step(what, seat, a, b, c))


def active(maze: Maze, garden: int) -> bool:
    """MG-TURN-2."""
    return maze.order[garden] > 0 and maze.empty[garden] > 0


def active_gardens(maze: Maze) -> int:
    count = 0
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] > 0 and maze.empty[garden] > 0:
            count += 1
    return count


def complete_gardens(maze: Maze) -> int:
    count = 0
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] > 0 and maze.empty[garden] == 0:
            count += 1
    return count


def waiting_gardens(maze: Maze) -> int:
    count = 0
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] == WAITING:
            count += 1
    return count


def lay(maze: Maze, side: int, garden: int, tile: int, up: int) -> None:
    """A tile comes to lie on an empty side; `up` is its number, 0 if it shows its icon."""
    maze.sides[side] = tile
    maze.empty[garden] -= 1
    if up:
        maze.numbers[garden] |= BIT[up]


def attach(maze: Maze, garden: int, side: int) -> None:
    """A garden hangs on a side by its gate (MG-DISC-3): neither opening is free any more."""
    maze.attached[garden] = side
    maze.joined |= BIT[side] | BIT[FIRST[garden]]


def ladybug_tiles_left(maze: Maze, seat: int) -> int:
    count = 0
    for number in LADYBUG_TILES:
        if maze.ladybug_tiles[seat] & BIT[number]:
            count += 1
    return count


def has_tile(maze: Maze, seat: int) -> bool:
    """A display tile, or a ladybug tile with a way to pay for it (MG-TURN-7)."""
    if maze.display[seat]:
        return True
    tiles = ladybug_tiles_left(maze, seat)
    return tiles > 1 or (tiles == 1 and maze.ladybugs[seat] > 0)


def all_keys(maze: Maze, seat: int) -> int:
    """MG-KEY-5: tokens and the key card."""
    return maze.keys[seat] + maze.cards[seat].count(KEY_CARD)


def free_trap(maze: Maze, seat: int) -> int:
    """MG-TRAP-1: the card of the first empty trap, in the order taken; NO_CARD if there is none."""
    held = maze.held
    for slot in range(FIRST_TRAP, SLOTS):
        if held[SLOTS * seat + slot] == FREE_TRAP:
            break
    else:
        return NO_CARD
    for card in maze.cards[seat]:
        slot = SLOT[card]
        if slot >= FIRST_TRAP and held[SLOTS * seat + slot] == FREE_TRAP:
            return card
    return NO_CARD


def census(maze: Maze) -> dict[str, int]:
    """Every piece, wherever it lies."""
    treasure = maze.away[:3]
    gnomes = maze.away[AWAY_GNOMES : AWAY_GNOMES + GNOME_KINDS]
    keys = maze.away[AWAY_KEYS] + sum(maze.keys)
    ladybugs = maze.away[AWAY_LADYBUGS] + sum(maze.ladybugs)
    tiles = maze.away[AWAY_TILES] + len(maze.warden)
    gardens = 0
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] == NOT_IN_GAME:
            continue
        gardens += 1
        for side in range(FIRST[garden], FIRST[garden] + SIDES[garden]):
            if maze.sides[side]:
                tiles += 1
            else:
                keys += WALLS[side] == KEY_WALL
                ladybugs += WALLS[side] == LADYBUG_WALL
        if maze.attached[garden] != NO_SIDE:
            tiles -= 1  # the tile at its gate is counted where it hangs (MG-DISC-5)
        for colour in range(3):
            treasure[colour] += maze.treasure[3 * garden + colour]
        for kind in range(GNOME_KINDS):
            gnomes[kind] += maze.gnomes[GNOME_KINDS * garden + kind]
    for kind in [*maze.gnome_display, *maze.gnome_stack]:
        gnomes[kind] += 1
    inside = maze.chest_fill[:]
    for seat in range(maze.seats):
        tiles += (
            maze.display[seat].bit_count() + len(maze.stacks[seat]) + maze.ladybug_tiles[seat].bit_count()
        )
        inside.extend(maze.bags[seat])
        for slot in range(SLOTS):
            held = maze.held[SLOTS * seat + slot]
            if slot < FIRST_TRAP and held != NO_CARD:
                inside.append(held)
            elif slot >= FIRST_TRAP and held > FREE_TRAP:
                gnomes[held - 1] += 1
        for kind in range(GNOME_KINDS):
            gnomes[kind] += maze.loose[GNOME_KINDS * seat + kind]
    for step in maze.agenda:
        if what_of(step) == STOWING:
            treasure[0] += a_of(step)
            treasure[1] += b_of(step)
            treasure[2] += c_of(step)
        elif what_of(step) == TRAPPING:
            gnomes[a_of(step)] += 1
    for colour in range(3):
        treasure[colour] += maze.treasure_bag[colour]
        for contents in inside:
            treasure[colour] += COUNT[3 * contents + colour]
    pieces = {f"{COLOURS[colour]} treasures": treasure[colour] for colour in range(3)}
    for kind in range(GNOME_KINDS):
        pieces[f"{GNOMES[kind]} gnomes"] = gnomes[kind]
    pieces["gardens"] = gardens
    pieces["tiles"] = tiles
    pieces["keys"] = keys
    pieces["ladybugs"] = ladybugs
    pieces["bags"] = maze.bags_left + sum(len(bags) for bags in maze.bags)
    pieces["power cards"] = (
        maze.away[AWAY_CARDS]
        + len(maze.power_display)
        + len(maze.power_deck)
        + sum(len(cards) for cards in maze.cards)
    )
    pieces["chests"] = sum(maze.chests) + sum(len(opened) for opened in maze.opened)
    pieces["doors"] = len(maze.doors)
    return pieces
