"""Messages are parsed when they are first said, with those that they refer to."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tutor.text import LANGUAGES
from tutor.text.language import _FOLDER, READERS
from tutor.text.messages_on_demand import MessagesOnDemand

FILE = """\
### For pages

-game = Zwickern
# The title of the page.
title = { -game }, the fishing game
about =
    { title } of { $land }.

    It has { $number ->
        [one] one variant
       *[other] { $number } variants
    }.
lost = { nowhere }
"""


def messages() -> MessagesOnDemand:
    """The messages of the file above."""
    return MessagesOnDemand("en", [FILE], lambda _: {})


def test_each_is_said_alone_and_with_those_that_it_refers_to() -> None:
    assert messages().say("title", {}) == "Zwickern, the fishing game"
    said = messages().say("about", {"land": "Holstein", "number": 5})
    assert said == "Zwickern, the fishing game of Holstein.\n\nIt has 5 variants."


def test_terms_are_not_messages() -> None:
    assert list(messages()) == ["-game", "title", "about", "lost"]
    assert "title" in messages()
    with pytest.raises(LookupError, match="no message 'nothing' in en"):
        messages().say("nothing", {})


@pytest.mark.parametrize("name", ["about", "lost"])
def test_what_cannot_be_said_is_reported(name: str) -> None:
    """A value is missing, or what it refers to."""
    with pytest.raises(LookupError, match=f"'{name}' in en"):
        messages().say(name, {})


@pytest.mark.parametrize("code", LANGUAGES)
def test_our_messages_are_those_that_a_parser_of_whole_files_finds(code: str) -> None:
    paths = [_FOLDER / code / f"{reader}.ftl" for reader in READERS]
    files = [path.read_text("utf-8") for path in paths if path.exists()]
    whole = [entry.id.name for file in files for entry in FluentResource(file).body if isinstance(entry, ast.Message)]
    assert whole
    assert [name for name in MessagesOnDemand(code, files, lambda _: {}) if not name.startswith("-")] == whole


def test_several_at_once_are_said_right() -> None:
    shared = messages()
    with ThreadPoolExecutor(8) as several:
        said = list(several.map(lambda _: shared.say("title", {}), range(64)))
    assert set(said) == {"Zwickern, the fishing game"}
