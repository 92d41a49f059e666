"""The glossary: loading it, finding its words in texts, and the contents of the tutor's own."""

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.catalogue.test_broken import BROKEN, expected, places
from tutor.content.files.folders import content_root, files_of, misplaced_files
from tutor.content.files.glossary import NO_GLOSSARY, Glossary, SourceName, occurrences, terms_in, words_twice
from tutor.content.files.load import load_glossary
from tutor.content.yaml.source import ContentError

FIXTURES = sorted((BROKEN / "glossary").glob("*.yaml"))


def glossary(**words: list[str]) -> Glossary:
    """A glossary of these terms, each with its other forms; an underscore stands for a blank."""
    lines = [
        f"  - {{term: {name.replace('_', ' ')}, forms: {forms}, text: Text., source: our reading}}\n"
        for name, forms in words.items()
    ]
    return load_glossary("words.yaml", "terms:\n" + "".join(lines))


def names(found: Glossary, *texts: str) -> list[str]:
    """The terms in some texts."""
    return [term.term for term in terms_in(found, *texts)]


def own() -> Glossary:
    """The tutor's own glossary."""
    (file,) = files_of("glossary", content_root())
    return load_glossary(str(file), file.read_bytes())


WORDS = glossary(
    capture=["captures", "captured"],
    build=["builds", "built"],
    single_card=["single-card build"],
    hand=[],
    last_capture=["captured last"],
)


class TestLoading:
    @pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
    def test_a_broken_glossary_has_the_faults_that_it_expects_and_no_others(self, file: Path) -> None:
        data = file.read_bytes()
        with pytest.raises(ContentError) as caught:
            load_glossary(str(file), data)
        assert expected(data)
        assert places(caught.value.faults) == expected(data)
        assert all(line.startswith(f"{file}:") for line in str(caught.value).split("\n"))

    def test_a_word_that_occurs_twice_is_reported_with_the_line_of_the_first(self) -> None:
        with pytest.raises(ContentError) as caught:
            glossary(pot=["pool"], pool=[])
        assert str(caught.value) == "words.yaml:3:12: 'pool' is already in line 2; explain a word once"

    def test_everything_that_is_optional_may_be_left_out(self) -> None:
        (term,) = load_glossary("f", "terms: [{term: cut, text: Lifting., source: our reading}]\n").terms
        assert (term.german, term.forms, term.words) == (None, (), ("cut",))

    def test_nothing_changes_after_loading(self) -> None:
        with pytest.raises(ValueError, match="frozen"):
            WORDS.terms[0].text = "another"
        with pytest.raises(ValueError, match="frozen"):
            WORDS.terms = ()

    def test_a_folder_may_have_no_glossary(self, tmp_path: Path) -> None:
        assert files_of("glossary", tmp_path) == []
        assert terms_in(NO_GLOSSARY, "A build.") == ()

    def test_only_the_glossary_is_in_its_folder(self, tmp_path: Path) -> None:
        folder = tmp_path / "lessons" / "glossary"
        folder.mkdir(parents=True)
        (folder / "terms.yaml").write_text("terms: []\n")
        (folder / "more.yaml").write_text("terms: []\n")
        assert files_of("glossary", tmp_path) == [folder / "terms.yaml"]
        assert misplaced_files(tmp_path) == [folder / "more.yaml"]


class TestTermsInTexts:
    @pytest.mark.parametrize(
        ("text", "expected_names"),
        [
            ("", []),
            ("Nothing of the kind.", []),
            ("A build.", ["build"]),
            ("BUILT, Builds and build!", ["build"]),
            ("The hand captures the build.", ["hand", "capture", "build"]),
            ("the owner's build's value", ["build"]),
            ("a single-card build", ["single card"]),
            ("a single card and a build", ["single card", "build"]),
            ("a single\ncard, single \n  card", ["single card"]),
            ("a single\n\ncard", []),
            ("who captured last", ["last capture"]),
            ("captured lastly", ["capture"]),
            ("rebuild, builder, handy, builds_up", []),
            ("a left-hand player, hand-made", []),
            ("built–up (build)", ["build"]),
            ("capture1 2capture", []),
            ("buılt", []),
        ],
    )
    def test_whole_words_are_found_the_longest_first(self, text: str, expected_names: list[str]) -> None:
        assert names(WORDS, text) == expected_names

    def test_terms_come_once_in_the_order_in_which_they_first_occur_in_all_texts(self) -> None:
        assert names(WORDS, "a hand, a build", "capture, build", "single card") == [
            "hand",
            "build",
            "capture",
            "single card",
        ]

    def test_a_word_of_one_text_is_not_finished_by_the_next(self) -> None:
        assert names(WORDS, "single", "card") == []

    def test_each_place_of_a_term_is_known(self) -> None:
        text = "Build on a build of a single-card build."
        assert [text[found.start : found.end] for found in occurrences(WORDS, text)] == [
            "Build",
            "build",
            "single-card build",
        ]

    def test_a_word_with_signs_of_a_pattern_is_only_itself(self) -> None:
        odd = load_glossary("f", 'terms: [{term: "a.c", forms: ["x (y)z"], text: T, source: our reading}]\n')
        assert names(odd, "abc a.c") == ["a.c"]
        assert names(odd, "x yz") == []
        assert names(odd, "an x (y)z") == ["a.c"]


class TestTheOwnGlossary:
    def test_no_word_occurs_twice_and_there_are_enough(self) -> None:
        assert list(words_twice(own())) == []
        assert len(own().terms) >= 40

    def test_each_term_is_found_by_its_name_and_by_each_of_its_forms(self) -> None:
        for term in own().terms:
            for word in term.words:
                assert terms_in(own(), f"So: {word}.") == (term,), word

    def test_each_explanation_is_one_to_three_short_sentences(self) -> None:
        for term in own().terms:
            sentences = re.findall(r"[^.]+\.(?=\s|$)", term.text)
            assert "".join(sentences) == term.text, f"{term.term}: end the text with a full stop"
            assert 1 <= len(sentences) <= 3, f"{term.term}: explain it in one to three sentences"
            assert len(term.text) <= 220, f"{term.term}: explain it in 220 characters; there are {len(term.text)}"

    def test_every_source_is_named_by_some_term(self) -> None:
        assert {term.source for term in own().terms} == set(get_args(SourceName))

    def test_the_words_of_the_table_are_explained(self) -> None:
        needed = {"capture", "build", "single-card build", "lay down", "Zwick", "layout", "loose card", "group"}
        needed |= {"card or build", "value of a card", "points of a card"}
        needed |= {"joker", "small joker", "middle joker", "large joker", "30 joker"}
        needed |= {"wild joker", "partner", "team", "owner", "announce", "promise", "for your partner", "modify"}
        needed |= {"build down", "deal", "dealer", "cut", "hand", "stock", "last capture", "most cards"}
        needed |= {"won cards", "match", "fishing game", "trick", "trump", "pot"}
        assert needed <= {term.term for term in own().terms}

    @pytest.mark.parametrize(
        ("term", "german"),
        [("layout", "Bild"), ("capture", "rauben"), ("build", "Stapel"), ("dealer", "Geber"), ("cut", "abheben")],
    )
    def test_german_words_are_those_of_the_german_description(self, term: str, german: str) -> None:
        assert {one.term: one.german for one in own().terms}[term] == german

    @pytest.mark.parametrize(
        ("term", "french"),
        [("capture", "ramasser"), ("build", "base"), ("dealer", "donneur"), ("deal", "donne"), ("cut", None)],
    )
    def test_french_words_are_those_of_the_french_account(self, term: str, french: str | None) -> None:
        assert {one.term: one.french for one in own().terms}[term] == french
