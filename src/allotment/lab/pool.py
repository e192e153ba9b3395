"""How experiments play: on several processes, each game kept as it ends, so that they can be continued."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any, TypeVar

from ..runs import RunFile
from ..words.progress import bar

T = TypeVar("T")
R = TypeVar("R")
Found = dict[str, Any]


def on_all(do: Callable[[T], R], tasks: list[T], jobs: int) -> Iterator[R]:
    """In any order."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(do, tasks)
        return
    with Pool(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:  # one of us stops for all
        yield from pool.imap_unordered(do, tasks)


def named(play: Callable[[T], Found], label: Callable[[T], str], task: T) -> tuple[str, Found]:
    return label(task), play(task)


def all_played(
    title: str,
    play: Callable[[T], Found],
    label: Callable[[T], str],
    todo: list[T],
    jobs: int,
    kept: Path | None,
) -> dict[str, Found]:
    """What came of each, by label; those that the file holds aren't played again."""
    file = RunFile(kept)
    done: dict[str, Found] = dict(file.found)
    left = [task for task in todo if label(task) not in done]
    show = bar(title)
    show(len(todo) - len(left), len(todo))
    results = on_all(partial(named, play, label), left, jobs)
    for count, (name, found) in enumerate(results, len(todo) - len(left) + 1):
        done[name] = found
        file.add(name, found)
        show(count, len(todo))
    return done
