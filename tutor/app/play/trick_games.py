"""The trick-taking games on the Play page."""

from collections.abc import Mapping
from typing import Any

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.page_link import page_link
from tutor.app.board.film import SeenPlay
from tutor.app.board.tricks.film import seen_line
from tutor.app.exercise.layout import after_film
from tutor.app.exercise.one_play import TriedPlay
from tutor.app.play.kit import PlayForm, PlayKit
from tutor.app.play.preferences import (
    TRICK_WAYS,
    TRICKS_SETTING,
    chosen_way,
    level_name,
    trick_preferences,
    way_title,
)
from tutor.app.play.review_view import OF_TRICKS
from tutor.app.play.running import TrickRunning, match_title
from tutor.app.play.settings_form import (
    choose_agreements,
    choose_level,
    choose_pace,
    choose_players,
    choose_rules,
    choose_switch,
)
from tutor.app.visitor.page_address import LEARN_PAGE, OTHER_GAMES, OVERVIEW, RULES_PAGE, go_to_door
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickPosition
from tutor.coach.tricks.numbers import signed
from tutor.coach.tricks.results import trick_lines
from tutor.engine.tricks import winners
from tutor.matches.advice.asked import Warned
from tutor.matches.proof import Proof, Told
from tutor.matches.settings import PlaySettings, offered_levels
from tutor.text import Line, Name, as_subject


def _links() -> None:
    page_link(RULES_PAGE, label=words()("tricks-to-rules"), query_params=dict(OTHER_GAMES))
    page_link(LEARN_PAGE, label=words()("tricks-to-lessons"), query_params=dict(OVERVIEW))
    st.button(words()("tricks-to-zwickern"), key="to-zwickern", type="tertiary", on_click=go_to_door)


def _form(form: PlayForm) -> None:
    left, right = st.columns(2)
    with left:
        choose_rules(form, "play way")
        choose_level(form)
    with right:
        choose_players(form)
        choose_pace(form)
    choose_agreements(form)
    choose_switch(form, "teach", "tricks-switch-teach")


def _titles() -> Mapping[str, str]:
    return {name: way_title(rules) for name, rules in TRICK_WAYS.items()}


def _summary(settings: PlaySettings) -> list[str]:
    """List what is played, by how many, and by whom where that can be chosen."""
    rules = chosen_way(settings)
    parts = [way_title(rules), words()("play-players", number=settings.players)]
    if len(offered_levels(rules, settings.players)) > 1:
        level = level_name(settings.levels[-1])
        parts.append(words()("play-others-are", number=settings.players - 1, levels=level))
    return parts


def _standing(running: TrickRunning) -> str:
    return match_title(running, way_title(running.match.rules))


def _so_far(running: TrickRunning) -> str:
    """Return what the person has won or lost so far."""
    chips = running.match.totals[running.match.started.people[0]]
    return words()("tricks-account", number=abs(chips), sign=signed(chips))


def _outcome(running: TrickRunning) -> Line:
    """Return who has taken the pot."""
    hand = running.hand
    first: Line = hand.game.results(hand.position)[0]
    return first


def _warning(running: TrickRunning, tried: TriedPlay) -> Warned:
    """Return what a legal action costs, if it is an offence."""
    offence = tried.verdict.offence
    if offence is None:
        return Warned(None, None)
    return Warned(Told(running.hand.game.offence_line(_seen(running), offence), Proof.PROVEN), None)


def _seen(running: TrickRunning) -> TrickPosition:
    """Return the position without what others hold, which takes no part in what is said."""
    hand = running.hand
    position: TrickPosition = hand.game.game.seen_by(hand.position, running.you)
    return position


def _shown(running: TrickRunning, position: TrickPosition) -> TrickPosition:
    """Return a position with the accounts of the whole match, which make nothing with the pot."""
    before, this_hand = [hand.position.accounts for hand in running.match.hands[:-1]], position.accounts
    accounts = tuple(sum(each[seat] for each in (*before, this_hand)) for seat in range(len(this_hand)))
    hand_alone: Any = position
    whole_match: TrickPosition = hand_alone._replace(accounts=accounts)
    return whole_match


def _line(one: SeenPlay, _: int) -> Line:
    return seen_line(TRICK_KITS[one.before.rules.game], one)


def _tricks(running: TrickRunning) -> None:
    """Draw the tricks so far."""
    tricks = trick_lines(_seen(running))
    if tricks:
        with after_film("tricks"):
            st.markdown("\n".join(f"- {markdown(line)}" for line in tricks))


def _result(running: TrickRunning) -> None:
    """Draw who has taken the pot, and who pays."""
    hand = running.hand
    first, *others = hand.game.results(hand.position)
    won = hand.position.accounts[running.match.started.people[0]] > 0
    (st.success if won else st.info)(f"**{markdown(first)}**")
    for line in others:
        st.markdown(markdown(line))


def _details(running: TrickRunning) -> None:
    """Draw the accounts, and who deals next."""
    hand = running.hand
    with st.container(key="accounts"):
        st.table(_rows(running))
    dealer = as_subject(hand.position.seats[hand.next_dealer])
    st.markdown(markdown(Line("tricks-result-pot", {"pot": hand.position.pot, **dealer})))


def _rows(running: TrickRunning) -> list[dict[str, str]]:
    """Return a row for each seat: the tricks, what it has won or lost in the game, and in all games of the match."""
    position, totals = running.hand.position, running.match.totals
    won = winners(position.rules.tricks, position.trumps, position.tricks) if position.tricks else ()
    return [
        {
            words()("replay-seat"): escape_markdown(name),
            words()("tricks-result-tricks"): str(won.count(seat)),
            words()("tricks-result-game"): signed(position.accounts[seat]),
            words()("play-sheet-total"): signed(totals[seat]),
        }
        for seat, name in enumerate(_seat_names(running))
    ]


def _seat_names(running: TrickRunning) -> list[str]:
    return [Name(seat).label(words()) for seat in running.match.started.seats]


TRICKS_KIT = PlayKit(
    other_games=True,
    title="rules-view-cousins",
    notes=("play-fair", "tricks-chips-only"),
    links=_links,
    setting=TRICKS_SETTING,
    settings=trick_preferences,
    form=_form,
    ways=lambda: TRICK_WAYS,
    titles=_titles,
    rules=chosen_way,
    rules_title=way_title,
    summary=_summary,
    standing=_standing,
    so_far=_so_far,
    outcome=_outcome,
    warning=_warning,
    shown=_shown,
    line=_line,
    more=_tricks,
    result=_result,
    details=_details,
    recap=True,
    sheet="tricks-sheet",
    seats=_seat_names,
    points=signed,
    review=OF_TRICKS,
)
"""What the Play page needs of all trick-taking games."""
