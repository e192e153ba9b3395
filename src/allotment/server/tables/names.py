"""Names for those who have none: guests are called after birds and flowers, bots after herbs and trees."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

GUESTS: Final = [
    "Aster", "Avocet", "Bluebell", "Bunting", "Camellia", "Crocus", "Curlew", "Dahlia", "Daisy",
    "Dunlin", "Finch", "Foxglove", "Heron", "Hoopoe", "Iris", "Jackdaw", "Jay", "Kestrel", "Lapwing",
    "Lark", "Lavender", "Linnet", "Lupin", "Magpie", "Marigold", "Martin", "Merlin", "Nuthatch",
    "Oriole", "Osprey", "Peony", "Pipit", "Plover", "Poppy", "Primrose", "Robin", "Siskin", "Snowdrop",
    "Starling", "Swallow", "Swift", "Thistle", "Thrush", "Tulip", "Violet", "Wagtail", "Warbler",
    "Wren",
]  # fmt: skip
BOTS: Final = {
    "seedling": ["Cress", "Dill", "Clover", "Pea", "Radish", "Chive", "Borage"],
    "sprout": ["Basil", "Mint", "Fern", "Sorrel", "Thyme", "Nettle", "Parsley"],
    "gardener": ["Hazel", "Olive", "Ivy", "Sage", "Holly", "Reed", "Myrtle"],
    "head-gardener": ["Rowan", "Alder", "Linden", "Laurel", "Aspen", "Elm", "Maple"],
}
PRONOUNS: Final = {"you", "me", "i"}  # words for whoever reads, not names


def is_name(text: str) -> bool:
    return bool(text.strip()) and text.strip().casefold() not in PRONOUNS


def guest_name(session: str, taken: list[str]) -> str:
    """The same browser is called the same everywhere, as long as nobody else at the table is."""
    first = int.from_bytes(blake2b(session.encode(), digest_size=4).digest(), "big")
    names = [f"Guest {GUESTS[(first + step) % len(GUESTS)]}" for step in range(len(GUESTS))]
    return next(name for name in names if name not in taken)


def bot_name(level: str, taken: list[str]) -> str:
    """One of its level's, so that regulars know the level by the name."""
    return next(name for name in BOTS[level] if name not in taken)
