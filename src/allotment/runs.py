"""The file of a long run: a line of JSON for each finding, written as soon as there is one, so that a run
that was stopped continues where it was. Every line says which run it is of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Data = dict[str, Any]


class RunFile:
    """What runs have found so far. Without a path nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.found: list[tuple[str, Data]] = []
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            for line in filter(None, whole_lines(path)):
                data = json.loads(line)
                if isinstance(data, dict):  # as all lines are, but for those of old versions
                    self.found.append((data.pop("of", ""), data))

    def of(self, run: str) -> list[Data]:
        return [data for of, data in self.found if of == run]

    def add(self, run: str, *findings: Data) -> None:
        self.found += [(run, data) for data in findings]
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps({"of": run, **data}) + "\n" for data in findings)


def whole_lines(path: Path) -> list[str]:
    """The lines of a file, if it is there. A last one that is not whole, on which a run was stopped, is cut
    off."""
    if not path.exists():
        return []
    text = path.read_bytes()
    size = text.rfind(b"\n") + 1
    if size < len(text):
        with path.open("r+b") as file:
            file.truncate(size)
    return text[:size].decode().splitlines()
