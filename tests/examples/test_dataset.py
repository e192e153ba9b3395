"""A data set is what the bots played, decision by decision, and its card says so. It needs pyarrow."""

from __future__ import annotations

from pathlib import Path

import pytest

pyarrow = pytest.importorskip("pyarrow")
from pyarrow import parquet  # noqa: E402 only where it is installed

from allotment.cli import main  # noqa: E402
from allotment.games import SHELF, make  # noqa: E402
from allotment.kernel.chance import seeded  # noqa: E402


@pytest.mark.parametrize("slug", SHELF)
def test_rows_are_the_games_of_their_seeds(slug: str, tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    short = ["--set", "move_limit=40"] if slug == "gardeners" else []
    asked = ["dataset", slug, "--games", "3", "--bots", "seedling,sprout", "--seed", "7", *short]
    assert main([*asked, "--out", str(out)]) == 0
    rows = parquet.read_table(out).to_pylist()
    assert {row["game"] for row in rows} == {0, 1, 2} and {row["bot"] for row in rows} == {
        "seedling",
        "sprout",
    }
    game = make(slug, {"move_limit": 40} if short else {})
    if not game.box.real_time:
        state = game.start(seeded("7/1"))
        for row in [row for row in rows if row["game"] == 1]:
            assert row["offers"] == [move.index for move in game.legal(state, row["seat"])]
            assert row["scores"] == game.scores(state) and row["action"] in row["offers"]
            game.apply(state, row["seat"], game.moves[row["action"]])
        result = game.result(state)
        assert result is not None and row["final_scores"] == result.scores and row["ranks"] == result.ranks
    text = out.with_suffix(".md").read_text()
    assert f"{len(rows)} decisions" in text and "`7/n`" in text
    again = tmp_path / "again.parquet"
    assert main([*asked, "--jobs", "2", "--out", str(again)]) == 0
    assert parquet.read_table(again).to_pylist() == rows


def test_what_is_wrong_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", "garden-dice", "--games", "0"]) == 2
    assert main(["dataset", "garden-dice", "--bots", "oak"]) == 2
    assert main(["dataset", "garden-dice", "--bots", ","]) == 2
    assert main(["dataset", "garden-dice", "--games", "1", "--out", str(tmp_path / "no" / "x.parquet")]) == 2
    assert "cannot be written" in capsys.readouterr().err
