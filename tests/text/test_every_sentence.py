"""Every sentence on all content, and every text of it, in each language: nothing is left open, no letter is English."""

import re
from pathlib import Path

import pytest

import tutor.text
from tests.text.sentences import every_line
from tutor.content.files.folders import content_root
from tutor.content.translation.whole_language import up_to_date
from tutor.text import LANGUAGES, language, render, typeset
from tutor.text.lines import NEIGHBOURS

# The letters of English cards that those of the language do not have.
FOREIGN = {"de": "QJ", "fr": "QJK"}
OPEN = re.compile(r"[{}]|\?\?\?|\$\w|(?<=\S)  |^\s|\s$|\( ")
# Signs as they are typed, in whose place typography should have put others, and a value that is none; in French also
# a seat beside the verb that sounds or looks like it, and in German a request with an ending that no one says.
PLAIN = {
    "de": re.compile(
        r'"|\bNone\b|\b(?:Baue|Behalte|Denke|Drücke|Hole|Lege|Mache|Räume|Sage|Schreibe|Suche|Tausche|Wähle|Zähle)\b(?!-)'
    ),
    "fr": re.compile(r"""["'°]| [;!?:»](?![?!])|« |\.\.\.|\bNone\b|\b(?:Est|Ouest) est\b|\best Est\b"""),
}


# The names of seats in files and in notation. A learner sees who sits there.
POINTS = {
    "en": re.compile(r"\b(?:North|East|South|West)\b"),
    "de": re.compile(r"\b(?:Nord|Ost|Süd|West)s?\b"),
    "fr": re.compile(r"\b(?:Nord|Est|Sud|Ouest)\b(?!-ce)"),
    "nds": re.compile(r"\b(?:Noord|Oost|Süüd|West)\b"),
}
POINTS_IN_MESSAGES = {
    **{f"seat-name-{name}": "for authors, and persons at one screen" for name in map(str.lower, NEIGHBOURS)},
    "value-north-germany": "a part of the country",
    "cli-about": "a part of the country",
    "yaml-no-colon": "a seat as an author writes it",
    "content-not-a-mapping": "a seat as an author writes it",
}


# Where an article of `THE`, which is small, would begin a sentence.
BEGINNING = {
    "en": re.compile(r"[.!?] \{ (?:THE|SHORT|WHOSE)\("),
    "de": re.compile(r"[.:!?] \{ (?:THE|ACC|DAT|YOUR)\("),
    "fr": re.compile(r"[.!?] \{ (?:THE|NOM|DE|YOUR)\("),
}


def slips(code: str, text: str) -> list[str]:
    """What is wrong with a text as it is shown."""
    found = OPEN.findall(text)
    if code in FOREIGN:
        found += re.findall(rf"\b[{FOREIGN[code]}][♠♥♦♣]", text) + PLAIN[code].findall(text)
    return found


def test_the_slips_are_found() -> None:
    for text in (
        "Nimm { $card }",
        "so ???",
        "zwei  Blanks",
        "Nimm Q♥ mit B♠",
        "du J♣",
        " vorn",
        'Das "Bild"',
        "Lege ab",
    ):
        assert slips("de", text), text
    for text in ("le K♠", "Zwick !", "« Oui »", "l'as", "n° 3", "la pile d’Est est là", "c’est Est"):
        assert slips("fr", text), text
    assert not slips("fr", "le R♠ et le V♥\u202f; A♠, 10♦ et D♣")
    assert not slips("en", "Take K♠ and Q♥.")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_on_all_content_can_be_said(code: str) -> None:
    lines, words = every_line(), language(code)
    assert len(lines) > 4000
    # Texts of the content are in its language.
    said = (line for line in lines if code == "en" or line.message != "option-text")
    wrong = [(line.message, text) for line in said if slips(code, text := render(words, line))]
    assert wrong[:10] == []


@pytest.mark.parametrize("code", sorted(FOREIGN))
def test_every_text_of_content_is_as_the_language_writes_it(code: str) -> None:
    texts = [(item, one) for item, found in up_to_date(content_root(), code).items.items() for one in found]
    assert len(texts) > 1000
    assert [(item, one.context) for item, one in texts if slips(code, one.said.replace("\n\n", "¶"))][:10] == []


def test_english_texts_of_content_have_curly_quotes_and_apostrophes_as_messages_have() -> None:
    """Both stand side by side on a page; what an author of own content types stays as it is."""
    texts = [one.english for found in up_to_date(content_root(), "de").items.values() for one in found]
    assert any("’" in text for text in texts)
    assert [text for text in texts if re.search(r"\w'|\"", text)] == []


@pytest.mark.parametrize("code", sorted(FOREIGN))
def test_every_message_is_as_the_language_writes_it(code: str) -> None:
    """What pages say is not in the sentences above; values in braces are the program's."""
    files = sorted((Path(tutor.text.__file__).parent / code).glob("*.ftl"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) > 1000
    typed = (re.sub(r"\{[^{}]*\}", "…", line) for line in lines)
    assert [line for line in typed if PLAIN[code].search(typeset(code, line))] == []


@pytest.mark.parametrize("code", sorted(BEGINNING))
def test_no_sentence_begins_with_a_small_article(code: str) -> None:
    """That a card "ist keiner" is said after a semicolon, as its article stays small."""
    files = sorted((Path(tutor.text.__file__).parent / code).glob("*.ftl"))
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert BEGINNING["de"].search("hast aber einen Trumpf: { THE($card) } ist keiner.")
    assert [line for line in lines if BEGINNING[code].search(line)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_for_a_learner_calls_a_player_by_a_point_of_the_compass(code: str) -> None:
    words = language(code).among_neighbours()
    lines = [line for line in every_line() if line.message not in POINTS_IN_MESSAGES]
    assert [text for line in lines if POINTS[code].search(text := render(words, line))][:10] == []
    assert any("Merle" in render(words, line) for line in lines)


@pytest.mark.parametrize("code", sorted(FOREIGN))
def test_no_text_of_content_calls_a_player_by_a_point_of_the_compass(code: str) -> None:
    for item, found in up_to_date(content_root(), code).items.items():
        for one in found:
            assert not POINTS["en"].search(one.english.replace("North German", "")), (item, one.context)
            assert not POINTS[code].search(one.said), (item, one.context)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_calls_a_player_by_a_point_of_the_compass(code: str) -> None:
    files = (Path(tutor.text.__file__).parent / code).glob("*.ftl")
    texts = (text for file in files for text in re.split(r"\n(?=[a-z])", file.read_text("utf-8")))
    wrong = {text.partition(" = ")[0] for text in texts if POINTS[code].search(text)}
    assert wrong <= set(POINTS_IN_MESSAGES)
