"""Commands: numbered, answered, and nobody acts for another."""

from __future__ import annotations

import json
from asyncio import run_coroutine_threadsafe
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.server.tables import housekeeping

from .serving import Chat, Person, Server, turns

DICE = "garden-dice"


def two(ines: Person, noor: Person) -> str:
    made = ines.make(DICE, [{"kind": "person", "name": "Ines"}, {"kind": "open"}], options={"start": 0})
    token = made["invites"]["1"].rsplit("/", 1)[1]
    noor.post(f"/api/tables/{made['id']}/claim", {"token": token, "name": "Noor"})
    return str(made["id"])


@pytest.fixture
def pair(ines: Person, noor: Person) -> Iterator[tuple[Chat, Chat]]:
    """Ines in seat 0 (to move) and Noor in seat 1."""
    id = two(ines, noor)
    with ines.sit(id, "page") as first, noor.sit(id, "page") as second:
        yield first, second


def text_of(chat: Chat, verb: str) -> str:
    texts: list[str] = [offer["text"] for offer in chat.table["offers"]]
    return next(text for text in texts if text.startswith(verb))


def test_a_move_is_told_to_all_before_it_is_answered(pair: tuple[Chat, Chat]) -> None:
    first, second = pair
    answer = first.move(text_of(first, "buy"))
    assert answer["ok"] and answer["revision"] == first.table["revision"]
    assert first.heard[-2]["type"] == "update" and first.heard[-2]["by"] == 0
    second.wait(lambda table: table["revision"] == answer["revision"])
    assert second.table["history"]["of"] == 1
    mine, theirs = first.table["log"][-1], second.table["log"][-1]
    assert mine["text"].startswith("You buy ") and theirs["text"].startswith("Ines buys ")
    assert {**mine, "text": ""} == {**theirs, "text": ""}, "the same as data"


def test_who_is_not_to_move_is_told_why_and_nothing_changes(pair: tuple[Chat, Chat]) -> None:
    first, second = pair
    answer = second.move(text_of(first, "buy"))
    assert not answer["ok"] and answer["rule"].startswith("GD-") and "stale" in answer
    assert first.resynced()["history"]["of"] == 0


def test_a_message_cannot_say_who_acts(pair: tuple[Chat, Chat]) -> None:
    first, second = pair
    text = text_of(first, "buy")
    answer = second.ask("move", text=text, revision=second.table["revision"], seat=0)
    assert not answer["ok"] and "seat" in answer["why"].lower()
    assert first.resynced()["history"]["of"] == 0


def test_a_stale_move_gets_what_it_missed(pair: tuple[Chat, Chat]) -> None:
    first, _ = pair
    old = first.table["revision"]
    assert first.move(text_of(first, "buy"))["ok"]
    new = first.table["revision"]
    first.table = {}
    answer = first.ask("move", text="end", revision=old)
    assert not answer["ok"] and answer["stale"]
    message = first.read()
    assert message["type"] == "table" and message["revision"] == new


def test_a_command_said_twice_or_out_of_order_is_done_once(pair: tuple[Chat, Chat]) -> None:
    first, _ = pair
    text = text_of(first, "buy")
    first.last_id = 9
    assert first.move(text)["ok"]
    again = f'{{"id": 10, "type": "move", "text": "{text}", "revision": {first.table["revision"]}}}'
    assert not first.raw(again)["ok"]
    assert not first.raw(again.replace("10", "3", 1))["ok"]
    assert first.resynced()["history"]["of"] == 1


def test_undo_takes_back_quiet_moves_and_says_where_it_stops(pair: tuple[Chat, Chat]) -> None:
    first, second = pair
    before = first.resynced()
    assert first.move(text_of(first, "buy"))["ok"]
    assert first.table["undo"]["moves"] == 1
    assert not second.ask("undo", revision=first.table["revision"])["ok"]
    assert first.ask("undo", revision=first.table["revision"])["ok"]
    assert first.heard[-2]["text"] == "undo 1"
    after = first.table
    for name in ("scene", "offers", "log", "history"):
        assert after[name] == before[name], name
    why = first.ask("undo", revision=first.table["revision"])
    assert not why["ok"] and "Nothing has been played" in why["why"]


def test_start_my_turn_again(pair: tuple[Chat, Chat]) -> None:
    first, second = pair
    for _ in range(2):
        assert first.move(text_of(first, "buy"))["ok"]
    assert first.table["undo"]["moves"] == 2
    assert first.ask("again", revision=first.table["revision"])["ok"]
    assert first.table["history"]["of"] == 0 and all(line["move"] == 0 for line in first.table["log"])
    second.wait(lambda table: table["revision"] == first.table["revision"])
    assert [line["kind"] for line in second.table["log"]] == ["begins", "rolls"]


def test_the_history_can_be_looked_at_while_the_game_goes_on(pair: tuple[Chat, Chat]) -> None:
    first, second = pair
    opening = second.table["scene"]["pieces"].copy()
    assert first.move(text_of(first, "buy"))["ok"]
    assert second.ask("look", at=0)["ok"]
    past = next(m for m in reversed(second.heard) if m["type"] == "past")
    assert past["at"] == 0 and past["of"] == 1
    assert {piece["key"]: piece for piece in past["scene"]["pieces"]} == opening
    assert not second.ask("look", at=2)["ok"]


def test_why_not_names_the_rule(pair: tuple[Chat, Chat]) -> None:
    first, _ = pair
    answer = first.ask("why", text="end")
    assert answer["ok"] and not answer["legal"] and answer["rule"].startswith("GD-")
    assert first.ask("why", text=text_of(first, "buy"))["legal"]
    assert not first.ask("why", text="dance")["ok"]


def test_why_not_goes_by_what_one_has_in_the_hand(pair: tuple[Chat, Chat]) -> None:
    """A rock in the hand is placed where one points; without it a bed is for watering."""
    first, _ = pair
    faces = {key.split("-")[1] for key in first.table["scene"]["pieces"] if key.startswith("die-")}
    missing = next(face for face in "123456" if face not in faces)
    bed = f"bed-{missing}-{missing}"
    assert first.ask("why", key=bed)["text"].startswith("water")
    answer = first.ask("why", key=bed, held=["own-rock"])
    assert (
        answer["text"].startswith("place rock") and "seed" not in answer["why"] and missing in answer["why"]
    )


def test_a_preview_does_not_tell_what_a_check_would_find(ines: Person, noor: Person) -> None:
    """Nor does it guess: what others hold face down is told by the check alone."""
    options = {"seats": 2, "check": "call", "first": 0}
    made = ines.make("gardeners", [{"kind": "person"}, {"kind": "open"}], options=options)
    noor.post(f"/api/tables/{made['id']}/claim", {"token": made["invites"]["1"].rsplit("/", 1)[1]})
    with ines.sit(made["id"], "page") as chat, noor.sit(made["id"], "page") as other:
        assert chat.move("start")["ok"]
        for each in (chat, other):
            while laid := [
                offer["text"] for offer in each.resynced()["offers"] if offer["text"].startswith("place")
            ]:
                assert each.move(laid[0])["ok"]
        told = chat.ask("preview", text="ready")
        assert told["ok"], told
        assert not told["sure"] and len(told["lines"]) == 1 and told["points"] is None


def test_a_preview_scores_without_playing(pair: tuple[Chat, Chat]) -> None:
    first, _ = pair
    answer = first.ask("preview", text=text_of(first, "buy"))
    assert answer["ok"] and answer["gains"] == [0, 0] and answer["lines"]
    assert first.resynced()["history"]["of"] == 0


def test_names_are_changed_in_the_log_too(pair: tuple[Chat, Chat]) -> None:
    first, second = pair
    assert first.move(text_of(first, "buy"))["ok"]
    assert first.ask("name", name="  Inés \u0007 Gardener ")["ok"]
    assert first.table["seats"][0]["name"] == "Inés Gardener"
    assert any("Inés Gardener" in line["text"] for line in second.resynced()["log"])
    assert not second.ask("name", name="Inés Gardener")["ok"]
    assert not second.ask("name", name=" \u200b ")["ok"]


def test_a_spectator_sees_and_may_not_act(server: Server, pair: tuple[Chat, Chat], ines: Person) -> None:
    info = ines.get("/api/tables")["tables"][0]
    with Person(server.url) as tom:
        assert tom.http.get(f"/t/{info['id']}").status_code == 403
        assert tom.sit_refused(info["id"]) == 4403
        tom.post(f"/api/tables/{info['id']}/watch", {"token": info["watch"].rsplit("/", 1)[1]})
        with tom.sit(info["id"], "page") as chat:
            assert chat.table["you"] == {"seat": -1, "seats": [], "watching": True, "maker": False}
            assert chat.table["offers"] == []
            assert not chat.move(text_of(pair[0], "buy"))["ok"]
            assert "invite" not in tom.get(f"/api/tables/{info['id']}")


def test_a_person_who_has_left_is_replaced_and_comes_back(ines: Person, noor: Person) -> None:
    id = two(ines, noor)
    with ines.sit(id, "page") as first:
        with noor.sit(id, "page"):
            first.wait(lambda table: table["seats"][1]["connected"])
            assert not first.ask("propose", seat=1)["ok"]
        first.wait(lambda table: not table["seats"][1]["connected"])
        assert not first.ask("propose", seat=1, level="seedling")["ok"]  # nobody chooses the level
        assert first.ask("propose", seat=1)["ok"]
        assert first.table["seats"][1]["kind"] == "bot" and first.table["seats"][1]["absent"] == "Noor"
        with noor.sit(id, "page") as second:
            assert not second.ask("name", name="Bot")["ok"]
            assert second.ask("return")["ok"]
            assert second.table["seats"][1]["kind"] == "person"
            assert second.table["seats"][1]["name"] == "Noor"


def test_the_whole_table_has_to_agree(server: Server, ines: Person, noor: Person) -> None:
    made = ines.make(DICE, [{"kind": "person", "name": "Ines"}, {"kind": "open"}, {"kind": "open"}])
    id, token = made["id"], made["invite"].rsplit("/", 1)[1]
    with Person(server.url) as tom:
        noor.post(f"/api/tables/{id}/claim", {"token": token, "name": "Noor"})
        tom.post(f"/api/tables/{id}/claim", {"token": token, "name": "Tom"})
        with ines.sit(id, "page") as first, noor.sit(id, "page") as second:
            assert first.ask("propose", seat=2)["ok"]
            second.wait(lambda table: table["proposal"] is not None)
            assert second.table["proposal"]["agreed"] == [0] and second.table["seats"][2]["kind"] == "person"
            assert second.ask("agree", yes=False)["ok"] and second.table["proposal"] is None
            assert first.ask("propose", seat=2)["ok"]
            second.wait(lambda table: table["proposal"] is not None)
            assert second.ask("agree", yes=True)["ok"]
            assert second.table["seats"][2]["kind"] == "bot" and second.table["proposal"] is None


def test_open_seats_are_filled_with_bots_by_the_maker_only(ines: Person, noor: Person) -> None:
    made = ines.make(DICE, [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    token = made["invites"]["2"].rsplit("/", 1)[1]
    noor.post(f"/api/tables/{made['id']}/claim", {"token": token})
    with ines.sit(made["id"]) as first, noor.sit(made["id"]) as second:
        assert first.table["stage"] == "gathering"
        assert not first.move("end")["ok"]
        assert not second.ask("start")["ok"]
        assert first.ask("seat", seat=1, kind="bot", level="seedling")["ok"]
        assert first.table["stage"] == "playing" and first.table["seats"][1]["level"] == "seedling"
        assert not first.ask("start")["ok"]


def test_hot_seat_follows_whoever_is_to_move(ines: Person) -> None:
    made = ines.make(
        DICE, [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}], options={"start": 1}
    )
    with ines.sit(made["id"], "page") as chat:
        assert chat.table["you"]["seats"] == [0, 1] and chat.table["you"]["seat"] == 1
        assert chat.table["curtain"] is None
        for _ in range(200):
            if chat.table["you"]["seat"] == 0:
                break
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
        assert chat.table["seats"][0]["turn"] and chat.table["offers"]


def test_in_a_hot_seat_the_last_mover_may_take_back(ines: Person) -> None:
    """The screen has gone to the next person, but nobody has learned anything."""
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}]
    made = ines.make(DICE, seats, options={"start": 0})
    with ines.sit(made["id"], "page") as chat:
        for _ in range(60):
            before = chat.table["you"]["seat"]
            offers = chat.table["offers"]
            assert chat.move(offers[-1]["text"])["ok"]
            moves = chat.table["undo"]["moves"]
            if moves:
                assert chat.ask("undo", revision=chat.table["revision"])["ok"]
                assert chat.table["you"]["seat"] == before and chat.table["offers"] == offers
                return
    raise AssertionError("no move could be taken back")


def test_bots_play_on_after_a_person(ines: Person) -> None:
    made = ines.make(DICE, options={"start": 1})
    with ines.sit(made["id"]) as chat:
        chat.wait(lambda table: table["seats"][0]["turn"])
        assert chat.table["history"]["of"] >= 1


def test_watching_bots_play(ines: Person) -> None:
    made = ines.make(DICE, [{"kind": "bot", "level": "seedling"}, {"kind": "bot", "level": "sprout"}])
    assert made["you"]["watching"]
    with ines.sit(made["id"]) as chat:
        chat.wait(lambda table: table["history"]["of"] > 20)
        assert chat.table["offers"] == []


def test_a_reload_a_second_tab_and_another_device_find_the_same_game(
    server: Server, ines: Person, noor: Person
) -> None:
    id = two(ines, noor)
    with ines.sit(id, "page") as first:
        assert first.move(text_of(first, "buy"))["ok"]
        with ines.sit(id, "page") as tab, Person(server.url) as device:
            assert tab.table["scene"] == first.table["scene"]
            code = ines.get(f"/api/tables/{id}")["you"]["recovery"]["0"]
            device.post(f"/api/tables/{id}/recover", {"code": code.lower().replace("-", " ")})
            with device.sit(id, "page") as elsewhere:
                assert elsewhere.table["offers"] == first.table["offers"]
                assert elsewhere.move(text_of(elsewhere, "buy"))["ok"]
            first.wait(lambda table: table["history"]["of"] == 2)
            assert device.post(f"/api/tables/{id}/recover", {"code": "x" * 26}, 403)["why"]


def test_a_link_claims_its_seat_once(server: Server, ines: Person, noor: Person) -> None:
    made = ines.make(DICE, [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    path, token = f"/api/tables/{made['id']}/claim", made["invites"]["2"].rsplit("/", 1)[1]
    page = noor.http.get(made["invites"]["2"])
    assert page.status_code == 200 and noor.get("/api/tables")["tables"] == []  # looking claims nothing
    assert noor.post(path, {"token": token})["seat"] == 2
    assert noor.post(path, {"token": token})["seat"] == 2  # the same browser, again
    with Person(server.url) as tom:
        assert "taken" in tom.post(path, {"token": token}, 409)["why"]
        assert tom.post(path, {"token": "0" * 26}, 403)
        assert tom.post(path, {"token": made["invite"].rsplit("/", 1)[1]})["seat"] == 1


def test_rematch_keeps_seats_and_is_made_once(ines: Person, noor: Person) -> None:
    id = two(ines, noor)
    assert ines.post(f"/api/tables/{id}/rematch", {}, 409)
    with ines.sit(id) as first, noor.sit(id) as second:
        turns([first, second], lambda n: n - 1)
    new = ines.post(f"/api/tables/{id}/rematch", {}, 201)
    assert new["id"] != id and new["stage"] == "playing" and new["you"]["seats"] == [0]
    again = noor.post(f"/api/tables/{id}/rematch", {}, 201)
    assert again["id"] == new["id"] and again["you"]["seats"] == [1]
    assert ines.get(f"/api/tables/{id}")["next"] == new["id"]


def test_a_record_is_imported_and_played_on(ines: Person, noor: Person) -> None:
    game = make(DICE, {"seats": 2})
    match: Any = Match(game, Record(DICE, game.version, game.options, "spade"), seeded("spade"))
    for _ in range(9):
        seat = game.to_act(match.state)[0]
        match.play(seat, game.legal(match.state, seat)[0].text)
    made = ines.post("/api/tables/import", {"record": match.record.write()}, 201)
    assert made["you"]["seats"] == [0, 1]
    with ines.sit(made["id"]) as chat:
        assert chat.table["history"]["of"] == 9
        assert chat.move(chat.table["offers"][0]["text"])["ok"]
    assert noor.post("/api/tables/import", {"record": "a shopping list"}, 422)["why"]
    broken = match.record.write().replace("seed: spade", "seed: fork")
    assert "isn’t possible" in noor.post("/api/tables/import", {"record": broken}, 422)["why"]


def test_an_idle_table_leaves_memory_and_comes_back(server: Server, ines: Person, noor: Person) -> None:
    id = two(ines, noor)
    with ines.sit(id, "page") as first:
        assert first.move(text_of(first, "buy"))["ok"]
        server.registry.settings.rest_after = 0.0
        try:
            for round in (housekeeping.save_positions, housekeeping.sweep):
                run_coroutine_threadsafe(round(server.registry), server.registry.loop).result(10)
        finally:
            server.registry.settings.rest_after = 60.0
        assert server.registry.tables[id].game is None
        assert first.move(text_of(first, "buy"))["ok"]
        assert first.table["history"]["of"] == 2


def test_messages_are_compressed_one_by_one(pair: tuple[Chat, Chat], monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = pair
    (extension,) = first.line.protocol.extensions
    assert isinstance(extension, PerMessageDeflate)
    assert extension.remote_no_context_takeover, "the server keeps no compressor for a quiet socket"
    assert extension.local_no_context_takeover, "nor one to read with"
    received: list[int] = []
    read = extension.decode

    def weighed(frame: Frame, *, max_size: int | None = None) -> Frame:
        received.append(len(frame.data))
        return read(frame, max_size=max_size)

    monkeypatch.setattr(extension, "decode", weighed)
    answer = first.move(text_of(first, "buy"))
    update = first.heard[-2]
    assert answer["ok"] and update["type"] == "update"
    assert received[-2] < len(json.dumps(update)) / 2, "on the wire"
