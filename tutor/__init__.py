"""A tutor for the North German fishing game Zwickern."""

__version__ = "1.0.0"
