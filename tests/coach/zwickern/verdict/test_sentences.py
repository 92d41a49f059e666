"""Sentences for thousands of wrong tries on tables of content and of dealt hands: what holds for each of them."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest

from tests.coach.zwickern.verdict.test_wrong_selections import Sums
from tests.coach.zwickern.verdict.tries import wrong_tries
from tests.examples import some
from tutor.coach.zwickern.verdict.explanation import help_line, main_violation, nudge, of_seat, sentence
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.coach.zwickern.words.phrases import (
    item_phrase,
    item_sign,
    listing,
    named,
    sum_of,
    the_item,
    totals_phrase,
    values_phrase,
)
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import VARIANTS, Build, Capture, Item, Reason
from tutor.engine.zwickern.plays import without
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.variants import HIGH_ONLY
from tutor.text import LANGUAGES, Line, Name, OneOf, card_sign, language, render, said

WORDS = language("en")
TABLES, EACH = 90, 8
SIGNS = {card_sign(WORDS, card): card for card in CARDS.values()}
SIGN = re.compile(r"(?<![\w])(?:10|[2-9AJQK])[♠♥♦♣]|(?<![\w])(?:no\. \d|\d\d) joker\b")
OWN = re.compile(r"\b(?:you|your|du|dir|dich|dein\w*|vous|vos|votre)\b", re.IGNORECASE)
BUILD = re.compile(r"build of (\d+) \(([^)]*)\)")


@cache
def tries(variant: str) -> tuple[Verdict, ...]:
    """Return illegal plays of a variant with their verdicts."""
    return tuple(wrong_tries(variant, "sentences", TABLES, EACH))


def lines(verdict: Verdict) -> Iterator[Line]:
    """Yield everything that is said of an illegal play."""
    yield from (one for one in (sentence(verdict), nudge(verdict), help_line(verdict)) if one is not None)


def told(verdict: Verdict) -> list[str]:
    """Render everything that is said of an illegal play."""
    return [render(WORDS, line) for line in lines(verdict)]


@cache
def all_told(variant: str) -> tuple[tuple[Verdict, list[str]], ...]:
    """Return illegal plays of a variant with everything that is said of them."""
    return tuple((verdict, told(verdict)) for verdict in tries(variant))


def case(verdict: Verdict) -> str:
    """Describe a try and what is said of it, for the message of a failed test."""
    where = verdict.position
    table = ", ".join(said(WORDS, item_sign(item)) for item in where.table)
    hand = " ".join(card_sign(WORDS, card) for card in where.hand)
    return f"{where.rules.name}: {hand} | {table} | {verdict.text} {verdict.stated}: {told(verdict)}"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_reason_comes_up_among_the_wrong_tries(variant: str) -> None:
    """The rarest comes once in hundreds of tries."""
    rules = VARIANTS[variant]
    never = {Reason.UNREADABLE, Reason.SEVERAL_ITEMS, Reason.NOTHING_SELECTED, Reason.CARD_NOT_HELD}
    never |= {Reason.JOKER_RULE} if rules.wild is None else set()
    never |= {Reason.TWO_VALUES} if rules.courts == HIGH_ONLY and rules.wild is None else set()
    never |= {Reason.NOT_ANNOUNCED} if not any(plan.partners for plan in rules.plans) else set()
    never |= {Reason.VARIANT_FORBIDS} if variant in ("jensen", "christiansen") else set()
    wanted, seen = set(Reason) - never, set[Reason]()
    for verdict in chain(tries(variant), wrong_tries(variant, "more sentences", 10 * TABLES, EACH)):
        seen.add(main_violation(verdict.violations).reason)
        if wanted <= seen:
            break
    assert wanted <= seen
    assert len(tries(variant)) > 400


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_left_over_is_not_a_group_of_the_named_value_nor_holds_one(variant: str) -> None:
    found = 0
    for verdict in tries(variant):
        line = sentence(verdict)
        if line.message != "reason-does-not-split":
            continue
        assert isinstance(verdict.play, Capture)
        found += 1
        sums, value, takes = (
            Sums(verdict.position, verdict.play.card),
            int(str(line.values["value"])),
            verdict.play.takes,
        )
        words = render(WORDS, line).rpartition(f"whatever makes {value}, and ")[2]
        left = tuple(item for item in takes if says(words, item))
        assert 0 < len(left) < len(takes), case(verdict)
        assert value in sums.values, case(verdict)
        over = sum(1 << place for place, item in enumerate(verdict.position.table) if item in left)
        chosen = sum(1 << place for place, item in enumerate(verdict.position.table) if item in takes)
        assert not any(sums.is_group(mask, value) for mask in range(1, over + 1) if mask & over == mask), case(verdict)
        assert sums.partition(chosen ^ over, {value}) is not None, case(verdict)
        # That the judge leaves the fewest items over is tested in test_wrong_selections.py beside this file.
    assert found > 30


# What a violation names as its items, in the words of each sentence that names them.
SUMS = (
    "reason-out-of-reach",
    "reason-out-of-reach-difference",
    "reason-out-of-reach-as",
    "reason-out-of-reach-one",
    "reason-out-of-reach-one-as",
)
LISTED = {
    **dict.fromkeys(SUMS, sum_of),
    "reason-obligation-broken-each": lambda items: listing([the_item(item) for item in items]),
    **dict.fromkeys(
        ("reason-obligation-broken", "reason-obligation-broken-kept"),
        lambda items: listing([the_item(item) for item in items], choice=True),
    ),
    "reason-obligation-broken-last": lambda items: listing([the_item(item) for item in items]),
    "reason-joker-rule-capture": lambda items: listing([item_phrase(item) for item in items], choice=True),
    "reason-joker-rule-group": named,
    "reason-joker-rule-build": named,
    "reason-item-not-on-table": named,
    "reason-item-not-on-table-again": named,
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_sentence_and_the_data_of_its_fault_name_the_same(variant: str) -> None:
    seen: Counter[str] = Counter()
    for verdict in tries(variant):
        line, wrong = sentence(verdict), main_violation(verdict.violations)
        rules, values = verdict.position.rules, line.values
        if line.message in LISTED:
            assert values["items"] == LISTED[line.message](wrong.items), case(verdict)
        elif wrong.reason is Reason.OUT_OF_REACH and line.message.startswith("reason-does-not-split"):
            assert values["items"] == sum_of(wrong.items), case(verdict)
        elif line.message == "reason-does-not-split":
            assert values["left"] == listing([item_phrase(item) for item in wrong.items]), case(verdict)
            assert values["value"] == wrong.beside, case(verdict)
        if isinstance(verdict.play, Capture) and "totals" in values:
            assert values["totals"] == totals_phrase(wrong.totals), case(verdict)
            own = values_phrase(rules, wrong.card, wrong.values)
            assert values.get("values", own) == own, case(verdict)
        if isinstance(verdict.play, Build) and wrong.value is not None:
            assert values.get("value", wrong.value) == wrong.value, case(verdict)
        if wrong.card is not None:
            assert values.get("card", wrong.card) is wrong.card, case(verdict)
        seen[line.message] += 1
    assert len(seen) > 10


def says(words: str, item: Item) -> bool:
    """Tell whether words name an item: a loose card outside of any build, or the build with its cards."""
    if item.value is not None:
        return said(WORDS, item_sign(item)) in words
    return card_sign(WORDS, item.cards[0]) in SIGN.findall(BUILD.sub("", words))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_card_and_build_that_is_named_is_there(variant: str) -> None:
    for verdict, texts in all_told(variant):
        where, play = verdict.position, verdict.play
        assert play is not None
        strange = [card for item in getattr(play, "takes", ()) for card in item.cards]
        there = {*where.hand, *strange, *(card for item in where.table for card in item.cards)}
        builds = {said(WORDS, item_sign(item)) for item in where.table if item.value is not None}
        new = {f"build of {value} (" for value in (getattr(play, "value", None),) if value is not None}
        for words in texts:
            assert {SIGNS[sign] for sign in SIGN.findall(words)} <= there, case(verdict)
            for found in BUILD.finditer(words):
                # A play that breaks a promise may do so by a build that it makes.
                assert found[0] in builds or found[0].startswith(tuple(new)), case(verdict)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_loose_card_is_not_called_a_build_and_a_card_of_a_build_is_not_said_to_be_loose(variant: str) -> None:
    for verdict, texts in all_told(variant):
        if verdict.violations[0].reason in (Reason.ITEM_NOT_ON_TABLE, Reason.PART_OF_BUILD):
            continue
        where = verdict.position
        loose = {card for item in where.table if item.value is None for card in item.cards} | set(where.hand)
        for words in texts:
            assert {SIGNS[sign] for sign in SIGN.findall(BUILD.sub("", words))} <= loose, case(verdict)


@pytest.mark.parametrize("variant", VARIANTS)
def test_sums_and_values_are_those_of_the_table(variant: str) -> None:
    for verdict in tries(variant):
        line = sentence(verdict)
        totals = line.values.get("totals")
        if not isinstance(totals, OneOf) or not isinstance(verdict.play, Capture):
            continue
        words = render(WORDS, line)
        groups = verdict.stated.groups if verdict.stated is not None and verdict.stated.groups is not None else ()
        sets = [verdict.play.takes, *groups]
        rules = verdict.position.rules
        reached = [{0}]
        for items in sets:
            found = {0}
            for item in items:
                bits = item_bits(rules, item)
                values = [value for value in range(bits.bit_length()) if bits >> value & 1]
                found = {one + value for one in found for value in values} if values else found
            reached.append(found)
        assert set(totals.numbers) in reached, case(verdict)
        assert not set(totals.numbers) & set(main_violation(verdict.violations).values), case(verdict)
        assert " ×" not in words, case(verdict)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_player_who_breaks_a_promise_learns_the_card_what_stays_and_the_build(variant: str) -> None:
    found = 0
    for verdict in tries(variant):
        if verdict.violations[0].reason is not Reason.OBLIGATION_BROKEN or verdict.play is None:
            continue
        found += 1
        line, card = sentence(verdict), verdict.play.card
        words, rest = render(WORDS, line), without(verdict.position.hand, card)
        assert card_sign(WORDS, card) in words, case(verdict)
        assert BUILD.search(words), case(verdict)
        values = {int(one[1]) for one in BUILD.finditer(words)}
        bits = verdict.position.rules.hand_bits
        if line.message == "reason-obligation-broken-each":
            takers = [one for one in rest if any(bits[one] >> value & 1 for value in values)]
            assert 0 < len(takers) < len(values), case(verdict)
            assert named(words) >= set(takers), case(verdict)
        else:
            assert not any(bits[one] >> value & 1 for one in rest for value in values), case(verdict)
            assert len(rest) > 3 or named(words) >= set(rest), case(verdict)
    assert found >= 10


def named(words: str) -> set[Card]:
    """Return the cards that words name outside of builds."""
    return {SIGNS[sign] for sign in SIGN.findall(BUILD.sub("", words))}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_second_sentence_names_what_it_speaks_of(variant: str) -> None:
    for verdict in tries(variant):
        second = nudge(verdict)
        if second is None or not second.message.startswith("verdict-nudge-other-card"):
            continue
        words = render(WORDS, second)
        assert not re.search(r"\b(it|them)\b", words), case(verdict)
        if isinstance(verdict.play, Capture) and second.message == "verdict-nudge-other-card":
            assert all(says(words, item) for item in verdict.play.takes), case(verdict)


SLIPS = re.compile(
    r"\b(1|one) (points|cards|zwicks|items|builds|groups|captures|values|hands)\b"
    r"|\}|\{|  |\bthe the\b|\. [a-z]"
)


@pytest.mark.parametrize("variant", VARIANTS)
def test_one_is_one_and_two_are_two(variant: str) -> None:
    for verdict, texts in all_told(variant):
        for words in texts:
            assert not SLIPS.search(words), case(verdict)
            assert words[0].isupper() or not words[0].isalpha(), case(verdict)
            assert words.endswith("."), case(verdict)
            over = re.search(r"whatever makes \d+, and (.*) (is|are) left over", words)
            if over is not None:
                number = len(BUILD.findall(over[1])) + len(SIGN.findall(BUILD.sub("", over[1])))
                assert over[2] == ("is" if number == 1 else "are"), case(verdict)
            stays = re.search(r"only(?: have)? (.*) (is left for|are left for|left, and it|left, and n)", words)
            if stays is not None:
                one = len(SIGN.findall(stays[1])) == 1
                assert stays[2].startswith("is") or stays[2].endswith("it") if one else stays[2].endswith(("r", "n"))


@pytest.mark.parametrize("variant", some(VARIANTS, 3))
def test_where_the_learner_plays_for_all_the_seat_is_spoken_of(variant: str) -> None:
    seat, said_before = Name("Dianne"), Counter[tuple[str | None, ...]]()
    for verdict in tries(variant):
        found = (sentence(verdict, seat), nudge(verdict), help_line(verdict))
        messages = tuple(line and line.message for line in found)
        said_before[messages] += 1
        if said_before[messages] > EACH:
            continue
        spoken = [of_seat(line, seat) for line in found if line is not None]
        texts = [render(language(code), line) for code in LANGUAGES for line in spoken]
        assert [text for text in texts if OWN.search(text)] == [], case(verdict)
