"""The question which of some plays is legal, or reaches a goal."""

from dataclasses import replace

from tutor.coach.question import Option, Question, QuestionError, Way
from tutor.coach.zwickern.goals.named_things import readable
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.goals.table import goal_problems, meets, missed_line, task
from tutor.coach.zwickern.questions.common_parts import its_play, judged_option
from tutor.coach.zwickern.questions.near_misses import near_misses, shuffled_plays
from tutor.coach.zwickern.questions.record import AboutPosition
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.content.zwickern.questions import ChoiceGoal
from tutor.engine.zwickern import Capture, Play, Position, Variants, violations, write_play
from tutor.text import Line


def _choice(goal: ChoiceGoal, position: Position, _: Variants) -> Question:
    play = readable(position, goal.play, "play")
    for problem in () if goal.of is None else goal_problems(position, goal.of):
        raise QuestionError(("of", *problem.path), problem.message, **problem.details)
    verdict = judge_text(position, goal.play, goal.of)
    if not verdict.right:
        message = "check-solution-misses" if verdict.legal else "check-choice-illegal"
        raise QuestionError(("play",), message, play=goal.play)
    others = near_misses(position, play, goal.of)
    if not others:
        raise QuestionError(("play",), "check-no-near-misses", play=goal.play)
    options = [_choosable(position, one, goal.of) for one in shuffled_plays(position, (play, *others))]
    line = Line("ask-choice") if goal.of is None else Line("ask-choice-of", {"task": task(position, goal.of)})
    return Question(line, Way.ONE, tuple(options), (write_play(position, play),), look=_look_choice(play))


def _look_choice(play: Play) -> Line:
    """Say where to look to find the right play among others like it."""
    return Line("look-choice" if isinstance(play, Capture) else "look-choice-other")


def _choosable(position: Position, play: Play, goal: OnePlayGoal | None) -> Option:
    """Return a play as an option that explains why the play is illegal or misses the goal."""
    option, legal = judged_option(position, play)
    if legal and goal is not None and not meets(position, play, goal):
        return replace(option, why=missed_line(position, play, goal))
    return option


def _still_right(goal: ChoiceGoal, position: Position) -> bool:
    try:
        play = readable(position, goal.play)
    except QuestionError:
        return False
    return not violations(position, play) and (goal.of is None or meets(position, play, goal.of))


CHOICE = AboutPosition(
    shape=ChoiceGoal,
    stop=Stop.TACTICS,
    ask=_choice,
    plays=its_play,
    answer=_still_right,
)
