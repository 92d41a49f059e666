"""What is said of the rules of a table as a family may make it: each thing that it has, and nothing that it has not."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import chain
from types import MappingProxyType

import pytest

from tests.engine.setups import at
from tests.tables import random_table
from tutor.app.learn.own_sheet import fitting
from tutor.app.paper.crib_sheet import crib_sheet
from tutor.app.paper.rule_tables import deal_cells, score_cells
from tutor.app.play.table_choice import rules_in_short
from tutor.coach.zwickern.rules.comparison import Row, compare_games
from tutor.coach.zwickern.rules.crib_sheet import (
    aim_line,
    building_lines,
    end_lines,
    joker_lines,
    turn_lines,
    zwick_lines,
)
from tutor.coach.zwickern.rules.facts import fact
from tutor.coach.zwickern.rules.family_questions import FAMILY_QUESTIONS, FamilyAnswer, family_answer
from tutor.coach.zwickern.rules.tables import deal_lines, deal_rows, most_shown, sizes_line, total_rows
from tutor.coach.zwickern.rules.under_each_variant import under_each
from tutor.content.zwickern.house_rules import CHOICES, FLAGS, house_rules_of
from tutor.engine.zwickern import VARIANTS, Plan, Rules
from tutor.engine.zwickern.rules import BuildDuty, Capturing, LastZwick
from tutor.text import Line, language, render

JENSEN = VARIANTS["jensen"]
LANGUAGES = ("en", "de", "fr")

Said = tuple[set[str], set[str]]
"""The messages that have to be said, and those that may not be."""

SAID: Mapping[str, Mapping[object, Said]] = MappingProxyType(
    {
        "subtract": {True: ({"crib-add-subtract"}, {"crib-add"}), False: ({"crib-add"}, {"crib-add-subtract"})},
        "subtract_from_card": {
            True: ({"crib-subtract-from-card"}, set()),
            False: (set(), {"crib-subtract-from-card"}),
        },
        "same_value": {True: ({"crib-same-value"}, set()), False: (set(), {"crib-same-value"})},
        "single_builds": {
            True: ({"crib-build"}, {"crib-build-on", "compare-single-builds"}),
            False: ({"crib-build-on", "crib-not-on-empty", "compare-single-builds"}, {"crib-build", "crib-on-empty"}),
        },
        "build_on_empty": {
            True: ({"crib-on-empty"}, {"crib-not-on-empty"}),
            False: ({"crib-not-on-empty"}, {"crib-on-empty"}),
        },
        "build_for_partner": {
            True: ({"crib-for-partner"}, {"house-off-build-for-partner", "compare-for-partner"}),
            False: ({"house-off-build-for-partner", "compare-for-partner"}, {"crib-for-partner"}),
        },
        "owner_may_lay": {
            True: (set(), {"house-off-owner-may-lay", "compare-owner-lays"}),
            False: (
                {"house-off-owner-may-lay", "compare-owner-lays"},
                {"crib-capture", "family-must-take-answer"},
            ),
        },
        "joker_by_joker": {
            True: ({"crib-joker-loose", "compare-joker-by-joker"}, {"family-joker-answer", "family-joker-each"}),
            False: (set(), {"crib-joker-loose", "compare-joker-by-joker"}),
        },
        "zwick_again": {
            True: (
                {"house-on-zwick-again", "family-zwick-again", "compare-zwick-again"},
                {"family-zwick-answer"},
            ),
            False: (
                {"family-zwick-answer"},
                {"house-on-zwick-again", "family-zwick-again", "compare-zwick-again"},
            ),
        },
        "last_takes_rest": {
            True: ({"family-last-cards-answer"}, {"house-off-last-takes-rest", "family-last-cards-nobody"}),
            False: (
                {"house-off-last-takes-rest", "family-last-cards-nobody", "compare-rest"},
                {"crib-last", "crib-last-rest", "family-last-cards-answer", "family-points-answer"},
            ),
        },
        "majority_on_tie": {
            True: ({"family-tie-shared", "compare-tie-shared"}, {"family-tie-answer"}),
            False: ({"family-tie-answer"}, {"family-tie-shared", "compare-tie-shared"}),
        },
        "capturing": {
            Capturing.MAY: (set(), {"crib-capture-must", "crib-capture-all", "compare-capturing"}),
            Capturing.MUST: (
                {"crib-capture-must", "family-must-take-some", "compare-capturing-must"},
                {"crib-capture", "crib-capture-some", "family-must-take-answer"},
            ),
            Capturing.ALL: (
                {"crib-capture-all", "family-must-take-all", "compare-capturing-all"},
                {"crib-capture", "crib-capture-some", "family-must-take-answer"},
            ),
        },
        "duty": {
            BuildDuty.HOLD: (
                {"crib-hold", "crib-owner"},
                {"crib-duty-capture", "crib-duty-none", "crib-owner-free", "compare-duty"},
            ),
            BuildDuty.CAPTURE: (
                {"crib-duty-capture", "compare-duty-capture"},
                {"crib-hold", "crib-capture", "crib-wild-held", "family-must-take-answer"},
            ),
            BuildDuty.NONE: (
                {"crib-duty-none", "crib-owner-free", "compare-duty-none"},
                {"crib-hold", "crib-owner", "crib-wild-held", "crib-wild-some-held", "crib-wild-held-from"},
            ),
        },
        "last_zwick": {
            LastZwick.COUNTS: (set(), {"house-last-zwick-not", "house-last-zwick-dealer", "compare-last-zwick"}),
            LastZwick.DEALER: (
                {"house-last-zwick-dealer", "compare-last-zwick-dealer", "family-zwick-dealer"},
                {"crib-last", "crib-last-zwick"},
            ),
            LastZwick.NOT: (
                {"house-last-zwick-not", "compare-last-zwick-not"},
                {"crib-last", "crib-last-zwick", "family-zwick-dealer"},
            ),
        },
    }
)
"""For each thing that a table turns, what is said and not said of each choice."""

APPLIES: Mapping[str, Callable[[Rules], bool]] = MappingProxyType(
    {
        "build_on_empty": lambda rules: rules.single_builds,
        "build_for_partner": lambda rules: any(plan.partners for plan in rules.plans),
        "joker_by_joker": lambda rules: any(rules.hand_values[card][1:] == () for card in rules.pack[52:]),
        "majority_on_tie": lambda rules: rules.majority > 0,
    }
)
"""Where a thing means something, if not everywhere."""


@cache
def tables() -> tuple[Rules, ...]:
    """Return sixty tables by chance."""
    return tuple(house_rules_of(random_table(random.Random(seed), f"table-{seed}")) for seed in range(60))


def lines(rules: Rules) -> Iterator[Line]:
    """Yield all that is said of rules by themselves, and beside Jensen's."""
    yield aim_line(rules)
    for some in (joker_lines, turn_lines, building_lines, zwick_lines, end_lines):
        yield from some(rules)
    yield from deal_lines(rules, most_shown(rules))
    for name in FAMILY_QUESTIONS:
        answer = family_answer(rules, name)
        yield from (answer.sentence, *answer.heads, *chain(*answer.rows))
    for row in compare_games(rules, JENSEN):
        yield from (row.title, *row.said[0])


def messages(rules: Rules) -> set[str]:
    """Collect the messages of all that is said."""
    return {line.message for line in lines(rules)}


def rendered(answer: FamilyAnswer) -> dict[str, list[str]]:
    """Render the table of an answer in English, by the first cell of each row."""
    rows = [[render(language("en"), cell) for cell in row] for row in answer.rows]
    return {first: others for first, *others in rows}


def test_each_thing_that_a_table_may_turn_is_held() -> None:
    assert set(SAID) == {*FLAGS, *CHOICES}
    for name, choices in SAID.items():
        applies = APPLIES.get(name, lambda _: True)
        assert {getattr(rules, name) for rules in tables() if applies(rules)} == set(choices), name


@pytest.mark.parametrize("name", SAID)
def test_what_a_table_turns_is_said_and_the_usual_rule_is_not(name: str) -> None:
    applies, faults = APPLIES.get(name, lambda _: True), []
    for rules in filter(applies, tables()):
        there, not_there = SAID[name][getattr(rules, name)]
        found = messages(rules)
        faults += [(rules.name, message, "missing") for message in there - found]
        faults += [(rules.name, message, "not so") for message in not_there & found]
    assert faults == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_is_said_of_any_table_in_each_language(code: str) -> None:
    say, where = language(code), at("4S 5H", "9C")
    for rules in tables():
        said = [render(say, line) for line in lines(rules)]
        said += rules_in_short(say, rules)
        said += [render(say, one.why) for one in under_each(where, (JENSEN, rules)) if one.why is not None]
        sheet = crib_sheet(say, rules, "ours")
        assert all(said)
        assert not [text for text in said if "{" in text]
        assert sheet.count("<section>") == 7


def test_every_seating_of_a_house_is_in_the_tables() -> None:
    for rules in tables():
        players = [plan.players for plan in rules.plans]
        assert [row.players.values["players"] for row in deal_rows(rules, most_shown(rules))] == players
        assert len(family_answer(rules, "deal").rows) == len(players)
        assert sorted(chain(*(row.players for row in total_rows(rules)))) == players


def test_a_house_keeps_its_pairs_on_the_sheet_where_only_four_are_asked() -> None:
    for rules in tables():
        for plan in rules.plans:
            fitted, notes = fitting(rules, plan.players, partners=plan.partners if plan.players == 4 else False)
            assert (fitted.plans, notes) == ((plan,), ())


def test_cards_that_go_to_the_table_later_or_stay_out_are_said() -> None:
    plan = Plan(5, 1, False, ((3,) * 5, (3,) * 5, (3,) * 5), (4, 1, 2), 3)
    rules = replace(JENSEN, name="ours", base="jensen", plans=(plan,))
    assert rendered(family_answer(rules, "deal")) == {
        "5": ["4", "3\u00a0×\u00a03, and more on the table with later deals: 1, then 2, 3 cards left out"]
    }
    (row,) = [row for row in compare_games(rules, JENSEN) if row.title.message == "compare-deals"][-1:]
    assert [line.message for line in row.said[0]][2:] == ["compare-later", "tables-out"]
    assert messages(rules) >= {"deal-read-later", "family-points-most", "tables-at-most"}


def test_what_a_house_says_of_the_end_is_said_in_numbers() -> None:
    rules = replace(JENSEN, name="ours", base="jensen", target=50, hands=7, build_left=30)
    said = {render(language("en"), line) for line in lines(rules)}
    assert said >= {"At 50 points", "After 7 games", "It costs its owner 30 points"}
    assert "compare-end" not in messages(JENSEN)
    assert rules_in_short(language("en"), rules)[-2:] == ("to 50 points", "7 games")


def test_jokers_of_each_kind_are_told_apart() -> None:
    mixed = replace(JENSEN, name="ours", points=(), jokers=("X05", "X15", "X15", "X1", "X2"), wild=(3, 9))
    assert rendered(family_answer(mixed, "joker")) == {
        "5 joker": ["Take it with another card worth 5"],
        "15 joker": ["Take it with another card worth 15"],
        "Wild joker": ["Take it with a joker"],
    }
    (row,) = [row for row in compare_games(mixed) if row.title.message == "compare-jokers"]
    assert [render(language("en"), line) for line in row.said[0]] == [
        "3, worth 5, 15 and 15",
        "2, wild: any value from 3 to 9",
    ]
    assert {"crib-wild-some-played", "crib-wild-held-from", "crib-wild-some-loose"} <= messages(mixed)


@pytest.mark.parametrize(
    ("wild", "limit", "said"),
    [
        ((1, 40), 9, "In your hand, a wild joker can keep any one promise."),
        ((5, 9), None, "In your hand, a wild joker can keep one promise from 5 to 9."),
        ((5, 40), 9, "In your hand, a wild joker can keep one promise from 5 to 9."),
        ((15, 40), 9, None),
    ],
)
def test_a_wild_joker_keeps_the_promises_that_it_can_take(
    wild: tuple[int, int], limit: int | None, said: str | None
) -> None:
    rules = replace(JENSEN, name="ours", points=(), jokers=("X15", "X1"), wild=wild, build_limit=limit)
    found = [render(language("en"), line) for line in joker_lines(rules)]
    assert [line for line in found if line.startswith("In your hand")] == ([] if said is None else [said])


def test_the_sheet_names_only_the_cards_that_have_two_values() -> None:
    rules = replace(JENSEN, name="ours", courts=(("A", (1, 11)), ("J", (12,)), ("Q", (3, 13)), ("K", (14,))))
    said = [render(language("en"), line) for line in turn_lines(rules)]
    assert "On the table, you choose low or high each time: ace and queen." in said


def test_the_five_variants_are_compared_by_what_the_books_differ_in() -> None:
    rows: tuple[Row, ...] = compare_games(*VARIANTS.values())
    at_home = {"compare-capturing", "compare-duty", "compare-rest", "compare-end", "compare-last-zwick"}
    assert not at_home & {row.title.message for row in rows}


def test_the_tables_on_paper_have_each_number_of_a_house() -> None:
    say, plan = language("en"), Plan(5, 1, False, ((3,) * 5, (3,) * 5, (3,) * 5), (4, 1, 2), 3)
    rules = replace(JENSEN, name="ours", base="jensen", plans=(plan,), joker_zwick=3, build_left=30, majority=0)
    assert deal_cells(say, rules) == [
        ["5", "55", "4", ["3\u00a0×\u00a03", "and more on the table with later deals: 1, then 2", "3 cards left out"]]
    ]
    assert score_cells(say, rules)[-4:] == [
        ["Each Zwick without a joker", "1"],
        ["Each Zwick with a joker", "3"],
        ["Each of your builds left at the end", "−30"],
        ["Total", "at most 27, plus Zwicks"],
    ]
    last = replace(plan, to_table=(4, 0, 3))
    assert deal_cells(say, replace(rules, plans=(last,)))[0][3][1] == "and 3 more on the table"


def test_sides_tie_in_any_way_where_no_one_gets_the_rest() -> None:
    nobody = replace(JENSEN, name="ours", last_takes_rest=False)
    assert {row[1] for row in rendered(family_answer(nobody, "tie")).values()} == {"Two or more share the lead"}


@pytest.mark.parametrize(
    ("duty", "capturing", "allowed"),
    [
        (BuildDuty.HOLD, Capturing.MAY, "No"),
        (BuildDuty.NONE, Capturing.MAY, "Yes"),
        (BuildDuty.NONE, Capturing.MUST, "No"),
        (BuildDuty.CAPTURE, Capturing.MAY, "No"),
    ],
)
def test_the_last_card_for_a_build_is_laid_only_where_no_duty_forbids_it(
    duty: BuildDuty, capturing: Capturing, allowed: str
) -> None:
    rules = replace(JENSEN, name="ours", duty=duty, capturing=capturing)
    found = rendered(family_answer(rules, "must-take"))
    assert found["Lay down the last card that takes your build"] == [allowed]


def test_a_joker_is_built_down_only_where_builds_go_down() -> None:
    adding = rendered(family_answer(replace(JENSEN, name="ours", subtract=False), "joker"))
    assert adding["25 joker"] == ["No card takes it"]
    assert adding["20 joker"] == ["Take it and cards worth 5 with the 25 joker"]


def test_many_hands_of_more_than_two_sizes_are_listed() -> None:
    assert render(language("en"), sizes_line(((2, 1, 2, 4, 1, 2, 4),))) == "(2, 1, 2, 4, 1, 2, 4)"


def test_a_zwick_with_a_joker_does_not_count_where_none_does() -> None:
    assert fact("ours", "joker-zwick", {"ours": replace(JENSEN, name="ours", zwick=0)}) == "no"
