"""Uniformly random play, in a compiled loop: for speed, counts and lab work."""

from __future__ import annotations

from typing import Final

from .chance import Chance
from .game import Game, M, S

PACE: Final = 1000  # milliseconds of sand between two moves, where time is part of the game


class Tally:
    """What random play came to."""

    __slots__ = ("games", "listed", "moves")

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.listed = 0


def play_out(game: Game[S, M], state: S, luck: Chance, tally: Tally) -> None:
    """To the end, each move chosen by luck from all legal ones."""
    if game.box.real_time:
        play_out_rotation(game, state, luck, tally)
        return
    while True:
        seats = game.to_act(state)
        if not seats:
            break
        seat = seats[0]
        offers = game.legal(state, seat)
        tally.moves += 1
        tally.listed += len(offers)
        game.apply(state, seat, offers[luck.below(len(offers))])
    tally.games += 1


def play_out_rotation(game: Game[S, M], state: S, luck: Chance, tally: Tally) -> None:
    """Real time, driven: one move a seat in rotation, a second of sand between two moves."""
    seat = game.seats - 1
    while game.to_act(state):
        for _ in range(game.seats):
            seat = (seat + 1) % game.seats
            offers = game.legal(state, seat)
            if offers:
                tally.moves += 1
                tally.listed += len(offers)
                game.apply(state, seat, offers[luck.below(len(offers))])
                break
        game.elapse(state, PACE)
    tally.games += 1


def count(game: Game[S, M], state: S, depth: int) -> int:
    """The number of move sequences of that length ("perft"); a game that ends counts once."""
    seats = [seat for seat in game.to_act(state) if seat >= 0]
    if depth == 0 or not seats:
        return 1
    total = 0
    for seat in seats:
        for move in game.legal(state, seat):
            after = game.clone(state)
            game.apply(after, seat, move)
            total += count(game, after, depth - 1)
    return total


def clones(game: Game[S, M], state: S, times: int) -> None:
    for _ in range(times):
        game.clone(state)
