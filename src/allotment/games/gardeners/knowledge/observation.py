"""The seat's view in numbers: for bots and environments.

Everything is public or the seat's own (GR-HIDE). Seats are counted from the viewer onwards; a spectator sees
seat 0 as the first.
"""

from __future__ import annotations

from typing import Final

from ....kernel.game import NOBODY
from ....kernel.row import Lines, Row
from ..components import (
    ARMS,
    BACK,
    BACKGROUND,
    BACKGROUNDS,
    BACKS,
    CARDS,
    ELEMENT,
    ELEMENTS,
    EMPTY,
    FACES,
    LIE_TILE,
    TILES,
)
from ..rules.model import NONE, OVER, PHASES, VERDICTS, Play, Terms
from ..rules.scoring import score
from .view import sees_front

COMPASS_WORDS: Final = ["north", "east", "south", "west"]
ROUNDS: Final = 20  # counters are given in these units
SCORE: Final = 10


def feature_names(terms: Terms) -> list[str]:
    names: list[str] = []
    for cell in range(terms.table.size):
        where = terms.table.names[cell]
        names.extend(f"cell {where} {word}" for word in BACKGROUNDS)
        names.extend(f"cell {where} {word}" for word in ELEMENTS)
        names.extend(f"cell {where} points {word}" for word in COMPASS_WORDS)
    for step in range(terms.seats):
        names.extend(f"seat +{step} open {TILES[tile]}" for tile in terms.mode.tiles)
        names.append(f"seat +{step} ready")
        names.extend(f"seat +{step} said {word}" for word in VERDICTS)
        names.append(f"seat +{step} is first")
        names.append(f"seat +{step} drew last")
        names.extend(f"seat +{step} front {CARDS[card]}" for card in terms.cards)
        names.extend(f"seat +{step} backs {back}" for back in BACKS)
    for pile in range(2 if terms.mode.solo else terms.seats):
        names.extend(f"pile +{pile} top {TILES[tile]}" for tile in terms.mode.tiles)
        names.append(f"pile +{pile} size")
    names.extend(f"buried {TILES[tile]}" for tile in terms.mode.tiles)
    for age in range(terms.cards_in_play):
        names.extend(f"card {age} owner +{step}" for step in range(terms.seats))
        names.extend(f"card {age} back {back}" for back in BACKS)
        names.extend([f"card {age} up", f"card {age} proven"])
    names.extend(f"validated {CARDS[card]}" for card in terms.cards)
    names.extend(f"discarded {back}" for back in BACKS)
    names.extend(f"next card {back}" for back in BACKS)
    names.extend(f"phase {phase}" for phase in PHASES)
    names.extend(["draw pile", "cards in play", "discards", "clock", "rounds", "gardens", "validations"])
    names.extend(["score", "moves", "tiles laid", "failed check"])
    return names


def observe(terms: Terms, play: Play, seat: int, out: Row) -> None:
    tiles = len(terms.mode.tiles)
    start = out.at
    lies = play.garden.lies
    for cell in range(terms.table.size):
        if lies[cell] != EMPTY:
            out.at = start + cell * LIE_WIDTH
            out.copy(LIE_ROWS, lies[cell])
    out.at = start + terms.table.size * LIE_WIDTH
    base = 0 if seat == NOBODY else seat
    for step in range(terms.seats):
        add_seat(out, terms, play, (base + step) % terms.seats, seat)
    piles = len(play.piles)
    buried = out.at + piles * (tiles + 1)
    for step in range(piles):
        pile = play.piles[(base + step) % piles]
        out.one_hot(pile[0] if pile else EMPTY, tiles)
        out.put(float(len(pile)) / tiles)
        for place in range(1, len(pile)):
            out.cells[buried + pile[place]] = 1.0  # known by elimination, but not where they are
    out.skip(tiles)
    for age in range(terms.cards_in_play):
        add_card(out, terms, play, len(play.cards) - 1 - age, base)
    flags(out, terms.card_place, len(terms.cards), play.validated)
    back_counts(out, terms, play.discarded)
    out.one_hot(BACK[play.deck[0]] if play.deck else EMPTY, len(BACKS))
    out.one_hot(play.phase, len(PHASES))
    out.put(float(len(play.deck)) / len(terms.cards))
    out.put(min(1.0, float(len(play.cards)) / SCORE))
    out.put(min(1.0, float(play.discards) / SCORE))
    out.put(float(play.clock) / terms.timer if terms.timer else 0.0)
    out.put(min(1.0, float(play.round) / ROUNDS))
    out.put(min(1.0, float(play.gardens) / ROUNDS))
    out.put(float(play.validations) / terms.solo_validations)
    out.put(max(-1.0, min(1.0, float(score(terms, play)) / SCORE)))
    out.put(min(1.0, float(play.moves_made) / terms.limit))
    out.put(float(play.garden.laid) / tiles)
    out.yes(bool(play.checked))


def flags(out: Row, place: list[int], count: int, which: list[int]) -> None:
    """Which of so many tiles or cards are there, by their places."""
    for piece in which:
        if place[piece] != EMPTY:
            out.cells[out.at + place[piece]] = 1.0
    out.skip(count)


LIE_WIDTH: Final[int] = len(BACKGROUNDS) + len(ELEMENTS) + 4


def lie_numbers(lie: int) -> list[float]:
    out = Row(LIE_WIDTH)
    out.one_hot(BACKGROUND[LIE_TILE[lie]], len(BACKGROUNDS))
    out.one_hot(ELEMENT[LIE_TILE[lie]], len(ELEMENTS))
    for side in range(4):
        out.yes(FACES[lie] == side or side in ARMS[lie])
    return list(out.cells)


# A cell's numbers by how a tile lies there: a row is copied faster than made.
LIE_ROWS: Final = Lines([lie_numbers(lie) for lie in range(len(LIE_TILE))])


def add_seat(out: Row, terms: Terms, play: Play, owner: int, seat: int) -> None:
    reserve = play.reserves[owner]
    flags(out, terms.tile_place, len(terms.mode.tiles), reserve)
    out.yes(play.ready[owner])
    out.one_hot(play.verdicts[owner] if play.verdicts else NONE, len(VERDICTS))
    out.yes(play.first == owner)
    out.yes(play.last_drawer == owner)
    fronts: list[int] = []
    backs: list[int] = []
    for place in range(len(play.cards)):
        if play.owners[place] == owner:
            backs.append(play.cards[place])
            if sees_front(play, place, seat):
                fronts.append(play.cards[place])
    flags(out, terms.card_place, len(terms.cards), fronts)
    back_counts(out, terms, backs)


def back_counts(out: Row, terms: Terms, cards: list[int]) -> None:
    """By back: how many of these cards have it, as a share of those that can be in play."""
    cells = out.cells
    start = out.at
    for card in cards:
        cells[start + BACK[card]] += 1.0
    if cards:
        most = float(terms.cards_in_play)
        for at in range(start, start + len(BACKS)):
            if cells[at] > 0.0:
                cells[at] = min(1.0, cells[at] / most)
    out.skip(len(BACKS))


def add_card(out: Row, terms: Terms, play: Play, place: int, base: int) -> None:
    """The newest card, the one before it, and so on."""
    if place < 0:
        out.skip(terms.seats + len(BACKS) + 2)
        return
    out.one_hot((play.owners[place] - base) % terms.seats, terms.seats)
    out.one_hot(BACK[play.cards[place]], len(BACKS))
    out.yes(play.up[place] or play.phase == OVER)
    out.yes(play.proven[place])
