"""The four rungs of hints: each says more, the first three leave something to find, the last one says all."""

import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.boards import effects, positions
from tests.coach.goals import KINDS, OPEN_END, OPEN_ZWICK, aim, asked
from tests.coach.questions import WORDS, questions
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.question import Question, Way
from tutor.coach.question_hints import RUNGS, Rungs, answer_lines, question_hints
from tutor.coach.zwickern.goals.table import can_be_met, meets, solutions
from tutor.coach.zwickern.puzzle.hints import find_all_hints, play_hints
from tutor.coach.zwickern.questions.table import ask, ask_bare
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import (
    BuildGoal,
    CaptureGoal,
    FindAllGoal,
    LayGoal,
    MostCardsGoal,
    OnePlayGoal,
    SafeLayGoal,
    ZwickGoal,
)
from tutor.content.zwickern.questions import (
    CountsGoal,
    HowManyGoal,
    MatchGoal,
    OrderGoal,
    PileGoal,
    PromiseGoal,
    SafeLaysGoal,
    TableQuestion,
    TakersGoal,
)
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, Build, Capture, Lay, Position, legal_plays, split_of
from tutor.text import card_sign, render

WHERE = at("8D 6S KC", "5C 3H 6D 2S")
ZWICK, LAY, MOST = ZwickGoal(kind="zwick"), LayGoal(kind="lay"), MostCardsGoal(kind="most-cards")


def told(rungs: Rungs) -> list[list[str]]:
    """Render the rungs."""
    return [[render(WORDS, line) for line in rung] for rung in rungs]


class TestPlays:
    @pytest.mark.parametrize(
        ("where", "goal", "rungs"),
        [
            (
                WHERE,
                ZWICK,
                [
                    ["There’s one solution. Look for a total of 8."],
                    ["Play the 8♦."],
                    ["Part of the answer: 5♣ + 3♥ = 8."],
                    ["8♦ takes 5♣+3♥ and 6♦+2♠"],
                ],
            ),
            (
                at("5S 5D", "5H"),
                ZWICK,
                [
                    ["There are 2 solutions."],
                    ["Play the 5♠."],
                    ["Take just one card from the table."],
                    ["5♠ takes 5♥", "5♦ takes 5♥"],
                ],
            ),
            (
                WHERE,
                CaptureGoal(kind="capture", items=("6D", "5C")),
                [
                    ["Look for a total of 8."],
                    ["Play the 8♦."],
                    ["Part of the answer: 5♣ + 3♥ = 8."],
                    ["8♦ takes 5♣+3♥ and 6♦+2♠", "K♣ takes 5♣+3♥+6♦"],
                ],
            ),
            (
                at("5S KH", "9H"),
                BuildGoal(kind="build", value=14),
                [
                    ["There’s one solution."],
                    ["The new value can be larger than the old one."],
                    ["Build on the 9♥."],
                    ["5♠ on 9♥ makes 14"],
                ],
            ),
            (
                at("QS QD", "9H"),
                BuildGoal(kind="build", card="QS", value=13),
                [
                    ["There’s one solution."],
                    ["Keep the Q♦: it can take the build."],
                    ["Play the Q♠ on its own."],
                    ["Announce Q♠ as 13"],
                ],
            ),
            (
                at("9S 3D", "8C+AC=9@S 2H"),
                LAY,
                [
                    ["There’s one solution."],
                    ["For each build you own, keep a card that takes it: a different card for each value."],
                    ["Keep the 9♠ for one of your builds."],
                    ["Lay down 3♦"],
                ],
            ),
            (
                at("9S 3D", "8C"),
                LAY,
                [
                    ["There are 2 solutions."],
                    ["Any card in your hand will do."],
                    ["Play the 9♠."],
                    ["Lay down 9♠", "Lay down 3♦"],
                ],
            ),
            (
                at("9S 3D", "8C AC 5D 4H 9H 10C"),
                aim("everything", card="9S"),
                [
                    ["There’s one solution. Look for a total of 9."],
                    ["One way is to take 5 cards from the table."],
                    ["Part of the answer: 8♣ + A♣ (1) = 9."],
                    ["9♠ takes 8♣+A♣, 5♦+4♥ and 9♥"],
                ],
            ),
            (
                at("9S 3D", "9C KC"),
                aim("everything", card="9S"),
                [
                    ["There’s one solution. Look for something worth 9."],
                    ["One way is to take one card from the table."],
                    ["Leave the K♣ on the table."],
                    ["9♠ takes 9♣"],
                ],
            ),
            (
                at("9S 3D", "5C 2D 2H"),
                MOST,
                [
                    ["There’s one solution. Look for a total of 9."],
                    ["Play the 9♠."],
                    ["Part of the answer: 5♣."],
                    ["9♠ takes 5♣+2♦+2♥"],
                ],
            ),
            (
                at("4D 6S", "10H"),
                BuildGoal(kind="build", card="6S", onto="10H"),
                [
                    ["There’s one solution."],
                    ["The new value can be smaller than the old one."],
                    ["Keep the 4♦: it can take the build."],
                    ["6♠ on 10♥ makes 4"],
                ],
            ),
            (
                at("6D X15", "9H KC"),
                BuildGoal(kind="build", onto="9H"),
                [
                    ["There’s one solution."],
                    ["The new value can be larger than the old one."],
                    ["Play the 6♦."],
                    ["6♦ on 9♥ makes 15"],
                ],
            ),
            (
                at("AH KH X25", "KC"),
                BuildGoal(kind="build", value=25),
                [
                    ["There’s one solution."],
                    ["Keep the 25 joker: it can take the build."],
                    ["Build on the K♣."],
                    ["A♥ on K♣ makes 25"],
                ],
            ),
            (
                at("4S 2H", "KH 3D", announced={"N": [10]}),
                BuildGoal.model_validate({"kind": "build", "card": "4S", "onto": "KH", "for": "N"}),
                [
                    ["There’s one solution."],
                    ["Build a value N has announced."],
                    ["Play the 4♠."],
                    ["4♠ on K♥ makes 10 for N"],
                ],
            ),
            (
                at("7D 7S", "7H"),
                BuildGoal(kind="build", card="7S", onto="7H", value=7),
                [
                    ["There’s one solution."],
                    ["The value can stay as it was."],
                    ["Keep the 7♦: it can take the build."],
                    ["7♠ on 7♥ makes 7"],
                ],
            ),
            (
                # Only the largest captures are known: 10 alone would win as much.
                at("8D 10C 9S", "10D 2S 6C 4H"),
                aim("most-points"),
                [
                    ["Look for a total of 10."],
                    ["Play the 10♣."],
                    ["Part of the answer: 6♣ + 4♥ = 10."],
                    ["10♣ takes 10♦ and 6♣+4♥"],
                ],
            ),
            (
                at("9S KC", "5D+4C=9@N 6D+3C=9@E 8H AC"),
                aim("two-builds"),
                [
                    ["Look for a total of 9."],
                    ["Play the 9♠."],
                    ["Part of the answer: 8♥ + A♣ (1) = 9."],
                    ["9♠ takes the build of 9 (5♦+4♣), the build of 9 (6♦+3♣) and 8♥+A♣"],
                ],
            ),
            (
                # The value of a wild joker is not given, and how many ways there are is not known.
                at("X1 KC", "5D+4C=9@N 6D+3C=9@E", variant="grupp"),
                aim("two-builds"),
                [
                    ["One way is to take 2 cards or builds from the table."],
                    ["Play the no. 1 joker."],
                    ["Part of the answer: build of 9 (5♦+4♣)."],
                    ["The no. 1 joker takes the build of 9 (5♦+4♣) and the build of 9 (6♦+3♣)"],
                ],
            ),
            (
                at("X15 6D KC", "9H KH"),
                aim("joker-build"),
                [["There’s one solution."], ["Play the 6♦."], ["Build on the 9♥."], ["6♦ on 9♥ makes 15"]],
            ),
            (
                at("JC AD QD", "X25"),
                aim("joker-down"),
                [
                    ["There are 2 solutions."],
                    ["Play the J♣."],
                    ["Build on the 25 joker."],
                    ["J♣ on the 25 joker makes 13", "Q♦ on the 25 joker makes 12"],
                ],
            ),
            (
                at("JS", "10H+2C=12@S 5D"),
                aim("only-play"),
                [
                    ["There’s one solution. Look for something worth 12."],
                    ["Play the J♠."],
                    ["Take just one card or build from the table."],
                    ["J♠ takes the build of 12 (10♥+2♣)"],
                ],
            ),
            (
                at("5H 8H 9S", "9D"),
                aim("safe-lay"),
                [
                    ["There’s one solution."],
                    ["Not the 5♥: then a card like K♠ could clear the table."],
                    ["Not the 9♠: then 9♥ or 9♣ could clear the table."],
                    ["Lay down 8♥"],
                ],
            ),
            (
                OPEN_ZWICK,
                aim("zwick-in-two"),
                [
                    ["There’s one solution. Look for something worth 9."],
                    ["Play the 9♦."],
                    ["Take just one card from the table."],
                    ["9♦ takes 9♣"],
                ],
            ),
            (
                OPEN_END,
                aim("win-most"),
                [
                    ["There’s one solution. Look for something worth 9."],
                    ["Play the 9♠."],
                    ["Take just one card from the table."],
                    ["9♠ takes 9♦"],
                ],
            ),
        ],
    )
    def test_the_rungs_in_words(self, where: Position, goal: OnePlayGoal, rungs: list[list[str]]) -> None:
        found = told(play_hints(where, goal))
        if isinstance(goal, CaptureGoal):
            assert found[0][0].startswith(("Look for a total of ", "Look for something worth "))
            assert found[3] == rungs[3]
        else:
            assert found == rungs

    @pytest.mark.parametrize("kind", KINDS)
    def test_the_first_three_keep_something_back_and_the_last_shows_every_solution(self, kind: str) -> None:
        @examples(25)
        @given(asked(kind))
        def check(found: tuple[Position, OnePlayGoal]) -> None:
            where, goal = found
            if can_be_met(where, goal):
                self.rungs_are_kept(where, goal)
                self.counts_are_true(where, goal)

        check()

    def rungs_are_kept(self, where: Position, goal: OnePlayGoal) -> None:
        """Assert that no rung below the last gives a whole solution, and a part of a Zwick is not all of it."""
        rungs, found = play_hints(where, goal), solutions(where, goal)
        assert len(rungs) == RUNGS
        assert all(rungs)
        assert list(rungs[3]) == [play_line(where, play) for play in found][:30]
        right = {play.card for play in found}
        if isinstance(goal, SafeLayGoal):
            assert all(
                line.values["card"] not in right for rung in rungs for line in rung if line.message == "hint-unsafe"
            )
        elif rungs[1][0].message == "hint-quiet":
            assert all(isinstance(play, Lay) for play in found)
        named = {line.values["card"] for rung in rungs[1:3] for line in rung if line.message == "hint-card"}
        assert named <= right
        texts = told(rungs)
        whole = set(texts[3])
        assert not whole & {text for rung in texts[:3] for text in rung}
        assert all(text and "{" not in text for rung in texts for text in rung)
        if isinstance(goal, ZwickGoal | MostCardsGoal):
            parts = texts[2][0]
            for play in found:
                if texts[1] != [f"Play the {_sign(play.card.code)}."]:
                    continue  # Another card may take the same cards as one group.
                split = split_of(where.rules, play) if isinstance(play, Capture) else None
                if split is not None and len(split.groups) > 1:
                    signs = [item.cards[-1].code for group in split.groups for item in group]
                    assert sum(_sign(sign) in parts for sign in signs) < len(signs)

    def counts_are_true(self, where: Position, goal: OnePlayGoal) -> None:
        """Assert that a number of solutions counts them all, and that a total is that of a solution."""
        (line,) = play_hints(where, goal)[0]
        right = [play for play in legal_plays(where) if meets(where, play, goal)]
        if line.message == "hint-solutions":
            assert line.values["number"] == len(effects(right))
        elif line.message in ("hint-total", "hint-total-worth"):
            assert len(effects(right)) == 1
        if line.message in ("hint-total", "hint-total-of", "hint-total-worth", "hint-worth"):
            splits = [split_of(where.rules, play) for play in right if isinstance(play, Capture)]
            assert line.values["value"] in {split.value for split in splits if split is not None}
        if line.message in ("hint-way", "hint-way-cards"):
            assert line.values["number"] in {len(play.takes) for play in right if isinstance(play, Capture)}

    @given(positions())
    def test_the_card_of_the_second_rung_leads_to_a_solution_and_the_part_of_the_third_is_in_it(
        self, where: Position
    ) -> None:
        if not can_be_met(where, MOST):
            return
        _, card, part, whole = told(play_hints(where, MOST))
        easiest = min(
            (play for play in solutions(where, MOST) if isinstance(play, Capture)), key=lambda m: len(m.takes)
        )
        assert card == [f"Play the {_sign(easiest.card.code)}."]
        if len(easiest.takes) == 1:
            builds = any(item.value is not None for item in where.table)
            assert part == [f"Take just one {'card or build' if builds else 'card'} from the table."]
        else:
            signs = [_sign(card.code) for item in easiest.takes for card in item.cards]
            assert 0 < sum(sign in part[0] for sign in signs) < len(signs), (part, whole)


def _sign(code: str) -> str:
    """Write a card as it is shown."""
    signs = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
    return card_sign(WORDS, CARDS[code]) if code.startswith("X") else code[:-1] + signs[code[-1]]


class TestFindAll:
    GOAL = FindAllGoal(kind="find-all")

    def test_the_rungs_speak_of_what_is_left(self) -> None:
        """Found: the eight's two fives-and-threes; left are five captures, one of them with the six."""
        captures = [play for play in legal_plays(WHERE) if isinstance(play, Capture)]
        left = Counter(play.card.code for play in captures)
        rungs = told(find_all_hints(WHERE, self.GOAL, ()))
        assert rungs[0] == [f"{_sign(code)}: {number} left to find." for code, number in left.items()]
        assert len(rungs[3]) == len(captures)
        some = [play for play in captures if play.card.code == "8D"]
        after = told(find_all_hints(WHERE, self.GOAL, some))
        assert after[0] == [f"{_sign(code)}: {number} left to find." for code, number in left.items() if code != "8D"]
        assert not set(after[3]) & {render(WORDS, play_line(WHERE, play)) for play in some}
        assert after[1][0] in ("Play the 6♠.", "Play the K♣.")

    def test_only_captures_with_the_card_of_the_goal_count(self) -> None:
        rungs = told(find_all_hints(WHERE, FindAllGoal(kind="find-all", card="6S"), ()))
        assert rungs == [
            ["Look for something worth 6."],
            ["One way is to take one card from the table."],
            ["Leave the 5♣ on the table."],
            ["6♠ takes 6♦"],
        ]

    def test_the_value_of_a_wild_joker_is_not_given_away(self) -> None:
        where = at("X1 9H", "5D 4C 9C", variant="grupp")
        rungs = told(find_all_hints(where, FindAllGoal(kind="find-all", card="X1"), ()))
        assert rungs[:3] == [
            ["Start with the one that takes the least."],
            ["One way is to take one card from the table."],
            ["Leave the 5♦ on the table."],
        ]

    def test_when_all_are_found_that_is_said(self) -> None:
        captures = [play for play in legal_plays(WHERE) if isinstance(play, Capture)]
        assert told(find_all_hints(WHERE, self.GOAL, captures)) == [["That’s all of them!"]] * RUNGS

    @given(positions(), st.data())
    def test_what_has_been_found_is_not_hinted_at_again(self, where: Position, data: st.DataObject) -> None:
        captures = [play for play in legal_plays(where) if isinstance(play, Capture)]
        if not captures or where.plan.packs > 1:
            return
        found = data.draw(st.sets(st.sampled_from(captures)))
        left = [play for play in captures if play not in found]
        rungs = find_all_hints(where, self.GOAL, found)
        assert len(rungs) == RUNGS
        if left:
            lines = [play_line(where, play) for play in left]
            assert all(line in lines for line in rungs[3])
            assert len(rungs[3]) == min(30, len(left))


class TestQuestions:
    def test_several(self) -> None:
        where = at("KS 4H 3D JC", "QS AD 9D 5C")
        question = ask(TakersGoal(kind="takers", items=("QS", "AD")), where, VARIANTS)
        assert told(question_hints(question)) == [
            ["If one of your cards has two values, try both."],
            ["2 of them are right."],
            ["This is right: K♠"],
            ["K♠", "4♥"],
        ]

    def test_none_of_several(self) -> None:
        question = ask(SafeLaysGoal(kind="safe-lays"), at("9H", ""), VARIANTS)
        assert told(question_hints(question))[1:] == [
            ["Check them one at a time."],
            ["Maybe none of them is right."],
            ["None of them"],
        ]
        question = ask(PromiseGoal(kind="promise"), at("9H 8D 7C", "2C+7H=9@S AS+7D=8@S 3C+4C=7@S"), VARIANTS)
        assert question.right == ()
        assert told(question_hints(question))[1:3] == [["It isn’t this: 9♥"], ["It isn’t this: 8♦"]]

    def test_one_of_several_is_not_said_as_a_part_of_the_answer(self) -> None:
        where = at("KS 8H 3D JC", "QS AD 9D 5C")
        question = ask(TakersGoal(kind="takers", items=("QS", "AD")), where, VARIANTS)
        assert question.right == ("KS",)
        assert told(question_hints(question))[1:3] == [["One of them is right."], ["It isn’t this: 8♥"]]
        question = ask(TakersGoal(kind="takers", items=("QS", "AD")), at("KS 8H", "QS AD 9D 5C"), VARIANTS)
        assert told(question_hints(question))[1:3] == [
            ["One of them is right."],
            ["One more hint would give the answer away. Check both again."],
        ]

    def test_that_all_of_several_are_right_is_not_said(self) -> None:
        question = ask(TakersGoal(kind="takers", items=("QS", "AD")), at("KS 4H", "QS AD 9D 5C"), VARIANTS)
        assert told(question_hints(question))[1:3] == [
            ["Check them one at a time."],
            ["This is right: K♠"],
        ]
        question = ask(TakersGoal(kind="takers", items=("QS", "AD")), at("KS", "QS AD 9D 5C"), VARIANTS)
        assert told(question_hints(question))[1:3] == [
            ["Check them one at a time."],
            ["It may well be right."],
        ]

    def test_of_two_answers_none_is_taken_away(self) -> None:
        goal = CountsGoal(kind="counts", play="10S x AD+7H+2D", card="AD")
        question = ask(goal, at("10S 5C", "AD 7H 2D"), VARIANTS)
        assert told(question_hints(question))[1:3] == [
            ["There are only two. Work out what each of them would mean, and check it."],
            ["One more hint would give the answer away. Check both again."],
        ]

    def test_one(self) -> None:
        goal = MatchGoal(kind="match", hands=({"We": 18, "They": 13}, {"We": 9, "They": 22}))
        assert told(question_hints(ask_bare(goal, VARIANTS))) == [
            ["Add up the games of each side."],
            ["It isn’t this: We"],
            ["Two are left. Work out what each of them would mean, and check it."],
            ["They"],
        ]

    def test_a_number(self) -> None:
        goal = PileGoal(kind="pile", variant="jensen", cards=("10D", "AS", "9H"))
        rungs = told(question_hints(ask_bare(goal, VARIANTS)))
        assert rungs[2:] == [["Part of the answer: 10♦: 3."], ["It’s 4."]]
        assert rungs[1][0].startswith("It’s a number from ")

    def test_a_number_without_a_proof_that_has_parts(self) -> None:
        question = ask(HowManyGoal(kind="how-many"), at("KS", "9D"), VARIANTS)
        assert told(question_hints(question))[1:] == [["It’s a number from 0 to 4."], ["It’s 0 or 1."], ["It’s 0."]]

    def test_an_order(self) -> None:
        goal = OrderGoal(
            kind="order", variant="jensen", players=4, events=("shuffle", "cut", "deal-1", "picture", "play-1")
        )
        short = OrderGoal(kind="order", variant="jensen", players=4, events=("shuffle", "cut", "deal-1"))
        assert told(question_hints(ask_bare(short, VARIANTS)))[2] == [
            "Two are left. Work out what each of them would mean, and check it."
        ]
        assert told(question_hints(ask_bare(goal, VARIANTS))) == [
            ["First comes the dealer’s work, then the play, then the counting."],
            ["First: The dealer shuffles."],
            ["Last: Everyone plays their cards from deal 1."],
            [
                "The dealer shuffles.",
                "The player on the dealer’s right cuts.",
                "Deal 1: everyone gets their cards, one at a time.",
                "The dealer puts cards face up on the table: the layout.",
                "Everyone plays their cards from deal 1.",
            ],
        ]

    @examples(60)
    @given(questions())
    def test_hints_are_true_and_only_the_last_says_all(self, found: tuple[Position, TableQuestion, Question]) -> None:
        _, _, question = found
        rungs = question_hints(question)
        assert len(rungs) == RUNGS
        assert all(rungs)
        assert rungs[3] == answer_lines(question)
        # Within a sentence a label begins with a small letter.
        right = {render(WORDS, question.option(one).label).lower() for one in question.right if question.options}
        spoken = {text.lower() for rung in told(rungs[:3]) for text in rung}
        if question.way is Way.SEVERAL and len(right) > 1:
            assert sum(any(text.endswith(f": {label}") for text in spoken) for label in right) == 1
        if question.way is Way.ONE:
            assert not {f"it isn’t this: {label}" for label in right} & spoken
        if question.way is Way.NUMBER:
            least, most = (int(word.rstrip(".")) for word in told(rungs)[1][0].split() if word.rstrip(".").isdecimal())
            assert least <= int(question.right[0]) <= most
            assert most - least == 4

    @given(st.integers(-40, 400))
    def test_a_number_is_between_the_bounds_of_its_hint(self, number: int) -> None:
        base = ask(HowManyGoal(kind="how-many"), at("KS", "9D"), VARIANTS)
        question = Question(base.ask, Way.NUMBER, (), (str(number),), look=base.look)
        for rung in told(question_hints(question))[1:3]:
            low, high = map(int, re.findall(r"-?\d+", rung[0].replace("\N{MINUS SIGN}", "-")))
            assert low <= number <= high


def test_a_build_for_the_partner_is_hinted_at_by_its_item() -> None:
    where = at("4S 2H", "9H 3D", announced={"N": [13]})
    goal = BuildGoal.model_validate({"kind": "build", "for": "N"})
    assert [isinstance(play, Build) for play in solutions(where, goal)] == [True]
    assert told(play_hints(where, goal)) == [
        ["There’s one solution."],
        ["Play the 4♠."],
        ["Build on the 9♥."],
        ["4♠ on 9♥ makes 13 for N"],
    ]


def test_the_value_of_a_wild_joker_is_not_a_hint() -> None:
    where = at("X1 KD", "X2 X3", variant="grupp")
    first, *_ = play_hints(where, MostCardsGoal(kind="most-cards"))
    assert [line.message for line in first] == ["hint-solutions"]
