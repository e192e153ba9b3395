"""Malformed, oversized, out-of-turn, replayed, reordered: each is answered and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allotment.games import SHELF

from .serving import Chat, Person, Server

TYPES = [
    "move", "undo", "again", "look", "why", "preview", "foresee", "sit", "layout", "name", "start", "seat",
    "propose", "agree", "return", "resync", "ping", "answer", "table", "", "MOVE",
]  # fmt: skip
LEAF = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False),
    st.text(max_size=30),
    st.sampled_from(["end", "buy squash with 1", "sprout", "wide", "open", "bot"]),
)
ANY = st.recursive(
    LEAF, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
)
FIELDS = st.dictionaries(
    st.sampled_from(
        ["text", "revision", "moves", "at", "key", "seat", "layout", "level", "kind", "yes", "x"]
    ),
    ANY,
    max_size=4,
)


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[tuple[Chat, Chat]]:
    """Seat 0 is to move; the fuzzing guest sits in seat 1 (and made nothing)."""
    with Person(server.url) as ines, Person(server.url) as eve:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "open"}], options={"start": 0})
        eve.post(f"/api/tables/{made['id']}/claim", {"token": made["invite"].rsplit("/", 1)[1]})
        with ines.sit(made["id"], "page") as first, eve.sit(made["id"], "page") as second:
            yield first, second


def unchanged(first: Chat, before: dict[str, Any]) -> None:
    first.drain()
    after = first.resynced()
    for name in ("revision", "scene", "offers", "log", "history", "seats", "stage"):
        assert after[name] == before[name], name


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(type=st.sampled_from(TYPES), fields=FIELDS, id=st.one_of(ANY, st.integers(0, 2**53)))
def test_any_message_from_who_is_not_to_move(
    table: tuple[Chat, Chat], type: str, fields: dict[str, Any], id: object
) -> None:
    first, eve = table
    before = first.table["revision"]
    answer = eve.raw(json.dumps({"id": id, "type": type, **fields}))
    assert isinstance(answer["ok"], bool)
    if not answer["ok"]:
        assert answer["why"] and "\n" not in answer["why"]
    assert first.resynced()["revision"] == before
    eve.last_id = max(eve.last_id, id if isinstance(id, int) and 0 <= id < 2**53 else 0)


@settings(max_examples=100, suppress_health_check=list(HealthCheck))
@given(raw=st.one_of(st.text(max_size=200), st.binary(max_size=200), ANY.map(json.dumps)))
def test_anything_at_all(table: tuple[Chat, Chat], raw: str | bytes) -> None:
    _, eve = table
    answer = eve.raw(raw)
    assert answer["ok"] is False and answer["why"]


def test_deep_nesting_is_only_refused(table: tuple[Chat, Chat]) -> None:
    _, eve = table
    for raw in ("[" * 10_000, '{"id":' * 2_000, '{"id":1,"type":"move","text":' + "[" * 5_000):
        assert eve.raw(raw)["ok"] is False


@pytest.mark.parametrize("slug", SHELF)
def test_out_of_turn_replayed_and_reordered_commands_change_nothing(
    server: Server, ines: Person, noor: Person, slug: str
) -> None:
    made = ines.make(slug, [{"kind": "person"}, {"kind": "open"}])
    noor.post(f"/api/tables/{made['id']}/claim", {"token": made["invite"].rsplit("/", 1)[1]})
    with ines.sit(made["id"], "page") as one, noor.sit(made["id"], "page") as two:
        if one.table["stage"] != "playing" or made["game"]["real_time"]:
            pytest.skip("in real time there are no turns to be out of")
        first, second = (one, two) if one.table["offers"] else (two, one)
        offers = first.table["offers"]
        revision = first.table["revision"]
        before = first.resynced()
        for offer in offers[:5]:
            assert not second.ask("move", text=offer["text"], revision=revision)["ok"]
        assert not second.ask("undo", revision=revision)["ok"]
        assert not first.ask("move", text=offers[0]["text"], revision=revision - 1)["ok"]
        assert not first.ask("move", text=offers[0]["text"], revision=revision + 1)["ok"]
        first.drain()
        unchanged(first, before)
        first.last_id = 500
        assert first.move(offers[0]["text"])["ok"]
        before = first.resynced()
        for id in (501, 500, 7, 0):
            said = {"id": id, "type": "move", "text": offers[0]["text"], "revision": before["revision"]}
            assert not first.raw(json.dumps(said))["ok"]
        unchanged(first, before)
