"""Every line of the README works as printed: examples, commands, make targets and links."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.S)
COMMANDS = re.findall(r"^    (allotment .*?)\s*(?:#.*)?$", README, re.M)
TARGETS = re.findall(r"^    make (\S+)", README, re.M) + re.findall(r"`make (\S+?)`", README)
INSTALLS = re.findall(r'pip install "([^"]+)"', README)
LINKS = re.findall(r"\]\(([^)]+)\)", README)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run_as_printed(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLES[number], {})
    assert re.search(r"\[-?\d+, -?\d+, -?\d+\]", capsys.readouterr().out)


def test_there_are_examples_and_commands() -> None:
    assert len(EXAMPLES) >= 2 and len(COMMANDS) >= 8 and TARGETS and LINKS


def test_the_commands_run_as_printed_one_after_another(tmp_path: Path) -> None:
    """In a folder of their own, next to the clone's tests. The one that serves is only asked for its help:
    the tests of the server start it."""
    bin = tmp_path / "bin"
    bin.mkdir()
    own = bin / "allotment"
    own.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m allotment "$@"\n')
    own.chmod(0o755)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    environment = {
        **os.environ,
        "PATH": f"{bin}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(str(Path(folder).resolve()) for folder in sys.path if folder),
    }
    for command in COMMANDS:
        asked = f"{command} --help" if " serve " in command else command
        done = subprocess.run(
            asked,
            shell=True,
            cwd=tmp_path,
            env=environment,
            input="quit\n",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stdout or ">" in command, command


@pytest.mark.parametrize("target", TARGETS)
def test_the_make_targets_are_there(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.M)


@pytest.mark.parametrize("wanted", INSTALLS)
def test_what_is_installed_is_this_clone_with_an_extra_that_it_has(wanted: str) -> None:
    """No package index has the package, so its name alone would install nothing of ours."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert wanted in [f".[{extra}]" for extra in extras]


@pytest.mark.parametrize("link", LINKS)
def test_the_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
