"""What lies on the table: gardens, visitors, the display, decks, tiles and landmarks."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import State
from ..components import CELLS, COLUMNS, EMPTY, LADDER, LEFT, NO_CELL, PLACES, STREAM_POINTS

RESERVE_PHASE: Final = 0
TURN_PHASE: Final = 1
OVER: Final = 2
PHASES: Final = ["reserve", "turn", "over"]

UNOWNED: Final = -1
OUT: Final = -2  # a landmark that is not in this game (TG-COLUMN-2)

# Where points come from (TG-SCORE-2). CARRIED: scored before the position that a game began from.
FROM_TREES: Final = 0
FROM_FOUNTAINS: Final = 1
FROM_BENCHES: Final = 2
FROM_LANDMARKS: Final = 3
FROM_GATE: Final = 4
CARRIED: Final = 5
SOURCES: Final = 6


class Worth:
    """What things are worth: the box's numbers, or what the table has agreed on instead."""

    __slots__ = (
        "balanced_row",
        "bench_neighbour",
        "bench_path",
        "bench_tree",
        "bridge_bench",
        "extra",
        "fig_tree",
        "fountain_stream",
        "group_tree",
        "ladder",
        "opera_loop",
        "path_card",
        "statue_apart",
        "statue_line",
        "statue_majority",
        "streams",
    )

    def __init__(self, agreed: dict[str, int]) -> None:
        self.ladder: list[int] = [
            agreed.get(f"trees_{count}", points) for count, points in enumerate(LADDER)
        ]  # by matching trees, and by tree types in a row
        self.streams: list[int] = [
            agreed.get(f"stream_{run}", points) for run, points in enumerate(STREAM_POINTS)
        ]  # by length of a vertical run
        self.statue_majority: int = agreed["statue_majority"]
        self.path_card: int = agreed["path_card"]
        self.fountain_stream: int = agreed["fountain_stream"]
        self.bench_neighbour: int = agreed["bench_neighbour"]
        self.bench_path: int = agreed["bench_path"]
        self.bench_tree: int = agreed["bench_tree"]
        self.group_tree: int = agreed["group_tree"]
        self.balanced_row: int = agreed["balanced_row"]
        self.statue_line: int = agreed["statue_line"]
        self.statue_apart: int = agreed["statue_apart"]
        self.opera_loop: int = agreed["opera_loop"]
        self.bridge_bench: int = agreed["bridge_bench"]
        self.fig_tree: int = agreed["fig_tree"]
        self.extra: int = agreed["extra"]


class Grounds(State):
    """The whole table. Lists are flat, seat by seat.

    decks, tiles, text and worth are laid down at setup and never change, so clones share them.
    """

    __slots__ = (
        "dealt",
        "decks",
        "display",
        "earned",
        "ends",
        "first",
        "gardens",
        "home",
        "layout",
        "library_used",
        "loose",
        "owner",
        "phase",
        "reserved",
        "round",
        "scores",
        "seats",
        "taken",
        "text",
        "tiles",
        "turn",
        "visitors",
        "worth",
    )

    def __init__(
        self,
        chance: Chance,
        revealed: int,
        seats: int,
        home: int,
        round: int,
        first: int,
        phase: int,
        turn: int,
        scores: list[int],
        gardens: list[int],
        ends: list[int],
        visitors: list[int],
        taken: list[int],
        display: list[int],
        decks: list[list[int]],
        dealt: int,
        tiles: list[int],
        layout: int,
        text: list[bool],
        owner: list[int],
        reserved: int,
        library_used: bool,
        earned: list[int],
        loose: bool,
        worth: Worth,
    ) -> None:
        super().__init__(chance, revealed)
        self.seats = seats
        self.home = home  # column of the Central Board, from 0
        self.round = round
        self.first = first  # holds the start player token
        self.phase = phase
        self.turn = turn  # -1 when over
        self.scores = scores
        self.gardens = gardens  # [seat * CELLS + cell]: a card, CENTRAL + row, or EMPTY
        self.ends = ends  # [(seat * ROWS + row) * 2 + side]: column of the next empty cell, or NO_CELL
        self.visitors = visitors  # [seat * ROWS + row]: column
        self.taken = taken  # [seat * ROWS + row]: cards of this round
        self.display = display  # [row * PLACES + place]: a card or EMPTY, in the order drawn
        self.decks = decks  # by row, top first, as they were when the game began
        self.dealt = dealt  # cards gone from the top of each deck since then
        self.tiles = tiles  # by slot
        self.layout = layout
        self.text = text  # by landmark: it lies text side up
        self.owner = owner  # by landmark: a seat, UNOWNED or OUT
        self.reserved = reserved  # a card, or EMPTY
        self.library_used = library_used
        self.earned = earned  # [seat * SOURCES + source]: points scored during play
        self.loose = loose  # the Conservatorium closes loops, too (TG-RULING-21)
        self.worth = worth

    def clone(self) -> Grounds:
        return Grounds(
            self.chance.clone(),
            self.revealed,
            self.seats,
            self.home,
            self.round,
            self.first,
            self.phase,
            self.turn,
            self.scores[:],
            self.gardens[:],
            self.ends[:],
            self.visitors[:],
            self.taken[:],
            self.display[:],
            self.decks,
            self.dealt,
            self.tiles,
            self.layout,
            self.text,
            self.owner[:],
            self.reserved,
            self.library_used,
            self.earned[:],
            self.loose,
            self.worth,
        )

    def holds(self, seat: int, landmark: int) -> bool:
        """The seat owns this landmark, text side up: its ability applies."""
        return self.owner[landmark] == seat and self.text[landmark]

    def lying(self, row: int) -> int:
        """How many cards a display row still has."""
        count = 0
        for slot in range(row * PLACES, (row + 1) * PLACES):
            if self.display[slot] != EMPTY:
                count += 1
        return count


def next_empty(gardens: list[int], seat: int, row: int, home: int, side: int) -> int:
    """TG-DESIGN-2: column of the nearest empty cell on that side of the Central Board."""
    base = seat * CELLS + row * COLUMNS
    step = -1 if side == LEFT else 1
    column = home + step
    while 0 <= column < COLUMNS:
        if gardens[base + column] == EMPTY:
            return column
        column += step
    return NO_CELL
