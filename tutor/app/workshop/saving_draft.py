"""Saving a finished draft: as a download, and into a folder of own content where one is writable."""

import re
from collections.abc import Callable
from typing import Final

import streamlit as st

from tutor.app.drafts.kept import workshop_page
from tutor.app.drafts.kinds import SCHEMA_LINES, DraftKind
from tutor.app.drafts.saved_file import keep_saved
from tutor.app.user_content.saving import OwnDraft, open_to_writing, save_into_folder

_HIGHEST_NUMBER: Final = 99
_NUMBERED: Final = re.compile(r"([0-9]{2})-.*")


def with_schema_line(kind: DraftKind, text: str) -> str:
    """Return the text of a file with a first line that names its schema."""
    return text if text.startswith("# yaml-language-server:") else SCHEMA_LINES[kind] + text


def next_lesson(slug: str) -> str:
    """Return the file name for a lesson: that of the file with this slug, otherwise one with the next free number."""
    there = [file.stem for folder in open_to_writing().values() for file in folder.state.of_kind("lesson")]
    same = next((name for name in there if name.partition("-")[2] == slug), None)
    if same is not None:
        return same
    numbers = [int(found.group(1)) for name in there if (found := _NUMBERED.fullmatch(name))]
    return f"{min(max(numbers, default=0) + 1, _HIGHEST_NUMBER):02}-{slug}"


def save_draft(
    kind: DraftKind, label: str, text: str, now: Callable[[], str | None], name: str, inside: str, *, first: bool
) -> None:
    """Draw the download button for a draft, as the main button if it is `first`; then what saves into a folder.

    `now` gives the text as it is once the folder is written to, None if there is nothing to save by then; `inside` is
    the place there.
    """
    st.download_button(
        label,
        text,
        f"{name}.yaml",
        "application/yaml",
        key=f"save-{kind}",
        type="primary" if first else "secondary",
        on_click="ignore",
    )
    save_into_folder(OwnDraft(kind, inside, now, workshop_page().saved, kind), name, keep_saved)
