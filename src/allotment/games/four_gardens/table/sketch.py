"""The table drawn in text, from a view: the pagoda as seen from your side, your hand with all uses."""

from __future__ import annotations

from typing import Final

from ....kernel.story import Args, Phrase, Title
from ....words import Speaker, speaking
from ..components import (
    CARD_NAMES,
    CARD_TITLES,
    FLOOR,
    FRAME,
    FRAME_NAMES,
    FRAME_TITLES,
    GOD,
    GOD_TITLES,
    GODS,
    LOOK_NAMES,
    LOOK_TITLES,
    NEEDS,
    OFF_BOARD,
    PANORAMA,
    PANORAMAS,
    RESOURCE_TITLES,
    RESOURCES,
    SHOWN,
    SIDES,
    UPWARDS,
    WILD_SYMBOL,
)
from ..knowledge.view import Player
from ..rules.rotate import collected, counted, turn_floors
from .gestures import Drawn, agreed, spaces_of, tile_value

SLUG: Final = "four-gardens"
WIDTH: Final = 100


def sketch(view: Drawn, seat: int) -> str:
    words = speaking(view, SLUG)
    blocks = [
        headline(view, words),
        beside(pagoda(view, words, seat), tracks(view, words)),
        commons(view, words),
    ]
    seats = len(view["players"])
    order = [(max(seat, 0) + step) % seats for step in range(1, seats)] + [max(seat, 0)]
    blocks += [garden(view, words, other, other == seat) for other in order]
    if seat >= 0:
        blocks.append(hand(view, words, seat))
    return "\n\n".join("\n".join(block) for block in blocks)


def headline(seen: Drawn, words: Speaker) -> list[str]:
    totals = [
        Phrase("total", {"name": words.name(s), "points": points}) for s, points in enumerate(seen["scores"])
    ]
    points = words.text("sketch-points", totals=totals)
    if seen["phase"] == "over":
        places = [
            Phrase("sketch-place", {"name": words.name(s), "place": rank})
            for s, rank in enumerate(seen["ranks"])
        ]
        return [
            words.text("sketch-over", round=seen["round"]),
            words.text("sketch-places", places=places),
            points,
        ]
    left = Phrase("sketch-left", {"left": seen["actions_left"]})
    lines = [words.text("sketch-turn", seen["turn"], round=seen["round"], task=task(seen), left=left)]
    if seen["ending"]:
        lines.append(words.text("sketch-last-round"))
    lines.append(points)
    for kind, roles in (("sketch-gave", seen["gave"]), ("sketch-got", seen["got"])):
        if roles:
            lines += wrapped(words.text(kind) + " ", [words.say(role(one)) for one in roles])
    return lines


def role(text: str) -> Phrase:
    resource, frame = text.split(" ")
    given: Args = {
        "resource": RESOURCE_TITLES[RESOURCES.index(resource)],
        "card": FRAME_TITLES[FRAME_NAMES.index(frame)],
    }
    return Phrase("sketch-role", given)


def task(seen: Drawn) -> Phrase:
    """What the seat to play is about to do."""
    phase = str(seen["phase"])
    if phase == "god":
        card = FRAME_TITLES[FRAME_NAMES.index(seen["resolving"])]
        return Phrase("sketch-god", {"card": card, "flowers": seen["multis"]})
    if phase == "take":
        return Phrase("sketch-take", {"tokens": seen["takes_left"]})
    return Phrase(f"sketch-{phase}")


def pagoda(seen: Drawn, words: Speaker, seat: int) -> list[str]:
    """Top floor first; the icons on the own side in front, those of the other sides as numbers."""
    side = SIDES[len(seen["players"])][max(seat, 0)]
    sides = [words.text(f"sketch-{name}-side") for name in ("left", "far", "right")]
    lines = [
        f"{words.text('sketch-pagoda', max(seat, 0)):<31}" + "".join(f" {name:>2}" for name in sides),
        "          ▲",
    ]
    for level in (3, 2, 1, 0):
        icons = [SHOWN[seen["fronts"][level]][(side + step) % 4] for step in range(4)]
        face = ("■ " * icons[0]).strip().center(9 + 2 * (3 - level)).center(17)
        edge = 4 - (3 - level)
        face = " " * edge + "[" + face[edge + 1 : 17 - edge - 1] + "]" + " " * edge
        name = words.say(count(icons[0], RESOURCES.index(seen["floors"][level])))
        others = "".join(f" {icons[step]:>{len(sides[step - 1])}}" for step in (1, 2, 3))
        lines.append(f"{level + 1}  {face} {name:<10}{others}")
    return lines


def count(number: int, resource: int) -> Phrase:
    return Phrase("count", {"count": number, "resource": RESOURCE_TITLES[resource]})


def tracks(seen: Drawn, words: Speaker) -> list[str]:
    """A line for each god; seats stand below their space."""
    wide = max(4, len(seen["players"]) + 1)
    spaces = list(range(OFF_BOARD, agreed(seen).last + 1))
    off = words.text("sketch-off")
    titles = [god_name(words, god) for god in range(len(GODS))]
    margin = max(len(title) for title in titles) + 1
    head = "".join(f"{off if space == OFF_BOARD else space:<{wide}}" for space in spaces)
    lines = [words.text("sketch-tracks"), " " * margin + head.rstrip()]
    for god, title in enumerate(titles):
        cells: list[str] = []
        for space in spaces:
            here = [seat for seat, player in seen["players"].items() if player["track"][GODS[god]] == space]
            cells.append("".join(here) or (" " if space == OFF_BOARD else "."))
        lines.append(f"{title:<{margin}}" + "".join(f"{cell:<{wide}}" for cell in cells).rstrip())
    return lines


def god_name(words: Speaker, god: int) -> str:
    return str(words.title(GOD_TITLES[god])[""])


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two blocks side by side, or one below the other where they are too wide."""
    gap = max(len(line) for line in left) + 2
    if gap + max(len(line) for line in right) > WIDTH:
        return [*left, "", *right]
    return [f"{first:<{gap}}{second}".rstrip() for first, second in zip(left, right, strict=True)]


def commons(seen: Drawn, words: Speaker) -> list[str]:
    supply = [count(seen["supply"][name], number) for number, name in enumerate(RESOURCES)]
    tiles: list[object] = []
    for type, pile in seen["bonus"].items():
        values = " ".join(str(tile_value(agreed(seen), tile)) for tile in pile)
        tiles.append(Phrase("sketch-tiles-of", {"tile": Title(type), "values": values or "-"}))
    given: Args = {"cards": seen["pile_count"], "discards": len(seen["discard"])}
    kind = "sketch-pile"
    if "top" in seen:
        top = seen["top"]
        look = LOOK_NAMES.index(f"?{top['panorama']}-{top['frame']}-{top['god']}")
        kind, given["top"] = "sketch-pile-top", LOOK_TITLES[look]
    lines = [
        words.text("sketch-supply", tokens=supply),
        words.text("sketch-bonus-tiles", tiles=tiles),
        words.say(Phrase(kind, given)),
        words.text("sketch-open"),
    ]
    for name in seen["open"]:
        lines += card_lines(words, CARD_NAMES.index(name))
    return lines


def garden(seen: Drawn, words: Speaker, seat: int, own: bool) -> list[str]:
    player: Player = seen["players"][str(seat)]
    lines = [
        words.text(
            "sketch-garden",
            seat,
            number=seat,
            done=len(player["landscapes"]),
            target=agreed(seen).target,
            tokens=counted([player["tile"][name] for name in RESOURCES]) or Phrase("empty"),
            free=room(seen, player),
        )
    ]
    if player["tiles"]:
        tiles = [Title(name.partition("-")[0]) for name in player["tiles"]]
        lines.append("  " + words.text("sketch-holds", tiles=tiles))
    done = [CARD_NAMES.index(name) for name in player["landscapes"]]
    rows: list[str] = []
    for panorama, name in enumerate(PANORAMAS):
        gods = {FRAME[c]: god_name(words, GOD[c]) for c in done if PANORAMA[FRAME[c]] == panorama}
        if gods:
            frames = [
                gods.get(frame, "-") for frame in range(len(FRAME_NAMES)) if PANORAMA[frame] == panorama
            ]
            rows.append(f"{words.title(Title(f'panorama-{name}'))['']} [{' | '.join(frames)}]")
    if rows:
        lines += wrapped("  " + words.text("sketch-landscapes") + " ", rows)
    for name in player["active"]:
        card = CARD_NAMES.index(name)
        on = player["on"][FRAME_NAMES[FRAME[card]]]
        parts: list[object] = []
        for kind, need in enumerate(NEEDS[card]):
            if need:
                given: Args = {"resource": RESOURCE_TITLES[kind], "on": on[RESOURCES[kind]], "of": need}
                parts.append(Phrase("sketch-need", given))
        title, god = FRAME_TITLES[FRAME[card]], GOD_TITLES[GOD[card]]
        lines.append("  " + words.text("sketch-active", card=title, god=god, parts=parts))
    if not own:
        known = [
            LOOK_TITLES[LOOK_NAMES.index(entry)]
            if entry.startswith("?")
            else CARD_TITLES[CARD_NAMES.index(entry)]
            for entry in player["known"]
        ]
        told = "sketch-hand-known" if known else "sketch-hand-count"
        start = "  " + words.text(told, cards=player["hand_count"]) + " "
        lines += wrapped(start, [str(words.title(title)[""]) for title in known])
    return lines


def hand(seen: Drawn, words: Speaker, seat: int) -> list[str]:
    player: Player = seen["players"][str(seat)]
    lines = [words.text("sketch-hand")]
    for name in player["hand"]:
        card = CARD_NAMES.index(name)
        lines += card_lines(words, card)
        uses = [laying(seen, player, card), *symbol(seen, player, seat, card)]
        lines += wrapped("      ", [words.say(use) for use in uses])
    return lines


def card_lines(words: Speaker, card: int) -> list[str]:
    """A card as one writes it in a move, then what is on it."""
    title, god = FRAME_TITLES[FRAME[card]], GOD_TITLES[GOD[card]]
    parts = [
        words.text("sketch-card", card=title, god=god),
        words.text("sketch-needs", needs=counted(NEEDS[card])),
    ]
    if WILD_SYMBOL[card]:
        parts.append(words.text("sketch-wheel"))
    else:
        parts.append(words.text("sketch-up" if UPWARDS[card] else "sketch-down", floor=FLOOR[card] + 1))
    return wrapped(f"  {CARD_NAMES[card]:<11} ", parts)


def laying(seen: Drawn, player: Player, card: int) -> Phrase:
    there = [FRAME[CARD_NAMES.index(name)] for name in player["active"] + player["landscapes"]]
    if FRAME[card] in there:
        return Phrase("sketch-laid", {"card": FRAME_TITLES[FRAME[card]]})
    if len(player["active"]) >= agreed(seen).active:
        return Phrase("sketch-full", {"cards": agreed(seen).active})
    return Phrase("sketch-can-lay")


def symbol(seen: Drawn, player: Player, seat: int, card: int) -> list[Phrase]:
    """What the card's symbol would bring now."""
    if WILD_SYMBOL[card]:
        return [Phrase("sketch-choice")]
    side = SIDES[len(seen["players"])][seat]
    floors = [RESOURCES.index(name) for name in seen["floors"]]
    supply = [seen["supply"][name] for name in RESOURCES]
    parts: list[Phrase] = []
    for clockwise in (True, False):
        fronts = list(seen["fronts"])
        turn_floors(fronts, FLOOR[card], clockwise)
        counts = collected(floors, fronts, side, UPWARDS[card], supply, room(seen, player))
        parts.append(Phrase("sketch-cw" if clockwise else "sketch-ccw", {"got": counted(counts)}))
    return parts


def room(seen: Drawn, player: Player) -> int:
    """Free spaces of the planning tile."""
    return spaces_of(agreed(seen), player) - sum(int(count) for count in player["tile"].values())


def wrapped(start: str, words: list[str]) -> list[str]:
    """Words in a row, broken before the margin."""
    lines = [start]
    for number, word in enumerate(words):
        piece = word + ("; " if number < len(words) - 1 else "")
        if len(lines[-1]) + len(piece) > WIDTH:
            lines.append("      ")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
