"""The buttons of Zwikken: to stay or pass, to bid or ask, to turn, to exchange a ten, and to play."""

from tutor.coach.tricks.buttons import PLAY, Button
from tutor.engine.zwikken import (
    Announcement,
    AnyAction,
    Ask,
    Bid,
    Keep,
    Pass,
    Phase,
    PlayCard,
    Position,
    Saying,
    Swap,
    legal_actions,
    write_action,
)
from tutor.text import Line


def buttons(position: Position) -> list[Button]:
    """List the buttons for the seat to act; bids that cannot be made now have none."""
    if position.phase is Phase.PLAY:
        down = Button("down", Line("tricks-do-down"), 1, 1)
        asked = len(position.tricks) < position.rules.tricks.trumps_asked
        return [PLAY, down] if asked else [PLAY]
    return [Button(write_action(action), _label(action)) for action in legal_actions(position)]


def _label(action: AnyAction) -> Line:
    match action:
        case Saying.STAY:
            return Line("tricks-do-stay")
        case Saying.TURN:
            return Line("tricks-do-turn")
        case Saying.END:
            return Line("tricks-do-end")
        case Pass(None):
            return Line("tricks-do-pass")
        case Pass(Announcement.KNOW):
            return Line("tricks-do-pass-know")
        case Pass():
            return Line("tricks-do-pass-expect")
        case Bid(level):
            return Line("tricks-do-bid", {"level": level})
        case Ask(level, know):
            return Line("tricks-do-ask-know" if know else "tricks-do-ask", {"level": level})
        case Swap(ten, turn_up):
            return Line("tricks-do-swap", {"ten": ten, "card": turn_up})
        case Keep(ten):
            return Line("tricks-do-keep", {"ten": ten})
        case PlayCard():
            return Line("tricks-do-play")
