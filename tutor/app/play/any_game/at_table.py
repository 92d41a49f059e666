"""What every table of the Play page has, whatever is played at it: who goes on, the pace, and the ways back."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

import streamlit as st

from tutor.app.base.components import nothing
from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.board.protocol import BoardData, Film
from tutor.app.exercise.layout import ExerciseParts, after_film, parts_with_table
from tutor.app.exercise.one_play import show_board
from tutor.app.play.any_game.game_end import is_of_other_games
from tutor.app.play.running import AnyRunning, FindMatch, SomeRunning, note, play_on, went_on_elsewhere
from tutor.app.visitor.match_address import go_to_door
from tutor.app.visitor.redraw import alone, changing, whole_page
from tutor.app.visitor.state import visit
from tutor.matches.events import TakenBack
from tutor.matches.settings import Pace

_TIMES: Final[Mapping[Pace, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "at-once": 0.0, "step": 1.0}


def frame_of_match(
    match: str,
    find: FindMatch[SomeRunning],
    hear: Callable[[SomeRunning], bool],
    draw: Callable[[SomeRunning], None],
) -> None:
    """Draw the match with an id from the address, or say that there is none.

    `hear` takes the play just made on the board, if there is one, and tells whether the match is to be read again;
    `draw` draws the table after it.
    """
    with st.container(key="frame"):
        alone(partial(_match, match, find, hear, draw))


def _match(
    match: str,
    find: FindMatch[SomeRunning],
    hear: Callable[[SomeRunning], bool],
    draw: Callable[[SomeRunning], None],
) -> None:
    running = find(match)
    # In a browser the callback of the board has already heard the play; without one it is heard here.
    if running is not None and hear(running):
        running = find(match)
    running = _go_on(running, find)
    if running is None:
        st.info(plain(words()("play-gone")))
        st.button(words()("play-new"), key="new-game", on_click=go_to_door)
    else:
        draw(running)


def _go_on(running: SomeRunning | None, find: FindMatch[SomeRunning]) -> SomeRunning | None:
    """Let the bots play where it is their turn, as after a server that stopped in between."""
    if running is None or running.hand.turn is None or running.match.started.levels[running.hand.turn] is None:
        return running
    play_on(running)
    return find(str(running.id))


def heard_on_board(match: str, find: FindMatch[SomeRunning], hear: Callable[[SomeRunning], bool]) -> None:
    """In the callback of the board: take its answer before anything is drawn."""
    with changing(nothing):
        running = find(match)
        if running is not None:
            hear(running)


def table_drawn(running: AnyRunning, title: str, data: BoardData, answered: Callable[[], None]) -> ExerciseParts:
    """Draw the title, the task and the board, and that another tab went on, if it did; return the parts to go on with.

    `answered` takes an answer of the board.
    """
    parts = parts_with_table()
    with parts.text:
        _title_row(running, title)
    said = words()("play-over" if running.hand.over else "play-turn")
    with parts.task, after_film("task"):
        st.markdown(f"**{plain(said)}**")
    with parts.table:
        show_board(data, said, answered)
    with parts.said:
        _told_if_elsewhere(running)
    return parts


def _title_row(running: AnyRunning, title: str) -> None:
    """Draw the title of the page, and the way out of a game that goes on."""
    with st.container(horizontal=True, vertical_alignment="center", key="play-title"):
        st.title(plain(title), anchor=False, width="stretch")
        if not running.hand.over:
            leave = partial(go_to_door, other_games=is_of_other_games(running))
            st.button(words()("play-leave"), key="leave-game", on_click=leave, type="tertiary")


def _told_if_elsewhere(running: AnyRunning) -> None:
    """Say that the game went on in another tab, if it did."""
    if went_on_elsewhere(running):
        st.info(plain(words()("play-elsewhere")))


def paced(shown: Film, pace: Pace) -> Film:
    """Return a film at the pace that the visitor likes; asked for again, it is shown again."""
    shown["pace"] = _TIMES[pace]
    shown["steps"] = pace == "step"
    if visit().play.again:
        shown["again"] = str(visit().play.again)
    return shown


def you_at(running: AnyRunning) -> int:
    """Return the seat from which the table is seen: that of the person to play, else of who has played last."""
    people, hand = running.match.started.people, running.hand
    if hand.turn is not None and hand.turn in people:
        return int(hand.turn)
    played = [ply for seat in people for ply in hand.own_plays(seat)]
    return int(hand.turn_in(hand.positions[max(played)])) if played else people[0]


def match_epoch(running: AnyRunning, plays: int) -> str:
    """Return the name of the board after a number of plays; once they are taken back, nothing is chosen on it."""
    return f"match/{running.id}/{len(running.match.hands)}/{you_at(running)}#{plays}-{running.hand.taken_back}"


def can_take_back(running: AnyRunning, seat: int) -> bool:
    """Tell whether the last play of a seat can be taken back."""
    # At a shared screen others have seen what came of it.
    return not running.match.started.shared and bool(running.hand.own_plays(seat))


def take_back_button(running: SomeRunning, you: int, find: FindMatch[SomeRunning]) -> None:
    """Draw the button that takes back the last play of the person, and what the bots have played since."""
    st.button(
        words()("play-take-back"),
        key="take-back",
        on_click=partial(_take_back, str(running.id), find),
        disabled=not can_take_back(running, you),
        width="stretch",
        shortcut="U",
    )


def _take_back(match: str, find: FindMatch[SomeRunning]) -> None:
    running = find(match)
    if running is None:
        return
    seat = running.match.started.people[0]
    if can_take_back(running, seat):
        page = visit().play
        page.verdict = page.refused = page.held = page.help = None
        note(running, TakenBack(ply=running.hand.own_plays(seat)[-1]))
    whole_page()


def again_button(running: AnyRunning) -> None:
    """Draw the button that shows the last round again."""
    st.button(
        words()("play-again"),
        key="round-again",
        on_click=_again,
        disabled=not running.hand.plays,
        type="tertiary",
        icon=":material/replay:",
        shortcut="L",
    )


def _again() -> None:
    visit().play.again += 1
    whole_page()
