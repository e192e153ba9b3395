"""Says a phrase to one listener: who sits there is "you", the others have names."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from ..kernel.options import HOUSE
from ..kernel.result import Denied, Refused
from ..kernel.story import NOBODY, AnyOf, Args, Notation, Phrase, Seat, Title
from .lexicon import ENGLISH, House, Lexicon, lexicon

YES = "yes"
NO = "no"
APART = "apart"

Meaning = Hashable


class Speaker:
    """One language, one game, the names at the table and who listens (a seat, or NOBODY)."""

    __slots__ = ("kept", "language", "lexicon", "listener", "names", "slug")

    def __init__(self, found: Lexicon, names: Sequence[str], listener: int) -> None:
        self.lexicon = found
        self.slug = found.slug
        self.language = found.language
        self.names = names
        self.listener = listener
        self.kept: dict[Phrase, str] = {}

    def again(self, phrase: Phrase | str) -> str:
        """As `say`, for phrases that are made once and said often, such as offers: remembered by
        the phrase itself, and for every table if it names nobody."""
        if isinstance(phrase, str):
            return phrase
        said = self.lexicon.phrases.get(phrase) or self.kept.get(phrase)
        if said is None:
            said = self.say(phrase)
            self.lexicon.remember(self.lexicon.phrases if names_nobody(phrase) else self.kept, phrase, said)
        return said

    def brief(self, phrase: Phrase | str) -> str:
        """The message's shorter form (`.brief`), for a small button; "" if it has none."""
        if isinstance(phrase, str) or "brief" not in self.lexicon.forms_of(phrase.kind):
            return ""
        return self.lexicon.format(phrase.kind, self.given(phrase), "brief")

    def say(self, phrase: Phrase | str) -> str:
        """The sentence."""
        if isinstance(phrase, str):  # it reads the same in every language
            return phrase
        found, meant = self.lexicon, self.meant(phrase)
        said = found.said.get(meant)
        if said is None:
            said = found.compose(phrase.kind, self.given(phrase))
            found.remember(found.said, meant, said)
        return said

    def all(self, phrases: list[Phrase]) -> str:
        """Several sentences, one after the other."""
        return " ".join(self.say(phrase) for phrase in phrases)

    def text(self, kind: str, seat: int = NOBODY, **args: Any) -> str:
        """As `say`, for whoever draws and has the arguments at hand."""
        return self.say(Phrase(kind, args, seat))

    def has(self, kind: str) -> bool:
        return self.lexicon.has(kind)

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.lexicon.format("seat-name", {"number": str(seat)})

    # ---- what a phrase means: the same for all that read the same, whoever says it to whom ----

    def meant(self, phrase: Phrase) -> Meaning:
        found: list[Meaning] = [phrase.kind]
        if phrase.seat != NOBODY:
            found += (self.name(phrase.seat), phrase.seat == self.listener)
        for name, value in phrase.args.items():
            plain = type(value) is str or type(value) is int
            found += (name, value if plain else self.meaning(value))
        return tuple(found)

    def meaning(self, value: object) -> Meaning:
        """Of an argument."""
        if isinstance(value, Title):
            return Title, value.id, *self.each(value.args.values()), *value.args
        if isinstance(value, Phrase):
            return self.meant(value)
        if isinstance(value, Seat):
            return Seat, self.name(value.number), value.number == self.listener
        if isinstance(value, Notation):
            return value.text
        if isinstance(value, AnyOf):
            return AnyOf, *self.each(value.items)
        if isinstance(value, list):
            return list, *self.each(value)
        return type(value), value  # True isn't 1

    def each(self, values: Iterable[object]) -> list[Meaning]:
        return [
            value if type(value) is str or type(value) is int else self.meaning(value) for value in values
        ]

    # ---- arguments ----

    def given(self, phrase: Phrase) -> dict[str, Any]:
        """What the message is handed: plain text and numbers."""
        found: dict[str, Any] = {}
        if phrase.seat != NOBODY:
            found["who"] = self.name(phrase.seat)
            found["you"] = YES if phrase.seat == self.listener else NO
        for name, value in phrase.args.items():
            if type(value) is str or type(value) is int:
                found[name] = value
            else:
                self.give(found, name, value)
        return found

    def give(self, found: dict[str, Any], name: str, value: object) -> None:
        for suffix, text in self.resolved(value).items():
            found[f"{name}_{suffix}" if suffix else name] = text

    def resolved(self, value: object) -> dict[str, Any]:
        """An argument as it is ("") and in its other forms."""
        if isinstance(value, Title):
            return self.title(value)
        if isinstance(value, Seat):
            return {"": self.name(value.number), "you": YES if value.number == self.listener else NO}
        if isinstance(value, Phrase):
            return {"": self.say(value)}
        if isinstance(value, Notation):
            return {"": value.text}
        if isinstance(value, AnyOf):
            return self.joined(value.items, "list-or")
        if isinstance(value, list):
            return self.joined(value, "list-and")
        if isinstance(value, bool):
            return {"": YES if value else NO}
        return {"": value}

    def title(self, title: Title) -> dict[str, Any]:
        """In all its forms; don't change the result, which may be kept."""
        if not title.args and title.id in self.lexicon.titles:
            return self.lexicon.titles[title.id]
        kind = f"title-{title.id}"
        given = self.args(title.args)
        found = {"": self.lexicon.format(kind, given)}
        for form in self.lexicon.forms_of(kind):
            found[form] = self.lexicon.format(kind, given, form)
        if not title.args:
            self.lexicon.titles[title.id] = found
        return found

    def args(self, args: Args) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in args.items():
            self.give(found, name, value)
        return found

    def joined(self, items: Sequence[object], last: str) -> dict[str, Any]:
        """A list by the rules of the language, in every form that all of its items have; and each again
        with semicolons (`apart`), for items that are lists themselves."""
        each = [self.resolved(item) for item in items]
        if not each:
            nothing = self.lexicon.format("list-none", {})
            return {"": nothing, APART: nothing}
        found: dict[str, Any] = {}
        for form in each[0]:
            if form != "you" and all(form in one for one in each):
                parts = [str(one[form]) for one in each]
                found[form] = self.chained(parts, last)
                found[f"{form}_{APART}" if form else APART] = self.chained(parts, "list-apart", "list-apart")
        return found

    def chained(self, parts: list[str], last: str, more: str = "list-more") -> str:
        said = parts[0]
        for place, part in enumerate(parts[1:], 2):
            kind = last if place == len(parts) else more
            said = self.lexicon.format(kind, {"before": said, "next": part})
        return said


def names_nobody(value: object) -> bool:
    """Does it read the same whoever sits at the table, and whoever listens?"""
    if isinstance(value, Phrase):
        return value.seat == NOBODY and all(names_nobody(one) for one in value.args.values())
    if isinstance(value, Title):
        return all(names_nobody(one) for one in value.args.values())
    if isinstance(value, AnyOf):
        return all(names_nobody(one) for one in value.items)
    if isinstance(value, list | tuple):
        return all(names_nobody(one) for one in value)
    return not isinstance(value, Seat)


@lru_cache(maxsize=1024)
def kept_speaker(slug: str, language: str, names: tuple[str, ...], listener: int, house: House) -> Speaker:
    return Speaker(lexicon(slug, language, house), names, listener)


def speaker(
    slug: str,
    language: str = ENGLISH,
    names: Sequence[str] = (),
    listener: int = NOBODY,
    options: Mapping[str, object] | None = None,
) -> Speaker:
    """Who says it: of a game (or "", the frame), in a language, to somebody; with the options of a table, by
    its house rules. The same for the same question, so that what was drawn with its words can be remembered
    by it."""
    return kept_speaker(slug, language, tuple(names), listener, house_of(options or {}))


def house_of(options: Mapping[str, object]) -> House:
    """The house rules among a table's options."""
    house = options.get(HOUSE)
    return tuple(sorted(house.items())) if isinstance(house, dict) else ()


def complained(why: Refused, language: str) -> str:
    """A refusal as a sentence: in its game's words, or the frame's."""
    return speaker(why.slug if isinstance(why, Denied) else "", language).say(why.cause())


def speaking(view: Mapping[str, Any], slug: str) -> Speaker:
    """Whoever is to say what stands on a drawing of this view; English, where nobody was named."""
    found = view.get("words")
    if isinstance(found, Speaker):
        return found
    return speaker(slug, names=view.get("names", ()), options=view.get("options"))
