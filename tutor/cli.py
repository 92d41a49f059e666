"""The command line: reading, calling, printing."""

import io
import json
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tutor import __version__
from tutor.check.coverage import coverage_faults, covered
from tutor.check.games import Game, side_name
from tutor.check.library import Library, count_files, load_library, prove_file, prove_record, read_file
from tutor.check.variants import holds_variant, known_variants
from tutor.cli_mine import mine
from tutor.coach.explain import sentence
from tutor.coach.judge import Verdict, judge_text
from tutor.coach.record import move_record, verdict_record
from tutor.content.load import Variants, load_positions
from tutor.content.places import content_root
from tutor.content.source import MOST_STREAM_BYTES, ContentError, Mark, read_documents
from tutor.engine.zwickern.grouping import TooMuchWorkError
from tutor.engine.zwickern.listing import legal_moves, number_of_moves
from tutor.engine.zwickern.moves import Move, is_zwick
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import VARIANTS
from tutor.terminal import (
    USAGE,
    WRONG,
    fail,
    out,
    show_coverage,
    show_game,
    show_moves,
    show_position,
    show_verdict,
    summary,
)
from tutor.text import language, render

MOST_LISTED = 20_000

words = language("en")
app = typer.Typer(
    help=words("cli-about"),
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
File = Annotated[str, typer.Argument(help=words("cli-file"), metavar="FILE")]
Houses = Annotated[list[Path] | None, typer.Option("--house", help=words("cli-house"), metavar="FILE")]
Json = Annotated[bool, typer.Option("--json", help=words("cli-json"))]


def source(file: str) -> tuple[str, bytes]:
    """A file's name and bytes, `-` for standard input."""
    if file == "-":
        return "<stdin>", sys.stdin.buffer.read(MOST_STREAM_BYTES + 1)
    try:
        return file, read_file(Path(file))
    except ContentError as error:
        fail(str(error), USAGE)


def with_houses(files: Iterable[Path] | None) -> Variants:
    """The variants that are known, and the house rules of some files besides."""
    known = known_variants((str(file), partial(read_file, file)) for file in files or ())
    if known.faults:
        fail("\n".join(map(str, known.faults)))
    return known.variants


def line(record: object) -> None:
    """One JSON object on a line of standard output."""
    print(json.dumps(record))  # noqa: T201


@app.callback(invoke_without_command=True)
def tutor(
    context: typer.Context,
    port: Annotated[int, typer.Option(help=words("cli-port"))] = 8501,
    host: Annotated[str, typer.Option(help=words("cli-host"))] = "127.0.0.1",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=words("cli-browser"))] = True,
    version: Annotated[bool, typer.Option("--version", help=words("cli-version"))] = False,
) -> None:
    if version:
        typer.echo(f"zwickern {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    # Streamlit takes a second to import, which the other commands need not wait for.
    from tutor.app.serve import CannotServeError, serve  # noqa: PLC0415

    try:
        serve(host, port, browser=browser, say=lambda url: out().print(words("cli-opening", url=url)))
    except CannotServeError as error:
        fail(render(words, error.line), USAGE if error.usage else WRONG)


@app.command(help=words("cli-moves"))
def moves(file: File, house: Houses = None, as_json: Json = False) -> None:
    variants = with_houses(house)
    name, data = source(file)
    failed = False
    for number, found in enumerate(load_positions(name, data, variants), 1):
        plays: list[Move] = []
        if isinstance(found, ContentError):
            problem = str(found)
        else:
            plays, problem = listed(found)
            problem = problem and f"{place_of(name, data, number)}: {problem}"
        if problem:
            failed = True
            refuse(problem, as_json=as_json)
        elif isinstance(found, Position):
            if as_json:
                line({"moves": [move_record(found, move) for move in plays]})
            else:
                show_position(found, number)
                show_moves(found, plays)
    if failed:
        raise typer.Exit(WRONG)


def place_of(file: str, data: bytes, number: int) -> str:
    """Where a position of a stream begins, as file:line:column."""
    root = read_documents(file, data)[number - 1].root
    mark = root.mark if root is not None else Mark()
    return f"{file}:{mark.line}:{mark.column}"


def listed(position: Position) -> tuple[list[Move], str]:
    """All legal plays, or why they are not listed."""
    try:
        plays = list(islice(legal_moves(position), MOST_LISTED + 1))
    except TooMuchWorkError:
        return [], words("cli-too-much-work")
    return ([], words("cli-too-many", limit=MOST_LISTED)) if len(plays) > MOST_LISTED else (plays, "")


def refuse(problem: str, *, as_json: bool) -> None:
    """Report one refused position in its place."""
    if as_json:
        line({"error": problem})
    print(problem, file=sys.stderr)  # noqa: T201


@app.command(help=words("cli-check"))
def check(
    file: File,
    play: Annotated[str | None, typer.Option(help=words("cli-play-option"))] = None,
    plays: Annotated[str | None, typer.Option(help=words("cli-plays-option"), metavar="FILE")] = None,
    house: Houses = None,
    as_json: Json = False,
) -> None:
    if (play is None) == (plays is None):
        fail(words("cli-play-or-plays"), USAGE)
    if file == "-" == plays:
        fail(words("cli-both-stdin"), USAGE)
    variants = with_houses(house)
    name, data = source(file)
    positions = load_positions(name, data, variants)
    tries = [play or ""] * len(positions) if plays is None else lines_of(plays, len(positions))
    if len(tries) != len(positions):
        fail(words("cli-plays-number", plays=len(tries), positions=len(positions)), USAGE)
    failed = False
    for number, (position, text) in enumerate(zip(positions, tries, strict=True), 1):
        if isinstance(position, ContentError):
            refuse(str(position), as_json=as_json)
            failed = True
            continue
        try:
            verdict = judge_text(position, text)
        except TooMuchWorkError:
            refuse(f"{place_of(name, data, number)}: {words('cli-too-much-work')}", as_json=as_json)
            failed = True
            continue
        if not verdict.legal:
            failed = True
            complain(verdict)
        if as_json:
            line(verdict_record(words, verdict))
        else:
            show_verdict(verdict)
    if failed:
        raise typer.Exit(WRONG)


def complain(verdict: Verdict) -> None:
    """The reason on standard error too, unless it is seen on the same terminal anyway."""
    if not (sys.stdout.isatty() and sys.stderr.isatty()):
        print(f"{verdict.play}: {render(words, sentence(verdict))}", file=sys.stderr)  # noqa: T201


def lines_of(file: str, wanted: int) -> list[str]:
    """The plays of a file, one a line; blank lines at the end beyond the `wanted` number are no plays."""
    name, data = source(file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        fail(f"{name}: {words('yaml-not-utf8')}")
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")] if text else []
    while len(lines) > wanted and not lines[-1].strip():
        lines.pop()
    return lines


@app.command(help=words("cli-replay"))
def replay(file: File, house: Houses = None, as_json: Json = False) -> None:
    variants = with_houses(house)
    name, data = source(file)
    try:
        game = prove_record(name, data, variants)
    except ContentError as error:
        fail(str(error))
    if as_json:
        line(game_record(game))
    else:
        show_game(game)


def game_record(game: Game) -> dict[str, object]:
    """A replayed record as JSON."""
    sides = {
        side_name(game.entry.seats, score): {
            "cards": score.cards,
            "zwicks": score.zwicks,
            "points": score.points,
            "items": dict(score.items),
        }
        for score in game.scores
    }
    plies = [
        {
            "seat": ply.entry.seat,
            "play": ply.entry.play,
            "legal_moves": number_of_moves(ply.position),
            "zwick": is_zwick(ply.position, ply.move),
        }
        for ply in game.plies
    ]
    return {"sides": sides, "plies": plies}


@app.command(help=words("cli-validate"))
def validate(
    paths: Annotated[list[Path] | None, typer.Argument(help=words("cli-paths"), metavar="PATH")] = None,
) -> None:
    libraries = []
    faults: list[str] = []
    found = paths or [content_root()]
    folders, files = [path for path in found if count_files(path)], list(single_files(found, faults))
    houses = [file for file in files if is_house(file)]
    known = known_variants((str(file), partial(read_file, file)) for file in houses)
    faults += map(str, known.faults)
    for folder in folders:
        library = prove_folder(folder, known.variants)
        libraries.append(library)
        faults += map(str, (*library.faults, *coverage_faults(folder, library)))
    for file in files:
        try:
            if file not in houses:
                prove_file(str(file), read_file(file), known.variants)
        except ContentError as error:
            faults.append(str(error))
    if faults:
        for fault in faults:
            print(fault, file=sys.stderr)  # noqa: T201
        raise typer.Exit(WRONG)
    for library in libraries:
        out().print(summary(library), style="green")
    if files:
        out().print(words("cli-validated-files", number=len(files)), style="green")


def single_files(paths: Iterable[Path], faults: list[str]) -> Iterator[Path]:
    """The files among some paths, and those of folders that hold no lessons and puzzles in their places."""
    for path in paths:
        if not path.exists():
            fail(words("cli-no-such-path", path=str(path)), USAGE)
        if count_files(path):
            continue
        inside = sorted(path.rglob("*.y*ml")) if path.is_dir() else [path]
        if not inside:
            faults.append(f"{path}:1:1: {words('content-nothing-found')}")
        yield from inside


def is_house(file: Path) -> bool:
    """Whether a file holds house rules, right or wrong."""
    try:
        return holds_variant(read_file(file))
    except ContentError:
        return False


@app.command(help=words("cli-coverage"))
def coverage(
    path: Annotated[Path | None, typer.Argument(help=words("cli-path"), metavar="PATH")] = None,
    steps: Annotated[bool, typer.Option("--steps", help=words("cli-steps"))] = False,
    as_json: Json = False,
) -> None:
    root = path or content_root()
    if not root.exists():
        fail(words("cli-no-such-path", path=str(root)), USAGE)
    library = prove_folder(root)
    found = covered(library)
    if as_json:
        for one in found:
            line({"reading": one.reading, "shows": one.shows, "counter": one.counter})
    else:
        show_coverage(found, steps=steps)
    gaps = [*library.faults, *coverage_faults(root, library)]
    if not any(one.shows for one in found):
        fail(f"{root}:1:1: {words('content-nothing-found')}")
    if gaps:
        fail("\n".join(map(str, gaps)))


def prove_folder(root: Path, variants: Variants = VARIANTS) -> Library:
    """All content of a folder, which may name these variants, with a progress bar where somebody watches."""
    console = Console(stderr=True)
    with Progress(transient=True, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words("cli-checking"), total=count_files(root))
        return load_library(root, lambda: progress.advance(task), variants)


app.command("mine", help=words("cli-mine"))(mine)


def main() -> None:
    """Run the command line; nothing unforeseen shows a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # Where suit signs cannot be shown something stands in for them.
            stream.reconfigure(errors="backslashreplace")
    try:
        app()
    except BrokenPipeError:
        # Whoever read the output has had enough; nothing more can be said to them.
        sys.stderr.close()
        sys.exit(WRONG)
    except Exception as error:
        print(words("cli-unforeseen", kind=type(error).__name__, problem=str(error)[:200]), file=sys.stderr)  # noqa: T201
        sys.exit(WRONG)
