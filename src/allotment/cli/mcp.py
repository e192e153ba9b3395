"""allotment mcp: a seat for language models, over the Model Context Protocol.

It speaks JSON-RPC on standard input and output, and asks a running table over HTTP like any other program: it
is shown what its seat may know, and nothing more, and waits as long as everybody else."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from http.client import HTTPException
from http.cookiejar import CookieJar
from importlib.metadata import PackageNotFoundError, version
from time import monotonic, sleep
from typing import Any, Final, TextIO
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from ..kernel.result import Refused, denied
from .common import Commands
from .serve import PORT

Data = dict[str, Any]

SPOKEN: Final = ["2025-06-18", "2025-03-26", "2024-11-05"]  # versions of the protocol, the newest first
PATIENCE: Final = 60.0  # seconds to wait for the others' moves
PAUSE: Final = 0.3  # seconds between two looks
SECONDS: Final = 15.0  # for one answer of the server
UNREADABLE, UNKNOWN, WRONG = -32700, -32601, -32602  # JSON-RPC's codes
HOW: Final = (
    "Board games at a table with bots or people. Call games, then sit_down (or join by an invite link) and "
    "read the rules once. look shows the table as your seat sees it, and your legal moves; move makes one of "
    "them, written exactly as listed, waits for the others, and shows the table again."
)


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "mcp",
        help="a seat for language models, over the Model Context Protocol",
        description="Speaks the Model Context Protocol on standard input and output, for a language model "
        "that is to play at a running table (allotment serve).",
        epilog="Example: allotment serve, and in the model's settings the command: allotment mcp",
    )
    command.add_argument(
        "--url", default=f"http://127.0.0.1:{PORT}", help=f"the table's address (http://127.0.0.1:{PORT})"
    )
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if urlsplit(given.url).scheme not in ("http", "https"):
        raise denied("mcp-url", url=given.url)
    serve(Seat(given.url.rstrip("/")), sys.stdin, sys.stdout)
    return 0


def serve(seat: Seat, source: TextIO, sink: TextIO) -> None:
    """A message per line, until the other side has nothing more to say."""
    for line in source:
        if line.strip():
            answer = answered(seat, line)
            if answer is not None:
                print(json.dumps(answer), file=sink, flush=True)


def answered(seat: Seat, line: str) -> Data | None:
    """What to say to a message; nothing, if it only tells."""
    try:
        message = json.loads(line)
    except ValueError:
        return failed(None, UNREADABLE, "the message is not JSON")
    if not isinstance(message, dict) or not isinstance(message.get("method"), str):
        return failed(None, -32600, "a message is an object with a method")
    if "id" not in message:
        return None
    id, method = message["id"], message["method"]
    params = message.get("params")
    if params is not None and not isinstance(params, dict):
        return failed(id, WRONG, "params is an object")
    params = params or {}
    if method == "initialize":
        asked = params.get("protocolVersion")
        return done(
            id,
            {
                "protocolVersion": asked if asked in SPOKEN else SPOKEN[0],
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "allotment", "version": our_version()},
                "instructions": HOW,
            },
        )
    if method == "ping":
        return done(id, {})
    if method == "tools/list":
        return done(id, {"tools": [tool.data() for tool in TOOLS]})
    if method == "tools/call":
        tool = next((tool for tool in TOOLS if tool.name == params.get("name")), None)
        given = params.get("arguments") or {}
        if tool is None or not isinstance(given, dict):
            known = ", ".join(tool.name for tool in TOOLS)
            return failed(id, WRONG, f"there is no tool {params.get('name')!r}; tools are {known}")
        try:
            return done(id, said(tool.call(seat, given), False))
        except Refused as why:
            return done(id, said(str(why), True))
    return failed(id, UNKNOWN, f"there is no method {method!r}")


def our_version() -> str:
    try:
        return version("allotment")
    except PackageNotFoundError:  # run from the sources
        return "0"


def done(id: object, result: Data) -> Data:
    return {"jsonrpc": "2.0", "id": id, "result": result}


def failed(id: object, code: int, why: str) -> Data:
    return {"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": why}}


def said(text: str, wrong: bool) -> Data:
    return {"content": [{"type": "text", "text": text}], "isError": wrong}


class Seat:
    """A browser's place at tables of one server: its cookie, and the table looked at last."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.table = ""
        self.opener = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))

    def ask(self, path: str, body: Data | None = None) -> str:
        request = Request(self.url + path)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("content-type", "application/json")
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                text: str = answer.read().decode()
                return text
        except HTTPError as no:
            raise refused(no) from None
        except (OSError, HTTPException) as why:
            raise denied("mcp-silent", url=self.url, why=str(why)) from None

    def here(self) -> str:
        if not self.table:
            raise denied("mcp-no-table")
        return self.table

    def games(self, given: Data) -> str:
        games = json.loads(self.ask("/api/games"))
        lines = [
            f"{game['slug']}: {game['title']}, {game['seats'][0]} to {game['seats'][1]} seats. {game['line']}"
            for game in games["games"]
        ]
        levels = [f"{level['name']}: {level['says']}" for level in games["levels"]]
        return "\n".join(["Games:", *lines, "", "Bots:", *levels])

    def rules(self, given: Data) -> str:
        return self.ask(f"/api/games/{quote(word(given, 'game'), safe='')}/card")

    def sit_down(self, given: Data) -> str:
        bots = given.get("bots") or ["sprout"]
        if not isinstance(bots, list):
            raise denied("mcp-bots")
        own: Data = {"kind": "person"}
        if "name" in given:
            own["name"] = given["name"]
        seats = [own, *({"kind": "bot", "level": level} for level in bots)]
        wish = {"game": word(given, "game"), "options": given.get("options") or {}, "seats": seats}
        self.table = json.loads(self.ask("/api/tables", wish))["id"]
        return self.look({})

    def join(self, given: Data) -> str:
        parts = urlsplit(word(given, "link")).path.strip("/").split("/")
        if len(parts) != 4 or parts[0] != "t" or parts[2] != "claim":
            raise denied("mcp-link")
        wish: Data = {"token": parts[3]} | ({"name": given["name"]} if "name" in given else {})
        self.ask(f"/api/tables/{quote(parts[1], safe='')}/claim", wish)
        self.table = parts[1]
        return self.look({})

    def look(self, given: Data) -> str:
        return self.ask(f"/api/tables/{self.here()}/text")

    def move(self, given: Data) -> str:
        self.ask(f"/api/tables/{self.here()}/move", {"text": word(given, "move")})
        return self.wait({})

    def wait(self, given: Data) -> str:
        """The table once it is this seat's turn, or over, or when it has taken too long."""
        end = monotonic() + PATIENCE
        while True:
            seen = json.loads(self.ask(f"/api/tables/{self.here()}/view"))
            if seen["over"] or seen["offers"] or monotonic() > end:
                return self.look({})
            sleep(PAUSE)


def refused(no: HTTPError) -> Refused:
    """Why the server refused, in its own words."""
    try:
        told = json.loads(no.read())
        why = str(told["why"])
    except (ValueError, KeyError, TypeError):
        return denied("mcp-refused", status=str(no.code))
    return denied("spoken", text=f"{why} ({told['rule']})" if "rule" in told else why)


def word(given: Data, name: str) -> str:
    found = given.get(name)
    if not isinstance(found, str) or not found:
        raise denied("mcp-missing", name=name)
    return found


class Tool:
    def __init__(
        self, tool: str, says: str, call: Callable[[Seat, Data], str], required: list[str], **fields: Data
    ) -> None:
        self.name = tool
        self.says = says
        self.call = call
        self.schema = {"type": "object", "properties": fields, "required": required}

    def data(self) -> Data:
        return {"name": self.name, "description": self.says, "inputSchema": self.schema}


TEXT: Final[Data] = {"type": "string"}
TOOLS: Final = [
    Tool("games", "The games on the shelf and the bots to play against.", Seat.games, []),
    Tool("rules", "The rules of a game.", Seat.rules, ["game"], game=TEXT),
    Tool(
        "sit_down",
        "Make a table of a game and sit down with bots, one level for each other seat (sprout if left out).",
        Seat.sit_down,
        ["game"],
        game=TEXT,
        name=TEXT,
        bots={"type": "array", "items": TEXT},
        options={"type": "object"},
    ),
    Tool("join", "Take a seat by an invite link.", Seat.join, ["link"], link=TEXT, name=TEXT),
    Tool("look", "The table as your seat sees it, and your legal moves.", Seat.look, []),
    Tool(
        "move", "Make a move, as it stands in the list; then the others move.", Seat.move, ["move"], move=TEXT
    ),
    Tool("wait", "Wait until it is your turn.", Seat.wait, []),
]
