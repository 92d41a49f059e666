"""Dice as bots know them: a function that draws a number, and nothing else of `random.Random`."""

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

Thing = TypeVar("Thing")


class Dice(Protocol):
    """Anything that draws numbers from 0 up to 1, such as a `random.Random`.

    Only `random()` gives the same numbers in every version of Python.
    """

    def random(self) -> float:
        """Return the next number, at least 0 and less than 1."""


def one_of(things: Sequence[Thing], dice: Dice) -> Thing:
    """Draw one of some things."""
    # `Random.choice` may change with the version of Python; `random()` does not.
    return things[int(dice.random() * len(things))]


def drawn(things: Sequence[Thing], dice: Dice) -> Iterator[Thing]:
    """Draw all things one after the other, each once."""
    pool, random = list(things), dice.random
    while pool:
        place = int(random() * len(pool))
        thing = pool[place]
        pool[place] = pool[-1]
        pool.pop()
        yield thing
