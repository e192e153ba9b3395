"""Settings for all tests: hypothesis is deterministic, so that CI says the same thing twice."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", deadline=None, derandomize=True, max_examples=40, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
