"""The handcart at one wish: what leaves nothing to choose, by legal moves, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from allotment.games import make
from allotment.games.four_gardens.table.filling import series, series_words
from allotment.kernel.chance import seeded
from allotment.words import speaker


def wish(game: Any, state: Any, seat: int) -> str:
    """How moves begin that fill the planning tile, and then use the handcart."""
    mine = game.view(state, seat)["players"][str(seat)]
    if len(mine["active"]) < 2:
        return "lay "
    return "cart " if sum(mine["tile"].values()) > 2 else "rotate "


def carts(seed: int, most: int = 400) -> Iterator[tuple[Any, Any, int]]:
    """Positions of a game in which the handcart is in use."""
    game: Any = make("four-gardens", {"seats": 2})
    state, dice = game.start(seeded(seed)), Random(seed)
    for _ in range(most):
        if not (acting := game.to_act(state)):
            return
        offers = game.legal(state, acting[0])
        if any(move.text.startswith("put ") for move in offers):
            yield game, state, acting[0]
        wished = [move for move in offers if move.text.startswith(wish(game, state, acting[0]))]
        game.apply(state, acting[0], dice.choice(wished or offers))


def test_what_is_clear_is_put_by_legal_moves() -> None:
    rows = unclear = 0
    for game, state, seat in carts(1):
        offers = game.legal(state, seat)
        planned = series(game.view(state, seat), offers, seat)
        rows += len(planned) > 1
        open_to_choice = {move.text for move in offers if move.text.startswith("put ")}
        unclear += bool(open_to_choice - {move.text for move in planned})
        world = game.clone(state)
        for number, move in enumerate(planned):
            assert move in game.legal(world, seat)
            assert series(game.view(world, seat), game.legal(world, seat), seat) == planned[number:]
            game.apply(world, seat, move)
        if planned and game.to_act(world) == [seat] and game.view(world, seat)["phase"] == "cart":
            left = {one.text for one in game.legal(world, seat) if one.text.startswith("put ")}
            assert not left & {move.text for move in planned}, "as many as are needed, or as there are"
    assert rows and unclear


def test_it_is_said_where_everything_goes() -> None:
    say = speaker("four-gardens").say
    for game, state, seat in carts(1):
        planned = series(game.view(state, seat), game.legal(state, seat), seat)
        if len({move.text for move in planned}) > 1:
            words = series_words(planned)
            told = say(words.line)
            assert say(words.title) == "Put what is clear for me" and " on " in told
            assert sum(int(word) for word in told.split() if word.isdecimal()) >= len(planned)
            return
    raise AssertionError("no row with several moves came up")
