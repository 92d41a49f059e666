"""The command that writes a worksheet."""

from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import typer

from tutor.app.paper.worksheet import MOST, Wanted, chosen, worksheet
from tutor.catalogue.translated import in_language
from tutor.cli.files import prove_folder
from tutor.cli.terminal import USAGE, fail, out, words
from tutor.coach.zwickern.goals.table import GOALS
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS
from tutor.text import language
from tutor.text.language import ENGLISH, RELEASED

_COUNT = 12


def write_worksheet(
    file: Annotated[Path, typer.Option("--out", help=words("cli-worksheet-out"), metavar="FILE.html", dir_okay=False)],
    theme: Annotated[str | None, typer.Option(help=words("cli-worksheet-theme"))] = None,
    variant: Annotated[str | None, typer.Option(help=words("cli-worksheet-variant"))] = None,
    difficulty: Annotated[int | None, typer.Option(help=words("cli-worksheet-difficulty"), min=1, max=5)] = None,
    count: Annotated[int, typer.Option(help=words("cli-worksheet-count"), min=1, max=MOST)] = _COUNT,
    seed: Annotated[int, typer.Option(help=words("cli-worksheet-seed"), min=0)] = 0,
    lang: Annotated[str, typer.Option(help=words("cli-worksheet-lang"))] = ENGLISH,
) -> None:
    _known("mine-no-theme", theme, (*GOALS, *THEMES))
    _known("mine-no-variant", variant, VARIANTS)
    _known("cli-no-language", lang, RELEASED)
    library = in_language(prove_folder(content_root(), VARIANTS), content_root(), lang)
    puzzles = chosen(library.puzzles, Wanted(count, seed, theme, variant, difficulty))
    if not puzzles:
        fail(words("cli-worksheet-none"))
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(worksheet(language(lang), puzzles, library.variants))
    except FileExistsError:
        fail(words("cli-worksheet-exists", file=str(file)), USAGE)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        fail(words("cli-worksheet-unwritten", file=str(file), problem=problem), USAGE)
    out().print(words("cli-worksheet-done", number=len(puzzles), file=str(file)), style="green")


def _known(message: str, name: str | None, names: Collection[str]) -> None:
    if name is not None and name not in names:
        fail(words(message, name=name, known=", ".join(names)), USAGE)
