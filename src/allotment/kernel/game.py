"""What every game is, seen from outside. Games of other packages may be plain Python: the classes that they
build on can be inherited from uncompiled."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from .advice import Weights
from .chance import Chance
from .options import Box, Options, plain
from .result import Denied, Objection, PadLine, Result, denied
from .row import Row
from .story import NOBODY as NOBODY
from .story import Args, Line, Phrase

CLOCK: Final = -2  # whose events are time passing
MOVE: Final = "move"  # kinds of news that every game has
TICK: Final = "tick"

Position = dict[str, object]  # plain data: whatever TOML and JSON can say


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One decision. A game makes each of its moves once, so `is` compares them."""

    __slots__ = ("index", "text")

    def __init__(self, index: int, text: str) -> None:
        self.index = index  # place in the game's table, fixed within a version
        self.text = text  # canonical notation: "harvest 2,4 with 3"

    def verb(self) -> str:
        """The word that its notation begins with."""
        return self.text.partition(" ")[0]

    def rest(self) -> str:
        """What its notation says after that word."""
        return self.text.partition(" ")[2]

    def __repr__(self) -> str:
        return f"<{self.index}: {self.text}>"


class News:
    """Something that everybody at the table learns: a seat's move, time passing, or an announcement."""

    __slots__ = ("kind", "move", "quiet", "seat", "what")

    def __init__(self, kind: str, seat: int, move: Move | None, what: int, quiet: bool) -> None:
        self.kind = kind  # MOVE, TICK, or a word of the game's own
        self.seat = seat  # whose; CLOCK for a tick
        self.move = move  # of MOVE
        self.what = what  # of TICK: milliseconds so far; else the piece or number that is announced
        self.quiet = quiet  # of MOVE: it drew no luck and told its mover nothing new

    def __repr__(self) -> str:
        return f"<{self.kind} of {self.seat}: {self.move if self.move is not None else self.what}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table: data, no rules. Each game adds its fields."""

    __slots__ = ("chance", "revealed", "story")

    def __init__(self, chance: Chance, revealed: int) -> None:
        self.chance = chance
        self.revealed = revealed  # moments at which luck was drawn or something hidden shown
        self.story: list[Line] | None = None  # None in search: nobody listens

    def tell(
        self,
        kind: str,
        rule: str,
        keys: list[str],
        seat: int = NOBODY,
        args: Args | None = None,
        ears: int = NOBODY,
        news: str = "",
        what: int = 0,
    ) -> None:
        """Add to the story. Where rules run in a search, ask `story is not None` first: nothing is built
        there that nobody hears."""
        if self.story is not None:
            self.story.append(Line(kind, rule, keys, seat, args, ears, news, what))


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(ABC):
    """Where a game is played together and without turns: what one seat would do now. A game that has one
    overrides `Game.planner`. It is handed imagined worlds only."""

    @abstractmethod
    def plan(self, world: Any, seat: int, news: list[News]) -> Move | None:
        """The move to make now, or None to hold still. `news` is what it has not heard yet."""

    @abstractmethod
    def reason(self) -> Phrase:
        """Why, of the last answer: one short sentence of the game's."""


S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S, M]):
    """One game's rules under one set of options. It holds no state of play."""

    def __init__(self, box: Box, options: Options, seats: int, moves: list[M]) -> None:
        self.box = box
        self.slug = box.slug
        self.version = box.version
        self.options = options
        self.seats = seats
        self.moves = moves  # moves[i].index == i: the action space
        self.by_text: dict[str, M] = {move.text: move for move in moves}
        self.announces = False  # its rules tell everybody things that no move says: lines with news
        self.width = 0  # how many numbers `features` are, counted when first asked
        self.lessons: list[Weights] = []  # for the forecast, each learned with the one before

    @abstractmethod
    def start(self, chance: Chance) -> S:
        """A new game."""

    def prologue(self, state: S) -> None:
        """Tell what `start` has dealt and rolled openly: the story's first lines, for everyone's ears."""

    @abstractmethod
    def to_act(self, state: S) -> list[int]:
        """One seat in turn, several (and CLOCK) in real time, [] when over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[M]:
        """The offers of a seat, in table order; [] if it is not to act."""

    @abstractmethod
    def apply(self, state: S, seat: int, move: M) -> None:
        """Play a legal move and all that follows by itself. Trusts its caller."""

    @abstractmethod
    def objection(self, state: S, seat: int, move: M) -> Objection | None:
        """Why the seat may not play the move now; None if it may. Legality a second time, with the reason."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy; it keeps no story."""

    @abstractmethod
    def dump(self, state: S) -> Position:
        """The whole position as plain data, with every field that applies."""

    @abstractmethod
    def load(self, position: Position, chance: Chance) -> S:
        """A state from a position; Refused if it is none. May roll or shuffle what is left out."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Mapping[str, object]:
        """The position as a seat (or NOBODY, a spectator) may see it: plain data, of the game's own type."""

    @abstractmethod
    def determinise(self, state: S, seat: int, chance: Chance) -> S:
        """A world the seat cannot tell from this one: same view, the rest dealt again."""

    def reshuffled(self, state: S, chance: Chance) -> S:
        """The same position to everyone at the table, with all luck that nobody has seen drawn anew. Games
        with hidden hands keep the hands, or refuse."""
        if self.box.hidden:
            raise denied("fork-luck", game=self.box.title)
        return self.determinise(state, 0, chance)

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points on the score track now."""

    @abstractmethod
    def pad(self, state: S) -> list[PadLine]:
        """The score pad as it would be written if the game ended now."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """Scores, ranks and the reason it ended; None until then."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many there are of every kind of piece, wherever they are. Play never changes it."""

    @abstractmethod
    def feature_names(self) -> list[str]:
        """What each number of `features` is."""

    @abstractmethod
    def observe(self, state: S, seat: int, out: Row) -> None:
        """Write the seat's view in numbers into a row of zeros: as many in every state."""

    def features(self, state: S, seat: int) -> vec[float]:
        """What `observe` writes. numpy reads it with `frombuffer`."""
        if self.width == 0:
            self.width = len(self.feature_names())
        out = Row(self.width)
        self.observe(state, seat, out)
        return out.cells

    def sign_names(self) -> list[str]:
        """What each number of `signs` is."""
        return []

    def sign_means(self) -> dict[str, list[str]]:
        """What it means to a player that a sign rises, that it falls, that it is worse for a rival (whom the
        phrase is then about), and that it is higher than after the next best move: kinds of reasons. "" and
        signs that are not named are no reasons."""
        return {}

    def signs(self, state: S, seat: int) -> vec[float]:
        """What tells how many points a seat will still make, from what that seat may know. A bot asks
        it of imagined worlds only."""
        return vec[float]()

    def guess(self) -> dict[str, float]:
        """Weights by sign that learning begins with, where random games would teach too little."""
        return {}

    def lesson(self, number: int) -> Weights | None:
        """The weights of that lesson, or of the last one there is. None: the score is all one knows."""
        known = len(self.lessons)
        return self.lessons[number if number < known else known - 1] if known else None

    def forecast(self, state: S, weights: Weights | None) -> list[float]:
        """The final scores to expect: points so far and what the signs promise, until it ends. A network
        moves them, so that leads say what the chances are."""
        return list(self.outlook(state, weights))

    def outlook(self, state: S, weights: Weights | None) -> vec[float]:
        """The forecast as a search asks for it, many thousand times a second. Games say the same quicker."""
        out = vec[float]([0.0] * self.seats)
        scores = self.scores(state)
        going = weights is not None and len(self.to_act(state)) > 0
        for seat in range(self.seats):
            total = float(scores[seat])
            if going and weights is not None:
                total += weights.product(self.signs(state, seat))
            out[seat] = total
        return out

    def amid(self, state: S) -> bool:
        """Is an action begun that its seat has yet to finish? Signs tell little there."""
        return False

    def idle(self, before: S, after: S, seat: int) -> bool:
        """Has the seat's action between the two come to nothing? Only where a game lets one do nothing."""
        return False

    def planner(self, steps: int, attention: int) -> Planner | None:
        """One seat's thoughts in a game that is played together, with so many steps for each; of what the
        others hide it tries to read so many things at once. None: the game has no such thoughts."""
        return None

    def derived(self, state: S) -> Position:
        """Fields that scenarios may compare though positions do not print them."""
        return {}

    def clock(self, state: S, text: str) -> None:
        """Time passes: "tick T" (milliseconds so far) or "time-up". Outside the move table."""
        raise denied("no-clock", game=self.box.title, text=plain(text))

    def elapse(self, state: S, milliseconds: int) -> None:
        """`tick` for drivers: so much time passes. Nothing happens in a game without a clock."""

    def elapsed(self, state: S) -> int:
        """Milliseconds of sand that have run; 0 in a game without a clock."""
        return 0

    def parse(self, text: str) -> M | None:
        """The move written so, if there is one. Games override it where a SPEC allows two writings."""
        return self.by_text.get(text)

    def read_move(self, text: str) -> M:
        move = self.parse(text)
        if move is None:
            verb = text.split(" ")[0]
            known = [m.text for m in self.moves if m.verb() == verb][:1]
            if known:
                raise denied("not-written", text=plain(text), game=self.box.title, verb=verb, like=known[0])
            raise denied("not-a-move", text=plain(text), game=self.box.title, verbs=", ".join(self.verbs()))
        return move

    def verbs(self) -> list[str]:
        """What moves begin with."""
        seen: list[str] = []
        for move in self.moves:
            verb = move.verb()
            if verb not in seen:
                seen.append(verb)
        return seen

    def allowed(self, state: S, seat: int, text: str) -> M:
        """The polite door: the move that is written so, if the seat may make it. Refused, with the reason."""
        move = self.read_move(text)
        why = self.objection(state, seat, move)
        if why is not None:
            raise Denied(why, f"seat {seat} may not {text!r}: {why}")
        if state.chance.planned:  # a planned outcome may not fit: try it on a copy first
            self.apply(self.clone(state), seat, move)
        return move

    def play(self, state: S, seat: int, text: str) -> M:
        """Read, check, apply. A refused move changes nothing."""
        move = self.allowed(state, seat, text)
        self.apply(state, seat, move)
        return move

    def brings_nothing(self, state: S, seat: int, move: M) -> bool:
        """Is it plain, without making it, that an offered move scores nothing, reveals nothing and leaves the
        turn where it is? False where that takes longer to tell."""
        return False

    def quiet(self, state: S, seat: int, move: M) -> bool:
        """Would the move draw no luck and tell its mover nothing new?"""
        after = self.clone(state)
        self.apply(after, seat, move)
        return after.revealed == state.revealed


def marked(offers: list[Move], size: int) -> vec[u8]:
    """1 at the places of these moves, 0 at the others of so many: a mask for environments."""
    out = vec[u8]([0] * size)
    for move in offers:
        out[move.index] = 1
    return out
