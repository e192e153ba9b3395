"""Any legal move."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from ..kernel.match import Eyes
from ..kernel.story import Phrase
from ..play.bot import Bot, Decision


class Random(Bot):
    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        offers = eyes.legal()
        return Decision(offers[luck.below(len(offers))])

    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        return [Phrase("reason-random")]
