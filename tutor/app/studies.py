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
from tutor.content.source import ContentError, Fault
from tutor.engine.zwickern.budget import SECOND, budget
from tutor.engine.zwickern.rules import Rules
from tutor.trainer.settings import LONGEST_NAME

MOST_OWN = 20
"""So many records of their own a learner can keep."""

_MARKING = SECOND // 2
_ENDLESS = 1 << 62
_NAME = "record/"
_SHORT = 40


class TooManyError(ValueError):
    """There are as many records as can be kept."""


def games() -> Mapping[str, Game]:
    """All records by id: the library's, then the learner's own as far as they still hold."""
    found = {game.id: game for game in library().games}
    for name, text in own_records().items():
        game = own_game(name, text, tuple(variants().values()))
        if isinstance(game, Game):
            found[game.id] = game
    return found


def is_own(game_id: str) -> bool:
    """Whether a record is one of the learner's own."""
    return game_id.startswith(_NAME)


def own_records() -> Mapping[str, str]:
    """The texts of the learner's own records by name."""
    found = visit().replaying.records
    if found is None:
        found = _kept_records()
        # What could not be read now may be there the next time.
        if log().fault is None:
            visit().replaying.records = found
    return found


def _kept_records() -> dict[str, str]:
    settings = log().settings(profile())
    kept = [(name, text) for name, text in sorted(settings.items()) if name.startswith(_NAME) and text]
    # A file that was imported may hold any number.
    return dict(kept[:MOST_OWN])


@lru_cache(maxsize=64)
def own_game(name: str, text: str, known: tuple[Rules, ...]) -> Game | tuple[Fault, ...]:
    """An own record, proven again with the variants that are known, or what is wrong with it now."""
    try:
        return prove_record(name, text.encode(), {rules.name: rules for rules in known})
    except ContentError as error:
        return tuple(error.faults)


def keep_record(title: str, text: str) -> str:
    """Keep a proven record for the learner; gives its id.

    Raises TooManyError where there are too many already, FieldError where it is too long or cannot be kept.
    """
    # Another tab may have kept something meanwhile.
    known = {**_kept_records(), **own_records()}
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
    """Keep an own record no longer, nor what was guessed in it."""
    for setting in (name, guesses_name(name)):
        log().set_setting(profile(), setting, "")
    visit().replaying.guesses.pop(name, None)
    visit().replaying.records = {key: text for key, text in own_records().items() if key != name}


def guesses_name(game_id: str) -> str:
    """The name under which guesses at a game are kept."""
    return f"guess/{game_id}"[:LONGEST_NAME]


def broken_records() -> Mapping[str, tuple[Fault, ...]]:
    """What is wrong with own records that do not hold any more, such as those of house rules that were deleted."""
    found = {name: own_game(name, text, tuple(variants().values())) for name, text in own_records().items()}
    return {name: game for name, game in found.items() if isinstance(game, tuple)}


def _free_name(title: str, known: Mapping[str, str]) -> str:
    """A name that no other record has: the title in small letters, with a number where it is taken."""
    plain = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")[:_SHORT] or "game"
    names = (f"{_NAME}{plain}" if number == 1 else f"{_NAME}{plain}-{number}" for number in range(1, MOST_OWN + 2))
    return next(name for name in names if name not in known)


def marks_of(game: Game) -> tuple[tuple[Mark, ...], ...]:
    """The marks of every play."""
    return _marked(game)[0]


def looked_until(game: Game) -> int | None:
    """The last play at which it was looked for what was missed, None where it was at all of them."""
    return _marked(game)[1]


@lru_cache(maxsize=64)
def _marked(game: Game) -> tuple[tuple[tuple[Mark, ...], ...], int | None]:
    """The marks of every play; when so much work is done that others would wait, no more is looked for."""
    found: list[tuple[Mark, ...]] = []
    until: int | None = None
    with budget(_ENDLESS) as meter:
        for number, ply in enumerate(game.plies):
            if until is None and meter.spent > _MARKING:
                until = number
            found.append(marks(ply.position, ply.move, noted=bool(ply.entry.note), looking=until is None))
    return tuple(found), until


@lru_cache(maxsize=64)
def course_of(game: Game) -> tuple[tuple[Standing, ...], ...]:
    """What each side has before the first play, after every play, and at the end."""
    return course(game)
