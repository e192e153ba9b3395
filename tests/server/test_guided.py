"""A guided table: the lesson is kept with it, led by the server, and nobody is held in it."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.games import SHELF
from allotment.server.tables import tutorial
from tests.browser.gardens import grown

from .serving import Chat, Person, Process, Server

Data = dict[str, Any]


def learn(person: Person, slug: str) -> str:
    made = person.make(slug, guide=True, name="Ines")
    assert made["guided"] and made["you"]["seats"] == [tutorial.LEARNER]
    return str(made["id"])


def follow(chat: Chat, until: int = 99) -> None:
    """Does what the lesson asks for, up to a step."""
    while True:
        chat.wait(lambda table: table["guide"] is None or table["guide"]["kind"] != "wait")
        now = chat.table["guide"]
        if now["kind"] == "end" or now["step"] >= until:
            return
        if now["kind"] == "look":
            assert chat.ask("guide", do="on")["ok"]
        else:
            answer = chat.move(now["texts"][0])
            assert answer["ok"], answer


@pytest.mark.parametrize("slug", SHELF)
def test_a_lesson_is_led_to_its_end_and_then_one_plays_on(ines: Person, slug: str) -> None:
    """The bots answer as the lesson says; what is lit is on the page; afterwards all is free."""
    lesson = tutorial.lesson(slug)
    with ines.sit(learn(ines, slug), "page", "tall") as chat:
        begun = chat.table["guide"]
        assert (begun["step"], begun["of"]) == (1, len(lesson.steps)) and begun["note"]
        steps = 0
        while chat.table["guide"]["kind"] != "end":
            now = chat.table["guide"]
            if now["kind"] != "wait":
                steps += 1
                assert all(key in chat.table["scene"]["pieces"] for key in now["keys"]), now
                assert bool(now["texts"]) == (now["kind"] == "move"), now
            follow(chat, now["step"] + 1)
        assert len(lesson.steps) <= steps + 1
        played = [line["seat"] for line in chat.table["log"]]
        assert tutorial.LEARNER in played and any(seat > 0 for seat in played)
        chat.wait(lambda table: table["offers"] and not (table["guide"] or {}).get("texts"))
        revision = chat.table["revision"]
        assert chat.ask("guide", do="close")["ok"] and chat.table["guide"] is None
        chat.wait(lambda table: table["offers"])
        if lesson.slug != "gardeners":  # there a bot may have been quicker
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
            assert chat.table["revision"] > revision + 1


def test_a_move_after_the_last_step_ends_the_guide_too(ines: Person) -> None:
    with ines.sit(learn(ines, "the-gardens"), "page") as chat:
        follow(chat)
        chat.wait(lambda table: table["offers"])
        assert chat.table["guide"]["kind"] == "end"
        assert chat.move(chat.table["offers"][0]["text"])["ok"]
        assert chat.table["guide"] is None


def test_another_move_is_kindly_refused_until_one_goes_ones_own_way(ines: Person) -> None:
    with ines.sit(learn(ines, "garden-dice"), "page") as chat:
        follow(chat, 2)
        before = chat.table["revision"]
        answer = chat.move("buy squash with 6")
        assert not answer["ok"] and answer["guide"] and "tomato" in answer["why"]
        assert chat.table["revision"] == before
        illegal = chat.move("water 3,3 with 6")
        assert not illegal["ok"] and illegal["rule"] == "GD-WATER-1" and "guide" not in illegal
        assert chat.ask("guide", do="close")["ok"]
        assert chat.table["guide"] is None
        assert chat.move("buy squash with 6")["ok"]
        assert not chat.ask("guide", do="on")["ok"]


def test_the_lesson_is_found_again_after_the_server_was_killed(tmp_path: Any) -> None:
    process = Process(tmp_path / "guided.sqlite")
    process.start()
    try:
        with Person(process.url) as ines:
            id = learn(ines, "garden-dice")
            with ines.sit(id, "page") as chat:
                follow(chat, 6)
                before = chat.table["guide"]
            process.kill()
            process.start()
            with ines.sit(id, "page") as chat:
                assert chat.table["guide"] == before and before["step"] == 6
                follow(chat)
                assert chat.table["guide"]["kind"] == "end"
    finally:
        process.stop()


def test_back_is_offered_where_undo_is_fair(ines: Person) -> None:
    with ines.sit(learn(ines, "garden-dice"), "page") as chat:
        assert chat.table["guide"]["back"] == ""
        follow(chat, 2)
        assert chat.table["guide"]["back"] == "look"
        assert chat.ask("guide", do="back")["ok"] and chat.table["guide"]["step"] == 1
        follow(chat, 3)
        assert chat.table["guide"]["back"] == "undo"
        assert chat.ask("undo", revision=chat.table["revision"])["ok"]
        assert chat.table["guide"]["step"] == 2 and chat.table["history"]["of"] == 0
        follow(chat, 5)  # the bot has moved in between: what it did cannot be taken back
        assert chat.table["guide"]["back"] == "" and not chat.ask("guide", do="back")["ok"]


def test_without_turns_the_bot_holds_still_until_its_answer_is_due(ines: Person, server: Server) -> None:
    with ines.sit(learn(ines, "gardeners"), "page") as chat:
        follow(chat, 3)
        chat.drain()
        assert [line["seat"] for line in chat.table["log"] if line["seat"] == 1] == []
        assert chat.move("place a13 at 6,3")["ok"]
        chat.wait(lambda table: table["guide"]["kind"] == "move")
        assert sum(1 for line in chat.table["log"] if line["seat"] == 1) == 1


def test_only_the_learner_is_guided(ines: Person, noor: Person) -> None:
    id = learn(ines, "the-gardens")
    watch = ines.get(f"/api/tables/{id}")["watch"].rsplit("/", 1)[1]
    noor.post(f"/api/tables/{id}/watch", {"token": watch})
    with ines.sit(id, "page") as chat, noor.sit(id, "page") as other:
        assert chat.table["guide"] and other.table["guide"] is None
        assert not other.ask("guide", do="close")["ok"]
        assert chat.resynced()["guide"]


def test_a_usual_table_has_no_guide_and_sealed_luck(ines: Person) -> None:
    made = ines.make("the-gardens", name="Ines")
    assert not made["guided"]
    with ines.sit(made["id"], "page") as chat:
        assert chat.table["guide"] is None and chat.table["commitment"]
        assert not chat.ask("guide", do="on")["ok"]
    with ines.sit(learn(ines, "the-gardens"), "page") as chat:
        assert chat.table["commitment"] == "", "luck that is laid down is not called sealed"


def test_a_guided_table_is_made_as_its_lesson_says(ines: Person) -> None:
    for more in ({"options": {"seats": 3}}, {"seats": [{"kind": "person"}, {"kind": "bot"}]}):
        refused = ines.post("/api/tables", {"game": "garden-dice", "guide": True, **more}, 422)
        assert "leave both out" in refused["why"]
    assert "On the shelf" in ines.post("/api/tables", {"game": "chess", "guide": True}, 422)["why"]


def test_a_rematch_is_not_guided(ines: Person) -> None:
    id = learn(ines, "the-gardens")
    with ines.sit(id, "page") as chat:
        follow(chat)
        while chat.table["stage"] != "over":
            chat.wait(lambda table: table["offers"] or table["stage"] == "over")
            if chat.table["offers"]:
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
        assert chat.table["result"]["seed"] == tutorial.lesson("the-gardens").seed
    again = ines.post(f"/api/tables/{id}/rematch", {}, 201)
    assert not again["guided"]
    assert ines.get(f"/api/tables/{id}/check")["ok"]


def test_a_training_leads_on_to_the_next(ines: Person) -> None:
    """Gardeners: with the same people, and only where it goes on at all."""
    assert tutorial.onward("gardeners", {"mode": "training-a", "seats": 3}) == ("mode", "training-b")
    assert tutorial.onward("gardeners", {"mode": "initiation", "seats": 2}) == ("mode", "complete")
    assert tutorial.onward("gardeners", {"mode": "complete", "seats": 2}) is None
    assert tutorial.onward("gardeners", {"mode": "training-c", "seats": 1}) is None, "for two at least"
    assert tutorial.onward("garden-dice", {}) is None
    for onward, mode in ((True, "training-b"), (False, "training-a")):
        id = over(ines)
        next = ines.post(f"/api/tables/{id}/rematch", {"onward": onward}, 201)
        assert next["options"]["mode"] == mode
        assert next["seats"][0]["name"] == "Mira"
        again = ines.post(f"/api/tables/{id}/rematch", {"onward": not onward}, 201)
        assert again["id"] == next["id"], "made once"


def over(ines: Person) -> str:
    record = grown(8, {"seats": 2, "mode": "training-a"}, phase="over", end="goal")
    return str(ines.post("/api/tables/import", {"record": record}, 201)["id"])
