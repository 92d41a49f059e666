"""Who is here, and what is kept for them: profile, settings, address, attempts."""
