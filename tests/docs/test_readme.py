"""The README's examples are run as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parent.parent.parent / "README.md").read_text()
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.S)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run_as_printed(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(EXAMPLES[number], {})
    assert re.search(r"\[-?\d+, -?\d+, -?\d+\]", capsys.readouterr().out)


def test_there_is_an_example() -> None:
    assert EXAMPLES
