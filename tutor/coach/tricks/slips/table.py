"""The mistakes by the kind of question."""

from collections.abc import Iterator

from tutor.coach.question import Question, Slip
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.coach.tricks.slips.certainty import sure_slips, way_slips
from tutor.coach.tricks.slips.chips import account_slips, pot_slips
from tutor.coach.tricks.slips.counts import point_slips, stock_slips, ways_slips
from tutor.coach.tricks.slips.deals import dealer_slips, moved_slips
from tutor.coach.tricks.slips.one_trick import may_play_slips, winner_slips
from tutor.content.tricks.goals import (
    AccountGoal,
    AskedOfTricks,
    ChanceGoal,
    DealerGoal,
    MayPlayGoal,
    MovesGoal,
    PotGoal,
    StockGoal,
    SureGoal,
    TrickPointsGoal,
    WaysGoal,
    WaysToPlayGoal,
    WhichWinsGoal,
)


def trick_slips(
    game: TrickKit, goal: AskedOfTricks, position: TrickPosition | None, question: Question
) -> Iterator[Slip]:
    """Yield the usual mistakes in answering a question that no wrong option explains, the likeliest first.

    Slips are computed lazily.
    """
    match goal:
        case WhichWinsGoal():
            yield from winner_slips(game.game.variants[goal.variant].tricks, goal, question)
        case TrickPointsGoal():
            yield from point_slips(game, goal)
        case ChanceGoal():
            # Its wrong options come from the usual mistakes, and say so.
            return
    if position is None:
        return
    match goal:
        case MayPlayGoal():
            yield from may_play_slips(game, position, question)
        case WaysGoal():
            yield from ways_slips(game, position)
        case StockGoal():
            yield from stock_slips(game, position)
        case AccountGoal():
            yield from account_slips(game, goal, position)
        case PotGoal():
            yield from pot_slips(game, goal, position)
        case DealerGoal():
            yield from dealer_slips(goal, position)
        case MovesGoal():
            yield from moved_slips(game, goal, position)
        case SureGoal():
            yield from sure_slips(game, goal, position)
        case WaysToPlayGoal():
            yield from way_slips(game, goal, position, question)
