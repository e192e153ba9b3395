"""Options are data, and say what would have been right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allotment.games import box, make
from allotment.kernel.chance import seeded
from allotment.kernel.options import Box, Option, plain
from allotment.kernel.result import Refused
from allotment.words import speaker

SAY = speaker("").say
SEATS = Option("seats", "integer", 2, low=2, high=4)
LARGE = Option("seats", "integer", 2, low=2, high=6, beyond=5)
MODE = Option("mode", "string", "a", choices=["a", "b"])
START = Option("start", "string-or-integer", "random", choices=["random"], low=0, high=3)
CARDS = Option("cards", "list", None, ids=["fern", "moss"])
EITHER = Option("scoring", "string-or-list", "all", choices=["all"], ids=["x", "y"])
FLAG = Option("family", "boolean", False)
ALL = [SEATS, MODE, START, CARDS, EITHER, FLAG]
BOX = Box("toy", "Toy", "TY", 1, 1, "nobody", ALL, hidden=False, real_time=False, undo=True)

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
)


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (SEATS, [2, 3, 4], [1, 5, "2", 2.0, True, None, [2], {}]),
        (MODE, ["a", "b"], ["c", "", 1, None, ["a"], True]),
        (START, ["random", 0, 3], [4, -1, "0", False, None]),
        (CARDS, [None, [], ["fern"], ["moss", "fern"]], ["fern", ["oak"], [1], 3, {"fern": 1}]),
        (EITHER, ["all", ["x"], []], ["none", ["z"], None, 1]),
        (FLAG, [True, False], [0, 1, "true", None]),
    ],
)
def test_check(option: Option, good: list[object], bad: list[object]) -> None:
    for value in good:
        assert option.check(value) == value
    for value in bad:
        with pytest.raises(Refused) as why:
            option.check(value)
        assert (
            str(why.value) == f"Option “{option.name}” must be {SAY(option.allowed())} (got {plain(value)})."
        )


def test_luck_names_the_seats_that_people_do_not_name() -> None:
    first = Option("first", "string-or-integer", 0, choices=["random"], high=3, seat=True)
    toy = Box("toy", "Toy", "TY", 1, 1, "nobody", [SEATS, START, first], False, False, True)
    assert toy.read({})["first"] == 0, "a record that does not say is played as ever"
    assert toy.seated({}) == {"first": "random"}
    assert toy.seated({"first": 1, "seats": 3}) == {"first": 1, "seats": 3}


@pytest.mark.parametrize(("slug", "option"), [("four-gardens", "first"), ("mysterious-garden", "start")])
def test_who_begins_is_drawn_at_a_table(slug: str, option: str) -> None:
    seen = set()
    for seed in range(20):
        game = make(slug, box(slug).seated({}))
        seen.add(game.to_act(game.start(seeded(seed)))[0])
        plain = make(slug, {})
        assert plain.options[option] == 0
        assert plain.to_act(plain.start(seeded(seed))) == [0]
    assert seen == {0, 1}


def test_what_is_allowed_in_words() -> None:
    assert SAY(SEATS.allowed()) == "2 to 4"
    assert SAY(LARGE.allowed()) == "2 to 6 (5 and more go beyond the printed game)"
    assert LARGE.data()["beyond"] == 5 and SEATS.data()["beyond"] == 0
    assert SAY(MODE.allowed()) == '"a" or "b"'
    assert SAY(START.allowed()) == '"random" or 0 to 3'
    assert SAY(FLAG.allowed()) == "true or false"
    assert SAY(EITHER.allowed()) == '"all" or a list of x, y'


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SEATS, "3", 3),
        (START, "random", "random"),
        (START, "2", 2),
        (FLAG, "true", True),
        (FLAG, "false", False),
        (MODE, "b", "b"),
        (CARDS, "fern,moss", ["fern", "moss"]),
        (CARDS, "", []),
        (EITHER, "all", "all"),
        (EITHER, "y", ["y"]),
    ],
)
def test_parse(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (SEATS, "--3"),
        (SEATS, "-"),
        (SEATS, ""),
        (SEATS, "three"),
        (SEATS, "2.0"),
        (SEATS, "9" * 5000),
        (SEATS, "\u00b2"),
        (SEATS, "-3"),
        (FLAG, "yes"),
        (FLAG, "1"),
        (MODE, "c"),
        (CARDS, "oak"),
        (START, "4"),
    ],
)
def test_parse_refuses(option: Option, text: str) -> None:
    with pytest.raises(Refused, match=f"Option “{option.name}” must be"):
        option.parse(text)


@given(st.sampled_from(ALL), st.text(max_size=10))
def test_parse_never_falls_over(option: Option, text: str) -> None:
    try:
        value = option.parse(text)
    except Refused:
        return
    assert option.check(value) == value


@given(anything)
def test_plain_never_falls_over(value: object) -> None:
    assert len(plain(value)) <= 200 and "\n" not in plain(value)


def test_plain_is_short_and_like_toml() -> None:
    assert plain({"a": [True, "x", 1], "b": {}}) == '{ a = [true, "x", 1], b = {} }'
    assert plain({"a\nb": 1}) == '{ "a\\nb" = 1 }'
    assert plain(1 << 20000) == "≥ 2^20000"
    deep: object = 1
    for _ in range(5000):
        deep = [deep]
    assert plain(deep) == "[[[[...]]]]"
    assert plain("x" * 10_000).endswith("...")


def test_a_box_reads_all_its_options() -> None:
    assert BOX.read({"seats": 3}) == {
        "seats": 3,
        "mode": "a",
        "start": "random",
        "cards": None,
        "scoring": "all",
        "family": False,
    }
    with pytest.raises(Refused, match=r'Toy has no option "colour". Its options are seats, mode'):
        BOX.read({"colour": "red"})


@given(
    st.dictionaries(st.sampled_from(["seats", "family", "stars", "start", "drought_rounds", "x"]), anything)
)
def test_a_game_is_made_or_refused(options: dict[str, object]) -> None:
    try:
        game = make("garden-dice", options)
    except Refused:
        return
    assert game.options == {**box("garden-dice").read({}), **options}
    assert len(game.scores(game.start(seeded(1)))) == game.seats


def test_samples_are_allowed() -> None:
    for option in ALL:
        assert option.samples()
        for value in option.samples():
            assert option.check(value) == value


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match=r'There’s no game "chess". On the shelf:'):
        make("chess", {})
