"""allotment trace: games as JSON lines that another engine could check itself against."""

from __future__ import annotations

import json
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded

from .terminal import Terminal


def lines(allotment: Terminal, *arguments: str) -> list[dict[str, Any]]:
    said = allotment("trace", "garden-dice", *arguments)
    assert said.status == 0 and said.err == ""
    return [json.loads(line) for line in said.out.splitlines()]


@pytest.mark.parametrize("bot", ["seedling", "sprout"])
@pytest.mark.parametrize("options", [["--seats", "2"], ["--seats", "4", "--set", "stars=four"]], ids=str)
def test_a_trace_is_consistent(allotment: Terminal, bot: str, options: list[str]) -> None:
    """Positions reload to the same offers; the move is one of them; with its luck it leads on."""
    told = lines(allotment, "--seed", "5", "--bot", bot, "--set", "drought_rounds=2", *options)
    *decisions, last = told
    game = make("garden-dice", told[0]["options"])
    assert set(last) == {"game", "number", "ply", "options", "position", "result"}
    for ply, line in enumerate(decisions):
        assert set(line) == {
            "game",
            "number",
            "ply",
            "options",
            "position",
            "offers",
            "seat",
            "move",
            "luck",
        }
        assert (line["game"], line["ply"], line["options"]) == ("garden-dice", ply, game.options)
        state = game.load(line["position"], seeded(0))
        assert game.to_act(state) == [line["seat"]]
        offers = {str(seat): [move.text for move in game.legal(state, seat)] for seat in game.to_act(state)}
        assert offers == line["offers"]
        assert line["move"] in line["offers"][str(line["seat"])]
        state.chance.planned = list(line["luck"])
        game.play(state, line["seat"], line["move"])
        assert game.dump(state) == told[ply + 1]["position"]
    state = game.load(last["position"], seeded(0))
    result = game.result(state)
    assert result is not None
    assert last["ply"] == len(decisions)
    assert last["result"] == result.data()
    assert last["result"]["scores"] == last["position"]["scores"]
    assert last["result"]["winners"] == last["position"]["winners"]
    assert last["result"]["reason"] in ("sold-out", "drought")


def test_traces_repeat_themselves(allotment: Terminal) -> None:
    short = ["--set", "drought_rounds=1", "--games", "3"]
    told = lines(allotment, "--seed", "8", *short)
    assert told == lines(allotment, "--seed", "8", *short)
    assert told != lines(allotment, "--seed", "9", *short)
    assert {line["number"] for line in told} == {0, 1, 2}
    assert sum("result" in line for line in told) == 3
    first = [line for line in told if line["number"] == 0]
    assert first == lines(allotment, "--seed", "8", "--set", "drought_rounds=1")
