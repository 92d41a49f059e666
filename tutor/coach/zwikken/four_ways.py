"""The same deal under four variants of Zwikken, with the winner and the payers under each."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tutor.coach.tricks.certainty import ends_alone, played_alone
from tutor.coach.zwikken.certainty import alone_for_the_pot
from tutor.coach.zwikken.kit import KIT
from tutor.engine.zwikken import VARIANTS, Position, Saying, Setup, act, set_up, trick_winners
from tutor.engine.zwikken.rules import Bidding
from tutor.text import Line
from tutor.text.lines import Joined, Name

FOUR_WAYS = ("zwikken-1850", "zwikken-1900", "zwikken-2000", "zwikken-lubbers")
"""The variants, from the oldest on."""

POT = 6
"""The chips in the pot, which three tricks can share."""

SEATS_OF_DEAL = ("Anna", "Ben", "Cilli")
"""The seats; the first one has the first word, and alone plays for the pot."""


@dataclass(frozen=True, slots=True)
class Span:
    """The least and the most of a number, which may be equal."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class OneWay:
    """The result of a deal under one variant: how it is played, the winner, and the chips of each seat.

    Even with all cards open the chips may be uncertain, since two cards can bring their player the same.
    """

    variant: str
    how: Line
    who: Line
    chips: tuple[Span, ...]


def in_four_ways(hands: Mapping[str, Sequence[str]], turned: str) -> tuple[OneWay, ...]:
    """Return the result of three hands under each variant, if all players see all cards.

    Where the tricks share the pot, each seat plays for the most chips. Where one plays for the pot, the others cannot
    win any, and join against that seat.
    """
    return tuple(_way(name, hands, turned) for name in FOUR_WAYS)


def _way(name: str, hands: Mapping[str, Sequence[str]], turned: str) -> OneWay:
    staying = VARIANTS[name].bidding is Bidding.STAY
    phase = "declare" if staying else "bid"
    setup = Setup(name, phase, turned, seats=SEATS_OF_DEAL, dealer=SEATS_OF_DEAL[-1], hands=hands, pot=POT)
    position = set_up(setup, VARIANTS)
    if staying:
        results, how = ends_alone(KIT, _all_stay(position)), Line("tricks-four-each")
    else:
        results = (played_alone(KIT, alone_for_the_pot(position), 0),)
        how = Line("tricks-four-joined", {"seat": Name(SEATS_OF_DEAL[0])})
    ends = [end for end in results if isinstance(end, Position)]
    if ends[0].zwik is not None:
        how = Line("tricks-four-no-play")
    return OneWay(name, how, _who(ends, staying=staying), _spans([end.accounts for end in ends]))


def _all_stay(position: Position) -> Position:
    for _ in position.seats:
        position = act(position, Saying.STAY)
    return position


def _spans(results: Sequence[Sequence[int]]) -> tuple[Span, ...]:
    """Return the least and the most of each place of some lists."""
    return tuple(Span(min(of_one), max(of_one)) for of_one in zip(*results, strict=True))


def _who(ends: Sequence[Position], *, staying: bool) -> Line:
    end = ends[0]
    if end.zwik is not None:
        return Line("tricks-four-zwik", {"seat": Name(end.seats[end.zwik])})
    if staying:
        counts = [Counter(trick_winners(end)) for end in ends]
        won = _spans([[count[seat] for seat in range(len(end.seats))] for count in counts])
        said = [
            Line("list-amount", {"name": Name(name), "number": span_line(span)})
            for name, span in zip(end.seats, won, strict=True)
            if span.most
        ]
        return Line("tricks-four-thirds", {"seats": Joined(tuple(said), "list-comma")})
    top = max(range(len(end.seats)), key=end.accounts.__getitem__)
    if end.accounts[top] <= 0:
        return Line("tricks-four-fails")
    return Line("tricks-four-takes", {"seat": Name(end.seats[top])})


def span_line(span: Span, written: Callable[[int], str] = str) -> Line:
    """Say a number, or from which to which it goes, each as it is written."""
    if span.least == span.most:
        return Line("option-choice", {"value": written(span.most)})
    return Line("value-range", {"least": written(span.least), "most": written(span.most)})
