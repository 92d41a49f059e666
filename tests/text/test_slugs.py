"""One function makes slugs of titles and names, and no other module does."""

import re
from pathlib import Path

import pytest

import tutor
from tutor.content.yaml.entry import Slug
from tutor.text.slugs import slug


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Über uns & mehr", "ueber-uns-mehr"),
        ("U\N{COMBINING DIAERESIS}ber uns", "ueber-uns"),
        ("Große Straße", "grosse-strasse"),
        ("GROẞE ÄPFEL", "grosse-aepfel"),
        ("Prise d'été", "prise-d-ete"),
        ("Un œuf, ça va", "un-oeuf-ca-va"),
        ("Smørrebrød på Ærø", "smoerrebroed-paa-aeroe"),
        ("Łódź", "lodz"),
        ("  --2. Zwick!--  ", "2-zwick"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER A}\N{SUPERSCRIPT TWO}", "a2"),
        ("家", "otherwise"),
        ("Клуб 3", "3"),
        ("♠♥", "otherwise"),
        ("", "otherwise"),
    ],
)
def test_a_name_becomes_small_latin_letters_digits_and_hyphens(name: str, expected: str) -> None:
    assert slug(name, "otherwise") == expected


def test_a_long_name_ends_with_no_hyphen() -> None:
    assert slug("abc def", "otherwise", 4) == "abc"


def test_what_it_makes_is_a_slug_as_files_state_them() -> None:
    (field,) = Slug.__metadata__
    (pattern,) = (one.pattern for one in field.metadata if hasattr(one, "pattern"))
    assert re.fullmatch(pattern, slug("Ä" * 80, "otherwise"))


def test_no_other_module_makes_slugs() -> None:
    making = [file for file in Path(tutor.__file__).parent.rglob("*.py") if "[^a-z0-9]" in file.read_text("utf-8")]
    assert [file.name for file in making] == ["slugs.py"]
