"""A level that people choose: a rival in most games, a teammate where all play together."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from ..kernel.game import Game, News
from ..kernel.match import Eyes
from ..kernel.story import Phrase
from ..play.bot import Bot, Decision


class Level(Bot):
    def __init__(self, name: str, rival: Bot, mate: Bot) -> None:
        super().__init__(name)
        self.rival = rival
        self.mate = mate
        self.mind = rival

    def begin(self, game: Game[Any, Any], seat: int) -> None:
        self.mind = self.mate if game.box.cooperative else self.rival
        self.remembers = self.mind.remembers
        self.mind.begin(game, seat)

    def hear(self, news: list[News]) -> None:
        self.mind.hear(news)

    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        return self.mind.decide(eyes, luck)

    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        return self.mind.reason(eyes, decision)
