"""A language model's seat: the protocol on standard input and output, over a real server."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from allotment.cli import main
from allotment.cli.mcp import TOOLS, Seat, answered, serve
from tests.server.serving import quick, serving


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with serving(quick(tmp_path / "store.sqlite")) as server:
        yield server.url


def called(seat: Seat, tool: str, **arguments: Any) -> tuple[str, bool]:
    line = {"id": 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
    answer = answered(seat, json.dumps(line))
    assert answer is not None
    result = answer["result"]
    return result["content"][0]["text"], result["isError"]


def test_a_game_can_be_played_to_its_end_from_the_text_alone(url: str) -> None:
    seat = Seat(url)
    shelf, _ = called(seat, "games")
    assert "the-gardens: The Gardens, 2 to 4 seats." in shelf and "sprout:" in shelf
    rules, wrong = called(seat, "rules", game="the-gardens")
    assert not wrong and len(rules) > 2000
    told, wrong = called(seat, "sit_down", game="the-gardens", name="Reader", bots=["seedling"])
    assert not wrong and "You are Reader, in seat 0." in told
    moves = waits = 0
    while "The game is over" not in told:
        if " legal move" not in told:
            told, wrong = called(seat, "wait")
            waits += 1
            assert waits < 100, told
            continue
        told, wrong = called(seat, "move", move=told.strip().split("\n")[-1])
        assert not wrong, told
        moves += 1
    assert moves > 5 and "First: " in told


def test_what_is_not_possible_is_said_in_a_sentence(url: str) -> None:
    seat = Seat(url)
    assert called(seat, "look") == ("You aren’t at a table yet. Call sit_down or join first.", True)
    assert called(seat, "rules", game="chess")[1]
    assert called(seat, "join", link="http://elsewhere/") == (
        "An invite link ends in /t/TABLE/claim/TOKEN.",
        True,
    )
    called(seat, "sit_down", game="garden-dice")
    text, wrong = called(seat, "move", move="dance")
    assert wrong and "dance" in text
    assert called(seat, "move")[0] == "“move” is missing: it must be a text."


def test_an_invite_link_leads_to_its_seat(url: str) -> None:
    host, guest = Seat(url), Seat(url)
    wish = {"game": "garden-dice", "seats": [{"kind": "person", "name": "Ines"}, {"kind": "open"}]}
    made = json.loads(host.ask("/api/tables", wish))
    told, wrong = called(guest, "join", link=f"{url}{made['invite']}", name="Model")
    assert not wrong and "You are Model, in seat 1." in told


def test_the_protocol_is_spoken() -> None:
    seat = Seat("http://127.0.0.1:9")
    asked: list[dict[str, object]] = [
        {"id": 1, "method": "initialize", "params": {"protocolVersion": "2025-03-26"}},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "ping"},
        {"id": 3, "method": "tools/list"},
        {"id": 4, "method": "dance"},
        {"id": 5, "method": "tools/call", "params": {"name": "dance"}},
        {"id": 6, "method": "tools/call", "params": {"name": "games"}},
        {"id": 7, "method": "initialize", "params": {"protocolVersion": "1999-01-01"}},
    ]
    out = io.StringIO()
    lines = [json.dumps({"jsonrpc": "2.0", **each}) for each in asked]
    serve(seat, io.StringIO("\n".join([*lines, "", "not json", "[]"]) + "\n"), out)
    told = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [each["id"] for each in told] == [1, 2, 3, 4, 5, 6, 7, None, None]
    assert told[0]["result"]["protocolVersion"] == "2025-03-26" and told[0]["result"]["capabilities"]
    assert told[1]["result"] == {}
    assert [tool["name"] for tool in told[2]["result"]["tools"]] == [tool.name for tool in TOOLS]
    assert told[3]["error"]["code"] == -32601 and told[4]["error"]["code"] == -32602
    assert told[5]["result"]["isError"] and "doesn’t answer" in told[5]["result"]["content"][0]["text"]
    assert told[6]["result"]["protocolVersion"] == "2025-06-18"
    assert told[7]["error"]["code"] == -32700


def test_the_address_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--url", "ftp://here"]) == 2
    assert "--url must begin with http:// or https:// (got ftp://here)" in capsys.readouterr().err
