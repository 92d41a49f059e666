"""Which puzzle comes next: the one that fits, what is due, what is weak, or a fresh one."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from itertools import count, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.earlier_attempts import FIRST_DAY
from tests.app.playing import puzzles
from tutor.app.puzzles.next_puzzle import level, matching_puzzles, next_puzzle, practisable, within_reach
from tutor.app.visitor.learner import Learner, Picking, Wish
from tutor.app.visitor.session import PuzzlesPage
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.needs import of_kind
from tutor.content.zwickern.goals import (
    BuildGoal,
    FindAllGoal,
    LayGoal,
    MostCardsGoal,
    OnlyPlayGoal,
    SafeLayGoal,
    ZwickGoal,
)
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.variants import JENSEN
from tutor.lab.fresh import Seeded, goals_offered, seeded
from tutor.trainer.exercises import Exercise, Grade
from tutor.trainer.mastery import Share, Weak

GOALS = {
    "zwick": ZwickGoal(kind="zwick"),
    "most-cards": MostCardsGoal(kind="most-cards"),
    "safe-lay": SafeLayGoal(kind="safe-lay"),
    # Of these there are no fresh puzzles.
    "lay": LayGoal(kind="lay"),
    "build": BuildGoal(kind="build"),
    "only-play": OnlyPlayGoal(kind="only-play"),
    "find-all": FindAllGoal(kind="find-all"),
}
NOTHING_WEAK = Weak((), ())


def puzzle(
    name: str,
    hardness: float = 1,
    *,
    goal: str = "zwick",
    variant: str = "jensen",
    themes: Sequence[str] = (),
    needs: Collection[Need] = (),
) -> Puzzle:
    """A puzzle as far as picking looks at it."""
    one = puzzles()[0]
    entry = one.entry.model_copy(update={"goal": GOALS[goal]})
    position = replace(one.position, rules=VARIANTS[variant])
    return Puzzle(name, entry, position, tuple(themes), hardness, frozenset(needs))


def done(
    item_id: str, grade: Grade | None = Grade.EASY, *, concept: str = "zwick", variant: str | None = "jensen"
) -> Exercise:
    """An exercise that came to an end."""
    return Exercise(item_id, concept, variant, "", False, FIRST_DAY, FIRST_DAY.toordinal(), grade)


def learner(
    *exercises: Exercise,
    due: Sequence[tuple[str, str]] = (),
    weak: Weak = NOTHING_WEAK,
    solved: Sequence[str] = (),
    met: Collection[Need] = tuple(Need),
) -> Learner:
    """What is known of a learner who has met everything: the puzzles solved, and the exercises."""
    right = [one.item_id for one in exercises if one.solved]
    played = frozenset(one.variant for one in exercises if one.variant is not None)
    latest = {one.item_id: FIRST_DAY + timedelta(minutes=number) for number, one in enumerate(exercises)}
    return Learner(frozenset([*right, *solved]), exercises, due, weak, VARIANTS, frozenset(met), played, latest=latest)


def pick(
    known: Sequence[Puzzle], wish: Wish | None = None, who: Learner | None = None, current: str | None = None
) -> str | None:
    """The next puzzle; a fresh one has the seed 7."""
    return next_puzzle(known, wish or Wish(), who or learner(), current, lambda: 7)


# -- how hard it should be ----------------------------------------------------


THREE = [puzzle("easy", 1), puzzle("middle", 3), puzzle("hard", 5)]


# Some of each difficulty, so that what comes next is the one that suits.
MUCH = [puzzle(f"{difficulty}{name}", difficulty) for difficulty in range(1, 6) for name in "abcdefgh"]


def hard(difficulty: int, *grades: Grade) -> list[Exercise]:
    """Exercises of a difficulty, with these grades."""
    return [done(f"{difficulty}{name}", grade) for name, grade in zip("abcdefgh", grades, strict=False)]


def test_a_beginner_begins_with_what_is_easy() -> None:
    assert level(MUCH, ()).of("zwick") == 1.0
    assert pick(MUCH, who=learner()) in {f"1{name}" for name in "abcdefgh"}


def test_what_is_right_at_the_first_try_asks_for_more_and_all_else_for_less() -> None:
    before = level(MUCH, hard(3, Grade.EASY, Grade.GOOD)).of("zwick")
    more = level(MUCH, [*hard(3, Grade.EASY, Grade.GOOD), done("3h")]).of("zwick")
    less = {level(MUCH, [*hard(3, Grade.EASY, Grade.GOOD), done("3h", grade)]).of("zwick") for grade in list(Grade)[:3]}
    assert more > before > max(less)
    assert len(less) == 1


def test_after_five_right_in_a_row_a_harder_one_comes() -> None:
    for difficulty in range(1, 5):
        who = learner(*hard(difficulty, *[Grade.EASY] * 5))
        following = pick(MUCH, who=who)
        assert following is not None
        assert int(following[0]) > difficulty


def test_after_two_shown_solutions_in_a_row_an_easier_one_comes() -> None:
    for difficulty in range(2, 6):
        way_up = [one for lower in range(1, difficulty + 1) for one in hard(lower, *[Grade.EASY] * 5)]
        shown = [done(f"{difficulty}{name}", Grade.AGAIN) for name in "fg"]
        following = pick(MUCH, who=learner(*way_up, *shown))
        assert following is not None
        assert int(following[0]) < difficulty


def test_a_kind_that_goes_worse_than_others_has_easier_puzzles() -> None:
    past = [one for _ in range(6) for one in (done("3a"), done("3b", Grade.AGAIN, concept="lay"))]
    found = level(MUCH, past)
    assert found.of("lay") < found.of("capture") < found.of("zwick")


_GRADES = st.sampled_from([None, *Grade])
_PAST = st.lists(st.builds(done, st.sampled_from([*(one.id for one in MUCH), "lessons/1/a"]), _GRADES), max_size=80)


@given(_PAST, st.sampled_from(MUCH))
def test_the_level_stays_where_puzzles_are_and_a_right_answer_never_lowers_it(
    past: list[Exercise], one: Puzzle
) -> None:
    before, after = level(MUCH, past), level(MUCH, [*past, done(one.id)])
    assert -1.5 <= before.usual <= 7.5
    graded = sum(exercise.grade is not None for exercise in past)
    # Of a longer log the first falls out of what counts.
    assert graded >= 50 or after.usual >= before.usual or one.difficulty < before.usual


def test_lessons_and_what_is_not_finished_say_nothing_about_the_level() -> None:
    others = [done("lessons/02-taking-cards/a"), done("5a", None)]
    assert level(MUCH, [*hard(3, Grade.HARD), *others]) == level(MUCH, hard(3, Grade.HARD))


def test_a_fresh_puzzle_of_some_hardness_counts_as_others_as_hard() -> None:
    assert level(MUCH, [done("fresh/jensen/zwick/7/5")]) == level(MUCH, hard(5, Grade.EASY))


@pytest.mark.parametrize(("grade", "way"), [(Grade.EASY, 1), (Grade.AGAIN, -1)])
def test_where_no_puzzle_is_hard_or_easy_enough_a_fresh_one_is(grade: Grade, way: int) -> None:
    """It is as near as puzzles of its kind can be, or else puzzles that are left are nearer."""
    past = [done(f"{5 if way > 0 else 1}{name}", grade) for name in "abcdefgh" * 3]
    shelf = [*MUCH, *(puzzle(f"far{number}", at) for at in (-1, 7) for number in range(2))]
    who = replace(learner(*past), solved=frozenset(one.id for one in shelf))
    fresh = seeded(pick(shelf, who=who) or "", VARIANTS)
    assert fresh is not None
    assert fresh.hardness == (7 if way > 0 else -1)
    near = seeded(pick(MUCH, who=replace(who, solved=frozenset(one.id for one in MUCH))) or "", VARIANTS)
    assert near is not None
    assert near.hardness == (5 if way > 0 else 1), "there are none harder or easier of its kind"


def test_a_fresh_puzzle_counts_as_others_of_its_kind() -> None:
    assert level(MUCH, [done("fresh/jensen/zwick/7")]) == level(MUCH, hard(3, Grade.EASY))
    assert level(MUCH, [done("fresh/jensen/safe-lay/7", concept="safe-lay")]) == level(MUCH, ())


# -- just next ----------------------------------------------------------------


def test_the_first_puzzle_is_an_easy_one() -> None:
    assert pick(THREE) == "easy"


def test_what_is_solved_does_not_come_again_and_the_next_one_is_a_step_harder() -> None:
    known = [puzzle("easy", 1), puzzle("more", 2), puzzle("middle", 3)]
    asked = Wish(goal="zwick")
    assert pick(known, asked, learner(done("easy"))) == "more"
    assert pick(known, asked, learner(done("easy"), done("more"))) == "middle"
    assert pick(known, asked, learner(done("more", Grade.AGAIN))) == "easy"


def test_what_was_not_met_never_comes_unless_it_was_wished() -> None:
    known = [puzzle("builds", 1, needs=[Need.BUILDS]), puzzle("won", 1, goal="safe-lay", needs=[Need.SAFETY, Need.WON])]
    plain = puzzle("plain", 5)
    beginner = learner(*[done("x")] * 20, met=())
    assert pick([*known, plain], who=beginner) == "plain"
    assert pick([*known, plain], who=beginner, current="plain") is None, "the lessons show more"
    assert pick([*known, plain], who=learner(met=[Need.BUILDS])) == "builds"
    assert pick(known, who=learner(met=[Need.SAFETY])) is None
    assert pick(known, who=learner(met=[Need.SAFETY, Need.WON])) == "won"
    assert pick(known, Wish(goal="safe-lay"), beginner) == "won"
    assert pick([*known, plain], Wish(goal="zwick"), beginner) == "plain", "what needs less comes before"


@pytest.mark.parametrize(
    ("met", "up_to"),
    [
        ((), "captures"),
        ((Need.POINTS, Need.PROMISES), "captures"),
        ((Need.BUILDS,), "builds"),
        ((Need.BUILDS, Need.SUBTRACTING, Need.SAFETY), "subtracting"),
        (frozenset(Need) - {Need.PARTNER}, "promises"),
        (frozenset(Need), None),
    ],
)
def test_a_newcomer_gets_fresh_puzzles_that_need_only_what_was_met(met: Collection[Need], up_to: str | None) -> None:
    for kind in ("zwick", "most-cards"):
        known = [puzzle(f"{hardness}", hardness, goal=kind) for hardness in (0, 1, 6)]
        who = learner(solved=["0", "1"], met=met)
        assert pick(known, who=who) == Seeded("jensen", kind, 7, 1, up_to).id


def test_in_house_rules_fresh_puzzles_come_of_the_kinds_that_were_met() -> None:
    """There are no others in them."""
    house = replace(JENSEN, name="at-home", base="jensen")
    beginner = replace(learner(met=()), variants={**VARIANTS, "at-home": house})
    found = [next_puzzle([], Wish(variant="at-home"), beginner, None, lambda seed=seed: seed) for seed in range(30)]
    kinds = {item_id.split("/")[2] for item_id in found if item_id is not None}
    assert len(kinds) > 1
    assert not any(of_kind(kind) for kind in kinds)


def test_another_variant_never_comes_before_it_was_met_or_wished() -> None:
    known = [puzzle("a", 2, variant="french"), puzzle("b")]
    assert pick(known, who=learner(done("b"))) != "a"
    assert pick(known, who=learner(done("b"), done("lessons/14/x", variant="french"), done("b"))) == "a"
    assert pick(known, Wish(variant="french"), learner(done("b"))) == "a"


def test_no_puzzle_for_a_beginner_has_builds_or_cards_that_have_gone() -> None:
    """Those of the project, for someone who has tried nothing, and for a learner who has done the lesson on laying."""
    for met in ((), [Need.POINTS, Need.SAFETY]):
        found = within_reach(puzzles(), Wish(), learner(met=met))
        assert len(found) > 30
        for one in found:
            assert all(item.value is None for item in one.position.table), one.id
            assert not any(" = " in play for play in one.entry.solutions), one.id
            assert one.goal.kind != "safe-lay" or not any(pile.cards for pile in one.position.won), one.id
    kinds = {one.goal.kind for one in puzzles() if not of_kind(one.goal.kind)}
    assert {one.goal.kind for one in within_reach(puzzles(), Wish(), learner(met=()))} == kinds


def test_the_one_that_is_shown_is_not_the_next_one() -> None:
    known = [puzzle("a"), puzzle("b")]
    assert {pick(known, current="a"), pick(known, current="b")} == {"a", "b"}
    assert seeded(pick(known[:1], current="a") or "", VARIANTS) is not None


def test_of_puzzles_as_hard_as_one_another_a_kind_not_met_lately_comes_first() -> None:
    known = [puzzle("a"), puzzle("b", goal="most-cards"), puzzle("c", goal="lay")]
    lately = [done("x"), done("y", concept="most-cards"), done("z", concept="most-cards")]
    easy = Wish(difficulty=1)
    assert pick(known, easy, learner(*lately)) == "c"
    assert pick(known, easy, learner(*lately, done("c", concept="lay"))) == "a"
    assert pick(known, easy, learner(*lately, done("c", concept="lay"), done("a"))) == "b"


def test_a_learner_stays_in_the_variant_that_was_played_last_and_begins_with_jensen() -> None:
    known = [puzzle("a"), puzzle("b", variant="french"), puzzle("c", 5, variant="french")]
    assert pick(known) == "a"
    french = learner(done("x", Grade.GOOD, variant="french"))
    assert pick(known, who=french) == "b"
    assert pick(known, who=french, wish=Wish(variant="jensen")) == "a"


def test_what_was_passed_in_this_visit_comes_last_the_first_of_them_first() -> None:
    known = [puzzle("a"), puzzle("b"), puzzle("c")]
    who = learner()
    assert pick(known, who=replace(who, passed=("b", "a")), current="a") == "c"
    assert pick(known, who=replace(who, passed=("b", "a", "c")), current="c") == "b"


def test_one_that_was_tried_in_vain_waits_until_those_never_tried_were() -> None:
    known = [puzzle("a", goal="lay"), puzzle("b", goal="lay")]
    for failed, other in (("a", "b"), ("b", "a")):
        who = learner(done(failed, Grade.AGAIN, concept="lay"))
        assert pick(known, who=who) == other
        assert pick(known, who=learner(*who.exercises, done(other, concept="lay"))) == failed


def test_which_of_equals_comes_next_does_not_depend_on_the_order_of_the_files() -> None:
    known = [puzzle(name) for name in ("a", "b", "c", "d")]
    assert len({pick(order) for order in permutations(known)}) == 1


def test_every_puzzle_that_suits_comes_once_and_then_fresh_ones() -> None:
    known = [puzzle(f"{name}{number}", number, goal=name) for name in ("zwick", "lay") for number in (1, 1.5, 2)]
    past: list[Exercise] = []
    while (following := pick(known, who=learner(*past))) in {one.id for one in known}:
        assert following is not None
        past.append(done(following, concept=following.rstrip("0123456789.")))
    assert len(past) == len({one.item_id for one in past})
    fresh = seeded(following or "", VARIANTS)
    assert fresh is not None
    assert fresh.variant == "jensen"


def test_a_fresh_puzzle_comes_where_all_that_are_left_are_much_easier() -> None:
    known = [puzzle(f"{number}", 1) for number in range(9)] + [puzzle("hard", 5, goal="safe-lay")]
    past = [done("hard", concept="safe-lay") for _ in range(12)]
    assert (pick(known, who=learner(*past)) or "").startswith("fresh/jensen/safe-lay")
    assert pick(known, Wish(goal="zwick"), learner(*past)) in {one.id for one in known}, "a wish is what it is"


def test_a_weak_kind_comes_every_other_time_and_kinds_are_mixed_without_one() -> None:
    known = [puzzle(f"{goal}{number}", number / 4 - 1.5, goal=goal) for goal in GOALS for number in range(10)]
    weak = Weak((Share("lay", 1, 6, "jensen"),), ())
    past: list[Exercise] = []
    for _ in range(6):
        following = pick(known, who=learner(*past, weak=weak))
        assert following is not None
        past.append(done(following, Grade.GOOD, concept=following[:-1]))
    assert [one.concept == "lay" for one in past] == [True, False] * 3
    mixed: list[Exercise] = []
    for _ in range(len(GOALS)):
        following = pick(known, who=learner(*mixed))
        assert following is not None
        mixed.append(done(following, Grade.GOOD, concept=following[:-1]))
    assert {one.concept for one in mixed} == set(GOALS)


# -- wishes -------------------------------------------------------------------


MANY = [
    puzzle("a", 1, themes=("decoy", "court-low")),
    puzzle("b", 2, goal="most-cards"),
    puzzle("c", 2, variant="french", themes=("decoy",)),
    puzzle("d", 3, variant="french", goal="safe-lay", themes=("safe-lay",)),
]


@pytest.mark.parametrize(
    ("wish", "names"),
    [
        (Wish(), "abcd"),
        (Wish(variant="french"), "cd"),
        (Wish(goal="zwick"), "ac"),
        (Wish(theme="decoy"), "ac"),
        (Wish(difficulty=2), "bc"),
        (Wish(variant="french", goal="zwick", theme="decoy", difficulty=2), "c"),
        (Wish(variant="dietze"), ""),
        (Wish(theme="safe-lay"), "d"),
    ],
    ids=str,
)
def test_a_wish_allows_what_it_does_not_speak_against(wish: Wish, names: str) -> None:
    assert [one.id for one in matching_puzzles(MANY, wish)] == list(names)
    found = pick(MANY, wish, current=None)
    fresh = seeded(found or "", VARIANTS)
    assert found in {*names, pick([], wish)} or (fresh is not None and wish.variant in (None, fresh.variant))


def test_where_all_is_solved_fresh_ones_come_unless_a_theme_or_difficulty_is_wished() -> None:
    who = learner(solved="abcd")
    assert pick(MANY, Wish(variant="french", goal="zwick"), who) == "fresh/french/zwick/7/1"
    assert pick(MANY, Wish(theme="decoy"), who) is None
    assert pick(MANY, Wish(difficulty=2), who) is None
    assert pick(MANY, Wish(goal="lay"), who) is None, "there are no fresh ones of this kind"


def test_what_is_asked_is_a_surprise_unless_it_was_wished() -> None:
    assert Wish().mixed
    assert Wish(variant="french", difficulty=2).mixed
    assert not Wish(goal="zwick").mixed
    assert not Wish(theme="decoy").mixed
    assert not Wish(Picking.WEAK).mixed
    assert not Wish(Picking.FRESH, goal="zwick").mixed
    assert Wish(Picking.DUE).mixed
    assert Wish(Picking.DUE, goal="zwick").mixed, "what is due comes whatever was wished"


# -- what is due --------------------------------------------------------------


def test_what_is_longest_due_comes_first_as_a_fresh_position() -> None:
    due = [("most-points", "french"), ("zwick", "jensen")]
    assert pick(MANY, Wish(Picking.DUE), learner(due=due)) == "fresh/french/most-points/7"
    assert pick([], Wish(Picking.DUE), learner(due=due[1:])) == "fresh/jensen/zwick/7"


def test_what_is_due_comes_whatever_was_wished() -> None:
    who = learner(due=[("zwick", "jensen")])
    assert pick(MANY, Wish(Picking.DUE, "french", "safe-lay", "safe-lay", 3), who) == "fresh/jensen/zwick/7"


def test_where_there_are_no_fresh_ones_one_comes_that_was_never_seen_and_then_the_one_seen_longest_ago() -> None:
    known = [puzzle(name, goal="lay") for name in ("a", "b", "c")]
    past: list[Exercise] = []
    for _ in range(9):
        following = pick(known, Wish(Picking.DUE), learner(*past, due=[("lay", "jensen")]))
        assert following is not None
        past.append(done(following, concept="lay"))
    order = [one.item_id for one in past]
    assert sorted(order[:3]) == ["a", "b", "c"]
    assert order == order[:3] * 3


def test_what_there_is_no_puzzle_of_is_passed_over() -> None:
    due = [("legal", "jensen"), ("only-play", "dietze"), ("zwick", "nowhere"), ("zwick", "grupp")]
    assert [practisable(MANY, key, VARIANTS) for key in due] == [False, False, False, True]
    assert pick(MANY, Wish(Picking.DUE), learner(due=due)) == "fresh/grupp/zwick/7"
    assert pick(MANY, Wish(Picking.DUE), learner(due=due[:3])) is None


def test_nothing_comes_where_nothing_is_due() -> None:
    assert pick(MANY, Wish(Picking.DUE)) is None


# -- what is weak -------------------------------------------------------------


def shares(**of_ten: int) -> tuple[Share, ...]:
    """How many of ten were clean, by name."""
    return tuple(Share(name.replace("_", "-"), clean, 10) for name, clean in of_ten.items())


def test_the_weakest_theme_or_concept_comes_first() -> None:
    weak = Weak(shares(most_cards=2, zwick=5), shares(safe_lay=1, decoy=4))
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=weak)) == "d"
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=weak), current="d") == "fresh/jensen/safe-lay/7", (
        "named like a goal"
    )
    weak = Weak(shares(most_cards=2, zwick=5), shares(decoy=4))
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=weak)) == "b"
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=weak, solved="b")) == "fresh/jensen/most-cards/7"


def test_where_no_puzzle_of_a_weak_theme_is_left_the_next_weakest_comes() -> None:
    weak = Weak(shares(most_cards=5), shares(decoy=1))
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=weak, solved="ac")) == "b"
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=Weak((), shares(decoy=1)), solved="ac")) is None


def test_weak_spots_are_practised_in_the_variant_that_is_wished() -> None:
    weak = Weak((), shares(decoy=1))
    assert pick(MANY, Wish(Picking.WEAK, variant="french"), learner(weak=weak)) == "c"
    assert pick(MANY, Wish(Picking.WEAK, variant="dietze"), learner(weak=weak)) is None


def test_what_is_weak_in_a_variant_is_practised_there() -> None:
    weak = Weak((Share("zwick", 0, 5, "french"),), ())
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=weak)) == "c"
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=weak, solved="c")) == "fresh/french/zwick/7"
    assert pick(MANY, Wish(Picking.WEAK, variant="jensen"), learner(weak=weak)) is None


def test_questions_that_only_lessons_ask_are_not_weak_spots_of_puzzles() -> None:
    weak = Weak(shares(legal=0), ())
    assert pick(MANY, Wish(Picking.WEAK), learner(weak=weak)) is None


# -- fresh ones ---------------------------------------------------------------


def test_a_fresh_puzzle_is_of_the_kind_that_was_wished_and_has_a_seed_of_its_own() -> None:
    seeds: Iterator[int] = count(1)
    wish = Wish(Picking.FRESH, "christiansen", "most-points")
    found = [next_puzzle(MANY, wish, learner(), None, lambda: next(seeds)) for _ in range(3)]
    assert found == [f"fresh/christiansen/most-points/{seed}" for seed in (1, 2, 3)]


def test_fresh_puzzles_of_any_kind_are_of_that_which_was_met_least_lately() -> None:
    past: list[Exercise] = []
    for _ in goals_offered(JENSEN):
        following = seeded(pick(MANY, Wish(Picking.FRESH), learner(*past)) or "", VARIANTS)
        assert following is not None
        past.append(done(following.id, concept=following.goal, variant=following.variant))
    assert {one.variant for one in past} == {"jensen"}
    assert sorted(one.concept for one in past) == sorted(goals_offered(JENSEN))


def test_fresh_puzzles_that_were_passed_count_as_met_too() -> None:
    who, goals = learner(), set()
    for _ in goals_offered(JENSEN):
        following = pick(MANY, Wish(Picking.FRESH), who) or ""
        goals.add(following.split("/")[2])
        who = replace(who, passed=(*who.passed, following))
    assert goals == set(goals_offered(JENSEN))


NEVER_FRESH = [Wish(theme="decoy"), Wish(difficulty=3), Wish(goal="find-all"), Wish(variant="grupp", goal="joker-down")]


@pytest.mark.parametrize("wish", NEVER_FRESH, ids=str)
def test_there_are_no_fresh_puzzles_by_theme_or_difficulty_nor_of_every_kind(wish: Wish) -> None:
    assert pick(MANY, replace(wish, way=Picking.FRESH)) is None


def test_of_what_was_shown_only_the_last_is_remembered() -> None:
    page = PuzzlesPage()
    ids = [f"fresh/jensen/zwick/{number}" for number in range(250)]
    for item_id in ids:
        page.pass_by(item_id)
    page.pass_by(ids[200])
    assert page.passed == [*ids[150:200], *ids[201:], ids[200]]
