"""The command that writes the crib sheet of a variant."""

from pathlib import Path
from typing import Annotated

import typer

from tutor.app.paper.crib_sheet import crib_sheet
from tutor.cli.files import Houses, with_houses
from tutor.cli.printing import ENGLISH_PAGE, PageLanguage, released_words, write_page
from tutor.cli.terminal import out, refuse_unknown, words
from tutor.coach.zwickern.words.variants import variant_line
from tutor.engine.zwickern import VARIANTS
from tutor.text import render

_FIRST = next(iter(VARIANTS))


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
