"""Static files: read once, compressed once, cached for ever under an address that changes with them."""

from __future__ import annotations

import gzip
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

FOLDER: Final = Path(__file__).parent / "static"
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".mp3": "audio/mpeg",
}
COMMENT: Final = r"/\*(?:[^*]|\*(?!/))*\*/"
SPARE: Final = {  # what only readers of the source need: indentation, comments, empty lines, short lines
    ".js": (
        r"^[ \t]+",
        rf"^{COMMENT}\n",
        r"^//.*\n",
        r"[ \t]+// [^'\"`\n]*$",
        r"^\n",
        r",\n(?=[)\]}])",
        r"(?<=[({\[,;])\n|\n(?=[)\]}.?:&|])",
    ),
    ".css": (rf"[ \t]*{COMMENT}", r"^[ \t]+", r"^\n"),
}
FOR_EVER: Final = "public, max-age=31536000, immutable"


class File(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes | None


def lean(kind: str, raw: bytes) -> bytes:
    """A script or a style sheet without its comments: they are a fifth of what a browser would load."""
    if kind not in SPARE:
        return raw
    text = raw.decode()
    for spare in SPARE[kind]:
        text = re.sub(spare, "", text, flags=re.MULTILINE)
    return text.encode()


class Files:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        sum = blake2b(digest_size=6)
        for path in sorted(folder.glob("*")) if folder.is_dir() else []:
            if path.suffix in KINDS:
                plain = lean(path.suffix, path.read_bytes())
                packed = gzip.compress(plain, 9, mtime=0)
                keep = packed if len(packed) < len(plain) else None
                self.files[path.name] = File(KINDS[path.suffix], plain, keep)
                sum.update(path.name.encode() + b"\0" + plain)
        self.prefix = f"/static/{sum.hexdigest()}"

    def answer(self, request: Request, name: str, lasting: bool) -> Response:
        file = self.files.get(name)
        if file is None:
            return Response(status_code=404)
        headers = {"cache-control": FOR_EVER if lasting else "no-cache", "vary": "accept-encoding"}
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers=headers | {"content-encoding": "gzip"}, media_type=file.kind)
        return Response(file.plain, headers=headers, media_type=file.kind)
