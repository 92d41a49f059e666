"""The same position under every variant: what is allowed, and why the rest is refused."""

import pytest
from hypothesis import given

from tests.coach.boards import positions
from tests.coach.questions import WORDS
from tests.engine.setups import at
from tests.houses import KNOWN
from tutor.coach.zwickern.rules import under_each_variant as module
from tutor.coach.zwickern.rules.under_each_variant import Under, impossible, ruling, under_each
from tutor.engine.zwickern import VARIANTS, Position, legal_plays, read_play, violations, write_play
from tutor.engine.zwickern.other_variant import under
from tutor.text import render


def looked_at(where: Position) -> dict[str, Under]:
    """Look at a position under each of the five variants."""
    return {one.rules.name: one for one in under_each(where, VARIANTS.values())}


def plays(where: Position, plays: tuple[object, ...]) -> set[str]:
    """Write plays down."""
    return {write_play(where, play) for play in plays}


def test_building_down_is_allowed_only_where_builds_subtract() -> None:
    """Source: reading 7 and the row on builds of the table of variants."""
    where = at("4S 5H", "9C")
    found = looked_at(where)
    for name in ("jensen", "christiansen", "french"):
        assert "4S on 9C = 5" in plays(where, found[name].plays)
    for name in ("dietze", "grupp"):
        (refused,) = [one for one in found[name].refused if write_play(where, one.play) == "4S on 9C = 5"]
        assert render(WORDS, refused.why) == "Here builds never subtract, so the 4♠ on the 9♣ can’t make 5."


def test_a_play_that_one_alone_allows_is_only_there() -> None:
    """Source: the partnership game alone knows builds for the partner (reading 14)."""
    where = at("4S", "9C", announced={"N": [13]})
    jensen, french = looked_at(where)["jensen"], looked_at(where)["french"]
    assert "4S on 9C = 13 for N" in plays(where, jensen.plays)
    assert jensen.only == french.only == ()
    christiansen = looked_at(where)["christiansen"]
    assert "4S on 9C = 13 for N" in plays(where, tuple(one.play for one in christiansen.refused))
    alone = at("JS", "X15", announced={"N": [14]}, hands={"S": "JS X25"})
    assert {"jensen"} >= {name for name, one in looked_at(alone).items() if one.only}


@pytest.mark.parametrize(
    ("where", "name", "why"),
    [
        (at("9S", "5D", seats="N E S"), "french", "Not for 3 players, only for 2 or 4"),
        (at("9S", "X15"), "dietze", "The pack has no 15 joker"),
        (at("9S 9S", "5D", seats="N E S W X", variant="dietze"), "jensen", "Not for 5 players, only for 2, 3 or 4"),
        (at("5S", "10H+5H=15@N"), "french", "The build of 15 (10♥+5♥) isn’t possible here"),
    ],
)
def test_where_a_position_cannot_be_the_reason_is_said(where: Position, name: str, why: str) -> None:
    found = looked_at(where)[name]
    assert found.position is None
    assert found.why is not None
    assert render(WORDS, found.why) == why
    assert found.plays == found.refused == ()


@given(positions())
def test_what_is_allowed_and_what_is_refused_make_up_everything(where: Position) -> None:
    found = under_each(where, KNOWN.values())
    everything = {play for one in found for play in one.plays}
    for one in found:
        assert (one.position is None) == (under(where, one.rules) is None)
        if one.position is None:
            assert render(WORDS, impossible(where, one.rules))
            continue
        assert one.listed
        assert set(one.plays) == set(legal_plays(one.position))
        assert one.number == len(one.plays)
        refused = [each.play for each in one.refused]
        assert len(set(refused)) == len(refused)
        assert set(refused) == everything - set(one.plays)
        assert all(violations(one.position, play) for play in refused)
        assert all(render(WORDS, each.why) for each in one.refused)
        others = {play for other in found if other is not one for play in other.plays}
        assert set(one.only) == set(one.plays) - others


def test_a_ruling_says_what_a_legal_play_does() -> None:
    where = at("9S", "5D 4C")
    one = ruling(where, VARIANTS["jensen"], read_play(where, "9S x 5D+4C").play)
    assert (one.legal, one.zwick) == (True, True)
    assert render(WORDS, one.why) == WORDS("verdict-zwick")
    laid = ruling(where, VARIANTS["jensen"], read_play(where, "9S").play)
    assert (laid.legal, laid.zwick) == (True, False)


def test_a_ruling_where_the_position_cannot_be_is_neither() -> None:
    where = at("9S", "X15")
    one = ruling(where, VARIANTS["dietze"], read_play(where, "9S").play)
    assert one.legal is None
    assert render(WORDS, one.why) == "The pack has no 15 joker"


def test_many_plays_are_counted_and_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_COMPARED", 2)
    found = looked_at(at("4S 5H", "9C"))["jensen"]
    assert not found.listed
    assert found.plays == found.refused == ()
    assert found.number is not None
    assert found.number > 2


def test_what_is_only_allowed_here_is_so_even_where_others_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    where = at("KS 5H 4S", "9C AD 2C")
    whole = looked_at(where)
    most = whole["dietze"].number
    assert most is not None
    assert len(whole["jensen"].plays) > most
    monkeypatch.setattr(module, "MOST_COMPARED", most)
    found = looked_at(where)
    assert not found["jensen"].listed
    assert found["dietze"].only == whole["dietze"].only
    assert found["dietze"].partial
    assert not whole["dietze"].partial
    assert {one.play for one in found["dietze"].refused} <= {one.play for one in whole["dietze"].refused}


def test_a_table_that_is_too_large_is_neither_counted_nor_listed() -> None:
    where = at(
        "KS QS",
        " ".join(
            f"{rank}{suit}" for suit in "SHDC" for rank in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J")
        ),
    )
    for one in under_each(where, [VARIANTS["jensen"], VARIANTS["dietze"]]):
        assert one.position is not None
        assert not one.listed
