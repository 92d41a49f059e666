"""The stakes of a trick-taking game for a pot: the choice to stay in, what it brings, and the cards that count."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, get_args

from tutor.content.figures import FigureBook, capped, capped_numbers
from tutor.content.tricks.figures import TRICK_FIGURES, HoldingName, TrickPlayers
from tutor.engine.cards import Card
from tutor.engine.tricks import suit_followed

Holdings = Mapping[HoldingName, Callable[[Any, Sequence[Card]], bool]]
"""A test whether a hand has something, given a position in which the trumps are known."""


class Staking(NamedTuple):
    """The stakes of one game.

    `decides` says whether the seat to act chooses between staying in and dropping out, and `stays` whether an action
    stays in. `takes` and `pays` say of the end of a game whether a seat has won a trick of the pot or the pot, and
    whether it has paid for its cards. `holdings` are what is worth counting in a hand under some rules.
    """

    decides: Callable[[Any], bool]
    stays: Callable[[Any], bool]
    takes: Callable[[Any, int], bool]
    pays: Callable[[Any, int], bool]
    holdings: Callable[[Any], Holdings]


_MOST_TRUMPS: Final = 3
_MOST_POTS: Final = 4
ALWAYS: Final = "always"
"""The part of a key for the card that is always a trump."""
_LOW, _SIDE_ACE, _NOTHING = "low", "ace", "none"
HANDS_NAMED: Final = (ALWAYS, _LOW, _SIDE_ACE, _NOTHING)
"""The kinds of the best card of a hand that are not ranks."""
_NAMED: Final = ("A", "K", "Q", "J", "10")
"""The ranks that are counted each by itself; others are low."""


def pot_part(times: int) -> str:
    """Return a pot as a part of a key: how often it holds the stakes of one game."""
    return capped(max(1, times), _MOST_POTS)


def trumps_in(position: Any, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Return the trumps of a hand."""
    rules, trumps = position.rules.tricks, position.trumps
    return tuple(card for card in hand if suit_followed(rules, trumps, card) is trumps)


def top_part(position: Any, hand: Sequence[Card]) -> str:
    """Return the best card of a hand as a part of a key: its highest trump, else an ace of another suit or nothing."""
    own, ranks = trumps_in(position, hand), position.rules.ranks
    if not own:
        return _SIDE_ACE if any(card.rank == ranks[0] for card in hand) else _NOTHING
    kinds = [_trump_part(position.rules.tricks.permanent_trump, card) for card in own]
    return min(kinds, key=_tops(position.rules).index)


def _trump_part(permanent: str | None, card: Card) -> str:
    if card.code == permanent:
        return ALWAYS
    return card.rank if card.rank in _NAMED else _LOW


def trump_tops(rules: Any) -> tuple[str, ...]:
    """Return the kinds of trumps under some rules as parts of a key, the highest first."""
    first, *others = _NAMED
    always = () if rules.tricks.permanent_trump is None else (ALWAYS,)
    low = (_LOW,) if set(rules.ranks) - set(_NAMED) else ()
    return (first, *always, *others, *low)


def _tops(rules: Any) -> tuple[str, ...]:
    return (*trump_tops(rules), _SIDE_ACE, _NOTHING)


def trick_book(holdings: Callable[[Any], Holdings]) -> FigureBook:
    """Return the questions of a trick-taking game in which these cards count."""

    def part_values(name: str, rules: Any, seats: int) -> tuple[str, ...]:
        match name:
            case "trumps":
                return tuple(map(str, range(_MOST_TRUMPS + 1)))
            case "top":
                return _tops(rules)
            case "holding":
                return tuple(holdings(rules))
            case "has":
                return ("yes", "no")
            case "pot":
                return capped_numbers(1, _MOST_POTS)
            case "place":
                return tuple(str(place) for place in range(1, seats + 1))
        raise ValueError(f"{name} is no part of a key")

    def asked(question: str, _: Any, __: str) -> bool:
        return question in TRICK_FIGURES

    return FigureBook(TRICK_FIGURES, get_args(TrickPlayers), part_values, asked)
