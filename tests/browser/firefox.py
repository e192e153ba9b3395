"""Starts the installed Firefox for Playwright, which drives it over WebDriver BiDi.

Playwright speaks the protocol of the newest Firefox. A distribution's is older: what it does not know yet is
answered here instead of failing every page. Run as a program, it takes Firefox's arguments.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

NAMES = ("firefox-esr", "firefox")
UNKNOWN = {"emulation.setMediaFeaturesOverride"}  # colour schemes: pages stay light
PREFERENCES = {"ui.prefersReducedMotion": 1}
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


def installed() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


def launcher(folder: Path) -> Path:
    """A file that Playwright can start as if it were Firefox."""
    file = folder / "firefox"
    file.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "$@"\n', encoding="utf-8")
    file.chmod(0o755)
    return file


def bridged(page: ServerConnection, address: str) -> None:
    """Between Playwright and Firefox, message by message."""
    path = page.request.path if page.request is not None else "/session"
    with connect(address + path, max_size=None, compression=None, proxy=None) as firefox:

        def answers() -> None:
            with suppress(ConnectionClosed):
                for message in firefox:
                    page.send(message)
            page.close()

        threading.Thread(target=answers, daemon=True).start()
        with suppress(ConnectionClosed):
            for message in page:
                asked: dict[str, Any] = json.loads(message)
                if asked.get("method") in UNKNOWN:
                    page.send(json.dumps({"type": "success", "id": asked["id"], "result": {}}))
                else:
                    firefox.send(message)


def main() -> int:
    path = installed()
    if path is None:
        print("no Firefox is installed: apt-get install firefox-esr", file=sys.stderr)
        return 1
    process = subprocess.Popen([path, *sys.argv[1:]], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    for line in process.stderr:
        found = LISTENING.search(line)
        if found:
            break
        print(line, end="", file=sys.stderr)
    else:
        return process.wait()
    threading.Thread(target=process.stderr.read, daemon=True).start()
    with serve(lambda page: bridged(page, found[1]), "127.0.0.1", 0, max_size=None, compression=None) as door:
        threading.Thread(target=door.serve_forever, daemon=True).start()
        port = door.socket.getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        return process.wait()


if __name__ == "__main__":
    sys.exit(main())
