"""The visitor, and everything that is kept for one: profile, settings, address, attempts."""
