"""The parts of the Rules page."""
