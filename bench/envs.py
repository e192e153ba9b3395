"""Steps per second of our environments compared with others', in one run, on one core.

    make bench-envs

One at a time: our PettingZoo environments and PettingZoo's own classic ones. A step is `last()` (which
observes) and `step(action)`, with `reset()` between games.

Many at once: our batched environment (self-play, and against seedlings) compared with the rules alone
(random play without anything shown), Gymnasium's SyncVectorEnv over our single environment (against
seedlings), OpenSpiel's vector environment over games of its own, and pgx. A step is one decision of one
game, with its observation and its mask.

Choosing a random legal action is not counted, as it costs the same work in every environment and most where
there are many actions. Processor time is measured, not the clock on the wall. The environments take turns;
the best of several rounds counts, as other work on the machine only ever slows.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
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
BATCH = 256
SPIEL = ["tic_tac_toe", "connect_four", "backgammon", "leduc_poker"]  # rules in C++
PGX = ["tic_tac_toe", "connect_four", "backgammon", "leduc_holdem"]  # rules in JAX


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


# ---- many at once ----


def rules_alone(slug: str) -> float:
    from allotment.games import make
    from allotment.kernel.chance import seeded
    from allotment.kernel.playout import Tally, play_out

    game = make(slug, {})
    tally = Tally()
    begun = process_time()
    seed = 0
    while process_time() - begun < SECONDS:
        play_out(game, game.start(seeded(seed)), seeded(f"moves {seed}"), tally)
        seed += 1
    return tally.moves / (process_time() - begun)


def batched(slug: str, opponents: str | None) -> float:
    from allotment.envs.vector import BatchEnv

    env = BatchEnv(slug, BATCH, opponents=opponents)
    env.reset(seed=1)
    return timed(env.sample, env.step)


def synced(slug: str) -> float:
    """Gymnasium's own vector over our single environments."""
    from gymnasium.vector import SyncVectorEnv

    from allotment.envs.single import SeatEnv

    env: Any = SyncVectorEnv([lambda: SeatEnv(slug, opponents="seedling") for _ in range(BATCH)])
    shown: list[Any] = [env.reset(seed=1)[1]["action_mask"]]

    def choice() -> Any:
        return np.array([int(random.choice(np.flatnonzero(mask).tolist() or [0])) for mask in shown[0]])

    def step(actions: Any) -> None:
        shown[0] = env.step(actions)[4]["action_mask"]

    return timed(choice, step)


def spiel_vector(name: str) -> float:
    import pyspiel
    from open_spiel.python import rl_agent, rl_environment
    from open_spiel.python.vector_env import SyncVectorEnv

    game = pyspiel.load_game(name)
    env = SyncVectorEnv([rl_environment.Environment(game) for _ in range(BATCH)])
    shown: list[Any] = [env.reset()]

    def choice() -> Any:
        return [
            rl_agent.StepOutput(
                action=random.choice(seen.observations["legal_actions"][seen.current_player()]), probs=None
            )
            for seen in shown[0]
        ]

    def step(actions: Any) -> None:
        shown[0] = env.step(actions, reset_if_done=True)[0]

    return timed(choice, step)


def pgx_batch(name: str) -> float:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env: Any = pgx.make(name)
    keys = jax.random.split(jax.random.PRNGKey(1), BATCH)
    state: list[Any] = [jax.jit(jax.vmap(env.init))(keys)]
    advance = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    pick = jax.jit(jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9))))
    luck: list[Any] = [jax.random.PRNGKey(2)]

    def choice() -> Any:
        luck[0], key = jax.random.split(luck[0])
        keys = jax.random.split(key, BATCH)
        return jax.block_until_ready((pick(keys, state[0].legal_action_mask), keys))

    def step(chosen: Any) -> None:
        actions, keys = chosen
        state[0] = jax.block_until_ready(advance(state[0], actions, keys))

    step(choice())  # compiles
    return timed(choice, step)


def timed(choice: Callable[[], Any], step: Callable[[Any], Any]) -> float:
    """Steps of all games together per second of `step`."""
    spent = 0.0
    steps = 0
    end = process_time() + SECONDS
    while process_time() < end:
        actions = choice()
        begun = process_time()
        step(actions)
        spent += process_time() - begun
        steps += BATCH
    return steps / spent


def many_at_once() -> None:
    from allotment.games import SHELF

    ways: dict[str, dict[str, Callable[[], float]]] = {}
    for slug in SHELF:
        ways[slug] = {
            "rules": partial(rules_alone, slug),
            "batch": partial(batched, slug, None),
            "against": partial(batched, slug, "seedling"),
            "sync": partial(synced, slug),
        }
    others: dict[str, Callable[[], float]] = {}
    if find_spec("pyspiel"):
        others |= {f"OpenSpiel {name}": partial(spiel_vector, name) for name in SPIEL}
    if find_spec("pgx"):
        others |= {f"pgx {name}": partial(pgx_batch, name) for name in PGX}
    best: dict[tuple[str, str], float] = {}
    for _ in range(ROUNDS):
        for slug, kinds in ways.items():
            for kind, measure in kinds.items():
                best[slug, kind] = max(best.get((slug, kind), 0.0), measure())
        for name, measure in others.items():
            best[name, ""] = max(best.get((name, ""), 0.0), measure())
    print(f"\nsteps per second, {BATCH} games at once")
    print(
        f"{'game':<20}{'rules alone':>12}{'batch':>10}{'of rules':>10}{'vs seedling':>13}{'Sync':>9}", end=""
    )
    print(f"{'batch/Sync':>12}{'vs seedling/Sync':>18}")
    for slug in ways:
        rules, batch, against, sync = (best[slug, kind] for kind in ("rules", "batch", "against", "sync"))
        print(f"{slug:<20}{rules:>12,.0f}{batch:>10,.0f}{batch / rules:>10.2f}{against:>13,.0f}", end="")
        print(f"{sync:>9,.0f}{batch / sync:>12.1f}{against / sync:>18.1f}")
    for name in others:
        print(f"{name:<32}{best[name, '']:>10,.0f}")


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
    many_at_once()


if __name__ == "__main__":
    main()
