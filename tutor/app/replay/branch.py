"""What if: the learner plays on for all seats, with open hands, from any play of a record."""

from collections.abc import Sequence
from functools import partial
from urllib.parse import quote, unquote
from zlib import crc32

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.film import film
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.film import play_frames
from tutor.app.board.zwickern.table import ended_data, exercise_data
from tutor.app.drafts.entrance import make_puzzle_of
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.one_play import line_on_branch, show_board
from tutor.app.exercise.result import result_table
from tutor.app.replay.open_cards import shows_costs, what_it_costs
from tutor.app.replay.own_records import keep_and_open
from tutor.app.replay.place import Place, ReplayParts, go_to_play
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.session import session
from tutor.catalogue.branches import Branch, branch, played_lines, record_entry
from tutor.coach.zwickern.words.plays import played_line
from tutor.coach.zwickern.words.seats import game_title
from tutor.content.files.writing import record_text
from tutor.engine.zwickern import Capture, Position, scores
from tutor.text import Line, Name

_PART = ";"
_LONGEST = 8000
_BARE = " +=*:,/'()"


def tried_lines() -> list[str]:
    """List the plays tried that the address names, each as text."""
    text = st.query_params.get("tried", "")[:_LONGEST]
    return [unquote(line).strip() for line in text.split(_PART) if line.strip()]


def joined_lines(lines: Sequence[str]) -> str:
    """Return plays joined for the address, quoted because the name of a seat may have the sign between them."""
    return _PART.join(quote(line, safe=_BARE) for line in lines)


def branch_page(place: Place, parts: ReplayParts) -> None:
    """Draw the board to play on, the plays tried, and the ways back."""
    found = branch(place.record, place.kept, tried_lines())
    if found.refused is not None:
        st.info(escape_markdown(words()("try-refused", play=found.refused[:80])))
        session().replay.verdict = None
    else:
        found = _heard(place, found)
    parts.told.title(escape_markdown(_headline(found)), anchor=False)
    with parts.table:
        _board(found)
    with parts.notes:
        _buttons(place, found)
        verdict = session().replay.verdict
        if verdict is not None:
            seat = Name(verdict.position.seats[verdict.position.turn])
            # What is said of a lay or a build names the seat by itself.
            if not verdict.legal or isinstance(verdict.play, Capture):
                message = "try-said" if verdict.legal else "try-illegal"
                st.markdown(f":small[{markdown(Line(message, {'seat': seat}))}]")
            feedback(verdict, seat=seat)
        # Of a Zwick nothing is said but that it is one.
        _course(found, told_above=verdict is not None and verdict.legal and not verdict.zwick)
        _save(place, found)
        if found.over:
            result_table(found.position.seats, scores(found.end, majority=found.finished))
        else:
            make_puzzle_of(found.position)
            if shows_costs():
                what_it_costs(found.position, None)


def _headline(found: Branch) -> str:
    if found.over:
        return words()("try-over" if found.finished else "try-deal-over")
    return Line("try-turn", {"seat": Name(found.position.seats[found.position.turn])}).said(words())


def _board(found: Branch) -> None:
    """Draw the board to play on, or at the end the last board; its film shows the play tried last."""
    number = found.kept + len(found.plays)
    if found.over:
        data = ended_data(words(), found.end, finished=found.finished)
        data["epoch"] = _epoch(found)
    else:
        data = _board_at(found.position, _epoch(found))
    if found.plays:
        # What the play before the last has left is known to the browser, which shows only what is new.
        position = found.positions[-2]
        frames = play_frames(words(), _board_at(position, ""), position, found.plays[-1], number)
        data["film"] = film(number - 1, frames, data)
    else:
        data["film"] = film(number, [], data)
    show_board(data, _headline(found))


def _board_at(position: Position, epoch: str) -> BoardData:
    return exercise_data(words(), position, epoch, interactive=True, opened=True, named=True)


def _epoch(found: Branch) -> str:
    # A checksum, because the plays themselves may be longer than the text that a board may send back.
    tried = crc32(joined_lines(played_lines(found)).encode())
    return f"{found.record.id}#try {found.kept} {len(found.plays)} {tried}"


def _heard(place: Place, found: Branch) -> Branch:
    """Judge the play that the board has just sent, keep the verdict, and return the branch, with the play if legal."""
    line = line_on_branch(session().replay, _epoch(found), found)
    if line is None:
        return found
    lines = [*played_lines(found), line]
    go_to_play(place, tried=joined_lines(lines))
    return branch(found.record, found.kept, lines)


def _buttons(place: Place, found: Branch) -> None:
    with st.container(horizontal=True, gap="small"):
        shorter = joined_lines(played_lines(found)[:-1])
        undo = partial(_move_on, place, Mode.TRY, shorter)
        st.button(words()("try-undo"), key="try-undo", on_click=undo, shortcut="U", disabled=not found.plays)
        back = partial(_move_on, place, Mode.FOLLOW, "")
        st.button(words()("try-back"), key="try-back", on_click=back, shortcut="B", type="primary")


def _move_on(place: Place, way: Mode, tried: str) -> None:
    session().replay.verdict = None
    go_to_play(place, way=way, tried=tried)


def _course(found: Branch, *, told_above: bool) -> None:
    """Draw the plays tried so far, numbered as in the record, without the last one where that is said above them."""
    plays = found.plays[:-1] if told_above else found.plays
    played = zip(found.positions, plays, strict=False)
    lines = [markdown(played_line(Name(position.seats[position.turn]), position, play)) for position, play in played]
    if lines:
        st.markdown("\n".join(f"{found.kept + number}. {line}" for number, line in enumerate(lines, 1)))


def _save(place: Place, found: Branch) -> None:
    """Draw the buttons that save the branch as a game record, as a file or among the learner's own."""
    if not found.plays:
        return
    title = words()("try-title", title=game_title(words(), place.record.entry), ply=found.kept + 1)[:200]
    text, at = record_text(record_entry(found, title)), str(place.kept + 1)
    with st.container(horizontal=True, gap="small"):
        st.download_button(words()("try-save"), text, "zwickern-game.yaml", "application/yaml", on_click="ignore")
        st.button(words()("try-keep"), key="try-keep", on_click=keep_and_open, args=(title, text, at))
