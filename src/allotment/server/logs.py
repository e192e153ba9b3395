"""What is written to the log: a persistent fault is one line a minute, not a thousand tracebacks; tokens,
codes and links are blotted out wherever they come from; as text for people, or as JSON for programs."""

from __future__ import annotations

import copy
import json
import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError
from uvicorn.config import LOGGING_CONFIG
from uvicorn.logging import DefaultFormatter

from .tokens import LETTERS

EVERY: Final = 60.0  # seconds between two lines about the same fault
MOST: Final = 1000  # faults remembered
FORMS: Final = ("text", "json")
SECRETS: Final = re.compile(  # tokens, in links too, and recovery codes
    rf"(?<![{LETTERS}])(?:[{LETTERS}]{{26}}|(?:[{LETTERS}]{{5}}-){{5}}[{LETTERS}])(?![{LETTERS}])",
    re.IGNORECASE,
)
REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")  # the one that is being answered
GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")  # ids that are taken from a proxy


def request_id(given: str) -> str:
    """The id of a request or socket: the proxy's, if it gave one, or a new one. From here on it is in every
    line of the log."""
    found = given if GIVEN.fullmatch(given) else secrets.token_hex(8)
    REQUEST.set(found)
    return found


class OncePerMinute(logging.Filter):
    """Lets the same fault through once a minute. Of a failing store only the reason is logged."""

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


class Text(DefaultFormatter):
    def format(self, record: logging.LogRecord) -> str:
        return SECRETS.sub("...", super().format(record))


class Json(logging.Formatter):
    """One object per line: time, level, logger, message, the request or socket that it belongs to, and for a
    fault its kind and traceback."""

    def format(self, record: logging.LogRecord) -> str:
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        found = {
            "at": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            found["request"] = REQUEST.get()
        if record.exc_info and record.exc_info[0] is not None:
            found["fault"] = record.exc_info[0].__name__
            found["trace"] = self.formatException(record.exc_info)
        return SECRETS.sub("...", json.dumps(found))


def settings(form: str = "text") -> dict[str, Any]:
    """For uvicorn: its lines and ours are handled alike."""
    found: dict[str, Any] = copy.deepcopy(LOGGING_CONFIG)
    found["filters"] = {"once": {"()": OncePerMinute}}
    found["handlers"]["default"]["filters"] = ["once"]
    text = {**found["formatters"]["default"], "()": Text}
    found["formatters"]["default"] = {"()": Json} if form == "json" else text
    found["loggers"]["allotment"] = {"handlers": ["default"], "level": "WARNING"}
    return found
