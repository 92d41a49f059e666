"""The frozen words: learners read one word for one thing, and a word not to be used fails with the better one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import tutor.text
from tutor.content.files.folders import content_root
from tutor.content.translation.whole_language import up_to_date

FOLDER = Path(tutor.text.__file__).parent
FROZEN = yaml.safe_load((Path(__file__).parent / "frozen_words.yaml").read_text("utf-8"))
LEARNERS = ("table.ftl", "coach.ftl", "pages.ftl")


def messages(code: str) -> Iterator[tuple[str, str]]:
    """Yield the id of each message learners read, and each line of it without the program's values."""
    for name in LEARNERS:
        at = name
        for line in (FOLDER / code / name).read_text("utf-8").splitlines():
            if line.startswith("#"):
                continue
            if found := re.match(r"(-?[\w-]+) = ", line):
                at = found[1]
            said = re.sub(r"^(-?[\w-]+ = ?|\s+(\*?\[\w+\] )?)", "", line)
            yield at, re.sub(r"\{[^{}]*\}|\{ \$\w+ ->", "…", said)


def texts(code: str) -> Iterator[tuple[str, str]]:
    """Yield where each text that learners read is, and the text."""
    yield from messages(code)
    language = "de" if code == "en" else code
    for item, found in up_to_date(content_root(), language).items.items():
        for one in found:
            # The forms of a word of the glossary are there to be found, older words among them.
            if item.startswith("lessons/glossary") and one.context.endswith(("/forms", "/term")):
                continue
            yield f"{item}: {one.context}", one.english if code == "en" else one.said


def wrong(code: str, text: str, at: str = "") -> list[str]:
    """Return the words of a text at a place that are not to be used, each with the better one.

    >>> wrong("en", "The card of your hand trails.")
    ['trails: say lay down', 'of your hand: say from your hand, or in it']
    """
    said = []
    for row in FROZEN[code]:
        if "not_in" in row and re.search(row["not_in"], at):
            continue
        plain = text
        for phrase in row.get("but", ()):
            plain = re.sub(phrase, "", plain, flags=re.IGNORECASE)
        for never in row["never"]:
            said += [f"{found[0]}: say {row['say']}" for found in re.finditer(never, plain, re.IGNORECASE)]
    return said


@pytest.mark.parametrize("code", FROZEN)
def test_no_word_is_used_for_which_there_is_a_better_one(code: str) -> None:
    said = [(at, text) for at, text in texts(code)]
    assert len(said) > 3000
    assert [f"{at}: {one}" for at, text in said for one in wrong(code, text, at)] == []
