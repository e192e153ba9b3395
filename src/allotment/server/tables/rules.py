"""Games, made once: they hold no state of play, so all tables with the same options share one."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from ...games import make
from ...kernel.game import Game
from ...kernel.options import Options


def game_of(slug: str, options: Options) -> Game[Any, Any]:
    return made(slug, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def made(slug: str, options: str) -> Game[Any, Any]:
    return make(slug, json.loads(options))
