"""Nobody can stop the sand, not even by setting a clock."""

from __future__ import annotations

import logging
import time
from typing import Any

import pytest

from allotment.games import SHELF, room
from allotment.server.settings import Settings
from allotment.server.ws import commands
from tests.attacks.playing import played
from tests.server.serving import Person, Server

ODD = [
    "cell-x", "cell-", "cell-99-99", "stack-x", "stack", "bed-9-9", "bed", "visitor", "visitor-", "card",
    "card-", "side", "side-x", "side-9-9", "waiting-", "gnome", "tile-", "wish-", "give-", "flip-", "track-",
    "", "-", "é" * 90,
]  # fmt: skip


@pytest.mark.parametrize("slug", SHELF)
def test_a_question_about_no_piece_is_answered_without_a_stumble(
    slug: str, ines: Person, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    made = ines.make(slug, [{"kind": "person"}, {"kind": "here"}])
    with ines.sit(made["id"], "page") as chat:
        if chat.table["curtain"]:
            assert chat.ask("sit", seat=chat.table["curtain"]["seat"])["ok"]
        for key in ODD:
            answer = chat.ask("why", key=key)
            assert answer["ok"] or answer["kind"] != "stumbled-table", (key, answer)
        with ines.sit(made["id"]) as program:
            assert "stumbled" not in program.ask("why", key="cell-x").get("kind", "")
    assert not caplog.records


@pytest.mark.parametrize("slug", SHELF)
def test_every_piece_that_lies_there_can_be_asked_about(slug: str) -> None:
    picture = room(slug, "table.scene")
    for moves in (0, 9, 40):
        match = played(slug, moves, seats=2)
        game = match.game
        for seat in range(2):
            view = {**game.view(match.state, seat), "options": game.options, "names": ["Ines", "Noor"]}
            for layout in ("wide", "tall"):
                for key in picture.scene(view, seat, layout).pieces:
                    for move in picture.asks(view, key, seat, []):
                        assert move is game.moves[move.index], key


def pouring(ines: Person, **options: Any) -> str:
    seats = [{"kind": "person"}, {"kind": "here"}]
    return str(ines.make("gardeners", seats, options={"first": 0, "timer": 600, **options})["id"])


class Hands:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def hands(server: Server, monkeypatch: pytest.MonkeyPatch) -> Hands:
    found = Hands()
    monkeypatch.setattr(server.registry.settings, "now", found)
    return found


def test_a_stumble_does_not_stop_the_sand(
    server: Server, ines: Person, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither over a question, which changes nothing, nor when the table has to be read again."""

    def stumbling(*_: Any) -> Any:
        raise IndexError("a slip")

    id = pouring(ines)
    with ines.sit(id, "page") as chat:
        assert chat.ask("sit", seat=0)["ok"] and chat.move("start")["ok"]
        game = server.registry.tables[id].game
        with monkeypatch.context() as slip:
            slip.setattr(commands, "preview", stumbling)
            text = chat.table["offers"][0]["text"]
            for _ in range(3):
                hands.at += 1_000
                assert chat.ask("preview", text=text)["kind"] == "stumbled-table"
        assert server.registry.tables[id].game is game
        server.registry.loop.call_soon_threadsafe(server.registry.tables[id].unload)
        hands.at += 1_000
        assert chat.resynced()["sand"] == {"elapsed": 4_000, "running": True}


@pytest.mark.parametrize("jump", [20 * 60_000, -3_600_000])
def test_time_that_jumps_is_no_sand(ines: Person, hands: Hands, jump: int) -> None:
    """The machine slept, or its clock was set: the sand continues from where it was."""
    id = pouring(ines)
    with ines.sit(id, "page") as chat:
        assert chat.ask("sit", seat=0)["ok"] and chat.move("start")["ok"]
        hands.at += 3_000
        assert chat.resynced()["sand"]["elapsed"] == 3_000
        hands.at += jump
        assert chat.resynced()["sand"] == {"elapsed": 3_000, "running": True}
        hands.at += 2_000
        assert chat.resynced()["sand"]["elapsed"] == 5_000
        assert chat.table["stage"] == "playing"


@pytest.mark.parametrize("jump", [3600 * 10**9, -3600 * 10**9])
def test_the_servers_time_does_not_follow_a_clock_that_is_set(
    monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    settings = Settings("")
    before = settings.now()
    wall = time.time_ns
    assert abs(before - wall() // 1_000_000) < 5_000
    monkeypatch.setattr(time, "time_ns", lambda: wall() + jump)
    assert 0 <= settings.now() - before < 60_000


def test_a_resync_tells_the_sand_as_it_is_now(ines: Person, hands: Hands) -> None:
    id = pouring(ines)
    with ines.sit(id, "page") as chat:
        assert chat.ask("sit", seat=0)["ok"] and chat.move("start")["ok"]
        hands.at += 8_000
        assert chat.resynced()["sand"]["elapsed"] == 8_000
