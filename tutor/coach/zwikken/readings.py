"""The readings of Zwikken by their ids: the points that its account leaves open, or says twice."""

from typing import Final

READINGS: Final = tuple(f"K{number}" for number in range(1, 48))
"""The ids of all readings, as `tutor/engine/zwikken/readings.md` and the rule book name them."""
