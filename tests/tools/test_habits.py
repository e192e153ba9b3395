"""The workflows and hooks are well-formed, and what they run is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from .loading import ROOT

FILES = [
    *sorted(ROOT.glob(".github/**/*.yml")),
    ROOT / ".pre-commit-config.yaml",
    ROOT / "mkdocs.yml",
]
MAKEFILE = (ROOT / "Makefile").read_text()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_they_run_is_there(path: Path) -> None:
    text = path.read_text()
    assert yaml.safe_load(text)
    for target in re.findall(r"run: make (\S+)", text):
        assert re.search(rf"^{target}:", MAKEFILE, re.M), target
    for script in re.findall(r"run: (\.\S+)", text):
        assert (ROOT / script).exists(), script
    for folder in re.findall(r"\btests/\S+", text):
        assert (ROOT / folder).exists(), folder


def test_the_workflow_runs_what_ci_runs_and_every_python_of_the_package() -> None:
    text = (ROOT / ".github/workflows/test.yml").read_text()
    assert "run: .ci/run" in text
    project = (ROOT / "pyproject.toml").read_text()
    pythons = re.findall(r"Python :: (3\.\d+)", project)
    assert yaml.safe_load(text)["jobs"]["matrix"]["strategy"]["matrix"]["python"] == pythons
    for python in pythons:
        assert f"cp{python.replace('.', '')}-*" in project


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob(".github/ISSUE_TEMPLATE/*.yml")), ids=lambda path: path.name
)
def test_a_form_asks_in_words_that_github_knows(path: Path) -> None:
    """GitHub shows no form with another field; a comma without quotes makes one."""
    form = yaml.safe_load(path.read_text())
    assert set(form) == {"name", "description", "body"}
    for field in form["body"]:
        assert field["type"] in ("input", "textarea")
        assert field["attributes"]["label"]
        assert set(field["attributes"]) <= {"label", "description", "placeholder", "value"}, field
