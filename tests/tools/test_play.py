"""`make play` sets the table at once, whatever the state of the compiled rules."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from .loading import load

# A makefile that compiles in no time, if it is allowed to.
MAKEFILE = """
build/compiled/done: source
	@while [ -e slow ]; do sleep 0.05; done; echo called >> calls; test ! -e broken
	@mkdir -p build/compiled && touch build/compiled/x.so build/compiled/done
"""


play = load("tools/play.py")


def found() -> str | None:
    return "cc"


def missing() -> str | None:
    return None


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    (tmp_path / "source").touch()
    yield tmp_path
    (tmp_path / "slow").unlink(missing_ok=True)
    idle(tmp_path)


def idle(root: Path) -> None:
    """Waits until nothing compiles any more."""
    for _ in range(1200):
        lock = play.locked(root)
        if lock is not None:
            os.close(lock)
            return
        time.sleep(0.05)
    raise AssertionError("the compile never ended")


def test_the_first_start_plays_from_the_sources_and_the_second_compiled(clone: Path) -> None:
    assert play.prepare(clone, found) == ("src", play.MEANWHILE)
    idle(clone)
    assert play.prepare(clone, found) == ("build/compiled", "")
    assert (clone / "calls").read_text() == "called\n"


def test_a_start_during_the_compile_says_so_and_does_not_compile_twice(clone: Path) -> None:
    (clone / "slow").touch()
    assert play.prepare(clone, found) == ("src", play.MEANWHILE)
    assert play.prepare(clone, found) == ("src", play.STILL)
    (clone / "slow").unlink()
    idle(clone)
    assert (clone / "calls").read_text() == "called\n"


def test_changed_sources_are_compiled_again(clone: Path) -> None:
    play.prepare(clone, found)
    idle(clone)
    later = (clone / "build/compiled/done").stat().st_mtime + 5
    os.utime(clone / "source", (later, later))
    assert play.prepare(clone, found) == ("src", play.MEANWHILE)


def test_a_failed_compile_is_told_and_tried_again(clone: Path) -> None:
    (clone / "broken").touch()
    assert play.prepare(clone, found) == ("src", play.MEANWHILE)
    idle(clone)
    assert (clone / play.FAILED).exists()
    (clone / "broken").unlink()
    assert play.prepare(clone, found) == ("src", play.AGAIN)
    idle(clone)
    assert play.prepare(clone, found) == ("build/compiled", "")
    assert not (clone / play.FAILED).exists()


def test_without_a_compiler_it_says_so_and_plays_on(clone: Path) -> None:
    assert play.prepare(clone, missing) == ("src", play.NO_COMPILER)
    assert not (clone / "calls").exists()
    (clone / "build/compiled").mkdir(parents=True)
    (clone / "build/compiled/done").touch()  # a build made without a compiler
    assert play.prepare(clone, missing) == ("src", play.NO_COMPILER)


def test_the_compiler_is_the_one_setuptools_would_use(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CC", "no-such-compiler")
    assert play.compiler() is None
    own = tmp_path / "mycc"
    own.write_text("#!/bin/sh\n")
    own.chmod(0o755)
    monkeypatch.setenv("CC", "mycc -m64")
    assert play.compiler() == str(own)
