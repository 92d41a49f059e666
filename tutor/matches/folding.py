"""Matches of any game, folded from their events: hands, and the score so far."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from tutor.engine.game import Score, SomeRules
from tutor.matches.events import (
    MOST_HANDS,
    MOST_PLAYS,
    Dealt,
    Event,
    GivenUp,
    HandedOver,
    HeldBack,
    Hinted,
    Played,
    Reviewed,
    Started,
    TakenBack,
    WrongEventError,
)

Where = TypeVar("Where")
Doing = TypeVar("Doing")


@dataclass(frozen=True, slots=True)
class HandOf(ABC, Generic[Where, Doing]):
    """One hand of a match: `positions` are those before each of its `plays`, and the one after the last.

    `lines` are the plays in notation. `helped` has the numbers of the plays before which the coach was asked for help,
    and `warned` of those before which it warned of another play, or of one that is not on record. `handed_over` says
    before which play the screen was handed over last, `taken_back` how often plays were taken back, `given_up` whether
    the hand was given up and no play has come since, and `review` has the review, if there is one.
    """

    dealt: Dealt
    positions: tuple[Where, ...]
    plays: tuple[Doing, ...]
    lines: tuple[str, ...]
    helped: frozenset[int] = frozenset()
    warned: frozenset[int] = frozenset()
    handed_over: int | None = None
    taken_back: int = 0
    given_up: bool = False
    review: str | None = None

    @property
    def position(self) -> Where:
        """The position after the last play; the next deal, if due, has been dealt."""
        return self.positions[-1]

    @property
    def turn(self) -> int | None:
        """The seat to act, None when the hand is over."""
        return None if self.over else self.turn_in(self.position)

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the hand was played to its end."""

    @property
    @abstractmethod
    def scores(self) -> Sequence[Score]:
        """The score of each side so far."""

    @property
    @abstractmethod
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""

    @property
    @abstractmethod
    def next_dealer(self) -> int:
        """The seat that deals the next hand."""

    @property
    def left_in_pot(self) -> int:
        """The chips that stay in the pot for the next hand."""
        return 0

    @abstractmethod
    def turn_in(self, position: Where) -> int | None:
        """Return the seat that acts in one of the positions."""

    def side_of_seat(self, seat: int) -> int:
        """Return the number of the side that a seat belongs to."""
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    def own_plays(self, seat: int) -> list[int]:
        """Return the numbers of the plays of a seat."""
        return [ply for ply, position in enumerate(self.positions[:-1]) if self.turn_in(position) == seat]


SomeHand = TypeVar("SomeHand", bound="HandOf[Any, Any]")


# Without slots, since a frozen class with them cannot be made by a name for some kind of match.
@dataclass(frozen=True)
class MatchOf(Generic[SomeRules, SomeHand]):
    """A match: how it began, its rules, its hands, and how many events it has."""

    started: Started
    rules: SomeRules
    hands: tuple[SomeHand, ...]
    events: int

    @property
    def hand(self) -> SomeHand:
        """The hand that is played, or was played last."""
        return self.hands[-1]

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return self.hand.sides

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next hand."""
        return self.hand.next_dealer

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side in all hands that are over."""
        over = [one.scores for one in self.hands if one.over]
        return tuple(sum(each[side].points for each in over) for side in range(len(self.sides)))

    @property
    def winner(self) -> int | None:
        """The side that has won the match; None where there is no target, or none has reached it alone."""
        target, totals = self.started.target, self.totals
        best = max(totals)
        if target is None or not self.hand.over or best < target or totals.count(best) > 1:
            return None
        return totals.index(best)


PlayHand = Callable[[SomeRules, tuple[str, ...], Dealt, tuple[str, ...], int], SomeHand]
"""A function that returns the hand of rules and seats with some plays; raises WrongEventError if one is not legal."""


def fold_hands(
    events: Iterable[Event],
    rules_of: Callable[[Started], SomeRules],
    play_hand: PlayHand[SomeRules, SomeHand],
) -> MatchOf[SomeRules, SomeHand]:
    """Return the match that events make, which may come from anywhere; raises WrongEventError.

    `rules_of` finds the rules of its start, and raises WrongEventError if they are not for so many players.
    """
    following = iter(events)
    first = next(following, None)
    if not isinstance(first, Started):
        raise WrongEventError("a match begins with its start")
    rules = rules_of(first)
    hands: list[_HandEvents] = []
    number = 1
    for event in following:
        number += 1
        if isinstance(event, Dealt):
            _check_dealt(event, first, hands)
            hands.append(_HandEvents(event))
        elif isinstance(event, Reviewed):
            _add_review(event, hands)
        elif hands:
            hands[-1].add(event)
        else:
            raise WrongEventError("nothing is dealt yet")
    if not hands:
        raise WrongEventError("nothing is dealt")
    found = tuple(one.hand(play_hand(rules, first.seats, one.dealt, tuple(one.lines), first.edition)) for one in hands)
    if not all(one.over for one in found[:-1]):
        raise WrongEventError("cards are dealt before the hand is over")
    if [one.dealt.pot for one in found] != [0, *(one.left_in_pot for one in found[:-1])]:
        raise WrongEventError("the pot is not what the hand before has left")
    return MatchOf(first, rules, found, number)


class _HandEvents:
    """The events of one hand, gathered."""

    def __init__(self, dealt: Dealt) -> None:
        self.dealt = dealt
        self.lines: list[str] = []
        self.hints: list[Hinted] = []
        self.held_back: list[HeldBack] = []
        self.handed_over: int | None = None
        self.taken_back = 0
        self.given_up = False
        self.review: str | None = None

    def add(self, event: Event) -> None:
        """Take in an event; raises WrongEventError if it cannot come here."""
        ply = len(self.lines)
        self.given_up = isinstance(event, GivenUp)
        match event:
            case GivenUp() if event.ply == ply:
                pass
            case Played() if event.ply == ply < MOST_PLAYS:
                self.lines.append(event.play)
            case TakenBack() if event.ply < ply:
                del self.lines[event.ply :]
                self.handed_over = None
                self.taken_back += 1
            case Hinted() if event.ply == ply:
                self.hints.append(event)
            case HeldBack() if event.ply == ply:
                self.held_back.append(event)
            case HandedOver() if event.ply == ply:
                self.handed_over = ply
            case _:
                raise WrongEventError(f"{event!r} does not come after {ply} plays")

    def hand(self, played: SomeHand) -> SomeHand:
        """Return the hand that was played, with everything else that happened in it."""
        unclear = warned_perhaps(self.hints)
        helped = {one.ply for one in self.hints} - unclear
        made = {one.ply for one in self.held_back if self.lines[one.ply : one.ply + 1] == [one.play]}
        warned = (unclear | {one.ply for one in self.held_back}) - helped - made
        return replace(
            played,
            helped=frozenset(helped),
            warned=frozenset(warned),
            handed_over=self.handed_over,
            taken_back=self.taken_back,
            given_up=self.given_up,
            review=self.review,
        )


def warned_perhaps(hints: Iterable[Hinted]) -> set[int]:
    """Return the numbers of the plays before which all that was noted as help may have been a warning.

    A question after or before a warning was noted beside it, so that one note alone is either.
    """
    by_ply: dict[int, list[Hinted]] = {}
    for one in hints:
        by_ply.setdefault(one.ply, []).append(one)
    return {ply for ply, each in by_ply.items() if len(each) == 1 and not each[0].step and not each[0].asked}


def _add_review(event: Reviewed, hands: Sequence[_HandEvents]) -> None:
    if event.hand >= len(hands):
        raise WrongEventError("a hand is reviewed that was not dealt")
    hands[event.hand].review = event.found


def _check_dealt(dealt: Dealt, started: Started, hands: Sequence[_HandEvents]) -> None:
    if dealt.dealer >= len(started.seats):
        raise WrongEventError("nobody sits where the dealer is said to sit")
    # Before hands had a number, each was the first.
    if dealt.hand not in (1, len(hands) + 1):
        raise WrongEventError("the hand is another one of the match")
    if len(hands) >= MOST_HANDS:
        raise WrongEventError("these are too many hands")
