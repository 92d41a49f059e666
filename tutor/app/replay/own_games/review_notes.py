"""What the review says of a play in a game of the learner's own, and the way to try a mistake again."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.play.proofs import with_proof
from tutor.app.play.review.telling import mark_told, teaching_link, told_if_uncounted
from tutor.app.replay.own_games.played_games import played_game
from tutor.app.replay.place import Place, go_to_play
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.state import visit
from tutor.matches.match import Hand
from tutor.matches.review.found import Judged, Review
from tutor.matches.review.words import said_of_hand, said_of_play


def review_notes(place: Place) -> None:
    """Draw what the review says of the play shown, if it is one of the person under review."""
    game = played_game(place.record.id)
    if game is None or game.review is None:
        return
    judged = next((one for one in game.review.plays if one.ply == place.ply - 1), None)
    if judged is not None:
        _of_play(place, game.review, judged, game.match.hands[game.number])


def _of_play(place: Place, review: Review, judged: Judged, hand: Hand) -> None:
    if judged.sign is None:
        st.markdown("  \n".join(map(with_proof, said_of_play(review, judged, hand))))
        return
    st.markdown(f"**{plain(str(judged.sign))}** {with_proof(mark_told(review, judged, hand))}")
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.button(words()("review-try"), key="try-again", on_click=partial(try_again, place), shortcut="A")
        if judged.cause is not None:
            teaching_link(judged.cause)
    # Closed at first, since the learner may want to find it.
    with st.expander(words()("review-what-was-better")):
        better_told(review, judged, hand)


def better_told(review: Review, judged: Judged, hand: Hand) -> None:
    """Draw all that the review says of a marked play, with the better one."""
    st.markdown("  \n".join(map(with_proof, said_of_play(review, judged, hand))))


def try_again(place: Place, ply: int | None = None) -> None:
    """In a callback: go to the table before a play, to try another one there."""
    visit().replay.again = None
    go_to_play(place, ply=ply, way=Mode.AGAIN)


def game_notes(place: Place) -> None:
    """Draw what the review says of the whole game."""
    game = played_game(place.record.id)
    if game is not None and game.review is not None:
        told_if_uncounted(game.id, game.number)
        lines = said_of_hand(game.review, game.match.hands[game.number])
        st.markdown("  \n".join(map(with_proof, lines)))
