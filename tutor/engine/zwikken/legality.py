"""The judge: why an action is not legal, and all legal actions."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from tutor.engine.cards import CARDS, Card
from tutor.engine.tricks import breach, duties_in
from tutor.engine.zwikken.actions import Announcement, AnyAction, Ask, Bid, Keep, Pass, PlayCard, Saying, Swap
from tutor.engine.zwikken.bidding import entitled, highest, is_out, ten_of_trumps
from tutor.engine.zwikken.position import Phase, Position
from tutor.engine.zwikken.rules import Bidding, TenExchange


class Reason(StrEnum):
    """The reasons why an action may be illegal."""

    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    DROPPED_OUT = "dropped-out"
    OUT_OF_THE_BIDDING = "out-of-the-bidding"
    ALREADY_HIGHEST = "already-highest"
    MUST_STAY = "must-stay"
    WRONG_STEP = "wrong-step"
    TEN_NOT_HELD = "ten-not-held"
    ALREADY_ANNOUNCED = "already-announced"
    NOT_ANNOUNCED = "not-announced"
    OTHER_TURN_UP = "other-turn-up"
    CARD_NOT_HELD = "card-not-held"
    MUST_FOLLOW = "must-follow"
    MUST_TRUMP = "must-trump"
    MUST_OVERTRUMP = "must-overtrump"
    TRUMPS_ASKED = "trumps-asked"
    MUST_LIE_FACE_DOWN = "must-lie-face-down"
    MUST_LIE_FACE_UP = "must-lie-face-up"
    ACE_NOT_TO_BE_LED = "ace-not-to-be-led"


@dataclass(frozen=True, slots=True)
class Violation:
    """One reason with its particulars; which of them are filled depends on the reason.

    `cards` are the cards that the reason is about, `instead` those that would do, `level` the bid that could be made.
    """

    reason: Reason
    cards: tuple[Card, ...] = ()
    instead: tuple[Card, ...] = ()
    level: int | None = None


_NOT_NOW = (Violation(Reason.NOT_NOW),)


def violations(position: Position, action: AnyAction) -> Sequence[Violation]:
    """List the reasons why an action of the seat to act is not legal; none if it is."""
    if position.turn is None:
        return _NOT_NOW
    if position.phase is Phase.DECLARE:
        return _declare(position, action)
    if position.phase is Phase.BID:
        return _bid(position, position.turn, action)
    if position.phase is Phase.DEALER:
        return () if action in (Saying.TURN, Saying.END) else _NOT_NOW
    if isinstance(action, Swap | Keep):
        return _ten(position, action)
    if position.phase is Phase.PLAY and isinstance(action, PlayCard):
        return _play(position, position.turn, action)
    return _NOT_NOW


def violations_of(position: Position, seat: int, action: AnyAction) -> Sequence[Violation]:
    """List the reasons why a seat may not take an action now, also if another seat is to act or none."""
    if seat == position.turn:
        return violations(position, action)
    if position.stays[seat] is False:
        return (Violation(Reason.DROPPED_OUT),)
    if position.phase is Phase.BID and is_out(position, seat):
        top = highest(position)
        mine = top is not None and top.seat == seat
        return (Violation(Reason.ALREADY_HIGHEST if mine else Reason.OUT_OF_THE_BIDDING),)
    return (Violation(Reason.NOT_YOUR_TURN),)


def next_level(position: Position) -> int:
    """Return the only level that may be bid next."""
    top = highest(position)
    return 1 if top is None else top.level + 1


def _declare(position: Position, action: AnyAction) -> Sequence[Violation]:
    if action is Saying.STAY:
        return ()
    if action == Pass():
        return (Violation(Reason.MUST_STAY),) if position.number in position.rules.must_stay else ()
    return _NOT_NOW


_BIDS: Mapping[Bidding, type[Bid | Ask]] = MappingProxyType({Bidding.BID: Bid, Bidding.ASK: Ask})


def _bid(position: Position, seat: int, action: AnyAction) -> Sequence[Violation]:
    found = []
    if isinstance(action, Bid | Ask) and type(action) is _BIDS.get(position.rules.bidding):
        level = next_level(position)
        if action.level != level:
            found.append(Violation(Reason.WRONG_STEP, level=level))
    elif not isinstance(action, Pass):
        return _NOT_NOW
    if announcement_in(action) is not None:
        found += _announcement(position, seat)
    return found


def announcement_in(action: AnyAction) -> Announcement | None:
    """Return the announcement of the ten of trumps in an action."""
    if isinstance(action, Pass):
        return action.announced
    return Announcement.KNOW if isinstance(action, Ask) and action.know else None


def _announcement(position: Position, seat: int) -> Sequence[Violation]:
    if position.rules.ten is not TenExchange.ANNOUNCED:
        return _NOT_NOW
    ten, turn_up = ten_of_trumps(position), len(position.turned) - 1
    if ten not in position.hand:
        return (Violation(Reason.TEN_NOT_HELD, (ten,)),)
    again = any(one.seat == seat and one.turn_up == turn_up for one in position.announced)
    return (Violation(Reason.ALREADY_ANNOUNCED, (ten,)),) if again else ()


def _ten(position: Position, action: Swap | Keep) -> Sequence[Violation]:
    due = entitled(position) if position.phase is Phase.SWAP else None
    if due is None or due.ten is not action.ten:
        if action.ten not in position.hand or action.ten.rank != "10":
            return (Violation(Reason.TEN_NOT_HELD, (action.ten,)),)
        # Only if tens are announced can a hand hold one that may not be exchanged before play.
        early = not position.tricks and position.rules.ten is TenExchange.ANNOUNCED
        return (Violation(Reason.NOT_ANNOUNCED, (action.ten,)),) if early else _NOT_NOW
    if isinstance(action, Swap) and action.turn_up not in due.turn_ups:
        return (Violation(Reason.OTHER_TURN_UP, (action.turn_up,), due.turn_ups),)
    return ()


def _play(position: Position, seat: int, action: PlayCard) -> Sequence[Violation]:
    if action.card not in position.hand:
        return (Violation(Reason.CARD_NOT_HELD, (action.card,)),)
    rules, number = position.rules, len(position.tricks) + 1
    owed = duties_in(rules.tricks, position.trumps, number, position.trick, position.hand)
    found = breach(owed, action.card, action.face_down)
    if found is not None:
        duty, instead = found
        return (Violation(Reason(duty.value), (action.card,), instead),)
    ace, top = CARDS["A" + position.trumps], highest(position)
    if rules.asker_may_lead_ace or action.card is not ace or position.trick or len(position.hand) == 1:
        return ()
    others = tuple(card for card in position.hand if card is not ace)
    asked = top is not None and top.seat == seat
    return (Violation(Reason.ACE_NOT_TO_BE_LED, (ace,), others),) if asked else ()


def legal_actions(position: Position) -> Iterable[AnyAction]:
    """List the legal actions, each once; none if no seat is to act."""
    return (action for action in _candidates(position) if not violations(position, action))


def _candidates(position: Position) -> Iterator[AnyAction]:
    if position.turn is None:
        return
    if position.phase is Phase.PLAY:
        yield from (PlayCard(card, down) for card in position.hand for down in (False, True))
    elif position.phase is Phase.SWAP:
        due = entitled(position)
        if due is not None:
            yield Keep(due.ten)
            yield from (Swap(due.ten, card) for card in due.turn_ups)
    elif position.phase is Phase.BID:
        level = next_level(position)
        yield from (Pass(), Bid(level), Ask(level))
        yield from (Pass(Announcement.KNOW), Pass(Announcement.EXPECT), Ask(level, know=True))
    else:
        yield from (Pass(), *Saying)
