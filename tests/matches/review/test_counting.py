"""Which games count in someone's figures."""

import pytest

from tests.matches.playing import started
from tests.matches.review.test_figures import game, play
from tutor.engine.zwickern import VARIANTS
from tutor.matches.events import Dealt, Event, Hinted, Played, Reviewed, Source, Started, TakenBack
from tutor.matches.review.counting import Uncounted, counted_games
from tutor.matches.review.found import Other, Review, Sign, write_review


def dealt(number: str, source: Source = "drawn") -> Dealt:
    """Return what is dealt with a number."""
    return Dealt(number=number, dealer=0, source=source)


def why(*matches: list[Event]) -> list[Uncounted | None]:
    """Return of each game why it does not count."""
    return [one.why for one in counted_games(enumerate(matches), VARIANTS)]


def test_a_game_alone_against_bots_counts() -> None:
    assert why([started(), dealt("1"), dealt("2")]) == [None, None]


def test_games_at_one_screen_and_with_open_cards_count_in_no_ones_figures() -> None:
    shared, opened = started(people=("South", "North")), started(open_hands=True)
    assert why([shared, dealt("1")], [opened, dealt("2")]) == [Uncounted.SHARED, Uncounted.OPEN_HANDS]


def test_only_the_first_game_is_guided() -> None:
    assert why([started(guided=True), dealt("1"), dealt("2")]) == [Uncounted.GUIDED, None]


def test_cards_that_were_dealt_before_do_not_count_again() -> None:
    """Not even if they were known from a game with open cards; other tables have other cards of that number."""
    opened = started(open_hands=True)
    assert why([opened, dealt("1")], [started(), dealt("1")], [started("dietze", 2), dealt("1"), dealt("1")]) == [
        Uncounted.OPEN_HANDS,
        Uncounted.KNOWN_CARDS,
        None,
        Uncounted.KNOWN_CARDS,
    ]


def test_the_same_cards_again_do_not_count_even_if_the_earlier_game_is_gone() -> None:
    assert why([started(), dealt("1", "again"), dealt("2")]) == [Uncounted.KNOWN_CARDS, None]


def test_cards_with_a_public_number_do_not_count() -> None:
    """Others may have shown them to the person; the games dealt after them count."""
    found = why([started(), dealt("1", "address"), dealt("2")], [started(), dealt("20261120", "day"), dealt("3")])
    assert found == [Uncounted.PUBLIC_CARDS, None, Uncounted.PUBLIC_CARDS, None]


def test_public_cards_that_were_played_before_are_known() -> None:
    deal = [started(), dealt("20261120", "day")]
    assert why(deal, deal) == [Uncounted.PUBLIC_CARDS, Uncounted.KNOWN_CARDS]


def test_a_game_in_which_a_play_was_taken_back_does_not_count_and_the_others_do() -> None:
    lay = Played(ply=0, play="5S")
    match = [started(), dealt("1"), lay, dealt("2"), lay, TakenBack(ply=0), lay, dealt("3"), lay]
    assert why(match) == [None, Uncounted.TAKEN_BACK, None]


def test_whatever_else_a_game_does_not_count_for_comes_before_a_play_taken_back() -> None:
    back = [Played(ply=0, play="5S"), TakenBack(ply=0)]
    shared = started(people=("South", "North"))
    found = why([started(), dealt("1", "address"), *back, dealt("2", "again"), *back], [shared, dealt("3"), *back])
    assert found == [Uncounted.PUBLIC_CARDS, Uncounted.KNOWN_CARDS, Uncounted.SHARED]


def test_house_rules_have_the_cards_of_their_variant() -> None:
    house = "name: our-table\nbased_on: jensen\ntitle: Ours\nzwick: 5\n"
    ours = started().model_copy(update={"variant": "our-table", "house": house})
    assert why([started(), dealt("1")], [ours, dealt("1")]) == [None, Uncounted.KNOWN_CARDS]


def test_each_review_is_with_its_game_and_the_last_of_one_counts() -> None:
    """A review of someone else's seat, or of no game, is none."""
    began = started()
    first, other = (game(play(points)).model_copy(update={"seat": began.people[0]}) for points in (1.0, 2.0))
    events = [
        began,
        dealt("1"),
        _kept(0, first),
        dealt("2"),
        _kept(0, other),
        _kept(1, game(play(3.0))),
        _kept(7, first),
    ]
    assert game(play(3.0)).seat not in began.people
    assert [one.review for one in counted_games([("m", events)], VARIANTS)] == [other, None]


@pytest.mark.parametrize(("sign", "helped"), [(Sign.MISTAKE, False), (Sign.INEXACT, True)])
def test_a_play_after_what_was_a_warning_in_old_logs_counts_if_the_coach_warns_of_such(
    sign: Sign, helped: bool
) -> None:
    began, lost = started(), play(3, reason=Other(), helped=True).model_copy(update={"sign": sign})
    review = game(lost).model_copy(update={"seat": began.people[0]})
    for notes, found in ((1, helped), (2, True)):
        events = [began, dealt("1"), *[Hinted(ply=lost.ply, step=0)] * notes, _kept(0, review)]
        [one] = counted_games([("m", events)], VARIANTS)
        assert one.review is not None
        assert one.review.plays[0].helped is found


def _kept(number: int, review: Review) -> Event:
    return Reviewed(hand=number, found=write_review(review))


def test_what_is_not_a_match_is_left_out() -> None:
    unknown = Started.model_validate({**started().model_dump(), "variant": "nobodys"})
    assert why([], [dealt("1")], [unknown, dealt("1")], [started(), Reviewed(hand=0, found="{}"), dealt("1")]) == [None]
