"""Messages that are put together without fluent.runtime read as it would say them."""

from __future__ import annotations

import itertools
import re

import pytest

from allotment.games import SHELF
from allotment.kernel.story import Phrase, Seat
from allotment.words import speaker
from allotment.words.lexicon import LAB, PAGE, Lexicon, Unready, languages, lexicon
from allotment.words.ready import ready

VALUES = ["yes", "no", "Ines", "one", 0, 1, 2, 3, 11, 21, 999, 1000, -3]
MOST = 400  # combinations of values tried for a message
NAMES = re.compile(r"\$([a-zA-Z]\w*)")


def tried(words: Lexicon, source: str) -> list[dict[str, object]]:
    """Arguments for a message: one after the other with every value, then some of all at once."""
    names = sorted(set(NAMES.findall(source)))
    found = [dict.fromkeys(names, value) for value in VALUES]
    mixed = itertools.product(VALUES[:9], repeat=len(names))
    return [
        *found,
        *(dict(zip(names, values, strict=True)) for values in itertools.islice(mixed, 0, MOST, 7)),
    ]


@pytest.mark.parametrize("slug", ["", PAGE, LAB, *SHELF])
@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_alike(slug: str, language: str) -> None:
    words = lexicon(slug, language)
    quick = compared = 0
    for kind, source in words.entries.items():
        if kind.startswith("-"):
            continue
        words.learn(kind)
        message = words.bundle.get_message(kind)
        for pattern in [message.value, *message.attributes.values()]:
            if pattern is None or (say := ready(pattern, words.bundle._plural_form)) is None:
                continue
            quick += 1
            for given in tried(words, source):
                try:
                    said = say(given, words.numbers)
                except Unready:
                    continue
                compared += 1
                assert (said, []) == words.bundle.format_pattern(pattern, {**words.numbers, **given}), kind
    assert quick > 0.8 * len(words.entries), "most messages are put together without fluent.runtime"
    assert compared > 5 * quick


def test_what_names_somebody_is_not_remembered_for_others() -> None:
    phrase = Phrase("to-move", {"names": [Seat(0)], "count": 1})
    here, there = (speaker("garden-dice", names=names) for names in (["Ines", "Tom"], ["Ada", "Bo"]))
    assert "Ines" in here.again(phrase)
    assert "Ada" in there.again(phrase)
    assert "Ines" in here.again(phrase)
