"""The goal to lay a card down."""

from tutor.coach.zwickern.goals.clues import Clues
from tutor.coach.zwickern.goals.common_parts import always_said, bound_by
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.content.zwickern.goals import LayGoal
from tutor.engine.zwickern import Lay, Play, Position
from tutor.engine.zwickern.listing import legal_lay
from tutor.text import Line


def _meets(_: Position, play: Play, __: LayGoal) -> bool:
    return isinstance(play, Lay)


def _solutions(position: Position, _: LayGoal) -> tuple[Play, ...]:
    hand = dict.fromkeys(position.hand)
    return tuple(play for card in hand if (play := legal_lay(position, card)) is not None)


def _clues(position: Position, _: LayGoal, play: Play) -> Clues:
    """Give two clues to a lay: if a promise forbids one, name the card that has to stay, else say that any will do."""
    card = Line("hint-card", {"card": play.card})
    kept = next((one for one in position.hand if legal_lay(position, one) is None), None)
    return (Line("hint-any-card"), card) if kept is None else (Line("look-promise"), Line("hint-stay", {"card": kept}))


LAY = OnePlay(
    shape=LayGoal,
    stop=Stop.LAYING,
    meets=_meets,
    solutions=_solutions,
    examples=True,
    task=always_said(Line("goal-lay")),
    missed=always_said(Line("verdict-goal-missed-lay")),
    clues=_clues,
    weight=-2.0,
    binds=bound_by(_solutions),
)
