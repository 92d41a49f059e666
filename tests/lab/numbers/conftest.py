"""Ranges of two games, so that whole runs take little time."""

import pytest


@pytest.fixture
def short_ranges(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have ranges of two games in place of fifty."""
    for module in ("counted", "book"):
        monkeypatch.setattr(f"tutor.lab.numbers.{module}.RANGE_GAMES", 2)
