"""How fast this commit is compared with another one: rules, search, environments and the table.

    make bench-against REV=main~5

The other commit is checked out and compiled in build/against. Both builds take turns on the same machine; of
several rounds the best counts, as other work only ever slows. It fails if something is too much slower.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build/compiled"
THRESHOLD = 0.9  # of the other's speed
ROUNDS = 3
# Runs with one build or the other; prints rates per second by name.
PROBE = """
import json, subprocess, sys, tempfile, warnings
from importlib import import_module
from pathlib import Path
warnings.simplefilter("ignore")
def speed(*more):
    out = subprocess.run([sys.executable, "-m", "allotment", "speed", "--json", "--seconds", "1", *more],
        capture_output=True, text=True, check=True).stdout
    return json.loads(out)["games"]
rates = {f"rules {row['game']}": row["moves"] for row in speed()}
rates |= {f"search {row['game']}": row["iterations"] for row in speed("--search")}
from allotment.envs.names import versioned
from allotment.games import SHELF
from bench.envs import steps_per_second
for slug in SHELF:
    rates[f"environment {slug}"] = steps_per_second(import_module(f"allotment.envs.{versioned(slug)}").env())
from bench.table import measure
with tempfile.TemporaryDirectory() as folder:
    for mode in ("page", "plain"):
        rates[f"table {mode}"] = 1e6 / measure(Path(folder), 20, 2.0, mode)["cpu_us"]
print(json.dumps(rates))
"""


def built(revision: str) -> Path:
    """The compiled build of another commit; made once."""
    name = subprocess.run(
        ["git", "rev-parse", "--verify", f"{revision}^{{commit}}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.strip()
    if not name:
        raise SystemExit(f"there is no commit {revision!r}: make bench-against REV=main~5")
    clone = ROOT / "build/against" / name
    compiled = clone / "build/compiled"
    if not (compiled / "done").exists():
        shutil.rmtree(clone, ignore_errors=True)
        print(f"Compiling {revision} ({name[:9]}) ...", flush=True)
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(clone)], check=True)
        subprocess.run(["git", "checkout", "--quiet", name], cwd=clone, check=True)
        words = ["install", "--quiet", "--no-build-isolation", "--no-deps", "--target", str(compiled), "."]
        subprocess.run([sys.executable, "-m", "pip", *words], cwd=clone, check=True)
        (compiled / "done").touch()
    return compiled


def measured(build: Path) -> dict[str, float]:
    out = subprocess.run(
        [sys.executable, "-c", PROBE],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{build}{os.pathsep}{ROOT}"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    found: dict[str, float] = json.loads(out.splitlines()[-1])
    return found


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: max(each[name] for each in rounds if name in each) for name in rounds[0]}


def report(ours: dict[str, float], theirs: dict[str, float], threshold: float) -> tuple[str, bool]:
    """A line for each figure that both have, and whether all reach the threshold."""
    lines = [f"{'per second':<32}{'this':>12}{'other':>12}{'ratio':>8}"]
    good = True
    for name, rate in ours.items():
        if name in theirs:
            ratio = rate / theirs[name]
            slow = ratio < threshold
            good &= not slow
            lines.append(
                f"{name:<32}{rate:>12,.0f}{theirs[name]:>12,.0f}{ratio:>8.2f}{'  SLOWER' if slow else ''}"
            )
    return "\n".join(lines), good


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("revision", help="the commit to compare with")
    parser.add_argument("--threshold", type=float, default=THRESHOLD)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    other = built(given.revision)
    ours, theirs = [], []
    for _ in range(given.rounds):
        theirs.append(measured(other))
        ours.append(measured(COMPILED))
    text, good = report(best(ours), best(theirs), given.threshold)
    print(text)
    if not good:
        print(f"Slower than {given.threshold:g} of {given.revision}.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
