"""The learner's own puzzles, made of mistakes in their games, and visible to them only.

Each is a setting of the profile whose name has the day of the game and whose value is the text of a puzzle file. They
are proven whenever they are read, because an imported file of progress may contain anything.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from tutor.app.base.local_day import visitors_now
from tutor.app.visitor.attempt_log import failing, is_current, log, own_settings
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import OwnPuzzles, session
from tutor.app.visitor.variants import variants
from tutor.catalogue.exercises import Puzzle, prove_puzzle
from tutor.content.files.load import load_puzzle
from tutor.content.yaml.source import ContentError
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Variants
from tutor.trainer.own_puzzles import OWN_PUZZLE, day_of_own, own_puzzle_id, sign_of_own

MOST_OWN_PUZZLES: Final = 40
_LONGEST: Final = 10_000

_PROVING = SECOND // 2
_ENDLESS = 1 << 62


def own_puzzles() -> tuple[Puzzle, ...]:
    """Return the learner's valid own puzzles, newest first."""
    known, here = variants(), session().puzzles
    if here.own is None or here.own.known is not known or not here.own.whole or not is_current(here.own.partial):
        here.own = _proven(known, here.own)
    return tuple(puzzle for puzzle in here.own.found.values() if puzzle is not None)


def own_puzzle(item_id: str) -> Puzzle | None:
    """Return the own puzzle with an id, None if the learner has none."""
    if not item_id.startswith(OWN_PUZZLE):
        return None
    return next((puzzle for puzzle in own_puzzles() if puzzle.id == item_id), None)


def keep_puzzles(texts: Iterable[str]) -> None:
    """Add proven puzzles to the learner's own; kept ones stay, and the oldest make room."""
    kept = dict(_kept(log().settings(profile())))
    known = set(map(sign_of_own, kept))
    for text in texts:
        name = own_puzzle_id(text, visitors_now())
        if sign_of_own(name) not in known and len(text) <= _LONGEST:
            log().set_setting(profile(), name, text)
            kept[name] = text
    for name in sorted(kept)[:-MOST_OWN_PUZZLES]:
        log().set_setting(profile(), name, "")
    session().puzzles.own = session().logged.progress = None


def fitting_own_puzzles(found: Mapping[str, str], kept: Mapping[str, str]) -> dict[str, str]:
    """Return the own puzzles of a file that are new here, up to the limit, newest first."""
    here, theirs = dict(_kept(kept)), dict(_kept(found))
    known = set(map(sign_of_own, here))
    new = [name for name in theirs if sign_of_own(name) not in known]
    return {name: theirs[name] for name in new[: max(0, MOST_OWN_PUZZLES - len(here))]}


def _kept(settings: Mapping[str, str]) -> list[tuple[str, str]]:
    """List the names and texts of the puzzles among settings, newest first."""
    found = [
        (name, text) for name, text in settings.items() if 0 < len(text) <= _LONGEST and day_of_own(name) is not None
    ]
    return sorted(found, reverse=True)[:MOST_OWN_PUZZLES]


def _proven(known: Variants, before: OwnPuzzles | None) -> OwnPuzzles:
    done = {} if before is None or before.known is not known else before.found
    found: dict[tuple[str, str], Puzzle | None] = {}
    partial, whole = failing(), True
    with budget(_ENDLESS) as meter:
        for one in _kept(own_settings()):
            # A puzzle can be crafted to take long. Those over the budget wait for the next run of the page.
            if one in done or meter.spent <= _PROVING:
                found[one] = done[one] if one in done else _puzzle(*one, known)
            else:
                whole = False
    return OwnPuzzles(known, found, partial, whole)


def _puzzle(name: str, text: str, known: Variants) -> Puzzle | None:
    try:
        with budget(_PROVING):
            return prove_puzzle(name, load_puzzle(name, text, known))
    except (ContentError, TooMuchWorkError):
        # Such as a puzzle of house rules that have been deleted.
        return None
