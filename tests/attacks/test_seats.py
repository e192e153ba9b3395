"""Nobody shares another person's seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from allotment.kernel.result import Refused
from allotment.server.messages.http import NewTable, SeatWish
from allotment.server.store.store import Store, store_url
from allotment.server.tables import creation, seating
from allotment.server.tables.registry import Registry
from tests.server.serving import Person, Server, quick

HIDDEN = "four-gardens"


def token(link: str) -> str:
    return link.rsplit("/", 1)[1]


def test_a_bot_stands_in_for_nobody_before_the_game_begins(server: Server, ines: Person) -> None:
    made = ines.make(HIDDEN, [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    with Person(server.url) as second, ines.sit(made["id"]) as chat:
        second.post(f"/api/tables/{made['id']}/claim", {"token": token(made["invites"]["1"])})
        answer = chat.ask("propose", seat=1)
        assert not answer["ok"] and "while a game is being played" in answer["why"]
        assert chat.resynced()["seats"][1]["kind"] == "person"


def test_a_seat_that_becomes_open_is_nobodys(server: Server, ines: Person, noor: Person) -> None:
    """Neither those who sat there before nor those who know its old link or code get back in."""
    made = ines.make(HIDDEN, [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    id, path = made["id"], f"/api/tables/{made['id']}"
    with Person(server.url) as second, ines.sit(id) as chat:
        claimed = second.post(f"{path}/claim", {"token": token(made["invites"]["1"])})
        become_bot(server, id, 1)
        assert chat.ask("seat", seat=1, kind="open")["ok"]
        assert noor.post(f"{path}/claim", {"token": token(made["invite"]), "seat": 1})["seat"] == 1
        assert chat.ask("start")["ok"]
        assert noor.get(f"{path}/view")["seat"] == 1
        assert second.http.get(f"{path}/view").status_code == 403
        assert second.post(f"{path}/recover", {"code": claimed["recovery"]}, 403)
        assert second.post(f"{path}/claim", {"token": token(made["invites"]["1"])}, 403)
    game = server.registry.tables[id].game
    assert sum(1 in seats for seats in game.places.values()) == 1


def become_bot(server: Server, id: str, seat: int) -> None:
    """As older servers let it happen while people gathered: a bot sits in a seat that somebody claimed."""
    registry = server.registry

    async def do() -> None:
        table = await registry.table(id)
        async with table.lock:
            game = await registry.game_at(table)
            chair = game.holders[seat]._replace(kind="bot", level="sprout", absent="Noor")
            await registry.save(table, [game.sit(seat, chair, 0)], seat, "seat")

    asyncio.run_coroutine_threadsafe(do(), registry.loop).result(10)


@pytest.mark.parametrize("first", ["claim", "open"])
def test_a_claim_and_a_freeing_at_once_leave_one_of_both(tmp_path: Path, first: str) -> None:
    """Whoever is told "you sit here" does sit there, and nobody else holds the seat."""

    async def race() -> None:
        registry = Registry(quick(tmp_path / "t.sqlite"), Store(store_url(str(tmp_path / "t.sqlite"))))
        try:
            wish = NewTable("garden-dice", seats=[SeatWish("person"), SeatWish("open")])
            table = await creation.make_table(registry, wish, "maker", "en")
            assert table.game is not None
            invite = table.game.row["invite"]
            doings: list[Any] = [
                seating.claim(registry, table, invite, "guest", "Noor", 1, "en"),
                seating.set_seat(registry, table, "maker", 1, "open", "sprout"),
            ]
            if first == "open":
                doings.reverse()
            async with table.lock:  # both have asked before either is answered
                tasks = [asyncio.create_task(doing) for doing in doings]
                await asyncio.sleep(0)
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(end, Refused | int | None) for end in ends), ends
            game = table.game
            sits = game.holders[1].kind == "person"
            assert sits == (1 in game.places.get("guest", ()))
            assert sits == any(end == 1 for end in ends)
        finally:
            await registry.close()
            registry.store.close()

    asyncio.run(race())


def test_a_second_browser_is_told_of_and_can_be_signed_out(
    server: Server, ines: Person, noor: Person
) -> None:
    made = ines.make(HIDDEN)
    id, path = made["id"], f"/api/tables/{made['id']}"
    code = made["you"]["recovery"]["0"]
    with ines.sit(id) as chat:
        assert noor.post(f"{path}/recover", {"code": code})["seat"] == 0
        message = chat.read()
        while message["type"] != "device":
            message = chat.read()
        assert message == {"type": "device", "seat": 0, "devices": 2}
        assert ines.get(path)["you"]["devices"] == {"0": 2}
        with noor.sit(id) as other:
            assert noor.post(f"{path}/alone", {"seat": 1}, 403)["why"] == "Seat 1 isn’t yours."
            after = ines.post(f"{path}/alone", {"seat": 0})
            assert other.closed() == 4403
        assert after["you"]["devices"] == {"0": 1} and after["you"]["recovery"]["0"] != code
        assert noor.http.get(f"{path}/view").status_code == 403
        assert noor.post(f"{path}/recover", {"code": code}, 403)
        server.registry.loop.call_soon_threadsafe(server.registry.tables[id].unload)  # so it is kept
        assert noor.http.get(f"{path}/view").status_code == 403
        assert noor.post(f"{path}/recover", {"code": after["you"]["recovery"]["0"]})["seat"] == 0
        assert chat.resynced()["you"]["seat"] == 0
