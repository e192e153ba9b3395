"""The score pad, the story, and every point a second time from the cards as components.toml prints them."""

from typing import Any

import pytest

from allotment.games import make
from allotment.games.the_gardens.components import BOXED
from allotment.kernel.chance import seeded
from allotment.kernel.manifest import blocks
from allotment.words import speaker

from .walks import TABLES, finished, steps

SAY = speaker("the-gardens").say

CARD: dict[str, Any] = {str(card["id"]): card for card in blocks(BOXED, "card")}
NOTHING = {"trees": [], "stream": False, "fountain": False, "bench": False, "statue": False, "path": ""}
BOARD = [{**NOTHING, "path": path} for path in ("ESW", "NESW", "NEW")]
LADDER = [0, 1, 3, 6, 10]


class Garden:
    """A garden as a plain table of printed cards, by row and column."""

    def __init__(self, rows: list[str]) -> None:
        self.at: dict[tuple[int, int], Any] = {}
        for row, text in enumerate(rows):
            for column, token in enumerate(text.split(" ")):
                if token == "*":
                    self.at[row, column] = BOARD[row]
                    self.home = column
                elif token != "-":
                    self.at[row, column] = CARD[token]

    def beside(self, row: int, column: int) -> list[tuple[str, str, tuple[int, int]]]:
        """(my edge, its edge, cell) of the orthogonal neighbours that hold a card."""
        near = [
            ("N", "S", (row - 1, column)),
            ("S", "N", (row + 1, column)),
            ("W", "E", (row, column - 1)),
            ("E", "W", (row, column + 1)),
        ]
        return [entry for entry in near if entry[2] in self.at]

    def groups(self, anyhow: bool | None) -> tuple[list[set[tuple[int, int]]], int]:
        """Connected sets and the number of joins: of tree cards (None), or of pathways."""
        what = "trees" if anyhow is None else "path"
        group = {cell: {cell} for cell, card in self.at.items() if card[what]}
        joins = 0
        for cell in group:
            for mine, its, other in self.beside(*cell):
                if other not in group:
                    continue
                exits = mine in self.at[cell]["path"] and its in self.at[other]["path"]
                if anyhow is None or anyhow or exits:
                    joins += 1
                    union = group[cell] | group[other]
                    for member in union:
                        group[member] = union
        return [set(cells) for cells in {frozenset(cells) for cells in group.values()}], joins // 2

    def count(self, what: str) -> int:
        return sum(1 for card in self.at.values() if card[what])


def mid_points(tiles: Any, garden: Garden, row: int, old: int, new: int, owned: set[str]) -> list[int]:
    """Points of one walk: trees, fountain, bench, gate."""
    cells = [garden.at[row, column] for column in range(min(old, new), max(old, new) + 1)]
    card = garden.at[row, new]
    trees = fountain = bench = gate = 0
    if card["trees"]:
        tile = tiles["mid-trees"]
        if tile == "mid-tree-match":
            for kind in set(card["trees"]):
                trees += LADDER[min(4, sum(cell["trees"].count(kind) for cell in cells))]
        elif tile == "mid-tree-streams":
            trees = sum(1 for cell in cells if cell["stream"])
        else:
            trees = sum(1 for cell in cells if cell["path"])
        trees += "mrs-macquaries-chair" in owned
    if card["fountain"]:
        tile = tiles["mid-fountains"]
        if tile == "mid-fountain-streams":
            fountain = sum(1 for cell in cells if cell["stream"])
        elif tile == "mid-fountain-column":
            column = [garden.at[r, new] for r in range(3) if (r, new) in garden.at]
            fountain = [0, 1, 3, 6][sum(1 for cell in column if cell["fountain"])]
        else:
            fountain = sum(
                any(cell[what] for cell in cells) for what in ("stream", "trees", "path", "bench", "statue")
            ) + any(cell["fountain"] for cell in cells if cell is not card)
        fountain += "duck-pond" in owned
    if card["bench"]:
        tile = tiles["mid-benches"]
        if tile == "mid-bench-neighbours":
            bench = sum(
                (row + down, new + across) in garden.at
                for down in (-1, 0, 1)
                for across in (-1, 0, 1)
                if (down, across) != (0, 0)
            )
        elif tile == "mid-bench-paths":
            bench = 2 * sum(its in garden.at[cell]["path"] for _, its, cell in garden.beside(row, new))
        else:
            kinds = {kind for _, _, cell in garden.beside(row, new) for kind in garden.at[cell]["trees"]}
            bench = 3 * len(kinds)
        bench += "sydney-tower" in owned
    if "lion-gate" in owned:
        step = 1 if new > old else -1
        gate = sum(1 for column in range(old + step, new + step, step) if garden.at[row, column]["statue"])
    return [trees, fountain, bench, gate]


def end_points(tiles: Any, gardens: list[Garden], seat: int, owned: set[str]) -> dict[str, int]:
    garden = gardens[seat]
    out = dict.fromkeys(("trees", "streams", "paths", "statues", "landmarks"), 0)
    rows = [[(c, card) for (r, c), card in garden.at.items() if r == row] for row in range(3)]
    if tiles["end-trees"] == "end-tree-types":
        for row in rows:
            out["trees"] += LADDER[len({kind for _, card in row for kind in card["trees"]})]
    elif tiles["end-trees"] == "end-tree-group":
        sizes = [sum(len(garden.at[cell]["trees"]) for cell in group) for group in garden.groups(None)[0]]
        out["trees"] = 3 * max(sizes, default=0)
    else:
        for row in rows:
            left = sum(len(card["trees"]) for column, card in row if column < garden.home)
            right = sum(len(card["trees"]) for column, card in row if column > garden.home)
            out["trees"] += 5 * (left == right)
    for column in range(9):
        wet = "".join("~" if garden.at.get((row, column), NOTHING)["stream"] else "." for row in range(3))
        out["streams"] += {"~~~": 5, "~~.": 2, ".~~": 2}.get(wet, 0)
        out["landmarks"] += 5 * (wet == "~~~" and "art-gallery" in owned)
        out["landmarks"] += 3 * (wet == "~.~" and "governor-phillip-fountain" in owned)
    out["paths"] = max(len(group) for group in garden.groups("conservatorium" in owned)[0])
    statues = [cell for cell, card in garden.at.items() if card["statue"]]
    if tiles["end-statues"] == "end-statue-majority":
        out["statues"] = 10 * sum(other.count("statue") < len(statues) for other in gardens)
    elif tiles["end-statues"] == "end-statue-lines":
        out["statues"] = 2 * (len({row for row, _ in statues}) + len({column for _, column in statues}))
    else:
        out["statues"] = 4 * sum(
            not any(garden.at[near]["statue"] for _, _, near in garden.beside(*cell)) for cell in statues
        )
    if "opera-house" in owned:
        groups, joins = garden.groups(False)
        out["landmarks"] += 10 * (joins - garden.count("path") + len(groups))
    if "harbour-bridge" in owned:
        out["landmarks"] += 3 * garden.count("bench")
    if "moreton-bay-fig" in owned:
        kinds = [kind for card in garden.at.values() for kind in card["trees"]]
        out["landmarks"] += 2 * max((kinds.count(kind) for kind in set(kinds)), default=0)
    return out


def texts(position: Any, seat: int) -> set[str]:
    """Landmarks whose ability the seat has."""
    return {
        name
        for name, card in position["landmarks"].items()
        if card["owner"] == seat and card["side"] == "text"
    }


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", TABLES)
def test_every_point_a_second_time(options: dict[str, object], seed: int) -> None:
    """TG-WALK-2, TG-TILE-2 to 12, TG-LAND-3, TG-END-1 and the landmarks' texts, from the printed cards."""
    game = make("the-gardens", options)
    state = game.start(seeded(f"second {seed}"))
    luck = seeded(f"second moves {seed}")
    points = [0] * game.seats
    while game.to_act(state):
        seat = game.to_act(state)[0]
        offers = game.legal(state, seat)
        move = offers[luck.below(len(offers))]
        before: Any = game.dump(state)
        after = game.clone(state)
        game.apply(after, seat, move)
        now: Any = game.dump(after)
        if move.text.startswith("take"):
            row = "abc".index(move.text[5])
            for name, card in now["landmarks"].items():
                if card["owner"] != before["landmarks"][name]["owner"] and card["side"] == "points":
                    points[seat] += {"1": 10, "9": 10, "2": 6, "8": 6, "3": 3, "7": 3}[card["cell"][2]]
            old, new = before["visitors"][seat][row] - 1, now["visitors"][seat][row] - 1
            garden = Garden(now["gardens"][str(seat)])
            points[seat] += sum(mid_points(now["tiles"], garden, row, old, new, texts(now, seat)))
        if now["phase"] != "over":
            assert now["scores"] == points
        state = after
    final: Any = game.dump(state)
    gardens = [Garden(final["gardens"][str(seat)]) for seat in range(game.seats)]
    for seat in range(game.seats):
        end = end_points(final["tiles"], gardens, seat, texts(final, seat))
        assert final["final"][str(seat)] == end
        points[seat] += sum(end.values())
    assert final["scores"] == points


@pytest.mark.parametrize("options", TABLES)
def test_the_pad_adds_up(options: dict[str, object]) -> None:
    """TG-END-1: a line a tile, then the landmarks; at the end the sum is the score."""
    game, state = finished(options, 6)
    result = game.result(state)
    assert [sum(line.points[seat] for line in result.pad) for seat in range(game.seats)] == result.scores
    labels = [SAY(line) for line in result.pad]
    assert [label.split(":")[0] for label in labels[:7]] == [
        "Trees",
        "Fountains",
        "Benches",
        "End, trees",
        "End, streams",
        "End, paths",
        "End, statues",
    ]
    assert all(label.startswith("Landmarks: ") for label in labels[7:])
    assert bool(labels[7:]) == ("landmarks" in options)
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("options", TABLES)
def test_the_pad_during_play(options: dict[str, object]) -> None:
    """As if the game ended now: points so far and what the end would add."""
    for game, state in steps(options, 7, 10):
        if not game.to_act(state):
            continue
        pad = game.pad(state)
        sums = [sum(line.points[seat] for line in pad) for seat in range(game.seats)]
        ends = [
            sum(line.points[seat] for line in pad if line.kind.startswith("pad-end"))
            for seat in range(game.seats)
        ]
        assert all(total >= score for total, score in zip(sums, game.scores(state), strict=True))
        assert all(end >= 3 for end in ends)  # TG-PATH-1: the Central Board alone


def test_points_of_a_given_position_are_brought_forward() -> None:
    """TG-RULING-50."""
    game = make("the-gardens", {"seats": 2})
    state = game.load({"round": 4, "scores": [12, 0]}, seeded(1))
    assert next((line.kind, line.points) for line in game.pad(state)) == ("pad-carried", [12, 0])
    game, state = finished({"seats": 2}, 8)
    again = game.load(game.dump(state), seeded(1))
    assert [sum(line.points[seat] for line in game.pad(again)) for seat in (0, 1)] == game.scores(state)


def test_story_of_a_take() -> None:
    """TG-SCORE-2: the cell, the walk and the points by source; extras belong to trees, fountain and bench."""
    game = make("the-gardens", {"seats": 3, "landmarks": "points", "layout": "AB"})
    state = game.load(
        {
            "round": 3,
            "visitors": [[4, 5, 5], [5, 5, 5], [5, 5, 5]],
            "display": {"a": ["a09", "a32", "a31"], "b": ["b32", "b31", "b30"], "c": ["c32", "c31", "c30"]},
            "gardens": {"0": ["- - - a05 * a27 - - -", "- - - - * - - - -", "- - - - * - - - -"]},
        },
        seeded(1),
    )
    state.story = []
    game.play(state, 0, "take a09 right")
    claim, walk = state.story
    assert claim.rule == "TG-LAND-2"
    assert SAY(claim) == "Seat 0 reaches Mrs Macquarie’s Chair first: +3."
    assert SAY(walk) == (
        "Seat 0 lays a wattle and a bench in row A, column 7. The visitor comes from column 4: landmark +3, "
        "trees +3 and bench +1."
    )
    assert walk.keys == ["card-a09", "visitor-0-1"]


def test_story_of_a_game() -> None:
    """TG-SCORE-2, TG-ROUND-1, TG-END-1: every take tells its walk, every round its deal."""
    game = make("the-gardens", {"seats": 2, "landmarks": "text", "layout": "BA"})
    state = game.start(seeded(9))
    state.story = []
    luck = seeded("story")
    while game.to_act(state):
        seat = game.to_act(state)[0]
        offers = game.legal(state, seat)
        game.apply(state, seat, offers[luck.below(len(offers))])
    rules = [line.rule for line in state.story]
    assert rules.count("TG-WALK-1") == 48
    assert rules.count("TG-ROUND-1") == 3
    assert rules.count("TG-END-1") == 2
