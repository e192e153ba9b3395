"""Words come last: a phrase (a kind and its arguments) becomes a sentence here, in one language, for one
listener.

The words themselves are Fluent files: `words/frame/<language>.ftl` for what all games share, and
`games/<game>/words/<language>.ftl`. docs/words.md says how they are written and how a language is added.
"""

from .lexicon import ENGLISH, Unspoken, has_words, languages, lexicon, preferred
from .speaker import Speaker, speaker, speaking

__all__ = [
    "ENGLISH",
    "Speaker",
    "Unspoken",
    "has_words",
    "languages",
    "lexicon",
    "preferred",
    "speaker",
    "speaking",
]
