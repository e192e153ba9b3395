"""A seat in words: what it sees, what happened, and what it may do, for programs that read."""

from __future__ import annotations

from typing import Final

from ...draw import plain
from ...games import room
from ...kernel.game import CLOCK, NOBODY
from ...kernel.story import Phrase, Seat
from ...words import ENGLISH, Speaker, speaker
from ..tables import house_rules
from ..tables.game import GATHERING, TableGame
from . import rulebook

RECENT: Final = 12  # lines of the story


def card(slug: str) -> str:
    """The rules: as players read them, where they are written, or else as builders do."""
    return rulebook.rules_text(slug, ENGLISH) if rulebook.languages(slug) else rulebook.file(slug, "SPEC.md")


def told(game: TableGame, seat: int) -> str:
    """Everything a seat (or NOBODY, who watches) needs for its next decision."""
    rules, state = game.rules, game.match.state
    names = game.names()
    words = speaker(rules.slug, ENGLISH, names, seat, rules.options)
    names = [words.name(number) for number in range(rules.seats)]
    who = (
        words.text("text-watching")
        if seat == NOBODY
        else words.text("text-you", name=names[seat], number=seat)
    )
    scores = [
        Phrase("total", {"name": names[other], "points": points})
        for other, points in enumerate(rules.scores(state))
    ]
    view = {**rules.view(state, seat), "options": rules.options, "names": names}
    heard = [str(line["text"]) for line in game.log.heard(game, ENGLISH, NOBODY, seat)]
    acting = game.to_act()
    offers = [move.text for move in rules.legal(state, seat)] if seat in acting else []
    parts = [
        words.text("text-table", game=rules.box.title, table=game.id, revision=str(game.revision))
        + f" {who}",
        words.text("text-scores", scores=scores),
        *agreed(game, words),
        whose(game, seat, acting, words, bool(offers)),
        "",
        room(rules.slug, "table.sketch", plain).sketch(view, seat),
        "",
        words.text("text-last"),
        *(f"- {line}" for line in heard[-RECENT:]),
    ]
    if offers:
        parts += ["", words.text("text-moves", count=len(offers)), *offers]
    return "\n".join(parts) + "\n"


def agreed(game: TableGame, words: Speaker) -> list[str]:
    """The house rules, where there are some: the rules' numbers are those of the box."""
    found = house_rules.changed(game.rules.slug, game.rules.options, ENGLISH)
    return [words.text("text-house", says=one["says"], value=one["value"], box=one["box"]) for one in found]


def whose(game: TableGame, seat: int, acting: list[int], words: Speaker, able: bool) -> str:
    result = game.result()
    if result is not None:
        if game.rules.box.cooperative:
            return words.text("text-over", ended=result.ended())
        winners = [Seat(each) for each in result.winners()]
        return words.text("text-over-first", ended=result.ended(), winners=winners)
    if game.stage() == GATHERING:
        return words.text("not-begun")
    if seat in acting:
        return words.text("text-your-turn" if able else "text-no-move")
    return words.text("text-turn", names=[Seat(each) for each in acting if each != CLOCK])
