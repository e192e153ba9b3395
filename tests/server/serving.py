"""A server for tests, in this process or in its own, and people who talk to it without a browser."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from allotment.server.app import build
from allotment.server.messages.socket import AnyMessage
from allotment.server.run import config
from allotment.server.settings import Limits, Settings

Data = dict[str, Any]
FREE = (0, 1)  # no limit
STRICT = msgspec.json.Decoder(AnyMessage)
LOOP = {"kind": "auto"}  # uvicorn's name for the event loop that servers in this process run on
PATIENCE = 30.0  # seconds for any one answer


class Laid:
    """Fixed luck: the same in every run of a test. `ALLOTMENT_LUCK=anything` gives other luck."""

    def begin(self, name: str) -> None:
        self.random = Random(f"{name} {os.environ.get('ALLOTMENT_LUCK', '')}")

    def __call__(self, size: int) -> bytes:
        return self.random.randbytes(size)


LAID = Laid()
LAID.begin("")


def quick(data: str | Path, **more: Any) -> Settings:
    """Bots move at once, nobody is told to wait, and luck is fixed."""
    limits = Limits(made=FREE, kept=FREE, daily=0, guesses=FREE, requests=FREE, commands=FREE, costly=FREE)
    settings = Settings(
        data=str(data), pace=0.0, sand_pace=0.02, grace=0.0, workers=1, limits=limits, luck=LAID
    )
    for name, value in more.items():
        setattr(settings, name, value)
    return settings


class Server:
    def __init__(self, url: str, app: Any) -> None:
        self.url = url
        self.app = app
        self.registry = app.state.registry


@contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    """In a thread of this process, on a free port."""
    app = build(settings)
    bound = socket.create_server(("127.0.0.1", 0))
    settled = config(app, settings)
    settled.loop = LOOP["kind"]
    server = uvicorn.Server(settled)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]}, daemon=True)
    thread.start()
    until(lambda: server.started)
    try:
        yield Server(f"http://127.0.0.1:{bound.getsockname()[1]}", app)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        bound.close()
        assert not thread.is_alive(), "the server did not end"


class Process:
    """A server of its own, which can be killed."""

    def __init__(self, data: str | Path, port: int = 0, *more: str) -> None:
        self.data = str(data)
        self.more = more
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        until(self.answers, 4 * PATIENCE)

    def program(self) -> list[str]:
        return [sys.executable, "-m", "allotment"]

    def launch(self, log: Any = None) -> None:
        words = [*self.program(), "serve", "--port", str(self.port), "--data", self.data]
        words += ["--pace", "0", *self.more]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=log, env=plain())

    def answers(self) -> bool:
        assert self.process is not None and self.process.poll() is None, "the server did not start"
        try:
            return httpx.get(f"{self.url}/api/games", timeout=5, trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)


def plain() -> dict[str, str]:
    """The environment without the tests' own variables, which a server would take for its settings."""
    return {name: value for name, value in os.environ.items() if not name.startswith("ALLOTMENT_")}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as bound:
        return int(bound.getsockname()[1])


def until(true: Any, patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


class Fast:
    """A server's clock that runs only while the server sleeps."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += round(seconds * 1000)


class Person:
    """A browser without a window: cookies, requests, sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def goes_to(self, url: str) -> None:
        """To another server, as the same browser."""
        self.url = url
        self.http.base_url = url  # its setter takes a string

    def make(self, game: str, seats: list[Data] | None = None, **more: Any) -> Data:
        body: Data = {"game": game, **more}
        if seats is not None:
            body["seats"] = seats
        return self.post("/api/tables", body, 201)

    def post(self, path: str, body: Data, status: int = 200) -> Data:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        found: Data = answer.json()
        return found

    def get(self, path: str, status: int = 200) -> Data:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        found: Data = answer.json()
        return found

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, id: str, mode: str = "plain", layout: str = "wide") -> Chat:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{id}/socket?mode={mode}&layout={layout}"
        headers = {"Cookie": self.cookie()} if self.cookie() else {}
        opening = connect(address, additional_headers=headers, proxy=None, max_size=None)
        return Chat(opening.__enter__())

    def sit_refused(self, id: str) -> int:
        """The code with which the server closes the socket."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{id}/socket"
        headers = {"Cookie": self.cookie()} if self.cookie() else {}
        with connect(address, additional_headers=headers, proxy=None) as line:
            try:
                line.recv(PATIENCE)
            except ConnectionClosed as end:
                return end.rcvd.code if end.rcvd is not None else 1006
        raise AssertionError("the socket was not refused")


class Chat:
    """One socket. Keeps what it was told: messages are applied as a page would."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.last_id = 0
        self.table: Data = {}
        self.heard: list[Data] = []
        self.read()

    def __enter__(self) -> Chat:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def read(self, patience: float = PATIENCE) -> Data:
        raw = self.line.recv(patience)
        STRICT.decode(raw)  # every message of every test is what its type says
        message: Data = json.loads(raw)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = {key: value for key, value in message.items() if key != "type"}
            if "scene" in message:
                self.table["scene"] = scene_of(message["scene"])
        elif message["type"] == "update":
            self.apply(message)
        elif message["type"] == "here":
            for seat, connected in zip(self.table["seats"], message["connected"], strict=True):
                seat["connected"] = connected
        return message

    def apply(self, update: Data) -> None:
        for name, value in update.items():
            if name == "log":
                del self.table["log"][update["log_from"] :]
                self.table["log"].extend(value)
            elif name == "scene":
                scene = self.table["scene"]
                scene["regions"].update(value.get("regions", {}))
                for piece in value.get("changed", []):
                    scene["pieces"][piece["key"]] = piece
                for key in value.get("gone", []):
                    del scene["pieces"][key]
            elif name == "offers":
                old = self.table["offers"]
                self.table["offers"] = [old[offer] if isinstance(offer, int) else offer for offer in value]
            elif name == "history":
                turns = self.table["history"]["turns"][: value["turns_from"]] + value["turns"]
                rest = {key: kept for key, kept in value.items() if key not in ("turns", "turns_from")}
                self.table["history"] = rest | {"turns": turns}
            elif name not in ("type", "by", "text", "move", "log_from"):
                self.table[name] = value

    def say(self, type: str, **fields: Any) -> int:
        self.last_id += 1
        self.line.send(json.dumps({"id": self.last_id, "type": type, **fields}))
        return self.last_id

    def ask(self, type: str, **fields: Any) -> Data:
        """Says it and reads up to its answer."""
        id = self.say(type, **fields)
        while True:
            message = self.read()
            if message["type"] == "answer" and message["id"] == id:
                return message

    def raw(self, text: str | bytes) -> Data:
        """Sends anything at all and reads up to the next answer."""
        self.line.send(text)
        while True:
            message = self.read()
            if message["type"] == "answer":
                return message

    def move(self, text: str) -> Data:
        return self.ask("move", text=text, revision=self.table["revision"])

    def wait(self, true: Any) -> None:
        end = time.monotonic() + PATIENCE
        while not true(self.table):
            assert time.monotonic() < end, "waited too long"
            self.read()

    def drain(self) -> None:
        """Reads what is there already."""
        try:
            while True:
                self.read(0.05)
        except TimeoutError:
            return

    def closed(self) -> int:
        """Reads until the server closes; the code."""
        try:
            while True:
                self.line.recv(PATIENCE)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006

    def resynced(self) -> Data:
        """The table as the server sends it once more."""
        self.ask("resync")
        return self.table


def scene_of(scene: Data) -> Data:
    return {**scene, "pieces": {piece["key"]: piece for piece in scene["pieces"]}}


def turns(chats: list[Chat], choose: Any, most: int = 5000) -> None:
    """Lets several people play, each choosing among its offers, until the game is over."""
    for _ in range(most):
        acting = [chat for chat in chats if chat.table["offers"] and chat.table["stage"] == "playing"]
        if all(chat.table["stage"] == "over" for chat in chats):
            return
        if acting:
            chat = acting[0]
            offers = chat.table["offers"]
            seen = chat.table["revision"]
            answer = chat.move(offers[choose(len(offers))]["text"])
            assert answer["ok"] or answer["stale"] or answer["revision"] > seen, answer
        behind = [chat for chat in chats if chat.table["revision"] < max(c.table["revision"] for c in chats)]
        for chat in behind or ([] if acting else chats[:1]):
            chat.read()
    raise AssertionError("the game does not end")
