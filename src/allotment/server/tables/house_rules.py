"""House rules in words: what may be changed, what a table has changed, and addresses that name it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from ...games import box
from ...kernel.house import deviations, parsed
from ...kernel.options import HOUSE, Options
from ...words import ENGLISH, house_of, speaker

Data = dict[str, Any]


def numbers(slug: str, language: str = ENGLISH) -> list[Data]:
    """The numbers of a game that a table may change: name, the box's value, range, rule, and what it is."""
    words = speaker(slug, language)
    return [{**number.data(), "says": words.text(f"house-{number.name}")} for number in box(slug).house]


def changed(slug: str, options: Mapping[str, object], language: str) -> list[Data]:
    """The numbers that these options change, each with its new value."""
    agreed = dict(house_of(options))
    return [
        {**number, "value": agreed[number["name"]]}
        for number in numbers(slug, language)
        if number["name"] in agreed
    ]


def asked(slug: str, query: Mapping[str, str]) -> Options:
    """The house rules that an address names, such as ?set_bonus=12, as options: only those that differ from
    the box. Other names are ignored."""
    house = box(slug).house
    names = {number.name for number in house}
    given = dict([parsed(house, f"{name}={value}") for name, value in query.items() if name in names])
    found = deviations(slug, house, given)
    return {HOUSE: found} if found else {}


def query(options: Mapping[str, object], **more: str) -> str:
    """The other way round: the query of an address."""
    given = {**more, **dict(house_of(options))}
    return f"?{urlencode(given)}" if given else ""
