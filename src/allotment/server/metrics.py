"""Numbers for Prometheus, at a port of its own. None of them names a table, a person or a token."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

from ..kernel.result import denied

if TYPE_CHECKING:
    from .tables.registry import Registry

PATIENCE: Final = 1.0  # seconds the store has to count the waiting questions
GAUGES: Final[dict[str, tuple[str, Callable[[Registry], float]]]] = {
    "tables": ("tables in memory", lambda registry: len(registry.tables)),
    "guests": (
        "open sockets",
        lambda registry: sum(len(table.connections) for table in registry.tables.values()),
    ),
    "locks": ("tables whose sand this server drives", lambda registry: registry.bus.held()),
    "driven": (
        "tables at which this process lets bots move",
        lambda registry: sum(
            table.driver is not None and not table.driver.done() for table in registry.tables.values()
        ),
    ),
    "hears": ("1 while it hears what other servers say", lambda registry: float(not registry.bus.unsure)),
    "draining": ("1 while it takes its leave", lambda registry: float(registry.draining)),
    "loop_worst_seconds": (
        "the longest time that anything held the event loop",
        lambda registry: registry.watchdog.data()["worst_ms"] / 1000,
    ),
}
COUNTERS: Final[dict[str, tuple[str, Callable[[Registry], float]]]] = {
    "changes": ("changes of tables that were kept", lambda registry: registry.moves),
    "followed": (
        "entries of other servers that were followed",
        lambda registry: registry.replicator.followed,
    ),
    "gaps": ("times that other servers' entries had to be read", lambda registry: registry.replicator.gaps),
    "commits": ("transactions", lambda registry: registry.store.commits),
    "commit_seconds": ("time they took", lambda registry: registry.store.seconds),
    "notices_sent": (
        "notices that a push service has taken",
        lambda registry: registry.notifier.sent,
    ),
    "notices_failed": ("notices that were given up", lambda registry: registry.notifier.failed),
    "notices_gone": (
        "subscriptions that a push service no longer knows",
        lambda registry: registry.notifier.gone,
    ),
}


class Collector:
    """What Prometheus calls a collector: the numbers are read when somebody asks."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    def collect(self) -> Iterator[Any]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        for name, (says, read) in GAUGES.items():
            yield GaugeMetricFamily(f"allotment_{name}", says, value=read(self.registry))
        for name, (says, read) in COUNTERS.items():
            yield CounterMetricFamily(f"allotment_{name}", says, value=read(self.registry))
        refused = CounterMetricFamily("allotment_refusals", "requests and commands refused", labels=["kind"])
        for kind, count in dict(self.registry.refusals).items():
            refused.add_metric([kind], count)
        yield refused
        waiting, since = self.questions()
        yield GaugeMetricFamily(
            "allotment_questions", "questions to bots that nobody has taken", value=waiting
        )
        age = max(0.0, time.time() - since / 1000) if waiting else 0.0
        yield GaugeMetricFamily(
            "allotment_questions_age_seconds", "how long the oldest has waited", value=age
        )

    def questions(self) -> tuple[int, int]:
        if self.registry.loop is None:
            return 0, 0
        asked = asyncio.run_coroutine_threadsafe(self.registry.store.waiting(), self.registry.loop)
        try:
            return asked.result(PATIENCE)
        except Exception:  # the store doesn't answer: other numbers show that
            return 0, 0


def serve(registry: Registry, host: str, port: int) -> str:
    """Serves the numbers in a thread of its own. Returns its address."""
    try:
        from prometheus_client import CollectorRegistry, start_http_server
    except ModuleNotFoundError:
        raise denied("needs-package", package="prometheus-client", extra="ops") from None
    collectors = CollectorRegistry()
    collectors.register(Collector(registry))
    try:
        start_http_server(port, host, collectors)
    except OSError as why:
        raise denied("metrics-port", host=host, port=str(port), why=why.strerror or str(why)) from None
    return f"http://{host}:{port}/metrics"
