"""Bots play on in a match as if no one had looked."""

from tests.matches.playing import played_out, started
from tutor.engine.zwickern import VARIANTS, legal_plays
from tutor.matches.events import Dealt
from tutor.matches.games import forced_line, replies
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
    """The same play gets the same answers, so no one can fish for a better one."""
    began = started()
    before = played_out(began, FIRST, most=5).lines
    assert replies(began, RULES, FIRST, before) == replies(began, RULES, FIRST, before)


def test_no_one_plays_for_people_or_after_the_end() -> None:
    everybody = started(people=("North", "East", "South", "West"))
    assert replies(everybody, RULES, FIRST, ()) == ()
    assert replies(started(), RULES, FIRST, played_out(started(), FIRST).lines) == ()


def test_a_last_card_without_a_choice_is_played_if_so_agreed() -> None:
    """Nothing else is played for a person, and nothing without the agreement."""
    for number in range(1, 9):
        hand = played_out(started(), Dealt(number=str(number), dealer=1))
        people = started().people
        for ply, (position, line) in enumerate(zip(hand.positions, hand.lines, strict=False)):
            if position.turn not in people:
                continue
            forced = len(position.hand) == 1 and len(list(legal_plays(position))) == 1
            assert forced_line(position) == (line if forced else None)
            for agreed in (True, False):
                began = started().model_copy(update={"forced": agreed})
                found = replies(began, RULES, hand.dealt, hand.lines[:ply])
                assert bool(found) is (forced and agreed)
