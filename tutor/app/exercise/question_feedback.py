"""The feedback on the answer to a question: proof for a right one, reasons that give nothing away for a wrong one."""

import re

import streamlit as st

from tutor.app.base.i18n import before_sentence, in_its_language, with_stop, words
from tutor.app.base.markdown import answer_sign, escape_markdown, markdown
from tutor.coach.question import WRITTEN, Marking, Question, Way, hint_line, missing_line
from tutor.coach.question_hints import answer_lines
from tutor.text import Foreign, Line, render


def say_answer(question: Question, marking: Marking | None = None, praise: str = "") -> None:
    """Draw the right answer, option by option with its reasons.

    Without a marking, the learner had the answer shown; with one, `praise` begins.
    """
    proof = [markdown(line) for line in question.proof]
    if marking is not None:
        first = proof.pop() if len(proof) == 1 else ""
        if question.way is Way.NUMBER:
            # On a line of its own: with a stop before a card it would read as an ordinal.
            answer = escape_markdown(words()("question-number-is", answer=marking.answer[0]))
            st.success("  \n".join(filter(None, [f"{praise} {answer}", first])))
        else:
            st.success(" ".join(filter(None, [praise, first])))
    if question.way is Way.ORDER:
        lines = [markdown(line) for line in answer_lines(question)]
        st.markdown("\n".join(f"{place}. {line}" for place, line in enumerate(lines, 1)))
    elif question.options:
        with st.container(key="whys"):
            st.markdown("  \n".join(_whys(question)))
    if proof:
        st.markdown("\n".join(f"- {line}" for line in proof))


def say_wrong(marking: Marking) -> None:
    """Draw why an answer is wrong, without the right one."""
    with in_its_language("wrong", *_by_author(marking)):
        st.error(f"**{with_stop(words()('question-wrong'))}** " + "  \n".join(_wrong_lines(marking)))


def _by_author(marking: Marking) -> list[Foreign]:
    """Return the texts of the author among the reasons against an answer that are in another language."""
    chosen = (option.why for option in marking.question.options if option.id in marking.wrongly)
    whys = [why for why in (marking.slip, *chosen) if why is not None and why.message == WRITTEN]
    return [text for why in whys for text in why.values.values() if isinstance(text, Foreign)]


def _whys(question: Question) -> list[str]:
    """Return all options as markdown with their reasons; short wrong ones with the same or none are one line."""
    found: dict[str, list[str]] = {}
    for option in question.options:
        alone = option.id in question.right or render(words(), option.label).endswith(".")
        why = "" if option.why is None else markdown(option.why)
        found.setdefault(option.id if alone else why, []).append(option.id)
    return [_why(question, *ids) for ids in found.values()]


def _why(question: Question, option_id: str, *others: str) -> str:
    """Return an option as markdown, with the reason why it is right or wrong, which `others` may share."""
    option = question.option(option_id)
    sign = answer_sign(right=option_id in question.right)
    label = ", ".join([render(words(), option.label), *(question.option(one).label.said(words()) for one in others)])
    why = "" if option.why is None else markdown(option.why)
    if not why:
        return f"{sign} {escape_markdown(label)}"
    if not others and any(_has(why, escape_markdown(name)) for name in (label, option.label.said(words()))):
        return f"{sign} {why}"
    # A label that is a sentence keeps its full stop, where others have a colon.
    return f"{sign} {escape_markdown(label) if label.endswith('.') else before_sentence(escape_markdown(label))} {why}"


def _has(text: str, name: str) -> bool:
    """Tell whether markdown has a name as words of its own: 20 is not one in "20th century" or in German ordinals."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w|\\?\.\s)", text) is not None


def _wrong_lines(marking: Marking) -> list[str]:
    """Return the reasons against what was chosen, that something is missing, and the mistake or where to look."""
    question, lines = marking.question, list[str]()
    match question.way:
        case Way.NUMBER if marking.slip is None:
            few = int(marking.answer[0]) < int(question.right[0])
            lines = [words()("question-too-few" if few else "question-too-many")]
        case Way.ORDER:
            reason = Line("question-too-early") if marking.slip is None else marking.slip
            return [f"{markdown(question.option(marking.wrongly[0]).label)} {markdown(reason)}"]
        case Way.SEVERAL:
            lines = [_why(question, one) for one in marking.wrongly]
            missing = missing_line(marking)
            lines += [] if missing is None else [markdown(missing)]
        case Way.ONE:
            lines = [_why(question, one) for one in marking.wrongly if question.option(one).why is not None]
    hint = hint_line(marking)
    lines += [] if hint is None else [markdown(hint)]
    return lines or [escape_markdown(words()("question-not-this"))]
