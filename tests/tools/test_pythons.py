"""`make pythons` finds the installed interpreters, and isn't fooled by a name."""

from __future__ import annotations

from pathlib import Path

import pytest

from .loading import ROOT, load

pythons = load("tools/pythons.py")


def command(path: Path, says: str, fails: bool = False) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {says}\n" + ("exit 127\n" if fails else ""))
    path.chmod(0o755)
    return path


def test_the_versions_are_those_of_the_package() -> None:
    found = pythons.versions((ROOT / "pyproject.toml").read_text())
    assert found[:3] == ["3.11", "3.12", "3.13"]


def test_a_shim_that_leads_nowhere_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command(tmp_path / "bin/python3.12", "python3.12: command not found", fails=True)
    command(tmp_path / "bin/python3.13", "3.13")
    older = command(tmp_path / "home/.pyenv/versions/3.12.1/bin/python", "3.12")
    command(tmp_path / "home/.pyenv/versions/3.11.9/bin/python", "3.10")  # not what its folder says
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("PYENV_ROOT", raising=False)
    assert pythons.pyenv() == tmp_path / "home/.pyenv"
    assert pythons.find("3.12", pythons.pyenv()) == older
    assert pythons.find("3.13", pythons.pyenv()) == tmp_path / "bin/python3.13"
    assert pythons.find("3.14", pythons.pyenv()) is None
    monkeypatch.setenv("PATH", str(tmp_path))
    assert pythons.find("3.11", pythons.pyenv()) is None


def test_pyenv_may_live_elsewhere_than_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "opt"))
    assert pythons.pyenv() == tmp_path / "opt"
