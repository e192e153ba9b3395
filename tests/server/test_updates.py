"""What one change costs: everything that several people are told alike is worked out once for all of them."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from allotment.draw.offers import Offer
from allotment.kernel.foresight import worths
from allotment.kernel.game import NOBODY
from allotment.server import transport
from allotment.server.messages.http import NewTable, SeatWish
from allotment.server.settings import Settings
from allotment.server.store.store import Job, Store, settle, store_url
from allotment.server.tables import actions, live, preview
from allotment.server.tables.client_state import Common
from allotment.server.tables.connection import Connection, packed
from allotment.server.tables.creation import make_table
from allotment.server.tables.game import TableGame
from allotment.server.tables.live import LiveTable
from allotment.server.tables.registry import Registry
from allotment.server.transport import Framed

from .serving import Person, quick, serving, until

ZLIB: Any = vars(transport)["zlib"]  # whichever there is
PEOPLE = [SeatWish("person", name="Ines"), SeatWish("here", name="Tom")]


def at_a_table(tmp_path: Path, slug: str, do: Callable[[Registry, LiveTable], Awaitable[None]]) -> None:
    """At a table of two people in one browser."""
    data = str(tmp_path / "t.sqlite")

    async def run() -> None:
        registry = Registry(Settings(data, luck=Random(slug).randbytes), Store(store_url(data)))
        try:
            await do(registry, await make_table(registry, NewTable(game=slug, seats=PEOPLE), "maker", "en"))
        finally:
            await registry.close()
            registry.store.close()

    asyncio.run(run())


def game_of(table: LiveTable) -> TableGame:
    assert table.game is not None
    return table.game


def moved(game: TableGame, luck: Random) -> int:
    """Somebody makes a move, whose it was."""
    seat = game.to_act()[0]
    game.move(seat, luck.choice(game.rules.legal(game.match.state, seat)).text, game.last_at)
    return seat


def test_a_log_read_late_tells_what_one_read_along_does(tmp_path: Path) -> None:
    """Also after moves were taken back and others made, of which a reader who was away knows nothing."""

    async def do(registry: Registry, table: LiveTable) -> None:
        game, luck = game_of(table), Random(3)
        undone = 0
        for _ in range(60):
            seat = moved(game, luck)
            assert game.log.heard(game, "en", NOBODY, 0) == [
                line.data for line in game.log.lines(game, "en", NOBODY)
            ]
            if undone < 5 and game.match.undoable(seat):
                game.undo(seat, 1, game.last_at)
                undone += 1
                moved(game, luck)
            if undone == 2:
                game.log.heard(game, "de", 1, 1)
        assert undone == 5
        for language, listener in (("de", 1), ("en", NOBODY)):
            before = game.log.heard(game, language, listener, 1)
            game.log.forget()
            assert game.log.heard(game, language, listener, 1) == before

    at_a_table(tmp_path, "garden-dice", do)


def test_lines_that_stay_are_the_same_objects(tmp_path: Path) -> None:
    """By that an update knows quickly what is new."""

    async def do(registry: Registry, table: LiveTable) -> None:
        game, luck = game_of(table), Random(4)
        moved(game, luck)
        before = game.log.heard(game, "en", 0, 0)
        moved(game, luck)
        after = game.log.heard(game, "en", 0, 0)
        assert len(after) > len(before)
        assert all(old is new for old, new in zip(before, after, strict=False))

    at_a_table(tmp_path, "garden-dice", do)


def test_a_table_at_rest_leaves_memory_at_once(tmp_path: Path) -> None:
    """Without waiting for the collector, which a server lets run rarely."""

    async def do(registry: Registry, table: LiveTable) -> None:
        game = game_of(table)
        moved(game, Random(4))
        game.log.heard(game, "en", 0, 0)
        known = weakref.ref(game)
        await asyncio.sleep(0)  # so that nobody has just been handed it
        gc.disable()
        try:
            del game
            table.unload()
            assert known() is None
        finally:
            gc.enable()

    at_a_table(tmp_path, "garden-dice", do)


def test_a_closed_socket_leaves_memory_at_once(tmp_path: Path) -> None:
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        made = ines.make("garden-dice")
        gc.disable()
        try:
            with ines.sit(made["id"]):
                wire: Any = server.registry.tables[made["id"]].connections[0].wire
                known = weakref.ref(wire.say.__self__)
                del wire
            until(lambda: known() is None)
        finally:
            gc.enable()


def test_what_all_are_told_alike_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def common(*given: Any) -> Any:
        made.append(original(*given))
        return made[-1]

    original = Common
    monkeypatch.setattr(live, "Common", common)

    async def put(message: bytes | int) -> bool:
        return True

    async def do(registry: Registry, table: LiveTable) -> None:
        game = game_of(table)
        for layout, language in (("wide", "en"), ("tall", "de"), ("plain", "en")):
            await registry.join(table, Connection("maker", layout, language, registry.settings.limits, put))
        made.clear()
        for _ in range(5):
            seat = game.to_act()[0]
            text = game.rules.legal(game.match.state, seat)[0].text
            await actions.move(registry, table, seat, text, game.revision)
            assert len(made) == 1 and len(table.states) == 3
            assert all(
                state.fields["history"] == made[0].fields["history"] for state in table.states.values()
            )
            made.clear()

    at_a_table(tmp_path, "garden-dice", do)


@pytest.mark.parametrize("slug", ["garden-dice", "four-gardens", "mysterious-garden", "the-gardens"])
def test_offers_are_worth_the_same_whether_other_worlds_are_tried_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    """Other worlds are made only where an offer reveals something."""
    worlds: list[int] = []

    async def do(registry: Registry, table: LiveTable) -> None:
        game, luck = game_of(table), Random(5)
        world = game.world

        def counted(seat: int, other: int = 0) -> Any:
            worlds.append(other)
            return world(seat, other)

        monkeypatch.setattr(game, "world", counted)
        tried = set()
        for _ in range(60):
            if not game.to_act():
                break
            seat = game.to_act()[0]
            offers = game.rules.legal(game.match.state, seat)
            worlds.clear()
            found = preview.worth(game, seat, offers)
            tried.add(len(worlds))
            assert (len(worlds) == 1) == all(brings.sure for brings in found)
            every = [world(seat, other) for other in range(preview.LUCKS)]
            for brings, before in zip(found, worths(game.rules, every, seat, offers), strict=True):
                assert (brings.points, brings.sure, brings.last) == (before.points, before.sure, before.last)
            moved(game, luck)
        assert tried <= {1, preview.LUCKS} and len(tried) > 0

    at_a_table(tmp_path, slug, do)


def test_an_offer_that_reads_the_same_is_made_and_encoded_once(
    tmp_path: Path,
) -> None:
    """At all tables of a game, and after every move."""
    seen: dict[str, list[Offer]] = {}
    told: list[bool] = []  # of each offer: it has been told before

    async def put(message: bytes | int) -> bool:
        return True

    async def do(registry: Registry, table: LiveTable) -> None:
        for layout in ("wide", "plain"):
            await registry.join(table, Connection("maker", layout, "en", registry.settings.limits, put))
        luck = Random(8)
        for _ in range(40):
            game = game_of(table)
            offers = game.rules.legal(game.match.state, game.to_act()[0])
            await actions.move(registry, table, game.to_act()[0], luck.choice(offers).text, game.revision)
            for state in table.states.values():
                for offer in state.fields["offers"]:
                    same = [one for one in seen.setdefault(offer.text, []) if one == offer]
                    told.append(any(one is offer for one in same))
                    seen[offer.text] += [] if told[-1] else [offer]

    for number in range(2):
        at_a_table(tmp_path / str(number), "garden-dice", do)
    assert sum(told) > 0.5 * len(told) > 1000
    offers = [offer for found in seen.values() for offer in found]
    assert len(offers) < 1.1 * len({bytes(packed(offer)) for offer in offers})
    assert all(json.loads(bytes(packed(offer)))["text"] == offer.text for offer in offers)
    assert all((offer.data is None) == (offer.key is not None) for offer in offers), "said, and let go"
    assert all(packed(offer) is packed(offer) for offer in offers)
    assert any(len(found) > 2 for found in seen.values()), "for pages and programs, or worth more than once"


def test_who_waits_for_one_commit_is_woken_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not each for themselves: to wake the loop takes longer than to insert a row."""
    store = Store(store_url(str(tmp_path / "t.sqlite")))
    woken: list[Any] = []

    async def run() -> None:
        loop = asyncio.get_running_loop()
        soon = loop.call_soon_threadsafe

        def counted(*given: Any) -> Any:
            woken.append(given)
            return soon(*given)

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        jobs = [Job([], [], loop.create_future()) for _ in range(5)]
        jobs[2].waiting.cancel()  # who has left meanwhile
        await asyncio.to_thread(store.commit, jobs)
        found = await asyncio.gather(*(job.waiting for job in jobs), return_exceptions=True)
        assert [one is None for one in found] == [True, True, False, True, True]
        assert sum(given[0] is settle for given in woken) == 1

    try:
        asyncio.run(run())
    finally:
        store.close()


def test_what_several_are_told_is_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    compressobj = ZLIB.compressobj

    def counted(*given: Any, **named: Any) -> Any:
        made.append(named["wbits"])
        return compressobj(*given, **named)

    monkeypatch.setattr(ZLIB, "compressobj", counted)
    for number in range(2):
        told = b"everybody is told this " * 50 + bytes([number])
        for bits in (12, 12, 12, 9):
            sent = Framed.of(told, bits)
            assert len(sent) < len(told) / 2 and read_frame(sent) == Frame(Opcode.TEXT, told)
        assert made == [-12, -9]
        made.clear()
    assert read_frame(Framed.of(b"short", 12)) == Frame(Opcode.TEXT, b"short") and not made


@pytest.mark.parametrize("length", [0, 125, 126, 399, 400, 65535, 65536, 200_000])
@pytest.mark.parametrize("bits", [0, 8, 9, 15])
def test_a_message_of_any_length_is_framed(length: int, bits: int) -> None:
    luck = Random(length).randbytes(length)  # which no compression makes smaller
    assert read_frame(Framed.of(luck, bits)) == Frame(Opcode.TEXT, luck)


def read_frame(data: bytes) -> Frame:
    """As a client reads it; nothing may be left."""
    reader = StreamReader()
    reader.feed_data(data)
    reader.feed_eof()
    parsing = Frame.parse(
        reader.read_exact, mask=False, extensions=[PerMessageDeflate(True, True, 15, 15)], max_size=None
    )
    try:
        next(parsing)
    except StopIteration as done:
        assert not reader.buffer
        frame: Frame = done.value
        return frame
    raise AssertionError("a frame is incomplete")
