"""allotment serve, and allotment alone."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from allotment.cli import main
from allotment.server.run import address, lan_address, loopback, qr_code

from .serving import free_port, plain, until


@contextmanager
def running(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "allotment", *words]
    env = {**plain(), "PYTHONUNBUFFERED": "1", **environment}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=30)


def said(process: subprocess.Popen[str], until_line: str) -> str:
    assert process.stdout is not None
    found = ""
    for line in process.stdout:
        found += line
        if until_line in line:
            return found
    raise AssertionError(f"the server ended: {found}")


def test_it_prints_its_address_and_ends_on_ctrl_c(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--data", str(tmp_path / "t.sqlite")) as process:
        text = said(process, "Ctrl-C")
        link = re.search(r"http://127\.0\.0\.1:\d+/", text)
        assert link is not None and "█" not in text
        assert httpx.get(link[0]).status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130, -signal.SIGINT)
        assert process.stdout is not None and "Traceback" not in process.stdout.read()


def test_on_a_network_it_prints_a_qr_code(tmp_path: Path) -> None:
    data = str(tmp_path / "t.sqlite")
    with running(
        "serve", "--host", "0.0.0.0", "--port", "0", "--data", data, PYTHONIOENCODING="utf-8"
    ) as process:
        text = said(process, "Ctrl-C")
        assert f"http://{lan_address()}:" in text and "█" in text and "Phones" in text


def test_alone_it_opens_the_browser_on_the_shelf(tmp_path: Path) -> None:
    """With its store in the user's data folder."""
    note = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {note}\n')
    browser.chmod(0o755)
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", 8375)) == 0:
            pytest.skip("port 8375 is in use on this machine")
    with running(
        BROWSER=f"{browser} %s", XDG_DATA_HOME=str(tmp_path / "data"), HOME=str(tmp_path)
    ) as process:
        said(process, "Ctrl-C")
        until(lambda: note.exists() and note.read_text())
        until(lambda: (tmp_path / "data" / "allotment" / "tables.sqlite").exists())
        assert httpx.get(note.read_text()).status_code == 200


def test_what_cannot_be_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = free_port()
    with socket.create_server(("127.0.0.1", taken)):
        assert main(["serve", "--port", str(taken), "--data", str(tmp_path / "t.sqlite")]) == 2
    assert "can’t be used" in capsys.readouterr().err
    assert main(["serve", "--port", "70000"]) == 2
    assert (
        main(["serve", "--port", "0", "--data", "postgresql://nobody@127.0.0.1:1/x?connect_timeout=2"]) == 2
    )
    assert "can’t be opened" in capsys.readouterr().err
    assert main(["serve", "--port", "0", "--data", "/proc/nowhere/t.sqlite"]) == 2


@pytest.mark.parametrize("effort", ["0", "101", "nan"])
def test_the_effort_of_reviews_has_a_range(effort: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--review-effort", effort]) == 2
    assert "can be 0.01 to 100" in capsys.readouterr().err


def test_addresses() -> None:
    assert loopback("localhost") and loopback("127.0.0.1") and loopback("::1") and not loopback("0.0.0.0")
    assert address("::1", 80) == "http://[::1]:80/"
    rows = qr_code("http://192.168.1.2:8375/").splitlines()
    assert len({len(row) for row in rows}) == 1


LAUNCHER = """
import multiprocessing
from allotment.cli import main

def think():
    print("thinking")

main(["games"])
if __name__ == "__main__":
    child = multiprocessing.get_context("spawn").Process(target=think)
    child.start()
    child.join()
"""


def test_a_launcher_without_a_guard_runs_once(tmp_path: Path) -> None:
    """WorkerPool processes read the script again that started the server."""
    script = tmp_path / "launch.py"
    script.write_text(LAUNCHER)
    ran = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    lines = ran.stdout.splitlines()
    assert sum(line.startswith("garden-dice") for line in lines) == 1 and lines[-1] == "thinking", ran


def test_thinkers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    port = free_port()
    with running(
        "serve", "--port", str(port), "--data", str(tmp_path / "t.sqlite"), "--pace", "0"
    ) as process:
        said(process, "Ctrl-C")
        url = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=url) as web:
            made = web.post("/api/tables", json={"game": "garden-dice", "options": {"start": 1}}).json()
            until(lambda: web.get(f"/api/tables/{made['id']}").json()["your_turn"])
        children = children_of(process.pid)
        assert children
        process.kill()
        process.wait(20)
    end = time.monotonic() + 20
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < end, "a thinking process was left behind"
        time.sleep(0.05)


def children_of(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(path.parent.name))
    return found
