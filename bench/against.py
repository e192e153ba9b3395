"""How fast this commit is compared with another one: rules, search, environments and the table.

    make bench-against REV=main~5

The other commit is checked out and compiled in build/against. Both builds take turns on the same machine; of
several rounds the best counts, as other work only ever slows. It fails if something is too much slower. What
the other commit does not have yet is left out, and named.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

Rates = dict[str, float]
Measure = Callable[[str], Rates]
ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build/compiled"
THRESHOLD = 0.9  # of the other's speed
ROUNDS = 3
# Each runs with one build or the other, in a process of its own, and prints rates per second by name.
SPEED = """
import json, subprocess, sys
out = subprocess.run([sys.executable, "-m", "allotment", "speed", "--json", "--seconds", "1", *{more}],
    stdout=subprocess.PIPE, text=True, check=True).stdout
print(json.dumps({{f"{name} {{row['game']}}": row["{rate}"] for row in json.loads(out)["games"]}}))
"""
ENVIRONMENTS = """
import json, warnings
from importlib import import_module
warnings.simplefilter("ignore")
from allotment.envs.names import versioned
from allotment.games import SHELF
from bench.envs import steps_per_second
print(json.dumps({f"environment {slug}":
    steps_per_second(import_module(f"allotment.envs.{versioned(slug)}").env()) for slug in SHELF}))
"""
TABLE = """
import json, tempfile
from pathlib import Path
from bench.table import measure
with tempfile.TemporaryDirectory() as folder:
    print(json.dumps({f"table {mode}":
        1e6 / measure(Path(folder), 20, 2.0, mode)["cpu_us"] for mode in ("page", "plain")}))
"""
PROBES = {
    "rules": SPEED.format(name="rules", rate="moves", more=[]),
    "search": SPEED.format(name="search", rate="iterations", more=["--search"]),
    "environments": ENVIRONMENTS,
    "table": TABLE,
}


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


def measured(build: Path, probe: str) -> Rates:
    out = subprocess.run(
        [sys.executable, "-c", probe],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{build}{os.pathsep}{ROOT}"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout
    found: Rates = json.loads(out.splitlines()[-1])
    return found


def compared(
    probes: dict[str, str], rounds: int, ours: Measure, theirs: Measure
) -> tuple[Rates, Rates, list[str]]:
    """The best rates of this commit and of the other, taking turns; and the parts that the other, which may
    be older than what they ask for, has no answer to."""
    here: Rates = {}
    there: Rates = {}
    without = []
    for name, probe in probes.items():
        for _ in range(rounds):
            try:
                found = theirs(probe)
            except subprocess.CalledProcessError:
                without.append(name)
                break
            there = best(there, found)
            here = best(here, ours(probe))
    return here, there, without


def best(so_far: Rates, found: Rates) -> Rates:
    return so_far | {name: max(rate, so_far.get(name, 0.0)) for name, rate in found.items()}


def report(ours: Rates, theirs: Rates, threshold: float) -> tuple[str, bool]:
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
    ours, theirs, without = compared(
        PROBES, given.rounds, partial(measured, COMPILED), partial(measured, other)
    )
    text, good = report(ours, theirs, given.threshold)
    print(text)
    for name in without:
        print(f"Not compared: {name}, which {given.revision} cannot be asked for (see above).")
    if not good:
        print(f"Slower than {given.threshold:g} of {given.revision}.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
