"""Calling the command line from tests."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from typing import NamedTuple

import pytest

from allotment.cli import main


class Said(NamedTuple):
    status: int
    out: str
    err: str


class Terminal:
    """Runs commands in this process; `typed` is what a person would type."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str, typed: str | bytes = "") -> Said:
        keys = typed.encode() if isinstance(typed, str) else typed
        self.monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(keys), encoding="utf-8"))
        try:
            status = main(list(arguments))
        except SystemExit as left:
            status = left.code if isinstance(left.code, int) else 1
        out, err = self.capsys.readouterr()
        assert "Traceback" not in err
        return Said(status, out, err)

    def refused(self, *arguments: str, typed: str | bytes = "") -> str:
        """Exit status 2 and one sentence on standard error."""
        said = self(*arguments, typed=typed)
        assert said.status == 2, said
        assert said.err.startswith("allotment") and said.err.count("\n") == 1, said.err
        return said.err


def process(
    *arguments: str | bytes, typed: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The same in a process of its own, as people run it."""
    return subprocess.run(
        [sys.executable, "-m", "allotment", *arguments],
        input=typed,
        capture_output=True,
        timeout=60,
        env={**os.environ, **environment},
        check=False,
    )
