"""Asking a bot about a position, outside any match."""

from __future__ import annotations

from typing import Any

from allotment.kernel.chance import Chance
from allotment.kernel.game import Game
from allotment.kernel.match import Eyes, adopted
from allotment.play.bot import Bot, Decision


def eyes_on(game: Game[Any, Any], state: Any, seat: int) -> Eyes[Any, Any]:
    """A seat's eyes on a position whose past nobody knows."""
    return adopted(game, state, []).eyes(seat)


def decided(bot: Bot, game: Game[Any, Any], state: Any, seat: int, luck: Chance) -> Decision:
    """What a bot that has just come would do."""
    bot.begin(game, seat)
    return bot.decide(eyes_on(game, state, seat), luck)
