"""The file of a long run."""

from __future__ import annotations

from pathlib import Path

from allotment.runs import RunFile


def test_a_run_continues_behind_what_it_has_found(tmp_path: Path) -> None:
    path = tmp_path / "new" / "run.jsonl"
    RunFile(path).add("one", {"number": 1}, {"number": 2})
    RunFile(path).add("other", {"number": 1})
    file = RunFile(path)
    assert file.of("one") == [{"number": 1}, {"number": 2}]
    assert file.found[2] == ("other", {"number": 1})


def test_a_line_that_is_not_whole_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    RunFile(path).add("one", {"who": "Zoë"}, {"who": "Noor"})
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    file = RunFile(path)
    assert file.of("one") == [{"who": "Zoë"}]
    file.add("one", {"who": "Noor"})
    assert path.read_bytes() == whole and file.found == RunFile(path).found


def test_without_a_path_nothing_is_kept() -> None:
    file = RunFile(None)
    file.add("one", {"number": 1})
    assert file.of("one") == [{"number": 1}]
