"""Attacks lay their luck down as the server's own tests do."""

from __future__ import annotations

from tests.server.conftest import laid_down as laid_down
