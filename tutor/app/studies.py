"""The game records that can be replayed: those of the library and the learner's own, and what is found in them."""

import re
from collections.abc import Mapping
from functools import lru_cache

from tutor.app.house import variants
from tutor.app.profile import profile
from tutor.app.progress import log
from tutor.app.shared import library
from tutor.app.state import visit
from tutor.check.games import Game
from tutor.check.library import prove_record
from tutor.check.sheet import Standing, course
from tutor.coach.marks import Mark, marks
from tutor.content.source import ContentError
from tutor.engine.zwickern.rules import Rules

MOST_OWN = 20
"""So many records of their own a learner can keep."""

_NAME = "record/"
_SHORT = 40


class TooManyError(ValueError):
    """There are as many records as can be kept."""


def games() -> Mapping[str, Game]:
    """All records by id: the library's, then the learner's own as far as they still hold."""
    found = {game.id: game for game in library().games}
    for name, text in own_records().items():
        game = own_game(name, text, tuple(variants().values()))
        if game is not None:
            found[game.id] = game
    return found


def own_records() -> Mapping[str, str]:
    """The texts of the learner's own records by name."""
    if visit().replaying.records is None:
        settings = log().settings(profile())
        visit().replaying.records = {name: text for name, text in settings.items() if name.startswith(_NAME) and text}
    return visit().replaying.records or {}


@lru_cache(maxsize=64)
def own_game(name: str, text: str, known: tuple[Rules, ...]) -> Game | None:
    """An own record, proven again with the variants that are known; None where it does not hold any more."""
    try:
        return prove_record(name, text.encode(), {rules.name: rules for rules in known})
    except ContentError:
        return None


def keep_record(title: str, text: str) -> str:
    """Keep a proven record for the learner; gives its id.

    Raises TooManyError where there are too many already, FieldError where it is too long or cannot be kept.
    """
    known = own_records()
    name = next((name for name, other in known.items() if other == text), None)
    if name is not None:
        return name
    if len(known) >= MOST_OWN:
        raise TooManyError(len(known))
    name = _free_name(title, known)
    log().set_setting(profile(), name, text)
    visit().replaying.records = {**known, name: text}
    return name


def drop_record(name: str) -> None:
    """Keep an own record no longer."""
    log().set_setting(profile(), name, "")
    visit().replaying.records = {key: text for key, text in own_records().items() if key != name}


def _free_name(title: str, known: Mapping[str, str]) -> str:
    """A name that no other record has: the title in small letters, with a number where it is taken."""
    plain = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:_SHORT] or "game"
    names = (f"{_NAME}{plain}" if number == 1 else f"{_NAME}{plain}-{number}" for number in range(1, MOST_OWN + 2))
    return next(name for name in names if name not in known)


@lru_cache(maxsize=64)
def marks_of(game: Game) -> tuple[tuple[Mark, ...], ...]:
    """The marks of every play."""
    return tuple(marks(ply.position, ply.move, noted=bool(ply.entry.note)) for ply in game.plies)


@lru_cache(maxsize=64)
def course_of(game: Game) -> tuple[tuple[Standing, ...], ...]:
    """What each side has before the first play, after every play, and at the end."""
    return course(game)
