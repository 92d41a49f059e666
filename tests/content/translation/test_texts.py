"""Which texts an entry has: all that learners read, found by the types of the fields, so that none is forgotten."""

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import pytest

from tutor.content.files.folders import content_root, files_of
from tutor.content.files.kinds import FILE_KINDS, KindName
from tutor.content.files.load import load_entry
from tutor.content.translation.texts import as_written, texts, translated
from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.entry import TEXT, Entry, OneLine, Text, Title
from tutor.content.yaml.text_fields import text_fields, text_places
from tutor.text import InEnglish

NOT_SHOWN = {
    "words that a search knows and nobody is shown, in a file for each language": {
        "SearchWords.synonyms", "SearchWords.ignored",
    },
    "cards and plays, which have a notation of their own": {
        "WrongEntry.play", "IllegalEntry.play", "PlyEntry.play", "CouldClaim.could",
        "CouldNotClaim.could_not",
        "HoldsOnlyClaim.holds_only", "TakersClaim.takers", "TakersClaim.after", "ClearersClaim.clearers",
        "ClearersClaim.after", "ChangersClaim.changers", "ChangersClaim.after", "WinsClaim.after", "HeldClaim.held",
        "WonClaim.won", "UndealtClaim.undealt", "UnseenClaim.unseen", "DealEntry.hands",
        "DealEntry.table", "ExampleEntry.legal",
        "EverythingGoal.card", "CaptureGoal.items", "BuildGoal.card", "BuildGoal.onto", "FindAllGoal.card",
        "LegalGoal.play", "HowManyGoal.card", "TakersGoal.items", "CountsGoal.play", "CountsGoal.card",
        "AnnounceGoal.card", "AnnounceGoal.onto", "PromiseGoal.plays", "SafeLaysGoal.against",
        "VariantsGoal.play",
        "ChoiceGoal.play", "PileGoal.cards", "StepEntry.solutions", "OwnStepEntry.solutions",
        "PuzzleEntry.solutions",
        "VariantEntry.jokers", "VariantEntry.points",
        "DoGoal.answer", "MayPlayGoal.answer", "WhichWinsGoal.answer", "WhichWinsGoal.cards", "WhichWinsGoal.turnup",
        "AccountGoal.then", "PotGoal.then", "WrongAction.action", "DealerGoal.then", "HandGoal.like",
        "TrickPointsGoal.cards", "TrickPointsGoal.turnup", "CertainGoal.answer", "MovesGoal.cuts", "ChanceGoal.card",
        "AnyHand.actions", "AnyHand.cuts", "AnyHand.hands", "AnyHand.stock", "AnyHand.turnup", "AnyHand.upcards",
        "CertainClaim.by", "CostsClaim.costs", "AboveClaim.above", "AboveClaim.of",
    },
    "names of seats and sides, which messages name": {
        "BuildGoal.seat", "AnnounceGoal.seat", "RecordEntry.seats", "RecordEntry.dealer",
        "RecordEntry.result",
        "PlyEntry.seat", "HeldClaim.by", "WonClaim.by", "MajorityGoal.piles", "MatchGoal.hands", "AccountGoal.seat",
        "DealerGoal.answer", "SureGoal.unless", "MovesGoal.answer", "ChanceGoal.seat",
        "AnyHand.seats", "AnyHand.dealer", "AnyHand.net", "AnyHand.next_dealer", "AnyHand.tricks", "AnyHand.faults",
    },
    "ids and codes": {
        "WrongEntry.reason", "IllegalEntry.reason", "ContentEntry.slug", "StepEntry.slug", "OwnStepEntry.slug",
        "StepEntry.shows",
        "StepEntry.counter", "OwnStepEntry.shows", "OwnStepEntry.counter", "PuzzleEntry.shows",
        "PuzzleEntry.counter",
        "PuzzleEntry.themes", "PuzzleEntry.replaces", "CourseStepEntry.step", "RuleEntry.slug",
        "RuleEntry.variants",
        "RuleEntry.sources", "RuleEntry.readings", "RecordEntry.game", "RecordEntry.variant", "CountedEntry.variant",
        "VariantEntry.name",
        "VariantEntry.game", "VariantEntry.based_on", "VariantsGoal.among", "PileGoal.variant",
        "MajorityGoal.variant", "OrderGoal.variant", "OrderGoal.events", "FactGoal.game", "FactGoal.fact",
        "WhichGamesGoal.fact", "WhichGamesGoal.value", "WhichGamesGoal.among",
        "SectionEntry.numbers", "TricksLessonEntry.game", "TrickStepEntry.slug", "TrickStepEntry.shows",
        "TrickStepEntry.counter", "WhichWinsGoal.variant", "TrickPointsGoal.variant", "WrongAction.reason",
        "ChanceGoal.answer", "WaysToPlayGoal.among",
        "WaysToPlayGoal.answer", "TrickPuzzleEntry.shows", "TrickPuzzleEntry.counter",
        "AnyHand.id", "AnyHand.game", "AnyHand.variant",
    },
    "remarks of the author, which learners do not read": {"AnyHand.why", "AnyHand.source"},
    "answers, which are proven": {
        f"{goal}Goal.answer"
        for goal in ("Legal", "HowMany", "Takers", "Counts", "Announce", "Promise", "SafeLays", "Variants", "Who",
                     "Pile", "Majority", "Match", "Fact", "WhichGames")
    },
    "answers against which a reason is said": {
        "StepEntry.reasons", "OwnStepEntry.reasons", "TrickStepEntry.reasons", "TrickPuzzleEntry.reasons",
    },
    "words of the German and the French source": {"Term.german", "Term.french"},
}  # fmt: skip


def strings(kind: Any) -> set[bool]:
    """Yield for every string in a value of a type, entries aside, whether it is marked as a text."""
    origin = get_origin(kind)
    if origin is Annotated:
        inside, *marks = get_args(kind)
        if any(isinstance(mark, Written) for mark in marks):
            return set()
        return {True} if any(isinstance(mark, Text) for mark in marks) else strings(inside)
    if origin is Literal:
        return set()
    if origin in (Union, UnionType, tuple, dict):
        return {found for part in get_args(kind) if part is not Ellipsis for found in strings(part)}
    return {False} if kind is str else set()


def entries(kind: Any) -> set[type[Entry]]:
    """Return all classes of entries that a value of a type may have in it."""
    if isinstance(kind, type) and issubclass(kind, Entry):
        inside = [entries(Annotated[(one.annotation, *one.metadata, None)]) for one in kind.model_fields.values()]
        return {kind}.union(*inside)
    return {found for part in get_args(kind) for found in entries(part)}


# Positions and situations have no place among content, where learners would read them.
ALL = sorted(
    {found for kind in FILE_KINDS.values() if kind.folder is not None for found in entries(kind.model)},
    key=lambda kind: kind.__name__,
)


def fields() -> dict[str, set[bool]]:
    """Return all fields of entries that may have a string in them, and whether it is marked."""
    found = {
        f"{kind.__name__}.{name}": strings(Annotated[(field.annotation, *field.metadata, None)])
        for kind in ALL
        for name, field in kind.model_fields.items()
    }
    return {name: marked for name, marked in found.items() if marked}


def test_every_text_is_marked_or_said_not_to_be_shown() -> None:
    plain = {name for name, marked in fields().items() if False in marked}
    listed = {name for names in NOT_SHOWN.values() for name in names}
    assert sorted(plain - listed) == [], "mark them as Title or Prose, or say in NOT_SHOWN why nobody reads them"
    assert sorted(listed - plain) == []


def test_every_marked_text_is_found() -> None:
    marked = {name for name, found in fields().items() if True in found}
    assert marked == {
        f"{kind.__name__}.{name}" for kind in ALL for name, how in text_fields(kind).items() if how != "entries"
    }
    assert {"LessonEntry.can", "PlyEntry.note", "RuleEntry.reading", "Term.forms", "VariantEntry.title"} <= marked


def test_a_mapping_of_entries_with_texts_is_refused_since_no_context_could_name_them() -> None:
    class Said(Entry):
        title: Title

    class Odd(Entry):
        said: dict[OneLine, Said]

    with pytest.raises(TypeError):
        text_fields(Odd)


@pytest.mark.parametrize("kind", [name for name, kind in FILE_KINDS.items() if kind.folder])
def test_every_text_of_our_content_has_a_context_of_its_own(kind: KindName) -> None:
    for file in files_of(kind, content_root()):
        contexts = [text.context for text in texts(load_entry(kind, str(file), file.read_bytes()))]
        assert len(set(contexts)) == len(contexts), file


RECORD = """\
title: A game
variant: jensen
seats: [Ida, Jan]
dealer: Jan
deals:
  - hands: {Ida: [JS], Jan: [2C]}
    plays:
      - {seat: Ida, play: JS}
      - seat: Jan
        note: He
          lays.
        play: 2C
"""


def test_texts_are_in_the_order_of_the_file_with_their_lines() -> None:
    found = texts(load_entry("game", "g.yaml", RECORD))
    assert found == (("title", "title", "A game", 1), ("deals.1.plays.2/note", "note", "He lays.", 10))


def test_the_words_of_a_term_are_one_text() -> None:
    text = "terms:\n- {term: cut, text: Lift., source: our reading, forms: [cuts, cutting]}\n"
    text += "- {term: lay, text: Put., source: our reading}\n"
    loaded = load_entry("glossary", "t.yaml", text)
    forms = [(one.context, one.text) for one in texts(loaded) if one.field == "forms"]
    assert forms == [("cut/forms", "cuts, cutting"), ("lay/forms", "-")]
    said = {"cut/forms": "hebt, hob ab", "lay/forms": "legt", "cut/term": "abheben"}
    entry = translated(loaded.entry, lambda context, _: said.get(context))
    assert [term.forms for term in entry.terms] == [("hebt", "hob ab"), ("legt",)]
    assert entry.by_word.keys() == {"abheben", "hebt", "hob ab", "lay", "legt"}


def test_a_reason_has_its_answer_in_its_context() -> None:
    text = "title: L\nabout: A.\nsteps:\n- slug: one\n  title: S\n  text: T.\n"
    text += "  goal: {kind: fact, game: jensen, fact: pack-cards}\n  reasons:\n    56: Not four.\n    52: None.\n"
    loaded = load_entry("lesson", "l.yaml", text)
    assert [one for one in texts(loaded) if one.field == "reasons"] == [
        ("one.reasons/56", "reasons", "Not four.", 9),
        ("one.reasons/52", "reasons", "None.", 10),
    ]
    assert {("steps", 0, "reasons", "56"), ("steps", 0, "reasons", "52")} <= set(text_places(loaded.entry))
    said = translated(loaded.entry, lambda context, _: "Nicht vier." if context == "one.reasons/56" else None)
    reasons = said.steps[0].reasons
    assert reasons == {"56": "Nicht vier.", "52": "None."}
    assert [isinstance(one, InEnglish) for one in reasons.values()] == [False, True]


def test_what_is_not_translated_is_english_and_says_so() -> None:
    entry = load_entry("game", "g.yaml", RECORD).entry
    said = translated(entry, lambda context, _: "Ein Spiel" if context == "title" else None)
    note = said.deals[0].plays[1].note
    assert (said.title, note) == ("Ein Spiel", "He lays.")
    assert isinstance(note, InEnglish)
    assert not isinstance(entry.deals[0].plays[1].note, InEnglish)
    assert said.deals[0].hands is entry.deals[0].hands


def test_the_lines_of_a_file_do_not_matter_but_paragraphs_do() -> None:
    assert as_written("One\n  two  three.\n \nFour\u00a0!\n") == "One two three.\n\nFour\u00a0!"
    assert TEXT in Title.__metadata__
