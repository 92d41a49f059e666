"""Settings for every test."""

from hypothesis import settings

# No example database is written into the checkout; a failure prints what reproduces it.
settings.register_profile("tutor", deadline=None, database=None, print_blob=True)
settings.load_profile("tutor")
