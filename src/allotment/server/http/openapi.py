"""The HTTP API's description, made from the same types that read the requests."""

from __future__ import annotations

from typing import Any

import msgspec

from ... import __doc__ as about
from ..messages.http import ANSWERS, BODIES

Data = dict[str, Any]

ERRORS = {
    "400": "cannot be read",
    "403": "not yours",
    "404": "not there",
    "409": "not now",
    "413": "too large",
    "415": "not JSON",
    "422": "not possible as asked",
    "429": "too fast",
    "503": "not now: come again",
}
ID = {"name": "id", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
SLUG = {"name": "slug", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
RULE = {"name": "rule", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
KIND = {"name": "kind", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 10}}
AT = {"name": "at", "in": "query", "required": True, "schema": {"type": "integer", "minimum": 0}}

# method, path, what it is for, status, parameters, type of the body, type of the answer
PATHS: list[tuple[str, str, str, str, list[Data], str, str]] = [
    ("get", "/livez", "whether the server answers", "200", [], "", "Live"),
    ("get", "/readyz", "whether people may be sent here", "200", [], "", "Ready"),
    ("get", "/api/health", "how the server does", "200", [], "", "Health"),
    ("get", "/api/games", "the shelf", "200", [], "", "Games"),
    ("get", "/api/games/{slug}", "one game", "200", [SLUG], "", "Game"),
    ("get", "/api/games/{slug}/about", "what its pieces are", "200", [SLUG], "", "About"),
    (
        "post",
        "/api/games/{slug}/check",
        "whether a table may have these options",
        "200",
        [SLUG],
        "Checked",
        "OptionsCheck",
    ),
    ("get", "/api/games/{slug}/card", "its rules, as Markdown", "200", [SLUG], "", "text/markdown"),
    ("get", "/api/games/{slug}/rules/{rule}", "a rule's paragraph", "200", [SLUG, RULE], "", "Rule"),
    ("post", "/api/lab", "play a study of a game and its house rules", "201", [], "NewStudy", "Study"),
    ("get", "/api/lab/{id}", "what a study of this browser knows by now", "200", [ID], "", "Study"),
    ("post", "/api/lab/{id}/stop", "stop it", "200", [ID], "StopStudy", "Study"),
    ("get", "/api/tables", "the tables of this browser", "200", [], "", "Tables"),
    ("post", "/api/tables", "make a table", "201", [], "NewTable", "Info"),
    ("post", "/api/tables/import", "a table from a record", "201", [], "Import", "Info"),
    (
        "post",
        "/api/recover",
        "bind this browser to the seat a code belongs to",
        "200",
        [],
        "Recover",
        "SeatTaken",
    ),
    ("get", "/api/push", "whether this browser can be told while no page is open", "200", [], "", "Push"),
    ("post", "/api/push", "tell this browser when it is its turn", "200", [], "Subscribe", "Nothing"),
    ("post", "/api/push/off", "tell it no longer", "200", [], "Unsubscribe", "Nothing"),
    ("get", "/api/tables/{id}", "a table in short", "200", [ID], "", "Info"),
    ("get", "/api/tables/{id}/record", "its record, as text", "200", [ID], "", "text/plain"),
    ("get", "/api/tables/{id}/check", "its shuffles, replayed", "200", [ID], "", "SealCheck"),
    ("get", "/api/tables/{id}/review", "the review of its finished game", "200", [ID], "", "Review"),
    ("post", "/api/tables/{id}/review", "have it reviewed", "200", [ID], "AskReview", "Review"),
    ("get", "/api/tables/{id}/qr.svg", "its invite link as a picture", "200", [ID], "", "image/svg+xml"),
    (
        "get",
        "/api/tables/{id}/view",
        "the position as this browser's seat may see it",
        "200",
        [ID],
        "",
        "View",
    ),
    (
        "get",
        "/api/tables/{id}/text",
        "the same in words, with the legal moves",
        "200",
        [ID],
        "",
        "text/plain",
    ),
    ("post", "/api/tables/{id}/move", "a move in notation", "200", [ID], "PlainMove", "Moved"),
    ("post", "/api/tables/{id}/claim", "take a seat by a link's token", "200", [ID], "Claim", "SeatTaken"),
    (
        "post",
        "/api/tables/{id}/recover",
        "bind this browser to a seat by its code",
        "200",
        [ID],
        "Recover",
        "SeatTaken",
    ),
    ("post", "/api/tables/{id}/watch", "watch, by a link's token", "200", [ID], "Watch", "Info"),
    ("post", "/api/tables/{id}/alone", "take a seat from its other browsers", "200", [ID], "Alone", "Info"),
    (
        "post",
        "/api/tables/{id}/leave",
        "give up this browser's seats, off its shelf",
        "200",
        [ID],
        "Leave",
        "Nothing",
    ),
    ("post", "/api/erase", "delete all that the server knows of this browser", "200", [], "Erase", "Erased"),
    (
        "get",
        "/api/tables/{id}/fork",
        "how a finished game may be played on from a moment",
        "200",
        [ID, AT],
        "",
        "ForkForm",
    ),
    ("post", "/api/tables/{id}/fork", "play on from there", "201", [ID], "NewFork", "Info"),
    (
        "get",
        "/api/tables/{id}/share",
        "what of a finished game may be shared",
        "200",
        [ID, AT],
        "",
        "ShareForm",
    ),
    (
        "get",
        "/api/tables/{id}/picture.{kind}",
        "a moment of a finished game, as a file (svg, png)",
        "200",
        [ID, KIND, AT],
        "",
        "image/svg+xml",
    ),
    (
        "post",
        "/api/tables/{id}/film",
        "have a finished game made into a film, and learn how far it is",
        "200",
        [ID],
        "AskFilm",
        "Film",
    ),
    ("get", "/api/tables/{id}/film.svg", "the film, as a file", "200", [ID], "", "image/svg+xml"),
    ("post", "/api/tables/{id}/rematch", "the same again", "201", [ID], "Rematch", "Info"),
]


def answers(good: str, kind: str) -> Data:
    """A type of messages.http, or a media type whose content is text."""
    if "/" in kind:
        content: Data = {kind: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind}"}}}
    error = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}}
    return {good: {"description": "done", "content": content}} | {
        status: {"description": says, **error} for status, says in ERRORS.items()
    }


def description(version: str) -> Data:
    kinds = [*BODIES, *ANSWERS]
    _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    paths: Data = {}
    for method, path, summary, good, parameters, body, answer in PATHS:
        operation: Data = {"summary": summary, "parameters": parameters, "responses": answers(good, answer)}
        if body:
            schema = {"$ref": f"#/components/schemas/{body}"}
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
        paths.setdefault(path, {})[method] = operation
    info = {"title": "Allotment, the table", "version": version, "description": about or ""}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schemas}}
