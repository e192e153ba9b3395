"""A real browser (the one that is installed) and a server. Where there is none the tests say so.

Chromium, or Firefox with `ALLOTMENT_BROWSER=firefox` (`make test-firefox`).
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.conftest import laid_down as laid_down
from tests.server.serving import Server, quick, serving

from . import firefox

SIZES = {
    "wide": (1440, 900),
    "tablet": (820, 1180),
    "landscape": (1180, 820),
    "phone": (360, 740),
    "low": (740, 360),
    "zoomed": (720, 450),
}
# A line cut on purpose, a page that is not there, not yours or no longer open.
EXPECTED = re.compile("ERR_|establish a connection|status of 4(03|04|09)")
FIREFOX = os.environ.get("ALLOTMENT_BROWSER", "") == "firefox"
# The first is Chromium without its windows: a third of the work for the same pages.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)


def installed() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(quick(tmp_path_factory.mktemp("browser") / "tables.sqlite")) as found:
        yield found


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if FIREFOX:
        if firefox.installed() is None:
            pytest.skip("no Firefox is installed: apt-get install firefox-esr")
        with playwright.sync_playwright() as driver:
            browser = driver.firefox.launch(
                channel="moz-firefox",
                executable_path=firefox.launcher(tmp_path_factory.mktemp("firefox")),
                firefox_user_prefs=firefox.PREFERENCES,
                timeout=180_000,
            )
            yield browser
            browser.close()
        return
    path = installed()
    if path is None:
        pytest.skip("no Chromium or Chrome is installed: apt-get install chromium-headless-shell")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """A new browser (its own cookies) of a size; its console stays clean, nothing leaves the host."""
    contexts: list[Any] = []
    wrong: list[str] = []

    def open(size: str = "wide", base: str = "", **more: Any) -> Any:
        width, height = SIZES[size]
        if FIREFOX and size in ("phone", "low", "landscape"):
            pytest.skip("this Firefox takes no touch from its driver")
        if FIREFOX and (more.get("color_scheme") == "dark" or more.get("reduced_motion") == "no-preference"):
            pytest.skip("this Firefox takes no colour scheme and no motion from its driver")
        options = {
            "reduced_motion": "reduce",
            "has_touch": size in ("phone", "low", "landscape"),
            "base_url": base or server.url,
            **more,
        }
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        if FIREFOX and "locale" in more:  # its driver tells scripts which language, and servers not
            language = {"name": "language", "value": more["locale"][:2], "url": options["base_url"]}
            context.add_cookies([language])
        page = context.new_page()
        page.set_default_timeout(30_000)

        def told(text: str) -> None:
            if not EXPECTED.search(text):
                wrong.append(text)

        page.on("pageerror", lambda error: told(str(error)))
        page.on("console", lambda said: told(said.text) if said.type == "error" else None)
        home = base or server.url
        page.on(
            "request",
            lambda asked: (
                wrong.append(f"left the host: {asked.url}") if not leaves(asked.url, home) else None
            ),
        )
        return page

    yield open
    for context in contexts:
        context.close()
    assert not wrong, wrong


def leaves(url: str, home: str) -> bool:
    return url.startswith((home, "data:", "blob:"))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """The last lines say which tests did not run, and how to get them."""
    skipped = [
        report for report in terminalreporter.stats.get("skipped", []) if "tests/browser" in report.nodeid
    ]
    if skipped:
        terminalreporter.write_sep("-", "browser tests that did not run")
        for report in skipped:
            terminalreporter.write_line(f"{report.nodeid}: {report.longrepr[2] if report.longrepr else ''}")
        if not FIREFOX:
            terminalreporter.write_line(
                "To run them: apt-get install chromium-headless-shell; pip install 'allotment[test]'"
            )
