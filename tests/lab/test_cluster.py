"""A study on a Ray cluster: the same bytes as from one process, whoever is killed meanwhile."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from allotment.kernel.result import Refused
from allotment.lab.engine import Cluster, Here, play
from allotment.lab.ledger import Folder, frame
from allotment.lab.study import Study, Variant, mirrors

ray = pytest.importorskip("ray", reason="Ray is not installed: make lab-cluster")
cluster_utils = pytest.importorskip("ray.cluster_utils")

CHUNKS = 40
STUDY = Study("the-gardens", 2, {"box": Variant()}, mirrors("sprout", 2, ["box"]), deals=2 * CHUNKS, chunk=2)


def quiet(done: int, of: int) -> None:
    pass


def contents(folder: Folder) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder.path / "parts").iterdir())}


@pytest.fixture
def machines() -> Iterator[Any]:
    """A head that plays nothing, and two machines of one core."""
    found = cluster_utils.Cluster(
        initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False}
    )
    found.add_node(num_cpus=1)
    found.add_node(num_cpus=1)
    paths = {"env_vars": {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}}
    ray.init(address=found.address, log_to_driver=False, runtime_env=paths)
    yield found
    ray.shutdown()
    found.shutdown()


def workers(machines: Any) -> list[int]:
    """Processes of this cluster that play a chunk just now: children of its raylets."""
    nodes = [machines.head_node, *machines.worker_nodes]
    parents = {
        node.all_processes["raylet"][0].process.pid for node in nodes if "raylet" in node.all_processes
    }
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        try:
            name = (folder / "cmdline").read_text()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):
            continue  # no process, or one that has gone meanwhile
        if name.startswith("ray::played") and parent in parents:
            found.append(int(folder.name))
    return found


def test_killed_workers_and_machines_cost_nothing(machines: Any, tmp_path: Path) -> None:
    killed: list[int] = []

    class Murderous(Cluster):
        def run(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
            for number, found in enumerate(super().run(study, todo), 1):
                yield found
                if number in (5, 10):
                    for pid in workers(machines)[:1]:
                        os.kill(pid, signal.SIGKILL)
                        killed.append(pid)
                if number == 15:
                    machines.remove_node(next(iter(machines.worker_nodes)), allow_graceful=False)
                if number == 20:
                    machines.add_node(num_cpus=1)

    folder, study = play(STUDY, tmp_path / "cluster", Murderous(), quiet)
    alone, _ = play(STUDY, tmp_path / "alone", Here(), quiet)
    assert killed
    assert len(contents(folder)) == CHUNKS and contents(folder) == contents(alone)
    assert sorted(frame(folder, study)["deal"].unique()) == list(range(2 * CHUNKS))


def test_only_missing_chunks_are_asked_for(machines: Any, tmp_path: Path) -> None:
    few = Study(STUDY.game, 2, STUDY.variants, STUDY.seatings, deals=4, chunk=2)
    play(few, tmp_path, Here(), quiet)
    asked: list[int] = []

    class Counting(Cluster):
        def run(self, study: str, todo: list[int]) -> Iterator[tuple[int, bytes]]:
            asked.extend(todo)
            yield from super().run(study, todo)

    more = Study(STUDY.game, 2, STUDY.variants, STUDY.seatings, deals=8, chunk=2)
    play(more, tmp_path, Counting(), quiet)
    assert asked == [2, 3]


def test_a_machine_with_other_rules_refuses(machines: Any, tmp_path: Path) -> None:
    text = STUDY.text().replace('"made": "', '"made": "another ')
    with pytest.raises(
        Refused, match=r"^A machine of the cluster refuses: The study was begun with other rules"
    ):
        list(Cluster().run(text, [0]))
