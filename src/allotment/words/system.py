"""The language that the system is set to, for commands. Nothing that plays or draws asks for it."""

from __future__ import annotations

import os
from typing import Final

from .lexicon import ENGLISH, preferred

SETTINGS: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # of the environment; the first set counts


def system_language() -> str:
    """What the environment is set to."""
    wish = next((os.environ[name] for name in SETTINGS if os.environ.get(name)), ENGLISH)
    return preferred(wish.replace(":", ",").replace("_", "-").replace(".", "-"))
