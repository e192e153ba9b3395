"""The far end of work that somebody waits for, in a process of its own (`server/http/background.py` is the
near one): a question as a line of JSON, then what is known as one line after another. The process ends
when its input does, with all that it started, so that nothing outlives the server that asked for it."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final

from .kernel.result import Denied, Refused
from .kernel.story import Phrase

NICE: Final = 19
Data = dict[str, Any]


def gone_with_parent() -> None:
    sys.stdin.read()
    os.killpg(os.getpgid(0), signal.SIGKILL)


def answered(lines: Callable[[Data], Iterable[Data]]) -> int:
    """Reads the question and says what there is to say to it; a refusal is the last line, as data."""
    os.nice(NICE)
    asked = json.loads(sys.stdin.readline())
    threading.Thread(target=gone_with_parent, daemon=True).start()
    try:
        for line in lines(asked):
            print(json.dumps(line), flush=True)
    except Refused as why:
        said = why.why if isinstance(why, Denied) else Phrase("spoken", {"text": str(why)})
        print(json.dumps({"why": said.data()}), flush=True)
        return 2
    return 0
