"""A second evaluator of constraints, deliberately naive: no bits, no tables, each sentence of the SPEC walked
tile by tile. It shares nothing with the rules but the manifest; tests compare the two, and every witness that
the solver finds is judged here as well.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ....games.gardeners.components import CARD_BLOCKS, CARDS, GROUPS, LIE_ROTATION, LIE_TILE, TILE_BLOCKS

Cell = tuple[int, int]
STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}


class Tile:
    """A tile as it lies: what it shows and where it points."""

    def __init__(self, lie: int) -> None:
        block = TILE_BLOCKS[LIE_TILE[lie]]
        quarters = LIE_ROTATION[lie] // 90
        self.background = str(block["background"])
        self.element = str(block["element"])
        self.faces = turned(str(block["faces"]), quarters) if "faces" in block else ""
        arms = block.get("arms", [])
        assert isinstance(arms, list)
        self.arms = [turned(str(arm), quarters) for arm in arms]

    def matches(self, selector: Any) -> bool:
        """GR-CON-1."""
        terms = selector if isinstance(selector, list) else [selector]
        return any(all(self.has(atom) for atom in term.split("&")) for term in terms)

    def has(self, atom: str) -> bool:
        return atom in ("any", self.background, self.element) or self.element in GROUPS.get(
            atom, []
        )  # GR-CON-1


def turned(direction: str, quarters: int) -> str:
    for _ in range(quarters):
        direction = {"n": "e", "e": "s", "s": "w", "w": "n"}[direction]
    return direction


class Garden:
    """A garden of side n, complete or not: the tiles by row and column, counted from 1 (GR-TABLE-3)."""

    def __init__(self, side: int, squares: list[int]) -> None:
        self.side = side
        self.tiles: dict[Cell, Tile] = {}
        for number, lie in enumerate(squares):
            if lie >= 0:
                self.tiles[number // side + 1, number % side + 1] = Tile(lie)

    def all_of(self, selector: Any) -> list[Cell]:
        return [cell for cell, tile in self.tiles.items() if tile.matches(selector)]

    def neighbours(self, cell: Cell) -> list[Cell]:
        """GR-CON-2: orthogonally adjacent tiles."""
        row, column = cell
        around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        return [near for near in around if near in self.tiles]

    def ring(self, cell: Cell) -> int:
        """1 for the outer ring, 2 for the next one."""
        row, column = cell
        return min(row, column, self.side + 1 - row, self.side + 1 - column)

    def groups(self, selector: Any) -> list[set[Cell]]:
        """GR-CON-2."""
        found: list[set[Cell]] = []
        for cell in self.all_of(selector):
            if not any(cell in group for group in found):
                group: set[Cell] = set()
                todo = [cell]
                while todo:
                    here = todo.pop()
                    if here not in group:
                        group.add(here)
                        todo.extend(n for n in self.neighbours(here) if self.tiles[n].matches(selector))
                found.append(group)
        return found

    def sees(self, bench: Cell, blocked_by: Any) -> Iterator[Tile]:
        """GR-CON-18."""
        down, right = STEPS[self.tiles[bench].faces]
        row, column = bench[0] + down, bench[1] + right
        while 1 <= row <= self.side and 1 <= column <= self.side:
            tile = self.tiles.get((row, column))
            if tile is not None:
                yield tile
                if tile.matches(blocked_by):
                    return
            row, column = row + down, column + right

    def connections(self, hedge: Cell) -> list[Cell]:
        """GR-CON-20."""
        found = []
        for arm in self.tiles[hedge].arms:
            near = (hedge[0] + STEPS[arm][0], hedge[1] + STEPS[arm][1])
            if near in self.tiles and OPPOSITE[arm] in self.tiles[near].arms:
                found.append(near)
        return found

    def longest_path(self) -> int:
        """GR-CON-15: by trying every way to walk from every hedge."""
        longest = 0
        walks = [[hedge] for hedge in self.all_of("hedge")]
        while walks:
            walk = walks.pop()
            longest = max(longest, len(walk))
            walks.extend([*walk, near] for near in self.connections(walk[-1]) if near not in walk)
        return longest

    def loops(self) -> list[list[Cell]]:
        """GR-CON-16: every walk that comes back to where it began."""
        found = []
        walks = [[hedge] for hedge in self.all_of("hedge")]
        while walks:
            walk = walks.pop()
            for near in self.connections(walk[-1]):
                if near == walk[0] and len(walk) > 2:
                    found.append(walk)
                elif near not in walk:
                    walks.append([*walk, near])
        return found

    def inside(self, loop: list[Cell]) -> list[Cell]:
        """GR-CON-22: tiles with no way out of the garden that avoids the loop."""
        found = []
        for cell in self.tiles:
            if cell in loop:
                continue
            reached = [cell]
            for row, column in reached:  # grows while we walk it
                for down, right in STEPS.values():
                    near = (row + down, column + right)
                    inside = 1 <= near[0] <= self.side and 1 <= near[1] <= self.side
                    if inside and near not in loop and near not in reached:
                        reached.append(near)
            if all(self.ring(near) > 1 for near in reached):
                found.append(cell)
        return found


def meets(garden: Garden, constraint: dict[str, Any]) -> bool:
    """Does the garden comply? One sentence of the SPEC after the other."""
    side, tiles = garden.side, garden.tiles
    kind = constraint["kind"]
    of = constraint.get("of", [])
    if kind == "proximity":  # GR-CON-5
        for cell in garden.all_of(of):
            count = 0
            for near in garden.neighbours(cell):
                alike = tiles[near].element == tiles[cell].element
                if tiles[near].matches(constraint["to"]) and (alike or not constraint.get("same", False)):
                    count += 1
            if count < constraint.get("min", 1):
                return False
        return True
    if kind == "removal":  # GR-CON-6
        for one in garden.all_of(of):
            for other in garden.all_of(constraint["from"]):
                down, right = abs(one[0] - other[0]), abs(one[1] - other[1])
                touching = max(down, right) == 1 if constraint.get("diagonal", False) else down + right == 1
                if touching:
                    return False
        return True
    if kind == "agglomeration":  # GR-CON-7
        large = [group for group in garden.groups(of) if len(group) >= constraint["min"]]
        return len(large) >= int(constraint.get("groups", 1))
    if kind == "panorama":  # GR-CON-8, GR-CON-19
        for bench in garden.all_of("bench"):
            seen = list(garden.sees(bench, constraint.get("blocked_by", [])))
            if any(tile.matches(constraint.get("avoid", [])) for tile in seen):
                return False
            if sum(tile.matches(constraint["to"]) for tile in seen) < constraint.get("min", 1):
                return False
        return True
    if kind == "link":  # GR-CON-9
        if constraint.get("straight", False):
            lines = [[(row, column) for column in range(1, side + 1)] for row in range(1, side + 1)]
            lines += [[(row, column) for row in range(1, side + 1)] for column in range(1, side + 1)]
            return any(all(cell in tiles and tiles[cell].matches(of) for cell in line) for line in lines)
        for group in garden.groups(of):
            rows = {row for row, _ in group}
            columns = {column for _, column in group}
            if {1, side} <= rows or {1, side} <= columns:
                return True
        return False
    if kind == "edge":  # GR-CON-10
        return all(garden.ring(cell) == 1 for cell in garden.all_of(of))
    if kind == "corners":  # GR-CON-11
        corners = [(row, column) for row in (1, side) for column in (1, side)]
        return all(cell in tiles and tiles[cell].matches(of) for cell in corners)
    if kind == "centre":  # GR-CON-12
        return all(garden.ring(cell) > constraint.get("rings", 1) for cell in garden.all_of(of))
    if kind == "layout":  # GR-CON-13
        pattern = constraint["rows"]
        for _ in range(4):
            pattern = [list(row) for row in zip(*pattern[::-1], strict=True)]  # a quarter turn
            for top in range(side):
                for left in range(side):
                    if lies_at(garden, pattern, top, left):
                        return True
        return False
    if kind == "hedge-linked":  # GR-CON-14
        return all(garden.connections(hedge) for hedge in garden.all_of("hedge"))
    if kind == "hedge-path":
        return garden.longest_path() >= int(constraint["min"])
    if kind == "hedge-loop":
        for loop in garden.loops():
            if len(loop) >= constraint.get("min", 4):
                if "around" not in constraint:
                    return True
                if any(tiles[cell].matches(constraint["around"]) for cell in garden.inside(loop)):
                    return True
        return False
    assert kind == "all", kind  # GR-CON-17
    return all(meets(garden, part) for part in constraint["parts"])


def lies_at(garden: Garden, pattern: list[list[Any]], top: int, left: int) -> bool:
    for down, row in enumerate(pattern):
        for right, selector in enumerate(row):
            tile = garden.tiles.get((top + down + 1, left + right + 1))
            if tile is None or not tile.matches(selector):
                return False
    return True


def complies(side: int, squares: list[int], card: str) -> bool:
    """Does a garden, given as the solver gives it, comply with the card of that name?"""
    constraint = CARD_BLOCKS[CARDS.index(card)]["constraint"]
    assert isinstance(constraint, dict)
    return meets(Garden(side, squares), constraint)
