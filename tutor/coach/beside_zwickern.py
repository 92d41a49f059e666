"""The games that the tutor tells beside Zwickern: which ways to play they have, and what is said of each."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.coach.zwicken import numbers as of_zwicken
from tutor.coach.zwicken import readings as in_zwicken
from tutor.coach.zwikken import numbers as of_zwikken
from tutor.coach.zwikken import readings as in_zwikken
from tutor.engine import zwicken, zwikken
from tutor.text import Family, Line


class BesideZwickern(NamedTuple):
    """One of these games: its variants by name, the ids of its readings, and the numbers of a variant."""

    variants: Mapping[str, Any]
    readings: tuple[str, ...]
    numbers: Callable[[Any], Mapping[str, Line]]


BESIDE_ZWICKERN: Mapping[str, BesideZwickern] = MappingProxyType(
    {
        zwicken.GAME.name: BesideZwickern(zwicken.VARIANTS, in_zwicken.READINGS, of_zwicken.numbers_told),
        zwikken.GAME.name: BesideZwickern(zwikken.VARIANTS, in_zwikken.READINGS, of_zwikken.numbers_told),
    }
)
"""The games by their names; a further one is a further row."""

READINGS_BESIDE = tuple(reading for one in BESIDE_ZWICKERN.values() for reading in one.readings)
"""The ids of the readings of all these games."""

VARIANT_TITLES = Family("beside-{}", [name for one in BESIDE_ZWICKERN.values() for name in one.variants])
"""The messages that name the ways to play them."""
