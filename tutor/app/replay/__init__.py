"""The parts of the Replay page."""
