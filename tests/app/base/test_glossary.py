"""The words explained on a page: bold where they first stand, a button for each, and the list of all."""

import re
from typing import get_args

import pytest
from streamlit.testing.v1 import AppTest

from tests.content.files.test_glossary import own
from tutor.app.base.glossary import MOST_TERMS, TERM_SOURCES, matching_terms, meaning, with_terms_bold
from tutor.app.base.markdown import escape_markdown
from tutor.content.files.glossary import NO_GLOSSARY, SourceName, terms_in
from tutor.text import language
from tutor.text.language import UNRELEASED

GLOSSARY = own()
BOLD = re.compile(r"(?<!\\)\*\*(.+?)(?<!\\)\*\*")


def both(text: str) -> str:
    """A text with all of its terms marked."""
    return with_terms_bold(text, GLOSSARY, terms_in(GLOSSARY, text))


def row_page(*texts: str) -> AppTest:
    """A page with some explained texts."""

    def page(texts: tuple[str, ...]) -> None:
        from tests.content.files.test_glossary import own  # noqa: PLC0415
        from tutor.app.base.glossary import explained  # noqa: PLC0415

        for number, text in enumerate(texts):
            explained(own(), text, key=f"text{number}")

    return checked(AppTest.from_function(page, args=(texts,), default_timeout=30))


def list_page(*, empty: bool = False) -> AppTest:
    """A page with the list of all words."""

    def page(empty: bool) -> None:
        from tests.content.files.test_glossary import own  # noqa: PLC0415
        from tutor.app.base.glossary import glossary_list  # noqa: PLC0415
        from tutor.content.files.glossary import NO_GLOSSARY  # noqa: PLC0415

        glossary_list(NO_GLOSSARY if empty else own())

    return checked(AppTest.from_function(page, args=(empty,), default_timeout=30))


def checked(at: AppTest) -> AppTest:
    """Run a page; nothing may go wrong in it."""
    at.run()
    assert not at.exception, at.exception
    return at


def labels(at: AppTest) -> list[str]:
    """The labels of the buttons that explain a word."""
    return [block.proto.popover.label for block in at.get("popover")]


class TestMarked:
    def test_the_first_place_of_each_term_is_bold_and_no_other(self) -> None:
        text = "A build, another build, a Zwick. Builds and Zwicks."
        assert both(text) == r"A **build**, another build, a **Zwick**\. Builds and Zwicks\."

    def test_a_term_is_written_as_the_text_has_it(self) -> None:
        assert BOLD.findall(both("BUILT for her partner")) == ["BUILT", "for her partner"]

    def test_only_the_terms_that_are_asked_for_are_marked(self) -> None:
        text = "A build and a Zwick."
        assert BOLD.findall(with_terms_bold(text, GLOSSARY, terms_in(GLOSSARY, text)[1:])) == ["Zwick"]
        assert with_terms_bold(text, GLOSSARY, ()) == escape_markdown(text)
        assert with_terms_bold(text, NO_GLOSSARY, terms_in(GLOSSARY, text)) == escape_markdown(text)

    @pytest.mark.parametrize(
        "text",
        [
            "**build** and *Zwick*",
            "[build](http://zwick.test) ![capture](x.png)",
            "<b>build</b> :red[hand] :material/build: $deal$ `cut`",
            "www.build.test pot@build.test https://build/deal",
            "# build\n\n- Zwick\n- pile\n\n> hand\n\n1. deal\n\n    cut",
            "\ufdd0evil\ufdd1 build \ufdd1\ufdd0",
            "single-card\nbuild\n\nbuild",
        ],
    )
    def test_nothing_of_the_text_is_markup(self, text: str) -> None:
        found = both(text)
        without = BOLD.sub(r"\1", found)
        assert without == escape_markdown(text.replace("\ufdd0", "").replace("\ufdd1", ""))
        assert len(BOLD.findall(found)) == len(terms_in(GLOSSARY, text))

    def test_paragraphs_stay_paragraphs(self) -> None:
        assert both("One build.\n\nOne Zwick.") == "One **build**\\.\n\nOne **Zwick**\\."


class TestRow:
    def test_each_term_has_a_button_in_the_order_of_the_text(self) -> None:
        at = row_page("The dealer owns a single-card build. A build is no Zwick.")
        names = ["dealer", "owner", r"single\-card build", "build", "Zwick"]
        assert labels(at) == [f":small[{name}]" for name in names]

    def test_what_a_button_opens_has_the_meaning_the_german_word_and_the_source(self) -> None:
        at = row_page("The picture.")
        (block,) = at.get("popover")
        assert [one.value for one in block.markdown] == [meaning(GLOSSARY.terms[12])]
        assert "German\\: Bild" in block.markdown[0].value
        assert "Source\\: the English source" in block.markdown[0].value

    def test_the_text_is_drawn_with_its_terms_marked(self) -> None:
        assert row_page("A build.").markdown[0].value == r"A **build**\."

    def test_there_are_no_more_buttons_and_marks_than_the_most(self) -> None:
        text = "Zwick, build, picture, group, side, owner, partner, dealer, cut, hand, stock."
        at = row_page(text)
        assert len(labels(at)) == MOST_TERMS
        assert len(BOLD.findall(at.markdown[0].value)) == MOST_TERMS

    def test_a_text_without_terms_has_no_row(self) -> None:
        at = row_page("Nothing here.")
        assert [one.value for one in at.markdown] == [r"Nothing here\."]
        assert labels(at) == []

    def test_two_texts_of_a_page_have_rows_of_their_own(self) -> None:
        assert labels(row_page("A build.", "A build.")) == [":small[build]"] * 2


@pytest.mark.parametrize("source", get_args(SourceName))
def test_every_language_names_every_source(source: SourceName) -> None:
    names = {language(code)(TERM_SOURCES[source]) for code in ("en", "de", "fr")}
    assert len(names) == 3


class TestList:
    def test_all_words_are_listed_by_the_alphabet(self) -> None:
        at = list_page()
        assert at.expander[0].label == escape_markdown(language("en")("glossary-list", number=len(GLOSSARY.terms)))
        names = re.findall(r"(?m)^\*\*(.+?)\*\*", at.markdown[0].value)
        assert names == [
            escape_markdown(name) for name in sorted((one.term for one in GLOSSARY.terms), key=str.casefold)
        ]

    def test_a_word_is_found_by_its_forms_its_german_and_its_meaning(self) -> None:
        assert {"build"} < {term.term for term in matching_terms(GLOSSARY, "BUILT")}
        assert [term.term for term in matching_terms(GLOSSARY, " angelspiel ")] == ["fishing game"]
        assert "fishing game" in [term.term for term in matching_terms(GLOSSARY, "scopa")]

    def test_a_word_is_found_without_its_accents_and_by_what_it_is_called_in_another_language(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv(UNRELEASED, "1")
        build = next(term for term in GLOSSARY.terms if term.term == "build")
        assert build in matching_terms(GLOSSARY, "Stapel")
        assert build in matching_terms(GLOSSARY, "PILE")
        assert [term.term for term in matching_terms(GLOSSARY, "echter  JÖKER")] == ["wild joker"]

    def test_what_is_typed_narrows_the_list(self) -> None:
        at = list_page()
        at.text_input(key="glossary-search").input("scopa")
        checked(at)
        assert [one.value for one in at.markdown] == [meaning(matching_terms(GLOSSARY, "scopa")[0])]

    def test_a_missing_word_is_reported_as_plain_text(self) -> None:
        at = list_page()
        at.text_input(key="glossary-search").input("*x*")
        checked(at)
        assert [one.value for one in at.markdown] == [escape_markdown(language("en")("glossary-none", text="*x*"))]

    def test_without_terms_there_is_no_list(self) -> None:
        assert not list_page(empty=True).expander
