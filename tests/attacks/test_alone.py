"""A store belongs to one server at a time, and nobody else can read it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from allotment.kernel.result import Refused
from allotment.server.store.store import Store, store_url
from tests.server.serving import Process


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    store = Store(store_url(str(path)))
    with pytest.raises(Refused, match="another server is already using this database"):
        Store(store_url(str(path)))
    store.close()
    Store(store_url(str(path))).close()


def test_it_is_said_in_one_sentence_and_a_killed_server_lets_go(tmp_path: Path) -> None:
    server = Process(tmp_path / "t.sqlite")
    server.start()
    words = [sys.executable, "-m", "allotment", "serve", "--port", "0", "--data", server.data]
    second = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2 and second.stderr.count("\n") == 1
    assert "another server is already using this database" in second.stderr
    server.kill()
    server.start()
    server.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_nobody_else_can_read_the_store(tmp_path: Path) -> None:
    path = tmp_path / "new" / "t.sqlite"
    Store(store_url(str(path))).close()
    assert path.parent.stat().st_mode & 0o777 == 0o700
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)  # as older versions made it
    Store(store_url(str(path))).close()
    assert path.stat().st_mode & 0o777 == 0o600
