"""A board to try a rule on: every play gets a verdict; nothing is asked or logged."""

from typing import TYPE_CHECKING

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.one_play import epoch_of, new_play, show_board
from tutor.app.rules.selection import rules_address
from tutor.app.visitor.exercise_states import PlayState
from tutor.app.visitor.page_address import RULES_PAGE
from tutor.app.visitor.session import session, start_again
from tutor.app.visitor.variants import variant_title
from tutor.coach.zwickern.verdict.judge import judge
from tutor.engine.zwickern import Position, Reading

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator


def try_board(item_id: str, position: Position, table: "DeltaGenerator") -> None:
    """Draw the board into `table`, then the verdict on the last play and the buttons that lead on."""
    state = session().exercises.state(item_id, PlayState)
    epoch = epoch_of(item_id, state)
    play = new_play(epoch, position)
    if play is not None:
        state.verdict = judge(position, Reading(play))
    with table:
        show_board(exercise_data(words(), position, epoch, interactive=True))
    if state.verdict is None:
        st.info(escape_markdown(words()("rules-try-about")))
    else:
        feedback(state.verdict)
    with st.container(horizontal=True, vertical_alignment="center"):
        again = words()("learn-again")
        st.button(again, key="again", on_click=start_again, args=(item_id,), disabled=not state.begun, shortcut="A")
        where = rules_address(view="position", position=item_id)
        page_link(RULES_PAGE, label=escape_markdown(words()("rules-under-each")), query_params=where)


def about_position(position: Position) -> None:
    """Draw the variant of a position, and that it is the visitor's turn."""
    say = words()
    about = say("position-about", variant=variant_title(position.rules.name))
    st.markdown(f":small[{escape_markdown(about)}]")
