"""What is compiled can be compiled with nothing installed but what playing needs: `make play` has no more."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from .loading import load

ROOT = Path(__file__).parent.parent.parent
OVERRIDES = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]["overrides"]
MAY_BE_MISSING = [name for one in OVERRIDES if one.get("ignore_missing_imports") for name in one["module"]]
LOCKED = {
    found[1].lower().replace("-", "_")
    for found in re.finditer(r"^([\w.-]+)==", (ROOT / "requirements/play.lock").read_text(), re.MULTILINE)
}


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add(str(node.module))
    return found


def refused(name: str) -> bool:
    first = name.partition(".")[0]
    return not (
        first in sys.stdlib_module_names
        or first == "allotment"
        or first.lower() in LOCKED
        or any(fnmatch(name, one) or f"{name}.*" == one for one in MAY_BE_MISSING)
    )


def test_imports_are_found_where_only_the_table_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    sources = [Path(path) for path in load("setup.py").compiled_sources()]
    assert len(sources) > 100
    missing = {str(path): sorted(filter(refused, imported(path))) for path in sources}
    assert not {path: names for path, names in missing.items() if names}
