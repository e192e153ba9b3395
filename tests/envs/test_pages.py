"""The pages say what the code says, and their examples run as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from allotment.envs.pages import grouped, page, pages
from allotment.games import SHELF, make

FOLDER = Path(__file__).parent.parent.parent / "docs" / "envs"
TEXTS = {slug: page(slug) for slug in SHELF} | {
    "training": (FOLDER / "training.md").read_text(encoding="utf-8")
}
EXAMPLES = [
    pytest.param(code, id=f"{name} {number}")
    for name, text in TEXTS.items()
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", text, re.S))
]


@pytest.mark.parametrize("name", pages())
def test_pages_are_up_to_date(name: str) -> None:
    kept = (FOLDER / name).read_text(encoding="utf-8")
    assert kept == pages()[name], "run: python -m allotment.envs.pages docs/envs"


@pytest.mark.parametrize("code", EXAMPLES)
def test_examples_run_as_printed(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(code, {})
    assert re.search(r"\d", capsys.readouterr().out)


@pytest.mark.parametrize("slug", SHELF)
def test_every_number_is_named_in_its_place(slug: str) -> None:
    names = make(slug, {}).feature_names()
    told: list[str] = []
    for first, last, common, rest in grouped(names):
        assert first == len(told) and last - first + 1 == max(1, len(rest))
        told += [f"{common} {each}" for each in rest] or [common]
    assert told == names
