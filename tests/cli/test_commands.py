"""Every command: its help, what it prints, and how it refuses."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from allotment.games import SHELF, box, make
from allotment.kernel.chance import seeded
from allotment.kernel.story import Phrase
from allotment.words import speaker

from .terminal import Terminal, process

COMMANDS = [
    "games",
    "serve",
    "backup",
    "restore",
    "check-store",
    "play",
    "position",
    "check",
    "replay",
    "show",
    "review",
    "trace",
    "speed",
    "arena",
    "learn",
]
TESTS = Path(__file__).parent.parent
SAY = speaker("garden-dice").say
GOLDEN = TESTS / "replays" / "garden_dice"


# ---- help and errors ----


def test_the_help_names_every_command(allotment: Terminal) -> None:
    said = allotment("--help")
    assert said.status == 0
    assert all(f"\n    {command}" in said.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(allotment: Terminal, command: str) -> None:
    said = allotment(command, "--help")
    assert said.status == 0
    assert f"usage: allotment {command}" in said.out
    assert len(said.out.splitlines()) > 5


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["dance"], "invalid choice"),
        (["games", "chess"], 'There’s no game "chess". On the shelf: '),
        (["games", "--colour"], "unrecognized arguments"),
        (["position"], "GAME"),
        (["position", "chess"], 'There’s no game "chess"'),
        (["position", "garden-dice", "--seats", "9"], "Option “seats” must be 2 to 4 (got 9)."),
        (["position", "garden-dice", "--seats", "two"], "invalid int value"),
        (
            ["position", "garden-dice", "--set", "family"],
            "--set OPTION=VALUE (got family).",
        ),
        (
            ["position", "garden-dice", "--set", "colour=red"],
            'Garden Dice has no option "colour". Its options are seats, family',
        ),
        (
            ["position", "garden-dice", "--set", "family=yes"],
            'Option “family” must be true or false (got "yes").',
        ),
        (["position", "garden-dice", "--set", "seats=--5"], '(got "--5")'),
        (["position", "garden-dice", "--set", "start=3"], "must be 0 to 1 with 2 seats"),
        (["check"], "FILE"),
        (["check", "/nowhere/x.toml"], "/nowhere/x.toml can’t be read: No such file"),
        (["replay"], "RECORD"),
        (["replay", "/nowhere/x.txt"], "can’t be read"),
        (["replay", str(GOLDEN / "family.txt"), "--to", "9999"], "--to 9999: the record has 125 moves"),
        (["replay", str(GOLDEN / "family.txt"), "--to", "-1"], "--to -1"),
        (["trace", "garden-dice", "--games", "0"], "--games must be 1 or more"),
        (["trace", "garden-dice", "--bot", "oak"], 'There’s no bot "oak". Bots are seedling, sprout'),
        (["trace", "garden-dice", "--seed", "\udcff"], "isn’t text"),
        (["speed", "chess"], 'There’s no game "chess"'),
        (["speed", "--seconds", "0"], "--seconds 0"),
        (["speed", "--seconds", "nan"], "--seconds nan"),
        (["speed", "--seconds", "inf"], "--seconds inf"),
        (["speed", "--seconds", "-1"], "--seconds -1"),
        (["arena", "garden-dice"], "--bots"),
        (["arena", "garden-dice", "--bots", "sprout"], "at least two bots"),
        (["arena", "garden-dice", "--bots", "sprout,oak"], 'There’s no bot "oak"'),
        (["arena", "garden-dice", "--bots", "sprout,sprout"], "named twice"),
        (["arena", "garden-dice", "--bots", "sprout,seedling", "--games", "0"], "must be 1 or more"),
        (["learn", "chess", "--out", "x"], 'There’s no game "chess"'),
        (["learn", "garden-dice", "--teachers", "sprout", "--out", "x"], "a game keeps 2 lessons"),
        (["learn", "garden-dice", "--from", "pyproject.toml", "--out", "x"], "has no lessons for 2 seats"),
        (["learn", "garden-dice", "--hold", "-1", "--out", "x"], "--hold must be 0 or more"),
        (["play", "garden-dice", "human", "gardener:" + "9" * 5000 + "ms"], "a budget is written like"),
        (["play", "garden-dice", "human", "sprout:5ms"], "takes no budget"),
        (["play"], "Name a game"),
        (["play", "chess"], 'There’s no game "chess"'),
        (["play", "garden-dice", "human", "oak"], 'There’s no bot "oak"'),
        (["play", "garden-dice", "human"], "(got 1)"),
        (
            ["play", "garden-dice", "human", "sprout", "--seats", "3"],
            "2 players are named, but the game has 3 seats",
        ),
        (["play", "garden-dice", "--seed", " "], "The seed is empty"),
        (["play", "garden-dice", "--seed", "a\nb"], "a seed is one line"),
        (["play", "garden-dice", "--seed", "\udcff"], "isn’t text"),
        (["play", "garden-dice", "--save", "."], ". can’t be written: it’s a directory"),
        (["play", "garden-dice", "--save", "/nowhere/x"], "/nowhere/x can’t be written"),
        (["play", "--resume", "/nowhere/x"], "/nowhere/x can’t be read"),
    ],
)
def test_errors_are_one_sentence(allotment: Terminal, arguments: list[str], says: str) -> None:
    assert says in allotment.refused(*arguments)


def test_a_file_that_is_no_text(allotment: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"\xff\xfe\x00")
    for command in (["check", str(path)], ["replay", str(path)], ["play", "--resume", str(path)]):
        said = allotment(*command)
        assert said.status == 2 and "it isn’t UTF-8 text" in said.err


# ---- games ----


def test_the_shelf(allotment: Terminal) -> None:
    said = allotment("games")
    assert said.status == 0
    for slug in SHELF:
        assert slug in said.out and box(slug).title in said.out
    assert [entry["game"] for entry in json.loads(allotment("games", "--json").out)] == SHELF


def test_the_options_of_a_game(allotment: Terminal) -> None:
    said = allotment("games", "garden-dice")
    for option in box("garden-dice").options:
        assert option.name in said.out and SAY(option.allowed()) in said.out
        assert SAY(Phrase(f"option-{option.name}")) in said.out
    assert "Doug Bass" in said.out
    data = json.loads(allotment("games", "garden-dice", "--json").out)
    assert [option["name"] for option in data["options"]] == [
        "seats",
        "family",
        "stars",
        "start",
        "drought_rounds",
    ]


# ---- position ----


def test_a_starting_position(allotment: Terminal) -> None:
    said = allotment(
        "position", "garden-dice", "--seats", "3", "--seed", "9", "--set", "family=true", "--set", "start=2"
    )
    position = json.loads(said.out)
    game = make("garden-dice", {"seats": 3, "family": True, "start": 2})
    assert position == game.dump(game.start(seeded("9")))
    assert (position["turn"], len(position["dice"]), position["round"]) == (2, 4, 1)


def test_the_same_as_toml(allotment: Terminal) -> None:
    plain = json.loads(allotment("position", "garden-dice", "--seed", "4").out)
    assert tomllib.loads(allotment("position", "garden-dice", "--seed", "4", "--toml").out) == plain


def test_seeds_are_luck(allotment: Terminal) -> None:
    said = {allotment("position", "garden-dice", "--seed", str(seed)).out for seed in range(8)}
    assert len(said) == 8
    assert allotment("position", "garden-dice").out == allotment("position", "garden-dice", "--seed", "1").out


# ---- check ----

RIGHT = """game = "garden-dice"
[[scenario]]
id = "T1"
text = "Fine."
given = { dice = [1] }
then = { pips = 2 }
"""
WRONG = RIGHT.replace("pips = 2", "pips = 1").replace("T1", "T2")


def test_check_says_a_line_a_scenario(allotment: Terminal, tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.toml", tmp_path / "wrong.toml"
    right.write_text(RIGHT)
    wrong.write_text(WRONG)
    said = allotment("check", str(right))
    assert (said.status, said.out) == (0, "ok   T1 Fine.\n1 passed, 0 failed\n")
    said = allotment("check", str(right), str(wrong))
    assert said.status == 1
    assert said.out == "ok   T1 Fine.\nFAIL T2 pips: expected 1, found 2\n1 passed, 1 failed\n"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game = ",
        'game = "garden-dice"\n[[scenario]]\ntext = "no id"\n',
        'game = "garden-dice"\n[[scenari]]\n',
        RIGHT.replace("garden-dice", "chess"),
        RIGHT.replace("[1]", "[" + "9" * 5000 + "]"),
        RIGHT.replace("[1]", "[" * 20000),
        RIGHT.replace("given", "gibbon"),
    ],
)
def test_check_says_what_it_cannot_read(allotment: Terminal, tmp_path: Path, text: str) -> None:
    """Status 2, and the files that can be read are checked all the same."""
    path, right = tmp_path / "strange.toml", tmp_path / "right.toml"
    path.write_text(text)
    right.write_text(RIGHT)
    said = allotment("check", str(path), str(right))
    assert said.status == 2
    assert said.err.startswith(f"allotment: {path}") and said.err.count("\n") == 1
    assert "ok   T1" in said.out


def test_check_survives_numbers_nobody_can_print(allotment: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "huge.toml"
    path.write_text(RIGHT.replace("pips = 2", "pips = 0x" + "f" * 9000))
    assert allotment("check", str(path)).out.startswith("FAIL T1 pips: expected ≥ 2^35999, found 2")
    path.write_text(RIGHT.replace("[1]", "[0x" + "f" * 9000 + "]"))
    said = allotment("check", str(path))
    assert said.status == 1 and "“dice” must be a number from 1 to 6 (got ≥ 2^35999)" in said.out


def test_all_scenarios_pass(allotment: Terminal) -> None:
    said = allotment(
        "check", *[str(path) for path in sorted((TESTS / "scenarios").glob("garden-dice*.toml"))]
    )
    assert said.status == 0, said.out
    assert int(said.out.splitlines()[-1].split()[0]) >= 254 and said.out.endswith(" passed, 0 failed\n")


# ---- speed ----


def test_speed(allotment: Terminal) -> None:
    data = json.loads(allotment("speed", "garden-dice", "--seconds", "0.05", "--seats", "3", "--json").out)
    (row,) = data["games"]
    assert isinstance(data["compiled"], bool)
    assert row["game"] == "garden-dice" and row["seats"] == 3
    assert row["moves"] > 0 and row["clones"] > 0 and row["games"] > 0
    assert row["branching"] == pytest.approx(row["listed"] / row["moves"])
    said = allotment("speed", "garden-dice", "--seconds", "1e-9")
    assert said.status == 0 and "garden-dice" in said.out


def test_speed_of_the_search(allotment: Terminal) -> None:
    data = json.loads(allotment("speed", "--search", "the-gardens", "--seconds", "0.01", "--json").out)
    (row,) = data["games"]
    assert row["game"] == "the-gardens" and row["openspiel"] is None
    assert row["iterations"] > 0 and row["moves_per_game"] == 48
    said = allotment("speed", "--search", "gardeners")
    assert said.status != 0 and "gardeners has no turns to search" in said.err
    said = allotment("speed", "--search", "the-gardens", "--beside", "no-such-python")
    assert said.status != 0 and "no-such-python" in said.err


# ---- as a process ----


def test_the_installed_command_in_a_process() -> None:
    done = process("games")
    assert done.returncode == 0 and b"garden-dice" in done.stdout
    done = process("position", "garden-dice", "--seed", b"\xff")
    assert done.returncode == 2 and b"Traceback" not in done.stderr and done.stderr.count(b"\n") == 1
    done = process("check", "tests/nowhere.toml", PYTHONIOENCODING="ascii")
    assert done.returncode == 2


def test_what_a_terminal_cannot_show_does_not_stop_a_game() -> None:
    done = process(
        "play",
        "garden-dice",
        "human",
        "seedling",
        "--seed",
        "3",
        "--set",
        "start=0",
        typed="blüte\nwhy blüte\n".encode() + b"\xff\xfe\nquit\n",
        PYTHONIOENCODING="ascii",
    )
    assert done.returncode == 0 and b"Traceback" not in done.stderr
