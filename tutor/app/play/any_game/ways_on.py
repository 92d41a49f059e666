"""What can be done at the end of a game, whatever was played: go on, go back, and play the same cards again."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from tutor.app.base.words_and_content import plain, words
from tutor.app.play.address import go_to_door, go_to_match
from tutor.app.play.running import ZWICKERN, AnyRunning, FindMatch, SomeRunning, begin_match, deal_next
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.state import visit
from tutor.matches.dealing import Numbered
from tutor.matches.settings import PlaySettings


def ways_on(running: SomeRunning, find: FindMatch[SomeRunning], new: Callable[[], None]) -> None:
    """Draw the ways back and on: to the next game, or where no further one is dealt to a `new` match."""
    leave = partial(go_to_door, other_games=is_of_other_games(running))
    st.button(words()("play-back"), key="leave-game", on_click=leave, width="stretch")
    if running.ended:
        label, go = words()("play-new"), new
    else:
        label, go = words()("play-next"), partial(_next, str(running.id), find)
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


def these_cards(running: SomeRunning, find: FindMatch[SomeRunning], settings: Callable[[], PlaySettings]) -> None:
    """Tell the number of the cards, with the address at which anybody can play them, and offer to play them again.

    `settings` are those that tell what a match does not.
    """
    match, hand = running.match, running.hand
    deal = Numbered(match.rules.base or match.rules.name, len(match.started.seats), hand.dealt.number)
    # The deal of the day is there to be sent.
    with st.expander(words()("play-these-cards"), expanded=hand.dealt.source == "day"):
        st.markdown(plain(words()("play-these-cards-about")))
        # Without a browser nobody knows the address of the page.
        st.code(f"{st.context.url or ''}?deal={deal.address}", language=None, wrap_lines=True)
        again = partial(_again, str(running.id), find, settings)
        st.button(words()("play-same-deal"), key="same-deal", on_click=again)


def _again(match: str, find: FindMatch[SomeRunning], settings: Callable[[], PlaySettings]) -> None:
    """Begin a match with the same cards, seats and levels."""
    running = find(match)
    if running is None:
        return
    started, hand = running.match.started, running.hand
    same = settings().model_copy(
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
    go_to_match(begin_match(same, running.match.rules, hand.dealt.number, "again"))
