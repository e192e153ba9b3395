"""schemathesis reads the HTTP API's description and asks for everything it can think of: no 5xx."""

from __future__ import annotations

import contextlib

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

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
        if route.path.startswith(("/api/", *PROBES)) and getattr(route, "methods", None)  # type: ignore[attr-defined]
        for method in route.methods - {"HEAD"}  # type: ignore[attr-defined]
    }
    app.state.registry.store.close()
    assert {(method, path) for method, path, *_ in PATHS} == routed - {("get", "/api/openapi.json")}


@schema.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_no_request_makes_the_server_stumble(server: Server, case: schemathesis.Case) -> None:
    if server.url not in MADE:
        with Person(server.url) as ines:
            MADE[server.url] = ines.make("garden-dice")["id"]
            MADE["cookie"] = ines.cookie()
    if case.path_parameters and "id" in case.path_parameters:
        case.path_parameters["id"] = MADE[server.url]  # a table there is, and a browser that sits at it
        with contextlib.suppress(AttributeError):
            case.headers = {**(case.headers or {}), "Cookie": MADE["cookie"]}
    answer = case.call(base_url=server.url)
    case.validate_response(answer, checks=CHECKS)


@schema.parametrize()
@settings(max_examples=8, suppress_health_check=list(HealthCheck))
def test_strangers_get_no_5xx_either(server: Server, case: schemathesis.Case) -> None:
    answer = case.call(base_url=server.url)
    case.validate_response(answer, checks=CHECKS)
