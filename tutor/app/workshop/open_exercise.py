"""The open draft: its exercise, which is its puzzle or the chosen step of its lesson, and the language of its texts."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.text_language import UNSAID, language_names
from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.drafts.text import Draft, read_draft, read_step
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import variants
from tutor.content.files.models import PuzzleEntry, StepEntry
from tutor.content.yaml.entry import LanguageCode
from tutor.content.yaml.round_trip import changed_yaml
from tutor.content.zwickern.questions import AnyGoal


def open_exercise() -> Draft[PuzzleEntry] | Draft[StepEntry]:
    """Return the exercise of the open draft."""
    here = workshop_page()
    if here.within is not None:
        return read_step(here.text, here.within, variants())
    return read_draft(here.text, variants())


def written_goal(goal: AnyGoal) -> Mapping[str, Any]:
    """Return a goal as a file has it."""
    return goal.model_dump(mode="json", exclude_defaults=True, by_alias=True)


def language_of_draft(said: LanguageCode | None) -> None:
    """Draw the choice of the language."""
    names = language_names()
    st.selectbox(
        words()("workshop-language"),
        list(names),
        format_func=names.__getitem__,
        **synced("draft language", said or UNSAID, _say, names),
    )


def _say(code: str) -> None:
    change_draft(changed_yaml(workshop_page().text, {"language": code or None}))
