"""The page of a match: its board, what is said beside it, the ways back and on, and the cover between two people."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import streamlit as st

from tutor.app.base.components import nothing
from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.film import SeenPlay, film
from tutor.app.board.kits import board_kit
from tutor.app.board.protocol import BoardData, Film, zone_of
from tutor.app.board.zwickern.tried import show_tried
from tutor.app.exercise.layout import ExerciseParts, after_film, parts_with_table
from tutor.app.exercise.one_play import TriedPlay, cue, new_answer, say_refused, show_board, tried_play
from tutor.app.play.checked_cards import checked_cards
from tutor.app.play.confirm_play import anyway_button, held_now, hold_back, say_held
from tutor.app.play.game_end import game_end, score_sheet
from tutor.app.play.kit import PlayKit
from tutor.app.play.recap import draw_recap, shown_from
from tutor.app.play.review_store import play_and_measure
from tutor.app.play.running import (
    AnyRunning,
    continued_elsewhere,
    find_match,
    match_state,
    match_title,
    note,
    play_on,
    replies_ahead,
)
from tutor.app.play.score import draw_score
from tutor.app.play.seats import people_at, plays_of
from tutor.app.visitor.messages import post
from tutor.app.visitor.page_address import go_to_door
from tutor.app.visitor.redraw import exercise_fragment, redraw_if_changed, whole_page
from tutor.app.visitor.session import RefusedAction, session
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.matches.advice.asked import Warned
from tutor.matches.events import GivenUp, HandedOver, TakenBack
from tutor.matches.settings import Pace
from tutor.text import Line, Name

_TIMES: Final[Mapping[Pace, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.5, "at-once": 0.0, "step": 1.0}


def match_page(kit: PlayKit, match: str) -> None:
    """Draw the match with an id from the address, or say that there is none."""
    with st.container(key="frame"):
        exercise_fragment(partial(_match, kit, match))


def _match(kit: PlayKit, match: str) -> None:
    running = find_match(match)
    # In a browser the callback of the board has already heard the play; without one it is heard here.
    if running is not None and _hear(kit, running):
        running = find_match(match)
    running = _go_on(running)
    if running is None:
        st.info(escape_markdown(words()("play-gone")))
        st.button(words()("play-new"), key="new-game", on_click=go_to_door)
    elif running.covered:
        _cover(running)
    else:
        _table(kit, running)


def _go_on(running: AnyRunning | None) -> AnyRunning | None:
    """Let the bots play where it is their turn, as after a server that stopped in between."""
    if running is None or running.hand.turn is None or running.match.started.levels[running.hand.turn] is None:
        return running
    play_on(running)
    return find_match(str(running.id))


def _hear(kit: PlayKit, running: AnyRunning) -> bool:
    """Take the action just done on the board, and return whether there is one; an illegal one is refused."""
    hand, page = running.hand, session().play
    if hand.over or running.covered:
        return False
    answer = new_answer(_epoch(running, _noticed(running)))
    tried = None if answer is None or hand.turn != running.you else tried_play(hand.position, answer)
    if tried is None:
        return False
    wrong = not tried.legal and tried.verdict is not None
    page.refused = RefusedAction(match_state(running), tried.verdict) if wrong else None
    if not tried.legal:
        return False
    # The bots think while the coach looks at the play; where it is held back, what they would have played is dropped.
    replied = replies_ahead(running, tried.line)
    warning, look = _warning(kit, running, tried)
    if warning is None:
        page.held = None
        play_and_measure(running, tried.line, replied, look)
    else:
        hold_back(running, tried.line, warning, look)
    return True


def _warns(kit: PlayKit, running: AnyRunning) -> bool:
    """Tell whether the coach looks at the next play: once in a position, if the visitor wants it."""
    return kit.settings().teach and not running.hand.over and held_now(running) is None


def _warning(kit: PlayKit, running: AnyRunning, tried: TriedPlay) -> Warned:
    """Return the warning before a legal play that gives much away; before a second try there is none."""
    if _warns(kit, running):
        return kit.warning(running, tried)
    held = held_now(running)
    return Warned(None, None if held is None else held.look)


def _heard_on_board(kit: PlayKit, match: str) -> None:
    """In the callback of the board: take its answer before anything is drawn."""
    with redraw_if_changed(nothing):
        running = find_match(match)
        if running is not None:
            _hear(kit, running)


def _noticed(running: AnyRunning) -> Sequence[SeenPlay]:
    hand = running.hand
    return board_kit(hand.position).noticed(hand.positions, hand.plays, running.you)


def _epoch(running: AnyRunning, noticed: Sequence[SeenPlay]) -> str:
    """Return the name of the board; once plays are taken back, nothing is chosen on it.

    The number of all actions would reveal those that only their own seat may know.
    """
    games, taken_back = len(running.match.hands), running.hand.taken_back
    return f"match/{running.id}/{games}/{running.you}#{len(noticed)}-{taken_back}"


def _table(kit: PlayKit, running: AnyRunning) -> None:
    noticed = _noticed(running)
    parts = _board(kit, running, noticed)
    if running.hand.over:
        recap = partial(draw_recap, kit, running, noticed) if kit.recap else partial(score_sheet, kit, running)
        game_end(kit, running, parts, recap)
        return
    with parts.said:
        refused = session().play.refused
        if refused is not None and refused.where == match_state(running):
            say_refused(running.hand.position, refused.verdict)
        say_held(running)
        kit.advice(running)
        draw_recap(kit, running, noticed)
        checked_cards(running.match, running.hand)
        kit.make(running)
    with parts.ways, st.container(horizontal=True, key="play-row"):
        _take_back_button(running)
        kit.hint(running)
        anyway_button(running)
    if _warns(kit, running):
        kit.look_ahead(running)


def _board(kit: PlayKit, running: AnyRunning, noticed: Sequence[SeenPlay]) -> ExerciseParts:
    """Draw the title, the task and the board, and a note if another tab went on; return the parts of the page."""
    parts = parts_with_table("over" if running.hand.over else "open")
    with parts.text:
        _title_row(kit, running)
    said = words()("play-over" if running.hand.over else "play-turn")
    with parts.task:
        with after_film("task"):
            st.markdown(f"**{escape_markdown(said)}**")
        _score(kit, running, noticed)
    with parts.table:
        show_board(_data(kit, running, noticed), said, partial(_heard_on_board, kit, str(running.id)))
    with parts.said:
        if continued_elsewhere(running):
            st.info(escape_markdown(words()("play-elsewhere")))
    return parts


def _score(kit: PlayKit, running: AnyRunning, noticed: Sequence[SeenPlay]) -> None:
    """Draw what the sides have won, where the game counts it so and goes on; its film begins with what they had."""
    if kit.score is None or running.hand.over:
        return
    position = running.hand.position
    start = shown_from(kit, running, noticed)
    before = noticed[start].before if noticed[start:] else position
    draw_score(kit.score(running, before), kit.score(running, position), people_at(running.match.started))


def _title_row(kit: PlayKit, running: AnyRunning) -> None:
    """Draw the title of the page, and the ways out of a game that goes on: to leave it for now, or to give it up."""
    with st.container(
        horizontal=True, vertical_alignment="center", key="over-title" if running.hand.over else "play-title"
    ):
        st.title(escape_markdown(match_title(running, kit.title_of(running))), anchor=False, width="stretch")
        if not running.hand.over:
            # Beside a short title or below a long one, they stay together.
            with st.container(horizontal=True, width="content", key="play-leaving"):
                leave = partial(go_to_door, other_games=kit.other_games)
                st.button(words()("play-leave"), key="leave-game", on_click=leave, type="tertiary")
                give_up = partial(_give_up, kit, str(running.id))
                st.button(words()("play-give-up"), key="give-up", on_click=give_up, type="tertiary")


def _give_up(kit: PlayKit, match: str) -> None:
    """In a callback: give up the game, and go to where another one is begun; it can be taken up again there."""
    running = find_match(match)
    if running is None or running.hand.over:
        return
    if note(running, GivenUp(ply=len(running.hand.plays))):
        post("given-up", True, words()("play-given-up-about", title=words()("play-earlier")))
        go_to_door(other_games=kit.other_games)
    whole_page()


def _data(kit: PlayKit, running: AnyRunning, noticed: Sequence[SeenPlay]) -> BoardData:
    """Return the board, with the film of the last round."""
    hand, you, started = running.hand, running.you, running.match.started
    board, epoch = board_kit(hand.position), _epoch(running, noticed)
    position = kit.shown(running, hand.position)
    if hand.over:
        data = board.over(words(), position, you, epoch, started.shared)
    else:
        data = board.seen_from(words(), position, you, epoch, started.open_hands)
    start = shown_from(kit, running, noticed)
    frames = kit.opening(running, start, data)
    last = [
        one._replace(before=kit.shown(running, one.before), after=kit.shown(running, one.after))
        for one in noticed[start:]
    ]
    frames += board.frames(words(), last, start, you, data, started.open_hands)
    data["people"] = people_at(started)
    data["scored"] = kit.score is not None
    if hand.over:
        data["rail"] = True
    else:
        own = zone_of(data, "hand", data["you"])
        if own is not None:
            data["drops"] = [{"out": own["id"], "to": own["id"], "action": "order"}]
            data["words"] = {**data["words"], "keys": words()("board-keys-hand")}
        data["plays"] = plays_of(noticed, max(0, start - len(started.seats)))
    data["film"] = _paced(film(start, frames, data), kit.settings().pace)
    refused = session().play.refused
    if refused is not None and refused.where == match_state(running):
        if isinstance(refused.verdict, Verdict):
            show_tried(words(), data, refused.verdict)
        else:
            data["cue"] = cue(right=False)
    return data


def _paced(shown: Film, pace: Pace) -> Film:
    """Return a film at the pace that the visitor likes; asked for again, it is shown again."""
    shown["pace"] = _TIMES[pace]
    shown["steps"] = pace == "step"
    if session().play.again:
        shown["again"] = str(session().play.again)
    return shown


def _can_take_back(running: AnyRunning, seat: int) -> bool:
    """Tell whether the last play of a seat can be taken back."""
    # At a shared screen others have seen what came of it.
    return not running.match.started.shared and bool(running.hand.own_plays(seat))


def _take_back_button(running: AnyRunning) -> None:
    """Draw the button that takes back the last play of the person, and what the bots have played since."""
    st.button(
        words()("play-take-back"),
        key="take-back",
        on_click=partial(_take_back, str(running.id)),
        disabled=not _can_take_back(running, running.you),
        width="stretch",
        shortcut="U",
    )


def _take_back(match: str) -> None:
    running = find_match(match)
    if running is None:
        return
    seat = running.match.started.people[0]
    if _can_take_back(running, seat):
        page = session().play
        page.refused = page.held = page.help = None
        note(running, TakenBack(ply=running.hand.own_plays(seat)[-1]))
    whole_page()


def _cover(running: AnyRunning) -> None:
    """Draw the cover: nothing of the table is sent to the browser until the next person has the screen."""
    seat = Name(running.hand.position.seats[running.hand.turn])
    st.title(markdown(Line("play-hand-over", {"seat": seat})), anchor=False)
    st.markdown(escape_markdown(words()("play-hand-over-about")))
    label = markdown(Line("play-i-am", {"seat": seat}))
    st.button(label, key="hand-over", type="primary", on_click=partial(_take_over, str(running.id)), shortcut="N")


def _take_over(match: str) -> None:
    running = find_match(match)
    if running is not None and running.covered:
        note(running, HandedOver(ply=len(running.hand.plays)))
        # What the others have done since is shown moving.
        session().play.again += 1
    whole_page()
