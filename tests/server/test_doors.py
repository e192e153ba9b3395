"""What stands at the door: origins, hosts, cookies, policies, sizes, rates."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from allotment.server.settings import Limits
from allotment.server.tokens import TOKEN, digest, new_token, recovered, recovery

from .serving import FREE, Person, Server, quick, serving

PAGES = ["/", "/new/garden-dice", "/rules/garden-dice", "/nowhere", "/new/nothing", "/t/0123456789ab"]


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_a_strict_policy(ines: Person, path: str) -> None:
    headers = ines.http.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none';") and "unsafe" not in policy and "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", PAGES)
def test_pages_hold_nothing_the_policy_forbids(ines: Person, path: str) -> None:
    text = ines.http.get(path).text
    assert " style=" not in text and "<style" not in text
    for script in text.split("<script")[1:]:
        head = script.split(">", 1)[0]
        assert "src=" in head or 'type="application/json"' in head
    for place in re.findall(r'(?:src|<link[^>]*href)="([^"]*)"', text):
        assert place.startswith("/static/"), place


def test_the_session_cookie_is_kept_from_scripts_and_other_sites(ines: Person) -> None:
    assert "set-cookie" not in ines.http.get("/").headers  # nobody is tracked for looking at the shelf
    answer = ines.http.post("/api/tables", json={"game": "garden-dice"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie
    token = ines.http.cookies["allotment"]
    assert TOKEN.fullmatch(token)
    assert "set-cookie" not in ines.http.post("/api/tables", json={"game": "garden-dice"}).headers


def test_a_forged_cookie_is_nobody(server: Server, ines: Person) -> None:
    made = ines.make("garden-dice")
    for token in ("", "x", "0" * 26, "'; drop table entries; --"):
        with httpx.Client(base_url=server.url, cookies={"allotment": token}) as stranger:
            assert stranger.get(f"/api/tables/{made['id']}").status_code == 403
            assert stranger.get(f"/api/tables/{made['id']}/record").status_code == 403


def test_the_store_does_not_hold_session_tokens(server: Server, ines: Person) -> None:
    ines.make("garden-dice")
    token = ines.http.cookies["allotment"]
    raw = b"".join(
        Path(path).read_bytes()
        for path in (server.registry.settings.data, server.registry.settings.data + "-wal")
    )
    assert token.encode() not in raw and digest(token).encode() in raw


def test_another_origin_may_not_post_nor_open_a_socket(server: Server, ines: Person) -> None:
    made = ines.make("garden-dice")
    evil = {"Origin": "https://evil.example"}
    assert ines.http.post("/api/tables", json={"game": "garden-dice"}, headers=evil).status_code == 403
    own = {"Origin": server.url}
    assert ines.http.post("/api/tables", json={"game": "garden-dice"}, headers=own).status_code == 201
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made['id']}/socket"
    cookie = {"Cookie": ines.cookie()}
    with pytest.raises(InvalidStatus), connect(address, additional_headers=cookie | evil, proxy=None):
        pass
    with connect(address, additional_headers=cookie | own, proxy=None, max_size=None) as line:
        assert json.loads(line.recv(10))["type"] == "table"


def test_a_strange_host_name_is_not_answered(server: Server) -> None:
    """DNS rebinding: a page of evil.example whose name suddenly leads here."""
    assert httpx.get(server.url, headers={"Host": "evil.example"}).status_code == 403
    assert httpx.get(server.url, headers={"Host": "localhost:1"}).status_code == 200
    assert httpx.get(server.url, headers={"Host": "[::1]:80"}).status_code == 200
    assert httpx.get(server.url, headers={"Host": "[::1"}).status_code == 403


def test_bodies_and_messages_have_a_size(server: Server, ines: Person) -> None:
    made = ines.make("garden-dice")
    big = {"game": "garden-dice", "name": "x" * 70_000}
    assert ines.http.post("/api/tables", json=big).status_code == 413

    def drops() -> object:
        for _ in range(20):
            yield b" " * 10_000

    assert ines.http.post("/api/tables", content=drops()).status_code in (400, 413, 422)  # type: ignore[arg-type]
    with ines.sit(made["id"]) as chat:
        answer = chat.raw(json.dumps({"id": 1, "type": "name", "name": "x" * 20_000}))
        assert not answer["ok"] and "16,384" in answer["why"]
        assert chat.ask("ping")["ok"]
        chat.line.send("x" * 300_000)
        assert chat.closed() == 1009


def test_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(made=(1, 2), guesses=(1, 2), requests=FREE, commands=(60, 5))
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice")
        ines.make("garden-dice")
        answer = ines.http.post("/api/tables", json={"game": "garden-dice"})
        assert answer.status_code == 429 and answer.headers["retry-after"]
        path = f"/api/tables/{made['id']}/recover"
        codes = [ines.http.post(path, json={"code": "z" * 26}).status_code for _ in range(4)]
        assert codes == [403, 403, 429, 429]
        with ines.sit(made["id"]) as chat:
            answers = [chat.ask("ping")["ok"] for _ in range(8)]
            assert answers[:5] == [True] * 5 and False in answers


def test_requests_are_limited_too(tmp_path: Path) -> None:
    limits = Limits(requests=(1, 20))
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server:
        statuses = [httpx.get(f"{server.url}/api/games").status_code for _ in range(25)]
        assert statuses.count(200) <= 20 and statuses[-1] == 429


@pytest.mark.parametrize("limit", [{"behind": 3}, {"waiting": 60_000}])
def test_a_slow_reader_is_cut_off_and_finds_everything_again(tmp_path: Path, limit: dict[str, int]) -> None:
    """So many messages, or so many bytes of them."""
    limits = Limits(made=FREE, guesses=FREE, requests=FREE, commands=FREE, **limit)  # type: ignore[arg-type]
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice")
        with ines.sit(made["id"]) as chat:
            guest = server.registry.tables[made["id"]].connections[0]
            loop, pad = server.registry.loop, Random(1).randbytes(200_000).hex().encode()

            def flood() -> None:  # faster than anybody reads
                for _ in range(1000):
                    guest.send(b'{"type": "here", "connected": [true, true], "pad": "%s"}' % pad)

            loop.call_soon_threadsafe(flood)
            assert chat.closed() == 1013
        with ines.sit(made["id"]) as chat:
            assert chat.table["revision"] == 2


def test_tokens_have_128_bits_and_codes_survive_handwriting() -> None:
    assert len({new_token() for _ in range(1000)}) == 1000
    token = new_token()
    assert 32 ** len(token) >= 2**128
    written = recovery(token)
    assert recovered(written) == token
    assert recovered(" " + written.lower().replace("-", " ").replace("0", "o").replace("1", "l")) == token
