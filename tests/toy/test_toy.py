"""A game of one screen, in a package of its own, is played in the terminal and at a table, searched by bots,
trained on and measured, with no file of the house changed. CONTRIBUTING.md says the same in words."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import allotment
from tests.server.serving import Person, Process

HERE = Path(__file__).parent
SLUG = "snail-race"
GYMNASIUM = """
import gymnasium
import allotment.envs

env = gymnasium.make("allotment/SnailRace-v1", opponents="sprout")
seen, info = env.reset(seed=1)
over = False
while not over:
    seen, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    over = terminated or truncated
print(max(info["scores"]))
"""
PETTINGZOO = """
import numpy as np
from pettingzoo.test import api_test
from allotment.envs import snail_race_v1

api_test(snail_race_v1.env(track=8), num_cycles=40)
env = snail_race_v1.env(seats=3)
env.reset(seed=1)
luck = np.random.default_rng(1)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else luck.choice(np.flatnonzero(seen["action_mask"])))
print(max(env.game.scores(env.episode.state)))
"""


def installed(folder: Path) -> None:
    """What `pip install` of the package puts there: the package, its name and its entry points."""
    shutil.copytree(HERE / "snail_race", folder / "snail_race", ignore=shutil.ignore_patterns("__pycache__"))
    project = tomllib.loads((HERE / "pyproject.toml").read_text())["project"]
    name, version = project["name"].replace("-", "_"), project["version"]
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{point} = {value}" for point, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


@pytest.fixture(scope="module", autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever is started from here finds the game next to the built-in ones."""
    folder = tmp_path_factory.mktemp("packages")
    installed(folder)
    house = Path(allotment.__file__).parents[1]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(house), str(folder)]))
        yield


def ran(*words: str, typed: str = "") -> str:
    done = subprocess.run([sys.executable, *words], input=typed, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    return done.stdout


def command(*words: str, typed: str = "") -> str:
    return ran("-m", "allotment", *words, typed=typed)


def test_it_stands_on_the_shelf_after_the_houses_own() -> None:
    slugs = [box["game"] for box in json.loads(command("games", "--json"))]
    assert slugs == [*allotment.SHELF, SLUG]
    assert SLUG not in allotment.SHELF, "this process was started without it"


def test_it_is_played_in_the_terminal() -> None:
    said = command("play", SLUG, "human", "sprout", "--seed", "3", typed="nap\nnap\ncreep\nstory\nquit\n")
    assert "Slept:\n  yes, no" in said, "the plain sketch"
    assert "You nap." in said and "You have just slept." in said and "You creep 7 steps." in said


def test_its_games_can_be_traced() -> None:
    lines = [json.loads(line) for line in command("trace", SLUG, "--games", "2").splitlines()]
    ends = [line for line in lines if "result" in line]
    assert len(ends) == 2 and all(max(line["result"]["scores"]) == 20 for line in ends)


def test_bots_search_it() -> None:
    words = ["--bots", "gardener:40it,seedling", "--games", "40", "--set", "track=8"]
    found = json.loads(command("arena", SLUG, *words, "--json"))
    rates = {bot["bot"]: bot["win_rate"] for bot in found["bots"]}
    assert rates["gardener:40it"] > rates["seedling"]


def test_a_table_is_opened_and_drawn(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    server.start()
    try:
        with Person(server.url) as ines:
            assert "Snail Race" in ines.http.get("/").text
            assert "SR-NAP-1" in ines.http.get(f"/rules/{SLUG}/specification").text
            made = ines.make(SLUG, [{"kind": "person", "name": "Ines"}, {"kind": "bot", "level": "sprout"}])
            page = ines.http.get(f"/t/{made['id']}").text
            style = next(link for link in page.split('"') if link.endswith(f"/{SLUG}.css"))
            for name in (f"{SLUG}.css", f"{SLUG}.svg", f"box-{SLUG}.svg"):
                assert ines.http.get(style.replace(f"{SLUG}.css", name)).status_code == 200
            with ines.sit(made["id"], mode="page") as chat:
                assert [offer["text"] for offer in chat.table["offers"]] == ["creep", "nap"]
                drawn = chat.table["scene"]["pieces"]
                assert drawn["part-at"]["label"] == "At: 0, 0" and "<rect" in drawn["part-at"]["drawing"]
                assert chat.move("nap")["ok"]
                chat.wait(lambda table: table["offers"])
                assert [offer["text"] for offer in chat.table["offers"]] == ["creep"]
                assert chat.table["log"][0]["text"] == "You nap."
                assert chat.table["scene"]["pieces"]["part-slept"]["label"].startswith("Slept: yes")
                assert "just slept" in chat.move("nap")["why"]
    finally:
        server.stop()


@pytest.mark.parametrize("script", [GYMNASIUM, PETTINGZOO], ids=["gymnasium", "pettingzoo"])
def test_it_is_trained_on(script: str) -> None:
    assert ran("-W", "ignore", "-c", script).split()[-1] == "20"


def test_it_is_measured(tmp_path: Path) -> None:
    words = ["--deals", "24", "--levels", "seedling,sprout", "--sections", "length", "--jobs", "1", "--json"]
    found = json.loads(command("lab", "report", SLUG, *words, "--out", str(tmp_path / "study")))
    assert "Snail Race" in (tmp_path / "study" / "report.html").read_text()
    assert "length" in json.dumps(found)
