"""The pages: functions from plain data (the same as the API's answers) to HTML."""

from __future__ import annotations

from .home import lobby, shelf
from .lab import lab
from .puzzles import puzzles
from .rules import rules, specification
from .table import claim, problem, table, watching

__all__ = [
    "claim",
    "lab",
    "lobby",
    "problem",
    "puzzles",
    "rules",
    "shelf",
    "specification",
    "table",
    "watching",
]
