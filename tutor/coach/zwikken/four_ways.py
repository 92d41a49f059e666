"""The same deal in four ways to play Zwikken: who wins, and who pays under each."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tutor.coach.tricks.certainty import played_alone
from tutor.coach.zwikken.certainty import alone_for_the_pot
from tutor.coach.zwikken.taught import TAUGHT
from tutor.engine.zwikken import VARIANTS, Position, Saying, Setup, act, set_up, trick_winners
from tutor.engine.zwikken.rules import Bidding
from tutor.text import Line
from tutor.text.lines import Joined, Name

FOUR_WAYS = ("zwikken-1850", "zwikken-1900", "zwikken-2000", "zwikken-lubbers")
"""The ways to play, from the oldest on."""

POT = 6
"""The chips in the pot, which three tricks can share."""

SEATS_OF_DEAL = ("Anna", "Ben", "Cilli")
"""The seats; the first one has the first word, and alone plays for the pot."""


@dataclass(frozen=True, slots=True)
class OneWay:
    """The result of a deal under one way to play: who wins, and what each seat has won or lost."""

    variant: str
    who: Line
    chips: tuple[int, ...]


def in_four_ways(hands: Mapping[str, Sequence[str]], turned: str) -> tuple[OneWay, ...]:
    """Return the result of three hands under each way, if everybody sees all cards and plays for the most own chips."""
    return tuple(_way(name, hands, turned) for name in FOUR_WAYS)


def _way(name: str, hands: Mapping[str, Sequence[str]], turned: str) -> OneWay:
    staying = VARIANTS[name].bidding is Bidding.STAY
    phase = "declare" if staying else "bid"
    setup = Setup(name, phase, turned, seats=SEATS_OF_DEAL, dealer=SEATS_OF_DEAL[-1], hands=hands, pot=POT)
    position = set_up(setup, VARIANTS)
    end = played_alone(TAUGHT, [_all_stay(position)] if staying else alone_for_the_pot(position), 0)
    assert isinstance(end, Position)
    return OneWay(name, _who(end, staying=staying), end.accounts)


def _all_stay(position: Position) -> Position:
    for _ in position.seats:
        position = act(position, Saying.STAY)
    return position


def _who(end: Position, *, staying: bool) -> Line:
    if end.zwik is not None:
        return Line("tricks-four-zwik", {"seat": Name(end.seats[end.zwik])})
    if staying:
        won = Counter(trick_winners(end))
        said = [Line("list-amount", {"name": Name(end.seats[seat]), "number": won[seat]}) for seat in sorted(won)]
        return Line("tricks-four-thirds", {"seats": Joined(tuple(said), "list-comma")})
    top = max(range(len(end.seats)), key=end.accounts.__getitem__)
    if end.accounts[top] <= 0:
        return Line("tricks-four-fails")
    return Line("tricks-four-takes", {"seat": Name(end.seats[top])})
