"""Puzzles at the table: the position stands there, only the answer can be played, and nobody else moves."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from allotment.games import SHELF, box
from allotment.puzzles import Puzzle, kept, of_day

from .serving import Person

Data = dict[str, Any]
WITH = [slug for slug in SHELF if kept(slug)]
DECISIONS = [slug for slug in WITH if not box(slug).cooperative]
TASKS = [slug for slug in WITH if box(slug).cooperative]


def begun(person: Person, slug: str, number: int = 1) -> tuple[str, Puzzle]:
    made = person.make(slug, puzzle=number)
    assert made["puzzle"] == {"number": number, "solved": False} and made["fork"] is None
    return made["id"], kept(slug)[number - 1]


@pytest.mark.parametrize("slug", DECISIONS)
def test_only_the_answer_can_be_played(ines: Person, slug: str) -> None:
    id, puzzle = begun(ines, slug)
    assert puzzle.proof is not None
    with ines.sit(id) as chat:
        table = chat.table
        assert table["guide"]["kind"] == "puzzle" and not table["guide"]["texts"], "the answer is no secret"
        wrong = next(one for one in puzzle.proof.rivals if one.move not in puzzle.answers)
        refused = chat.move(wrong.move)
        assert not refused["ok"] and refused["guide"] and str(round(100 * wrong.loss)) in refused["why"]
        assert not chat.ask("hint")["ok"], "a hint would give it away"
        assert not chat.ask("undo", revision=table["revision"])["ok"], "what came before is not ours"
        assert chat.move(puzzle.answers[0])["ok"]
        solved = chat.resynced()
        assert solved["guide"]["kind"] == "solved"
        assert str(round(100 * puzzle.gap())) in solved["guide"]["see"] and not solved["guide"]["shown"]
        events = len(puzzle.events) + 1
        assert solved["history"]["of"] == events
    assert ines.get(f"/api/tables/{id}")["puzzle"]["solved"]


def test_the_answer_is_shown_when_it_is_asked_for_and_the_game_can_be_played_on(ines: Person) -> None:
    id, puzzle = begun(ines, DECISIONS[0])
    with ines.sit(id, mode="page") as chat:
        assert chat.ask("guide", do="show")["ok"]
        shown = chat.resynced()
        assert shown["guide"]["texts"] == puzzle.answers and shown["guide"]["keys"]
        assert not chat.ask("guide", do="on")["ok"]
        assert chat.ask("guide", do="close")["ok"]
        assert chat.resynced()["guide"] is None
    info = ines.get(f"/api/tables/{id}")
    assert info["puzzle"] is None and info["fork"] == {"at": len(puzzle.events), "fresh": False}


@pytest.mark.parametrize("slug", TASKS)
def test_a_task_is_solved_when_the_rules_say_so(ines: Person, slug: str) -> None:
    id, puzzle = begun(ines, slug)
    with ines.sit(id) as chat:
        for text in puzzle.solution:
            assert chat.table["guide"]["kind"] == "puzzle"
            answer = chat.move(text)
            assert answer["ok"], answer
            chat.resynced()
        solved = chat.table
        assert solved["guide"]["kind"] == "solved"
        assert puzzle.until in [offer["text"] for offer in solved["offers"]]


def test_an_unsolved_puzzle_keeps_its_table_and_does_not_stand_on_the_shelf(ines: Person) -> None:
    slug = DECISIONS[0]
    id, puzzle = begun(ines, slug)
    assert begun(ines, slug)[0] == id and begun(ines, slug, 2)[0] != id
    assert f"/t/{id}" not in ines.http.get("/").text
    with ines.sit(id) as chat:
        chat.move(puzzle.answers[0])
    assert begun(ines, slug)[0] != id, "a solved one is set up anew"


def test_what_is_no_puzzle_is_refused(ines: Person) -> None:
    slug = DECISIONS[0]
    last = len(kept(slug))
    assert str(last) in ines.post("/api/tables", {"game": slug, "puzzle": last + 1}, 404)["why"]
    ines.post("/api/tables", {"game": slug, "puzzle": 1, "options": {"seats": 2}}, 422)
    assert ines.http.get(f"/puzzles/{slug}/{last + 1}").status_code == 404
    assert ines.http.get("/puzzles/nothing/1").status_code == 404


def test_the_pages_name_every_puzzle_and_the_one_of_the_day(ines: Person) -> None:
    page = ines.http.get("/puzzles").text
    for slug in WITH:
        for number in range(1, len(kept(slug)) + 1):
            assert f'"/puzzles/{slug}/{number}"' in page
    assert '"/puzzles/' in ines.http.get("/").text


def test_a_day_has_one_puzzle_and_the_games_take_turns() -> None:
    first = date(2026, 11, 18)
    days = [of_day(first + timedelta(days=number)) for number in range(len(WITH) * 400)]
    assert {one[0] for one in days[: len(WITH)] if one} == set(WITH)
    assert days[0] == of_day(first) != days[len(WITH)]
    for slug in WITH:
        numbers = [one[1] for one in days if one and one[0] == slug]
        assert set(numbers) == set(range(1, len(kept(slug)) + 1)), "each has its day"
