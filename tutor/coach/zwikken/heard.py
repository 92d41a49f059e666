"""The lines on what all others learn of an action in Zwikken."""

from tutor.engine.zwikken import (
    Announcement,
    AnyAction,
    Ask,
    Bid,
    Keep,
    Pass,
    PlayCard,
    Position,
    Saying,
    Swap,
)
from tutor.engine.zwikken.rules import TenExchange
from tutor.text import Line


def heard(_: Position, action: AnyAction, after: Position) -> Line:
    """Say what all others learn of an action; `after` is the position after it."""
    match action:
        case Saying.STAY:
            return Line("tricks-heard-stay")
        case Saying.TURN:
            return Line("tricks-heard-turn", {"card": after.turned[-1]})
        case Saying.END:
            return Line("tricks-heard-end")
        case Pass(None):
            return Line("tricks-heard-pass")
        case Pass(Announcement.KNOW):
            return Line("tricks-heard-pass-know")
        case Pass():
            return Line("tricks-heard-pass-expect")
        case Bid(level):
            return Line("tricks-do-bid", {"level": level})
        case Ask(level, know):
            return Line("tricks-do-ask-know" if know else "tricks-do-ask", {"level": level})
        case Swap(ten, turn_up):
            return Line("tricks-do-swap", {"ten": ten, "card": turn_up})
        case Keep(ten):
            return Line("tricks-heard-keep", {"ten": ten})
        case PlayCard(card, face_down):
            return Line("tricks-heard-down") if face_down else Line("option-card", {"card": card})


def is_secret(position: Position, action: AnyAction) -> bool:
    """Tell whether others do not even learn that an action was done.

    A ten that need not be announced would be given away by the word that it was kept.
    """
    return isinstance(action, Keep) and position.rules.ten is TenExchange.HOLDER
