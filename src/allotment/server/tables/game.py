"""One table's game as it stands: who sits where, the match, the log. Built from the store's entries."""

from __future__ import annotations

import json
from typing import Any, Final

from ...draw.account import Account
from ...kernel.chance import seeded
from ...kernel.game import CLOCK, NOBODY, Game
from ...kernel.match import Match
from ...kernel.record import Record
from ...kernel.result import Denied, Objection, Refused, Result, denied
from ...kernel.story import Phrase
from ...words import Speaker, speaker
from ..refusals import Refusal, refusal
from ..store.rows import Entry, Row, StoredTable, TableChanges
from ..store.statements import Statement, position_is, thought_of
from .holders import Holder, keys
from .log import Log
from .luck import BROUGHT, FORKED, LAID, SEALED, SEEDED, Deal, TableLuck
from .rules import rules_of
from .thoughts import Thought, thoughts
from .workers import Opening

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"

NO_HINTS: Final = "off"

BESIDE: Final = (
    "seat",
    "guide",
    "puzzle",
    "luck",
    "fork",
    "hints",
    "rules",
    "sand",
    "ask",
    "erased",
)  # entries that are no events of the game

PLAYED: Final = ("move", "clock", "undo")  # entries by which the game goes on

Data = dict[str, Any]
AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]


class TableGame:
    def __init__(self, kept: StoredTable) -> None:
        self.row: Row = kept.row
        self.id: str = kept.row["id"]
        self.rules: AnyGame = rules_of(kept.row["game"], kept.row["options"])
        self.invites, self.recoveries, self.places = keys(kept)
        self.holders: list[Holder] = [Holder("open", "") for _ in range(self.rules.seats)]
        self.gathering = True  # some seat is still open
        self.speakers: dict[tuple[str, int], Speaker] = {}  # by language and listener, with these names
        self.revision = 0
        self.used = [0] * self.rules.seats  # milliseconds of thinking
        self.last_at = 0  # when anything last happened at the table,
        self.begun, self.went_on_at = False, 0  # and when the game went on
        self.luck = TableLuck(self.row, self.rules)
        self.made_by: list[str] = []  # of a fork: who made the moves before it
        self.hints = True  # unless its host wanted none
        self.marks: list[str] = []  # entries of the guide; none: this is no guided table
        self.puzzle_notes: list[
            str
        ] = []  # the puzzle's number, and what was asked for; none: this is no puzzle
        self.poured: tuple[int, int] | None = None  # sand and time, when the sand last began to run
        self.proposal: dict[str, Any] | None = None  # a bot for somebody who has left, and who agrees
        self.log = Log()
        self.began: list[int] = []  # events that began a turn, among the first `counted`
        self.counted = 0
        self.shifts: list[tuple[int, int, str]] = []  # seat, after which event, bot that stands in ("": none)
        self.counts: list[int] = []  # the round at the opening and after each event, 0 where none is counted
        self.round_began: list[int] = []  # which of them began a round, among the first `looked_through`
        self.looked_through = 0
        self.round_since = 0  # milliseconds of sand when the round began, as far as this server has seen it
        self.points: list[list[int]] = []  # the scores at the opening and after each event
        self.looked_at: tuple[int, Any] = (
            0,
            None,
        )  # after how many events somebody looked last, and the state
        self.ending: dict[str, Any] | None = None  # what is worked out once, without words
        self.account: Account | None = None  # of a finished game, worked out when somebody asks
        self.upgraded = False
        self.begins_with: Opening | None = None
        self.match = self.rebuilt(kept)
        self.thoughts: dict[int, Thought] = thoughts(kept)  # by how many events there were with the move

    # ---- from the store ----

    def rebuilt(self, kept: StoredTable) -> AnyMatch:
        seat = next((entry.text for entry in kept.entries if entry.kind == "seat"), "{}")
        self.luck.together = "nonce" in json.loads(seat)  # older tables have no nonces
        played = 0
        for entry in kept.entries:
            self.revision = entry.number
            if entry.kind in PLAYED and entry.number > self.row["begins"]:
                played = max(0, played - int(entry.text)) if entry.kind == "undo" else played + 1
            if entry.kind == "seat":
                self.shift(entry.seat, Holder(**json.loads(entry.text)), played)
                self.taken()
            else:
                self.apply_note(entry)
        self.last_at = kept.entries[-1].at if kept.entries else 0
        if self.row["version"] > self.rules.version:
            title, now = self.rules.box.title, self.rules.version
            raise refusal("server-old", 503, game=title, version=self.row["version"], now=now)
        if self.row["version"] < self.rules.version:
            self.upgrade(kept)
            try:
                return self.replayed(kept)
            except Refused:  # what was played since then is not possible under the new rules
                self.row["begins"] = self.revision
        return self.replayed(kept)

    def apply_note(self, entry: Entry) -> None:
        """An entry that is neither an event of the game nor somebody's seat. Refused if only a newer server
        knows what it means."""
        match entry.kind:
            case "luck":
                deal = json.loads(entry.text)
                self.luck.brought, self.luck.deal = True, Deal(**deal) if deal else None
            case "fork":
                found = json.loads(entry.text)
                if isinstance(found, dict):  # a list: nobody knows by whom the moves before were made
                    self.made_by, found = found["names"], found["forks"]
                self.luck.forks = [(at, seed) for at, seed in found]
            case "hints":
                self.hints = entry.text != NO_HINTS
            case "guide":
                self.marks.append(entry.text)
                self.luck.laid = True
            case "puzzle":
                self.puzzle_notes.append(entry.text)
            case "sand":
                self.poured = (int(entry.text), entry.at)
            case "ask":
                self.proposal = json.loads(entry.text)
            case "erased":
                self.luck.unbound |= entry.text != ""
            case "move" | "clock" | "undo" | "rules":
                pass
            case _:
                raise refusal("entry-unknown", 503, kind=entry.kind)

    def apply_entry(self, entry: Entry) -> None:
        """Applies what another server has written. Refused if that isn't possible: then this copy is
        wrong."""
        if entry.number != self.revision + 1:
            raise denied("entry-gap", entry=entry.number, revision=self.revision)
        match entry.kind:
            case "move" | "clock":
                known = len(self.match.record.events)
                if entry.kind == "move" and self.sand() > self.match.ticked:
                    # the sand has run on here since, and the move would note that
                    raise denied("sand-ahead")
                self.match.play(CLOCK if entry.kind == "clock" else entry.seat, entry.text)
                self.counted_since(known)
            case "undo":
                self.rewound(entry.seat, int(entry.text))
            case "seat":
                self.seated(entry.seat, Holder(**json.loads(entry.text)))
                self.renamed()
            case "rules":
                raise denied("other-rules")
            case "erased":
                raise denied("name-erased")
            case _:
                self.apply_note(entry)
        self.revision, self.last_at = entry.number, entry.at
        self.clocked(entry.kind, entry.seat, entry.at)

    def update_rows(self, found: TableChanges) -> None:
        """Everything of a table that is no entry, as the store has it now."""
        self.row["next"] = found.row["next"]
        self.invites, self.recoveries, self.places = keys(found)
        self.thoughts = thoughts(found)

    def replayed(self, kept: StoredTable) -> AnyMatch:
        played: list[Entry] = []
        for entry in kept.entries:
            if entry.number <= self.row["begins"] or entry.kind in BESIDE:
                continue
            if entry.kind != "undo":
                played.append(entry)
                continue
            if int(entry.text) > len(played):
                raise denied("undone-before")
            del played[len(played) - int(entry.text) :]
        match = Match(self.rules, self.luck.record(), self.luck.chance())
        self.points, self.counts = [self.rules.scores(match.state)], [round_of(match.state)]
        self.used, self.begun, self.went_on_at = [0] * self.rules.seats, False, 0
        for entry in kept.entries:
            self.clocked(entry.kind if entry.number > self.row["begins"] else "", entry.seat, entry.at)
        for entry in played:
            match.play(CLOCK if entry.kind == "clock" else entry.seat, entry.text)
            self.points.append(self.rules.scores(match.state))
            self.counts.append(round_of(match.state))
        return match

    def upgrade(self, kept: StoredTable) -> None:
        """The rules have changed since: continues from the last saved position, with new luck."""
        if kept.position is None:
            title, now = self.rules.box.title, self.rules.version
            raise refusal("table-old", 409, game=title, version=self.row["version"], now=now)
        self.row["position"] = json.loads(kept.position["position"])
        self.row["begins"] = kept.position["number"]
        self.row["version"] = self.rules.version
        self.luck.renew()
        self.upgraded = True

    def renewed(self, at: int) -> Row:
        """The entry that says under which rules the table continues: a server with older rules finds its
        number taken."""
        return self.entry("rules", NOBODY, str(self.rules.version), at)

    def taken(self) -> None:
        """When the last seat is taken for the first time, it is settled whose luck it is."""
        luck = self.luck
        if luck.deal is None and not luck.brought and all(holder.kind != "open" for holder in self.holders):
            luck.deal = Deal(self.id, self.known_as(), [holder.nonce for holder in self.holders])

    def known_as(self) -> list[str]:
        """Who sits where, as a record says it."""
        return [holder.name if holder.kind == "person" else holder.level for holder in self.holders]

    def fork(self) -> Data | None:
        """After how many events it left the game that it is a fork of, and whether with luck of its own."""
        if not self.luck.forks:
            return None
        at, seed = self.match.record.forks[-1]
        return {"at": at, "fresh": bool(seed)}

    def shown_commitment(self) -> str:
        """What the page is to keep and to check at the end; "" where nothing is sealed."""
        if self.luck.source() != SEALED:
            return ""
        return self.luck.commitment() if self.stage() == GATHERING else self.match.record.commitment

    def opening(self) -> Opening:
        """How the match began, for bots that follow it elsewhere."""
        if self.begins_with is None:
            seed, position = self.row["seed"], self.row["position"]
            secret = "" if seed else self.luck.secret().hex()
            forks = self.match.record.forks
            self.begins_with = Opening(self.rules.slug, self.rules.options, seed, secret, position, forks)
        return self.begins_with

    def thoughts_seed(self) -> str:
        """Of the bots' own luck, which has nothing to do with the table's."""
        return f"thoughts {self.row['seed'] or self.row['shade']}"

    # ---- what is ----

    def stage(self) -> str:
        if self.gathering:
            return GATHERING
        return OVER if self.match.over() else PLAYING

    def to_act(self) -> list[int]:
        if self.gathering:
            return []
        return [seat for seat in self.rules.to_act(self.match.state) if seat >= 0]  # nobody, when it is over

    def turns(self) -> list[int]:
        """After which events somebody else (or the clock) continued."""
        events = self.match.record.events
        last = events[self.began[-1]].seat if self.began else NOBODY
        for number in range(self.counted, len(events)):
            seat = events[number].seat
            if seat != last and seat >= 0:
                self.began.append(number)
                last = seat
        self.counted = len(events)
        return self.began[:]

    def rounds(self) -> list[int]:
        """After which events a round began, by the game's own count; [] where it counts none."""
        if not self.counts[0]:
            return []
        for at in range(self.looked_through, len(self.counts)):
            if at == 0 or self.counts[at] > self.counts[at - 1]:
                self.round_began.append(at)
        self.looked_through = len(self.counts)
        return self.round_began[:]

    def sand_runs(self) -> bool:
        return self.stage() == PLAYING and CLOCK in self.rules.to_act(self.match.state)

    def sand(self) -> int:
        """Milliseconds so far, up to what was last looked at."""
        return self.rules.elapsed(self.match.state)

    def names(self) -> list[str]:
        return [holder.name for holder in self.holders]

    def speaker(self, language: str, listener: int) -> Speaker:
        """Who says it, with the names as they are now."""
        found = self.speakers.get((language, listener))
        if found is None:
            found = speaker(self.rules.slug, language, self.names(), listener, self.rules.options)
            self.speakers[language, listener] = found
        return found

    def seats_of(self, session: str) -> list[int]:
        found = self.places.get(session)
        return sorted([seat for seat in found if seat >= 0]) if found else []

    def devices(self, seat: int) -> int:
        """How many browsers hold the seat."""
        return sum(seat in seats for seats in self.places.values())

    def may_watch(self, session: str) -> bool:
        return session in self.places

    def is_maker(self, session: str) -> bool:
        return bool(session) and session == self.row["maker"]

    def record(self, session: str) -> str:
        """The record, with what may be shown: secrets once the game is over; seeds and positions also to
        somebody who plays alone and supplied them."""
        record = self.match.record
        over = self.match.over()
        alone = self.is_maker(session) and self.seats_of(session) == [
            seat for seat, holder in enumerate(self.holders) if holder.kind == "person" or holder.absent
        ]
        own = over or (alone and self.luck.source() in (BROUGHT, FORKED, LAID, SEEDED))
        shown = Record(record.slug, record.version, record.options, record.seed if own else "")
        shown.events, shown.luck, shown.scores = record.events, record.luck, record.scores
        shown.commitment, shown.table, shown.nonces = record.commitment, record.table, record.nonces
        shown.secret = self.row["secret"] if over and not self.row["seed"] else ""
        shown.position = record.position if own else None
        shown.forks = [(at, seed if over or not seed else None) for at, seed in record.forks]
        shown.names = self.luck.deal.names if self.luck.joint() and self.luck.deal else self.known_as()
        return shown.write()

    def world(self, seat: int, other: int = 0) -> Any:
        """A world that the seat can't tell from the table's. Its luck isn't the table's."""
        luck = seeded(f"{self.row['shade']} {len(self.match.record.events)}{f' {other}' if other else ''}")
        return self.rules.determinise(self.match.state, seat, luck)

    def objection(self, seat: int, text: str) -> Objection | None:
        """Why the seat may not; None if it may. The reason is looked for in a world the seat can imagine, so
        that it cannot tell what the seat may not know."""
        move = self.rules.read_move(text)
        state = self.world(seat) if self.rules.box.hidden else self.match.state
        return self.rules.objection(state, seat, move)

    def refusal(self, why: Phrase, seat: int, rule: str = "", status: int = 422) -> Refusal:
        """A refusal in the game's words."""
        return Refusal(why, rule, status, self.rules.slug, self.names(), seat)

    def saved_position(self) -> list[Statement]:
        """What saves the position of a table as it stands."""
        text = json.dumps(self.rules.dump(self.match.state))
        return position_is(self.id, self.revision, self.rules.version, text)

    def result(self) -> Result | None:
        return self.rules.result(self.match.state)

    # ---- what happens; the caller saves the entries, or drops this game if it can't ----

    def may(self, seat: int, text: str) -> None:
        """Refused, with the rule's id, if the seat may not."""
        self.playing()
        found = self.objection(seat, text)
        if found is not None:
            raise self.refusal(found, seat, found.rule)

    def move(self, seat: int, text: str, at: int) -> list[Row]:
        """Makes a move. If it is refused, nothing has changed."""
        self.playing()
        known = len(self.match.record.events)
        try:
            self.match.play(seat, text)
        except Denied as why:
            self.may(seat, text)
            raise self.refusal(why.why, seat) from None
        except Refused as why:
            self.may(seat, text)
            raise refusal("spoken", text=str(why)) from None
        return self.entries(known, at)

    def let_sand(self, sand: int, at: int) -> list[Row]:
        """The sand runs on to so many milliseconds; what has to be written down of it."""
        known = len(self.match.record.events)
        self.match.wait(sand)
        return self.entries(known, at)

    def entries(self, known: int, at: int) -> list[Row]:
        """What has happened since there were so many events."""
        self.counted_since(known)
        return [
            self.entry("clock" if event.seat == CLOCK else "move", event.seat, event.text, at)
            for event in self.match.record.events[known:]
        ]

    def counted_since(self, known: int) -> None:
        """Counts what has happened since. A clock's event that was noted before a move changed nothing."""
        scores, count = self.rules.scores(self.match.state), round_of(self.match.state)
        if count != self.counts[-1]:
            self.round_since = self.sand()
        before = len(self.match.record.events) - known - 1
        self.points += [self.points[-1]] * before
        self.counts += [self.counts[-1]] * before
        if before >= 0:
            self.points.append(scores)
            self.counts.append(count)

    def pour(self, sand: int, at: int) -> Row:
        """The sand runs from now on, with so many milliseconds behind it."""
        self.poured = (sand, at)
        return self.entry("sand", CLOCK, str(sand), at)

    def ask(self, proposal: dict[str, Any] | None, by: int, at: int) -> Row:
        """Whether a bot goes on for somebody, and who agrees; None: that is settled."""
        self.proposal = proposal
        return self.entry("ask", by, json.dumps(proposal), at)

    def think(self, thought: Thought) -> list[Statement]:
        """What a bot thought about the move that was just made."""
        move = len(self.match.record.events)
        self.thoughts[move] = thought
        return thought_of(self.id, move, json.dumps(thought._asdict()))

    def fallback(self, seat: int) -> str:
        """The level that last stood in for the bot in a seat because it could not think; "": it is itself."""
        if self.holders[seat].kind != "bot":
            return ""
        last = max((move for move, thought in self.thoughts.items() if thought.seat == seat), default=0)
        return self.thoughts[last].level if last else ""

    def thought(self, move: int) -> Thought | None:
        """What was thought about the move that made it so many events; None if it has been taken back."""
        found = self.thoughts.get(move)
        event = self.match.record.events[move - 1] if 0 < move <= len(self.match.record.events) else None
        if found is None or event is None or (event.seat, event.text) != (found.seat, found.move):
            return None
        return found

    def undo(self, seat: int, moves: int, at: int) -> Row:
        self.playing()
        if not 1 <= moves <= self.match.undoable(seat):
            raise self.refusal(self.match.why_no_undo(seat), seat, status=409)
        self.rewound(seat, moves)
        return self.entry("undo", seat, str(moves), at)

    def rewound(self, seat: int, moves: int) -> None:
        self.match.undo(seat, moves)
        self.log.rewound(len(self.match.story()))
        self.looked_at = (0, None)
        del self.points[len(self.match.record.events) + 1 :]
        del self.counts[len(self.match.record.events) + 1 :]
        self.counted, self.began = 0, []
        self.looked_through, self.round_began = 0, []

    def sit(self, seat: int, holder: Holder, at: int) -> Row:
        self.seated(seat, holder)
        return self.entry("seat", seat, holder.text(), at)

    def seated(self, seat: int, holder: Holder) -> None:
        """Who takes the last seat begins the game: now it is dealt."""
        gathering = self.stage() == GATHERING
        self.shift(seat, holder, len(self.match.record.events))
        self.taken()
        if gathering and self.luck.joint() and self.luck.deal is not None and not self.luck.brought:
            self.match = Match(self.rules, self.luck.record(), self.luck.chance())
            self.points, self.counts = [self.rules.scores(self.match.state)], [round_of(self.match.state)]
            self.log.forget()
            self.looked_at = (0, None)

    def entry(self, kind: str, seat: int, text: str, at: int) -> Row:
        self.revision += 1
        self.last_at = at
        self.clocked(kind, seat, at)
        return {
            "table_id": self.id,
            "number": self.revision,
            "kind": kind,
            "seat": seat,
            "text": text,
            "at": at,
        }

    def playing(self) -> None:
        stage = self.stage()
        if stage == GATHERING:
            raise refusal("not-begun", 409)
        if stage == OVER:
            raise refusal("undo-over", 409)

    def clocked(self, kind: str, seat: int, at: int) -> None:
        """Counts the time before a move, since the game last went on. Moves that are taken back count, too;
        what else happens at a table meanwhile, such as a new name, doesn't stop anybody's clock."""
        since = self.went_on_at
        if kind == "move" and seat >= 0 and 0 < since < at and not self.rules.box.real_time:
            self.used[seat] += at - since
        self.begun = self.begun or kind in PLAYED
        if kind in PLAYED or not self.begun:
            self.went_on_at = at

    # ---- who sat where ----

    def shift(self, seat: int, holder: Holder, played: int) -> None:
        """Somebody else holds the seat from now on; the log remembers since when a bot stands in."""
        if self.proposal is not None and self.proposal["seat"] == seat:
            self.proposal = None
        if holder.absent or self.holders[seat].absent:
            self.shifts.append((seat, played, holder.name if holder.absent else ""))
        self.holders[seat] = holder
        self.gathering = any(one.kind == "open" for one in self.holders)
        self.speakers = {}

    def names_then(self, move: int) -> list[str]:
        """Who sat there when this move was made."""
        if self.made_by and move <= self.match.begins():
            return self.made_by
        own = [holder.absent or holder.name for holder in self.holders]
        found = own[:]
        for seat, since, name in self.shifts:
            if since < move:
                found[seat] = name or own[seat]
        return found

    def told_by(self, at: int) -> tuple[int, int]:
        """Which lines of the story an event has told: from, to. Event 0 is the opening."""
        match = self.match
        begins = match.story_ends[at - 2] if at > 1 else match.opening if at else 0
        return begins, match.story_ends[at - 1] if at else match.opening

    def renamed(self) -> None:
        self.log.forget()


def round_of(state: object) -> int:
    found = getattr(state, "round", 0)
    return found if isinstance(found, int) else 0
