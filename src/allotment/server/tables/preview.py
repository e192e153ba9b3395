"""What a move would bring, worked out in worlds the seat cannot tell from the table's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ...kernel.chance import seeded
from ...kernel.foresight import Worth, worths
from ...kernel.game import NOBODY, Move
from ...words import Speaker
from ..refusals import refusal
from .game import OVER, TableGame
from .history import state_at
from .rules import picture

Data = dict[str, Any]

MOST_PREVIEWS: Final = 250  # offers whose points are worked out in advance
LUCKS: Final = 3  # worlds tried where luck follows: what holds in all of them is certain enough to tell


def worth(game: TableGame, seat: int, offers: list[Move]) -> list[Worth]:
    """What the seat scores at once for each offer, by the rules."""
    rules = game.rules
    if rules.box.real_time or len(offers) > MOST_PREVIEWS:
        return [Worth(None, False, False)] * len(offers)
    found = worths(rules, [game.world(seat)], seat, offers)
    unsure = [at for at, brings in enumerate(found) if not brings.sure]
    if unsure:  # other worlds are needed only where something is revealed
        others = [game.world(seat, luck) for luck in range(1, LUCKS)]
        tried = worths(rules, others, seat, [offers[at] for at in unsure], [found[at] for at in unsure])
        for at, brings in zip(unsure, tried, strict=True):
            found[at] = brings
    return found


def preview(game: TableGame, seat: int, text: str, layout: str, words: Speaker) -> Data:
    """What a move would score and what would be told of it; where luck follows, what is certain of that."""
    worlds = (game.world(seat, luck) for luck in range(LUCKS))
    return foreseen(game, seat, game.rules.read_move(text), layout, words, game.match.state, worlds)


def foresight(game: TableGame, at: int, text: str, layout: str, words: Speaker) -> Data:
    """The same for a move that could have been made earlier in a game that is over, and its pieces."""
    events, rules = game.match.record.events, game.rules
    if game.stage() != OVER:
        raise refusal("not-over", 409)
    if at >= len(events) or events[at].seat < 0:
        raise refusal("no-moment", of=len(events) - 1, at=at)
    state, seat, move = rules.clone(state_at(game, at)), events[at].seat, rules.read_move(text)
    why = rules.objection(state, seat, move)
    if why is not None:
        raise game.refusal(why, seat, why.rule)
    lucks = (seeded(f"{game.row['shade']} {at} {luck}") for luck in range(LUCKS))
    worlds = (rules.determinise(state, seat, luck) for luck in lucks)
    found = foreseen(game, seat, move, layout, words, state, worlds)
    view = {**rules.view(state, seat), "options": rules.options, "names": game.names(), "words": words}
    room = picture(rules.slug)
    title, line, icon = room.say(view, move)[:3]
    found["say"] = {"title": words.say(title), "line": words.say(line), "icon": icon}
    found["path"] = room.paths(view, [move], seat)[0]
    return found


def foreseen(
    game: TableGame,
    seat: int,
    move: Move,
    layout: str,
    words: Speaker,
    state: Any,
    worlds: Iterable[Any],
) -> Data:
    """What a move does in worlds that the seat cannot tell from the state: as far as they agree."""
    rules, names = game.rules, game.names()
    told: list[list[Data]] = []
    gained: list[list[int]] = []
    for world in worlds:
        before, known = rules.scores(world), world.revealed
        world.story = []
        rules.apply(world, seat, move)
        gained.append([new - old for new, old in zip(rules.scores(world), before, strict=True)])
        told.append(
            [
                {"text": words.say(line), "rule": line.rule, "keys": line.keys}
                for line in world.story or []
                if line.ears == NOBODY or line.ears == seat
            ]
        )
        sure = world.revealed == known
        if sure:
            break
    lines = [line for line in told[0] if all(line in others for others in told)]
    gains = [one if all(by[other] == one for by in gained) else None for other, one in enumerate(gained[0])]
    if rules.box.real_time and not sure:  # what a check finds is told by the check, however likely it is
        lines, gains = lines[:1], [None] * rules.seats
    found: Data = {"points": gains[seat], "gains": gains, "sure": sure, "lines": lines}
    room = picture(rules.slug)
    view = {**rules.view(state, seat), "options": rules.options, "names": names, "words": words}
    if hasattr(room, "way"):
        found["way"] = room.way(view, move, seat)
    if hasattr(room, "after") and layout != "plain":
        found["after"] = [piece.data() for piece in room.after(view, move, seat, layout)]
    return found
