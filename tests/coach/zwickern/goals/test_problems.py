"""The reasons why a goal cannot be asked in a position."""

import pytest
from hypothesis import given

from tests.coach.goals import KINDS, OPEN_END, OPEN_ZWICK, aim, asked
from tests.engine.setups import at, rest_won
from tests.examples import examples
from tutor.coach.zwickern.goals.kinds import win_most
from tutor.coach.zwickern.goals.kinds.capture import CAPTURE
from tutor.coach.zwickern.goals.table import can_be_met, goal_problems, meets, solutions
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal, PlayGoal
from tutor.engine.arithmetic import grouping
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Position, legal_plays
from tutor.text import language

WHERE = at("8D 6S KC", "5C 3H 6D 2S")
IN_TWO, WIN, SAFE, ONLY = aim("zwick-in-two"), aim("win-most"), aim("safe-lay"), aim("only-play")


def find_all(card: str) -> FindAllGoal:
    """Return the goal of finding every capture of a card."""
    return FindAllGoal(kind="find-all", card=card)


def told(where: Position, goal: PlayGoal) -> list[str]:
    """List the problems of a goal, each as `path message: words`."""
    found = []
    for one in goal_problems(where, goal):
        words = language("en").given(one.message, one.details)
        found.append(f"{'.'.join(map(str, one.path))} {one.message}: {words}")
    return found


@pytest.mark.parametrize(
    ("where", "goal", "problems"),
    [
        (WHERE, aim("capture", items=["5C", "9C", "2S", "ZZ"]),
         ["items.1 check-item-not-on-table: '9C' is not on the table", "items.3 check-unreadable-card"]),
        (WHERE, aim("everything", card="6D"), ["card check-card-not-held: '6D' is not in the hand"]),
        (WHERE, find_all("6D"), ["card check-card-not-held: '6D' is not in the hand"]),
        (WHERE, find_all("?"), ["card check-unreadable-card"]),
        (WHERE, aim("build", card="6D", onto="6S", seat="Q"),
         ["card check-card-not-held", "onto check-item-not-on-table", "for position-unknown-seat"]),
        (WHERE, ONLY, [" check-only-play-number: there are 11 legal plays here; this asks for exactly one"]),
        (at("9H", "", dealer="S"), SAFE,
         [" check-nobody-next: no player has a card left after this turn; give one of them a card"]),
        (at("9H 4S", "", hands={"N": "", "E": "", "W": ""}), SAFE, [" check-nobody-next"]),
        (at("9H 4S", "9D", seats="N E S"), IN_TWO,
         [" check-partners-needed: this asks for a partner; in jensen with 3 players there is none"]),
        (at("9H 4S", "9D", variant="grupp"), IN_TWO, [" check-partners-needed"]),
        # An opponent without cards plays nothing in between.
        (at("9D 5H", "9C", hands={"W": "", "N": "2D QD"}), IN_TWO,
         [" check-opponent-needed: no one plays before N; give the opponent in between a card"]),
        (at("9H 4S", "9D"), IN_TWO,
         [" check-open-hands-needed: this needs all cards face up; give these hands too: W, N"]),
        (at("9H 4S", "9D", hands={"W": "2S"}), IN_TWO,
         [" check-open-hands-needed: this needs all cards face up; give these hands too: N"]),
        (at("9H 4S", "9D", hands={"N": "2S", "E": "3S"}), IN_TWO,
         [" check-open-hands-needed: this needs all cards face up; give these hands too: W"]),
        (at("9H 4S", "9D", seats="N E S", hands={"N": "2S", "E": "3S"}), WIN,
         [" check-two-players-needed: this needs two players; there are 3 seats"]),
        (at("9H 4S", "9D", seats="N S", hands={"N": "2S"}, stock=10), WIN,
         [" check-last-deal-needed: this needs the last deal; 10 cards are still to be dealt"]),
        (at("9H 4S", "9D", seats="N S"), WIN,
         [" check-open-hands-needed: this needs all cards face up; give these hands too: N"]),
        (at("9H 4S", "9D", seats="N S", hands={"N": "2S"}), WIN,
         [" check-cards-missing: this needs the end of a game, where every card is known; 51 are neither"]),
    ],
)  # fmt: skip
def test_each_problem_is_reported_at_its_place(where: Position, goal: PlayGoal, problems: list[str]) -> None:
    found = told(where, goal)
    assert len(found) == len(problems)
    assert all(one.startswith(problem) for one, problem in zip(found, problems, strict=True)), found


@pytest.mark.parametrize(
    ("where", "goal"),
    [
        (WHERE, aim("capture", items=["5C", "2S"])),
        (WHERE, aim("everything", card="6S")),
        (WHERE, find_all("6S")),
        (WHERE, FindAllGoal(kind="find-all")),
        (WHERE, aim("build", card="6S", onto="2S", seat="N")),
        (WHERE, SAFE),
        (at("9H", "", dealer="S", stock=20), SAFE),
        (at("9H", ""), SAFE),
        (at("JS", "10H+2C=12@S"), ONLY),
        (OPEN_ZWICK, IN_TWO),
        # The hand of the player on the right need not be known.
        (at("9D 5H", "9C", hands={"W": "2S QS", "N": "2D QD"}), IN_TWO),
        (OPEN_END, WIN),
        (rest_won(at("9H 4S", "9D", seats="N S", hands={"N": ""})), WIN),
    ],
)
def test_a_goal_that_fits_has_no_problem(where: Position, goal: PlayGoal) -> None:
    assert told(where, goal) == []


def test_an_end_that_is_too_much_work_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(position: Position) -> object:
        raise TooMuchWorkError("too much")

    monkeypatch.setattr(win_most.endgame, "outlook", too_much)
    win_most.best_outcome.cache_clear()
    where = rest_won(at("9S 3C", "9D 2S", seats="S N", hands={"N": "9H 4C"}))
    assert told(where, WIN) == [" check-too-far: there are too many cards left to look ahead to the end; remove some"]


def test_a_table_too_large_to_count_the_plays_is_too_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grouping, "WORK_LIMIT", 0)
    with pytest.raises(TooMuchWorkError):
        told(WHERE, ONLY)


@pytest.mark.parametrize("kind", KINDS)
def test_a_goal_without_problems_can_be_asked_of_every_play(kind: str) -> None:
    @examples(15)
    @given(asked(kind))
    def check(found: tuple[Position, OnePlayGoal]) -> None:
        where, goal = found
        assert told(where, goal) == []
        right = {play for play in list(legal_plays(where))[:100] if meets(where, play, goal)}
        assert not right or can_be_met(where, goal)
        assert all(meets(where, play, goal) for play in solutions(where, goal))

    check()


@pytest.mark.parametrize("table", ["10S 10D 2C 2D 9H", "10D 10S 2C 2D 9H"])
def test_of_items_worth_asking_for_the_one_that_scores_most_comes_first(table: str) -> None:
    assert CAPTURE.mined is not None
    assert [goal.items for goal in CAPTURE.mined.goals(at("KS 6C", table))] == [("10D",), ("10S",)]
