"""Reading positions politely: a sentence for every wrong field."""

from __future__ import annotations

import pytest

from allotment.kernel.reading import Fields, Places, number, seat_names, strings
from allotment.kernel.result import Denied, Refused
from allotment.words import speaker


def fields(**table: object) -> Fields:
    return Fields(table)


def test_left_out_fields_have_their_default() -> None:
    empty = fields()
    assert empty.integer("a", 3, 0, 9) == 3
    assert empty.flag("b", True) is True
    assert empty.text("c", "x") == "x"
    assert empty.items("d", [1]) == [1]
    assert empty.integers("e", [1, 2], 0, 9) == [1, 2]
    assert empty.flags("f", [True]) == [True]
    assert empty.words("g", ["w"]) == ["w"]
    assert empty.fields("h").table == {}
    empty.done()


def test_defaults_are_copied() -> None:
    default = [1, 2]
    assert fields().integers("e", default, 0, 9) is not default


@pytest.mark.parametrize(
    "value", ["1", 1.0, True, None, 10, -1, [1], {}, pytest.param(1 << 20000, id="huge")]
)
def test_integers_are_integers(value: object) -> None:
    with pytest.raises(Refused, match=r"“a” must be a number from 0 to 9 \(got .+\)"):
        fields(a=value).integer("a", 3, 0, 9)
    with pytest.raises(Refused, match=r"“a\.0” must be a number from 0 to 9"):
        fields(a=[value]).integers("a", [0], 0, 9)
    with pytest.raises(Refused, match="“dice” must be"):
        number(value, "dice", 0, 9)


@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_flags_are_flags(value: object) -> None:
    with pytest.raises(Refused, match="true or false"):
        fields(a=value).flag("a", True)
    with pytest.raises(Refused, match=r"“a\.0” must be true or false"):
        fields(a=[value]).flags("a", [True])


def test_lists_have_their_length() -> None:
    with pytest.raises(Refused, match="“a” has one entry; it must have 2"):
        fields(a=[1]).integers("a", [0, 0], 0, 9)
    with pytest.raises(Refused, match="“a” has one entry; it must have 2"):
        fields(a=[True]).flags("a", [True, True])
    for value in (None, 1, "ab", {"0": 1}):
        with pytest.raises(Refused, match="“a” must be a list"):
            fields(a=value).items("a", [])


def test_words() -> None:
    assert fields(a=["x"]).words("a", [], ["x", "y"]) == ["x"]
    with pytest.raises(Refused, match=r'“a” names "z"\. It can name "x" or "y"'):
        fields(a=["z"]).words("a", [], ["x", "y"])
    with pytest.raises(Refused, match="a list of strings"):
        fields(a=[1]).words("a", [])
    with pytest.raises(Refused, match='“a” must be "x" or "y"'):
        fields(a="z").text("a", "x", ["x", "y"])
    with pytest.raises(Refused, match="“a” must be a string"):
        fields(a=3).text("a", "x")


def test_tables_inside_tables_are_named() -> None:
    inner = fields(hand={"0": {"carrot": "many"}}).fields("hand").fields("0")
    with pytest.raises(Refused, match=r"“hand\.0\.carrot” must be"):
        inner.integer("carrot", 0, 0, 5)
    for value in (None, 1, "x", [1]):
        with pytest.raises(Refused, match="“hand” must be a table of fields"):
            fields(hand=value).fields("hand")
    with pytest.raises(Refused, match=r"must be strings \(got 1\)"):
        Fields({1: 2})
    with pytest.raises(Refused, match="A table of fields is needed"):
        Fields([])


def test_unknown_fields_are_refused() -> None:
    some = fields(a=1, b=2)
    some.integer("a", 0, 0, 9)
    with pytest.raises(Refused, match=r"There’s no field “b”\. Known here: a"):
        some.done()
    some.names()
    some.done()


def test_keys_that_are_data() -> None:
    hands = fields(hand={"0": {}, "7": {}}).fields("hand")
    with pytest.raises(Refused, match=r'“hand” names "7"\. It can name "0" or "1"'):
        hands.named(seat_names(2))
    assert hands.named(seat_names(8)) == ["0", "7"]
    hands.done()


def test_long_lists_of_names_are_cut() -> None:
    many = [f"c{number}" for number in range(100)]
    with pytest.raises(Refused, match='It can name "c0", "c1", "c2", … or "c99"'):
        strings(["d"], "deck", many)


def test_a_piece_is_in_one_place() -> None:
    places = Places(["ivy", "fern"])
    places.put(0, "hand")
    places.put(1, "deck")
    with pytest.raises(Refused, match='"ivy" is in two places: in “hand” and in “deck”'):
        places.put(0, "deck")
    with pytest.raises(Refused, match='“hand” names "ivy" twice'):
        places.put(0, "hand")


def test_what_is_wrong_is_data_and_german_too() -> None:
    with pytest.raises(Denied) as why:
        fields(pips=9).integer("pips", 0, 0, 2)
    assert why.value.why.data() == {
        "kind": "field-wrong",
        "args": {
            "field": "pips",
            "value": "9",
            "allowed": {"kind": "field-number", "args": {"low": "0", "high": "2"}},
        },
    }
    said = speaker("", "de").say(why.value.why)
    assert said == "„pips“ muss eine Zahl von 0 bis 2 sein (nicht 9)."
