"""Reading a position: what is left out, what is refused, and why (MG-POS)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import Position
from ....kernel.options import choice, plain
from ....kernel.reading import (
    Fields,
    Places,
    misfit,
    miswritten,
    no_seat,
    not_by_options,
    not_exactly,
    number,
    number_from,
    repeated,
    seat_names,
    too_many,
    unknown,
)
from ....kernel.result import Denied, denied, denied_in
from ....kernel.story import AnyOf, Seat
from ..components import (
    BAGS,
    BIT,
    CHEST_SIZE,
    COLOURS,
    CONTAINER_KINDS,
    CONTENT_NUMBER,
    COUNT,
    DOOR_COUNT,
    DOORS,
    FIRST,
    FIRST_TRAP,
    FREE_TRAP,
    GARDEN_OF,
    GARDENS,
    GNOME_COUNTS,
    GNOME_KINDS,
    GNOMES,
    LADYBUG_TILES,
    LAYOUT,
    LETTERS,
    LOCKS,
    MUSHROOMS,
    NO_SEAT,
    NOTHING,
    NUMBER,
    NUMBERS,
    OWNER,
    POWER,
    REGULAR_TILES,
    SIDE_NAMES,
    SIDE_NUMBER,
    SIDES,
    SLOT,
    SLOTS,
    START_GARDEN,
    TILE_NUMBER,
    TILE_TEXTS,
    TOTAL,
    UP,
    WAGON,
    WALLS,
    WARDEN,
    allowed,
)
from ..rules.agenda import settle
from ..rules.model import (
    NO_SIDE,
    NOT_IN_GAME,
    STEPS,
    TURN,
    WAITING,
    WARDENS_TURN,
    Maze,
    Terms,
    attach,
    seat_of,
    step,
)
from ..rules.power import fill_chest
from ..rules.setup import TILE_NAMES, opening, power_cards, top_last
from .position import ARGUMENTS

MOST: Final = 120  # the most of anything that is counted: as many as there are treasures
PRINTED: Final = ["phase", "scores", "ranks", "winners", "band"]  # ignored on input


def load(position: Position, terms: Terms, chance: Chance) -> Maze:
    """A state from a position. Filling in what is left out uses up none of its `chance` (MG-POS-1)."""
    fields = Fields(position)
    read_options(fields, terms)
    planned: list[object] = []
    planned.extend(fields.words("chance", [], COLOURS))
    chance.planned = []
    maze = opening(terms, chance)
    read_gardens(maze, fields)
    read_players(maze, fields, terms)
    deal_tiles(maze, fields)
    maze.bags_left = fields.integer("bags_left", maze.bags_left, 0, BAGS)
    read_gnomes(maze, fields)
    read_power(maze, fields, terms)
    if fields.has("chests"):
        left = counts(fields.fields("chests"), [str(locks) for locks in range(1, LOCKS + 1)])
        maze.chests = [0, *left]
    read_doors(maze, fields)
    if terms.seats == 1:
        read_warden(maze, fields)
    check_tiles(maze)
    read_agenda(maze, fields)
    for name in PRINTED:
        fields.get(name)
    fields.done()
    maze.revealed = 0
    chance.planned = planned
    settle(maze)  # MG-POS-5
    return maze


def read_options(fields: Fields, terms: Terms) -> None:
    options = terms.options()
    given = fields.fields("options")
    for name in given.names():
        if name not in options:
            raise unknown("options", name, list(options))
        value = given.get(name)
        if value != options[name] or isinstance(value, bool) != isinstance(options[name], bool):
            raise not_by_options(given.at(name), value, options[name])


def counts(table: Fields, names: list[str]) -> list[int]:
    """MG-POS-3: a key left out is 0."""
    found = [table.integer(name, 0, 0, MOST) for name in names]
    table.done()
    return found


def impossible(kind: str, **args: object) -> Denied:
    return denied_in("mysterious-garden", kind, **args)


def layout_garden(maze: Maze, id: str, place: str) -> int:
    if id not in GARDENS or GARDENS.index(id) not in LAYOUT[maze.seats]:
        raise unknown(place, id, [GARDENS[garden] for garden in LAYOUT[maze.seats]])
    return GARDENS.index(id)


def read_gardens(maze: Maze, fields: Fields) -> None:
    """MG-POS-2: which gardens lie, which wait, and what is on them."""
    if fields.has("gardens"):
        placed = fields.fields("gardens")
        if not placed.names():
            raise impossible("position-no-gardens")
        for garden in LAYOUT[maze.seats]:
            maze.order[garden] = WAITING
        named = sorted(layout_garden(maze, id, "gardens") for id in placed.names())
        start = GNOME_KINDS * START_GARDEN[maze.seats]
        for kind in range(GNOME_KINDS):
            maze.gnomes[start + kind] = 0
        for place, garden in enumerate(named):
            read_garden(maze, placed.fields(GARDENS[garden]), garden, place + 1)
    if fields.has("waiting"):
        waiting = fields.fields("waiting")
        for garden in LAYOUT[maze.seats]:
            if maze.order[garden] == WAITING:
                maze.order[garden] = NOT_IN_GAME
        for id in waiting.names():
            garden = layout_garden(maze, id, "waiting")
            if maze.order[garden] > WAITING:
                raise denied("field-twice", piece=plain(id), first="gardens", second="waiting")
            maze.order[garden] = WAITING
            maze.treasure[3 * garden : 3 * garden + 3] = counts(waiting.fields(id), COLOURS)
    if fields.has("treasure_bag"):
        maze.treasure_bag = counts(fields.fields("treasure_bag"), COLOURS)
    check_attachments(maze)


def read_garden(maze: Maze, entry: Fields, garden: int, place: int) -> None:
    maze.order[garden] = entry.integer("order", place, 1, MOST)
    attached = entry.text("attached", "")
    if attached:
        if attached not in SIDE_NUMBER or GARDEN_OF[SIDE_NUMBER[attached]] not in LAYOUT[maze.seats]:
            here = LAYOUT[maze.seats]
            fits = [name for name, side in SIDE_NUMBER.items() if GARDEN_OF[side] in here]
            raise entry.wrong("attached", attached, choice(fits))
        maze.attached[garden] = SIDE_NUMBER[attached]
    sides = entry.words("sides", [""] * SIDES[garden])
    if len(sides) != SIDES[garden]:
        raise not_exactly(entry.at("sides"), len(sides), SIDES[garden])
    for place, text in enumerate(sides):
        code = read_tile(maze, text, entry.at("sides"))
        maze.sides[FIRST[garden] + place] = code
        if code:
            maze.empty[garden] -= 1
        if UP[code]:
            if maze.numbers[garden] & BIT[UP[code]]:
                raise impossible("position-number-twice", field=entry.at("sides"), number=UP[code])
            maze.numbers[garden] |= BIT[UP[code]]
    if entry.has("gnomes"):
        row = GNOME_KINDS * garden
        maze.gnomes[row : row + GNOME_KINDS] = counts(entry.fields("gnomes"), GNOMES)
    if entry.has("treasure"):
        maze.treasure[3 * garden : 3 * garden + 3] = counts(entry.fields("treasure"), COLOURS)
    entry.done()


def read_tile(maze: Maze, text: str, field: str) -> int:
    if text not in TILE_NUMBER:
        raise miswritten(field, text, ["0:7", "0:7*"])
    code = TILE_NUMBER[text]
    if OWNER[code] == WARDEN:
        if maze.seats > 1:
            raise impossible("position-no-warden", field=field, value=plain(text))
        if NUMBER[code] in LADYBUG_TILES:  # MG-SOLO-2
            raise impossible("position-warden-ladybug", field=field, value=plain(text))
    elif OWNER[code] >= maze.seats:
        raise no_seat(field, text, maze.seats)
    return code


def check_attachments(maze: Maze) -> None:
    """A garden hangs by its gate on a free opening of another, and shares the tile there (MG-DISC)."""
    for garden in LAYOUT[maze.seats]:
        side = maze.attached[garden]
        if side == NO_SIDE:
            continue
        parent = GARDEN_OF[side]
        if maze.order[parent] <= WAITING:
            raise impossible("position-attached-away", field=gate(garden), garden=plain(GARDENS[parent]))
        if WALLS[side] != 0:
            raise impossible("position-attached-wall", field=gate(garden), side=plain(SIDE_NAMES[side]))
        if maze.joined & BIT[side] or (side == FIRST[parent] and maze.attached[parent] != NO_SIDE):
            raise impossible("position-attached-taken", field=gate(garden), side=plain(SIDE_NAMES[side]))
        if maze.sides[side] != maze.sides[FIRST[garden]]:
            here, there = TILE_TEXTS[maze.sides[side]], TILE_TEXTS[maze.sides[FIRST[garden]]]
            raise impossible(
                "position-attached-differs",
                garden=plain(GARDENS[garden]),
                side=plain(SIDE_NAMES[side]),
                here=plain(here),
                there=plain(there),
            )
        if maze.sides[side] == 0:
            raise impossible("position-attached-bare", field=gate(garden), side=plain(SIDE_NAMES[side]))
        attach(maze, garden, side)
        above = parent
        for _ in LAYOUT[maze.seats]:
            if above == garden:
                raise impossible("position-attached-ring", field=gate(garden))
            if maze.attached[above] != NO_SIDE:
                above = GARDEN_OF[maze.attached[above]]


def gate(garden: int) -> str:
    """The path of what a garden is attached to."""
    return f"gardens.{GARDENS[garden]}.attached"


def read_players(maze: Maze, fields: Fields, terms: Terms) -> None:
    players = fields.fields("players")
    players.named(seat_names(maze.seats))
    for seat in range(maze.seats):
        if players.has(str(seat)):
            read_player(maze, players.fields(str(seat)), seat, terms)


def read_player(maze: Maze, entry: Fields, seat: int, terms: Terms) -> None:
    if entry.has("display"):
        maze.display[seat] = mask(tile_list(entry, "display", REGULAR_TILES))
    if entry.has("stack"):
        maze.stacks[seat] = top_last(tile_list(entry, "stack", REGULAR_TILES))
    if entry.has("ladybug_tiles"):
        maze.ladybug_tiles[seat] = mask(tile_list(entry, "ladybug_tiles", LADYBUG_TILES))
    if entry.has("bags"):
        bags = entry.words("bags", [])
        if len(bags) > BAGS:
            raise too_many(entry.at("bags"), len(bags), BAGS)
        maze.bags[seat] = [contents(text, CONTAINER_KINDS[0], entry.at("bags")) for text in bags]
    for id in entry.words("cards", []):
        card = power_card(id, terms, entry.at("cards"))
        if CHEST_SIZE[card]:
            raise impossible("position-open-chest", field=entry.at("cards"), card=plain(id))
        maze.cards[seat].append(card)
        if SLOT[card] >= 0:
            maze.held[SLOTS * seat + SLOT[card]] = NOTHING
    read_held(maze, entry, seat)
    if entry.has("gnomes"):
        row = GNOME_KINDS * seat
        maze.loose[row : row + GNOME_KINDS] = counts(entry.fields("gnomes"), GNOMES)
    maze.keys[seat] = entry.integer("keys", 0, 0, MOST)
    maze.ladybugs[seat] = entry.integer("ladybugs", 0, 0, MOST)
    maze.opened[seat] = [number(value, entry.at("chests"), 1, LOCKS) for value in entry.items("chests", [])]
    entry.get("points")
    entry.done()


def read_held(maze: Maze, entry: Fields, seat: int) -> None:
    """MG-POS-3: a card that is not named is empty."""
    held = entry.fields("held")
    for id in held.named([POWER[card] for card in maze.cards[seat] if SLOT[card] >= 0]):
        slot = SLOT[POWER.index(id)]
        text = held.text(id, "")
        if slot < FIRST_TRAP:
            inside = contents(text, CONTAINER_KINDS[BAGS + slot], held.at(id))
        elif text == "":
            inside = FREE_TRAP
        elif text in GNOMES:
            inside = GNOMES.index(text) + 1
        else:
            raise held.wrong(id, text, choice(["", *GNOMES]))
        maze.held[SLOTS * seat + slot] = inside


def contents(text: str, kind: int, field: str) -> int:
    """Treasures by their letters; `kind` of container, or -1 for an open chest."""
    for letter in text:
        if letter not in LETTERS:
            raise miswritten(field, text, ["", *LETTERS, LETTERS])
    red, blue, yellow = text.count("r"), text.count("b"), text.count("y")
    written = "r" * red + "b" * blue + "y" * yellow
    if written not in CONTENT_NUMBER or (kind >= 0 and not allowed(kind, red, blue, yellow)):
        raise impossible("position-contents", field=field, value=plain(text))
    return CONTENT_NUMBER[written]


def tile_list(entry: Fields, name: str, right: list[int]) -> list[int]:
    """Different tile numbers."""
    found: list[int] = []
    for value in entry.items(name, []):
        tile = number(value, entry.at(name), 1, NUMBERS)
        if tile not in right:
            raise entry.wrong(name, tile, AnyOf([*right]))
        if tile in found:
            raise repeated(entry.at(name), tile)
        found.append(tile)
    return found


def mask(tiles: list[int]) -> int:
    return sum(BIT[tile] for tile in tiles)


def deal_tiles(maze: Maze, fields: Fields) -> None:
    """Displays and stacks that are left out are random, from the tiles that lie nowhere else."""
    players = fields.fields("players")
    on_table = [OWNER[code] * (NUMBERS + 1) + NUMBER[code] for code in maze.sides if code]
    for seat in range(maze.seats):
        entry = players.fields(str(seat))
        if entry.has("display") and entry.has("stack"):
            continue
        free = [tile for tile in REGULAR_TILES if seat * (NUMBERS + 1) + tile not in on_table]
        if entry.has("display"):
            free = [tile for tile in free if not maze.display[seat] & BIT[tile]]
        if entry.has("stack"):
            free = [tile for tile in free if tile not in maze.stacks[seat]]
        tiles = maze.chance.order(free, TILE_NAMES)
        if not entry.has("display"):
            maze.display[seat] = mask(tiles[: maze.terms.open_tiles])
            tiles = tiles[maze.terms.open_tiles :]
        if not entry.has("stack"):
            maze.stacks[seat] = top_last(tiles[: len(REGULAR_TILES) - maze.terms.open_tiles])


def check_tiles(maze: Maze) -> None:
    """MG-POS-3: every tile of a seat is in one place only."""
    seen: list[int] = []
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] > WAITING:
            start = FIRST[garden] + (
                0 if maze.attached[garden] == NO_SIDE else 1
            )  # a shared tile counts once
            for side in range(start, FIRST[garden] + SIDES[garden]):
                code = maze.sides[side]
                if code:
                    seen.append(OWNER[code] * (NUMBERS + 1) + NUMBER[code])
    for seat in range(maze.seats):
        for tile in range(1, NUMBERS + 1):
            if maze.display[seat] & BIT[tile]:
                seen.append(seat * (NUMBERS + 1) + tile)
            if maze.ladybug_tiles[seat] & BIT[tile]:
                seen.append(seat * (NUMBERS + 1) + tile)
        seen.extend(seat * (NUMBERS + 1) + tile for tile in maze.stacks[seat])
    seen.extend(WARDEN * (NUMBERS + 1) + tile for tile in maze.warden)
    for place, tile in enumerate(seen):
        if tile in seen[:place]:
            owner = tile // (NUMBERS + 1)
            text = f"{'w' if owner == WARDEN else owner}:{tile % (NUMBERS + 1)}"
            raise denied("position-repeated", piece=plain(text))


def read_gnomes(maze: Maze, fields: Fields) -> None:
    """What is left out (display, start garden, stack) is random, from the gnomes that are nowhere else."""
    display = [GNOMES.index(id) for id in fields.words("gnome_display", [], GNOMES)]
    stack = [GNOMES.index(id) for id in fields.words("gnome_stack", [], GNOMES)]
    start = START_GARDEN[maze.seats]
    if not fields.has("gardens"):
        for kind in range(GNOME_KINDS):
            maze.gnomes[GNOME_KINDS * start + kind] = 0
    gnomes = maze.chance.order(free_gnomes(maze, [*display, *stack]), GNOMES)
    if not fields.has("gnome_display"):
        display = gnomes[: maze.terms.gnome_display]
        gnomes = gnomes[maze.terms.gnome_display :]
    if not fields.has("gardens"):
        for kind in gnomes[: MUSHROOMS[start]]:
            maze.gnomes[GNOME_KINDS * start + kind] += 1
        gnomes = gnomes[MUSHROOMS[start] :]
    if not fields.has("gnome_stack"):
        stack = gnomes
    maze.gnome_display = display
    maze.gnome_stack = top_last(stack)


def free_gnomes(maze: Maze, named: list[int]) -> list[int]:
    """The gnomes of the box that are not in a garden, with a seat or named."""
    left = GNOME_COUNTS[:]
    for kind in named:
        left[kind] -= 1
    for at, count in enumerate([*maze.gnomes, *maze.loose]):
        left[at % GNOME_KINDS] -= count
    for at, held in enumerate(maze.held):
        if at % SLOTS >= FIRST_TRAP and held > FREE_TRAP:
            left[held - 1] -= 1
    return [kind for kind in range(GNOME_KINDS) for _ in range(left[kind])]


def power_card(id: str, terms: Terms, place: str) -> int:
    if id not in POWER or (POWER.index(id) == WAGON and not terms.wagon):
        raise unknown(place, id, [POWER[card] for card in power_cards(terms.wagon)])
    return POWER.index(id)


def read_power(maze: Maze, fields: Fields, terms: Terms) -> None:
    """Display and deck that are left out are random, from the cards that lie nowhere else."""
    for card in range(len(POWER)):  # the opening's own open chests go back
        if not fields.has("treasure_bag"):
            for colour in range(3):
                maze.treasure_bag[colour] += COUNT[3 * maze.chest_fill[card] + colour]
        maze.chest_fill[card] = NOTHING
    display = [power_card(id, terms, "power_display") for id in fields.words("power_display", [])]
    deck = [power_card(id, terms, "power_deck") for id in fields.words("power_deck", [])]
    places = Places(POWER)
    for card in display:
        places.put(card, "power_display")
    for card in deck:
        places.put(card, "power_deck")
    free = [
        card
        for card in power_cards(terms.wagon)
        if not places.where[card] and all(card not in cards for cards in maze.cards)
    ]
    cards = maze.chance.order(free, POWER)
    if not fields.has("power_display"):
        display = cards[: terms.power_display]
        cards = cards[terms.power_display :]
    if not fields.has("power_deck"):
        deck = cards
    maze.power_display = display
    maze.power_deck = top_last(deck)
    if fields.has("chest_fill"):
        filled = fields.fields("chest_fill")
        for id in filled.named([POWER[card] for card in display if CHEST_SIZE[card]]):
            inside = contents(filled.text(id, ""), -1, filled.at(id))
            if TOTAL[inside] > CHEST_SIZE[POWER.index(id)]:
                size = CHEST_SIZE[POWER.index(id)]
                raise impossible("position-chest", field=filled.at(id), count=TOTAL[inside], most=size)
            maze.chest_fill[POWER.index(id)] = inside
        return
    kept = maze.treasure_bag[:]
    for card in display:
        if CHEST_SIZE[card]:
            fill_chest(maze, card)
    if fields.has("treasure_bag"):
        maze.treasure_bag = kept  # a given bag is what is left after the filling


def read_doors(maze: Maze, fields: Fields) -> None:
    if not fields.has("doors"):
        return
    doors = fields.fields("doors")
    maze.doors = []
    doors.named(DOORS)
    for door in range(DOOR_COUNT):
        if doors.has(DOORS[door]):
            entry = doors.fields(DOORS[door])
            maze.doors.append(door)
            maze.first[door] = entry.integer("first", NO_SEAT, NO_SEAT, maze.seats - 1)
            maze.second[door] = entry.integer("second", NO_SEAT, NO_SEAT, maze.seats - 1)
            entry.done()
            if maze.first[door] != NO_SEAT and maze.first[door] == maze.second[door]:
                raise impossible("position-door", field=entry.place, owner=Seat(maze.first[door]))


def read_warden(maze: Maze, fields: Fields) -> None:
    if not fields.has("warden"):
        on_table = [NUMBER[code] for code in maze.sides if OWNER[code] == WARDEN]
        maze.warden = [tile for tile in maze.warden if tile not in on_table]
        return
    entry = fields.fields("warden")
    if entry.has("stack"):
        maze.warden = top_last(tile_list(entry, "stack", REGULAR_TILES))
    entry.done()


def read_agenda(maze: Maze, fields: Fields) -> None:
    """MG-POS-5."""
    over = fields.flag("over", False)
    to_act = seat_of(maze.agenda[-1])  # the start seat's turn, from the opening
    if fields.has("to_act") and not fields.has("agenda") and not over:
        to_act = fields.integer("to_act", to_act, 0, maze.seats - 1)
    fields.get("to_act")
    if not fields.has("agenda"):
        maze.agenda = [] if over else [step(TURN, to_act)]
        return
    steps = [read_step(maze, text) for text in fields.words("agenda", [])]
    if over and steps:
        raise impossible("position-agenda-over")
    if fields.has("over") and not over and not steps:
        raise impossible("position-agenda-empty")
    maze.agenda = top_last(steps)


def read_step(maze: Maze, text: str) -> int:
    words = text.split(" ")
    if words[0] not in STEPS:
        raise unknown("agenda", words[0], STEPS)
    what = STEPS.index(words[0])
    shape = ARGUMENTS[what]
    if len(words) != len(shape) + 1:
        raise impossible("position-step", step=plain(text), words=len(shape))
    if what == WARDENS_TURN and maze.seats > 1:
        raise impossible("position-no-warden", field="agenda", value=plain(text))
    seat = 0
    values: list[int] = []
    garden = -1
    for argument, word in zip(shape, words[1:], strict=True):
        if argument == "w" and word == "w" and maze.seats == 1:
            seat = WARDEN
        elif argument in "sw":
            if not word.isdecimal() or int(word) >= maze.seats:
                raise no_seat("agenda", text, maze.seats)
            seat = int(word)
        elif argument == "g":
            garden = layout_garden(maze, word, "agenda")
            if maze.order[garden] <= WAITING:
                raise impossible("position-step-away", step=plain(text), garden=plain(word))
            values.append(garden)
        elif argument == "k":
            if word not in GNOMES:
                raise unknown("agenda", word, GNOMES)
            values.append(GNOMES.index(word))
        else:
            most = SIDES[garden] if argument == "d" else MOST
            least = 1 if argument == "d" else 0
            if not word.isdecimal() or not least <= int(word) <= most:
                raise misfit("agenda", word, number_from(least, most))
            values.append(int(word))
    values.extend([0, 0, 0])
    return step(what, seat, values[0], values[1], values[2])
