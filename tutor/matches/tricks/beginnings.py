"""How a hand of each trick-taking game begins with a pack, and what the pack decides while it is played."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from tutor.engine import zwicken, zwikken
from tutor.engine.cards import Card


class Beginning(NamedTuple):
    """The beginning of a hand of one game.

    `first` is the first position in which somebody acts, by rules, seats, dealer, pack and the chips that lie in the
    pot; `after` is the position after what chance does where an action leaves it something to do.
    """

    first: Callable[[Any, Sequence[str], int, Sequence[Card], int], Any]
    after: Callable[[Any, Sequence[Card]], Any]


def _zwicken(rules: zwicken.Rules, seats: Sequence[str], dealer: int, pack: Sequence[Card], pot: int) -> Any:
    return zwicken.after_cut(zwicken.opening(rules, seats, dealer, pot), pack)


def _nothing(position: zwikken.Position, _: Sequence[Card]) -> zwikken.Position:
    """Leave everything as it is: in Zwikken the stock has all chance from the deal on."""
    return position


# A further game is a further row.
BEGINNINGS: Mapping[str, Beginning] = MappingProxyType(
    {
        zwicken.GAME.name: Beginning(_zwicken, zwicken.after_cut),
        zwikken.GAME.name: Beginning(zwikken.opening, _nothing),
    }
)
"""The beginnings by the names of the games."""
