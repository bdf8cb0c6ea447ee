"""How hard Hypothesis tries: HYPOTHESIS_PROFILE is `dev`, `ci` or `nightly`."""

import os

from hypothesis import settings

# One failure at a time: a game takes long to shrink.
settings.register_profile("dev", deadline=None, max_examples=80, report_multiple_bugs=False)
settings.register_profile("ci", settings.get_profile("dev"), derandomize=True)
settings.register_profile("nightly", settings.get_profile("dev"), max_examples=8000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))
