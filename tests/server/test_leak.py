"""No seat is sent a byte that depends on what it may not know.

For a position reached by play and a seat, two worlds are made that the seat cannot tell apart: the position
itself and one dealt anew, each with a secret of its own. Both are set on a server; everything the seat can
ask for (pages, HTTP, socket, offers, previews, objections, history, errors) must be the same to the byte.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from allotment.games import SHELF, make
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from allotment.kernel.result import PadLine
from allotment.server import app as app_module
from allotment.server import sitting as sitting_module
from allotment.server.api import COOKIE
from allotment.server.app import build
from allotment.server.files import Files
from allotment.server.making import Draft
from allotment.server.sitting import Chair
from allotment.server.store import WATCHER
from allotment.server.tokens import digest

from .serving import quick

SAMPLES = int(os.environ.get("ALLOTMENT_LEAKS", "5"))  # positions a game
NAMES = ["Ines", "Noor", "Tom", "Ada", "Bo", "Cy"]
TOKENS = [letter * 26 for letter in "abcdef"]
SEER = "z" * 26


@pytest.fixture(autouse=True)
def _same_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commitments to two secrets differ, and that is all they do: here they are the same."""
    monkeypatch.setattr(sitting_module, "commitment", lambda secret: "c0ffee")
    files = Files()
    monkeypatch.setattr(app_module, "Files", lambda: files)


@contextmanager
def world(path: Path, game: Any, position: Any, secret: str) -> Iterator[tuple[TestClient, str]]:
    """A server whose only table stands at this position; its ids and tokens are the same in every world."""
    counter = Random("tokens")
    settings = quick(
        path,
        hosts=["testserver"],
        luck=lambda n: counter.randbytes(n),
        now=lambda: 1_700_000_000_000,
        pace=1e6,  # a bot in another's seat may know, and so do, something else in each world
        sand_pace=1e6,
    )
    app = build(settings)
    with TestClient(app) as client:

        async def plant() -> str:
            draft = Draft(app.state.hall, game, digest(TOKENS[0]))
            draft.row["position"] = json.dumps(position)
            draft.row["secret"] = secret
            for seat in range(game.seats):
                draft.place(digest(TOKENS[seat]), seat)
                draft.entry("seat", seat, Chair("person", NAMES[seat]).text())
            draft.place(digest(SEER), WATCHER)
            return (await draft.kept()).id

        assert client.portal is not None
        yield client, client.portal.call(plant)


def everything(
    client: TestClient, id: str, token: str, move: tuple[str, str] | None, luck: Random
) -> list[str]:
    """All that somebody with this cookie can get to see; in the middle another's move is made."""
    client.cookies.set(COOKIE, token)
    seen: list[str] = []

    def got(path: str) -> None:
        answer = client.get(path)
        seen.append(f"{path} {answer.status_code} {sorted(answer.headers.items())} {answer.text}")

    def posted(path: str, body: dict[str, Any]) -> None:
        answer = client.post(path, json=body)
        seen.append(f"{path} {answer.status_code} {answer.text}")

    for path in ("", "/view", "/record", "/check", "/qr.svg"):
        got(f"/api/tables/{id}{path}")
    got(f"/t/{id}")
    got("/")
    posted(f"/api/tables/{id}/rematch", {})
    posted(f"/api/tables/{id}/recover", {"code": "nothing"})
    for layout in ("mode=plain", "layout=wide", "layout=tall"):
        with client.websocket_connect(f"/api/tables/{id}/socket?{layout}") as line:
            told = line.receive_text()
            seen.append(told)
            offers = [offer["text"] for offer in json.loads(told)["offers"]]
            seen.extend(asked(client, line, offers, luck))
            if move is not None and layout == "layout=wide":
                client.cookies.set(COOKIE, move[0])
                client.post(f"/api/tables/{id}/move", json={"text": move[1]})
                client.cookies.set(COOKIE, token)
                seen.extend(until_answer(line, 900))
    return seen


def asked(client: TestClient, line: Any, offers: list[str], luck: Random) -> list[str]:
    commands: list[dict[str, Any]] = [{"type": "look", "at": 0}, {"type": "look", "at": 1}]
    commands += [{"type": "tally"}, {"type": "tally", "at": 0}, {"type": "tally", "at": 1}]
    commands += [{"type": "preview", "text": text} for text in luck.sample(offers, min(6, len(offers)))]
    commands += [{"type": "why", "text": text} for text in ALL_MOVES[:12]]
    commands += [{"type": "move", "text": text, "revision": 0} for text in ALL_MOVES[:3]]
    commands += [{"type": "move", "text": "dance", "revision": 2}, {"type": "undo", "revision": 2}]
    commands += [{"type": "again", "revision": 99}, {"type": "propose", "seat": 1}, {"type": "nonsense"}]
    seen: list[str] = []
    for id, command in enumerate(commands, 1):
        line.send_text(json.dumps({"id": id, **command}))
        seen.extend(until_answer(line, id, send=False))
    return seen


def until_answer(line: Any, id: int, send: bool = True) -> list[str]:
    """Everything up to the answer to this command (a ping, where none was sent)."""
    if send:
        line.send_text(json.dumps({"id": id, "type": "ping"}))
    seen: list[str] = []
    while True:
        text = line.receive_text()
        seen.append(text)
        message = json.loads(text)
        if message["type"] == "answer" and message["id"] == id:
            return seen


ALL_MOVES: list[str] = []


def reached(game: Any, luck: Random, most: int) -> Any:
    """A position somewhere in a random game."""
    state = game.start(seeded(str(luck.random())))
    for _ in range(luck.randrange(most)):
        seats = [seat for seat in game.to_act(state) if seat >= 0 and game.legal(state, seat)]
        if not seats:
            break
        seat = luck.choice(seats)
        after = game.clone(state)
        game.apply(after, seat, luck.choice(game.legal(state, seat)))
        if not game.to_act(after):
            break
        state = after
    return state


def quiet_move(game: Any, one: Any, two: Any, eyes: int, luck: Random) -> tuple[int, str] | None:
    """A move both worlds allow, after which the eyes still cannot tell them apart."""
    for seat in game.to_act(one):
        if seat < 0 or seat == eyes:
            continue
        both = [move for move in game.legal(one, seat) if move in game.legal(two, seat)]
        luck.shuffle(both)
        for move in both[:10]:
            after_one, after_two = game.clone(one), game.clone(two)
            game.apply(after_one, seat, move)
            game.apply(after_two, seat, move)
            if not game.to_act(after_one) or not game.to_act(after_two):
                continue  # the end shows the secrets
            drew = after_one.revealed != one.revealed or after_two.revealed != two.revealed
            if not drew and game.view(after_one, eyes) == game.view(after_two, eyes):
                return seat, move.text
    return None


@pytest.mark.parametrize("slug", SHELF)
def test_every_byte_is_the_same_in_worlds_a_seat_cannot_tell_apart(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = make(slug, {})
    luck = Random(f"leak {slug}")
    differ = 0
    for sample in range(SAMPLES):
        state = reached(game, luck, 80)
        eyes = luck.choice([*range(game.seats), NOBODY])
        other = game.determinise(state, eyes, seeded(str(luck.random())))
        here, there = game.dump(state), game.dump(other)
        assert game.view(state, eyes) == game.view(other, eyes)
        differ += here != there
        moved = quiet_move(game, state, other, eyes, luck)
        move = None if moved is None else (TOKENS[moved[0]], moved[1])
        legal = game.legal(state, eyes) if eyes in game.to_act(state) else []  # made, these may draw a secret
        others = [m.text for m in luck.sample(game.moves, min(60, len(game.moves))) if m not in legal]
        monkeypatch.setattr(f"{__name__}.ALL_MOVES", others[:12])
        seen = []
        for number, position in enumerate((here, there)):
            path = tmp_path / f"{sample}-{number}.sqlite"
            with world(path, game, position, f"{number + 1:02x}" * 32) as (client, id):
                token = SEER if eyes == NOBODY else TOKENS[eyes]
                seen.append(everything(client, id, token, move, Random("asks")))
        for first, second in zip(*seen, strict=True):
            assert first == second, f"seat {eyes} can tell the worlds apart in sample {sample}"
    if game.box.hidden:
        assert differ, "every other world was the same: this test could not fail"


def test_previews_do_not_use_the_tables_own_luck(tmp_path: Path) -> None:
    """The dice a preview rolls are the same whatever the secret is, and not those that will be rolled."""
    game = make("garden-dice", {"start": 0})
    position = game.dump(game.start(seeded("preview")))
    imagined, rolled = [], []
    for number in range(4):
        with world(tmp_path / f"{number}.sqlite", game, position, f"{number + 1:02x}" * 32) as (client, id):
            sitting = client.app.state.hall.tables[id].sitting  # type: ignore[attr-defined]
            for found, state in ((imagined, sitting.world(0)), (rolled, sitting.match.state)):
                after = game.clone(state)
                game.apply(after, 0, game.by_text["sun reroll"])
                found.append(json.dumps(game.dump(after)))
    assert len(set(imagined)) == 1 and len(set(rolled)) > 1


class Telltale:
    """A game whose score pad gives everything away."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def pad(self, state: Any) -> list[PadLine]:
        return [PadLine(json.dumps(self.game.dump(state)), "FG-HIDE-1", [0] * self.game.seats)]


def test_a_tally_is_counted_in_an_imagined_world(tmp_path: Path) -> None:
    """So even such a pad says the same in worlds that the seat cannot tell apart."""
    game = make("four-gardens", {})
    state = reached(game, Random("tally"), 40)
    other = game.determinise(state, 0, seeded("another"))
    here, there = game.dump(state), game.dump(other)
    assert here != there
    told = []
    for number, position in enumerate((here, there)):
        with world(tmp_path / f"{number}.sqlite", game, position, f"{number + 1:02x}" * 32) as (client, id):
            client.cookies.set(COOKIE, TOKENS[0])
            with client.websocket_connect(f"/api/tables/{id}/socket?mode=plain") as line:
                line.receive_text()
                sitting = client.app.state.hall.tables[id].sitting  # type: ignore[attr-defined]
                sitting.game = Telltale(sitting.game)
                line.send_text(json.dumps({"id": 1, "type": "tally"}))
                told.append(until_answer(line, 1, send=False)[-1])
    assert "hand" in told[0] and told[0] == told[1]
