"""What a learner may do with what is kept: settings, saving it as a file, reading one, deleting everything."""

import streamlit as st

from tutor.app.clock import now
from tutor.app.learner import Standing
from tutor.app.profile import profile
from tutor.app.progress import forget, log
from tutor.app.shared import plain, words
from tutor.app.state import visit
from tutor.trainer.archive import ArchiveError, merge, read_archive, write_archive
from tutor.trainer.faults import LogError
from tutor.trainer.schedule import RANGES

_FILE = "zwickern-progress.json"
_SURE = "delete-sure"


def keeping(known: Standing) -> None:
    """The settings and the learner's own data."""
    with st.expander(words()("progress-settings")):
        _settings(known)
    with st.expander(words()("progress-yours"), expanded=visit().keeping):
        _tell()
        _export()
        _import()
        _delete()


def _settings(known: Standing) -> None:
    for name, values in RANGES.items():
        key = f"setting-{name}"
        # What was read from a file or deleted has changed it without the widget.
        st.session_state[key] = getattr(known.settings, name)
        label = words()(f"progress-{name.replace('_', '-')}")
        st.number_input(label, values[0], values[-1], key=key, on_change=_set, args=(name,))


def _set(name: str) -> None:
    log().set_setting(profile(), name, str(st.session_state[f"setting-{name}"]))
    visit().standing = None


def _say(good: bool, text: str) -> None:
    """Have a message shown, and what it is about kept open."""
    visit().keeping = True
    visit().told.append((good, text))


def _tell() -> None:
    """What came of the last import or deletion; said once."""
    for show, text in visit().told:
        (st.success if show else st.error)(plain(text))
    visit().told.clear()


def _export() -> None:
    st.markdown(plain(words()("progress-export-about")))
    # What the file is made of is read only when it is asked for, and then no page is there to ask whose it is.
    who = profile()
    st.download_button(
        words()("progress-export"), lambda: _archive(who), _FILE, "application/json", key="export", on_click="ignore"
    )


def _archive(who: str) -> str:
    return write_archive(log().attempts(who), log().settings(who), now())


def _import() -> None:
    file = st.file_uploader(words()("progress-import"), type="json", key="import-file")
    label = words()("progress-import-button")
    if st.button(label, key="import", disabled=file is None) and file is not None:
        _say(*_read(file.getvalue()))
        st.rerun()


def _read(data: bytes) -> tuple[bool, str]:
    """Add what is in a file; whether that went well, and what is to be said of it."""
    try:
        added = merge(log(), read_archive(data, profile()))
    except (ArchiveError, LogError) as error:
        return False, words().given(error.message, error.values)
    forget()
    return True, words()("progress-imported", new=added.new, known=added.known)


def _delete() -> None:
    st.markdown(plain(words()("progress-delete-about")))
    sure = st.checkbox(words()("progress-delete-sure"), key=_SURE)
    st.button(words()("progress-delete"), key="delete", disabled=not sure, on_click=_forget_all)


def _forget_all() -> None:
    st.session_state[_SURE] = False
    try:
        log().delete(profile())
    except LogError as error:
        _say(False, words().given(error.message, error.values))
        return
    forget()
    visit().attempts.clear()
    _say(True, words()("progress-deleted"))
