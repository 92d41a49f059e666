"""The table at which a match is played: the board, what is said beside it, and the ways on."""

from functools import partial

from tutor.app.base.i18n import words
from tutor.app.board.film import film
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.film import deal_frame
from tutor.app.board.zwickern.rounds import RoundPlay, last_round, mark_new, round_frames
from tutor.app.board.zwickern.table import ended_data, exercise_data
from tutor.app.exercise.one_play import new_play, verdict_on
from tutor.app.play.any_game.at_table import frame_of_match, heard_on_board, match_epoch, paced, table_drawn, you_at
from tutor.app.play.any_game.game_end import game_end
from tutor.app.play.any_game.held_back import hold_back
from tutor.app.play.coach import look_for_warnings, warning_before
from tutor.app.play.cover import cover, is_covered
from tutor.app.play.hand_end import END_OF_ZWICKERN, match_title
from tutor.app.play.preferences import preferences
from tutor.app.play.review.ahead import play_and_measure
from tutor.app.play.running import Running, find, replies_ahead
from tutor.app.play.turn import turn
from tutor.app.visitor.state import visit
from tutor.engine.zwickern import seen_by, write_play


def table(match: str) -> None:
    """Draw the match of Zwickern with an id from the address, or say that there is none."""
    frame_of_match(match, find, _hear, _drawn)


def _drawn(running: Running) -> None:
    if is_covered(running):
        cover(running)
    else:
        _table(running)


def _hear(running: Running) -> bool:
    """Take the play just made on the board, and tell whether there is one; a play that is not legal is told instead."""
    position = running.hand.position
    if running.hand.over or is_covered(running):
        return False
    play = new_play(_epoch(running), position)
    if play is None:
        return False
    page = visit().play
    # What others hold takes no part in what is said.
    page.verdict = verdict_on(seen_by(position, position.turn).position, play)
    if page.verdict is None or not page.verdict.legal:
        return False
    page.verdict = None
    line = write_play(position, play)
    # The bots think while the coach looks at the play; where it is held back, nobody asks what they would have played.
    replied = replies_ahead(running, line)
    told, look = warning_before(running, play)
    if told is None:
        play_and_measure(running, line, replied, look)
    else:
        hold_back(running, line, told, look)
    return True


def _epoch(running: Running) -> str:
    return match_epoch(running, len(running.hand.plays))


def _table(running: Running) -> None:
    you = you_at(running)
    answered = partial(heard_on_board, str(running.id), find, _hear)
    parts = table_drawn(running, match_title(running), _data(running, you), answered)
    if running.hand.over:
        game_end(running, parts, END_OF_ZWICKERN)
    else:
        turn(running, parts, you)
        look_for_warnings(running)


def _data(running: Running, you: int) -> BoardData:
    """Return the board, with the film of the last round."""
    hand, opened = running.hand, running.match.started.open_hands
    played = RoundPlay(hand.positions, hand.plays)
    places = last_round(played, you, forced=running.match.started.forced)
    if hand.over:
        data = ended_data(words(), hand.end, finished=True, you=you, shared=running.match.started.shared)
        data["epoch"] = _epoch(running)
    else:
        data = exercise_data(words(), hand.position, _epoch(running), interactive=True, opened=opened, you=you)
        mark_new(data, hand.positions[places.start], hand.position)
    frames = round_frames(words(), played, places, you, data, opened=opened)
    if not places.start:
        # The hand begins with a deal.
        first = exercise_data(words(), hand.positions[0], "", interactive=False, opened=opened, you=you)
        frames.insert(0, deal_frame(words(), first, hand.positions[0], 0))
    data["film"] = paced(film(places.start, frames, data), preferences().pace)
    return data
