"""A review as somebody at its table is told of it."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from ...kernel.game import NOBODY
from ...kernel.record import read_record
from ...review import Review, accountant
from ...review.judge import BEST, WORDS
from ...review.telling import balance, columns, in_words, notes, rows
from ...words import Speaker, speaker
from ..refusals import refusal
from .game import OVER, TableGame
from .history import state_at

HEADINGS: Final = (
    "heading", "chart", "walk", "key", "none", "decisions", "table", "sum", "move-of", "better",
)  # fmt: skip

ALONE: Final = ("chart", "table")  # headings that are others where somebody plays alone
TENS: Final = 10  # points: the picture's height is a round number of them

TOGETHER: Final = {
    **{name: name for name in ("heading", "walk", "move-of", "time")},
    "table": "table-together",  # it has no chances
}

Data = dict[str, Any]


def reviewable(game: TableGame) -> None:
    """Refused for a game that is not over: a review would tell what nobody may know yet."""
    if game.stage() != OVER:
        raise refusal("review-unfinished", 409)
    if accountant(game.rules) is None and game.rules.box.cooperative:
        raise refusal("review-rivals", game=game.rules.box.title)
    if not game.match.record.events:
        raise refusal("review-no-moves", 409)


def account(game: TableGame, words: Speaker) -> Data:
    """The same where people play together; worked out at once, without a search."""
    keeper = accountant(game.rules)
    assert keeper is not None
    if game.account is None:
        game.account = keeper.account(game.rules, read_record(game.record("")))
    return {
        "words": {name: words.text(f"review-{kind}") for name, kind in TOGETHER.items()},
        "account": game.account.told(words),
    }


def judged_seats(game: TableGame) -> list[int]:
    """Those that people held; all, where only bots played."""
    held = [seat for seat, holder in enumerate(game.holders) if holder.kind == "person" or holder.absent]
    return held or list(range(game.rules.seats))


def listener(game: TableGame, session: str, language: str) -> Speaker:
    """Who speaks to a browser. Several people at one screen are called by their names."""
    seats = game.seats_of(session)
    seat = seats[0] if len(seats) == 1 else NOBODY
    return speaker(game.rules.slug, language, game.names(), seat, game.rules.options)


def told(game: TableGame, review: Review, words: Speaker) -> Data:
    """What a review found. Events are counted from 1, as moves are."""
    key = {one.at for one in review.key()}
    decisions = []
    for one in review.judgements:
        costly = one.word in WORDS[2:]
        says, reason = "", ""
        if costly:
            says, reason = in_words(game.rules, state_at(game, one.at), game.names(), one, words)
        decisions.append(
            {
                "move": one.at + 1,
                "seat": one.seat,
                "word": one.word,
                "called": words.text(f"review-{one.word}-is"),
                "loss": 0.0 if one.word == BEST else round(one.loss, 4),
                "error": round(one.error, 4),
                "key": one.at in key,
                "best": one.best if costly else "",
                "says": says,
                "reason": reason,
            }
        )
    chances = [(0, review.start), *((one.to, one.after) for one in review.steps)]
    alone = game.rules.seats == 1
    most = TENS * ceil(max(1.0, *(shares[0] for _, shares in chances)) / TENS) if alone else 1
    return {
        "words": {
            name: words.text(f"review-{name}-alone" if alone and name in ALONE else f"review-{name}")
            for name in HEADINGS
        },
        "most": most,
        "balance": balance(review, words, judged_seats(game)),
        "moments": [
            {"move": at, "chances": [round(one / most, 4) for one in shares]} for at, shares in chances
        ],
        "decisions": decisions,
        "sum": {
            "heads": [words.text(f"review-{column}") for column in columns(game.rules.seats)],
            "rows": [
                {"seat": seat, "name": words.name(seat), "cells": cells}
                for seat, cells in enumerate(rows(review, game.rules.seats))
            ],
        },
        "notes": notes(game.rules, words),
    }
