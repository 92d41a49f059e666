"""The table at which a match of another game is played: the board, and what is said beside it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import streamlit as st

from tutor.app.base.i18n import with_stop, words
from tutor.app.base.markdown import told
from tutor.app.board.film import SeenPlay, film
from tutor.app.board.kits import BUTTONS
from tutor.app.board.protocol import BoardData, Frame
from tutor.app.board.tricks.buttons import answered_action
from tutor.app.board.tricks.film import action_frames, position_data, seen_line, seen_plays
from tutor.app.exercise.layout import after_film
from tutor.app.exercise.one_play import cue, new_answer
from tutor.app.play.any_game.at_table import (
    again_button,
    frame_of_match,
    heard_on_board,
    match_epoch,
    paced,
    table_drawn,
    take_back_button,
    you_at,
)
from tutor.app.play.any_game.game_end import GameEnd, game_end
from tutor.app.play.any_game.held_back import anyway_button, held_now, hold_back, say_held
from tutor.app.play.preferences import trick_preferences
from tutor.app.play.review.ahead import play_and_measure
from tutor.app.play.review.telling import OF_TRICKS, what_it_showed
from tutor.app.play.running import TrickRunning, find_tricks, table_now
from tutor.app.play.tricks.accounts import account_sheet, accounts_before
from tutor.app.play.tricks.door import begin_another, trick_match_title
from tutor.app.play.tricks.hand_end import trick_hand_end
from tutor.app.visitor.state import HeldPlay, RefusedAction, visit
from tutor.coach.tricks.actions import judge_action, verdict_line
from tutor.coach.tricks.game import TrickPosition
from tutor.coach.tricks.results import trick_lines
from tutor.content.tricks.goals import DoGoal
from tutor.matches.proof import Proof, Told

_LEGAL = DoGoal(kind="do", what="allowed", answer=())


def trick_table(match: str) -> None:
    """Draw the match with an id from the address, or say that there is none."""
    frame_of_match(match, find_tricks, _hear, _table)


def _hear(running: TrickRunning) -> bool:
    """Take what was just done on the board, and tell whether there is anything; what is not legal is told instead."""
    hand, you, page = running.hand, you_at(running), visit().play
    answer = new_answer(_epoch(running))
    if answer is None or hand.turn != you:
        return False
    # What others hold takes no part in what is said.
    game, position = hand.game, hand.game.game.seen_by(hand.position, you)
    action = answered_action(game, position, BUTTONS[game.game.name](position), answer)
    if action is None:
        return False
    verdict = judge_action(game, position, action, _LEGAL)
    page.refused = None if verdict.legal else RefusedAction(table_now(running), verdict)
    if not verdict.legal:
        return False
    line = game.game.write_action(position, action)
    if verdict.offence is not None and held_now(running) is None and trick_preferences().teach:
        hold_back(running, line, Told(game.offence_line(position, verdict.offence), Proof.PROVEN))
    else:
        page.held = None
        play_and_measure(running, line)
    return True


def _seen(running: TrickRunning) -> list[SeenPlay]:
    hand = running.hand
    return seen_plays(hand.game, hand.positions, hand.plays, you_at(running))


def _epoch(running: TrickRunning) -> str:
    # The number of all actions would tell of those that nobody else may know of.
    return match_epoch(running, len(_seen(running)))


def _table(running: TrickRunning) -> None:
    hand = running.hand
    answered = partial(heard_on_board, str(running.id), find_tricks, _hear)
    parts = table_drawn(running, trick_match_title(running), _data(running), answered)
    if hand.over:
        game_end(running, parts, _END)
        return
    with parts.said:
        _said_of_try(running)
        _round_told(running)
    with parts.ways, st.container(horizontal=True, key="play-row"):
        take_back_button(running, you_at(running), find_tricks)
        anyway_button(running, find_tricks, _play_anyway)


def _play_anyway(running: TrickRunning, held_back: HeldPlay) -> None:
    play_and_measure(running, held_back.line)


def _data(running: TrickRunning) -> BoardData:
    """Return the board, with the film of the last round."""
    hand, you, page = running.hand, you_at(running), visit().play
    name = hand.game.game.name
    offered = BUTTONS[name](hand.position) if hand.turn == you else []
    position = _counted(running, hand.position)
    data = position_data(words(), hand.game, position, you, _epoch(running), offered)
    seen = _seen(running)
    start, frames = _last_round(seen, you), list[Frame]()
    for ply, one in enumerate(seen[start:], start + 1):
        shown = one._replace(before=_counted(running, one.before), after=_counted(running, one.after))
        frames += action_frames(words(), hand.game, shown, you, ply)
    data["film"] = paced(film(start, frames, data), trick_preferences().pace)
    if page.refused is not None and page.refused.where == table_now(running):
        data["cue"] = cue(right=False)
    return data


def _counted(running: TrickRunning, position: TrickPosition) -> TrickPosition:
    """Return a position with the accounts of the whole match, which make nothing with the pot."""
    before: Any = position
    both = zip(accounts_before(running), position.accounts, strict=True)
    found: TrickPosition = replace(before, accounts=tuple(map(sum, both)))
    return found


def _last_round(seen: Sequence[SeenPlay], you: int) -> int:
    """Return the place of the last action of a seat, 0 if it has done nothing."""
    return next((place for place in reversed(range(len(seen))) if seen[place].before.turn == you), 0)


def _said_of_try(running: TrickRunning) -> None:
    """Draw why the last try was not legal, or what a legal one costs that is held back."""
    refused, hand = visit().play.refused, running.hand
    if refused is not None and refused.where == table_now(running):
        position = hand.game.game.seen_by(hand.position, you_at(running))
        line = verdict_line(hand.game, position, refused.verdict)
        st.error(f"**{with_stop(words()('feedback-title-wrong'))}** {told(line)}")
    say_held(running)


def _round_told(running: TrickRunning) -> None:
    """Draw what was done since the person acted last, the tricks so far, everything in order, and the accounts."""
    hand, you, seen = running.hand, you_at(running), _seen(running)
    lines = [seen_line(hand.game, one) for one in seen[_last_round(seen, you) :]]
    if lines:
        with after_film("round"):
            st.markdown("  \n".join(map(told, lines)))
    again_button(running)
    tricks = trick_lines(hand.game.game.seen_by(hand.position, you))
    if tricks:
        with after_film("tricks"):
            st.markdown("\n".join(f"- {told(line)}" for line in tricks))
    if seen:
        with st.expander(words()("play-all-plays", number=len(seen))):
            numbered = [f"{place}. {told(seen_line(hand.game, one))}" for place, one in enumerate(seen, 1)]
            with after_film("moves"):
                st.markdown("  \n".join(numbered))
    account_sheet(running)


def _showed(running: TrickRunning, number: int) -> None:
    what_it_showed(running, number, OF_TRICKS)


_END = GameEnd(find_tricks, trick_hand_end, _round_told, _showed, trick_preferences, begin_another)
