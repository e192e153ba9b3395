"""What the frame says: refusals, the status line, people's names, and in which language."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from starlette.requests import HTTPConnection

from ..kernel.result import Denied, PadLine, Refused, denied
from ..kernel.story import NOBODY, Args, Phrase, Seat
from ..words import PAGE, Speaker, languages, preferred, speaker

COOKIE: Final = "language"  # the browser's choice

MOST_LETTERS: Final = 24
JOINER: Final = "\u200d"  # joins pictures to one
PICTURE: Final = "\ufe0f"  # says that the letter before it is a picture
UNSEEN: Final = "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\ufe0e\uffa0"  # drawn as nothing
LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u0451\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0457\u0458\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03f2"
    "01",
    "abeekmhopctyxsiijhdqwabezhikmnoptuxcol",
)  # Cyrillic and Greek letters, small, and digits that are drawn as letters
SHAPES: Final = ["circle", "diamond", "square", "triangle", "star", "cross"]  # of the seats, in their order


class No(Denied):
    """Refused, with the id of the rule that says so and the HTTP status that fits. What a game says of it
    comes with the game, the names at the table and the seat that is spoken to."""

    def __init__(
        self,
        why: Phrase,
        rule: str = "",
        status: int = 422,
        slug: str = "",
        names: Sequence[str] = (),
        seat: int = NOBODY,
    ) -> None:
        super().__init__(why, slug=slug)
        self.rule = rule
        self.status = status
        self.names = names
        self.seat = seat


class Guessed(No):
    """A token or code that fits nothing: too many of these from one address are refused unread."""

    def __init__(self, kind: str) -> None:
        super().__init__(Phrase(kind), status=403)


class Stale(No):
    """Made on a revision that is not the newest."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why, status=409)


class Quicker(Stale):
    """Another server has kept something meanwhile."""

    def __init__(self) -> None:
        super().__init__(Phrase("somebody-quicker"))


def no(kind: str, status: int = 422, /, **args: object) -> No:
    """A refusal in the frame's words."""
    return No(Phrase(kind, args), status=status)


def told(why: Refused, language: str) -> dict[str, Any]:
    """A refusal as data, and next to it the sentence in the language of whoever asked."""
    if isinstance(why, No):
        said = speaker(why.slug, language, why.names, why.seat).say(why.why)
    elif isinstance(why, Denied):
        said = speaker(why.slug, language).say(why.why)
    else:
        why, said = denied("spoken", text=str(why)), str(why)
    found = {"why": said, **why.why.data()}
    found.pop("seat", None)  # whoever asked
    return found


def language_of(connection: HTTPConnection) -> str:
    """The one that was chosen in this browser, or the first of the browser's own that there is."""
    chosen = connection.cookies.get(COOKIE, "")
    return chosen if chosen in languages() else preferred(connection.headers.get("accept-language", ""))


def page_words(request: HTTPConnection) -> Speaker:
    """Who writes the pages for this browser."""
    return speaker(PAGE, language_of(request))


def clean_name(text: str) -> str:
    """A name as it may stand on the page: one line, nothing invisible, not too long, written in one way."""
    plain = unicodedata.normalize("NFKC", text)
    name = " ".join("".join(kept(plain, at) for at in range(len(plain))).split())
    if not name:
        raise no("name-empty")
    if len(name) > MOST_LETTERS:
        raise no("name-long", most=MOST_LETTERS, letters=len(name))
    return name


def kept(text: str, at: int) -> str:
    """The letter, a blank for what is none, nothing for what nobody sees. A joiner stays inside an emoji."""
    letter = text[at]
    if letter == JOINER:
        before = text[at - 1] if at else ""
        return letter if before == PICTURE or unicodedata.category(before or " ") in ("So", "Sk") else ""
    if letter in UNSEEN:
        return ""
    return " " if unicodedata.category(letter).startswith(("C", "Z")) else letter


def alike(name: str) -> str:
    """Names that look the same have the same one of these: neither capitals nor letters of other alphabets
    that are drawn alike tell two people apart."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES)
    seen = "".join(letter for letter in folded if letter.isalnum() or unicodedata.category(letter) == "So")
    return seen or folded


def gathering(open_seats: int) -> Phrase:
    return Phrase("gathering", {"open": open_seats})


def to_move(seats: list[int]) -> Phrase:
    return Phrase("to-move", {"names": [Seat(seat) for seat in seats], "count": len(seats)})


def finished(scores: list[int], winners: list[int], names: list[str], together: bool) -> Phrase:
    if together or len(names) == 1:
        return Phrase("over-together", {"points": scores[0]})
    totals = [
        Phrase("total", {"name": name, "points": score}) for name, score in zip(names, scores, strict=True)
    ]
    given: Args = {"winners": [Seat(seat) for seat in winners], "count": len(winners), "totals": totals}
    return Phrase("over-won", given)


def pad_line(line: PadLine, words: Speaker) -> dict[str, object]:
    return {"label": words.say(line), "rule": line.rule, "points": line.points}
