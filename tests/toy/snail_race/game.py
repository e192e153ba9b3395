"""Snail Race: the whole game."""

from allotment.kernel.chance import Chance
from allotment.kernel.game import Game, Move, Position, State
from allotment.kernel.options import Options
from allotment.kernel.reading import Fields
from allotment.kernel.result import Objection, PadLine, Result, ranked
from allotment.kernel.row import Row

from .box import BOX

CREEP, NAP = MOVES = [Move(0, "creep"), Move(1, "nap")]
LONGER = 3  # SR-NAP-1


class Race(State):
    def __init__(self, chance: Chance, revealed: int, at: list[int], slept: list[bool], turn: int, die: int):
        super().__init__(chance, revealed)
        self.at = at
        self.slept = slept
        self.turn = turn
        self.die = die


class SnailRace(Game[Race, Move]):
    def __init__(self, options: Options, seats: int, track: int) -> None:
        super().__init__(BOX, options, seats, MOVES)
        self.track = track

    def start(self, chance: Chance) -> Race:
        return Race(chance, 0, [0] * self.seats, [False] * self.seats, 0, chance.number(1, 6))

    def to_act(self, state: Race) -> list[int]:
        return [] if max(state.at) >= self.track else [state.turn]  # SR-END-1

    def legal(self, state: Race, seat: int) -> list[Move]:
        if seat not in self.to_act(state):
            return []
        return [CREEP] if state.slept[seat] else MOVES

    def apply(self, state: Race, seat: int, move: Move) -> None:
        creeps = move is CREEP
        steps = state.die + (LONGER if state.slept[seat] else 0) if creeps else 0
        state.at[seat] = min(self.track, state.at[seat] + steps)
        state.slept[seat] = not creeps
        state.tell("creeps" if creeps else "naps", "SR-TURN-1", [], seat, {"steps": steps})
        state.turn = (seat + 1) % self.seats
        state.die = state.chance.number(1, 6)  # SR-DIE-1
        state.revealed += 1

    def objection(self, state: Race, seat: int, move: Move) -> Objection | None:
        if seat not in self.to_act(state):
            return Objection("SR-TURN-1", "no-turn")
        return Objection("SR-NAP-1", "no-nap") if move is NAP and state.slept[seat] else None

    def clone(self, state: Race) -> Race:
        chance = state.chance.clone()
        return Race(chance, state.revealed, state.at[:], state.slept[:], state.turn, state.die)

    def dump(self, state: Race) -> Position:
        return {"at": state.at[:], "slept": state.slept[:], "turn": state.turn, "die": state.die}

    def load(self, position: Position, chance: Chance) -> Race:
        given = Fields(position, "the position")
        at = given.integers("at", [0] * self.seats, 0, self.track)
        slept = given.flags("slept", [False] * self.seats)
        turn = given.integer("turn", 0, 0, self.seats - 1)
        die = given.integer("die", 1, 1, 6) if given.has("die") else chance.number(1, 6)
        given.done()
        return Race(chance, 0, at, slept, turn, die)

    def view(self, state: Race, seat: int) -> Position:
        return self.dump(state)

    def determinise(self, state: Race, seat: int, chance: Chance) -> Race:
        world = self.clone(state)
        world.chance = chance
        return world

    def scores(self, state: Race) -> list[int]:
        return state.at[:]

    def pad(self, state: Race) -> list[PadLine]:
        return [PadLine("steps", "SR-END-1", state.at[:])]

    def result(self, state: Race) -> Result | None:
        if self.to_act(state):
            return None
        return Result(state.at[:], ranked([[at] for at in state.at]), "lettuce", self.pad(state))

    def census(self, state: Race) -> dict[str, int]:
        return {"snails": len(state.at)}

    def feature_names(self) -> list[str]:
        return [*(f"seat {seat} at" for seat in range(self.seats)), "slept", "die"]

    def observe(self, state: Race, seat: int, out: Row) -> None:
        for other in range(self.seats):
            out.put(state.at[(seat + other) % self.seats] / self.track)
        out.yes(state.slept[seat])
        out.put(state.die / 6)


def make(options: Options) -> SnailRace:
    read = BOX.read(options)
    seats, track = read["seats"], read["track"]
    assert isinstance(seats, int) and isinstance(track, int)
    return SnailRace(read, seats, track)
