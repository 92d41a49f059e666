"""What the review says of a game of tricks: of its worst actions, of each in Replay, and of the whole game."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import plain
from tutor.app.board.kits import said_action
from tutor.app.play.proofs import with_proof
from tutor.app.play.review.telling import ReviewTold
from tutor.app.tricks.own_games import OwnTrickGame
from tutor.app.visitor.attempts import tried
from tutor.app.visitor.page_address import COUSIN, LEARN_PAGE, trick_game_address
from tutor.catalogue.tricks_lessons import trick_step_id
from tutor.coach.tricks.game import TrickWay
from tutor.matches.proof import Told
from tutor.matches.tricks.match import TrickHand
from tutor.matches.tricks.review.found import TrickCause, TrickJudged, TrickReview
from tutor.matches.tricks.review.teaching import trick_step_for
from tutor.matches.tricks.review.words import TRICK_CAUSE_NAMES, said_of_action, said_of_trick_hand
from tutor.text import Line


def action_mark(review: TrickReview, judged: TrickJudged, hand: TrickHand) -> Told:
    """Return what a marked action has done, in one sentence that does not tell the better one, with its proof."""
    assert judged.cause is not None
    play = said_action(hand.positions[judged.ply], hand.lines[judged.ply])
    first = said_of_action(review, judged, hand, said_action)[0]
    cause = Line(TRICK_CAUSE_NAMES[judged.cause])
    return first._replace(line=Line("review-mark", {"number": judged.ply + 1, "play": play, "cause": cause}))


def _unmarked(judged: TrickJudged, hand: TrickHand) -> Line:
    play = said_action(hand.positions[judged.ply], hand.lines[judged.ply])
    return Line("review-taken-back", {"number": judged.ply + 1, "play": play})


def step_link(rules: TrickWay, cause: TrickCause) -> None:
    """Draw a link to the step that teaches to avoid a cause, the first that is not solved, if any teaches it."""
    found = trick_step_for(rules, cause, tuple(tried().solved))
    for lesson in library().tricks:
        for step in lesson.steps:
            if trick_step_id(lesson, step) == found:
                label = words()("review-learn", title=step.entry.title)
                where = {COUSIN: lesson.id.rpartition("/")[2], "step": step.entry.slug}
                st.page_link(LEARN_PAGE, label=plain(label), query_params=where)


def _teach(hand: TrickHand, cause: TrickCause) -> None:
    step_link(hand.position.rules, cause)


def _nothing(_: TrickHand, __: int) -> None:
    """No puzzle is made of an action of tricks."""


def _whole(review: TrickReview, _: TrickHand) -> tuple[Told, ...]:
    return said_of_trick_hand(review)


OF_TRICKS = ReviewTold(action_mark, _unmarked, _whole, trick_game_address, _teach, _nothing, lambda: None)
"""How the review of a game of tricks is told."""


def all_told(game: OwnTrickGame, judged: TrickJudged) -> None:
    """Draw all that the review says of an action, with the better one."""
    assert game.review is not None
    lines = said_of_action(game.review, judged, game.hand, said_action)
    st.markdown("  \n".join(map(with_proof, lines)))
