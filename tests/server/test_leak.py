"""No seat is sent a byte that depends on what it may not know.

For a position reached by play and a seat, two worlds are made that the seat cannot tell apart: the position
itself and one dealt anew, each with a secret of its own. Both are set on a server; everything the seat can
ask for (pages, HTTP, socket, offers, previews, objections, history, errors) must be the same to the byte, and
so its size, and come in the same order. `make leaks` compares 10,000 pairs of worlds a game.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from allotment.games import SHELF, box, make
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from allotment.kernel.result import PadLine
from allotment.server import app as app_module
from allotment.server.app import build
from allotment.server.http.requests import COOKIE
from allotment.server.http.static_files import StaticFiles
from allotment.server.store.notices import subscription_is
from allotment.server.store.schema import NOTICES
from allotment.server.store.store import WATCHER
from allotment.server.tables import luck as luck_module
from allotment.server.tables.creation import Draft
from allotment.server.tables.holders import Holder
from allotment.server.tables.notices import message, standing
from allotment.server.tokens import digest, new_token

from .serving import quick

SAMPLES = int(os.environ.get("ALLOTMENT_LEAKS", "6"))  # positions per game
NAMES = ["Ines", "Noor", "Tom", "Ada", "Bo", "Cy"]
THOROUGH = 20  # one in so many pairs is asked everything; each of the others a different part of it

# Who is who: the people in their seats, then somebody who watches.
TOKENS = [letter * 26 for letter in "abcdefz"]


@pytest.fixture(autouse=True)
def _same_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commitments to two secrets are bound to differ, and nothing else should: here they are made the
    same."""
    monkeypatch.setattr(luck_module, "commitment", lambda secret: "c0ffee")
    files = StaticFiles()
    monkeypatch.setattr(app_module, "StaticFiles", lambda: files)


class World:
    """A server on which tables are set; their ids and tokens are the same in every world."""

    def __init__(self, client: TestClient, counter: Random) -> None:
        self.client = client
        self.counter = counter
        self.registry = client.app.state.registry  # type: ignore[attr-defined]

    def plant(self, game: Any, position: Any, secret: str, tokens: list[str]) -> str:
        """A table that stands at this position. Its id."""

        async def plant() -> str:
            self.counter.seed(tokens[0])
            draft = Draft(self.registry, game, digest(tokens[0]))
            draft.row["position"] = json.dumps(position)
            draft.row["secret"] = secret
            for seat in range(game.seats):
                draft.place(digest(tokens[seat]), seat)
                draft.entry("seat", seat, Holder("person", NAMES[seat]).text())
            draft.place(digest(tokens[-1]), WATCHER)
            return (await draft.kept()).id

        assert self.client.portal is not None
        return self.client.portal.call(plant)

    def wants(self, token: str) -> None:
        """To be told while no page is open."""
        row = {"session": digest(token), "endpoint": f"https://push.example/{token}", "since": 0}
        row |= {"key": "", "auth": "", "language": "de"}
        assert self.client.portal is not None
        self.client.portal.call(self.registry.store.save, subscription_is(row), [])

    def told(self, id: str, token: str) -> list[str]:
        """All that there is to tell."""
        with self.registry.store.engine.connect() as connection:
            asked = select(NOTICES).where(NOTICES.c.table_id == id, NOTICES.c.session == digest(token))
            rows = connection.execute(asked).all()
        live = self.registry.tables[id].game
        sent = [message(live, notice, language) for notice in standing(live) for language in ("en", "de")]
        return [str(tuple(row)) for row in rows] + [text.decode() for text in sent]


@contextmanager
def opened(path: Path) -> Iterator[World]:
    counter = Random("tokens")
    settings = quick(
        path,
        hosts=["testserver"],
        luck=lambda n: counter.randbytes(n),
        now=lambda: 1_700_000_000_000,
        budgets=["gardener:8it"],  # hints that take the same thoughts in every world
        pace=1e6,  # a bot in another's seat may know, and so do, something else in each world
        sand_pace=1e6,
        rest_after=5.0,
        keep_after=5.0,
    )
    with TestClient(build(settings)) as client:
        yield World(client, counter)


@contextmanager
def world(path: Path, game: Any, position: Any, secret: str) -> Iterator[tuple[TestClient, str]]:
    """A server with one table."""
    with opened(path) as found:
        yield found.client, found.plant(game, position, secret, TOKENS)


def everything(
    client: TestClient, id: str, token: str, move: tuple[str, str] | None, luck: Random, whole: bool
) -> list[str]:
    """All that somebody with this cookie can get to see, or a part of it; in the middle another's move is
    made."""
    client.cookies.set(COOKIE, token)
    seen: list[str] = []

    def got(path: str) -> None:
        answer = client.get(path)
        seen.append(f"{path} {answer.status_code} {sorted(answer.headers.items())} {answer.text}")

    def posted(path: str, body: dict[str, Any]) -> None:
        answer = client.post(path, json=body)
        seen.append(f"{path} {answer.status_code} {answer.text}")

    table = f"/api/tables/{id}"
    pages = [f"{table}{path}" for path in ("", "/view", "/text", "/record", "/check", "/qr.svg")] + [
        f"/t/{id}",
        "/",
    ]
    layouts = ["mode=plain", "layout=wide", "layout=tall"]
    moves = "layout=wide"
    if not whole:
        pages, layouts = luck.sample(pages, 2), luck.sample(layouts, 1)
        moves = layouts[0]
    for page in pages:
        got(page)
    shares = ["share?at=0", "picture.svg?at=0", "picture.png?at=1", "film.svg", "review", "fork?at=0"]
    asks = [
        ("film", {}),
        ("review", {}),
        ("fork", {"at": 0, "seat": 0}),
        ("fork", {"at": 0, "seat": 0, "fresh": False}),
    ]
    if not whole:
        shares, asks = luck.sample(shares, 1), luck.sample(asks, 1)
    for path in shares:
        got(f"{table}/{path}")
        assert " 409 " in seen[-1][:60], "a running game is neither reviewed, forked nor shared"
    for path, body in asks:
        posted(f"{table}/{path}", body)
        assert " 409 " in seen[-1][:60]
    if whole:
        posted(f"{table}/rematch", {})
        posted(f"{table}/recover", {"code": "nothing"})
    for layout in layouts:
        with client.websocket_connect(f"/api/tables/{id}/socket?{layout}") as line:
            told = line.receive_text()
            seen.append(told)
            offers = [offer["text"] for offer in json.loads(told)["offers"]]
            seen.extend(asked(line, offers, luck, whole))
            if move is not None and layout == moves:
                client.cookies.set(COOKIE, move[0])
                client.post(f"/api/tables/{id}/move", json={"text": move[1]})
                client.cookies.set(COOKIE, token)
                seen.extend(until_answer(line, 900))
    return seen


def asked(line: Any, offers: list[str], luck: Random, whole: bool) -> list[str]:
    commands: list[dict[str, Any]] = [{"type": "look", "at": 0}, {"type": "look", "at": 1}]
    commands += [{"type": "tally"}, {"type": "tally", "at": 0}, {"type": "tally", "at": 1}]
    commands += [{"type": "preview", "text": text} for text in luck.sample(offers, min(6, len(offers)))]
    commands += [{"type": "why", "text": text} for text in ALL_MOVES[:12]]
    commands += [{"type": "move", "text": text, "revision": 0} for text in ALL_MOVES[:3]]
    commands += [{"type": "move", "text": "dance", "revision": 2}, {"type": "undo", "revision": 2}]
    commands += [{"type": "again", "revision": 99}, {"type": "propose", "seat": 1}, {"type": "nonsense"}]
    commands += [{"type": "hint"}]
    commands += [{"type": "foresee", "at": at, "text": text} for at in (0, 1) for text in ALL_MOVES[:2]]
    if not whole:
        commands = luck.sample(commands, 8)
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
    luck = Random(f"leak {slug}")
    seats = box(slug).option("seats")
    games = [make(slug, {"seats": count}) for count in range(max(2, seats.low), seats.high + 1)]
    games.insert(0, make(slug, {}))
    differ = 0
    with opened(tmp_path / "here.sqlite") as one, opened(tmp_path / "there.sqlite") as two:
        for sample in range(SAMPLES):
            game = games[sample // THOROUGH % len(games)]
            state = reached(game, luck, 80)
            eyes = luck.choice([*range(game.seats), NOBODY])
            other = game.determinise(state, eyes, seeded(str(luck.random())))
            here, there = game.dump(state), game.dump(other)
            assert game.view(state, eyes) == game.view(other, eyes)
            differ += here != there
            tokens = [new_token(luck.randbytes) for _ in range(game.seats + 1)]
            moved = quiet_move(game, state, other, eyes, luck)
            move = None if moved is None else (tokens[moved[0]], moved[1])
            legal = game.legal(state, eyes) if eyes in game.to_act(state) else []  # made, these may draw
            others = [m.text for m in luck.sample(game.moves, min(60, len(game.moves))) if m not in legal]
            monkeypatch.setattr(f"{__name__}.ALL_MOVES", others[:12])
            whole = sample % THOROUGH < 2
            seen = []
            for number, (found, position) in enumerate(((one, here), (two, there))):
                id = found.plant(game, position, f"{number + 1:02x}" * 32, tokens)
                asks = Random(f"asks {sample}")
                seen.append(everything(found.client, id, tokens[eyes], move, asks, whole))
            for first, second in zip(*seen, strict=True):
                assert first == second, f"seat {eyes} can tell the worlds apart in sample {sample}"
            if sample % 500 == 499:
                print(
                    f"{slug}: {sample + 1} pairs of worlds, {differ} differ", file=sys.__stderr__, flush=True
                )
    if games[0].box.hidden:
        assert differ, "every other world was the same: this test could not fail"


@pytest.mark.parametrize("slug", SHELF)
def test_a_notice_is_the_same_in_worlds_a_seat_cannot_tell_apart(slug: str, tmp_path: Path) -> None:
    """What the store has to tell a seat, when, and every word of it; before and after somebody's move."""
    luck = Random(f"notices {slug}")
    game = make(slug, {"seats": 2})
    differ = written = 0
    with opened(tmp_path / "here.sqlite") as one, opened(tmp_path / "there.sqlite") as two:
        for _ in range(SAMPLES):
            state = reached(game, luck, 60)
            eyes = luck.choice(range(game.seats))
            other = game.determinise(state, eyes, seeded(str(luck.random())))
            differ += game.dump(state) != game.dump(other)
            tokens = [new_token(luck.randbytes) for _ in range(game.seats + 1)]
            moved = quiet_move(game, state, other, eyes, luck)
            seen = []
            for number, (found, position) in enumerate(((one, game.dump(state)), (two, game.dump(other)))):
                found.wants(tokens[eyes])
                id = found.plant(game, position, f"{number + 1:02x}" * 32, tokens)
                told = [found.told(id, tokens[eyes])]
                if moved is not None:
                    found.client.cookies.set(COOKIE, tokens[moved[0]])
                    answer = found.client.post(f"/api/tables/{id}/move", json={"text": moved[1]})
                    told += [[str(answer.status_code)], found.told(id, tokens[eyes])]
                seen.append(told)
            assert seen[0] == seen[1]
            written += bool(seen[0][-1])
    assert bool(written) != box(slug).real_time
    assert differ or not box(slug).hidden


def test_previews_do_not_use_the_tables_own_luck(tmp_path: Path) -> None:
    """The dice a preview rolls are the same whatever the secret is, and not those that will be rolled."""
    game = make("garden-dice", {"start": 0})
    position = game.dump(game.start(seeded("preview")))
    imagined: list[str] = []
    rolled: list[str] = []
    for number in range(4):
        with world(tmp_path / f"{number}.sqlite", game, position, f"{number + 1:02x}" * 32) as (client, id):
            live = client.app.state.registry.tables[id].game  # type: ignore[attr-defined]
            for found, state in ((imagined, live.world(0)), (rolled, live.match.state)):
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
        told = json.dumps(self.game.dump(state))
        return [PadLine("pad-track", "FG-HIDE-1", [0] * self.game.seats, {"god": told})]


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
                live = client.app.state.registry.tables[id].game  # type: ignore[attr-defined]
                live.rules = Telltale(live.rules)
                line.send_text(json.dumps({"id": 1, "type": "tally"}))
                told.append(until_answer(line, 1, send=False)[-1])
    assert "hand" in told[0] and told[0] == told[1]
