"""A moment of a recorded game as a picture."""

from __future__ import annotations

from pathlib import Path

from .terminal import Terminal

RECORD = str(Path(__file__).parent.parent / "replays" / "four_gardens" / "two-seats.txt")


def test_it_is_sketched_in_the_terminal(allotment: Terminal) -> None:
    said = allotment("show", RECORD, "--at", "60")
    assert said.status == 0 and len(said.out.splitlines()) > 5
    assert said.out != allotment("show", RECORD).out


def test_it_is_drawn_to_a_file(allotment: Terminal, tmp_path: Path) -> None:
    day, night, wide = tmp_path / "day.svg", tmp_path / "night.svg", tmp_path / "small.png"
    assert allotment("show", RECORD, "--at", "60", "--seat", "0", "--out", str(day)).status == 0
    dark = ["--dark", "--layout", "tall", "--language", "de"]
    assert allotment("show", RECORD, "--at", "60", "--out", str(night), *dark).status == 0
    assert day.read_text().startswith("<svg") and "Handcart" in day.read_text()
    assert "Karren" in night.read_text()
    assert allotment("show", RECORD, "--at", "60", "--out", str(wide), "--width", "200").status == 0
    assert wide.read_bytes()[1:4] == b"PNG"


def test_a_whole_game_is_a_film(allotment: Terminal, tmp_path: Path) -> None:
    film = tmp_path / "game.svg"
    assert allotment("show", RECORD, "--animate", "--out", str(film)).status == 0
    assert film.read_text().count("<animate ") > 100 and len(film.read_bytes()) < 2_000_000


def test_it_says_what_would_have_been_right(allotment: Terminal, tmp_path: Path) -> None:
    for given, right in (
        (["--at", "9999"], "--at 9999: the record has 225 moves."),
        (["--seat", "2"], "Seats are 0 to 1."),
        (["--out", "board.gif"], "neither a .svg nor a .png file"),
        (["--out", str(tmp_path / "board.png"), "--width", "3"], "16 to 8192 pixels"),
        (["--animate"], "ends in .svg or .webp"),
        (["--animate", "--out", str(tmp_path / "game.png")], "ends in .svg or .webp"),
        (["--animate", "--out", str(tmp_path / "game.svg"), "--at", "3"], "leave out --at"),
    ):
        said = allotment("show", RECORD, *given)
        assert said.status == 2 and right in said.err
    assert not list(tmp_path.iterdir())
