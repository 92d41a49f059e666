"""The last deal of a game against the solver, from the learner's seat, and what each of its plays cost there.

The solver plays for all others, each of its plays proven best with all cards open. It begins at the person's first play
of the last deal that can be counted to the end in seconds.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.processes import begin
from tutor.app.base.session import value_of
from tutor.app.board.film import film
from tutor.app.board.kits import board_kit
from tutor.app.board.protocol import BoardData
from tutor.app.exercise.one_play import line_on_branch, say_refused, show_board
from tutor.app.play.seats import people_at
from tutor.app.replay.branch import joined_lines, tried_lines
from tutor.app.replay.open_cards import MOST_SECONDS, Settled, settled, waited
from tutor.app.replay.place import HANDS, Place, ReplayParts, go_to_play
from tutor.app.replay.solving import replies_to_seat
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.session import PlayedGame, session
from tutor.catalogue.branches import Branch, branch, played_lines
from tutor.coach.zwickern.words.plays import play_line, your_play_line
from tutor.engine.zwickern import Position
from tutor.matches.ending import is_of_individuals, last_own_plays, won_from
from tutor.text import Line, Signed, Value


class _Ending(NamedTuple):
    """The game with the seat of the person, the number of the play at which the ending begins, and its worth."""

    game: PlayedGame
    seat: int
    start: int
    known: Settled

    @property
    def position(self) -> Position:
        """The position at which the ending begins."""
        found: Position = self.game.hand.positions[self.start]
        return found

    @property
    def best(self) -> int:
        """What the best play brings from there."""
        return self.known.best[0].points


def ending_page(place: Place, game: PlayedGame, parts: ReplayParts) -> None:
    """Draw the board to play the ending on, what was possible in it, and what each play of the game cost."""
    parts.told.title(escape_markdown(words()("ending-title")), anchor=False)
    seat = game.match.started.people[0]
    with parts.notes:
        ending = _found(game, seat)
    if ending is None:
        with parts.table:
            show_board(board_kit(game.hand.end).over(words(), game.hand.end, seat, f"{place.record.id}#end", False), "")
        with parts.notes:
            st.info(escape_markdown(words()("ending-uncounted")))
            _back(place)
        return
    found = branch(place.record, ending.start, tried_lines())
    with parts.notes:
        if found.refused is not None:
            st.info(escape_markdown(words()("try-refused", play=found.refused[:80])))
        found = _replied(place, ending, _heard(place, ending, found))
    with parts.table:
        show_board(_board(ending, found), words()("play-over" if found.over else "play-turn"))
    with parts.notes:
        _said(ending, found)
        _ways(place, ending, found)
        _moves(game, seat)


def _found(game: PlayedGame, seat: int) -> _Ending | None:
    """Return the ending from the first play that can be counted to the end, None where none can."""
    for ply in last_own_plays(game.hand, seat):
        known = settled(game.hand.positions[ply], game.hand.plays[ply])
        if known is not None:
            return _Ending(game, seat, ply, known)
    return None


def _epoch(ending: _Ending, found: Branch) -> str:
    return f"{ending.game.record.id}#ending {ending.start} {len(found.plays)}"


def _heard(place: Place, ending: _Ending, found: Branch) -> Branch:
    """Take the play just made on the board, and return the branch with it if it is legal."""
    if found.position.turn != ending.seat:
        return found
    line = line_on_branch(session().replay, _epoch(ending, found), found)
    return found if line is None else _longer(place, found, [line])


def _longer(place: Place, found: Branch, more: Sequence[str]) -> Branch:
    lines = [*played_lines(found), *more]
    go_to_play(place, tried=joined_lines(lines))
    return branch(found.record, found.kept, lines)


def _replied(place: Place, ending: _Ending, found: Branch) -> Branch:
    """Return the branch with the replies of the solver, or as it is where these are not proven in time."""
    if found.over or found.position.turn == ending.seat:
        return found
    job = begin(replies_to_seat, found.position, ending.seat, MOST_SECONDS)
    lines = replies_to_seat(found.position, ending.seat, MOST_SECONDS) if job is None else waited(job, told=True)
    return found if lines is None else _longer(place, found, lines)


def _board(ending: _Ending, found: Branch) -> BoardData:
    """Return the board as the person sees it, with the film of what was played since the person's last choice."""
    kit, opened, epoch = board_kit(found.position), bool(value_of(HANDS, False)), _epoch(ending, found)
    noticed = list(kit.noticed(found.positions, found.plays, ending.seat))
    if found.over:
        data = kit.over(words(), found.end, ending.seat, epoch, False)
        noticed[-1] = noticed[-1]._replace(after=found.end)
    else:
        data = kit.seen_from(words(), found.position, ending.seat, epoch, opened)
    start = max((place for place, one in enumerate(noticed) if one.before.turn == ending.seat), default=0)
    data["people"] = people_at(ending.game.match.started)
    data["film"] = film(start, kit.frames(words(), noticed[start:], start, ending.seat, data, opened), data)
    return data


def _said(ending: _Ending, found: Branch) -> None:
    """Draw what was possible and what came of it in the game; at the end of the try what came of that."""
    hand, best = ending.game.hand, ending.best
    verdict = session().replay.verdict
    if verdict is not None and not verdict.legal and verdict.position == found.position:
        say_refused(found.position, verdict)
    alone = is_of_individuals(hand)
    if found.over:
        got = won_from(hand, ending.position, found.end)
        box, message = (st.success, "ending-best") if got >= best else (st.info, "ending-less")
        box(markdown(_counted(message, alone, {"got": got, "best": best})))
    elif found.position.turn != ending.seat:
        st.info(escape_markdown(words()("ending-stops")))
    elif not found.plays:
        st.markdown(escape_markdown(words()("ending-about")))
    values = {"best": best, "got": won_from(hand, ending.position, hand.end)}
    st.markdown(markdown(_counted("ending-possible", alone, values, {"number": ending.start + 1})))


_OWN = {
    "ending-best": "ending-best-own",
    "ending-less": "ending-less-own",
    "ending-possible": "ending-possible-own",
}
"""What is said where three or more play alone, of points in place of a balance."""


def _counted(message: str, alone: bool, points: dict[str, int], more: dict[str, Value] | None = None) -> Line:
    if alone:
        return Line(_OWN[message], {**points, **(more or {})})
    return Line(message, {**{name: Signed(number) for name, number in points.items()}, **(more or {})})


def _ways(place: Place, ending: _Ending, found: Branch) -> None:
    with st.container(horizontal=True, gap="small"):
        own = [number for number, one in enumerate(found.positions[:-1]) if one.turn == ending.seat]
        shorter = joined_lines(played_lines(found)[: own[-1]] if own else ())
        undo = partial(_go, place, Mode.ENDING, shorter)
        st.button(words()("try-undo"), key="ending-undo", on_click=undo, shortcut="U", disabled=not own)
        again = partial(_go, place, Mode.ENDING, "")
        st.button(words()("path-game-again"), key="ending-again", on_click=again, disabled=not own)
        _back(place)


def _back(place: Place) -> None:
    st.button(words()("try-back"), key="ending-back", on_click=partial(_go, place, Mode.FOLLOW, ""), shortcut="B")


def _go(place: Place, way: Mode, tried: str) -> None:
    session().replay.verdict = None
    go_to_play(place, way=way, tried=tried)


def _moves(game: PlayedGame, seat: int) -> None:
    """Draw what each play of the person in the last deal cost, once the box is opened: it names the best plays."""
    box = st.expander(words()("ending-moves"), key="ending-moves", on_change="rerun")
    if box.open:
        with box:
            for ply in last_own_plays(game.hand, seat):
                st.markdown("  \n".join(map(markdown, _of_move(game, ply))))


def _of_move(game: PlayedGame, ply: int) -> Iterator[Line]:
    position, play = game.hand.positions[ply], game.hand.plays[ply]
    known = settled(position, play)
    move: dict[str, Value] = {"number": ply + 1, "play": your_play_line(position, play)}
    if known is None or known.given is None:
        yield Line("ending-move-uncounted", move)
    elif known.given == 0:
        yield Line("ending-move-best", move)
    else:
        yield Line("ending-move-cost", {**move, "points": known.given})
        yield Line("review-better", {"play": play_line(position, known.best[0].play)})
