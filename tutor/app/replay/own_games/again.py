"""A mistake tried again: the table before the play, as seen from the learner's seat, and a verdict on another play."""

from functools import partial
from math import inf

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.base.processes import begin
from tutor.app.board.film import film
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.one_play import new_play, show_board, verdict_on
from tutor.app.play.review.working import FEW_WORLDS
from tutor.app.replay.layout import ReplayParts
from tutor.app.replay.open_cards import waited
from tutor.app.replay.own_games.played_games import marked_plays, played_game
from tutor.app.replay.own_games.review_notes import better_told, try_again
from tutor.app.replay.place import Place, go_to_play
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.state import PlayedGame, TriedAgain, visit
from tutor.engine.zwickern import Play, seen_by
from tutor.matches.review.found import Judged, best_play
from tutor.matches.review.review import right_again


def again_page(place: Place, parts: ReplayParts) -> None:
    """Draw the table before a marked play, the verdict on the play tried there, and the ways on."""
    game, judged = played_game(place.record.id), marked_plays(place.record)[place.ply]
    assert game is not None
    title = words()("again-title", number=place.ply)
    parts.told.title(plain(title), anchor=False)
    play = _heard(place, game, judged)
    with parts.table:
        _board(place, game, judged, title)
    with parts.steps:
        _ways(place)
    with parts.notes:
        # It comes last, since what a play gives away takes time to work out.
        _said(place, game, judged, play)


def _epoch(place: Place) -> str:
    return f"{place.record.id}#again {place.ply}"


def _tried(place: Place) -> TriedAgain:
    """Return what was tried at the play shown."""
    last = visit().replay.again
    if last is None or (last.game, last.ply) != (place.record.id, place.ply):
        last = visit().replay.again = TriedAgain(place.record.id, place.ply)
    return last


def _heard(place: Place, game: PlayedGame, judged: Judged) -> Play | None:
    """Take the play just made on the board; return it if it is legal and has still to be judged."""
    position = game.match.hands[game.number].positions[judged.ply]
    play = new_play(_epoch(place), position)
    if play is None:
        last = _tried(place)
        return last.verdict.play if last.verdict is not None and last.verdict.legal and not last.judged else None
    # What others hold takes no part in what is said.
    verdict = verdict_on(seen_by(position, position.turn).position, play)
    visit().replay.again = _tried(place)._replace(verdict=verdict, right=None, judged=False)
    return play if verdict is not None and verdict.legal else None


def _board(place: Place, game: PlayedGame, judged: Judged, title: str) -> None:
    position = game.match.hands[game.number].positions[judged.ply]
    data = exercise_data(words(), position, _epoch(place), interactive=True, you=position.turn)
    data["film"] = film(place.ply - 1, [], data)
    show_board(data, title)


def _said(place: Place, game: PlayedGame, judged: Judged, play: Play | None) -> None:
    """Draw the verdict on the play tried; whether it is right is worked out now, if it is not known yet."""
    hand, review = game.match.hands[game.number], game.review
    assert review is not None
    last = _tried(place)
    if play is not None:
        last = last._replace(right=_right(game, judged, play), judged=True)
        visit().replay.again = last
    if last.verdict is None:
        st.markdown(plain(words()("again-about")))
    elif not last.verdict.legal:
        feedback(last.verdict)
    elif last.judged:
        _verdict(last, played=hand.plays[judged.ply])
    if last.shown:
        better_told(review, judged, hand)
    else:
        st.button(words()("again-show"), key="again-show", on_click=partial(_show, last), shortcut="S")


def _verdict(last: TriedAgain, played: Play) -> None:
    assert last.verdict is not None
    if last.right is None:
        st.info(plain(words()("review-too-large")))
    elif last.right:
        st.success(f"**{words()('feedback-title-right')}.** {plain(words()('again-right'))}")
    elif last.verdict.play == played:
        st.warning(plain(words()("again-same")))
    else:
        st.warning(plain(words()("again-wrong")))


def _right(game: PlayedGame, judged: Judged, play: Play) -> bool | None:
    hand = game.match.hands[game.number]
    if play == hand.plays[judged.ply]:
        # The review has measured it already.
        return False
    best = best_play(judged, hand)
    job = begin(right_again, hand, judged.ply, best, play, seconds=inf)
    return right_again(hand, judged.ply, best, play, FEW_WORLDS) if job is None else waited(job, told=True)


def _show(last: TriedAgain) -> None:
    visit().replay.again = last._replace(shown=True)


def _ways(place: Place) -> None:
    marked = sorted(marked_plays(place.record))
    after = [ply for ply in marked if ply > place.ply] or [ply for ply in marked if ply != place.ply]
    with st.container(horizontal=True):
        back = partial(go_to_play, place, way=Mode.FOLLOW)
        st.button(words()("try-back"), key="again-back", on_click=back, shortcut="B", width="stretch")
        st.button(
            words()("again-next"),
            key="again-next",
            on_click=partial(try_again, place, after[0] if after else place.ply),
            disabled=not after,
            shortcut="N",
            width="stretch",
        )
