"""The messages of one game (and of the frame around all games) in one language."""

from __future__ import annotations

import re
import threading
import tomllib
from collections.abc import Hashable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ..kernel.house import read_house
from ..kernel.shelf import folder as game_folder
from ..kernel.story import Phrase

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from .ready import Say

PAGE: Final = "page"
LAB: Final = "lab"
HOUSE: Final = "house_"  # before the name of a house rule: what any message of a game may say as an argument
ENGLISH: Final = "en"  # what is said where a language has no words
MOST_KEPT: Final = 20_000  # sentences that a lexicon remembers
ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Unready(Exception):
    """It is for fluent.runtime to say."""


class Unspoken(LookupError):
    """Something has no words, or its words do not fit what is to be said. Only tests see this."""


def folder(slug: str) -> Traversable:
    """Where the words of a game are; "" is the frame, PAGE the pages around the table, LAB the lab."""
    if slug in ("", PAGE, LAB):
        return files(__package__) / (slug or "frame")
    return game_folder(slug) / "table" / "words"


@lru_cache(maxsize=64)
def has_words(slug: str) -> bool:
    return (folder(slug) / f"{ENGLISH}.ftl").is_file()


@lru_cache(maxsize=1)
def languages() -> dict[str, str]:
    """Every language that the frame speaks, with its name for itself; English comes first."""
    found = sorted(file.name[: -len(".ftl")] for file in folder("").iterdir() if file.name.endswith(".ftl"))
    found.sort(key=lambda language: language != ENGLISH)
    return {language: lexicon("", language).format("language-name", {}) for language in found}


def preferred(accepted: str) -> str:
    """The first language of an Accept-Language header that there are words in; English if there is none."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:1000].split(",")[:20]):
        tag, _, weight = part.partition(";")
        try:
            worth = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            worth = 0.0
        wishes.append((-worth, place, tag.strip().lower().partition("-")[0]))
    known = languages()
    return next((tag for worth, _, tag in sorted(wishes) if tag in known and worth < 0), ENGLISH)


House = tuple[tuple[str, int], ...]  # house rules of a table by name: those that differ from the box


@lru_cache(maxsize=64)
def printed(slug: str) -> dict[str, int]:
    """The numbers of the box that a table may change, as arguments of messages."""
    if slug in ("", PAGE, LAB):
        return {}
    file = game_folder(slug) / "components.toml"
    if not file.is_file():
        return {}
    boxed = tomllib.loads(file.read_text(encoding="utf-8"))
    return {HOUSE + number.name: number.box for number in read_house(boxed)} if "house" in boxed else {}


Key = TypeVar("Key")
Value = TypeVar("Value")

LEARNING: Final = threading.Lock()


class Lexicon:
    """Messages are parsed when first asked for, and sentences are kept: a log says the same often."""

    strict = False  # True: what is missing raises Unspoken instead of being said in English

    def __init__(self, slug: str, language: str, below: list[Lexicon], house: House = ()) -> None:
        self.slug = slug
        self.language = language
        self.below = below  # asked in turn for what is missing here: the frame, then English
        self.numbers = {**printed(slug), **{HOUSE + name: value for name, value in house}}
        self.entries = read(folder(slug) / f"{language}.ftl")
        self.bundle = bundle(language)
        self.known: set[str] = set()
        self.kept: dict[tuple[str, tuple[tuple[str, Any], ...]], str] = {}
        self.said: dict[Hashable, str] = {}  # sentences by what they mean, as speakers tell it
        self.titles: dict[str, dict[str, str]] = {}  # those without arguments, in all their forms
        self.phrases: dict[Phrase, str] = {}  # those that name nobody, by the phrase itself
        self.offers: dict[Hashable, Any] = {}  # as pages are told them, where they name nobody
        self.latest: dict[int, list[dict[Any, Any]]] = {}  # by seat: offers as they were last told
        self.forms: dict[str, list[str]] = {}
        self.sayers: dict[tuple[str, str], Say | None] = {}

    def has(self, kind: str) -> bool:
        """Are there words for it in this language: the game's or the frame's?"""
        return kind in self.entries or any(
            one.language == self.language and kind in one.entries for one in self.below
        )

    def home(self, kind: str) -> Lexicon:
        """The lexicon that has the words."""
        if kind in self.entries:
            return self
        for one in self.below:
            if kind in one.entries and (one.language == self.language or not Lexicon.strict):
                return one
        raise Unspoken(f"{self.slug or 'the frame'} has no words for {kind!r} in {self.language!r}")

    def format(self, kind: str, given: dict[str, Any], form: str = "") -> str:
        """The sentence; `form` names an attribute of the message."""
        key = (f"{kind}.{form}", tuple(given.items()))
        said = self.kept.get(key)
        if said is None:
            said = self.compose(kind, given, form)
            self.remember(self.kept, key, said)
        return said

    def compose(self, kind: str, given: dict[str, Any], form: str = "") -> str:
        """The sentence, put together now: for whoever remembers it."""
        return self.home(kind).formatted(kind, given, form)

    def latest_of(self, seat: int) -> list[dict[Any, Any]]:
        """Of each move the offer that it was last told as: where it is unsure what it brings, where it is
        sure, and each again where it ends the turn."""
        found = self.latest.get(seat)
        if found is None or len(found[1]) >= MOST_KEPT:
            found = self.latest[seat] = [{} for _ in range(4)]
        return found

    @staticmethod
    def remember(kept: dict[Key, Value], key: Key, said: Value) -> None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = said

    def formatted(self, kind: str, given: dict[str, Any], form: str) -> str:
        """Without fluent.runtime, if that is possible."""
        if (kind, form) not in self.sayers:
            from .ready import ready  # fluent.syntax comes with it

            self.sayers[kind, form] = ready(self.pattern(kind, form), self.bundle._plural_form)
        sayer = self.sayers[kind, form]
        if sayer is not None:
            try:
                return sayer(given, self.numbers)
            except Unready:
                pass
        said, faults = self.bundle.format_pattern(self.pattern(kind, form), {**self.numbers, **given})
        if faults and Lexicon.strict:
            raise Unspoken(f"{kind!r} in {self.language!r}, given {given}: {faults}")
        return str(said)

    def pattern(self, kind: str, form: str) -> Any:
        self.learn(kind)
        message = self.bundle.get_message(kind)
        found = message.attributes[form] if form else message.value
        if found is None:
            raise Unspoken(f"{kind!r} in {self.language!r} has forms, but says nothing itself")
        return found

    def forms_of(self, kind: str) -> list[str]:
        """The attributes of a message: forms of a title that sentences ask for."""
        found = self.forms.get(kind)
        if found is None:
            home = self.home(kind)
            home.learn(kind)
            found = self.forms[kind] = list(home.bundle.get_message(kind).attributes)
        return found

    def learn(self, name: str) -> None:
        """Parse a message, and whatever it refers to."""
        if name in self.known:
            return
        with LEARNING:  # another thread finds a message known when all of it is
            found, left = set(self.known), [name]
            while left:
                one = left.pop()
                if one in found:
                    continue
                found.add(one)
                source = self.entries[one]
                self.bundle.add_resource(parsed(source))
                left += [other for other in REFERENCE.findall(source) if other in self.entries]
            self.known = found


def bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # only where something is said: it takes half a second

    return FluentBundle([language], use_isolating=False)


def parsed(source: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(source)


def read(file: Traversable) -> dict[str, str]:
    """A Fluent file's messages and terms by name, each as it is written."""
    if not file.is_file():
        return {}
    found: dict[str, str] = {}
    for entry in ENTRY.split(file.read_text(encoding="utf-8"))[1:]:
        name = entry.partition("=")[0].strip()
        if name in found:
            raise Unspoken(f"{file} says {name!r} twice")
        found[name] = entry
    return found


@lru_cache(maxsize=256)
def lexicon(slug: str, language: str, house: House = ()) -> Lexicon:
    """Of a game, with the frame's and the lab's words below its own, and with the numbers that a table plays
    by; "" is the frame, with the lab's."""
    under = {LAB: [], "": [LAB]}.get(slug, ["", LAB])
    below = [lexicon(one, language) for one in under]
    if language != ENGLISH:
        below += [lexicon(one, ENGLISH, house if one == slug else ()) for one in (slug, *under)]
    return Lexicon(slug, language, below, house)
