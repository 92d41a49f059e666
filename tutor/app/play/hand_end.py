"""The end of a game of Zwickern: who has won it, and the score."""

import streamlit as st

from tutor.app.base.words_and_content import told, words
from tutor.app.play.address import go_to_match
from tutor.app.play.any_game.at_table import you_at
from tutor.app.play.any_game.game_end import GameEnd
from tutor.app.play.preferences import chosen_rules, preferences
from tutor.app.play.review.telling import what_zwickern_showed
from tutor.app.play.running import Running, begin_match, find
from tutor.app.play.score_sheet import score_sheet
from tutor.app.play.seats import rules_title, seat_names, side_names, side_of_seat
from tutor.app.replay.result import result_table
from tutor.engine.zwickern.hand.scoring import winner
from tutor.text import Line


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
    st.success(f"**{told(_won(running, [score.points for score in scores], you))}**")
    if running.match.winner is not None:
        st.success(told(_won_match(running, you)))
    result_table(seat_names(running), scores)


def _won(running: Running, points: list[int], you: int | None) -> Line:
    """Return who has won the game: the side that is You, another one, or nobody."""
    first = winner(points)
    if first is None:
        return Line("play-drawn", {"points": max(points)})
    if first == you:
        return Line("play-won", {"points": points[first]})
    return Line("play-lost", {"side": side_names(running)[first], "points": points[first]})


def _won_match(running: Running, you: int | None) -> Line:
    first = running.match.winner
    assert first is not None
    points = running.match.totals[first]
    if first == you:
        return Line("play-match-won", {"points": points})
    return Line("play-match-lost", {"side": side_names(running)[first], "points": points})


def _new() -> None:
    settings = preferences()
    go_to_match(begin_match(settings, chosen_rules(settings)))


END_OF_ZWICKERN = GameEnd(find, _result, score_sheet, what_zwickern_showed, preferences, _new)
"""What is drawn at the end of a game of Zwickern."""
