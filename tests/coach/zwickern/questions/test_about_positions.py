"""Questions about a position: the right answer by hand or by brute force, options, proof, and what is refused."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field, TypeAdapter

from tests import reference
from tests.coach.boards import effects, positions
from tests.coach.goals import reaches
from tests.coach.questions import WORDS, every_line, questions
from tests.engine.setups import at, lays
from tests.examples import examples
from tests.houses import EVERY_HOUSE
from tutor.coach.question import (
    WRITTEN,
    Answer,
    Marking,
    Question,
    QuestionError,
    Slip,
    Way,
    hint_line,
    mark,
    missing_line,
    with_reasons,
)
from tutor.coach.zwickern.questions.legal_options import LEGAL
from tutor.coach.zwickern.questions.table import ask
from tutor.content.zwickern.questions import ChoiceGoal, HowManyGoal, LegalGoal, PromiseGoal, TableQuestion, TakersGoal
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import (
    VARIANTS,
    Build,
    Capture,
    Play,
    Position,
    Rules,
    is_zwick,
    legal_plays,
    read_play,
    violations,
    write_play,
)
from tutor.engine.zwickern.building import built_on
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.text import Line, render

_GOALS: TypeAdapter[TableQuestion] = TypeAdapter(Annotated[TableQuestion, Field(discriminator="kind")])


def goal(kind: str, **values: object) -> TableQuestion:
    """Return a goal with the fields as a file states them."""
    return _GOALS.validate_python({"kind": kind, **values})


def asked(where: Position, kind: str, **values: object) -> Question:
    """Return the question of a goal."""
    return ask(goal(kind, **values), where, VARIANTS)


def refused(where: Position, kind: str, **values: object) -> tuple[tuple[str | int, ...], str]:
    """Return the path and the message of the error that a goal raises."""
    with pytest.raises(QuestionError) as caught:
        asked(where, kind, **values)
    assert WORDS.given(caught.value.message, caught.value.details)
    return caught.value.path, caught.value.message


def ways_named(look: Line, olds: Collection[int], own: Collection[int]) -> set[int]:
    """Return the values at which a line says to look, for an item with the old values and a card with its own."""
    sums = look.values["sums"]
    assert isinstance(sums, Line)
    pairs = list(product(olds, own))
    if sums.message == "look-sums-kept":
        inner = sums.values["sums"]
        assert isinstance(inner, Line)
        return set(olds) & set(own) | ways_named(Line("", {"sums": inner}), olds, own)
    found = {old + one for old, one in pairs}
    if sums.message != "look-sums-add":
        found |= {old - one for old, one in pairs if old > one}
    if sums.message == "look-sums-round":
        found |= {one - old for old, one in pairs if one > old}
    return found


def ids(question: Question) -> list[str]:
    """Return the ids of the options in their order."""
    return [option.id for option in question.options]


def proof(question: Question) -> list[str]:
    """Return the proof in words."""
    return [render(WORDS, line) for line in question.proof]


def why(question: Question, option: str) -> str:
    """Return the explanation of an option in words."""
    line = question.option(option).why
    return "" if line is None else render(WORDS, line)


def right(question: Question, *answer: str) -> bool:
    """Tell whether an answer is marked right."""
    return mark(question, answer).right


SUMS = at("KS 4H 6D 9H", "QS AD 8D 10H 4C 5C")


class TestLegal:
    @pytest.mark.parametrize(
        ("where", "play", "label"),
        [
            (at("5S KH", ""), "5S = 5", "No: on an empty table you can only lay a card down."),
            # No card takes 16 in any variant, so that no other table allows it.
            (at("10S KH", "6D", variant="french"), "10S on 6D = 16", "No: no build is worth that much here."),
            (at("5S 4H", "9H", variant="dietze"), "5S on 9H = 4", "No: it’s allowed in other versions, but not here."),
        ],
    )
    def test_a_rule_that_forbids_the_play_is_named_by_what_it_forbids(
        self, where: Position, play: str, label: str
    ) -> None:
        question = asked(where, "legal", play=play)
        (found,) = [option for option in question.options if option.id in question.right]
        assert render(WORDS, found.label) == label

    @pytest.mark.parametrize(
        ("where", "play", "answer"),
        [
            (SUMS, "KS x QS+AD 10H+4C", "legal"),
            (SUMS, "6D x 10H+4C", "group-does-not-fit"),
            (SUMS, "KS x 8D", "out-of-reach"),
            (SUMS, "6D x 8D 4C", "does-not-split"),  # 12 is twice 6
            (SUMS, "KS x 10H+4C AD+5C", "group-does-not-fit"),
            (SUMS, "QS x 8D", "card-not-held"),
            (at("QS", "3D KH"), "QS x 3D", "legal"),
            (at("QS", "3D 9H 4C"), "QS x 3D 9H+4C", "two-values"),
            (at("KS", "9H+5C=14@N"), "KS x 9H", "legal"),
            (at("9S", "9H 8C+AC=9@S 2H"), "9S x 2H", "out-of-reach"),
            (at("9S 3D", "8C+AC=9@S 2H"), "9S", "obligation-broken"),
            (at("5S 8H", "9H"), "5S on 9H = 14", "no-card-for-value"),
            (at("5S KH", "9H"), "5S on 9H = 14", "legal"),
            (at("5S KH", "9H"), "5S on 9H = 13", "out-of-reach"),
            (at("5S KH", "9H", announced={"N": [14]}), "5S on 9H = 14 for N", "legal"),
            (at("5S KH", "9H"), "5S on 9H = 14 for N", "not-announced"),
            (at("5S 4H", "9H", variant="dietze"), "5S on 9H = 4", "variant-forbids"),
            (at("5S KH", ""), "5S = 5", "variant-forbids"),
            (at("5S KH", "X1 9H", variant="grupp"), "5S x X1", "joker-rule"),
        ],
    )
    def test_whether_a_play_is_legal_and_why_not(self, where: Position, play: str, answer: str) -> None:
        question = asked(where, "legal", play=play)
        assert question.right == (answer,)
        assert right(question, answer)
        assert ids(question)[0] == LEGAL
        assert 2 <= len(ids(question)) <= 4
        for other in set(ids(question)) - {answer}:
            assert not right(question, other)
            assert why(question, other)
        assert not why(question, answer)

    def test_a_part_of_a_build_is_not_there_to_be_taken(self) -> None:
        where = at("9H", "9S+4C=13@N 9D")
        assert asked(where, "legal", play="9H x 9D").right == ("legal",)
        assert "part-of-build" in ids(asked(where, "legal", play="9H x 9D"))

    def test_of_several_reasons_the_stated_one_is_asked_for(self) -> None:
        """9 on 5 does not make 13, and there is no other card for 13."""
        where = at("9S 2H", "5D")
        for stated in ("out-of-reach", "no-card-for-value"):
            question = asked(where, "legal", play="9S on 5D = 13", answer=stated)
            assert question.right == (stated,)
            assert not {"out-of-reach", "no-card-for-value"} - {stated} & set(ids(question))
        assert asked(where, "legal", play="9S on 5D = 13", answer="two-values").right == ("out-of-reach",)

    def test_the_groups_that_were_stated_are_shown(self) -> None:
        question = asked(SUMS, "legal", play="6D x 10H+4C")
        assert render(WORDS, question.ask) == "May you do this: “6♦ takes 10♥+4♣”? If not, why not?"
        assert proof(question) == [
            "Taking is adding, never subtracting, and 10♥ + 4♣ adds up to 14. 10 − 4 = 6 doesn’t count."
        ]

    def test_a_legal_capture_is_proved_by_its_sums(self) -> None:
        question = asked(SUMS, "legal", play="KS x QS+AD 10H+4C")
        assert proof(question) == ["Q♠ (13) + A♦ (1) = 14", "10♥ + 4♣ = 14"]

    def test_what_cannot_be_read_is_refused(self) -> None:
        assert refused(SUMS, "legal", play="KS takes all") == (("play",), "check-unreadable-play")

    def test_a_promise_that_would_break_as_well_is_not_offered(self) -> None:
        """The nine does not take the 2, and without the nine nothing takes the build of 9."""
        where = at("9S 3D", "8C+AC=9@S 2H")
        assert "obligation-broken" not in ids(asked(where, "legal", play="9S x 2H"))
        assert "obligation-broken" in ids(asked(at("9S 9D", "8C+AC=9@S 2H"), "legal", play="9S x 2H"))

    def test_a_broken_promise_is_thought_of_by_an_owner_only(self) -> None:
        for play in ("9S x 9H", "9S x 5C", "9S"):
            assert "obligation-broken" not in ids(asked(at("9S 4H", "9H 5C AD+3C=4@N"), "legal", play=play))
            assert "obligation-broken" in ids(asked(at("9S 4H", "9H 5C AD+3C=4@S"), "legal", play=play))

    @pytest.mark.parametrize(
        ("where", "play", "reason", "fact"),
        [
            (SUMS, "KS x QS+AD 10H+4C", "card-not-held", "The K♠ is in your hand."),
            (SUMS, "KS x QS+AD 10H+4C", "does-not-split", "Q♠ + A♦ adds up to 14, and that fits."),
            (SUMS, "KS x QS+AD 10H+4C", "two-values", "The K♠ as 14 is enough for all of it."),
            (SUMS, "KS x 8D", "card-not-held", "The K♠ is in your hand."),
            (at("9H", "9S+4C=13@N 9D"), "9H x 9D", "part-of-build", "You take every card and build whole."),
            (at("9H", "9S+4C=13@N 9D"), "9H x 9D", "out-of-reach", "The 9♦ is worth 9, and that fits."),
            (at("5S KH", "9H"), "5S on 9H = 14", "no-card-for-value", "The K♥ takes 14, too."),
            (at("5S KH", "9H"), "5S on 9H = 14", "out-of-reach", "9 + 5 = 14: that works."),
            (at("5S 4H", "9H"), "5S on 9H = 4", "out-of-reach", "9 − 5 = 4: that works."),
            (
                at("5S KH", "9H"),
                "5S on 9H = 14",
                "obligation-broken",
                "With the cards you keep, you can take every build you own.",
            ),
            (
                at("5S KH 9C", "9H 9S=9@S"),
                "KH",
                "obligation-broken",
                "With the cards you keep, you can take every build you own.",
            ),
            (at("5S KH", "9H", announced={"N": [14]}), "5S on 9H = 14 for N", "not-announced", "N has announced 14."),
        ],
    )
    def test_against_a_false_reason_the_fact_is_said_that_speaks_for_the_play(
        self, where: Position, play: str, reason: str, fact: str
    ) -> None:
        assert why(asked(where, "legal", play=play), reason) == fact

    @pytest.mark.parametrize(
        ("where", "play", "said"),
        [
            (SUMS, "6D x 10H+4C", "Add it up: 10♥ + 4♣ comes to 14."),
            (SUMS, "6D x 8D 4C", "Nothing else in this move goes with the 8♦ to make 6."),
            (SUMS, "KS x 8D 4C", "Nothing else in this move goes with the 8♦ to make 4 or 14."),
            (SUMS, "KS x 10H+4C AD+5C", "Add it up: A♦ + 5♣ comes to 6 or 16."),
            (SUMS, "KS x 8D", "The 8♦ is worth 8 here."),
            (at("10S", "8C 5D 4H 3S"), "10S x 8C 5D 4H 3S", "Nothing else in this move goes with the 8♣ to make 10."),
        ],
    )
    def test_a_learner_who_takes_a_wrong_sum_to_be_legal_learns_no_more_than_one_sum_or_one_card(
        self, where: Position, play: str, said: str
    ) -> None:
        assert why(asked(where, "legal", play=play), LEGAL) == said

    @pytest.mark.parametrize(
        ("where", "play", "place"),
        [
            (SUMS, "QS x 8D", "the Q♠"),
            (SUMS, "KS=9 x 8D", "the K♠ as 9"),
            (SUMS, "KS x 4C 7H", "the 7♥"),
            (at("QS", "3D 9H 4C"), "QS x 3D 9H+4C", "the 3♦ and 9♥ + 4♣"),
            (at("9S 3D", "8C+AC=9@S 2H"), "9S", "the build of 9 (8♣+A♣)"),
            (at("KS 2H 9C", "10D+4S=14@S 6S"), "2H on 6S = 4", "the build of 14 (10♦+4♠)"),
            (at("5S 8H", "9H"), "5S on 9H = 14", "the 5♠ on the 9♥"),
            (at("5S KH", "9H"), "5S on 9H = 13", "the 5♠ on the 9♥"),
            (at("5S KH", "9H"), "5S on 9H = 14 for N", "the 5♠ on the 9♥"),
            (at("5S 4H", "9H", variant="dietze"), "5S on 9H = 4", "the 5♠ on the 9♥"),
            (at("3H 3D", "QD=13@W"), "3H on QD = 3", "the 3♥ on the build of 13 (Q♦)"),
            (at("QS 8H", "9H"), "QS = 13", "the Q♠ as 13"),
            (at("5S KH", "9H"), "5S on KD = 9", "the K♦"),
            (at("5S KH", ""), "5S = 5", "the 5♠"),
            (at("5S KH", "X1 9H", variant="grupp"), "5S x X1", "the no. 1 joker"),
            (at("5S KH", "X1 9H", variant="grupp"), "5S on X1 = 5", "the no. 1 joker"),
        ],
    )
    def test_a_learner_who_takes_an_illegal_play_to_be_legal_learns_where_it_fails(
        self, where: Position, play: str, place: str
    ) -> None:
        question = asked(where, "legal", play=play)
        assert why(question, LEGAL) == f"It fails at {place}. Look there again."
        # The judge's own sentence is shown only with the solution.
        assert len(question.proof) == 1
        assert proof(question)[0] != why(question, LEGAL)

    @examples(50)
    @given(questions("legal"))
    def test_where_it_fails_gives_no_reason_and_names_only_what_is_on_the_table(
        self, found: tuple[Position, TableQuestion, Question]
    ) -> None:
        where, _, question = found
        if question.right == (LEGAL,) or LEGAL not in ids(question):
            return
        said = why(question, LEGAL)
        assert re.match(
            r"It fails at |Nothing else in this move goes with |Add it up: |.* is worth [0-9 or]+ here\.$", said
        )
        lying = {str(item.value) for item in where.table}
        assert set(re.findall(r"build of (\d+)", said)) <= lying
        labels = [render(WORDS, option.label) for option in question.options]
        assert not any(label.removeprefix("No: ").rstrip(".") in said for label in labels)
        assert not re.search(r"\b(group|value|promise|partner|variant|total|left over)\b", said), said

    def test_two_values_and_groups_of_one_value_are_not_offered_together(self) -> None:
        """The queen needs 3 and 13 here, so that it is also true that no groups of one value fit."""
        question = asked(at("QS", "3D 9H 4C"), "legal", play="QS x 3D 9H+4C")
        assert not {"does-not-split", "out-of-reach", "group-does-not-fit"} & set(ids(question))

    def test_what_another_variant_allows_is_not_said_to_be_forbidden_everywhere(self) -> None:
        """The ace counts 1 in other variants, so that one could call the play out of reach or forbidden here."""
        question = asked(at("AS 5H", "4D", variant="dietze"), "legal", play="AS on 4D = 5")
        assert question.right == ("out-of-reach",)
        assert "variant-forbids" not in ids(question)

    @examples(60)
    @given(questions("legal"))
    def test_no_reason_that_is_offered_and_not_right_is_true(
        self, found: tuple[Position, TableQuestion, Question]
    ) -> None:
        """The judge stops at the first kind of reason; here each reason is checked by itself."""
        where, asked_for, question = found
        assert isinstance(asked_for, LegalGoal)
        play, stated = read_play(where, asked_for.play)
        true = {str(violation.reason) for violation in violations(where, play, stated)}
        wrong = set(ids(question)) - set(question.right) - {LEGAL}
        assert not true & wrong
        assert (LEGAL in question.right) == (not true)
        if true:
            self._none_is_true(where, play, wrong)

    def _none_is_true(self, where: Position, play: Play, wrong: set[str]) -> None:
        """Assert that none of the wrongly offered reasons is true of an illegal play of a card of the hand."""
        known, rest = reference.facts(where), reference.less(where.hand, play.card)
        if "obligation-broken" in wrong:
            owned = {item.value or 0 for item in where.table if item.owner == where.turn}
            assert reference.can_meet(known, rest, sorted(owned))
        if "no-card-for-value" in wrong:
            assert isinstance(play, Build)
            assert reference.can_meet(known, rest, [play.value])
        if "not-announced" in wrong:
            assert isinstance(play, Build)
            assert where.announced[play.owner] >> play.value & 1
        if isinstance(play, Capture):
            fits = list(group_values(where, play))
            one_value = any(set.intersection(*values) for values in fits)
            assert one_value or not wrong & {"out-of-reach", "does-not-split", "group-does-not-fit"}
            assert "two-values" not in wrong or one_value or not any(map(all, fits))


def group_values(where: Position, play: Capture) -> Iterator[list[set[int]]]:
    """Yield, for every way to part the items of a capture into groups, the values that each group can have."""
    known = reference.facts(where)
    for parted in reference.partitions(range(len(play.takes))):
        yield [reference.group_values(known, play.card, [play.takes[at] for at in group]) for group in parted]


class TestHowMany:
    def test_every_capture_is_counted_once(self) -> None:
        where = at("KS 4H", "QS AD 9D 5C 4C")
        # 14 = Q+A, 9+5, 10…; 4 = 4, Q+A; unions: {QA} {95} {QA,95} {4} {QA,4} for the king; {4} {QA} {QA,4} for the 4.
        assert asked(where, "how-many", card="4H").right == ("3",)
        assert proof(asked(where, "how-many", card="4H")) == [
            "4♥ takes Q♠+A♦",
            "4♥ takes 4♣",
            "4♥ takes Q♠+A♦ and 4♣",
        ]
        question = asked(where, "how-many", card="KS")
        assert right(question, "6")
        assert not right(question, "5")
        assert right(asked(where, "how-many"), "9")

    def test_of_very_many_none_is_listed(self) -> None:
        where = at("KS", "KD KH KC 4S 4H 9D 5C")
        number = sum(isinstance(play, Capture) for play in legal_plays(where))
        assert number > 15
        assert asked(where, "how-many").right == (str(number),)
        assert asked(where, "how-many").proof == ()

    def test_too_many_to_count_are_refused(self) -> None:
        table = "KD KH KC 4S 4H 9D 5C 5D 10S 4D"
        assert refused(at("KS", table), "how-many") == ((), "check-too-many-captures")

    def test_a_card_must_be_held(self) -> None:
        assert refused(SUMS, "how-many", card="QH") == (("card",), "check-card-not-held")
        assert refused(SUMS, "how-many", card="ZZ") == (("card",), "check-unreadable-card")

    @given(positions())
    def test_the_number_is_the_length_of_the_list_of_captures(self, where: Position) -> None:
        captures = [play for play in legal_plays(where) if isinstance(play, Capture)]
        assert ask(HowManyGoal(kind="how-many"), where, VARIANTS).right == (str(len(captures)),)
        card = where.hand[0]
        with_card = [play for play in captures if play.card is card]
        question = ask(HowManyGoal(kind="how-many", card=card.code), where, VARIANTS)
        assert question.right == (str(len(with_card)),)
        assert len(question.proof) in (0, len(with_card))


class TestTakers:
    def test_the_cards_that_take_exactly_these(self) -> None:
        where = at("KS 4H 3D JC", "QS AD 9D 5C")
        question = asked(where, "takers", items=["QS", "AD"])
        assert right(question, "KS", "4H")
        assert right(question, "4H", "KS")
        assert not right(question, "KS")
        assert not right(question, "KS", "4H", "3D")
        assert ids(question) == ["KS", "4H", "3D", "JC"]
        assert why(question, "KS") == "K♠ takes Q♠+A♦"
        assert why(question, "JC") == (
            "Taking is adding, never subtracting, and Q♠ + A♦ adds up to 4, 14 or 24. 3 − 1 = 2 doesn’t count."
        )

    def test_a_build_is_named_by_any_of_its_cards_and_a_promise_counts(self) -> None:
        where = at("9S 2H", "5D+4C=9@S 2D")
        assert asked(where, "takers", items=["4C"]).right == ("9S",)
        assert render(WORDS, asked(where, "takers", items=["4C"]).ask) == (
            "Which of your cards can take just the build of 9 (5♦+4♣)?"
        )
        assert asked(where, "takers", items=["2D"]).right == ("2H",)
        other = at("9S 2H", "5D+4C=9@S 9D")
        assert asked(other, "takers", items=["9D"]).right == ()
        assert right(asked(other, "takers", items=["9D"]))

    def test_what_is_not_on_the_table_is_refused_at_its_place(self) -> None:
        assert refused(SUMS, "takers", items=["QS", "2D"]) == (("items", 1), "check-item-not-on-table")
        assert refused(SUMS, "takers", items=["hello"]) == (("items", 0), "check-unreadable-card")

    @given(positions(least=1), st.data())
    def test_takers_are_those_of_the_list_of_all_plays(self, where: Position, data: st.DataObject) -> None:
        places = data.draw(st.sets(st.integers(0, len(where.table) - 1), min_size=1))
        items = [where.table[place] for place in sorted(places)]
        if len({item.cards for item in where.table}) < len(where.table):
            return
        question = ask(TakersGoal(kind="takers", items=tuple(item.cards[0].code for item in items)), where, VARIANTS)
        expected = {
            play.card.code
            for play in legal_plays(where)
            if isinstance(play, Capture) and Counter(play.takes) == Counter(items)
        }
        if sum(len(item.cards) for item in where.table) == len({c for item in where.table for c in item.cards}):
            assert set(question.right) == expected


class TestCounts:
    @pytest.mark.parametrize(
        ("play", "card", "value", "said"),
        [
            ("KS x QS+7D+4D", "QS", "3", "With the Q♠ as 13 it adds up to 24, not 4 or 14."),
            ("KS x QS+7D+4D", "KS", "14", "With the K♠ as 4 it adds up to 14 or 24, not 4."),
            ("4H x QS+AD", "QS", "3", "With the Q♠ as 13 it adds up to 14 or 24, not 4."),
            ("4H x QS+AD", "AD", "1", "With the A♦ as 11 it adds up to 14 or 24, not 4."),
            ("10S x 9H+AD", "AD", "1", "With the A♦ as 11 it adds up to 20, not 10."),
            (
                "KS x QS+7D+4D 9H+5C",
                "QS",
                "3",
                "With the Q♠ as 13, the Q♠, the 7♦ and the 4♦ are left over once you’ve made the groups of 14.",
            ),
        ],
    )
    def test_the_one_value_that_fits(self, play: str, card: str, value: str, said: str) -> None:
        where = at("KS 4H 10S", "QS AD 7D 4D 9H 5C")
        question = asked(where, "counts", play=play, card=card)
        assert right(question, value)
        assert len(ids(question)) == 2
        assert why(question, value) == ""
        for other in set(ids(question)) - {value}:
            assert not right(question, other)
            assert why(question, other) == said

    def test_where_no_group_fits_nothing_is_said_to_be_beside_one(self) -> None:
        question = asked(at("KS", "8D 6S 9H 5C"), "counts", play="KS x 8D+6S 9H+5C", card="KS")
        assert why(question, "4") == "With the K♠ as 4, nothing there makes 4."

    def test_the_sums_are_the_proof(self) -> None:
        question = asked(at("KS", "QS 7D 4D"), "counts", play="KS x QS 7D 4D", card="QS")
        assert proof(question) == ["Q♠ (3) + 7♦ + 4♦ = 14"]

    def test_a_value_that_may_be_either_is_refused(self) -> None:
        """Queen and ace make 14 as 13 + 1 or as 3 + 11."""
        where = at("KS 4H", "QS AD 7D")
        assert refused(where, "counts", play="KS x QS+AD", card="QS") == (("card",), "check-value-not-unique")
        assert refused(where, "counts", play="KS x QS+AD", card="AD") == (("card",), "check-value-not-unique")
        # The king itself may be 4 (3 + 1) or 14.
        assert refused(where, "counts", play="KS x QS+AD", card="KS") == (("card",), "check-value-not-unique")

    def test_a_card_of_one_value_or_one_that_is_not_taken_loose_is_refused(self) -> None:
        where = at("KS 4H", "QS 7D 4D 9H+5C=14@N")
        assert refused(where, "counts", play="KS x QS+7D+4D", card="7D") == (("card",), "check-value-not-unique")
        assert refused(where, "counts", play="KS x 9H", card="9H") == (("card",), "check-value-not-unique")
        assert refused(where, "counts", play="KS x QS+7D+4D", card="AH") == (("card",), "check-value-not-unique")
        assert refused(where, "counts", play="KS x QS+7D+4D", card="?") == (("card",), "check-unreadable-card")
        assert refused(where, "counts", play="KS x 7D", card="7D") == (("play",), "check-not-a-capture")
        assert refused(where, "counts", play="KS", card="KS") == (("play",), "check-not-a-capture")

    def test_a_wild_joker_counts_one_of_its_values(self) -> None:
        question = asked(at("X3", "5D 4C", variant="grupp"), "counts", play="X3 x 5D+4C", card="X3")
        assert question.right == ("9",)
        assert ids(question) == [str(value) for value in range(2, 15)]

    @examples(80)
    @given(positions(least=1), st.data())
    def test_a_value_that_is_asked_for_is_the_only_one_by_brute_force(
        self, where: Position, data: st.DataObject
    ) -> None:
        captures = [play for play in legal_plays(where) if isinstance(play, Capture)]
        if not captures:
            return
        play = data.draw(st.sampled_from(captures))
        cards = [play.card, *(item.cards[0] for item in play.takes if item.value is None)]
        card = data.draw(st.sampled_from(cards))
        known, possible = reference.facts(where), set()
        for parted in reference.partitions(range(len(play.takes))):
            for value in reference.card_values(known, play.card):
                possible |= _counted(known, play, card, parted, value)
        try:
            question = asked(where, "counts", play=write_play(where, play), card=card.code)
        except QuestionError:
            twice = sum(item.cards == (card,) for item in play.takes) + (card is play.card) > 1
            values = reference.card_values(known, card)
            assert len(possible) != 1 or len(values) < 2 or twice
        else:
            assert question.right == (str(possible.pop()),)
            assert not possible


def _counted(
    known: reference.Facts, play: Capture, card: object, parted: list[tuple[int, ...]], value: int
) -> set[int]:
    """Return the values that a card can count if the items are parted so and the played card has this value."""
    found: set[int] = set()
    for group in parted:
        items = [play.takes[place] for place in group]
        if value not in reference.group_values(known, play.card, items):
            return set()
        for place, item in enumerate(items):
            if item.cards == (card,) and item.value is None:
                rest = items[:place] + items[place + 1 :]
                sums = {0}
                for other in rest:
                    sums = {one + more for one in sums for more in reference.item_values(known, other)}
                found |= {value - one for one in sums} & reference.item_values(known, item)
    return {value} if card is play.card else found


class TestAnnounce:
    def test_what_a_card_may_make_of_an_item(self) -> None:
        """2 on 9 makes 11 or 7; an ace and a 7 are there to take them."""
        where = at("2S 7H AD", "9H")
        question = asked(where, "announce", card="2S", onto="9H")
        assert right(question, "7", "11")
        assert not right(question, "11")
        assert not right(question, "7", "11", "9")
        assert set(ids(question)) >= {"7", "9", "11"}
        # The old value is never subtracted from the card (reading 7): 11 - 9 = 2 is no build.
        ace = asked(where, "announce", card="AD", onto="9H")
        assert ace.right == ()
        assert {"2", "8", "10", "20"} <= set(ids(ace))

    def test_a_card_by_itself(self) -> None:
        question = asked(at("QS QD 3H", "9H"), "announce", card="QS")
        assert question.right == ("3", "13")
        assert asked(at("QS 3H", "9H"), "announce", card="QS").right == ("3",)
        assert why(asked(at("QS 3H", "9H"), "announce", card="QS"), "13") == (
            "To build 13, you need another card worth 13 in your hand."
        )

    @pytest.mark.parametrize("rules", EVERY_HOUSE.values(), ids=EVERY_HOUSE)
    def test_where_to_look_names_every_way_that_the_rules_have_and_no_other(self, rules: Rules) -> None:
        """Source: readings 7 and 8, and the house rules that turn them round."""
        for played, below in product(("AS", "3S", "9S", "10S", "QS"), ("AH", "5H", "9H", "10H", "QH")):
            where = replace(
                at(f"{played} 2C", below, variant=rules.base or rules.name, seats="A B", turn="A"), rules=rules
            )
            question = asked(where, "announce", card=played, onto=below)
            assert question.look is not None
            card, old = CARDS[played], item_bits(rules, where.table[0])
            ways = ways_named(question.look, from_bits(old), rules.hand_values[card])
            assert ways & set(from_bits(rules.build_bits)) == set(from_bits(built_on(rules, old, card)))

    def test_for_the_partner_his_announced_values_count(self) -> None:
        where = at("4S 2H", "9H", announced={"N": [13]})
        assert asked(where, "announce", card="4S", onto="9H", **{"for": "N"}).right == ("13",)
        assert asked(where, "announce", card="4S", onto="9H").right == ()
        assert asked(where, "announce", card="4S", onto="9H", **{"for": "E"}).right == ()
        assert refused(where, "announce", card="4S", **{"for": "Z"}) == (("for",), "position-unknown-seat")

    def test_what_is_missing_is_refused(self) -> None:
        where = at("4S 2H", "9H")
        assert refused(where, "announce", card="9D") == (("card",), "check-card-not-held")
        assert refused(where, "announce", card="4S", onto="8D") == (("onto", 0), "check-item-not-on-table")

    def test_a_wild_joker_may_become_any_value_that_is_held(self) -> None:
        where = at("X1 X2 5H", "3D", variant="grupp")
        assert asked(where, "announce", card="X1").right == tuple(str(value) for value in range(2, 15))
        assert asked(where, "announce", card="X1", onto="3D").right == tuple(str(value) for value in range(5, 15))

    def test_where_nothing_can_be_built_there_is_something_to_choose_from(self) -> None:
        """In Grupp's game the king can neither take a loose joker nor build on it."""
        where = at("KD 5H", "X5", variant="grupp")
        question = asked(where, "announce", card="KD", onto="X5")
        assert ids(question) == [str(value) for value in range(2, 15)]
        assert right(question)
        assert all(why(question, str(value)) for value in range(2, 15))

    @given(positions(least=1), st.data())
    def test_right_are_the_values_of_the_legal_builds(self, where: Position, data: st.DataObject) -> None:
        card = data.draw(st.sampled_from(where.hand))
        onto = data.draw(st.sampled_from((None, *where.table)))
        if onto is not None and sum(onto.cards[0] in item.cards for item in where.table) > 1:
            return
        seat = data.draw(st.sampled_from((None, *range(len(where.seats)))))
        values = {"card": card.code} | ({} if onto is None else {"onto": onto.cards[0].code})
        question = asked(where, "announce", **values, **({} if seat is None else {"for": where.seats[seat]}))
        owner = where.turn if seat is None else seat
        builds = {
            str(play.value)
            for play in reference.plays(where)
            if isinstance(play, Build) and (play.card, play.onto, play.owner) == (card, onto, owner)
        }
        assert set(question.right) == builds
        assert len(ids(question)) == len(set(ids(question)))


class TestPromise:
    def test_the_cards_that_may_be_laid(self) -> None:
        where = at("9S 4H 5D", "8C+AC=9@S 2H")
        question = asked(where, "promise")
        assert right(question, "4H", "5D")
        assert not right(question, "9S", "4H", "5D")
        assert why(question, "9S") == (
            "Remember your promise: without the 9♠ you only have the 4♥ and the 5♦ left, and neither of them can "
            "take the build of 9 (8♣+A♣)."
        )

    def test_the_plays_that_may_be_made(self) -> None:
        where = at("QS 4H 5D", "10C+3C=13@S KH 9C")
        plays = ["4H", "QS x 10C", "QS x 9C+KH", "5D on 9C = 14"]
        question = asked(where, "promise", plays=plays)
        assert question.right == ("4H", "QS x 10C")
        assert len(ids(question)) == 4

    def test_where_no_promise_can_be_kept_none_binds(self) -> None:
        """Reading 13: North made a 13 for South, who has played the queen since."""
        where = at("9S 9H", "10C+3C=13@S")
        assert asked(where, "promise").right == ("9S", "9H")

    def test_a_play_that_cannot_be_read_is_refused_at_its_place(self) -> None:
        assert refused(SUMS, "promise", plays=["4H", "what"]) == (("plays", 1), "check-unreadable-play")

    def test_the_same_play_written_twice_is_one_option(self) -> None:
        assert ids(asked(SUMS, "promise", plays=["KS x QS AD", "KS x AD+QS", "4H"])) == ["KS x QS+AD", "4H"]

    @given(positions())
    def test_right_are_the_cards_that_the_list_of_plays_lays(self, where: Position) -> None:
        assert set(ask(PromiseGoal(kind="promise"), where, VARIANTS).right) == lays(where)


class TestSafeLays:
    def test_safe_is_what_no_unseen_card_answers_with_a_zwick(self) -> None:
        """A king clears 5 and 9, a nine clears 9 and 9, and nothing takes the 17 of 9 and 8."""
        where = at("5H 8H 9S", "9D")
        question = asked(where, "safe-lays")
        assert question.right == ("8H",)
        assert why(question, "8H") == "After the 8♥, the next player can’t make a Zwick, whatever cards they have."
        assert why(question, "5H") == "After the 5♥, the K♠ could make a Zwick."

    def test_a_card_that_has_been_seen_is_not_a_danger(self) -> None:
        """All kings and fours are seen, and so are all nines."""
        where = at("5H KS KH", "9D")
        assert "5H" not in asked(where, "safe-lays").right
        seen = at("5H KS KH KD KC", "9D")
        assert "5H" in asked(seen, "safe-lays").right

    def test_a_card_that_must_be_kept_is_not_safe(self) -> None:
        where = at("9S 8H", "5D+4C=9@S 9D")
        question = asked(where, "safe-lays")
        assert question.right == ("8H",)
        assert why(question, "9S").startswith("Remember your promise: without the 9♠")

    def test_against_one_card_in_another_hand(self) -> None:
        where = at("2S 5H 8D", "KD 9S")
        question = asked(where, "safe-lays", against="X25")
        assert question.right == ("5H", "8D")
        assert why(question, "2S") == "After the 2♠, the 25 joker takes the K♦, the 9♠ and the 2♠."
        assert why(question, "5H") == "After the 5♥, the 25 joker can’t take anything."

    @pytest.mark.parametrize("card", ["5H", "KD", "X30", "X1"])
    def test_a_card_that_no_other_hand_can_hold_is_refused(self, card: str) -> None:
        where = at("2S 5H", "KD 9S")
        assert refused(where, "safe-lays", against=card) == (("against",), "check-not-in-other-hand")

    def test_a_text_that_is_not_a_card_is_refused(self) -> None:
        assert refused(SUMS, "safe-lays", against="25") == (("against",), "check-unreadable-card")

    def test_a_card_that_the_next_hand_cannot_hold_is_not_a_danger(self) -> None:
        """Reading 12: if West owns the 8, West's only card must take it; else it may be a king, for 8 + 6 and K."""
        assert asked(at("KH", "6D 5H+3D=8@W"), "safe-lays").right == ("KH",)
        assert asked(at("KH", "6D 5H+3D=8@E"), "safe-lays").right == ()


class TestVariants:
    def test_where_a_play_is_legal(self) -> None:
        where = at("9S 5H 7D", "5D 4C AH 8C 2H")
        everywhere = ["jensen", "christiansen", "dietze", "grupp", "french"]
        assert right(asked(where, "variants", play="9S x 5D+4C", among=everywhere), *everywhere)
        low = asked(where, "variants", play="9S x 8C+AH", among=everywhere)
        assert right(low, "jensen", "christiansen", "french")
        assert why(low, "dietze") == "8♣ + A♥ adds up to 19, but your 9♠ only takes 9."
        assert why(low, "jensen") == "9♠ takes 8♣+A♥"

    def test_subtracting_and_the_highest_build(self) -> None:
        where = at("9S 2D 7H", "9C")
        question = asked(where, "variants", play="2D on 9C = 7", among=["jensen", "dietze"])
        assert question.right == ("jensen",)
        assert why(question, "dietze") == ("Here builds never subtract, so the 2♦ on the 9♣ can’t make 7.")
        high = at("10S X20 5D", "10C")
        assert asked(high, "variants", play="10S on 10C = 20", among=["jensen", "french"]).right == ("jensen",)

    def test_a_variant_that_the_position_cannot_be_in_is_refused(self) -> None:
        where = at("9S X20", "5D 4C")
        found = refused(where, "variants", play="9S x 5D+4C", among=["jensen", "dietze"])
        assert found == (("among", 1), "check-not-in-variant")
        found = refused(where, "variants", play="9S x 5D+4C", among=["whist", "jensen"])
        assert found == (("among", 0), "check-variant-unknown")


class TestChoice:
    def test_the_right_play_is_among_others_that_are_wrong(self) -> None:
        where = at("KS 4H", "QS AD 9D 5C")
        question = asked(where, "choice", play="KS x QS+AD 9D+5C", of={"kind": "zwick"})
        assert len(ids(question)) == 4
        assert render(WORDS, question.ask) == "Clear the table in one move. Which of these moves does it?"
        for option in ids(question):
            play = read_play(where, option).play
            zwick = play in set(legal_plays(where)) and is_zwick(where, play)
            assert right(question, option) == zwick
            assert (option in question.right) == zwick
            assert zwick or why(question, option)

    def test_without_a_goal_the_others_are_illegal(self) -> None:
        where = at("5S KH 2D", "9H")
        question = asked(where, "choice", play="5S on 9H = 14")
        assert render(WORDS, question.ask) == "Which of these moves is legal?"
        plays = set(legal_plays(where))
        assert [one for one in ids(question) if read_play(where, one).play in plays] == list(question.right)

    def test_a_legal_play_that_misses_the_goal_says_so(self) -> None:
        where = at("8D 6S", "5C 3H 6D 2S")
        question = asked(where, "choice", play="8D x 5C+3H 6D+2S", of={"kind": "most-cards"})
        legal = [one for one in ids(question) if not violations(where, read_play(where, one).play)]
        assert {why(question, one) for one in legal if one not in question.right} == {"You can take more cards."}

    def test_a_right_play_that_is_wrong_is_refused(self) -> None:
        where = at("8D 6S", "5C 3H 6D 2S")
        zwick = {"kind": "zwick"}
        assert refused(where, "choice", play="8D x 5C", of=zwick) == (("play",), "check-choice-illegal")
        assert refused(where, "choice", play="8D x 5C+3H", of=zwick) == (("play",), "check-solution-misses")
        assert refused(where, "choice", play="8D x 5C") == (("play",), "check-choice-illegal")
        assert refused(where, "choice", play="?") == (("play",), "check-unreadable-play")
        # On an empty table a joker of which no build can be made can only be laid.
        nothing_else = at("X15", "", variant="french")
        assert refused(nothing_else, "choice", play="X15") == (("play",), "check-no-near-misses")

    @given(questions("choice"))
    def test_exactly_one_option_does_it(self, found: tuple[Position, TableQuestion, Question]) -> None:
        where, asked_for, question = found
        if not isinstance(asked_for, ChoiceGoal):
            return
        plays = reference.plays(where)
        for option in question.options:
            play = read_play(where, option.id).play
            legal = bool(effects([play]) & effects(plays))
            does_it = legal and (asked_for.of is None or reaches(where, play, asked_for.of, plays))
            assert (option.id in question.right) == does_it
        labels = [render(WORDS, option.label) for option in question.options]
        assert len(set(labels)) == len(labels) or where.plan.packs > 1


class TestWho:
    SEATS = at("2S 3H", "9D", seats="North East South West", turn="South", dealer="North", last="East")

    @pytest.mark.parametrize(("of", "seat"), [("cuts", "West"), ("first", "East"), ("next-dealer", "East")])
    def test_the_seat_that_the_question_asks_for(self, of: str, seat: str) -> None:
        question = asked(self.SEATS, "who", of=of)
        assert ids(question) == ["North", "East", "South", "West"]
        assert right(question, seat)
        assert not right(question, "South")
        assert seat in proof(question)[0]

    def test_your_own_seat_is_called_you(self) -> None:
        """The id is the name that files state; what is said of it has the verb that belongs to you."""
        who = {"cuts": "East", "first": "West", "next-dealer": "West"}
        said = {
            "cuts": "You sit on the dealer’s right, so you cut.",
            "first": "You sit on the dealer’s left, so you start every deal.",
            "next-dealer": "The deal moves to the left: you deal next.",
        }
        # South cuts for West, and is on the left of East.
        for of, other in who.items():
            dealer = "West" if other == "East" else "East"
            question = asked(
                at("2S 3H", "9D", seats="North East South West", turn="South", dealer=dealer), "who", of=of
            )
            assert question.right == ("South",)
            assert proof(question) == [said[of]]
            labels = [render(WORDS, option.label) for option in question.options]
            assert labels == ["North", "East", "You", "West"]

    def test_you_alone_or_with_your_partner_get_what_is_left(self) -> None:
        alone = asked(at("2S 3H", "9D", seats="N E S", turn="S", last="S"), "who", of="leftovers")
        assert proof(alone) == ["You were the last to take, so you get them. That’s not a Zwick."]
        together = asked(at("2S 3H", "9D", turn="S", last="N"), "who", of="leftovers")
        assert proof(together) == ["N & you were the last to take and get them. That’s not a Zwick."]
        assert [render(WORDS, option.label) for option in together.options][:2] == ["N & you", "E & W"]

    @pytest.mark.parametrize("dealer", ["North", "East", "South", "West"])
    def test_the_place_of_a_seat_explains_why_it_is_not_the_one(self, dealer: str) -> None:
        seats = ["North", "East", "South", "West"]
        where = at("2S 3H", "9D", seats=" ".join(seats), turn="South", dealer=dealer)
        across = seats[(seats.index(dealer) + 2) % 4]
        left, right_seat = seats[(seats.index(dealer) + 1) % 4], seats[(seats.index(dealer) + 3) % 4]
        whys = {
            dealer: "You’re the dealer." if dealer == "South" else f"{dealer} is the dealer.",
            left: f"{left} sits on the dealer’s left.",
            across: f"{across} sits on neither side of the dealer.",
            right_seat: f"{right_seat} sits on the dealer’s right.",
        }
        whys["South"] = whys["South"].replace("South is", "You are").replace("South sits", "You sit")
        for of in ("cuts", "first", "next-dealer"):
            question = asked(where, "who", of=of)
            assert {one: why(question, one) for one in seats} == whys | dict.fromkeys(question.right, "")

    @given(st.sampled_from(sorted(VARIANTS)), st.data())
    def test_no_reason_fits_the_seat_that_is_right(self, variant: str, data: st.DataObject) -> None:
        """Whatever the number of players, no wrong seat is said to sit where the right one does."""
        seating = data.draw(st.sampled_from(VARIANTS[variant].plans))
        names = "ABCDE"[: seating.players]
        dealer = data.draw(st.sampled_from(names))
        where = at("2S 3H", "9D", variant=variant, seats=" ".join(names), turn=names[0], dealer=dealer)
        for of in ("cuts", "first", "next-dealer"):
            question = asked(where, "who", of=of)
            (seat,) = question.right
            there = f"on the dealer’s {'right' if of == 'cuts' else 'left'}."
            assert not any(why(question, one).endswith((f"sits {there}", f"sit {there}")) for one in names)
            sits = "You sit " if seat == names[0] else f"{seat} sits "
            assert proof(question)[0].startswith(sits) == (of != "next-dealer")

    def test_what_is_left_goes_to_a_side(self) -> None:
        """Partners have one pile, so that it does not matter which of them captured last."""
        for last, side in (("East", "East & West"), ("West", "East & West"), ("South", "North & South")):
            where = at("2S 3H", "9D", seats="North East South West", turn="South", last=last)
            question = asked(where, "who", of="leftovers")
            assert ids(question) == ["North & South", "East & West", "nobody"]
            assert question.right == (side,)
            title = side.replace("South", "you")
            assert proof(question) == [f"{title} were the last to take and get them. That’s not a Zwick."]
            other = next(one for one in ids(question)[:2] if one != side)
            assert why(question, other) == f"{other.replace('South', 'you')} didn’t take last."
            assert why(question, "nobody") == "Someone has already taken something."
            assert why(question, side) == ""

    def test_without_partners_what_is_left_goes_to_a_player(self) -> None:
        where = at("2S 3H", "9D", seats="N E S", turn="S", last="E")
        question = asked(where, "who", of="leftovers")
        assert ids(question) == ["N", "E", "S", "nobody"]
        assert question.right == ("E",)

    def test_players_without_cards_are_passed_over(self) -> None:
        def where(hand: str, hands: Mapping[str, str]) -> Position:
            return at(hand, "9D", hands=hands, seats="North East South West", turn="South")

        some, none = {"West": "", "North": "9S", "East": "9H"}, {"West": "", "North": "", "East": ""}
        question = asked(where("2S 3H", some), "who", of="next")
        assert question.right == ("North",)
        assert [why(question, one) for one in ("North", "East", "South", "West")] == [
            "",
            "East comes later.",
            "You play now.",
            "West has no cards left.",
        ]
        assert asked(where("2S 3H", none), "who", of="next").right == ("South",)
        assert refused(where("2S", none), "who", of="next") == (("of",), "check-nobody-next")

    def test_what_is_left_goes_to_no_one_where_no_one_has_captured(self) -> None:
        where = at("2S 3H", "9D", dealer="N")
        question = asked(where, "who", of="leftovers")
        assert question.right == ("nobody",)
        assert proof(question) == ["No one has taken anything, so no one gets them."]
        assert ids(question) == ["N & S", "E & W", "nobody"]
        assert why(question, "N & S") == "N & you didn’t take last."

    def test_what_it_depends_on_must_be_given(self) -> None:
        where = at("2S 3H", "9D")
        for of in ("cuts", "first", "next-dealer"):
            assert refused(where, "who", of=of) == (("of",), "check-dealer-needed")
        assert refused(where, "who", of="next") == (("of",), "check-hands-needed")


class TestMarking:
    SEVERAL = asked(at("KS 4H 3D JC", "QS AD 9D 5C"), "takers", items=["QS", "AD"])
    ONE = asked(SUMS, "legal", play="KS x 8D")

    def test_what_was_wrongly_chosen_and_what_is_missing(self) -> None:
        assert mark(self.SEVERAL, ["KS", "3D"], hints=2) == Marking(
            self.SEVERAL, ("KS", "3D"), right=False, wrongly=("3D",), missing=("4H",), hints=2
        )
        assert mark(self.SEVERAL, []).missing == ("KS", "4H")
        assert not mark(self.SEVERAL, ["KS", "4H", "??"]).right

    def test_one_option(self) -> None:
        assert mark(self.ONE, ["out-of-reach"]).right
        assert mark(self.ONE, ["legal"]).wrongly == ("legal",)
        assert not mark(self.ONE, ["out-of-reach", "legal"]).right
        assert not mark(self.ONE, []).right

    def test_how_many_are_missing_is_said_unless_that_is_the_answer(self) -> None:
        def said(*answer: str) -> str | None:
            line = missing_line(mark(self.SEVERAL, answer))
            return None if line is None else render(WORDS, line)

        assert said("KS", "3D") == "One right answer is still missing."
        assert said() == "2 right answers are still missing."
        assert said("KS", "4H", "3D") is None
        assert said("3D", "JC") == "Some right answers are still missing."

    SLIP = Line("slip-count-values")

    def slip(self, question: Question, about: Answer, *answer: str) -> Line | None:
        return mark(question, answer, slips=[Slip(about, self.SLIP)]).slip

    def test_the_mistake_is_named_that_leads_to_the_answer(self) -> None:
        number = asked(SUMS, "how-many", card="4H")
        assert self.slip(number, ("99",), "99") == self.SLIP
        assert self.slip(number, ("99",), "98") is None
        assert self.slip(number, number.right, *number.right) is None
        assert self.slip(self.SEVERAL, ("4H",), "KS") == self.SLIP
        assert self.slip(self.SEVERAL, ("KS",), "KS") is None
        bare = replace(self.ONE, options=tuple(replace(one, why=None) for one in self.ONE.options))
        assert self.slip(bare, (LEGAL,), LEGAL) == self.SLIP

    def test_an_option_that_says_why_it_is_wrong_needs_no_mistake(self) -> None:
        assert self.slip(self.ONE, (LEGAL,), LEGAL) is None
        assert self.slip(self.SEVERAL, ("3D",), "KS", "4H", "3D") is None
        assert self.slip(self.SEVERAL, ("4H",), "KS", "3D") is None, "the reason against the 3 is enough"

    def test_where_nothing_says_why_there_is_a_hint(self) -> None:
        bare = replace(self.ONE, options=tuple(replace(one, why=None) for one in self.ONE.options))
        assert hint_line(mark(bare, [LEGAL])) == bare.look
        assert hint_line(mark(self.ONE, [LEGAL])) is None
        assert hint_line(mark(self.SEVERAL, ["KS"])) == self.SEVERAL.look
        assert hint_line(mark(self.SEVERAL, ["KS", "3D"])) is None
        number = asked(SUMS, "how-many", card="4H")
        assert hint_line(mark(number, ["99"])) == number.look
        assert hint_line(mark(number, ["99"], slips=[Slip(("99",), self.SLIP)])) == self.SLIP

    def test_a_reason_of_the_author_takes_the_place_of_the_one_against_its_answer(self) -> None:
        own = with_reasons(self.ONE, {LEGAL: "Not here."})
        assert own.option(LEGAL).why == Line(WRITTEN, {"text": "Not here."})
        changed = [new.id for old, new in zip(self.ONE.options, own.options, strict=True) if new != old]
        assert changed == [LEGAL]
        assert hint_line(mark(own, [LEGAL])) is None
        assert with_reasons(self.ONE, {}) == self.ONE

    def test_a_reason_of_the_author_against_a_number_comes_before_the_usual_mistakes(self) -> None:
        number = with_reasons(asked(SUMS, "how-many", card="4H"), {"99": "So many?"})
        slips = [Slip(("99",), self.SLIP), Slip(("98",), self.SLIP)]
        assert mark(number, ["99"], slips=slips).slip == Line(WRITTEN, {"text": "So many?"})
        assert mark(number, ["98"], slips=slips).slip == self.SLIP
        assert mark(number, ["97"], slips=slips).slip is None
        assert mark(number, number.right, slips=slips).slip is None

    def test_an_option_that_is_not_there(self) -> None:
        with pytest.raises(LookupError, match="no option 'none'"):
            self.ONE.option("none")

    def test_a_number_is_right_or_not(self) -> None:
        question = asked(SUMS, "how-many", card="4H")
        number = int(question.right[0])
        assert mark(question, [str(number)]).right
        assert not mark(question, [str(number + 1)]).right
        assert not mark(question, []).right


class TestEveryQuestion:
    @examples(70)
    @given(questions())
    def test_all_that_can_be_said_has_words(self, found: tuple[Position, TableQuestion, Question]) -> None:
        _, _, question = found
        for line in every_line(question):
            text = render(WORDS, line)
            assert text
            assert "{" not in text
            assert "  " not in text

    @examples(50)
    @given(questions())
    def test_a_question_is_whole(self, found: tuple[Position, TableQuestion, Question]) -> None:
        where, asked_for, question = found
        assert len(ids(question)) == len(set(ids(question)))
        assert question.look is not None
        if question.way is Way.NUMBER:
            assert question.right[0].isdecimal()
            return
        assert set(question.right) <= set(ids(question))
        if question.way is Way.ONE:
            assert len(question.right) == 1
            assert len(ids(question)) >= 2
            assert all(option.why is not None for option in question.options if option.id not in question.right)
        assert ids(question), "there is something to choose from"
        assert mark(question, question.right).right
        assert ask(asked_for, where, VARIANTS) == question
        assert all(render(WORDS, option.label) for option in question.options)
        wrong = [one for one in ids(question) if one not in question.right]
        assert all(not mark(question, [*question.right, one]).right for one in wrong)


def test_a_card_may_be_written_in_any_way_of_the_notation() -> None:
    assert asked(SUMS, "how-many", card="k♠") == asked(SUMS, "how-many", card="KS")
