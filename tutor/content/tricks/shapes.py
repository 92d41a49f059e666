"""The shapes of lists in positions of trick-taking games."""

from typing import Annotated

from pydantic import Field

from tutor.content.yaml.entry import Cards, ShortLine

SomeSeats = Annotated[tuple[ShortLine, ...], Field(max_length=20)]
Told = Annotated[tuple[Cards, ...], Field(max_length=3)]
"""Whole tricks, the led card of each first."""
