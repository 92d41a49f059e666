"""The plays of an entered game: made on the board, listed, shown again, and taken back."""

from dataclasses import replace
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.session import show, value_of
from tutor.app.board.film import film
from tutor.app.board.protocol import BoardData, Film
from tutor.app.board.zwickern.film import play_frames
from tutor.app.board.zwickern.seats import hand_zone_id
from tutor.app.board.zwickern.table import ended_data, exercise_data, played_data
from tutor.app.drafts.kept import take_back, workshop_page
from tutor.app.exercise.one_play import new_play, show_board, verdict_on
from tutor.app.visitor.synced_widgets import synced
from tutor.app.workshop.entry_field import EntryButton, entry_field
from tutor.app.workshop.game.reading import (
    change_game,
    game_of_text,
    read_game,
    with_another_deal,
    with_play,
    without_plays,
)
from tutor.catalogue.entered_game import EnteredGame
from tutor.catalogue.records import Ply
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.coach.zwickern.words.plays import played_line
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, write_play
from tutor.text import Line, Name, render

_EPOCH = "entered game"
_TYPED = "typed-play"
_MOST_TYPED = 200


def chosen_play(game: EnteredGame) -> int | None:
    """Return the number of the play on show, from 1; None for the next one."""
    number = workshop_page().play
    return number if number is not None and 0 < number <= len(game.plies) else None


def _epoch(game: EnteredGame) -> str:
    return f"{_EPOCH}#{workshop_page().edits} {chosen_play(game) or 'next'}"


# -- the board ---------------------------------------------------------------------


def playing_table(game: EnteredGame) -> None:
    """Draw the table at the play on show, or ready for the next one."""
    number = chosen_play(game)
    if number is not None:
        ply = game.plies[number - 1]
        show_board(played_data(words(), ply.position, ply.play, _epoch(game)), _play_text(ply))
    elif game.possible is not None and game.known is not None:
        data = ended_data(words(), _end(game), finished=_is_over(game)) if game.deal_over else _open(game)
        data["epoch"] = _epoch(game)
        data["film"] = _film(game, data)
        show_board(data, prompt_text(game), on_answer=partial(handle_play, game))


def _is_over(game: EnteredGame) -> bool:
    """Tell whether the whole pack has been played out."""
    return game.deal_over and not game.deals_to_come


def _end(game: EnteredGame) -> Position:
    record = read_game().record
    assert game.known is not None
    return game.known if record is None else record.last


def prompt_text(game: EnteredGame) -> str:
    if game.deal_over or game.known is None:
        return words()("try-over" if _is_over(game) else "workshop-game-deal-over")
    return Line("workshop-game-next", {"seat": Name(game.known.seats[game.known.turn])}).said(words())


def _to_play(game: EnteredGame) -> Position:
    """Return the position to play in, where the hand to play holds every card that it could hold."""
    assert game.possible is not None
    assert game.known is not None
    turn = game.possible.turn
    hands = [game.possible.hand if seat == turn else hand for seat, hand in enumerate(game.known.hands)]
    return replace(game.known, hands=tuple(hands))


def _open(game: EnteredGame) -> BoardData:
    position = _to_play(game)
    data = exercise_data(words(), position, "", interactive=True, opened=True, named=True)
    if game.unknown[position.turn]:
        _spread(data, position)
    return data


def _spread(data: BoardData, position: Position) -> None:
    """Show the cards that a hand could hold below the table, like the pack in laying out; a hand is too narrow.

    The zones keep their order, because the browser reports selections in that order.
    """
    zone = next(zone for zone in data["zones"] if zone["id"] == hand_zone_id(position.turn))
    del zone["seat"]
    zone["kind"] = "table"
    zone["label"] = Line("workshop-game-may-hold", {"seat": Name(position.seats[position.turn])}).said(words())
    data["zones"].remove(zone)
    data["zones"].append(zone)


def _film(game: EnteredGame, data: BoardData) -> Film:
    """Return the film of the last play, with its number; taking a play back shows no film."""
    number, last = len(game.plies), game.plies[-1] if game.plies else None
    if last is None or last.deal != len(game.entry.deals) - 1:
        return film(number, [], data)
    board = exercise_data(words(), last.position, "", interactive=True, opened=True, named=True)
    return film(number - 1, play_frames(words(), board, last.position, last.play, number), data)


def handle_play(game: EnteredGame) -> None:
    """Handle the play that the board has just sent: explain an illegal one, append a legal one."""
    if game.possible is None or chosen_play(game) is not None or game.deal_over:
        return
    position = _to_play(game)
    play = new_play(_epoch(game), position)
    if play is None:
        return
    here = workshop_page()
    here.refused = None
    verdict = verdict_on(game.possible, play)
    if verdict is None or not verdict.legal:
        here.verdict = verdict
        return
    _add(game, position, play)


def type_play(game: EnteredGame) -> None:
    """Draw the field to type the next play in the notation of files."""
    if chosen_play(game) is None and game.possible is not None and not game.deal_over:
        add = EntryButton(words()("workshop-game-type-add"), "add-play", partial(_type, game))
        entry_field(words()("workshop-game-type"), _TYPED, "KS x QS+AD", _MOST_TYPED, add)


def _type(game: EnteredGame) -> None:
    """Judge the typed play, and append it if it is legal."""
    here, text = workshop_page(), str(value_of(_TYPED, "")).strip()
    assert game.possible is not None
    try:
        verdict = judge_text(game.possible, text)
    except TooMuchWorkError:
        here.refused = Line("verdict-too-large")
        return
    here.refused, here.verdict = None, None if verdict.legal else verdict
    if verdict.legal and verdict.play is not None:
        _add(game, _to_play(game), verdict.play)
        show(_TYPED, "")


def _add(game: EnteredGame, position: Position, play: Play) -> None:
    assert game.known is not None
    held = game.known.hands[position.turn] or ()
    seen = None if play.card in held else play.card.code
    seat = position.seats[position.turn]
    change_game(with_play(workshop_page().text, game.entry, seat, write_play(position, play), seen=seen))


# -- the plays so far --------------------------------------------------------------


def _play_text(ply: Ply) -> str:
    """Describe a play and its player in words."""
    return render(words(), played_line(Name(ply.entry.seat), ply.position, ply.play))


def choose_play(game: EnteredGame) -> None:
    """Draw the list of plays with its navigation, and the button that takes the last play back."""
    say, number = words(), chosen_play(game)
    last = len(game.plies)
    labels = {0: prompt_text(game)} | {place: f"{place}. {_play_text(ply)}" for place, ply in enumerate(game.plies, 1)}
    st.selectbox(
        say("workshop-game-plays", number=last),
        list(labels),
        format_func=labels.__getitem__,
        **synced("entered play", number or 0, _look_at, labels),
    )
    at = last + 1 if number is None else number
    with st.container(horizontal=True, gap="small"):
        back, on = partial(_look_at, at - 1), partial(_look_at, at + 1 if at < last else None)
        st.button(say("replay-back"), key="game-back", on_click=back, shortcut="Left", disabled=at <= 1)
        st.button(say("replay-forward"), key="game-on", on_click=on, shortcut="Right", disabled=number is None)
        st.button(
            say("workshop-game-take-back"),
            key="game-take-back",
            on_click=partial(_take_back, game),
            shortcut="B",
            disabled=not last,
        )
    if game.deal_over and game.deals_to_come:
        another = partial(_deal_again, game)
        st.button(say("workshop-game-deal-again"), key="deal-again", on_click=another, type="primary")


def _look_at(number: int | None) -> None:
    """Show a play, or the next one without a number."""
    workshop_page().play, workshop_page().verdict = number or None, None


def _deal_again(game: EnteredGame) -> None:
    change_game(with_another_deal(workshop_page().text, game.entry))
    workshop_page().laying = True


def _take_back(game: EnteredGame) -> None:
    """Take the last play back; undo it if it was the last change, so that its card is unknown again."""
    here = workshop_page()
    here.play = None
    if here.before is not None:
        before = game_of_text(here.before, read_game().variants).game
        if before is not None and [ply.entry for ply in before.plies] == [ply.entry for ply in game.plies[:-1]]:
            take_back()
            return
    _cut_plays(game, len(game.plies) - 1)


def _cut_plays(game: EnteredGame, kept: int) -> None:
    """Keep only the first `kept` plays; the cards of the others stay known."""
    plays = [deal.plays for deal in game.entry.deals]
    deal = 0
    while deal < len(plays) - 1 and kept >= len(plays[deal]):
        kept -= len(plays[deal])
        deal += 1
    if not kept and deal and not plays[deal]:
        deal, kept = deal - 1, len(plays[deal - 1]) - 1
    change_game(without_plays(workshop_page().text, game.entry, deal, kept))


def refused_play(game: EnteredGame, why: Line) -> None:
    """Draw why a play of the text is illegal, and the button that removes it and all later ones."""
    assert game.refused is not None
    st.error(markdown(why))
    refused = game.refused
    back = partial(_cut_from, game, refused.deal, refused.play)
    st.button(escape_markdown(words()("workshop-game-cut")), key="game-cut", on_click=back)


def _cut_from(game: EnteredGame, deal: int, place: int) -> None:
    change_game(without_plays(workshop_page().text, game.entry, deal, place))
