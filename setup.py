"""Compiles the rules. With a C compiler, mypyc turns kernel, games and bots into extension modules;
without one (or with ALLOTMENT_PURE=1) the wheel holds the same sources uncompiled.

ALLOTMENT_ONLY=garden_dice compiles just the kernel, the bots and the named games (comma-separated),
for a quick build while working on one of them.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

HOUSE = Path("src/allotment")
FLAGS = ["-flto=2", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
INTERPRETED = {
    "picture.py",
    "tray.py",
    "signs.py",
    "market.py",
    "frame.py",
    "gestures.py",
    "paint.py",
    "outlook.py",
    "sketch.py",
}  # draw once a move: no gain


def compiled_sources() -> list[str]:
    only = [name for name in os.environ.get("ALLOTMENT_ONLY", "").split(",") if name]
    games = [
        folder
        for folder in sorted((HOUSE / "games").iterdir())
        if folder.is_dir() and (not only or folder.name in only)
    ]
    found: list[Path] = []
    for folder in [HOUSE / "kernel", *games, HOUSE / "bots"]:
        found.extend(sorted(folder.rglob("*.py")))
    return [str(path) for path in found if path.name not in INTERPRETED and path.stat().st_size > 0]


def wanted() -> bool:
    if os.environ.get("ALLOTMENT_PURE") == "1":
        return False
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        print("allotment: no C compiler found, building without compiled rules", file=sys.stderr)
        return False
    return True


if wanted():
    from mypyc.build import mypycify

    modules = mypycify(
        ["--strict", "--no-warn-unused-ignores", *compiled_sources()],
        opt_level=os.environ.get("ALLOTMENT_OPT", "3"),
        debug_level="0",
        multi_file=True,
        group_name="allotment",
    )
    for module in modules:  # let the C compiler see through mypyc's small runtime helpers
        module.extra_compile_args += FLAGS
        module.extra_link_args += FLAGS
    setup(ext_modules=modules)
else:
    setup()
