"""The learner's own game records: read from a file or from text, kept, thrown away; and any record as a file."""

from functools import partial

import streamlit as st

from tutor.app.address import go_to_all
from tutor.app.house import variants
from tutor.app.replay_place import KEYS, Place
from tutor.app.shared import plain, words
from tutor.app.state import visit
from tutor.app.studies import TooManyError, broken_records, drop_record, keep_record, own_records
from tutor.check.library import prove_record
from tutor.check.sheet import score_sheet
from tutor.content.source import ContentError
from tutor.content.writing import game_text
from tutor.trainer.attempts import FieldError
from tutor.trainer.settings import LONGEST_VALUE

_TEXT = "record-text"
_MOST_SHOWN = 20


def exports(place: Place) -> None:
    """The record as YAML and as a score sheet."""
    game = place.game
    name = game.id.rpartition("/")[2]
    with st.container(horizontal=True, gap="small"):
        st.download_button(
            words()("records-save"),
            lambda: game_text(game.entry),
            f"{name}.yaml",
            "application/yaml",
            key="record-yaml",
            on_click="ignore",
        )
        told = words()
        st.download_button(
            words()("records-sheet"),
            lambda: score_sheet(told, game),
            f"{name}.txt",
            "text/plain",
            key="record-sheet",
            on_click="ignore",
        )


def records(place: Place | None) -> None:
    """A record to be read from a file or a text; the learner's own can be thrown away."""
    with st.expander(words()("records-title"), expanded=bool(visit().told)):
        for good, text in visit().told:
            (st.success if good else st.error)(plain(text))
        visit().told.clear()
        st.markdown(plain(words()("records-about")))
        file = st.file_uploader(words()("records-file"), type=["yaml", "yml"], key="record-file")
        text = st.text_area(words()("records-text"), key=_TEXT, height=160, max_chars=LONGEST_VALUE)
        if st.button(words()("records-read"), key="record-read"):
            if file is not None:
                _read(file.name, file.getvalue())
            elif text.strip():
                _read(words()("records-text-name"), text.encode())
            else:
                st.info(plain(words()("records-nothing")))
        for name, faults in broken_records().items():
            st.error(plain(words()("records-broken", name=name.partition("/")[2])))
            st.code("\n".join(map(str, faults[:_MOST_SHOWN])), language=None, wrap_lines=True)
            label = words()("records-drop", title=name.partition("/")[2])
            st.button(plain(label), key=f"drop {name}", on_click=drop_record, args=(name,))
        if place is not None and place.game.id in own_records():
            label = words()("records-drop", title=place.game.title)
            st.button(plain(label), key="record-drop", on_click=partial(_drop, place))


def _read(name: str, data: bytes) -> None:
    """Prove a record and go to it; where it does not hold, every problem with its place."""
    if len(data) > LONGEST_VALUE:
        st.error(plain(words()("records-too-long", limit=LONGEST_VALUE)))
        return
    try:
        game = prove_record(name, data, variants())
        text = data.decode()
    except ContentError as error:
        st.error(plain(words()("records-wrong", number=len(error.faults))))
        st.code("\n".join(map(str, error.faults[:_MOST_SHOWN])), language=None, wrap_lines=True)
        return
    try:
        kept = keep_record(game.title if game.entry.title else name, text)
    except TooManyError:
        st.error(plain(words()("records-too-many")))
        return
    except FieldError:
        st.error(plain(words()("records-too-long", limit=LONGEST_VALUE)))
        return
    visit().told.append((True, words()("records-kept", title=game.title)))
    go_to_all({"game": kept, "ply": "0"}, KEYS)
    st.rerun()


def _drop(place: Place) -> None:
    drop_record(place.game.id)
    visit().told.append((True, words()("records-dropped", title=place.game.title)))
    go_to_all({}, KEYS)
