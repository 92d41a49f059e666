"""The goal to clear the table."""

from collections.abc import Iterator, Sequence

from tutor.coach.zwickern.goals.common_parts import always_said, bound_by, left_by
from tutor.coach.zwickern.goals.mining import LEAST_CHOICE, Flaw, Mining, flaws_of_captures, may_clear, zwicks
from tutor.coach.zwickern.goals.record import OnePlay
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.goals.tactics import largest_captures
from tutor.coach.zwickern.words.phrases import named
from tutor.content.zwickern.goals import ZwickGoal
from tutor.engine.zwickern import Capture, Play, Position, is_zwick
from tutor.engine.zwickern.plays import clears_table
from tutor.text import Line


def _meets(position: Position, play: Play, _: ZwickGoal) -> bool:
    return is_zwick(position, play)


def _solutions(position: Position, _: ZwickGoal) -> tuple[Play, ...]:
    return tuple(zwicks(position))


def _missed(position: Position, play: Play, _: ZwickGoal) -> Line:
    if not isinstance(play, Capture):
        return Line("verdict-goal-missed-zwick-no-capture")
    if not clears_table(position, play):
        return Line("verdict-goal-missed-zwick", {"left": named(left_by(position.table, play))})
    return Line("verdict-goal-missed-zwick-joker", {"card": play.card})


def _may_arise(position: Position) -> bool:
    return may_clear(position.rules, position.table, position.hand)


def _flaws(position: Position, _: ZwickGoal, right: Sequence[Play]) -> Iterator[Flaw]:
    if len(position.table) < LEAST_CHOICE:
        yield Flaw.TOO_SMALL
    values = position.rules.hand_values
    # If half of the cards clear the table, a guess is likely to be right. Cards of equal values count once.
    if 2 * len({values[play.card] for play in right}) >= len({values[card] for card in position.hand}):
        yield Flaw.TOO_MANY_RIGHT
    every = list(largest_captures(position))
    solving = {play.card for play in right}
    if all(play.card in solving for play in every):
        yield Flaw.NO_CHOICE
    yield from flaws_of_captures(position, right, every)


ZWICK = OnePlay(
    shape=ZwickGoal,
    stop=Stop.ZWICK,
    meets=_meets,
    solutions=_solutions,
    task=always_said(Line("goal-zwick")),
    missed=_missed,
    weight=0.38,
    binds=bound_by(_solutions),
    mined=Mining(
        may_arise=_may_arise,
        flaws=_flaws,
        habit="messy",
        sparing=True,
        items=(3, 9),
        aside=True,
    ),
)
