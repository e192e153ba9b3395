"""A sentence is remembered by what it means: whatever makes it another sentence makes it another meaning."""

from __future__ import annotations

from importlib import import_module

import pytest

from allotment.kernel.story import AnyOf, Notation, Phrase, Seat, Title
from allotment.words import speaker
from allotment.words.lexicon import Lexicon

SLUG = "garden-dice"
INES = speaker(SLUG, "en", ("Ines", "Tom"), 0)
TOM = speaker(SLUG, "en", ("Ines", "Tom"), 1)


def label(**args: object) -> Phrase:
    return Phrase("label-seeds", dict(args))


def test_equal_phrases_mean_the_same_to_every_listener_they_do_not_name() -> None:
    first = label(veggie=Title("carrot"), count=[Phrase("die", {"die": 2}), Notation("a")])
    again = label(veggie=Title("carrot"), count=[Phrase("die", {"die": 2}), Notation("a")])
    assert INES.meant(first) == INES.meant(again) == TOM.meant(again)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (True, 1),
        (1, "1"),
        (1, 1.0),
        (Title("carrot"), "carrot"),
        (Title("carrot"), Title("pepper")),
        (Title("carrot", {"count": 1}), Title("carrot", {"count": 2})),
        (Title("carrot", {"count": 1}), Title("carrot", {"veggies": 1})),
        (["a", "b"], AnyOf(["a", "b"])),
        (["a", "b"], ["a", ["b"]]),
        (Phrase("die", {"die": 1}), Phrase("die", {"die": 2})),
        (Phrase("die", {"die": 1}), Phrase("die", {"die": 1}, 0)),
        (Seat(0), Seat(1)),
        (Seat(0), "Ines"),
    ],
)
def test_other_arguments_mean_something_else(one: object, other: object) -> None:
    assert INES.meant(label(what=one)) != INES.meant(label(what=other))


def test_whoever_is_named_is_part_of_the_meaning() -> None:
    about = label(who=Seat(0))
    assert INES.meant(about) != TOM.meant(about)  # "you", and "Ines"
    assert INES.meant(Phrase("die", {}, 0)) != TOM.meant(Phrase("die", {}, 0))
    renamed = speaker(SLUG, "en", ("Ada", "Tom"), 1)
    assert TOM.meant(about) != renamed.meant(about)


def test_a_sentence_is_put_together_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    compose = Lexicon.compose

    def counted(self: Lexicon, kind: str, *given: object) -> str:
        made.append(kind)
        return compose(self, kind, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Lexicon, "compose", counted)
    monkeypatch.setattr(INES.lexicon, "said", {})
    said = [one.text("label-seeds", veggie=Title("carrot"), count=3) for one in (INES, TOM, INES)]
    assert len(set(said)) == 1 and made.count("label-seeds") == 1


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("allotment.words.lexicon"), "MOST_KEPT", 10)
    monkeypatch.setattr(INES.lexicon, "said", {})
    for count in range(100):
        assert INES.text("label-seeds", veggie=Title("carrot"), count=count)
    assert len(INES.lexicon.said) <= 10
