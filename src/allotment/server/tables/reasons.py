"""Why a bot made the move that somebody looks back at: the reason its own decision carried."""

from __future__ import annotations

from typing import Any

from ...kernel.story import Args, Phrase, read_phrase, retold
from ...words import Speaker
from .client_state import picture
from .game import OVER, Sitting


def reason(sitting: Sitting, at: int, words: Speaker) -> str:
    """In a sentence; "" for moves of people, and in a seat where a bot stands in for one. Where seats see
    different things a reason could give some of them away, so there it waits for the end."""
    thought = sitting.thought(at)
    if thought is None or not thought.reason:
        return ""
    chair = sitting.chairs[thought.seat]
    if chair.kind != "bot" or chair.absent:
        return ""
    if sitting.game.box.hidden and sitting.stage() != OVER:
        return ""
    said = in_words(sitting, thought.reason, sitting.match.state_at(at - 1), thought.seat, words)
    if thought.level:
        given: Args = {"level": thought.level.capitalize(), "name": chair.name}
        said += " " + words.say(Phrase("reason-stand-in", given))
    return said


def in_words(sitting: Sitting, reason: list[Args] | str, state: Any, seat: int, words: Speaker) -> str:
    """A reason as it is kept: phrases, in which a move is called what the table calls it; or, at tables from
    before a game had words, sentences, by themselves or as the kind of a phrase."""
    if isinstance(reason, str):
        return words.say(reason)
    game = sitting.game

    def called(text: str) -> Phrase:
        view = {**game.view(state, seat), "options": game.options, "names": sitting.names(), "words": words}
        title, line = picture(game.slug).say(view, text)[:2]
        if not line:
            return Phrase("move-called", {"title": words.say(title)})
        return Phrase("move-called-more", {"title": words.say(title), "line": words.say(line)})

    return words.all([retold(known(read_phrase(phrase), words), called) for phrase in reason])


def known(phrase: Phrase, words: Speaker) -> Phrase:
    """Old tables keep reasons as the sentences that kinds were once."""
    if words.has(phrase.kind):
        return phrase
    return Phrase("spoken", {"text": phrase.kind.replace("{who}", words.name(phrase.seat))})
