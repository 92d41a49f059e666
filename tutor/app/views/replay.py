"""Replay: a game record play by play, with the annotator's note and the engine's proven remark."""

import streamlit as st

from tutor.app.address import choose, go_to, place
from tutor.app.board import BoardData, board
from tutor.app.shared import library, plain, told, words
from tutor.app.table import ended_data, open_data, played_data
from tutor.check.games import Game, Ply, side_name
from tutor.coach.play_words import play_line
from tutor.coach.record import score_items
from tutor.coach.remarks import remarks
from tutor.text import Line, items_text, render

_NUMBER = "choose-ply"
_BOARD_WIDTH = 828  # as wide as the board needs to seat four around the table; what is said stands beside it
_WHAT = ("cards", "zwicks", "points")


def navigation(last: int) -> int:
    """The buttons, their keys, and the number of the play, which the address holds."""
    ply = int(place("ply", [str(number) for number in range(last + 1)]))
    targets = (
        ("first", 0, "Home"),
        ("back", max(0, ply - 1), "Left"),
        ("forward", min(last, ply + 1), "Right"),
        ("last", last, "End"),
    )
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        for name, target, key in targets:
            label = words()(f"replay-{name}")
            st.button(label, key=f"replay-{name}", on_click=go_to, args=("ply", str(target)), shortcut=key)
        st.session_state[_NUMBER] = ply
        st.number_input(words()("replay-number", total=last), 0, last, key=_NUMBER, on_change=_number_chosen, width=150)
    return ply


def _number_chosen() -> None:
    go_to("ply", str(st.session_state[_NUMBER]))


def board_data(game: Game, ply: int) -> BoardData:
    """The table at a play: a capture shows what it takes in groups, a build or a lay shows the card in its place."""
    if ply == 0:
        return open_data(words(), game.plies[0].position if game.plies else game.last, "start")
    if ply > len(game.plies):
        return ended_data(words(), game.last, finished=game.finished)
    return played_data(words(), game.plies[ply - 1].position, game.plies[ply - 1].move, f"ply {ply}")


def headline(game: Game, ply: int) -> str:
    """What happens at a play."""
    if ply == 0:
        return words()("replay-start")
    if ply > len(game.plies):
        return words()("replay-end")
    one = game.plies[ply - 1]
    return render(words(), Line("replay-played", {"seat": one.entry.seat, "play": play_line(one.position, one.move)}))


def notes(one: Ply) -> None:
    """The annotator's note and the engine's remark."""
    st.markdown(f"**{words()('replay-note')}**")
    st.markdown(plain(one.entry.note) if one.entry.note else words()("replay-note-none"))
    st.markdown(f"**{words()('replay-engine')}** · :green-badge[{words()('replay-engine-proven')}]")
    st.markdown("  \n".join(told(line) for line in remarks(one.position, one.move)))


def result(game: Game) -> None:
    """The score at the end, item by item."""
    st.subheader(words()("replay-result"))
    if not game.finished:
        st.info(words()("replay-unfinished"))
    elif game.played.table and game.played.last_capture is not None:
        items = items_text(words(), game.played.table)
        side = game.played.seats[game.played.last_capture]
        st.markdown(plain(words()("replay-left", items=items, side=side)))
    rows = []
    for score in game.scores:
        row: dict[str, str | int] = {words()("replay-seat"): side_name(game.entry.seats, score)}
        row |= {words()(f"replay-{what}"): getattr(score, what) for what in _WHAT}
        row[words()("score-items")] = score_items(words(), score)
        rows.append(row)
    st.table(rows)


def page() -> None:
    """The page."""
    st.set_page_config(layout="wide")
    games = {game.id: game for game in library().games}
    if not games:
        st.info(words()("replay-none"))
        return
    ids = list(games)
    game = games[place("game", ids)]
    choose("game", {game_id: games[game_id].title for game_id in ids}, words()("replay-choose"))
    ply = navigation(len(game.plies) + 1)
    st.subheader(plain(headline(game, ply)))
    with st.container(horizontal=True):
        with st.container(width=_BOARD_WIDTH):
            board(board_data(game, ply), key="replay-board", on_answer=lambda: None)
        with st.container(width="stretch"):
            if 0 < ply <= len(game.plies):
                notes(game.plies[ply - 1])
            elif ply == 0 and game.entry.about:
                st.markdown(plain(game.entry.about))
    if ply > len(game.plies):
        result(game)


page()
