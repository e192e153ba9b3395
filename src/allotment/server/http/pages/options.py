"""A game's options as a player chooses them, and when each applies: those its `table/lobby.toml` asks for.

What they are called is in the game's words: `ask-NAME`, with `.help` and `.VALUE` for each value that has a
name.
"""

from __future__ import annotations

from typing import Any

from ....words import ENGLISH, lexicon
from ..lobby import lobby

Data = dict[str, Any]


def worded(game: Data, language: str) -> Data:
    """The game with its options in words; a game without them shows its options as they are."""
    slug = game["slug"]
    asked = lobby(slug).get("asks")
    if asked is None:
        return game
    known = {option["name"]: option for option in game["options"]}
    named = [{**known[name], **said(slug, f"ask-{name}", language), **more} for name, more in asked.items()]
    return {**game, "options": [known["seats"], *named]}


def said(slug: str, kind: str, language: str) -> Data:
    words = lexicon(slug, language)
    forms = {form: words.format(kind, {}, form) for form in lexicon(slug, ENGLISH).forms_of(kind)}
    help = forms.pop("help", "")
    return {"title": words.format(kind, {}), "help": help, "values": forms}
