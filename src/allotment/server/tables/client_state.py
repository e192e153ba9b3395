"""What one pair of eyes is sent of a table: made from that seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from ...draw.offers import Offer, numbered, offered, plainly, sent, verbs
from ...draw.scene import Piece, Said, Scene, View, difference
from ...kernel.game import NOBODY, Move
from ...kernel.story import Phrase
from ...words import Speaker
from .game import GATHERING, OVER, TableGame
from .phrases import finished, gathering, pad_line, to_move
from .preview import worth
from .rules import picture
from .series import shown as in_a_row

PROTOCOL: Final = 2  # version of the messages (docs/protocol.md)
MOST_DECISIVE: Final = 5
MOST_ENCODED: Final = 4096  # pieces, of half a kilobyte each
ENCODER: Final = msgspec.json.Encoder()

Data = dict[str, Any]


class Common:
    """What everybody at a table is told alike of one moment: worked out once, whoever looks."""

    __slots__ = ("acting", "fields", "names", "seats", "stage")

    def __init__(self, game: TableGame, connected: list[bool], sand: Data | None) -> None:
        self.stage = game.stage()
        self.acting = game.to_act()
        self.names = game.names()
        self.seats = seats(game, self.acting, connected)
        moves = len(game.match.record.events)
        self.fields: Data = {
            "stage": self.stage,
            "history": {
                "at": moves,
                "of": moves,
                "turns": game.turns(),
                "rounds": game.rounds(),
                "live": True,
            },
            "proposal": game.proposal,
            "sand": sand,
            "luck": game.luck.source(),
            "commitment": game.shown_commitment(),
        }


class ClientState:
    """The whole of it, for one seat (or NOBODY) in one layout; `plain` for programs, which draw nothing."""

    __slots__ = ("fields", "language", "log", "revision", "scene", "view")

    def __init__(
        self, game: TableGame, common: Common, seat: int, back: int, layout: str, words: Speaker
    ) -> None:
        rules, state = game.rules, game.match.state
        view = rules.view(state, seat)
        offers = rules.legal(state, seat) if seat >= 0 and seat in common.acting else []
        self.revision = game.revision
        self.language = words.language
        self.log = game.log.heard(game, words.language, words.listener, seat)
        self.scene: Scene | None = None
        self.view: Mapping[str, object] | None = None
        room: Any = None
        sitting = common.seats
        if layout == "plain":
            self.view = view
            shown: list[Offer] = list(map(plainly, offers))
        else:
            room = picture(rules.slug)
            drawn = {**view, "options": rules.options, "names": common.names, "words": words}
            self.scene = room.scene(drawn, seat, layout)
            shown = offered(room, drawn, seat, offers, worth(game, seat, offers), words) if offers else []
            sitting = [one | {"facts": facts(room, drawn, one["seat"], words)} for one in sitting]
            view = drawn
        series = in_a_row(game, view, offers, seat, words) if room is not None else None
        can = may(room, view, offers, seat, words)
        self.fields: Data = {
            **common.fields,
            "seats": sitting,
            "status": status(game, common, seat, bool(offers), words, can),
            "can": can,
            "offers": shown,
            "series": series,
            "undo": undo(game, back, words),
            "result": ending(game, words),
        }


def seats(game: TableGame, acting: list[int], connected: list[bool]) -> list[Data]:
    """Who sits there, without what a picture says of them."""
    scores = game.rules.scores(game.match.state)
    return [
        {
            "seat": seat,
            "name": holder.name,
            "kind": holder.kind,
            "level": holder.level,
            "absent": holder.absent,
            "fallback": game.fallback(seat),
            "score": scores[seat],
            "clock": game.used[seat],
            "connected": connected[seat],
            "turn": seat in acting,
            "facts": [],
        }
        for seat, holder in enumerate(game.holders)
    ]


def facts(room: Any, view: View, seat: int, words: Speaker) -> list[list[str]]:
    found = room.facts(view, seat)
    return [[words.again(label), words.again(value), *held(label)] for label, value in found]


def may(room: Any, view: View, offers: list[Move], seat: int, words: Speaker) -> str:
    """What the seat can do now, as half a sentence; "" if nothing. For programs: what moves begin with."""
    if not offers:
        return ""
    if room is None:
        return ", ".join(verbs(offers))
    return words.again(room.status(view, offers, seat)).rstrip(".")


def status(game: TableGame, common: Common, seat: int, asked: bool, words: Speaker, can: str) -> str:
    stage, names = common.stage, common.names
    if stage == GATHERING:
        return words.say(gathering(sum(1 for holder in game.holders if holder.kind == "open")))
    result = game.result() if stage == OVER else None
    if result is not None:
        return words.say(finished(result.scores, result.winners(), names, game.rules.box.real_time))
    at_once = game.rules.box.real_time
    if seat >= 0 and not asked and at_once:
        return words.say(Phrase("nothing-to-do"))
    if seat < 0 or not asked:
        return words.say(to_move(common.acting))
    if at_once:
        return words.text("all-at-once" if len(names) > 1 else "alone-now", what=can)
    if words.listener == seat:
        return words.text("your-turn", what=can)
    return words.text("turn-here", what=can, name=names[seat])


def undo(game: TableGame, seat: int, words: Speaker) -> Data:
    if seat < 0:
        return {"moves": 0, "why": ""}
    return {"moves": game.match.undoable(seat), "why": words.say(game.match.why_no_undo(seat))}


def ending(game: TableGame, words: Speaker) -> Data | None:
    """The score pad, points over time, the moves that decided it, the secret. Worked out once."""
    result = game.result()
    if result is None:
        return None
    if game.ending is None:
        over_time, decisive = course(game)
        secret = "" if game.row["seed"] else game.row["secret"]
        game.ending = {
            **result.data(),
            "level": level_of(game),
            "over_time": over_time,
            "decisive": decisive,
            "secret": secret,
            "seed": game.row["seed"],
        }
    return {
        **game.ending,
        "ended": words.say(result.ended()),
        "reached": reached(str(game.ending["level"]), words),
        "pad": [pad_line(line, words) for line in result.pad],
    }


def level_of(game: TableGame) -> str:
    """How well it went, where a game has words for that: alone, or all together."""
    rules, state = game.rules, game.match.state
    return str(rules.view(state, NOBODY).get("band") or rules.derived(state).get("level") or "")


def reached(level: str, words: Speaker) -> str:
    """The level in words."""
    kind = f"level-{level}"
    return words.text(kind) if words.has(kind) else level.replace("-", " ")


def course(game: TableGame) -> tuple[list[list[int]], list[Data]]:
    events, over_time = game.match.record.events, game.points
    leaps = [
        (over_time[number][event.seat] - over_time[number - 1][event.seat], -number, event.seat)
        for number, event in enumerate(events, 1)
        if event.seat >= 0
    ]
    best = sorted(leaps, reverse=True)[:MOST_DECISIVE]
    decisive = [
        {"move": -number, "seat": seat, "text": events[-number - 1].text, "gain": gain}
        for gain, number, seat in best
        if gain > 0
    ]
    return over_time, decisive


# ---- messages ----


def table_message(state: ClientState) -> Data:
    """The parts of a `table` message."""
    message: Data = {
        "protocol": PROTOCOL,
        "language": state.language,
        "revision": state.revision,
        **state.fields,
        "log": state.log,
    }
    if state.scene is not None:
        message["scene"] = state.scene.data()
    else:
        message["view"] = state.view
    return message


def follows(old: ClientState, new: ClientState) -> bool:
    """Can this be told as an update? Not if a region has disappeared: regions only appear and change size."""
    if old.scene is None or new.scene is None:
        return old.scene is new.scene
    return old.scene.layout == new.scene.layout and old.scene.regions.keys() <= new.scene.regions.keys()


def difference_message(old: ClientState, new: ClientState) -> Data:
    """The parts of an `update`: what is not as it was. Log and turns, which grow, come as what is new."""
    message: Data = {"revision": new.revision}
    for name, value in new.fields.items():
        if old.fields.get(name) != value:
            message[name] = value
    if "offers" in message:
        offers = new.fields["offers"]
        message["offers"] = sent(offers) if new.scene is None else numbered(old.fields["offers"], offers)
    if "history" in message:
        same = shared(old.fields["history"]["turns"], new.fields["history"]["turns"])
        turns = new.fields["history"]["turns"][same:]
        message["history"] = message["history"] | {"turns": turns, "turns_from": same}
    same = shared(old.log, new.log)  # fewer after an undo, or for another listener
    if same < len(new.log) or same < len(old.log):
        message["log"] = new.log[same:]
        message["log_from"] = same
    if new.scene is not None and old.scene is not None:
        drawn = difference(old.scene, new.scene).data(encoded)
        if drawn:
            message["scene"] = drawn
    elif new.view != old.view:
        message["view"] = new.view
    return message


@lru_cache(maxsize=MOST_ENCODED)
def encoded(piece: Piece) -> msgspec.Raw:
    """As it is sent, markup and all: the same pieces come and go at every table."""
    return msgspec.Raw(ENCODER.encode(piece.data()))


def shared(old: list[Any], new: list[Any]) -> int:
    """How many leading items both have in common. Log lines that stay are the same objects, so this is
    quick."""
    same = min(len(old), len(new))
    if old[:same] != new[:same]:
        same = 0
        while old[same] == new[same]:
            same += 1
    return same


def held(label: Said) -> list[str]:
    """A fact that names pieces a seat holds is marked: it is shown whole, also where others are not."""
    return ["holds"] if isinstance(label, Phrase) and label.kind == "fact-holds" else []
