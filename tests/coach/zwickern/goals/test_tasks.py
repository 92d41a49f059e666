"""The sentence that asks for a goal, and the sentence on a legal play that does not reach it."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.goals import KINDS, OPEN_END, OPEN_ZWICK, aim, asked
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.zwickern.goals.kinds import win_most
from tutor.coach.zwickern.goals.table import meets, missed_line, solutions, task
from tutor.coach.zwickern.goals.tactics import goal_items
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import judge_text
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Position, WonSetup, legal_plays
from tutor.text import Line, card_sign, language, render

WORDS = language("en")
WHERE = at("8D 6S KC", "5C 3H 6D 2S")
BUILD = at("10S 6D", "3S 4H+3C=7@W 9H")
BUILDER = at("5S KH 4D QC", "9H 9D", announced={"N": [13]})
ZWICK, MOST, LAY, POINTS = aim("zwick"), aim("most-cards"), aim("lay"), aim("most-points")
TWO, JOKER, DOWN = aim("two-builds"), aim("joker-build"), aim("joker-down")
SAFE, IN_TWO, WIN = aim("safe-lay"), aim("zwick-in-two"), aim("win-most")
BUILDS = at("9S KC 8D", "5D+4C=9@N 6D+3C=9@E 8H 9C")
JOKERS = at("X15 6D KC 7C", "9H X25 KH", announced={"N": [13]})
LATER = at("7S 5H JC AD QD", "X25 9H")
SAFER = at("5H 8H 9S", "9D")


def told(where: Position, play: str, goal: OnePlayGoal) -> str:
    """Return the one sentence on a legal play."""
    verdict = judge_text(where, play, goal)
    assert verdict.legal
    return render(WORDS, sentence(verdict))


@pytest.mark.parametrize(
    ("where", "goal", "line"),
    [
        (WHERE, ZWICK, "Clear the table in one move."),
        (WHERE, MOST, "Take as many cards as you can."),
        (WHERE, aim("everything", card="8D"), "Take everything the 8♦ can take."),
        (WHERE, aim("capture", items=["6D", "5C"]), "Take the 5♣ and the 6♦."),
        (BUILD, aim("capture", items=["3C"]), "Take the build of 7 (4♥+3♣)."),
        (WHERE, LAY, "Lay a card down."),
        (WHERE, aim("build"), "Make a build of your own that you can take later."),
        (WHERE, aim("build", onto="5C", card="8D"),
         "Play the 8♦ on the 5♣ and build. You’ll take it later."),
        (BUILD, aim("build", onto="4H"),
         "Build on the build of 7 (4♥+3♣). You’ll take it later."),
        (WHERE, aim("build", value=13, seat="N"), "Build 13 for N."),
        (WHERE, POINTS,
         "Win as many points as you can with one capture. The card you play counts too, and so does a Zwick."),
        (BUILDS, TWO, "Take at least two builds with one card."),
        (JOKERS, JOKER, "Make a build that a joker in your hand can take later."),
        (LATER, DOWN, "Play a card on a joker, or on a build with a joker, to make its value smaller."),
        (WHERE, aim("only-play"), "Only one move is legal. Make it."),
        (WHERE, SAFE,
         "Lay down the card after which W is least likely to make a Zwick. Count every card you haven’t seen."),
        (at("9H", "", dealer="S", stock=20, seats="N E S"), SAFE,
         "Lay down the card after which N is least likely to make a Zwick. Count every card you haven’t seen."),
        (OPEN_ZWICK, IN_TWO,
         "All cards are face up. Play so that N can make a Zwick, whatever W plays in between."),
        (OPEN_END, WIN,
         "All cards are face up, and this is the last deal. Make the move that leaves you best off in the end if "
         "both play their best. Whatever is left on the table goes to the player who took last."),
    ],
)  # fmt: skip
def test_the_task_is_said_in_plain_words(where: Position, goal: OnePlayGoal, line: str) -> None:
    assert render(WORDS, task(where, goal)) == line


@pytest.mark.parametrize(
    ("where", "goal", "play", "line"),
    [
        (WHERE, ZWICK, "8D x 5C+3H", "This leaves the 6♦ and the 2♠ on the table."),
        (WHERE, ZWICK, "8D", "You take nothing this way, so the table isn’t clear."),
        (WHERE, MOST, "8D x 5C+3H", "You can take more cards."),
        (WHERE, MOST, "8D", "You can take more cards."),
        (WHERE, aim("everything", card="8D"), "8D x 5C+3H", "The 8♦ can take more cards."),
        (WHERE, aim("everything", card="8D"), "6S x 6D", "The 8♦ can take more cards."),
        (WHERE, aim("capture", items=["6D", "3H"]), "8D x 5C+3H", "You don’t take the 6♦ this way."),
        (WHERE, aim("capture", items=["6D", "3H"]), "8D", "You don’t take the 3♥ and the 6♦ this way."),
        (WHERE, LAY, "6S x 6D", "You were asked to lay a card down."),
        (WHERE, aim("build"), "6S x 6D", "You were asked to build."),
        (WHERE, aim("build"), "8D", "You were asked to build."),
        (BUILDER, aim("build", value=4), "5S on 9H = 14", "That’s a build, but not the one you were asked for."),
        (BUILDER, aim("build", value=14, seat="N"), "5S on 9H = 14",
         "This build is for you. It was meant for N."),
        (BUILDER, aim("build", value=13), "4D on 9H = 13 for N", "This build is for N. It was meant for you."),
        # Most points: what it wins, if it takes anything at all.
        (WHERE, POINTS, "8D", "You take nothing this way."),
        (WHERE, POINTS, "6S on 2S = 8", "You take nothing this way."),
        (WHERE, POINTS, "8D x 5C+3H", "This wins no points, but you can win some."),
        (WHERE, POINTS, "8D x 6D+2S", "This wins one point, but you can win more."),
        (at("10D 5S", "10S 10H 2C 3C"), POINTS, "10D x 10H", "This wins 3 points, but you can win more."),
        # Two builds.
        (BUILDS, TWO, "9S", "You take nothing this way."),
        (BUILDS, TWO, "9S x 9C", "You take no build this way."),
        (BUILDS, TWO, "9S x 5D 9C", "You take only one build this way."),
        # A build for the joker in the hand.
        (JOKERS, JOKER, "6D", "You were asked to build."),
        (JOKERS, JOKER, "KC x KH", "You were asked to build."),
        (at("X15 6D 5C KC", "9H"), JOKER, "5C on 9H = 14", "No joker left in your hand takes 14."),
        (at("X15 6D", "9H", announced={"N": [15]}), JOKER, "6D on 9H = 15 for N",
         "This build is for N. It was meant for you."),
        # A joker on the table built down.
        (LATER, DOWN, "AD", "You were asked to build."),
        (at("5H KC KD", "X25 9H"), DOWN, "5H on 9H = 14", "This doesn’t build a joker down to a smaller value."),
        (at("AD KC 9H", "X25+JC=13@N"), DOWN, "AD on X25 = 14", "This doesn’t build a joker down to a smaller value."),
        # The safe lay.
        (SAFER, SAFE, "9S x 9D", "You were asked to lay a card down."),
        (SAFER, SAFE, "9S",
         "After that, W could make a Zwick with 9♥ or 9♣. After another of your cards, W couldn’t."),
        (SAFER, SAFE, "5H",
         "After that, W could make a Zwick with a card like K♠. After another of your cards, W couldn’t."),
        (at("5H 9S", "9D"), SAFE, "5H",
         "After that, W could make a Zwick with a card like K♠. After another of your cards, that’s less likely."),
        # Zwick in two.
        (OPEN_ZWICK, IN_TWO, "5H", "W has an answer: lay down 2♠. After that, N can’t make a Zwick."),
        (at("9D 5H", "9C", hands={"W": "", "N": "9S KD", "E": "6D"}), IN_TWO, "9D x 9C",
         "After that, N can’t make a Zwick."),
        (at("9D 5H", "9C", hands={"W": "2S", "N": "", "E": "6D"}), IN_TWO, "9D x 9C",
         "W has an answer: lay down 2♠. After that, N can’t make a Zwick."),
        # Win the most: North takes three cards with the nine and gets the 2 of spades too.
        (OPEN_END, WIN, "9S",
         "If both play their best from here, you end up 8 points worse off. One of N’s best answers: 9♥ takes 9♦."),
    ],
)  # fmt: skip
def test_a_legal_play_gets_the_reason_why_it_misses_the_goal(
    where: Position, goal: OnePlayGoal, play: str, line: str
) -> None:
    assert not judge_text(where, play, goal).goal_met
    assert told(where, play, goal) == line


def test_one_point_is_one_point() -> None:
    assert render(WORDS, Line("verdict-goal-missed-win-most", {"points": 1})) == (
        "If both play their best from here, you end up one point worse off."
    )


def test_where_the_cost_is_too_much_work_it_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(position: Position) -> object:
        raise TooMuchWorkError("too much")

    monkeypatch.setattr(win_most, "_margins", too_much)
    assert (
        told(OPEN_END, "9S", WIN) == "If both play their best from here, another move leaves you better off in the end."
    )


def test_a_play_that_reaches_the_goal_is_said_as_what_it_does() -> None:
    assert told(WHERE, "8D x 5C+3H 6D+2S", ZWICK) == "Zwick! The table is clear: one point for your team."
    alone = at("8D", "5C 3H", seats="N S", dealer="S", variant="dietze")
    assert told(alone, "8D x 5C+3H", ZWICK) == "Zwick! The table is clear: 3 points for you."
    # Once points count, those of the cards are in the sum, and it says so: an ace beside the Zwick.
    later = at("8D", "AC 7H", hands={"W": "2H"}, won={"N": WonSetup(["3C", "4C"])})
    assert told(later, "8D x AC+7H", ZWICK) == "Zwick! The table is clear: 2 points for your team, counting the cards."
    plain = at("8D", "5C 3H", hands={"W": "2H"}, won={"N": WonSetup(["3C", "4C"])})
    assert told(plain, "8D x 5C+3H", ZWICK) == "Zwick! The table is clear: one point for your team."
    assert told(WHERE, "6S", LAY) == "You lay down the 6♠."
    assert told(SAFER, "8H", SAFE) == "You lay down the 8♥."
    assert told(LATER, "JC on X25 = 13", DOWN) == "You build 13."


def test_a_zwick_by_a_wild_joker_is_not_said_to_leave_something_on_the_table() -> None:
    where = at("X1 9H", "5D 4C", variant="grupp")
    assert (
        told(where, "X1 x 5D+4C", ZWICK) == "The table is clear, but a Zwick with the no. 1 joker doesn’t count here."
    )


def test_a_build_that_a_goal_names_by_any_of_its_cards_is_one_item() -> None:
    assert goal_items(BUILD, ["3C", "4H"]) == (BUILD.table[1],)
    assert goal_items(BUILD, ["9H", "3C", "AS"]) == BUILD.table[1:]


def test_what_is_missed_of_equal_cards_is_said() -> None:
    """With two packs two equal nines may lie on the table."""
    where = at("9H 2S", "9S 9S 2D", seats="1 2 3 4 S", variant="dietze")
    goal = aim("capture", items=["9S", "9S"])
    assert told(where, "9H x 9S", goal) == "You don’t take the 9♠ this way."
    assert judge_text(where, "9H x 9S 9S#2", goal).right
    assert told(where, "9H x 9S", ZWICK) == "This leaves the 9♠ and the 2♦ on the table."


def test_of_few_cards_that_answer_all_are_named_and_of_many_one_of_each_rank() -> None:
    """Kings take 10 and 4; one, three or four kings have not been seen."""
    for held, answers in (("KS KH KD", "K♣"), ("KS", "K♥, K♦ or K♣"), ("", "a card like K♠")):
        line = told(at(f"4H 8C {held}", "10D"), "4H", SAFE)
        assert line.startswith(f"After that, W could make a Zwick with {answers}. ")


def signs(text: str) -> set[str]:
    """Return the cards that a text names."""
    return set(re.findall(r"(?:no. [0-9]|[0-9]+) joker|(?:10|[2-9AJQK])[♠♥♦♣]", text))


@pytest.mark.parametrize("kind", KINDS)
def test_every_sentence_is_whole_and_gives_no_solution_away(kind: str) -> None:
    @examples(25)
    @given(asked(kind), st.data())
    def check(found: tuple[Position, OnePlayGoal], data: st.DataObject) -> None:
        where, goal = found
        text = render(WORDS, task(where, goal))
        assert text.endswith(".")
        assert "{" not in text
        wrong = [play for play in list(legal_plays(where))[:300] if not meets(where, play, goal)]
        if not wrong or not solutions(where, goal):
            return
        play = data.draw(st.sampled_from(wrong))
        text = render(WORDS, missed_line(where, play, goal))
        assert text.endswith(".")
        assert not text[0].islower()
        assert "{" not in text
        assert "  " not in text
        right = {render(WORDS, play_line(where, one)) for one in solutions(where, goal)}
        assert not any(play in text for play in right)
        # Of the player's own hand the sentence names only the card played and those that the goal names.
        held = {card_sign(WORDS, card) for card in where.hand} - {card_sign(WORDS, play.card)}
        held -= signs(render(WORDS, task(where, goal)))
        assert not signs(text) & held or where.plan.packs > 1

    check()
