"""In which language a browser is spoken to."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from ..words import PAGE, Speaker, languages, preferred, speaker

COOKIE: Final = "language"  # the browser's choice


def language_of(connection: HTTPConnection) -> str:
    """The one that was chosen in this browser, or the first of the browser's own that there is."""
    chosen = connection.cookies.get(COOKIE, "")
    return chosen if chosen in languages() else preferred(connection.headers.get("accept-language", ""))


def page_words(request: HTTPConnection) -> Speaker:
    """Who writes the pages for this browser."""
    return speaker(PAGE, language_of(request))
