"""Words come last: a phrase (a kind and its arguments) becomes a sentence here, in one language, for one
listener.

The words themselves are Fluent files: `words/frame/<language>.ftl` for what all games share,
`words/page/` for the pages, `words/lab/` for the lab, and `games/<game>/table/words/<language>.ftl`.
docs/words.md says how they are written and how a language is added.
"""

from .client import client_words
from .lexicon import (
    ENGLISH,
    LAB,
    PAGE,
    House,
    Unspoken,
    has_words,
    languages,
    lexicon,
    preferred,
)
from .speaker import Speaker, complained, house_of, names_nobody, speaker, speaking

__all__ = [
    "ENGLISH",
    "LAB",
    "PAGE",
    "House",
    "Speaker",
    "Unspoken",
    "client_words",
    "complained",
    "has_words",
    "house_of",
    "languages",
    "lexicon",
    "names_nobody",
    "preferred",
    "speaker",
    "speaking",
]
