"""The table drawn in text, from a view: the pagoda as seen from your side, your hand with all uses."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Position
from .components import (
    ACTIVE_LIMIT,
    BONUS_NAMES,
    CARD_NAMES,
    COLOURS,
    EXPANSION,
    FLOOR,
    FRAME,
    FRAME_NAMES,
    GOD,
    GODS,
    LAST_SPACE,
    NEEDS,
    OFF_BOARD,
    PANORAMA,
    PANORAMAS,
    RESOURCES,
    SHOWN,
    SIDES,
    SIZE,
    SPACES,
    SYMBOLS,
    TARGET,
    TYPE,
    UPWARDS,
    VALUE,
    WILD_SYMBOL,
)
from .rules.rotate import collected, turn_floors

Seen = dict[str, Any]
WIDTH = 100


def sketch(view: Position, seat: int) -> str:
    seen: Seen = view
    blocks = [headline(seen), beside(pagoda(seen, seat), tracks(seen)), commons(seen)]
    seats = len(seen["players"])
    order = [(max(seat, 0) + step) % seats for step in range(1, seats)] + [max(seat, 0)]
    blocks += [garden(seen, other, other == seat) for other in order]
    if seat >= 0:
        blocks.append(hand(seen, seat))
    return "\n\n".join("\n".join(block) for block in blocks)


def headline(seen: Seen) -> list[str]:
    scores = ", ".join(f"seat {seat} {points}" for seat, points in enumerate(seen["scores"]))
    if seen["phase"] == "over":
        ranks = ", ".join(f"seat {seat} is number {rank}" for seat, rank in enumerate(seen["ranks"]))
        return [f"The game is over in round {seen['round']}.", f"Places: {ranks}.", f"Points: {scores}."]
    last = "  THE LAST ROUND" if seen["ending"] else ""
    lines = [f"Round {seen['round']}, seat {seen['turn']} to play: {task(seen)}.{last}", f"Points: {scores}."]
    if seen["gave"]:
        lines += wrapped("Have given in this reallocation: ", seen["gave"])
    if seen["got"]:
        lines += wrapped("Have received in this reallocation: ", seen["got"])
    return lines


def task(seen: Seen) -> str:
    """What the seat to play is about to do."""
    left = f"{seen['actions_left']} more to take"
    if seen["phase"] == "action":
        return f"an action ({seen['actions_left'] - 1} more after it)"
    if seen["phase"] == "cart":
        return f"resources to move (actions: {left})"
    if seen["phase"] == "complete":
        return f"a full card to complete (actions: {left})"
    if seen["phase"] == "god":
        return f"a god to choose for {seen['resolving']}, {seen['multis']} in all (actions: {left})"
    if seen["phase"] == "bonus":
        return f"a panorama is finished, a bonus tile to take (actions: {left})"
    if seen["phase"] == "take":
        return f"{seen['takes_left']} tokens of the wilds tile to take (actions: {left})"
    return "cards to draw"


def pagoda(seen: Seen, seat: int) -> list[str]:
    """Top floor first; the icons on the own side in front, those of the other sides as numbers."""
    side = SIDES[len(seen["players"])][max(seat, 0)]
    lines = [
        "The pagoda from " + ("your side" if seat >= 0 else "seat 0") + "     left far right",
        "          ▲",
    ]
    for level in (3, 2, 1, 0):
        icons = [SHOWN[seen["fronts"][level]][(side + step) % 4] for step in range(4)]
        face = ("■ " * icons[0]).strip().center(9 + 2 * (3 - level)).center(17)
        edge = 4 - (3 - level)
        face = " " * edge + "[" + face[edge + 1 : 17 - edge - 1] + "]" + " " * edge
        name = f"{icons[0]} {seen['floors'][level]}"
        lines.append(f"{level + 1}  {face} {name:<9} {icons[1]:>2} {icons[2]:>3} {icons[3]:>4}")
    return lines


def tracks(seen: Seen) -> list[str]:
    """A line for each god; seats stand below their space."""
    wide = max(4, len(seen["players"]) + 1)
    spaces = list(range(OFF_BOARD, LAST_SPACE + 1))
    head = "".join(f"{'off' if space == OFF_BOARD else space:<{wide}}" for space in spaces)
    lines = ["God tracks", "       " + head.rstrip()]
    for god in GODS:
        cells: list[str] = []
        for space in spaces:
            here = [seat for seat, player in seen["players"].items() if player["track"][god] == space]
            cells.append("".join(here) or (" " if space == OFF_BOARD else "."))
        lines.append(f"{god:<7}" + "".join(f"{cell:<{wide}}" for cell in cells).rstrip())
    return lines


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two blocks side by side, or one below the other where they are too wide."""
    gap = max(len(line) for line in left) + 2
    if gap + max(len(line) for line in right) > WIDTH:
        return [*left, "", *right]
    return [f"{first:<{gap}}{second}".rstrip() for first, second in zip(left, right, strict=True)]


def commons(seen: Seen) -> list[str]:
    top = ""
    if "top" in seen:
        side = seen["top"]
        top = f", on top {side['panorama']}-{side['frame']} ({side['god']})"
    tiles = []
    for type, pile in seen["bonus"].items():
        worth = [VALUE[BONUS_NAMES.index(tile)] for tile in pile]
        tiles.append(f"{type} {' '.join(str(value) for value in worth)}" if worth else f"{type} none")
    lines = [
        "Supply: " + amounts(seen["supply"], all=True) + ".",
        f"Bonus tiles: {', '.join(tiles)}.",
        f"Pile: {seen['pile_count']} cards{top}. Discards: {len(seen['discard'])}.",
        "Open cards:",
    ]
    lines += ["  " + card_line(CARD_NAMES.index(name)) for name in seen["open"]]
    return lines


def garden(seen: Seen, seat: int, own: bool) -> list[str]:
    player: Seen = seen["players"][str(seat)]
    target = TARGET[len(seen["players"])]
    whose = (
        f"Your garden (seat {seat}, {COLOURS[seat]})" if own else f"Garden of seat {seat} ({COLOURS[seat]})"
    )
    lines = [
        f"{whose}: {len(player['landscapes'])} of {target} landscapes, "
        f"planning tile {amounts(player['tile'])} ({room(player)} free)"
    ]
    if player["tiles"]:
        lines.append(f"  bonus tiles: {', '.join(player['tiles'])}")
    done = [CARD_NAMES.index(name) for name in player["landscapes"]]
    rows: list[str] = []
    for panorama, name in enumerate(PANORAMAS):
        gods = {FRAME_NAMES[FRAME[c]]: SYMBOLS[GOD[c]] for c in done if PANORAMA[FRAME[c]] == panorama}
        if gods:
            frames = [gods.get(f"{name}-{number + 1}", "-") for number in range(SIZE[panorama])]
            rows.append(f"{name} [{' | '.join(frames)}]")
    if rows:
        lines += wrapped("  landscapes: ", rows)
    for name in player["active"]:
        card = CARD_NAMES.index(name)
        on = player["on"][FRAME_NAMES[FRAME[card]]]
        need = NEEDS[card]
        parts = [f"{r} {on[r]}/{need[number]}" for number, r in enumerate(RESOURCES) if need[number]]
        lines.append(f"  active {name:<11} for {SYMBOLS[GOD[card]]:<7} {', '.join(parts)}")
    if not own:
        known = [entry[1:] + "?" if entry.startswith("?") else entry for entry in player["known"]]
        lines += wrapped(f"  {player['hand_count']} hand cards" + (", known: " if known else ""), known)
    return lines


def hand(seen: Seen, seat: int) -> list[str]:
    player: Seen = seen["players"][str(seat)]
    lines = ["Your hand (every card can also draw the handcart):"]
    for name in player["hand"]:
        card = CARD_NAMES.index(name)
        lines.append("  " + card_line(card))
        lines += wrapped("      ", [laying(player, card), *symbol(seen, player, seat, card)])
    return lines


def card_line(card: int) -> str:
    needs = [f"{count} {RESOURCES[kind]}" for kind, count in enumerate(NEEDS[card]) if count]
    if WILD_SYMBOL[card]:
        use = "wild"
    else:
        use = f"pagoda floor {FLOOR[card] + 1} {'upwards' if UPWARDS[card] else 'downwards'}"
    return f"{CARD_NAMES[card]:<11} for {SYMBOLS[GOD[card]]:<7} needs {', '.join(needs):<30} {use}"


def laying(player: Seen, card: int) -> str:
    there = [FRAME[CARD_NAMES.index(name)] for name in player["active"] + player["landscapes"]]
    if FRAME[card] in there:
        return f"{FRAME_NAMES[FRAME[card]]} is in the garden"
    if len(player["active"]) >= ACTIVE_LIMIT:
        return f"{ACTIVE_LIMIT} cards are active"
    return "can be laid"


def symbol(seen: Seen, player: Seen, seat: int, card: int) -> list[str]:
    """What the card's symbol would bring now."""
    if WILD_SYMBOL[card]:
        return ["one token of choice"]
    side = SIDES[len(seen["players"])][seat]
    floors = [RESOURCES.index(name) for name in seen["floors"]]
    supply = [seen["supply"][name] for name in RESOURCES]
    parts: list[str] = []
    for clockwise in (True, False):
        fronts = list(seen["fronts"])
        turn_floors(fronts, FLOOR[card], clockwise)
        counts = collected(floors, fronts, side, UPWARDS[card], supply, room(player))
        brought = amounts(dict(zip(RESOURCES, counts, strict=True)))
        parts.append(f"{'cw' if clockwise else 'ccw'} brings {brought}")
    return parts


def room(player: Seen) -> int:
    """Free spaces of the planning tile."""
    tiles = [BONUS_NAMES.index(name) for name in player["tiles"]]
    extra = sum(VALUE[tile] for tile in tiles if TYPE[tile] == EXPANSION)
    taken: int = sum(player["tile"].values())
    return SPACES + extra - taken


def amounts(counts: Seen, all: bool = False) -> str:
    parts = [f"{count} {name}" for name, count in counts.items() if count or all]
    return ", ".join(parts) if parts else "nothing"


def wrapped(start: str, words: list[str]) -> list[str]:
    """Words in a row, broken before the margin."""
    lines = [start]
    for number, word in enumerate(words):
        piece = word + ("; " if number < len(words) - 1 else "")
        if len(lines[-1]) + len(piece) > WIDTH:
            lines.append("      ")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
