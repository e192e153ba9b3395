"""Other people's trainers run on our environments as they are, and draw what came of it. How well they learn
is measured, not tested. `make examples` runs this where they are installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import allotment

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SHORT = {
    "maskable_ppo.py": ["300", "{picture}", "3"],
    "tianshou_dqn.py": ["300", "{picture}", "3"],
    "openspiel_dqn.py": ["4", "{picture}", "3"],
    "clean_ppo.py": [
        "--minutes",
        "0.05",
        "--games",
        "4",
        "--check",
        "0",
        "--envs",
        "8",
        "--steps",
        "16",
        "--picture",
        "{picture}",
    ],
}


@pytest.mark.parametrize("name", SHORT)
def test_it_runs_and_draws_its_curve(name: str, tmp_path: Path) -> None:
    picture = tmp_path / "learning.svg"
    house = str(Path(allotment.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *(word.format(picture=picture) for word in SHORT[name])],
        env={**os.environ, "PYTHONPATH": house, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "games won" in done.stdout
    assert "polyline" in [part.tag.split("}")[1] for part in ElementTree.parse(picture).getroot()]


def test_what_a_decision_earned_is_counted_up_to_the_seats_next_one() -> None:
    """Two seats in turn, without patience lost: seat 0 is paid 1 by seat 1's move, and 2 at the end."""
    sys.path.insert(0, str(EXAMPLES))
    from clean_ppo import advantages

    seats = np.array([[0], [1], [0], [1]])
    payments = np.zeros((4, 1, 2))
    payments[1, 0] = [1.0, -1.0]
    payments[3, 0] = [2.0, -2.0]
    ends = np.array([[False], [False], [False], [True]])
    gains, sure = advantages(seats, payments, np.zeros((4, 1)), ends, 1.0, 1.0)
    assert gains[:, 0].tolist() == [3.0, -3.0, 2.0, -2.0] and sure.all()
    gains, sure = advantages(seats, payments, np.zeros((4, 1)), np.zeros((4, 1), bool), 1.0, 1.0)
    assert sure[:, 0].tolist() == [True, True, False, False]
