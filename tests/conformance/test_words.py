"""What games and the frame say: in every language, to every listener, in one voice. A game is tested from the
moment it has a words folder."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from allotment.bots import make_bot
from allotment.games import SHELF, box, make, room
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.kernel.story import AnyOf, Phrase, Seat, Title
from allotment.play.driver import Driver
from allotment.words import (
    ENGLISH,
    LAB,
    PAGE,
    Speaker,
    client_words,
    has_words,
    languages,
    lexicon,
    preferred,
    speaker,
)
from allotment.words.lexicon import Lexicon, Unspoken, folder

from .samples import SHORT, accepted

CONVERTED: Final = [slug for slug in SHELF if has_words(slug)]
FILES: Final = ["", PAGE, LAB, *CONVERTED]  # "" is the frame
NAMES: Final = ["Ines", "Tom", "Noor", "Olu", "Mia", "Jo"]
GAMES: Final = int(os.environ.get("WORDS_GAMES", "2"))  # of each number of seats; `make words` plays many
QUICK: Final = ("training-a", "solo")  # ways to play in real time in which bots that plan come to an end soon
ASKED: Final = 150  # moves of the table whose objections are asked for, at each of a game's looked-at moments
STRANGE: Final = re.compile(
    r"\b[a-cex]\d\d\b|\bt[abc]\d\b|\b(?:red|blue|green|yellow|white|black)-(?!fruit tree)\w|\bseat[ -]\d"
    r"|\{|\}|\?\?\?"
)
STOPWORDS: Final = re.compile(
    r"\b(the|with|your?|you|and|turn|of|to|for|on|by|has|is|from|more|all|move|points|card|tile)\b",
    re.IGNORECASE,
)
THIRD: Final = re.compile(r"\b[Yy]ou (\w+)")
NOT_VERBS: Final = {
    "always",
    "is",
    "this",
    "less",
}  # after "you", though they end like a verb of somebody else's
DU: Final = re.compile(r"^Du (\w+)")
TOLD: Final = ("lesson-", "about-", "option-", "house-", "box-line", "sort-", "noun-")  # without a move


def strange(text: str, ids: list[str]) -> list[str]:
    """Ids and what is left of a message that does not fit."""
    return STRANGE.findall(text) + [id for id in ids if id in text]


def wrong_verbs(text: str) -> list[str]:
    """Verbs of somebody else's after "you"."""
    return [
        verb
        for verb in THIRD.findall(text)
        if verb in ("has", "is", "was")
        or (verb.endswith("s") and not verb.endswith("ss") and verb not in NOT_VERBS)
    ]


def not_german(text: str) -> list[str]:
    """English words, and verbs of somebody else's after "Du"."""
    wrong = [verb for verb in DU.findall(text) if not verb.endswith(("st", "ßt", "zt"))]
    return STOPWORDS.findall(text.replace("in den", "")) + wrong


@pytest.mark.parametrize(
    "text", ["You lay red-2-a.", "Sprout: place a07 at 6,6.", "Seat 0 { $x }", "a ??? b"]
)
def test_a_planted_id_is_found(text: str) -> None:
    assert strange(text, ["red-2-a"])
    assert not strange("You lay Maple gate 2 at 6,6.", ["red-2-a"])


@pytest.mark.parametrize("text", ["You rolls 1.", "It’s time: you has the token.", "You begins."])
def test_a_planted_verb_is_found(text: str) -> None:
    assert wrong_verbs(text)
    assert not wrong_verbs("You roll 1; you pass, as you always do.")


@pytest.mark.parametrize("text", ["Du würfelt 3.", "Ines places einen Samen on 2,4.", "Your Zug."])
def test_planted_english_is_found_in_german(text: str) -> None:
    assert not_german(text)
    assert not not_german("Du würfelst 3 und kaufst in den Reihen einen Samen.")


def others() -> list[str]:
    return [language for language in languages() if language != ENGLISH]


# ---- the files ----


class Names(Visitor):
    """The variables that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 the visitor's way
        self.found.add(node.id.name)


@lru_cache
def parsed(slug: str, language: str) -> dict[str, ast.Message]:
    text = (folder(slug) / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{slug or 'frame'}, {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


@lru_cache
def variables(slug: str, language: str, kind: str) -> set[str]:
    seen = Names()
    seen.visit(parsed(slug, language)[kind])
    return seen.found


def plain_text(entry: ast.Message) -> str:
    """The words of a message, without what is put into them."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 the visitor's way
            found.append(node.value)

    Texts().visit(entry)
    return " ".join(found)


@pytest.mark.parametrize("slug", FILES)
def test_every_language_says_everything(slug: str) -> None:
    english = parsed(slug, ENGLISH)
    assert set(lexicon(slug, ENGLISH).entries) == set(english), "the quick reader and Fluent's own agree"
    for language in others():
        there = parsed(slug, language)
        assert set(lexicon(slug, language).entries) == set(there)
        assert not set(english) - set(there), f"not said in {language}"
        assert not set(there) - set(english), f"said in {language} only"


@pytest.mark.parametrize("slug", FILES)
def test_every_language_uses_the_same_arguments(slug: str) -> None:
    for language in others():
        differ = []
        for kind in set(parsed(slug, ENGLISH)) & set(parsed(slug, language)):
            bases = [
                {name.partition("_")[0] for name in variables(slug, one, kind)} for one in (ENGLISH, language)
            ]
            if bases[0] != bases[1]:
                differ.append(kind)
        assert not differ, f"other arguments in {language}"


@pytest.mark.parametrize("slug", FILES)
def test_nothing_is_left_in_english(slug: str) -> None:
    for language in others():
        left = []
        for kind, entry in parsed(slug, ENGLISH).items():
            words = plain_text(entry)
            if kind.startswith("title-") and words[:1].isupper():
                continue  # a name, such as Fort Denison
            there = parsed(slug, language).get(kind)
            if there is not None and re.search(r"[a-z]{4}", words) and words == plain_text(there):
                left.append(kind)
        assert not left, f"left in English in {language}"


@pytest.mark.parametrize("slug", CONVERTED)
def test_every_number_that_a_table_may_change_has_words(slug: str) -> None:
    names = {number.name for number in box(slug).house}
    assert {
        kind.removeprefix("house-") for kind in parsed(slug, ENGLISH) if kind.startswith("house-")
    } == names
    asked = {
        name.removeprefix("house_")
        for kind in parsed(slug, ENGLISH)
        for name in variables(slug, ENGLISH, kind)
        if name.startswith("house_")
    }
    assert asked <= names, "a sentence asks for a number that no table may change"


def test_a_sentence_says_the_number_of_its_table() -> None:
    options = {"house": {"extra": 1}}
    assert "1 extra point each" in speaker("the-gardens").text("about-duck-pond")
    assert "3 extra points each" in speaker("the-gardens", options={"house": {"extra": 3}}).text(
        "about-duck-pond"
    )
    assert "1 Punkt mehr" in speaker("the-gardens", "de", options=options).text("about-duck-pond")
    assert "statues: 10 per" in speaker("the-gardens", options=options).text("sketch-end-statue-majority")


# ---- what is said in whole games ----


def options_of(slug: str) -> Iterator[dict[str, Any]]:
    """Every number of seats, and every way to play."""
    short = SHORT.get(slug, {})
    option = box(slug).option("seats")
    ways: list[dict[str, Any]] = [{"seats": seats} for seats in range(option.low, option.high + 1)]
    ways += [
        {"mode": mode} for option in box(slug).options if option.name == "mode" for mode in option.choices
    ]
    yield from ({**way, **short} for way in ways if accepted(slug, {**way, **short}) is not None)


@lru_cache
def said_in_play(slug: str) -> dict[str, Phrase]:
    """One phrase of every kind and shape that whole games come to: story, objections, pad, offers, status,
    facts, reasons, why nothing can be taken back; and lessons, pieces and options. Shapes that differ in
    numbers alone are kept four times."""
    times: dict[str, int] = {}
    found: dict[str, Phrase] = {}

    def keep(phrase: object) -> None:
        if isinstance(phrase, Phrase):
            key = f"{phrase} of {phrase.seat}"
            shape = re.sub(r"\d+", "#", key)
            if key not in found and times.get(shape, 0) < 4:
                times[shape] = times.get(shape, 0) + 1
                found[key] = phrase
            for value in phrase.args.values():
                for inner in inside(value):
                    keep(inner)

    for options in options_of(slug):
        for number in range(GAMES):
            looked_at(slug, options, f"words {number}", keep)
    for kind in parsed(slug, ENGLISH):
        asked = {name for name in variables(slug, ENGLISH, kind) if not name.startswith("house_")}
        if kind.startswith(TOLD) and not asked:
            keep(Phrase(kind))
    return found


def inside(value: object) -> list[Any]:
    return value.items if isinstance(value, AnyOf) else value if isinstance(value, list) else [value]


def looked_at(slug: str, options: dict[str, Any], seed: str, keep: Any) -> None:
    game = make(slug, options)
    match = Match(game, Record(slug, game.version, game.options, seed), seeded(seed))
    driver = Driver(match, seed, reasons=True)
    if game.box.real_time:
        bot = "gardener:1it" if game.options["mode"] in QUICK else "random"
    else:
        bot = "sprout" if seed.endswith("0") else "seedling"
    for seat in range(game.seats):
        driver.seat(seat, make_bot(bot))
    luck, step = seeded(f"asked {seed}"), 0
    while not match.over() and step < 3000:
        if step % 12 == 0:
            moment(game, match, luck, keep)
        decision = driver.step()
        if decision is not None:
            for phrase in decision.reason:
                keep(phrase)
        step += 1
    moment(game, match, luck, keep)
    for line in match.story():
        keep(line)
    result = game.result(match.state)
    if result is not None:
        keep(result.ended())


def moment(game: Any, match: Any, luck: Any, keep: Any) -> None:
    state, picture = match.state, room(game.slug, "table.scene")
    for line in game.pad(state):
        keep(line)
    for seat in range(game.seats):
        keep(match.why_no_undo(seat))
        view = {**game.view(state, seat), "options": game.options, "names": NAMES[: game.seats]}
        for label, _ in picture.facts(view, seat):
            keep(label)
        offers = game.legal(state, seat)
        if offers:
            keep(picture.status(view, offers, seat))
        for move in offers[:: max(1, len(offers) // 40)]:
            words = picture.say(view, move)
            for part in (words.title, words.line, words.gain):
                keep(part)
        for _ in range(ASKED // game.seats):
            keep(game.objection(state, seat, game.moves[luck.below(len(game.moves))]))


def listeners(slug: str, language: str) -> list[Speaker]:
    most = box(slug).option("seats").high
    return [speaker(slug, language, NAMES[:most], seat) for seat in [NOBODY, *range(most)]]


@pytest.mark.parametrize("slug", CONVERTED)
def test_every_kind_has_words_and_every_argument_is_used(slug: str) -> None:
    for language in languages():
        for phrase in said_in_play(slug).values():
            home = slug if phrase.kind in parsed(slug, language) else ""
            assert phrase.kind in parsed(home, language), f"no words for {phrase} in {language}"
            asked = variables(home, language, phrase.kind)
            bases = {name.partition("_")[0] for name in asked}
            unused = set(phrase.args) - bases
            assert not unused, f"{phrase.kind} in {language} does not say {unused}"
            if phrase.seat != NOBODY:
                assert bases & {"who", "you"} or phrase.kind.startswith("sign-"), f"{phrase.kind}: whom?"


@pytest.mark.parametrize("slug", CONVERTED)
def test_no_sentence_shows_an_id_or_stumbles(slug: str) -> None:
    """Said in strict mode, so that a word or an argument that is missing raises."""
    ids = [
        kind.removeprefix("title-") for kind in lexicon(slug, ENGLISH).entries if kind.startswith("title-")
    ]
    shown = [id for id in ids if re.search(r"[-\d]", id)]
    for language in languages():
        for words in listeners(slug, language):
            for phrase in said_in_play(slug).values():
                text = words.say(phrase)
                assert text.strip() == text and "  " not in text, f"{phrase}: {text!r}"
                assert not strange(text, shown), f"{phrase} in {language}: {text}"


@pytest.mark.parametrize("slug", CONVERTED)
def test_you_have_verbs_of_your_own(slug: str) -> None:
    for phrase in said_in_play(slug).values():
        for words in listeners(slug, ENGLISH):
            assert not wrong_verbs(words.say(phrase)), words.say(phrase)


@pytest.mark.parametrize("slug", CONVERTED)
def test_german_is_german(slug: str) -> None:
    for phrase in said_in_play(slug).values():
        for words in listeners(slug, "de"):
            text = words.say(phrase)
            assert not not_german(text), f"{phrase}: {text}"


@pytest.mark.parametrize("slug", CONVERTED)
def test_everybody_hears_the_same_thing_differently(slug: str) -> None:
    """A line about a seat is another sentence for whoever sits there than for the rest."""
    lines = [phrase for phrase in said_in_play(slug).values() if phrase.seat == 0]
    assert lines
    for language in languages():
        everybody, one, *_ = listeners(slug, language)
        for phrase in lines:
            if (
                "who" in variables(slug, language, phrase.kind)
                if phrase.kind in parsed(slug, language)
                else False
            ):
                assert everybody.say(phrase) != one.say(phrase), phrase
                assert "Ines" in everybody.say(phrase) and "Ines" not in one.say(phrase), one.say(phrase)


def alike(one: list[list[str]], other: list[list[str]]) -> Iterator[tuple[str, str]]:
    """Text by text; a piece on which a name takes more lines in one language is compared as a whole."""
    for texts, others in zip(one, other, strict=True):
        if len(texts) == len(others):
            yield from zip(texts, others, strict=True)
        else:
            yield " ".join(texts), " ".join(others)


@pytest.mark.parametrize("slug", CONVERTED)
def test_the_table_is_drawn_in_every_language(slug: str) -> None:
    """Labels and inscriptions, and the table in text."""
    game: Any = make(slug, {})
    state = game.start(seeded("drawn"))
    luck = seeded("drawn on")
    drawn: dict[str, list[list[str]]] = {language: [] for language in languages()}  # piece by piece
    for _ in range(60):
        seat = next(seat for seat in game.to_act(state) if seat >= 0)
        offers = game.legal(state, seat)
        if not offers:
            break
        game.apply(state, seat, offers[luck.below(len(offers))])
        if not game.to_act(state):
            break
        for language, texts in drawn.items():
            words = speaker(slug, language, NAMES[: game.seats], 0)
            view = {**game.view(state, 0), "options": game.options, "names": words.names, "words": words}
            for layout in ("wide", "tall"):
                for piece in room(slug, "table.scene").scene(view, 0, layout).pieces.values():
                    inscribed = re.findall(r"<t(?:ext|span)[^>]*>([^<]+)<", piece.drawing)
                    texts.append([piece.label, *inscribed])
            texts.append([room(slug, "table.sketch").sketch(view, 0)])
    for one, other in pairwise(drawn):
        assert len(drawn[one]) == len(drawn[other]) > 100
    for language in others():
        for english, text in alike(drawn[ENGLISH], drawn[language]):
            if re.search(r"[a-z]{4}", re.sub("|".join(NAMES), "", english)):
                assert english != text, f"drawn in English for {language}: {english}"


# ---- how it works ----


def test_play_comes_to_everything_that_is_said() -> None:
    """Lines, objections, the pad, offers, status, facts, reasons, lessons and pieces."""
    for slug in CONVERTED:
        kinds = [phrase.kind for phrase in said_in_play(slug).values()]
        for beginning in ("no-", "pad-", "offer-", "status-", "fact-", "lesson-", "about-"):
            assert any(kind.startswith(beginning) for kind in kinds), f"{slug}: {beginning}"
        assert any(kind.startswith(("reason-", "sign-")) for kind in kinds), slug


def test_lists_titles_seats_and_phrases_within_phrases() -> None:
    words = speaker("garden-dice", names=NAMES, listener=1)
    veggies = [Title("carrot"), Title("artichoke"), Title("squash")]
    assert words.resolved(veggies) == {
        "": "carrot, artichoke and squash",
        "apart": "carrot; artichoke; squash",
        "a": "a carrot, an artichoke and a squash",
        "a_apart": "a carrot; an artichoke; a squash",
        "many": "carrots, artichokes and squashes",
        "many_apart": "carrots; artichokes; squashes",
    }
    assert words.resolved(AnyOf([1, 2, 3]))[""] == "1, 2 or 3"
    assert words.resolved([Seat(0), Seat(2)])[""] == "Ines and Noor"
    assert words.resolved([])[""] == "nothing"
    assert words.resolved(Seat(1)) == {"": "Tom", "you": "yes"}
    assert words.resolved(Phrase("bent-die", {"die": 3, "to": 4}))[""] == "a 3 bent to 4"
    assert speaker("garden-dice").name(2) == "Seat 2"
    assert speaker("", "de").text("gathering", open=1).startswith("Es fehlt noch eine Person")


def test_scripts_get_their_words_as_data() -> None:
    for language in languages():
        words = client_words(language)
        assert set(words) == {
            kind.removeprefix("ui-") for kind in parsed(PAGE, language) if kind.startswith("ui-")
        }
    assert client_words("en")["step"] == ["Step ", ["step"], " of ", ["of"]]
    assert client_words("en")["bots-fill"][0][1]["one"] == ["a bot takes the free seat"]
    assert client_words("de")["close"] == ["Schließen"]


def test_scripts_ask_for_words_that_there_are() -> None:
    """Every t('kind') of the scripts has its message, and every message for scripts is asked for."""
    scripts = "".join(
        file.read_text(encoding="utf-8")
        for file in (files("allotment.server") / "static").iterdir()
        if file.name.endswith(".js")
    )
    asked = set(re.findall(r"\bt\('([\w-]+)'", scripts))
    assert asked <= set(client_words(ENGLISH)), "no words"
    quoted = set(re.findall(r"'([\w-]+)'", scripts))
    picked = (
        *(
            "confirm-",
            "ending-",
            "pace-",
            "bots-",
            "sound-",
            "warn-",
            "colours-",
            "speed-",
        ),  # a setting and its value
        *("level-", "plays-", "kind-", "sits-", "hints-"),  # of a bot's level, of who sits there
        "lab-",  # of a study's stage and of a figure
    )
    unused = {kind for kind in client_words(ENGLISH) if kind not in quoted and not kind.startswith(picked)}
    assert unused <= {"laid", "seeded", "brought", "forked", "resumed", "erased"}, (
        "those are where luck comes from"
    )


def test_what_is_missing_fails_here_and_is_english_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Lexicon("", "de", [lexicon("", ENGLISH)])
    del found.entries["undo-over"]
    with pytest.raises(Unspoken, match="no words for 'undo-over' in 'de'"):
        found.format("undo-over", {})
    with pytest.raises(Unspoken, match="gathering"):
        found.format("gathering", {})
    monkeypatch.setattr(Lexicon, "strict", False)
    assert found.format("undo-over", {}) == "The game is over."


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de-DE,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.2", "en"),
        ("fr-FR,fr;q=0.9,de;q=0.4,en;q=0.1", "de"),
        ("de;q=0,en", "en"),
        ("", "en"),
        ("*", "en"),
        ("de;q=x", "en"),
    ],
)
def test_a_browser_says_which_language_it_likes(accepted: str, language: str) -> None:
    assert preferred(accepted) == language
