"""The seat's view in numbers: for bots and environments.

Everything is public or the seat's own (GR-HIDE). Seats are counted from the viewer onwards; a spectator sees
seat 0 as the first.
"""

from __future__ import annotations

from typing import Final

from ...kernel.game import NOBODY
from .components import (
    ARMS,
    BACK,
    BACKGROUND,
    BACKGROUNDS,
    BACKS,
    CARDS,
    CARDS_IN_PLAY,
    ELEMENT,
    ELEMENTS,
    EMPTY,
    FACES,
    LIE_TILE,
    TILES,
    VALIDATIONS,
)
from .model import NONE, OVER, PHASES, VERDICTS, Play, Terms
from .position import sees_front
from .scoring import score

COMPASS_WORDS: Final = ["north", "east", "south", "west"]
ROUNDS: Final = 20  # counters are given in these units
SCORE: Final = 10


def feature_names(terms: Terms) -> list[str]:
    names: list[str] = []
    for cell in terms.table.cells:
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
    for age in range(CARDS_IN_PLAY):
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


def features(terms: Terms, play: Play, seat: int) -> list[float]:
    out: list[float] = []
    lies = play.garden.lies
    for cell in terms.table.cells:
        out.extend(LIE_ROWS[lies[cell] + 1])
    base = 0 if seat == NOBODY else seat
    for step in range(terms.seats):
        add_seat(out, terms, play, (base + step) % terms.seats, seat)
    piles = len(play.piles)
    hidden = [0.0] * len(terms.mode.tiles)
    for step in range(piles):
        pile = play.piles[(base + step) % piles]
        one_hot(out, len(terms.mode.tiles), pile[0] if pile else EMPTY)
        out.append(len(pile) / len(terms.mode.tiles))
        for place in range(1, len(pile)):
            hidden[pile[place]] = 1.0  # known by elimination, not where
    out.extend(hidden)
    for age in range(CARDS_IN_PLAY):
        add_card(out, terms, play, len(play.cards) - 1 - age, base)
    flags(out, terms.cards, play.validated)
    back_counts(out, play.discarded)
    one_hot(out, len(BACKS), BACK[play.deck[0]] if play.deck else EMPTY)
    one_hot(out, len(PHASES), play.phase)
    out.append(len(play.deck) / len(terms.cards))
    out.append(min(1.0, len(play.cards) / SCORE))
    out.append(min(1.0, play.discards / SCORE))
    out.append(play.clock / terms.timer if terms.timer else 0.0)
    out.append(min(1.0, play.round / ROUNDS))
    out.append(min(1.0, play.gardens / ROUNDS))
    out.append(play.validations / VALIDATIONS)
    out.append(max(-1.0, min(1.0, score(play) / SCORE)))
    out.append(min(1.0, play.moves_made / terms.limit))
    out.append(play.garden.laid / len(terms.mode.tiles))
    out.append(1.0 if play.checked else 0.0)
    return out


def one_hot(out: list[float], length: int, place: int) -> None:
    start = len(out)
    out.extend([0.0] * length)
    if 0 <= place < length:
        out[start + place] = 1.0


def flags(out: list[float], of: list[int], which: list[int]) -> None:
    """Which of some tiles or cards are there."""
    start = len(out)
    out.extend([0.0] * len(of))
    for piece in which:
        if piece in of:
            out[start + of.index(piece)] = 1.0


def lie_numbers(lie: int) -> list[float]:
    out: list[float] = []
    if lie == EMPTY:
        return [0.0] * (len(BACKGROUNDS) + len(ELEMENTS) + 4)
    one_hot(out, len(BACKGROUNDS), BACKGROUND[LIE_TILE[lie]])
    one_hot(out, len(ELEMENTS), ELEMENT[LIE_TILE[lie]])
    for side in range(4):
        out.append(1.0 if FACES[lie] == side or side in ARMS[lie] else 0.0)
    return out


# A cell's numbers by how a tile lies there, the empty cell first: a row is copied faster than made.
LIE_ROWS: Final[list[list[float]]] = [lie_numbers(lie) for lie in range(EMPTY, len(LIE_TILE))]


def add_seat(out: list[float], terms: Terms, play: Play, owner: int, seat: int) -> None:
    reserve = play.reserves[owner]
    flags(out, terms.mode.tiles, reserve)
    out.append(1.0 if play.ready[owner] else 0.0)
    one_hot(out, len(VERDICTS), play.verdicts[owner] if play.verdicts else NONE)
    out.append(1.0 if play.first == owner else 0.0)
    out.append(1.0 if play.last_drawer == owner else 0.0)
    fronts: list[int] = []
    backs: list[int] = []
    for place in range(len(play.cards)):
        if play.owners[place] == owner:
            backs.append(play.cards[place])
            if sees_front(play, place, seat):
                fronts.append(play.cards[place])
    flags(out, terms.cards, fronts)
    back_counts(out, backs)


def back_counts(out: list[float], cards: list[int]) -> None:
    for back in range(len(BACKS)):
        found = 0
        for card in cards:
            if BACK[card] == back:
                found += 1
        out.append(min(1.0, found / CARDS_IN_PLAY))


def add_card(out: list[float], terms: Terms, play: Play, place: int, base: int) -> None:
    """The newest card, the one before it, and so on."""
    if place < 0:
        out.extend([0.0] * (terms.seats + len(BACKS) + 2))
        return
    one_hot(out, terms.seats, (play.owners[place] - base) % terms.seats)
    one_hot(out, len(BACKS), BACK[play.cards[place]])
    out.append(1.0 if play.up[place] or play.phase == OVER else 0.0)
    out.append(1.0 if play.proven[place] else 0.0)
