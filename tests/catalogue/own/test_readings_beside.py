"""Every reading of Zwicken and Zwikken is told in our rule book, and every label in our lessons is proven."""

import pytest

from tutor.app.base.library import library
from tutor.catalogue.coverage import covered_beside, stated_in_book
from tutor.coach.kits import TRICK_KITS, TRICK_LABELS


@pytest.mark.parametrize("game", TRICK_KITS)
def test_the_rule_book_states_every_reading(game: str) -> None:
    assert [one for one in TRICK_KITS[game].readings if one not in stated_in_book(library())] == []


@pytest.mark.parametrize("game", TRICK_KITS)
def test_a_step_shows_every_reading_of_which_a_machine_can_tell(game: str) -> None:
    found = {one.reading: one for one in covered_beside(library())[game]}
    assert [reading for reading in TRICK_KITS[game].labels if not found[reading].shows] == []


@pytest.mark.parametrize("game", TRICK_KITS)
def test_no_label_rests_on_the_authors_word(game: str) -> None:
    named = [one.reading for one in covered_beside(library())[game] if one.shows or one.counter]
    assert [reading for reading in named if reading not in TRICK_LABELS] == []
