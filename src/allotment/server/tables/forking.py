"""New tables that begin in the middle: from a moment of a finished game, or with a puzzle."""

from __future__ import annotations

import json
from typing import Any, Final

from ...bots import LEVELS
from ...kernel.chance import seeded
from ...kernel.game import NOBODY
from ...kernel.options import plain
from ...kernel.record import MOST_FORKS, read_event
from ...kernel.result import Refused
from ...kernel.story import Phrase
from ...words import speaker
from ..messages.http import NewFork, NewTable
from ..refusals import refusal
from . import puzzling, tutorial
from .creation import Draft, called
from .game import OVER, TableGame
from .history import moves_by, state_at
from .holders import Holder
from .live import LiveTable
from .names import bot_name
from .registry import Registry
from .rules import rules_of

WORDS: Final = (
    "heading", "says", "seat", "others", "bots", "friends", "level", "luck-of", "fresh", "same", "same-says",
    "start",
)  # fmt: skip

Data = dict[str, Any]


def forkable(game: TableGame, at: int) -> None:
    """Refused while the game runs: a fork of it would show what nobody may know yet."""
    if game.stage() != OVER:
        raise refusal("fork-unfinished", 409)
    last = len(game.match.record.events) - 1
    if at > last:
        raise refusal("fork-at-end", of=last, at=at)
    if sum(where <= at for where, _ in game.match.record.forks) >= MOST_FORKS:
        raise refusal("fork-often")


def refreshable(game: TableGame, at: int) -> bool:
    """Can all that nobody has seen be drawn anew there?"""
    try:
        game.rules.reshuffled(state_at(game, at), seeded("a try"))
    except Refused:
        return False
    return True


def form(game: TableGame, at: int, session: str, language: str) -> Data:
    """What may be chosen, and how it is asked for."""
    forkable(game, at)
    words = speaker("", language)
    own = game.seats_of(session)
    acting = game.match.record.events[at].seat
    return {
        "words": {
            name: words.text(f"fork-{name}", **({"at": moves_by(game, at)} if name == "says" else {}))
            for name in WORDS
        },
        "seats": [{"seat": seat, "name": name} for seat, name in enumerate(game.names())],
        "seat": own[0] if own else max(0, acting),
        "level": tutorial.first(game.rules.slug).level,
        "fresh": refreshable(game, at),
    }


async def fork(registry: Registry, table: LiveTable, wish: NewFork, session: str, language: str) -> LiveTable:
    async with table.lock:
        game = await registry.newest_game(table)
        forkable(game, wish.at)
        rules, record = game.rules, game.match.record
        if wish.seat >= rules.seats:
            raise refusal("no-such-seat", seat=wish.seat, last=rules.seats - 1)
        level = wish.level or tutorial.first(rules.slug).level
        if level not in LEVELS:
            raise refusal("no-bot", bot=plain(level), bots=", ".join(LEVELS))
        if wish.fresh and not refreshable(game, wish.at):
            raise refusal("fork-luck", game=rules.box.title)
        draft = Draft(registry, rules, session)
        for name in ("seed", "secret"):
            draft.row[name] = game.row[name]
        if game.row["position"] is not None:
            draft.row["position"] = json.dumps(game.row["position"])
        deal = game.luck.deal._asdict() if game.luck.joint() and game.luck.deal else {}
        seed = registry.settings.luck(16).hex() if wish.fresh else ""
        forks = [*((at, before) for at, before in record.forks if at <= wish.at), (wish.at, seed)]
        draft.entry("luck", NOBODY, json.dumps(deal))  # it is known to all who saw that game: no seal
        made_by = game.names_then(wish.at)
        draft.entry("fork", NOBODY, json.dumps({"of": game.id, "forks": forks, "names": made_by}))
        own = game.holders[wish.seat].name if wish.seat in game.seats_of(session) else ""
        name = called(wish.name or own, session, [], language)
        seated(draft, wish.seat, name, "" if wish.others == "open" else level)
        draft.play(record.events[: wish.at])
    return await draft.kept()


async def puzzle_table(registry: Registry, wish: NewTable, session: str, language: str) -> LiveTable:
    """A table on which a puzzle stands."""
    found = puzzling.puzzle(wish.game, wish.puzzle)
    if wish.options or wish.seats or wish.guide:
        raise refusal("puzzle-options")
    draft = Draft(registry, await registry.in_thread(rules_of, found.slug, found.options), session)
    draft.row["seed"] = found.seed
    if found.position is not None:
        draft.row["position"] = json.dumps(found.position)
    draft.entry("luck", NOBODY, "{}")  # anybody may know it: no seal
    draft.entry("fork", NOBODY, json.dumps([(len(found.events), "")]))
    draft.entry("puzzle", found.seat, str(wish.puzzle))
    seated(draft, found.seat, called(wish.name, session, [], language), tutorial.first(found.slug).level)
    draft.play([read_event(text, Phrase("spoken", {"text": text})) for text in found.events])
    return await draft.kept()


def seated(draft: Draft, own: int, name: str, level: str) -> None:
    """The person in the seat, and bots of that level in the others; "": those are open."""
    names = [name]
    for seat in range(draft.rules.seats):
        if seat == own:
            draft.sit(seat, Holder("person", name))
            draft.place(draft.row["maker"], seat)
        elif not level:
            draft.sit(seat, Holder("open", ""))
        else:
            names.append(bot_name(level, names))
            draft.sit(seat, Holder("bot", names[-1], level))
