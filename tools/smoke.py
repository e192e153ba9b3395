"""Does a server that was just started serve? Waits until it is ready, plays a whole game by HTTP against a
bot, and has its shuffles checked.

    python tools/smoke.py [http://localhost:8375]
"""

from __future__ import annotations

import json
import sys
import time
from http.cookiejar import CookieJar
from random import Random
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

READY = 60.0  # seconds until it has to be ready
LONGEST = 300.0  # seconds that the game may take

OPENER = build_opener(HTTPCookieProcessor(CookieJar()), ProxyHandler({}))


def asked(url: str, body: dict[str, Any] | None = None) -> Any:
    sent = None if body is None else json.dumps(body).encode()
    request = Request(url, sent, {"Content-Type": "application/json"})
    with OPENER.open(request, timeout=30) as answer:
        return json.loads(answer.read())


def ready(url: str) -> float:
    """Seconds that it took."""
    begun = time.monotonic()
    while True:
        try:
            asked(f"{url}/readyz")
            return time.monotonic() - begun
        except (HTTPError, URLError, OSError) as why:
            if time.monotonic() - begun > READY:
                raise SystemExit(f"{url} is not ready after {READY:g} s: {why}") from None
            time.sleep(0.2)


def main(url: str) -> int:
    took = ready(url)
    luck, begun = Random("smoke"), time.monotonic()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "seedling"}]
    table = f"{url}/api/tables/{asked(f'{url}/api/tables', {'game': 'garden-dice', 'seats': seats})['id']}"
    moves = 0
    while not (view := asked(f"{table}/view"))["over"]:
        if time.monotonic() - begun > LONGEST:
            raise SystemExit(f"the game at {table} is not over after {LONGEST:g} s")
        if view["offers"]:
            asked(f"{table}/move", {"text": luck.choice(view["offers"]), "revision": view["revision"]})
            moves += 1
        else:
            time.sleep(0.1)
    check = asked(f"{table}/check")
    if not check["ok"]:
        raise SystemExit(f"its shuffles are not as agreed: {check['why']}")
    print(f"{url}: ready after {took:.1f} s, a game of {moves} own moves in {time.monotonic() - begun:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main((sys.argv[1:] or ["http://localhost:8375"])[0].rstrip("/")))
