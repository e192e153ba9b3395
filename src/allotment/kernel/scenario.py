"""Scenarios: a position, moves and what must follow, as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .chance import seeded
from .game import CLOCK, NOBODY, Game, Position
from .options import Options, plain
from .reading import Fields
from .record import Event, read_event
from .result import Refused
from .story import Phrase

AnyGame = Game[Any, Any]
Maker = Callable[[str, Options], AnyGame]


class Outcome:
    """How one scenario went; `reason` is empty if all was as written."""

    __slots__ = ("id", "reason", "text")

    def __init__(self, id: str, text: str, reason: str) -> None:
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
            raise Refused(f"{place} has no id")
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
    fields = Fields(table, "the file")
    slug = fields.text("game", "")
    if not slug:
        raise Refused("the file does not say its game")
    scenarios = [
        Scenario(slug, entry, f"scenario number {number + 1}")
        for number, entry in enumerate(fields.items("scenario", []))
    ]
    fields.done()
    seen: list[str] = []
    for scenario in scenarios:
        if scenario.id in seen:
            raise Refused(f"the file has two scenarios {scenario.id}")
        seen.append(scenario.id)
    return scenarios


def run(scenario: Scenario, make: Maker) -> Outcome:
    return Outcome(scenario.id, scenario.text, fault(scenario, make))


def fault(scenario: Scenario, make: Maker) -> str:
    """Why the scenario fails: field, expected and found. Empty if it passes."""
    then = dict(scenario.then)
    setup_refused = then.pop("setup_refused", False)
    position_refused = then.pop("position_refused", False)
    refused = then.pop("refused", False)
    try:
        game = make(scenario.slug, scenario.options)
    except Refused as why:
        return "" if setup_refused else f"setup: expected a game, found it refused: {why}"
    if setup_refused:
        return "setup_refused: expected these options to be refused, found them accepted"
    try:
        state = game.load(scenario.given, seeded(scenario.id))
    except Refused as why:
        return "" if position_refused else f"given: expected a position, found it refused: {why}"
    if position_refused:
        return "position_refused: expected this position to be refused, found it accepted"
    if refused and not scenario.moves:
        return "refused: expected a last move that is refused, found no moves"
    for number, event in enumerate(scenario.moves):
        last = number == len(scenario.moves) - 1
        before = game.dump(state)
        try:
            play(game, state, event)
        except Refused as why:
            if not (refused and last):
                return f"moves: expected {str(event)!r} to be legal, found it refused: {why}"
            if game.dump(state) != before:
                return f"refused: expected {str(event)!r} to change nothing, found the position changed"
        else:
            if refused and last:
                return f"refused: expected {str(event)!r} to be refused, found it accepted"
    return compare(game, state, then)


def play(game: AnyGame, state: Any, event: Event) -> None:
    if event.seat == CLOCK:
        game.clock(state, event.text)
    elif event.seat >= game.seats:
        raise Refused(f"there is no seat {event.seat}; seats are 0 to {game.seats - 1}")
    else:
        game.play(state, event.seat, event.text)


def compare(game: AnyGame, state: Any, then: Position) -> str:
    for name in ("legal", "illegal"):
        listed = then.pop(name, [])
        if not isinstance(listed, list):
            return f"{name}: expected a list of moves, found {plain(listed)}"
        for entry in listed:
            why = offered(game, state, str(entry), name == "legal")
            if why:
                return why
    found = {**game.dump(state), **game.derived(state)}
    return differs("", then, found)


def offered(game: AnyGame, state: Any, entry: str, wanted: bool) -> str:
    """Is the move offered (to its seat, or to whoever is to act)?"""
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
        return ""
    name = "legal" if wanted else "illegal"
    if not wanted:
        return f"{name}: expected {entry!r} not to be offered, found it offered"
    why = "there is no such move"
    if move is not None:
        why = "the game is over" if not seats else str(game.objection(state, seats[0], move))
    return f"{name}: expected {entry!r} to be offered, found it is not: {why}"


def accepted(game: AnyGame, state: Any, text: str) -> bool:
    """Would the clock's event be taken now?"""
    try:
        game.clock(game.clone(state), text)
    except Refused:
        return False
    return True


def differs(place: str, expected: object, found: object) -> str:
    """The first difference: tables compare on the keys given, everything else whole."""
    if isinstance(expected, dict):
        if not isinstance(found, dict):
            return f"{place}: expected a table, found {plain(found)}"
        for key, value in expected.items():
            inner = f"{place}.{key}" if place else str(key)
            if key not in found:
                return f"{inner}: expected {plain(value)}, found no such field"
            why = differs(inner, value, found[key])
            if why:
                return why
        return ""
    if not same(expected, found):
        return f"{place}: expected {plain(expected)}, found {plain(found)}"
    return ""


def same(one: object, other: object) -> bool:
    """Equal as data: to Python True is 1 and 1.0 is 1, to a reader of positions they are not."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return type(one) is type(other) and one == other
