"""What a screen reader reads of a turn: sentences and names that a person can follow."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .hands import at_turn, offers, press, sit
from .test_motion import garden

Visit = Callable[..., Any]

NODE = re.compile(r"""^ *- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(?: \[[^]]*\])*'?:?(?: "?(.*?)"?)?$""")
WRITTEN = re.compile(r"\b(?:[a-z]+-[a-z0-9-]*\d|ui-|[a-z]\d\d)\b|_|undefined|NaN|\{|\}")
SHAPES = re.compile(r"\b(?:circle|diamond|square|triangle)\b")


def read(page: Any) -> list[tuple[str, str]]:
    """Role and name of everything in the tree, in its order."""
    found = [NODE.match(line) for line in page.locator("body").aria_snapshot().split("\n")]
    return [(node[1], node[2] or node[3] or "") for node in found if node]


def names(told: list[tuple[str, str]], role: str) -> list[str]:
    return [name for one, name in told if one == role]


def followed(told: list[tuple[str, str]]) -> None:
    """Whatever can be reached has a name, and no name shows how it is written inside."""
    for role, name in told:
        if role in ("button", "link", "img", "gridcell", "heading", "region", "main", "slider"):
            assert name, f"a {role} without a name"
        assert not WRITTEN.search(name) and not SHAPES.search(name), (role, name)
    [status, *_] = names(told, "status")
    assert status.startswith("Your turn: ") and status.endswith("."), status
    lines = [name for name in names(told, "link") if name not in ("Back to the shelf", "Rules")]
    assert lines and all(re.search(r"^[A-Z].*[.!]$", line) for line in lines), lines
    assert names(told, "main") == ["Board"] and "Your moves" in names(told, "region")


def test_a_turn_of_garden_dice_is_read(visit: Visit) -> None:
    page = visit()
    garden(page, {"2,1": "carrot-veggie 0", "2,2": "tomato-seed 1", "3,3": "eggplant-veggie 1"}, [1, 2, 3, 5])
    press(page, "buy squash with 1")
    at_turn(page)
    told = read(page)
    followed(told)
    cells = names(told, "gridcell")
    assert "row 2, column 1: your carrot" in cells and "row 1, column 1: empty" in cells
    assert any(re.fullmatch(r"row 2, column 2: \w+’s tomato seed", cell) for cell in cells), cells
    buttons = names(told, "button")
    assert {"die showing 5", "carrot seeds, value 2: 4 left"} <= set(buttons), sorted(buttons)
    assert "Harvest 2,1, your carrot, with the 2, +2" in buttons, sorted(buttons)
    assert "You buy a squash seed with a 1." in names(told, "link")


def test_a_turn_of_four_gardens_is_read(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    press(page, next(text for text in offers(page) if text.startswith("lay ")))
    at_turn(page)
    told = read(page)
    followed(told)
    pictures, buttons = names(told, "img"), names(told, "button")
    assert "Hare: Ines 3 and Cress 3" in pictures
    floors = [name for name in pictures if re.match(r"floor \d, \w+: \d in front, \d left, \d right$", name)]
    assert len(floors) == 4, pictures
    assert any(name.startswith("Cress’s garden. Landscapes: none yet.") for name in buttons), sorted(buttons)
    assert any(re.match(r"Turn the pagoda with .*, .*, clockwise: ", name) for name in buttons), sorted(
        buttons
    )
    assert any(re.search(r", for .*, needs .*; discarded, it turns ", name) for name in buttons), sorted(
        buttons
    )


def test_an_offer_is_read_with_its_pauses(visit: Visit) -> None:
    """Title, line and points are apart for the eye; the ear needs commas."""
    page = visit()
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    for _ in range(3):
        press(page, offers(page)[0])
        at_turn(page)
    assert "Draw from the pile, the top card" in names(read(page), "button")
