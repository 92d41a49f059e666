"""The game at the end of a path: the learner plays against a simple bot, with open hints, to the end of the pack.

The plays are kept in the address, so that a reload continues the game.
"""

from typing import Protocol
from zlib import crc32

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text, escape_markdown, markdown
from tutor.app.board.film import film
from tutor.app.board.zwickern.rounds import RoundPlay, last_round, mark_new, round_frames
from tutor.app.board.zwickern.table import ended_data, exercise_data
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.layout import after_film, parts_with_table
from tutor.app.exercise.one_play import line_on_branch, show_board
from tutor.app.exercise.result import result_line, result_table
from tutor.app.visitor.address import put_detail
from tutor.app.visitor.builds import build_to_name
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import session
from tutor.bots.deals import dice_of
from tutor.bots.players import Style, chooser
from tutor.catalogue.branches import Branch, branch, played_lines
from tutor.catalogue.paths import LEARNERS_SEAT, LastGame
from tutor.coach.zwickern.goals.possible import possible
from tutor.engine.zwickern import scores, seen_by, write_play
from tutor.engine.zwickern.hand.scoring import winner
from tutor.text import Line

_KEY = "plays"
_PART = ";"
_LONGEST, _LONGEST_PLAY, _MOST = 2000, 80, 60
_STYLE = Style(capture=0.9, greed=0.5, build=0.2)
"""The bot's style: it nearly always captures and rarely builds, so that a beginner can follow."""


class DrawWays(Protocol):
    """A function that draws the ways on from a step."""

    def __call__(self, *, over: bool) -> None:
        """Draw the ways on; the next one is emphasized once the step is `over`."""


def last_game(end: LastGame, ways: DrawWays) -> None:
    """Draw the game in the address, continued with the learner's latest play."""
    found = _answered(end, _with_play(end, _played(end)))
    put_detail(_KEY, _PART.join(played_lines(found)) or None)
    parts = parts_with_table()
    with parts.text:
        draw_text(end.entry.title, "title", st.title)
        if not found.plays:
            draw_text(end.entry.text, "text")
    with parts.task, after_film("task"):
        st.markdown(f"**{escape_markdown(words()('path-game-over' if found.over else 'path-game-turn'))}**")
    with parts.table:
        _board(end, found)
    with parts.said:
        _say(end, found)
    with parts.ways, st.container(horizontal=True, key="one-row"):
        st.button(words()("path-game-again"), key="again", on_click=_again, disabled=not found.plays, width="stretch")
        ways(over=found.over)


def who_won(end: LastGame) -> Line | None:
    """Say who has won the game in the address; None if it is not over."""
    found = _in_address(end)
    return _result_line(found) if found is not None and found.over else None


def _played(end: LastGame) -> Branch:
    """Return the game in the address; report an impossible one, and begin again."""
    found = _in_address(end)
    if found is not None:
        return found
    st.info(escape_markdown(words()("path-game-refused")))
    session().learn.verdict = None
    return branch(end.game, end.kept)


def _in_address(end: LastGame) -> Branch | None:
    """Return the game in the address, None if it is impossible."""
    text = st.query_params.get(_KEY, "")
    lines = [line.strip() for line in text[:_LONGEST].split(_PART) if line.strip()]
    if len(text) > _LONGEST or len(lines) > _MOST or any(len(line) > _LONGEST_PLAY for line in lines):
        return None
    found = branch(end.game, end.kept, lines)
    return found if found.refused is None else None


def _with_play(end: LastGame, found: Branch) -> Branch:
    """Judge the latest play of the board; return the game with it if it is legal."""
    if found.position.turn != LEARNERS_SEAT:
        return found
    line = line_on_branch(session().learn, _epoch(end, found), found)
    return found if line is None else _after(end, found, line)


def _answered(end: LastGame, found: Branch) -> Branch:
    """Return the game after the bot's play, if it is the bot's turn."""
    while not found.over and found.position.turn != LEARNERS_SEAT:
        position = found.position
        # It sees only what its seat may see, and plays the same whenever the game is redrawn.
        seen = seen_by(position, position.turn).position
        play = chooser(_STYLE, dice_of(f"{end.game.id} {len(found.plays)}"))(seen)
        found = _after(end, found, write_play(position, play))
    return found


def _after(end: LastGame, found: Branch, line: str) -> Branch:
    return branch(end.game, end.kept, [*played_lines(found), line])


def _epoch(end: LastGame, found: Branch) -> str:
    # A checksum, because Back in the browser may lead to a different game with the same number of plays.
    return f"{end.game.id}#{len(found.plays)} {crc32(_PART.join(played_lines(found)).encode())}"


def _again() -> None:
    session().learn.verdict = None
    st.query_params.pop(_KEY, None)
    whole_page()


def _board(end: LastGame, found: Branch) -> None:
    """Draw the board to play on, or the last board of the game, with a film of the last round."""
    if found.over:
        data = ended_data(words(), found.end, finished=found.finished, you=LEARNERS_SEAT)
        # It is the same board as before the end.
        data["epoch"] = _epoch(end, found)
    else:
        data = exercise_data(words(), found.position, _epoch(end, found), interactive=True)
        mark_new(data, found.positions[_last_round(found).start], found.position)
    played, places = RoundPlay(found.positions, found.plays), _last_round(found)
    data["film"] = film(places.start, round_frames(words(), played, places, LEARNERS_SEAT, data), data)
    show_board(data, words()("path-game-over" if found.over else "path-game-turn"))


def _last_round(found: Branch) -> range:
    return last_round(RoundPlay(found.positions, found.plays), LEARNERS_SEAT)


def _say(end: LastGame, found: Branch) -> None:
    """Draw the fault of the last try and what is possible now, or the result at the end; then the plays so far."""
    verdict = session().learn.verdict
    if found.over:
        with after_film("result"):
            _result(end, found)
    else:
        if verdict is not None and not verdict.legal and verdict.position == found.position:
            feedback(verdict)
        seen = seen_by(found.position, LEARNERS_SEAT)
        build = build_to_name(seen, end.game.id, len(found.plays))
        with after_film("coach"):
            st.info(markdown(possible(found.position, build)))
    played = RoundPlay(found.positions, found.plays)
    lines = [played.line(place) for place in _last_round(found)]
    if lines:
        with after_film("round"):
            st.markdown("  \n".join(map(markdown, lines)))


def _result(end: LastGame, found: Branch) -> None:
    """Draw the score sheet, the winner, and what the learner can do now."""
    seats, result = found.position.seats, scores(found.end, majority=found.finished)
    points = [score.points for score in result]
    box = st.success if winner(points) == LEARNERS_SEAT else st.info
    box(f"**{markdown(_result_line(found))}**")
    result_table(seats, result)
    draw_text(end.entry.done, "done")


def _result_line(found: Branch) -> Line:
    result = scores(found.end, majority=found.finished)
    sides, points = [score.seats for score in result], [score.points for score in result]
    return result_line(found.position.seats, sides, points, LEARNERS_SEAT)
