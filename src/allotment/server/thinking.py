"""Bots think in processes of their own, so that no table waits for another table's bot."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

import msgspec

from ..bots import make_bot
from ..kernel.chance import seeded
from ..kernel.eyes import Eyes
from ..kernel.options import Options
from .rules import game_of

TRIES: Final = 3  # with a new pool each, when a worker died

LOG: Final = logging.getLogger(__name__)


class Question(NamedTuple):
    """All a worker needs. The position is the whole one: the bot itself sees it only through Eyes."""

    slug: str
    options: Options
    position: bytes  # JSON
    seat: int
    heard: list[str]
    level: str
    seed: str  # of the bot's own luck; never the table's


def answer(question: Question) -> str:
    """In the worker: the bot's move, in notation; "" if it rather holds still (real time only)."""
    game = game_of(question.slug, question.options)
    luck = seeded(question.seed)
    state = game.load(msgspec.json.decode(question.position), luck.clone())
    eyes = Eyes(game, state, question.seat, question.heard)
    bot = make_bot(question.level, time.monotonic)
    if not game.box.real_time:
        return bot.choose(eyes, luck).text
    move = bot.live(eyes, luck)
    return move.text if move is not None else ""


def settle_in() -> None:
    """A worker leaves when the server is gone, however that went; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinking:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    def opened(self) -> ProcessPoolExecutor:
        if self.pool is None:
            start = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=start, initializer=settle_in)
        return self.pool

    async def choose(self, question: Question) -> str:
        for _ in range(TRIES):
            pool = self.opened()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, answer, question)
            except BrokenProcessPool:
                LOG.warning("a thinking process died; starting anew")
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
            except Exception:
                LOG.exception("the bot %s could not choose a move of %s", question.level, question.slug)
                break
        return answer(question._replace(level="seedling"))  # a table never hangs because of a bot

    async def close(self) -> None:
        """What is being thought right now is waited for: bots are quick, and nothing is left behind."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
