"""Limits that stop those who guess tokens, and nobody else."""

from __future__ import annotations

from pathlib import Path

from allotment.server.security import MOST_KNOWN, Rates, believed, whence
from allotment.server.settings import Limits
from tests.server.serving import FREE, Person, quick, serving

LIMITS = Limits(made=FREE, guesses=(1, 4), requests=FREE, commands=FREE)


def test_right_links_are_no_guesses(tmp_path: Path) -> None:
    """A class behind one address: everybody opens the invitation, takes the seat, comes back by the code."""
    with serving(quick(tmp_path / "t.sqlite", limits=LIMITS)) as server, Person(server.url) as ines:
        for _ in range(6):
            made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "open"}])
            with Person(server.url) as noor:
                assert noor.http.get(made["invite"]).status_code == 200
                token = made["invite"].rsplit("/", 1)[1]
                taken = noor.post(f"/api/tables/{made['id']}/claim", {"token": token, "name": "Noor"})
            with Person(server.url) as phone:
                phone.post(f"/api/tables/{made['id']}/recover", {"code": taken["recovery"]})


def test_wrong_ones_are_counted_whichever_way_they_come(tmp_path: Path) -> None:
    with serving(quick(tmp_path / "t.sqlite", limits=LIMITS)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "open"}])
        wrong, at = "0" * 26, f"/api/tables/{made['id']}"
        with Person(server.url) as eve:
            assert eve.http.get(f"/t/{made['id']}/claim/{wrong}").status_code == 403
            eve.post(f"{at}/claim", {"token": wrong}, 403)
            eve.post(f"{at}/recover", {"code": wrong}, 403)
            eve.post(f"{at}/watch", {"token": wrong}, 403)
            eve.post(f"{at}/recover", {"code": wrong}, 429)
            assert eve.http.get(f"/t/{made['id']}/claim/{wrong}").status_code == 429


def test_a_header_of_ones_own_is_no_other_address(tmp_path: Path) -> None:
    """Only a proxy that was named is believed."""
    named = (["127.0.0.1"], {403}), (["10.0.0.0/8", "127.0.0.0/8"], {403}), (["127.0.0.2"], {403, 429})
    for number, (proxies, statuses) in enumerate([([], {403, 429}), *named]):
        path = tmp_path / f"{number}.sqlite"
        with serving(quick(path, limits=LIMITS, proxies=proxies)) as server, Person(server.url) as ines:
            made = ines.make("garden-dice")
            found = set()
            for guess in range(8):
                ines.http.headers["X-Forwarded-For"] = f"203.0.113.{guess}"
                answer = ines.http.post(f"/api/tables/{made['id']}/recover", json={"code": "no"})
                found.add(answer.status_code)
            assert found == statuses


def test_a_proxy_is_named_by_address_or_network() -> None:
    assert believed("10.1.2.3", ["10.0.0.0/8"]) and believed("::1", ["127.0.0.1", "::1"])
    assert not believed("11.1.2.3", ["10.0.0.0/8"]) and not believed("testclient", ["10.0.0.0/8"])


def test_addresses_of_one_network_count_together() -> None:
    rates = Rates((1, 3))
    assert [rates.take(f"2001:db8:1:2::{number:x}") for number in range(5)] == [True] * 3 + [False] * 2
    assert rates.take("2001:db8:1:3::1")
    assert whence("::ffff:192.0.2.7") == whence("192.0.2.7") == "192.0.2.7"
    assert whence("fe80::1%eth0") == whence("fe80::2") and whence("testclient") == "testclient"


def test_many_addresses_do_not_free_the_one_that_guesses() -> None:
    rates = Rates((1, 2))
    assert [rates.take("192.0.2.1") for _ in range(3)] == [True, True, False]
    for number in range(MOST_KNOWN + 50):
        rates.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
        if number % 5000 == 0:
            assert rates.spent("192.0.2.1")
    assert len(rates.buckets) == MOST_KNOWN and rates.spent("192.0.2.1")
