"""Changes one chapter of a game's rules in small ways, and looks whether a test notices each.

    make mutants                         one chapter per game
    python tools/mutants.py garden-dice rules/harvest.py --most 30

A mutant swaps a comparison, a sum, `and` and `or`, negates a condition, or moves a number by one. It is
killed if a scenario, a count or a replayed game fails, or a test of the game in tests/rules. What survives is
printed with its line; docs/mutants.md explains those of the chapters below.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import resource
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHAPTERS = {
    "four-gardens": "rules/rotate.py",
    "garden-dice": "rules/harvest.py",
    "gardeners": "rules/remove.py",
    "mysterious-garden": "rules/chests.py",
    "the-gardens": "rules/walk.py",
}
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
PATIENCE = (
    5  # times the processor time of the tests without a mutant: one that takes longer hangs, and is killed
)

# Runs in a process of its own: the mutant takes the place of the chapter, then the game is tested.
CHILD = """
import importlib.util, resource, sys, tomllib
from pathlib import Path
name, source, slug, seconds = sys.argv[1:]
if int(seconds):
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
class Swap:
    def find_spec(self, wanted, path=None, target=None):
        return importlib.util.spec_from_file_location(name, source) if wanted == name else None
sys.meta_path.insert(0, Swap())
from allotment.games import make
from allotment.kernel.match import verify
from allotment.kernel.record import read_record
from allotment.kernel.scenario import read_scenarios, run
for path in sorted(Path("tests/scenarios").glob(f"{slug}*.toml")):
    for scenario in read_scenarios(tomllib.loads(path.read_text())):
        if run(scenario, make).reason is not None:
            sys.exit(f"scenario {scenario.id}")
folder = slug.replace("-", "_")
for path in sorted(Path("tests/replays", folder).glob("*.txt")):
    record = read_record(path.read_text())
    verify(make(slug, record.options), record)
import pytest
sys.exit(pytest.main(["-q", "-x", "-p", "no:cacheprovider", f"tests/rules/{folder}",
    "tests/conformance/test_data.py", "-k", f"{folder} or {slug}"]))
"""


def places(tree: ast.Module) -> list[tuple[ast.AST, str]]:
    """Where a mutant can be made, and which one. Annotations, docstrings and messages are left alone."""
    found: list[tuple[ast.AST, str]] = []
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef)):
        for statement in function.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
                    found.append((node, "comparison"))
                elif isinstance(node, ast.BinOp) and type(node.op) in SUMS:
                    found.append((node, "sum"))
                elif isinstance(node, ast.BoolOp):
                    found.append((node, "and/or"))
                elif isinstance(node, ast.If | ast.While):
                    found.append((node, "negation"))
                elif isinstance(node, ast.Constant) and type(node.value) is int:
                    found.append((node, "number"))
    return found


def mutate(node: ast.AST, kind: str) -> None:
    if isinstance(node, ast.Compare):
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp):
        node.op = SUMS[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.If | ast.While):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        node.value += 1


def mutants(source: str, most: int) -> list[tuple[int, str, str]]:
    """Line, what was changed, and the source. At most so many, the same ones in every run."""
    tree = ast.parse(source)
    numbers = list(range(len(places(tree))))
    if len(numbers) > most:
        numbers = sorted(random.Random(1).sample(numbers, most))
    found = []
    for number in numbers:
        mutant = copy.deepcopy(tree)
        node, kind = places(mutant)[number]
        assert isinstance(node, ast.stmt | ast.expr)
        before = ast.unparse(node).splitlines()[0]
        mutate(node, kind)
        ast.fix_missing_locations(mutant)
        after = ast.unparse(node).splitlines()[0]
        found.append((node.lineno, f"{before}  ->  {after}", ast.unparse(mutant)))
    return found


def killed(slug: str, module: str, seconds: int, source: str) -> bool:
    """Within so many seconds of processor time; 0: however long it takes."""
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(source)
        file.flush()
        done = subprocess.run(
            [sys.executable, "-c", CHILD, module, file.name, slug, str(seconds)],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}",
                "PYTHONDONTWRITEBYTECODE": "1",
            },
            capture_output=True,
            check=False,
        )
    return done.returncode != 0


def spent() -> float:
    """Seconds of processor time of all children so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="?", choices=list(CHAPTERS))
    parser.add_argument("chapter", nargs="?", help="default: the one that docs/mutants.md explains")
    parser.add_argument("--most", type=int, default=40, help="mutants per chapter (40)")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    for slug in [given.game] if given.game else CHAPTERS:
        chapter = given.chapter or CHAPTERS[slug]
        folder = slug.replace("-", "_")
        path = ROOT / "src/allotment/games" / folder / chapter
        module = f"allotment.games.{folder}." + chapter.removesuffix(".py").replace("/", ".")
        begun = spent()
        if killed(slug, module, 0, path.read_text()):
            print(f"{slug}: its tests fail without any mutant", file=sys.stderr)
            return 1
        seconds = round(PATIENCE * (spent() - begun)) + 1
        found = mutants(path.read_text(), given.most)
        dead = 0
        with ThreadPoolExecutor(given.jobs) as pool:
            gone = pool.map(partial(killed, slug, module, seconds), [source for _, _, source in found])
            for (line, what, _), noticed in zip(found, gone, strict=True):
                dead += noticed
                if not noticed:
                    print(f"{slug} {chapter}, line {line}: nothing notices {what}", flush=True)
        print(f"{slug} {chapter}: {dead} of {len(found)} mutants killed", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
