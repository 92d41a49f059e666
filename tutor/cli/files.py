"""The input of the commands, and their output for programs."""

import errno
import json
import os
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tutor.catalogue.house_rules import KnownVariants, known_variants
from tutor.catalogue.library import Library, count_files, load_library, read_file
from tutor.catalogue.user_content import own_library, prove_own_folder
from tutor.cli.terminal import USAGE, WRONG, fail, words
from tutor.content.files.folders import houses_near
from tutor.content.files.own_folder import is_own_folder
from tutor.content.yaml.documents import MOST_STREAM_BYTES, read_documents
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.engine.zwickern import VARIANTS, Variants

FileArgument = Annotated[str, typer.Argument(help=words("cli-file"), metavar="FILE")]
Houses = Annotated[list[Path] | None, typer.Option("--house", help=words("cli-house"), metavar="FILE")]
ContentOption = Annotated[
    list[Path] | None,
    typer.Option("--content", envvar="ZWICKERN_CONTENT", help=words("cli-content"), metavar="DIR"),
]
JsonOption = Annotated[bool, typer.Option("--json", help=words("cli-json"))]


def source(file: str) -> tuple[str, bytes]:
    """Return a file's name and bytes; `-` is standard input. Stop with a message if it cannot be read."""
    if file == "-":
        return "<stdin>", _standard_input()
    try:
        return file, read_file(Path(file))
    except ContentError as error:
        fail(str(error), USAGE)


def _standard_input() -> bytes:
    try:
        return sys.stdin.buffer.read(MOST_STREAM_BYTES + 1)
    except OSError as error:
        fail(words("cli-no-input", problem=error.strerror or type(error).__name__), USAGE)
    except AttributeError:
        # Python has none where it was closed.
        fail(words("cli-no-input", problem=os.strerror(errno.EBADF)), USAGE)


def with_houses(files: Sequence[Path] | None, near: str) -> Variants:
    """Return the known variants with the house rules of some files and of the content around the file `near`."""
    known = houses_of(all_houses(files or (), None if near == "-" else Path(near)))
    if known.faults:
        fail(faults_text(known.faults), exit_code(known.faults))
    return known.variants


def all_houses(given: Sequence[Path], near: Path | None) -> tuple[Path, ...]:
    """Return the given files of house rules, and those around the file `near` that are not among them."""
    known = {file.resolve() for file in given}
    found = [] if near is None else houses_near(near)
    return (*given, *(file for file in found if file.resolve() not in known))


def houses_of(files: Iterable[Path]) -> KnownVariants:
    """Return the known variants with the house rules of some files."""
    return known_variants(((str(file), partial(read_file, file)) for file in files), VARIANTS)


def exit_code(faults: Iterable[Fault]) -> int:
    """Return the exit code of some faults: a file that cannot be read is wrong usage, anything else wrong content."""
    return USAGE if any(fault.message == "content-file-unreadable" for fault in faults) else WRONG


def faults_text(faults: Iterable[Fault]) -> str:
    """Return faults as text, a line each; for a file of another kind, name the command for that kind."""
    return "\n".join(
        f"{fault}; {words('cli-other-kind', kind=fault.details['kind'])}"
        if fault.message == "content-other-kind"
        else str(fault)
        for fault in faults
    )


def print_json(record: object) -> None:
    """Print a JSON object on one line of standard output."""
    print(json.dumps(record))  # noqa: T201


def stream_place(file: str, data: bytes, number: int) -> str:
    """Return where a position of a stream begins, as file:line:column; `number` counts from 1."""
    root = read_documents(file, data)[number - 1].root
    mark = root.mark if root is not None else SourceMark()
    return f"{file}:{mark.line}:{mark.column}"


def refuse(problem: str, *, as_json: bool) -> None:
    """Report one refused position, on standard error and, with `as_json`, in its place among the records."""
    if as_json:
        print_json({"error": problem})
    print(problem, file=sys.stderr)  # noqa: T201


def read_lines(file: str, wanted: int) -> list[str]:
    """List the plays of a file, one a line; blank lines at the end beyond the `wanted` number are left out."""
    name, data = source(file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        fail(f"{name}: {words('yaml-not-utf8')}")
    lines = [line.removesuffix("\r") for line in text.removesuffix("\n").split("\n")] if text else []
    while len(lines) > wanted and not lines[-1].strip():
        lines.pop()
    return lines


def folders_there(roots: Iterable[Path]) -> list[Path]:
    """List folders of own content; stop with a message if one of them is not such a folder or not there."""
    found = list(roots)
    for root in found:
        if not root.is_dir():
            fail(words("cli-no-folder" if root.exists() else "cli-no-such-path", path=str(root)), USAGE)
    return found


def prove_folder(root: Path, variants: Variants) -> Library:
    """Load and prove all content of a folder, which may name these variants; on a terminal show a progress bar.

    A folder of own content is proven as the tutor that shows it does.
    """
    if is_own_folder(root):
        return own_library(prove_own_folder(root, variants))
    console = Console(stderr=True)
    with Progress(transient=True, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words("cli-checking"), total=count_files(root))
        return load_library(root, variants, lambda: progress.advance(task))
