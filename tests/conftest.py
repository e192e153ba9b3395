"""Settings for all tests: hypothesis is deterministic, so that CI says the same thing twice."""

from hypothesis import HealthCheck, settings

from allotment.words.lexicon import Lexicon

settings.register_profile(
    "house", deadline=None, derandomize=True, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")

Lexicon.strict = True  # what has no words fails, instead of being said in English
