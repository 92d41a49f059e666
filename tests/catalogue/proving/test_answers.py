"""A stated answer is compared with the engine's: any spelling is accepted, and any wrong answer is refused."""

import pytest

from tutor.catalogue.exercises import Lesson
from tutor.catalogue.library import prove_file
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS

TABLE = """\
    position:
      variant: jensen
      seats: [North, East, South, West]
      turn: South
      hands: {South: [KS, 4H, 5D, 2S]}
      table: [QS, AD, 9C, {cards: [3C, 2H], value: 5, owner: South}]
      announced: {North: [11]}
      dealer: East
"""
LEGAL_PLAY = '{kind: legal, play: "KS x 9C", '
BUILD_PLAY = '{kind: legal, play: "2S on 9C = 7", '
PLAYS = '{kind: promise, plays: ["4H", "5D", "KS x QS+AD"], '
SAFE = "{kind: safe-lays, against: 9D, "
SAID_IN = '{kind: variants, play: "4H", among: [jensen, christiansen, dietze], '
PILE = "{kind: pile, variant: jensen, cards: [10D, AS, X25], zwicks: 1, most_cards: true, "
MAJORITY = "{kind: majority, variant: jensen, piles: {North and South: 30, East and West: 25}, "
MATCH = "{kind: match, hands: [{We: 18, They: 13}, {We: 9, They: 22}], target: 50, "
GAMES = "{kind: which-games, fact: family, value: tricks, among: [jensen, zwicken, zwikken-1900], "
FACT = "{kind: fact, game: zwicken, fact: permanent-trump, "


def stated(goal: str, answer: str, table: str = TABLE) -> list[str]:
    """Return the faults of a stated answer, none if it is right."""
    text = "title: A lesson\nabout: One step.\nsteps:\n  - slug: one\n    title: One\n    text: Look.\n"
    try:
        found = prove_file("lesson.yaml", f"{text}{table}    goal: {goal}answer: {answer}}}\n".encode(), VARIANTS)
    except ContentError as error:
        return [str(fault).partition(": ")[2] for fault in error.faults]
    assert isinstance(found, Lesson)
    return []


@pytest.mark.parametrize(
    ("goal", "right", "wrong"),
    [
        (LEGAL_PLAY, ["out-of-reach"], ["legal", "two-values", "unreadable", "nonsense", '""']),
        # Both are true, and either may be asked for.
        (BUILD_PLAY, ["no-card-for-value"], ["legal", "out-of-reach"]),
        ("{kind: how-many, card: 4H, ", ["1", '"1"'], ["0", "2", "one", '"01"']),
        (
            "{kind: takers, items: [QS, AD], ",
            ["[KS, 4H]", "[4H, KS]", '["4♥", k♠]', "[ks, 4h]"],
            ["[KS]", "[]", "[KS, 4H, 5D]"],
        ),
        ("{kind: announce, card: 2S, onto: 9C, ", ["[]"], ["[7]", "[7, 11]"]),
        ("{kind: announce, card: 2S, onto: 9C, for: North, ", ["[11]", '["11"]'], ["[]", "[7]"]),
        ("{kind: promise, ", ["[KS, 4H, 2S]", "[2s, KS, 4H]"], ["[KS, 4H]", "[KS, 4H, 5D, 2S]"]),
        (PLAYS, ['["4H", "KS x QS+AD"]', '["KS x AD QS", "4h"]'], ['["4H"]', '["5D"]', '["KS x QS"]']),
        (SAFE, ["[]"], ["[KS]", "[4H, 5D]"]),
        (SAID_IN, ["[jensen, christiansen, dietze]", "[dietze, jensen, christiansen]"], ["[jensen]", "[]", "[grupp]"]),
        ("{kind: who, of: cuts, ", ["North"], ["East", "South", "north", "nobody"]),
        ("{kind: who, of: leftovers, ", ["nobody"], ["East"]),
    ],
)
def test_an_answer_about_a_table(goal: str, right: list[str], wrong: list[str]) -> None:
    for answer in right:
        assert stated(goal, answer) == [], answer
    for answer in wrong:
        (told,) = stated(goal, answer) or [""]
        assert "this states the answer" in told or "some text is needed" in told, (answer, told)


@pytest.mark.parametrize(
    ("goal", "right", "wrong"),
    [
        (PILE, ["15", '"15"'], ["14", "fifteen"]),
        (MAJORITY, ["North and South"], ["East and West", "nobody", "North"]),
        (MATCH, ["nobody"], ["They", "We"]),
        (FACT, ["7D"], ["none", "AS"]),
        ("{kind: fact, game: jensen, fact: ace, ", ["1 or 11"], ["11", "11 or 1"]),
        (GAMES, ["[zwicken, zwikken-1900]", "[zwikken-1900, zwicken]"], ["[zwicken]", "[]", "[jensen, zwicken]"]),
    ],
)
def test_an_answer_without_a_table(goal: str, right: list[str], wrong: list[str]) -> None:
    for answer in right:
        assert stated(goal, answer, table="") == [], answer
    for answer in wrong:
        (told,) = stated(goal, answer, table="") or [""]
        assert "this states the answer" in told, (answer, told)


def test_the_message_says_what_is_stated_and_what_is_found() -> None:
    assert stated("{kind: takers, items: [QS, AD], ", "[KS]") == [
        "this states the answer KS, but the engine finds KS, 4H"
    ]
    assert stated("{kind: takers, items: [QS, AD], ", "[]") == ["this states the answer -, but the engine finds KS, 4H"]
    assert stated("{kind: announce, card: 2S, onto: 9C, ", "[7]") == [
        "this states the answer 7, but the engine finds -"
    ]


def test_without_an_answer_nothing_is_claimed() -> None:
    text = "title: A lesson\nabout: One step.\nsteps:\n  - slug: one\n    title: One\n    text: Look.\n"
    assert isinstance(
        prove_file("lesson.yaml", f"{text}{TABLE}    goal: {{kind: how-many}}\n".encode(), VARIANTS), Lesson
    )


def test_of_two_true_reasons_either_may_be_stated() -> None:
    goal = '{kind: legal, play: "5D on 9C = 13", '
    assert stated(goal, "out-of-reach") == []
    assert stated(goal, "no-card-for-value") == []
    assert stated(goal, "two-values") != []
