"""Hints in four steps: the best play, from what the seat has seen, and two plays where they are about equal."""

from functools import cache

import pytest

from tests.bots.tables import another_truth, met, seen
from tests.engine.setups import at, rest_won
from tutor.bots.deals import dice_of
from tutor.bots.ranking import WORLDS, Sampled
from tutor.engine.zwickern import Build, Capture, Lay, Position, legal_plays, read_play
from tutor.matches.advice.hints import STEPS, Hint, equals, hint
from tutor.matches.proof import Proof
from tutor.text import LANGUAGES, language, render

POSITIONS = [*met("jensen", 4, every=8), *met("christiansen", 3, every=12), *met("french", 2, every=12)]
ZWICK = at("10S 3C 6H", "10D 4H 6S")


@cache
def given(position: Position, worlds: int = 20) -> Hint:
    """Return the hint at a position."""
    found = hint(seen(position), dice_of("h"), worlds)
    assert found is not None
    return found


def said(found: Hint, code: str = "en") -> list[str]:
    """Return the steps in words."""
    return [render(language(code), step.line) for step in found.steps]


def test_each_step_says_more() -> None:
    assert said(given(ZWICK, WORLDS)) == [
        "Look at the whole table: a Zwick is possible.",
        "Play the 10♠.",
        "Part of the answer: 4♥ + 6♠ = 10.",
        "10♠ takes 10♦ and 4♥+6♠",
    ]


FIRST = {
    "zwick": "Look at the whole table: a Zwick is possible.",
    "points": "Take something: there are points to win.",
    "cards": "Take something: the more cards, the better.",
    "build": "Make a build you can take later.",
    "partner": "Make a build your partner can take.",
    "safest": "Lay a card down. After which one is a Zwick least likely?",
    "takers": "Lay a card down. Which one can be taken by the fewest cards?",
}
"""The first step by what speaks for the play."""


def test_the_first_step_says_what_the_play_is_for() -> None:
    seen_reasons = set()
    few = [given(position) for position in POSITIONS]
    for found in (*few, given(ZWICK, WORLDS), given(at("10D 9C 5S", "10S KC KH"), WORLDS)):
        kind = {Capture: "Take something.", Build: "Make a build.", Lay: "Lay a card down."}[type(found.plays[0])]
        reason = None if found.why is None else found.why.line.message.removeprefix("advice-why-")
        if found.steps[0].line.message != "advice-only-play":
            assert said(found)[0] == (kind if reason is None else FIRST[reason])
        seen_reasons.add(reason)
    assert {None, "zwick", "points", "cards", "takers"} <= seen_reasons


@pytest.mark.parametrize("position", POSITIONS)
def test_there_are_four_steps_to_a_legal_play(position: Position) -> None:
    found = given(position)
    assert len(found.steps) == STEPS
    assert set(found.plays) <= set(legal_plays(position))


@pytest.mark.parametrize("position", POSITIONS)
def test_it_knows_only_what_the_seat_has_seen(position: Position) -> None:
    assert given(position) == given(another_truth(position))


@pytest.mark.parametrize("position", POSITIONS[:4])
def test_what_is_sampled_says_over_how_many_deals(position: Position) -> None:
    steps = given(position).steps
    assert {step.deals for step in steps if step.proof is Proof.SAMPLED} <= {20}
    assert all(step.proof is not Proof.SAMPLED or step.deals for step in steps)


def test_a_lay_is_supported_by_what_is_counted() -> None:
    found = given(at("KH 9C 5S", "8D 7C"))
    assert isinstance(found.plays[0], Lay)
    assert found.steps[2].proof is Proof.COUNTED


def test_a_single_legal_play_is_proven() -> None:
    found = given(at("9H", "5D"))
    assert {step.proof for step in found.steps} == {Proof.PROVEN}
    assert said(found)[0] == "Only one move is legal: lay down 9♥."


def test_the_end_of_two_is_exact() -> None:
    found = given(rest_won(at("9H 4S", "5D 10D", seats="N S", hands={"N": "10C 2S"})))
    assert {step.proof for step in found.steps} <= {Proof.OPEN, Proof.COUNTED}


class TestAboutEqual:
    """Two plays that what was sampled cannot tell apart."""

    PLAYS = tuple(read_play(ZWICK, text).play for text in ("3C", "6H"))

    @pytest.mark.parametrize(("gain", "error", "number"), [(-1.0, 0.6, 2), (-1.0, 0.4, 1), (0.0, 0.0, 2)])
    def test_a_play_is_equal_if_the_interval_reaches_the_best(self, gain: float, error: float, number: int) -> None:
        first, second = self.PLAYS
        assert equals([Sampled(first, 0, 0), Sampled(second, gain, error)]) == self.PLAYS[:number]

    def test_both_are_named(self) -> None:
        found = given(at("8H 9D", "KC"))
        assert len(found.plays) == 2
        assert said(found)[-1].startswith("Two moves are about equally good:")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("position", POSITIONS[::3])
def test_it_is_said_in_every_language(position: Position, code: str) -> None:
    assert all(said(given(position), code))
