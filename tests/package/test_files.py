"""Everything in the package that is no module goes into the wheel; what is not there cannot be played."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
HOUSE = ROOT / "src/allotment"


def test_the_wheel_has_every_file() -> None:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    taken = {path for pattern in patterns["allotment"] for path in HOUSE.glob(pattern)}
    there = {
        path
        for path in HOUSE.rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc", ".so") and "__pycache__" not in path.parts
    }
    left = sorted(str(path.relative_to(HOUSE)) for path in there - taken)
    assert not left, f"package-data in pyproject.toml leaves out {', '.join(left)}"
    assert len(there) > 50
