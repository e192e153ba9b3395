"""Compiles the rules. With a C compiler, mypyc turns kernel, play, draw, bots, the games and whoever speaks
into extension modules; without one (or with ALLOTMENT_PURE=1) the wheel holds the same sources uncompiled.

ALLOTMENT_ONLY=garden_dice compiles just the named games (comma-separated) and all that is no game, for a
quick build while working on one of them. ALLOTMENT_JOBS says how many compilers may run at once
(default: one per core).

What mypyc wrote is kept in build/ with a key of the sources it came from: as long as they are the same,
neither mypyc nor the C compiler runs again (docs/decisions/0020-compiled-in-bundles.md).
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HOUSE = Path("src/allotment")
BUILD = Path("build")
KEPT = BUILD / "extensions.json"
METADATA = {"egg_info", "dist_info", "sdist"}  # commands that build nothing
# On top of -O2. Link-time optimisation lets gcc see through mypyc's small runtime helpers, and what -O3 takes
# for small lets it put them in place: reading an item of a list is no call.
GCC = ["-flto=2", "-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
GCC += ["--param=max-inline-insns-auto=30", "--param=inline-min-speedup=15"]
SPEAKER = HOUSE / "words" / "speaker.py"  # the only one of its package that is asked for every sentence


def compiled_sources() -> list[str]:
    only = [name for name in os.environ.get("ALLOTMENT_ONLY", "").split(",") if name]
    games = [
        folder
        for folder in sorted((HOUSE / "games").iterdir())
        if folder.is_dir() and (not only or folder.name in only)
    ]
    found: list[Path] = []
    for folder in [HOUSE / "kernel", HOUSE / "play", HOUSE / "draw", *games, HOUSE / "bots"]:
        found.extend(sorted(folder.rglob("*.py")))
    found.append(SPEAKER)
    return [str(path) for path in found if path.stat().st_size > 0]


def compiler() -> str | None:
    """The C compiler that setuptools will use, or None."""
    if sys.platform == "win32":  # setuptools finds it where Visual Studio was installed
        return "cl"
    names = [*(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[:1], "cc"]
    return next((path for path in map(shutil.which, names) if path), None)


def wanted() -> bool:
    if os.environ.get("ALLOTMENT_PURE") == "1" or METADATA & set(sys.argv):
        return False
    if compiler() is None:
        print("allotment: no C compiler found, building without compiled rules", file=sys.stderr)
        return False
    return True


def is_gcc() -> bool:
    told = subprocess.run([compiler() or "cc", "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def jobs() -> int:
    return int(os.environ.get("ALLOTMENT_JOBS") or os.cpu_count() or 1)


def key() -> str:
    """Of everything that decides what mypyc writes and how it is compiled."""
    found = hashlib.sha256()
    for path in [__file__, *compiled_sources()]:
        found.update(f"{Path(path).name} {path}\n".encode())
        found.update(Path(path).read_bytes())
    found.update(f"{sys.version} {version('mypy')} {compiler()} {os.environ.get('ALLOTMENT_OPT')}".encode())
    return found.hexdigest()


def bundled(sources: list[str]) -> list[str]:
    """One C file per game and one for all else: the headers they share, half a megabyte, are read once
    per game instead of once per module. The largest comes first."""
    bundles: dict[str, list[str]] = {}
    for source in sources:
        parts = Path(source).stem.split("___")
        if len(parts) > 2 and parts[1] == "games":
            name = parts[2]
        else:
            name = "house" if len(parts) > 1 else Path(source).stem
        bundles.setdefault(name, []).append(source)
    found = []
    for name, files in bundles.items():
        path = BUILD / "bundles" / f"{name}.c"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f'#include "{Path(file).resolve().as_posix()}"\n' for file in files))
        found.append((-sum(Path(file).stat().st_size for file in files), str(path)))
    return [path for _, path in sorted(found)]


def extensions() -> list[Extension]:
    """As mypyc made them from these very sources before, or made now."""
    found = key()
    if KEPT.exists():
        kept = json.loads(KEPT.read_text())
        if kept["key"] == found and all(
            Path(file).exists() for one in kept["made"] for file in one["sources"]
        ):
            return [Extension(**one) for one in kept["made"]]
    for old in [*BUILD.glob("lib*"), *BUILD.glob("temp*"), BUILD / "bundles"]:
        shutil.rmtree(old, ignore_errors=True)
    from mypyc.build import mypycify

    gcc = sys.platform != "win32" and is_gcc()
    made: list[Any] = mypycify(
        ["--strict", "--no-warn-unused-ignores", *compiled_sources()],
        opt_level=os.environ.get("ALLOTMENT_OPT", "2"),
        debug_level="0",
        multi_file=True,
        group_name="allotment",
    )
    library = made[0]  # the others only fetch a module from it
    library.sources = bundled(library.sources)
    if gcc:
        library.extra_compile_args += GCC
        library.extra_link_args += [*library.extra_compile_args]
    fields = ("name", "sources", "include_dirs", "depends", "extra_compile_args", "extra_link_args")
    KEPT.write_text(
        json.dumps({"key": found, "made": [{f: getattr(one, f) for f in fields} for one in made]}, indent=1)
    )
    return made


def our_version(root: Path) -> str:
    """The tag of this commit, or the last one and how many commits there are since."""
    told = root / "PKG-INFO"  # in a source package
    if told.exists():
        return next(line[9:] for line in told.read_text().splitlines() if line.startswith("Version: "))
    for question in (["--tags", "--long", "--match", "v[0-9]*"], ["--always"]):
        try:
            answer = subprocess.run(
                ["git", "describe", *question], cwd=root, capture_output=True, text=True, check=False
            )
        except OSError:
            break
        if answer.returncode == 0:
            tag, _, rest = answer.stdout.strip().removeprefix("v").partition("-")
            if not rest:
                return f"0.1.0.dev0+g{tag}"  # before the first release
            since, _, commit = rest.partition("-")
            return tag if since == "0" else f"{tag}.post{since}+{commit}"
    return "0.1.0.dev0"


class BuildAtOnce(build_ext):
    """Compiles as many C files at once as there are cores."""

    def build_extensions(self) -> None:
        self.parallel = jobs()
        compile: Callable[..., list[str]] = self.compiler.compile

        def at_once(sources: list[str], *given: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(jobs()) as pool:
                made = list(pool.map(lambda source: compile([source], *given, **named), sources))
            return [path for paths in made for path in paths]

        self.compiler.compile = at_once
        super().build_extensions()


if __name__ == "__main__":
    if wanted():
        setup(version=our_version(Path()), ext_modules=extensions(), cmdclass={"build_ext": BuildAtOnce})
    else:
        setup(version=our_version(Path()))
