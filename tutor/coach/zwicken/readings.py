"""The readings of Zwicken by their ids: the points that its account leaves open, or says twice."""

from typing import Final

READINGS: Final = tuple(f"Z{number}" for number in range(1, 31))
"""The ids of all readings, as `tutor/engine/zwicken/readings.md` and the rule book name them."""
