"""A picture that fails for one spectator fails for nobody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from allotment.games import make, room
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from tests.server.serving import Person, Server

DICE = "garden-dice"


def watching(tom: Person, made: dict[str, Any]) -> None:
    tom.post(f"/api/tables/{made['id']}/watch", {"token": made["watch"].rsplit("/", 1)[1]})


def breaking(monkeypatch: pytest.MonkeyPatch, broken: Any) -> None:
    """From now on the picture of Garden Dice fails wherever `broken(seat, layout)` says so."""
    picture = room(DICE, "table.scene")
    scene = picture.scene

    def failing(view: Any, seat: int, layout: str) -> Any:
        if broken(seat, layout):
            raise IndexError("this cannot be drawn")
        return scene(view, seat, layout)

    monkeypatch.setattr(picture, "scene", failing)


def test_solo_gardeners_is_drawn_for_spectators_on_every_screen() -> None:
    game = make("gardeners", {"seats": 1, "mode": "solo"})
    picture, state, luck = room("gardeners", "table.scene"), game.start(seeded(3)), Random(1)
    for _ in range(60):
        view = {**game.view(state, NOBODY), "options": game.options, "names": ["Ines"]}
        for layout in ("wide", "tall"):
            assert picture.scene(view, NOBODY, layout).pieces
        acting = [seat for seat in game.to_act(state) if seat >= 0]
        if not acting:
            break
        game.apply(state, acting[0], luck.choice(game.legal(state, acting[0])))


def test_a_guest_who_cannot_be_shown_the_table_does_not_break_it(
    server: Server, ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ines.make(DICE, [{"kind": "person"}, {"kind": "here"}], options={"start": 0})
    with Person(server.url) as tom:
        watching(tom, made)
        with ines.sit(made["id"], "page") as player, tom.sit(made["id"], "page") as guest:
            breaking(monkeypatch, lambda seat, layout: seat == NOBODY)
            for _ in range(2):
                before = player.table["revision"]
                answer = player.move(player.table["offers"][0]["text"])
                assert answer["ok"] and answer["revision"] == player.table["revision"] == before + 1
            assert guest.closed() == 1011


def test_a_layout_that_cannot_be_drawn_is_not_taken(
    server: Server, ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = ines.make(DICE, [{"kind": "person"}, {"kind": "here"}], options={"start": 0})
    with Person(server.url) as tom:
        watching(tom, made)
        with ines.sit(made["id"], "page") as player, tom.sit(made["id"], "page") as guest:
            breaking(monkeypatch, lambda seat, layout: seat == NOBODY and layout == "tall")
            answer = guest.ask("layout", layout="tall")
            assert not answer["ok"] and "Check the table" in answer["why"]
            assert player.move(player.table["offers"][0]["text"])["ok"]
            guest.wait(lambda table: table["revision"] == player.table["revision"])
            assert guest.table["scene"]["layout"] == "wide"
