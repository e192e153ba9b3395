"""What of a finished game may be shared: a link that gives no seat, a moment as a picture, all as a film."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from allotment.server.http import background, films
from allotment.server.messages.http import Film, ShareForm
from allotment.server.tables import sharing

from .serving import Person, Server
from .test_fork import brought
from .test_review import finished, together

Data = dict[str, Any]
GAME = finished("the-gardens")


@pytest.fixture(autouse=True)
def _keen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films.Films, "module", "tests.server.keen_film")


@pytest.fixture
def shared(ines: Person) -> tuple[Person, str]:
    return ines, f"/api/tables/{brought(ines, GAME)}"


def test_the_form_says_what_there_is(shared: tuple[Person, str]) -> None:
    ines, path = shared
    form = ines.get(f"{path}/share?at=7")
    msgspec.convert(form, ShareForm, strict=True)
    assert form["link"].endswith("?at=7") and "/watch/" in form["link"] and "claim" not in form["link"]
    assert "after 7 of 48 moves" in form["words"]["says"] and "8 MB" in form["words"]["film"]
    assert "?" not in ines.get(f"{path}/share?at=48")["link"]
    assert ines.http.get(f"{path}/share?at=49").status_code == 422
    assert ines.http.get(f"{path}/share").status_code == 422
    ines.http.headers["accept-language"] = "de"
    assert ines.get(f"{path}/share?at=7")["words"]["heading"] == "Teilen"


def test_ticks_of_the_clock_are_no_moves(ines: Person) -> None:
    """The same count as the bar of the history: what the log tells of."""
    id = brought(ines, together())
    with ines.sit(id) as chat:
        told = [line["move"] for line in chat.table["log"] if line["move"]]
        events = chat.table["history"]["of"]
    moves = len(set(told))
    assert moves < events
    half = told[len(told) // 2]
    so_far = len({move for move in told if move <= half})
    says = ines.get(f"/api/tables/{id}/share?at={half}")["words"]["says"]
    assert f"after {so_far} of {moves} moves" in says
    assert f"up to move {so_far}." in ines.get(f"/api/tables/{id}/fork?at={half}")["words"]["says"]


def test_what_nobody_did_is_nobodys_line(ines: Person) -> None:
    with ines.sit(brought(ines, together())) as chat:
        whose = {(line["kind"], line["seat"]) for line in chat.table["log"]}
    assert {seat for kind, seat in whose if kind in ("check-passed", "round-begins")} == {-1}
    assert {seat for kind, seat in whose if kind == "lays"} == {0, 1}


def test_a_moment_is_a_picture(shared: tuple[Person, str]) -> None:
    ines, path = shared
    first, last = (ines.http.get(f"{path}/picture.svg?at={at}") for at in (0, 48))
    assert (
        first.headers["content-type"] == "image/svg+xml"
        and "attachment" in first.headers["content-disposition"]
    )
    assert ElementTree.fromstring(first.text).tag.endswith("svg") and first.text != last.text
    assert ines.http.get(f"{path}/picture.gif?at=0").status_code == 404
    pytest.importorskip("resvg_py")
    assert ines.get(f"{path}/share?at=0")["pictures"] == ["svg", "png"]
    assert ines.http.get(f"{path}/picture.png?at=3").content.startswith(b"\x89PNG")


def test_without_the_package_for_pixels_there_are_none_and_it_is_said(
    shared: tuple[Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ines, path = shared
    monkeypatch.setattr(sharing, "has_pixels", lambda: False)
    form = ines.get(f"{path}/share?at=0")
    assert form["pictures"] == ["svg"] and "no package that draws pixels" in form["why"]


def made(person: Person, path: str) -> Data:
    for _ in range(600):
        found = person.post(f"{path}/film", {})
        msgspec.convert(found, Film, strict=True)
        if found["stage"] not in ("waiting", "going"):
            return found
        assert found["says"] and not found["file"]
        time.sleep(0.05)
    raise AssertionError("the film is never ready")


def test_a_whole_game_is_a_film(shared: tuple[Person, str]) -> None:
    ines, path = shared
    assert ines.http.get(f"{path}/film.svg").status_code == 404
    found = made(ines, path)
    assert found["stage"] == "over" and found["done"] == found["of"] == 49
    film = ines.http.get(found["file"])
    root = ElementTree.fromstring(film.text)
    told = root.findall(".//{http://www.w3.org/2000/svg}animate")
    assert len(told) > 40 and {one.get("dur") for one in told} == {told[0].get("dur")}
    assert len(film.content) < 1_000_000
    begun = time.monotonic()
    assert made(ines, path)["file"] == found["file"] and time.monotonic() - begun < 2, "it is kept"


def test_a_film_that_cannot_be_made_says_why_and_may_be_tried_again(
    shared: tuple[Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ines, path = shared
    monkeypatch.setattr(films.Films, "module", "tests.nothing")
    found = made(ines, path)
    assert found["stage"] == "failed" and found["says"] == "The film broke off."
    monkeypatch.setattr(films.Films, "module", "tests.server.keen_film")
    assert made(ines, path)["stage"] == "over"


def test_a_film_that_nobody_waits_for_is_given_up(
    shared: tuple[Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ines, path = shared
    monkeypatch.setattr(background, "UNSEEN", -1.0)
    assert ines.post(f"{path}/film", {})["stage"] == "waiting"
    time.sleep(0.5)
    assert ines.http.get(f"{path}/film.svg").status_code == 404
    monkeypatch.setattr(background, "UNSEEN", 30.0)
    assert made(ines, path)["stage"] == "over", "whoever asks again gets it"


@pytest.fixture
def running(server: Server) -> Iterator[tuple[str, list[Person]]]:
    with Person(server.url) as ines, Person(server.url) as noor:
        table = ines.make("four-gardens", [{"kind": "person"}, {"kind": "bot", "level": "seedling"}])
        noor.post(f"/api/tables/{table['id']}/watch", {"token": table["watch"].split("/")[-1]})
        yield f"/api/tables/{table['id']}", [ines, noor]


def test_nothing_of_a_running_game_is_shared(running: tuple[str, list[Person]]) -> None:
    path, people = running
    for person in people:
        for ask in ("share?at=0", "picture.svg?at=0", "picture.png?at=0", "film.svg"):
            answer = person.http.get(f"{path}/{ask}")
            assert answer.status_code == 409 and answer.json()["kind"] == "share-unfinished", ask
        answer = person.http.post(f"{path}/film", json={})
        assert answer.status_code == 409 and answer.json()["kind"] == "share-unfinished"


def test_strangers_get_nothing_and_whoever_follows_a_link_no_seat(
    shared: tuple[Person, str], noor: Person
) -> None:
    ines, path = shared
    made(ines, path)
    for ask in ("share?at=0", "picture.svg?at=0", "film.svg"):
        assert noor.http.get(f"{path}/{ask}").status_code == 403
    assert noor.http.post(f"{path}/film", json={}).status_code == 403
    token = re.sub(r"\?.*", "", ines.get(f"{path}/share?at=3")["link"]).split("/")[-1]
    noor.post(f"{path}/watch", {"token": token})
    assert noor.get(path)["you"]["seats"] == [] and noor.http.get(f"{path}/film.svg").status_code == 200
