"""The end of a game of Zwickern: who has won it, and the score."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import told
from tutor.app.exercise.result import WON_MATCH, result_line, result_table, won_line
from tutor.app.play.any_game.at_table import you_at
from tutor.app.play.any_game.game_end import GameEnd
from tutor.app.play.preferences import chosen_rules, preferences
from tutor.app.play.review.telling import what_zwickern_showed
from tutor.app.play.running import Running, begin_match, find
from tutor.app.play.score_sheet import score_sheet
from tutor.app.play.seats import rules_title, seat_names, side_of_seat
from tutor.app.visitor.match_address import go_to_match
from tutor.engine.zwickern.hand.scoring import winner


def match_title(running: Running) -> str:
    """Return the title of the page: the rules, the number of the game, and the target."""
    match = running.match
    message = "play-title" if match.started.target is None else "play-title-to"
    return words()(message, variant=rules_title(running), number=len(match.hands), target=match.started.target or 0)


def _result(running: Running) -> None:
    """Draw the result of the game, and of the match if it is won."""
    scores = running.hand.scores
    # Everybody at a shared screen looks at the end, so nobody is You.
    you = None if running.match.started.shared else side_of_seat(running, you_at(running))
    names, sides, points = seat_names(running), running.match.sides, [score.points for score in scores]
    # Only what you have won, or a person at a shared screen, is praised.
    won, first = winner(points), running.match.winner
    box = st.success if won is not None and you in (None, won) else st.info
    box(f"**{told(result_line(names, sides, points, you))}**")
    if first is not None:
        box = st.success if you in (None, first) else st.info
        box(told(won_line(WON_MATCH, names, sides, running.match.totals, first, you)))
    result_table(names, scores)


def _new() -> None:
    settings = preferences()
    go_to_match(begin_match(settings, chosen_rules(settings)))


END_OF_ZWICKERN = GameEnd(find, _result, score_sheet, what_zwickern_showed, preferences, _new)
"""What is drawn at the end of a game of Zwickern."""
