"""Scenarios: a position, moves and what must follow, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .chance import seeded
from .game import CLOCK, NOBODY, Game, Position
from .options import Options, plain
from .reading import Fields
from .record import Event, read_event
from .result import Objection, Refused, denied
from .story import Phrase

AnyGame = Game[Any, Any]
Maker = Callable[[str, Options], AnyGame]


class Outcome:
    """How one scenario went, and why it failed; no reason if all was as written."""

    __slots__ = ("id", "reason", "text")

    def __init__(self, id: str, text: str, reason: Phrase | None) -> None:
        self.id = id
        self.text = text
        self.reason = reason


class Scenario:
    __slots__ = ("given", "id", "moves", "options", "rules", "slug", "text", "then")

    def __init__(self, slug: str, table: object, place: str) -> None:
        fields = Fields(table, place)
        self.slug = slug
        self.id = fields.text("id", "")
        if not self.id:
            raise denied("scenario-no-id", scenario=place)
        fields.place = self.id
        self.rules = fields.words("rules", [])
        self.text = fields.text("text", "")
        self.options: Options = fields.fields("options").table
        self.given: Position = fields.fields("given").table
        self.then: Position = fields.fields("then").table
        self.moves: list[Event] = []
        for text in fields.words("moves", []):
            self.moves.append(read_event(text, Phrase("at-scenario", {"id": self.id})))
        fields.done()


def read_scenarios(table: dict[str, object]) -> list[Scenario]:
    """A scenario file's content: the game's slug and a list of scenarios."""
    fields = Fields(table)
    slug = fields.text("game", "")
    if not slug:
        raise denied("scenario-no-game")
    scenarios = [
        Scenario(slug, entry, f"scenario.{number + 1}")
        for number, entry in enumerate(fields.items("scenario", []))
    ]
    fields.done()
    seen: list[str] = []
    for scenario in scenarios:
        if scenario.id in seen:
            raise denied("scenario-twice", id=scenario.id)
        seen.append(scenario.id)
    return scenarios


def run(scenario: Scenario, make: Maker) -> Outcome:
    return Outcome(scenario.id, scenario.text, fault(scenario, make))


def fault(scenario: Scenario, make: Maker) -> Phrase | None:
    """Why the scenario fails: field, expected and found. None if it passes."""
    then = dict(scenario.then)
    setup_refused = then.pop("setup_refused", False)
    position_refused = then.pop("position_refused", False)
    refused = then.pop("refused", False)
    try:
        game = make(scenario.slug, scenario.options)
    except Refused as why:
        return None if setup_refused else Phrase("scenario-no-setup", {"why": by_rule(why.cause())})
    if setup_refused:
        return Phrase("scenario-setup")
    try:
        state = game.load(scenario.given, seeded(scenario.id))
    except Refused as why:
        return None if position_refused else Phrase("scenario-no-position", {"why": by_rule(why.cause())})
    if position_refused:
        return Phrase("scenario-position")
    if refused and not scenario.moves:
        return Phrase("scenario-no-moves")
    for number, event in enumerate(scenario.moves):
        last = number == len(scenario.moves) - 1
        before = game.dump(state)
        try:
            play(game, state, event)
        except Refused as why:
            if not (refused and last):
                return Phrase("scenario-illegal", {"move": str(event), "why": by_rule(why.cause())})
            if game.dump(state) != before:
                return Phrase("scenario-changed", {"move": str(event)})
        else:
            if refused and last:
                return Phrase("scenario-accepted", {"move": str(event)})
    return compare(game, state, then)


def play(game: AnyGame, state: Any, event: Event) -> None:
    if event.seat == CLOCK:
        game.clock(state, event.text)
    elif event.seat >= game.seats:
        raise denied("no-such-seat", seat=event.seat, last=game.seats - 1)
    else:
        game.play(state, event.seat, event.text)


def compare(game: AnyGame, state: Any, then: Position) -> Phrase | None:
    for name in ("legal", "illegal"):
        listed = then.pop(name, [])
        if not isinstance(listed, list):
            return Phrase("scenario-unlisted", {"field": name, "found": plain(listed)})
        for entry in listed:
            why = offered(game, state, str(entry), name == "legal")
            if why is not None:
                return why
    found = {**game.dump(state), **game.derived(state)}
    return differs("", then, found)


def offered(game: AnyGame, state: Any, entry: str, wanted: bool) -> Phrase | None:
    """Is the move offered (to its seat, or to whoever is to act), and if not, is there an objection?"""
    text = entry
    seats = [seat for seat in game.to_act(state) if seat != CLOCK]
    if game.box.real_time:
        event = read_event(entry, Phrase("at-offers"))
        seats = [event.seat]
        text = event.text
    move = game.parse(text)
    if CLOCK in seats:  # the clock's events stand outside the move table: try them
        found = accepted(game, state, text)
    else:
        found = move is not None and any(move in game.legal(state, seat) for seat in seats if seat != NOBODY)
    if found == wanted:
        asked = [seat for seat in seats if seat != NOBODY]
        if asked and move is not None and not found:
            if all(game.objection(state, seat, move) is None for seat in asked):
                return Phrase("scenario-unexplained", {"move": entry})
        return None
    if not wanted:
        return Phrase("scenario-offered", {"move": entry})
    return Phrase("scenario-not-offered", {"move": entry, "why": why_not(game, state, seats, text)})


def why_not(game: AnyGame, state: Any, seats: list[int], text: str) -> Phrase:
    """Why a move is not offered to the first of these seats."""
    try:
        if CLOCK in seats:
            game.clock(game.clone(state), text)
        move = game.read_move(text)
    except Refused as why:
        return why.cause()
    if not seats:
        return Phrase("undo-over")
    objection = game.objection(state, seats[0], move)
    assert objection is not None, "what is not offered is objected to"
    return by_rule(objection)


def accepted(game: AnyGame, state: Any, text: str) -> bool:
    """Would the clock's event be taken now?"""
    try:
        game.clock(game.clone(state), text)
    except Refused:
        return False
    return True


def by_rule(why: Phrase) -> Phrase:
    """An objection with the rule's id, for whoever writes scenarios of it."""
    return Phrase("scenario-rule", {"why": why, "rule": why.rule}) if isinstance(why, Objection) else why


def differs(place: str, expected: object, found: object) -> Phrase | None:
    """The first difference: tables compare on the keys given, everything else whole."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            inner = f"{place}.{key}" if place else str(key)
            if key not in found:
                return Phrase("scenario-no-field", {"field": inner, "expected": plain(value)})
            why = differs(inner, value, found[key])
            if why is not None:
                return why
        return None
    if not same(expected, found):
        return Phrase(
            "scenario-differs", {"field": place, "expected": plain(expected), "found": plain(found)}
        )
    return None


def same(one: object, other: object) -> bool:
    """Equal as data: to Python True is 1 and 1.0 is 1, to a reader of positions they are not."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other
