"""The command that writes a worksheet."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from tutor.app.paper.printed_page import MOST_BOARDS
from tutor.catalogue.library import Library
from tutor.catalogue.translated import in_language
from tutor.catalogue.user_content import beside_ours, own_library, prove_own_folders
from tutor.cli.files import ContentOption, folders_there, prove_folder
from tutor.cli.printing import ENGLISH_PAGE, PageLanguage, released_words, write_page
from tutor.cli.terminal import USAGE, fail, out, refuse_unknown, words
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.content.files.folders import content_root
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS, Variants

_COUNT = 12


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
    """Yield what folders of own content hold in a language; print what is wrong in them, which stops nothing else."""
    try:
        folders = prove_own_folders(roots, variants)
    except ContentError as error:
        fail(str(error))
    for one in folders:
        for fault in one.faults:
            print(fault, file=sys.stderr)  # noqa: T201
        yield own_library(one, code)
