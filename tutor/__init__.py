"""A tutor for the North German fishing game Zwickern."""

__version__ = "0.1.0"
