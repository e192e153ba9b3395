"""What is in the box, and the table of all moves."""

from typing import Any

from allotment.games import make
from allotment.games.the_gardens import components as box
from allotment.games.the_gardens.rules.moves import MOVES
from allotment.kernel.chance import seeded
from allotment.kernel.manifest import blocks


def deck(row: int) -> list[int]:
    return [card for card in range(box.CARDS) if box.CARD_ROW[card] == row]


def test_counts() -> None:
    """TG-COMP-1, TG-RULING-12, TG-RULING-24: the counts of the box agree with what is listed."""
    counts = box.COUNTS
    assert counts["garden_cards"] == box.CARDS == 96
    assert counts["landmark_cards"] == box.LANDMARKS == 12
    assert counts["scoring_tiles"] == len(box.TILE_NAMES) == 17
    assert counts["central_boards"] == counts["visitors_per_player"] == 4
    assert counts["visitors"] == 16
    assert counts["player_mats"] == 8
    assert [len(deck(row)) for row in range(box.ROWS)] == [box.PER_DECK] * 3


def test_mat() -> None:
    """TG-COMP-2: three rows of nine, a deck each; eight cells of a row take cards."""
    assert (box.ROWS, box.COLUMNS, box.MIDDLE) == (3, 9, 5)
    assert box.LETTERS == ["a", "b", "c"]
    game = make("the-gardens", {})
    position: dict[str, Any] = game.dump(game.start(seeded(1)))
    assert [row.split(" ").count("-") for row in position["gardens"]["0"]] == [8, 8, 8]


def test_each_deck() -> None:
    """TG-CARD-1: per deck 20 trees (5 of each type) on 16 cards, 11 streams, 6 fountains, 6 benches,
    5 statues, 17 pathways."""
    for row in range(box.ROWS):
        cards = deck(row)
        for kind in range(box.TREE_TYPES):
            assert sum(box.TREES[card * box.TREE_TYPES + kind] for card in cards) == 5
        assert sum(1 for card in cards if box.ALL_TREES[card]) == 16
        assert max(box.ALL_TREES[card] for card in cards) == 2
        assert sum(box.STREAM[card] for card in cards) == 11
        assert sum(box.FOUNTAIN[card] for card in cards) == 6
        assert sum(box.FOUNTAIN[card] & box.STREAM[card] for card in cards) == 3
        assert sum(box.BENCH[card] for card in cards) == 6
        assert sum(box.STATUE[card] for card in cards) == 5
        assert sum(box.PATHWAY[card] for card in cards) == 17


def test_features_that_share_a_card() -> None:
    """TG-CARD-2, TG-CARD-3, TG-CARD-4: a pathway has exits; no card is empty; trees go with benches and
    statues, the rest do not meet."""
    for card in range(box.CARDS):
        kinds = [box.ALL_TREES[card] > 0, box.FOUNTAIN[card] > 0, box.BENCH[card] > 0, box.STATUE[card] > 0]
        assert sum(kinds) <= 1 or (sum(kinds) == 2 and kinds[0] and not kinds[1])
        assert sum(kinds) + box.STREAM[card] + box.PATHWAY[card] > 0
        assert (box.PATH[card] != 0) == (box.PATHWAY[card] == 1)


def test_exits() -> None:
    """TG-CARD-5: no a-card has an exit N, no c-card an exit S."""
    assert not any(box.PATH[card] & box.EXIT[0] for card in deck(0))
    assert not any(box.PATH[card] & box.EXIT[2] for card in deck(2))


def test_central_board() -> None:
    """TG-CENTRAL-1, TG-RULING-5: three cells with a pathway and nothing else, open to both sides."""
    assert box.BOARD_NAMES == ["Government House", "Garden Crossing", "Palace Garden Gate"]
    for row, path in enumerate(["ESW", "NESW", "NEW"]):
        cell = box.CENTRAL + row
        assert box.PATH[cell] == box.exits(path)
        for feature in (box.STREAM, box.FOUNTAIN, box.BENCH, box.STATUE, box.ALL_TREES):
            assert feature[cell] == 0


def test_rounds() -> None:
    """TG-ROUND-1, TG-RULING-32: rounds, quota and display fit 24 cards a seat and the decks."""
    for seats in (2, 3, 4):
        assert box.DEALT[seats] == seats * box.QUOTA[seats]
        assert box.ROUNDS[seats] * box.QUOTA[seats] == box.COLUMNS - 1
        assert box.ROUNDS[seats] * box.DEALT[seats] <= box.PER_DECK


def test_tiles() -> None:
    """TG-TILE-1, TG-RULING-11: a basic tile a slot, two advanced ones for five of the seven."""
    for slot in range(len(box.SLOTS)):
        tiles = [tile for tile in range(len(box.TILE_NAMES)) if box.TILE_SLOT[tile] == slot]
        advanced = [tile for tile in tiles if box.ADVANCED[tile]]
        assert len(tiles) - len(advanced) == 1
        assert len(advanced) == (0 if box.SLOTS[slot] in ("end-streams", "end-paths") else 2)


def test_landmarks() -> None:
    """TG-LAND-1, TG-LAND-5, TG-RULING-23: one a row and half, 19 points a half, the richer further out."""
    halves: dict[str, list[int]] = {}
    for number, block in enumerate(blocks(box.BOXED, "landmark")):
        halves.setdefault(f"{block['half']} {block['side']}", []).append(number)
        away = abs(box.LANDMARK_CELL[number] % box.COLUMNS + 1 - box.MIDDLE)
        assert box.LANDMARK_POINTS[number] == {4: 10, 3: 6, 2: 3}[away]
    assert len(halves) == 4
    for marks in halves.values():
        assert sum(box.LANDMARK_POINTS[mark] for mark in marks) == 19
        assert sorted(box.LANDMARK_CELL[mark] // box.COLUMNS for mark in marks) == [0, 1, 2]
    for layout, block in enumerate(blocks(box.BOXED, "layout")):
        assert box.LAYOUT_LANDMARKS[layout] == sorted(
            halves[f"left {block['left']}"] + halves[f"right {block['right']}"]
        )


def test_recommended_columns() -> None:
    """TG-RULING-25, TG-COLUMN-1: every column gives a game; 3, 4, 6, 7 leave two cells or more a side."""
    for column in range(1, 10):
        game = make("the-gardens", {"start_column": column})
        position: dict[str, Any] = game.dump(game.start(seeded(column)))
        row = position["gardens"]["1"][2].split(" ")
        assert row.index("*") == column - 1
        assert (min(column - 1, 9 - column) >= 2) == (column in (3, 4, 5, 6, 7))


def test_move_table() -> None:
    """TG-MOVE-2: 291 moves; takes 2k and 2k + 1, reserves 192 + k, returns 287 + r."""
    game = make("the-gardens", {})
    assert len(MOVES) == 291
    assert [move.index for move in MOVES] == list(range(291))
    for row, letter in enumerate("abc"):
        for number in range(1, 33):
            k = 32 * row + number - 1
            card = f"{letter}{number:02d}"
            assert game.by_text[f"take {card} left"].index == 2 * k
            assert game.by_text[f"take {card} right"].index == 2 * k + 1
            assert game.by_text[f"reserve {card}"].index == 192 + k
        assert game.by_text[f"return {row + 1}"].index == 288 + row
