"""Work in a process of its own: a question, lines of answer, and an end with whoever asked."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

WAITS = """
import sys, time
from allotment.process import answered
def lines(asked):
    yield {"heard": asked["word"]}
    time.sleep(60)
sys.exit(answered(lines))
"""


def started(*command: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def test_it_ends_when_its_input_does() -> None:
    with started("-c", WAITS) as process:
        assert process.stdin and process.stdout
        process.stdin.write('{"word": "hello"}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"heard": "hello"}
        assert process.poll() is None, "it is still at work"
        process.stdin.close()
        assert process.wait(10) != 0


@pytest.mark.parametrize(
    ("module", "asked", "kind"),
    [
        (
            "allotment.review.live",
            {"record": "nothing", "review": None, "seats": [], "effort": 1},
            "record-none",
        ),
        (
            "allotment.lab.live",
            {"game": "chess", "seats": 2, "house": {}, "level": "seedling", "deals": 20, "folder": "/nowhere",
             "jobs": 1},
            "game",
        ),
    ],
)  # fmt: skip
def test_a_refusal_is_the_last_line(module: str, asked: dict[str, object], kind: str) -> None:
    with started("-m", module) as process:
        assert process.stdin and process.stdout
        process.stdin.write(json.dumps(asked) + "\n")
        process.stdin.flush()
        said = json.loads(process.stdout.readline())
        assert kind in json.dumps(said["why"])
        assert process.wait(10) == 2
