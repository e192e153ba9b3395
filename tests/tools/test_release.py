"""A release is a tag on a clean commit whose changes are written down."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from .loading import load

release = load("tools/release.py")
build = load("setup.py")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n## 1.2.0\n\nFirst.\n")
    for words in (
        ["init", "--quiet"],
        ["config", "user.name", "Ines"],
        ["config", "user.email", "ines@example.org"],
        ["add", "."],
        ["commit", "--quiet", "--message", "First"],
    ):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def test_a_release_tags_the_commit_and_the_tag_is_the_version(clone: Path) -> None:
    assert build.our_version(clone).startswith("0.1.0.dev0+g")
    assert release.main(clone, ["1.2.0"]) == 0
    assert build.our_version(clone) == "1.2.0"
    subprocess.run(["git", "commit", "--quiet", "--allow-empty", "--message", "More"], cwd=clone, check=True)
    assert build.our_version(clone).startswith("1.2.0.post1+g")


def test_outside_of_git_the_version_is_the_one_in_the_package(tmp_path: Path) -> None:
    assert build.our_version(tmp_path) == "0.1.0.dev0"
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: allotment\nVersion: 3.1.4\n")
    assert build.our_version(tmp_path) == "3.1.4"


@pytest.mark.parametrize(
    ("version", "spoil", "why"),
    [
        ("1.2.0", "dirty", "not committed"),
        ("1.3.0", "", "has no section 1.3.0"),
        ("1.2.0", "tagged", "released already"),
        ("soon", "", "isn't a version"),
        ("", "", "isn't a version"),
    ],
)
def test_what_is_not_fit_is_refused(
    clone: Path, version: str, spoil: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if spoil == "dirty":
        (clone / "new.txt").touch()
    if spoil == "tagged":
        subprocess.run(["git", "tag", "v1.2.0"], cwd=clone, check=True)
    assert release.main(clone, [version] if version else []) == 1
    assert why in capsys.readouterr().err
