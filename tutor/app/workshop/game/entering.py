"""The Workshop's view for entering a game: first its cards, then its plays."""

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.drafts.kept import workshop_page
from tutor.app.exercise.feedback import feedback
from tutor.app.visitor.synced_widgets import synced
from tutor.app.workshop.game.annotating import annotations
from tutor.app.workshop.game.dealing import deal_bench, deal_layout, unknown_cards
from tutor.app.workshop.game.players import form_of_players
from tutor.app.workshop.game.playing import (
    choose_play,
    chosen_play,
    handle_play,
    playing_table,
    prompt_text,
    refused_play,
    type_play,
)
from tutor.app.workshop.game.reading import read_game, refusal
from tutor.app.workshop.game.saved_game import saved_game
from tutor.app.workshop.laying.table import handle_layout, layout_table
from tutor.app.workshop.yaml_text import numbered
from tutor.catalogue.entered_game import EnteredGame
from tutor.text import Line


def handle_game() -> None:
    """Handle an answer of the board, if there is a new one; in a browser its callback has already done so."""
    game = read_game().game
    if game is None or game.refused is not None:
        return
    if _laying(game):
        handle_layout(deal_layout(game))
    else:
        handle_play(game)


def game_view() -> None:
    """Draw the view."""
    read = read_game()
    game = read.game
    if game is None:
        st.error(escape_markdown(words()("workshop-mend-first")))
        with in_english("lines-to-mend"):
            st.html(numbered(read.text, read.faults))
        return
    if game.refused is not None:
        refused_play(game, refusal(game.refused, game))
        return
    _stages(game)
    with st.container(key="frame"), st.container(key="workshop"):
        with st.container(key="table"):
            if _laying(game):
                layout_table(deal_layout(game))
            else:
                playing_table(game)
        with st.container(key="bench"):
            if _laying(game):
                deal_bench(game, deal_layout(game))
                form_of_players(game)
            else:
                _plays(game)
                saved_game(read)


def _laying(game: EnteredGame) -> bool:
    """Tell whether cards are being laid out; play needs the cards of the table."""
    return workshop_page().laying or game.possible is None


def _stages(game: EnteredGame) -> None:
    stages = {
        True: escape_markdown(words()("workshop-game-deal")),
        False: escape_markdown(words()("workshop-game-play-on")),
    }
    st.segmented_control(
        words()("workshop-game-stage"),
        list(stages),
        format_func=stages.__getitem__,
        label_visibility="collapsed",
        required=True,
        **synced("entered stage", _laying(game), _lay_or_play, stages),
    )


def _lay_or_play(laying: bool) -> None:
    here = workshop_page()
    here.laying, here.verdict, here.refused = laying, None, None
    game = read_game().game
    if not laying and game is not None and game.possible is None:
        here.refused = Line("workshop-game-to-table", {"number": game.to_table})


def _plays(game: EnteredGame) -> None:
    verdict = workshop_page().verdict
    if verdict is not None:
        feedback(verdict, helping=False)
    elif chosen_play(game) is None:
        st.markdown(f"**{escape_markdown(prompt_text(game))}**")
    type_play(game)
    choose_play(game)
    number = chosen_play(game) or len(game.plies)
    if number:
        annotations(game, number)
    unknown_cards(game)
