"""Pages to print, written by commands: their options, and the file, which must be new."""

from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.terminal import USAGE, fail, refuse_unknown, words
from tutor.text import Words, language
from tutor.text.language import ENGLISH, RELEASED

PageLanguage = Annotated[str, typer.Option("--lang", help=words("cli-page-lang"))]
ENGLISH_PAGE = ENGLISH


def released_words(code: str) -> Words:
    """Return the words of a released language; end with what is wrong if it is none."""
    refuse_unknown("cli-no-language", code, RELEASED)
    return language(code)


def write_page(file: Path, page: str) -> None:
    """Write a page into a new file; end with what is wrong if there is such a file, or it cannot be written."""
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(page)
    except FileExistsError:
        fail(words("cli-page-exists", file=str(file)), USAGE)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        fail(words("cli-page-unwritten", file=str(file), problem=problem), USAGE)
