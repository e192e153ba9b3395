"""Nobody chooses the luck, and no luck that somebody knew passes for sealed."""

from __future__ import annotations

import json
import re
from asyncio import run_coroutine_threadsafe
from typing import Any

import pytest

from allotment.cli import main
from allotment.games import make
from allotment.kernel.chance import commitment, promise, terms_of
from allotment.kernel.match import verify
from allotment.kernel.record import Record, read_record
from allotment.kernel.result import Refused
from allotment.server.tables.creation import Draft
from allotment.server.tables.holders import Holder
from allotment.server.tokens import digest
from tests.attacks.playing import played
from tests.server.serving import Person, Server, turns

DICE, HIDDEN = "garden-dice", "four-gardens"
NONCES = ["a1" * 16, "b2" * 16]


def token(link: str) -> str:
    return link.rsplit("/", 1)[1]


def opened(ines: Person, game: str) -> dict[str, Any]:
    return ines.make(game, [{"kind": "person", "name": "Ines"}, {"kind": "open"}], nonce=NONCES[0])


def claimed(noor: Person, made: dict[str, Any]) -> dict[str, Any]:
    body = {"token": token(made["invite"]), "name": "Noor", "nonce": NONCES[1]}
    return noor.post(f"/api/tables/{made['id']}/claim", body)


def read(person: Person, id: str) -> Record:
    return read_record(person.http.get(f"/api/tables/{id}/record").text)


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """The record of a game that two people played to its end."""
    with Person(server.url) as ines, Person(server.url) as noor:
        made = opened(ines, DICE)
        claimed(noor, made)
        with ines.sit(made["id"]) as first, noor.sit(made["id"]) as second:
            turns([first, second], lambda n: n - 1)
        return ines.http.get(f"/api/tables/{made['id']}/record").text


def test_nothing_is_dealt_before_the_last_seat_is_taken(ines: Person, noor: Person) -> None:
    """What the host sees while people gather isn't what is played, so it's no use trying table after
    table."""
    made = opened(ines, HIDDEN)
    with ines.sit(made["id"]) as chat:
        before = chat.table["view"]
        claimed(noor, made)
        chat.wait(lambda table: table["stage"] == "playing")
        assert chat.table["view"] != before
        assert chat.table == chat.resynced()
    record = read(ines, made["id"])
    assert record.nonces == NONCES and record.table == made["id"] and record.secret == ""


def test_a_table_that_was_dealt_wakes_as_it_was(server: Server, ines: Person, noor: Person) -> None:
    made = opened(ines, HIDDEN)
    claimed(noor, made)
    with ines.sit(made["id"]) as chat:
        assert chat.ask("name", name="Inês")["ok"]  # renaming later changes no luck
        before = chat.resynced()
        server.registry.loop.call_soon_threadsafe(server.registry.tables[made["id"]].unload)
        assert chat.resynced() == before
    assert read(ines, made["id"]).names == ["Ines", "Noor"]


def test_the_server_is_bound_before_the_others_come(finished: str, ines: Person, noor: Person) -> None:
    made = opened(ines, DICE)
    page = noor.http.get(made["invite"]).text
    assert made["commitment"] in page and made["luck"] == "sealed"
    assert claimed(noor, made)["commitment"] == made["commitment"]
    with noor.sit(made["id"]) as chat:
        assert chat.table["commitment"] == made["commitment"] and chat.table["luck"] == "sealed"
    record = read_record(finished)
    game = make(DICE, record.options)
    terms = terms_of(DICE, game.options, record.table)
    assert record.commitment == promise(bytes.fromhex(record.secret), terms)
    verify(game, record)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('names: ["Ines", "Noor"]', 'names: ["Noor", "Ines"]', "isn’t possible|digest of the shuffles"),
        (NONCES[1], "b3" * 16, "isn’t possible|digest of the shuffles"),
        ("table: ", "table: x", "aren’t the shuffles that were agreed on"),
        ("secret: ", "secret: 00", "aren’t the shuffles that were agreed on"),
        ('"start": "random"', '"start": 0', "aren’t the shuffles that were agreed on"),
    ],
)
def test_what_is_bound_cannot_be_changed(finished: str, old: str, new: str, says: str) -> None:
    assert old in finished
    record = read_record(finished.replace(old, new))
    with pytest.raises(Refused, match=says):
        verify(make(record.slug, record.options), record)


def test_a_record_cut_short_is_noticed(finished: str) -> None:
    kept = [line for line in finished.splitlines()[:-3] if not line.startswith(("luck:", "scores:"))]
    record = read_record("\n".join(kept))
    with pytest.raises(Refused, match="stops in mid-game although its secret is revealed"):
        verify(make(record.slug, record.options), record)


# ---- luck that somebody knew ----


def shown(ines: Person, id: str) -> tuple[str, str]:
    """What the page and the table's messages say of the luck."""
    with ines.sit(id) as chat:
        info = ines.get(f"/api/tables/{id}")
        assert chat.table["luck"] == info["luck"] and chat.table["commitment"] == info["commitment"]
        return info["luck"], info["commitment"]


def test_an_imported_table_has_no_seal(finished: str, ines: Person) -> None:
    seeded = played(DICE, 9, seats=2).record.write()
    made = [ines.post("/api/tables/import", {"record": text}, 201) for text in (finished, seeded)]
    assert [shown(ines, one["id"]) for one in made] == [("brought", ""), ("brought", "")]
    report = ines.get(f"/api/tables/{made[0]['id']}/check")
    assert (
        report["ok"] and report["source"] == "brought" and not report["commitment"] and "seal" not in report
    )
    record = read(ines, made[0]["id"])  # as a file it is what it was
    assert record.write() == finished


def test_a_guided_table_has_no_seal(ines: Person) -> None:
    made = ines.post("/api/tables", {"game": "the-gardens", "guide": True, "nonce": NONCES[0]}, 201)
    assert shown(ines, made["id"]) == ("laid", "")


def test_a_rematch_is_sealed_anew(finished: str, ines: Person) -> None:
    over = ines.post("/api/tables/import", {"record": finished}, 201)
    new = ines.post(f"/api/tables/{over['id']}/rematch", {"nonce": NONCES[1]}, 201)
    assert new["luck"] == "sealed" and new["commitment"]
    assert read(ines, new["id"]).nonces == [NONCES[1], NONCES[1]]


def test_luck_laid_down_does_not_pass_for_sealed(ines: Person) -> None:
    game = make(DICE, {"seats": 2})
    match = played(DICE, 3, seats=2)
    record = Record(DICE, game.version, game.options, "")
    secret = bytes(range(32))
    record.secret, record.commitment = secret.hex(), commitment(secret)
    record.position = game.dump(match.state) | {"chance": [6] * 160}
    why = ines.post("/api/tables/import", {"record": record.write()}, 422)["why"]
    assert "fixes the dice and cards to come" in why


def test_a_seed_is_not_shown_as_a_commitment(ines: Person, noor: Person) -> None:
    made = ines.post("/api/tables/import", {"record": played(DICE, 9, seats=2).record.write()}, 201)
    noor.post(f"/api/tables/{made['id']}/watch", {"token": token(made["watch"])})
    text = noor.http.get(f"/api/tables/{made['id']}/record").text
    assert "spade" not in text and "commitment" not in text


def test_nonces_are_short_and_plain(ines: Person) -> None:
    for nonce in ("x", "A1", "a" * 65, "é"):
        assert ines.post("/api/tables", {"game": DICE, "nonce": nonce}, 422)["why"]


# ---- tables from before ----


def test_a_table_of_before_keeps_its_luck(server: Server, ines: Person) -> None:
    """Its seats have no nonces; renaming somebody later changes nothing."""
    ines.make(DICE)
    registry, game = server.registry, make(DICE, {"seats": 2})

    def old(name: str) -> str:
        data = json.loads(Holder("person", name).text())
        del data["nonce"]
        return json.dumps(data)

    async def plant() -> str:
        draft = Draft(registry, game, "")
        for seat, name in enumerate(("Ines", "Noor")):
            draft.place(session, seat)
            draft.entry("seat", seat, old(name))
        await draft.kept()
        return draft.id

    session = digest(ines.http.cookies["allotment"])
    id = run_coroutine_threadsafe(plant(), registry.loop).result(10)
    with ines.sit(id) as chat:
        assert chat.ask("name", name="Inês")["ok"]
        before = chat.resynced()["view"]
        registry.loop.call_soon_threadsafe(registry.tables[id].unload)
        assert chat.resynced()["view"] == before
        turns([chat], lambda n: n - 1)
        secret = chat.table["result"]["secret"]
        assert chat.table["commitment"] == commitment(bytes.fromhex(secret))
    record = read(ines, id)
    assert record.table == "" and record.nonces == []
    verify(game, record)


# ---- on the command line ----


def test_the_noted_commitment_is_compared(
    finished: str, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(finished)
    found = re.search("commitment: (.*)", finished)
    assert found is not None
    verifying = ["replay", str(path), "--verify", "--quiet"]
    assert main([*verifying, "--commitment", found[1]]) == 0
    assert "the commitment you noted" in capsys.readouterr().out
    assert main(verifying) == 0
    assert "in the same file" in capsys.readouterr().out
    assert main([*verifying, "--commitment", "00" * 32]) != 0
    assert "The commitment you noted is 0000" in capsys.readouterr().err
    assert main(["replay", str(path), "--commitment", found[1]]) != 0
