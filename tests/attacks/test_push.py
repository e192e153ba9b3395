"""The address that a browser gives for its messages is an attacker's: it leads to the internet or nowhere."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from allotment.server.push import delivery
from allotment.server.push.delivery import Answer, Forbidden, Postman, Unreached, place, public
from allotment.server.push.encryption import encoded
from allotment.server.settings import Limits
from tests.server.pushing import Keys, Service, certificate, listening, telling, wish
from tests.server.serving import FREE, Person, serving, until

INSIDE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "192.0.0.8", "198.18.0.1", "224.0.0.1", "239.1.2.3", "240.0.0.1",
    "255.255.255.255",
    "::", "::1", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "fec0::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2002:7f00:1::", "2002:a00:1::1",
    "2001:0:7f00:1::1", "2001:db8::1",
]  # fmt: skip
OUTSIDE = ["8.8.8.8", "142.250.1.95", "2a00:1450:4001::5f", "64:ff9b::808:808", "::ffff:8.8.8.8"]


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_of_ours_is_public(address: str) -> None:
    assert not public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", OUTSIDE)
def test_the_internet_is(address: str) -> None:
    assert public(ipaddress.ip_address(address))


ODD = [
    "", "x", "push.example/1", "//push.example/1", "http://push.example/1", "ftp://push.example/1",
    "file:///etc/passwd", "https:///1", "https://localhost/1", "https://localhost./1", "https://intranet/1",
    "https://127.0.0.1/1", "https://127.1/1", "https://2130706433/1", "https://0x7f000001/1", "https://0177.0.0.1/1",
    "https://8.8.8.8/1", "https://[::1]/1", "https://[::ffff:127.0.0.1]/1", "https://[fe80::1%25eth0]/1",
    "https://push.example:22/1", "https://push.example:8443/1", "https://push.example:0x1bb/1",
    "https://push.example:99999/1", "https://me@push.example/1", "https://push.example@127.0.0.1/1",
    "https://push.example\\@127.0.0.1/1", "https://push.example/1#x", "https://push.example/1 x",
    "https://push.example/1\r\nHost: intranet", "https://push.example/\x00", "https://push.example\t/1",
    "https://püsh.example/1", "https://push_it.example/1", "https://push.example./1", "https://-push.example/1",
    "https://push..example/1", "https://push.1/1", "https://" + "a" * 1000 + ".example/1",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", ODD)
def test_no_odd_address_is_taken(endpoint: str) -> None:
    with pytest.raises(Forbidden):
        place(endpoint, ["push.local:8443"])


def test_a_push_service_is_and_so_is_what_the_operator_named() -> None:
    assert place("https://fcm.googleapis.com/fcm/send/a:b?c=d", []) == (
        "fcm.googleapis.com", 443, "/fcm/send/a:b?c=d", False,
    )  # fmt: skip
    assert place("https://push.local:8443/1", ["push.local:8443"]).named
    assert not place("https://push.local/1", ["push.local:8443"]).named, "another port, another service"
    with pytest.raises(Forbidden):
        place("http://push.local:8443/1", ["push.local:8443"])


# ---- where a name leads ----


def leads(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[tuple[str, int]]:
    """Every name leads there. Connections are not made but noted."""
    tried: list[tuple[str, int]] = []

    async def found(self: object, host: str, port: int, **_: object) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in addresses]

    async def connect(host: str, port: int, **_: object) -> None:
        tried.append((host, port))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", found)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    return tried


def posted(endpoint: str, hosts: list[str] | None = None) -> Answer:
    async def run() -> Answer:
        return await Postman(hosts or []).post(endpoint, [], b"x")

    return asyncio.run(run())


@pytest.mark.parametrize("address", INSIDE)
def test_a_name_that_leads_inside_is_not_reached(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = leads(monkeypatch, address)
    with pytest.raises(Forbidden):
        posted("https://push.example/1")
    assert tried == []


def test_nor_one_that_leads_to_both(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = leads(monkeypatch, "8.8.8.8", "10.0.0.1")
    with pytest.raises(Forbidden):
        posted("https://push.example/1")
    assert tried == []


def test_the_address_that_was_looked_at_is_the_one_that_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere the second time (DNS rebinding) is asked for once."""
    tried = leads(monkeypatch, "8.8.8.8", "8.8.4.4")
    with pytest.raises(Unreached):
        posted("https://push.example/1")
    assert tried == [("8.8.8.8", 443), ("8.8.4.4", 443)]


# ---- what a service answers ----


@pytest.fixture
def pem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    found = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(found))
    return found


def test_no_redirect_is_followed(pem: Path) -> None:
    def elsewhere(service: Service, request: Any) -> None:
        request.send_response(307)
        request.send_header("Location", service.address("/inside"))
        request.end_headers()

    with listening(pem, elsewhere) as service:
        assert posted(service.address("/1"), [service.host]).status == 307
        assert [letter.path for letter in service.letters] == ["/1"]


def test_a_certificate_of_somebody_else_is_not_believed(
    tmp_path: Path, pem: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "other").mkdir()
    with listening(certificate(tmp_path / "other")) as service:
        with pytest.raises(Unreached, match="SSL"):
            posted(service.address("/1"), [service.host])
        assert not service.letters


@pytest.mark.parametrize("kind", ["silence", "drops", "endless", "odd"])
def test_a_service_that_never_ends_is_left(pem: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it says nothing, very slowly something, very much, or no HTTP at all."""
    monkeypatch.setattr(delivery, "PATIENCE", 1.0)

    def going_on(service: Service, request: Any) -> None:
        out = request.wfile
        with contextlib.suppress(OSError):
            out.write(
                b"SSH-2.0-x\r\n\r\n" if kind == "odd" else b"" if kind == "silence" else b"HTTP/1.1 201 x\r\n"
            )
            for _ in range(40_000 if kind == "endless" else 30):
                out.write(
                    b"x: " + b"y" * 60 + b"\r\n" if kind == "endless" else b"z" if kind == "drops" else b""
                )
                out.flush()
                if kind != "endless":
                    time.sleep(0.1)

    with listening(pem, going_on) as service:
        begun = time.monotonic()
        with pytest.raises(Unreached):
            posted(service.address("/1"), [service.host])
        assert time.monotonic() - begun < 2.5


def test_the_body_is_left_unread(pem: Path) -> None:
    def long(service: Service, request: Any) -> None:
        request.send_response(201)
        request.end_headers()
        with contextlib.suppress(OSError):
            for _ in range(20_000):
                request.wfile.write(b"x" * 65536)

    with listening(pem, long) as service:
        begun = time.monotonic()
        assert posted(service.address("/1"), [service.host]).status == 201
        assert time.monotonic() - begun < 5


def test_a_slow_service_does_not_delay_another(pem: Path) -> None:
    def slow(service: Service, request: Any) -> None:
        time.sleep(3)

    async def run(bad: Service, good: Service) -> float:
        postman = Postman([bad.host, good.host])
        held = [asyncio.create_task(postman.post(bad.address("/1"), [], b"x")) for _ in range(40)]
        await asyncio.sleep(0.3)
        begun = time.monotonic()
        answer = await postman.post(good.address("/1"), [], b"x")
        took = time.monotonic() - begun
        assert answer.status == 201 and len(bad.letters) <= Postman.PER_HOST
        for task in held:
            task.cancel()
        await asyncio.gather(*held, return_exceptions=True)
        assert postman.waiting == {}
        return took

    with listening(pem, slow) as bad, listening(pem) as good:
        assert asyncio.run(run(bad, good)) < 1.5


# ---- at the door ----


def test_whoever_gives_an_address_inside_is_refused_or_forgotten(
    tmp_path: Path, pem: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Refused at once if it can be seen; forgotten, and never reached, if only its name leads inside."""
    caplog.set_level(logging.WARNING)
    asked = socket.getaddrinfo

    def found(host: Any, port: Any, *more: Any, **named: Any) -> Any:
        return asked("127.0.0.1" if host == "inside.example" else host, port, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with (
        listening(pem) as service,
        serving(
            telling(tmp_path / "t.sqlite", service, push_hosts=[], limits=Limits(subscribed=FREE))
        ) as server,
        Person(server.url) as ines,
        Person(server.url) as noor,
    ):
        monkeypatch.setattr(delivery, "PORT", service.port)  # whoever got through would be heard
        for endpoint in [*ODD, service.address("/1")]:
            ines.post("/api/push", wish(endpoint, Keys()), 422)
        for person in (ines, noor):
            person.post("/api/push", wish(f"https://inside.example/{id(person)}", Keys()))
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "open"}])
        noor.post(f"/api/tables/{made['id']}/claim", {"token": made["invite"].rsplit("/", 1)[1]})
        until(lambda: server.registry.notifier.failed == 1)
        until(lambda: [person.get("/api/push")["on"] for person in (ines, noor)].count(True) == 1)
        assert "leads to an address that isn't public" in caplog.text and not service.letters


def test_keys_are_what_browsers_have(tmp_path: Path, pem: Path) -> None:
    with (
        listening(pem) as service,
        serving(telling(tmp_path / "t.sqlite", service, limits=Limits(subscribed=FREE))) as server,
        Person(server.url) as ines,
    ):
        good = wish(service.address("/1"), Keys())
        off = bytearray(Keys().public)
        off[40] ^= 1  # not on the curve
        bad: list[dict[str, object]] = [
            {"key": ""}, {"key": "AAAA"}, {"key": "*" * 88}, {"key": "B" * 120}, {"key": "é"}, {"key": "A"},
            {"key": wish("", Keys())["auth"]}, {"auth": ""}, {"auth": "AAAA"}, {"auth": good["key"][:40]},
        ]  # fmt: skip
        bad.append({"key": encoded(bytes(off))})
        for change in bad:
            ines.post("/api/push", {**good, **change}, 422)
        for body in ({}, {**good, "more": 1}, {**good, "endpoint": 5}, {**good, "key": "x" * 121}):
            ines.post("/api/push", body, 422)
        assert not ines.get("/api/push")["on"]
        ines.post("/api/push", good)
        assert ines.get("/api/push")["on"]


def test_nobody_rings_without_end_nor_for_somebody_else(tmp_path: Path, pem: Path) -> None:
    with (
        listening(pem) as service,
        serving(telling(tmp_path / "t.sqlite", service, limits=Limits(subscribed=(1, 3)))) as server,
        Person(server.url) as ines,
    ):
        good = wish(service.address("/1"), Keys())
        evil = ines.http.post("/api/push", json=good, headers={"Origin": "https://evil.example"})
        assert evil.status_code == 403
        codes = [ines.http.post("/api/push", json=good).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert ines.http.post("/api/push/off", json={}).status_code == 429
        big = {**good, "endpoint": "https://push.example/" + "x" * 70_000}
        assert ines.http.post("/api/push", json=big).status_code == 413
