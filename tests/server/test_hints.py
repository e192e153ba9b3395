"""Hints are the host's choice; and what a beginner's assistant goes by stands in the offers."""

from __future__ import annotations

from pathlib import Path
from random import Random

from allotment.games import make, room
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.words import speaker

from .serving import Person, quick, serving, turns

SEATS = [{"kind": "person", "name": "Ines"}, {"kind": "bot", "level": "seedling"}]


def test_hints_are_there_unless_the_host_wants_none(ines: Person) -> None:
    made = ines.make("the-gardens", SEATS)
    assert made["hints"]
    with ines.sit(made["id"]) as chat:
        chat.wait(lambda table: table["offers"])
        assert chat.ask("hint")["text"]


def test_a_table_without_hints_refuses_them_says_so_and_stays_so(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("the-gardens", SEATS, hints=False)
        assert not made["hints"]
        assert 'id="hint" title="No hints"' in ines.http.get(f"/t/{made['id']}").text
        with ines.sit(made["id"]) as chat:
            chat.wait(lambda table: table["offers"])
            refused = chat.ask("hint")
            assert refused["kind"] == "hints-off" and "its host wanted none" in refused["why"]
        cookies = dict(ines.http.cookies)
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        assert not ines.get("/api/tables")["tables"][0]["hints"], "from its summary"
        assert not ines.get(f"/api/tables/{made['id']}")["hints"], "and from its entries"
        with ines.sit(made["id"]) as chat:
            turns([chat], lambda n: 0)
        again = ines.post(f"/api/tables/{made['id']}/rematch", {}, 201)
        assert not again["hints"], "a rematch is the same game"


def test_an_invitation_says_that_there_are_no_hints(ines: Person, noor: Person) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    for hints in (True, False):
        made = ines.make("the-gardens", seats, hints=hints)
        assert ("no hints at this table" in noor.http.get(made["invite"]).text) is not hints


def undecided() -> Record:
    """A game of Garden Dice up to where a turn may be ended, or go on. That is rare (GD-TURN-4)."""
    game = make("garden-dice", {"seats": 2})
    for seed in range(18, 100):
        match = Match(game, Record(game.slug, game.version, game.options, str(seed)), seeded(str(seed)))
        choose = Random(seed)
        while not match.over():
            seat = game.to_act(match.state)[0]
            texts = [move.text for move in game.legal(match.state, seat)]
            if "end" in texts:
                return match.record
            match.play(seat, choose.choice(texts))
    raise AssertionError("no such game")


def test_ending_a_turn_says_how_many_dice_stay_unused(ines: Person) -> None:
    id = ines.post("/api/tables/import", {"record": undecided().write()}, 201)["id"]
    with ines.sit(id, "page") as chat:
        found = {one["text"]: one for one in chat.table["offers"]}
    assert found["end"]["last"] and "unused." in found["end"]["unused"]
    assert [text for text, one in found.items() if "unused" in one] == ["end"]


def test_dice_are_unused_only_where_something_could_be_done_with_them() -> None:
    game = make("garden-dice", {})
    view = {**game.view(game.start(seeded("dice")), 0), "dice": [3]}
    unused = room("garden-dice", "table.scene").unused
    end, reroll, sun = (game.by_text[text] for text in ("end", "reroll", "sun reroll"))
    assert unused(view, end, [end]) is None and unused(view, reroll, [reroll, end]) is None
    assert unused({**view, "dice": []}, end, [sun, end]) is None
    said = speaker("garden-dice", "de").say(unused(view, end, [reroll, end]))
    assert said == "Damit endet dein Zug, und ein Würfel bleibt ungenutzt."
