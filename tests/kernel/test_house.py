"""House rules: numbers of the box that a table may change, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.games import SHELF, box, make, room
from allotment.games.gardeners.components import BACK
from allotment.kernel.chance import seeded
from allotment.kernel.house import parsed, settled
from allotment.kernel.match import Match, verify
from allotment.kernel.record import Record, read_record
from allotment.kernel.result import Refused
from allotment.words import speaker
from tests.conformance.samples import reached

HOUSED = [slug for slug in SHELF if box(slug).house]


@pytest.mark.parametrize("slug", HOUSED)
def test_the_printed_game_says_nothing_of_them(slug: str) -> None:
    numbers = box(slug).house
    same = {number.name: number.box for number in numbers}
    assert make(slug, {"house": same}).options == make(slug, {}).options
    assert "house" not in make(slug, {}).options
    assert settled(numbers, None) == same
    assert len(same) == len(numbers)


@pytest.mark.parametrize("slug", HOUSED)
def test_their_rules_are_in_the_spec(slug: str) -> None:
    from importlib.resources import files

    spec = (files(f"allotment.games.{slug.replace('-', '_')}") / "SPEC.md").read_text(encoding="utf-8")
    for number in box(slug).house:
        assert number.rule in spec, number.name
        assert number.low < number.high


@pytest.mark.parametrize("slug", HOUSED)
def test_a_record_carries_them(slug: str) -> None:
    number = box(slug).house[0]
    value = number.low if number.low != number.box else number.high
    game = make(slug, {"house": {number.name: value}})
    match = Match(game, Record(game.slug, game.version, game.options, "house"), seeded("house"))
    luck = seeded("moves")
    while not match.over() and len(match.record.events) < 30:
        if game.box.real_time:
            break
        seat = game.to_act(match.state)[0]
        offers = game.legal(match.state, seat)
        match.make(seat, offers[luck.below(len(offers))])
    again = read_record(match.record.write())
    assert again.options["house"] == {number.name: value}
    verify(make(again.slug, again.options), again)


@pytest.mark.parametrize(
    ("house", "said"),
    [
        ({"set_bonus": 31}, "House rule “set_bonus” must be 0 to 30 (got 31; the printed game says 15"),
        ({"set_bonus": True}, "must be 0 to 30"),
        ({"set_bonus": "12"}, "must be 0 to 30"),
        ({"fun": 3}, "garden-dice has no house rule 'fun'. Its house rules are set_bonus"),
        ([1], "a table of numbers"),
        ({"collection_3": 16}, "A larger collection must not count less"),
    ],
)
def test_what_may_not_be_is_refused(house: object, said: str) -> None:
    with pytest.raises(Refused, match=said.replace("(", r"\(")):
        make("garden-dice", {"house": house})


def test_as_written_on_the_command_line() -> None:
    numbers = box("garden-dice").house
    assert parsed(numbers, "set_bonus=12") == ("set_bonus", 12)
    with pytest.raises(Refused, match="is written like set_bonus=30"):
        parsed(numbers, "set_bonus")


def pad(moves: int, **house: int) -> dict[str, list[int]]:
    """The score pad of Garden Dice after so many random moves, which no scoring number changes."""
    game = make("garden-dice", {"house": house, "start": 0})
    state = reached(game, 2, moves)
    return {line.rule: line.points for line in game.pad(state)}


def bought(**house: int) -> dict[str, list[int]]:
    """The pad of a seat with three seeds in its hand."""
    game = make("garden-dice", {"house": house, "start": 0})
    state = game.load({"turn": 0, "dice": [6, 6, 6, 6]}, seeded("buys"))
    for text in ("buy squash with 6", "buy squash with 6", "buy eggplant with 6"):
        game.play(state, 0, text)
    return {line.rule: line.points for line in game.pad(state)}


def test_garden_dice_counts_by_its_terms() -> None:
    assert bought()["GD-FINAL-1"] == [-10, 0] and bought()["GD-FINAL-5"] == [5, 5]
    assert bought(unplaced_penalty=7)["GD-FINAL-1"] == [-14, 0]
    assert bought(unplaced_free=0)["GD-FINAL-1"] == [-15, 0]
    assert bought(sun_bonus=6)["GD-FINAL-5"] == [6, 6]
    late = pad(500)
    assert any(late["GD-FINAL-2"]) and any(late["GD-FINAL-3"])
    assert pad(500, set_bonus=12)["GD-FINAL-2"] == [one * 12 // 15 for one in late["GD-FINAL-2"]]
    doubled = pad(500, collection_3=20, collection_4=30, collection_5=40)["GD-FINAL-3"]
    assert doubled == [2 * one for one in late["GD-FINAL-3"]]


def test_garden_dice_harvests_by_its_terms() -> None:
    for name in ("scarecrow_bonus", "star_factor", "chain_bonus"):
        assert (
            pad(500, **{name: 3 if name != "scarecrow_bonus" else 6})["GD-HARVEST-3"]
            != pad(500)["GD-HARVEST-3"]
        ), name


def test_garden_dice_buys_by_its_terms() -> None:
    for limit in (1, 5):
        game = make("garden-dice", {"house": {"buy_limit": limit}, "start": 0})
        state = game.load({"turn": 0, "dice": [6, 6, 6, 6]}, seeded("buys"))
        for _ in range(min(limit, 4)):
            game.play(state, 0, "buy squash with 6")
        if limit == 1:
            with pytest.raises(Refused, match="GD-BUY-4"):
                game.play(state, 0, "buy squash with 6")


def the_gardens(**house: int) -> dict[str, list[int]]:
    """The pad of The Gardens after a random game, which no scoring number changes."""
    game = make("the-gardens", {"house": house})
    return {line.rule: line.points for line in game.pad(reached(game, 3, 500))}


def test_the_gardens_counts_by_its_terms() -> None:
    plain = the_gardens()
    assert the_gardens(path_card=3)["TG-PATH-1"] == [3 * one for one in plain["TG-PATH-1"]]
    assert the_gardens(fountain_stream=3)["TG-FOUNTAIN-1"] == [3 * one for one in plain["TG-FOUNTAIN-1"]]
    assert the_gardens(bench_neighbour=2)["TG-BENCH-1"] == [2 * one for one in plain["TG-BENCH-1"]]
    assert the_gardens(stream_2=4, stream_3=10)["TG-STREAM-1"] == [2 * one for one in plain["TG-STREAM-1"]]
    richer = the_gardens(trees_3=9)
    assert richer["TG-TREE-1"] > plain["TG-TREE-1"] and richer["TG-ENDTREE-1"] > plain["TG-ENDTREE-1"]
    assert any(plain["TG-STREAM-1"]) and any(plain["TG-FOUNTAIN-1"])
    with pytest.raises(Refused, match="must not count less"):
        the_gardens(trees_2=5, trees_3=4)


# ---- Gardeners


def scored(discarded: int, **house: int) -> list[int]:
    """Four cards validated, some discarded: the score of a team."""
    game = make("gardeners", {"seats": 2, "first": 0, "house": house})
    given = {"phase": "arrange", "validated": ["x01", "x11", "x21", "x29"], "discards": discarded}
    return game.scores(game.load(given, seeded(1)))


def test_gardeners_counts_discards_by_its_terms() -> None:
    assert [scored(count)[0] for count in range(4)] == [4, 4, 3, 2]
    assert [scored(count, free_discards=0)[0] for count in range(3)] == [4, 3, 2]
    assert [scored(count, free_discards=2)[0] for count in range(4)] == [4, 4, 4, 3]
    assert [scored(count, discard_cost=3)[0] for count in range(4)] == [4, 4, 1, -2]
    assert [scored(count, discard_cost=0)[0] for count in range(4)] == [4, 4, 4, 4]


def after_a_garden(**house: int) -> tuple[int, int, str]:
    """Cards in play and validated after a garden that complies with three cards, and the level."""
    game: Any = make("gardeners", {"seats": 3, "first": 0, "house": house})
    rows = [
        "a14 c05@90 a12 c01 b08 a13",
        "b06 c07@270 b04@90 a08 b03@270 a01",
        "c08@90 c09@90 b02@180 b01 b07 a03",
        "a16 b05 a09 a06 a07 a02",
        "c03 a04 a05 c10@90 c06@180 a11",
        "b09 c02 a10 a15 c04 c11@90",
    ]
    cards = ["0 x44 down", "1 x38 down", "2 x32 down"][: house.get("cards_in_play", 3)]
    state = game.load({"phase": "arrange", "garden": {"at": "3,3", "rows": rows}, "cards": cards}, seeded(1))
    for seat in range(3):
        game.play(state, seat, "ready")
    position = game.dump(state)
    return len(position["cards"]), len(position["validated"]), game.derived(state)["level"]


def test_gardeners_draws_and_validates_by_its_terms() -> None:
    """GR-DRAW-1, GR-DRAW-3, GR-END-2."""
    assert after_a_garden() == (3, 1, "good-start")
    assert after_a_garden(cards_in_play=4) == (4, 0, "practise")
    assert after_a_garden(cards_in_play=1) == (1, 1, "good-start")
    assert after_a_garden(cards_drawn=2) == (3, 2, "going-well")
    assert after_a_garden(team_good_start=2) == (3, 1, "practise")
    with pytest.raises(Refused, match="A higher level of success must not begin earlier"):
        make("gardeners", {"house": {"team_cheer": 8}})


def test_gardeners_has_the_goals_decks_and_solo_of_its_terms() -> None:
    """GR-END-3, GR-OPT-3, GR-SETUP-6, GR-SOLO-5."""

    def terms(house: dict[str, int], **options: Any) -> Any:
        game: Any = make("gardeners", {**options, "house": house})
        return game.terms

    assert terms({"goal_a": 2}, mode="training-a").target == 2
    assert terms({"goal_a": 2}, mode="training-b").target == 3
    with pytest.raises(Refused, match="6 cards, and 3 stay in play: its goal can be 3 at most"):
        terms({"goal_a": 5}, mode="training-a")
    fewer = terms({"standard_cards": 20}).cards
    backs = {BACK[card] for card in fewer}
    assert len(fewer) == len(set(fewer)) == 20 and backs == set(range(10)), "of every type there are some"
    assert fewer == sorted(fewer)
    assert len(terms({"expert_cards": 12}, deck="mixed").cards) == 72
    assert len(terms({"standard_cards": 20}, mode="training-a").cards) == 6
    game: Any = make("gardeners", {"mode": "solo", "house": {"solo_cards": 4, "solo_validations": 1}})
    assert len(game.start(seeded(1)).cards) == 4 and game.terms.solo_validations == 1


def test_gardeners_says_the_numbers_of_its_table() -> None:
    options = {"house": {"free_discards": 2, "discard_cost": 3}}
    words = speaker("gardeners", options=options)
    assert words.text("pad-discards") == "Discarded cards after the first 2"
    assert words.text("offer-discard-costs") == "costs 3 points"
    assert "minus 3" in words.text("about-score")
    game: Any = make("gardeners", {**options, "seats": 2, "first": 0})
    state = game.load({"phase": "arrange", "discards": 2, "cards": ["0 x01 down"]}, seeded(1))
    view = {**game.view(state, 0), "options": game.options}
    scene = room("gardeners", "table.scene").scene(view, 0, "wide")
    assert (
        "the next one costs 3 points" in scene.pieces["crate"].label and "−3" in scene.pieces["crate"].drawing
    )
    state.discards = 5
    view = {**game.view(state, 0), "options": game.options}
    drawn = room("gardeners", "table.scene").scene(view, 0, "tall").pieces["score"].label
    assert f"together {game.scores(state)[0]} points" in drawn


POSITION = {
    "players": {
        "0": {
            "bags": ["rrrr", "bbyy", "rrr", "b"],
            "gnomes": {"brown": 2, "orange": 1},
            "cards": ["red-bonus-1", "collection"],
            "chests": [1, 2, 3],
            "keys": 2,
            "ladybugs": 1,
        },
        "1": {"gnomes": {"queen": 1, "yellow": 2, "brown": 1}},
    },
    "doors": {"door-a1": {"first": 0}, "door-b1": {"second": 0}},
}


def mysterious(**house: int) -> dict[str, list[int]]:
    game = make("mysterious-garden", {"house": house})
    return {line.rule: line.points for line in game.pad(game.load(POSITION, seeded(1)))}


def test_mysterious_garden_counts_by_its_terms() -> None:
    plain = mysterious()
    assert plain["MG-SCORE-2"] == [7 + 6, 0] and plain["MG-SCORE-3"] == [7 + 2, 9 + 3 + 3]
    assert plain["MG-SCORE-7"] == [22, 0] and plain["MG-SCORE-8"] == [8, 0]
    assert plain["MG-SCORE-9"] == [2 + 2, 0] and plain["MG-SCORE-11"] == [3, 0]
    assert mysterious(gem=2, treasure_pair=5)["MG-SCORE-2"] == [14 + 10, 0]
    assert mysterious(gnome=4, gnome_pair=10)["MG-SCORE-3"] == [14, 15]
    assert mysterious(queens_gnome=1, queens_pair=12)["MG-SCORE-3"] == [9, 14]
    assert mysterious(chest_1=1, chest_2=10, chest_3=20)["MG-SCORE-7"] == [31, 0]
    assert mysterious(door_first=10, door_second=1)["MG-SCORE-8"] == [11, 0]
    assert mysterious(red_bonus=4, collection_each=0)["MG-SCORE-9"] == [4, 0]
    assert mysterious(red_bonus_from=3)["MG-SCORE-9"] == [4 + 2, 0]
    assert mysterious(key=0, ladybug=3)["MG-SCORE-11"] == [3, 0]


def test_mysterious_garden_is_set_up_by_its_terms() -> None:
    house = {"start_bags": 6, "open_tiles": 3, "gnome_display": 5, "power_display": 2, "fixed_treasure": 0}
    game = make("mysterious-garden", {"house": house, "seats": 4})
    position: Any = game.dump(game.start(seeded(2)))
    mine = position["players"]["0"]
    assert (len(mine["bags"]), len(mine["display"]), len(mine["stack"])) == (6, 3, 9)
    assert position["bags_left"] == 32 - 24
    assert len(position["gnome_display"]) == 5 and len(position["power_display"]) == 2
    loads: list[Any] = [game.dump(game.start(seeded(seed)))["waiting"] for seed in range(20)]
    assert any(loot["blue"] < 2 for waiting in loads for loot in waiting.values())


def test_mysterious_garden_is_played_by_its_terms() -> None:
    """Clans, doors, the double net and active gardens follow the table's numbers."""
    base = {
        "gardens": {
            "sq-1": {
                "sides": ["1:9", "0:4", "1:3*", ""],
                "gnomes": {"brown": 2, "king": 2},
                "treasure": {"red": 1},
            }
        },
        "players": {"0": {"display": [5], "stack": [], "gnomes": {"brown": 1}}, "1": {"display": [2]}},
        "doors": {},
        "chests": {},
    }
    for catches in (1, 3):
        game = make("mysterious-garden", {"house": {"double_net_catches": catches, "clan_limit": 2}})
        state = game.load(base, seeded(3))
        state.story = []
        game.play(state, 0, "place 5 icon at sq-1 4")
        luck = seeded(4)
        while game.to_act(state) and not any(line.kind == "gnomes-escape" for line in state.story):
            seat = game.to_act(state)[0]
            offers = game.legal(state, seat)
            if any(line.kind == "surrounded" for line in state.story) and offers[0].text.startswith("place"):
                break
            kinds = [move for move in offers if move.text == "capture brown"]
            game.apply(state, seat, kinds[0] if kinds else offers[luck.below(len(offers))])
        caught = [line.seat for line in state.story if line.kind == "catches"]
        assert caught.count(1) == catches
        assert any(line.kind == "run-away" for line in state.story) or catches == 3
    limited = make("mysterious-garden", {"house": {"active_gardens": 2}})
    two = {
        "hex-1": {"sides": ["0:3", "0:4", "1:5", "", "", ""]},
        "sq-1": {"sides": ["0:3", "", "", ""], "attached": "hex-1 1"},
    }
    position = {"gardens": two, "to_act": 0, "players": {"0": {"display": [7]}, "1": {"display": [8]}}}
    with pytest.raises(Refused, match=r"no-more-gardens \{'active': 2\}"):
        limited.play(limited.load(position, seeded(5)), 0, "discover pent-2 at hex-1 3")
    printed = make("mysterious-garden", {})
    printed.play(printed.load(position, seeded(5)), 0, "discover pent-2 at hex-1 3")
