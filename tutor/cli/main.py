"""The command line: all commands, and those that judge positions, plays and records."""

import errno
import io
import os
import sys
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from tutor import __version__
from tutor.catalogue.library import prove_record
from tutor.catalogue.records import Record, side_name
from tutor.catalogue.translated import in_own_words
from tutor.catalogue.tricks.situations import Situation, is_of_trick_game, situation_or_error
from tutor.cli.arena import arena
from tutor.cli.calibrate import calibrate
from tutor.cli.content import coverage, new, schema, validate
from tutor.cli.deal import deal
from tutor.cli.files import (
    ContentOption,
    FileArgument,
    Houses,
    JsonOption,
    faults_text,
    print_json,
    read_lines,
    refuse,
    source,
    stream_place,
    with_houses,
)
from tutor.cli.forget import forget
from tutor.cli.mine import mine
from tutor.cli.numbers import numbers
from tutor.cli.printing import ENGLISH_PAGE, PageLanguage, released_words, write_crib, write_page, write_worksheet
from tutor.cli.serve import open_tutor, serve
from tutor.cli.terminal import USAGE, WRONG, fail, show_plays, show_position, show_record, show_verdict, words
from tutor.cli.translate import translate_commands as translate
from tutor.cli.trick_games import replay_hands, show_situation, situation_as_json
from tutor.coach.zwickern.verdict.as_json import play_record, verdict_record
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import Verdict, judge_text
from tutor.content.files.load import load_positions
from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.source import ContentError
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, is_zwick, legal_plays, number_of_plays
from tutor.text import render

_MOST_PRINTED = 20_000
_OUTPUT = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)

app = typer.Typer(
    help=words("cli-about"),
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def tutor(
    context: typer.Context,
    port: Annotated[int, typer.Option(help=words("cli-port"))] = 8501,
    host: Annotated[str, typer.Option(help=words("cli-host"))] = "127.0.0.1",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=words("cli-browser"))] = True,
    content: ContentOption = None,
    version: Annotated[bool, typer.Option("--version", help=words("cli-version"))] = False,
) -> None:
    if version:
        typer.echo(f"zwickern {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is not None:
        return
    open_tutor(host, port, content or (), browser=browser)


@app.command(help=words("cli-moves"))
def moves(file: FileArgument, house: Houses = None, as_json: JsonOption = False) -> None:
    variants = with_houses(house, file)
    name, data = source(file)
    failed = False
    documents = read_documents(name, data)
    for number, (document, position) in enumerate(zip(documents, load_positions(name, data, variants), strict=True), 1):
        found = situation_or_error(document) if is_of_trick_game(document) else position
        plays: list[Play] = []
        if isinstance(found, ContentError):
            problem = faults_text(found.faults)
        elif isinstance(found, Situation):
            problem = ""
        else:
            plays, problem = _list_plays(found)
            problem = problem and f"{stream_place(name, data, number)}: {problem}"
        if problem:
            failed = True
            refuse(problem, as_json=as_json)
        elif isinstance(found, Situation):
            print_json(situation_as_json(found)) if as_json else show_situation(found, number)
        elif isinstance(found, Position):
            if as_json:
                print_json({"moves": [play_record(found, play) for play in plays]})
            else:
                show_position(found, number)
                show_plays(found, plays)
    if failed:
        raise typer.Exit(WRONG)


def _list_plays(position: Position) -> tuple[list[Play], str]:
    """Return all legal plays and an empty text, or no plays and the reason why they are not listed."""
    try:
        plays = list(islice(legal_plays(position), _MOST_PRINTED + 1))
    except TooMuchWorkError:
        return [], words("cli-too-much-work")
    return ([], words("cli-too-many", limit=_MOST_PRINTED)) if len(plays) > _MOST_PRINTED else (plays, "")


@app.command(help=words("cli-check"))
def check(
    file: FileArgument,
    play: Annotated[str | None, typer.Option(help=words("cli-play-option"))] = None,
    plays: Annotated[str | None, typer.Option(help=words("cli-plays-option"), metavar="FILE")] = None,
    house: Houses = None,
    as_json: JsonOption = False,
) -> None:
    if (play is None) == (plays is None):
        fail(words("cli-play-or-plays"), USAGE)
    if file == "-" == plays:
        fail(words("cli-both-stdin"), USAGE)
    variants = with_houses(house, file)
    name, data = source(file)
    positions = load_positions(name, data, variants)
    tries = [play or ""] * len(positions) if plays is None else read_lines(plays, len(positions))
    if len(tries) != len(positions):
        fail(words("cli-plays-number", plays=len(tries), positions=len(positions)), USAGE)
    failed = False
    for number, (position, text) in enumerate(zip(positions, tries, strict=True), 1):
        if isinstance(position, ContentError):
            refuse(faults_text(position.faults), as_json=as_json)
            failed = True
            continue
        try:
            verdict = judge_text(position, text)
        except TooMuchWorkError:
            refuse(f"{stream_place(name, data, number)}: {words('cli-too-much-work')}", as_json=as_json)
            failed = True
            continue
        if not verdict.legal:
            failed = True
            _complain_of(verdict)
        if as_json:
            print_json(verdict_record(words, verdict))
        else:
            show_verdict(verdict)
    if failed:
        raise typer.Exit(WRONG)


def _complain_of(verdict: Verdict) -> None:
    """Print the reason of a verdict on standard error too, unless a terminal shows both outputs anyway."""
    if not (sys.stdout.isatty() and sys.stderr.isatty()):
        print(f"{verdict.text}: {render(words, sentence(verdict))}", file=sys.stderr)  # noqa: T201


@app.command(help=words("cli-replay"))
def replay(
    file: FileArgument,
    house: Houses = None,
    as_json: JsonOption = False,
    page: Annotated[
        Path | None, typer.Option("--out", help=words("cli-replay-out"), metavar="FILE.html", dir_okay=False)
    ] = None,
    lang: PageLanguage = ENGLISH_PAGE,
) -> None:
    said = released_words(lang)
    variants = with_houses(house, file)
    name, data = source(file)
    if is_of_trick_game(read_documents(name, data)[0]):
        if page is not None:
            fail(words("cli-no-page-of-hands"), USAGE)
        replay_hands(name, data, as_json=as_json)
        return
    try:
        record = prove_record(name, data, variants)
    except ContentError as error:
        fail(faults_text(error.faults))
    if page is not None:
        # With the board comes Streamlit, which takes a second to import.
        from tutor.app.paper.annotated_game import annotated_game  # noqa: PLC0415

        write_page(page, annotated_game(said, in_own_words(record, lang), variants))
    elif as_json:
        print_json(_record_as_json(record))
    else:
        show_record(record)


def _record_as_json(record: Record) -> dict[str, object]:
    """Return a replayed record as data for JSON."""
    sides = {
        side_name(record.entry.seats, score): {
            "cards": score.cards,
            "zwicks": score.zwicks,
            "points": score.points,
            "items": dict(score.items),
        }
        for score in record.scores
    }
    plies = [
        {
            "seat": ply.entry.seat,
            "play": ply.entry.play,
            "legal_moves": number_of_plays(ply.position),
            "zwick": is_zwick(ply.position, ply.play),
        }
        for ply in record.plies
    ]
    return {"sides": sides, "plies": plies}


app.command(help=words("cli-validate"))(validate)
app.command(help=words("cli-coverage"))(coverage)
app.command(help=words("cli-schema"))(schema)
app.command(help=words("cli-new"))(new)
app.command("crib", help=words("cli-crib"))(write_crib)
app.command("worksheet", help=words("cli-worksheet"))(write_worksheet)
app.command(help=words("cli-mine"))(mine)
app.command(help=words("cli-arena"))(arena)
app.command(help=words("cli-numbers"))(numbers)
app.command(help=words("cli-deal"))(deal)
app.command(help=words("cli-serve"))(serve)
app.command(help=words("cli-forget"))(forget)
app.command(help=words("cli-calibrate"))(calibrate)
app.add_typer(translate, name="translate", help=words("cli-translate"))


def main() -> None:
    """Run the command line; an unforeseen error is reported in one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # If the terminal's encoding lacks the suit signs, escapes stand in for them.
            stream.reconfigure(errors="backslashreplace")
    try:
        code = run()
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        code = WRONG
        # At its end Python would try again to write the rest, and complain in its own way.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        # A closed pipe means that the reader has seen enough.
        if not isinstance(error, BrokenPipeError):
            _complain(words("cli-output-lost", problem=error.strerror or type(error).__name__))
    sys.exit(code)


def run() -> int | str | None:
    """Run a command and return its exit code; raises OSError if its output cannot be written."""
    try:
        app()
    except SystemExit as end:
        return end.code
    except Exception as error:
        # A command itself reports a file that it cannot write, so an error that names no file is about the output.
        if isinstance(error, OSError) and error.filename is None and error.errno in _OUTPUT:
            raise
        _complain(words("cli-unforeseen", kind=type(error).__name__, problem=str(error)[:200]))
        return WRONG
    return 0


def _complain(problem: str) -> None:
    """Print a problem on standard error, unless that cannot be written to either."""
    with suppress(OSError):
        print(problem, file=sys.stderr)  # noqa: T201
