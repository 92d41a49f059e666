"""The end of a game: its result and score sheet, what it has shown, and the ways on, back, and to it again."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.exercise.layout import ExerciseParts, after_film, rail
from tutor.app.play.checked_cards import checked_cards
from tutor.app.play.kit import PlayKit
from tutor.app.play.luck import luck_title
from tutor.app.play.review_view import what_it_showed
from tutor.app.play.running import AnyRunning, begin_match, deal_next, find_match
from tutor.app.visitor.page_address import REPLAY_PAGE, ending_address, go_to_door, go_to_match
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import session
from tutor.matches.events import AnyLevel, Source
from tutor.matches.fair_deal import numbered_of
from tutor.matches.review.any_game import can_be_reviewed

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator


def game_end(kit: PlayKit, running: AnyRunning, parts: ExerciseParts, below: Callable[[], None]) -> None:
    """Draw the end of the game that was played last beside the board, with what goes `below` its review."""
    with parts.said:
        with after_film("result"):
            kit.result(running)
            showed = st.container()
            kit.details(running)
        if not kit.other_games:
            ending_link(running)
            _seats_button(kit, running)
        below()
        _these_cards(running)
        checked_cards(running.match, running.hand)
    with parts.table, rail():
        _ways_on(kit, running)
    luck = _luck_box(running, parts)
    # The review takes time, so it comes last: until then the rest can be used.
    with showed:
        what_it_showed(running, len(running.match.hands) - 1, kit.review, luck)


def _luck_box(running: AnyRunning, parts: ExerciseParts) -> "DeltaGenerator | None":
    """Draw the box below the table, with its title; None where the game is not reviewed."""
    if not can_be_reviewed(running.match.started):
        return None
    with parts.table, st.container(key="luck"):
        luck_title()
        return st.container(key="luck-said")


def score_sheet(kit: PlayKit, running: AnyRunning) -> None:
    """Draw the points of each game and together, and the way to each game in Replay, once one is over."""
    match = running.match
    over = [hand.scores for hand in match.hands if hand.over]
    if not over:
        return
    names, first = [escape_markdown(name) for name in kit.seats(running)], words()("play-sheet-game")
    rows: list[dict[str, str | int]] = [
        {first: str(number), **{name: kit.points(score.points) for name, score in zip(names, scores, strict=True)}}
        for number, scores in enumerate(over, 1)
    ]
    if len(over) > 1:
        totals = dict(zip(names, map(kit.points, match.totals), strict=True))
        rows.append({first: words()("play-sheet-total"), **totals})
    with st.expander(words()(kit.sheet)), st.container(key="sheet-of-games"):
        st.table(rows)
        for number in range(len(over)):
            label = words()("play-sheet-replay", number=number + 1)
            where = kit.review.address(running.id, number, 0, False)
            page_link(REPLAY_PAGE, label=escape_markdown(label), query_params=where)


def ending_link(running: AnyRunning) -> None:
    """Draw the way to the last deal of the game that was played last, to be played against the solver."""
    where = ending_address(running.id, len(running.match.hands) - 1)
    page_link(REPLAY_PAGE, label=words()("ending-play"), query_params=where)


def _ways_on(kit: PlayKit, running: AnyRunning) -> None:
    """Draw the ways on: to the next game, or where no further one is dealt to a new match; to the same cards; back."""
    if running.ended:
        label, go = words()("play-new"), partial(_new, kit, str(running.id))
    else:
        label, go = words()("play-next"), partial(_next, str(running.id))
    st.button(label, key="next-game", type="primary", on_click=go, shortcut="N")
    # Another tab may have gone on, and the cards of a game that runs must not be begun again.
    again = partial(_again, kit, str(running.id), running.hand.dealt.number)
    st.button(words()("play-same-deal"), key="same-deal", on_click=again)
    leave = partial(go_to_door, other_games=kit.other_games)
    st.button(words()("play-leave"), key="leave-game", on_click=leave, type="tertiary")


def _new(kit: PlayKit, match: str) -> None:
    """Begin a match with the same people, to the same target."""
    running = find_match(match)
    if running is not None:
        started = running.match.started
        _begin_like(kit, running, seats=started.seats, levels=started.levels, target=started.target)


def _seats_button(kit: PlayKit, running: AnyRunning) -> None:
    """Draw the way to a new match with a different partner, if the person has one."""
    if _partner_can_change(running):
        change = partial(_change_seats, kit, str(running.id))
        st.button(words()("play-change-seats"), key="change-seats", on_click=change, type="tertiary")


def _partner_can_change(running: AnyRunning) -> bool:
    """Tell whether the person at the screen plays with a partner, and against others."""
    return not running.match.started.shared and any(len(side) > 1 for side in running.match.sides)


def _change_seats(kit: PlayKit, match: str) -> None:
    """Begin a match in which the others sit one seat further on, so that the person has a different partner."""
    running = find_match(match)
    if running is None or not _partner_can_change(running):
        return
    started = running.match.started
    (you,) = started.people
    others = [seat for seat in range(len(started.seats)) if seat != you]
    moved = dict(zip(others, (*others[1:], *others[:1]), strict=True))
    order = [moved.get(seat, seat) for seat in range(len(started.seats))]
    seats, levels = tuple(started.seats[seat] for seat in order), tuple(started.levels[seat] for seat in order)
    _begin_like(kit, running, seats=seats, levels=levels, target=started.target)


def _next(match: str) -> None:
    running = find_match(match)
    if running is not None and running.hand.over and not running.ended:
        deal_next(running)
        session().play.again += 1
    whole_page()


def _these_cards(running: AnyRunning) -> None:
    """Draw the address at which anyone can play the same cards."""
    match, hand = running.match, running.hand
    deal = numbered_of(match.started, match.rules, hand.dealt.number)
    # The deal of the day is there to be sent.
    with st.expander(words()("play-these-cards"), expanded=hand.dealt.source == "day"):
        st.markdown(escape_markdown(words()("play-these-cards-about")))
        # Without a browser the address of the page is unknown.
        st.code(f"{st.context.url or ''}?deal={deal.address}", language=None, wrap_lines=True)


def _again(kit: PlayKit, match: str, number: str) -> None:
    """Begin a match with the cards of a number, the seats of another match, and its levels that are still offered."""
    running = find_match(match)
    if running is None:
        return
    started = running.match.started
    _begin_like(kit, running, seats=started.seats, levels=started.levels, number=number)


def _begin_like(
    kit: PlayKit,
    running: AnyRunning,
    *,
    seats: tuple[str, ...],
    levels: tuple[AnyLevel | None, ...],
    target: int | None = None,
    number: str | None = None,
) -> None:
    """Begin a match like an earlier one, with the cards of a number if one is given, and go to it."""
    started, rules = running.match.started, running.match.rules
    same = kit.settings().model_copy(
        update={
            "variant": rules.name,
            "players": len(seats),
            "levels": levels,
            "names": seats,
            "target": target,
            "options": started.options,
            "open_hands": started.open_hands,
            "forced": started.forced,
        }
    )
    source: Source = "drawn" if number is None else "again"
    go_to_match(begin_match(same.fitting(rules), rules, number, source))
