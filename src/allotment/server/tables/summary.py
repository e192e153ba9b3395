"""A table in short: what the shelf shows of it, and `info` tells programs.

A summary is saved with its table's position. As long as its number is that of the table's last entry it says
how the table stands, and nothing is replayed to know it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ...games import box
from ..store.rows import Row, StoredSummary
from ..store.statements import Statement, summary_is
from ..tokens import recovery
from . import puzzling, tutorial
from .game import GATHERING, TableGame
from .holders import keys

Data = dict[str, Any]


class SeatSummary(msgspec.Struct):
    kind: str
    name: str
    level: str


class Summary(msgspec.Struct):
    revision: int
    stage: str
    options: dict[str, Any]
    seats: list[SeatSummary]
    to_act: list[int]
    scores: list[int]
    guided: bool
    luck: str
    commitment: str
    fork: dict[str, Any] | None = None
    hints: bool = True
    puzzle: dict[str, Any] | None = None


def summarised(game: TableGame) -> Summary:
    puzzle = puzzling.info(game)
    return Summary(
        revision=game.revision,
        stage=game.stage(),
        options=game.rules.options,
        seats=[SeatSummary(holder.kind, holder.name, holder.level) for holder in game.holders],
        to_act=game.to_act(),
        scores=game.rules.scores(game.match.state),
        guided=tutorial.progress(game) is not None,
        luck=game.luck.source(),
        commitment=game.shown_commitment(),
        fork=game.fork() if puzzle is None else None,
        hints=game.hints,
        puzzle=puzzle,
    )


def saved_summary(game: TableGame) -> Statement:
    """What saves the summary of a table as it stands."""
    return summary_is(game.id, game.revision, msgspec.json.encode(summarised(game)).decode())


def live_info(game: TableGame, session: str) -> Data:
    return info(game.row, game.invites, game.recoveries, game.places, summarised(game), session)


def stored_info(found: StoredSummary, session: str) -> Data | None:
    """None if the summary is older than the table, or than the rules of this server."""
    if found.number != found.last or found.row["version"] != box(found.row["game"]).version:
        return None
    summary = msgspec.json.decode(found.summary, type=Summary)
    return info(found.row, *keys(found), summary, session)


def info(
    row: Row,
    invites: list[str],
    recoveries: list[str],
    places: Mapping[str, set[int]],
    summary: Summary,
    session: str,
) -> Data:
    id, about = row["id"], box(row["game"])
    seats = sorted(seat for seat in places.get(session, ()) if seat >= 0)
    maker = bool(session) and session == row["maker"]
    found: Data = {
        "id": id,
        "game": {
            "slug": about.slug,
            "title": about.title,
            "hidden": about.hidden,
            "real_time": about.real_time,
            "undo": about.undo,
        },
        "options": summary.options,
        "stage": summary.stage,
        "revision": summary.revision,
        "made": row["made"],
        "you": {
            "seats": seats,
            "maker": maker,
            "watching": not seats,
            "recovery": {str(seat): recovery(recoveries[seat]) for seat in seats},
            "devices": {str(seat): sum(seat in held for held in places.values()) for seat in seats},
        },
        "seats": [msgspec.structs.asdict(seat) for seat in summary.seats],
        "to_act": summary.to_act,
        "your_turn": any(seat in summary.to_act for seat in seats),
        "scores": summary.scores,
        "next": row["next"],
        "guided": summary.guided,
        "luck": summary.luck,
        "commitment": summary.commitment,
        "fork": summary.fork,
        "hints": summary.hints,
        "puzzle": summary.puzzle,
        "watch": f"/t/{id}/watch/{row['watch']}",
    }
    if (seats or maker) and summary.stage == GATHERING:
        found["invite"] = f"/t/{id}/claim/{row['invite']}"
        found["invites"] = {
            str(seat): f"/t/{id}/claim/{invites[seat]}"
            for seat, held in enumerate(summary.seats)
            if held.kind == "open"
        }
    return found
