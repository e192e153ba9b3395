"""The score pad as a table, and the language of the terminal."""

from __future__ import annotations

import argparse

import pytest

from allotment.cli.words import language_of, pad_table
from allotment.kernel.result import PadLine, Refused
from allotment.words import speaker
from allotment.words.system import SETTINGS

NAMES = ["You", "Sprout 1"]


def test_the_pad_lines_up() -> None:
    pad = [PadLine("pad-harvests", "GD-HARVEST-3", [12, 7]), PadLine("pad-sun", "GD-FINAL-5", [5, 0])]
    assert pad_table(pad, [17, 7], speaker("garden-dice", names=NAMES)).splitlines() == [
        "             You  Sprout 1",
        "Harvests      12         7",
        "Sun            5         0",
        "Total         17         7",
    ]
    assert pad_table(pad, [17, 7], speaker("garden-dice", "de", NAMES)).splitlines()[1:] == [
        "Ernten      12         7",
        "Sonne        5         0",
        "Summe       17         7",
    ]


@pytest.mark.parametrize(
    ("environment", "asked", "language"),
    [
        ({}, None, "en"),
        ({"LANG": "de_AT.UTF-8"}, None, "de"),
        ({"LANG": "C.UTF-8"}, None, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, None, "en"),
        ({"LANGUAGE": "fr:de", "LANG": "en_US.UTF-8"}, None, "de"),
        ({"LANG": "de_DE.UTF-8"}, "en", "en"),
    ],
)
def test_the_language_is_the_systems_or_the_one_that_is_asked_for(
    environment: dict[str, str], asked: str | None, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of(argparse.Namespace(language=asked)) == language


def test_a_language_without_words_is_refused() -> None:
    with pytest.raises(Refused, match=r"no words in xx\. Languages are en, de"):
        language_of(argparse.Namespace(language="xx"))
