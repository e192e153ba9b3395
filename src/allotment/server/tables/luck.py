"""A table's luck: where it comes from, whose it is, and what binds the server to its share of it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, NamedTuple

from ...kernel.chance import Chance, commitment, joined, promise, sealed, seeded, terms_of
from ...kernel.game import Game
from ...kernel.record import Fork, Record
from ..store.rows import Row

SEALED: Final = "sealed"  # from all who sit there,
LAID: Final = "laid"  # from a lesson,
SEEDED: Final = "seeded"  # from a seed somebody knows,
BROUGHT: Final = "brought"  # from a record somebody brought along,
FORKED: Final = "forked"  # from a game that was over, of which this one is a fork,
RESUMED: Final = "resumed"  # or anew, in the middle, when the rules had changed
ERASED: Final = "erased"  # sealed, until somebody whose name was in the seal had it deleted


class Deal(NamedTuple):
    """Who sat where when the last seat was taken, and what their browsers added to the luck."""

    table: str
    names: list[str]
    nonces: list[str]


class TableLuck:
    def __init__(self, row: Row, rules: Game[Any, Any]) -> None:
        self.row = row
        self.rules = rules
        self.together = False  # it is drawn when the last seat is taken, from everybody's nonces
        self.brought = False  # it came with a record
        self.unbound = False  # no name is bound to it any more
        self.laid = False  # it is a lesson's
        self.deal: Deal | None = None
        self.forks: list[Fork] = []  # where the game left other games; none: it is no fork

    def source(self) -> str:
        if self.forks:
            return FORKED
        if self.laid:
            return LAID
        if self.brought:
            return BROUGHT
        if self.row["seed"]:
            return SEEDED
        if self.row["position"] is not None:
            return RESUMED
        return ERASED if self.unbound else SEALED

    def joint(self) -> bool:
        """Is the secret only the server's share of the luck?"""
        if self.unbound:
            return False
        return self.deal is not None if self.brought else self.together and self.source() == SEALED

    def chance(self) -> Chance:
        if self.row["seed"]:
            return seeded(self.row["seed"])
        if self.joint() and self.deal is None:  # nothing is dealt yet: the board is only shown
            return seeded(f"{self.row['shade']} before the deal")
        return sealed(self.secret())

    def secret(self) -> bytes:
        """What all draws follow from: the server's share and the seats' nonces."""
        part = bytes.fromhex(self.row["secret"])
        if not self.joint():
            return part
        assert self.deal is not None, "it is asked for when the last seat is taken"
        return joined(part, self.terms(), self.deal.names, self.deal.nonces)

    def unbind(self) -> None:
        """The names that were bound to it go: what all draws follow from stays, and can be shown, but the
        server's promise was about another secret."""
        self.row["secret"] = self.secret().hex()
        self.unbound = True

    def terms(self) -> str:
        return terms_of(self.rules.slug, self.rules.options, self.deal.table if self.deal else self.row["id"])

    def commitment(self) -> str:
        """What binds the server to its share of the luck."""
        if self.row["seed"]:
            return ""
        secret = bytes.fromhex(self.row["secret"])
        return promise(secret, self.terms()) if self.joint() else commitment(secret)

    def record(self) -> Record:
        """A new one. Without the secret: that is added when it may be shown."""
        record = Record(self.rules.slug, self.rules.version, self.rules.options, self.row["seed"])
        record.commitment = self.commitment()
        if self.joint():
            record.table = self.deal.table if self.deal else self.row["id"]
            record.nonces = self.deal.nonces if self.deal else []
        record.position = self.row["position"]
        record.forks = [(0, "")] if self.forks and self.row["begins"] else self.forks
        return record

    def renew(self) -> None:
        """For a game that continues from a position, under new rules."""
        old = self.row["secret"] if not self.row["seed"] else self.row["seed"]
        self.row["secret"] = blake2b(f"{old} {self.row['begins']}".encode(), digest_size=32).hexdigest()
        self.row["seed"] = ""
