"""Where chunks are played: in this process, in several, or on a cluster. The parts are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Protocol

from ..kernel.result import Refused, denied
from ..kernel.story import Phrase
from .drive import played
from .ledger import Folder, polars
from .study import Study

IN_FLIGHT = 2  # chunks for each process, so that none waits
RETRIES = 5  # pools that break before it is given up


class Engine(Protocol):
    def run(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]: ...


class Here:
    """In this process."""

    def run(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
        for number in todo:
            yield number, played(study, number)


class Processes:
    """In several. A pool that breaks, because one of them was killed, is opened again, and what it had not
    finished is asked for again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
        left = list(todo)
        for _ in range(RETRIES + 1):
            try:
                for number, data in self.once(study, left):
                    left.remove(number)
                    yield number, data
                return
            except BrokenProcessPool:
                continue
        raise denied("lab-process-killed", times=RETRIES + 1)

    def once(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
        waiting = list(reversed(todo))
        flying: dict[Future[bytes], int] = {}
        context = get_context("spawn")
        pool = ProcessPoolExecutor(self.jobs, context, initializer=signal, initargs=(SIGINT, SIG_IGN))
        try:
            while waiting or flying:
                while waiting and len(flying) < IN_FLIGHT * self.jobs:
                    number = waiting.pop()
                    flying[pool.submit(played, study, number)] = number
                done, _ = wait(flying, return_when=FIRST_COMPLETED)
                for future in done:
                    yield flying.pop(future), future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class Cluster:
    """On a Ray cluster, whose machines all have this very Allotment: only a study's text and the bytes of its
    parts travel. Ray asks again for what a lost worker or machine had not finished. Without an address it
    starts one of its own, on this machine."""

    def __init__(self, address: str = "") -> None:
        self.address = address

    def run(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
        ray = ray_itself()
        if not ray.is_initialized():
            try:
                ray.init(address=self.address or None, log_to_driver=False, include_dashboard=False)
            except ConnectionError as why:
                where = self.address or Phrase("lab-this-machine")
                raise denied("lab-no-cluster", address=where, why=str(why)) from None
        ask = ray.remote(max_retries=RETRIES, num_cpus=1)(played)
        waiting = list(reversed(todo))
        flying: dict[Any, int] = {}
        room = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting or flying:
            while waiting and len(flying) < room:
                number = waiting.pop()
                flying[ask.remote(study, number)] = number
            done, _ = ray.wait(list(flying))
            for reference in done:
                try:
                    data = ray.get(reference)
                except ray.exceptions.RayTaskError as why:
                    if isinstance(why.cause, Refused):
                        raise denied("lab-cluster-refuses", why=why.cause.cause()) from None
                    raise
                yield flying.pop(reference), data


def ray_itself() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise denied("needs-package", package="Ray", extra="cluster") from None


def engine(jobs: int, where: str = "") -> Engine:
    """By what the command line says: --jobs, or --engine ray or ray://HOST:PORT."""
    if jobs < 1:
        raise denied("lab-at-least", option="--jobs", least=1)
    if where == "ray":
        return Cluster()
    if where.startswith("ray://"):
        return Cluster(where)
    if where:
        raise denied("lab-engine", given=ascii(where))
    return Processes(jobs) if jobs > 1 else Here()


def play(
    study: Study, path: Path, by: Engine, show: Callable[[int, int], None], shard: tuple[int, int] = (1, 1)
) -> tuple[Folder, Study]:
    """Play what is missing of a study; `show(deals done, of)`. With a shard (1, 2) only the first half."""
    polars()
    folder = Folder(path)
    study = folder.open(study.check())
    at, of = shard
    mine = [number for number in range(study.chunks()) if number % of == at - 1]
    todo = [number for number in folder.missing(study) if number in set(mine)]
    deals = sum(len(study.deals_of(number)) for number in mine)
    done = deals - sum(len(study.deals_of(number)) for number in todo)
    if todo:
        show(done, deals)
    for number, data in by.run(study.text(), todo):
        folder.keep(number, data)
        done += len(study.deals_of(number))
        show(done, deals)
    return folder, study
