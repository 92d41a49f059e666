"""Fresh puzzles made before anyone asks for one, so that a learner need not wait for theirs.

Puzzles of one kind differ in their seed alone, and each one goes to one learner.
"""

import threading
from collections import OrderedDict
from typing import Final, NamedTuple

from tutor.app.base.lane import Job
from tutor.app.base.processes import begin_for_next_click
from tutor.engine.zwickern import Rules
from tutor.lab.fresh import Seeded, fresh_text

MOST_ALIKE: Final = 3
"""The most puzzles of one kind that are ready or under way."""

MOST_KINDS: Final = 256
"""The most kinds of which any are ready or under way, and the most puzzles that were taken and not shown yet."""


class _Fresh(NamedTuple):
    seed: Seeded
    rules: Rules

    @property
    def kind(self) -> "_Fresh":
        """The same puzzle, whatever its seed."""
        return self._replace(seed=self.seed._replace(seed=0))


_shelf: OrderedDict[_Fresh, list[tuple[_Fresh, Job[str]]]] = OrderedDict()
_taken: OrderedDict[_Fresh, str] = OrderedDict()
_changing: Final = threading.Lock()


def make_ahead(seed: Seeded, rules: Rules) -> None:
    """Begin to make a fresh puzzle, unless enough of its kind are ready or under way."""
    one = _Fresh(seed, rules)
    with _changing:
        alike = [(other, job) for other, job in _shelf.get(one.kind, ()) if not job.dropped]
        if len(alike) < MOST_ALIKE and one not in (other for other, _ in alike):
            job = begin_for_next_click(fresh_text, rules, seed.goal, seed.seed, seed.hardness, seed.up_to)
            alike += [] if job is None else [(one, job)]
        if not alike:
            _shelf.pop(one.kind, None)
            return
        _shelf[one.kind] = alike
        _shelf.move_to_end(one.kind)
        over = () if len(_shelf) <= MOST_KINDS else _shelf.popitem(last=False)[1]
    for _, job in over:
        job.stop()


def take(seed: Seeded, rules: Rules) -> Seeded:
    """Return the seed of a puzzle of the same kind that is ready, and take it off the shelf; else the seed itself."""
    one = _Fresh(seed, rules)
    with _changing:
        alike = _shelf.get(one.kind, [])
        for ready in [ready for ready in alike if ready[1].wait(0)]:
            alike.remove(ready)
            text = _text(ready[1])
            if text is not None:
                _taken[ready[0]] = text
                if len(_taken) > MOST_KINDS:
                    _taken.popitem(last=False)
                return ready[0].seed
    return seed


def taken_text(seed: Seeded, rules: Rules) -> str | None:
    """Return the file of a puzzle that was taken off the shelf, once; None for any other."""
    with _changing:
        return _taken.pop(_Fresh(seed, rules), None)


def _text(job: Job[str]) -> str | None:
    """Return the file that was made, None if the seed has no puzzle, or its process or visitor is gone."""
    try:
        return job.result()
    except Exception:
        # No click fails for what it did not ask for.
        return None
