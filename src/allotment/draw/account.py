"""A finished game taken apart, as data: a curve over its moments and tables about it. Where nobody plays
against anybody, a game's `table/account.py` makes one from its record."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from ..kernel.game import Game
from ..kernel.record import Record
from ..words import Speaker
from .scene import Said

GOOD, BAD = "good", "bad"

Data = dict[str, Any]


class Row(NamedTuple):
    """Something that happened, and after how many events the board shows it."""

    at: int
    seat: int
    cells: list[Said]


class Sheet(NamedTuple):
    heading: Said
    heads: list[Said]
    rows: list[Row]
    none: Said  # where there are no rows


class Moment(NamedTuple):
    """After an event: the time, and how far the curve is, from 0 to 1."""

    at: int
    time: int  # milliseconds
    share: float


class Flag(NamedTuple):
    at: int
    word: str  # GOOD or BAD


class Account(NamedTuple):
    curve: Said
    moments: list[Moment]
    flags: list[Flag]
    says: list[Said]
    sheets: list[Sheet]
    notes: list[Said]

    def told(self, words: Speaker) -> Data:
        """In somebody's words."""
        say = words.say
        return {
            "curve": say(self.curve),
            "moments": [one._asdict() for one in self.moments],
            "flags": [one._asdict() for one in self.flags],
            "says": [say(one) for one in self.says],
            "sheets": [
                {
                    "heading": say(sheet.heading),
                    "heads": [say(head) for head in sheet.heads],
                    "rows": [
                        {"at": row.at, "seat": row.seat, "cells": [say(cell) for cell in row.cells]}
                        for row in sheet.rows
                    ],
                    "none": say(sheet.none),
                }
                for sheet in self.sheets
            ],
            "notes": [say(one) for one in self.notes],
        }


class Accountant(Protocol):
    """The room that makes an account (a module fulfils it)."""

    def account(self, game: Game[Any, Any], record: Record) -> Account: ...
