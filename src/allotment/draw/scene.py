"""Scenes: what is drawn for one view, as keyed pieces, and what differs between two of them.

A game's scene (`games/<game>/table/scene.py`) offers pure functions of a view:

    scene(view, seat, layout) -> Scene          seat may be NOBODY; layout is "wide" or "tall"
    paths(view, offers, seat) -> list[list[str]]  for each offered move the keys one clicks to make it
    say(view, move) -> Words                    an offer's words for its button
    status(view, offers, seat) -> Phrase        half a sentence: what the seat may do now, without its name
    facts(view, seat) -> list[tuple[Phrase, Phrase]]  what matters of a seat: labels and values
    asks(view, key, seat) -> list[Move]         moves a person may have meant by touching this piece
    objects(view, key, seat, held) -> Objection | None  (if it has one) why a piece is none for what is held,
                                              where no move says so
    way(view, move, seat) -> list[str]          (if it has one) keys on the way that a piece would walk
    after(view, move, seat, layout) -> list[Piece]  (if it has one) pieces as the move would leave them
    unused(view, move, offers) -> Phrase | None  (if it has one) what a move that ends the turn leaves unused
    series(view, offers, seat) -> list[Move]  (if it has one) moves that may be made in a row at one wish,
    series_words(moves) -> Words              and what all of them are called together

`view` is the game's view of that seat (its type stands in `knowledge/view.py`) with what `Setting` adds;
moves and offers are the game's own (`rules/moves.py`), so that nobody takes their text apart. Every key of a
path is in both layouts' scenes. The keys of a path may be clicked in any order, so no path's keys are a
subset of another's; the last key is the target, the piece where the points are shown and a second tap
confirms. Of pieces that are alike (`like`) a path names any, as many as it needs: the hand may take the
others. A path is empty only where a board has no gesture for the move: it is then made by its button alone.
Where a scene has a region "map", the piece "map-room" is the part of it that the board is drawn in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypedDict

from ..kernel.story import Phrase
from ..words import Speaker

WIDE: Final = "wide"
TALL: Final = "tall"
LAYOUTS: Final = (WIDE, TALL)

# Layers, from the table upwards.
GROUND: Final = 0
TILE: Final = 1
TOKEN: Final = 2
MARK: Final = 3


class Piece(NamedTuple):
    """One thing on the table. It keeps its element on the page as long as it keeps its key."""

    key: str  # bed-2-4, die-1, card-a07
    region: str  # board, hand (the sheet of a phone), seat-0 ...: which box of the page it lies in
    layer: int
    x: float  # of its top left corner, in the units of its region
    y: float
    w: float
    h: float
    drawing: str  # SVG markup for a box of w by h units; symbols by <use href="#gd-carrot"/>
    label: str = ""  # for screen readers; an empty one marks decoration
    kind: str = ""  # class names for the style sheet: "die", "card spent"
    grid: str = ""  # name of the ARIA grid it is a cell of, with its row and column
    row: int = 0
    column: int = 0
    turn: float = 0  # degrees, clockwise
    born: str = ""  # key or region it comes from when it appears
    ends: str = ""  # key or region it goes to when it disappears
    like: str = ""  # pieces that say the same here are equal: any of them stands for the one a path names

    def data(self) -> dict[str, object]:
        """As it is sent: what is left at its default is left out."""
        sent: dict[str, object] = {
            "key": self.key,
            "region": self.region,
            "layer": self.layer,
            "at": [self.x, self.y, self.w, self.h],
            "drawing": self.drawing,
        }
        if self.label:
            sent["label"] = self.label
        if self.kind:
            sent["kind"] = self.kind
        if self.grid:
            sent["cell"] = [self.grid, self.row, self.column]
        if self.turn:
            sent["turn"] = self.turn
        if self.born:
            sent["born"] = self.born
        if self.ends:
            sent["ends"] = self.ends
        if self.like:
            sent["like"] = self.like
        return sent


class Scene(NamedTuple):
    """All pieces for one pair of eyes in one layout, and the size in units of each region."""

    layout: str
    regions: dict[str, tuple[float, float]]
    pieces: dict[str, Piece]

    def data(self) -> dict[str, object]:
        return {
            "layout": self.layout,
            "regions": {name: list(size) for name, size in self.regions.items()},
            "pieces": [piece.data() for piece in self.pieces.values()],
        }


class Difference(NamedTuple):
    """What turns one scene into another."""

    regions: dict[str, tuple[float, float]]  # those that are new or have another size
    changed: list[Piece]  # new ones too
    gone: list[str]

    def data(self, said: Callable[[Piece], object] = Piece.data) -> dict[str, object]:
        """`said`: a piece as it is to be sent."""
        sent: dict[str, object] = {}
        if self.regions:
            sent["regions"] = {name: list(size) for name, size in self.regions.items()}
        if self.changed:
            sent["changed"] = [said(piece) for piece in self.changed]
        if self.gone:
            sent["gone"] = self.gone
        return sent


Said = Phrase | str  # a text is one that reads the same in every language


class Words(NamedTuple):
    """An offer on its button: a title, a smaller second line, a symbol of the sheet (or none); and what it
    brings other than points, short enough to stand on its target."""

    title: Said
    line: Said = ""
    icon: str = ""
    gain: Said = ""


class Company(TypedDict, total=False):
    """Who is at the table; mypyc knows no NotRequired of a class that isn't compiled."""

    names: Sequence[str]  # by seat
    words: Speaker  # whom labels and inscriptions are asked of


class Setting(Company):
    """What whoever draws adds to a view."""

    options: dict[str, Any]  # the game's, which has checked them


View = Any  # for whoever draws any game; inside a game it is that game's view and its setting
Offer = Any  # likewise: inside a game one of that game's moves


class Picture(Protocol):
    """The contract of a picture room, for whoever draws (a module fulfils it)."""

    def scene(self, view: View, seat: int, layout: str) -> Scene: ...

    def paths(self, view: View, offers: list[Offer], seat: int) -> list[list[str]]: ...

    def say(self, view: View, move: Offer) -> Words: ...

    def status(self, view: View, offers: list[Offer], seat: int) -> Said: ...

    def facts(self, view: View, seat: int) -> list[tuple[Said, Said]]: ...

    def asks(self, view: View, key: str, seat: int, held: list[str]) -> list[Offer]: ...


def gather(layout: str, regions: dict[str, tuple[float, float]], pieces: list[Piece]) -> Scene:
    """A scene of these pieces. Two with one key, or one in no region, would be a slip of the picture."""
    found: dict[str, Piece] = {}
    for piece in pieces:
        if piece.region not in regions:
            there = ", ".join(regions)
            raise ValueError(f"{piece.key!r} lies in region {piece.region!r}; there are {there}")
        found[piece.key] = piece
    if len(found) < len(pieces):
        twice = next(piece.key for piece in pieces if found[piece.key] is not piece)
        raise ValueError(f"two pieces have the key {twice!r}; every piece needs its own")
    return Scene(layout, regions, found)


def difference(old: Scene, new: Scene) -> Difference:
    """What has to be sent to eyes that saw `old` so that they see `new`."""
    if old is new:
        return Difference({}, [], [])
    before, now = old.pieces, new.pieces
    changed: list[Piece] = []
    added = 0
    for key, piece in now.items():
        was = before.get(key)
        if was is piece:  # most are the very same: pictures remember
            continue
        if was is None:
            added += 1
            changed.append(piece)
        elif was != piece:
            changed.append(piece)
    gone: list[str] = []
    if len(before) + added > len(now):
        gone = [key for key in before if key not in now]
    regions = {name: size for name, size in new.regions.items() if old.regions.get(name) != size}
    return Difference(regions, changed, gone)
