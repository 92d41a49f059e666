"""What a first hand points out: one thing at a time, true, and less with every play."""

import pytest

from tests.bots.tables import met
from tests.engine.setups import at
from tests.matches.playing import events_of, played_out, started
from tutor.coach.zwickern.goals.mining import zwicks
from tutor.engine.zwickern import VARIANTS, Build, Capture, Position, legal_plays, read_play, seen_by
from tutor.matches.advice.pointing import pointed_out, pointer, points_out
from tutor.matches.events import Dealt, Started
from tutor.matches.match import Match, fold
from tutor.text import LANGUAGES, Line, language, render

CAPTURE = at("KS 6H 3C", "9C 5D 8H")
NOTHING = at("KS 6H 3C", "9C 8H")
POSITIONS = [*met("jensen", 4, every=4), *met("dietze", 3, every=8)]


def said(line: Line | None, code: str = "en") -> str | None:
    """Return a line in words."""
    return None if line is None else render(language(code), line)


def test_first_a_whole_capture_is_pointed_out() -> None:
    assert said(pointer(CAPTURE, 0)) == "You can take 9♣+5♦ with the K♠."


def test_a_zwick_is_called_one() -> None:
    assert said(pointer(at("KS 6H 3C", "9C 5D"), 0)) == "You can clear the table with the K♠: that’s a Zwick."


def test_a_joker_is_not_what_gives_least_away() -> None:
    assert said(pointer(at("X20 QS 5D", ""), 0)) == "Nothing fits, and the 5♦ gives away the least."


def test_less_is_pointed_out_with_every_second_play() -> None:
    """Four sit at the table, so the eighth play is the third of each."""
    assert [said(pointer(CAPTURE, ply)) for ply in (7, 8, 16, 24, 40)] == [
        "You can take 9♣+5♦ with the K♠.",
        "The K♠ can take something.",
        "There’s something to take.",
        None,
        None,
    ]


def test_where_nothing_fits_a_card_to_lay_is_pointed_out() -> None:
    first = said(pointer(NOTHING, 0))
    assert first is not None
    assert first.startswith("Nothing fits, and ")
    assert said(pointer(NOTHING, 16)) == "There’s nothing to take this time."


@pytest.mark.parametrize("position", POSITIONS)
def test_what_it_says_is_true(position: Position) -> None:
    found = pointer(position, 0)
    takes = [play for play in legal_plays(position) if isinstance(play, Capture)]
    assert found is not None
    assert (found.message == "advice-point-lay") == (not takes)
    assert (found.message == "advice-point-zwick") == bool(zwicks(position))
    if takes:
        assert found.values["card"] in {play.card for play in takes}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS[::5])
def test_it_is_said_in_every_language(position: Position, code: str) -> None:
    assert all(said(pointer(position, ply), code) for ply in (0, 8, 16))


def first_hand(began: Started, most: int = 400) -> Match:
    """Return a match with one hand that has been played as far as `most` plays."""
    return fold(events_of(began, played_out(began, Dealt(number="7", dealer=3), most=most)), VARIANTS)


@pytest.mark.parametrize("most", [0, 3])
def test_the_first_hand_of_a_guided_match_points_out_what_the_seat_may_know(most: int) -> None:
    found = first_hand(started(guided=True), most)
    position = found.hand.position
    assert pointed_out(found) == pointer(seen_by(position, position.turn).position, most)
    assert pointed_out(found) is not None


def test_no_other_match_points_anything_out() -> None:
    assert pointed_out(first_hand(started(), 0)) is None


def test_nothing_is_pointed_out_where_several_play_at_one_screen() -> None:
    assert pointed_out(first_hand(started(guided=True, people=("South", "North")), 0)) is None


def test_nothing_is_pointed_out_in_the_second_hand() -> None:
    began = started(guided=True)
    both = (played_out(began, Dealt(number="7", dealer=3)), played_out(began, Dealt(number="8", dealer=0), most=0))
    assert pointed_out(fold(events_of(began, *both), VARIANTS)) is None


def test_a_build_that_is_best_is_pointed_out_and_less_of_it_later() -> None:
    position = at("7D QS 6C", "X20 9C")
    build = read_play(position, "7D on X20 = 13").play
    assert isinstance(build, Build)
    assert [said(pointer(position, ply, build)) for ply in (0, 8, 16, 24)] == [
        "You can make a build: 7♦ on the 20 joker makes 13.",
        "You can build with the 7♦.",
        "Make a build.",
        None,
    ]


def test_points_are_given_in_the_first_plays_of_a_guided_hand() -> None:
    assert points_out(first_hand(started(guided=True), 0))
    assert not points_out(first_hand(started(guided=True), 30))
    assert not points_out(first_hand(started(), 0))
