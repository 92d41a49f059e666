"""The end of a game, whatever was played: its result, what it has shown, and the ways on, back, and to it again."""

from collections.abc import Callable
from functools import partial
from typing import Generic, NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.exercise.layout import ExerciseParts, after_film
from tutor.app.play.running import ZWICKERN, AnyRunning, FindMatch, SomeRunning, begin_match, deal_next
from tutor.app.visitor.match_address import go_to_door, go_to_match
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.state import visit
from tutor.matches.dealing import Numbered
from tutor.matches.settings import PlaySettings


class GameEnd(NamedTuple, Generic[SomeRunning]):
    """What is of one kind of games at the end of any.

    `result` draws who has won, and `below` what stands below what the review says, which `showed` draws of the game
    with a number. `settings` are those that tell what a match does not, and `new` begins another match.
    """

    find: FindMatch[SomeRunning]
    result: Callable[[SomeRunning], None]
    below: Callable[[SomeRunning], None]
    showed: Callable[[SomeRunning, int], object]
    settings: Callable[[], PlaySettings]
    new: Callable[[], None]


def game_end(running: SomeRunning, parts: ExerciseParts, game: GameEnd[SomeRunning]) -> None:
    """Draw the end of the game that was played last, beside the board."""
    with parts.said:
        with after_film("result"):
            game.result(running)
            showed = st.container()
        game.below(running)
        _these_cards(running, game)
    with parts.ways, st.container(horizontal=True, key="one-row"):
        _ways_on(running, game)
    # The review takes time, so it comes last: the rest can be used meanwhile.
    with showed:
        game.showed(running, len(running.match.hands) - 1)


def _ways_on(running: SomeRunning, game: GameEnd[SomeRunning]) -> None:
    """Draw the ways back and on: to the next game, or where no further one is dealt to a new match."""
    leave = partial(go_to_door, other_games=is_of_other_games(running))
    st.button(words()("play-back"), key="leave-game", on_click=leave, width="stretch")
    if running.ended:
        label, go = words()("play-new"), game.new
    else:
        label, go = words()("play-next"), partial(_next, str(running.id), game.find)
    st.button(label, key="next-game", type="primary", on_click=go, width="stretch", shortcut="N")


def is_of_other_games(running: AnyRunning) -> bool:
    """Tell whether another game than Zwickern is played."""
    return bool(running.match.started.game != ZWICKERN)


def _next(match: str, find: FindMatch[SomeRunning]) -> None:
    running = find(match)
    if running is not None and running.hand.over and not running.ended:
        deal_next(running)
        visit().play.again += 1
    whole_page()


def _these_cards(running: SomeRunning, game: GameEnd[SomeRunning]) -> None:
    """Tell the number of the cards, with the address at which anybody can play them, and offer to play them again."""
    match, hand = running.match, running.hand
    deal = Numbered(match.rules.base or match.rules.name, len(match.started.seats), hand.dealt.number)
    # The deal of the day is there to be sent.
    with st.expander(words()("play-these-cards"), expanded=hand.dealt.source == "day"):
        st.markdown(plain(words()("play-these-cards-about")))
        # Without a browser nobody knows the address of the page.
        st.code(f"{st.context.url or ''}?deal={deal.address}", language=None, wrap_lines=True)
        # Another tab may have gone on, and the cards of a game that runs are nobody's to begin again.
        again = partial(_again, str(running.id), hand.dealt.number, game)
        st.button(words()("play-same-deal"), key="same-deal", on_click=again)


def _again(match: str, number: str, game: GameEnd[SomeRunning]) -> None:
    """Begin a match with the cards of a number, the seats of another match, and its levels that are still offered."""
    running = game.find(match)
    if running is None:
        return
    started = running.match.started
    same = game.settings().model_copy(
        update={
            "variant": running.match.rules.name,
            "players": len(started.seats),
            "levels": started.levels,
            "names": started.seats,
            "target": None,
            "options": started.options,
            "open_hands": started.open_hands,
            "forced": started.forced,
        }
    )
    rules = running.match.rules
    go_to_match(begin_match(same.fitting(rules), rules, number, "again"))
