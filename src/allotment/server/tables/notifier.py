"""Sends the notices that are due, each by one server: to the push service of whoever has no page of the table
open and still has to know. What fails is tried again a few times; a browser that is gone is forgotten."""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from .. import push
from ..refusals import Refusal
from ..store import notices as stored
from ..store.notices import Notice
from ..store.rows import Row
from . import notices
from .expiry import forget_subscriptions
from .game import TableGame

if TYPE_CHECKING:
    from ..push.delivery import Answer, Postman
    from ..push.encryption import Signer
    from .registry import Registry

MOST_TAKEN: Final = 64  # notices that one server has in hand
BACK_OFF: Final = (30, 120, 600, 3600)  # seconds until the next try, after each that failed
LONGEST_WAIT: Final = 4 * 3600  # seconds that a push service may have us wait
KEPT: Final = 7 * 24 * 3600  # seconds that a push service keeps a message for a browser that is off
ANSWERS: Final = 1.0  # seconds the other servers have to say who is at a table
CLEAN: Final = 3600.0  # seconds between two looks for subscriptions that nobody uses
VAPID: Final = "vapid"  # the name of the key in the store
AGAIN: Final = (408, 425, 429, *range(500, 600))
GONE: Final = (404, 410)
LOG: Final = logging.getLogger(__name__)


class Notifier:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.offered = registry.settings.push and push.installed()
        self.sent = self.failed = self.gone = 0
        self.tasks: dict[tuple[str, str], asyncio.Task[None]] = {}  # by browser and table
        self.signing: Signer | None = None
        self.posting: Postman | None = None
        self.cleaned = -CLEAN

    async def signer(self) -> Signer:
        """With the servers' key, which the first of them makes."""
        if self.signing is None:
            new = await asyncio.to_thread(new_key)
            from ..push.encryption import Signer

            kept = await self.registry.store.transaction(
                lambda connection: stored.kept_secret(connection, VAPID, new)
            )
            self.signing = Signer(kept)
        return self.signing

    def postman(self) -> Postman:
        if self.posting is None:
            from ..push.delivery import Postman

            self.posting = Postman(self.registry.settings.push_hosts)
        return self.posting

    # ---- as long as the server runs ----

    async def run(self) -> None:
        if not self.offered:
            return
        try:
            while True:
                try:
                    await self.signer()
                    await self.sweep()
                    await self.clean()
                except Exception:
                    LOG.exception("notices cannot be looked for now; it is tried again")
                await asyncio.sleep(self.registry.settings.push_look)
        finally:
            for task in self.tasks.values():
                task.cancel()

    async def sweep(self) -> None:
        """Takes what is due. While other servers aren't heard nobody knows who is at their tables."""
        registry = self.registry
        if len(self.tasks) >= MOST_TAKEN or registry.closing or registry.draining or registry.bus.unsure:
            return
        now, life, busy = registry.settings.now(), registry.bus.life, set(self.tasks)
        for notice in await registry.store.read(
            lambda connection: stored.take(connection, now, MOST_TAKEN, life)
        ):
            key = (notice.session, notice.table)
            if key not in busy:
                task = self.tasks[key] = asyncio.create_task(self.tell(notice))
                task.add_done_callback(lambda _, key=key: self.tasks.pop(key, None))  # type: ignore[misc]

    async def clean(self) -> None:
        now = time.monotonic()
        if now - self.cleaned >= CLEAN:
            self.cleaned = now
            await forget_subscriptions(self.registry)

    # ---- one notice ----

    async def tell(self, notice: Notice) -> None:
        """Whatever happens, the store knows what became of it; if the store fails, it is taken again."""
        try:
            try:
                await self.told(notice)
            except SQLAlchemyError:
                raise
            except Exception as why:
                if not isinstance(why, Refusal):  # no table, or one under rules that this server doesn't know
                    LOG.exception("table %s: a notice cannot be sent", notice.table)
                await self.later(notice)
        except SQLAlchemyError:
            LOG.warning("what became of a notice cannot be kept now; it is tried again")

    async def told(self, notice: Notice) -> None:
        store = self.registry.store
        wanted = await store.read(lambda connection: stored.subscription(connection, notice.session))
        if wanted is None:
            await store.save([stored.no_notice(notice.session, notice.table)], [], notice.table)
            return
        game = await self.wanting(notice)
        if game is None:
            await store.save([stored.notice_later(notice, 0)], [], notice.table)
            return
        await self.send(notice, wanted, notices.message(game, notice, wanted["language"]))

    async def wanting(self, notice: Notice) -> TableGame | None:
        """The game, if somebody still has to be told of it: not if they have it open, on whichever device
        and server, nor if it isn't true any more."""
        registry = self.registry
        table = await registry.table(notice.table)
        if registry.bus.shared:
            registry.replicator.ask_here(table)
            await asyncio.sleep(ANSWERS)
        async with table.lock:
            game = await registry.newest_game(table)
            here = table.connected(game)
            if any(here[seat] for seat in game.seats_of(notice.session)) or not notices.stands(game, notice):
                return None
            return game

    async def send(self, notice: Notice, wanted: Row, message: bytes) -> None:
        from ..push.delivery import Forbidden, Unreached

        endpoint = wanted["endpoint"]
        try:
            headers, body = await self.sealed(notice, wanted, message)
            answer = await self.postman().post(endpoint, headers, body)
        except Forbidden as why:
            LOG.warning("a subscription is deleted, its address is not to be reached: %s", why)
            self.failed += 1
            await self.forget(notice, endpoint)
            return
        except Unreached as why:
            LOG.warning("a push service cannot be reached: %s", why)
            await self.later(notice)
            return
        await self.answered(notice, endpoint, answer)

    async def sealed(
        self, notice: Notice, wanted: Row, message: bytes
    ) -> tuple[list[tuple[str, str]], bytes]:
        """Signed for the push service, and encrypted for the browser; in a thread."""
        from ..push.encryption import decoded, encrypted

        signer, settings = await self.signer(), self.registry.settings

        def seal() -> tuple[list[tuple[str, str]], bytes]:
            now, endpoint = settings.now() // 1000, wanted["endpoint"]
            headers = [
                ("Authorization", signer.authorization(endpoint, settings.push_contact, now)),
                ("Content-Encoding", "aes128gcm"),
                ("Content-Type", "application/octet-stream"),
                ("TTL", str(KEPT)),
                ("Topic", topic(notice)),
                ("Urgency", "normal"),
            ]
            return headers, encrypted(message, decoded(wanted["key"]), decoded(wanted["auth"]))

        return await asyncio.to_thread(seal)

    async def answered(self, notice: Notice, endpoint: str, answer: Answer) -> None:
        store = self.registry.store
        if 200 <= answer.status < 300:
            self.sent += 1
            at = self.registry.settings.now()
            await store.save([stored.notice_sent(notice, at)], [], notice.table)
        elif answer.status in GONE:
            self.gone += 1
            await self.forget(notice, endpoint)
        elif answer.status in AGAIN:
            await self.later(notice, answer.wait)
        else:
            LOG.warning("a push service refuses a notice: status %d", answer.status)
            self.failed += 1
            await store.save([stored.notice_later(notice, 0)], [], notice.table)

    async def forget(self, notice: Notice, endpoint: str) -> None:
        gone = [
            stored.no_subscription(notice.session, endpoint),
            stored.no_notice(notice.session, notice.table),
        ]
        await self.registry.store.save(gone, [], notice.table)

    async def later(self, notice: Notice, wait: int = 0) -> None:
        """Tries again after a while, or gives up."""
        due = 0
        if notice.tries < len(BACK_OFF):
            pause = min(LONGEST_WAIT, max(BACK_OFF[notice.tries], wait))
            due = self.registry.settings.now() + 1000 * pause
        else:
            self.failed += 1
        await self.registry.store.save([stored.notice_later(notice, due)], [], notice.table)


def new_key() -> str:
    """Not in the event loop: what it needs takes a while to load."""
    from ..push.encryption import Signer

    return Signer.new()


def topic(notice: Notice) -> str:
    """By which a push service knows that a message replaces one it hasn't delivered; it says nothing else."""
    return blake2b(f"{notice.session} {notice.table}".encode(), digest_size=12).hexdigest()
