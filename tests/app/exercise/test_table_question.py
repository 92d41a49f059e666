"""Questions answered on the board: what can be chosen there, the marks on the cards, and what a browser may send."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import Place, course_places, examples, places_of, with_examples
from tests.app.playing import (
    WORDS,
    board_of,
    choose,
    click,
    for_learner,
    is_solved,
    open_step,
    run,
    table_message,
    tell,
    verdicts,
)
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.table_options import ANSWER, NONE, ids_of, options_of
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.coach.question import Answer, On, Question
from tutor.coach.zwickern.questions.table import WITHOUT_POSITION, ask
from tutor.content.zwickern.questions import TakersGoal
from tutor.engine.zwickern import VARIANTS, Setup, set_up

RIGHT = f"**{WORDS('feedback-title-right')}.**"


@pytest.fixture(autouse=True)
def _with_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    with_examples(monkeypatch)


def takers() -> tuple[Place, Question]:
    """A question of which two cards are right, the 8 of spades and the 8 of diamonds, and the 5 of diamonds is not."""
    (place,) = [one for one in places_of(examples()) if one.slug == "takers"]
    question = place.step.question
    assert question is not None
    assert question.right == ("8S", "8D")
    return place, question


def hand_of(at: AppTest) -> dict[str, Any]:
    """The player's hand on the board."""
    data = board_of(at)
    (hand,) = [zone for zone in data["zones"] if zone["kind"] == "hand" and zone["seat"] == data["you"]]
    assert isinstance(hand, dict)
    return hand


def marks(at: AppTest) -> dict[str, str]:
    """The cards of the hand that have a mark, with their marks."""
    return {item["cards"][0]: item["mark"] for item in hand_of(at)["items"] if item["mark"] is not None}


def test_every_question_whose_options_are_the_cards_of_the_hand_is_answered_on_the_board() -> None:
    for place in course_places():
        question, position = place.step.question, place.step.position
        if question is not None and position is not None and question.options:
            codes = {card.code for card in position.hand}
            assert (question.on is On.HAND) == all(option.id in codes for option in question.options), place.slug


def test_only_cards_of_the_hand_can_be_chosen_and_there_are_no_boxes() -> None:
    place, _ = takers()
    at = open_step(place)
    data = board_of(at)
    assert data["interactive"]
    assert [(zone["kind"], zone["pick"]) for zone in data["zones"] if "pick" in zone] == [("hand", "many")]
    assert [action["label"] for action in data["actions"]] == [WORDS("question-answer"), WORDS("question-none")]
    assert not at.checkbox
    assert marks(at) == {}


def test_a_wrong_answer_is_marked_on_its_cards_and_what_is_missing_is_not_given_away() -> None:
    place, question = takers()
    at = choose(open_step(place), place.item_id, question, ("8S", "5D"))
    assert marks(at) == {"8S": "right", "5D": "wrong"}
    assert board_of(at)["interactive"]
    assert len(at.error) == 1


def test_the_solution_marks_what_was_missed_too() -> None:
    place, question = takers()
    at = choose(open_step(place), place.item_id, question, ("8S", "5D"))
    click(at, "solution")
    assert marks(at) == {"8S": "right", "5D": "wrong", "8D": "missed"}
    assert not board_of(at)["interactive"]


def test_a_learner_who_has_the_solution_shown_at_once_has_missed_nothing() -> None:
    place, _ = takers()
    assert marks(click(open_step(place), "solution")) == {"8S": "right", "8D": "right"}


def test_the_right_answer_is_marked_and_ends_the_question() -> None:
    place, question = takers()
    at = choose(open_step(place), place.item_id, question, ("8S", "8D"))
    assert marks(at) == {"8S": "right", "8D": "right"}
    assert at.success[0].value.startswith(RIGHT)
    assert is_solved(at, place.item_id)
    click(at, "again")
    assert marks(at) == {}
    assert board_of(at)["interactive"]


def test_that_none_is_right_is_said_by_an_action_of_its_own() -> None:
    (place,) = [one for one in course_places() if one.slug == "better-to-take"]
    question = place.step.question
    assert question is not None
    at = choose(open_step(place), place.item_id, question, ())
    assert at.success[0].value.startswith(RIGHT)
    assert marks(at) == {}


def test_what_is_said_of_an_answer_is_forgotten_when_other_cards_are_chosen() -> None:
    place, question = takers()
    at = choose(open_step(place), place.item_id, question, ("8S",))
    assert at.error
    message = table_message(at, question, ("8S", "8D"))
    at.session_state["board"] = {"selection": {name: message[name] for name in ("epoch", "seq", "selected")}}
    run(at)
    assert verdicts(at) == []
    assert marks(at) == {}
    assert not is_solved(at, place.item_id), "it counts when it is answered"


def test_what_was_answered_is_seen_again_when_the_step_is_visited_again() -> None:
    place, question = takers()
    at = choose(open_step(place), place.item_id, question, ("5D",))
    click(at, "next-step")
    # Another board has been used since, so nothing is known of the selection on this one.
    at.session_state["board"] = {}
    click(at, "previous-step")
    assert marks(at) == {"5D": "wrong"}
    assert len(at.error) == 1
    assert [one.partition("-")[2] for one in board_of(at)["selected"]] == ["5D-0"]


@pytest.mark.parametrize(
    ("action", "given", "said"), [(ANSWER, (), "question-empty"), (NONE, ("8S",), "question-both")]
)
def test_an_answer_without_cards_and_none_with_cards_are_not_answers(action: str, given: Answer, said: str) -> None:
    place, question = takers()
    at = open_step(place)
    tell(at, table_message(at, question, given, action))
    assert verdicts(at) == [escape_markdown(WORDS(said))]
    assert attempt_log.log().attempts(LOCAL) == (), "nothing is noted"


@pytest.mark.parametrize(
    "false",
    [
        {"selected": ["t0"]},
        {"selected": ["h2-8S-0", "t0"]},
        {"selected": ["h2-8S-7"]},
        {"selected": ["h0-8S-0"]},
        {"selected": ["constructor"]},
        {"action": "take"},
        {"action": "lay"},
        {"action": ""},
        {"epoch": "elsewhere#0"},
        {"selected": [1]},
        {"selected": "h2-8S-0"},
        {"seq": 0},
    ],
    ids=str,
)
def test_what_no_one_can_choose_is_ignored(false: dict[str, object]) -> None:
    place, question = takers()
    at = open_step(place)
    tell(at, {**table_message(at, question, ("8S", "8D")), **false})
    assert verdicts(at) == []
    assert marks(at) == {}
    assert attempt_log.log().attempts(LOCAL) == ()


def test_an_answer_after_the_solution_counts_for_nothing() -> None:
    place, question = takers()
    at = click(open_step(place), "solution")
    noted = attempt_log.log().attempts(LOCAL)
    choose(at, place.item_id, question, question.right)
    assert attempt_log.log().attempts(LOCAL) == noted
    assert not is_solved(at, place.item_id)


def test_either_of_two_equal_cards_stands_for_both() -> None:
    setup = Setup(
        variant="dietze", seats=tuple("ABCDEF"), turn="A", hands={"A": ("8S", "8S", "5D")}, table=("5H", "3D")
    )
    position = set_up(setup)
    question = ask(TakersGoal(kind="takers", items=("5H", "3D")), position, VARIANTS)
    data = exercise_data(WORDS, position, "", interactive=True)
    for chosen in (["h0-8S-0"], ["h0-8S-1"], ["h0-8S-0", "h0-8S-1"]):
        assert options_of(data, question, chosen) == ("8S",)
    assert ids_of(data, question, ("8S",)) == ["h0-8S-0"]


def step_named(slug: str) -> tuple[Place, Question]:
    """A step of the course that asks a question."""
    (place,) = [one for one in course_places() if one.slug == slug]
    question = place.step.question
    assert question is not None
    return place, question


def seats_of(at: AppTest) -> list[dict[str, Any]]:
    """The players to choose from on the board."""
    (zone,) = [zone for zone in board_of(at)["zones"] if zone["kind"] == "seats"]
    return list(zone["items"])


def test_where_the_answer_is_a_player_the_seats_are_chosen() -> None:
    place, question = step_named("partners-and-turns")
    at = open_step(place)
    data = board_of(at)
    assert [(zone["kind"], zone["pick"]) for zone in data["zones"] if "pick" in zone] == [("seats", "one")]
    assert [action["label"] for action in data["actions"]] == [WORDS("question-answer")]
    assert [one["seats"] for one in seats_of(at)] == [[seat["id"]] for seat in data["seats"]]
    assert [one["label"] for one in seats_of(at)] == [seat["label"] for seat in data["seats"]]
    assert not at.radio
    choose(at, place.item_id, question, ("North",))
    assert [one["mark"] for one in seats_of(at)] == ["wrong", None, None, None]
    choose(at, place.item_id, question, question.right)
    assert at.success[0].value.startswith(RIGHT)
    assert [one["mark"] for one in seats_of(at)] == [None, None, None, "right"]


def test_values_are_chips_and_none_of_the_usual_ones_is_missing() -> None:
    place, question = step_named("building-on-a-loose-court-card")
    at = open_step(place)
    (chips,) = [zone for zone in board_of(at)["zones"] if "pick" in zone]
    assert (chips["kind"], chips["pick"]) == ("chips", "many")
    texts = [item["text"] for item in chips["items"]]
    assert texts == sorted(texts, key=int)
    assert set(map(str, range(2, 15))) <= set(texts)
    assert not at.checkbox
    choose(at, place.item_id, question, ("8", "7"))
    assert escape_markdown(WORDS("announce-not-made")) in at.error[0].value
    choose(at, place.item_id, question, question.right)
    assert at.success[0].value.startswith(RIGHT)


def test_a_side_is_chosen_at_both_of_its_seats_and_no_one_by_a_button() -> None:
    place, question = step_named("what-is-left-at-the-end")
    at = open_step(place)
    assert [one["seats"] for one in seats_of(at)] == [["s0", "s2"], ["s1", "s3"]]
    assert [action["id"] for action in board_of(at)["actions"]] == [ANSWER, NONE]
    choose(at, place.item_id, question, ("nobody",))
    assert len(at.error) == 1
    assert question.option("nobody").why is not None
    run(at)
    assert len(at.error) == 1, "the answer is still the one that was given"
    choose(at, place.item_id, question, question.right)
    assert [one["mark"] for one in seats_of(at)] == [None, "right"]


def test_a_card_of_a_pile_that_has_no_points_is_named_and_turned_down_again() -> None:
    place, question = step_named("the-cards-that-score")
    at = open_step(place)
    data = board_of(at)
    (pile,) = [zone for zone in data["zones"] if "pick" in zone]
    (total,) = [zone for zone in data["zones"] if "sum" in zone]
    assert pile["pick"] == "turn"
    points = {one["cards"][0]: one["points"] for one in pile["items"]}
    assert (points["10H"], points["X20"], points["10S"], points["2C"]) == (0, 6, 1, 0)
    assert str(sum(points.values()) + total["sum"]) == question.right[0]
    ids = {one["cards"][0]: one["id"] for one in pile["items"]}
    message = table_message(at, question, question.right)
    tell(at, {**message, "selected": list(ids.values())})
    assert at.error, "the sum is right, but not all of these cards have points"
    assert all(sign in at.error[0].value for sign in ("10♥", "2♣", "K♦", "Q♥"))
    (pile,) = [zone for zone in board_of(at)["zones"] if "pick" in zone]
    wrong = [one["cards"][0] for one in pile["items"] if one.get("mark") == "wrong"]
    assert wrong == [code for code, worth in points.items() if not worth]
    assert board_of(at)["selected"] == [one for code, one in ids.items() if points[code]]
    choose(at, place.item_id, question, question.right)
    assert is_solved(at, place.item_id)
    assert [one["cards"][0] for one in pile_items(at) if one.get("turned")] == [
        code for code, worth in points.items() if worth
    ]
    assert question.right[0] in next(zone for zone in board_of(at)["zones"] if zone["kind"] == "pot")["label"]


def test_pieces_are_laid_in_order_and_those_before_the_first_wrong_one_stay() -> None:
    place, question = step_named("one-deal-after-another")
    at = open_step(place)
    (pieces,) = [zone for zone in board_of(at)["zones"] if "pick" in zone]
    assert (pieces["kind"], pieces["pick"]) == ("chips", "order")
    assert board_of(at)["drops"] == [{"out": "chips", "to": "chips", "action": "order"}]
    ids = {option.id: f"o{place}" for place, option in enumerate(question.options)}
    tell(at, {**table_message(at, question, question.right), "selected": [ids[question.right[0]]]})
    assert verdicts(at) == [escape_markdown(WORDS("question-order"))]
    first, second, third, *others = question.right
    choose(at, place.item_id, question, (first, third, second, *others))
    assert for_learner(question.option(third).label) in at.error[0].value
    assert board_of(at)["selected"] == [ids[first]]
    assert [one["id"] for one in board_of(at)["zones"][0]["items"] if one["mark"] is not None] == [ids[third]]
    choose(at, place.item_id, question, question.right)
    assert is_solved(at, place.item_id)
    assert board_of(at)["selected"] == [ids[one] for one in question.right]


def pile_items(at: AppTest) -> list[dict[str, Any]]:
    """The cards of the pile on the board."""
    (zone,) = [zone for zone in board_of(at)["zones"] if zone["kind"] == "table"]
    return list(zone["items"])


def test_the_points_of_every_pile_make_its_sum() -> None:
    for place in course_places():
        goal, question = place.step.goal, place.step.question
        cards = WITHOUT_POSITION[goal.kind].cards if goal.kind in WITHOUT_POSITION else None
        if cards is not None and question is not None:
            counted = cards(goal, VARIANTS)
            assert question.right == (str(sum(counted.points) + counted.besides),), place.slug
