"""The goal to make the only legal play."""

from collections.abc import Iterator

from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.common_parts import always_said, bound_by
from tutor.coach.zwickern.goals.mining import Mining
from tutor.coach.zwickern.goals.record import OnePlay, Others
from tutor.coach.zwickern.goals.syllabus import Need, Stop
from tutor.coach.zwickern.goals.tactics import only_play
from tutor.content.zwickern.goals import OnlyPlayGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, number_of_plays
from tutor.engine.zwickern.plays import promised
from tutor.text import Line


def _solutions(position: Position, _: OnlyPlayGoal) -> tuple[Play, ...]:
    found = only_play(position)
    return () if found is None else (found,)


def _problems(position: Position, _: OnlyPlayGoal) -> Iterator[QuestionError]:
    number = number_of_plays(position)
    if number is None:
        raise TooMuchWorkError("there are too many plays to count")
    if number != 1:
        yield QuestionError((), "check-only-play-number", number=number)


def _missed(position: Position, play: Play, goal: OnlyPlayGoal) -> Line:
    raise AssertionError("no other play is legal")


def _may_arise(position: Position) -> bool:
    # A player who owes a card for one value only is free to lay any other card.
    return promised(position.table, position.turn).bit_count() > 1


ONLY_PLAY = OnePlay(
    shape=OnlyPlayGoal,
    stop=Stop.PROMISES,
    solutions=_solutions,
    problems=_problems,
    task=always_said(Line("goal-only-play")),
    missed=_missed,
    others=Others.REFUSED,
    weight=2.52,
    needs=frozenset({Need.BUILDS, Need.PROMISES}),
    binds=bound_by(_solutions),
    themes=frozenset({"decoy"}),
    mined=Mining(
        may_arise=_may_arise,
        # Only a build made by the partner can leave a player who holds two cards or more with a single play.
        players="partners",
        habit="promising",
        items=(2, 9),
        hand=(2, 8),
        aside=True,
        rare=True,
    ),
)
