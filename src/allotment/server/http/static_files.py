"""Static files: read once, compressed once, cached for ever under an address that changes with them.

Those of a game are in its `table` folder: `art.svg` (the symbols of its scene) is served as `SLUG.svg`,
`cover.svg` (its box) as `box-SLUG.svg`, `board.css` as `SLUG.css`. What a game does not have is plain.
Words of scripts that come late are `NAME.LANGUAGE.json`.
"""

from __future__ import annotations

import gzip
import json
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from ...draw.still import look
from ...games import SHELF, folder
from ...words import PAGE, languages, lexicon
from .lobby import colours
from .scripts import LATE, spoken_late

FOLDER: Final = Path(__file__).parent.parent / "static"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".mp3": "audio/mpeg",
}
COMMENT: Final = r"/\*(?:[^*]|\*(?!/))*\*/"
SPARE: Final = {  # what only readers of the source need: comments, empty lines, spaces, line breaks
    ".js": (
        (r"^[ \t]+", ""),
        (rf"^{COMMENT}\n", ""),
        (r"/\*\*[^\n]*?\*/ ?", ""),
        (r"^//.*\n", ""),
        (r"[ \t]+// [^'\"`\n]*$", ""),
        (r"^\n", ""),
        (r",\n(?=[)\]}])", ""),
        (r"(?<=[({\[,;])\n|\n(?=[)\]}.?:&|])", ""),
    ),
    ".css": (
        (rf"[ \t]*{COMMENT}", ""),
        (r"^[ \t]+", ""),
        (r"^\n", ""),
        (r"(?<=[{};,])[ \n]+| +(?=[{}])|;?\n(?=\})", ""),
        (r"(?<=[a-z]): +", ":"),
    ),
}
NO_SYMBOLS: Final = b'<svg xmlns="http://www.w3.org/2000/svg"></svg>'
# A script in parts: texts and patterns, which stay as they are, spaces, and all else.
PARTS: Final = re.compile(
    r"""(?P<text>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<=[(,=:\[!&|?{};])/(?:[^/\\\n]|\\.)+/)"""
    r"""|(?P<spaces>[ ]+)|(?P<quote>`)|.""",
    re.DOTALL,
)
FOR_EVER: Final = "public, max-age=31536000, immutable"


class File(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes | None


def lean(kind: str, raw: bytes) -> bytes:
    """A script or a style sheet without its comments and spaces: a third of what a browser would load."""
    if kind not in SPARE:
        return raw
    text = raw.decode()
    for spare, instead in SPARE[kind]:
        text = re.sub(spare, instead, text, flags=re.MULTILINE)
    return (squeezed(text) if kind == ".js" else text).encode()


def squeezed(script: str) -> str:
    """A script without spaces, except between two words, or two signs that would merge into another one."""
    found: list[str] = []
    at = 0
    while at < len(script):
        part = PARTS.match(script, at)
        assert part is not None
        at = part.end()
        if part["quote"]:
            at = template_end(script, at)
            found.append(script[part.start() : at])
        elif not part["spaces"]:
            found.append(part[0])
        elif at < len(script) and found:
            before, after = found[-1][-1], script[at]
            if (worded(before) and worded(after)) or (before in "+-/" and after in "+-/"):
                found.append(" ")
    return "".join(found)


def worded(sign: str) -> bool:
    return sign.isalnum() or sign in "_$"


def template_end(script: str, at: int) -> int:
    """Where the template literal ends whose opening quote is before `at`: its expressions may hold others."""
    depth = 0
    while script[at] != "`" or depth:
        if script[at] == "\\":
            at += 1
        elif script[at] == "`":
            at = template_end(script, at + 1) - 1
        elif depth and script[at] in "'\"":
            at = script.index(script[at], at + 1)
        elif script.startswith("${", at) and not depth:
            depth, at = 1, at + 1
        elif depth:
            depth += {"{": 1, "}": -1}.get(script[at], 0)
        at += 1
    return at + 1


def of_game(slug: str, name: str) -> bytes | None:
    """A file of a game's `table` folder, if it has it."""
    file = folder(slug) / "table" / name
    return file.read_bytes() if file.is_file() else None


def brought() -> dict[str, bytes]:
    """What the games on the shelf bring."""
    found: dict[str, bytes] = {}
    for slug in SHELF:
        found[f"{slug}.svg"] = of_game(slug, "art.svg") or NO_SYMBOLS
        found[f"box-{slug}.svg"] = of_game(slug, "cover.svg") or (FOLDER / "box.svg").read_bytes()
        found[f"{slug}.css"] = of_game(slug, "board.css") or b""
    return found


def spoken(name: str, language: str) -> bytes:
    """Words that come with a script."""
    words = spoken_late(language)[name]
    return json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode()


class StaticFiles:
    """All that pages load, under an address that changes when any of it does. A file is made ready when it is
    first asked for, or by `warm`: a server that was killed is back the sooner."""

    def __init__(self) -> None:
        found = {path.name: path.read_bytes() for path in FOLDER.glob("*") if path.suffix in KINDS}
        found |= {name: look(name).encode() for name in ("pieces.css", "ui.svg")}
        found["base.css"] = look("colours.css").encode() + found["base.css"]
        found["lobby.css"] += colours().encode()
        self.raw = found | brought()
        self.words = {
            f"{name}.{language}.json": (name, language) for name in LATE for language in languages()
        }
        self.ready: dict[str, File] = {}
        sum = blake2b(digest_size=6)
        for name, raw in sorted(self.raw.items()):
            sum.update(name.encode() + b"\0" + raw)
        for language in languages():
            sum.update("".join(lexicon(PAGE, language).entries.values()).encode())
        self.prefix = f"/static/{sum.hexdigest()}"

    def file(self, name: str) -> File | None:
        found = self.ready.get(name)
        if found is None and (name in self.raw or name in self.words):
            kind = Path(name).suffix
            plain = spoken(*self.words[name]) if name in self.words else lean(kind, self.raw[name])
            packed = gzip.compress(plain, 9, mtime=0)
            found = File(KINDS[kind], plain, packed if len(packed) < len(plain) else None)
            self.ready[name] = found
        return found

    def warm(self) -> None:
        for name in [*self.raw, *self.words]:
            self.file(name)

    def answer(self, request: Request, name: str, lasting: bool) -> Response:
        file = self.file(name)
        if file is None:
            return Response(status_code=404)
        headers = {"cache-control": FOR_EVER if lasting else "no-cache", "vary": "accept-encoding"}
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers=headers | {"content-encoding": "gzip"}, media_type=file.kind)
        return Response(file.plain, headers=headers, media_type=file.kind)
