"""What the commands read, and how they answer for programs."""

import json
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from tutor.catalogue.house_rules import Known, known_variants
from tutor.catalogue.library import Library, count_files, load_library, read_file
from tutor.cli.terminal import USAGE, WRONG, fail, words
from tutor.content.files.places import houses_near
from tutor.content.yaml.documents import MOST_STREAM_BYTES, read_documents
from tutor.content.yaml.source import ContentError, Fault, Mark
from tutor.engine.zwickern import VARIANTS, Variants

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


def with_houses(files: Sequence[Path] | None, near: str) -> Variants:
    """The variants that are known, and the house rules of some files and of the content that a file lies among."""
    known = houses_of(all_houses(files or (), None if near == "-" else Path(near)))
    if known.faults:
        fail(told(known.faults), exit_code(known.faults))
    return known.variants


def all_houses(given: Sequence[Path], near: Path | None) -> tuple[Path, ...]:
    """The files of house rules that are given, and those of the folder of content that a file lies in."""
    known = {file.resolve() for file in given}
    found = [] if near is None else houses_near(near)
    return (*given, *(file for file in found if file.resolve() not in known))


def houses_of(files: Iterable[Path]) -> Known:
    """The variants that are known with the house rules of some files."""
    return known_variants(((str(file), partial(read_file, file)) for file in files), VARIANTS)


def exit_code(faults: Iterable[Fault]) -> int:
    """A file that was named and cannot be read is wrong usage; anything else is wrong content."""
    return USAGE if any(fault.message == "content-file-unreadable" for fault in faults) else WRONG


def told(faults: Iterable[Fault]) -> str:
    """Faults a line each; where a file is of another kind with what there is for that one."""
    return "\n".join(
        f"{fault}; {words('cli-other-kind', kind=fault.details['kind'])}"
        if fault.message == "content-other-kind"
        else str(fault)
        for fault in faults
    )


def line(record: object) -> None:
    """One JSON object on a line of standard output."""
    print(json.dumps(record))  # noqa: T201


def place_of(file: str, data: bytes, number: int) -> str:
    """Where a position of a stream begins, as file:line:column."""
    root = read_documents(file, data)[number - 1].root
    mark = root.mark if root is not None else Mark()
    return f"{file}:{mark.line}:{mark.column}"


def refuse(problem: str, *, as_json: bool) -> None:
    """Report one refused position in its place."""
    if as_json:
        line({"error": problem})
    print(problem, file=sys.stderr)  # noqa: T201


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


def prove_folder(root: Path, variants: Variants) -> Library:
    """All content of a folder, which may name these variants, with a progress bar where somebody watches."""
    console = Console(stderr=True)
    with Progress(transient=True, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(words("cli-checking"), total=count_files(root))
        return load_library(root, variants, lambda: progress.advance(task))
