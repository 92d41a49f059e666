"""A match as its events make it: every hand with its plays and positions, and the score so far."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tutor.catalogue.house_rules import read_variant
from tutor.content.yaml.source import ContentError
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import UnreadableError
from tutor.engine.zwickern import (
    Play,
    Position,
    Rules,
    Score,
    Variants,
    deal_is_over,
    make_play,
    plan,
    read_play,
    scores,
    sides,
    violations,
)
from tutor.engine.zwickern.hand.deal_and_play import Deal, deal_again, finish, opening
from tutor.matches.dealing import deals_of
from tutor.matches.events import (
    MOST_HANDS,
    MOST_PLAYS,
    Dealt,
    Event,
    HandedOver,
    Hinted,
    Played,
    Reviewed,
    Started,
    TakenBack,
    WrongEventError,
)

_WORK = SECOND // 10  # for one play; those of real games need less than a hundredth of it


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand of a match: `positions` are those before each of its `plays`, and the one after the last.

    `lines` are the plays in notation. `helped` has the numbers of the plays before which the coach helped;
    `handed_over` tells before which play the screen was handed over last, and `review` has the review, if there is one.
    """

    dealt: Dealt
    positions: tuple[Position, ...]
    plays: tuple[Play, ...]
    lines: tuple[str, ...]
    helped: frozenset[int] = frozenset()
    handed_over: int | None = None
    review: str | None = None

    @property
    def position(self) -> Position:
        """The position after the last play; the next deal, if due, has been dealt."""
        return self.positions[-1]

    @property
    def over(self) -> bool:
        """Whether the whole pack was played."""
        return deal_is_over(self.position) and not self.position.stock

    @property
    def end(self) -> Position:
        """The position to score: with the end of the hand carried out, if it is over."""
        return finish(self.position) if self.over else self.position

    @property
    def scores(self) -> tuple[Score, ...]:
        """The score of each side, as far as the hand is played."""
        return tuple(scores(self.end, majority=self.over))


@dataclass(frozen=True, slots=True)
class Match:
    """A match: how it began, its rules, its hands, and how many events it has."""

    started: Started
    rules: Rules
    hands: tuple[Hand, ...]
    events: int

    @property
    def hand(self) -> Hand:
        """The hand that is played, or was played last."""
        return self.hands[-1]

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return tuple(sides(self.hand.position.plan))

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

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next hand (reading 20)."""
        return (self.hand.dealt.dealer + 1) % len(self.started.seats)


def fold(events: Iterable[Event], variants: Variants) -> Match:
    """Return the match that events make, which may come from anywhere; raises WrongEventError."""
    following = iter(events)
    first = next(following, None)
    if not isinstance(first, Started):
        raise WrongEventError("a match begins with its start")
    rules = rules_of(first, variants)
    if plan(rules, len(first.seats)) is None:
        raise WrongEventError(f"{rules.name} is not for {len(first.seats)} players")
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
    found = tuple(one.hand(first, rules) for one in hands)
    if not all(one.over for one in found[:-1]):
        raise WrongEventError("cards are dealt before the hand is over")
    return Match(first, rules, found, number)


def rules_of(started: Started, variants: Variants) -> Rules:
    """Return the rules of a match: those of its own house rules, or of a variant; raises WrongEventError."""
    if started.house:
        return _house(started.variant, started.house)
    if started.variant in variants:
        return variants[started.variant]
    raise WrongEventError(f"there are no rules {started.variant!r}")


@lru_cache(maxsize=32)
def _house(name: str, text: str) -> Rules:
    try:
        return read_variant(f"{name}.yaml", text)
    except ContentError as error:
        raise WrongEventError(str(error)) from None


class _HandEvents:
    """The events of one hand, gathered."""

    def __init__(self, dealt: Dealt) -> None:
        self.dealt = dealt
        self.lines: list[str] = []
        self.helped: set[int] = set()
        self.handed_over: int | None = None
        self.review: str | None = None

    def add(self, event: Event) -> None:
        """Take in an event; raises WrongEventError if it cannot come here."""
        ply = len(self.lines)
        match event:
            case Played() if event.ply == ply < MOST_PLAYS:
                self.lines.append(event.play)
            case TakenBack() if event.ply < ply:
                del self.lines[event.ply :]
                self.handed_over = None
            case Hinted() if event.ply == ply:
                self.helped.add(ply)
            case HandedOver() if event.ply == ply:
                self.handed_over = ply
            case _:
                raise WrongEventError(f"{event!r} does not come after {ply} plays")

    def hand(self, started: Started, rules: Rules) -> Hand:
        """Return the hand; raises WrongEventError if one of its plays is not legal."""
        found = play_through(rules, started.seats, self.dealt, tuple(self.lines), started.edition)
        helped, late = frozenset(self.helped), self.handed_over
        return replace(found, helped=helped, handed_over=late, review=self.review)


def _add_review(event: Reviewed, hands: Sequence[_HandEvents]) -> None:
    if event.hand >= len(hands):
        raise WrongEventError("a hand is reviewed that was not dealt")
    hands[event.hand].review = event.found


def _check_dealt(dealt: Dealt, started: Started, hands: Sequence[_HandEvents]) -> None:
    if dealt.dealer >= len(started.seats):
        raise WrongEventError("nobody sits where the dealer is said to sit")
    if len(hands) >= MOST_HANDS:
        raise WrongEventError("these are too many hands")


# A match is made anew at every click, but all plays before the last ones are those of the click before.
@lru_cache(maxsize=2048)
def play_through(rules: Rules, seats: tuple[str, ...], dealt: Dealt, lines: tuple[str, ...], edition: int) -> Hand:
    """Return the hand with these plays, legal ones only; raises WrongEventError."""
    each = deals_of(rules, len(seats), dealt.number, dealt.dealer, edition)
    if not lines:
        return Hand(dealt, (opening(rules, seats, dealt.dealer, each[0], sum(map(_size, each[1:]))),), (), ())
    before = play_through(rules, seats, dealt, lines[:-1], edition)
    play = _legal(before.position, lines[-1])
    after = _after(before.position, play, each, dealt.dealer)
    return replace(before, positions=(*before.positions, after), plays=(*before.plays, play), lines=lines)


def _legal(position: Position, line: str) -> Play:
    if deal_is_over(position):
        raise WrongEventError("the hand is over")
    try:
        with budget(_WORK):
            play = read_play(position, line).play
            if not violations(position, play):
                return play
    except (UnreadableError, TooMuchWorkError):
        pass
    raise WrongEventError(f"{line!r} is not a legal play")


def _after(position: Position, play: Play, each: Sequence[Deal], dealer: int) -> Position:
    """Return the position after a play; at the end of a deal the next one is dealt."""
    found = make_play(position, play)
    if not deal_is_over(found) or not found.stock:
        return found
    # Every deal leaves another stock, so the stock tells the deal.
    left = 0
    for deal in reversed(each[1:]):
        left += _size(deal)
        if left == found.stock:
            return deal_again(found, dealer, deal, found.stock - _size(deal))
    raise AssertionError("the deals make up the pack")


def _size(deal: Deal) -> int:
    return sum(map(len, deal.hands)) + len(deal.table)
