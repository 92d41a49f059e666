"""Pages to print, written by commands: their options, and the file, which must be new."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from tutor.app.paper.crib_sheet import crib_sheet
from tutor.app.paper.printed_page import MOST_BOARDS
from tutor.catalogue.library import Library
from tutor.catalogue.translated import in_language
from tutor.catalogue.user_content import beside_ours, own_library, prove_own_folders
from tutor.cli.files import ContentOption, Houses, folders_there, prove_folder, with_houses
from tutor.cli.terminal import USAGE, fail, out, refuse_unknown, words
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.coach.zwickern.words.variants import variant_line
from tutor.content.files.folders import content_root
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS, Variants
from tutor.text import Words, language, render
from tutor.text.language import ENGLISH, RELEASED

PageLanguage = Annotated[str, typer.Option("--lang", help=words("cli-page-lang"))]
ENGLISH_PAGE = ENGLISH
_FIRST = next(iter(VARIANTS))
_COUNT = 12


def released_words(code: str) -> Words:
    """Return the words of a released language; stop with a message if it is not one."""
    refuse_unknown("cli-no-language", code, RELEASED)
    return language(code)


def write_page(file: Path, page: str) -> None:
    """Write a page into a new file; stop with a message if there is such a file, or it cannot be written."""
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(page)
    except FileExistsError:
        fail(words("cli-page-exists", file=str(file)), USAGE)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        fail(words("cli-page-unwritten", file=str(file), problem=problem), USAGE)


def write_crib(
    file: Annotated[Path, typer.Option("--out", help=words("cli-worksheet-out"), metavar="FILE.html", dir_okay=False)],
    variant: Annotated[str, typer.Option(help=words("cli-crib-variant"))] = _FIRST,
    house: Houses = None,
    lang: PageLanguage = ENGLISH_PAGE,
) -> None:
    known = with_houses(house, "-")
    refuse_unknown("mine-no-variant", variant, known)
    said = released_words(lang)
    rules = known[variant]
    write_page(file, crib_sheet(said, rules, render(said, variant_line(rules))))
    out().print(words("cli-crib-done", file=str(file)), style="green")


def write_worksheet(
    file: Annotated[Path, typer.Option("--out", help=words("cli-worksheet-out"), metavar="FILE.html", dir_okay=False)],
    theme: Annotated[str | None, typer.Option(help=words("cli-worksheet-theme"))] = None,
    variant: Annotated[str | None, typer.Option(help=words("cli-worksheet-variant"))] = None,
    difficulty: Annotated[int | None, typer.Option(help=words("cli-worksheet-difficulty"), min=1, max=5)] = None,
    count: Annotated[int, typer.Option(help=words("cli-worksheet-count"), min=1, max=MOST_BOARDS)] = _COUNT,
    seed: Annotated[int, typer.Option(help=words("cli-worksheet-seed"), min=0)] = 0,
    content: ContentOption = None,
    folder: Annotated[str | None, typer.Option(help=words("cli-worksheet-folder"), metavar="SLUG")] = None,
    puzzle: Annotated[list[str] | None, typer.Option(help=words("cli-worksheet-puzzle"), metavar="ID")] = None,
    lang: PageLanguage = ENGLISH_PAGE,
) -> None:
    # With the boards comes Streamlit, which takes a second to import.
    from tutor.app.paper.worksheet import Wanted, all_that_fit, chosen, worksheet  # noqa: PLC0415

    refuse_unknown("mine-no-theme", theme, (*GOALS, *THEMES))
    said = released_words(lang)
    roots = folders_there(content or ())
    ours = prove_folder(content_root(), VARIANTS)
    library = beside_ours(in_language(ours, content_root(), lang), _folders(roots, ours.variants, lang))
    refuse_unknown("mine-no-variant", variant, library.variants)
    if folder is not None and folder not in library.folders:
        fail(words("cli-worksheet-no-folder", name=folder), USAGE)
    there = {one.id: one for one in library.puzzles}
    named = dict.fromkeys(puzzle or ())
    for one in named:
        if one not in there:
            fail(words("cli-worksheet-no-puzzle", id=one), USAGE)
    wanted = Wanted(count, seed, theme, variant, difficulty, folder)
    # Puzzles that are named are all wanted, in this order.
    found = all_that_fit((there[one] for one in named), wanted)[:MOST_BOARDS]
    puzzles = found if named else chosen(library.puzzles, wanted)
    if not puzzles:
        fail(words("cli-worksheet-none"))
    write_page(file, worksheet(said, puzzles, library.variants))
    out().print(words("cli-worksheet-done", number=len(puzzles), file=str(file)), style="green")


def _folders(roots: Iterable[Path], variants: Variants, code: str) -> Iterator[Library]:
    """Yield the content of folders of own content in a language; print their faults, which stop nothing else."""
    try:
        folders = prove_own_folders(roots, variants)
    except ContentError as error:
        fail(str(error))
    for one in folders:
        for fault in one.faults:
            print(fault, file=sys.stderr)  # noqa: T201
        yield own_library(one, code)
