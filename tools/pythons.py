"""Builds the package and tests it with every Python it is for, as far as this machine has them.

    make pythons

They are looked for on the path and among pyenv's. Each gets a wheel of this commit, compiled, in an
environment of its own in build/pythons, and the rules' tests run against the installed wheel. Those that
are not here are named.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/conformance", "tests/kernel", "tests/rules", "tests/recorded")


def versions(project: str) -> list[str]:
    """Those that the package's classifiers name."""
    return re.findall(r"Python :: (3\.\d+)\"", project)


def is_version(python: Path, version: str) -> bool:
    """A command of that name may be a shim that leads nowhere."""
    asked = [str(python), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return told.returncode == 0 and told.stdout.strip() == version


def pyenv() -> Path:
    """Where pyenv keeps what it has built."""
    return Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")


def find(version: str, pyenv: Path) -> Path | None:
    on_path = shutil.which(f"python{version}")
    candidates = [Path(on_path)] if on_path else []
    candidates += sorted(pyenv.glob(f"versions/{version}.*/bin/python"), reverse=True)
    return next((python for python in candidates if is_version(python, version)), None)


def run(*words: str | Path, cwd: Path) -> None:
    subprocess.run([str(word) for word in words], cwd=cwd, check=True)


def tested(python: Path, folder: Path) -> None:
    """Raises if anything fails. What an earlier commit left is removed."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source = folder / "source"
    run("git", "clone", "--quiet", ROOT, source, cwd=folder)
    run(python, "-m", "venv", folder / "env", cwd=folder)
    inside = folder / "env/bin/python"
    pip = (inside, "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input")
    run(*pip, "install", "--no-deps", "-r", ROOT / "requirements/play.lock", cwd=source)
    run(*pip, "wheel", "--no-build-isolation", "--no-deps", "--wheel-dir", folder / "dist", ".", cwd=source)
    wheel = next((folder / "dist").glob("*.whl"))
    run(*pip, "install", "--no-deps", wheel, cwd=folder)
    run(*pip, "install", "-c", ROOT / "build/pins.txt", "pytest", "pytest-xdist", "hypothesis", cwd=folder)
    shutil.rmtree(source / "src")  # what is tested is what is installed
    run(inside, "-P", "-m", "pytest", "-n", "2", "-p", "no:cacheprovider", *TESTS, cwd=source)


def main() -> int:
    missing = []
    for version in versions((ROOT / "pyproject.toml").read_text()):
        python = find(version, pyenv())
        if python is None:
            missing.append(version)
            continue
        print(f"Python {version}: {python}", flush=True)
        try:
            tested(python, ROOT / "build/pythons" / version)
        except subprocess.CalledProcessError as error:
            print(f"Python {version} failed: {error}", file=sys.stderr)
            return 1
    if missing:
        print(f"Not on this machine, so not tested: Python {', '.join(missing)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
