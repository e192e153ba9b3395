"""Names: how they may be written, which look the same, and some for those who have none. Guests are called
after birds and flowers, bots after herbs and trees."""

from __future__ import annotations

import unicodedata
from hashlib import blake2b
from typing import Final

from ...words import speaker
from ..refusals import refusal

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
PRONOUNS: Final = {"you", "me", "i"}  # pronouns that would mean the reader, not names


def is_name(text: str) -> bool:
    return bool(text.strip()) and text.strip().casefold() not in PRONOUNS


def guest_name(session: str, taken: list[str], language: str) -> str:
    """The same browser gets the same name everywhere, unless somebody at the table has it already."""
    words = speaker("", language)
    first = int.from_bytes(blake2b(session.encode(), digest_size=4).digest(), "big")
    names = [GUESTS[(first + step) % len(GUESTS)] for step in range(len(GUESTS))]
    return next(name for name in (words.text("guest", name=one) for one in names) if name not in taken)


def bot_name(level: str, taken: list[str]) -> str:
    """One of the level's names, so that regulars know the level by it."""
    return next(name for name in BOTS[level] if name not in taken)


MOST_LETTERS: Final = 24


JOINER: Final = "\u200d"  # joins pictures to one


PICTURE: Final = "\ufe0f"  # makes an emoji of the character before it


UNSEEN: Final = "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\ufe0e\uffa0"  # drawn as nothing


LOOKALIKES: Final = str.maketrans(
    "\u0430\u0432\u0435\u0451\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0455\u0456\u0457\u0458\u04bb\u0501\u051b\u051d"
    "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03f2"
    "01",
    "abeekmhopctyxsiijhdqwabezhikmnoptuxcol",
)  # Cyrillic and Greek letters, small, and digits that are drawn as letters


def clean_name(text: str) -> str:
    """A name as it may stand on the page: one line, nothing invisible, not too long, written in one way."""
    plain = unicodedata.normalize("NFKC", text)
    name = " ".join("".join(kept(plain, at) for at in range(len(plain))).split())
    if not name:
        raise refusal("name-empty")
    if len(name) > MOST_LETTERS:
        raise refusal("name-long", most=MOST_LETTERS, letters=len(name))
    return name


def kept(text: str, at: int) -> str:
    """The letter, a blank for other characters, nothing for invisible ones. A joiner stays inside an
    emoji."""
    letter = text[at]
    if letter == JOINER:
        before = text[at - 1] if at else ""
        return letter if before == PICTURE or unicodedata.category(before or " ") in ("So", "Sk") else ""
    if letter in UNSEEN:
        return ""
    return " " if unicodedata.category(letter).startswith(("C", "Z")) else letter


def alike(name: str) -> str:
    """A key that names which look the same share: neither capitals nor look-alike letters of other alphabets
    tell two people apart."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES)
    seen = "".join(letter for letter in folded if letter.isalnum() or unicodedata.category(letter) == "So")
    return seen or folded


def free_name(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the table is called so, or so alike that it looks the same."""
    looks = {alike(other) for other in taken}
    number, found = 1, name
    while alike(found) in looks:
        number += 1
        found = f"{name} {number}"
    return found
