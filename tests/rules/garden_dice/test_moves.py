"""The move table, worked out a second time from the words of the SPEC (GD-NOTE-1 to 3)."""

from __future__ import annotations

from .tables import garden

TYPES = ["squash", "carrot", "tomato", "artichoke", "eggplant"]


def bent(die: int, to: int) -> str:
    return str(die) if die == to else f"{die}{to - die:+d}"


def aims(row: int, column: int) -> list[str]:
    """For every unordered pair of dice the cheapest assignment, at most two pips (GD-DIAL-6); by first
    die, then second."""
    found: list[tuple[int, int]] = []
    for low in range(1, 7):
        for high in range(low, 7):
            ways = [(abs(row - a) + abs(column - b), a, b) for a, b in ((low, high), (high, low))]
            pips, first, second = min(ways)  # on a draw the smaller row die
            if pips <= 2:
                found.append((first, second))
    return [f"{bent(a, row)} {bent(b, column)}" for a, b in sorted(found)]


def expected() -> list[str]:
    beds = [(row, column) for row in range(1, 7) for column in range(1, 7)]
    texts = [f"buy {t} with {die}" for price, t in enumerate(TYPES, 1) for die in range(price, 7)]
    for thing in [*TYPES, "critter", "dial", "rock"]:
        texts += [f"place {thing} {r},{c} with {aim}" for r, c in beds for aim in aims(r, c)]
    for verb in ("water", "harvest"):
        texts += [f"{verb} {r},{c} with {die}" for r, c in beds for die in range(1, 7)]
    texts += ["flip critter with 6", "flip dial with 6"]
    texts += [f"move {r},{c} with {die}" for r, c in beds for die in range(1, 7)]
    texts += [f"remove {r},{c} with {aim} 6" for r, c in beds for aim in aims(r, c)]
    texts += ["swallow", *[f"spit with {die}" for die in range(1, 7)], "sun reroll"]
    texts += [f"sun set {a} to {b}" for a in range(1, 7) for b in range(1, 7) if a != b]
    return [*texts, "reroll", "end"]


def test_the_table_is_the_one_of_the_spec() -> None:
    """GD-NOTE-3: 3446 moves in the order of the SPEC's table, the same for all options."""
    texts = expected()
    assert len(texts) == len(set(texts)) == 3446
    for options in ({}, {"seats": 4}, {"seats": 3, "family": True}, {"stars": "four", "start": 1}):
        assert [move.text for move in garden(**options).moves] == texts


def test_the_number_of_aims() -> None:
    """GD-NOTE-3: 304 pairs of a space and two dice need at most two pips; 36 of them need none."""
    every = [(r, c, aim) for r in range(1, 7) for c in range(1, 7) for aim in aims(r, c)]
    assert len(every) == 304
    assert sum("+" not in aim and "-" not in aim for _, _, aim in every) == 36


def test_the_moves_say_the_same_in_their_fields() -> None:
    """A move's typed fields and its text are one thing (GD-NOTE-2)."""
    for move in garden().moves:
        if move.text.startswith("place"):
            _, thing, bed, _, row, column = move.text.split()
            assert int(row[0]) == move.aim.row_die and int(column[0]) == move.aim.column_die
            reached = (int(row[0]) + int(row[1:] or 0), int(column[0]) + int(column[1:] or 0))
            assert f"{reached[0]},{reached[1]}" == bed
            assert move.aim.pips == abs(int(row[1:] or 0)) + abs(int(column[1:] or 0))
            assert thing
