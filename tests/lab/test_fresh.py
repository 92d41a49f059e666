"""Fresh puzzles: one for every seed, the same one everywhere."""

import pickle
from collections.abc import Iterator
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.houses import HOUSES
from tutor.catalogue.exercises import prove_puzzle
from tutor.catalogue.house_rules import read_variant
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.hints import play_hints
from tutor.coach.zwickern.puzzle.needs import of_kind
from tutor.content.files.load import load_puzzle
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.budget import budget
from tutor.engine.zwickern import VARIANTS, Rules
from tutor.engine.zwickern.variants import DIETZE, JENSEN
from tutor.lab import fresh as module
from tutor.lab.fresh import OF_DAYS, Seeded, fresh, fresh_text, goals_offered, of_day, seeded, up_to, warm_up
from tutor.lab.goal_kinds import MINED
from tutor.text import language, render

OFFERED = [(name, goal) for name, rules in VARIANTS.items() for goal in goals_offered(rules)]


@pytest.mark.parametrize(("variant", "goal"), OFFERED)
def test_what_is_offered_is_there_for_a_seed(variant: str, goal: str) -> None:
    puzzle = fresh(VARIANTS[variant], goal, 1)
    assert puzzle.id == f"fresh/{variant}/{goal}/1"
    assert puzzle.goal.kind == goal
    assert puzzle.position.rules.name == variant
    assert puzzle.entry.solutions


def test_a_seed_gives_the_same_puzzle_always_and_another_seed_another() -> None:
    puzzles = [fresh(JENSEN, "zwick", seed) for seed in range(6)]
    assert puzzles == [fresh(JENSEN, "zwick", seed) for seed in range(6)]
    assert len({puzzle.position for puzzle in puzzles}) == 6


@pytest.mark.parametrize(("goal", "hardness"), [("capture", 0), ("zwick", 1), ("most-cards", 5), ("zwick", 6)])
def test_a_fresh_puzzle_can_be_as_easy_or_as_hard_as_wanted(goal: str, hardness: int) -> None:
    for seed in range(3):
        puzzle = fresh(JENSEN, goal, seed, hardness)
        assert puzzle.id == f"fresh/jensen/{goal}/{seed}/{hardness}"
        assert abs(puzzle.hardness - hardness) <= 0.5


@pytest.mark.parametrize(
    ("most", "allowed"),
    [
        ("captures", set()),
        ("builds", {Need.BUILDS}),
        ("subtracting", {Need.BUILDS, Need.SUBTRACTING}),
        ("promises", {Need.BUILDS, Need.SUBTRACTING, Need.PROMISES}),
    ],
)
def test_a_fresh_puzzle_needs_no_more_than_is_taught_up_to_there(most: str, allowed: set[Need]) -> None:
    assert up_to(allowed) == most
    for goal, hardness in (("zwick", 1), ("most-points", 4), ("capture", None)):
        for seed in range(3):
            puzzle = fresh(JENSEN, goal, seed, hardness, most)
            assert puzzle.needs <= allowed | of_kind(goal)
            assert seeded(puzzle.id, VARIANTS) == Seeded("jensen", goal, seed, hardness, most)
    assert not all(fresh(JENSEN, "zwick", seed, 1).needs <= allowed for seed in range(12)), "others need more"


def test_an_id_names_no_other_limit() -> None:
    assert seeded("fresh/jensen/zwick/1/2/partner", VARIANTS) is None
    assert seeded("fresh/jensen/zwick/1/builds/2", VARIANTS) is None


def test_where_none_is_as_hard_as_wanted_the_nearest_that_was_found_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_WORK_FOR_NEAR", 0)
    first = fresh(JENSEN, "joker-build", 1, 7)
    monkeypatch.undo()
    assert fresh(JENSEN, "joker-build", 1, 7).hardness > first.hardness
    monkeypatch.setattr(module, "MOST_TRIES", 0)
    with pytest.raises(LookupError):
        fresh(JENSEN, "joker-build", 1, 7)


def test_what_a_seed_gives_does_not_change_unnoticed() -> None:
    """Its address is shared: everyone who opens it later must find the same puzzle."""
    assert fresh(JENSEN, "zwick", 1).entry.solutions == ("AD x 10D+AS 5H+6H",)
    assert fresh(DIETZE, "most-points", 1).entry.solutions == ("10H x 8H+2D 10D",)


def test_the_text_is_that_of_the_puzzle() -> None:
    puzzle = fresh(JENSEN, "safe-lay", 3)
    assert prove_puzzle(puzzle.id, load_puzzle(puzzle.id, fresh_text(JENSEN, "safe-lay", 3), VARIANTS)) == puzzle


def test_nothing_is_offered_that_is_too_rare_or_impossible() -> None:
    assert all("only-play" not in goals_offered(rules) for rules in VARIANTS.values())
    assert "joker-build" not in goals_offered(DIETZE)
    assert "zwick-in-two" in goals_offered(JENSEN)
    assert set(goals_offered(JENSEN)) == {goal for goal, kind in MINED.items() if not kind.rare}


def test_the_search_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: list[object] = []

    def nothing(*what: object, **_: object) -> Iterator[object]:
        hands.append(what)
        return iter(())

    monkeypatch.setattr(module, "candidates", nothing)
    with pytest.raises(LookupError, match="no hand of the seed 5 has a puzzle of the kind zwick in jensen"):
        fresh(JENSEN, "zwick", 5)
    assert len(hands) == module.MOST_TRIES
    monkeypatch.setattr(module, "MOST_WORK", -1)
    with pytest.raises(LookupError):
        fresh(JENSEN, "zwick", 5)
    assert len(hands) == module.MOST_TRIES + 1


def test_house_rules_that_have_no_such_puzzle_are_searched_for_a_while_and_no_longer() -> None:
    """All cards but one count the same, so that the most points are nearly always the most cards."""
    codes = list(dict.fromkeys(card.code for card in JENSEN.pack))
    said = ", ".join(f"{code}: {int(number > 0)}" for number, code in enumerate(codes))
    rules = read_variant("odd.yaml", f"name: odd-points\nbased_on: jensen\npoints: {{{said}}}\n")
    assert "most-points" in goals_offered(rules)
    with budget(1 << 62) as meter, pytest.raises(LookupError):
        fresh(rules, "most-points", 1)
    assert module.MOST_WORK < meter.spent < 2 * module.MOST_WORK


def test_warming_up_makes_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[Rules, str, int]] = []
    monkeypatch.setattr(module, "fresh", lambda *what: made.append(what))
    warm_up()
    assert made == [(JENSEN, "zwick", 0)]


@pytest.mark.parametrize(
    ("name", "goal"), [("kitchen-table", "zwick"), ("wild-west", "most-points"), ("rue-du-port", "two-builds")]
)
def test_house_rules_have_fresh_puzzles_too_the_same_in_any_process(name: str, goal: str) -> None:
    rules = HOUSES[name]
    assert goals_offered(rules) == goals_offered(VARIANTS[rules.base or ""])
    puzzle = fresh(rules, goal, 3)
    assert (puzzle.id, puzzle.position.rules) == (f"fresh/{name}/{goal}/3", rules)
    sent = pickle.loads(pickle.dumps(rules))
    assert sent == rules
    text = fresh_text(sent, goal, 3)
    assert prove_puzzle(puzzle.id, load_puzzle(puzzle.id, text, HOUSES)) == puzzle


@pytest.mark.parametrize(
    ("name", "goal"), [(name, goal) for name, rules in HOUSES.items() for goal in goals_offered(rules)]
)
def test_every_kind_that_house_rules_are_offered_is_there_and_can_be_hinted_at(name: str, goal: str) -> None:
    puzzle = fresh(HOUSES[name], goal, 1)
    assert isinstance(puzzle.goal, OnePlayGoal)
    assert puzzle.position.rules == HOUSES[name]
    for rung in play_hints(puzzle.position, puzzle.goal):
        assert all(render(language("en"), line) for line in rung)


@given(st.dates(date(2026, 1, 1), date(2999, 12, 31)))
def test_every_day_asks_its_kind_first_and_has_a_seed_of_its_own(day: date) -> None:
    seeds = of_day("jensen", day)
    assert seeds[0].goal == OF_DAYS[day.weekday()]
    assert sorted(one.goal for one in seeds) == sorted(OF_DAYS)
    assert {one.seed for one in seeds} == {10000 * day.year + 100 * day.month + day.day}
    assert all(seeded(one.id, VARIANTS) == one for one in seeds)
