"""House rules at the table: said wherever a number is said, and refused with what would be right."""

from __future__ import annotations

import pytest

from allotment.games import SHELF, box
from allotment.server.language import COOKIE
from allotment.server.tables import house_rules

from .serving import Person

TWELVE = {"house": {"set_bonus": 12}}


def test_a_table_with_house_rules_says_so_wherever_it_is_shown(ines: Person, noor: Person) -> None:
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    made = ines.make("garden-dice", seats, options=TWELVE)
    for page in (
        ines.http.get(f"/t/{made['id']}").text,
        noor.http.get(made["invite"]).text,
        noor.http.get(made["watch"]).text,
    ):
        assert "points for each complete set: <b>12</b>" in page and "the box says 15" in page
    assert 'href="/rules/garden-dice?set_bonus=12"' in ines.http.get(f"/t/{made['id']}").text
    assert "House rules" in ines.http.get("/").text
    told = ines.http.get(f"/api/tables/{made['id']}/text").text
    assert "House rule: points for each complete set: 12 instead of 15." in told


def test_a_table_as_printed_has_no_badge(ines: Person) -> None:
    made = ines.make("garden-dice", options={"house": {"set_bonus": 15}})
    page = ines.http.get(f"/t/{made['id']}").text
    assert 'class="housed"' not in page and 'href="/rules/garden-dice"' in page


def test_the_board_and_its_pieces_say_the_numbers_of_the_table(ines: Person) -> None:
    made = ines.make("the-gardens", options={"house": {"statue_majority": 7, "bench_neighbour": 2}})
    with ines.sit(made["id"], "page", "wide") as chat:
        labels = [str(piece.get("label")) for piece in chat.table["scene"]["pieces"].values()]
    assert any("7 per player with fewer" in label for label in labels)
    assert any("2 per card around it" in label for label in labels)
    pieces = ines.get("/api/games/the-gardens/about?statue_majority=7")["pieces"]
    assert any("7 points for each player who has fewer" in piece["text"] for piece in pieces)
    printed = ines.get("/api/games/the-gardens/about")["pieces"]
    assert any("10 points for each player who has fewer" in piece["text"] for piece in printed)


def test_the_rules_of_a_table_show_its_numbers_beside_the_printed_ones(ines: Person) -> None:
    page = ines.http.get("/rules/garden-dice?set_bonus=12", headers={"accept-language": "en"}).text
    assert "<del>15</del> <ins>12</ins>" in page and 'href="#GD-FINAL-2"' in page
    assert 'href="/rules/garden-dice?lang=de&amp;set_bonus=12"' in page
    ines.http.cookies.set(COOKIE, "de")
    assert "Punkte für jeden vollständigen Satz" in ines.http.get("/rules/garden-dice?set_bonus=12").text
    ines.http.cookies.delete(COOKIE)
    assert "<ins>" not in ines.http.get("/rules/garden-dice").text


def test_an_address_with_a_number_out_of_range_says_what_is_right(ines: Person) -> None:
    found = ines.http.get("/rules/garden-dice?set_bonus=99", headers={"accept-language": "en"})
    assert found.status_code == 422 and "0 to 30" in found.text
    assert ines.http.get("/rules/garden-dice?set_bonus=many").status_code == 422


def test_options_can_be_checked_before_a_table_is_made(ines: Person) -> None:
    check = "/api/games/garden-dice/check"
    assert ines.post(check, {"options": TWELVE}) == {"ok": True, "why": ""}
    fallen = ines.post(check, {"options": {"house": {"collection_3": 30}}})
    assert not fallen["ok"] and "must not count less" in fallen["why"]
    assert "0 to 30" in ines.post(check, {"options": {"house": {"set_bonus": 31}}})["why"]


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_number_has_a_name_a_range_and_words(slug: str, language: str) -> None:
    for number in house_rules.numbers(slug, language):
        assert number["low"] <= number["box"] <= number["high"] and number["says"]
    assert len(house_rules.numbers(slug, language)) == len(box(slug).house)
