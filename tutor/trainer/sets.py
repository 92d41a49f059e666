"""Sets of puzzles by their ids: favourites, those last got wrong, and some last ones that are solved again.

Favourites are settings of the profile, one each, so that two tabs and an imported file add up. The set that is solved
again is one setting with its results so far and those of the time before.
"""

import json
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Final, NamedTuple

from tutor.trainer.attempts import LONGEST_ITEM_ID, Attempt, Outcome
from tutor.trainer.exercises import Exercise

FAVOURITE: Final = "favourite/"
"""The beginning of the names of the settings that keep favourites; the value of each is the id of a puzzle."""

SAME_AGAIN: Final = "same-again"
"""The name of the setting that keeps the set that is solved again."""

MOST_AGAIN, LEAST_AGAIN = 20, 5
"""The most puzzles that are solved again, and the least for which that is offered."""

MOST_FAVOURITES: Final = 100
_LOOKED_AT = 500
_LONGEST = 10 * 60 * 1000
_DIGITS = 16


def favourite_name(item_id: str) -> str:
    """Return the name of the setting that keeps a favourite.

    >>> favourite_name("puzzles/jensen/zwick-1")
    'favourite/8ecdcd71bec8068b'
    """
    return FAVOURITE + sha256(item_id.encode()).hexdigest()[:_DIGITS]


def favourites_in(settings: Mapping[str, str]) -> tuple[str, ...]:
    """Return the favourites among settings, by their names; an entry under a name not its own does not count."""
    found = (text for name, text in sorted(settings.items()) if name.startswith(FAVOURITE) and is_favourite(name, text))
    return tuple(found)[:MOST_FAVOURITES]


def is_favourite(name: str, text: str) -> bool:
    """Tell whether a setting keeps a favourite, which may be of a puzzle that does not exist."""
    return 0 < len(text) <= LONGEST_ITEM_ID and text.isprintable() and name == favourite_name(text)


def last_wrong(exercises: Sequence[Exercise]) -> tuple[str, ...]:
    """Return the puzzles among the last exercises whose last result was not right at the first try, newest first."""
    return tuple(one.item_id for one in _last(exercises) if not one.clean)[:MOST_AGAIN]


def last_done(exercises: Sequence[Exercise]) -> tuple[Exercise, ...]:
    """Return the last exercises, each of another puzzle, newest first."""
    return _last(exercises)[:MOST_AGAIN]


def _last(exercises: Sequence[Exercise]) -> tuple[Exercise, ...]:
    found: dict[str, Exercise] = {}
    for one in exercises[: -_LOOKED_AT - 1 : -1]:
        if one.grade is not None and not one.lesson:
            found.setdefault(one.item_id, one)
    return tuple(found.values())


class SetResult(NamedTuple):
    """How the first tries at a set went: how many were right, and the milliseconds before them."""

    right: int
    milliseconds: int

    @property
    def minutes(self) -> int:
        """The time in whole minutes, at least one."""
        return max(1, round(self.milliseconds / 60_000))


@dataclass(frozen=True, slots=True)
class SameAgain:
    """A set that is solved again: its puzzles in order, since when, the first try at each, and the result last time.

    A first try is whether it was right, and the milliseconds before it.
    """

    ids: tuple[str, ...]
    begun: datetime
    tries: Mapping[str, tuple[bool, int]]
    last: SetResult | None = None

    @property
    def left(self) -> tuple[str, ...]:
        """The puzzles not tried yet, in order."""
        return tuple(item_id for item_id in self.ids if item_id not in self.tries)

    @property
    def result(self) -> SetResult:
        """The result so far."""
        return SetResult(sum(right for right, _ in self.tries.values()), sum(time for _, time in self.tries.values()))

    def noted(self, attempts: Iterable[Attempt]) -> "SameAgain":
        """Return the set with the first tries among attempts, given oldest first."""
        tries = dict(self.tries)
        for one in attempts:
            if one.item_id in self.ids and one.item_id not in tries and one.moment >= self.begun:
                tries[one.item_id] = one.outcome is Outcome.RIGHT and not one.hints, time_of(one)
        return self if len(tries) == len(self.tries) else replace(self, tries=tries)

    def again(self, begun: datetime) -> "SameAgain":
        """Return the set from its beginning, with the present result as that of last time once all are tried."""
        return replace(self, begun=begun, tries={}, last=self.last if self.left else self.result)

    def without(self, gone: Container[str]) -> "SameAgain":
        """Return the set without puzzles that are gone."""
        kept = tuple(item_id for item_id in self.ids if item_id not in gone)
        return replace(self, ids=kept, tries={name: one for name, one in self.tries.items() if name in kept})


def time_of(one: Attempt) -> int:
    """Return the time before a try; an hour away from the table counts as ten minutes."""
    return min(one.milliseconds or 0, _LONGEST)


def first_result(done: Iterable[Exercise], attempts: Iterable[Attempt]) -> SetResult:
    """Return how some exercises went, by the attempts at them."""
    exercises = {one.item_id: one for one in done}
    times: dict[str, int] = {}
    for one in attempts:
        exercise = exercises.get(one.item_id)
        if exercise is not None and one.moment <= exercise.end:
            # The later exercise at the same puzzle counts, of which the first tries take longer than none.
            times[one.item_id] = max(times.get(one.item_id, 0), time_of(one))
    return SetResult(sum(one.clean for one in exercises.values()), sum(times.values()))


def write_same_again(one: SameAgain) -> str:
    """Return a set as the text of its setting."""
    tries = {item_id: [int(right), time] for item_id, (right, time) in one.tries.items()}
    last = None if one.last is None else list(one.last)
    parts = {"ids": list(one.ids), "begun": one.begun.isoformat(), "tries": tries, "last": last}
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))


def read_same_again(text: str) -> SameAgain | None:
    """Return the set in the text of a setting, None if it is not one; an imported file may have brought any."""
    try:
        parts = json.loads(text)
        begun = datetime.fromisoformat(parts["begun"]).astimezone(UTC)
        ids = tuple(dict.fromkeys(parts["ids"]))
        tries = {name: (right == 1, _whole(time, _LONGEST)) for name, (right, time) in parts["tries"].items()}
        last = parts["last"] and SetResult(_whole(parts["last"][0], len(ids)), _whole(parts["last"][1], 20 * _LONGEST))
        named = all(isinstance(one, str) and 0 < len(one) <= LONGEST_ITEM_ID and one.isprintable() for one in ids)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError, RecursionError):
        return None
    if not named or not 0 < len(ids) <= MOST_AGAIN or not tries.keys() <= set(ids):
        return None
    return SameAgain(ids, begun, tries, last or None)


def _whole(number: object, most: int) -> int:
    if type(number) is not int or not 0 <= number <= most:
        raise ValueError(number)
    return number
