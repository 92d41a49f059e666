"""The YAML of a draft: a text area to edit it, and its lines with their faults."""

from collections import defaultdict
from collections.abc import Sequence
from html import escape
from typing import Final

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import value_of
from tutor.app.drafts.kept import MOST_DRAFT_BYTES, begin_draft, is_short, workshop_page, write_draft
from tutor.app.drafts.kinds import DRAFT_KINDS
from tutor.app.drafts.saved_file import keep_saved
from tutor.app.drafts.text import as_puzzle
from tutor.app.user_content.saving import choose_own_file
from tutor.app.visitor.session import SavedFile
from tutor.app.visitor.synced_widgets import synced
from tutor.content.yaml.source import Fault
from tutor.text import Line, language
from tutor.text.language import ENGLISH

_UPLOAD = "upload-puzzle"
_MOST_LINES: Final = 10


def yaml_text(faults: Sequence[Fault]) -> None:
    """Draw the text area, the upload, and the lines of the text."""
    say = words()
    st.text_area(
        say("workshop-yaml"),
        height=420,
        max_chars=MOST_DRAFT_BYTES,
        **synced("workshop-yaml", workshop_page().text, _typed),
    )
    st.button(say("workshop-take-over"), key="take-over")
    if faults:
        lines = sorted({fault.mark.line for fault in faults})
        listed = ", ".join([*map(str, lines[:_MOST_LINES]), *(["…"] if len(lines) > _MOST_LINES else [])])
        st.error(escape_markdown(say("workshop-faults", number=len(faults), places=len(lines), lines=listed)))
    else:
        st.success(escape_markdown(say("workshop-no-faults")))
    with in_english("draft-lines"):
        st.html(numbered(workshop_page().text, faults))
    st.file_uploader(
        say("workshop-file", limit=MOST_DRAFT_BYTES // 1000), type=["yaml", "yml"], key=_UPLOAD, max_upload_size=1
    )
    st.button(say("workshop-read-file"), key="read-puzzle", on_click=_read, disabled=value_of(_UPLOAD) is None)
    choose_own_file(DRAFT_KINDS, "draft", _open)


def _typed(text: str) -> None:
    write_draft(as_puzzle(text))


def _open(text: str, saved: SavedFile) -> None:
    """Begin a draft from a file of a folder; it can be saved as that file again."""
    if not is_short(text):
        workshop_page().refused = Line("workshop-too-long", {"limit": MOST_DRAFT_BYTES // 1000})
        return
    begin_draft(text)
    workshop_page().saved = saved
    keep_saved()


def _read() -> None:
    """Give the open draft the text of the uploaded file."""
    file = value_of(_UPLOAD)
    if file is None:
        return
    data = file.getvalue()
    if len(data) > MOST_DRAFT_BYTES:
        workshop_page().refused = Line("workshop-too-long", {"limit": MOST_DRAFT_BYTES // 1000})
        return
    try:
        write_draft(as_puzzle(data.decode("utf-8-sig")))
    except UnicodeDecodeError:
        workshop_page().refused = Line("workshop-no-text")


def numbered(text: str, faults: Sequence[Fault]) -> str:
    """Return the numbered lines of a text as HTML, each with its faults below."""
    told = defaultdict(list)
    lines = text.splitlines() or [""]
    for fault in faults:
        told[min(fault.mark.line, len(lines))].append(fault)
    rows = []
    for number, line in enumerate(lines, 1):
        rows.append(f'<span><span class="number">{number}</span>{escape(line)}</span>')
        rows += [f'<span class="fault">{escape(_fault_text(fault))}</span>' for fault in told[number]]
    return f'<div class="yaml-lines" tabindex="0" role="group" aria-label="YAML">{"".join(rows)}</div>'


def _fault_text(fault: Fault) -> str:
    # Without a file name, which the draft does not have yet.
    line, column = fault.mark.line, fault.mark.column
    told = str(fault).removeprefix(f"{fault.file}:{line}:{column}: ")
    return language(ENGLISH)("fault-in-line", line=line, column=column, told=told)
