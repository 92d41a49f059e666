"""The buttons of Zwicken: to look or not, to pass, stay or exchange, and to play."""

from tutor.coach.tricks.buttons import PLAY, Button
from tutor.engine.zwicken import Phase, Position
from tutor.engine.zwicken.rules import HAND_SIZE
from tutor.text import Line


def buttons(position: Position) -> list[Button]:
    """List the buttons for the seat to act."""
    match position.phase:
        case Phase.CHECK:
            return [Button("check", Line("tricks-do-check")), Button("skip", Line("tricks-do-skip"))]
        case Phase.DECLARE:
            # What cannot be exchanged may be tried: the judge says why.
            exchange = Button("exchange", Line("tricks-do-exchange"), 1, HAND_SIZE)
            return [Button("pass", Line("tricks-do-pass")), Button("stay", Line("tricks-do-stay")), exchange]
        case Phase.PLAY:
            return [PLAY]
        case _:
            return []
