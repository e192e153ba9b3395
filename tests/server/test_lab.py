"""Studies on the page: one per browser, one at a time, and none that nobody watches."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from allotment.games import SHELF
from allotment.server.http import background, studies

from .serving import Person, quick, serving

ASKED = {"game": "garden-dice", "seats": 2, "level": "sprout", "deals": 500, "house": {"set_bonus": 12}}


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Person, Person]]:
    """Two browsers at a server with a lab."""
    monkeypatch.setattr(studies.Studies, "module", "tests.server.study")
    monkeypatch.setattr(studies, "PACKAGES", ())
    settings = quick(tmp_path / "tables.sqlite", lab=str(tmp_path / "lab"))
    with serving(settings) as found, Person(found.url) as one, Person(found.url) as other:
        yield one, other


Two = tuple[Person, Person]


def until(person: Person, id: str, stage: str) -> dict[str, Any]:
    for _ in range(600):
        found = person.get(f"/api/lab/{id}")
        if found["stage"] == stage and (stage != "going" or found.get("done")):
            return found
        time.sleep(0.1)
    raise AssertionError(f"{found} is not {stage}")


def test_a_study_is_played_watched_and_stopped(two: Two) -> None:
    ines, _ = two
    begun = ines.post("/api/lab", ASKED, 201)
    assert until(ines, begun["id"], "going")["done"] == 4
    assert ines.post(f"/api/lab/{begun['id']}/stop", {})["stage"] == "stopped"


def test_a_study_that_has_played_everything_is_over(two: Two) -> None:
    ines, _ = two
    begun = ines.post("/api/lab", {**ASKED, "deals": 20}, 201)
    assert until(ines, begun["id"], "over")["of"] == 20


def test_one_study_of_a_browser_and_one_at_a_time(two: Two) -> None:
    ines, noor = two
    first = ines.post("/api/lab", ASKED, 201)["id"]
    until(ines, first, "going")
    waiting = noor.post("/api/lab", ASKED, 201)
    assert waiting["stage"] == "waiting" and waiting["ahead"] == 1
    second = ines.post("/api/lab", {**ASKED, "house": {}}, 201)["id"]
    assert ines.get(f"/api/lab/{first}")["stage"] == "stopped"
    until(noor, waiting["id"], "going")
    assert ines.get(f"/api/lab/{second}")["ahead"] == 1
    assert ines.http.get(f"/api/lab/{waiting['id']}").status_code == 404, "somebody else's"


def test_nobody_plays_on_when_nobody_looks(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    ines, _ = two
    begun = ines.post("/api/lab", ASKED, 201)["id"]
    until(ines, begun, "going")
    monkeypatch.setattr(background, "UNSEEN", -1.0)
    until(ines, begun, "stopped")


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ({"level": "wizard"}, "sprout, gardener"),
        ({"house": {"set_bonus": 99}}, "0 to 30"),
        ({"seats": 7}, "2 to 4"),
        ({"deals": 100_000}, "2000"),
    ],
)
def test_a_refusal_says_what_would_be_right(two: Two, wrong: dict[str, Any], right: str) -> None:
    answer = two[0].http.post("/api/lab", json={**ASKED, **wrong})
    assert answer.status_code in (400, 422) and right in answer.json()["why"]


def test_a_server_without_a_lab_says_how_to_have_one(ines: Person) -> None:
    assert "allotment serve --lab" in ines.http.get("/lab/garden-dice").text
    answer = ines.http.post("/api/lab", json=ASKED)
    assert answer.status_code == 403 and "allotment lab --help" in answer.json()["why"]


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_can_be_taken_apart(ines: Person, slug: str) -> None:
    assert f'href="/lab/{slug}"' in ines.http.get("/").text
    assert ines.http.get(f"/lab/{slug}").status_code == 200


def test_an_address_with_a_wrong_number_is_refused(ines: Person) -> None:
    assert ines.http.get("/lab/garden-dice?set_bonus=99").status_code == 422
