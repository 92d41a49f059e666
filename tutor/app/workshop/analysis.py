"""The engine's view of the position, beside the table: plays, largest captures, Zwicks, and the puzzle in it."""

from collections.abc import Sequence

import streamlit as st

from tutor.app.base.i18n import in_its_language, with_dots, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.page_link import page_link
from tutor.app.rules.known_positions import OWN
from tutor.app.visitor.page_address import RULES_PAGE
from tutor.app.visitor.variants import variants
from tutor.app.workshop.assessment import Assessment, assessment, sight
from tutor.coach.question import Question, QuestionError
from tutor.coach.zwickern.goals.mining import Flaw
from tutor.coach.zwickern.puzzle.themes import THEME_NAMES
from tutor.coach.zwickern.questions.table import ask, ask_bare
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import FindAllGoal, PlayGoal
from tutor.content.zwickern.questions import AnyGoal, BareQuestion, TableQuestion
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Play, Position
from tutor.text import Family, Line

_FLAWS = Family("flaw-{}", Flaw)


def position_analysis(position: Position, goal: AnyGoal) -> None:
    """Draw the legal plays, and what the puzzle would be like."""
    found = sight(position)
    st.header(escape_markdown(words()("workshop-seen")))
    if found.zwicks is not None:
        said = escape_markdown(words()("workshop-zwick-number", number=len(found.zwicks)))
        st.markdown(f"{said} :small[({escape_markdown(words()('proof-proven'))})]")
    if found.number is None:
        st.markdown(escape_markdown(words()("workshop-uncounted")))
    else:
        _folded("workshop-plays", found.number, position, found.plays)
    if found.largest.number is None:
        st.markdown(markdown(Line("verdict-missed-unknown")))
    elif found.largest.number:
        _folded("workshop-largest", found.largest.number, position, found.largest.captures)
    else:
        st.markdown(escape_markdown(words()("workshop-no-capture")))
    page_link(
        RULES_PAGE,
        label=escape_markdown(words()("rules-under-each")),
        query_params={"view": "position", "position": OWN},
    )
    if isinstance(goal, PlayGoal):
        puzzle_analysis(position, goal)
    elif isinstance(goal, TableQuestion):
        answer_analysis(position, goal)


def answer_analysis(position: Position | None, goal: TableQuestion | BareQuestion) -> Question | None:
    """Draw the answer to a question and return the question, or draw why it cannot be asked."""
    try:
        with budget(SECOND):
            if isinstance(goal, BareQuestion):
                question = ask_bare(goal, variants())
            else:
                assert position is not None
                question = ask(goal, position, variants())
    except QuestionError as error:
        problem = words().given(error.message, error.details)
        with in_its_language("problem", problem):
            st.warning(escape_markdown(problem))
    except TooMuchWorkError:
        st.warning(escape_markdown(words()("workshop-puzzle-too-large")))
    else:
        right = (
            [question.option(option_id).label.said(words()) for option_id in question.right] if question.options else []
        )
        answer = with_dots(*right) if right else " ".join(question.right)
        st.success(escape_markdown(words()("workshop-answer", answer=answer or words()("workshop-none"))))
        return question
    return None


def _folded(message: str, number: int, position: Position, plays: Sequence[Play]) -> None:
    """Draw the number of plays, with the plays themselves in an expander."""
    with st.expander(escape_markdown(words()(message, number=number))):
        lines = [f"- {markdown(play_line(position, play))}" for play in plays]
        if len(plays) < number:
            lines.append(f"- {escape_markdown(words()('under-more', number=number - len(plays)))}")
        st.markdown("\n".join(lines))


def puzzle_analysis(position: Position, goal: PlayGoal) -> Assessment | None:
    """Draw and return the assessment of a puzzle: why it cannot be asked, or its difficulty, themes and flaw."""
    found = assessment(position, goal)
    if found is None:
        st.warning(escape_markdown(words()("workshop-puzzle-too-large")))
    elif found.problem is not None:
        problem = words().given(found.problem.message, found.problem.details)
        with in_its_language("problem", problem):
            st.warning(escape_markdown(problem))
    elif not found.right:
        st.warning(escape_markdown(words()(_FLAWS[Flaw.UNSOLVABLE])))
    else:
        parts = [words()("puzzle-difficulty", difficulty=found.difficulty)]
        parts += [words()(THEME_NAMES[theme]) for theme in found.themes]
        st.markdown(f":small[{escape_markdown(with_dots(*parts))}]")
        if found.flaw is not None:
            st.warning(escape_markdown(words()(_FLAWS[found.flaw])))
        elif not isinstance(goal, FindAllGoal):
            st.success(escape_markdown(words()("workshop-good")))
    return found
