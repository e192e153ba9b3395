"""Steps per second of our PettingZoo environments beside PettingZoo's own classic ones, in one run, on one
core.

    make bench-envs

A step is `last()` (which observes) and `step(action)`, with `reset()` between games; choosing a random legal
action is not counted, as it costs the same work in every environment and most where there are many actions.
Processor time is measured, not the clock on the wall. The environments take turns; the best of several rounds
counts, as other work on the machine only ever slows.
"""

from __future__ import annotations

import random
import warnings
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

ROUNDS = 5
SECONDS = 0.6  # of a round, choosing included
CLASSIC = {  # name: what its rules are written in
    "tictactoe_v3": "Python",
    "connect_four_v3": "Python",
    "rps_v2": "Python",
    "chess_v6": "Python",
    "go_v5": "Python",
    "leduc_holdem_v4": "Python",
    "texas_holdem_v4": "Python",
    "texas_holdem_no_limit_v6": "Python",
    "hanabi_v5": "C++",
}


def environments() -> dict[str, tuple[str, Any]]:
    from allotment.envs.names import versioned
    from allotment.games import SHELF, room

    compiled = "compiled" if str(room(SHELF[0], "game").__file__).endswith(".so") else "Python"
    found: dict[str, tuple[str, Any]] = {}
    for slug in SHELF:
        name = versioned(slug)
        found[name] = (f"ours, {compiled}", import_module(f"allotment.envs.{name}").env())
    for name, written in CLASSIC.items():
        found[name] = (written, import_module(f"pettingzoo.classic.{name}").env())
    return found


def choose(env: Any, agent: str, seen: Any, info: dict[str, Any]) -> int:
    mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
    if mask is None:
        return int(env.action_space(agent).sample())
    return int(random.choice(np.flatnonzero(mask).tolist()))


def steps_per_second(env: Any) -> float:
    spent = 0.0
    steps = 0
    end = process_time() + SECONDS
    while process_time() < end:
        begun = process_time()
        env.reset(seed=steps)
        spent += process_time() - begun
        for agent in env.agent_iter(200):
            begun = process_time()
            seen, _, over, cut, info = env.last()
            spent += process_time() - begun
            action = None if over or cut else choose(env, agent, seen, info)
            begun = process_time()
            env.step(action)
            spent += process_time() - begun
            steps += 1
    return steps / spent


def main() -> None:
    warnings.simplefilter("ignore")
    random.seed(1)
    found = environments()
    best = dict.fromkeys(found, 0.0)
    for _ in range(ROUNDS):
        for name, (_, env) in found.items():
            best[name] = max(best[name], steps_per_second(env))
    print(f"{'environment':<26}{'written in':<18}{'steps/s':>10}{'us/step':>10}")
    for name in sorted(best, key=lambda each: -best[each]):
        print(f"{name:<26}{found[name][0]:<18}{best[name]:>10,.0f}{1e6 / best[name]:>10.1f}")
    peers = {name: best[name] for name in CLASSIC if CLASSIC[name] == "Python"}
    for name, (written, _) in found.items():
        if written.startswith("ours"):
            ahead = [peer for peer, speed in peers.items() if speed >= best[name]]
            words = "slower than " + ", ".join(ahead) if ahead else "faster than each written in Python"
            print(f"{name}: {words}")


if __name__ == "__main__":
    main()
