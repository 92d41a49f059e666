"""The learner's own game records: read from a file or text, kept, deleted; and files and puzzles of any record."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.processes import at_once_or_long
from tutor.app.base.session import show, value_of
from tutor.app.paper.annotated_game import annotated_game
from tutor.app.replay.place import REPLAY_KEYS, Place
from tutor.app.replay.records import (
    Dropped,
    TooManyError,
    broken_records,
    drop_record,
    keep_record,
    own_records,
    restore_record,
)
from tutor.app.visitor.address import go_to_all
from tutor.app.visitor.messages import is_used, post, show_faults, show_messages
from tutor.app.visitor.own_puzzles import keep_puzzles, own_puzzles
from tutor.app.visitor.variants import variants
from tutor.catalogue.library import prove_record
from tutor.catalogue.score_sheet import record_sheet
from tutor.coach.zwickern.words.seats import game_title
from tutor.content.files.saving import schema_line
from tutor.content.files.writing import record_text
from tutor.content.yaml.source import ContentError, Fault
from tutor.lab.of_game import puzzles_from_game
from tutor.trainer.attempts import FieldError
from tutor.trainer.settings import LONGEST_VALUE

_RECORDS, RECORDS_KEPT = "records", "records kept"
_FILE, _TEXT = "record-file", "record-text"


def exports(place: Place) -> None:
    """Draw the buttons that save the record as YAML, as a score sheet, and as pages to print."""
    record = place.record
    name = record.id.rpartition("/")[2]
    with st.container(horizontal=True, gap="small"):
        st.download_button(
            words()("records-save"),
            lambda: schema_line("game") + record_text(record.entry),
            f"{name}.yaml",
            "application/yaml",
            key="record-yaml",
            on_click="ignore",
        )
        # Sheet and pages are written outside any run of the page, where the visitor's language cannot be looked up.
        told = words()
        st.download_button(
            words()("records-sheet"),
            lambda: record_sheet(told, record),
            f"{name}.txt",
            "text/plain",
            key="record-sheet",
            on_click="ignore",
        )
        rules = variants()
        st.download_button(
            words()("records-paper"),
            lambda: annotated_game(told, record, rules),
            f"{name}.html",
            "text/html",
            key="record-paper",
            on_click="ignore",
        )
        st.button(words()("records-puzzles"), key="record-puzzles", on_click=partial(_make_puzzles, place))


def _make_puzzles(place: Place) -> None:
    """In a callback: keep the puzzles that the game makes among the learner's own."""
    made = at_once_or_long(puzzles_from_game, [ply.position for ply in place.record.plies])
    before = {puzzle.id for puzzle in own_puzzles()}
    keep_puzzles(made)
    title = game_title(words(), place.record.entry)
    new = len({puzzle.id for puzzle in own_puzzles()} - before)
    if new:
        post(RECORDS_KEPT, True, words()("records-puzzles-made", number=new, title=title))
    else:
        post(RECORDS_KEPT, False, words()("records-puzzles-known" if made else "records-puzzles-none", title=title))


def records(place: Place | None) -> None:
    """Draw the box that reads a record from a file or text, and deletes the one shown if it is the learner's own."""
    broken = broken_records()
    with st.expander(words()("records-title"), expanded=is_used(_RECORDS) or bool(broken)):
        show_messages(_RECORDS)
        st.markdown(escape_markdown(words()("records-about")))
        limit = LONGEST_VALUE // 1000
        st.file_uploader(words()("records-file", limit=limit), type=["yaml", "yml"], key=_FILE, max_upload_size=1)
        st.text_area(words()("records-text", limit=limit), key=_TEXT, height=160, max_chars=LONGEST_VALUE)
        st.button(words()("records-read"), key="record-read", on_click=_read)
        for number, (name, faults) in enumerate(broken.items()):
            _broken(number, name, faults)
        if place is not None and place.record.id in own_records():
            label = words()("records-drop", title=game_title(words(), place.record.entry))
            # It closes once the record is gone, so that a second press does not meet the next one.
            with st.popover(escape_markdown(label), key=f"drop of {place.record.id}"):
                st.markdown(escape_markdown(words()("records-drop-about")))
                st.button(words()("records-drop-sure"), key="record-drop", on_click=partial(_drop_shown, place))


def _broken(number: int, name: str, faults: Sequence[Fault]) -> None:
    """Draw the faults of the learner's own record that is no longer valid, with buttons to correct and to delete it."""
    title = name.partition("/")[2]
    st.error(escape_markdown(words()("records-broken", name=title)))
    show_faults(f"own-record-{number}", map(str, faults))
    with st.container(horizontal=True, gap="small"):
        correct, drop = words()("records-correct", title=title), words()("records-drop", title=title)
        st.button(escape_markdown(correct), key=f"correct {name}", on_click=_correct, args=(name,))
        st.button(escape_markdown(drop), key=f"drop {name}", on_click=_drop, args=(name, title))


def _correct(name: str) -> None:
    """Put the text of a kept record into the text field."""
    show(_TEXT, own_records().get(name, ""))
    post(_RECORDS, True, words()("records-to-correct", title=name.partition("/")[2]))


def _read() -> None:
    """Read the chosen file or the pasted text."""
    file, text = value_of(_FILE), value_of(_TEXT, "")
    if file is not None:
        _prove(file.name, file.getvalue())
    elif text.strip():
        _prove(words()("records-text-name"), text.encode())
    else:
        post(_RECORDS, False, words()("records-nothing", limit=LONGEST_VALUE // 1000))


def _prove(name: str, data: bytes) -> None:
    """Prove a record, keep it and go to it; if it is not valid, report every fault with its place."""
    if len(data) > LONGEST_VALUE:
        post(_RECORDS, False, words()("records-too-long", limit=LONGEST_VALUE))
        return
    try:
        record = prove_record(name, data, variants())
    except ContentError as error:
        post(_RECORDS, False, words()("records-wrong", number=len(error.faults)), map(str, error.faults))
        return
    keep_and_open(record.entry.title or name, data.decode(), "0")


def keep_and_open(title: str, text: str, ply: str) -> None:
    """Keep a proven record among the learner's own and go to a play of it, or say why it cannot be kept."""
    try:
        name = keep_record(title, text)
    except TooManyError:
        post(_RECORDS, False, words()("records-too-many"))
    except FieldError:
        post(_RECORDS, False, words()("records-too-long", limit=LONGEST_VALUE))
    else:
        post(RECORDS_KEPT, True, words()("records-kept", title=title))
        go_to_all({"game": name, "ply": ply}, REPLAY_KEYS)


def _drop_shown(place: Place) -> None:
    """Delete the record that is shown; of two presses the second is too late."""
    if place.record.id in own_records():
        _drop(place.record.id, game_title(words(), place.record.entry))
        go_to_all({}, REPLAY_KEYS)


def _drop(name: str, title: str) -> None:
    """Delete the learner's own record, and offer to restore it; of two presses the second is too late."""
    gone = drop_record(name)
    if not gone.text:
        return
    post(RECORDS_KEPT, True, words()("records-dropped", title=title), undo=partial(_restore, gone))


def _restore(gone: Dropped) -> None:
    """Keep a deleted record again, and go to it."""
    try:
        name = restore_record(gone)
    except TooManyError:
        post(RECORDS_KEPT, False, words()("records-too-many"))
    else:
        go_to_all({"game": name}, REPLAY_KEYS)
