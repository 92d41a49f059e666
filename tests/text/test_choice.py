"""Which language: what is asked for, set, remembered or preferred, in this order, and among those offered only."""

import pytest

from tutor.text.choice import choose_language, is_spoken, preferred

ALL = ("de", "en", "fr")


@pytest.mark.parametrize(
    ("asked", "setting", "cookie", "accept", "code"),
    [
        ("fr", "de", "en", "en", "fr"),
        (None, "de", "fr", "en", "de"),
        (None, None, "fr", "de", "fr"),
        (None, None, None, "de", "de"),
        (None, None, None, "", "en"),
        ("xx", "yy", "zz", "nl, fr;q=0.1", "fr"),
        ("", "", "", "de-AT", "de"),
        ("DE", None, None, "", "de"),
        (None, None, None, "de_CH", "de"),
        (None, None, None, "it, es", "en"),
        ("../de", None, None, "", "en"),
    ],
)
def test_the_first_that_is_offered_is_taken(
    asked: str | None, setting: str | None, cookie: str | None, accept: str, code: str
) -> None:
    assert choose_language(asked, setting, cookie, accept, ALL) == code


def test_what_is_not_offered_is_passed_over() -> None:
    assert choose_language("de", "de", "fr", "fr, de;q=0.9", ("en",)) == "en"


@pytest.mark.parametrize(
    ("accept", "names"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr-CH", "fr", "en", "de"]),
        ("en;q=0.5,de;q=0.9", ["de", "en"]),
        ("de;q=0, en", ["en"]),
        ("de;q=nan, fr;q=inf, en;q=2, nl;q=-1, it;q=x, es;v=1", []),
        (";;;,,,=;q=1, ,;q=0.3", ["="]),
        ("*", []),
        (f"{'x' * 10000}, de", ["x" * 500]),
    ],
)
def test_a_header_is_read_by_its_weights_whatever_it_says(accept: str, names: list[str]) -> None:
    assert list(preferred(accept)) == names


def test_only_the_beginning_of_a_long_header_is_read() -> None:
    assert len(list(preferred("de;q=0.5," * 1000))) < 100


@pytest.mark.parametrize(
    ("accept", "spoken"),
    [("nl, en;q=0.8", False), ("en;q=0.8, nl", False), ("fr-CA, nl", True), ("de_AT", True), ("", True)],
)
def test_the_language_preferred_to_all_others_is_offered_or_not(accept: str, spoken: bool) -> None:
    assert is_spoken(accept, ALL) == spoken
