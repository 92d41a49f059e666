"""The command that writes a worksheet."""

from pathlib import Path
from typing import Annotated

import typer

from tutor.app.paper.printed_page import MOST_BOARDS
from tutor.catalogue.translated import in_language
from tutor.cli.files import prove_folder
from tutor.cli.printing import ENGLISH_PAGE, PageLanguage, released_words, write_page
from tutor.cli.terminal import fail, out, refuse_unknown, words
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS

_COUNT = 12


def write_worksheet(
    file: Annotated[Path, typer.Option("--out", help=words("cli-worksheet-out"), metavar="FILE.html", dir_okay=False)],
    theme: Annotated[str | None, typer.Option(help=words("cli-worksheet-theme"))] = None,
    variant: Annotated[str | None, typer.Option(help=words("cli-worksheet-variant"))] = None,
    difficulty: Annotated[int | None, typer.Option(help=words("cli-worksheet-difficulty"), min=1, max=5)] = None,
    count: Annotated[int, typer.Option(help=words("cli-worksheet-count"), min=1, max=MOST_BOARDS)] = _COUNT,
    seed: Annotated[int, typer.Option(help=words("cli-worksheet-seed"), min=0)] = 0,
    lang: PageLanguage = ENGLISH_PAGE,
) -> None:
    # With the boards comes Streamlit, which takes a second to import.
    from tutor.app.paper.worksheet import Wanted, chosen, worksheet  # noqa: PLC0415

    refuse_unknown("mine-no-theme", theme, (*GOALS, *THEMES))
    refuse_unknown("mine-no-variant", variant, VARIANTS)
    said = released_words(lang)
    library = in_language(prove_folder(content_root(), VARIANTS), content_root(), lang)
    puzzles = chosen(library.puzzles, Wanted(count, seed, theme, variant, difficulty))
    if not puzzles:
        fail(words("cli-worksheet-none"))
    write_page(file, worksheet(said, puzzles, library.variants))
    out().print(words("cli-worksheet-done", number=len(puzzles), file=str(file)), style="green")
