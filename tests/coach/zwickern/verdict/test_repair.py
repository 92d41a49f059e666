"""What would be legal instead: the nearest play with the same card, else another card, else nothing."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.boards import listed_captures, positions
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.zwickern.verdict.judge import judge, judge_text
from tutor.coach.zwickern.verdict.repair import NO_REPAIR, Help, repair
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Build, Capture, Item, Lay, Position, Reading, legal_plays, violations, write_play


def repaired(where: Position, play: str) -> tuple[Help, str | None]:
    """Return the repair of a play, as text."""
    found = judge_text(where, play).repair
    return found.help, None if found.play is None else write_play(where, found.play)


@pytest.mark.parametrize(
    ("hand", "table", "wrong", "right"),
    [
        ("9S", "6D 3C 5H", "9S x 6D", "9S x 6D+3C"),
        ("9S", "6D 3C 5H", "9S x 6D 3C 5H", "9S x 6D+3C"),
        ("9S", "6D 3C 5H", "9S x 6D 5H", "9S x 6D+3C"),
        ("KS", "10H 4D 8D 2C", "KS x 10H+8D 4D+2C", "KS x 4D+8D+2C"),
        ("KS", "QS AD 8D 9H", "KS x QS 8D", "KS x QS+AD"),
        ("JS", "2C 8D 4S", "JS x 2C 8D 4S", "JS x 8D+4S"),
        ("KS", "10H 4D", "KS=4 x 10H+4D", "KS x 10H+4D"),
    ],
)
def test_the_same_card_is_helped_to_the_nearest_capture(hand: str, table: str, wrong: str, right: str) -> None:
    assert repaired(at(hand, table), wrong) == (Help.NEAREST, right)


@pytest.mark.parametrize(
    ("table", "wrong", "right"),
    [
        # One more item or one less: more.
        ("5D 3C 2S 6H", "8S x 5D 3C 6H", "8S x 5D+3C 2S+6H"),
        # One less, or one for another: two changes are farther than one.
        ("5D 3C 4S 9H", "8S x 5D 3C 4S", "8S x 5D+3C"),
        # Two more, or one for another: both two changes, and adding comes first.
        ("6D 2C 10H JS", "8S x 10H", "8S x 6D+2C"),
        ("3D 4H 5C AS 8C", "8S x 4H AS", "8S x 3D+4H+AS"),
    ],
)
def test_at_equal_distance_adding_comes_before_dropping_before_swapping(table: str, wrong: str, right: str) -> None:
    found = judge_text(at("8S", table), wrong).repair
    assert found.play is not None
    wanted = (
        {card.code for item in found.play.takes for card in item.cards} if isinstance(found.play, Capture) else set()
    )
    assert wanted == set(right.split(" x ")[1].replace("+", " ").split())


@pytest.mark.parametrize("table", ["AH 2H 6D 5S 9C", "9C 5S 6D 2H AH"])
def test_dropping_two_comes_before_one_for_another_wherever_the_items_are(table: str) -> None:
    """The ace in place of the nine would do as well."""
    assert repaired(at("KS", table), "KS x 2H 6D 5S 9C")[1] in ("KS x 5S+9C", "KS x 9C+5S")


def test_another_card_is_named_when_the_chosen_one_takes_nothing() -> None:
    assert repaired(at("8S 5D", "5H KC"), "8S x 5H") == (Help.OTHER_CARD, "5D x 5H")
    assert repaired(at("8S 5D", "5H"), "9S x 5H") == (Help.OTHER_CARD, "5D x 5H")


def test_nothing_helps_where_no_card_takes_what_was_chosen() -> None:
    assert repaired(at("8S 5D", "6H"), "8S x 6H") == (Help.NOTHING, None)
    assert repaired(at("8S 5D", "6H"), "not a play") == (Help.NOTHING, None)
    assert judge_text(at("8S 5D", "8H"), "8S x 8H").repair is NO_REPAIR


def test_a_capture_that_breaks_a_promise_is_helped_to_one_that_keeps_it() -> None:
    where = at("JS KH", "AC 6D+3S=9@E QD 10H+2C=12@S AS")
    assert repaired(where, "JS x AC+AS 6D+QD") == (Help.NEAREST, "JS x AC+AS 6D+QD 10H")
    assert repaired(where, "JS")[0] is Help.NEAREST


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("2D on 10H = 11", "2D on 10H = 12"),
        ("2D on 10H = 9", "2D on 10H = 8"),
        ("2D on 10H = 20", "2D on 10H = 12"),
        ("2D on 9C = 8", "2D on 10H = 8"),
    ],
)
def test_a_build_is_helped_to_one_on_the_same_item_with_the_nearest_value(wrong: str, right: str) -> None:
    assert repaired(at("2D 8S QH JC", "10H 9C"), wrong) == (Help.NEAREST, right)


@examples(80)
@given(positions(least=1), st.integers(0, 10_000), st.integers(1, 255))
def test_the_repair_of_any_wrong_capture_is_the_nearest_of_the_list(where: Position, pick: int, mask: int) -> None:
    card = where.hand[pick % len(where.hand)]
    chosen = tuple(item for place, item in enumerate(where.table) if mask >> place & 1)
    wrong = Capture(card, chosen)
    if not violations(where, wrong):
        assert judge(where, Reading(wrong)).repair is NO_REPAIR
        return
    found = repair(where, wrong)
    own = listed_captures(where, card)
    if own:
        assert found.help is Help.NEAREST
        assert isinstance(found.play, Capture)
        assert not violations(where, found.play)
        assert found.play.card is card
        assert change(chosen, found.play.takes) == min(change(chosen, one.takes) for one in own)
        return
    others = [one for one in dict.fromkeys(where.hand) if not violations(where, Capture(one, chosen))]
    if others:
        assert (found.help, found.play) == (Help.OTHER_CARD, Capture(others[0], chosen))
    else:
        assert found == NO_REPAIR


def change(chosen: tuple[Item, ...], taken: tuple[Item, ...]) -> tuple[int, int]:
    """Count the items that change, and say whether by adding (0), dropping (1) or both (2)."""
    wanted, has = Counter(chosen), Counter(taken)
    added, dropped = (has - wanted).total(), (wanted - has).total()
    return added + dropped, 2 if added and dropped else 1 if dropped else 0


@examples(60)
@given(positions(), st.integers(0, 10_000), st.integers(0, 39), st.integers(0, 10_000))
def test_the_repair_of_any_wrong_build_is_legal_and_on_the_same_item_if_one_is(
    where: Position, pick: int, value: int, place: int
) -> None:
    card = where.hand[pick % len(where.hand)]
    onto = [None, *where.table][place % (len(where.table) + 1)]
    wrong = Build(card, onto, value, where.turn)
    if not violations(where, wrong):
        assert judge(where, Reading(wrong)).repair is NO_REPAIR
        return
    found = repair(where, wrong)
    builds = [one for one in legal_plays(where) if isinstance(one, Build) and one.card is card]
    if not builds:
        assert found.help is not Help.NEAREST
        assert found.play is None or not violations(where, found.play)
        return
    assert isinstance(found.play, Build)
    assert found.play in builds
    same = [one for one in builds if (one.onto, one.owner) == (onto, where.turn)]
    if same:
        assert abs(found.play.value - value) == min(abs(one.value - value) for one in same)
        assert (found.play.onto, found.play.owner) == (onto, where.turn)


@examples(60)
@given(positions(least=1))
def test_a_card_that_may_not_be_laid_gets_a_legal_play_of_its_own_if_it_has_one(where: Position) -> None:
    plays = list(legal_plays(where))
    for wrong in map(Lay, where.hand):
        found = judge(where, Reading(wrong)).repair
        if wrong in plays:
            assert found is NO_REPAIR
            continue
        assert found.play in (None, *plays)
        if any(one.card is wrong.card for one in plays):
            assert found.help is Help.NEAREST
            assert found.play is not None
            assert found.play.card is wrong.card
        else:
            # A player who holds cards always has some legal play.
            assert found.help is Help.OTHER_CARD
            assert found.play is not None


def test_a_card_that_is_not_held_is_never_proposed() -> None:
    for play in ("KH", "KH x 5H", "KH on 5H = 9", "KH = 4"):
        found = judge_text(at("8S 5D", "5H"), play).repair
        assert found.play is None or found.play.card in (CARDS["8S"], CARDS["5D"])
