"""What is asked of the rules when somebody touches a place in vain is about the piece in their hand."""

from __future__ import annotations

from typing import Any

from allotment.games import make, room
from allotment.kernel.chance import seeded


def asked(slug: str, key: str, held: list[str], verbs: str = "") -> list[str]:
    game: Any = make(slug, {})
    state = game.start(seeded(6))
    seat = max(0, *game.to_act(state))
    if verbs:
        game.apply(state, seat, game.by_text[verbs])
    view = {**game.view(state, seat), "options": game.options}
    return [move.text for move in room(slug, "table.scene").asks(view, key, seat, held)]


def test_a_wall_is_asked_for_the_tile_in_hand() -> None:
    assert asked("mysterious-garden", "side-sq-1-2", ["tile-0-9"]) == ["place 9 at sq-1 2"]
    assert asked("mysterious-garden", "side-sq-1-2", ["turned-0-4"]) == ["place 4 at sq-1 2"]
    (first,) = asked("mysterious-garden", "side-sq-1-2", [])
    assert first.endswith(" at sq-1 2")


def test_a_bed_is_asked_for_the_tile_in_hand() -> None:
    for tile in ("a05", "b02"):
        found = asked("gardeners", "cell-6-5", [f"tile-{tile}"])
        assert len(found) == 1 and found[0].startswith(f"place {tile} at 6,5")
    assert len(asked("gardeners", "cell-6-5", [])) != 1 or asked("gardeners", "cell-6-5", []) != found


def test_a_cell_refuses_a_card_by_row_and_gap() -> None:
    """TG-DESIGN-1, TG-DESIGN-2."""
    game: Any = make("the-gardens", {"seats": 2, "start_column": 5})
    state = game.start(seeded(6))
    view = {**game.view(state, 0), "options": game.options}
    objects = room("the-gardens", "table.scene").objects

    def kind(key: str, *held: str) -> str:
        why = objects(view, key, 0, list(held))
        return why.kind if why else ""

    assert kind("cell-2-4", "card-a07") == "no-other-row"
    assert kind("cell-1-5", "card-a07") == "no-card-on-card"
    assert [kind(f"cell-1-{column}", "card-a07") for column in (1, 3, 7, 9)] == ["no-gap"] * 4
    assert [kind(f"cell-1-{column}", "card-a07") for column in (4, 6)] == ["", ""]
    assert kind("cell-2-4") == kind("card-b01", "card-a07") == ""
