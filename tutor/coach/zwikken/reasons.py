"""The reasons against actions of Zwikken, each as one line."""

from tutor.coach.tricks.duty_lines import DROPPED_OUT, NOBODY_TO_ACT, NOT_YOUR_TURN, PLAY_TO_THE_TRICK, duty_line
from tutor.engine.tricks import Duty
from tutor.engine.zwikken import AnyAction, Phase, Position, Reason, Violation, entitled
from tutor.engine.zwikken.legality import announcement_in
from tutor.engine.zwikken.rules import Bidding, TenExchange
from tutor.text import Family, Line

# The messages that name nothing or a card.
_NAMING = Family(
    "reason-zwikken-{}",
    (
        Reason.OUT_OF_THE_BIDDING,
        Reason.ALREADY_HIGHEST,
        Reason.ALREADY_ANNOUNCED,
        Reason.NOT_ANNOUNCED,
        Reason.ACE_NOT_TO_BE_LED,
    ),
)


def unreadable(text: str) -> Line:
    """Say that a text is not an action of Zwikken, and quote only its start, since it can be of any length."""
    return Line("reason-unreadable-zwikken", {"text": text[:80]})


def reason(position: Position, action: AnyAction, wrong: Violation) -> Line:
    """Say why an action is not legal in a position."""
    match wrong.reason:
        case Reason.NOT_NOW:
            return _not_now(position, action)
        case Reason.NOT_YOUR_TURN:
            return NOT_YOUR_TURN
        case Reason.DROPPED_OUT:
            return DROPPED_OUT
        case Reason.MUST_STAY:
            return Line("reason-zwikken-must-stay", {"number": position.number})
        case Reason.WRONG_STEP:
            return _wrong_step(position, wrong)
        case Reason.TEN_NOT_HELD:
            return _ten_not_held(position, action, wrong)
        case Reason.OTHER_TURN_UP:
            return _other_turn_up(position, wrong)
        case Reason.CARD_NOT_HELD:
            return Line("reason-card-not-held", {"card": wrong.cards[0]})
        case _ if wrong.reason in _NAMING:
            return Line(_NAMING[wrong.reason], dict(zip(("card",), wrong.cards, strict=False)))
        case _:
            duty = Duty(wrong.reason.value)
            return duty_line(position.rules.tricks, position.trumps, position.trick, duty, wrong.cards[0])


def _not_now(position: Position, action: AnyAction) -> Line:
    asking = position.rules.bidding is Bidding.ASK
    match position.phase:
        case Phase.DECLARE:
            return Line("reason-zwikken-not-now-declare")
        case Phase.BID if announcement_in(action) is not None:
            return Line("reason-zwikken-nothing-announced")
        case Phase.BID:
            return Line("reason-zwikken-not-now-ask") if asking else Line("reason-zwikken-not-now-bid")
        case Phase.DEALER:
            return Line("reason-zwikken-not-now-dealer")
        case Phase.SWAP:
            due = entitled(position)
            return Line("reason-zwikken-not-now-swap", {"card": due.ten}) if due else NOBODY_TO_ACT
        case Phase.PLAY:
            return PLAY_TO_THE_TRICK
        case _:
            return NOBODY_TO_ACT


def _wrong_step(position: Position, wrong: Violation) -> Line:
    message = "reason-zwikken-wrong-step-ask" if position.rules.bidding is Bidding.ASK else "reason-zwikken-wrong-step"
    return Line(message, {"level": wrong.level or 0})


def _ten_not_held(position: Position, action: AnyAction, wrong: Violation) -> Line:
    ten = wrong.cards[0]
    if announcement_in(action) is not None:
        return Line("reason-zwikken-ten-not-held", {"card": ten})
    message = "reason-zwikken-no-ten" if ten in position.hand else "reason-card-not-held"
    return Line(message, {"card": ten})


def _other_turn_up(position: Position, wrong: Violation) -> Line:
    card = wrong.cards[0]
    if card not in position.turned:
        return Line("reason-zwikken-other-turn-up", {"card": card})
    if position.rules.ten is TenExchange.HOLDER:
        return Line("reason-zwikken-other-turn-up-last", {"card": card})
    if len(wrong.instead) > 1 or card.suit is not wrong.instead[0].suit:
        return Line("reason-zwikken-other-turn-up-suit", {"card": card})
    return Line("reason-zwikken-other-turn-up-known", {"card": card})
