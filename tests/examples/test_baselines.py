"""Cross-play: shares of a pair add up, equal deals are paired, and a trained agent sits down like any bot."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import torch

HOUSE = Path(__file__).parent.parent.parent
sys.path[:0] = [str(HOUSE), str(HOUSE / "examples")]

from clean_ppo import Agent  # noqa: E402

from allotment.games import make  # noqa: E402
from bench.baselines import Trained, pair, table  # noqa: E402 where the benchmarks are


def kept(folder: Path, slug: str) -> str:
    game = make(slug, {"seats": 2})
    torch.manual_seed(1)
    agent = Agent(len(game.feature_names()), len(game.moves), 8)
    file = folder / "learner.pt"
    torch.save({"game": slug, "hidden": 8, "weights": agent.state_dict()}, file)
    return str(file)


def test_a_trained_agent_plays_the_bots(tmp_path: Path) -> None:
    file = kept(tmp_path, "the-gardens")
    found = [pair("the-gardens", "sprout", file, 3, "1"), pair("the-gardens", "random", "sprout", 3, "1")]
    assert found[0]["share"] == 1.0 and found[0]["lead"] > 0, "sprout beats a network that knows nothing"
    assert found[1]["share"] == 0.0 and found[1]["games"] == 6
    assert found == [
        {**pair("the-gardens", one["one"], one["two"], 3, "1"), "seconds": one["seconds"]} for one in found
    ]
    lines = table(["sprout", file, "random"], found).split("\n")
    assert lines[0] == "| | sprout | learner.pt | random |"
    assert lines[2].startswith("| sprout |  | 100% ± 0% (+") and "0% ± 0% (-" in lines[3]


def test_an_agent_plays_what_it_has_learned(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="has learned the-gardens, not garden-dice"):
        Trained(kept(tmp_path, "the-gardens"), "garden-dice")
