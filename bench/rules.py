"""How fast the rules are, in one run, on one core: ours interpreted and compiled, OpenSpiel's backgammon
and hearts driven from Python, and a hand-tuned C++ playout of a reduced Garden Dice as the limit.

    make bench
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from shutil import which

ROOT = Path(__file__).parent.parent
SECONDS = 4.0
SEATS = 4  # as in the C++ playout
LISTED_PER_DECISION = 15.69  # of the C++ playout: `limit check 200` prints it

OPENSPIEL = """
import json, random, sys, time
import pyspiel
name, seconds = sys.argv[1], float(sys.argv[2])
game = pyspiel.load_game(name)
luck = random.Random(1)
moves = listed = games = 0
begun = time.process_time()
while time.process_time() - begun < seconds:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(luck.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            actions = state.legal_actions()
            listed += len(actions)
            moves += 1
            state.apply_action(luck.choice(actions))
    games += 1
spent = time.process_time() - begun
copies = 0
state = game.new_initial_state()
begun = time.process_time()
while time.process_time() - begun < seconds / 4:
    for _ in range(1000):
        state.clone()
    copies += 1000
copying = time.process_time() - begun
print(json.dumps({"moves": moves / spent, "listed": listed / spent, "games": games / spent,
                  "clones": copies / copying}))
"""


def ours(build: str) -> dict[str, float]:
    out = subprocess.run(
        [sys.executable, "-m", "allotment", "speed", "garden-dice"]
        + ["--seats", str(SEATS), "--seconds", str(SECONDS), "--json"],
        env={**os.environ, "PYTHONPATH": str(ROOT / build)},
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(out.stdout)
    assert found["compiled"] == (build != "src"), "the build is not what it should be"
    row: dict[str, float] = found["games"][0]
    return row


def openspiel(name: str) -> dict[str, float]:
    python = ROOT / "build/bench/bin/python"
    out = subprocess.run(
        [python, "-c", OPENSPIEL, name, str(SECONDS)], capture_output=True, text=True, check=True
    )
    row: dict[str, float] = json.loads(out.stdout.splitlines()[-1])
    return row


def limit() -> dict[str, float] | None:
    if which("g++") is None:
        print("no g++: the C++ limit is not measured")
        return None
    program = ROOT / "build/limit"
    subprocess.run(
        ["g++", "-O3", "-std=c++20", str(ROOT / "bench/limit.cpp"), "-o", str(program)], check=True
    )
    timed = json.loads(subprocess.check_output([program, "time", str(SECONDS)]))
    cloned = json.loads(subprocess.check_output([program, "clone", "1"]))
    moves = float(timed["moves_s"])
    return {
        "moves": moves,
        "listed": moves * LISTED_PER_DECISION,
        "games": float(timed["games_s"]),
        "clones": 1e9 / float(cloned["clone_ns"]),
    }


def main() -> None:
    print(f"uniformly random play, {SECONDS:g} s of processor time each, per second of one core")
    rows: dict[str, dict[str, float]] = {}
    rows["Garden Dice interpreted"] = ours("src")
    rows["Garden Dice compiled"] = ours("build/compiled")
    rows["OpenSpiel backgammon"] = openspiel("backgammon")
    rows["OpenSpiel hearts"] = openspiel("hearts")
    bound = limit()
    if bound is not None:
        rows["C++ limit (reduced game)"] = bound
    print(f"{'':<26}{'moves':>12}{'listed':>14}{'games':>10}{'clones':>14}")
    for name, row in rows.items():
        print(
            f"{name:<26}{row['moves']:>12,.0f}{row['listed']:>14,.0f}"
            f"{row['games']:>10,.1f}{row['clones']:>14,.0f}"
        )
    fast = rows["Garden Dice compiled"]
    print()
    ratio("compiled / interpreted, moves", fast["moves"], rows["Garden Dice interpreted"]["moves"], 5)
    ratio("compiled / OpenSpiel backgammon, moves", fast["moves"], rows["OpenSpiel backgammon"]["moves"], 5)
    ratio("compiled / OpenSpiel hearts, moves", fast["moves"], rows["OpenSpiel hearts"]["moves"], None)
    ratio("clones / moves (a clone costs less than a move)", fast["clones"], fast["moves"], 1)
    if bound is not None:
        ratio("moves listed / C++ limit", fast["listed"], bound["listed"], 0.12)


def ratio(what: str, ours: float, theirs: float, least: float | None) -> None:
    wanted = (
        "" if least is None else f" (wanted: at least {least:g}: {'yes' if ours >= least * theirs else 'NO'})"
    )
    print(f"{what}: {ours / theirs:.2f}{wanted}")


if __name__ == "__main__":
    main()
