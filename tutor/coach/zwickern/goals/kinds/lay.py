"""The goal to lay a card down."""

from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.usual import has_any, no_items, no_problems, no_proof, said, whole_hand
from tutor.coach.zwickern.puzzle.clues import Clues
from tutor.coach.zwickern.puzzle.obligation import bound_by
from tutor.content.zwickern.goals import LayGoal
from tutor.engine.zwickern import Lay, Play, Position
from tutor.engine.zwickern.listing import legal_lay
from tutor.text import Line


def _meets(_: Position, move: Play, __: LayGoal) -> bool:
    return isinstance(move, Lay)


def _solutions(position: Position, _: LayGoal) -> tuple[Play, ...]:
    hand = dict.fromkeys(position.hand)
    return tuple(move for card in hand if (move := legal_lay(position, card)) is not None)


def _clues(position: Position, _: LayGoal, move: Play) -> Clues:
    """Give two clues to a lay: if a promise forbids one, name the card that has to stay, else say that any will do."""
    card = Line("hint-card", {"card": move.card})
    kept = next((one for one in position.hand if legal_lay(position, one) is None), None)
    return (Line("hint-any-card"), card) if kept is None else (Line("look-promise"), Line("hint-stay", {"card": kept}))


LAY = OnePlay(
    shape=LayGoal,
    meets=_meets,
    solutions=_solutions,
    reachable=has_any(_solutions),
    smaller=False,
    examples=True,
    problems=no_problems,
    cards=whole_hand,
    items=no_items,
    task=said(Line("goal-lay")),
    missed=said(Line("verdict-goal-missed-lay")),
    clues=_clues,
    proof=no_proof,
    others=None,
    open=False,
    gone=False,
    points=False,
    weight=-2.0,
    needs=frozenset(),
    binds=bound_by(_solutions),
    themes=frozenset(),
    mined=None,
)
