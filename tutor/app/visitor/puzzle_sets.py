"""The visitor's sets of puzzles, kept in the profile: favourites, and the last ones that are solved again."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC
from typing import NamedTuple

from tutor.app.base.clock import now
from tutor.app.base.library import library
from tutor.app.base.local_day import latest_day
from tutor.app.visitor.attempt_log import log, own_settings
from tutor.app.visitor.attempts import attempts, tried
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import variants
from tutor.engine.zwickern import VARIANTS
from tutor.lab.fresh import seeded, variant_in
from tutor.trainer.daily import daily
from tutor.trainer.exercises import Exercise
from tutor.trainer.own_puzzles import day_of_own
from tutor.trainer.sets import (
    FAVOURITE,
    MOST_FAVOURITES,
    SAME_AGAIN,
    SameAgain,
    favourite_name,
    favourites_in,
    first_result,
    is_favourite,
    read_same_again,
    write_same_again,
)


def favourites() -> Sequence[str]:
    """Return the ids of the visitor's favourites, read once a session."""
    here = session().puzzles
    if here.favourites is None:
        here.favourites = favourites_in(own_settings())
    return here.favourites


def set_favourite(item_id: str, on: bool) -> bool:
    """Keep a puzzle among the favourites or take it out; return False if there is no room for it."""
    kept = [one for one in favourites() if one != item_id]
    if on and len(kept) >= MOST_FAVOURITES:
        return False
    log().set_setting(profile(), favourite_name(item_id), item_id if on else "")
    session().puzzles.favourites = (*kept, item_id) if on else tuple(kept)
    session().puzzles.left = None
    return True


def same_again() -> SameAgain | None:
    """Return the set that is solved again, with what was tried of it in this session; None if none was begun."""
    here = session().puzzles
    if here.again is None:
        here.again = (read_same_again(own_settings().get(SAME_AGAIN, "")),)
    (found,) = here.again
    if found is not None:
        since = found.noted(tried().noted)
        if since is not found:
            found = _keep(since)
    return found


def begin_again(ids: Sequence[str], done: Iterable[Exercise]) -> None:
    """Begin to solve again puzzles that were done before, whose results become those of last time."""
    _keep(SameAgain(tuple(ids), now().astimezone(UTC), {}, first_result(done, attempts())))


def restart() -> None:
    """Start over with the set that is solved again."""
    found = same_again()
    if found is not None:
        _keep(found.again(now().astimezone(UTC)))


def _keep(one: SameAgain) -> SameAgain:
    session().puzzles.again = (one,)
    session().puzzles.left = None
    log().set_setting(profile(), SAME_AGAIN, write_same_again(one))
    return one


def may_be_puzzle(item_id: str) -> bool:
    """Tell whether an id may be that of a puzzle here, without making it; house rules may be unknown yet."""
    return (
        item_id in {puzzle.id for puzzle in library().puzzles}
        or seeded(item_id, variants()) is not None
        or variant_in(item_id) not in (None, *VARIANTS)
        or day_of_own(item_id) is not None
        or daily(item_id, variants(), latest_day()) is not None
    )


class FittingSets(NamedTuple):
    """The settings of sets to import from a file, and the number of favourites left out."""

    settings: Mapping[str, str]
    left: int


def fitting_sets(found: Mapping[str, str], kept: Mapping[str, str]) -> FittingSets:
    """Return the favourites of a file that are new here and may be puzzles, up to the limit, and its set."""
    new = {name: text for name, text in found.items() if name.startswith(FAVOURITE) and name not in kept}
    room = MOST_FAVOURITES - sum(name.startswith(FAVOURITE) for name in kept)
    valid = [(name, text) for name, text in new.items() if is_favourite(name, text) and may_be_puzzle(text)]
    taken = dict(valid[: max(0, room)])
    left = len(new) - len(taken)
    if SAME_AGAIN in found and SAME_AGAIN not in kept and read_same_again(found[SAME_AGAIN]) is not None:
        taken[SAME_AGAIN] = found[SAME_AGAIN]
    return FittingSets(taken, left)
