"""Nobody's name is invisible, and nobody can pass for somebody else."""

from __future__ import annotations

import pytest

from allotment.server.refusals import Refusal
from allotment.server.tables.names import alike, clean_name
from tests.server.serving import Person

DICE = "garden-dice"
SAME = ["Anna", "anna", "ANNA", "Anna\u034f", "\u0410nna", "An\u00adna", "Ann\u0430"]


@pytest.mark.parametrize(
    "text", ["\u3164", "\u2800", "\u115f", "\uffa0", "\u034f", " \u200b\u200d ", "\u202e"]
)
def test_a_name_that_nobody_sees_is_none(text: str) -> None:
    with pytest.raises(Refusal, match="at least one letter"):
        clean_name(text)


@pytest.mark.parametrize("text", SAME)
def test_names_that_look_the_same_are_the_same(text: str) -> None:
    assert alike(clean_name(text)) == alike("Anna")


def test_different_names_stay_different() -> None:
    names = [
        "Anna",
        "Hanna",
        "Ann",
        "In\u00e9s",
        "Ines",
        "\u0416\u0435\u043d\u044f",
        "\u540d\u524d",
        "\U0001f469\u200d\U0001f33e",
        "\U0001f469",
        "...",
        "!!!",
    ]
    assert len({alike(clean_name(name)) for name in names}) == len(names)


def test_a_name_is_written_in_one_way() -> None:
    assert clean_name("Ine\u0301s") == clean_name("In\u00e9s") == "In\u00e9s"
    assert clean_name("\uff21nna") == "Anna"


@pytest.mark.parametrize(
    "text", ["\U0001f469\u200d\U0001f33e", "\u2764\ufe0f\u200d\U0001f525", "\U0001f44d\U0001f3fd"]
)
def test_joined_pictures_are_not_torn(text: str) -> None:
    assert clean_name(text) == text


def test_nobody_takes_the_name_of_another(ines: Person, noor: Person) -> None:
    seats = [{"kind": "person", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "name": "Anna"}]
    made = ines.make(DICE, seats)
    names = [seat["name"] for seat in made["seats"]]
    assert names[0] == "Anna" and names[2] == "Anna (bot)"
    body = {"token": made["invite"].rsplit("/", 1)[1], "name": "\u0410nna"}
    noor.post(f"/api/tables/{made['id']}/claim", body)
    with noor.sit(made["id"]) as chat:
        assert chat.table["seats"][1]["name"] == "\u0410nna 2"
        for name in ("ANNA", "An\u00adna", "Anna (bot)"):
            assert "already" in chat.ask("name", name=name)["why"]
        assert chat.ask("name", name="Noor")["ok"]
