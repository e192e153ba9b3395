"""make release VERSION=1.2.3: tags the commit, if it is fit to be released.

The tag is the version: setup.py reads it from there. Pushing the tag lets the workflow build the wheels.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

SHAPE = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")


def git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=root, capture_output=True, text=True, check=True
    ).stdout.strip()


def objection(root: Path, version: str) -> str:
    """Why this cannot be released as that version; "" if it can."""
    if not SHAPE.fullmatch(version):
        return f"{version!r} isn't a version; write it like 1.2.3 or 1.2.3rc1: make release VERSION=1.2.3"
    dirty = git(root, "status", "--porcelain")
    if dirty:
        return f"the tree has changes that are not committed:\n{dirty}"
    if git(root, "tag", "--list", f"v{version}"):
        return f"v{version} was released already"
    headings = re.findall(r"^## \[?([^\]\s]+)", (root / "CHANGELOG.md").read_text(), re.M)
    if version not in headings:
        return f"CHANGELOG.md has no section {version}; it has {', '.join(headings)}"
    return ""


def main(root: Path, words: list[str]) -> int:
    version = words[0] if words else ""
    why = objection(root, version)
    if why:
        print(f"Not released: {why}", file=sys.stderr)
        return 1
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Allotment {version}")
    print(f"Tagged v{version}. To publish it: git push origin v{version}")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent, sys.argv[1:]))
