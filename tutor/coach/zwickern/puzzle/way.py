"""The way through the game, from the first catch to other tables: its stops, and the concepts and themes of each."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple

from tutor.text import Family


class Stop(StrEnum):
    """A stop on the way, in the order in which the game is learnt; the last one is about other games and tables."""

    FIRST_CATCH = "first-catch"
    SUMS = "sums"
    SEVERAL = "several"
    COURT_CARDS = "court-cards"
    ZWICK = "zwick"
    LAYING = "laying"
    BUILDING = "building"
    PROMISES = "promises"
    PARTNER = "partner"
    DEALING = "dealing"
    COUNTING = "counting"
    TACTICS = "tactics"
    COMPARING = "comparing"


class Practised(NamedTuple):
    """The concepts and the themes that are practised at a stop, each at one stop only."""

    concepts: tuple[str, ...]
    themes: tuple[str, ...] = ()


WAY: Mapping[Stop, Practised] = MappingProxyType(
    {
        Stop.FIRST_CATCH: Practised(("capture", "takers")),
        Stop.SUMS: Practised(("most-cards", "legal"), ("long-group",)),
        Stop.SEVERAL: Practised(("everything", "find-all", "how-many"), ("several-groups",)),
        Stop.COURT_CARDS: Practised(("counts",), ("two-values", "court-high", "court-low", "joker-rescue")),
        Stop.ZWICK: Practised(("zwick",)),
        Stop.LAYING: Practised(("lay", "safe-lays"), ("quiet",)),
        Stop.BUILDING: Practised(
            ("build", "announce", "two-builds", "joker-build", "joker-down"), ("uses-build", "build-down")
        ),
        Stop.PROMISES: Practised(("promise", "only-play"), ("obligation",)),
        Stop.PARTNER: Practised(("zwick-in-two",), ("partner-build", "zwick-chain")),
        Stop.DEALING: Practised(("who", "order")),
        Stop.COUNTING: Practised(("most-points", "pile", "majority", "match"), ("honours",)),
        Stop.TACTICS: Practised(("safe-lay", "win-most", "choice"), ("decoy", "safe-lay")),
        Stop.COMPARING: Practised(("variants", "fact", "which-games")),
    }
)
"""The practice at each stop: every concept and every theme has exactly one stop."""

STOP_NAMES = Family("stop-{}", Stop)
"""The messages that name the stops."""

_OF_CONCEPT = {concept: stop for stop, found in WAY.items() for concept in found.concepts}
_OF_THEME = {theme: stop for stop, found in WAY.items() for theme in found.themes}


def stop_of(concept: str) -> Stop:
    """Return the stop of a concept; raises KeyError for an unknown one."""
    return _OF_CONCEPT[concept]


def stop_of_theme(theme: str) -> Stop:
    """Return the stop of a theme; raises KeyError for an unknown one."""
    return _OF_THEME[theme]


def stops_of(concept: str, themes: str) -> frozenset[Stop]:
    """Return the stops at which an exercise counts: that of its concept, and those of its themes; unknown ones nowhere.

    `themes` are written one after the other, with blanks between them, as the log has them.

    >>> sorted(stops_of("zwick", "decoy court-low"))
    [<Stop.COURT_CARDS: 'court-cards'>, <Stop.TACTICS: 'tactics'>, <Stop.ZWICK: 'zwick'>]
    """
    found = [_OF_CONCEPT.get(concept), *(_OF_THEME.get(theme) for theme in themes.split())]
    return frozenset(stop for stop in found if stop is not None)
