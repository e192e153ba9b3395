"""The quick half of the lab's self-test; `make lab-self-test` runs all of it."""

from __future__ import annotations

import pytest

from allotment.kernel.result import Refused
from allotment.lab import selftest, stats


@pytest.mark.parametrize("name", list(selftest.TESTS))
def test_the_lab_does_what_it_says(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert selftest.run([name], True, 1) == 0, capsys.readouterr().out


def test_one_that_fails_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(stats, "share", lambda x, z=0: stats.Estimate(0.1, 0.1, 0.1, len(x)))
    assert selftest.run(["coverage"], True, 1) == 1
    assert "FAILS" in capsys.readouterr().out


def test_an_unknown_one_is_refused() -> None:
    with pytest.raises(Refused, match="no self-test"):
        selftest.run(["wishes"], True, 1)
