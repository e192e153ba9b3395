"""Bots in a game without turns: they build the garden rather than take it apart, and need not move."""

from __future__ import annotations

from allotment.bots import make_bot
from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.eyes import Eyes


def test_sprouts_and_gardeners_fill_the_garden() -> None:
    game = make("gardeners", {"mode": "training-a", "seats": 3, "first": 0})
    for level in ("sprout", "gardener:20it"):
        state = game.start(seeded(1))
        bot, luck = make_bot(level), seeded(2)
        game.play(state, 0, "start")
        for turn in range(60):
            seat = turn % 3
            if game.legal(state, seat):
                move = bot.choose(Eyes(game, state, seat, []), luck)
                game.apply(state, seat, move)
        position = game.dump(state)
        assert position["verdicts"], f"{level}s complete a garden and have it checked"
