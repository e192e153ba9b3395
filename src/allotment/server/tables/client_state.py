"""What one pair of eyes is sent of a table: made from that seat's view and nothing else."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ...draw import plain
from ...draw.scene import Said, Scene, difference
from ...games import room
from ...kernel.game import NOBODY
from ...kernel.story import Phrase
from ...words import Speaker
from ..refusals import finished, gathering, pad_line, to_move
from .game import GATHERING, OVER, Sitting

PROTOCOL: Final = 2  # version of the messages (docs/protocol.md)
MOST_PREVIEWS: Final = 250  # offers whose points are worked out in advance
MOST_DECISIVE: Final = 5
LUCKS: Final = 3  # where luck follows a move: what is so in all of these is certain enough to be told

Data = dict[str, Any]


def picture(slug: str) -> Any:
    """The game's picture room, or the plain one that can draw any view."""
    try:
        return room(slug, "picture")
    except ModuleNotFoundError as why:
        if why.name is None or not why.name.endswith(".picture"):
            raise
        return plain


class Worth(NamedTuple):
    """What an offer brings: points, whether nothing is revealed on the way, and whether it ends the turn."""

    points: int | None
    sure: bool
    last: bool


class Sight:
    """The whole of it, for one seat (or NOBODY) in one layout; `plain` for programs, which draw nothing."""

    __slots__ = ("fields", "language", "log", "revision", "scene", "view")

    def __init__(
        self,
        sitting: Sitting,
        seat: int,
        back: int,
        layout: str,
        words: Speaker,
        connected: list[bool],
        extra: Data,
    ) -> None:
        game, state = sitting.game, sitting.match.state
        view = game.view(state, seat)
        offers = game.legal(state, seat) if seat >= 0 and seat in sitting.to_act() else []
        texts = [move.text for move in offers]
        self.revision = sitting.revision
        self.language = words.language
        log = sitting.lines(words.language, words.listener)
        self.log = [line.data for line in log if line.ears == NOBODY or line.ears == seat]
        self.scene: Scene | None = None
        self.view: Data | None = None
        room: Any = None
        if layout == "plain":
            self.view = view
            shown: list[Data] = [{"text": move.text, "index": move.index} for move in offers]
        else:
            room = picture(game.slug)
            drawn = {**view, "options": game.options, "names": sitting.names(), "words": words}
            self.scene = room.scene(drawn, seat, layout)
            shown = offered(sitting, room, drawn, seat, texts, words)
            view = drawn
        moves = len(sitting.match.record.events)
        can = may(room, view, texts, seat, words)
        self.fields: Data = {
            "stage": sitting.stage(),
            "seats": seats(sitting, connected, room, view, words),
            "status": status(sitting, seat, view, texts, words, can),
            "can": can,
            "offers": shown,
            "history": {
                "at": moves,
                "of": moves,
                "turns": sitting.turns(),
                "rounds": sitting.rounds(),
                "live": True,
            },
            "undo": undo(sitting, back, words),
            "result": ending(sitting, words),
            **extra,
        }


def offered(
    sitting: Sitting, room: Any, view: Data, seat: int, texts: list[str], words: Speaker
) -> list[Data]:
    if not texts:
        return []
    paths = room.paths(view, texts, seat)
    found = worth(sitting, seat, texts)
    shown = []
    for text, path, (points, sure, last) in zip(texts, paths, found, strict=True):
        title, line, icon, gain = room.say(view, text)
        offer: Data = {
            "text": text,
            "say": {"title": words.again(title), "line": words.again(line), "icon": icon},
            "points": points,
            "path": path,
        }
        if gain:
            offer["say"]["gain"] = words.again(gain)
        if brief := words.brief(line):
            offer["say"]["brief"] = brief
        if points is not None and not sure:
            offer["sure"] = False
        if last:
            offer["last"] = True
        shown.append(offer)
    return shown


def worth(sitting: Sitting, seat: int, texts: list[str]) -> list[Worth]:
    """For each offer what the seat scores at once, asked of the rules: None where that hangs on luck."""
    game = sitting.game
    if game.box.real_time or len(texts) > MOST_PREVIEWS:
        return [Worth(None, False, False)] * len(texts)
    worlds = [sitting.world(seat, luck) for luck in range(LUCKS)]
    found: list[Worth] = []
    for text in texts:
        points: set[int] = set()
        for world in worlds:
            after = game.clone(world)
            game.apply(after, seat, game.by_text[text])
            points.add(game.scores(after)[seat] - game.scores(world)[seat])
            sure, last = after.revealed == world.revealed, game.to_act(after) != [seat]
            if sure or len(points) > 1:
                break
        found.append(Worth(points.pop() if len(points) == 1 else None, sure, last))
    return found


def preview(sitting: Sitting, seat: int, text: str, layout: str, words: Speaker) -> Data:
    """What a move would score and what would be told of it; where luck follows, what is certain of that."""
    game, names = sitting.game, sitting.names()
    told: list[list[Data]] = []
    gained: list[list[int]] = []
    for luck in range(LUCKS):
        world = sitting.world(seat, luck)
        before, known = game.scores(world), world.revealed
        world.story = []
        game.apply(world, seat, game.read_move(text))
        gained.append([new - old for new, old in zip(game.scores(world), before, strict=True)])
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
    found: Data = {"points": gains[seat], "gains": gains, "sure": sure, "lines": lines}
    room = picture(game.slug)
    view = {**game.view(sitting.match.state, seat), "options": game.options, "names": names, "words": words}
    if hasattr(room, "way"):
        found["way"] = room.way(view, text, seat)
    if hasattr(room, "after") and layout != "plain":
        found["after"] = [piece.data() for piece in room.after(view, text, seat, layout)]
    return found


def seats(sitting: Sitting, connected: list[bool], room: Any, view: Data, words: Speaker) -> list[Data]:
    scores = sitting.game.scores(sitting.match.state)
    acting = sitting.to_act()
    return [
        {
            "seat": seat,
            "name": chair.name,
            "kind": chair.kind,
            "level": chair.level,
            "absent": chair.absent,
            "fallback": sitting.fallback(seat),
            "score": scores[seat],
            "clock": sitting.used[seat],
            "connected": connected[seat],
            "turn": seat in acting,
            "facts": []
            if room is None
            else [
                [words.again(label), words.again(value), *held(label)]
                for label, value in room.facts(view, seat)
            ],
        }
        for seat, chair in enumerate(sitting.chairs)
    ]


def may(room: Any, view: Data, texts: list[str], seat: int, words: Speaker) -> str:
    """What the seat can do now, as half a sentence; "" if nothing. For programs: what moves begin with."""
    if not texts:
        return ""
    if room is None:
        return ", ".join(dict.fromkeys(text.split(" ")[0] for text in texts))
    return words.again(room.status(view, texts, seat)).rstrip(".")


def status(sitting: Sitting, seat: int, view: Data, texts: list[str], words: Speaker, can: str) -> str:
    stage, names = sitting.stage(), sitting.names()
    if stage == GATHERING:
        return words.say(gathering(sum(1 for chair in sitting.chairs if chair.kind == "open")))
    result = sitting.result()
    if stage == OVER and result is not None:
        return words.say(finished(result.scores, result.winners(), names, sitting.game.box.real_time))
    at_once = sitting.game.box.real_time
    if seat >= 0 and not texts and at_once:
        return words.say(Phrase("nothing-to-do"))
    if seat < 0 or not texts:
        return words.say(to_move(sitting.to_act()))
    if at_once:
        return words.text("all-at-once" if len(names) > 1 else "alone-now", what=can)
    if words.listener == seat:
        return words.text("your-turn", what=can)
    return words.text("turn-here", what=can, name=names[seat])


def undo(sitting: Sitting, seat: int, words: Speaker) -> Data:
    if seat < 0:
        return {"moves": 0, "why": ""}
    return {"moves": sitting.match.undoable(seat), "why": words.say(sitting.match.why_no_undo(seat))}


def ending(sitting: Sitting, words: Speaker) -> Data | None:
    """The score pad, points over time, the moves that decided it, the secret. Worked out once."""
    result = sitting.result()
    if result is None:
        return None
    if sitting.ending is None:
        over_time, decisive = course(sitting)
        secret = "" if sitting.row["seed"] else sitting.row["secret"]
        sitting.ending = {
            **result.data(),
            "level": level_of(sitting),
            "over_time": over_time,
            "decisive": decisive,
            "secret": secret,
            "seed": sitting.row["seed"],
        }
    return {
        **sitting.ending,
        "ended": words.say(result.ended()),
        "reached": reached(str(sitting.ending["level"]), words),
        "pad": [pad_line(line, words) for line in result.pad],
    }


def level_of(sitting: Sitting) -> str:
    """How well it went, where a game has words for that: alone, or all together."""
    view: Data = sitting.game.view(sitting.match.state, NOBODY)
    return str(view.get("band") or view.get("level") or "")


def reached(level: str, words: Speaker) -> str:
    """The level as one says it."""
    kind = f"level-{level}"
    return words.text(kind) if words.has(kind) else level.replace("-", " ")


def course(sitting: Sitting) -> tuple[list[list[int]], list[Data]]:
    events, over_time = sitting.match.record.events, sitting.points
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


def whole(sight: Sight, you: Data) -> Data:
    """The `table` message."""
    message: Data = {
        "type": "table",
        "protocol": PROTOCOL,
        "language": sight.language,
        "revision": sight.revision,
        "you": you,
        **sight.fields,
        "log": sight.log,
    }
    if sight.scene is not None:
        message["scene"] = sight.scene.data()
    else:
        message["view"] = sight.view
    return message


def follows(old: Sight, new: Sight) -> bool:
    """Can be told as an update: no region goes (they only come and change size)."""
    if old.scene is None or new.scene is None:
        return old.scene is new.scene
    return old.scene.layout == new.scene.layout and old.scene.regions.keys() <= new.scene.regions.keys()


def change(old: Sight, new: Sight) -> Data:
    """The parts of an `update`: what is not as it was. Log and turns, which grow, come as what is new."""
    message: Data = {"revision": new.revision}
    for name, value in new.fields.items():
        if old.fields.get(name) != value:
            message[name] = value
    if "offers" in message and new.scene is not None:
        message["offers"] = numbered(old.fields["offers"], new.fields["offers"])
    if "history" in message:
        same = shared(old.fields["history"]["turns"], new.fields["history"]["turns"])
        turns = new.fields["history"]["turns"][same:]
        message["history"] = message["history"] | {"turns": turns, "turns_from": same}
    same = shared(old.log, new.log)  # fewer after an undo, or for other ears
    if same < len(new.log) or same < len(old.log):
        message["log"] = new.log[same:]
        message["log_from"] = same
    if new.scene is not None and old.scene is not None:
        drawn = difference(old.scene, new.scene).data()
        if drawn:
            message["scene"] = drawn
    elif new.view != old.view:
        message["view"] = new.view
    return message


def shared(old: list[Any], new: list[Any]) -> int:
    """How many stand first in both. Lines of the log that stay are the same objects: that is quick."""
    same = min(len(old), len(new))
    if old[:same] != new[:same]:
        same = 0
        while old[same] == new[same]:
            same += 1
    return same


def numbered(old: list[Data], new: list[Data]) -> list[Data | int]:
    """The new offers; one that stood among the old ones as it is, as its number there."""
    places = {offer["text"]: number for number, offer in enumerate(old)}
    found: list[Data | int] = []
    for offer in new:
        number = places.get(offer["text"])
        found.append(offer if number is None or old[number] != offer else number)
    return found


def past(sitting: Sitting, seat: int, layout: str, at: int, words: Speaker) -> Data:
    """A moment of the history, as this seat saw it then."""
    match, game = sitting.match, sitting.game
    events, state = match.record.events, sitting.match.state_at(at)
    view: Data = game.view(state, seat)
    scores = game.scores(state)
    begins = match.story_ends[at - 2] if at > 1 else match.opening if at else 0
    ends = match.story_ends[at - 1] if at else match.opening
    keys = [
        key
        for line in match.story()[begins:ends]
        if line.ears == NOBODY or line.ears == seat
        for key in line.keys
    ]
    message: Data = {
        "type": "past",
        "at": at,
        "of": len(events),
        "seats": [{"seat": other, "score": score} for other, score in enumerate(scores)],
        "keys": list(dict.fromkeys(keys)),
        "text": str(events[at - 1]) if at else "",
        "say": " ".join(sitting.moment(at, words.language, words.listener)),
    }
    if layout == "plain":
        message["view"] = view
    else:
        drawn = {**view, "options": game.options, "names": sitting.names(), "words": words}
        message["scene"] = picture(game.slug).scene(drawn, seat, layout).data()
    return message


def held(label: Said) -> list[str]:
    """A fact that names pieces a seat holds is marked: it is shown whole, also where others are not."""
    return ["holds"] if isinstance(label, Phrase) and label.kind == "fact-holds" else []
