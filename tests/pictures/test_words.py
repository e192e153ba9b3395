"""What pieces and lessons say is what the rules say."""

from __future__ import annotations

from allotment.games.four_gardens.components import CARD_NAMES, FLOOR, UPWARDS, WILD_SYMBOL
from allotment.games.four_gardens.picture import said
from allotment.server.guide import lesson


def test_a_card_turns_its_floor_and_those_above_whatever_its_arrow_says() -> None:
    """FG-ROT-2; the arrow is the order of collecting (FG-ROT-4)."""
    for number, name in enumerate(CARD_NAMES):
        if WILD_SYMBOL[number]:
            continue
        order = "from the bottom up" if UPWARDS[number] else "from the top down"
        assert f"turns floor {FLOOR[number] + 1} and those above, and collects {order}" in said(name)


def test_the_lesson_gives_the_red_bonus_to_its_card_alone() -> None:
    """MG-SCORE-2 and MG-SCORE-9."""
    told = " ".join(step.said for step in lesson("mysterious-garden").steps)
    assert "with a Red Treasure Bonus card, four of them in a bag 2 more" in told
