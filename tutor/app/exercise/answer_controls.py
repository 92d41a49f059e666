"""The widgets that answer a question: one choice, several, or a number; and the marking."""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import show_first, value_of
from tutor.app.exercise.task import QuestionTask, note_judged
from tutor.app.visitor.redraw import redraw_if_changed
from tutor.coach.question import Answer, Marking, Question, Way, mark
from tutor.text import Line, render

# Labels without any markup: words, numbers and cards, with the punctuation that may be between or after them.
_INERT = re.compile(r"[^\W_](?:[^\W_]|[ \u202f\u00a0,;'’()+=♠♥♦♣★–]|:(?= )|\.$|(?<=[^\W\d_])\.(?= )|-(?=[^\W_]))*")
_LARGEST = 9999
_SHORT = 16
_NONE = "none"


class Asked(NamedTuple):
    """A question of an exercise, with the key of its widgets."""

    key: str
    task: QuestionTask

    @property
    def question(self) -> Question:
        """The question of the task."""
        return self.task.question

    def box(self, place: int | str) -> str:
        """Return the key of the box for the option at a place, or for none."""
        return f"{self.key} {place}"


def controls(asked: Asked) -> None:
    """Draw the widgets for an answer."""
    state = asked.task.state
    if state.marking is not None:
        _choose_again(asked, state.marking)
    labels = {option.id: render(words(), option.label) for option in asked.question.options}
    match asked.question.way:
        case Way.ONE:
            _one(asked, labels)
        case Way.SEVERAL:
            _several(asked, labels)
        case Way.NUMBER:
            _number(asked)


def _one(asked: Asked, labels: dict[str, str]) -> None:
    st.radio(
        words()("question-one"),
        list(labels),
        index=None,
        format_func=lambda option: escape_markdown(labels[option]),
        key=asked.key,
        on_change=_changed,
        args=(asked,),
        horizontal=_are_short(labels),
    )


def _are_short(labels: Mapping[str, str]) -> bool:
    """Tell whether labels are short enough to fit in one row."""
    return max(map(len, labels.values())) <= _SHORT


def _several(asked: Asked, labels: dict[str, str]) -> None:
    """Draw a box for each option, and one for none of them."""
    short = _are_short(labels)
    boxes = [(asked.box(place), label) for place, label in enumerate(labels.values())]
    # The script of the focus finds the container by this key, and names the group for screen readers.
    with st.container(key="group"):
        st.markdown(escape_markdown(words()("question-several")))
        with st.container(horizontal=short, gap="medium" if short else "small"):
            for key, label in (*boxes, (asked.box(_NONE), words()("question-none"))):
                st.checkbox(box_label(label), key=key, on_change=_changed, args=(asked,))


def _number(asked: Asked) -> None:
    label = words()("question-number")
    st.number_input(label, 0, _LARGEST, value=None, step=1, key=asked.key, width=200, on_change=_changed, args=(asked,))


def box_label(label: str) -> str:
    """Return a label for a checkbox, escaped only if it needs to be.

    Screen readers read such a label as written, backslashes included.
    """
    return label if _INERT.fullmatch(label) else escape_markdown(label)


def _choose_again(asked: Asked, marking: Marking) -> None:
    """Choose the marked answer again in the widgets, because Streamlit forgets it while another page is shown."""
    given = marking.answer
    match asked.question.way:
        case Way.ONE:
            show_first(asked.key, given[0])
        case Way.NUMBER:
            show_first(asked.key, int(given[0]))
        case Way.SEVERAL:
            show_first(asked.box(_NONE), not given)
            for place, option in enumerate(asked.question.options):
                show_first(asked.box(place), option.id in given)


def _changed(asked: Asked) -> None:
    """Clear the note, and the marking if it was of another answer than the one chosen now."""
    state = asked.task.state
    state.note = None
    if state.marking is not None and state.marking.answer != _given_answer(asked):
        state.marking = None


def _given_answer(asked: Asked) -> Answer | Line:
    """Return the answer chosen now, or the line to show if the choice is no answer."""
    question = asked.question
    ids = [option.id for option in question.options]
    if question.way is Way.SEVERAL:
        chosen = tuple(option for place, option in enumerate(ids) if value_of(asked.box(place)))
        none = bool(value_of(asked.box(_NONE)))
        if bool(chosen) == none:
            return Line("question-both" if none else "question-empty")
        return chosen
    value = value_of(asked.key)
    if value is None or (question.way is Way.ONE and value not in ids):
        return Line("question-empty")
    return (str(value),)


def mark_answer(task: QuestionTask, answer: Answer, wrong: Line | None = None) -> None:
    """Mark an answer, however it was given, and note it in the log; `wrong` says what was wrong on the way to it."""
    state = task.state
    state.note = None
    # The usual mistakes are worked out only if a wrong answer looks for its own.
    marking = mark(task.question, answer, hints=state.hints, slips=task.slips())
    state.marking = marking if wrong is None else replace(marking, right=False, slip=wrong)
    state.right = state.marking.right
    with redraw_if_changed(task.around):
        note_judged(task, legal=state.right)


def is_given(asked: Asked) -> bool:
    """Tell whether the choice made now is an answer."""
    return not isinstance(_given_answer(asked), Line)


def mark_chosen(asked: Asked) -> None:
    """Mark the answer chosen now, or note that the choice is no answer."""
    answer = _given_answer(asked)
    if isinstance(answer, Line):
        asked.task.state.note = answer
    else:
        mark_answer(asked.task, answer)
