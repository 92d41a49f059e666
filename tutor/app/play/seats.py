"""Who sits at the table, in words: the levels, the sides, and who of the people is to play."""

from tutor.app.base.i18n import words
from tutor.app.play.running import Running
from tutor.coach.zwickern.words.seats import side_label
from tutor.coach.zwickern.words.variants import variant_line
from tutor.matches.events import LEVELS_IN, AnyLevel
from tutor.text import YOU, Family, render

LEVEL_NAMES = Family("play-level-{}", dict.fromkeys(level for levels in LEVELS_IN.values() for level in levels))


def level_name(level: AnyLevel | None) -> str:
    """Return the name of a level, or that a person plays."""
    return words()("play-person") if level is None else words()(LEVEL_NAMES[level])


def rules_title(running: Running) -> str:
    """Return the title of the rules of a match."""
    return render(words(), variant_line(running.match.rules))


def seat_names(running: Running) -> tuple[str, ...]:
    """Return the names of the seats; the seat of somebody who plays alone is You, in every language."""
    started = running.match.started
    if len(started.people) != 1:
        return started.seats
    return tuple(YOU if seat in started.people else name for seat, name in enumerate(started.seats))


def side_names(running: Running) -> list[str]:
    """Return the names of the sides in the order of their points, as they stand above columns."""
    seats = seat_names(running)
    return [side_label(words(), seats, side) for side in running.match.sides]


def side_of_seat(running: Running, seat: int) -> int:
    """Return the number of the side of a seat."""
    return next(number for number, seats in enumerate(running.match.sides) if seat in seats)
