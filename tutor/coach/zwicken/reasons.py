"""The reasons against actions of Zwicken and the costs of offences, each as one line."""

from tutor.coach.tricks.duty_lines import DROPPED_OUT, NOBODY_TO_ACT, NOT_YOUR_TURN, PLAY_TO_THE_TRICK, duty_line
from tutor.engine.cards import CARDS
from tutor.engine.tricks import Duty
from tutor.engine.zwicken import Ground, Phase, Position, Reason, Violation
from tutor.text import Family, Line

_GROUNDS = Family("ground-{}", Ground)


def unreadable(text: str) -> Line:
    """Say that a text is not an action of Zwicken, and quote only its start, since it can be of any length."""
    return Line("reason-unreadable-zwicken", {"text": text[:80]})


def reason(position: Position, wrong: Violation) -> Line:
    """Say why an action is not legal in a position."""
    match wrong.reason:
        case Reason.NOT_NOW:
            return _not_now(position)
        case Reason.NOT_YOUR_TURN:
            return NOT_YOUR_TURN
        case Reason.DROPPED_OUT:
            return DROPPED_OUT
        case Reason.CARD_NOT_HELD:
            return Line("reason-card-not-held", {"card": wrong.cards[0]})
        case Reason.NOTHING_EXCHANGED:
            return Line("reason-zwicken-nothing-exchanged")
        case Reason.TOO_MANY_EXCHANGED:
            return Line("reason-zwicken-too-many-exchanged", {"most": wrong.most or 0})
        case _:
            duty = Duty(wrong.reason.value)
            return duty_line(position.rules.tricks, position.trumps, position.trick, duty, wrong.cards[0])


def _not_now(position: Position) -> Line:
    match position.phase:
        case Phase.CHECK:
            return Line("reason-zwicken-not-now-check")
        case Phase.DECLARE:
            return Line("reason-zwicken-not-now-declare")
        case Phase.PLAY:
            return PLAY_TO_THE_TRICK
        case _:
            return NOBODY_TO_ACT


def ground_line(position: Position, ground: Ground) -> Line:
    """Say the ground on which a player is gezwickt."""
    seven = CARDS[position.rules.permanent_trump]
    return Line(_GROUNDS[ground], {"card": seven} if ground is Ground.SEVEN_LOST else {})
