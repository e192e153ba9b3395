"""Attacks have the server's own people, and lay their luck down as its tests do."""

from __future__ import annotations

from tests.server.conftest import ines as ines
from tests.server.conftest import laid_down as laid_down
from tests.server.conftest import noor as noor
from tests.server.conftest import server as server
