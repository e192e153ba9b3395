"""A game's options as a player chooses them, and when each applies. What is not named here is not asked.

What they are called is in the pages' words: `page-option-GAME-NAME`, with `.help` and `.VALUE` for each value
that has a name.
"""

from __future__ import annotations

from typing import Any, Final

from ....words import ENGLISH, PAGE, lexicon

Data = dict[str, Any]

# Per game and option: what else has to be chosen for it, and for how many seats its values are.
ASKED: Final[dict[str, dict[str, Data]]] = {
    "the-gardens": {
        "first": {},
        "tiles": {},
        "start_column": {},
        "landmarks": {},
        "layout": {"needs": {"landmarks": ["points", "text", "mixed"]}},
        "conservatorium_loops": {"needs": {"landmarks": ["text", "mixed"]}},
    },
    "four-gardens": {"first": {}, "facing": {}, "pile_top": {}},
    "garden-dice": {"start": {}, "family": {}, "stars": {}},
    "gardeners": {
        "mode": {"seats": {"solo": [1, 1], "": [2, 6]}},
        "deck": {"needs": {"mode": ["initiation", "complete", "solo"]}},
        "check": {"needs": {"mode": ["training-a", "training-b", "training-c", "initiation", "complete"]}},
        "first": {},
    },
    "mysterious-garden": {"start": {"seats": {"": [2, 4]}}, "wagon": {}},
}


def worded(game: Data, language: str) -> Data:
    """The game with its options in words; a game without them shows its options as they are."""
    asked = ASKED.get(game["slug"])
    if asked is None:
        return game
    known = {option["name"]: option for option in game["options"]}
    named = [
        {**known[name], **said(f"page-option-{game['slug']}-{name}", language), **more}
        for name, more in asked.items()
    ]
    return {**game, "options": [known["seats"], *named]}


def said(kind: str, language: str) -> Data:
    words = lexicon(PAGE, language)
    forms = {form: words.format(kind, {}, form) for form in lexicon(PAGE, ENGLISH).forms_of(kind)}
    help = forms.pop("help", "")
    return {"title": words.format(kind, {}), "help": help, "values": forms}
