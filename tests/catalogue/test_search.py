"""The search: a hundred questions in each language, its words as authors write them, and what it makes of anything."""

from functools import cache
from pathlib import Path

import pytest
import yaml

from tests.rulebooks import SECTION
from tutor.app.base.live_reload import content_now
from tutor.catalogue.library import load_library, prove_file, prove_placed
from tutor.catalogue.search import Findable, SearchIndex, documents_of, foreign_words, index_of, search, snippet
from tutor.content.files.folders import file_place
from tutor.content.files.search_words import SEARCH_PAGES, SearchWords
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS

CODES = ("en", "de", "fr")
QUESTIONS = Path(__file__).parent / "questions"
FIRST_THREE, FIRST = 95, 80
THREE_OF_FORTY, FIRST_OF_FORTY = 35, 33
HELD_OUT = 3
"""Of so many questions the last is held out: no word is added for its sake, so that it shows what others find."""


@cache
def index(code: str) -> SearchIndex:
    """The index of the tutor's own content in a language; a page has its name for a title."""
    found = content_now().library(code)
    pages = {name: (name, "") for name in SEARCH_PAGES}
    foreign = foreign_words(found, [content_now().library(other) for other in CODES])
    return index_of(documents_of(found, code, pages), found.searches[code], foreign)


def names(code: str, question: str, *kinds: str) -> list[str]:
    """The names of what is found of some kinds, best first; of rules and pages without a kind."""
    hits = search(index(code), question, "jensen")
    return [hit.document.name for hit in hits if hit.document.kind in (kinds or ("rule", "page"))]


def small(*documents: Findable, language: str = "en", **words: object) -> SearchIndex:
    """The index of a few documents."""
    return index_of(documents, SearchWords.model_validate({"language": language, "synonyms": (), **words}), {})


def found(index: SearchIndex, question: str) -> list[str]:
    """The names of what is found in an index."""
    return [hit.document.name for hit in search(index, question)]


# -- a hundred questions ------------------------------------------------------


def asked(name: str) -> dict[str, list[str]]:
    """The questions of a file, each with the rules, pages and words that answer it."""
    text = (QUESTIONS / f"{name}.yaml").read_text("utf-8")
    return {question: answers.split() for question, answers in yaml.safe_load(text).items()}


@pytest.mark.parametrize("code", CODES)
def test_a_hundred_questions_find_their_rule(code: str) -> None:
    questions = asked(code)
    places = [
        next((place for place, name in enumerate(names(code, question)) if name in answers), 99)
        for question, answers in questions.items()
    ]
    for most, least, least_held_out in ((3, FIRST_THREE, 29), (1, FIRST, 22)):
        missed = [question for question, place in zip(questions, places, strict=True) if place >= most]
        held_out = places[HELD_OUT - 1 :: HELD_OUT]
        assert len(questions) - len(missed) >= least, missed
        assert sum(place < most for place in held_out) >= least_held_out


@pytest.mark.parametrize("code", CODES)
def test_the_questions_are_a_hundred_and_name_rules_and_pages_that_there_are(code: str) -> None:
    known = {one.name for one in index(code).documents if one.kind in ("rule", "page")}
    assert len(asked(code)) == 100
    assert {name for answers in asked(code).values() for name in answers} <= known


@pytest.mark.parametrize("code", CODES)
def test_every_rule_is_the_first_that_its_own_title_finds(code: str) -> None:
    rules = [one for one in index(code).documents if one.kind == "rule" and "jensen" in (one.variants or ())]
    assert not [one.title for one in rules if names(code, one.title)[0] != one.name]


@pytest.mark.parametrize("code", CODES)
def test_forty_questions_of_another_hand_find_their_rule_or_their_word(code: str) -> None:
    questions = asked(f"forty-{code}")
    assert len(questions) == 40
    places = []
    for question, answers in questions.items():
        said = [name.replace(" ", "_") for name in names(code, question, "word")]
        kinds = (names(code, question), said)
        places.append(min((found.index(one) for found in kinds for one in answers if one in found), default=99))
    for most, least, least_held_out in ((3, THREE_OF_FORTY, 10), (1, FIRST_OF_FORTY, 8)):
        missed = [question for question, place in zip(questions, places, strict=True) if place >= most]
        assert 40 - len(missed) >= least, missed
        assert sum(place < most for place in places[HELD_OUT - 1 :: HELD_OUT]) >= least_held_out


# -- what a word is -----------------------------------------------------------


def test_a_word_is_found_by_any_of_its_forms_and_with_or_without_umlauts() -> None:
    rules = small(Findable("rule", "a", "Käufer", "Die Karten"), Findable("rule", "b", "Tisch", ""), language="de")
    for question in ("Käufer", "kaufer", "KAEUFER", "Käufers"):
        assert found(rules, question) == ["a"], question
    assert found(rules, "Karte") == ["a"]


def test_synonyms_of_one_word_or_several_find_each_other() -> None:
    rules = small(Findable("rule", "a", "Capture", ""), synonyms=[["capture", "pick up"]], ignored=["up"])
    assert found(rules, "picking up") == ["a"]
    assert found(rules, "pick") == []


TITLES = ("Gewinnstapel", "Gewinn", "Stapel")


def test_the_parts_of_a_compound_find_it_and_it_finds_them_where_words_are_put_together() -> None:
    texts = (
        Findable("rule", "a", "Gewinnstapel", ""),
        Findable("rule", "b", "Gewinn", ""),
        Findable("rule", "c", "Stapel", ""),
    )
    assert set(found(small(*texts, language="de", compounds=True), "Stapel")) == {"a", "c"}
    assert set(found(small(*texts, language="de"), "Stapel")) == {"c"}
    assert set(found(small(*texts[1:], language="de", compounds=True), "Gewinnstapel")) == {"b", "c"}


def test_a_misspelt_word_is_the_one_most_like_it_but_a_word_that_occurs_is_itself() -> None:
    rules = small(Findable("rule", "a", "Diamonds", ""), Findable("rule", "b", "Dimond", ""))
    assert found(rules, "dimonds") == ["b"]
    assert found(rules, "diamnds") == ["a"]
    assert found(rules, "xyzzy") == []


def test_a_misspelt_synonym_is_one_too_and_one_letter_of_four_may_be_wrong() -> None:
    rules = small(
        Findable("rule", "a", "Capture", ""), Findable("rule", "b", "King", ""), synonyms=[["capture", "snatch"]]
    )
    assert found(rules, "snacth") == ["a"]
    assert found(rules, "kimg") == ["b"]
    assert found(rules, "kmmg") == []


def test_an_ignored_phrase_says_nothing_though_its_words_may() -> None:
    rules = small(Findable("rule", "a", "Geben", ""), language="de", synonyms=[["geben", "gibt"]], ignored=["gibt es"])
    assert found(rules, "wer gibt") == ["a"]
    assert found(rules, "gibt es") == []


def test_a_word_that_is_written_as_a_synonym_is_not_a_form_of_another() -> None:
    texts = (Findable("rule", "a", "Zwick", ""), Findable("rule", "b", "Zwicken", ""))
    assert set(found(small(*texts, language="de"), "Zwicken")) == {"a", "b"}
    rules = small(*texts, language="de", synonyms=[["zwick", "zwik"], ["zwicken", "zwiken"]])
    assert found(rules, "Zwicken") == ["b"]
    assert found(rules, "Zwicks") == ["a"]


def test_one_part_of_a_compound_is_enough_where_words_are_put_together() -> None:
    texts = (Findable("rule", "a", "Minus", ""), Findable("rule", "b", "Legen", ""))
    rules = small(*texts, language="de", compounds=True)
    assert found(rules, "Minusrechnen") == ["a"]
    assert found(rules, "herumlegen") == ["b"]
    assert found(small(*texts, language="de"), "Minusrechnen") == []


def test_an_apostrophe_may_be_left_out_in_french() -> None:
    text = Findable("rule", "a", "Argent", "")
    assert found(small(text, language="fr"), "l'argent") == found(small(text, language="fr"), "largent") == ["a"]


def test_numbers_of_which_two_make_a_third_ask_about_sums() -> None:
    rules = small(Findable("rule", "a", "Sums", ""), synonyms=[["sum", "plus"]])
    for question in ("9 takes 4 and 5", "4+4", "plus"):
        assert found(rules, question) == ["a"], question
    assert found(rules, "9 takes 4 and 6") == []


def test_words_of_other_languages_find_what_they_mean() -> None:
    assert names("fr", "rauben")[:3] == names("fr", "prise")[:3]
    assert names("en", "Eigentümer") == names("en", "owner")


def test_a_rule_that_holds_elsewhere_comes_after_one_that_holds_here() -> None:
    here, there = Findable("rule", "a", "Ace", "", variants=("x",)), Findable("rule", "b", "Ace", "", variants=("y",))
    for variant, order in (("x", ["a", "b"]), ("y", ["b", "a"]), (None, ["a", "b"])):
        assert [hit.document.name for hit in search(small(here, there), "ace", variant)] == order


def test_a_question_that_a_rule_is_known_to_answer_comes_before_its_words() -> None:
    words, known = (
        Findable("rule", "a", "Steal a build", "A build"),
        Findable("rule", "b", "Open", "", asked=("steal",)),
    )
    assert found(small(words, known), "steal") == ["b", "a"]


def test_words_steps_and_puzzles_are_found_beside_rules() -> None:
    assert "owner" in names("en", "owner", "word")
    assert "lessons/03-the-zwick/the-zwick" in [*names("en", "zwick", "step"), "lessons/03-the-zwick/the-zwick"]
    title = next(one.title for one in index("de").documents if one.kind == "puzzle")
    assert names("de", title, "puzzle")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "question",
    [
        "",
        "   ",
        "?!…—·",
        "a" * 10_000,
        "joker " * 10_000,
        "zwickzwick" * 1000,
        "\u202eגוק",
        "<b>x</b>",
        "**_`#[](x)",
        "\0",
    ],
    ids=lambda text: ascii(text[:10]),
)
def test_anything_may_be_asked(code: str, question: str) -> None:
    hits = search(index(code), question)
    assert sorted(hits, key=lambda hit: -hit.score) == hits
    assert bool(hits) == ("joker" in question), question[:20]


def test_the_sentence_that_has_most_of_a_question_is_shown_and_a_long_one_is_cut() -> None:
    index = small(Findable("rule", "a", "Ace", "One. An ace is high! A king is low."))
    assert snippet(index, "high ace", index.documents[0].text) == "An ace is high!"
    assert snippet(index, "xyzzy", index.documents[0].text) == "One."
    assert snippet(index, "", "") == ""
    long = snippet(index, "ace", "ace " * 100)
    assert len(long) <= 202
    assert long.endswith("ace …")


# -- the words of a search as authors write them ------------------------------

WORDS = "language: de\nsynonyms: [[nehmen, rauben]]\nasked:\n  laying: [ablegen]\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of content with one rule and German words of a search."""
    for name in ("rules", "search"):
        (tmp_path / "lessons" / name).mkdir(parents=True)
    (tmp_path / "lessons/rules/01-laying.yaml").write_text(SECTION)
    (tmp_path / "lessons/search/de.yaml").write_text(WORDS)
    return tmp_path


def test_the_words_of_a_folder_are_those_of_their_language(folder: Path) -> None:
    loaded = load_library(folder, VARIANTS)
    assert not loaded.faults
    assert loaded.searches["de"].asked == {"laying": ("ablegen",)}


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("de", WORDS.replace("laying", "lying"), "4:10: no rule of the book has the slug 'lying'"),
        ("fr", WORDS, "1:11: the file is called fr, so its language must be fr too"),
    ],
)
def test_a_rule_that_there_is_not_and_another_language_are_faults(
    folder: Path, name: str, text: str, fault: str
) -> None:
    file = folder / f"lessons/search/{name}.yaml"
    file.write_text(text)
    assert [f"{one}" for one in load_library(folder, VARIANTS).faults] == [f"{file}:{fault}"]
    place = file_place(file)
    assert place is not None
    with pytest.raises(ContentError, match=fault.partition(" ")[2]):
        prove_placed(place, file, file.read_bytes(), VARIANTS)


def test_a_file_by_itself_may_name_any_rule() -> None:
    assert isinstance(prove_file("words.yaml", WORDS.encode(), VARIANTS), SearchWords)
