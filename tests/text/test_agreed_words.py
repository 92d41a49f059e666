"""Agreed words: messages and glossary say the same; a hand is what one holds, a game lasts until the pack is out."""

import re
from pathlib import Path

import tutor.text
from tests.cases import of_all
from tutor.app.base.live_reload import proven_library
from tutor.catalogue.translated import in_language
from tutor.content.files.folders import content_root
from tutor.text import language
from tutor.text.language import RELEASED

PAGE = (Path(__file__).parents[2] / "tutor" / "text" / "GLOSSARY.md").read_text("utf-8")
CODES = ("en", "de", "fr")
ROWS = {
    section.split("\n", 1)[0]: [
        tuple(cell.strip() for cell in row.split("|"))
        for row in re.findall(r"(?m)^\| (?!message|English)(.*) \|$", section)
    ]
    for section in PAGE.split("\n## ")[1:]
}


def test_it_has_every_released_language() -> None:
    assert set(CODES) == set(RELEASED)


def test_the_words_of_the_table_are_those_of_the_glossary() -> None:
    libraries = [in_language(proven_library(), content_root(), code) for code in CODES]
    terms = zip(*(library.glossary.terms for library in libraries), strict=True)
    assert ROWS["At the table"] == [tuple(one.term for one in said) for said in terms]


def test_the_words_of_the_pages_are_those_of_the_messages() -> None:
    rows = ROWS["On the pages"]
    assert len(rows) > 40
    for name, *said in rows:
        # A message may mark where a word can be parted.
        assert said == [language(code)(name.strip("`")).replace("\N{SOFT HYPHEN}", "") for code in CODES], name


# What could only be said of a whole game; "in the next hand" may be said of cards.
OF_A_GAME = re.compile(
    r"\b(end|course|rest|beginning|order|last card|capture|points?|zwicks?|dealer|majority|deals?|sum|score) "
    r"(of|in|for) (the|a|this|each|every|one) (whole )?hands?\b(?!')"
    r"|\b(whole|entire|first|last|single|three|two|another) hand (of|is|was)\b"
    r"|\bhands? (is|was|are|were) (over|out|counted|finished|added)\b"
    r"|\b(next|another|several|all its) hands? (is|are|begins?)\b"
    r"|\b(deals?|dealt|deal) (the next|this|another|a new) hand\b"
    r"|\bin (the whole|every|this) hand\b|\bplay(ed|s|ing)? (a|the|one|two|three|several)? ?hands?\b",
    re.IGNORECASE,
)
LEARNERS = ("table.ftl", "coach.ftl", "pages.ftl")


def texts() -> list[Path]:
    """The files of what learners read."""
    folder = Path(tutor.text.__file__).parent / "en"
    root = content_root()
    return [*(folder / name for name in LEARNERS), *root.glob("lessons/**/*.yaml"), *root.glob("puzzles/**/*.yaml")]


@of_all(texts)
def test_hand_means_the_cards_that_one_holds(path: Path) -> None:
    text = " ".join(path.read_text("utf-8").split())
    found = [text[max(0, one.start() - 30) : one.end() + 10] for one in OF_A_GAME.finditer(text)]
    assert found == []
