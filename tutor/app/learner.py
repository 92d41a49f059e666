"""What the log says of the learner, worked out once for every attempt: exercises, what is due, what is weak."""

from datetime import datetime
from typing import NamedTuple

from tutor.app.clock import now
from tutor.app.house import variants
from tutor.app.picking import Learner, practisable
from tutor.app.profile import profile
from tutor.app.progress import attempts, log
from tutor.app.shared import library, words
from tutor.app.state import visit
from tutor.coach.themes import THEMES
from tutor.engine.zwickern.rules import Variants
from tutor.trainer.attempts import Attempt
from tutor.trainer.exercises import Exercise, exercises
from tutor.trainer.mastery import Level, mastery, streak, weak
from tutor.trainer.progress import solved
from tutor.trainer.schedule import Key, Settings, State, due, next_due, scheduled, settings_of


class Standing(NamedTuple):
    """Where the learner stands at a moment."""

    exercises: tuple[Exercise, ...]
    states: dict[Key, State]
    levels: dict[Key, Level]
    settings: Settings
    due: tuple[Key, ...]
    next_due: datetime | None
    learner: Learner
    streak: int


def standing() -> Standing:
    """Where the learner stands now; kept until there is another attempt, or another hour."""
    moment, tried = now(), attempts()
    key = f"{len(tried)} {moment:%Y-%m-%d %H}"
    kept = visit().standing
    if kept is not None and kept[0] == key and isinstance(kept[1], Standing):
        return kept[1]
    found = _worked_out(moment)
    visit().standing = key, found
    return found


def _is_known(one: Attempt, known: Variants) -> bool:
    """Whether an attempt is of a concept that there is and, if it is of a variant, of one that is known."""
    return words().has(f"concept-{one.concept}") and (one.variant is None or one.variant in known)


def _worked_out(moment: datetime) -> Standing:
    tried, puzzles = attempts(), library().puzzles
    # A file that was imported may speak of any number of things that there are not.
    known = variants()
    done = exercises((one for one in tried if _is_known(one, known)), moment)
    settings = settings_of(log().settings(profile()))
    # What only lessons ask, such as whether a play is legal, does not come back as a puzzle.
    states = {key: state for key, state in scheduled(done, settings).items() if practisable(puzzles, key, known)}
    waiting = due(states, settings, moment)
    learner = Learner(solved(tried), done, waiting, weak(done, themes=THEMES), variants=known)
    following = next_due(states, settings, moment)
    return Standing(done, states, mastery(done), settings, waiting, following, learner, streak(done))
