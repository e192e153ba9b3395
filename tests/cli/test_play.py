"""allotment play and replay: a person at a terminal, and the records that come of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allotment.cli.common import write_text
from allotment.cli.play import Table
from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match, verify
from allotment.kernel.record import Record, read_record
from allotment.kernel.result import Refused
from allotment.kernel.story import Notation, Phrase
from allotment.play.bot import Decision

from .terminal import Terminal

GOLDEN = Path(__file__).parent.parent / "replays" / "garden_dice"
ME = ["play", "garden-dice", "human", "seedling", "--seed", "8", "--set", "start=0"]  # rolls 2, 3, 4, 6


def moves(path: Path) -> list[str]:
    return [str(event) for event in read_record(path.read_text()).events]


def test_bots_play_a_game_to_its_end(allotment: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    said = allotment(
        "play",
        "garden-dice",
        "sprout",
        "seedling",
        "sprout",
        "--set",
        "drought_rounds=2",
        "--save",
        str(path),
    )
    assert said.status == 0
    assert "Total" in said.out and (" wins." in said.out or " win." in said.out)
    assert "Sprout 0 rolls" in said.out or "Sprout 0 buys" in said.out
    record = read_record(path.read_text())
    assert record.names == ["sprout", "seedling", "sprout"]
    verify(make(record.slug, record.options), record)
    assert allotment("replay", str(path), "--verify", "--quiet").status == 0


def test_a_person_sees_the_table_and_what_offers_score(allotment: Terminal) -> None:
    said = allotment(*ME, typed="")
    assert said.status == 0
    assert "round 1, your turn" in said.out and "> You: 0 points, 8 discs, sun" in said.out
    assert "  1 buy squash with" in said.out and "sun reroll" in said.out


def test_offers_show_their_points(allotment: Terminal, tmp_path: Path) -> None:
    """The rules are asked: the harvest of a chain shows what everybody gets."""
    game = make("garden-dice", {})
    record = Record(game.slug, 1, game.options, "1")
    record.names = ["human", "seedling"]
    record.position = {"dice": [5], "board": {"6,6": "eggplant-veggie 0", "6,5": "squash-veggie 1"}}
    path = tmp_path / "middle.txt"
    path.write_text(record.write())
    said = allotment("play", "--resume", str(path), typed="quit\n")
    assert "harvest 6,6 with 5 (+11, Seedling 1 +2)" in said.out


def test_moves_by_number_and_by_notation(allotment: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    said = allotment(*ME, "--save", str(path), typed="1\nbuy carrot with 4\nquit\n")
    first, second = moves(path)
    assert first.startswith("0: buy squash with") and second == "0: buy carrot with 4"
    assert f"The game is saved in {path}" in said.out


def test_what_is_not_possible_is_explained(allotment: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = (
        "end\n0\n9999\n"
        + "9" * 5000
        + "\ndance\nbuy eggplant with 4\nwhy end\nwhy buy carrot with 4\nwhy dance\n"
    )
    said = allotment(*ME, "--save", str(path), typed=typed + "pad\nhelp\n\nstory\nsave\nquit\n")
    assert moves(path) == []
    assert said.out.count("Offers are numbered 1 to") == 3
    assert said.out.count("You can’t end your turn yet: you can still buy") == 2
    assert "You need a 5 or more to buy an eggplant seed; a 4 is too low." in said.out
    assert "That’s legal." in said.out
    assert said.out.count('"dance" isn’t a Garden Dice move') == 2
    assert "Unplaced seeds" in said.out and "take back your last move" in said.out


def test_undo_and_again(allotment: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    said = allotment(*ME, "--save", str(path), typed="buy carrot with 4\nundo\nquit\n")
    assert said.status == 0 and moves(path) == [], "the file follows the table back"
    said = allotment(*ME, "--save", str(path), typed="undo\nquit\n")
    assert "Nothing has been played yet." in said.out
    typed = "buy carrot with 4\nbuy carrot with 6\nagain\nagain\nbuy squash with 2\nquit\n"
    said = allotment(*ME, "--save", str(path), typed=typed)
    assert moves(path) == ["0: buy squash with 2"]
    said = allotment(*ME, "--save", str(path), typed="sun reroll\nundo\nquit\n")
    assert "Your last move revealed something new." in said.out


def test_save_and_resume(allotment: Terminal, tmp_path: Path) -> None:
    path, copy = tmp_path / "game.txt", tmp_path / "copy.txt"
    said = allotment(*ME, typed=f"buy carrot with 4\nsave {copy}\nsave /nowhere/x\nsave .\nquit\n")
    assert f"Saved in {copy}." in said.out
    assert "/nowhere/x can’t be written" in said.out and ". can’t be written: it’s a directory." in said.out
    said = allotment("play", "--resume", str(copy), "--save", str(path), typed="buy squash with 6\nquit\n")
    assert said.status == 0
    assert moves(path) == ["0: buy carrot with 4", "0: buy squash with 6"]
    assert moves(copy) == ["0: buy carrot with 4"]
    said = allotment("play", "--resume", str(path), typed="undo\nquit\n")
    assert moves(path) == ["0: buy carrot with 4"]
    assert not list(tmp_path.glob("*.part"))


def test_records_without_names_or_with_peoples_names_are_resumed(allotment: Terminal, tmp_path: Path) -> None:
    game = make("garden-dice", {"start": 1})
    path = tmp_path / "game.txt"
    for names, prompt in (([], "Seat 1> "), (["Ann", "Bob"], "Seat 1> "), (["gardener:5it", "Bob"], "You> ")):
        record = Record(game.slug, game.version, game.options, "7")
        record.names = names
        path.write_text(record.write())
        said = allotment("play", "--resume", str(path), typed="quit\n")
        assert said.status == 0 and prompt in said.out
        assert read_record(path.read_text()).names == names
    record.names = ["Ann"]
    path.write_text(record.write())
    assert "One player is named, but the game has 2 seats" in allotment.refused("play", "--resume", str(path))


def test_a_full_disk_does_not_unmake_a_move(
    allotment: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    path = folder / "game.txt"
    from allotment.cli import play

    def full(path: str, text: str) -> None:
        if "0: " in text:
            raise Refused(f"{path} can’t be written: No space left on device.")
        write_text(path, text)

    monkeypatch.setattr(play, "write_text", full)
    said = allotment(*ME, "--save", str(path), typed="buy carrot with 4\nstory\nquit\n")
    assert said.status == 0
    assert said.out.count("No space left on device.") == 1
    assert "You buy a carrot seed with a 4." in said.out


def test_two_people_at_one_keyboard(allotment: Terminal) -> None:
    said = allotment(
        "play", "garden-dice", "human", "human", "--seed", "3", "--set", "start=1", typed="quit\n"
    )
    assert "Seat 1> " in said.out


# ---- replay ----


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.txt")), ids=lambda path: path.stem)
def test_golden_games_verify(allotment: Terminal, path: Path) -> None:
    said = allotment("replay", str(path), "--verify", "--quiet")
    record = read_record(path.read_text())
    assert said.status == 0
    assert said.out.startswith(f"Verified: {len(record.events)} moves and ")
    assert ("Its secret matches the commitment in the same file" in said.out) == (path.stem == "sealed")
    assert record.scores is not None
    assert said.out.splitlines()[-1].split() == ["Total", *[str(score) for score in record.scores]]


def test_a_replay_tells_the_story(allotment: Terminal) -> None:
    said = allotment("replay", str(GOLDEN / "two-seats.txt"))
    lines = said.out.splitlines()
    for event in read_record((GOLDEN / "two-seats.txt").read_text()).events:
        assert str(event) in lines
    assert any("harvests the" in line for line in lines)
    assert any("The last seed is sold: the game is over." in line for line in lines)


def test_a_replay_stops_where_one_asks(allotment: Terminal) -> None:
    path = GOLDEN / "three-seats.txt"
    record = read_record(path.read_text())
    game = make(record.slug, record.options)
    for to in (0, 10, len(record.events)):
        position = json.loads(allotment("replay", str(path), "--to", str(to), "--quiet").out)
        assert position["phase"] == ("over" if to == len(record.events) else position["phase"])
        from allotment.kernel.match import replayed

        assert position == game.dump(replayed(game, record, to).state)
    said = allotment("replay", str(path), "--to", "10", "--verify", "--quiet")
    assert said.out.startswith("Verified: 362 moves")


def test_an_unfinished_replay_says_so(allotment: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    allotment(*ME, "--save", str(path), typed="buy carrot with 4\nquit\n")
    assert allotment("replay", str(path), "--quiet").out == "The game continues after one move.\n"
    assert allotment("replay", str(path), "--quiet", "--verify").status == 0


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("scores: [", "scores: [9", "The game ends with the scores"),
        ("luck: ", "luck: 0", "digest of the shuffles"),
        ("seed: ", "seed: x", "isn’t possible"),
        ("version: 1", "version: 7", "version 7"),
        ("moves:\n", "moves:\n0: dance\n", "Event 1 of the record"),
        ("game: garden-dice", "game: chess", "There’s no game"),
        ("allotment record", "a letter", "Not an Allotment record"),
    ],
)
def test_a_tampered_record_is_refused(
    allotment: Terminal, tmp_path: Path, old: str, new: str, says: str
) -> None:
    path = tmp_path / "game.txt"
    text = (GOLDEN / "family.txt").read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    assert says in allotment.refused("replay", str(path), "--verify", "--quiet")


def test_a_changed_move_is_refused(allotment: Terminal, tmp_path: Path) -> None:
    """Any one move replaced by another legal one leads to other scores or to a move that cannot be."""
    path = tmp_path / "game.txt"
    text = (GOLDEN / "sealed.txt").read_text()
    head, _, tail = text.partition("moves:\n")
    lines = tail.splitlines()
    at = next(n for n, line in enumerate(lines) if "buy" in line)
    lines[at] = lines[at].replace("buy", "place")
    path.write_text(head + "moves:\n" + "\n".join(lines) + "\n")
    assert "isn’t possible" in allotment.refused("replay", str(path), "--verify", "--quiet")
    del lines[at]
    path.write_text(head + "moves:\n" + "\n".join(lines) + "\n")
    allotment.refused("replay", str(path), "--verify", "--quiet")


def told_why(slug: str, seats: int, reason: Phrase) -> str:
    """What `why` says after a bot's first move that carried this reason."""
    game = make(slug, {"seats": seats})
    match: Match[Any, Any] = Match(game, Record(game.slug, game.version, game.options, "3"), seeded("3"))
    table = Table(match, ["human"] + ["sprout"] * (seats - 1), None, "en")
    decision = Decision(game.legal(match.state, game.to_act(match.state)[0])[0])
    decision.reason = [reason]
    table.heard(1, decision)
    return table.why


def test_a_reason_tells_no_hand_away() -> None:
    close = Phrase("reason-close", {"move": Notation("lay blue-2-c")})
    assert told_why("four-gardens", 2, close).endswith(": A close call: another move looked just as good.")
    assert told_why("garden-dice", 2, close).endswith(": A close call: “lay blue-2-c” looked just as good.")
    own = Phrase("spoken", {"text": "For its own card: No bench touches a hedge."})
    assert "bench" not in told_why("gardeners", 2, own) and "Nobody may talk" in told_why("gardeners", 2, own)
