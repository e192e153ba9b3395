"""Tables that are set up without questions: what one click gives, and bots whose level nobody chose."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from .serving import Person


def test_play_now_in_gardeners_is_training_with_two_gardeners_and_waits_for_the_person(ines: Person) -> None:
    made = ines.make("gardeners", [])
    assert made["options"]["mode"] == "training-a"
    assert [seat["level"] for seat in made["seats"]] == ["", "gardener", "gardener"]
    with ines.sit(made["id"]) as page:
        assert "start" in [offer["text"] for offer in page.table["offers"]], "nobody else turns the sand"
        assert page.table["history"]["of"] == 0
        assert page.table["status"].startswith("Everyone plays at once: "), "nobody has a turn here"


def test_the_person_opens_wherever_they_sit(ines: Person) -> None:
    seats = [{"kind": "bot"}, {"kind": "bot"}, {"kind": "person", "name": "Ines"}]
    for options in ({}, {"first": "random"}):
        made = ines.make("gardeners", seats, options=options)
        assert made["options"]["first"] == 2
    assert [seat["level"] for seat in made["seats"]] == ["gardener", "gardener", ""]


def test_free_seats_get_the_bot_the_game_likes(ines: Person) -> None:
    for slug, level in (("gardeners", "gardener"), ("garden-dice", "sprout")):
        made = ines.make(slug, [{"kind": "person", "name": "Ines"}, {"kind": "open"}, {"kind": "open"}])
        with ines.sit(made["id"]) as page:
            page.ask("seat", seat=1, kind="bot")
            page.ask("start")
            assert [seat["level"] for seat in page.table["seats"]] == ["", level, level]


NEW_MODULES = """
import sys
from starlette.testclient import TestClient
from allotment.server.app import build
from allotment.server.settings import Settings
client = TestClient(build(Settings(data=sys.argv[1])), base_url="http://localhost")
before = set(sys.modules)
for language in ("en", "de"):
    answer = client.get("/", headers={"accept-language": language})
    assert answer.status_code == 200 and f'lang="{language}"' in answer.text
print([name for name in set(sys.modules) - before if name.split(".")[0] in ("allotment", "fluent", "babel")])
"""


def test_the_first_visitor_does_not_wait_for_rules_to_be_read(tmp_path: Path) -> None:
    """Reading them in the event loop held everybody for 1.8 seconds at a fresh start."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", NEW_MODULES, str(tmp_path / "t.sqlite")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")
