"""What is written to the log: a fault that goes on is one line a minute, not a thousand tracebacks."""

from __future__ import annotations

import copy
import logging
import time
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from uvicorn.config import LOGGING_CONFIG

EVERY: Final = 60.0  # seconds between two lines about the same fault
MOST: Final = 1000  # faults remembered


class Once(logging.Filter):
    """Lets a fault through once a minute. Of a store that fails only the reason is told."""

    def __init__(self) -> None:
        super().__init__()
        self.last: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        fault = record.exc_info[1] if record.exc_info else None
        key = (record.getMessage(), type(fault).__name__)
        now = time.monotonic()
        if now - self.last.get(key, -EVERY) < EVERY:
            return False
        if len(self.last) >= MOST:
            self.last.clear()
        self.last[key] = now
        if isinstance(fault, SQLAlchemyError):
            record.msg = f"{record.getMessage().strip()}: {str(fault).splitlines()[0]}"
            record.args = None
            record.exc_info = record.exc_text = None
        return True


def settings() -> dict[str, Any]:
    """For uvicorn: its own lines and ours take the same way."""
    found: dict[str, Any] = copy.deepcopy(LOGGING_CONFIG)
    found["filters"] = {"once": {"()": Once}}
    found["handlers"]["default"]["filters"] = ["once"]
    found["loggers"]["allotment"] = {"handlers": ["default"], "level": "WARNING"}
    return found
