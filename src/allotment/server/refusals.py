"""What the frame says: refusals, the status line, people's names, and in which language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.result import Denied, Refused, denied
from ..kernel.story import NOBODY, Phrase
from ..words import speaker


class Refusal(Denied):
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


class WrongToken(Refusal):
    """A token or code that fits nothing: too many of these from one address are refused unread."""

    def __init__(self, kind: str) -> None:
        super().__init__(Phrase(kind), status=403)


class Stale(Refusal):
    """The command was made on an outdated revision."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why, status=409)


class Overtaken(Stale):
    """Another server has saved something in the meantime."""

    def __init__(self) -> None:
        super().__init__(Phrase("somebody-quicker"))


def refusal(kind: str, status: int = 422, /, **args: object) -> Refusal:
    """A refusal in the frame's words."""
    return Refusal(Phrase(kind, args), status=status)


def told(why: Refused, language: str) -> dict[str, Any]:
    """A refusal as data, and next to it the sentence in the language of whoever asked."""
    if isinstance(why, Refusal):
        said = speaker(why.slug, language, why.names, why.seat).say(why.why)
    elif isinstance(why, Denied):
        said = speaker(why.slug, language).say(why.why)
    else:
        why, said = denied("spoken", text=str(why)), str(why)
    found = {"why": said, **why.why.data()}
    found.pop("seat", None)  # whoever asked
    return found
