"""The bell: a browser wants to be told while no page is open, or no longer."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..language import language_of
from ..messages import http as messages
from ..refusals import refusal
from ..store import notices
from ..store.rows import Row
from .requests import Api, sent


async def look(api: Api, request: Request) -> Response:
    """Whether browsers can be told here, the key that they subscribe with, and whether this one has."""
    notifier, session = api.registry.notifier, api.session(request)
    if not notifier.offered:
        return sent({"offered": False, "key": "", "on": False})
    found = await api.registry.store.read(lambda connection: notices.subscription(connection, session))
    return sent({"offered": True, "key": (await notifier.signer()).public, "on": found is not None})


async def subscribe(api: Api, request: Request) -> Response:
    """In place of this browser's older subscription, and in its language. Where the address leads to is
    looked at whenever something is sent there."""
    api.slowly(api.subscribed, request)
    wish = await api.body(request, messages.Subscribe)
    registry = api.registry
    if not registry.notifier.offered:
        raise refusal("push-none", 409)
    from ..push.delivery import Forbidden, place
    from ..push.encryption import AUTH, decoded, encodes

    try:
        place(wish.endpoint, registry.settings.push_hosts)
    except Forbidden:
        raise refusal("push-address") from None
    try:
        fits = encodes(decoded(wish.key)) and len(decoded(wish.auth)) == AUTH
    except ValueError:
        fits = False
    if not fits:
        raise refusal("push-keys")
    session, token = api.sure_session(request)
    row: Row = {"session": session, "endpoint": wish.endpoint, "key": wish.key, "auth": wish.auth}
    row |= {"language": language_of(request), "since": registry.settings.now()}
    await registry.store.save(notices.subscription_is(row), [])
    return api.remember(sent({}), token)


async def unsubscribe(api: Api, request: Request) -> Response:
    """Nothing is kept of it."""
    api.slowly(api.subscribed, request)
    await api.body(request, messages.Unsubscribe)
    store, session = api.registry.store, api.session(request)
    if session:
        await store.save([notices.no_subscription(session)], [])
        for table in await store.read(lambda connection: notices.tables_noticed(connection, session)):
            await store.save([notices.no_notice(session, table)], [], table)
    return sent({})
