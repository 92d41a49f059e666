"""The readings of the rules by their ids: the numbered ones, and those in which the variants differ."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tutor.text import Family

VARIANT_READINGS = (
    *("jensen-pack", "jensen-deal", "jensen-points"),
    *("christiansen-jokers", "christiansen-deal", "christiansen-points", "christiansen-alone"),
    *("dietze-values", "dietze-adding", "dietze-points", "dietze-deal"),
    *("grupp-wild", "grupp-loose", "grupp-zwick", "grupp-builds", "grupp-deal"),
    *("french-limit", "french-deal", "french-points"),
)
READINGS = (*map(str, range(1, 21)), *VARIANT_READINGS)
"""The ids of all readings."""

READING_NAMES = Family("reading-{}", READINGS)
"""The messages that say each reading in a few words."""

SOURCES = ("english", "german", "french", "zwicken", "zwikken", "ours")
"""The sources on which a rule can rest."""

SOURCE_NAMES, ABOUT_SOURCES = Family("source-{}", SOURCES), Family("source-{}-about", SOURCES)
"""The messages that name a source, and those that explain it in a sentence."""


class Marks(NamedTuple):
    """An exercise by its id, with the readings that it shows at work and those that it shows not to apply."""

    item: str
    shows: tuple[str, ...]
    counter: tuple[str, ...]


class Covered(NamedTuple):
    """A reading, with the exercises that show it at work and those that show it not to apply."""

    reading: str
    shows: tuple[str, ...]
    counter: tuple[str, ...]


def readings_covered(marks: Iterable[Marks], readings: Sequence[str] = READINGS) -> tuple[Covered, ...]:
    """List every reading with its exercises."""
    everything = tuple(marks)
    return tuple(
        Covered(
            reading,
            tuple(one.item for one in everything if reading in one.shows),
            tuple(one.item for one in everything if reading in one.counter),
        )
        for reading in readings
    )
