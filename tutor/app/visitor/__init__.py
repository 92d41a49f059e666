"""The visitor and their data: session, profile, settings, address, attempts."""
