"""Whether questions on trick-taking games are answered by the numbers as they must."""

from collections.abc import Mapping

import pytest

from tutor.coach.kits import TRICK_VARIANTS, rules_named
from tutor.content.files.numbers import CountedEntry
from tutor.engine.zwickern.variants import JENSEN
from tutor.lab.numbers.claims import CLAIMS, ClaimFinding, finding_of
from tutor.lab.numbers.sums import added, of_game
from tutor.lab.numbers.trick_claims import ALL_CLAIMS, TRICK_CLAIMS, claims_of, compared_players

ZWICKEN = rules_named("zwicken", {})


def counted(means: Mapping[str, int], games: int = 400) -> CountedEntry:
    """An entry of games in which cells have these means, 3 more in every second game and 3 less in the others."""
    sums = added(
        {key: of_game(mean + (3 if number % 2 else -3), 1) for key, mean in means.items()} for number in range(games)
    )
    return CountedEntry(variant="zwicken", seats=4, players="careful", edition=1, games=games, seconds=1, sums={**sums})


@pytest.mark.parametrize(
    ("mean", "finding"), [(1, ClaimFinding.TRUE), (-1, ClaimFinding.FALSE), (0, ClaimFinding.OPEN)]
)
def test_one_trump_is_enough_if_staying_in_with_it_brings_more_than_passing(mean: int, finding: ClaimFinding) -> None:
    found = finding_of(TRICK_CLAIMS["one-trump"], counted({"gain/1/all": mean}), ZWICKEN)
    assert found is not None
    assert found.finding is finding


def test_a_dealer_who_loses_to_some_seats_alone_pays_in_part() -> None:
    means = {"won/1": 2, "won/2": 2, "won/3": -2, "won/4": -2}
    found = finding_of(TRICK_CLAIMS["dealer-pays"], counted(means), ZWICKEN)
    assert found == (ClaimFinding.HALF, 2, 0, 3)


def test_a_holding_is_asked_about_where_it_counts() -> None:
    asked = {
        way: {
            name for name in ("three", "ten", "always") if list(TRICK_CLAIMS[name].comparisons(rules_named(way, {}), 3))
        }
        for way in TRICK_VARIANTS
    }
    assert asked["zwicken"] == asked["zwicken-alvensleben"] == {"always"}
    assert asked["zwikken-1850"] == asked["zwikken-1850-32"] == {"three"}
    assert asked["zwikken-1900"] == asked["zwikken-2000"] == asked["zwikken-lubbers"] == {"three", "ten"}


@pytest.mark.parametrize(("way", "low"), [("zwicken", "low"), ("zwikken-1850", "low"), ("zwikken-1900", "J")])
def test_the_lowest_trump_is_one_that_cannot_be_exchanged(way: str, low: str) -> None:
    assert TRICK_CLAIMS["high-trump"].said(rules_named(way, {}), 4)["low"] == f"gain/all/{low}"


def test_every_key_that_a_claim_asks_for_is_one_that_is_counted() -> None:
    for way, kit in TRICK_VARIANTS.items():
        rules = rules_named(way, {})
        for name, claim in TRICK_CLAIMS.items():
            keys = kit.figures.keys(claim.question, rules, 4)
            comparisons = list(claim.comparisons(rules, 4))
            asked = {one.more for one in comparisons} | {one.less for one in comparisons if isinstance(one.less, str)}
            said = set(claim.said(rules, 4).values()) if comparisons else set()
            assert asked | said <= keys.keys(), (name, way)


def test_each_game_has_its_claims_and_players() -> None:
    assert claims_of(JENSEN) is CLAIMS
    assert claims_of(ZWICKEN) is TRICK_CLAIMS
    assert len(ALL_CLAIMS) == len(set(ALL_CLAIMS))
    assert compared_players(JENSEN) == ("careful", "strong")
    assert compared_players(ZWICKEN) == ("careful", "greedy")
