"""What is said of a game that is over: the worst plays in a sentence each, the points given away, and the ways on."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple
from uuid import UUID

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown, markdown, proof_chip
from tutor.app.base.page_link import page_link
from tutor.app.board.kits import said_action
from tutor.app.drafts.entrance import make_puzzle_of
from tutor.app.play.luck import draw_luck
from tutor.app.play.review_store import review_so_far, wait_for_rest, why_uncounted
from tutor.app.play.running import AnyRunning
from tutor.app.visitor.attempts import tried
from tutor.app.visitor.counted import link_to_numbers
from tutor.app.visitor.own_puzzles import own_puzzles
from tutor.app.visitor.page_address import (
    COUSIN,
    LEARN_PAGE,
    REPLAY_PAGE,
    game_address,
    step_address,
    trick_game_address,
)
from tutor.catalogue.exercises import step_id
from tutor.coach.zwickern.words.plays import your_play_line
from tutor.matches.match import Hand
from tutor.matches.proof import Told
from tutor.matches.review.counting import Uncounted
from tutor.matches.review.found import AnyReview, Cause, Judged, Other, Review, Sign
from tutor.matches.review.games import Reviewing
from tutor.matches.review.teaching import TEACHING, step_for
from tutor.matches.review.words import said_of_hand, said_of_play, why_line
from tutor.matches.tricks.match import TrickHand
from tutor.matches.tricks.review.found import TrickCause, TrickJudged, TrickReview
from tutor.matches.tricks.review.teaching import CLAIMS_BY_CAUSE, trick_step_for
from tutor.matches.tricks.review.words import TRICK_CAUSE_NAMES, said_of_action, said_of_trick_hand
from tutor.text import Family, Line, Value

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

PLAYS_TOLD = 3
"""The most plays that are named beside the result; Replay marks all."""

_UNCOUNTED = Family("review-uncounted-{}", Uncounted)


class ReviewTold(NamedTuple):
    """How a review of some game is put into words.

    `mark` says in one sentence what a marked play of a hand has done, without the better one, and `said` all that is
    said of a play; `unmarked` says that a mark was taken back. `whole` is what is said of the hand: first what was
    given away, then what a careful player won, if that is known; `bars` are the messages that name these two. `address`
    is that of a play in Replay, by its number, or with True that at which it is tried again. `teach` draws the link to
    a step that teaches to avoid what a play has done, `beside` and `below` what else leads on from a play, and from the
    whole.
    """

    mark: Callable[[Any, Any, Any], Told]
    said: Callable[[Any, Any, Any], Sequence[Told]]
    unmarked: Callable[[Any, Any], Line]
    whole: Callable[[Any, Any], Sequence[Told]]
    bars: tuple[str, str]
    address: Callable[[UUID, int, int, bool], dict[str, str]]
    teach: Callable[[Any, Any], None]
    beside: Callable[[Any, int], None]
    below: Callable[[], None]


def what_it_showed(running: AnyRunning, number: int, game: ReviewTold, luck: "DeltaGenerator | None") -> None:
    """Draw what a game that is over has shown so far, and draw the page again when there is more.

    The bars are drawn in `luck`; None where no game like it is reviewed here, though a file may bring a review of it.

    Call it last on a page, because it may take time.
    """
    st.markdown(f"**{escape_markdown(words()('review-title'))}**")
    showed = st.container()
    where = game.address(running.id, number, 0, False)
    page_link(REPLAY_PAGE, label=words()("review-to-replay"), query_params=where)
    told_if_uncounted(running.id, number)
    with showed:
        found = review_so_far(running, number)
        if found is not None:
            _marked(running, number, found, game)
    if found is not None and found.looked:
        with st.container() if luck is None else luck:
            _luck(found.review, running.match.hands[number], game)
        game.below()
    if wait_for_rest(running, number):
        st.rerun()


def told_if_uncounted(match: UUID, number: int) -> None:
    """Draw why a game counts in no one's figures, if so."""
    why = why_uncounted(match, number)
    if why is not None:
        st.markdown(escape_markdown(words()(_UNCOUNTED[why])))


def _marked(running: AnyRunning, number: int, found: Reviewing, game: ReviewTold) -> None:
    """Draw the worst plays, each with its proof, a way to try it again, and a step that teaches it."""
    hand, review = running.match.hands[number], found.review
    worst = sorted(review.marked, key=lambda one: one.points, reverse=True)
    if not worst and found.looked:
        st.markdown(escape_markdown(words()("review-nothing")))
    causes: set[Any] = set()
    for one in worst[:PLAYS_TOLD]:
        # By its name the style knows how bad the play is.
        with st.container(key=f"marked-{'little' if one.sign is Sign.INEXACT else 'much'}-{one.ply}"):
            st.markdown(f"**{escape_markdown(str(one.sign))}** {with_proof(game.mark(review, one, hand))}")
            if one.helped:
                # Else the marks would seem to be more than the sum of what was given away.
                st.markdown(f":small[{markdown(Line('review-helped'))}]")
            with st.container(horizontal=True, gap="small"):
                where = game.address(running.id, number, one.ply + 1, True)
                page_link(REPLAY_PAGE, label=words()("review-try"), query_params=where)
                if one.cause is not None and one.cause not in causes:
                    causes.add(one.cause)
                    game.teach(hand, one.cause)
                game.beside(hand, one.ply)
    if len(worst) > PLAYS_TOLD:
        st.markdown(escape_markdown(words()("review-more", number=len(worst) - PLAYS_TOLD)))
    for one in review.taken_back:
        st.markdown(markdown(game.unmarked(one, hand)))


def mark_told(review: Review, judged: Judged, hand: Hand) -> Told:
    """Return why a marked play gave points away, in one sentence that does not name the better play, with its proof."""
    first, reason = said_of_play(review, judged, hand)[0], judged.reasons[0]
    if isinstance(reason, Other):
        return first._replace(line=Line("review-mark-other", _move(judged, hand)))
    why = why_line(reason, hand.positions[judged.ply], hand.plays[judged.ply])
    return first._replace(line=Line("review-mark-why", {**_move(judged, hand), "why": why}))


def _unmarked(judged: Judged, hand: Hand) -> Line:
    return Line("review-taken-back", _move(judged, hand))


def _move(judged: Judged, hand: Hand) -> dict[str, Value]:
    """Return the number of a play and the play, as the messages on one play have them."""
    return {"number": judged.ply + 1, "play": your_play_line(hand.positions[judged.ply], hand.plays[judged.ply])}


def teaching_link(cause: Cause) -> None:
    """Draw a link to the step of the course that teaches to avoid a cause in Zwickern, the first not solved."""
    found = step_for(cause, tuple(tried().solved))
    step = library().steps.get(found)
    if step is not None:
        lesson = found.removeprefix("lessons/").partition("/")[0]
        label = words()("review-learn", title=step.entry.title)
        page_link(LEARN_PAGE, label=escape_markdown(label), query_params=step_address(lesson, step))


def _teach(hand: Hand, cause: Cause) -> None:
    """Draw a link to the step that teaches to avoid a cause, and one to what was counted about the advice."""
    teaching_link(cause)
    claim, position = TEACHING[cause].claim, hand.position
    if claim is not None:
        link_to_numbers(claim, position.rules, len(position.seats))


def _luck(review: AnyReview, hand: Hand | TrickHand, game: ReviewTold) -> None:
    """Draw the bars of a hand with their sentences, and below them what else is said of it."""
    *facts, last = game.whole(review, hand)
    shown = 1 if review.careful is None else 2
    draw_luck(review, hand.side_of_seat(review.seat), game.bars, map(with_proof, facts[:shown]))
    for fact in facts[shown:]:
        st.markdown(with_proof(fact))
    st.markdown(f":small[{markdown(last.line)}]")


def _make_puzzle(hand: Hand, ply: int) -> None:
    make_puzzle_of(hand.positions[ply], key=f"make-puzzle-{ply}")


def _puzzles() -> None:
    """Draw the way to the puzzles from the learner's games, this one's among them."""
    number = len(own_puzzles())
    if number:
        label = words()("review-puzzles", number=number)
        page_link("views/puzzles.py", label=escape_markdown(label), query_params={"pick": "own"})


OF_ZWICKERN = ReviewTold(
    mark_told,
    said_of_play,
    _unmarked,
    said_of_hand,
    ("luck-given", "luck-won"),
    game_address,
    _teach,
    _make_puzzle,
    _puzzles,
)


def action_mark(review: TrickReview, judged: TrickJudged, hand: TrickHand) -> Told:
    """Return what a marked action has done, in one sentence that does not reveal the better one, with its proof."""
    assert judged.cause is not None
    play = said_action(hand.positions[judged.ply], hand.lines[judged.ply])
    first = said_of_action(review, judged, hand, said_action)[0]
    cause = Line(TRICK_CAUSE_NAMES[judged.cause])
    return first._replace(line=Line("review-mark", {"number": judged.ply + 1, "play": play, "cause": cause}))


def _said_of_action(review: TrickReview, judged: TrickJudged, hand: TrickHand) -> Sequence[Told]:
    return said_of_action(review, judged, hand, said_action)


def _unmarked_action(judged: TrickJudged, hand: TrickHand) -> Line:
    play = said_action(hand.positions[judged.ply], hand.lines[judged.ply])
    return Line("review-taken-back", {"number": judged.ply + 1, "play": play})


def _teach_tricks(hand: TrickHand, cause: TrickCause) -> None:
    """Draw links to the first unsolved step that teaches to avoid a cause, and to what was counted about it, if any."""
    taught = trick_step_for(hand.position.rules, cause, tuple(tried().solved))
    for lesson in library().tricks:
        for step in lesson.steps:
            if step_id(lesson, step) == taught:
                label = words()("review-learn", title=step.entry.title)
                where = {COUSIN: lesson.id.rpartition("/")[2], "step": step.entry.slug}
                page_link(LEARN_PAGE, label=escape_markdown(label), query_params=where)
    claim, position = CLAIMS_BY_CAUSE.get(cause), hand.position
    if claim is not None:
        link_to_numbers(claim, position.rules, len(position.seats))


OF_TRICKS = ReviewTold(
    action_mark,
    _said_of_action,
    _unmarked_action,
    lambda review, _: said_of_trick_hand(review),
    ("luck-chips-given", "luck-chips-won"),
    trick_game_address,
    _teach_tricks,
    lambda *_: None,
    lambda: None,
)
"""The review of a game of tricks, of whose actions no puzzles are made."""


def with_proof(said: Told) -> str:
    """Return a sentence as Markdown, the word of its proof behind it as a chip."""
    return f"{markdown(said.line)} {proof_chip(said.proof, markdown(said.word))}"


def listed_with_proofs(found: Sequence[Told]) -> str:
    """Return sentences as a list in Markdown; those of one proof in a row have one chip, behind the last."""
    following = [*(after.word for _, after in pairwise(found)), None]
    return "\n".join(
        f"- {with_proof(one) if one.word != after else markdown(one.line)}"
        for one, after in zip(found, following, strict=True)
    )
