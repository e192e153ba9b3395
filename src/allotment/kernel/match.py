"""A game being played: the state, its record, its story, and what may be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic

from librt.vecs import vec

from .chance import Chance, seeded
from .game import CLOCK, MOVE, TICK, Game, M, News, S
from .record import Event, Record, digest
from .result import Denied, Refused, denied
from .story import NOBODY, Args, Line, Phrase, Seat

APART: Final = 32  # events between two states that are kept to look back from
LONG: Final = 10_000  # milliseconds of sand in which nothing happens: then the record is told the time


class Match(Generic[S, M]):
    """Everything goes through here: people, bots, the server, replays."""

    __slots__ = (
        "chance",
        "drawn",
        "game",
        "kept",
        "news",
        "news_ends",
        "opening",
        "quiet",
        "record",
        "rewinds",
        "state",
        "story_ends",
        "tape",
        "ticked",
        "told",
    )

    def __init__(
        self,
        game: Game[S, M],
        record: Record,
        chance: Chance,
        state: S | None = None,
        told: bool = True,
    ) -> None:
        self.game = game
        self.record = record
        self.chance = chance  # as it was before the first draw
        self.tape: list[object] = []  # every outcome drawn, in the SPEC's words
        self.quiet: list[bool] = []  # for each event: it told its mover nothing new
        self.opening = 0  # how many lines of the story are told before the first event
        self.story_ends: list[int] = []  # for each event: length of the story after it
        self.news: list[News] = []  # what everybody has learned since the opening
        self.news_ends: list[int] = []  # for each event: length of the news after it
        self.rewinds = 0  # how often events were taken back
        self.told = told or game.announces  # whether the story is written
        self.kept: list[S] = []  # copies of the state at the opening and after every APART events
        self.drawn: list[int] = []  # for each of them: how many outcomes were drawn until then
        if state is None:
            self.state = self.opened()
            self.keep()
        else:
            self.state = state
        self.ticked = game.elapsed(self.state)  # milliseconds of sand that the record knows of

    def opened(self) -> S:
        chance = self.chance.clone()
        self.tape = []
        chance.told = self.tape
        if self.record.position is None:
            state = self.game.start(chance)
        else:
            state = self.game.load(self.record.position, chance)
        if self.told:
            state.story = []
            if self.record.position is None:
                self.game.prologue(state)
            self.opening = len(state.story)
        return self.live(self.forked(state, 0))

    def forked(self, state: S, at: int) -> S:
        """The state after so many events: where the record went another way with other luck, all that nobody
        has seen is drawn anew."""
        for where, seed in self.record.forks:
            if where == at and seed:
                story = state.story
                state = self.game.reshuffled(state, seeded(seed))
                state.story = story
        return state

    def live(self, state: S) -> S:
        """Its outcomes are written down."""
        state.chance.told = self.tape
        return state

    def story(self) -> list[Line]:
        return self.state.story if self.state.story is not None else []

    def eyes(self, seat: int) -> Eyes[S, M]:
        return Eyes(self, seat)

    def play(self, seat: int, text: str) -> None:
        """A seat's move or the clock's event. Refused: nothing has changed."""
        before = self.state.revealed
        if seat == CLOCK:
            self.game.clock(self.state, text)
            self.ticked = self.game.elapsed(self.state)
            self.happened(CLOCK, text, None, before)
            return
        if not 0 <= seat < self.game.seats:
            raise denied("no-such-seat", seat=seat, last=self.game.seats - 1)
        self.make(seat, self.game.allowed(self.state, seat, text))

    def make(self, seat: int, move: M) -> None:
        """A move that is known to be legal."""
        self.note_time()
        before = self.state.revealed
        self.game.apply(self.state, seat, move)
        self.happened(seat, move.text, move, before)

    def wait(self, until: int) -> None:
        """The sand runs on to so many milliseconds. The record hears of it with the next event, when the time
        is up, or after a long silence."""
        passed = until - self.game.elapsed(self.state)
        if passed > 0:
            self.game.elapse(self.state, passed)
            if self.over() or self.game.elapsed(self.state) - self.ticked >= LONG:
                self.note_time()

    def note_time(self) -> None:
        now = self.game.elapsed(self.state)
        if now > self.ticked:
            self.ticked = now
            self.happened(CLOCK, f"tick {now}", None, self.state.revealed)

    def happened(self, seat: int, text: str, move: M | None, revealed: int) -> None:
        """Write an event down, and what everybody learns by it."""
        quiet = self.state.revealed == revealed
        self.record.events.append(Event(seat, text))
        self.quiet.append(quiet)
        if move is None:
            self.news.append(News(TICK, CLOCK, None, self.ticked, quiet))
        else:
            self.news.append(News(MOVE, seat, move, 0, quiet))
        story = self.state.story
        if story is not None:
            for at in range(self.story_ends[-1] if self.story_ends else self.opening, len(story)):
                line = story[at]
                if line.news and line.ears == NOBODY:
                    self.news.append(News(line.news, line.seat, None, line.what, False))
        self.story_ends.append(len(story) if story is not None else 0)
        self.news_ends.append(len(self.news))
        if self.record.forks:
            self.state = self.live(self.forked(self.state, len(self.record.events)))
        if self.kept and len(self.record.events) % APART == 0:
            self.keep()
        if self.over():
            self.close()

    def keep(self) -> None:
        self.kept.append(self.game.clone(self.state))
        self.drawn.append(len(self.tape))

    def state_at(self, to: int) -> S:
        """The state as it was after so many events; it tells no story."""
        begins = to - to % APART
        return self.played_on(self.game.clone(self.kept[to // APART]), begins, to)

    def played_on(self, state: S, begins: int, to: int) -> S:
        """A state after so many events, played on to another moment; it tells no story."""
        for number in range(begins, to):
            event = self.record.events[number]
            if event.seat == CLOCK:
                self.game.clock(state, event.text)
            else:
                self.game.play(state, event.seat, event.text)
            state = self.forked(state, number + 1)
        return state

    def over(self) -> bool:
        return not self.game.to_act(self.state)

    def close(self) -> None:
        """Write down what a finished record ends with."""
        self.record.luck = digest(self.tape)
        self.record.scores = self.game.scores(self.state)

    def undoable(self, seat: int) -> int:
        """How many of its last moves the seat may take back: its own quiet ones, up to now."""
        if not self.game.box.undo or self.over():
            return 0
        back = 0
        own = len(self.record.events) - self.begins()
        for event, quiet in zip(reversed(self.record.events), reversed(self.quiet), strict=True):
            if back == own or event.seat != seat or not quiet:
                break
            back += 1
        return back

    def begins(self) -> int:
        """How many events are another game's, from which this one was forked."""
        return self.record.forks[-1][0] if self.record.forks else 0

    def why_no_undo(self, seat: int) -> Phrase:
        """Why a seat may take back nothing (more)."""
        if not self.game.box.undo:
            return Phrase("undo-never", {"game": self.game.box.title})
        if self.over():
            return Phrase("undo-over")
        back = self.undoable(seat)
        if back == len(self.record.events):
            return Phrase("undo-nothing")
        if back == len(self.record.events) - self.begins():
            return Phrase("undo-fork")
        last = self.record.events[len(self.record.events) - 1 - back]
        if last.seat != seat:
            return Phrase("undo-moved", {"other": Seat(last.seat)}) if last.seat >= 0 else Phrase("undo-time")
        return Phrase("undo-shown")

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back so many moves: the record is played again without them."""
        if moves < 1 or moves > self.undoable(seat):
            why = self.why_no_undo(seat)
            raise Denied(why, f"seat {seat} cannot take back {moves}: {why}")
        self.rewind(len(self.record.events) - moves)

    def rewind(self, to: int) -> None:
        """Back to the state kept last before that many events, and on from there."""
        mark = to // APART
        again = self.record.events[mark * APART : to]
        del self.record.events[mark * APART :]
        del self.quiet[mark * APART :]
        del self.story_ends[mark * APART :]
        del self.news_ends[mark * APART :]
        del self.news[self.news_ends[-1] if self.news_ends else 0 :]
        del self.kept[mark + 1 :]
        del self.drawn[mark + 1 :]
        story = self.story()[: self.story_ends[-1] if self.story_ends else self.opening]
        self.tape = self.tape[: self.drawn[mark]]
        self.state = self.game.clone(self.kept[mark])
        self.state.story = story if self.told else None
        self.state.chance.told = self.tape
        self.ticked = self.game.elapsed(self.state)
        self.rewinds += 1
        for event in again:
            self.play(event.seat, event.text)

    def past(self, to: int) -> Match[S, M]:
        """The match as it was after so many events, to continue from or to look at."""
        record = Record(self.record.slug, self.record.version, self.record.options, self.record.seed)
        record.commitment = self.record.commitment
        record.position = self.record.position
        record.names = self.record.names
        record.forks = self.record.forks
        match = Match(self.game, record, self.chance)
        for event in self.record.events[:to]:
            match.play(event.seat, event.text)
        return match


class Eyes(Generic[S, M]):
    """A seat's whole access to a match: what it sees, may do, has heard, and can imagine. Bots get this and
    nothing else, and only a match gives it."""

    __slots__ = ("_match", "game", "heard", "seat")

    def __init__(self, match: Match[S, M], seat: int) -> None:
        self._match = match
        self.game = match.game
        self.seat = seat
        self.heard = len(match.news)  # so much had been heard when the eyes were opened

    def view(self) -> Mapping[str, object]:
        return self.game.view(self._match.state, self.seat)

    def legal(self) -> list[M]:
        return self.game.legal(self._match.state, self.seat)

    def news(self, since: int = 0) -> list[News]:
        """What everybody has learned so far, from the given piece of news on."""
        return self._match.news[since : self.heard]

    def scores(self) -> list[int]:
        return self.game.scores(self._match.state)

    def features(self) -> vec[float]:
        return self.game.features(self._match.state, self.seat)

    def imagine(self, chance: Chance) -> S:
        """A world that fits all the seat knows. Its luck is `chance`, never the table's own."""
        return self.game.determinise(self._match.state, self.seat, chance)


def adopted(game: Game[S, M], state: S, news: list[News]) -> Match[S, M]:
    """A match that continues from a state as it is, after the news so far. For adapters that keep states of
    their own: it cannot be taken back or replayed."""
    match = Match(game, Record(game.slug, game.version, game.options, "adopted"), state.chance, state)
    match.news = news
    return match


def reopened(game: Game[S, M], record: Record) -> Match[S, M]:
    """A match that begins as the record's did, to play its events again."""
    if record.version != game.version:
        raise denied("record-version", game=game.box.title, version=record.version, now=game.version)
    for _, seed in record.forks:
        if seed is None:
            raise denied("record-sealed")
    fresh = Record(record.slug, record.version, record.options, record.seed)
    fresh.commitment = record.commitment
    fresh.secret = record.secret
    fresh.table, fresh.nonces = record.table, record.nonces
    fresh.position = record.position
    fresh.names = record.names
    fresh.forks = record.forks
    return Match(game, fresh, record.chance())


def follow(match: Match[S, M], record: Record, to: int) -> None:
    """Play the record's events on, up to so many. Refused at the first that cannot be played."""
    begun = len(match.record.events)
    for number, event in enumerate(record.events[begun:to], begun + 1):
        try:
            match.play(event.seat, event.text)
        except Refused as why:
            given: Args = {"number": number, "event": str(event), "why": why.cause()}
            raise Denied(Phrase("record-event", given), slug=match.game.slug) from None


def replayed(game: Game[S, M], record: Record, to: int | None = None) -> Match[S, M]:
    """Play a record again, the first `to` events of it. Refused if it does not play out."""
    match = reopened(game, record)
    follow(match, record, len(record.events) if to is None else to)
    return match


def verify(game: Game[S, M], record: Record) -> Match[S, M]:
    """Re-derive every draw and every move; Refused at the first thing that is not as recorded."""
    match = replayed(game, record)
    compare(match, record)
    return match


def compare(match: Match[S, M], record: Record) -> None:
    """Refused if a record that was played again does not end as it says."""
    if match.over() != (record.scores is not None):
        raise denied("record-not-over" if record.scores is not None else "record-over")
    if record.secret and record.scores is None:
        raise denied("record-breaks-off")
    if record.scores is not None:
        if match.record.luck != record.luck:
            raise denied("record-draws")
        if match.record.scores != record.scores:
            found = str(match.record.scores)
            raise denied("record-scores", found=found, scores=str(record.scores))
