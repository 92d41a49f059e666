"""Serving the app: its site, health and log, and the limits on what it accepts."""
