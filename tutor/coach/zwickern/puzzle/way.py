"""The way through the game, from the first capture to other tables: the stop of each concept and each theme."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.questions.table import QUESTIONS
from tutor.text import Family

THEMES_AT: Mapping[Stop, tuple[str, ...]] = MappingProxyType(
    {
        Stop.SUMS: ("long-group",),
        Stop.SEVERAL: ("several-groups",),
        Stop.COURT_CARDS: ("two-values", "court-high", "court-low", "joker-rescue"),
        Stop.LAYING: ("quiet",),
        Stop.BUILDING: ("uses-build", "build-down"),
        Stop.PROMISES: ("obligation",),
        Stop.PARTNER: ("partner-build", "zwick-chain"),
        Stop.COUNTING: ("honours",),
        Stop.TACTICS: ("decoy", "safe-lay"),
    }
)
"""The themes that are practised at a stop, each at one stop only."""

STOP_NAMES = Family("stop-{}", Stop)
"""The messages that name the stops."""

_OF_CONCEPT = {name: kind.stop for kinds in (GOALS, QUESTIONS) for name, kind in kinds.items()}
_OF_THEME = {theme: stop for stop, found in THEMES_AT.items() for theme in found}


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
