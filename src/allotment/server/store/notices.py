"""Notices in the store: which browsers want to be told, what of, when; and which server tells them."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, exists, select, text, update

from .bus import ALIVE
from .rows import Row, rows_of
from .schema import NOTICES, PLACES, SECRETS, SUBSCRIPTIONS
from .statements import Statement, at_once

TAKEN_BACK: Final = -1  # the turn of a notice whose turn was taken back

SUBSCRIPTION: Final = text(
    "insert into subscriptions (session, endpoint, key, auth, language, since) "
    "values (:session, :endpoint, :key, :auth, :language, :since) on conflict (session) do update set "
    "endpoint = excluded.endpoint, key = excluded.key, auth = excluded.auth, language = excluded.language"
)

# Only for browsers that want it, and only once for each turn. Between two for one table there is a pause.
NOTICE: Final = text(
    "insert into notices (session, table_id, kind, turn, due, sent, tries, taker) "
    "select session, :table_id, :kind, :turn, :due, 0, 0, 0 from subscriptions where session = :session "
    "on conflict (session, table_id) do update set kind = excluded.kind, turn = excluded.turn, "
    "due = case when notices.sent + :pause > excluded.due then notices.sent + :pause else excluded.due end, "
    "tries = 0, taker = 0 where notices.kind <> excluded.kind or notices.turn <> excluded.turn"
)

SECRET: Final = text("insert into secrets (name, value) values (:name, :value) on conflict (name) do nothing")

# For PostgreSQL only: as questions are taken. Those of a server that has died are free again.
TAKE: Final = text(
    "update notices set taker = :life where (session, table_id) in (select session, table_id from notices "
    f"where due > 0 and due <= :now and (taker = 0 or taker = :life or taker not in ({ALIVE})) "
    "order by due limit :most for update skip locked) returning session, table_id, kind, turn, tries"
)


class Notice(NamedTuple):
    """Something that somebody is to be told."""

    session: str
    table: str
    kind: str
    turn: int
    tries: int = 0


# ---- who wants to be told ----


def subscription_is(row: Row) -> list[Statement]:
    """In place of the browser's older one, and of what another session has left in the same browser."""
    other = SUBSCRIPTIONS.c.endpoint == row["endpoint"], SUBSCRIPTIONS.c.session != row["session"]
    return [(delete(SUBSCRIPTIONS).where(*other), None), (SUBSCRIPTION, row)]


def no_subscription(session: str, endpoint: str = "") -> Statement:
    """With an endpoint: only if it is still the one that the browser has."""
    mine = SUBSCRIPTIONS.c.session == session
    same = SUBSCRIPTIONS.c.endpoint == endpoint if endpoint else mine
    return delete(SUBSCRIPTIONS).where(mine, same), None


def unused_subscriptions(since: int) -> Statement:
    """Of browsers that have no place at any table, nor have had one since."""
    sits = exists().where(PLACES.c.session == SUBSCRIPTIONS.c.session)
    return delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.since < since, ~sits), None


def subscription(connection: Connection, session: str) -> Row | None:
    found = rows_of(connection, select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session == session))
    return found[0] if found else None


def tables_noticed(connection: Connection, session: str) -> list[str]:
    """Tables of which the browser was told, or is to be."""
    asked = select(NOTICES.c.table_id).where(NOTICES.c.session == session).order_by(NOTICES.c.table_id)
    return [str(row[0]) for row in connection.execute(asked)]


# ---- what they are told ----


def notice_is(notice: Notice, due: int, pause: int) -> Statement:
    """Somebody is to be told, if they want to be and haven't been."""
    given = {"session": notice.session, "table_id": notice.table, "kind": notice.kind, "turn": notice.turn}
    return NOTICE, given | {"due": due, "pause": pause}


def turns_taken_back(table: str, kind: str) -> Statement:
    """It is nobody's turn any more that was told so; when it is again, that is told again."""
    told = NOTICES.c.table_id == table, NOTICES.c.kind == kind
    return update(NOTICES).where(*told).values(turn=TAKEN_BACK, due=0), None


def still(notice: Notice) -> tuple[object, ...]:
    """Only if nothing newer has taken its place."""
    return (
        NOTICES.c.session == notice.session,
        NOTICES.c.table_id == notice.table,
        NOTICES.c.kind == notice.kind,
        NOTICES.c.turn == notice.turn,
    )


def notice_sent(notice: Notice, at: int) -> Statement:
    return update(NOTICES).where(*still(notice)).values(due=0, sent=at, taker=0), None  # type: ignore[arg-type]


def notice_later(notice: Notice, due: int) -> Statement:
    """It is tried again; with due 0 never."""
    values = {"due": due, "tries": notice.tries + 1, "taker": 0}
    return update(NOTICES).where(*still(notice)).values(**values), None  # type: ignore[arg-type]


def no_notice(session: str, table: str) -> Statement:
    return delete(NOTICES).where(NOTICES.c.session == session, NOTICES.c.table_id == table), None


def take(connection: Connection, now: int, most: int, life: int) -> list[Notice]:
    """Notices that are due, those first that have waited longest. Where several servers share the store
    (`life` is not 0) they are this one's until it has said what became of them, or dies; until then it is
    told of them again."""
    if life:
        given = {"now": now, "most": most, "life": life}
        return [Notice(*row) for row in at_once(connection).execute(TAKE, given)]
    columns = [NOTICES.c[name] for name in ("session", "table_id", "kind", "turn", "tries")]
    due = select(*columns).where(NOTICES.c.due > 0, NOTICES.c.due <= now).order_by(NOTICES.c.due).limit(most)
    return [Notice(*row) for row in connection.execute(due)]


# ---- the key ----


def kept_secret(connection: Connection, name: str, value: str) -> str:
    """The secret of this name: the one that is there, or this."""
    connection.execute(SECRET, {"name": name, "value": value})
    return str(connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one())
