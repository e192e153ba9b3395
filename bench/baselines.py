"""Cross-play at two seats: every agent against every other on equal deals, with the seats swapped.

    make baselines                                            # trains an agent for each game, and plays
    python bench/baselines.py --game the-gardens --agents random,sprout,gardener:100it,ppo.pt --games 40

An agent is a bot's name, or a file of weights that examples/clean_ppo.py kept. The table says what share of
its games the agent of the row won against that of the column (a draw is half a game), with half of the 95 %
interval, counted in deals; then its mean lead in points.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import combinations
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch

from allotment.bots import make_bot
from allotment.games import make
from allotment.kernel.chance import Chance
from allotment.kernel.match import Eyes
from allotment.kernel.story import Phrase
from allotment.play.bot import Bot, Decision
from allotment.play.driver import begun

sys.path.insert(0, str(Path(__file__).parent.parent / "examples"))
from clean_ppo import Agent


class Trained(Bot):
    """A network of examples/clean_ppo.py, which always takes what it likes best."""

    def __init__(self, file: str, slug: str) -> None:
        super().__init__(Path(file).stem)
        kept = torch.load(file, weights_only=True)
        if kept["game"] != slug:
            raise SystemExit(f"{file} has learned {kept['game']}, not {slug}")
        weights = kept["weights"]
        self.agent = Agent(
            weights["body.0.weight"].shape[1], weights["policy.weight"].shape[0], kept["hidden"]
        )
        self.agent.load_state_dict(weights)

    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        offers = eyes.legal()
        seen = torch.from_numpy(np.array(eyes.features(), np.float32))
        with torch.no_grad():
            likes = self.agent.policy(self.agent.body(seen))[[move.index for move in offers]]
        return Decision(offers[int(likes.argmax())])

    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        return []


def agent(name: str, slug: str) -> Bot:
    return Trained(name, slug) if name.endswith(".pt") else make_bot(name)


def pair(slug: str, one: str, two: str, deals: int, seed: str) -> dict[str, Any]:
    """Each deal twice, with the seats swapped."""
    game = make(slug, {"seats": 2})
    shares: list[float] = []
    leads: list[float] = []
    begins = process_time()
    for deal in range(deals):
        share = lead = 0.0
        for first in (True, False):
            seated = [agent(name, slug) for name in ((one, two) if first else (two, one))]
            driver = begun(game, f"{seed}/{deal}", seated)
            driver.run()
            result = game.result(driver.match.state)
            assert result is not None
            own = 0 if first else 1
            ahead = result.ranks[1 - own] - result.ranks[own]
            share += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
            lead += result.scores[own] - result.scores[1 - own]
        shares.append(share / 2)
        leads.append(lead / 2)
    half = 1.96 * float(np.std(shares, ddof=1)) / sqrt(deals) if deals > 1 else 1.0
    return {
        "one": one,
        "two": two,
        "games": 2 * deals,
        "share": float(np.mean(shares)),
        "half": half,
        "lead": float(np.mean(leads)),
        "seconds": process_time() - begins,
    }


def table(agents: list[str], found: list[dict[str, Any]]) -> str:
    """As Markdown, the row's agent against the column's."""
    cells: dict[tuple[str, str], str] = {}
    for pair in found:
        for own, other, share, lead in (
            (pair["one"], pair["two"], pair["share"], pair["lead"]),
            (pair["two"], pair["one"], 1 - pair["share"], -pair["lead"]),
        ):
            cells[own, other] = f"{share:.0%} ± {pair['half']:.0%} ({lead:+.1f})"
    names = [Path(name).name for name in agents]
    lines = [f"| | {' | '.join(names)} |", "| --- |" + " --- |" * len(agents)]
    for name, short in zip(agents, names, strict=True):
        lines.append(f"| {short} | {' | '.join(cells.get((name, other), '') for other in agents)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", required=True)
    parser.add_argument("--agents", required=True, help="bots or files of weights, with commas")
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, help="also write the numbers there, as JSON")
    given = parser.parse_args()
    agents = given.agents.split(",")
    found = [
        pair(given.game, one, two, max(1, given.games // 2), given.seed)
        for one, two in combinations(agents, 2)
    ]
    if given.out:
        given.out.parent.mkdir(parents=True, exist_ok=True)
        given.out.write_text(json.dumps({"game": given.game, "seed": given.seed, "pairs": found}, indent=2))
    print(f"{given.game}, two seats, {found[0]['games']} games a pair, seed {given.seed}\n")
    print(table(agents, found))


if __name__ == "__main__":
    main()
