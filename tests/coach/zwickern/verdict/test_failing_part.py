"""Where a play fails: only what is on the table or is played is named, and no rule."""

import pytest

from tests.engine.setups import at
from tutor.coach.zwickern.verdict.failing_part import where_it_fails
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.engine.zwickern import Position
from tutor.text import language, render


@pytest.mark.parametrize(
    ("where", "play", "place"),
    [
        (at("KS 2H 9C", "10D+4S=14@S 6S"), "2H on 6S = 4", "the build of 14 (10♦+4♠)"),
        (at("3H 3D", "QD=13@W"), "3H on QD = 3", "the 3♥ on the build of 13 (Q♦)"),
        (at("2S AC 9H", "5D 4C KH"), "2S on 5D = 11", "the 2♠ on the 5♦"),
        (at("QS 8H", "9H"), "QS = 13", "the Q♠ as 13"),
    ],
)
def test_a_build_that_would_be_made_is_not_named_as_if_it_lay_there(where: Position, play: str, place: str) -> None:
    verdict = judge_text(where, play)
    said = render(language("en"), where_it_fails(verdict, verdict.violations[0]))
    assert said == f"It fails at {place}. Look there again."
