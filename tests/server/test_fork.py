"""Play from here: forks of finished games. They begin as those did, are marked, replay by themselves, and
there are none of games that still run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match, replayed, verify
from allotment.kernel.record import Record, read_record
from allotment.review import reviewed

from .serving import Person, Server, quick, serving, turns
from .test_review import finished

Data = dict[str, Any]


def brought(person: Person, record: str) -> str:
    return str(person.post("/api/tables/import", {"record": record}, 201)["id"])


def forked(person: Person, id: str, at: int, **more: Any) -> Data:
    return person.post(f"/api/tables/{id}/fork", {"at": at, "seat": 0, "level": "seedling", **more}, 201)


def played_out(person: Person, id: str, choose: Any = lambda n: n - 1) -> str:
    """To the end; its record."""
    with person.sit(id) as chat:
        turns([chat], choose)
    return person.http.get(f"/api/tables/{id}/record").text


@pytest.mark.parametrize("fresh", [True, False])
@pytest.mark.parametrize("slug", ["the-gardens", "garden-dice", "four-gardens", "mysterious-garden"])
def test_a_fork_begins_as_the_game_did_and_its_record_replays_by_itself(
    ines: Person, slug: str, fresh: bool
) -> None:
    original = read_record(finished(slug))
    id, at = brought(ines, original.write()), len(original.events) * 4 // 5
    made = forked(ines, id, at, fresh=fresh)
    assert made["fork"] == {"at": at, "fresh": fresh} and made["luck"] == "forked" and not made["commitment"]
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot"] and made["seats"][0][
        "name"
    ] == "Ines"
    running = ines.http.get(f"/api/tables/{made['id']}/record").text
    assert f"forks: [[{at}, {'null' if fresh else chr(34) * 2}]]" in running, "luck to come is not shown"
    text = played_out(ines, made["id"])
    record = read_record(text)
    assert [str(event) for event in record.events[:at]] == [str(event) for event in original.events[:at]]
    assert len(record.forks) == 1 and record.forks[0][0] == at and bool(record.forks[0][1]) == fresh
    game = make(slug, record.options)
    verify(game, record)
    check = ines.get(f"/api/tables/{made['id']}/check")
    assert check["ok"] and check["source"] == "forked" and "seal" not in check
    seen = replayed(game, record, at).state
    assert game.view(seen, 0) == game.view(replayed(game, original, at).state, 0)
    again = ines.get(f"/api/tables/{brought(ines, text)}")
    assert again["fork"] == made["fork"] and again["stage"] == "over", "a fork that is brought stays one"


def test_the_same_luck_is_the_same_and_fresh_luck_is_not() -> None:
    """The Gardens deals its piles at the start: cards that nobody has seen are others, seen ones are not."""
    original = read_record(finished("the-gardens"))
    game, at = make("the-gardens", original.options), 20
    ends = []
    for seed in ("", "one", "other"):
        original.forks = [(at, seed)]
        match = replayed(game, original, at)
        assert game.view(match.state, 0) == game.view(replayed(game, original, at).state, 0)
        ends.append(game.dump(match.state))
    original.forks = []
    assert ends[0] == game.dump(replayed(game, original, at).state)
    assert ends[0] != ends[1] != ends[2] != ends[0]


def test_looking_back_and_taking_back_pass_the_fork() -> None:
    """From the states that are kept every few moves, on both sides of the fork."""
    record = read_record(finished("garden-dice"))
    game = make("garden-dice", record.options)
    for at in (0, 31, 32, 33):
        begun = Record(record.slug, record.version, record.options, record.seed)
        begun.forks = [(at, "fresh")]
        match = Match(game, begun, record.chance())
        while len(match.record.events) < 40 and not match.over():
            seat = game.to_act(match.state)[0]
            match.make(seat, game.legal(match.state, seat)[0])
        of = len(match.record.events)
        assert game.dump(match.state_at(of)) == game.dump(match.state)
        before = game.dump(match.state_at(of - 2))
        match.rewind(of - 2)
        assert game.dump(match.state) == before


@pytest.mark.parametrize("slug", ["the-gardens", "garden-dice"])
def test_a_sealed_game_is_forked_with_its_luck(ines: Person, slug: str) -> None:
    made = ines.make(
        slug, [{"kind": "person", "name": "Ines"}, {"kind": "bot", "level": "seedling"}], nonce="ab" * 16
    )
    played_out(ines, made["id"])
    assert ines.get(f"/api/tables/{made['id']}")["luck"] == "sealed"
    original = read_record(ines.http.get(f"/api/tables/{made['id']}/record").text)
    fork = forked(ines, made["id"], 6, fresh=False)
    assert fork["luck"] == "forked" and fork["commitment"] == ""
    record = read_record(played_out(ines, fork["id"]))
    verify(make(slug, record.options), record)
    assert record.secret == original.secret and record.names == original.names


def test_a_fork_with_open_seats_waits_for_friends_and_keeps_its_moves(ines: Person, noor: Person) -> None:
    id = brought(ines, finished("the-gardens"))
    made = forked(ines, id, 10, others="open", seat=1)
    assert made["stage"] == "gathering" and made["you"]["seats"] == [1]
    noor.post(f"/api/tables/{made['id']}/claim", {"token": made["invite"].split("/")[-1], "name": "Noor"})
    with ines.sit(made["id"]) as chat:
        assert chat.table["stage"] == "playing" and chat.table["history"]["of"] == 10
        assert chat.table["luck"] == "forked"


def test_a_sealed_game_forked_for_friends_is_not_dealt_again(ines: Person, noor: Person) -> None:
    made = ines.make("the-gardens", [{"kind": "person"}, {"kind": "here"}])
    played_out(ines, made["id"])
    fork = forked(ines, made["id"], 10, others="open", fresh=False)
    noor.post(f"/api/tables/{fork['id']}/claim", {"token": fork["invite"].split("/")[-1], "name": "Noor"})
    with noor.sit(fork["id"]) as chat:
        assert chat.table["stage"] == "playing" and chat.table["history"]["of"] == 10


def test_moves_of_the_real_game_are_not_taken_back(ines: Person) -> None:
    id = brought(ines, finished("garden-dice"))
    record = read_record(finished("garden-dice"))
    at = next(n for n in range(2, 40) if record.events[n - 1].seat == record.events[n].seat == 0)
    made = forked(ines, id, at)
    with ines.sit(made["id"]) as chat:
        assert chat.table["undo"]["moves"] == 0 and "fork" in chat.table["undo"]["why"]


def test_a_fork_of_a_fork_keeps_both_turns_of_luck(ines: Person) -> None:
    id = brought(ines, finished("the-gardens"))
    first = forked(ines, id, 10)
    played_out(ines, first["id"])
    second = forked(ines, first["id"], 20)
    record = read_record(played_out(ines, second["id"]))
    assert [at for at, _ in record.forks] == [10, 20]
    verify(make("the-gardens", record.options), record)
    third = forked(ines, second["id"], 4, fresh=False)
    record = read_record(played_out(ines, third["id"]))
    assert record.forks == [(4, "")]


def test_a_fork_survives_a_restart_and_is_marked_on_the_shelf(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = forked(ines, brought(ines, finished("the-gardens")), 10)
        with ines.sit(made["id"]) as chat:
            before = chat.resynced()
        cookies = dict(ines.http.cookies)
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        assert ">Fork</span>" in ines.http.get("/").text
        assert "the first 10 moves are that game’s" in ines.http.get(f"/t/{made['id']}").text
        with ines.sit(made["id"]) as chat:
            assert chat.table["view"] == before["view"] and chat.table["history"] == before["history"]
        ines.http.headers["accept-language"] = "de"
        assert "Abzweigung" in ines.http.get(f"/t/{made['id']}").text


def test_in_a_fork_only_its_own_moves_are_judged() -> None:
    record = read_record(finished("the-gardens"))
    record.forks = [(len(record.events) - 4, "")]
    found = reviewed(make("the-gardens", record.options), record, [0, 1], 0.01)
    assert found.judgements and all(one.at >= len(record.events) - 4 for one in found.judgements)


def test_the_form_says_what_may_be_chosen(ines: Person) -> None:
    id = brought(ines, finished("the-gardens"))
    form = ines.get(f"/api/tables/{id}/fork?at=7")
    assert form["fresh"] and form["seats"][0]["name"] == "Ines" and form["seat"] == 0
    assert "up to move 7" in form["words"]["says"]
    ines.http.headers["accept-language"] = "de"
    assert ines.get(f"/api/tables/{id}/fork?at=7")["words"]["start"] == "Spielen"
    assert ines.http.get(f"/api/tables/{id}/fork?at=x").status_code == 422


# ---- what nobody gets ----


@pytest.fixture
def running(server: Server) -> Iterator[tuple[str, Person, Person, Person]]:
    """A table at which the game runs: who plays there, who watches, and a stranger."""
    with Person(server.url) as ines, Person(server.url) as noor, Person(server.url) as eve:
        made = ines.make("four-gardens", [{"kind": "person"}, {"kind": "bot", "level": "seedling"}])
        noor.post(f"/api/tables/{made['id']}/watch", {"token": made["watch"].split("/")[-1]})
        eve.make("the-gardens")
        with ines.sit(made["id"]) as chat:
            for _ in range(3):
                chat.wait(lambda table: table["offers"])
                chat.move(chat.table["offers"][0]["text"])
        yield made["id"], ines, noor, eve


def test_a_running_game_is_forked_for_nobody(running: tuple[str, Person, Person, Person]) -> None:
    id, ines, noor, eve = running
    for person, status, kind in (
        (ines, 409, "fork-unfinished"),
        (noor, 409, "fork-unfinished"),
        (eve, 403, "no-access"),
    ):
        before = len(person.get("/api/tables")["tables"])
        for fresh in (True, False):
            answer = person.http.post(f"/api/tables/{id}/fork", json={"at": 0, "seat": 0, "fresh": fresh})
            assert answer.status_code == status and answer.json()["kind"] == kind
        assert person.http.get(f"/api/tables/{id}/fork?at=0").status_code == status
        assert len(person.get("/api/tables")["tables"]) == before


def test_gardeners_are_not_forked_while_they_run(ines: Person) -> None:
    made = ines.make("gardeners", [{"kind": "person"}, {"kind": "bot"}])
    answer = ines.http.post(f"/api/tables/{made['id']}/fork", json={"at": 0, "seat": 0})
    assert answer.status_code == 409 and "isn’t over yet" in answer.json()["why"]


def test_gardeners_that_are_over_are_forked_with_the_same_luck(ines: Person) -> None:
    game = make("gardeners", {"seats": 2})
    match = Match(game, Record(game.slug, game.version, game.options, "sand"), seeded("sand"))
    match.play(game.to_act(match.state)[0], "start")
    match.wait(10**7)
    assert match.over(), "nobody has done anything until the sand had run"
    id = brought(ines, match.record.write())
    assert not ines.get(f"/api/tables/{id}/fork?at=0")["fresh"]
    answer = ines.http.post(f"/api/tables/{id}/fork", json={"at": 0, "seat": 0, "fresh": True})
    assert answer.status_code == 422 and answer.json()["kind"] == "fork-luck"
    assert forked(ines, id, 0, fresh=False)["stage"] == "playing"


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        ({"at": 1000}, "fork-at-end"),
        ({"seat": 2}, "no-such-seat"),
        ({"level": "wizard"}, "no-bot"),
        ({"others": "ghosts"}, "body-misfit"),
        ({"at": -1}, "body-misfit"),
    ],
)
def test_what_cannot_be_forked(ines: Person, wrong: Data, kind: str) -> None:
    id = brought(ines, finished("the-gardens"))
    answer = ines.http.post(f"/api/tables/{id}/fork", json={"at": 3, "seat": 0, **wrong})
    assert answer.status_code == 422 and answer.json()["kind"] == kind


@pytest.mark.parametrize(
    "forks",
    ["7", "[7]", "[[1]]", '[[-1, ""]]', '[[true, ""]]', "[[1, 2]]", str([[1, "x"]] * 33).replace("'", '"')],
)
def test_forks_that_are_none_are_refused(ines: Person, forks: str) -> None:
    record = finished("the-gardens").replace("moves:\n", f"forks: {forks}\nmoves:\n")
    answer = ines.http.post("/api/tables/import", json={"record": record})
    assert answer.status_code == 422 and "forks" in answer.json()["why"]


def test_luck_that_is_not_shown_is_not_made_up(ines: Person) -> None:
    made = forked(ines, brought(ines, finished("the-gardens")), 10)
    text = ines.http.get(f"/api/tables/{made['id']}/record").text
    answer = ines.http.post("/api/tables/import", json={"record": text})
    assert answer.status_code == 422 and answer.json()["kind"] == "record-sealed"
