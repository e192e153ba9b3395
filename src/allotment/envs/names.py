"""What environments are called in each library."""

from __future__ import annotations

from ..games import box


def versioned(slug: str) -> str:
    """PettingZoo: garden_dice_v1."""
    return f"{slug.replace('-', '_')}_v{box(slug).version}"


def gym_id(slug: str) -> str:
    """Gymnasium: allotment/GardenDice-v1."""
    words = "".join(word.capitalize() for word in slug.split("-"))
    return f"allotment/{words}-v{box(slug).version}"


def spiel_name(slug: str) -> str:
    """OpenSpiel: allotment_garden_dice_v1."""
    return f"allotment_{versioned(slug)}"
