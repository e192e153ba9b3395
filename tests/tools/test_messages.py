"""What is written down of the messages is what the types say, and every message has a type."""

from __future__ import annotations

import json
import re

import msgspec
import pytest

from allotment.server.http.openapi import PATHS
from allotment.server.messages.http import ANSWERS, BODIES
from allotment.server.messages.socket import AnyMessage

from .loading import load

messages = load("tools/messages.py")

ALL = {kind.__name__ for kind in (*BODIES, *ANSWERS)}


def test_what_is_written_down_is_current() -> None:
    hint = "run make messages"
    assert messages.TYPES.read_text(encoding="utf-8") == messages.types(), hint
    assert messages.PAGE.read_text(encoding="utf-8") == messages.page(), hint


def test_every_request_and_answer_has_a_type_and_every_type_is_used() -> None:
    used = {"Error", "Trouble"}  # of every request; of a row in Tables
    for _, path, _, _, _, body, answer in PATHS:
        assert not body or body in ALL, path
        assert "/" in answer or answer in ALL, path
        used |= {body, answer}
    assert used >= ALL


def test_the_page_types_name_only_types_that_are_there() -> None:
    text = messages.types()
    known = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.M))
    named = {name for kind in re.findall(r": (.*);$", text, re.M) for name in re.findall(r"\b[A-Z]\w+", kind)}
    assert named and named <= {*known, "Record"}


def test_a_field_that_no_type_has_is_found() -> None:
    sound = {"type": "here", "connected": [True]}
    decoder = msgspec.json.Decoder(AnyMessage)
    decoder.decode(json.dumps(sound))
    with pytest.raises(msgspec.ValidationError):
        decoder.decode(json.dumps({**sound, "more": 1}))
