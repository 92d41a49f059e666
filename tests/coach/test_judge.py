"""The verdict on an answer: legal or not, the sentence that names cards, values and sums, and what was missed."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.coach.boards import effects, largest_captures, positions
from tests.engine.setups import at
from tutor.coach.explain import group_line, help_line, missed_lines, sentence, split_lines, values_in_group
from tutor.coach.goals import cards_taken
from tutor.coach.judge import MOST_MISSED, Verdict, judge, judge_text
from tutor.coach.record import verdict_record
from tutor.coach.repair import NO_REPAIR
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import grouping
from tutor.engine.zwickern.legality import Ban, Reason, violations
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import Build, Capture, Lay, is_zwick
from tutor.engine.zwickern.notation import Reading, read_play, write_play
from tutor.engine.zwickern.position import Position, loose
from tutor.engine.zwickern.rules import JENSEN
from tutor.text import language, render

WORDS = language("en")
TABLE = "QS AD 8D 4D 2C 10H 5S+4S=9@N X15"
FULL = at("KS 8C 2D", TABLE)
EMPTY = at("JS KH")
OWNER = at("JS KH", "AC 6D+3S=9@E QD 10H+2C=12@S AS")
MATE = at("KS 8C 2D", "QS", announced={"N": [11]})
DIETZE = at("5S 9H 4D KH", "9D 4C", variant="dietze")
FRENCH = at("5S 9H X20 X15", "9D 4C X25", variant="french")
GRUPP = at("X1 9H 5H", "9D 4C X2 5C X3", variant="grupp")


def said(verdict: Verdict) -> str:
    """The one sentence of a verdict."""
    return render(WORDS, sentence(verdict))


# A play, its first reason, what the sentence must name, and a near play that is legal.
ILLEGAL: list[tuple[Position, str, Reason, tuple[str, ...], str]] = [
    (FULL, "KS takes 10H", Reason.UNREADABLE, ('"KS takes 10H"',), "KS x 10H+4D"),
    (MATE, "8C on QS = 11 for Nobody", Reason.UNREADABLE, ("Nobody",), "8C on QS = 11 for N"),
    (FULL, "KH x 4D", Reason.CARD_NOT_HELD, ("K♥", "hand"), "KS x 4D"),
    (FULL, "KH", Reason.CARD_NOT_HELD, ("K♥",), "KS"),
    (FULL, "KS x QD AD", Reason.ITEM_NOT_ON_TABLE, ("Q♦",), "KS x QS AD"),
    (FULL, "KS x 4D 4D", Reason.ITEM_NOT_ON_TABLE, ("4♦",), "KS x 4D"),
    (FULL, "8C on KD = 12", Reason.ITEM_NOT_ON_TABLE, ("K♦",), "8C on 10H = 2"),
    (FULL, "KS x 10H", Reason.OUT_OF_REACH, ("10♥", "10", "K♠", "4 or 14"), "KS x 10H+4D"),
    (FULL, "KS x 10H 8D", Reason.OUT_OF_REACH, ("8♦ and 10♥", "18", "K♠", "4 or 14"), "KS x 10H 4D"),
    (FULL, "KS x 5S", Reason.OUT_OF_REACH, ("Build of 9 (5♠+4♠)", "9", "K♠", "4 or 14"), "KS x 5S+AD+4D"),
    (FULL, "8C x QS", Reason.OUT_OF_REACH, ("Q♠", "3 or 13", "8♣", "8"), "8C x QS+AD+4D"),
    (FULL, "KS=9 x 4D", Reason.OUT_OF_REACH, ("K♠", "4 or 14", "9"), "KS=4 x 4D"),
    (FULL, "KS=4 x 10H 2C", Reason.DOES_NOT_SPLIT, ("10♥", "4"), "KS=14 x 10H 4D"),
    (FULL, "2D on 10H = 11", Reason.OUT_OF_REACH, ("2♦", "10♥", "11", "8 or 12"), "2D on 10H = 8"),
    (FULL, "8C = 9", Reason.OUT_OF_REACH, ("8♣", "9", "8"), "8C on 10H = 2"),
    (DIETZE, "9H on 9D = 18", Reason.OUT_OF_REACH, ("9♥", "9♦"), "9H"),
    (FULL, "KS x 10H 8D 4D 2C", Reason.DOES_NOT_SPLIT, ("10♥", "4 or 14"), "KS x 8D 4D 2C"),
    (at("8S", "5H 3D 9C 7H"), "8S x 5H 3D 9C 7H", Reason.DOES_NOT_SPLIT, ("9♣ and 7♥ are left",), "8S x 5H 3D"),
    (FULL, "KS x 10H+8D 4D", Reason.GROUP_DOES_NOT_FIT, ("10♥ and 8♦", "18", "K♠", "4 or 14"), "KS x 10H+4D"),
    (FULL, "KS x QS+AD 10H+4D 8D", Reason.GROUP_DOES_NOT_FIT, ("8♦", "8", "K♠"), "KS x QS+AD 10H+4D"),
    (FULL, "KS=4 x 10H+4D", Reason.GROUP_DOES_NOT_FIT, ("10♥ and 4♦", "14", "K♠", "4"), "KS=14 x 10H+4D"),
    (FULL, "KS x 4D 10H+QS", Reason.GROUP_DOES_NOT_FIT, ("10♥ and Q♠", "13 or 23"), "KS x 4D"),
    (at("JS 5H", "2C 8D 4S"), "JS x 2C 8D+4S", Reason.TWO_VALUES, ("J♠", "2 or 12"), "JS x 8D+4S"),
    (at("KS 5H", "4D QS AD"), "KS x 4D QS+AD 4D", Reason.ITEM_NOT_ON_TABLE, ("4♦",), "KS x QS+AD"),
    (GRUPP, "9H x 9D X2", Reason.JOKER_RULE, ("X2", "9♥"), "X1 x 9D X2"),
    (GRUPP, "9H on X2 = 9", Reason.JOKER_RULE, ("X2",), "5H on 4C = 9"),
    (GRUPP, "X1 x X2+9D", Reason.JOKER_RULE, ("X2", "never part of a sum"), "X1 x X2 9D"),
    (GRUPP, "X1=15 x 9D", Reason.OUT_OF_REACH, ("X1", "2–14", "15"), "X1=9 x 9D"),
    (OWNER, "JS x AC+AS 6D+QD", Reason.OBLIGATION_BROKEN, ("build of 12 (10♥+2♣)", "12"), "JS x AC+AS 6D+QD 10H"),
    (OWNER, "JS", Reason.OBLIGATION_BROKEN, ("build of 12 (10♥+2♣)", "12"), "KH"),
    (FULL, "KS on 10H = 14", Reason.NO_CARD_FOR_VALUE, ("14",), "8C on 10H = 2"),
    (FULL, "KS = 4", Reason.NO_CARD_FOR_VALUE, ("4",), "KS"),
    (MATE, "8C on QS = 5 for N", Reason.NOT_ANNOUNCED, ("N", "5"), "8C on QS = 11 for N"),
    (MATE, "8C on QS = 11 for E", Reason.NOT_ANNOUNCED, ("partner", "E"), "2D on QS = 11 for N"),
    (EMPTY, "JS = 2", Reason.VARIANT_FORBIDS, ("table is empty",), "JS"),
    (DIETZE, "5S on 9D = 4", Reason.VARIANT_FORBIDS, ("4", "subtracting"), "5S on 9D = 14"),
    (at("4D 4S KH", "4C 9D", variant="dietze"), "4D on 4C = 4", Reason.VARIANT_FORBIDS, ("keep its value",), "4D = 4"),
    (FRENCH, "X20 = 20", Reason.VARIANT_FORBIDS, ("14",), "X20 on X25 = 5"),
    (FRENCH, "9H on 9D = 18", Reason.VARIANT_FORBIDS, ("14",), "5S on 4C = 9"),
    (DIETZE, "5S on 9D = 14 for N", Reason.VARIANT_FORBIDS, ("alone", "N"), "5S on 9D = 14"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("where", "play", "reason", "named", "near"), ILLEGAL, ids=lambda value: value if isinstance(value, str) else ""
)
def test_the_sentence_for_a_reason_names_cards_values_and_sum_and_a_near_play_is_legal(
    where: Position, play: str, reason: Reason, named: tuple[str, ...], near: str
) -> None:
    verdict = judge_text(where, play)
    assert not verdict.legal
    assert not verdict.right
    assert verdict.violations[0].reason is reason
    for part in named:
        assert part in said(verdict)
    assert judge_text(where, near).legal


def test_every_reason_and_every_ban_has_its_case_above_but_those_that_text_cannot_ask_for() -> None:
    verdicts = [judge_text(where, play) for where, play, *_ in ILLEGAL]
    reasons = {violation.reason for verdict in verdicts for violation in verdict.violations}
    bans = {violation.ban for verdict in verdicts for violation in verdict.violations} - {None}
    assert set(Reason) - reasons == {Reason.PART_OF_BUILD, Reason.NOTHING_SELECTED}
    assert bans == set(Ban)


def test_a_part_of_a_build_is_named_with_the_build() -> None:
    where = at("5H KS", "9D 5S+4S=9@N")
    verdict = judge(where, Reading(Capture(CARDS["5H"], (loose(CARDS["5S"]),))))
    assert [violation.reason for violation in verdict.violations] == [Reason.PART_OF_BUILD]
    assert said(verdict).startswith("5♠ is part of the build of 9 (5♠+4♠)")


def test_a_capture_of_nothing_asks_what_to_take() -> None:
    verdict = judge(FULL, Reading(Capture(CARDS["KS"], ())))
    assert [violation.reason for violation in verdict.violations] == [Reason.NOTHING_SELECTED]
    assert said(verdict) == "Choose what K♠ should take from the table."


def test_two_values_are_said_before_a_total_that_does_not_fit() -> None:
    verdict = judge_text(at("JS 5H", "2C 8D 4S"), "JS x 2C 8D 4S")
    assert [violation.reason for violation in verdict.violations][1:] == [Reason.TWO_VALUES]
    assert said(verdict) == (
        "J♠ counts 2 or 12, but only one of them for the whole capture; these groups need different ones."
    )


def test_several_items_together_make_and_one_makes() -> None:
    assert "10♥ and 8♦ make 18" in said(judge_text(FULL, "KS x 10H+8D 4D"))
    assert "8♦ makes 8" in said(judge_text(FULL, "KS x QS+AD 10H+4D 8D"))


@pytest.mark.parametrize(
    ("where", "play", "told"),
    [
        (FULL, "KS", "You lay down K♠."),
        (FULL, "KS x 10H 4D", "K♠ takes 4♦+10♥: 2 cards from the table."),
        (FULL, "2D x 2C", "2♦ takes 2♣: one card from the table."),
        (FULL, "KS x 5S AD 4D", "K♠ takes A♦+4♦+build of 9 (5♠+4♠): 4 cards from the table."),
        (FULL, "8C on 10H = 2", "You build 2."),
        (MATE, "8C on QS = 11 for N", "You build 11 for N."),
        (at("KS", "QS AD"), "KS x QS AD", "Zwick! The table is clear."),
        (at("X1", "X2 X3", variant="grupp"), "X1 x X2 X3", "X1 takes X2 and X3: 2 cards from the table."),
    ],
)
def test_a_legal_play_is_told_as_what_it_does(where: Position, play: str, told: str) -> None:
    verdict = judge_text(where, play)
    assert verdict.legal
    assert verdict.right
    assert said(verdict) == told


def test_cards_points_and_the_zwick_of_a_capture_are_counted() -> None:
    verdict = judge_text(at("10D 2C", "AS 9H 8D 2S"), "10D x AS+9H 8D+2S")
    assert (verdict.zwick, verdict.cards, verdict.points) == (True, 5, 3 + 1 + 1 + 1)
    verdict = judge_text(at("10D 2C", "AS 9H 8D 2S"), "10D x AS+9H")
    assert (verdict.zwick, verdict.cards, verdict.points) == (False, 3, 4)
    verdict = judge_text(at("10D 2C", "AS 9H 8D 2S"), "10D")
    assert (verdict.zwick, verdict.cards, verdict.points, verdict.split) == (False, 0, 0, None)


def test_a_stated_split_is_kept_and_shown_with_its_sums() -> None:
    where = at("KS", "10H 4D 8D 2C 4S")
    stated = judge_text(where, "KS x 10H+4S 8D+4D+2C").split
    assert stated is not None
    assert [render(WORDS, line) for line in split_lines(JENSEN, stated)] == ["10♥ + 4♠ = 14", "8♦ + 4♦ + 2♣ = 14"]
    unstated = judge_text(where, "KS x 10H 4S 8D 4D 2C").split
    assert unstated is not None
    assert len(unstated.groups) == 2


def test_a_group_shows_the_value_of_every_card_that_has_two_and_of_builds() -> None:
    queen, ace, build = (item for item in at("KS", "QS AD 5S+4S=9@N").table)
    assert render(WORDS, group_line(JENSEN, (queen, ace), 14)) in ("Q♠ (3) + A♦ (11) = 14", "Q♠ (13) + A♦ (1) = 14")
    assert render(WORDS, group_line(JENSEN, (ace, build), 10)) == "A♦ (1) + 5♠+4♠ (9) = 10"
    assert render(WORDS, group_line(JENSEN, (queen,), 3)) == "Q♠ (3)"
    assert values_in_group(JENSEN, (queen, ace), 15) is None
    assert values_in_group(JENSEN, (), 0) == ()


def test_help_says_what_would_be_legal_or_that_nothing_is() -> None:
    def helped(where: Position, play: str) -> str | None:
        line = help_line(judge_text(where, play))
        return None if line is None else render(WORDS, line)

    assert helped(FULL, "KS x 10H") == "Legal would be: K♠ takes 4♦+10♥."
    assert helped(at("8S 5D", "5H"), "8S x 5H") == "Another card of yours takes them: 5♦ takes 5♥."
    assert helped(at("8S 5D", "6H"), "8S x 6H") == "8♠ takes nothing here."
    assert helped(at("8S 5D", "6H"), "7S x 6H") is None
    assert helped(at("8S 5D", "6H"), "no play") is None
    assert helped(at("8S 5D", "8H"), "8S x 8H") is None


def test_what_was_missed_is_counted_or_certified_to_be_nothing() -> None:
    def told(where: Position, play: str) -> list[str]:
        return [render(WORDS, line) for line in missed_lines(judge_text(where, play))]

    assert told(at("8S 5D", "8H"), "8S x 8H") == ["Nothing more was there: proven for every card of your hand."]
    assert told(at("8S 5D", "8H"), "8S") == ["There was more to find with your hand: one other capture."]
    assert told(at("8S 5D", "8H 5H"), "8S") == ["There was more to find with your hand: 2 other captures."]
    assert told(at("8S 5D", "8H"), "8S x 5H") == []


def test_missed_leaves_out_what_a_larger_capture_contains_and_names_zwicks_first() -> None:
    verdict = judge_text(at("8D 5S KC", "5C 3H 6D 2S 8H"), "KC")
    plays = [write_play(verdict.position, move) for move in verdict.missed or ()]
    assert plays[0] == "8D x 5C+3H 6D+2S 8H"
    assert [play.split()[0] for play in plays] == ["8D", "5S", "KC", "KC"]
    made = judge_text(at("8D 5S KC", "5C 3H 6D 2S 8H"), plays[0])
    assert [write_play(made.position, move) for move in made.missed or ()] == plays[1:]


def test_suspended_promises_are_told() -> None:
    verdict = judge_text(at("7H 8C", "2S+3S=5@S"), "7H")
    assert verdict.suspended
    told = [render(WORDS, line) for line in missed_lines(verdict)]
    assert told[0].startswith("None of your plays keeps every promise")
    assert not judge_text(OWNER, "KH").suspended


def test_a_table_with_more_missed_captures_than_are_listed_does_not_look_like_one_with_none() -> None:
    where = at(
        "X30 5D",
        " ".join(f"{rank}{suit}" for rank in "A234JQK" for suit in "SHDC"),
        variant="christiansen",
        seats="S N",
    )
    verdict = judge_text(where, "5D")
    assert len(verdict.missed) == MOST_MISSED
    assert not verdict.missed_all
    assert [render(WORDS, line) for line in missed_lines(verdict)] == [
        f"There were more than {MOST_MISSED} other captures."
    ]
    record = verdict_record(WORDS, verdict)
    assert record["missed"] != []
    assert record["missed_more_than"] == MOST_MISSED


@settings(max_examples=150)
@given(positions(), st.randoms(use_true_random=False))
def test_missed_is_every_largest_capture_of_each_card_but_the_one_made(where: Position, dice: object) -> None:
    plays = list(legal_moves(where))
    made = plays[dice.randrange(len(plays))]  # type: ignore[attr-defined]
    verdict = judge(where, Reading(made))
    assert verdict.legal
    assert verdict.missed is not None
    largest = [one for card in dict.fromkeys(where.hand) for one in largest_captures(where, card)]
    assert effects(verdict.missed) == effects(largest) - effects([made])
    assert len(verdict.missed) == len(effects(verdict.missed))
    keys = [(not is_zwick(where, one), -cards_taken(one)) for one in verdict.missed]
    assert keys == sorted(keys)


@settings(max_examples=150)
@given(positions(), st.randoms(use_true_random=False))
def test_every_answer_gets_a_verdict_with_a_sentence_and_a_record(where: Position, dice: object) -> None:
    choose = dice.choice  # type: ignore[attr-defined]
    items = tuple(item for item in where.table if choose((True, False)))
    card = choose([*where.hand, CARDS["9C"]])
    build = Build(card, choose([None, *where.table]), choose(range(40)), choose(range(len(where.seats))))
    for move in (Lay(card), Capture(card, items), build):
        verdict = judge(where, Reading(move))
        assert verdict.legal == (not violations(where, move))
        assert said(verdict)
        record = verdict_record(WORDS, verdict)
        assert list(record) == ["play", "legal", "reasons", "repair", "missed", "text"]
        assert json.loads(json.dumps(record)) == record
        assert bool(record["reasons"]) != record["legal"]
        if not verdict.legal:
            assert record["missed"] == []
            line = help_line(verdict)
            assert line is None or render(WORDS, line)
        for text in (record["repair"], *(record["missed"] or ())):  # type: ignore[misc]
            if text is not None:
                assert not violations(where, read_play(where, text).move)


@pytest.mark.parametrize(
    ("where", "play", "sentence"),
    [
        (at("JS 5H", "2H"), "JS=12 x 2H", "2♥ counts 2; your J♠ as 12 takes 12 only."),
        (
            at("QS QH 5C", "3D=3@S KD+AD=13@S"),
            "QH",
            "You own the build of 3 (3♦) and build of 13 (K♦+A♦) and need a different card for each of their values; "
            "one card cannot answer two.",
        ),
    ],
)
def test_what_a_sentence_says_of_values_is_true(where: Position, play: str, sentence: str) -> None:
    assert said(judge_text(where, play)) == sentence


def test_a_play_on_a_table_that_is_too_large_is_judged_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    where = at("8S 5D", "5H 3D 6H")
    monkeypatch.setattr(grouping, "WORK_LIMIT", 0)
    legal = judge_text(where, "8S x 5H+3D")
    assert legal.legal
    assert [line.message for line in missed_lines(legal)] == ["verdict-missed-unknown"]
    wrong = judge_text(where, "8S x 6H")
    assert not wrong.legal
    assert wrong.repair is NO_REPAIR
