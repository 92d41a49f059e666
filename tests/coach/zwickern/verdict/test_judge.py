"""The verdict on an answer: legal or not, the sentence that names cards, values and sums, and what was missed."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.boards import effects, largest_captures, positions
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.zwickern.goals.tactics import cards_taken
from tutor.coach.zwickern.verdict.as_json import verdict_record
from tutor.coach.zwickern.verdict.explanation import help_line, missed_lines, missed_notes, sentence
from tutor.coach.zwickern.verdict.judge import Verdict, judge, judge_text
from tutor.coach.zwickern.verdict.missed import MOST_MISSED, missed
from tutor.coach.zwickern.verdict.repair import Help, Repair
from tutor.coach.zwickern.words.plays import split_lines
from tutor.engine.arithmetic import grouping
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import (
    Build,
    Capture,
    Lay,
    Position,
    Reading,
    is_zwick,
    legal_plays,
    read_play,
    violations,
    write_play,
)
from tutor.engine.zwickern.captures import most_cards, number_of_captures
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.variants import JENSEN
from tutor.text import language, render

WORDS = language("en")
TABLE = "QS AD 8D 4D 2C 10H 5S+4S=9@N X15"
FULL = at("KS 8C 2D", TABLE)
OWNER = at("JS KH", "AC 6D+3S=9@E QD 10H+2C=12@S AS")
MATE = at("KS 8C 2D", "QS", announced={"N": [11]})


def said(verdict: Verdict) -> str:
    """Render the one sentence of a verdict."""
    return render(WORDS, sentence(verdict))


@pytest.mark.parametrize(
    ("where", "play", "told"),
    [
        (FULL, "KS", "You lay down the K♠."),
        (FULL, "KS x 10H 4D", "K♠ takes 4♦+10♥: 2 cards from the table."),
        (FULL, "2D x 2C", "2♦ takes 2♣: one card from the table."),
        (FULL, "KS x 5S AD 4D", "K♠ takes A♦ + 4♦ + the build of 9 (5♠+4♠): 4 cards from the table."),
        (FULL, "8C on 10H = 2", "You build 2."),
        (MATE, "8C on QS = 11 for N", "You build 11 for N."),
        (at("KS", "QS AD"), "KS x QS AD", "Zwick! The table is clear."),
        (
            at("X1", "X2 X3", variant="grupp"),
            "X1 x X2 X3",
            "The no. 1 joker takes the no. 2 joker and the no. 3 joker: 2 cards from the table.",
        ),
    ],
)
def test_a_legal_play_is_said_as_what_it_does(where: Position, play: str, told: str) -> None:
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


def test_missed_leaves_out_what_a_larger_capture_contains_and_names_zwicks_first() -> None:
    verdict = judge_text(at("8D 5S KC", "5C 3H 6D 2S 8H"), "KC")
    plays = [write_play(verdict.position, play) for play in verdict.missed or ()]
    assert plays[0] == "8D x 5C+3H 6D+2S 8H"
    assert [play.split()[0] for play in plays] == ["8D", "5S", "KC", "KC"]
    made = judge_text(at("8D 5S KC", "5C 3H 6D 2S 8H"), plays[0])
    assert [write_play(made.position, play) for play in made.missed or ()] == plays[1:]


def test_suspended_promises_are_said() -> None:
    verdict = judge_text(at("7H 8C", "2S+3S=5@S"), "7H")
    assert verdict.suspended
    told = [render(WORDS, line) for line in missed_lines(verdict)]
    assert told[0].startswith("No move keeps all your promises")
    assert not judge_text(OWNER, "KH").suspended


LARGE = at(
    "X30 5D",
    " ".join(f"{rank}{suit}" for rank in "A2JQK" for suit in "SHDC"),
    variant="christiansen",
    seats="S N",
)


def test_of_many_missed_captures_those_with_the_most_cards_are_listed_and_all_are_counted() -> None:
    verdict = judge_text(LARGE, "5D")
    number = verdict.missed_number
    assert number is not None
    assert len(verdict.missed) == MOST_MISSED < number
    every = sum(number_of_captures(legal_taking(LARGE, card)) for card in LARGE.hand)
    assert number + verdict.folded == every
    assert len(effects(verdict.missed)) == MOST_MISSED
    assert cards_taken(verdict.missed[0]) == max(most_cards(legal_taking(LARGE, card)) for card in LARGE.hand)
    (told,) = missed_lines(verdict)
    assert render(WORDS, told) == f"You could have taken something. There were {number:,} captures."
    cut, folded = missed_notes(verdict, len(verdict.missed))
    assert render(WORDS, cut) == f"These are the first {MOST_MISSED} of {number:,} captures."
    assert render(WORDS, folded) == f"{verdict.folded:,} smaller captures are part of larger ones."
    record = verdict_record(WORDS, verdict)
    assert len(record["missed"]) == MOST_MISSED
    assert record["missed_number"] == number


@examples(25)
@given(positions(least=3), st.integers(1, 8))
def test_a_list_that_is_cut_holds_the_captures_with_the_most_cards(where: Position, most: int) -> None:
    whole = missed(where, None)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tutor.coach.zwickern.verdict.missed.MOST_MISSED", most)
        some = missed(where, None)
    assert (some.number, some.folded) == (whole.number, whole.folded)
    assert len(some.captures) == min(most, len(whole.captures))
    keys = [(not is_zwick(where, one), -cards_taken(one)) for one in whole.captures]
    assert [(not is_zwick(where, one), -cards_taken(one)) for one in some.captures] == keys[:most]
    assert effects(some.captures) <= effects(whole.captures)


def test_what_two_equal_cards_of_the_hand_miss_is_listed_and_counted_once() -> None:
    found = missed(at("8S 8S 3H", "5D 3C 8H", variant="dietze", seats="A B C D E", turn="A"), None)
    assert [play.card.code for play in found.captures] == ["8S", "3H"]
    assert found.number == 2


def test_a_list_that_is_cut_is_as_long_when_the_capture_that_was_made_would_be_in_it() -> None:
    where = replace(LARGE, hands=tuple(hand and hand[:1] for hand in LARGE.hands))
    first = missed(where, None).captures[0]
    found = missed(where, first)
    assert len(found.captures) == MOST_MISSED
    assert first not in found.captures


@examples(50)
@given(positions(), st.randoms(use_true_random=False))
def test_missed_is_every_largest_capture_of_each_card_but_the_one_made(where: Position, dice: object) -> None:
    plays = list(legal_plays(where))
    captures = [play for play in plays if isinstance(play, Capture)]
    made = dice.choice(captures if captures and dice.random() < 0.6 else plays)
    verdict = judge(where, Reading(made))
    assert verdict.legal
    largest = [one for card in dict.fromkeys(where.hand) for one in largest_captures(where, card)]
    assert effects(verdict.missed) == effects(largest) - effects([made])
    assert verdict.missed_number == len(verdict.missed) == len(effects(verdict.missed))
    assert verdict.folded == len(effects(captures) - effects(largest) - effects([made]))
    keys = [(not is_zwick(where, one), -cards_taken(one)) for one in verdict.missed]
    assert keys == sorted(keys)


def test_what_was_used_of_the_hints_is_part_of_the_verdict() -> None:
    assert judge_text(FULL, "KS x 10H 4D").hints == 0
    for play in ("KS x 10H 4D", "KS x 10H", "no play"):
        assert judge_text(FULL, play, hints=3).hints == 3
    reading = read_play(FULL, "KS x 10H 4D")
    assert judge(FULL, reading, hints=4) == replace(judge(FULL, reading), hints=4)


@examples(50)
@given(positions(), st.randoms(use_true_random=False))
def test_every_answer_gets_a_verdict_with_a_sentence_and_a_record(where: Position, dice: object) -> None:
    choose = dice.choice
    items = tuple(item for item in where.table if choose((True, False)))
    card = choose([*where.hand, CARDS["9C"]])
    build = Build(card, choose([None, *where.table]), choose(range(40)), choose(range(len(where.seats))))
    for play in (Lay(card), Capture(card, items), build):
        verdict = judge(where, Reading(play))
        assert verdict.legal == (not violations(where, play))
        assert said(verdict)
        record = verdict_record(WORDS, verdict)
        assert list(record) == ["play", "legal", "reasons", "repair", "missed", "text"]
        assert json.loads(json.dumps(record)) == record
        assert bool(record["reasons"]) != record["legal"]
        if not verdict.legal:
            assert record["missed"] == []
            line = help_line(verdict)
            assert line is None or render(WORDS, line)
        for text in (record["repair"], *(record["missed"] or ())):
            if text is not None:
                assert not violations(where, read_play(where, text).play)


def test_a_play_on_a_table_that_is_too_large_is_judged_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    where = at("8S 5D", "5H 3D 6H")
    monkeypatch.setattr(grouping, "WORK_LIMIT", 0)
    legal = judge_text(where, "8S x 5H+3D")
    assert legal.legal
    assert [line.message for line in missed_lines(legal)] == ["verdict-missed-unknown"]
    wrong = judge_text(where, "8S x 6H")
    assert not wrong.legal
    assert wrong.repair == Repair(Help.UNKNOWN)
    assert legal.missed_number is None
    assert verdict_record(WORDS, legal)["missed_number"] is None
