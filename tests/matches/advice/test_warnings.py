"""Warnings: before planted blunders, never before good plays, and never with the answer."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tests.bots.tables import another_truth, met, seen
from tests.cases import of_all
from tests.engine.setups import at, rest_won
from tests.examples import some
from tests.matches.review.planted import PLANTED, Planted
from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice
from tutor.bots.ranking import ranked
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.zwickern import Position, legal_plays, read_play
from tutor.engine.zwickern.rules import BuildDuty, Capturing, LastZwick
from tutor.matches.advice import warnings
from tutor.matches.advice.hints import hint
from tutor.matches.advice.warnings import warning
from tutor.matches.proof import Proof, Told
from tutor.matches.review.measured import measured
from tutor.text import LANGUAGES, language, render

POSITIONS = [*met("jensen", 4, every=9), *met("dietze", 4, every=12), *met("christiansen", 2, every=12)]


def dice(name: str) -> Dice:
    """Give the dice for the worlds with a name."""
    return dice_of(f"w/{name}")


@cache
def warned(planted: Planted) -> Told | None:
    """Return the warning before a planted play."""
    return warned_now(planted)


def warned_now(planted: Planted) -> Told | None:
    """Work out the warning before a planted play."""
    position = planted.position
    return warning(Decision(seen(position)), read_play(position, planted.plays[0]).play, dice)


@pytest.mark.parametrize("planted", [PLANTED[place] for place in (0, 1, 4, 5, 9, 10, 15, 16, 19)])
def test_a_blunder_is_warned_of(planted: Planted) -> None:
    assert warned(planted) is not None


@pytest.mark.parametrize("position", some(POSITIONS, 6))
def test_the_best_play_is_not_warned_of(position: Position) -> None:
    best = ranked(seen(position), dice_of("larger"), worlds=300)[0].play
    assert warning(Decision(seen(position)), best, dice) is None


@pytest.mark.parametrize("position", POSITIONS[:5])
def test_no_play_is_warned_of_that_gives_little_away(position: Position) -> None:
    for play in list(legal_plays(position))[::4]:
        if warning(Decision(seen(position)), play, dice, 60) is not None:
            found = measured(Decision(seen(position)), play, dice, 60)
            assert found is not None
            assert found.points >= 1.5


@of_all(lambda: PLANTED)
def test_a_warning_does_not_give_away_the_better_play(planted: Planted) -> None:
    told, position = warned(planted), planted.position
    if told is not None:
        text = render(language("en"), told.line)
        assert not any(render(language("en"), play_line(position, play)) in text for play in legal_plays(position))


def said(place: int) -> str:
    """Return a warning in words."""
    told = warned(PLANTED[place])
    assert told is not None
    return render(language("en"), told.line)


def test_it_says_what_is_wrong() -> None:
    assert said(0) == "Wait: you can make a Zwick."
    assert said(4) == "Wait: you can take the 10♦."
    assert said(9).startswith("Wait: this lets N make a Zwick in ")
    assert "still out take" in said(16)
    assert said(16).startswith("Wait! ")
    assert said(17) == "Wait! Others can build on your 15 joker and then take it and its 5 points."


def test_what_is_known_exactly_is_not_called_likely() -> None:
    """The other hand holds all cards that are still out, and each play was looked at."""
    where = rest_won(at("8H 6D", "10S 2D 6H", seats="N S", hands={"N": "KS 3C"}, last="S"))
    told = warning(Decision(seen(where)), read_play(where, "8H").play, dice)
    assert told is not None
    said = "Wait: another move is better by 8 points: more for you, or less for the others."
    assert (render(language("en"), told.line), told.proof) == (said, Proof.OPEN)


OTHER_PLAY = ({"zwick_again": True}, {"capturing": Capturing.MUST}, {"duty": BuildDuty.NONE}, {"owner_may_lay": False})
"""Turns and duties that worlds are not played on by."""


def at_home(where: Position, **changed: Any) -> Position:
    """Return a position under rules of which some things are other ones."""
    return replace(where, rules=replace(where.rules, name="at-home", **changed))


@pytest.mark.parametrize("changed", OTHER_PLAY, ids=str)
def test_where_worlds_would_be_played_on_by_other_rules_nothing_is_said_that_rests_on_them(
    changed: dict[str, Any],
) -> None:
    planted = PLANTED[0]
    where = at_home(planted.position, **changed)
    assert warning(Decision(seen(where)), read_play(where, "10S x 10D").play, dice) is None
    found = hint(seen(where), dice("h"))
    assert found is not None
    assert {step.proof for step in found.steps} == {Proof.COUNTED}
    assert set(found.plays) <= set(legal_plays(where))


@pytest.mark.parametrize("changed", [{"last_takes_rest": False}, {"build_left": 2}, {"last_zwick": LastZwick.NOT}])
def test_worlds_end_as_at_the_table_so_that_its_blunders_are_warned_of(changed: dict[str, Any]) -> None:
    where = at_home(PLANTED[0].position, **changed)
    assert warning(Decision(seen(where)), read_play(where, "3C").play, dice) is not None


@pytest.mark.parametrize(
    ("changed", "lost"),
    [*((changed, 8) for changed in OTHER_PLAY if "capturing" not in changed), ({"last_takes_rest": False}, 6)],
)
def test_with_open_cards_a_loss_is_exact_at_every_table(changed: dict[str, Any], lost: int) -> None:
    """Where the last to capture gets the rest, what is left on the table is worth two points more."""
    where = at_home(rest_won(at("8H 6D", "10S 2D 6H", seats="N S", hands={"N": "KS 3C"}, last="S")), **changed)
    found = measured(Decision(seen(where)), read_play(where, "8H").play, dice)
    assert found is not None
    assert (found.points, found.error, found.proof) == (lost, 0, Proof.OPEN)
    told = hint(seen(where), dice("h"))
    assert told is not None
    assert {step.proof for step in told.steps} == {Proof.OPEN}


@pytest.mark.parametrize("planted", some(PLANTED, 4), ids=lambda planted: planted.plays[0])
def test_the_points_that_it_names_are_given_away_in_other_deals_too(
    planted: Planted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mean of the few deals that it is drawn from is more for about every other play."""
    monkeypatch.setattr(warnings, "reasons_before", lambda *_: ())
    told = warned_now(planted)
    # One that says no points is none, or says the exact ones.
    if told is None or told.line.message != "advice-wait-given":
        assert told is None or told.proof is not Proof.SAMPLED
        return
    lost, play = told.line.values["lost"], read_play(planted.position, planted.plays[0]).play
    fresh = measured(Decision(seen(planted.position)), play, lambda name: dice_of(f"fresh/{name}"), 400)
    assert fresh is not None
    assert isinstance(lost, int)
    assert 1 <= lost <= fresh.points


def test_each_has_its_proof() -> None:
    proofs = [told.proof for told in map(warned, (PLANTED[0], PLANTED[4], PLANTED[9], PLANTED[16])) if told]
    assert proofs == [Proof.PROVEN, Proof.PROVEN, Proof.COUNTED, Proof.COUNTED]


@pytest.mark.parametrize("position", POSITIONS[::2])
def test_it_knows_only_what_the_seat_has_seen(position: Position) -> None:
    play = next(legal_plays(position))
    first, other = (warning(Decision(seen(one)), play, dice, 40) for one in (position, another_truth(position)))
    assert first == other


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_said_in_every_language(code: str) -> None:
    texts = [render(language(code), told.line) for told in map(warned, PLANTED) if told is not None]
    assert len(set(texts)) >= 4


def test_a_single_legal_play_is_never_warned_of() -> None:
    where = at("10D", "5D")
    assert warning(Decision(seen(where)), read_play(where, "10D").play, dice) is None
