"""The question in which variants a play is legal."""

from collections.abc import Iterator

from tutor.coach.question import Question, QuestionError, Slip
from tutor.coach.zwickern.goals.named_things import readable
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.questions.common_parts import as_stated, its_play, judged_option, several
from tutor.coach.zwickern.questions.record import AboutPosition
from tutor.coach.zwickern.questions.slips.overlooked import variant_slips
from tutor.coach.zwickern.verdict.judge import legality
from tutor.coach.zwickern.words.variants import variant_line
from tutor.content.zwickern.questions import VariantsGoal
from tutor.engine.zwickern import Position, Variants
from tutor.engine.zwickern.other_variant import under
from tutor.text import Line, Sentence


def _variants(goal: VariantsGoal, position: Position, variants: Variants) -> Question:
    judged = []
    for place, name in enumerate(goal.among):
        rules = variants.get(name)
        if rules is None:
            raise QuestionError(("among", place), "check-variant-unknown", variant=name, known=", ".join(variants))
        there = under(position, rules)
        if there is None:
            raise QuestionError(("among", place), "check-not-in-variant", variant=name)
        there_play = readable(there, goal.play, "play")
        option, legal = judged_option(there, there_play, variant_line(rules), name, goal.play)
        judged.append((option, legal))
    play = readable(position, goal.play, "play")
    shown = as_stated(legality(position, goal.play), play)
    return several(Line("ask-variants", {"play": Sentence(shown)}), judged, Line("look-variants"))


def _legal_here(goal: VariantsGoal, position: Position) -> bool:
    return legality(position, goal.play).legal


def _other_variants(goal: VariantsGoal, position: Position, question: Question, variants: Variants) -> Iterator[Slip]:
    for name in question.right:
        there = under(position, variants[name])
        if there is not None:
            yield from variant_slips(readable(there, goal.play), there)


IN_VARIANTS = AboutPosition(
    shape=VariantsGoal,
    stop=Stop.COMPARING,
    ask=_variants,
    slips=_other_variants,
    plays=its_play,
    answer=_legal_here,
)
