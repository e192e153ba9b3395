"""The example learns and draws; how well it learns is measured, not tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import allotment

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "reinforce.py"


def test_the_example_runs_and_draws_its_curve(tmp_path: Path) -> None:
    picture = tmp_path / "learning.svg"
    house = str(Path(allotment.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "0.03", str(picture), "3"],
        env={**os.environ, "PYTHONPATH": house},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "of 3 games won" in done.stdout
    assert "polyline" in [part.tag.split("}")[1] for part in ElementTree.parse(picture).getroot()]
