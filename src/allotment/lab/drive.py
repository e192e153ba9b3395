"""The bouts of a study: each goes through the one driver, and a ledger listens."""

from __future__ import annotations

import json
from functools import lru_cache
from math import log
from operator import attrgetter
from typing import Any

from ..bots import make_bot
from ..bots.search import chances
from ..games import make, room
from ..kernel.advice import LATEST, as_weights
from ..kernel.chance import Chance, seeded
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.result import Result, denied
from ..kernel.story import Phrase
from ..play.barred import Barred
from ..play.bot import Decision
from ..play.driver import Driver, begun
from . import plain_ledger
from .ledger import part
from .study import IN_STEP, Seating, Study, read

TOGETHER = ["validated", "discards", "gardens", "failed checks"]  # `extra` of a game that is played together
GREEDY = "greedy"
INDEX = attrgetter("index")  # of a move
FORECASTS = 10  # of a bout, after as many tenths of its turns
HOPELESS = 0.02  # of a chance to win: less is none
CLOSE = 0.02  # of a chance, between the two moves that were thought about most
AGAIN = 16  # one decision in so many is asked for twice
RESTRICTIONS = [  # what is written after `without`; what the seat then does, while it has another move:
    "verb:NAME",  # never makes a move that begins with this word
    "item:PIECE",  # never uses this piece
    "random-after:SHARE",  # plays at random once this share of the free game's turns is over
    "random-before:SHARE",  # plays at random until this share of the free game's turns is over
    "first",  # makes the first move that is offered
    GREEDY,  # takes what scores most at once
]


def played(text: str, number: int) -> bytes:
    """A chunk of a study, as a part. It depends on nothing but its arguments."""
    study = read(text)
    rows: list[dict[str, Any]] = []
    for deal in study.deals_of(number):
        rows.extend(dealt(study, deal))
    return part(study, rows)


def dealt(study: Study, deal: int) -> list[dict[str, Any]]:
    """A deal: every seating, the free ones first."""
    rows: list[dict[str, Any]] = []
    length: dict[str, int] = {}  # turns of the free bout, by variant
    for number, seating in enumerate(study.seatings):
        found, _ = bout(study, deal, number, seating, length.get(seating.variant, 0))
        if not any(seating.without) and seating.variant not in length:
            length[seating.variant] = found[0]["turns"]
        rows.extend(found)
    return rows


@lru_cache(maxsize=256)
def made(slug: str, options: str, lessons: str) -> Game[Any, Any]:
    game = make(slug, json.loads(options))
    learned = json.loads(lessons)
    if learned:
        game.lessons = [as_weights(lesson, game.sign_names()) for lesson in learned]
    return game


def game_of(study: Study, variant: str) -> Game[Any, Any]:
    """The game of a variant, made once a process."""
    options = json.dumps(study.options(variant), sort_keys=True)
    return made(study.game, options, json.dumps(study.variants[variant].lessons, sort_keys=True))


class Words:
    """The verbs and pieces of a game, by number."""

    def __init__(self, game: Game[Any, Any]) -> None:
        own = room(game.slug, "knowledge.ledger", plain_ledger)
        self.openings: list[str] = own.OPENINGS
        self.guarded = own.guarded
        self.rungs = own.rungs
        self.dealt = getattr(own, "dealt", plain_ledger.dealt)  # newer than ledgers of other packages may be
        wishes = getattr(room(game.slug, "components", plain_ledger), "WISH", [])
        self.wishes: list[Phrase] = wishes  # what cards ask for, where they are met together
        self.verbs: list[str] = []
        self.pieces: list[str] = []
        self.verb_of: list[int] = []  # by move
        self.piece_of: list[int] = []  # by move; -1 for none
        at: dict[str, int] = {}
        for move in game.moves:
            verb = move.verb()
            if verb not in self.verbs:
                self.verbs.append(verb)
            self.verb_of.append(self.verbs.index(verb))
            piece = own.piece(move)
            if piece and piece not in at:
                at[piece] = len(self.pieces)
                self.pieces.append(piece)
            self.piece_of.append(at[piece] if piece else -1)

    def barred(self, without: str) -> list[bool] | None:
        """By move: may it not be made? None: the restriction is of another kind."""
        kind, _, name = without.partition(":")
        if kind == "verb":
            if name not in self.verbs:
                raise denied("lab-no-verb", verb=repr(name), verbs=", ".join(self.verbs))
            return [self.verbs[verb] == name for verb in self.verb_of]
        if kind == "item":
            if name not in self.pieces:
                close = [one for one in self.pieces if name in one] or self.pieces
                raise denied("lab-no-piece", piece=repr(name), pieces=", ".join(close[:8]))
            return [piece >= 0 and self.pieces[piece] == name for piece in self.piece_of]
        return None


@lru_cache(maxsize=16)
def words_of(slug: str) -> Words:
    return Words(make(slug, {}))


def random_share(without: str) -> tuple[str, float] | None:
    kind, _, share = without.partition(":")
    if kind not in ("random-after", "random-before"):
        return None
    try:
        value = float(share)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 1.0:
        raise denied("lab-share", given=repr(without), like=f"{kind}:0.5")
    return kind, value


def check_restriction(slug: str, without: str) -> str:
    """Itself; Refused if there is no such restriction in the game."""
    if without in ("", "first", GREEDY) or random_share(without):
        return without
    if words_of(slug).barred(without) is None:
        raise denied("lab-no-restriction", given=repr(without), known=", ".join(RESTRICTIONS))
    return without


class Ear:
    """Listens to a bout, and writes a row for each seat."""

    def __init__(self, game: Game[Any, Any], words: Words, match: Match[Any, Any]) -> None:
        seats = range(game.seats)
        self.game = game
        self.words = words
        self.match = match
        self.real_time = game.box.real_time
        self.weights = game.lesson(LATEST)  # whoever plays
        self.seats = seats
        acting = game.to_act(match.state)
        self.first = acting[0] if acting and not game.box.real_time else 0
        self.last = -1
        self.dealt = [words.dealt(match.state, seat) for seat in seats]
        self.turns = [0 for _ in seats]
        self.decisions = [0 for _ in seats]
        self.forced = [0 for _ in seats]
        self.logs = [0.0 for _ in seats]
        self.track: list[list[int]] = []  # after each turn, by seat
        self.ends: list[Any] = []  # states after each turn
        self.thoughts = [0 for _ in seats]
        self.torn = [0.0 for _ in seats]
        self.close = [0 for _ in seats]
        self.asked_again = [0 for _ in seats]
        self.same_again = [0 for _ in seats]
        self.crowning = [0 for _ in seats]
        self.verbs = [[0] * len(words.verbs) for _ in seats]
        self.taken: list[list[int]] = [[] for _ in seats]
        self.offered: list[set[int]] = [set() for _ in seats]  # moves
        self.checks = 0
        self.in_play: dict[int, float] = {}  # cards that ask for something, and since when
        self.cards: list[tuple[int, float, bool]] = []  # those that were: for how long, and were they met?

    def asked(self, seat: int) -> list[Any]:
        """A seat has to decide: its offers."""
        if self.real_time:
            self.watch()
        offers = self.game.legal(self.match.state, seat)
        count = len(offers)
        if count > 1:
            self.decisions[seat] += 1
            self.logs[seat] += log(count)
        else:
            self.forced[seat] += 1
        self.offered[seat].update(map(INDEX, offers))
        return offers

    def moved(self, seat: int, move: Any) -> bool:
        """A seat is about to make a move. Does a turn begin with it?"""
        words, index = self.words, move.index
        verb = words.verb_of[index]
        self.verbs[seat][verb] += 1
        piece = words.piece_of[index]
        if piece >= 0:
            self.taken[seat].append(piece)
        begins = words.verbs[verb] in words.openings if words.openings else seat != self.last
        if self.real_time:
            self.checks += move.text == "ready" and not any(self.match.state.ready)
        elif begins:
            if self.last >= 0:
                self.note()
            self.turns[seat] += 1
            self.last = seat
        return begins

    def watch(self) -> None:
        """Where cards are met together: which are in play, and since when."""
        state = self.match.state
        if list(self.in_play) == state.cards:
            return
        now = self.game.elapsed(state) / 1000
        for card in [one for one in self.in_play if one not in state.cards]:
            self.cards.append((card, now - self.in_play.pop(card), card in state.validated))
        self.in_play = {card: self.in_play.get(card, now) for card in state.cards}

    def note(self) -> None:
        """A turn is over."""
        state = self.match.state
        self.ends.append(self.game.clone(state))
        lines = [line.points for line in self.game.pad(state)]
        self.track.append(list(map(sum, zip(*lines, strict=True))))

    def forecasts(self) -> list[list[float]]:
        """By seat: its chances to win after each tenth of the turns, from the first on. A forecast after
        every turn would cost more than sprouts do."""
        ends = self.ends
        found = [
            chances(self.game, self.weights, ends[len(ends) * tenth // FORECASTS])
            for tenth in range(FORECASTS if ends else 0)
        ]
        return [[odds[seat] for odds in found] for seat in self.seats]

    def thought(self, seat: int, decision: Decision) -> None:
        """A search has decided: between how many moves was it torn, and how closely?"""
        first, *others = [one for one in decision.alternatives if one.visits]
        looks = sum([one.visits for one in others], first.visits)
        self.thoughts[seat] += 1
        self.torn[seat] -= sum([one.visits / looks * log(one.visits / looks) for one in (first, *others)])
        self.close[seat] += bool(others) and abs(first.value - others[0].value) < CLOSE

    def crowned(self, seat: int, offers: list[Any], world: Any) -> None:
        """A turn begins at a table of three or more: does somebody without chances choose who wins? `world`
        fits what the seat knows."""
        game, weights = self.game, self.weights
        if chances(game, weights, world)[seat] >= HOPELESS:
            return
        winners = set()
        for move in offers:
            after = game.clone(world)
            game.apply(after, seat, move)
            odds = list(chances(game, weights, after))
            winners.add(odds.index(max(odds)))
        self.crowning[seat] += len(winners) > 1

    def rows(
        self, deal: int, number: int, seating: Seating, handicap: tuple[int, ...]
    ) -> list[dict[str, Any]]:
        game, match = self.game, self.match
        result = game.result(match.state)
        assert result is not None
        scores, ranks = handed(game, result, handicap, self.first)
        winners = ranks.count(1)
        best = sorted(scores, reverse=True)
        extra: list[float] = []
        if game.box.real_time:
            state = match.state
            self.watch()
            now = game.elapsed(state) / 1000
            self.cards.extend([(card, now - since, False) for card, since in self.in_play.items()])
            extra = [len(state.validated), state.discards, state.gardens, self.checks - state.gardens]
        else:
            self.note()
        barred = [one for one in seating.without if one]
        odds = self.forecasts()
        tracks = list(zip(*self.track, strict=True)) or [() for _ in self.seats]
        pieces = self.words.piece_of
        shared = {
            "deal": deal,
            "bout": number,
            "variant": seating.variant,
            "lineup": ",".join(seating.bots),
            "barred": barred[0] if barred else "",
            "winners": winners,
            "tied": len(best) > 1 and best[0] == best[1],
            "reason": json.dumps(result.ended().data(), sort_keys=True),
            "guard": self.words.guarded(game, match.state),
            "turns": sum(self.turns),
            "rounds": max(self.turns),
            "moves": len(match.record.events),
            "luck": int(match.record.luck[:16], 16),
            "seconds": game.elapsed(match.state) / 1000,
            "extra": extra,
            "cards": [card for card, _, _ in self.cards],
            "card_seconds": [seconds for _, seconds, _ in self.cards],
            "card_met": [met for _, _, met in self.cards],
        }
        return [
            {
                **shared,
                "seat": seat,
                "bot": seating.bots[seat],
                "without": seating.restriction(seat),
                "order": (seat - self.first) % game.seats,
                "score": scores[seat],
                "rank": ranks[seat],
                "share": 1 / winners if ranks[seat] == 1 else 0.0,
                "decisions": self.decisions[seat],
                "forced": self.forced[seat],
                "offers_log": self.logs[seat],
                "thoughts": self.thoughts[seat],
                "torn": self.torn[seat],
                "close": self.close[seat],
                "asked_again": self.asked_again[seat],
                "same_again": self.same_again[seat],
                "crowning": self.crowning[seat],
                "points": [line.points[seat] for line in result.pad],
                "track": tracks[seat],
                "chance": odds[seat],
                "verbs": self.verbs[seat],
                "dealt": self.dealt[seat],
                "taken": self.taken[seat],
                "offered": sorted({pieces[move] for move in self.offered[seat]} - {-1}),
            }
            for seat in self.seats
        ]


def handed(
    game: Game[Any, Any], result: Result, handicap: tuple[int, ...], first: int
) -> tuple[list[int], list[int]]:
    """Scores and ranks, with the points that some seats are given; only those change places."""
    if not any(handicap):
        return result.scores, result.ranks
    scores = [score + handicap[(seat - first) % game.seats] for seat, score in enumerate(result.scores)]
    keys = [(score, -rank) for score, rank in zip(scores, result.ranks, strict=True)]
    return scores, [1 + sum(other > mine for other in keys) for mine in keys]


def bout(
    study: Study, deal: int, number: int, seating: Seating, length: int
) -> tuple[list[dict[str, Any]], Match[Any, Any]]:
    """One game of a study. `length`: turns of the free game on this deal, for those who ask for it."""
    free = game_of(study, seating.variant)
    words = words_of(study.game)
    barred = {
        seat: moves
        for seat, without in enumerate(seating.without)
        if without and (moves := words.barred(without)) is not None
    }
    game = Barred(free, barred) if barred else free
    bots = [
        make_bot("sprout" if seating.restriction(seat) == GREEDY else name)
        for seat, name in enumerate(seating.bots)
    ]
    seed = f"{study.seed}/{deal}"
    driver = begun(game, seed, bots, study.pace)
    match = driver.match
    ear = Ear(game, words, match)
    whims = seeded(f"whims {seed}")
    doubts = seeded(f"doubts {seed}")
    without = [seating.restriction(seat) for seat in range(game.seats)]
    in_steps = study.luck == IN_STEP
    kings = game.seats > 2 and ear.weights is not None
    while (seat := driver.due()) >= 0:
        offers = ear.asked(seat)
        if without[seat]:
            decision = chosen(driver, seat, offers, without[seat], sum(ear.turns), length, whims)
        else:
            decision = driver.ask(seat)
        if decision.move is None:
            continue
        if decision.looks:
            ear.thought(seat, decision)
            if not decision.remembered and doubts.below(AGAIN) == 0:
                ear.asked_again[seat] += 1
                ear.same_again[seat] += repeats(match, seat, seating.bots[seat], decision, doubts)
        move = game.moves[decision.move.index]
        begins = ear.moved(seat, move)
        if begins and kings:
            ear.crowned(seat, offers, match.eyes(seat).imagine(doubts.clone()))
        if begins and in_steps:
            match.state.chance = in_step(seed, seat, ear.turns[seat], match)
        match.make(seat, move)
    return ear.rows(deal, number, seating, study.variants[seating.variant].handicap), match


def chosen(
    driver: Driver[Any, Any],
    seat: int,
    offers: list[Any],
    without: str,
    turn: int,
    length: int,
    whims: Chance,
) -> Decision:
    """What a seat does that has to do without something."""
    if without == "first":
        return Decision(offers[0])
    found = random_share(without)
    if found is not None:
        kind, share = found
        if (turn >= share * length) == (kind == "random-after"):
            return Decision(offers[whims.below(len(offers))])
    return driver.ask(seat)


def repeats(match: Match[Any, Any], seat: int, name: str, decision: Decision, luck: Chance) -> bool:
    """Would the same bot do the same, asked anew with other luck?"""
    bot = make_bot(name)
    bot.begin(match.game, seat)
    again = bot.decide(match.eyes(seat), seeded(f"again {luck.below(1 << 30)}"))
    assert again.move is not None and decision.move is not None
    return again.move.index == decision.move.index


def in_step(seed: str, seat: int, turn: int, match: Match[Any, Any]) -> Chance:
    """Luck of a seat's own turn, told on the same tape."""
    chance = seeded(f"{seed}/{seat}/{turn}")
    chance.told = match.tape
    return chance
