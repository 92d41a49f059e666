"""The learner's own data: settings, export to a file, import, and deletion."""

from functools import partial

import streamlit as st

from tutor.app.base.clock import now
from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import show, value_of
from tutor.app.drafts.kept import MOST_DRAFTS
from tutor.app.progress.imported_settings import fitting_settings
from tutor.app.replay import records
from tutor.app.visitor import variants
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.attempts import read_again
from tutor.app.visitor.learner import LearnerProgress
from tutor.app.visitor.messages import is_used, post, show_messages
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced
from tutor.text import Family, dashed
from tutor.trainer.archive import MOST_ARCHIVE_BYTES, ArchiveError, merge, read_archive, write_archive
from tutor.trainer.faults import LogError
from tutor.trainer.schedule import RANGES
from tutor.trainer.sets import MOST_FAVOURITES
from tutor.trainer.settings import Setting

_RANGES = Family("progress-{}", RANGES, dashed)
_FILE = "zwickern-progress.json"
_YOURS, _CHOSEN, _SURE = "progress", "import-file", "delete-sure"


def data_controls(known: LearnerProgress) -> None:
    """Draw the settings, and the controls to export, import and delete the learner's data."""
    with st.expander(words()("progress-settings")):
        _settings(known)
    with st.expander(words()("progress-yours"), expanded=is_used(_YOURS)):
        show_messages(_YOURS)
        _export()
        _import()
        _delete()


def _settings(known: LearnerProgress) -> None:
    for name, values in RANGES.items():
        # The widget follows the setting, because reading a file or deleting the data changes it too.
        chosen = synced(f"setting-{name}", getattr(known.settings, name), partial(_set, name))
        label = words()(_RANGES[name], least=values[0], most=values[-1])
        st.number_input(label, values[0], values[-1], **chosen)


def _set(name: str, value: int) -> None:
    log().set_setting(profile(), name, str(value))
    session().logged.progress = None


def _export() -> None:
    st.markdown(escape_markdown(words()("progress-export-about")))
    # The file is written on demand, outside any run of the page, without access to the profile.
    who = profile()
    st.download_button(
        words()("progress-export"), lambda: _archive(who), _FILE, "application/json", key="export", on_click="ignore"
    )


def _archive(who: str) -> str:
    # The log keeps a deleted setting as an empty value, which the file does not need.
    settings = {name: value for name, value in log().settings(who).items() if value}
    return write_archive(log().attempts(who), settings, now(), log().events(who))


def _import() -> None:
    file = st.file_uploader(
        words()("progress-import"), type="json", key=_CHOSEN, max_upload_size=MOST_ARCHIVE_BYTES // 2**20
    )
    st.button(words()("progress-import-button"), key="import", disabled=file is None, on_click=_read)


def _read() -> None:
    """Import the uploaded file, and say what was added."""
    file = value_of(_CHOSEN)
    if file is None:
        return
    try:
        told = _added(file.getvalue())
    except ArchiveError as error:
        post(_YOURS, False, words().given(error.message, error.values))
    except LogError as error:
        # The log may have kept a part of the file before it failed.
        read_again()
        post(_YOURS, False, f"{words().given(error.message, error.values)} {words()('progress-import-again')}")
    else:
        read_again()
        post(_YOURS, True, told)


def _added(data: bytes) -> str:
    """Import a file and return the message for the learner; settings deleted here are set again.

    Raises ArchiveError if the file cannot be read, LogError if the log fails.
    """
    who = profile()
    found = read_archive(data, who)
    before = log().settings(who)
    kept = {name: value for name, value in before.items() if value}
    fitting = fitting_settings({setting.name: setting.value for setting in found.settings if setting.value}, kept)
    settings = [Setting(who, name, value) for name, value in fitting.settings.items()]
    added = merge(log(), found._replace(settings=tuple(settings)))
    for one in settings:
        # `merge` leaves a deleted setting empty, so it is set here. The others are left to `merge`, which keeps what
        # another tab has just set.
        if before.get(one.name) == "":
            log().set_setting(who, one.name, one.value)
    told = []
    if found.attempts or not settings:
        told.append(words()("progress-imported", new=added.new, known=added.known))
    if settings:
        told.append(words()("progress-import-more", number=len(settings)))
    if fitting.left:
        limits = {"houses": variants.MOST_HOUSES, "records": records.MOST_OWN, "drafts": MOST_DRAFTS}
        told.append(words()("progress-import-left", number=fitting.left, **limits))
    if fitting.favourites_left:
        told.append(words()("progress-import-favourites", number=fitting.favourites_left, most=MOST_FAVOURITES))
    return " ".join(told)


def _delete() -> None:
    st.markdown(escape_markdown(words()("progress-delete-about")))
    sure = st.checkbox(words()("progress-delete-sure"), key=_SURE)
    st.button(words()("progress-delete"), key="delete", disabled=not sure, on_click=_forget_all)


def _forget_all() -> None:
    show(_SURE, False)
    try:
        log().delete(profile())
    except LogError as error:
        post(_YOURS, False, words().given(error.message, error.values))
        return
    read_again()
    session().exercises.states.clear()
    post(_YOURS, True, words()("progress-deleted"))
