"""The match against OpenSpiel's search: it is played, kept, gone on with and counted."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

PEERS = Path(__file__).parents[2] / "bench" / "peers.py"


@pytest.fixture(scope="module")
def peers() -> Any:
    spec = importlib.util.spec_from_file_location("peers", PEERS)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_game_is_played_by_both(peers: Any) -> None:
    played = peers.play(("the-gardens", 1, 1, "mcts", "test"))
    assert played["seat"] == 1 and played["moves"] == 48
    assert sorted(played["ranks"]) in ([1, 2], [1, 1])
    for who in ("ours", "theirs"):
        decisions, seconds, looks = played[who]
        assert 12 < decisions <= 24 and seconds > 0 and looks >= 2 * decisions


def test_a_match_goes_on_where_it_stopped(
    peers: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    class Alone:
        """A pool of this process."""

        def __init__(self, jobs: int) -> None: ...
        def __enter__(self) -> Alone:
            return self

        def __exit__(self, *_: object) -> None: ...
        def imap_unordered(self, play: Any, left: list[Any]) -> list[Any]:
            return [play(task) for task in left]

    def play(task: Any) -> dict[str, Any]:
        calls.append(task[1])
        seat = task[1] % 2
        ranks = [1, 2] if task[1] < 3 else [1, 1]
        return {
            "game": task[0], "number": task[1], "seat": seat, "ranks": ranks,
            "scores": [30, 20], "moves": 48, "ours": [10, 1.0, 500], "theirs": [10, 1.2, 50],
        }  # fmt: skip

    monkeypatch.setattr(peers, "Pool", Alone)
    monkeypatch.setattr(peers, "play", play)
    todo = [("the-gardens", number, 100, "mcts", "1") for number in range(4)]
    file = tmp_path / "kept.jsonl"
    assert len(peers.match(todo[:2], 1, file)) == 2
    with file.open("a") as out:
        out.write(json.dumps({"of": "the-gardens 20ms mcts 1", "number": 3, "game": "the-gardens"}) + "\n")
        out.write('{"of": "the-gar')  # interrupted here
    played = peers.match(todo, 1, file)
    assert calls == [0, 1, 2, 3] and [game["number"] for game in played] == [0, 1, 2, 3]
    row = peers.summed("the-gardens", "mcts", played)
    assert row["games"] == 4 and row["wins"] == 2.5  # seats 0 of two wins, and half of a tie
    assert row["low"] < row["win_rate"] == 0.625 < row["high"]
    assert row["ours"] == {"mean_score": 25.0, "milliseconds": 100.0, "looks": 50.0}
    assert row["theirs"]["milliseconds"] == 120.0
