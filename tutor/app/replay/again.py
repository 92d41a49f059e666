"""A mistake tried again: the table before the play, as seen from the learner's seat, and a verdict on another play."""

from collections.abc import Callable
from functools import partial
from math import inf
from typing import Any, NamedTuple

import streamlit as st

from tutor.app.base.i18n import with_stop, words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.processes import begin
from tutor.app.board.film import film
from tutor.app.board.kits import board_kit
from tutor.app.exercise.one_play import cue, new_answer, say_refused, show_board, tried_play
from tutor.app.play.review_work import FEW_WORLDS
from tutor.app.replay.open_cards import waited
from tutor.app.replay.own_games import better_told, review_words, try_again
from tutor.app.replay.place import ReplayParts, go_to_place
from tutor.app.visitor.session import PlayedGame, TriedAgain, session
from tutor.catalogue.records import Record
from tutor.coach.tricks.actions import ActionVerdict
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.matches.review.found import best_play
from tutor.matches.review.review import right_again
from tutor.matches.tricks.review.review import right_action


class _Game(NamedTuple):
    """What is done and said in a game when a play is tried again.

    `is_right` is called in a process of its own with the hand, the number of the play, the `best` one and the one
    tried. `texts` say what to do, and that a play is right, the same again, or wrong.
    """

    best: Callable[[Any, Any], Any]
    is_right: Callable[..., bool | None]
    texts: tuple[str, str, str, str]
    sounds: bool


def again_page(game: PlayedGame, ply: int, parts: ReplayParts) -> None:
    """Draw the table before a marked play, the verdict on the play tried there, and the ways on."""
    title = words()("again-title", number=ply)
    parts.told.title(escape_markdown(title), anchor=False)
    _hear(game, ply)
    with parts.table:
        _board(game, ply, title)
    with parts.steps:
        _ways(game, ply)
    with parts.notes:
        # It comes last, since what a play gives away takes time to work out.
        _say(game, ply)


def _of(game: PlayedGame) -> _Game:
    return _ZWICKERN if isinstance(game.record, Record) else _TRICKS


def _epoch(game: PlayedGame, ply: int) -> str:
    return f"{game.record.id}#again {ply}"


def _tried(game: PlayedGame, ply: int) -> TriedAgain:
    """Return what was tried at the play shown."""
    last = session().replay.again
    if last is None or (last.game, last.ply) != (game.record.id, ply):
        last = session().replay.again = TriedAgain(game.record.id, ply)
    return last


def _hear(game: PlayedGame, ply: int) -> None:
    """Take the play just made on the board, if there is a new one."""
    answer = new_answer(_epoch(game, ply))
    if answer is None:
        return
    tried = tried_play(game.hand.positions[ply - 1], answer)
    if tried is not None:
        session().replay.again = _tried(game, ply)._replace(verdict=tried.verdict, right=None, judged=False)


def _board(game: PlayedGame, ply: int, title: str) -> None:
    position, verdict = game.hand.positions[ply - 1], _tried(game, ply).verdict
    data = board_kit(position).seen_from(words(), position, position.turn, _epoch(game, ply), False)
    data["film"] = film(ply - 1, [], data)
    if _of(game).sounds and verdict is not None and not verdict.legal:
        data["cue"] = cue(right=False)
    show_board(data, title)


def _say(game: PlayedGame, ply: int) -> None:
    """Draw the verdict on the play tried; whether it is right is worked out now, if it is not known yet."""
    last, of_game = _tried(game, ply), _of(game)
    if last.verdict is None:
        st.markdown(escape_markdown(words()(of_game.texts[0])))
    elif not last.verdict.legal:
        say_refused(game.hand.positions[ply - 1], last.verdict)
    else:
        play = _made(last.verdict)
        if not last.judged:
            last = last._replace(right=_is_right(game, ply, play), judged=True)
            session().replay.again = last
        _say_judged(of_game, last.right, same=play == game.hand.plays[ply - 1])
    if last.shown:
        better_told(game, ply)
    else:
        st.button(words()("again-show"), key="again-show", on_click=partial(_show, last), shortcut="S")


def _made(verdict: Verdict | ActionVerdict) -> Any:
    return verdict.play if isinstance(verdict, Verdict) else verdict.action


def _say_judged(of_game: _Game, right: bool | None, *, same: bool) -> None:
    _, if_right, if_same, if_wrong = of_game.texts
    if right is None:
        st.info(escape_markdown(words()("review-too-large")))
    elif right:
        st.success(f"**{with_stop(words()('feedback-title-right'))}** {escape_markdown(words()(if_right))}")
    else:
        st.warning(escape_markdown(words()(if_same if same else if_wrong)))


def _is_right(game: PlayedGame, ply: int, play: Any) -> bool | None:
    hand, of_game, place = game.hand, _of(game), ply - 1
    if play == hand.plays[place]:
        # The review has measured it already.
        return False
    best = of_game.best(game.judged(ply), hand)
    job = begin(of_game.is_right, hand, place, best, play, seconds=inf)
    return of_game.is_right(hand, place, best, play, FEW_WORLDS) if job is None else waited(job, told=True)


def _show(last: TriedAgain) -> None:
    session().replay.again = last._replace(shown=True)


def _ways(game: PlayedGame, ply: int) -> None:
    marked = sorted(game.marked)
    after = [one for one in marked if one > ply] or [one for one in marked if one != ply]
    with st.container(horizontal=True):
        back = partial(go_to_place, review_words(game).address(game.id, game.number, ply, False))
        st.button(words()("try-back"), key="again-back", on_click=back, shortcut="B", width="stretch")
        st.button(
            words()("again-next"),
            key="again-next",
            on_click=partial(try_again, game, after[0] if after else ply),
            disabled=not after,
            shortcut="N",
            width="stretch",
        )


_ZWICKERN = _Game(
    best=best_play,
    is_right=right_again,
    texts=("again-about", "again-right", "again-same", "again-wrong"),
    sounds=False,
)


_TRICKS = _Game(
    best=lambda judged, _: judged.best,
    is_right=right_action,
    texts=("tricks-again-about", "tricks-review-good", "tricks-again-same", "tricks-again-wrong"),
    sounds=True,
)
