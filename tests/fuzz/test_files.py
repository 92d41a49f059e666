"""Any file is either proven or refused in words, and everything written from it can be read back."""

from functools import cache

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tests.fuzz.mutating import ODD_TEXTS, content, yaml_files
from tutor.catalogue.house_rules import read_variant
from tutor.catalogue.library import prove_file, prove_record
from tutor.catalogue.records import Record
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.files.load import load_positions
from tutor.content.files.writing import position_text, record_text, setup_of, variant_text
from tutor.content.yaml.source import ContentError
from tutor.content.zwickern.house_rules import variant_entry
from tutor.engine.cards import UnreadableError
from tutor.engine.zwickern import VARIANTS, Capture, Position, read_play, write_play

POSITIONS = [tree["position"] for tree in content("puzzles")]
HOUSES = [
    {"name": "ours", "based_on": "jensen", "title": "Ours", "zwick": "2", "points": {"10D": "5", "X25": "0"}},
    {"name": "wild-west", "based_on": "grupp", "build_on_empty": "true", "majority_on_tie": "true", "majority": "3"},
]


def faults_of(data: bytes) -> ContentError | None:
    """Return what is said against a file, or None if it holds."""
    try:
        prove_file("a file.yaml", data, VARIANTS)
    except ContentError as error:
        return error
    return None


@pytest.mark.parametrize("kind", ["lessons", "puzzles", "games", "rules"])
def test_content_is_proven_or_refused_in_words(kind: str) -> None:
    @examples(12)
    @given(yaml_files(content(kind)))
    def check(data: bytes) -> None:
        refused = faults_of(data)
        for fault in refused.faults if refused else ():
            assert fault.message != "check-unforeseen", str(fault)
            assert str(fault).isprintable()
            assert fault.mark.line >= 1
            assert fault.mark.column >= 1

    check()


@examples(40)
@given(yaml_files(POSITIONS))
def test_a_position_that_is_read_is_written_and_read_again(data: bytes) -> None:
    for found in load_positions("p", data, VARIANTS):
        if isinstance(found, Position):
            (again,) = load_positions("p", position_text(setup_of(found)), VARIANTS)
            assert again == found


@examples(15)
@given(yaml_files(content("games")))
def test_a_record_that_is_proven_is_written_and_proven_again(data: bytes) -> None:
    try:
        game = prove_record("mine", data, VARIANTS)
    except ContentError:
        return
    again = prove_record("mine", record_text(game.entry), VARIANTS)
    assert isinstance(again, Record)
    assert (again.entry, again.scores) == (game.entry, game.scores)
    # A learner's records are kept as their text.
    assert prove_record("mine", data.decode().encode(), VARIANTS).entry == game.entry


@examples(40)
@given(yaml_files(HOUSES))
def test_house_rules_that_are_read_are_written_and_read_again(data: bytes) -> None:
    try:
        rules = read_variant("mine.yaml", data)
    except ContentError:
        return
    assert read_variant("mine.yaml", variant_text(variant_entry(rules))) == rules


@cache
def places() -> tuple[tuple[Position, tuple[str, ...]], ...]:
    """Return positions, each with plays as they are written there."""
    found = []
    for tree in content("puzzles"):
        (where,) = load_positions("p", yaml.safe_dump(tree["position"]), VARIANTS)
        assert isinstance(where, Position)
        wrong = [one["play"] for one in tree.get("wrong", ())]
        found.append((where, (*tree.get("solutions", ()), *wrong, "KS x QS+AD", "10S on 2S = 12", "QH = 13")))
    return tuple(found)


@st.composite
def lines(draw: st.DrawFn) -> tuple[Position, str]:
    """Draw a position, and a text that resembles a play there."""
    where, plays = draw(st.sampled_from(places()))
    words = draw(st.sampled_from(plays)).split()
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(words)))
        cards = [card.code for item in where.table for card in item.cards] + [card.code for card in where.hand]
        some = st.sampled_from((*cards, *where.seats, "x", "on", "=", "for", "+", "#2", "=14", *ODD_TEXTS))
        words[at : at + draw(st.integers(0, 1))] = [draw(some)]
    return where, draw(st.sampled_from((" ", "  ", "", "\t", "\u00a0"))).join(words)


@examples(60)
@given(lines())
def test_any_line_is_a_play_or_unreadable_and_can_be_judged(given_line: tuple[Position, str]) -> None:
    where, line = given_line
    verdict = legality(where, line)
    try:
        play = read_play(where, line).play
    except UnreadableError:
        assert not verdict.legal
        return
    assert verdict.play == play
    on_table = not isinstance(play, Capture) or all(item in where.table for item in play.takes)
    if on_table and (not isinstance(play, Capture) or play.takes):
        written = write_play(where, play)
        assert read_play(where, written).play == play
        assert written.isprintable()
