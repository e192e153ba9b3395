"""For whoever looks after a server: probes, settings by the environment, logs for programs."""

from __future__ import annotations

import argparse
import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from allotment.cli import main, parser, serve
from allotment.kernel.result import Refused
from allotment.server import logs
from allotment.server.settings import Limits
from allotment.server.tokens import new_token, recovery

from .serving import Person, quick, serving, until

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
            assert "has not answered" in answers[0].json()["why"] and answers[0].headers["retry-after"]
            assert server.hall.store.jobs.qsize() <= 1, "one trial at a time"
            assert probed(server.url, "/livez").status_code == 200
        finally:
            other.execute("ROLLBACK")
            other.close()
        until(lambda: probed(server.url, "/readyz").status_code == 200)
        server.hall.closing = True
        assert probed(server.url, "/readyz").json()["why"] == "the server is going"
        server.hall.closing = False


def test_a_probe_is_never_told_to_wait(tmp_path: Path) -> None:
    limits = Limits(requests=(1, 2))
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server:
        assert {probed(server.url, "/livez").status_code for _ in range(6)} == {200}
        assert probed(server.url, "/api/games").status_code == 403, "others go by the server's own names"


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
    ("FORGET", "90", 90.0),
    ("THINK", "gardener:50ms", ["gardener:50ms"]),
    ("LOG", "json", "json"),
    ("OPEN", "no", False),
]


def test_every_option_can_stand_in_the_environment() -> None:
    assert {name.lower() for name, _, _ in EACH} == set(serve.USUAL)
    options = vars(parser().parse_args(["serve"]))
    assert set(options) - {"run"} == set(serve.USUAL)
    for name, text, meant in EACH:
        found = vars(settled({f"ALLOTMENT_{name}": text}))
        for option, usual in serve.USUAL.items():
            assert found[option] == (meant if option == name.lower() else usual), option


def test_the_command_line_counts_more() -> None:
    environment = {"ALLOTMENT_PORT": "9000", "ALLOTMENT_NAME": "one.example", "ALLOTMENT_PACE": "3"}
    found = settled(environment, "--port", "1234", "--name", "two.example")
    assert (found.port, found.name, found.pace) == (1234, ["two.example"], 3.0)


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("PROT", "9000", "ALLOTMENT_PROT is no setting of this server; settings are ALLOTMENT_HOST, "),
        ("PORT", "many", "ALLOTMENT_PORT is 'many'; it is a number"),
        ("HTTPS", "perhaps", "ALLOTMENT_HTTPS is 'perhaps'; it is yes or no"),
    ],
)
def test_what_the_environment_cannot_mean_is_said(name: str, text: str, says: str) -> None:
    with pytest.raises(Refused) as why:
        settled({f"ALLOTMENT_{name}": text})
    assert str(why.value).startswith(says)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--log", "xml"], "'xml'; a log is written as text or json"),
        (["--proxy", "front.example"], "'front.example'; a proxy is an address or a network"),
    ],
)
def test_what_an_option_cannot_be_is_said(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words]) == 2
    assert says in capsys.readouterr().err


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
