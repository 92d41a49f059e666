"""The beginning of a hand in each trick-taking game: its pack, what the pack decides later, and table agreements."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.engine import zwicken, zwikken
from tutor.engine.cards import Card
from tutor.engine.zwikken.rules import OPTIONS


class Beginning(NamedTuple):
    """The beginning of a hand of one game.

    `first` is the position before the first action, by rules, seats, dealer, pack, the chips that lie in the pot,
    and the number of the hand in its match; `after` is the position after what chance does where an action leaves it
    something to do. `options` are the names of what a table may agree on under some rules, and `agreed` are the rules
    with such agreements; it raises ValueError for what cannot be agreed.
    """

    first: Callable[[Any, Sequence[str], int, Sequence[Card], int, int], Any]
    after: Callable[[Any, Sequence[Card]], Any]
    options: Callable[[Any], tuple[str, ...]]
    agreed: Callable[[Any, Mapping[str, Any]], Any]


def _zwicken(rules: zwicken.Rules, seats: Sequence[str], dealer: int, pack: Sequence[Card], pot: int, _: int) -> Any:
    return zwicken.after_cut(zwicken.opening(rules, seats, dealer, pot), pack)


def _nothing(position: zwikken.Position, _: Sequence[Card]) -> zwikken.Position:
    """Leave everything as it is: in Zwikken the stock has all chance from the deal on."""
    return position


def _no_options(_: zwicken.Rules) -> tuple[str, ...]:
    """In Zwicken there is nothing to agree on."""
    return ()


def _nothing_agreed(rules: zwicken.Rules, options: Mapping[str, Any]) -> zwicken.Rules:
    if options:
        raise ValueError(f"{rules.name} has no options")
    return rules


def _options_of_zwikken(rules: zwikken.Rules) -> tuple[str, ...]:
    return OPTIONS[rules.bidding]


# A further game is a further row.
BEGINNINGS: Mapping[str, Beginning] = MappingProxyType(
    {
        zwicken.GAME.name: Beginning(_zwicken, zwicken.after_cut, _no_options, _nothing_agreed),
        zwikken.GAME.name: Beginning(zwikken.opening, _nothing, _options_of_zwikken, zwikken.with_options),
    }
)
"""The beginnings by the names of the games."""
