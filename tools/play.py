"""What `make play` does once the packages are installed: sets the table at once.

If the compiled rules are missing or older than the sources, the table is served from the sources and the
rules compile in the background, for the next start. Tables are kept in between
(docs/decisions/0021-play-first-compile-meanwhile.md).
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
COMPILED = "build/compiled"
FAILED = "build/compile-failed.log"

MEANWHILE = (
    "Playing uncompiled for now: the rules compile in the background, and the next start uses them "
    "(about 12 times faster; your tables are kept)."
)
STILL = "Playing uncompiled for now: the rules are still compiling in the background."
AGAIN = f"Playing uncompiled: compiling failed last time ({FAILED} says why); trying again in the background."
NO_COMPILER = (
    "Playing uncompiled: there is no C compiler here. With gcc or clang the rules are about 12 times faster."
)


def compiler() -> str | None:
    sys.path.insert(0, str(ROOT))
    import setup

    return setup.compiler()


def fresh(root: Path) -> bool:
    """The compiled build is there, newer than all sources, and has compiled modules in it."""
    asked = subprocess.run(["make", "-q", f"{COMPILED}/done"], cwd=root, capture_output=True, check=False)
    return asked.returncode == 0 and any((root / COMPILED).glob("*.so"))


def locked(root: Path) -> int | None:
    """The right to compile here, or None while somebody else has it."""
    (root / "build").mkdir(exist_ok=True)
    lock = os.open(root / "build/compile.lock", os.O_CREAT | os.O_RDWR)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        return None
    return lock


def prepare(root: Path, compiler: Callable[[], str | None]) -> tuple[str, str]:
    """Where to play from, and the line to say about it."""
    if fresh(root):
        return COMPILED, ""
    if compiler() is None:
        return "src", NO_COMPILER
    lock = locked(root)
    if lock is None:
        return "src", STILL
    said = AGAIN if (root / FAILED).exists() else MEANWHILE
    os.set_inheritable(lock, True)
    words = [sys.executable, __file__, "--compile", str(root)]
    os.posix_spawn(sys.executable, words, os.environ, setsid=True)
    os.close(lock)  # the child holds it until it ends
    return "src", said


def compile(root: Path) -> int:
    """In the background, out of the table's way. What it printed is kept if it failed."""
    os.nice(10)
    log = root / "build/compile.log"
    (root / FAILED).unlink(missing_ok=True)
    with log.open("wb") as out:
        done = subprocess.run(
            ["make", f"{COMPILED}/done"],
            cwd=root,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            check=False,
        )
    if done.returncode:
        log.rename(root / FAILED)
    return done.returncode


def main(words: list[str]) -> NoReturn:
    if words[:1] == ["--compile"]:
        sys.exit(compile(Path(words[1])))
    path, said = prepare(ROOT, compiler)
    if said:
        print(said, flush=True)
    python = sys.executable
    os.execve(
        python,
        [python, "-m", "allotment", *(["serve", "--open", *words] if words else [])],
        {**os.environ, "PYTHONPATH": str(ROOT / path)},
    )


if __name__ == "__main__":
    main(sys.argv[1:])
