"""The language of a draft's texts, stated in its file so that readers of another language see it marked."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.text_language import UNSAID, language_names
from tutor.app.drafts.kept import change_draft, workshop_page
from tutor.app.visitor.synced_widgets import synced
from tutor.content.yaml.entry import LanguageCode
from tutor.content.yaml.round_trip import changed_yaml


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
