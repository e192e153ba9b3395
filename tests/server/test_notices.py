"""People are told that it's their turn while no page is open: once, by whoever may, and nothing else."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("cryptography")

from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from allotment.cli import main
from allotment.games import SHELF, box
from allotment.server import push
from allotment.server.push.encryption import LENGTH, Signer, encrypted
from allotment.server.store.notices import Notice, notice_is, subscription_is, take
from allotment.server.store.store import Conflict, Store, store_url
from allotment.server.tables import expiry, notifier

from .pushing import CURVE, Keys, Service, certificate, listening, plain, quiet, signed, telling, wish
from .serving import Data, Person, Server, quick, serving, turns, until
from .test_store import a_table, an_entry

DICE = "garden-dice"
TURN = {"title": "Garden Dice", "body": "It’s your turn."}


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    pem = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    with listening(pem) as found:
        yield found


class Two:
    """Two people, far apart, who have no page open."""

    def __init__(self, server: Server, ines: Person, noor: Person, service: Service) -> None:
        self.server, self.ines, self.noor, self.service = server, ines, noor, service
        self.id = ""

    def sit(self, game: str = DICE, **more: Any) -> str:
        made = self.ines.make(game, [{"kind": "person", "name": "Ines"}, {"kind": "open"}], **more)
        token = made["invite"].rsplit("/", 1)[1]
        self.noor.post(f"/api/tables/{made['id']}/claim", {"token": token, "name": "Noor"})
        self.id = made["id"]
        return self.id

    def acting(self) -> Person:
        to_act = self.ines.get(f"/api/tables/{self.id}")["to_act"]
        return self.ines if to_act == [0] else self.noor

    def turn(self) -> Person:
        """Whoever is to act moves until it is the other's turn, who is returned."""
        person = self.acting()
        while self.acting() is person:
            offers = person.get(f"/api/tables/{self.id}/view")["offers"]
            person.post(f"/api/tables/{self.id}/move", {"text": offers[-1]})
        return self.ines if person is self.noor else self.noor

    def path(self, person: Person) -> str:
        return "/ines" if person is self.ines else "/noor"

    def subscribed(self) -> None:
        self.service.subscribe(self.ines, "/ines")
        self.service.subscribe(self.noor, "/noor")


@contextmanager
def two(data: Path, service: Service, **more: Any) -> Iterator[Two]:
    settings = telling(data, service, **more)
    with serving(settings) as server, Person(server.url) as ines, Person(server.url) as noor:
        yield Two(server, ines, noor, service)


def rows(path: Path, asked: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as store:
        return store.execute(asked).fetchall()


# ---- what travels ----


def test_the_example_of_the_standard_is_read() -> None:
    """RFC 8291, section 5: whoever reads this reads what browsers read."""
    secret = int.from_bytes(plain("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    keys = Keys(ec.derive_private_key(secret, CURVE), plain("BTBZMqHH6r4Tts7J_aSIgg"))
    body = plain(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert keys.read(body) == b"When I grow up, I want to be a watermelon"


def test_only_the_browser_reads_a_message_and_its_size_tells_nothing() -> None:
    keys, other = Keys(), Keys()
    short, long = (encrypted(text, keys.public, keys.auth) for text in (b"x", b"y" * (LENGTH - 1)))
    assert keys.read(short) == b"x" and keys.read(long) == b"y" * (LENGTH - 1)
    assert len(short) == len(long) and short[:86] != long[:86]
    with pytest.raises(InvalidTag):
        other.read(short)
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"y" * LENGTH, keys.public, keys.auth)


def test_a_signature_names_the_service_and_whom_to_write_to() -> None:
    signer = Signer(Signer.new())
    header = signer.authorization("https://push.example:8443/x/y?z", "mailto:me@example.org", 1000)
    claims, key = signed(header)
    assert claims == {
        "aud": "https://push.example:8443",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:me@example.org",
    }
    assert key == signer.public
    other = Signer(Signer.new())
    with pytest.raises(InvalidSignature):
        signed(header.replace(signer.public, other.public))


# ---- a notice's life ----


def test_who_is_away_is_told_in_their_language_once_a_turn(tmp_path: Path, service: Service) -> None:
    with two(tmp_path / "t.sqlite", service) as pair:
        pair.noor.http.headers["Accept-Language"] = "de"
        pair.subscribed()
        id = pair.sit()
        first = pair.acting()
        said = {pair.ines: "It’s your turn.", pair.noor: "Du bist am Zug."}
        told = service.come(pair.path(first), 1)
        assert told == [{"title": "Garden Dice", "body": said[first], "at": f"/t/{id}"}]
        second = pair.turn()
        assert service.come(pair.path(second), 1)[0]["body"] == said[second]
        assert pair.turn() is first
        service.come(pair.path(first), 2)
        quiet(service, pair.path(second), 1)
        registry = pair.server.registry
        assert (registry.notifier.sent, registry.notifier.failed, registry.notifier.gone) == (3, 0, 0)
        letter = service.letters[0]
        claims, key = signed(letter.headers["authorization"])
        assert claims["aud"] == f"https://{service.host}" and key == pair.ines.get("/api/push")["key"]
        assert letter.headers["content-encoding"] == "aes128gcm" and int(letter.headers["ttl"]) > 3600
        assert len(letter.headers["topic"]) <= 32 and id not in str(letter.headers)
        assert len({len(letter.body) for letter in service.letters}) == 1


def test_who_has_the_table_open_is_not_told(tmp_path: Path, service: Service) -> None:
    with two(tmp_path / "t.sqlite", service) as pair:
        pair.sit()
        pair.subscribed()
        with pair.ines.sit(pair.id, "page"), pair.noor.sit(pair.id):
            other = pair.turn()
            quiet(service, pair.path(other), 0)
        quiet(service, pair.path(other), 0)  # nor later: they have seen it
        assert pair.turn() is not other
        service.come(pair.path(pair.acting()), 1)


def test_who_has_moved_is_not_told(tmp_path: Path, service: Service) -> None:
    with two(tmp_path / "t.sqlite", service, push_after=1.5) as pair:
        pair.sit()
        pair.subscribed()
        second = pair.turn()
        first = pair.turn()
        assert (
            rows(tmp_path / "t.sqlite", "select kind, sent from notices where due > 0") == [("turn", 0)] * 2
        )
        service.come(pair.path(first), 1)
        quiet(service, pair.path(second), 0)


def test_a_turn_that_was_taken_back_is_told_again(tmp_path: Path, service: Service) -> None:
    with two(tmp_path / "t.sqlite", service) as pair:
        pair.sit("the-gardens")
        pair.subscribed()
        mover = pair.acting()
        other = pair.turn()
        service.come(pair.path(other), 1)
        with mover.sit(pair.id) as chat:
            assert chat.ask("undo", moves=1, revision=chat.table["revision"])["ok"], chat.table["undo"]
        quiet(service, pair.path(other), 1)
        assert pair.acting() is mover and pair.turn() is other
        service.come(pair.path(other), 2)


def test_there_is_a_pause_between_two_about_one_table(tmp_path: Path, service: Service) -> None:
    with two(tmp_path / "t.sqlite", service, push_pause=2.0) as pair:
        pair.sit()
        pair.subscribed()
        second = pair.turn()
        service.come(pair.path(second), 1)
        pair.turn()
        assert pair.turn() is second
        quiet(service, pair.path(second), 1, 0.6)
        service.come(pair.path(second), 2)


def test_the_end_is_told_to_whoever_did_not_make_it(tmp_path: Path, service: Service) -> None:
    with two(tmp_path / "t.sqlite", service, push_after=0.6) as pair:
        pair.sit()
        pair.subscribed()
        with pair.ines.sit(pair.id) as one, pair.noor.sit(pair.id) as two_:
            turns([one, two_], Random("end").randrange)
        until(lambda: service.letters)
        quiet(service, service.letters[0].path, 1)
        told = service.read("/ines") + service.read("/noor")
        assert [one["body"] for one in told] == ["The game is over."]


def test_who_is_to_be_replaced_is_told(tmp_path: Path, service: Service) -> None:
    with two(tmp_path / "t.sqlite", service) as pair:
        pair.sit()
        service.subscribe(pair.noor, "/noor")
        while pair.acting() is not pair.ines:
            pair.turn()
        before = len(service.read("/noor"))
        with pair.ines.sit(pair.id) as chat:
            assert chat.ask("propose", seat=1)["ok"]
            assert chat.table["seats"][1]["absent"] == "Noor"
        until(lambda: len(service.read("/noor")) > before)
        assert service.read("/noor")[-1]["body"].startswith("While you’re away, a bot is to play for you.")
        quiet(service, "/noor", before + 1)


def test_bots_and_who_plays_with_bots_alone_get_none(tmp_path: Path, service: Service) -> None:
    path = tmp_path / "t.sqlite"
    with two(path, service) as pair:
        pair.subscribed()
        made = pair.ines.make(DICE, [{"kind": "person"}, {"kind": "bot", "level": "seedling"}])
        pair.ines.make(DICE, [{"kind": "person"}, {"kind": "here"}])
        with pair.ines.sit(made["id"]) as chat:
            for _ in range(6):
                chat.wait(lambda table: table["offers"])
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
        assert rows(path, "select * from notices") == [] and not service.letters


def test_where_all_act_at_once_nobody_is_told(tmp_path: Path, service: Service) -> None:
    path = tmp_path / "t.sqlite"
    with two(path, service) as pair:
        pair.subscribed()
        pair.sit("gardeners", options={"first": 0})
        with pair.ines.sit(pair.id) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
        assert rows(path, "select * from notices") == []


# ---- written with the entry ----


def test_a_notice_is_kept_with_its_entry_or_not_at_all(tmp_path: Path) -> None:
    store = Store(store_url(str(tmp_path / "t.sqlite")))
    keys = wish("https://push.example/1", Keys())
    statement = notice_is(Notice("ines", "t1", "turn", 4), 5000, 60_000)

    async def run() -> None:
        wanted = subscription_is({"session": "ines", "language": "en", "since": 0, **keys})
        await store.save([*a_table("t1"), *wanted], [an_entry("t1", 1)])  # type: ignore[list-item]
        with pytest.raises(Conflict):
            await store.save([statement], [an_entry("t1", 1)])
        assert await store.read(lambda connection: take(connection, 9000, 9, 0)) == []
        await store.save([statement], [an_entry("t1", 2)])
        await store.save([statement], [an_entry("t1", 3)])  # the same turn
        stranger = notice_is(Notice("noor", "t1", "turn", 4), 5000, 60_000)
        await store.save([stranger], [an_entry("t1", 4)])  # who doesn't want to be told
        assert await store.read(lambda connection: take(connection, 4999, 9, 0)) == []
        found = await store.read(lambda connection: take(connection, 5000, 9, 0))
        assert found == [Notice("ines", "t1", "turn", 4)]

    try:
        asyncio.run(run())
    finally:
        store.close()


def test_what_was_due_when_a_server_ended_is_sent_by_the_next(tmp_path: Path, service: Service) -> None:
    path = tmp_path / "t.sqlite"
    with two(path, service, push_look=3600.0) as pair:
        pair.sit()
        pair.subscribed()
        second = pair.path(pair.turn())
        key = pair.ines.get("/api/push")["key"]
    assert not service.letters
    with two(path, service) as pair:
        assert service.come(second, 1)[0]["body"] == TURN["body"]
        assert pair.ines.get("/api/push")["key"] == key, "the key is kept"
        quiet(service, second, 1)


# ---- push services ----


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: Service) -> None:
    for status in (404, 410):
        path = tmp_path / f"{status}.sqlite"
        with two(path, service) as pair:
            service.answers["/noor"] = service.answers["/ines"] = [status]
            pair.sit()
            pair.subscribed()
            other = pair.turn()
            until(lambda pair=pair: pair.server.registry.notifier.gone == 1)
            until(lambda path=path: len(rows(path, "select * from subscriptions")) == 1)
            assert not other.get("/api/push")["on"] and pair.acting().get("/api/push")["on"] is False


def test_what_fails_is_tried_again_and_then_given_up(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "BACK_OFF", (0, 0, 0))
    with two(tmp_path / "t.sqlite", service) as pair:
        pair.sit()
        pair.subscribed()
        service.answers["/ines"] = service.answers["/noor"] = [503, 429, 201]
        pair.turn()
        until(lambda: pair.server.registry.notifier.sent == 1)
        assert len(service.letters) == 3
        service.answers["/ines"] = service.answers["/noor"] = [500]
        pair.turn()
        until(lambda: pair.server.registry.notifier.failed == 1)
        assert len(service.letters) == 3 + 4
        service.answers["/ines"] = service.answers["/noor"] = [403]
        pair.turn()
        until(lambda: pair.server.registry.notifier.failed == 2)
        assert len(service.letters) == 3 + 4 + 1, "what a service refuses is not repeated"


def test_a_service_may_say_when_to_come_again() -> None:
    """Not sooner than we would, and not in a year."""
    due: list[int] = []

    class Written(notifier.Notifier):
        def __init__(self) -> None:
            self.failed = 0

            class Store:
                async def save(self, statements: list[Any], *_: object) -> None:
                    due.append(statements[0][0].compile().params["due"])

            class Registry:
                settings = quick("x", now=lambda: 0)
                store = Store()

            self.registry: Any = Registry()

    one = Notice("ines", "t1", "turn", 1)
    for tries, wait in ((0, 0), (1, 0), (0, 500), (3, 10**7), (4, 0)):
        asyncio.run(Written().later(one._replace(tries=tries), wait))
    assert due == [30_000, 120_000, 500_000, notifier.LONGEST_WAIT * 1000, 0]


# ---- the bell ----


def test_the_bell_is_switched_on_and_off(tmp_path: Path, service: Service) -> None:
    path = tmp_path / "t.sqlite"
    with two(path, service) as pair:
        assert pair.ines.get("/api/push")["offered"] and not pair.ines.get("/api/push")["on"]
        pair.subscribed()
        pair.sit()
        assert pair.ines.get("/api/push")["on"]
        service.subscribe(pair.ines, "/phone")  # one per browser: the newer one
        assert [row[0] for row in rows(path, "select endpoint from subscriptions order by endpoint")] == [
            service.address("/noor"), service.address("/phone"),
        ]  # fmt: skip
        for person in (pair.ines, pair.noor):
            person.post("/api/push/off", {})
        assert rows(path, "select * from subscriptions") == rows(path, "select * from notices") == []
        pair.turn()
        quiet(service, "/noor", len(service.read("/noor")), 0.5)
        assert rows(path, "select * from notices") == []


def test_a_browser_with_a_new_cookie_is_one_browser(tmp_path: Path, service: Service) -> None:
    path = tmp_path / "t.sqlite"
    with two(path, service) as pair:
        service.subscribe(pair.ines, "/ines")
        service.subscribe(pair.noor, "/ines")
        assert len(rows(path, "select * from subscriptions")) == 1
        assert pair.noor.get("/api/push")["on"] and not pair.ines.get("/api/push")["on"]


def test_the_language_is_that_of_the_last_time(tmp_path: Path, service: Service) -> None:
    path = tmp_path / "t.sqlite"
    with two(path, service) as pair:
        service.subscribe(pair.ines, "/ines")
        pair.ines.http.cookies.set("language", "de")
        service.subscribe(pair.ines, "/ines")
        assert rows(path, "select language from subscriptions") == [("de",)]


def test_without_the_extra_everything_else_works(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "installed", lambda: False)
    path = tmp_path / "t.sqlite"
    with two(path, service) as pair:
        assert pair.ines.get("/api/push") == {"offered": False, "key": "", "on": False}
        said = pair.ines.post("/api/push", wish("https://push.example/1", Keys()), 409)
        assert said["kind"] == "push-none"
        pair.sit()
        pair.turn()
        assert rows(path, "select * from secrets") == rows(path, "select * from notices") == []


# ---- what is kept ----


def test_nothing_is_left_of_tables_and_browsers_that_are_gone(tmp_path: Path, service: Service) -> None:
    now = [1_000_000_000_000]
    path = tmp_path / "t.sqlite"
    with two(path, service, now=lambda: now[0], push_look=3600.0) as pair:
        pair.sit()
        pair.subscribed()
        pair.turn()
        assert len(rows(path, "select * from notices")) == 1
        id = pair.id
        for person in (pair.ines, pair.noor):
            person.post(f"/api/tables/{id}/leave", {})
        assert rows(path, "select * from notices") == []

        def clean() -> int:
            asyncio.run_coroutine_threadsafe(
                expiry.forget_subscriptions(pair.server.registry), pair.server.registry.loop
            ).result(10)
            return len(rows(path, "select * from subscriptions"))

        assert clean() == 2
        now[0] += expiry.UNUSED + 1
        pair.ines.make(DICE)  # who sits at a table is kept
        assert clean() == 1 and pair.ines.get("/api/push")["on"]


def test_copies_have_all_of_it_and_exports_nothing(tmp_path: Path, service: Service) -> None:
    path, copy, out = tmp_path / "t.sqlite", tmp_path / "copy.sqlite", tmp_path / "out"
    with two(path, service, push_look=3600.0) as pair:
        pair.sit()
        pair.subscribed()
        pair.turn()
        until(lambda: rows(path, "select * from secrets") != [])
        assert main(["backup", str(copy), "--data", str(path)]) == 0
        assert main(["export", str(out), "--data", str(path)]) == 0
    for name in ("secrets", "subscriptions", "notices"):
        assert rows(copy, f"select * from {name}") == rows(path, f"select * from {name}") != []
    written = "".join(file.read_text() for file in out.iterdir())
    secret = rows(path, "select value from secrets")[0][0]
    assert secret not in written and service.host not in written
    assert not [
        one for row in rows(path, "select key, auth from subscriptions") for one in row if one in written
    ]


def test_a_notice_goes_with_its_table(tmp_path: Path, service: Service) -> None:
    path = tmp_path / "t.sqlite"
    with two(path, service, push_look=3600.0) as pair:
        pair.sit()
        pair.subscribed()
        pair.turn()
        assert len(rows(path, "select * from notices")) == 1
    assert main(["admin", "end", pair.id, "--data", str(path)]) == 0
    assert rows(path, "select * from notices") == []


def test_no_log_names_a_key_or_an_address(
    tmp_path: Path, service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    path = tmp_path / "t.sqlite"
    with two(path, service) as pair:
        pair.sit()
        pair.subscribed()
        service.answers["/ines"] = service.answers["/noor"] = [400]
        pair.turn()
        until(lambda: pair.server.registry.notifier.failed == 1)
    secret = rows(path, "select value from secrets")[0][0]
    assert "refuses a notice: status 400" in caplog.text
    assert secret not in caplog.text and "/noor" not in caplog.text and "/ines" not in caplog.text


@pytest.mark.parametrize("slug", [slug for slug in SHELF if not box(slug).real_time])
def test_every_game_can_be_told_of(slug: str, tmp_path: Path, service: Service) -> None:
    with two(tmp_path / "t.sqlite", service) as pair:
        pair.subscribed()
        id = pair.sit(slug)
        path = pair.path(pair.acting())
        (told,) = service.come(path, 1)
        assert told == {"title": box(slug).title, "body": TURN["body"], "at": f"/t/{id}"}
        told_all: list[Data] = service.read("/ines") + service.read("/noor")
        assert json.dumps(told_all).count(id) == 1
