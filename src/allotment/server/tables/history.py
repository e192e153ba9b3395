"""Looking back: the table as it was after a move, why a bot made it, and the score pad at that moment."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import seeded
from ...kernel.game import NOBODY
from ...kernel.match import APART
from ...kernel.story import Args, Phrase, read_phrase, retold
from ...words import Speaker
from ..refusals import refusal
from .game import OVER, TableGame
from .phrases import pad_line
from .rules import picture

Data = dict[str, Any]


def state_at(game: TableGame, at: int) -> Any:
    """The state after so many events, to be read only. It is played on from the state that was looked at
    last, or from the snapshot before it: never more than a few dozen events, however long the game is."""
    match, rules = game.match, game.rules
    begins = at - at % APART
    known, state = game.looked_at
    if state is None or not begins <= known <= at:
        known, state = begins, match.kept[at // APART]
    state = match.played_on(rules.clone(state), known, at)
    game.looked_at = (at, state)
    return state


def past(game: TableGame, seat: int, layout: str, at: int, words: Speaker) -> Data:
    """A moment of the history, as this seat saw it then."""
    match, rules = game.match, game.rules
    events, state = match.record.events, state_at(game, at)
    view = rules.view(state, seat)
    scores = rules.scores(state)
    begins, ends = game.told_by(at)
    keys = [
        key
        for line in match.story()[begins:ends]
        if line.ears == NOBODY or line.ears == seat
        for key in line.keys
    ]
    message: Data = {
        "at": at,
        "of": len(events),
        "seats": [{"seat": other, "score": score} for other, score in enumerate(scores)],
        "keys": list(dict.fromkeys(keys)),
        "text": str(events[at - 1]) if at else "",
        "say": " ".join(game.log.moment(game, at, words.language, words.listener)),
    }
    if layout == "plain":
        message["view"] = view
    else:
        drawn = {**view, "options": rules.options, "names": game.names(), "words": words}
        message["scene"] = picture(rules.slug).scene(drawn, seat, layout).data()
    return message


def moves_by(game: TableGame, at: int) -> int:
    """How many moves there were by then, as the page counts them: no ticks that tell nothing."""
    if not game.rules.box.real_time:
        return at
    told = (game.told_by(event) for event in range(1, at + 1))
    return sum(begins < ends for begins, ends in told)


def pad_at(game: TableGame, seat: int, at: int | None, words: Speaker) -> Data:
    """Counted in a world that these eyes can't tell from the table's, so it reveals nothing."""
    of = len(game.match.record.events)
    if at is not None and at > of:
        raise refusal("no-moment", of=of, at=at)
    if at is None or at == of:
        at, world = of, game.world(seat)
    else:
        luck = seeded(f"{game.row['shade']} {at}")
        world = game.rules.determinise(state_at(game, at), seat, luck)
    pad = game.rules.pad(world)
    return {
        "at": at,
        "pad": [pad_line(line, words) for line in pad],
        "totals": [sum(line.points[other] for line in pad) for other in range(game.rules.seats)],
    }


def reason(game: TableGame, at: int, words: Speaker) -> str:
    """In a sentence; "" for moves of people, and in a seat where a bot stands in for one. Where seats see
    different things a reason could give some of them away, so there it waits for the end."""
    thought = game.thought(at)
    if thought is None or not thought.reason:
        return ""
    holder = game.holders[thought.seat]
    if holder.kind != "bot" or holder.absent:
        return ""
    if game.rules.box.hidden and game.stage() != OVER:
        return ""
    said = in_words(game, thought.reason, state_at(game, at - 1), thought.seat, words)
    if thought.level:
        given: Args = {"level": thought.level.capitalize(), "name": holder.name}
        said += " " + words.say(Phrase("reason-stand-in", given))
    return said


def in_words(game: TableGame, reason: list[Args] | str, state: Any, seat: int, words: Speaker) -> str:
    """A reason as it is kept: phrases, in which a move is called what the table calls it; or, at tables from
    before a game had words, sentences, by themselves or as the kind of a phrase."""
    if isinstance(reason, str):
        return words.say(reason)
    rules = game.rules

    def called(text: str) -> Phrase:
        view = {**rules.view(state, seat), "options": rules.options, "names": game.names(), "words": words}
        title, line = picture(rules.slug).say(view, rules.read_move(text))[:2]
        if not line:
            return Phrase("move-called", {"title": words.say(title)})
        return Phrase("move-called-more", {"title": words.say(title), "line": words.say(line)})

    return words.all([retold(known(read_phrase(phrase), words), called) for phrase in reason])


def known(phrase: Phrase, words: Speaker) -> Phrase:
    """Old tables keep reasons as the sentences that kinds were once."""
    if words.has(phrase.kind):
        return phrase
    return Phrase("spoken", {"text": phrase.kind.replace("{who}", words.name(phrase.seat))})
