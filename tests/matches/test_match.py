"""A match is what its events make of it, no matter which tab wrote them."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.matches.playing import events_of, played_out, started
from tutor.engine.zwickern import VARIANTS, full_pack
from tutor.matches.dealing import dealer_of, deals_of, read_numbered
from tutor.matches.events import (
    KINDS,
    Dealt,
    Event,
    GivenUp,
    HeldBack,
    Hinted,
    Played,
    Started,
    TakenBack,
    WrongEventError,
    kind_of,
    read_event,
    write_event,
)
from tutor.matches.match import fold
from tutor.matches.settings import numbers_of

FIRST = Dealt(number="7", dealer=0)
MADE = HeldBack(ply=2, play="made")
"""A warning of the play that was made then."""

TABLES = [(name, players) for name, rules in VARIANTS.items() for players in numbers_of(rules)]


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_a_hand_is_played_to_its_end_and_scored(variant: str, players: int) -> None:
    """Every card of the pack is won or was never captured, and the totals are the scores."""
    began = started(variant, players)
    hand = played_out(began, FIRST)
    match = fold(events_of(began, hand), VARIANTS)
    assert match.hand.over
    assert match.totals == tuple(score.points for score in hand.scores)
    won = sum(len(pile.cards) for pile in hand.end.won)
    assert won + sum(len(item.cards) for item in hand.end.table) == len(full_pack(VARIANTS[variant], hand.end.plan))


@given(number=st.integers(0, 10**12 - 1), dealer=st.integers(0, 3))
def test_a_number_gives_every_card_once(number: int, dealer: int) -> None:
    found = deals_of(VARIANTS["jensen"], 4, str(number), dealer, 1)
    cards = [card for deal in found for hand in (*deal.hands, deal.table) for card in hand]
    assert sorted(cards, key=lambda card: card.code) == sorted(VARIANTS["jensen"].pack, key=lambda card: card.code)


def test_each_number_has_its_own_cards_and_all_seats_deal() -> None:
    packs = {deals_of(VARIANTS["jensen"], 4, str(number), 0, 1) for number in range(50)}
    assert len(packs) == 50
    assert {dealer_of(4, str(number), 1) for number in range(50)} == {0, 1, 2, 3}


def test_events_survive_being_written() -> None:
    for event in (*events_of(started(), played_out(started(), FIRST, most=3)), TakenBack(ply=1), GivenUp(ply=1)):
        assert read_event(kind_of(event), write_event(event)) == event
    assert '"game":"zwickern"' in write_event(started())


@given(kind=st.sampled_from([*KINDS, "other", ""]), text=st.text() | st.just("{}") | st.just("[" * 5000))
def test_any_text_is_an_event_or_refused(kind: str, text: str) -> None:
    with contextlib.suppress(WrongEventError):
        read_event(kind, text)


def test_what_is_taken_back_is_gone() -> None:
    began = started()
    hand = played_out(began, FIRST, most=9)
    match = fold([*events_of(began, hand), TakenBack(ply=4)], VARIANTS)
    assert match.hand.lines == hand.lines[:4]
    assert match.events == len(events_of(began, hand)) + 1


def test_what_is_given_up_is_taken_up_again_by_the_next_play() -> None:
    began = started()
    *events, last = events_of(began, played_out(began, FIRST, most=3))
    up = GivenUp(ply=2)
    assert not fold(events, VARIANTS).hand.given_up
    given_up = fold([*events, up], VARIANTS).hand
    assert given_up.given_up
    assert given_up.lines == fold(events, VARIANTS).hand.lines
    assert not fold([*events, up, last], VARIANTS).hand.given_up
    assert not fold([*events, up, TakenBack(ply=1)], VARIANTS).hand.given_up


def test_help_is_noted_at_its_play() -> None:
    began = started()
    hand = played_out(began, FIRST, most=3)
    assert fold([*events_of(began, hand), Hinted(ply=3, step=1)], VARIANTS).hand.helped == {3}


@pytest.mark.parametrize(
    ("before", "helped", "warned"),
    [
        ([MADE], set(), set()),
        ([HeldBack(ply=2, play="another")], set(), {2}),
        ([HeldBack(ply=2, play="another"), MADE], set(), set()),
        ([MADE, Hinted(ply=2, step=0, asked=True)], {2}, set()),
        ([Hinted(ply=2, step=1)], {2}, set()),
        # Before warnings had events of their own they were noted as help.
        ([Hinted(ply=2, step=0)], set(), {2}),
        ([Hinted(ply=2, step=0), Hinted(ply=2, step=0)], {2}, set()),
    ],
)
def test_a_play_made_against_a_warning_does_not_count_as_helped(
    before: list[Event], helped: set[int], warned: set[int]
) -> None:
    began = started()
    *events, last = events_of(began, played_out(began, FIRST, most=3))
    assert isinstance(last, Played)
    noted = [
        one.model_copy(update={"play": last.play}) if one == HeldBack(ply=2, play="made") else one for one in before
    ]
    hand = fold([*events, *noted, last], VARIANTS).hand
    assert (hand.helped, hand.warned) == (helped, warned)


@pytest.mark.parametrize(
    "events",
    [
        [],
        [FIRST],
        [started()],
        [started(), started()],
        [started(), Played(ply=0, play="3H")],
        [started(), FIRST, Played(ply=1, play="3H")],
        [started(), FIRST, Played(ply=0, play="no play")],
        [started(), FIRST, Played(ply=0, play="X30")],
        [started(), FIRST, TakenBack(ply=0)],
        [started(), FIRST, Hinted(ply=1, step=0)],
        [started(), FIRST, GivenUp(ply=1)],
        [started(), GivenUp(ply=0)],
        [started(), FIRST, HeldBack(ply=1, play="3H")],
        [started(), Dealt(number="1", dealer=3), *[Dealt(number="1", dealer=1)] * 60],
        [started("jensen", 3), Dealt(number="1", dealer=3)],
        [started(), FIRST, Dealt(number="8", dealer=1)],
        [started("nobodys"), FIRST],
        [started(house="name: x"), FIRST],
        [started(house="- &a [*a]"), FIRST],
    ],
)
def test_events_that_cannot_be_are_refused(events: list[Started]) -> None:
    with pytest.raises(WrongEventError):
        fold(events, VARIANTS)


def test_a_match_goes_on_with_its_own_house_rules() -> None:
    """Changed house rules change no match that has begun."""
    house = "name: our-table\nbased_on: jensen\nzwick: 5\n"
    match = fold([started("our-table", house=house), FIRST], VARIANTS)
    assert match.rules.zwick == 5


def test_the_target_ends_a_match_for_one_side_alone() -> None:
    began = started(target=5)
    hand = played_out(began, FIRST)
    match = fold(events_of(began, hand), VARIANTS)
    best = max(match.totals)
    assert match.winner == (match.totals.index(best) if best >= 5 and match.totals.count(best) == 1 else None)
    assert match.winner is not None
    assert fold(events_of(started(target=1000), hand), VARIANTS).winner is None
    assert match.next_dealer == 1


@pytest.mark.parametrize(
    "text",
    ["", "jensen", "jensen/5/1", "jensen/4/01", "jensen/4/-1", "x/4/1", "jensen/4/1/2"]
    + [f"dietze/{players}/1" for players in ("0", "1", "9", "10", "1000000000", "eight", "８")],
)
def test_no_deal_has_such_an_address(text: str) -> None:
    assert read_numbered(text, VARIANTS) is None
