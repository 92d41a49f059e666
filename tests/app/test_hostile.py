"""Whatever a browser sends, the pages go on, and nothing is judged that the board did not offer."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.app.course import example, with_examples
from tests.app.playing import (
    answer,
    board_of,
    click,
    has_board,
    lesson_places,
    message_of,
    open_app,
    open_step,
    puzzles,
    run,
    tell,
    texts,
    verdicts,
)
from tests.examples import examples
from tutor.app.base.pages import PAGES
from tutor.app.board.component import BoardAnswer, Selection, read_board_answer, read_selection
from tutor.app.board.zwickern.actions import answered_play as read_play_of
from tutor.app.puzzles.preferences import WISH_KEYS
from tutor.engine.zwickern import read_play, violations

PLACE, PUZZLE = lesson_places()[0], puzzles()[5]
STEP = PLACE.step
GOOD: dict[str, Any] = {
    "epoch": "lessons/02-taking-cards/a-matching-card#0",
    "seq": 1,
    "action": "take",
    "selected": ["h2-8S-0", "t1"],
    "choice": None,
}
MALFORMED: list[object] = [
    None,
    True,
    7,
    "take",
    [],
    {},
    [GOOD],
    {**GOOD, "epoch": None},
    {**GOOD, "epoch": 5},
    {**GOOD, "epoch": "x" * 100_000},
    {**GOOD, "seq": None},
    {**GOOD, "seq": True},
    {**GOOD, "seq": -1},
    {**GOOD, "seq": 1.5},
    {**GOOD, "seq": "1"},
    {**GOOD, "seq": float("nan")},
    {**GOOD, "seq": 2**60},
    {**GOOD, "action": "x" * 100_000},
    {**GOOD, "action": ["take"]},
    {**GOOD, "action": None},
    {**GOOD, "selected": [None, "t1"]},
    {**GOOD, "selected": [3, "t1"]},
    {**GOOD, "selected": [["h2-8S-0"], "t1"]},
    {**GOOD, "selected": None},
    {**GOOD, "selected": "t1"},
    {**GOOD, "selected": {"h2-8S-0": 1, "t1": 1}},
    {**GOOD, "selected": ["h2-8S-0", ["t1"]]},
    {**GOOD, "selected": ["h2-8S-0", None]},
    {**GOOD, "selected": ["h2-8S-0", "t1", "t1"]},
    {**GOOD, "selected": ["h2-8S-0", *(f"t{number}" for number in range(100_000))]},
    {**GOOD, "choice": 7},
    {**GOOD, "choice": ["7:2"]},
]
# Well formed, but of things that are not there.
UNKNOWN: list[dict[str, Any]] = [
    {**GOOD, "action": "steal"},
    {**GOOD, "action": ""},
    {**GOOD, "action": "__proto__"},
    {**GOOD, "selected": []},
    {**GOOD, "selected": ["t1"]},
    {**GOOD, "selected": ["h2-9S-0", "t1"]},
    {**GOOD, "selected": ["h0-8S-0", "t1"]},
    {**GOOD, "selected": ["__proto__", "t1"]},
    {**GOOD, "selected": ["h2-8S-0", "t9"]},
    {**GOOD, "selected": ["h2-8S-0", "t-1"]},
    {**GOOD, "selected": ["h2-8S-0", "t"]},
    {**GOOD, "selected": ["h2-8S-0", "t01"]},
    {**GOOD, "selected": ["h2-8S-0", "h2-5D-0"]},
    {**GOOD, "selected": ["h2-8S-0", "t\u0661"]},
    {**GOOD, "action": "build", "selected": ["h2-8S-0", "t0", "t1"]},
    {**GOOD, "action": "build", "choice": "x"},
    {**GOOD, "action": "build", "choice": ":"},
    {**GOOD, "action": "build", "choice": "9:9"},
    {**GOOD, "action": "build", "choice": "-9:2"},
    {**GOOD, "action": "build", "choice": "9" * 150 + ":2"},
    {**GOOD, "action": "build", "choice": "²:2"},
]


def test_what_is_malformed_is_not_an_answer_and_what_is_unknown_is_not_a_play() -> None:
    assert read_board_answer(GOOD) is not None
    for said in MALFORMED:
        assert read_board_answer(said) is None, said
    for said in UNKNOWN:
        found = read_board_answer(said)
        assert found is None or read_play_of(STEP.position, found) is None, said


def test_nonsense_is_ignored() -> None:
    at = open_step(PLACE)
    for said in (*MALFORMED[::6], *UNKNOWN[::4]):
        seq = max(board_of(at)["seq"], at.session_state["visit"].exercises.last_seq) + 1
        newest = {**said, "seq": seq} if said in UNKNOWN and isinstance(said, dict) else said
        at.session_state["board"] = {"selection": newest, "answer": newest}
        run(at)
        assert verdicts(at) == [], said
    seq = max(board_of(at)["seq"], at.session_state["visit"].exercises.last_seq) + 1
    tell(at, {**GOOD, "seq": seq})
    assert at.success, "the page still works"


@pytest.mark.parametrize("kind", ["capture", "build", "find-all", "legal", "how-many", "takers", "order"])
def test_no_exercise_takes_an_answer_that_its_board_did_not_offer(kind: str) -> None:
    place = example(kind)
    with pytest.MonkeyPatch.context() as patch:
        with_examples(patch)
        at = open_step(place)
        before = texts(at)
        for seq, said in enumerate(
            (GOOD, {**GOOD, "epoch": f"{place.item_id}#0", "selected": ["h9-AS-0", "t1"]}, [GOOD], None), 1
        ):
            tell(at, {**said, "seq": seq} if isinstance(said, dict) else said)
            if place.item_id not in GOOD["epoch"]:
                assert verdicts(at) == []
                assert texts(at) == before


ADDRESSES = ["", "x" * 5000, "<script>alert(1)</script>", "a\x00b", "../../etc/passwd"]
# Only a play of a game has a number.
NUMBERS = ["-1", "1e9", "²", "9" * 400]


@pytest.mark.parametrize("name", [*ADDRESSES, *NUMBERS], ids=lambda name: repr(name)[:20])
def test_no_page_is_harmed_by_its_address(name: str) -> None:
    keys = (
        "lesson",
        "step",
        "of",
        "puzzle",
        "match",
        "deal",
        "cousin",
        "game",
        "ply",
        "seed",
        "embed",
        "search",
        "ask",
        *WISH_KEYS,
    )
    for page in PAGES if name in ADDRESSES else ("replay",):
        at = open_app(page, **dict.fromkeys((*keys, "search", "ask"), name))
        assert all(len(one.value) < 1000 for one in at.info)
        assert has_board(at) == (page in ("learn", "puzzles", "replay", "workshop"))


@pytest.mark.parametrize("name", [*ADDRESSES, *NUMBERS], ids=lambda name: repr(name)[:20])
def test_no_path_is_harmed_by_its_address(name: str) -> None:
    others = ("plays", "players", "partners", "jokers", "ours", "variant")
    for step in (name, "14", "15"):
        at = open_app(**{"path": name if step == name else "tonight", "step": step, **dict.fromkeys(others, name)})
        assert all(len(one.value) < 1000 for one in at.info)
        assert has_board(at) == (step != "15")


def test_a_malformed_state_is_ignored() -> None:
    at = open_step(PLACE)
    states: list[object] = [None, 5, "x", [], [GOOD], {"answer": {"answer": GOOD}}, {"other": GOOD}]
    for state in states:
        at.session_state["board"] = state
        run(at)
        assert verdicts(at) == [], state


def test_builds_that_were_not_offered_are_judged_by_the_rules() -> None:
    at = open_step(PLACE)
    for seq, build in enumerate(["99999:2", "0:2", "8:0", "8:1", "8:3", "1:2"], 1):
        tell(at, {**GOOD, "seq": seq, "action": "build", "choice": build})
        assert not at.success
        assert at.error, build
        assert at.session_state["visit"].exercises.last_seq == seq


def test_an_answer_is_judged_once() -> None:
    at = open_step(PLACE)
    tell(at, GOOD)
    assert at.success
    click(at, "again")
    tell(at, GOOD)
    assert verdicts(at) == [], "an old number on a new board"
    tell(at, {**GOOD, "seq": 2})
    assert verdicts(at) == [], "an answer made on the old board"
    tell(at, {**GOOD, "epoch": board_of(at)["epoch"], "seq": 1})
    assert verdicts(at) == [], "an old number"
    tell(at, {**GOOD, "epoch": board_of(at)["epoch"], "seq": 3})
    assert at.success


def test_an_answer_made_on_another_page_does_not_count() -> None:
    at = open_step(PLACE)
    late = message_of(at, STEP.position, read_play(STEP.position, STEP.entry.solutions[0]).play)
    at.switch_page("views/puzzles.py")
    run(at)
    tell(at, late)
    assert verdicts(at) == []
    assert board_of(at)["epoch"].startswith("puzzles/")


def test_the_selection_comes_back_with_its_number() -> None:
    at = open_step(PLACE)
    chosen = {"epoch": GOOD["epoch"], "seq": 4, "selected": ["h2-5D-0", "t0", "t2"]}
    at.session_state["board"] = {"selection": chosen}
    run(at)
    shown = board_of(at)
    assert (shown["seq"], shown["selected"]) == (4, ["h2-5D-0", "t0", "t2"])
    at.session_state["board"] = {"selection": {**chosen, "epoch": "other"}}
    run(at)
    assert board_of(at)["selected"] == []


def test_a_wrong_answer_leaves_the_selection() -> None:
    at = open_step(PLACE)
    answer(at, STEP, STEP.entry.wrong[0].play)
    assert board_of(at)["selected"] == ["h2-5D-0", "t1"]


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["t0", "t1", "take"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(sorted(GOOD)), inner, max_size=6),
    max_leaves=12,
)


@given(VALUES | st.fixed_dictionaries(dict.fromkeys(GOOD, VALUES)))
def test_the_readers_take_anything(said: object) -> None:
    assert isinstance(read_selection(said), Selection | None)
    assert isinstance(read_board_answer(said), BoardAnswer | None)


IDS = st.sampled_from(["t0", "t1", "t2", "t3", "t4", "t5", "t9", "", "x"])
CARDS = st.sampled_from([f"h{PUZZLE.position.turn}-{card.code}-0" for card in PUZZLE.position.hand] + ["h0-AS-0", ""])
ANSWERS = st.builds(
    BoardAnswer,
    st.just("e"),
    st.just(1),
    st.sampled_from(["take", "build", "lay", "steal"]),
    st.builds(lambda card, items: (card, *items), CARDS, st.lists(IDS, max_size=6, unique=True)),
    st.none() | st.builds("{}:{}".format, st.integers(-2, 40), st.integers(-1, 5)) | st.text(max_size=9),
)


@examples(50)
@given(ANSWERS)
def test_whatever_is_read_as_a_play_can_be_judged(said: BoardAnswer) -> None:
    play = read_play_of(PUZZLE.position, said)
    if play is not None:
        assert isinstance(violations(PUZZLE.position, play), tuple)
