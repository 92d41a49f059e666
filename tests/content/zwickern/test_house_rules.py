"""House rules as files: the changes of a file, the rest that stays as in its base, and writing the file again."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.houses import FILES, HOUSES
from tutor.catalogue.house_rules import read_variant
from tutor.content.files.writing import variant_text
from tutor.content.zwickern.house_rules import (
    CHOICES,
    FLAGS,
    HIGHEST_POINTS,
    LIMITS,
    LONGEST_TITLE,
    NAMED_SCORES,
    VariantEntry,
    changes_nothing,
    house_rules_of,
    variant_entry,
)
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.variants import JENSEN

TITLES = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=LONGEST_TITLE)


@st.composite
def entries(draw: st.DrawFn) -> VariantEntry:
    """Draw valid house rules, some of which change nothing."""
    base = VARIANTS[draw(st.sampled_from(sorted(VARIANTS)))]
    chosen: dict[str, Any] = {flag: draw(st.none() | st.booleans()) for flag in FLAGS}
    if not (base.subtract if chosen["subtract"] is None else chosen["subtract"]):
        chosen["subtract_from_card"] = None
    chosen |= {name: draw(st.none() | st.sampled_from([str(one) for one in kind])) for name, kind in CHOICES.items()}
    chosen |= {name: draw(st.none() | st.integers(0, most)) for name, most in LIMITS.items()}
    chosen["values"] = draw(st.dictionaries(st.sampled_from("AJQK"), st.sampled_from(["low", "high", "both"])))
    scores: dict[str, Any] = {key: draw(st.none() | st.integers(0, HIGHEST_POINTS)) for key in NAMED_SCORES}
    cards = st.sampled_from([card.code for card in base.pack])
    points = draw(st.dictionaries(cards, st.integers(0, HIGHEST_POINTS), max_size=5))
    title = draw(st.none() | TITLES)
    return VariantEntry(name="ours", based_on=base.name, title=title, points=points, **chosen, **scores)


def test_a_file_changes_what_it_says_and_nothing_else() -> None:
    ours = HOUSES["kitchen-table"]
    flags = (ours.build_on_empty, ours.majority_on_tie, ours.subtract_from_card, ours.same_value)
    assert (ours.name, ours.base, ours.title) == ("kitchen-table", "jensen", "As we play at home")
    assert flags == (True, True, True, False)
    assert (ours.majority, ours.zwick) == (2, 2)
    assert (ours.courts, ours.jokers, ours.plans) == (JENSEN.courts, JENSEN.jokers, JENSEN.plans)
    assert (ours.subtract, ours.build_limit, ours.joker_zwick) == (True, None, None)


def test_cards_may_be_written_as_everywhere() -> None:
    found = house_rules_of(VariantEntry(name="ours", based_on="jensen", points={"10♦": 4, "td": 5}))
    assert dict(found.points)["10D"] == 5


def test_cards_of_the_base_score_in_its_order_and_others_after_them_in_the_order_of_the_pack() -> None:
    found = house_rules_of(VariantEntry(name="ours", based_on="jensen", points={"9C": 2, "10D": 5, "3S": 1, "2S": 0}))
    base = [code for code, _ in JENSEN.points if code != "2S"]
    assert [code for code, _ in found.points] == [*base, *(code for code in CARDS if code in ("9C", "3S"))]


@given(entries())
def test_what_is_written_is_read_again(entry: VariantEntry) -> None:
    rules = house_rules_of(entry)
    if changes_nothing(rules):
        return
    assert read_variant("ours.yaml", variant_text(entry)) == rules
    assert read_variant("ours.yaml", variant_text(variant_entry(rules))) == rules


@given(entries())
def test_the_shortest_entry_says_only_what_differs(entry: VariantEntry) -> None:
    rules = house_rules_of(entry)
    base, short = VARIANTS[entry.based_on], variant_entry(rules)
    assert house_rules_of(short) == rules
    for key in (*FLAGS, "majority", "zwick", "build_left"):
        assert getattr(short, key) in (None, getattr(rules, key))
        assert (getattr(short, key) is None) == (getattr(rules, key) == getattr(base, key))
    assert all(rules.card_points[card] != base.card_points[card] for card in base.pack if card.code in short.points)


def test_a_file_is_short_and_in_the_order_of_the_format() -> None:
    assert variant_text(variant_entry(HOUSES["kitchen-table"])) == (
        "name: kitchen-table\n"
        "based_on: jensen\n"
        "title: As we play at home\n"
        "build_on_empty: true\n"
        "majority_on_tie: true\n"
        "subtract_from_card: true\n"
        "same_value: false\n"
        "points: {2S: 0, 5H: 2, 10D: 5, X25: 10}\n"
        "majority: 2\n"
        "zwick: 2\n"
    )


def test_the_files_of_the_tests_say_nothing_that_the_base_says() -> None:
    for name, text in FILES.items():
        assert read_variant(name, variant_text(variant_entry(HOUSES[name]))) == read_variant(name, text)
