"""The question whether a play is legal, and if not, why."""

from tutor.coach.question import Question, Way
from tutor.coach.zwickern.goals.named_things import readable
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.questions.common_parts import as_stated, its_play
from tutor.coach.zwickern.questions.legal_options import LEGAL, legal_options
from tutor.coach.zwickern.questions.record import AboutPosition
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.coach.zwickern.verdict.reasons import reason
from tutor.coach.zwickern.words.plays import split_lines
from tutor.content.zwickern.questions import LegalGoal
from tutor.engine.zwickern import Capture, Play, Position, Variants
from tutor.text import Line, Sentence


def _legal(goal: LegalGoal, position: Position, _: Variants) -> Question:
    play = readable(position, goal.play, "play")
    verdict = judge_text(position, goal.play)
    options, wrong = legal_options(verdict, play, goal.answer)
    # A sentence proves what fails; the sums prove that a capture is legal.
    proof = () if verdict.split is None else tuple(split_lines(position.rules, verdict.split))
    if wrong is not None:
        proof = (reason(verdict, wrong),)
    right = LEGAL if wrong is None else str(wrong.reason)
    shown = Line("ask-legal", {"play": Line("ask-quoted", {"play": Sentence(as_stated(verdict, play))})})
    return Question(shown, Way.ONE, options, (right,), proof, _look_legal(play))


def _look_legal(play: Play) -> Line:
    """Say where to look to judge whether a play is legal."""
    return Line("look-legal" if isinstance(play, Capture) else "look-legal-other")


LEGAL_OR_NOT = AboutPosition(
    shape=LegalGoal,
    stop=Stop.SUMS,
    ask=_legal,
    plays=its_play,
)
