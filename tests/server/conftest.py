"""One quick server for the tests that do not need their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .serving import LAID, Person, Server, quick, serving


@pytest.fixture(autouse=True)
def laid_down(request: pytest.FixtureRequest) -> None:
    """Each test has luck of its own, whichever tests ran before it."""
    tries = getattr(request.node, "execution_count", 1)
    LAID.begin(request.node.nodeid if tries == 1 else f"{request.node.nodeid}, once more")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(quick(tmp_path_factory.mktemp("store") / "tables.sqlite")) as found:
        yield found


@pytest.fixture
def ines(server: Server) -> Iterator[Person]:
    with Person(server.url) as person:
        yield person


@pytest.fixture
def noor(server: Server) -> Iterator[Person]:
    with Person(server.url) as person:
        yield person
