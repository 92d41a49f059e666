"""The learner's standing, carried on from answer to answer: exercises, what is due, what is weak."""

import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from functools import partial

from tutor.app.base.library import library
from tutor.app.base.local_day import visitors_now
from tutor.app.puzzles.next_puzzle import practisable
from tutor.app.visitor.attempt_log import log, still_holds
from tutor.app.visitor.attempts import attempts, tried
from tutor.app.visitor.own_puzzles import own_puzzles
from tutor.app.visitor.prerequisites import met
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import KeptStanding, Tried, session
from tutor.app.visitor.standing import Standing
from tutor.app.visitor.variants import variants
from tutor.app.visitor.wish import Learner
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.engine.zwickern import Variants
from tutor.trainer.attempts import Attempt
from tutor.trainer.daily import days_solved
from tutor.trainer.mastery import levels_now
from tutor.trainer.own_puzzles import day_of_own
from tutor.trainer.practice import Practice
from tutor.trainer.schedule import due, next_due, settings_of

# A long log is read with pauses, in which the threads of other visitors get their turn.
_PAUSE = 0.002  # seconds


def standing() -> Standing:
    """Return where the learner stands now; it is worked out anew after an attempt, and every hour."""
    moment, here = visitors_now(), session().logged.tried
    # `tried` would read the log by itself; for a long log one reading must do for both.
    read = attempts() if here is None or not still_holds(here.partial) else None
    kept = session().logged.standing
    if kept is not None and kept.key == _key(tried(), moment):
        return kept.standing
    found = _worked_out(_practised(read, moment), moment)
    session().logged.standing = KeptStanding(_key(tried(), moment), found)
    return found


def _is_before(day: date | None, today: date) -> bool:
    return day is not None and day < today


def _key(known: Tried, moment: datetime) -> str:
    return f"{known.number} {known.partial} {moment:%Y-%m-%d %H}"


def _practised(read: Sequence[Attempt] | None, moment: datetime) -> Practice:
    """Return what was practised until a moment: carried on if possible, else worked out from all attempts."""
    known, here = variants(), tried()
    if here.practice is not None and here.variants == frozenset(known) and here.practice.at(moment):
        return here.practice
    every = attempts() if read is None else read
    found = Practice(_known(every, known), moment, THEMES, partial(time.sleep, _PAUSE))
    here = tried()
    here.practice, here.variants = found, frozenset(known)
    return found


def _known(every: Iterable[Attempt], known: Variants) -> Iterator[Attempt]:
    """Yield the attempts whose concept exists and whose variant, if they have one, is known."""
    # An imported file may name any number of concepts and variants that do not exist.
    for one in every:
        if one.concept in CONCEPTS and (one.variant is None or one.variant in known):
            yield one


def _worked_out(practice: Practice, moment: datetime) -> Standing:
    known, here, own, today = variants(), tried(), own_puzzles(), moment.date()
    puzzles = (*library().puzzles, *own)
    settings = settings_of(log().settings(profile()))
    # What only lessons ask, such as whether a play is legal, cannot come back as a puzzle.
    states = {key: state for key, state in practice.states(settings).items() if practisable(puzzles, key, known)}
    # A puzzle from an own game is first due on the day after it, until it is solved.
    own_due = tuple(one for one in own if one.id not in here.solved and _is_before(day_of_own(one.id), today))
    of_own = ((one.goal.kind, one.position.rules.name) for one in own_due)
    waiting = tuple(dict.fromkeys((*of_own, *due(states, settings, today))))
    low, reached = practice.weak(), practice.levels()
    played = frozenset(variant for _, variant in reached)
    learner = Learner(
        here.solved,
        practice.exercises,
        waiting,
        low,
        known,
        met(reached, here.solved),
        played,
        latest=here.latest,
        own=own,
        own_due=own_due,
    )
    following = next_due(states, settings, today)
    return Standing(
        practice,
        states,
        levels_now(reached, low),
        settings,
        waiting,
        following,
        learner,
        practice.streak(),
        days_solved(practice.exercises),
    )
