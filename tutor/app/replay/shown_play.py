"""The parts of the page at a play of a record: its headline, the table, the comments, and the line of plays."""

from functools import partial

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import words
from tutor.app.base.markdown import draw_text, markdown
from tutor.app.base.session import value_of
from tutor.app.board.film import film, frame_of
from tutor.app.board.kits import board_kit
from tutor.app.board.protocol import BoardData, Frame
from tutor.app.board.zwickern.film import deal_frame
from tutor.app.board.zwickern.result import result_on_table
from tutor.app.board.zwickern.table import ended_data
from tutor.app.drafts.entrance import make_puzzle_of
from tutor.app.exercise.result import result, result_line
from tutor.app.replay.guess import compared, guesses_of, settings
from tutor.app.replay.navigation import jumps, signs_line
from tutor.app.replay.notes import action_notes, notes
from tutor.app.replay.open_cards import shows_costs, what_it_costs
from tutor.app.replay.own_games import end_notes, game_notes, partner_notes, played_game, review_notes
from tutor.app.replay.place import HANDS, AnyPlace, Place, TrickPlace, go_to_play, is_forward, is_of_tricks
from tutor.app.replay.records import course_of
from tutor.app.replay.score_plot import running
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.variants import variants
from tutor.catalogue.branches import before
from tutor.catalogue.records import Record
from tutor.coach.tricks.asking import ends_line
from tutor.coach.tricks.numbers import account_line
from tutor.coach.zwickern.words.seats import side_of
from tutor.coach.zwickern.words.variants import game_line
from tutor.text import Line, Name, render, said


def headline(found: AnyPlace) -> str:
    """Return the headline of a place: the play, or the question for it if it is to be guessed now."""
    if found.ply == 0:
        return words()("replay-start")
    if found.ply == found.last:
        return words()("replay-end" if is_of_tricks(found) or found.record.finished else "replay-broken-off")
    position = found.record.positions[found.ply - 1]
    if is_asked(found):
        return Line("guess-title", {"seat": Name(position.seats[position.turn]), "number": found.ply}).said(words())
    return render(words(), board_kit(position).line(position, found.record.plays[found.ply - 1]))


def is_asked(found: AnyPlace) -> bool:
    """Tell whether the play is to be guessed now."""
    return found.way is Mode.GUESS and found.ply == found.most < found.last


def board_data(found: AnyPlace) -> BoardData:
    """Return the board at a place: a capture shows the items it takes in groups, any other card lies in its place.

    To a visitor who comes from the play before it, its film shows first what that play has left.
    """
    data, ply = _board_at(found), found.ply
    # It is one board with those before it, also at the end.
    data["epoch"] = f"{found.record.id}#{'end' if ply == found.last else f'ply {ply}'}"
    at_end = ply == found.last and is_of_tricks(found)
    moves = not at_end and is_forward(found.record.id, ply)
    data["film"] = film(ply - 1, _frames(found, data), data) if moves else film(ply, [], data)
    return data


def _board_at(found: AnyPlace) -> BoardData:
    record, ply, closed = found.record, found.ply, _closed()
    if is_of_tricks(found):
        hand = record.hand
        kit = board_kit(hand.last)
        if ply in (0, found.last):
            return kit.replayed(words(), hand.positions[0] if ply == 0 else hand.last, "", closed)
    else:
        kit = board_kit(record.last)
        if ply == found.last:
            return _ended(record)
        if ply == 0:
            return kit.replayed(words(), before(record, 0), "", closed)
    return kit.replayed_at(words(), found.record.positions[ply - 1], found.record.plays[ply - 1], "", closed)


def _ended(record: Record) -> BoardData:
    """Return the last board of a record, with its result if the game was played to its end."""
    data = ended_data(words(), record.last, finished=record.finished)
    if record.finished:
        seats, scores = record.entry.seats, record.scores
        won = result_line(seats, [score.seats for score in scores], [score.points for score in scores], None)
        data["result"] = result_on_table(words(), seats, scores, None, render(words(), won))
    return data


def _closed() -> bool:
    return not value_of(HANDS, True)


def _frames(found: AnyPlace, data: BoardData) -> list[Frame]:
    """Return the board before the play shown, after a deal with the cards still to be dealt before it."""
    ply = found.ply
    if ply == found.last:
        return [frame_of(data, ply)]
    position = found.record.positions[ply - 1]
    clean = board_kit(position).replayed(words(), position, data["epoch"], _closed())
    if is_of_tricks(found) or ply == 1 or found.record.plies[ply - 2].deal == found.record.plies[ply - 1].deal:
        return [frame_of(clean, ply)]
    return [deal_frame(words(), clean, position, ply), frame_of(clean, ply)]


def beside_action(found: TrickPlace) -> None:
    """Draw the comments on an action of a trick-taking game; on the record at its start, and the result at its end."""
    record, hand = found.record, found.record.hand
    game = played_game(record.id, tricks=True)
    if 0 < found.ply < found.last:
        review_notes(game, found.ply)
        action_notes(record, found.ply)
    elif found.ply == 0:
        if hand.entry.about:
            draw_text(hand.entry.about, "about")
        game_notes(game)
    else:
        st.header(words()("replay-result"))
        rows = [[Name(seat).label(words()), render(words(), account_line(chips))] for seat, chips in hand.net.items()]
        show_table([words()("replay-seat"), words()("tricks-net")], rows)
        st.markdown(markdown(ends_line(record.game, hand.last)))
        end_notes(game)


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
            partner_notes(played_game(record.id), ply)
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
        end_notes(played_game(record.id))


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
