"""Bots play on in a match as if nobody had looked."""

from tests.matches.playing import played_out, started
from tutor.engine.zwickern import VARIANTS
from tutor.matches.events import Dealt
from tutor.matches.machines import replies
from tutor.matches.match import play_through

FIRST = Dealt(number="11", dealer=1)
RULES = VARIANTS["jensen"]


def test_bots_play_until_a_person_is_to_play() -> None:
    began = started()
    found = replies(began, RULES, FIRST, ())
    hand = play_through(RULES, began.seats, FIRST, tuple(one.play for one in found), 1)
    assert [one.ply for one in found] == list(range(len(found)))
    assert began.levels[hand.position.turn] is None


def test_taking_back_gives_no_other_answer() -> None:
    """The same play gets the same answers, so nobody can fish for a better one."""
    began = started()
    before = played_out(began, FIRST, most=5).lines
    assert replies(began, RULES, FIRST, before) == replies(began, RULES, FIRST, before)


def test_nobody_plays_for_people_or_after_the_end() -> None:
    everybody = started(people=("North", "East", "South", "West"))
    assert replies(everybody, RULES, FIRST, ()) == ()
    assert replies(started(), RULES, FIRST, played_out(started(), FIRST).lines) == ()
