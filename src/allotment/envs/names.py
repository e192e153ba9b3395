"""What environments are called in each library."""

from __future__ import annotations

from typing import Final

# The games' own versions, written down so that naming an environment imports no game; a test compares them.
VERSION: Final = {
    "four-gardens": 1,
    "garden-dice": 1,
    "gardeners": 2,
    "mysterious-garden": 2,
    "the-gardens": 1,
}


def versioned(slug: str) -> str:
    """PettingZoo: garden_dice_v1."""
    return f"{slug.replace('-', '_')}_v{VERSION[slug]}"


def gym_id(slug: str) -> str:
    """Gymnasium: allotment/GardenDice-v1."""
    words = "".join(word.capitalize() for word in slug.split("-"))
    return f"allotment/{words}-v{VERSION[slug]}"


def spiel_name(slug: str) -> str:
    """OpenSpiel: allotment_garden_dice_v1."""
    return f"allotment_{versioned(slug)}"
