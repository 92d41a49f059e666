"""What a question is answered with: a choice, several, a number, or events in their order."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

import streamlit as st

from tutor.app.base.shared import plain, told, words
from tutor.app.exercise.task import QuestionTask
from tutor.app.visitor.session import show_first, value_of
from tutor.coach.question import Answer, Marking, Question, Way
from tutor.text import Line, render

# What cannot be markup: words, numbers and cards, with nothing else than what stands between or after them.
_INERT = re.compile(r"[^\W_](?:[^\W_]|[ ,;'’()+=♠♥♦♣–]|:(?= )|\.$|-(?=[^\W_]))*")
_LARGEST = 9999
_SHORT = 16
_NONE = "none"


class Asked(NamedTuple):
    """A question of an exercise, and the key under which its widgets keep their values."""

    key: str
    task: QuestionTask

    @property
    def question(self) -> Question:
        """The question itself."""
        return self.task.question

    def box(self, place: int | str) -> str:
        """The key of one of several boxes."""
        return f"{self.key} {place}"


def controls(asked: Asked, on_event: Callable[[str], None]) -> None:
    """The widgets to answer with; `on_event` takes the event that is chosen next, where order is asked."""
    attempt = asked.task.attempt
    if attempt.marking is not None:
        _choose_again(asked, attempt.marking)
    labels = {option.id: render(words(), option.label) for option in asked.question.options}
    match asked.question.way:
        case Way.ONE:
            _one(asked, labels)
        case Way.SEVERAL:
            _several(asked, labels)
        case Way.NUMBER:
            _number(asked)
        case Way.ORDER:
            _order(asked.question, attempt.order, on_event)


def _one(asked: Asked, labels: dict[str, str]) -> None:
    st.radio(
        words()("question-one"),
        list(labels),
        index=None,
        format_func=lambda option: plain(labels[option]),
        key=asked.key,
        on_change=_changed,
        args=(asked,),
    )


def _several(asked: Asked, labels: dict[str, str]) -> None:
    """A box for each option, and one for none of them."""
    short = max(map(len, labels.values())) <= _SHORT
    boxes = [(asked.box(place), label) for place, label in enumerate(labels.values())]
    with st.container(key="group"):
        st.markdown(plain(words()("question-several")))
        with st.container(horizontal=short, gap="medium" if short else "small"):
            for key, label in (*boxes, (asked.box(_NONE), words()("question-none"))):
                st.checkbox(_bare(label), key=key, on_change=_changed, args=(asked,))


def _number(asked: Asked) -> None:
    label = words()("question-number")
    st.number_input(label, 0, _LARGEST, value=None, step=1, key=asked.key, width=200, on_change=_changed, args=(asked,))


def _order(question: Question, chosen: Sequence[str], on_event: Callable[[str], None]) -> None:
    """The events chosen so far, and those still to choose."""
    lines = [f"{place}. {told(question.option(name).label)}" for place, name in enumerate(chosen, 1)]
    st.markdown("\n".join(lines) if lines else plain(words()("question-order")))
    with st.container(gap="xsmall"):
        for option in question.options:
            if option.id not in chosen:
                label = plain(render(words(), option.label))
                key = f"order {option.id}"
                st.button(label, key=key, on_click=on_event, args=(option.id,), width="stretch")


def _bare(label: str) -> str:
    """A label for a checkbox, which is read out as it is written: nothing is escaped that need not be."""
    return label if _INERT.fullmatch(label) else plain(label)


def _choose_again(asked: Asked, marking: Marking) -> None:
    """Choose what was answered, which Streamlit forgets while another page is shown."""
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
    """Forget what was said of another answer than the one that is chosen now."""
    attempt = asked.task.attempt
    attempt.note = None
    if attempt.marking is not None and attempt.marking.answer != given_answer(asked):
        attempt.marking = None


def given_answer(asked: Asked) -> Answer | Line:
    """What is chosen now, or what is to be said where it is no answer."""
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
