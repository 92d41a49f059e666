"""The learner's attempts, written to the log, and the solved exercises, read from it."""

from collections.abc import Collection, Sequence
from uuid import uuid4

from tutor.app.base.library import library, once_for_content
from tutor.app.base.local_day import visitors_now
from tutor.app.visitor.attempt_log import failing, is_current, log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import Logged, ReplayPage, Tried, WorkshopPage, session
from tutor.trainer.attempts import Attempt, Outcome, is_solved, minutes_ahead
from tutor.trainer.own_puzzles import day_of_own


def note_attempt(
    item_id: str,
    goal: str,
    outcome: Outcome,
    *,
    hints: int,
    milliseconds: int | None,
    variant: str | None,
    themes: Collection[str],
    mixed: bool,
) -> None:
    """Log the outcome of the latest attempt at an exercise, with the kind of its goal."""
    before, moment = tried(), visitors_now()
    try:
        noted = Attempt(
            uuid4(),
            moment,
            profile(),
            item_id,
            goal,
            outcome,
            hints,
            milliseconds,
            variant=variant,
            themes=" ".join(themes),
            mixed=mixed,
            ahead=minutes_ahead(moment),
        )
    except ValueError:
        # An exercise of a file whose name no database can keep may be solved, but is not logged.
        return
    log().add(noted)
    before.noted.append(noted)
    _take_in(before, noted)
    if before.practice is not None and noted.variant in (None, *before.variants) and not before.practice.add(noted):
        before.practice = None


def _take_in(tried: Tried, noted: Attempt) -> None:
    tried.number += 1
    if is_solved(noted):
        tried.solved.add(noted.item_id)
    # There may be any number of fresh puzzles, and the time of their last try is never needed.
    if noted.item_id in _published() or day_of_own(noted.item_id) is not None:
        tried.latest[noted.item_id] = noted.moment


@once_for_content
def _published() -> frozenset[str]:
    """Return the ids of all exercises of the content."""
    return frozenset([*library().steps, *(puzzle.id for puzzle in library().puzzles)])


def tried() -> Tried:
    """Return the exercises that the learner has tried, read from the log once a session, or again while that fails."""
    found = session().logged.tried
    if found is None or not is_current(found.partial):
        attempts()
    kept = session().logged.tried
    assert kept is not None
    return kept


def attempts() -> Sequence[Attempt]:
    """Read all attempts of the learner from the log, oldest first, and bring `tried` up to date with them."""
    before, found = session().logged.tried, log().attempts(profile())
    noted = [] if before is None else before.noted
    if noted and failing() is not None:
        ids = {one.id for one in found}
        # The attempts of this session are known even if they cannot be read just now.
        found = tuple(
            sorted((*found, *(attempt for attempt in noted if attempt.id not in ids)), key=lambda one: one.moment)
        )
    fresh = session().logged.tried = Tried(set(), {}, noted, 0, failing())
    for one in found:
        _take_in(fresh, one)
    return found


def read_again() -> None:
    """Let the log be read again at its next use, after a change other than by an answer."""
    session().logged, session().replay = Logged(), ReplayPage()
    session().puzzles.own = session().puzzles.favourites = session().puzzles.again = None
    session().workshop = WorkshopPage()


def was_solved(item_id: str) -> bool:
    """Tell whether an exercise was ever solved."""
    return item_id in tried().solved


def tries_at(item_id: str) -> int:
    """Count the tries of this session at an exercise, back to where it was last over before the latest."""
    count = 0
    for one in reversed(tried().noted):
        if one.item_id != item_id:
            continue
        if count and one.outcome in (Outcome.RIGHT, Outcome.SHOWN):
            break
        count += 1
    return count


def last_item(known: Collection[str]) -> str | None:
    """Return the id of the exercise tried last among the known ones of the content, None without any."""
    latest = tried().latest
    # Ties go to the attempt logged last.
    found = [(latest[item_id], number, item_id) for number, item_id in enumerate(latest) if item_id in known]
    return max(found)[2] if found else None
