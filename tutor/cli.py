"""The command line: reading, calling, printing."""

import json
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from tutor import __version__
from tutor.check.games import Game, prove_game, side_name
from tutor.check.library import Library, count_files, load_library, prove_file, read_file
from tutor.coach.explain import help_line, missed_lines, sentence
from tutor.coach.judge import Verdict, judge_text
from tutor.coach.record import move_record, score_items, verdict_record
from tutor.content.load import load_game, load_positions
from tutor.content.places import content_root
from tutor.content.source import MOST_BYTES, ContentError
from tutor.engine.zwickern.grouping import TooMuchWorkError
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import Move, is_zwick
from tutor.engine.zwickern.notation import write_play
from tutor.engine.zwickern.position import Position
from tutor.text import card_sign, item_sign, language, play_signs, render

MOST_LISTED = 20_000
WRONG, USAGE = 1, 2

words = language("en")
app = typer.Typer(
    help=words("cli-about"),
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
File = Annotated[str, typer.Argument(help=words("cli-file"), metavar="FILE")]
Json = Annotated[bool, typer.Option("--json", help=words("cli-json"))]


def out() -> Console:
    """Standard output as it is now, so that redirections and tests are met."""
    return Console(highlight=False, soft_wrap=True)


def fail(message: str, code: int = WRONG) -> NoReturn:
    """Say what is wrong on standard error and stop."""
    print(message, file=sys.stderr)  # noqa: T201
    raise typer.Exit(code)


def source(file: str) -> tuple[str, bytes]:
    """A file's name and bytes, `-` for standard input."""
    if file == "-":
        return "<stdin>", sys.stdin.buffer.read(MOST_BYTES + 1)
    try:
        return file, read_file(Path(file))
    except ContentError as error:
        fail(str(error), USAGE)


def line(record: object) -> None:
    """One JSON object on a line of standard output."""
    print(json.dumps(record, ensure_ascii=False))  # noqa: T201


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
def moves(file: File, as_json: Json = False) -> None:
    name, data = source(file)
    failed = False
    for number, found in enumerate(load_positions(name, data), 1):
        plays: list[Move] = []
        if isinstance(found, ContentError):
            problem = str(found)
        else:
            plays, problem = listed(found)
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


def show_position(position: Position, number: int) -> None:
    seat = position.seats[position.turn]
    variant = words(f"variant-{position.rules.name}")
    out().print(Text(words("cli-position", number=number, variant=variant, seat=seat), style="bold"))
    rows = Table.grid(padding=(0, 2))
    rows.add_row(words("cli-table"), signs([item_sign(words, item) for item in position.table]) or words("cli-empty"))
    rows.add_row(words("cli-hand"), signs([card_sign(card) for card in position.hand]))
    out().print(rows)


def signs(texts: Sequence[str]) -> Text:
    """Cards side by side, hearts and diamonds in red."""
    shown = Text()
    for text in texts:
        shown.append(text + "  ", style="red" if "♥" in text or "♦" in text else "")
    shown.rstrip()
    return shown


def show_moves(position: Position, plays: Sequence[Move]) -> None:
    out().print(words("cli-moves-count", number=len(plays)))
    table = Table("", words("cli-column-kind"), words("cli-column-play"), words("cli-column-zwick"))
    for number, move in enumerate(plays, 1):
        kind = words(f"cli-kind-{type(move).__name__.lower()}")
        zwick = words("cli-column-zwick") if is_zwick(position, move) else ""
        table.add_row(str(number), kind, signs([play_signs(write_play(position, move))]), zwick)
    out().print(table)


@app.command(help=words("cli-check"))
def check(
    file: File,
    play: Annotated[str | None, typer.Option(help=words("cli-play-option"))] = None,
    plays: Annotated[str | None, typer.Option(help=words("cli-plays-option"), metavar="FILE")] = None,
    as_json: Json = False,
) -> None:
    if (play is None) == (plays is None):
        fail(words("cli-play-or-plays"), USAGE)
    if file == "-" == plays:
        fail(words("cli-both-stdin"), USAGE)
    name, data = source(file)
    positions = load_positions(name, data)
    tries = [play or ""] * len(positions) if plays is None else lines_of(plays)
    if len(tries) != len(positions):
        fail(words("cli-plays-number", plays=len(tries), positions=len(positions)), USAGE)
    failed = False
    for position, text in zip(positions, tries, strict=True):
        if isinstance(position, ContentError):
            refuse(str(position), as_json=as_json)
            failed = True
            continue
        try:
            verdict = judge_text(position, text)
        except TooMuchWorkError:
            refuse(words("cli-too-much-work"), as_json=as_json)
            failed = True
            continue
        failed = failed or not verdict.legal
        if as_json:
            line(verdict_record(words, verdict))
        else:
            show_verdict(verdict)
    if failed:
        raise typer.Exit(WRONG)


def lines_of(file: str) -> list[str]:
    """The plays of a file, one a line; a last line end begins no further play."""
    name, data = source(file)
    try:
        return data.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError:
        fail(f"{name}: {words('yaml-not-utf8')}")


def show_verdict(verdict: Verdict) -> None:
    legal = words("cli-legal") if verdict.legal else words("cli-illegal")
    head = Text.assemble((play_signs(verdict.play), "bold"), ": ", (legal, "green" if verdict.legal else "red"))
    out().print(head)
    out().print(escape(render(words, sentence(verdict))))
    helping = help_line(verdict)
    if helping is not None:
        out().print(escape(render(words, helping)))
    for told in missed_lines(verdict):
        out().print(escape(render(words, told)))
    for capture in verdict.missed or ():
        zwick = is_zwick(verdict.position, capture)
        text = play_signs(write_play(verdict.position, capture))
        out().print("  " + words("missed-line-zwick" if zwick else "missed-line", play=text))


@app.command(help=words("cli-replay"))
def replay(file: File, as_json: Json = False) -> None:
    name, data = source(file)
    try:
        game = prove_game(name, load_game(name, data))
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
            "legal_moves": sum(1 for _ in legal_moves(ply.position)),
            "zwick": is_zwick(ply.position, ply.move),
        }
        for ply in game.plies
    ]
    return {"sides": sides, "plies": plies}


def show_game(game: Game) -> None:
    out().print(Text(game.entry.title, style="bold"))
    plays = Table("", words("replay-seat"), words("cli-column-play"), words("cli-column-legal"), "")
    for number, ply in enumerate(game.plies, 1):
        zwick = words("cli-column-zwick") if is_zwick(ply.position, ply.move) else ""
        legal = sum(1 for _ in legal_moves(ply.position))
        plays.add_row(str(number), Text(ply.entry.seat), signs([play_signs(ply.entry.play)]), str(legal), zwick)
    out().print(plays)
    names = [words(f"replay-{what}") for what in ("cards", "zwicks", "points")]
    result = Table(words("cli-column-side"), *names, words("score-items"))
    for score in game.scores:
        side = Text(side_name(game.entry.seats, score))
        result.add_row(side, str(score.cards), str(score.zwicks), str(score.points), score_items(words, score))
    out().print(result)


@app.command(help=words("cli-validate"))
def validate(
    paths: Annotated[list[Path] | None, typer.Argument(help=words("cli-paths"), metavar="PATH")] = None,
) -> None:
    libraries = []
    faults = []
    proven = 0
    for path in paths or [content_root()]:
        if path.is_dir():
            library = prove_folder(path)
            libraries.append(library)
            faults += [str(fault) for fault in library.faults]
            if not count_files(path):
                faults.append(words("content-nothing-found", folder=str(path)))
        elif not path.exists():
            fail(words("cli-no-such-path", path=str(path)), USAGE)
        else:
            try:
                prove_file(str(path), read_file(path))
                proven += 1
            except ContentError as error:
                faults.append(str(error))
    if faults:
        for fault in faults:
            print(fault, file=sys.stderr)  # noqa: T201
        fail(words("cli-faults", number=sum(len(fault.splitlines()) for fault in faults)))
    for library in libraries:
        out().print(summary(library), style="green")
    if proven:
        out().print(words("cli-validated-files", number=proven), style="green")


def prove_folder(root: Path) -> Library:
    """All content of a folder, with a progress bar where somebody watches."""
    progress = Progress(transient=True, console=Console(stderr=True))
    with progress:
        task = progress.add_task(words("cli-checking"), total=count_files(root))
        return load_library(root, lambda: progress.advance(task))


def summary(library: Library) -> str:
    plies = [ply for game in library.games for ply in game.plies]
    return words(
        "cli-validated",
        lessons=len(library.lessons),
        steps=sum(len(lesson.steps) for lesson in library.lessons),
        puzzles=len(library.puzzles),
        games=len(library.games),
        plays=len(plies),
        claims=sum(len(ply.entry.claims) for ply in plies),
    )


def main() -> None:
    """Run the command line; nothing unforeseen shows a traceback."""
    try:
        app()
    except BrokenPipeError:
        # Whoever read the output has had enough; nothing more can be said to them.
        sys.stderr.close()
        sys.exit(WRONG)
    except Exception as error:
        print(words("cli-unforeseen", kind=type(error).__name__, problem=str(error)[:200]), file=sys.stderr)  # noqa: T201
        sys.exit(WRONG)
