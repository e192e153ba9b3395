"""Web push: messages to browsers whose page isn't open. Needs the extra `notify`."""

from __future__ import annotations

from importlib.util import find_spec


def installed() -> bool:
    """Is there what encrypts messages? Nothing else here may be imported where there isn't."""
    return find_spec("cryptography") is not None
