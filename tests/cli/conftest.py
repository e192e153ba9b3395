"""A terminal for every test."""

from __future__ import annotations

import pytest

from .terminal import Terminal


@pytest.fixture
def allotment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)
