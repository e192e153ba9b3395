"""How fast the search is, in one run, on one core: the head-gardener's iterations per second in each
competitive game compared with those of OpenSpiel's own MCTS (C++, one random playout an iteration) in games
of similar length.

    make bench-search

An iteration is not the same thing in both: ours judges every new move one step ahead and ends in a forecast,
OpenSpiel's plays out to the end at random. The figures say how often each can look.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECONDS = 5.0

if __name__ == "__main__":
    sys.exit(
        subprocess.run(
            [sys.executable, "-m", "allotment", "speed", "--search", "--seconds", str(SECONDS)]
            + ["--beside", str(ROOT / "build/bench/bin/python")],
            env={**os.environ, "PYTHONPATH": str(ROOT / "build/compiled")},
        ).returncode
    )
