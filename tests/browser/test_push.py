"""The bell, the service worker and the manifest. No browser without a window reaches a push service: what it
would answer is laid down here."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("cryptography")

from tests.server.pushing import Keys, wish
from tests.server.serving import Server, quick, serving

from .conftest import FIREFOX
from .hands import sit

Visit = Callable[..., Any]

SUBSCRIBED = """
Notification.requestPermission = async () => 'granted';
const there = { toJSON: () => (%s), unsubscribe: async () => delete localStorage.pushed };
PushManager.prototype.getSubscription = async () => (localStorage.pushed ? there : null);
PushManager.prototype.subscribe = async (asked) => {
  localStorage.pushed = JSON.stringify(asked);
  return there;
};
"""
ENDPOINT = "https://push.example/1"


@pytest.fixture(scope="module")
def ringing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tells people while no page is open."""
    path = tmp_path_factory.mktemp("push") / "tables.sqlite"
    with serving(quick(path, push=True, push_look=3600.0)) as found:
        yield found


def subscribing(page: Any) -> None:
    given = wish(ENDPOINT, Keys())
    keys = {"p256dh": given["key"], "auth": given["auth"]}
    page.add_init_script(SUBSCRIBED % json.dumps({"endpoint": ENDPOINT, "keys": keys}))


def pressed(page: Any) -> str | None:
    found: str | None = page.get_attribute("#bell", "aria-pressed")
    return found


def says(page: Any, words: str) -> None:
    page.wait_for_function(
        "words => document.querySelector('#pop:not([hidden]) p')?.textContent.includes(words)", arg=words
    )


def kept(server: Server) -> list[tuple[str, str]]:
    with server.registry.store.engine.connect() as connection:
        asked = connection.exec_driver_sql("select endpoint, language from subscriptions")
        return [(str(row[0]), str(row[1])) for row in asked]


@pytest.mark.skipif(FIREFOX, reason="this Firefox, without its windows, knows no push")
def test_the_bell_is_rung_and_silenced(visit: Visit, ringing: Server) -> None:
    page = visit(base=ringing.url)
    subscribing(page)
    page.goto("/")
    assert pressed(page) == "false"
    page.click("#bell")
    says(page, "even while no page is open")
    assert pressed(page) == "true" and kept(ringing) == [(ENDPOINT, "en")]
    asked = json.loads(page.evaluate("localStorage.pushed"))
    assert asked == {
        "userVisibleOnly": True,
        "applicationServerKey": page.request.get("/api/push").json()["key"],
    }
    assert page.evaluate("navigator.serviceWorker.ready.then(({scope}) => scope)") == f"{ringing.url}/"
    page.reload()
    assert pressed(page) == "true"
    page.click("#settings")
    with page.expect_navigation():
        page.select_option("#language", "de")
    assert kept(ringing) == [(ENDPOINT, "de")], "the next message is in the language that was chosen"
    sit(page, "the-gardens")
    page.click("#more")
    bell = page.locator("#pop button[aria-pressed]")
    assert bell.get_attribute("aria-pressed") == "true"
    bell.click()
    page.wait_for_selector("text=Du bekommst keinen Bescheid mehr.")
    assert bell.get_attribute("aria-pressed") == "false" and kept(ringing) == []
    bell.click()
    page.wait_for_function("() => document.querySelector('#pop button[aria-pressed=true]')")
    assert kept(ringing) == [(ENDPOINT, "de")]
    bell.click()
    page.wait_for_function("() => document.querySelector('#pop button[aria-pressed=false]')")
    page.goto("/")
    assert pressed(page) == "false"


NO_NOTIFICATION = "delete globalThis.Notification;"
AN_IPHONE = "Object.defineProperty(navigator, 'standalone', { value: false });"


@pytest.mark.parametrize(
    ("laid", "words"),
    [
        ("Notification.requestPermission = async () => 'granted';", "as long as the table’s page is open"),
        ("Notification.requestPermission = async () => 'denied';", "doesn’t allow notifications"),
        (NO_NOTIFICATION, "can’t show notifications"),
        (NO_NOTIFICATION + AN_IPHONE, "add Allotment to your home screen"),
    ],
)
def test_the_bell_says_what_it_can_do(visit: Visit, server: Server, laid: str, words: str) -> None:
    """Where the server tells nobody without a page."""
    page = visit()
    page.add_init_script(laid)
    page.goto("/")
    page.click("#bell")
    says(page, words)
    assert pressed(page) == "false"
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(({length}) => length)") == 0


HEARD = """([kind, given]) => {
  self.told = [];
  self.registration.showNotification = async (title, more) => self.told.push(['shown', title, more]);
  self.clients.openWindow = async (at) => self.told.push(['opened', at]);
  const focused = Boolean(given.focused);
  const there = (given.windows ?? []).map((url) =>
    ({ url: location.origin + url, focused, focus: async () => self.told.push(['focused', url]) }));
  self.clients.matchAll = async () => there;
  const event = new Event(kind);
  event.data = { json: () => given.data };
  event.notification = { data: given.data.at, close: () => self.told.push(['closed']) };
  let done;
  event.waitUntil = (found) => (done = found);
  self.dispatchEvent(event);
  return done.then(() => self.told);
}"""
DATA = {"title": "Garden Dice", "body": "It’s your turn.", "at": "/t/0123456789ab"}


@pytest.mark.skipif(FIREFOX, reason="this Firefox's driver knows no service workers")
def test_the_worker_shows_a_notice_and_opens_the_table(visit: Visit, ringing: Server) -> None:
    page = visit(base=ringing.url)
    subscribing(page)
    page.goto("/")
    with page.context.expect_event("serviceworker") as found:
        page.click("#bell")
    worker = found.value
    says(page, "even while no page is open")

    def heard(kind: str, **given: Any) -> Any:
        return worker.evaluate(HEARD, [kind, {"data": DATA, **given}])

    at = DATA["at"]
    shown = {"body": "It’s your turn.", "tag": at, "icon": "/static/-/icon-192.png", "data": at}
    assert heard("push") == [["shown", "Garden Dice", shown]]
    assert heard("push", windows=[at, "/"]) == [["shown", "Garden Dice", shown]]
    assert heard("push", windows=["/"], focused=True) == [["shown", "Garden Dice", shown]]
    assert heard("push", windows=[at], focused=True) == [], "who looks at the table needs none"
    assert heard("notificationclick") == [["closed"], ["opened", at]]
    assert heard("notificationclick", windows=["/", at]) == [["closed"], ["focused", at]]
    assert page.request.get(shown["icon"]).headers["content-type"] == "image/png"
    page.click("#bell")
    says(page, "won’t be notified")


def test_the_home_screen_has_a_manifest(visit: Visit, server: Server) -> None:
    page = visit()
    page.goto("/")
    href = page.get_attribute("link[rel=manifest]", "href")
    answer = page.request.get(href)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/"
    for icon in manifest["icons"]:
        picture = page.request.get(f"{Path(href).parent}/{icon['src']}")
        assert picture.ok and picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    if not FIREFOX:
        said = page.context.new_cdp_session(page).send("Page.getAppManifest")
        assert said["errors"] == [] and said["url"].endswith(href)


def test_a_table_can_go_to_the_home_screen_once_the_bell_says_so(visit: Visit, server: Server) -> None:
    page = visit()
    page.add_init_script(NO_NOTIFICATION + AN_IPHONE)
    sit(page, "the-gardens")
    assert not page.locator("link[rel=manifest]").count()
    page.click("#more")
    page.click("#pop button[aria-pressed]")
    page.wait_for_selector("text=add Allotment to your home screen")
    assert page.get_attribute("link[rel=manifest]", "href").endswith("/manifest.webmanifest")
