"""The parts of the Learn page."""
