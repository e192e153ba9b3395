"""What a person's hands do: sit down, click the pieces of an offer, wait for the turn."""

from __future__ import annotations

from typing import Any


def sit(page: Any, slug: str, **more: Any) -> str:
    """A table against one bot, made as the page would make it."""
    body = {
        "game": slug,
        "seats": [{"kind": "person", "name": "Ines"}, {"kind": "bot", "level": "seedling"}],
        **more,
    }
    made = page.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    address = f"/t/{made.json()['id']}"
    page.goto(address)
    page.wait_for_selector("#board .piece", state="attached")  # a table that gathers shows none yet
    return address


def at_turn(page: Any) -> bool:
    """Waits until one may move, or the game is over (then False)."""
    page.wait_for_function(
        "() => document.body.classList.contains('end') || (document.body.classList.contains('mine')"
        " && document.querySelector('#list .offer') && !document.querySelector('.offer.pending'))"
    )
    return not page.evaluate("document.body.classList.contains('end')")


def offers(page: Any) -> list[str]:
    found: list[str] = page.eval_on_selector_all("#list .offer", "all => all.map(one => one.dataset.text)")
    return found


def revision(page: Any, address: str) -> int:
    found: int = page.request.get(f"/api{address.replace('/t/', '/tables/')}").json()["revision"]
    return found


def press(page: Any, text: str) -> None:
    """Make a move by its button, and wait until it has been heard."""
    before = page.text_content("#place")
    if page.locator("#list .btn.all").count():
        page.evaluate("document.querySelector('#list .btn.all').click()")
    page.evaluate("text => document.querySelector(`#list .offer[data-text='${text}']`).click()", text)
    page.wait_for_function(
        "before => document.querySelector('#place').textContent !== before"
        " || document.body.classList.contains('end')",
        arg=before,
    )


def keep(page: Any, name: str, value: str) -> None:
    """Kept in the browser before any page is loaded. Firefox begins with one that may keep nothing."""
    page.add_init_script(f"location.host && localStorage.setItem({name!r}, {value!r})")


def piece(page: Any, key: str) -> Any:
    return page.locator(f'.piece[data-key="{key}"]')


def middle(found: Any, scroll: bool = True) -> tuple[float, float]:
    """Where one would grab it."""
    if scroll:
        found.scroll_into_view_if_needed()
    box = found.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place(page: Any) -> str:
    """What the history bar says: "move 7 of 7"."""
    found: str = page.text_content("#place")
    return found


def moved(page: Any, before: str) -> None:
    """Waits until the table has moved on from there."""
    page.wait_for_function("before => document.querySelector('#place').textContent !== before", arg=before)
