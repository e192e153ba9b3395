"""The store's tables. Entries are only ever added; (table, number) is unique, so two cannot both be next."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Text,
)
from sqlalchemy import Table as SqlTable

METADATA: Final = MetaData()

TABLES: Final = SqlTable(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),  # "" if the luck is sealed
    Column("secret", String(128), nullable=False),  # hexadecimal; never sent before the game is over
    Column("position", Text),  # JSON; where an imported record began, if not at the start
    Column("begins", Integer, nullable=False),  # entries up to here were played under older rules
    Column("shade", String(32), nullable=False),  # seeds previews; has nothing to do with the secret
    Column("maker", String(64), nullable=False),  # digest of the maker's session
    Column("invite", String(32), nullable=False),  # token for any open seat
    Column("watch", String(32), nullable=False),  # token for spectators
    Column("made", BigInteger, nullable=False),  # milliseconds since 1970
    Column("next", String(16), nullable=False),  # id of the rematch, or ""
)

SEATS: Final = SqlTable(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("invite", String(32), nullable=False),  # token that claims this seat, once
    Column("recovery", String(40), nullable=False),  # code that binds another browser to it
    PrimaryKeyConstraint("table_id", "seat"),
)

PLACES: Final = SqlTable(
    "places",
    METADATA,
    Column("session", String(64), nullable=False),  # digest of a browser's token
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: may watch
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("session", "table_id", "seat"),
    Index("places_of_table", "table_id"),
)

ENTRIES: Final = SqlTable(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # 1, 2, 3 ... within the table
    Column("kind", String(8), nullable=False),  # as in rows.Entry
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    PrimaryKeyConstraint("table_id", "number"),
)

POSITIONS: Final = SqlTable(
    "positions",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # after this entry
    Column("version", Integer, nullable=False),  # of the rules it was reached under
    Column("position", Text, nullable=False),  # JSON
)

THOUGHTS: Final = SqlTable(
    "thoughts",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("move", Integer, nullable=False),  # number of events, this move included
    Column("thought", Text, nullable=False),  # JSON: why a bot made it, and what else it looked at
    PrimaryKeyConstraint("table_id", "move"),
)

SUMMARIES: Final = SqlTable(
    "summaries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),  # after this entry
    Column("summary", Text, nullable=False),  # JSON: the table in short
)

REVIEWS: Final = SqlTable(
    "reviews",  # of finished games
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("done", Integer, nullable=False),  # events that it has looked at
    Column("effort", Float, nullable=False),
    Column("review", Text, nullable=False),  # JSON, with all that it takes to continue
)

QUESTIONS: Final = SqlTable(
    "questions",  # open ones: tables at which a bot is to move
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False, server_default="0"),  # after this entry
    Column("people", Integer, nullable=False, server_default="1"),  # 0: only bots sit there
    Column("asked", BigInteger, nullable=False, server_default="0"),  # milliseconds since 1970
    Column("taker", BigInteger, nullable=False, server_default="0"),  # the process that answers it; 0: none
)

SECRETS: Final = SqlTable(
    "secrets",  # the servers' own
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

SUBSCRIPTIONS: Final = SqlTable(
    "subscriptions",  # browsers that want to be told, one row each
    METADATA,
    Column("session", String(64), primary_key=True),
    Column("endpoint", Text, nullable=False),  # the address that its push service gave it
    Column("key", String(120), nullable=False),  # base64; what a message is encrypted for,
    Column("auth", String(40), nullable=False),  # and a secret that goes into it
    Column("language", String(16), nullable=False),
    Column("since", BigInteger, nullable=False),  # milliseconds since 1970
)

NOTICES: Final = SqlTable(
    "notices",  # the last one for each browser and table
    METADATA,
    Column("session", String(64), nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # as in tables/notices.py
    Column("turn", Integer, nullable=False),  # which one of its kind; the same one is not written again
    Column("due", BigInteger, nullable=False),  # not before; 0: it was sent, dropped or given up
    Column("sent", BigInteger, nullable=False),  # when one was last sent for this table; 0: never
    Column("tries", Integer, nullable=False),
    Column("taker", BigInteger, nullable=False),  # the server that sends it; 0: none
    PrimaryKeyConstraint("session", "table_id"),
    Index("notices_of_table", "table_id"),
    Index("notices_due", "due"),
)
