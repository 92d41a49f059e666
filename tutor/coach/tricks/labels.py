"""The proofs that a reading of a trick-taking game is at work: under the other reading other cards could be played."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType

from tutor.coach.tricks.game import TaughtGame, TrickPosition
from tutor.engine.tricks import Heading, TrickRules
from tutor.engine.tricks.duties import duties_in

OTHER_READINGS: Mapping[str, Callable[[TrickRules], TrickRules]] = MappingProxyType(
    {
        # The 7 of diamonds is a diamond; who follows suit need not beat; who follows suit must beat.
        "Z13": lambda rules: replace(rules, permanent_trump=None),
        "Z16": lambda rules: replace(rules, heading=Heading.WHEN_TRUMPING),
        "K30": lambda rules: replace(rules, heading=Heading.ALWAYS),
    }
)
"""The rules under the other reading, by the ids of the readings whose labels are proven."""


def is_at_work(game: TaughtGame, position: TrickPosition, reading: str) -> bool:
    """Tell whether under the other reading other cards could be played to the trick that lies there."""
    if not game.playing(position):
        return False
    rules, number = position.rules.tricks, len(position.tricks) + 1
    here, there = (
        duties_in(one, position.trumps, number, position.trick, position.hand)
        for one in (rules, OTHER_READINGS[reading](rules))
    )
    return set(here.cards) != set(there.cards)
