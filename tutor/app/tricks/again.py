"""An action of an own game of tricks tried again: the table as seen from the learner's seat, and a verdict."""

from functools import partial
from math import inf

import streamlit as st

from tutor.app.base.i18n import with_stop, words
from tutor.app.base.markdown import plain, told
from tutor.app.base.processes import begin
from tutor.app.board.film import film
from tutor.app.board.kits import board_kit
from tutor.app.exercise.one_play import cue, new_answer, show_board
from tutor.app.play.review.working import FEW_WORLDS
from tutor.app.replay.layout import ReplayParts
from tutor.app.replay.open_cards import waited
from tutor.app.replay.place import go_to_place
from tutor.app.tricks.own_games import OwnTrickGame
from tutor.app.tricks.review_notes import all_told
from tutor.app.visitor.page_address import trick_game_address
from tutor.app.visitor.state import TriedAction, visit
from tutor.coach.tricks.actions import judge_action, verdict_line
from tutor.content.tricks.goals import DoGoal
from tutor.matches.tricks.review.review import right_action

_LEGAL = DoGoal(kind="do", what="allowed", answer=())


def again_on_tricks(game: OwnTrickGame, at: int, parts: ReplayParts) -> None:
    """Draw the table before a marked action, the verdict on what is tried there, and the ways on."""
    title = words()("again-title", number=at)
    parts.told.title(plain(title), anchor=False)
    _hear(game, at)
    with parts.table:
        _board(game, at, title)
    with parts.steps:
        _ways(game, at)
    with parts.notes:
        # It comes last, since what an action gives away takes time to work out.
        _said(game, at)


def try_action_again(game: OwnTrickGame, at: int) -> None:
    """In a callback: go to the table before an action, to try another one there."""
    visit().replay.tried_action = None
    go_to_place(trick_game_address(game.match, game.number, at, again=True))


def _epoch(game: OwnTrickGame, at: int) -> str:
    return f"{game.record.id}#again {at}"


def _tried(game: OwnTrickGame, at: int) -> TriedAction:
    """Return what was tried at the action shown."""
    last = visit().replay.tried_action
    if last is None or (last.game, last.at) != (game.record.id, at):
        last = visit().replay.tried_action = TriedAction(game.record.id, at)
    return last


def _hear(game: OwnTrickGame, at: int) -> None:
    """Take what was just done on the board, if anything new was."""
    kit, position, last = game.hand.game, game.hand.positions[at - 1], _tried(game, at)
    answer = new_answer(_epoch(game, at))
    if answer is None or position.turn is None:
        return
    # What others hold takes no part in what is said.
    seen = kit.game.seen_by(position, position.turn)
    action = board_kit(seen).answered(seen, answer)
    if action is not None:
        verdict = judge_action(kit, seen, action, _LEGAL)
        visit().replay.tried_action = last._replace(verdict=verdict, right=None)


def _board(game: OwnTrickGame, at: int, title: str) -> None:
    position, last = game.hand.positions[at - 1], _tried(game, at)
    assert position.turn is not None
    data = board_kit(position).seen_from(words(), position, position.turn, _epoch(game, at), False)
    data["film"] = film(at - 1, [], data)
    if last.verdict is not None and not last.verdict.legal:
        data["cue"] = cue(right=False)
    show_board(data, title)


def _said(game: OwnTrickGame, at: int) -> None:
    """Draw the verdict on what was tried; whether it is right is worked out now, if it is not known yet."""
    hand, last, judged = game.hand, _tried(game, at), game.judged(at)
    assert judged is not None
    if last.verdict is None:
        st.markdown(plain(words()("tricks-again-about")))
    elif not last.verdict.legal:
        line = verdict_line(hand.game, hand.positions[at - 1], last.verdict)
        st.error(f"**{with_stop(words()('feedback-title-wrong'))}** {told(line)}")
    elif last.verdict.action == hand.plays[at - 1]:
        st.warning(plain(words()("tricks-again-same")))
    else:
        if last.right is None:
            last = last._replace(right=_is_right(game, at, judged.best, last.verdict.action))
            visit().replay.tried_action = last
        if last.right:
            st.success(f"**{with_stop(words()('feedback-title-right'))}** {plain(words()('tricks-review-good'))}")
        else:
            st.warning(plain(words()("tricks-again-wrong")))
    if last.shown:
        all_told(game, judged)
    else:
        st.button(words()("again-show"), key="again-show", on_click=partial(_show, last), shortcut="S")


def _is_right(game: OwnTrickGame, at: int, best: str, action: object) -> bool | None:
    job = begin(right_action, game.hand, at - 1, best, action, seconds=inf)
    if job is None:
        return right_action(game.hand, at - 1, best, action, FEW_WORLDS)
    return waited(job, told=True)


def _show(last: TriedAction) -> None:
    visit().replay.tried_action = last._replace(shown=True)


def _ways(game: OwnTrickGame, at: int) -> None:
    marked = game.marked
    after = [one for one in marked if one > at] or [one for one in marked if one != at]
    with st.container(horizontal=True):
        back = partial(go_to_place, trick_game_address(game.match, game.number, at))
        st.button(words()("try-back"), key="again-back", on_click=back, shortcut="B", width="stretch")
        st.button(
            words()("again-next"),
            key="again-next",
            on_click=partial(try_action_again, game, after[0] if after else at),
            disabled=not after,
            shortcut="N",
            width="stretch",
        )
