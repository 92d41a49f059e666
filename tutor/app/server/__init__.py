"""Serving the app: the site, its health, its log, and the limits of what it takes."""
