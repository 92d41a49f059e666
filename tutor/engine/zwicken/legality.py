"""The judge: why an action is not legal, which legal one is an offence that costs a stake, and all legal actions."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from tutor.engine.cards import Card
from tutor.engine.tricks import breach, duties_in, has_led
from tutor.engine.zwicken.actions import AnyAction, Exchange, PlayCard, Saying
from tutor.engine.zwicken.position import Phase, Position, trump_ace
from tutor.engine.zwicken.rules import HAND_SIZE


class Reason(StrEnum):
    """The reasons why an action may be illegal."""

    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    DROPPED_OUT = "dropped-out"
    CARD_NOT_HELD = "card-not-held"
    NOTHING_EXCHANGED = "nothing-exchanged"
    TOO_MANY_EXCHANGED = "too-many-exchanged"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_HEAD = "must-head"
    MUST_OVERTRUMP = "must-overtrump"


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason with its particulars; which of them are filled depends on the reason.

    `cards` are the cards that the reason is about, `instead` those that would do, `most` how many may be exchanged.
    """

    reason: Reason
    cards: tuple[Card, ...] = ()
    instead: tuple[Card, ...] = ()
    most: int | None = None


class Ground(StrEnum):
    """The grounds on which a player is gezwickt and pays a stake, in the order in which they arise."""

    UNCHECKED = "unchecked"
    ACE_NOT_LED = "ace-not-led"
    SEVEN_LOST = "seven-lost"
    NO_TRICK = "no-trick"


def violations(position: Position, action: AnyAction) -> Sequence[Violation]:
    """List the reasons why an action of the seat to act is not legal; none if it is."""
    if position.phase is Phase.CHECK:
        return [] if action in (Saying.CHECK, Saying.SKIP) else [Violation(Reason.NOT_NOW)]
    if position.phase is Phase.DECLARE:
        if isinstance(action, Exchange):
            return _exchange(position, action)
        return [] if action in (Saying.PASS, Saying.STAY) else [Violation(Reason.NOT_NOW)]
    if position.phase is Phase.PLAY and isinstance(action, PlayCard):
        return _play(position, action.card)
    return [Violation(Reason.NOT_NOW)]


def violations_of(position: Position, seat: int, action: AnyAction) -> Sequence[Violation]:
    """List the reasons why a seat may not take an action now, also if another seat is to act or none."""
    if seat == position.turn:
        return violations(position, action)
    dropped = position.stays[seat] is False
    return [Violation(Reason.DROPPED_OUT if dropped else Reason.NOT_YOUR_TURN)]


def _most_exchanged(position: Position) -> int:
    """Return how many cards may be exchanged: three, or fewer if the stock has fewer (Z11)."""
    return min(HAND_SIZE, len(position.stock))


def _exchange(position: Position, action: Exchange) -> Sequence[Violation]:
    missing = _not_held(position, sorted(action.cards, key=str))
    if missing:
        return [Violation(Reason.CARD_NOT_HELD, missing)]
    if not action.cards:
        return [Violation(Reason.NOTHING_EXCHANGED)]
    most = _most_exchanged(position)
    return [Violation(Reason.TOO_MANY_EXCHANGED, most=most)] if len(action.cards) > most else []


def _not_held(position: Position, cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in position.hand)


def _play(position: Position, card: Card) -> Sequence[Violation]:
    if card not in position.hand:
        return [Violation(Reason.CARD_NOT_HELD, (card,))]
    number = len(position.tricks) + 1
    owed = duties_in(position.rules.tricks, position.trumps, number, position.trick, position.hand)
    found = breach(owed, card, face_down=False)
    if found is None:
        return []
    duty, instead = found
    return [Violation(Reason(duty.value), (card,), instead)]


def offence(position: Position, action: AnyAction) -> Ground | None:
    """Return the ground on which a legal action costs a stake, or None.

    A lost seven and a hand without a trick cost a stake as well, but no single action is at fault.
    """
    if position.phase is Phase.CHECK:
        return Ground.UNCHECKED if action is Saying.SKIP else None
    if not isinstance(action, PlayCard) or position.phase is not Phase.PLAY or position.trick:
        return None
    codes = {card.code for card in position.hand}
    owes_ace = trump_ace(position) in codes and not has_led(position.tricks, _turn(position))
    return Ground.ACE_NOT_LED if owes_ace and action.card.code != trump_ace(position) else None


def _turn(position: Position) -> int:
    assert position.turn is not None
    return position.turn


def legal_actions(position: Position) -> Iterable[AnyAction]:
    """List the legal actions, each once; none if no seat is to act."""
    return (action for action in _candidates(position) if not violations(position, action))


def _candidates(position: Position) -> Iterator[AnyAction]:
    if position.turn is None:
        return
    if position.phase is Phase.PLAY:
        yield from map(PlayCard, position.hand)
        return
    yield from Saying
    for number in range(1, _most_exchanged(position) + 1):
        yield from (Exchange(frozenset(cards)) for cards in combinations(position.hand, number))
