"""Settings for every test."""

import os

from hypothesis import HealthCheck, settings

# No test writes among the data of whoever runs it.
os.environ["ZWICKERN_DATABASE_URL"] = "sqlite://"

# No example database is written into the checkout; a failure prints what reproduces it. How long an example takes
# tells of the machine, not of the tutor.
settings.register_profile(
    "tutor", deadline=None, database=None, print_blob=True, suppress_health_check=(HealthCheck.too_slow,)
)
settings.load_profile("tutor")
