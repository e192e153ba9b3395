"""The API: the same tables, for clients without a socket. Answers are JSON; errors are one sentence."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

import segno
from starlette.requests import Request
from starlette.responses import Response

from ...games import box
from ...kernel.options import HOUSE
from ...kernel.result import Refused
from ...words import house_of
from ..language import language_of
from ..messages import http as messages
from ..refusals import refusal, told
from ..tables import (
    actions,
    creation,
    erasure,
    forking,
    house_rules,
    housekeeping,
    seating,
    sharing,
    verification,
)
from ..tables.game import TableGame
from ..tables.live import LiveTable
from ..tables.summary import live_info
from ..tokens import recovery
from . import catalogue, pieces, plain_text, push, rulebook
from .requests import FRESH, Answer, Api, sent

Data = dict[str, Any]


# ---- answers ----


async def health(api: Api, request: Request) -> Response:
    """For monitoring: how many people are connected, and whether anything keeps them waiting."""
    tables = api.registry.tables.values()
    here = {"tables": len(tables), "guests": sum(len(table.connections) for table in tables)}
    return sent({**here, "loop": api.registry.watchdog.data()})


async def live(api: Api, request: Request) -> Response:
    """Is the event loop running? A supervisor that gets no answer restarts the server."""
    return sent({"live": True})


async def ready(api: Api, request: Request) -> Response:
    """May people be sent here? Not while the store can't be written to, nor during a shutdown."""
    why = await housekeeping.unready(api.registry)
    if why is not None:
        raise why
    return sent({"ready": True})


async def games(api: Api, request: Request) -> Response:
    return sent({"games": catalogue.shelf_data(), "levels": catalogue.level_data(language_of(request))})


async def one_game(api: Api, request: Request) -> Response:
    return sent(catalogue.game_data(request.path_params["slug"]))


async def about_pieces(api: Api, request: Request) -> Response:
    slug = request.path_params["slug"]
    catalogue.game_data(slug)
    agreed = house_of(house_rules.asked(slug, request.query_params))
    return sent({"pieces": pieces.pieces(slug, language_of(request), agreed)})


async def rule(api: Api, request: Request) -> Response:
    slug, id = request.path_params["slug"], request.path_params["rule"]
    catalogue.game_data(slug)
    found = paragraphs(slug).get(id)
    if found is None:
        raise refusal("no-rule", 404, game=box(slug).title, rule=id)
    return sent({"id": id, "text": found})


async def check_options(api: Api, request: Request) -> Response:
    """May a table have these options? If not, why not."""
    slug = request.path_params["slug"]
    catalogue.game_data(slug)
    wish = await api.body(request, messages.Checked)
    try:
        await api.registry.in_thread(creation.rules_for, messages.NewTable(slug, wish.options))
    except Refused as why:
        return sent({"ok": False, **told(why, language_of(request))})
    return sent({"ok": True, "why": ""})


async def begin_study(api: Api, request: Request) -> Response:
    wish = await api.body(request, messages.NewStudy)
    catalogue.game_data(wish.game)
    api.slowly(api.made, request)
    options = {HOUSE: wish.house} | ({} if wish.seats is None else {"seats": wish.seats})
    game = await api.registry.in_thread(creation.rules_for, messages.NewTable(wish.game, options))
    session, token = api.sure_session(request)
    run = await api.studies.begin(session, wish, game.options)
    return api.remember(sent(api.studies.data(run, language_of(request)), 201), token)


async def one_study(api: Api, request: Request) -> Response:
    run = api.studies.look(api.session(request), request.path_params["id"])
    return sent(api.studies.data(run, language_of(request)))


async def stop_study(api: Api, request: Request) -> Response:
    await api.body(request, messages.StopStudy)
    run = api.studies.look(api.session(request), request.path_params["id"])
    await api.studies.stop(run)
    return sent(api.studies.data(run, language_of(request)))


async def card(api: Api, request: Request) -> Response:
    slug = request.path_params["slug"]
    catalogue.game_data(slug)
    return Response(plain_text.card(slug), media_type="text/markdown; charset=utf-8", headers=FRESH)


async def tables(api: Api, request: Request) -> Response:
    return sent({"tables": await api.tables_of(api.session(request), language_of(request))})


async def make_table(api: Api, request: Request) -> Response:
    await api.limit_creation(request)
    wish = await api.body(request, messages.NewTable)
    session, token = api.sure_session(request)
    if wish.puzzle:
        table = await puzzle_table(api, wish, session, language_of(request))
    else:
        table = await creation.make_table(api.registry, wish, session, language_of(request))
    return await api.answered(table, session, token, 201)


async def puzzle_table(api: Api, wish: messages.NewTable, session: str, language: str) -> LiveTable:
    """The one on which this browser has yet to solve the puzzle, or a new one."""
    for info in await api.tables_of(session, language):
        if info.get("puzzle") == {"number": wish.puzzle, "solved": False}:
            if info["game"]["slug"] == wish.game:
                return await api.registry.table(info["id"])
    return await forking.puzzle_table(api.registry, wish, session, language)


async def import_table(api: Api, request: Request) -> Response:
    await api.limit_creation(request)
    wish = await api.body(request, messages.Import)
    session, token = api.sure_session(request)
    table = await creation.import_table(api.registry, wish.record, session, language_of(request))
    return await api.answered(table, session, token, 201)


async def one_table(api: Api, request: Request) -> Response:
    table, _, session = await api.seated(request)
    return await api.answered(table, session)


async def record(api: Api, request: Request) -> Response:
    table, _, session = await api.seated(request)
    async with table.lock:
        game = await api.registry.newest_game(table)
        written = game.record(session)
    name = f'attachment; filename="{game.rules.slug}-{game.id}.txt"'
    headers = FRESH | {"content-disposition": name}
    return Response(written, media_type="text/plain; charset=utf-8", headers=headers)


async def check(api: Api, request: Request) -> Response:
    table, _, _ = await api.seated(request)
    async with table.lock:
        found = await api.registry.in_thread(
            verification.checked, await api.registry.newest_game(table), language_of(request)
        )
        return sent(found)


async def review(api: Api, request: Request) -> Response:
    """How far it is, or what it found."""
    api.slowly(api.registry.costly, request)
    table, _, session = await api.seated(request)
    return sent(await api.reviews.look(table, session, language_of(request)))


async def ask_review(api: Api, request: Request) -> Response:
    """One begins, or the one that was broken off continues; whoever asks later joins in."""
    await api.body(request, messages.AskReview)
    api.slowly(api.registry.costly, request)
    table, _, session = await api.seated(request)
    await api.reviews.begin(table, session)
    return sent(await api.reviews.look(table, session, language_of(request)))


async def qr(api: Api, request: Request) -> Response:
    _, game, session = await api.seated(request)
    if not game.seats_of(session) and not game.is_maker(session):
        raise refusal("only-seated", 403)
    scheme = "https" if api.registry.settings.secure else request.url.scheme
    host = request.headers.get("host", "")
    link = f"{scheme}://{host}/t/{game.id}/claim/{game.row['invite']}"
    drawn = segno.make(link, error="m", micro=False).svg_inline(
        scale=4, border=2, dark="#1f2a24", light="#fff"
    )
    drawn = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(drawn, media_type="image/svg+xml", headers=FRESH)


async def claim(api: Api, request: Request) -> Response:
    api.guessing(request)
    wish = await api.body(request, messages.Claim)
    table = await api.table(request)
    session, token = api.sure_session(request)
    language = language_of(request)
    seat = await seating.claim(
        api.registry, table, wish.token, session, wish.name, wish.seat, language, wish.nonce
    )
    return await told_seat(api, table, session, token, seat)


async def recover(api: Api, request: Request) -> Response:
    api.guessing(request)
    wish = await api.body(request, messages.Recover)
    table = await api.table(request)
    session, token = api.sure_session(request)
    seat = await seating.recover(api.registry, table, wish.code, session)
    return await told_seat(api, table, session, token, seat)


async def recover_anywhere(api: Api, request: Request) -> Response:
    api.guessing(request)
    wish = await api.body(request, messages.Recover)
    session, token = api.sure_session(request)
    table, seat = await seating.recover_anywhere(api.registry, wish.code, session)
    return await told_seat(api, table, session, token, seat)


async def told_seat(api: Api, table: LiveTable, session: str, token: str, seat: int) -> Response:
    async with table.lock:
        game = await api.registry.game_at(table)
        info = live_info(game, session)
    return api.remember(sent({**info, "seat": seat, "recovery": recovery(game.recoveries[seat])}), token)


async def watch(api: Api, request: Request) -> Response:
    api.guessing(request)
    wish = await api.body(request, messages.Watch)
    table = await api.table(request)
    session, token = api.sure_session(request)
    await seating.watch(api.registry, table, wish.token, session)
    return await api.answered(table, session, token)


async def alone(api: Api, request: Request) -> Response:
    wish = await api.body(request, messages.Alone)
    table, _, session = await api.seated(request)
    await seating.sign_out_others(api.registry, table, session, wish.seat)
    return await api.answered(table, session)


async def leave(api: Api, request: Request) -> Response:
    await api.body(request, messages.Leave)
    table, _, session = await api.seated(request)
    await seating.leave(api.registry, table, session)
    return sent({})


async def erase(api: Api, request: Request) -> Response:
    """Nothing of this browser is kept, and it is nobody again."""
    await api.body(request, messages.Erase)
    api.slowly(api.made, request)
    session = api.session(request)
    tables = await erasure.erase(api.registry, session, language_of(request)) if session else []
    await api.studies.forget(session)
    answer = sent({"tables": len(tables)})
    secure = api.registry.settings.secure
    answer.delete_cookie(api.cookie, httponly=True, samesite="lax", secure=secure)
    return answer


async def rematch(api: Api, request: Request) -> Response:
    await api.limit_creation(request)
    wish = await api.body(request, messages.Rematch)
    table, _, session = await api.seated(request)
    new = await creation.rematch(api.registry, table, session, wish.nonce, wish.onward)
    return await api.answered(new, session, status=201)


async def fork_form(api: Api, request: Request) -> Response:
    """What may be chosen where a finished game is played on from a moment."""
    api.slowly(api.registry.costly, request)
    table, _, session = await api.seated(request)
    at, language = asked_at(request), language_of(request)
    async with table.lock:
        game = await api.registry.newest_game(table)
        found = forking.form(game, at, session, language)
    return sent({**found, "levels": catalogue.level_data(language)})


async def fork(api: Api, request: Request) -> Response:
    await api.limit_creation(request)
    wish = await api.body(request, messages.NewFork)
    table, _, session = await api.seated(request)
    new = await forking.fork(api.registry, table, wish, session, language_of(request))
    return await api.answered(new, session, status=201)


def asked_at(request: Request) -> int:
    """The moment that an address names."""
    at = request.query_params.get("at", "")
    if not at.isdecimal() or len(at) > 9:
        raise refusal("body-misfit", why="`at`")
    return int(at)


async def share_form(api: Api, request: Request) -> Response:
    """What of a finished game may be shared."""
    table, _, _ = await api.seated(request)
    at = asked_at(request)
    async with table.lock:
        game = await api.registry.newest_game(table)
        return sent(sharing.form(game, at, language_of(request)))


async def drawn(api: Api, request: Request) -> Response:
    """A moment of a finished game, as a file."""
    api.slowly(api.registry.costly, request)
    table, _, session = await api.seated(request)
    at, kind, language = asked_at(request), request.path_params["kind"], language_of(request)
    if kind not in PICTURES:
        raise refusal("share-kind", 404, kinds=", ".join(PICTURES), kind=kind[:20])
    async with table.lock:
        game = await api.registry.newest_game(table)
        sharing.sharable(game, at)
        made = await api.registry.in_thread(sharing.drawn, game, at, session, language, kind)
    return saved(made, f"{game.rules.slug}-{game.id}-{at}.{kind}", PICTURES[kind])


def saved(made: bytes, name: str, kind: str) -> Response:
    headers = FRESH | {"content-disposition": f'attachment; filename="{name}"'}
    return Response(made, media_type=kind, headers=headers)


async def ask_film(api: Api, request: Request) -> Response:
    """A film of a finished game begins; whoever asks again learns how far it is."""
    await api.body(request, messages.AskFilm)
    api.slowly(api.registry.costly, request)
    table, _, _ = await api.seated(request)
    return sent(await api.films.look(table, language_of(request)))


async def film(api: Api, request: Request) -> Response:
    _, game, _ = await api.seated(request)
    sharing.sharable(game)
    file = api.films.file(game, language_of(request))
    made = await api.registry.in_thread(file.read_bytes)
    return saved(made, f"{game.rules.slug}-{game.id}.svg", PICTURES["svg"])


async def visited(api: Api, request: Request) -> tuple[LiveTable, str]:
    """The table with its sand run up to now, for a client without a socket."""
    table, _, session = await api.seated(request)
    await actions.run_sand(api.registry, table)
    await api.registry.arrived(table, session)
    return table, session


async def view(api: Api, request: Request) -> Response:
    table, session = await visited(api, request)
    async with table.lock:
        game = await api.registry.game_at(table)
        seat = plain_seat(game, session)
        state = game.match.state
        acting = game.to_act()
        offers = game.rules.legal(state, seat) if seat in acting else []
        return sent(
            {
                "revision": game.revision,
                "stage": game.stage(),
                "seat": seat,
                "view": game.rules.view(state, seat),
                "offers": [move.text for move in offers],
                "to_act": acting,
                "scores": game.rules.scores(state),
                "over": game.match.over(),
            }
        )


async def text_seat(api: Api, request: Request) -> Response:
    table, session = await visited(api, request)
    async with table.lock:
        game = await api.registry.game_at(table)
        told = plain_text.told(game, plain_seat(game, session))
    return Response(told, media_type="text/plain; charset=utf-8", headers=FRESH)


def plain_seat(game: TableGame, session: str) -> int:
    """Which seat a request without a socket speaks for: of several the one to act (in real time the next one
    that can after the last mover), otherwise the first."""
    seats = game.seats_of(session)
    state, acting = game.match.state, game.to_act()
    able = [seat for seat in seats if seat in acting and game.rules.legal(state, seat)]
    events = game.match.record.events
    last = events[-1].seat if events else -1
    return next((seat for seat in able if seat > last), (able or seats or [-1])[0])


async def move(api: Api, request: Request) -> Response:
    wish = await api.body(request, messages.PlainMove)
    table, game, session = await api.seated(request)
    seat = plain_seat(game, session)
    if seat < 0:
        raise refusal("only-watching", 403)
    if game.holders[seat].kind != "person":
        raise refusal("bot-plays", 409)
    await api.registry.arrived(table, session)
    after = await actions.move(api.registry, table, seat, wish.text, wish.revision)
    return sent({"revision": after.revision})


# ---- the rules' text ----


@lru_cache(maxsize=16)
def paragraphs(slug: str) -> dict[str, str]:
    """Rule id -> its paragraph: "- **GD-BUY-1** ..." up to the next rule, heading or empty line."""
    found: dict[str, str] = {}
    pattern = r"^\s*[-*]?\s*\*\*([A-Z]{2}-[A-Z0-9-]+-\d+)\*\*[:.]?\s*(.*(?:\n(?!\s*$|\s*[-*|#]).*)*)"
    for match in re.finditer(pattern, rulebook.file(slug, "SPEC.md"), re.MULTILINE):
        found.setdefault(match[1], " ".join(match[2].split()))
    return found


PICTURES: Final = {"svg": "image/svg+xml", "png": "image/png"}
GET: Final = ["GET"]
POST: Final = ["POST"]
ENDPOINTS: Final[list[tuple[str, Answer, list[str]]]] = [
    ("/livez", live, GET),
    ("/readyz", ready, GET),
    ("/api/health", health, GET),
    ("/api/games", games, GET),
    ("/api/games/{slug}", one_game, GET),
    ("/api/games/{slug}/about", about_pieces, GET),
    ("/api/games/{slug}/check", check_options, POST),
    ("/api/games/{slug}/card", card, GET),
    ("/api/games/{slug}/rules/{rule}", rule, GET),
    ("/api/lab", begin_study, POST),
    ("/api/lab/{id}", one_study, GET),
    ("/api/lab/{id}/stop", stop_study, POST),
    ("/api/tables", tables, GET),
    ("/api/tables", make_table, POST),
    ("/api/tables/import", import_table, POST),
    ("/api/recover", recover_anywhere, POST),
    ("/api/erase", erase, POST),
    ("/api/push", push.look, GET),
    ("/api/push", push.subscribe, POST),
    ("/api/push/off", push.unsubscribe, POST),
    ("/api/tables/{id}", one_table, GET),
    ("/api/tables/{id}/record", record, GET),
    ("/api/tables/{id}/check", check, GET),
    ("/api/tables/{id}/review", review, GET),
    ("/api/tables/{id}/review", ask_review, POST),
    ("/api/tables/{id}/qr.svg", qr, GET),
    ("/api/tables/{id}/view", view, GET),
    ("/api/tables/{id}/text", text_seat, GET),
    ("/api/tables/{id}/move", move, POST),
    ("/api/tables/{id}/claim", claim, POST),
    ("/api/tables/{id}/recover", recover, POST),
    ("/api/tables/{id}/watch", watch, POST),
    ("/api/tables/{id}/alone", alone, POST),
    ("/api/tables/{id}/leave", leave, POST),
    ("/api/tables/{id}/rematch", rematch, POST),
    ("/api/tables/{id}/fork", fork_form, GET),
    ("/api/tables/{id}/fork", fork, POST),
    ("/api/tables/{id}/share", share_form, GET),
    ("/api/tables/{id}/picture.{kind}", drawn, GET),
    ("/api/tables/{id}/film", ask_film, POST),
    ("/api/tables/{id}/film.svg", film, GET),
]
