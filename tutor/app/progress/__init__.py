"""The parts of the Progress page."""
