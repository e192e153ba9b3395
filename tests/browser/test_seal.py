"""The page checks the shuffles itself: the server's word is not asked."""

from __future__ import annotations

import copy
from typing import Any

from tests.server.serving import Person, Server, turns

MISFIT = "async ([path, report, info, noted]) => (await import(path)).misfit(report, info, noted)"
NONCE = "c3" * 16


def test_every_draw_is_checked_in_the_browser(server: Server, chromium: Any) -> None:
    with Person(server.url) as ines:
        seats = [{"kind": "person", "name": "Inês"}, {"kind": "here", "name": "名前"}]
        made = ines.make("garden-dice", seats, nonce=NONCE)
        with ines.sit(made["id"]) as chat:
            turns([chat], lambda n: n - 1)
        info = ines.get(f"/api/tables/{made['id']}")
        report = ines.get(f"/api/tables/{made['id']}/check")
    noted = {"commitment": made["commitment"], "nonce": NONCE}
    page = chromium.new_page()
    page.goto(server.url + info["watch"])
    page.click("#watch")  # the table's page has the words
    page.wait_for_selector("#endview")  # which brings its words
    path = f"{server.app.state.files.prefix}/seal.js"

    def misfit(report: Any, info: Any = info, noted: Any = noted) -> str:
        return str(page.evaluate(MISFIT, [path, report, info, noted]))

    def changed(change: Any) -> Any:
        other = copy.deepcopy(report)
        change(other)
        return other

    assert report["draws"] > 100 and misfit(report) == ""
    assert "noted before" in misfit(report, noted={"commitment": "00" * 32})
    assert "isn’t in it" in misfit(report, noted={**noted, "nonce": "d4" * 16})
    assert "another table" in misfit(report, info={**info, "id": "0" * 12})
    assert "another game" in misfit(report, info={**info, "options": {**info["options"], "seats": 3}})
    assert "doesn’t match the commitment" in misfit(changed(lambda other: other.update(secret="00" * 32)))
    assert "doesn’t follow" in misfit(changed(lambda other: other["seal"]["names"].reverse()))
    at = next(at for at, (_, came) in enumerate(report["tape"]) if came == 6)
    assert misfit(changed(lambda other: other["tape"][at].__setitem__(1, 5))) == (
        f"Draw {at + 1} doesn’t follow from the commitment."
    )
    page.close()
