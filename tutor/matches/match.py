"""A match of Zwickern as its events make it: every hand with its plays and positions."""

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
from tutor.engine.zwickern.rules import NAME
from tutor.matches.dealing import deals_of
from tutor.matches.events import Dealt, Event, Started, WrongEventError
from tutor.matches.folding import HandOf, MatchOf, fold_hands

_WORK = SECOND // 10  # for one play; those of real games need less than a hundredth of it


@dataclass(frozen=True, slots=True)
class Hand(HandOf[Position, Play]):
    """One hand of Zwickern."""

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
        """The score of each side so far."""
        return tuple(scores(self.end, majority=self.over))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return tuple(sides(self.position.plan))

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next hand (reading 20)."""
        return (self.dealt.dealer + 1) % len(self.position.seats)

    def turn_in(self, position: Position) -> int:
        """Return the seat that acts in one of the positions."""
        return position.turn


Match = MatchOf[Rules, Hand]
"""A match of Zwickern."""


def fold(events: Iterable[Event], variants: Variants) -> Match:
    """Return the match of Zwickern that events make, which may come from anywhere; raises WrongEventError."""

    def seated(started: Started) -> Rules:
        rules = rules_of(started, variants)
        if plan(rules, len(started.seats)) is None:
            raise WrongEventError(f"{rules.name} is not for {len(started.seats)} players")
        return rules

    return fold_hands(events, seated, play_through)


def rules_of(started: Started, variants: Variants) -> Rules:
    """Return the rules of a match: those of its own house rules, or of a variant; raises WrongEventError."""
    if started.game != NAME:
        raise WrongEventError(f"this is a match of {started.game}")
    if started.options:
        raise WrongEventError("in Zwickern house rules are a file")
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


# A match is made again at every click, but all plays before the last ones are those of the click before.
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
    # Every deal leaves a different stock, so the stock identifies the deal.
    left = 0
    for deal in reversed(each[1:]):
        left += _size(deal)
        if left == found.stock:
            return deal_again(found, dealer, deal, found.stock - _size(deal))
    raise AssertionError("the deals make up the pack")


def _size(deal: Deal) -> int:
    return sum(map(len, deal.hands)) + len(deal.table)
