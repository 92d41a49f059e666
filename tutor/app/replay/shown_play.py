"""The parts of the page at a play of a record: its headline, the table, the comments, and the line of plays."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text
from tutor.app.base.session import value_of
from tutor.app.board.film import film, frame_of
from tutor.app.board.protocol import BoardData, Frame
from tutor.app.board.zwickern.film import deal_frame
from tutor.app.board.zwickern.table import ended_data, open_data, played_data
from tutor.app.drafts.entrance import make_puzzle_of
from tutor.app.exercise.result import result
from tutor.app.replay.guess import compared, guesses_of, settings
from tutor.app.replay.navigation import jumps, signs_line
from tutor.app.replay.notes import notes
from tutor.app.replay.open_cards import shows_costs, what_it_costs
from tutor.app.replay.own_games import game_notes, played_game, review_notes
from tutor.app.replay.place import HANDS, Place, go_to_play, is_forward
from tutor.app.replay.records import course_of
from tutor.app.replay.score_plot import running
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.variants import variants
from tutor.catalogue.branches import before
from tutor.catalogue.records import Record
from tutor.coach.zwickern.words.plays import played_line
from tutor.coach.zwickern.words.seats import side_of
from tutor.coach.zwickern.words.variants import game_line
from tutor.text import Line, Name, render, said


def headline(found: Place) -> str:
    """Return the headline of a place: the play, or the question for it if it is to be guessed now."""
    if found.ply == 0:
        return words()("replay-start")
    if found.ply == found.last:
        return words()("replay-end" if found.record.finished else "replay-broken-off")
    one = found.record.plies[found.ply - 1]
    if is_asked(found):
        return Line("guess-title", {"seat": Name(one.entry.seat), "number": found.ply}).said(words())
    return render(words(), played_line(Name(one.entry.seat), one.position, one.play))


def is_asked(found: Place) -> bool:
    """Tell whether the play is to be guessed now."""
    return found.way is Mode.GUESS and found.ply == found.most < found.last


def board_data(found: Place) -> BoardData:
    """Return the board at a place: a capture shows the items it takes in groups, a build or a lay its card in place.

    To a visitor who comes from the play before it, its film shows first what that play has left.
    """
    data, ply = _board_at(found), found.ply
    # It is one board with those before it, also at the end.
    data["epoch"] = f"{found.record.id}#{'end' if ply == found.last else f'ply {ply}'}"
    data["film"] = (
        film(ply - 1, _frames(found, data), data) if is_forward(found.record.id, ply) else film(ply, [], data)
    )
    return data


def _board_at(found: Place) -> BoardData:
    record, closed = found.record, _closed()
    if found.ply == found.last:
        return ended_data(words(), record.last, finished=record.finished)
    if found.ply == 0:
        return open_data(words(), before(record, 0), "", closed=closed)
    one = record.plies[found.ply - 1]
    return played_data(words(), one.position, one.play, "", closed=closed)


def _closed() -> bool:
    return not value_of(HANDS, True)


def _frames(found: Place, data: BoardData) -> list[Frame]:
    """Return the board before the play shown, after a deal with the cards still to be dealt before it."""
    record, ply = found.record, found.ply
    if ply == found.last:
        return [frame_of(data, ply)]
    one = record.plies[ply - 1]
    clean = open_data(words(), one.position, "", closed=_closed())
    dealt = ply > 1 and record.plies[ply - 2].deal != one.deal
    return [*([deal_frame(words(), clean, one.position, ply)] if dealt else []), frame_of(clean, ply)]


def beside(found: Place) -> None:
    """Draw the comments on a play, at the start those on the record, and at the end the result."""
    record, ply = found.record, found.ply
    if found.way is Mode.GUESS:
        settings(found, guesses_of(record))
    if is_asked(found):
        return
    if 0 < ply < found.last:
        if found.way is Mode.GUESS:
            compared(found, guesses_of(record))
        one = record.plies[ply - 1]
        if found.way is Mode.FOLLOW:
            review_notes(played_game(record.id), ply)
        notes(one)
        make_puzzle_of(one.position)
        label = words()("try-start")
        st.button(label, key="try-start", on_click=partial(go_to_play, found, way=Mode.TRY), shortcut="T")
        if found.way is Mode.FOLLOW and shows_costs():
            what_it_costs(one.position, one.play)
    elif ply == 0:
        _about(record)
        game_notes(played_game(record.id))
    elif ply == found.last:
        result(record)


def _about(record: Record) -> None:
    """Draw the introduction of a record, and a notice if it was not dealt as its variant has it."""
    if record.entry.dealt is not None:
        st.info(
            words()("replay-dealt-otherwise", variant=render(words(), game_line(record.played.rules.name, variants())))
        )
    if record.entry.about:
        draw_text(record.entry.about, "about")


def below(found: Place) -> None:
    """Draw what belongs to the line of plays, and the running score, as far as the guesses allow."""
    signs_line(found)
    jumps(found)
    course = course_of(found.record)
    seen = [so_far if ply < found.most or found.most == found.last else None for ply, so_far in enumerate(course)]
    names = [said(words(), side_of(found.record.entry.seats, score.seats)) for score in found.record.scores]
    # Not drawn unless it is open, since to draw a plot takes the browser longer than all the rest of the page.
    box = st.expander(words()("replay-running"), key="running", on_change="rerun")
    if box.open:
        with box:
            running(names, seen, found.ply, ended=True)
