"""The tools are scripts, not a package: they are loaded from their files."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent.parent


def load(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{Path(path).stem}_script", ROOT / path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
