"""The flaws of puzzles, for each a position with it and one without, and the mistakes that a mined puzzle states."""

import pytest

from tests.engine.setups import at, legal, reasons
from tutor.coach.zwickern.goals.mining import Flaw, all_single, plain_sum
from tutor.coach.zwickern.goals.table import meets, solutions
from tutor.content.zwickern.goals import (
    CaptureGoal,
    JokerBuildGoal,
    JokerDownGoal,
    MostCardsGoal,
    MostPointsGoal,
    OnePlayGoal,
    OnlyPlayGoal,
    SafeLayGoal,
    TwoBuildsGoal,
    WinMostGoal,
    ZwickGoal,
    ZwickInTwoGoal,
)
from tutor.engine.zwickern import Capture, Position, WonSetup, read_play, write_play
from tutor.lab.quality import MOST_WRONG, flaw, mistakes

ZWICK = ZwickGoal(kind="zwick")
MOST_CARDS = MostCardsGoal(kind="most-cards")
MOST_POINTS = MostPointsGoal(kind="most-points")
TWO_BUILDS = TwoBuildsGoal(kind="two-builds")
JOKER_BUILD = JokerBuildGoal(kind="joker-build")
JOKER_DOWN = JokerDownGoal(kind="joker-down")
ONLY_PLAY = OnlyPlayGoal(kind="only-play")
SAFE_LAY = SafeLayGoal(kind="safe-lay")
ZWICK_IN_TWO = ZwickInTwoGoal(kind="zwick-in-two")
WIN_MOST = WinMostGoal(kind="win-most")


def taking(*items: str) -> CaptureGoal:
    """Return the goal to take some items."""
    return CaptureGoal(kind="capture", items=items)


def two(hand: str, table: str, other: str, **more: str) -> Position:
    """Return the end of a hand for two with open cards."""
    return at(hand, table, seats="N S", hands={"N": other}, dealer="S", **more)


FLAWS: dict[str, tuple[Flaw, Position, OnePlayGoal]] = {
    "nothing is right": (Flaw.UNSOLVABLE, at("3H 4H 5H", "KS 9S 2D"), ZWICK),
    "all cards have the same values": (Flaw.ONE_CARD, at("KH KC", "10H 4H 8S 6S"), ZWICK),
    "two items are seen at once": (Flaw.TOO_SMALL, at("KH 4C 3S", "10H 4H"), ZWICK),
    "half of the cards are right": (Flaw.TOO_MANY_RIGHT, at("KH KC 8C", "10H 4H 8S 6S"), ZWICK),
    "four plays are right": (Flaw.TOO_MANY_RIGHT, at("9S 10S JS QS", "7H 2H AH AS AC 2D"), taking("7H")),
    "only the right card takes anything": (Flaw.NO_CHOICE, at("KH 2C 3S", "10H 4H 8S 6S"), ZWICK),
    "everything in one sum": (Flaw.PLAIN_SUM, at("KH 8C 3S", "8H 4H 2S"), ZWICK),
    "every item has the value of the card": (
        Flaw.PAIRS,
        at("KH 3C 9S 8D", "KS KD KC 9H 8S", variant="dietze"),
        MOST_CARDS,
    ),
    "most cards is a Zwick": (Flaw.JUST_A_ZWICK, at("KH 9C 3S", "10H 4H 8S 6S"), MOST_CARDS),
    "most cards are two": (Flaw.TOO_SMALL, at("KH 9C 3S", "10H 4H 8S"), MOST_CARDS),
    "nothing else takes many": (Flaw.NO_CHOICE, at("KH 2C 3S", "10H 4H 8S 6S X25"), MOST_CARDS),
    "one card scores": (Flaw.TOO_SMALL, at("KH 9C 10S", "10D 9D 5S"), MOST_POINTS),
    "nothing else scores": (Flaw.NO_CHOICE, at("KH 9C 7D", "10D 4H 5C 9S 2H 7H"), MOST_POINTS),
    "the most cards score most": (Flaw.GREEDY, at("KH 9C 7D", "10D 4H 3S 3C AC 9D"), MOST_POINTS),
    "the joker from the hand is most of it": (Flaw.OWN_POINTS, at("AH X20 9S 7D", "4C 3S QD AS 4H 7H"), MOST_POINTS),
    "a Zwick that scores less": (Flaw.ZWICK_AT_HAND, at("X25 KH 7D X15", "QC 3S 5D JS JD 10H"), MOST_POINTS),
    "two items make the sum": (Flaw.PLAIN_SUM, at("KH 9C 3S", "10D 4H 9S"), taking("10D")),
    "two items, and not the largest": (Flaw.PLAIN_SUM, at("KH 3S 2C", "AD 10D 4H 9S"), taking("10D")),
    "two items make the sum, and others may be taken besides": (
        Flaw.PLAIN_SUM,
        at("KH 9C 3S", "10D 4H 8S 6S"),
        taking("10D"),
    ),
    "one capture in the whole hand": (Flaw.ONE_CAPTURE, at("QH 9D 2C", "6S+2D=8@E 4H+AD=5@W 6C"), TWO_BUILDS),
    "two builds of the card's value": (Flaw.PAIRS, at("QH 3D 9C", "QS=13@E 8H+5S=13@W"), TWO_BUILDS),
    "every build is for the joker": (Flaw.ALL_RIGHT, at("X15 4C 2H 10D", "5D"), JOKER_BUILD),
    "every build makes the joker less": (Flaw.ALL_RIGHT, at("3D JD 9C", "X15"), JOKER_DOWN),
    "two different lays": (Flaw.NO_CHOICE, at("2S 2H KC", "X25"), SAFE_LAY),
    "all lays are as safe": (Flaw.ALL_RIGHT, at("2S 9S KC", "X25 X20 10S 9H"), SAFE_LAY),
    "most lays are as safe": (Flaw.TOO_MANY_RIGHT, at("2S 9S KC", "5H"), SAFE_LAY),
    "hardly safer": (Flaw.NO_MARGIN, at("9S 8S 7S", "", won={"N": WonSetup(["9H"], 0)}), SAFE_LAY),
    "all plays win as much": (Flaw.ALL_RIGHT, two("9H 8S", "X25 X20", "3S 4S"), WIN_MOST),
    "the best capture wins most": (Flaw.GREEDY, two("5S 10H", "KC 4C 6D", "2S 10S"), WIN_MOST),
    "hardly another play": (Flaw.NO_CHOICE, two("9H 2S KD", "X20 X25", "6S 2C", last="N"), WIN_MOST),
    "a Zwick in place of a lay": (Flaw.ZWICK_AT_HAND, at("6D 9H KC 2D", "4C KH"), SAFE_LAY),
    "the safest card scores": (Flaw.GIVES_POINTS, at("X25 3S AH 9S", "3H 7H"), SAFE_LAY),
    "a Zwick at once and none later": (
        Flaw.ZWICK_AT_HAND,
        at("6C QD KC", "JD AH", hands={"N": "5D KH", "W": "8S 2D"}),
        ZWICK_IN_TWO,
    ),
    "no other play": (
        Flaw.NO_CHOICE,
        at("7S 5H", hands={"W": "2H", "N": "9C 7D", "E": "KH"}),
        ZWICK_IN_TWO,
    ),
}
GOOD: dict[str, tuple[Position, OnePlayGoal]] = {
    "zwick": (at("KH 8C 3S", "10H 4H 8S 6S"), ZWICK),
    "most cards": (at("KH 9C 3S 8D", "10H 4H 8S 6S 5D 3D X25"), MOST_CARDS),
    "most points": (at("KH 9C 7D", "10D 4H 3S 2C AC 9D"), MOST_POINTS),
    "capture": (at("KH 9C 3S", "AD 9S 4S 2C"), taking("AD")),
    "capture of three, and not the largest that fit": (at("KH 9C 3S", "9S 8D 4C 2S"), taking("8D")),
    "two builds": (at("9H KH 2C", "9S+8H=1@E KD+AC=5@N 8S QC"), TWO_BUILDS),
    "joker build": (at("X15 4C QH 3C", "8D 7H AS"), JOKER_BUILD),
    "joker down": (at("9D QD 5C JS", "AS X25"), JOKER_DOWN),
    "only play": (at("QS 8D", "10H+2H+9S=3@S 7D+6D+JH+KS+QD+AS=13@S 10C", announced={"S": [3, 13]}), ONLY_PLAY),
    "safe lay": (at("9S JS AC", "5H 8D"), SAFE_LAY),
    "win most": (two("6C 9S 4H", "10H 5D X25", "X20 5S", last="N"), WIN_MOST),
    "zwick in two": (
        at("2H KD 2D", "9H 5D", hands={"N": "5C 6H 2S", "E": "6C JC AS", "W": "5S 6S JH"}),
        ZWICK_IN_TWO,
    ),
}


@pytest.mark.parametrize(("wrong", "position", "goal"), FLAWS.values(), ids=FLAWS)
def test_a_poor_puzzle_is_refused_for_its_flaw(wrong: Flaw, position: Position, goal: OnePlayGoal) -> None:
    assert flaw(position, goal, solutions(position, goal)) is wrong


@pytest.mark.parametrize(("position", "goal"), GOOD.values(), ids=GOOD)
def test_a_good_puzzle_has_no_flaw(position: Position, goal: OnePlayGoal) -> None:
    assert flaw(position, goal, solutions(position, goal)) is None


def test_every_flaw_is_met() -> None:
    assert {wrong for wrong, _, _ in FLAWS.values()} == set(Flaw)


def capture(where: Position, text: str) -> Capture:
    """Return the capture of a text, which must be written in the same way."""
    play = read_play(where, text).play
    assert isinstance(play, Capture)
    assert write_play(where, play) == text
    return play


@pytest.mark.parametrize(
    ("table", "text", "plain"),
    [
        ("8H 4H 2S", "KH x 8H+4H+2S", True),
        ("8H 4H 2S 3D", "KH x 8H+4H+2S", True),
        ("10D 4H 8S 6S", "KH x 10D+4H", True),
        # A player who begins with the largest takes the 10 here.
        ("10D 8S 6S", "KH x 8S+6S", False),
        ("10D 4H 8S 6S", "KH x 10D+4H 8S+6S", False),
        # The ace counts 1, which is not its greatest value.
        ("9S AD 4H", "KH x 9S+AD+4H", False),
        ("AD 3H", "KH x AD+3H", True),
    ],
)
def test_a_plain_sum_is_what_filling_up_from_the_largest_finds(table: str, text: str, plain: bool) -> None:
    where = at("KH 3S", table)
    assert plain_sum(where, capture(where, text)) is plain


@pytest.mark.parametrize(
    ("table", "text", "single"),
    [("KD KS", "KH x KD KS", True), ("4D KS", "KH x 4D KS", True), ("KD 10S 4H", "KH x KD 10S+4H", False)],
)
def test_a_capture_may_take_single_items_only(table: str, text: str, single: bool) -> None:
    where = at("KH 3S", table)
    assert all_single(where, capture(where, text)) is single


PUZZLES: dict[str, tuple[Position, OnePlayGoal]] = {
    "zwick": (at("KH 8C 3S", "10H 4H 8S 6S"), ZwickGoal(kind="zwick")),
    "most points": (at("KH 9C 7D", "10D 4H 3S 2C AC 9D"), MostPointsGoal(kind="most-points")),
    "joker down": (at("9D QD 5C JS", "AS X25"), JokerDownGoal(kind="joker-down")),
    "safe lay": (at("9S JS AC", "5H 8D"), SafeLayGoal(kind="safe-lay")),
}


@pytest.mark.parametrize(("position", "goal"), PUZZLES.values(), ids=PUZZLES)
def test_a_mistake_is_illegal_for_its_reason_or_misses_the_goal(position: Position, goal: OnePlayGoal) -> None:
    stated = mistakes(position, goal, solutions(position, goal))
    assert 1 <= len(stated) <= MOST_WRONG
    assert len({wrong.play for wrong in stated}) == len(stated)
    for wrong in stated:
        if wrong.reason is None:
            assert legal(position, wrong.play)
            assert not meets(position, read_play(position, wrong.play).play, goal)
        else:
            assert wrong.reason in reasons(position, wrong.play)


def test_the_wrong_capture_of_most_cards_is_among_them() -> None:
    position, goal = PUZZLES["most points"]
    assert "KH x 10D+4H 3S+2C+9D" in [wrong.play for wrong in mistakes(position, goal, solutions(position, goal))]


def test_where_a_card_is_to_be_laid_the_other_lays_are_the_mistakes() -> None:
    position, goal = PUZZLES["safe lay"]
    assert [wrong.play for wrong in mistakes(position, goal, solutions(position, goal))] == ["JS", "AC"]
