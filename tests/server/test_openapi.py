"""schemathesis reads the HTTP API's description and asks for everything it can think of: no 5xx."""

from __future__ import annotations

import contextlib
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from requests.structures import CaseInsensitiveDict
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from starlette.routing import Route

from allotment.server.app import build
from allotment.server.http.openapi import PATHS, description
from allotment.server.security import PROBES
from allotment.server.settings import Settings

from .serving import Person, Server

schema = schemathesis.openapi.from_dict(description("test"))
MADE: dict[str, str] = {}
CHECKS = [not_a_server_error, response_schema_conformance]  # and answers are what their types say


def test_the_description_lists_every_address(tmp_path: object) -> None:
    app = build(Settings(data=f"{tmp_path}/t.sqlite"))
    routed = {
        (method.lower(), route.path)
        for route in app.routes
        if isinstance(route, Route) and route.path.startswith(("/api/", *PROBES))
        for method in (route.methods or set()) - {"HEAD"}
    }
    app.state.registry.store.close()
    assert {(method, path) for method, path, *_ in PATHS} == routed - {("get", "/api/openapi.json")}


@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_stumble(server: Server, case: schemathesis.Case[Any]) -> None:
    if server.url not in MADE:
        with Person(server.url) as ines:
            MADE[server.url] = ines.make("garden-dice")["id"]
            MADE["cookie"] = ines.cookie()
    if case.path_parameters and "id" in case.path_parameters:
        case.path_parameters["id"] = MADE[server.url]  # a table there is, and a browser that sits at it
        with contextlib.suppress(AttributeError):
            case.headers = CaseInsensitiveDict({**dict(case.headers or ()), "Cookie": MADE["cookie"]})
    answer = case.call(base_url=server.url)
    case.validate_response(answer, checks=CHECKS)


@schema.parametrize()
@settings(max_examples=8, suppress_health_check=list(HealthCheck))
def test_strangers_get_no_5xx_either(server: Server, case: schemathesis.Case[Any]) -> None:
    answer = case.call(base_url=server.url)
    case.validate_response(answer, checks=CHECKS)
