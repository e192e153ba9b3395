"""Reading positions politely: a sentence for every wrong field."""

from __future__ import annotations

import pytest

from allotment.kernel.reading import Fields, number
from allotment.kernel.result import Refused


def fields(**table: object) -> Fields:
    return Fields(table, "the position")


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
    with pytest.raises(Refused, match=r"a in the position is .*; it should be a number from 0 to 9"):
        fields(a=value).integer("a", 3, 0, 9)
    with pytest.raises(Refused, match="a number from 0 to 9"):
        fields(a=[value]).integers("a", [0], 0, 9)
    with pytest.raises(Refused, match="a die is"):
        number(value, "a die", 0, 9)


@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_flags_are_flags(value: object) -> None:
    with pytest.raises(Refused, match="true or false"):
        fields(a=value).flag("a", True)
    with pytest.raises(Refused, match="true and false"):
        fields(a=[value]).flags("a", [True])


def test_lists_have_their_length() -> None:
    with pytest.raises(Refused, match="a list of 2 numbers"):
        fields(a=[1]).integers("a", [0, 0], 0, 9)
    with pytest.raises(Refused, match="a list of 2"):
        fields(a=[True]).flags("a", [True, True])
    for value in (None, 1, "ab", {"0": 1}):
        with pytest.raises(Refused, match="it should be a list"):
            fields(a=value).items("a", [])


def test_words() -> None:
    assert fields(a=["x"]).words("a", [], ["x", "y"]) == ["x"]
    with pytest.raises(Refused, match='a in the position names "z", which is unknown'):
        fields(a=["z"]).words("a", [], ["x", "y"])
    with pytest.raises(Refused, match="a list of strings"):
        fields(a=[1]).words("a", [])
    with pytest.raises(Refused, match='it should be one of "x", "y"'):
        fields(a="z").text("a", "x", ["x", "y"])
    with pytest.raises(Refused, match="it should be a string"):
        fields(a=3).text("a", "x")


def test_tables_inside_tables_are_named() -> None:
    inner = fields(hand={"0": {"carrot": "many"}}).fields("hand").fields("0")
    with pytest.raises(Refused, match=r"carrot in hand\.0 is"):
        inner.integer("carrot", 0, 0, 5)
    for value in (None, 1, "x", [1]):
        with pytest.raises(Refused, match="it should be a table of fields"):
            fields(hand=value).fields("hand")
    with pytest.raises(Refused, match="keys are strings"):
        Fields({1: 2}, "the position")


def test_unknown_fields_are_refused() -> None:
    some = fields(a=1, b=2)
    some.integer("a", 0, 0, 9)
    with pytest.raises(Refused, match='the position has an unknown field "b"; known are a'):
        some.done()
    some.names()
    some.done()
