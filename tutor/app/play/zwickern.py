"""Zwickern on the Play page."""

from collections.abc import Iterator, Mapping, Sequence

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import markdown
from tutor.app.base.page_link import page_link
from tutor.app.board.film import SeenPlay
from tutor.app.board.kits import board_kit
from tutor.app.board.protocol import BoardData, Frame
from tutor.app.board.zwickern.film import deal_frame
from tutor.app.board.zwickern.fold import fold_of
from tutor.app.board.zwickern.result import result_on_table
from tutor.app.board.zwickern.rounds import mark_new
from tutor.app.board.zwickern.seats import seat_id
from tutor.app.board.zwickern.table import addressed, coming, exercise_data
from tutor.app.drafts.entrance import make_puzzle_of
from tutor.app.exercise.layout import draw_earned
from tutor.app.exercise.result import WON_MATCH, made_the_difference, result_line, result_table, won_line
from tutor.app.play.coach import about_partner, advise, hint_button, look_for_warnings, questions, warning_before
from tutor.app.play.kit import PlayForm, PlayKit
from tutor.app.play.preferences import SETTING, chosen_rules, preferences, rules_title
from tutor.app.play.review_store import kept_review
from tutor.app.play.review_view import OF_ZWICKERN
from tutor.app.play.running import Running
from tutor.app.play.score import SideScore
from tutor.app.play.settings_form import (
    choose_pace,
    choose_rules,
    choose_switch,
    choose_target,
)
from tutor.app.play.table_choice import choose_table, who_plays
from tutor.app.visitor.look import look
from tutor.app.visitor.page_address import OTHER_DOOR, PLAY_PAGE
from tutor.app.visitor.variants import variant_title, variants
from tutor.coach.zwickern.words.plays import did_line, your_play_line
from tutor.coach.zwickern.words.seats import side_label
from tutor.engine.zwickern import Capture, Position, Score, is_zwick, scores
from tutor.engine.zwickern.hand.scoring import winner
from tutor.matches.dealing import Numbered
from tutor.matches.review.found import Review
from tutor.matches.review.words import luck_line
from tutor.matches.sayings import sayings
from tutor.matches.settings import PlaySettings
from tutor.text import YOU, Family, Line, dashed, joined_texts, render

_SWITCHES = ("hints", "teach", "forced", "open_hands", "sayings")
_SWITCH_NAMES = Family("play-switch-{}", _SWITCHES, dashed)


def _links() -> None:
    page_link(PLAY_PAGE, label=words()("rules-view-cousins"), query_params=dict(OTHER_DOOR))


def _day_line(day: Numbered, kept: Sequence[Running]) -> Line:
    """Return what is said of the deal of the day: both results once it was played, yours and the careful player's."""
    for running in reversed(kept):
        match = running.match
        name = match.rules.base or match.rules.name
        for number, hand in enumerate(match.hands):
            if hand.over and day == Numbered(name, len(match.started.seats), hand.dealt.number):
                review = kept_review(match, number)
                if isinstance(review, Review) and review.careful is not None:
                    return luck_line(review, hand)
    return Line("play-day-about")


def _form(form: PlayForm) -> None:
    left, right = st.columns(2)
    with left:
        choose_rules(form, "play variant")
        choose_pace(form)
    with right:
        choose_target(form)
    for name in _SWITCHES:
        choose_switch(form, name, _SWITCH_NAMES[name])


def _titles() -> Mapping[str, str]:
    return {name: variant_title(name) for name in variants()}


def _summary(settings: PlaySettings) -> Iterator[str]:
    """Yield what is played."""
    yield variant_title(chosen_rules(settings).name)
    yield words()("play-players", number=settings.players)
    if settings.target is not None:
        yield words()("play-to", target=settings.target)


def _standing(running: Running) -> str:
    position = running.hand.position
    cards = sum(len(hand or ()) for hand in position.hands) + position.stock
    title, number = rules_title(running.match.rules), len(running.match.hands)
    return words()("play-standing", variant=title, number=number, cards=cards)


def _so_far(running: Running) -> str:
    return joined_texts(words(), map(str, running.match.totals), "list-dot")


def _shown(running: Running, position: Position) -> Position:
    """Return a position as the board shows it: at the end the last cards of the table are taken."""
    return running.hand.end if position is running.hand.position else position


def _opening(running: Running, start: int, data: BoardData) -> list[Frame]:
    hand, you, opened = running.hand, running.you, running.match.started.open_hands
    shared = running.match.started.shared
    if hand.over:
        own, title = None if shared else you, render(words(), _won(running))
        data["result"] = result_on_table(words(), _seat_names(running), hand.scores, own, title)
    else:
        mark_new(data, hand.positions[start], hand.position)
        data["coming"] = coming(words(), hand.position)
        last = hand.plays[-1] if hand.plays else None
        if isinstance(last, Capture) and is_zwick(hand.positions[-2], last):
            # It is seen until the next play.
            data["fold"] = fold_of(words(), hand.positions[-2], last)
    if start:
        return []
    # The hand begins with a deal.
    first = exercise_data(words(), hand.positions[0], "", interactive=False, opened=opened, you=you)
    return [deal_frame(words(), first, hand.positions[0], 0)]


def _line(one: SeenPlay, you: int) -> Line:
    return board_kit(one.before).line(addressed(words(), one.before, you), one.action)


def _did(one: SeenPlay, you: int) -> Line:
    position = addressed(words(), one.before, you)
    return (your_play_line if position.turn == you else did_line)(position, one.action)


def _score(running: Running, position: Position) -> list[SideScore]:
    """List what the sides have won so far, your own first."""
    own = running.hand.side_of_seat(running.you)
    sides = sorted(enumerate(scores(position, majority=False)), key=lambda side: side[0] != own)
    return [_side_score(running, score, ours=side == own) for side, score in sides]


def _side_score(running: Running, score: Score, *, ours: bool) -> SideScore:
    won = [words()("tally-cards", number=score.cards)]
    if score.zwicks:
        won.append(words()("tally-zwicks", number=score.zwicks))
    teams = any(len(side) > 1 for side in running.match.sides)
    return SideScore(
        label=side_label(words(), _seat_names(running), score.seats),
        side=None if not teams else "ours" if ours else "theirs",
        seat=seat_id(score.seats[0]),
        points=score.points,
        won=tuple(won),
    )


def _sayings(running: Running) -> Mapping[int, Line]:
    return sayings(running.match) if preferences().sayings else {}


def _make(running: Running) -> None:
    # With closed hands, what the Workshop sees in the position would be help.
    if running.match.started.open_hands:
        make_puzzle_of(running.hand.position)


def _own_side(running: Running) -> int | None:
    """Return the side of the person; everyone at a shared screen looks at the end, so none is theirs there."""
    return None if running.match.started.shared else running.hand.side_of_seat(running.you)


def _won(running: Running) -> Line:
    points = [score.points for score in running.hand.scores]
    return result_line(_seat_names(running), running.match.sides, points, _own_side(running))


def _result(running: Running) -> None:
    """Draw the result of the game, and of the match if it is won."""
    match, you = running.match, _own_side(running)
    # Only what you have won, or a person at a shared screen, is praised.
    won, first = winner([score.points for score in running.hand.scores]), match.winner
    box = st.success if won is not None and you in (None, won) else st.info
    # The table shows it, unless the board is in words.
    with st.container(key="won" if look()["text"] else "won-on-table"):
        box(f"**{markdown(_won(running))}**")
    why = made_the_difference(running.hand.scores, won) if won is not None and won == you else None
    draw_earned(None if why is None else render(words(), why))
    if first is not None:
        box = st.success if you in (None, first) else st.info
        box(markdown(won_line(WON_MATCH, _seat_names(running), match.sides, match.totals, first, you)))


def _details(running: Running) -> None:
    """Draw what has brought each side its points, folded, because the table shows it."""
    with st.expander(words()("replay-result")):
        result_table(_seat_names(running), running.hand.scores)


def _seat_names(running: Running) -> tuple[str, ...]:
    """Return the names of the seats; the seat of someone who plays alone is You, in every language."""
    started = running.match.started
    if len(started.people) != 1:
        return started.seats
    return tuple(YOU if seat in started.people else name for seat, name in enumerate(started.seats))


def _sides(running: Running) -> list[str]:
    """Return the names of the sides in the order of their points, as they head columns."""
    return [side_label(words(), _seat_names(running), side) for side in running.match.sides]


ZWICKERN_KIT = PlayKit(
    other_games=False,
    title="nav-play",
    notes=("play-fair",),
    links=_links,
    guided=True,
    day_line=_day_line,
    setting=SETTING,
    settings=preferences,
    company=who_plays,
    table=choose_table,
    form=_form,
    ways=variants,
    titles=_titles,
    rules=chosen_rules,
    rules_title=rules_title,
    summary=lambda settings: tuple(_summary(settings)),
    standing=_standing,
    so_far=_so_far,
    outcome=_won,
    warning=lambda running, tried: warning_before(running, tried.action),
    look_ahead=look_for_warnings,
    shown=_shown,
    opening=_opening,
    line=_line,
    did=_did,
    score=_score,
    takes=lambda play: isinstance(play, Capture),
    sayings=_sayings,
    advice=advise,
    hint=hint_button,
    questions=questions,
    more=about_partner,
    make=_make,
    result=_result,
    details=_details,
    recap=False,
    sheet="play-sheet",
    seats=_sides,
    points=lambda points: points,
    review=OF_ZWICKERN,
)
"""What the Play page needs of Zwickern."""
