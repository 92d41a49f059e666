"""The labels on tricks: a reading is at work where other cards could be played if it were read otherwise."""

import pytest

from tutor.coach.beside_zwickern import BESIDE_ZWICKERN
from tutor.coach.tricks.labels import is_at_work
from tutor.engine import zwicken, zwikken


@pytest.mark.parametrize(
    ("reading", "trick", "hand", "works"),
    [
        ("Z13", "KD", ("7D", "8S", "QC"), True),
        # The 7 is the only card there is to play, whether it follows or trumps.
        ("Z13", "KD", ("7D", "AC", "QC"), False),
        ("Z16", "QH", ("KH", "8H", "AS"), True),
        ("Z16", "KH", ("QH", "8H", "AS"), False),
    ],
)
def test_a_reading_of_zwicken_works_where_it_changes_the_cards(
    reading: str, trick: str, hand: tuple[str, ...], works: bool
) -> None:
    setup = zwicken.Setup("zwicken", "play", hand=hand, turnup="9S", trick=(trick,))
    position = zwicken.set_up(setup, zwicken.VARIANTS)
    assert is_at_work(BESIDE_ZWICKERN["zwicken"], position, reading) is works


def test_at_zwikken_nobody_who_follows_suit_must_beat() -> None:
    setup = zwikken.Setup("zwikken-1900", "play", "QS", hand=("AH", "10H", "KC"), trick=("QH",))
    position = zwikken.set_up(setup, zwikken.VARIANTS)
    assert is_at_work(BESIDE_ZWICKERN["zwikken"], position, "K30")


def test_before_the_tricks_no_reading_of_following_suit_is_at_work() -> None:
    setup = zwicken.Setup("zwicken", "declare", hand=("7D", "8S", "QC"), turnup="9S")
    position = zwicken.set_up(setup, zwicken.VARIANTS)
    assert not is_at_work(BESIDE_ZWICKERN["zwicken"], position, "Z13")
