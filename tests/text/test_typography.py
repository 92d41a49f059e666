"""Typography: quotation marks and no-break spaces of German and French; what is no prose stays."""

import pytest

from tutor.text import LANGUAGES, typeset


@pytest.mark.parametrize(
    ("code", "plain", "set_"),
    [
        ("de", 'Das heißt "Zwick".', "Das heißt „Zwick“."),
        ("fr", "Zwick ! Quoi ? Oui ; non : bien.", "Zwick\u202f! Quoi\u202f? Oui\u202f; non\u00a0: bien."),
        ("fr", '« Oui » et "non"', "«\u202fOui\u202f» et «\u202fnon\u202f»"),
        ("fr", "Total : 8", "Total\u00a0: 8"),
        ("fr", '`a : b` <i title="a : b">c : d</i>', '`a : b` <i title="a : b">c\u00a0: d</i>'),
        ("fr", "https://example.org/?a=1 :material/home:", "https://example.org/?a=1 :material/home:"),
        ("en", 'The "picture" : yes !', 'The "picture" : yes !'),
    ],
)
def test_plain_typing_is_set(code: str, plain: str, set_: str) -> None:
    assert typeset(code, plain) == set_


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_set_stays_the_same(code: str) -> None:
    once = typeset(code, 'Quoi : « oui » ! "a" ; (b ?)')
    assert typeset(code, once) == once
