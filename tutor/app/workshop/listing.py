"""The visitor's list of drafts, with the buttons to open, begin, undo and delete."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import BY_DRAFTS, begin_draft, delete_draft, drafts, open_draft, take_back, workshop_page
from tutor.app.drafts.kinds import draft_kind
from tutor.app.drafts.text import read_draft
from tutor.app.visitor.address import numbered_labels
from tutor.app.visitor.messages import show_messages
from tutor.app.visitor.synced_widgets import synced
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.words.seats import game_title
from tutor.content.files.load import load_lesson, load_record
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import Variants

_UNKEPT = ""
_MOST_CARDS = 8


def choose_draft(known: Variants) -> None:
    """Draw the list of drafts in one row with its buttons."""
    here, say = workshop_page(), words()
    labels = numbered_labels(_labels(known))
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="drafts"):
        st.selectbox(
            say("workshop-drafts"),
            list(labels),
            format_func=labels.__getitem__,
            label_visibility="collapsed",
            **synced("chosen-draft", here.draft or _UNKEPT, open_draft, labels),
        )
        st.button(say("workshop-new"), key="new-draft", on_click=begin_draft)
        undo_button()
        # It closes once the draft is gone, so that a second press does not delete the next one.
        with st.popover(say("workshop-delete"), key=f"delete of {here.draft}", disabled=here.draft is None):
            st.markdown(escape_markdown(say("workshop-delete-about")))
            if here.draft is not None:
                gone = partial(delete_draft, here.draft, labels[here.draft])
                st.button(say("workshop-delete-sure"), key=f"delete {here.draft}", on_click=gone)
    show_messages(BY_DRAFTS)


def undo_button(key: str = "undo-draft", shortcut: str | None = "U") -> None:
    """Draw the button that undoes the last change of the open draft."""
    nothing = workshop_page().before is None
    st.button(words()("workshop-undo"), key=key, on_click=take_back, disabled=nothing, shortcut=shortcut)


def _labels(known: Variants) -> Mapping[str, str]:
    say = words()
    found = {name: label_of_draft(text, known) for name, text in drafts().items()}
    return found if workshop_page().draft in found else {_UNKEPT: say("workshop-unkept"), **found}


def label_of_draft(text: str, known: Variants) -> str:
    """Return the label of a draft in a list."""
    match draft_kind(text):
        case "game":
            return _game_label(text, known)
        case "lesson":
            return _lesson_label(text, known)
        case _:
            return _puzzle_label(text, known)


def _lesson_label(text: str, known: Variants) -> str:
    try:
        return load_lesson("", text, known).entry.title
    except ContentError:
        return words()("workshop-unread")


def _game_label(text: str, known: Variants) -> str:
    try:
        entry = load_record("", text, known).entry
    except ContentError:
        return words()("workshop-unread")
    say = words()
    return game_title(say, entry)


def _puzzle_label(text: str, known: Variants) -> str:
    say, entry = words(), read_draft(text, known).entry
    if entry is None:
        return say("workshop-unread")
    hand = entry.position.hands.get(entry.position.turn, ())
    what = say(CONCEPTS[entry.goal.kind])
    return entry.title or say("puzzle-untitled", what=what, cards=" ".join(hand[:_MOST_CARDS]))
