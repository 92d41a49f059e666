"""The result of an entered game, and the game as a record: saved as a file, or opened in Replay."""

from typing import Any

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.exercise.result import result_table
from tutor.app.replay.records import TooManyError, keep_record
from tutor.app.visitor.page_address import REPLAY_PAGE
from tutor.app.visitor.session import ReadGame
from tutor.app.workshop.game.game_text import record_file
from tutor.app.workshop.game.players import texts_of_game
from tutor.app.workshop.game.reading import read_game
from tutor.app.workshop.saving_draft import save_draft, with_schema_line
from tutor.catalogue.entered_game import stated_result
from tutor.catalogue.records import Record
from tutor.coach.zwickern.words.seats import game_title
from tutor.text.slugs import slug
from tutor.trainer.attempts import FieldError
from tutor.trainer.settings import LONGEST_VALUE


def saved_game(read: ReadGame) -> None:
    """Draw the result so far and the ways to save the game, or what it still lacks as a record."""
    if read.record is None:
        _not_yet(read)
        return
    record = read.record
    st.header(words()("replay-result" if record.finished else "workshop-game-so-far"))
    result_table(record.entry.seats, record.scores)
    texts_of_game(record.entry)
    text = finished_game(read.text, record)
    if st.button(words()("workshop-game-open"), key="open-game", type="primary"):
        _open(record, text)
    name = slug(record.entry.title or "game", "game")
    save_draft("game", words()("records-save"), text, _text_now, name, "lessons/games", first=False)
    if read.game is not None and len(record.plies) < len(read.game.plies):
        st.info(escape_markdown(words()("workshop-game-held", number=len(record.plies) + 1)))
    if record.entry.dealt is not None:
        st.markdown(f":small[{escape_markdown(words()('workshop-game-otherwise-told'))}]")


def finished_game(text: str, record: Record) -> str:
    """Return the text of a record's file, made from its draft."""
    result: dict[str, Any] = {side: one.model_dump() for side, one in stated_result(record).items()}
    return with_schema_line("game", record_file(text, record.entry, result))


def _text_now() -> str | None:
    """Return the text to save, read again because the click may have changed the draft; None if it is no record."""
    read = read_game()
    return None if read.record is None else finished_game(read.text, read.record)


def _open(record: Record, text: str) -> None:
    """Add the record to the visitor's own, and show it in Replay."""
    title = game_title(words(), record.entry)
    try:
        name = keep_record(title, text)
    except TooManyError:
        st.error(escape_markdown(words()("records-too-many")))
    except FieldError:
        st.error(escape_markdown(words()("records-too-long", limit=LONGEST_VALUE)))
    else:
        st.switch_page(REPLAY_PAGE, query_params={"game": name, "ply": "0"})


def _not_yet(read: ReadGame) -> None:
    st.warning(escape_markdown(words()("workshop-game-not-yet")))
    with in_english("faults-game"):
        st.code("\n".join(map(str, read.faults[:20])), language=None, wrap_lines=True)
