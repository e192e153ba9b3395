"""Each extra is enough for what it is for: nobody who trains needs a web server, and the other way round."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = ("table", "rl", "openspiel", "postgres", "lab", "data", "ops", "cluster")
MODULES = {
    "open_spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
}  # where the module is not called like its package
# Refuses the modules of packages that are not installed in the case at hand.
BLOCK = """
import sys
class Without:
    def __init__(self, finder):
        self.finder = finder
    def find_spec(self, name, path=None, target=None):
        return None if name.split(".")[0] in {blocked} else self.finder.find_spec(name, path, target)
sys.meta_path[:] = [Without(finder) for finder in sys.meta_path]
"""


def packages(extra: str) -> set[str]:
    names = [re.split(r"[\[<>=;! ]", wanted)[0] for wanted in PROJECT["optional-dependencies"][extra]]
    return {MODULES.get(name, name) for name in names}


def run(code: str, *extras: str) -> subprocess.CompletedProcess[str]:
    """As if only these extras were installed."""
    had = set().union(*(packages(extra) for extra in extras)) if extras else set()
    blocked = set().union(*(packages(extra) for extra in EXTRAS)) - had
    return subprocess.run(
        [sys.executable, "-c", BLOCK.format(blocked=blocked) + code],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )


CASES = {
    "nothing: a game, a bot, the terminal and a scenario": (
        (),
        """
import allotment
from allotment.bots import make_bot
from allotment.cli import main
game = allotment.game("garden-dice")
state = game.start(allotment.seeded(1))
make_bot("gardener:2it")
assert main(["games"]) == 0
assert main(["replay", "tests/replays/garden_dice/two-seats.txt", "--verify"]) == 0
""",
    ),
    "rl: Gymnasium and PettingZoo": (
        ("rl",),
        """
import gymnasium, importlib, re
import allotment.envs
ids = [id for id in gymnasium.registry if id.startswith("allotment/")]
assert len(ids) == 5, ids
for id in ids:
    env = gymnasium.make(id, opponents="seedling")
    seen, info = env.reset(seed=1)
    env.step(env.action_space.sample(info["action_mask"]))
names = [name for name in vars(allotment.envs) if re.search(r"_v[0-9]+$", name)]
assert len(names) == 5, names
for name in names:
    importlib.import_module(f"allotment.envs.{name}").env().reset(seed=1)
loaded = {"fluent", "babel"} & set(sys.modules)
assert not loaded, f"an environment says nothing, so it has no use for {loaded}"
""",
    ),
    "openspiel": (
        ("openspiel",),
        """
import pyspiel
before = set(pyspiel.registered_names())
import allotment.envs.spiel
ours = set(pyspiel.registered_names()) - before
assert len(ours) >= 4, ours
for name in ours:
    pyspiel.load_game(name).new_initial_state()
""",
    ),
    "table: the server": (
        ("table",),
        """
import tempfile
from pathlib import Path
from allotment.server.app import build
from allotment.server.settings import Settings
with tempfile.TemporaryDirectory() as folder:
    build(Settings(data=str(Path(folder) / "t.sqlite")))
""",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_an_extra_is_enough(case: str) -> None:
    extras, code = CASES[case]
    done = run(code, *extras)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        ([], "table"),
        (["admin", "tables"], "table"),
        (["backup", "copy.sqlite"], "table"),
        (["lab", "report", "garden-dice"], "lab"),
        (["lab", "compare", "garden-dice", "--house", "set_bonus=12"], "lab"),
        (["learn", "garden-dice", "--games", "20", "--out", "weights.toml"], "lab"),
        (["dataset", "garden-dice", "--games", "2"], "data"),
    ],
)
def test_a_command_says_which_extra_it_lacks(words: list[str], extra: str) -> None:
    done = run(f"from allotment.cli import main; raise SystemExit(main({words}))")
    assert done.returncode == 2
    assert f'pip install "allotment[{extra}]"' in done.stderr and "Traceback" not in done.stderr


def test_the_core_has_no_web_server_and_no_numpy() -> None:
    core = {re.split(r"[\[<>=;! ]", wanted)[0] for wanted in PROJECT["dependencies"]}
    assert core == {"fluent.runtime", "librt", "mypy-extensions", "tomlkit"}
