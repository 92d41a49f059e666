"""The page of agreed words says what the messages and the glossary of the lessons say."""

import re
from pathlib import Path

import tutor.text
from tutor.app.base.live_reload import proven_library
from tutor.catalogue.translated import in_language
from tutor.content.files.folders import content_root
from tutor.text import LANGUAGES, language

PAGE = (Path(tutor.text.__file__).parent / "GLOSSARY.md").read_text("utf-8")
CODES = ("en", "de", "fr")
ROWS = [
    tuple(cell.strip() for cell in row.split("|")) for row in re.findall(r"(?m)^\| (?!message|English)(.*) \|$", PAGE)
]


def test_it_has_every_language() -> None:
    assert set(CODES) == set(LANGUAGES)


def test_the_words_of_the_table_are_those_of_the_glossary() -> None:
    libraries = [in_language(proven_library(), content_root(), code) for code in CODES]
    terms = zip(*(library.glossary.terms for library in libraries), strict=True)
    assert [row for row in ROWS if len(row) == 3] == [tuple(one.term for one in said) for said in terms]


def test_the_words_of_the_pages_are_those_of_the_messages() -> None:
    rows = [row for row in ROWS if len(row) == 4]
    assert len(rows) > 40
    for name, *said in rows:
        assert said == [language(code)(name.strip("`")) for code in CODES], name
