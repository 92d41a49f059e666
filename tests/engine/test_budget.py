"""Counted work ends where its budget ends, at the same place on every machine."""

import contextlib
import time
from collections.abc import Callable

import pytest

from tests.engine.setups import at
from tutor.coach.zwickern.records import looked
from tutor.coach.zwickern.rules.under_each_variant import under_each
from tutor.coach.zwickern.verdict.judge import judge
from tutor.coach.zwickern.verdict.missed import missed
from tutor.engine.budget import SECOND, TooMuchWorkError, budget, look_up, spend
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Build, Capture, Lay, Position, Reading, legal_plays, number_of_plays
from tutor.engine.zwickern.captures import captures, captures_of
from tutor.engine.zwickern.listing import legal_taking, promises_suspended

# Thirty cards with two values and low ones: the worst table that a pack of Jensen's can bring about.
COURTS = " ".join(f"{rank}{suit}" for rank in "AJQK" for suit in "SHDC")
SMALL = " ".join(f"{rank}{suit}" for rank in ("2", "3", "4", "5") for suit in "SHD")
LARGE = at("X25 X20 X15 10S 10H 9S 9H", f"{COURTS} {SMALL} 6S 7S")
OWN = " ".join(f"{card}=11@A" for card in ("AS", "AH", "AD", "AC"))
WORST = {
    "two values": LARGE,
    "wild jokers": at("X1 X2 KS KH", f"{COURTS[:24]} {SMALL} X3 X4 X5 X6 6S", variant="grupp", seats="A B", turn="A"),
    "forty cards": at(
        "9S 10S KS KH",
        " ".join(f"{rank}{suit}" for rank in "A23456J78" for suit in "SHDC") + " 9H 9D 9C 10H",
        variant="grupp",
        seats="A B",
        turn="A",
    ),
    "two packs": at(
        "X1 X1 KS KH KH",
        f"{COURTS[:24]} {COURTS[:24]} {SMALL} X2 X2 X3 X3",
        variant="grupp",
        seats="A B C D E",
        turn="A",
    ),
    "builds": at(
        "X15 X20 X30 KS KH 9S 8S", f"{SMALL} {OWN} QS QH QD QC 9H 8H", variant="christiansen", seats="A B", turn="A"
    ),
}
"""Tables on which something takes the longest."""


def test_work_without_a_budget_has_no_end() -> None:
    spend(1 << 80)


def test_work_ends_where_its_budget_ends() -> None:
    with budget(10) as meter:
        spend(10)
        with pytest.raises(TooMuchWorkError):
            spend(1)
    assert meter.spent == 11
    spend(1)


def test_a_budget_within_another_is_a_part_of_it() -> None:
    with budget(10) as outer:
        with budget(100), pytest.raises(TooMuchWorkError):
            spend(11)
        assert outer.spent == 11
        with budget(100), pytest.raises(TooMuchWorkError):
            spend(1)


def test_the_same_work_is_counted_every_time() -> None:
    where = at("KS X25", "QD AC 5H 4D 3S 2H 8D 6C 7S 9H AS JC KD")
    spent = set()
    for _ in range(3):
        with budget(SECOND) as meter:
            assert len(list(legal_plays(where))) == number_of_plays(where)
        spent.add(meter.spent)
    # What is remembered from the first time is not done again.
    assert len(spent) <= 2
    assert max(spent) < SECOND


def test_a_large_table_ends_within_a_budget() -> None:
    """No question that a page asks of a play exceeds its budget, and each says when it has stopped."""
    with budget(8 * SECOND) as meter:
        assert missed(LARGE, None).number is None
        assert looked(LARGE, Lay(CARDS["9S"])) is None
        judge(LARGE, Reading(Lay(CARDS["9S"])))
        judge(LARGE, Reading(Capture(CARDS["X25"], LARGE.table)))
        judge(LARGE, Reading(Build(CARDS["9S"], LARGE.table[-1], 16, LARGE.turn)))
        assert any(one.number is None and one.position for one in under_each(LARGE, VARIANTS.values()))
    assert meter.spent < 8 * SECOND


def every_capture(where: Position) -> None:
    """List the captures of each card."""
    for card in dict.fromkeys(where.hand):
        for _ in captures(legal_taking(where, card)):
            pass


def every_play(where: Position) -> None:
    """Count the plays, and list them."""
    number_of_plays(where)
    for _ in legal_plays(where):
        pass


@pytest.mark.parametrize("work", [every_capture, every_play])
@pytest.mark.parametrize("name", WORST)
def test_counted_work_takes_no_longer_than_is_counted(name: str, work: Callable[[Position], None]) -> None:
    """Half a second takes about a quarter of one, and three times that on a machine that has much else to do."""
    began = time.thread_time()
    with budget(SECOND // 2) as meter, contextlib.suppress(TooMuchWorkError):
        work(WORST[name])
    assert time.thread_time() - began < 0.2 + 1.5 * meter.spent / SECOND


def test_waiting_work_is_looked_for_while_work_is_counted() -> None:
    """Inside other budgets too, and from work that is not counted."""
    looked: list[int] = []
    with budget(SECOND, lambda: looked.append(1)):
        look_up()
        assert len(looked) == 1
        with budget(SECOND // 2):
            every_play(WORST["builds"])
        assert 5 < len(looked) < 100
    look_up()
    assert len(looked) < 100


def test_a_promise_that_can_be_kept_is_seen_on_any_table() -> None:
    """Source: readings 12 and 13. Taking all builds of a value keeps the promise, whatever else is on the table."""
    own = "9D=9@S"
    assert not promises_suspended(at("9S X25", f"{own} {COURTS} {SMALL} 6S 7S 8S 8H 8D 10D"))


def test_the_captures_of_one_vector_are_among_all() -> None:
    where = at("8S", "5H 5D 3D 3C 6H 2H 8D AC 4C 4D 4H 7S JD")
    found = legal_taking(where, CARDS["8S"])
    vectors = [vector for vector in range(found.vectors.bit_length()) if found.vectors >> vector & 1]
    assert [play for one in vectors for play in captures_of(found, one)] == list(captures(found))
