"""The rule book as it is written: what a section, a rule and a board must have and may have."""

import pytest

from tests.rulebooks import BOARD, SECTION
from tutor.content.files.load import load_section
from tutor.content.files.rulebook import SectionEntry
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS


def read(text: str) -> SectionEntry:
    """The section of a text."""
    return load_section("section.yaml", text, VARIANTS).entry


def told(text: str) -> list[str]:
    """Return what is wrong with a section, as `line:column message`."""
    try:
        faults = load_section("section.yaml", text, VARIANTS).faults
    except ContentError as error:
        faults = error.faults
    return [f"{fault.mark.line}:{fault.mark.column} {fault.message}" for fault in faults]


def test_a_rule_needs_only_a_name_a_text_and_a_source() -> None:
    section = read(SECTION)
    (rule,) = section.rules
    assert (section.title, section.about, section.cousins) == ("Laying", None, False)
    assert (rule.slug, rule.title, rule.text, rule.sources) == ("laying", "You may lay", "It stays.", ("english",))
    assert (rule.variants, rule.readings, rule.reading, rule.examples) == (None, (), None, ())


def test_a_rule_may_name_its_variants_its_readings_and_what_is_unclear() -> None:
    more = '    variants: [jensen, grupp]\n    readings: ["3"]\n    reading: It is not said.\n'
    (rule,) = read(SECTION + more).rules
    assert (rule.variants, rule.readings, rule.reading) == (("jensen", "grupp"), ("3",), "It is not said.")


def test_a_board_has_a_position_and_claims_about_plays() -> None:
    ((board,),) = (rule.examples for rule in read(SECTION + BOARD).rules)
    assert (board.text, board.legal, board.position.variant) == ("Lay the 2.", ("2S",), "jensen")
    assert [(one.play, one.reason) for one in board.illegal] == [("2S x 9D", "out-of-reach")]


@pytest.mark.parametrize("key", ["slug", "title", "text", "sources"])
def test_what_a_rule_needs_may_not_be_left_out(key: str) -> None:
    head, rules = SECTION.split("rules:\n")
    broken = [line for line in rules.replace("  - ", "    ").splitlines(keepends=True) if f" {key}:" not in line]
    assert told(f"{head}rules:\n  -\n{''.join(broken)}") == ["4:5 content-missing-key"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sources: [english]", "sources: []", "6:14 content-too-few"),
        ("slug: laying", "slug: Laying It", "3:11 content-not-a-slug"),
        ("text: It stays.", "text: ''", "5:11 content-too-short"),
        ("    sources", "    variants: []\n    sources", "6:15 content-too-few"),
        ("title: Laying", "title: Laying\ncousins: perhaps", "2:10 content-not-a-flag"),
        ("    sources", "    source: english\n    sources", "6:5 content-unknown-key"),
    ],
)
def test_what_a_rule_cannot_be_is_reported_at_its_place(old: str, new: str, message: str) -> None:
    assert told(SECTION.replace(old, new, 1)) == [message]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("        legal: [2S]\n", "", "8:9 content-missing-key"),
        ("legal: [2S]", "legal: []", "10:16 content-too-few"),
        (", reason: out-of-reach", "", "11:19 content-missing-key"),
    ],
)
def test_a_board_states_at_least_one_legal_play_and_why_another_is_not(old: str, new: str, message: str) -> None:
    assert told(SECTION + BOARD.replace(old, new, 1)) == [message]


def test_a_section_without_rules_is_refused() -> None:
    assert told("title: Nothing\nrules: []\n") == ["2:8 content-too-few"]
