"""Settings for every test."""

import os

from hypothesis import settings

# No test writes among the data of whoever runs it.
os.environ["ZWICKERN_DATABASE_URL"] = "sqlite://"

# No example database is written into the checkout; a failure prints what reproduces it.
settings.register_profile("tutor", deadline=None, database=None, print_blob=True)
settings.load_profile("tutor")
