"""The learner's progress, updated with each answer: exercises, what is due, what is weak."""

import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from functools import partial

from tutor.app.base.library import library
from tutor.app.base.local_day import visitors_now
from tutor.app.puzzles.next_puzzle import practisable
from tutor.app.visitor.attempt_log import is_current, own_settings
from tutor.app.visitor.attempts import attempts, tried
from tutor.app.visitor.learner import Learner, LearnerProgress
from tutor.app.visitor.own_puzzles import own_puzzles
from tutor.app.visitor.prerequisites import met
from tutor.app.visitor.session import KeptProgress, Tried, session
from tutor.app.visitor.variants import variants
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.engine.zwickern import Variants
from tutor.trainer.attempts import Attempt
from tutor.trainer.daily import days_solved
from tutor.trainer.mastery import levels_now
from tutor.trainer.own_puzzles import day_of_own
from tutor.trainer.practice import Practice
from tutor.trainer.schedule import due, next_due, settings_of

# A long log is read with pauses, so that the threads of other visitors can run.
_PAUSE = 0.002  # seconds


def learner_progress() -> LearnerProgress:
    """Return the learner's current progress, updated after each attempt and every hour."""
    moment, here = visitors_now(), session().logged.tried
    # `tried` would read the log by itself; a long log must be read only once for both.
    read = attempts() if here is None or not is_current(here.partial) else None
    kept = session().logged.progress
    if kept is not None and kept.key == _key(tried(), moment):
        return kept.progress
    found = _worked_out(_practised(read, moment), moment)
    session().logged.progress = KeptProgress(_key(tried(), moment), found)
    return found


def _is_before(day: date | None, today: date) -> bool:
    return day is not None and day < today


def _key(known: Tried, moment: datetime) -> str:
    return f"{known.number} {known.partial} {moment:%Y-%m-%d %H}"


def _practised(read: Sequence[Attempt] | None, moment: datetime) -> Practice:
    """Return the practice up to a moment, continued if possible, otherwise computed from all attempts."""
    known, here = variants(), tried()
    if here.practice is not None and here.variants == frozenset(known) and here.practice.at(moment):
        return here.practice
    every = attempts() if read is None else read
    found = Practice(_known(every, known), moment, THEMES, partial(time.sleep, _PAUSE))
    here = tried()
    here.practice, here.variants = found, frozenset(known)
    return found


def _known(every: Iterable[Attempt], known: Variants) -> Iterator[Attempt]:
    """Yield the attempts at existing concepts in known variants, or without a variant."""
    # An imported file may name any number of unknown concepts and variants.
    for attempt in every:
        if attempt.concept in CONCEPTS and (attempt.variant is None or attempt.variant in known):
            yield attempt


def _worked_out(practice: Practice, moment: datetime) -> LearnerProgress:
    known, here, own, today = variants(), tried(), own_puzzles(), moment.date()
    puzzles = (*library().puzzles, *own)
    settings = settings_of(own_settings())
    # Questions that only lessons ask, such as whether a play is legal, cannot come back as a puzzle.
    states = {key: state for key, state in practice.states(settings).items() if practisable(puzzles, key, known)}
    # A puzzle from the learner's own game is first due on the day after it, until it is solved.
    own_due = tuple(
        puzzle for puzzle in own if puzzle.id not in here.solved and _is_before(day_of_own(puzzle.id), today)
    )
    of_own = ((puzzle.goal.kind, puzzle.position.rules.name) for puzzle in own_due)
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
    return LearnerProgress(
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
