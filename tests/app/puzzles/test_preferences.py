"""What the learner wants to practise: in the address, in the widgets, and kept while other pages are shown."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS, follower, has_board, lesson_places, open_app, open_step, run, shown_puzzle, solve
from tutor.app.base.library import library
from tutor.app.puzzles.preferences import WISH_KEYS, goals
from tutor.app.visitor.learner import Picking, Wish
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.words.variants import variant_line
from tutor.text import render

# A visitor without folders is not asked for one.
LISTS = [key for key in WISH_KEYS if key not in ("pick", "folder")]

HOSTILE = ["", "any", "Jensen", "6", "0", "-1", "²", "x" * 5000, "<script>", "a\x00b", "../..", "None", "next "]
WHOLE = {"pick": "weak", "variant": "french", "goal": "zwick", "theme": "decoy", "difficulty": "3"}
BACK_AND_FORTH = [
    ({}, Wish()),
    ({"pick": "due"}, Wish(Picking.DUE)),
    ({"pick": "fresh", "variant": "grupp"}, Wish(Picking.FRESH, "grupp")),
    ({"goal": "safe-lay"}, Wish(goal="safe-lay")),
    ({"theme": "court-high", "difficulty": "5"}, Wish(theme="court-high", difficulty=5)),
    (WHOLE, Wish(Picking.WEAK, "french", "zwick", "decoy", 3)),
]


def asking(**address: str) -> AppTest:
    """A visit of a page that asks for the wish."""

    def page() -> None:
        import streamlit  # noqa: PLC0415

        from tutor.app.puzzles.preferences import keep_address, wish  # noqa: PLC0415

        keep_address()
        streamlit.session_state["wish"] = wish()

    at = AppTest.from_function(page, default_timeout=30)
    for key, value in address.items():
        at.query_params[key] = value
    return run(at)


def wish_of(at: AppTest) -> dict[str, str]:
    """What the address says of the wish."""
    return {key: value for key, value in at.query_params.items() if key in WISH_KEYS}


def widgets(at: AppTest) -> dict[str, str]:
    """What the widgets show of the wish."""
    way = follower(at.segmented_control, "wish-pick").value
    chosen = {key: follower(at.selectbox, f"wish-{key}").value for key in LISTS}
    return {"pick": str(way)} | {key: value for key, value in chosen.items() if value}


# -- the address --------------------------------------------------------------


@pytest.mark.parametrize(("address", "wish"), BACK_AND_FORTH, ids=lambda one: str(one)[:40])
def test_the_address_says_what_is_wished(address: dict[str, str], wish: Wish) -> None:
    at = asking(**address)
    assert at.session_state["wish"] == wish
    assert wish_of(at) == address


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: ascii(value)[:20])
def test_what_the_address_may_not_say_is_not_a_wish(value: str) -> None:
    assert asking(**dict.fromkeys(WISH_KEYS, value)).session_state["wish"] == Wish()
    at = open_app("puzzles", **dict.fromkeys(WISH_KEYS, value))
    assert has_board(at)
    assert widgets(at) == {"pick": "next"}


def test_one_hostile_value_does_not_spoil_the_others() -> None:
    assert asking(variant="french", goal="<b>", pick="due").session_state["wish"] == Wish(Picking.DUE, "french")


def test_every_kind_that_there_are_puzzles_of_can_be_wished() -> None:
    assert set(goals()) <= set(GOALS)
    assert {"zwick", "most-cards", "most-points", "two-builds", "safe-lay", "zwick-in-two", "win-most"} <= set(goals())
    assert len(set(goals())) == len(goals())
    assert all(WORDS.has(f"concept-{goal}") for goal in goals())


# -- the widgets --------------------------------------------------------------


def test_the_widgets_show_what_the_address_says() -> None:
    assert widgets(open_app("puzzles", **WHOLE)) == WHOLE
    assert widgets(open_app("puzzles")) == {"pick": "next"}


def test_the_widgets_offer_everything_and_any() -> None:
    at = open_app("puzzles")
    options = {key: follower(at.selectbox, f"wish-{key}").options for key in LISTS}
    any_kind = WORDS("pick-any")
    variants = library().variants.values()
    assert options["variant"] == [any_kind, *(render(WORDS, variant_line(rules)) for rules in variants)]
    assert options["goal"] == [any_kind, *(WORDS(f"concept-{goal}") for goal in goals())]
    assert options["theme"] == [any_kind, *(WORDS(f"theme-{theme}") for theme in THEMES)]
    assert options["difficulty"] == [any_kind, *(WORDS("puzzle-difficulty", difficulty=str(n)) for n in range(1, 6))]
    # A learner who has no puzzles from games of theirs is not offered any.
    ways = [Picking.NEXT, Picking.DUE, Picking.FRESH]
    assert follower(at.segmented_control, "wish-pick").options == [WORDS(f"pick-{way}", due=0) for way in ways]


def test_what_is_chosen_is_in_the_address_and_any_takes_it_out_again() -> None:
    at = open_app("puzzles")
    chosen = {"variant": "christiansen", "goal": "zwick", "difficulty": "2"}
    for key, value in chosen.items():
        follower(at.selectbox, f"wish-{key}").set_value(value)
        run(at)
    assert wish_of(at) == chosen
    follower(at.segmented_control, "wish-pick").set_value("fresh")
    run(at)
    assert wish_of(at) == chosen | {"pick": "fresh"}
    follower(at.segmented_control, "wish-pick").set_value("next")
    run(at)
    assert wish_of(at) == chosen, "just next needs no word"
    for key in chosen:
        follower(at.selectbox, f"wish-{key}").set_value("")
        run(at)
    assert wish_of(at) == {}
    assert widgets(at) == {"pick": "next"}


def test_an_address_that_names_a_puzzle_says_itself_what_was_wished() -> None:
    """Back in the browser leads to the address of before, which must not get the wish that came after it."""
    at = open_app("puzzles")
    first = shown_puzzle(at)
    follower(at.selectbox, "wish-variant").set_value("french")
    run(at)
    at.query_params.clear()
    at.query_params["puzzle"] = first.id
    run(at)
    assert wish_of(at) == {}
    assert shown_puzzle(at) == first
    assert widgets(at) == {"pick": "next"}


def test_the_button_says_what_the_choice_is_narrowed_to() -> None:
    def narrowed(**address: str) -> str:
        return str(open_app("puzzles", **address).get("popover")[-2].proto.popover.label)

    assert narrowed() == narrowed(pick="fresh") == WORDS("pick-anything")
    assert narrowed(variant="french", theme="decoy", difficulty="4") == ", ".join(
        [WORDS("variant-french"), WORDS("theme-decoy"), WORDS("puzzle-difficulty", difficulty="4")]
    )


def test_another_wish_brings_another_puzzle_that_fits_it() -> None:
    at = open_app("puzzles")
    first = shown_puzzle(at)
    follower(at.selectbox, "wish-variant").set_value("french")
    run(at)
    assert shown_puzzle(at).position.rules.name == "french" != first.position.rules.name
    follower(at.selectbox, "wish-goal").set_value("win-most")
    run(at)
    assert (shown_puzzle(at).position.rules.name, shown_puzzle(at).goal.kind) == ("french", "win-most")


def test_where_nothing_fits_the_puzzle_stays_and_it_is_said() -> None:
    at = open_app("puzzles")
    first = shown_puzzle(at)
    follower(at.segmented_control, "wish-pick").set_value("due")
    run(at)
    assert shown_puzzle(at) == first
    assert WORDS("pick-nothing-due") in [box.value.replace("\\", "") for box in at.info]
    assert at.button(key="next-puzzle").label == WORDS("puzzle-next-for-me")


# -- pages --------------------------------------------------------------------


def test_a_wish_is_kept_while_another_page_is_shown() -> None:
    at = open_app("puzzles", variant="french", goal="zwick")
    puzzle = shown_puzzle(at)
    for page in ("progress", "learn", "puzzles"):
        at.query_params.clear()
        at.switch_page(f"views/{page}.py")
        run(at)
    assert wish_of(at) == {"variant": "french", "goal": "zwick"}
    assert shown_puzzle(at) == puzzle


def test_the_variant_of_a_lesson_is_not_a_wish() -> None:
    place = lesson_places()[0]
    at = solve(open_step(place), place)
    assert at.query_params["variant"] == "jensen"
    at.button(key="next-step").click()
    run(at)
    at.query_params.clear()
    at.switch_page("views/puzzles.py")
    run(at)
    assert wish_of(at) == {}
    assert widgets(at) == {"pick": "next"}


def test_a_wish_for_a_variant_does_not_change_the_lesson() -> None:
    at = open_app("puzzles", variant="french")
    at.query_params.clear()
    at.switch_page("views/learn.py")
    for key, value in lesson_places()[0].address.items():
        at.query_params[key] = value
    run(at)
    assert dict(at.query_params.items()) == lesson_places()[0].address
