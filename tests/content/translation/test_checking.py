"""What is reported of a translation: what is open, and what must not differ from English."""

import pytest

from tutor.content.translation.catalog import Translated
from tutor.content.translation.checking import OPEN, faults
from tutor.content.translation.texts import SourceText


def told(code: str, english: str, said: str, written: str = "en") -> list[str]:
    """Return the ids of the faults of a translation of one text."""
    source = [SourceText("a/text", "text", english, 1)]
    found = faults(code, "a.po", source, [Translated("a/text", english, said)], written)
    return [fault.message for fault in found]


@pytest.mark.parametrize(
    ("code", "english", "said", "expected"),
    [
        ("de", "5 + 3 = 8, so take it.", "5 + 3 = 8, also nimm sie.", []),
        ("de", "5 + 3 = 8", "5 + 4 = 8", ["po-numbers"]),
        ("de", "It is 10 or 11.", "Es ist 11 oder 10.", []),
        ("de", "7 + 7 = 14", "7 = 14", ["po-numbers"]),
        ("de", "Take 7.", "Nimm 7 und 7.", ["po-numbers"]),
        ("de", "8♣ takes 8♠", "8♣ nimmt 8♥", ["po-cards"]),
        ("de", "8♠ takes 8♠", "8♠ nimmt sie", ["po-numbers", "po-cards"]),
        ("de", "♠ takes ♠", "♠ nimmt sie", ["po-cards"]),
        ("de", "Hearts take hearts.", "Herz nimmt Herz.", []),
        ("de", "Hearts take hearts.", "Herz nimmt sie.", ["po-cards"]),
        ("de", "Take { $card }.", "Nimm { $karte }.", ["po-variables"]),
        ("de", "{ $card } or { $card }", "{ $card }", ["po-variables"]),
        ("de", 'He said "7".', "Er sagte „7“.", []),
        ("de", 'He said "7".', 'Er sagte "7".', ["po-quotation"]),
        ("de", 'He said "7".', "Er sagte “7”.", ["po-quotation"]),
        ("de", "Here it is.", "Hier ist's.", ["po-quotation"]),
        ("de", "Here it is.", "Hier ist’s.", []),
        ("de", "One.", "Eins.\n\nZwei.", ["po-lines"]),
        ("de", "One.\n\nTwo.\n\nThree.", "Eins.\n\nZwei.", ["po-lines"]),
        ("de", "One.\n\nTwo.", "Eins.\n\nZwei.", []),
        ("de", "One.", "Eins.\n", ["po-stray"]),
        ("de", "One.", " Eins.", ["po-stray"]),
        ("de", "One two.", "Eins\nzwei.", ["po-stray"]),
        ("de", "One two.", "Eins\r\n\r\nzwei.", ["po-stray"]),
        ("de", "One two.", "Eins\tzwei.", ["po-stray"]),
        ("de", "One two.", "Eins  zwei.", ["po-stray"]),
        ("de", "One two.", "Eins\u200bzwei.", ["po-stray"]),
        ("de", "One two.", "<b>Eins</b> zwei.", ["po-markup"]),
        ("de", "One two.", "**Eins** zwei.", ["po-markup"]),
        ("de", "One two.", "Eins&nbsp;zwei.", ["po-markup"]),
        ("de", "One two.", "Eins\\nzwei.", ["po-markup"]),
        ("de", "Write `a` and `b`.", "Schreib `a` und b.", ["po-markup"]),
        ("de", "Write `a`, <i>b</i>.", "Schreib <i>b</i>, `a`.", []),
        ("de", "A & B; 3 < 4 > 2", "A & B; 3 < 4 > 2", []),
        ("fr", "Zwick! So: take.", "Zwick\u202f! Donc\u00a0: prenez.", []),
        ("fr", "Zwick!", "Zwick !", ["po-blanks"]),
        ("fr", "Zwick!", "Zwick!", ["po-blanks"]),
        ("fr", "So: take.", "Donc : prenez.", ["po-blanks"]),
        ("fr", 'He said "7".', "Il a dit «\u202f7\u202f».", []),
        ("fr", 'He said "7".', "Il a dit « 7 ».", ["po-blanks"]),
        ("fr", 'He said "7".', "Il a dit “7”.", ["po-quotation"]),
        ("fr", "Really?!", "Vraiment\u202f?!", []),
        ("xx", 'He said "7"!', "⟦7 !⟧", []),
    ],
)
def test_what_differs_is_reported(code: str, english: str, said: str, expected: list[str]) -> None:
    assert told(code, english, said) == expected


def test_what_is_open_is_reported_at_its_line() -> None:
    english = [SourceText(name, "text", name.upper(), 1) for name in ("ready", "old", "fuzzy", "empty", "none")]
    found = [
        Translated("ready", "READY", "fertig", line=3),
        Translated("old", "Older.", "alt", line=6),
        Translated("fuzzy", "FUZZY", "unklar", fuzzy=True, line=9),
        Translated("empty", "EMPTY", "", line=12),
        Translated("gone", "GONE", "weg", line=15, gone=True),
        Translated("strange", "STRANGE", "fremd", line=18),
        Translated("ready", "READY", "fertig", line=21),
    ]
    told = [(fault.mark.line, fault.message) for fault in faults("xx", "a.po", english, found)]
    assert told == [
        (6, "po-stale"),
        (9, "po-fuzzy"),
        (12, "po-missing"),
        (18, "po-unknown"),
        (21, "po-twice"),
        (1, "po-missing"),
    ]
    assert {message for _, message in told} - OPEN == {"po-unknown", "po-twice"}


def test_suits_are_compared_in_the_language_of_the_original() -> None:
    assert told("en", "Die Karo-10 nimmt.", "The ten of diamonds, 10, takes.", "de") == []
    assert told("en", "Die Karo-10 nimmt.", "The 10 of hearts takes.", "de") == ["po-cards"]


@pytest.mark.parametrize(
    ("said", "what"),
    [
        (" a", "a blank or a line break at"),
        ("a\tb", "a tab"),
        ("a\nb", "a line break within"),
        ("a  b", "two blanks"),
    ],
)
def test_a_stray_character_is_named(said: str, what: str) -> None:
    (fault,) = faults("xx", "a.po", [SourceText("a", "text", "a b", 1)], [Translated("a", "a b", said)])
    assert what in str(fault)


def test_a_bracket_that_nothing_closes_is_not_a_link() -> None:
    """A link ends soon after it begins, so that a long text takes no more time than its length."""
    opened = "](" * 300_000
    assert told("de", "](a)", f"{opened}a)") == []
    assert told("de", "](a)", f"{opened}b)") == ["po-markup"]
    assert told("de", "-", opened) == []
