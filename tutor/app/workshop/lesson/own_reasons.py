"""The author's own reasons against wrong answers to the question of a step."""

from functools import partial
from typing import Final

import streamlit as st

from tutor.app.base.i18n import before_sentence, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import show, value_of
from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.visitor.synced_widgets import synced
from tutor.coach.question import Question, Way
from tutor.content.files.models import StepEntry
from tutor.content.yaml.round_trip import changed_yaml
from tutor.text import render

_AGAINST: Final = "reason-against"
_LARGEST: Final = 9999


def own_reasons(entry: StepEntry, question: Question) -> None:
    """Draw the reasons of a step, and the field of the one against the wrong answer chosen beside it."""
    say = words()
    labels = {one.id: render(say, one.label) for one in question.options if one.id not in question.right}
    is_number = question.way is Way.NUMBER
    if question.way is Way.ORDER or not (labels or is_number):
        return
    st.markdown(
        f"**{escape_markdown(say('workshop-reasons'))}** :small[{escape_markdown(say('workshop-reasons-about'))}]"
    )
    for answer, reason in entry.reasons.items():
        st.markdown(f"{before_sentence(escape_markdown(labels.get(answer, answer)))} {escape_markdown(reason)}")
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        if is_number:
            number = st.number_input(say("workshop-reason-against"), 0, _LARGEST, key="reason-number", width=200)
            answer = str(number)
        else:
            if value_of(_AGAINST) not in labels:
                show(_AGAINST, next(iter(labels)))
            answer = st.selectbox(
                say("workshop-reason-against"), list(labels), format_func=labels.__getitem__, key="reason-against"
            )
        st.text_input(
            say("workshop-reason"),
            max_chars=200,
            disabled=answer in question.right,
            **synced("step reason", entry.reasons.get(answer, ""), partial(_reason, entry, answer)),
        )


def _reason(entry: StepEntry, answer: str, text: str) -> None:
    reasons = {**entry.reasons, answer: text.strip()}
    kept = {one: reason for one, reason in reasons.items() if reason}
    change_draft(changed_yaml(workshop_page().text, {"reasons": kept or None}, workshop_page().inside))
