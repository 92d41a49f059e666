"""The near misses of a choice are never right, never the same play, and wrong for different reasons if possible."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import reference
from tests.coach.boards import effects, positions
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.zwickern.questions.near_misses import near_misses, shuffled_plays
from tutor.content.zwickern.goals import CaptureGoal, LayGoal, MostCardsGoal, OnePlayGoal, ZwickGoal
from tutor.engine.zwickern import Capture, Lay, Position, is_zwick, legal_plays, read_play, violations, write_play

ZWICK = ZwickGoal(kind="zwick")


def missed(where: Position, play: str, goal: OnePlayGoal | None = None) -> set[str]:
    """Return the near misses of a play as text."""
    return {write_play(where, play) for play in near_misses(where, read_play(where, play).play, goal)}


def test_of_a_capture_an_item_is_added_left_out_or_changed() -> None:
    where = at("8D KC", "5C 3H 6D 2S")
    found = missed(where, "8D x 5C+3H 6D+2S", ZWICK)
    assert len(found) == 3
    assert "8D x 5C+3H 6D+2S" not in found
    for text in found:
        play = read_play(where, text).play
        left = set(where.table) - set(getattr(play, "takes", ()))
        assert isinstance(play, Lay) or play.card.code == "KC" or 1 <= len(left) <= 2


def test_of_a_build_the_value_or_the_item_is_changed() -> None:
    where = at("5S KH", "9H 2D")
    found = missed(where, "5S on 9H = 14")
    assert found & {"5S on 9H = 4", "5S on 2D = 7", "5S on 2D = 3"}
    assert len(found) == 3


def test_of_a_lay_something_is_taken_or_announced() -> None:
    where = at("5S KH", "9H")
    assert missed(where, "5S", LayGoal(kind="lay")) == {"5S x 9H", "5S = 5"}


def test_on_an_empty_table_where_nothing_can_be_announced_there_is_none() -> None:
    assert missed(at("X15", "", variant="french"), "X15") == set()


def test_the_reasons_differ_where_they_can() -> None:
    """One breaks a promise, one has a sum that fails, and one is legal but takes less."""
    where = at("8D 6S", "5C 3H 6D 2S 4H+4C=8@S")
    found = near_misses(where, read_play(where, "8D x 5C+3H 6D+2S 4H").play, ZWICK)
    reasons = {next((str(one.reason) for one in violations(where, play)), "legal") for play in found}
    assert len(reasons) == len(found) == 3


def test_the_order_of_the_options_is_always_the_same_and_no_option_is_lost() -> None:
    where = at("8D KC", "5C 3H 6D 2S")
    plays = list(legal_plays(where))
    assert shuffled_plays(where, plays) == shuffled_plays(where, reversed(plays))
    assert sorted(map(repr, shuffled_plays(where, plays))) == sorted(map(repr, plays))
    assert list(shuffled_plays(where, plays)) != plays


@examples(50)
@given(positions(), st.data())
def test_near_misses_are_never_right(where: Position, data: st.DataObject) -> None:
    plays = reference.plays(where)
    right = data.draw(st.sampled_from(list(legal_plays(where))[:200]))
    goals: list[OnePlayGoal | None] = [None]
    if isinstance(right, Lay):
        goals.append(LayGoal(kind="lay"))
    if is_zwick(where, right):
        goals.append(ZWICK)
    if isinstance(right, Capture):
        goals.append(CaptureGoal(kind="capture", items=(right.takes[0].cards[0].code,)))
        goals.append(MostCardsGoal(kind="most-cards"))
    goal = data.draw(st.sampled_from(goals))
    found = near_misses(where, right, goal)
    assert len(found) <= 3
    assert len(set(found)) == len(found)
    assert right not in found
    most = max((sum(len(item.cards) for item in getattr(one, "takes", ())) for one in plays), default=0)
    for play in found:
        legal = bool(effects([play]) & effects(plays))
        taken = [card.code for item in getattr(play, "takes", ()) for card in item.cards]
        match goal:
            case None:
                assert not legal
            case LayGoal():
                assert not (legal and isinstance(play, Lay))
            case ZwickGoal():
                assert not (legal and is_zwick(where, play))
            case CaptureGoal():
                assert not (legal and goal.items[0] in taken)
            case _:
                assert not (legal and len(taken) == most)


@pytest.mark.parametrize("variant", ["jensen", "christiansen", "dietze", "grupp", "french"])
def test_there_are_three_on_an_ordinary_table_of_every_variant(variant: str) -> None:
    where = at("8D KC 6H", "5C 3H 6D 2S", variant=variant)
    assert len(missed(where, "8D x 5C+3H 6D+2S", ZWICK)) == 3
    assert len(missed(where, "8D x 5C+3H 6D+2S")) == 3
    assert len(missed(where, "6H on 2S = 8")) == 3


def test_nothing_is_never_taken_even_where_equal_cards_are_in_groups_of_their_own() -> None:
    """With several packs two groups may be the same card twice."""
    where = at("AD 2S", "AC AC", variant="dietze", seats="A B C D E", turn="A")
    right = read_play(where, "AD x AC AC").play
    assert all(getattr(play, "takes", True) for play in near_misses(where, right, None))
