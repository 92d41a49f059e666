"""Whether claims hold by the numbers: planted numbers bear them out, speak against them, or decide nothing."""

from collections.abc import Mapping
from random import Random

import pytest

from tutor.content.files.folders import content_root
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.numbers import CountedEntry
from tutor.content.zwickern.figures import ZWICKERN_BOOK
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.variants import DIETZE, JENSEN
from tutor.lab.numbers.book import read_numbers
from tutor.lab.numbers.claims import CLAIMS, ClaimFinding, charted, disagreeing, finding_of, games_to_tell, ratio_at
from tutor.lab.numbers.sums import NumbersCell, added, of_game

GAMES = 400


def counted(chances: Mapping[str, float], seed: int = 7, games: int = GAMES, tries: int = 20) -> CountedEntry:
    """An entry of games in which the cells have these chances."""
    dice = Random(seed)
    sums = added(
        {key: of_game(sum(dice.random() < chance for _ in range(tries)), tries) for key, chance in chances.items()}
        for _ in range(games)
    )
    return entry_of(sums, games)


def entry_of(sums: Mapping[str, NumbersCell], games: int = GAMES) -> CountedEntry:
    return CountedEntry(variant="jensen", seats=4, players="careful", edition=1, games=games, seconds=1, sums={**sums})


@pytest.mark.parametrize(
    ("low", "high", "finding"),
    [(0.6, 0.3, ClaimFinding.TRUE), (0.3, 0.6, ClaimFinding.FALSE), (0.5, 0.5, ClaimFinding.OPEN)],
)
def test_a_claim_holds_where_all_comparisons_speak_for_it(low: float, high: float, finding: ClaimFinding) -> None:
    chances = {f"end/{value}/others": low if value < 5 else high for value in (2, 3, 4, 8, 9, 10)}
    found = finding_of(CLAIMS["high-builds"], counted(chances), JENSEN)
    assert found is not None
    assert (found.finding, found.of) == (finding, 9)


def test_a_claim_is_partly_true_where_some_comparisons_speak_for_it_and_others_against_it() -> None:
    chances = {f"end/{value}/others": 0.5 for value in (3, 4, 8, 9)} | {"end/2/others": 0.9, "end/10/others": 0.7}
    found = finding_of(CLAIMS["high-builds"], counted(chances), JENSEN)
    # A 2 is taken more often than 8, 9 and 10, and 3 and 4 less often than 10.
    assert found == (ClaimFinding.HALF, 3, 2, 9)


def test_what_was_not_counted_decides_nothing() -> None:
    found = finding_of(CLAIMS["high-builds"], counted({"end/2/others": 0.9}), JENSEN)
    assert found == (ClaimFinding.OPEN, 0, 0, 9)


def test_a_claim_on_a_number_holds_where_the_interval_is_above_it() -> None:
    for chance, finding in ((0.55, ClaimFinding.TRUE), (0.5, ClaimFinding.OPEN), (0.45, ClaimFinding.FALSE)):
        found = finding_of(CLAIMS["jokers"], counted({"points/jokers": chance}), JENSEN)
        assert found is not None
        assert found.finding is finding


def test_claims_on_jokers_that_have_values_are_not_tested_without_any() -> None:
    assert finding_of(CLAIMS["joker-builds"], counted({"end/2/own": 0.5}), DIETZE) is None


def test_a_cell_is_as_sure_as_its_games_are_many() -> None:
    key = "points/jokers"
    few, many = (ratio_at(CLAIMS["jokers"], counted({key: 0.5}, games=games), key) for games in (100, 900))
    assert few is not None
    assert many is not None
    ratio = (few.interval.high - few.interval.low) / (many.interval.high - many.interval.low)
    assert ratio == pytest.approx(3, rel=0.2)
    assert ratio_at(CLAIMS["jokers"], counted({key: 0.5}, games=20), key) is None


def test_the_games_after_which_the_better_side_leads_are_those_that_it_takes() -> None:
    """A lead of 6 with a spread of 15 takes (1.645 * 15 / 6) ** 2 = 17 games; played out, the side then leads so."""
    dice = Random(3)
    leads = [round(dice.gauss(6, 15)) for _ in range(20_000)]
    entry = entry_of(added({"edge": of_game(lead, 1)} for lead in leads), len(leads))
    found = games_to_tell(entry)
    assert found is not None
    usual, least, most = found
    assert least <= usual <= most
    assert usual == pytest.approx(17, abs=1)
    ahead = [sum(dice.choices(leads, k=usual)) > 0 for _ in range(4000)]
    assert sum(ahead) / len(ahead) == pytest.approx(0.95, abs=0.015)


def test_without_a_sure_lead_no_number_of_games_tells() -> None:
    even = [lead for _ in range(100) for lead in (-10, 10)]
    assert games_to_tell(entry_of(added({"edge": of_game(lead, 1)} for lead in even), len(even))) is None
    assert games_to_tell(counted({"end/2/own": 0.5})) is None


def test_two_entries_disagree_where_their_intervals_do_not_touch_in_the_order_of_the_chart() -> None:
    one = counted({"end/2/others": 0.3, "end/9/others": 0.3, "end/10/others": 0.3})
    other = counted({"end/10/others": 0.6, "end/9/others": 0.3, "end/2/others": 0.6}, seed=8)
    assert disagreeing(CLAIMS["high-builds"], one, other, JENSEN) == ["2", "10"]


def test_every_key_that_a_claim_asks_for_is_one_that_is_counted() -> None:
    for name, claim in CLAIMS.items():
        for variant in VARIANTS.values():
            keys = ZWICKERN_BOOK.keys(claim.question, variant, 4)
            asked = [one.more for one in claim.comparisons(variant, 4)]
            asked += [one.less for one in claim.comparisons(variant, 4) if isinstance(one.less, str)]
            assert set(asked) <= keys.keys(), (name, variant.name)
            if asked:
                assert set(claim.said(variant, 4).values()) <= keys.keys(), (name, variant.name)


def test_each_chart_of_the_visitors_numbers_has_something_to_draw() -> None:
    folder = content_root() / str(FILE_KINDS["numbers"].folder)
    for name, claim in CLAIMS.items():
        book = read_numbers(folder, claim.question, VARIANTS)
        assert book is not None
        entry = next(one for one in book.entries if (one.variant, one.seats) == ("jensen", 4))
        assert len(charted(claim, entry, JENSEN)) >= 4, name
