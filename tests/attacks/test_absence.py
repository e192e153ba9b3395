"""A bot takes over for somebody who has left, but not for somebody who reloads the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Chat, Person, Server

DICE = "garden-dice"


class Watch:
    """Seconds people have been away, set by hand."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def forward(self, id: str, seconds: float) -> None:
        """As if so much time had passed since anything happened at the table."""
        table = self.server.registry.tables[id]

        def shift() -> None:
            table.opened -= seconds
            for session in table.seen:
                table.seen[session] -= seconds

        self.server.registry.loop.call_soon_threadsafe(shift)


@pytest.fixture
def watch(server: Server, monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setattr(server.registry.settings, "grace", 60.0)
    return Watch(server)


def seated(made: dict[str, Any], *people: Person) -> str:
    for person in people:
        person.post(f"/api/tables/{made['id']}/claim", {"token": made["invite"].rsplit("/", 1)[1]})
    return str(made["id"])


def gone(chat: Chat, seat: int) -> None:
    chat.wait(lambda table: not table["seats"][seat]["connected"])


def test_who_reloads_a_page_keeps_the_turn(watch: Watch, ines: Person, noor: Person) -> None:
    id = seated(ines.make(DICE, [{"kind": "person"}, {"kind": "open"}]), noor)
    with ines.sit(id) as first:
        with noor.sit(id):
            first.wait(lambda table: table["seats"][1]["connected"])
            watch.forward(id, 3600)
        gone(first, 1)
        answer = first.ask("propose", seat=1)
        assert not answer["ok"] and "a moment ago" in answer["why"] and "seconds" in answer["why"]
        watch.forward(id, 59)
        assert not first.ask("propose", seat=1)["ok"]
        watch.forward(id, 2)
        assert first.ask("propose", seat=1)["ok"]
        assert first.table["seats"][1]["kind"] == "bot" and first.table["seats"][1]["level"] == "gardener"


def test_a_proposal_goes_when_the_person_comes_back(
    server: Server, watch: Watch, ines: Person, noor: Person
) -> None:
    with Person(server.url) as tom:
        made = ines.make(DICE, [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
        id = seated(made, noor, tom)
        with ines.sit(id) as first, noor.sit(id) as second:
            watch.forward(id, 61)
            assert first.ask("propose", seat=2)["ok"]
            second.wait(lambda table: table["proposal"])
            with tom.sit(id):
                second.wait(lambda table: table["proposal"] is None)
            gone(second, 2)
            assert not second.ask("agree", yes=True)["ok"]
            assert second.resynced()["seats"][2]["kind"] == "person"


def test_who_plays_by_requests_is_here_too(watch: Watch, ines: Person, noor: Person) -> None:
    id = seated(ines.make(DICE, [{"kind": "person"}, {"kind": "open"}]), noor)
    with ines.sit(id) as first:
        watch.forward(id, 61)
        noor.get(f"/api/tables/{id}/view")
        assert "a moment ago" in first.ask("propose", seat=1)["why"]


def test_an_old_agreement_is_looked_at_again(
    server: Server, watch: Watch, ines: Person, noor: Person
) -> None:
    """Somebody was here between the proposal and the last yes: the bot stays away, and all are told."""
    with Person(server.url) as tom:
        made = ines.make(DICE, [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
        id = seated(made, noor, tom)
        with ines.sit(id) as first, noor.sit(id) as second:
            watch.forward(id, 61)
            assert first.ask("propose", seat=2)["ok"]
            second.wait(lambda table: table["proposal"])
            watch.forward(id, -30)
            assert "a moment ago" in second.ask("agree", yes=True)["why"]
            first.wait(lambda table: table["proposal"] is None)
            assert first.table["seats"][2]["kind"] == "person"
