"""The commands for translators: update, check, export and import."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from tutor.cli.files import JsonOption, exit_code, print_json
from tutor.cli.terminal import USAGE, WRONG, fail, out, words
from tutor.content.files.folders import content_root
from tutor.content.translation.checking import OPEN
from tutor.content.translation.folders import bytes_of, is_language, link_to_language
from tutor.content.translation.whole_language import (
    check_language,
    is_all_written_in,
    parcel_of,
    taken_in,
    up_to_date,
    update,
    write_po_files,
)
from tutor.content.translation.zip_bundle import MOST_BUNDLE_BYTES, unpacked
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.text.language import RELEASED

_CodeArgument = Annotated[str, typer.Argument(help=words("cli-translate-code"), metavar="CODE")]
_FolderArgument = Annotated[Path | None, typer.Argument(help=words("cli-translate-folder"), metavar="FOLDER")]
_ParcelOption = Annotated[Path, typer.Option("--out", help=words("cli-translate-out"), metavar="FILE")]
_ParcelArgument = Annotated[Path, typer.Argument(help=words("cli-translate-parcel"), metavar="FILE")]

translate_commands = typer.Typer(no_args_is_help=True)


@translate_commands.command("update", help=words("cli-translate-update"))
def update_texts(code: _CodeArgument, folder: _FolderArgument = None, as_json: JsonOption = False) -> None:
    root = _root(code, folder)
    try:
        number, faults = update(root, code)
    except ContentError as error:
        fail(str(error), exit_code(error.faults))
    if as_json:
        print_json({"code": code, "written": number})
    else:
        out().print(words("cli-translate-updated", number=number, code=code))
    _end_with(faults)


@translate_commands.command("check", help=words("cli-translate-check"))
def check_texts(code: _CodeArgument, folder: _FolderArgument = None, as_json: JsonOption = False) -> None:
    root = _root(code, folder)
    found = check_language(root, code)
    is_open = [fault for fault in found.faults if fault.message in OPEN]
    wrong = [fault for fault in found.faults if fault.message not in OPEN]
    for fault in (*is_open, *wrong):
        if as_json:
            line, column = fault.mark.line, fault.mark.column
            place = {"file": fault.file, "line": line, "column": column}
            print_json({**place, "fault": fault.message, "open": fault in is_open, "told": str(fault)})
        else:
            print(fault, file=sys.stderr)  # noqa: T201
    numbers = {"texts": found.texts, "ready": found.ready, "open": len(is_open), "wrong": len(wrong)}
    if as_json:
        print_json({"code": code, **numbers})
    else:
        out().print(words("cli-translate-checked", code=code, **numbers))
    # Content of one's own may be translated bit by bit.
    if wrong or (is_open and code in RELEASED and root == content_root()):
        raise typer.Exit(WRONG)


@translate_commands.command("export", help=words("cli-translate-export"))
def export_texts(
    code: _CodeArgument, to: _ParcelOption, folder: _FolderArgument = None, as_json: JsonOption = False
) -> None:
    data, now = parcel_of(_root(code, folder), code)
    try:
        to.write_bytes(data)
    except OSError as error:
        fail(words("cli-translate-unwritten", file=str(to), problem=error.strerror or type(error).__name__), USAGE)
    texts = [one for item in now.items.values() for one in item if not one.gone]
    numbers = {"files": len(now.items), "texts": len(texts), "ready": sum(one.is_ready for one in texts)}
    if as_json:
        print_json({"code": code, "file": str(to), **numbers})
    else:
        out().print(words("cli-translate-exported", file=str(to), **numbers))
    _end_with(now.faults)


@translate_commands.command("import", help=words("cli-translate-import"))
def import_texts(
    code: _CodeArgument, file: _ParcelArgument, folder: _FolderArgument = None, as_json: JsonOption = False
) -> None:
    root = _root(code, folder)
    try:
        theirs, others = unpacked(str(file), bytes_of(file, MOST_BUNDLE_BYTES), code, up_to_date(root, code).items)
        items, counts, faults = taken_in(root, code, theirs)
        # Nothing is written before all of it has been read.
        number = write_po_files(root, code, items)
    except ContentError as error:
        fail(str(error), exit_code(error.faults))
    if as_json:
        print_json({"code": code, "written": number, **counts._asdict(), "others": others})
    else:
        out().print(words("cli-translate-imported", files=len(theirs), **counts._asdict()))
        if others:
            out().print(words("cli-translate-others", number=len(others), names=", ".join(others[:5])))
    if not any(counts._replace(unknown=0)):
        fail(words("cli-translate-nothing", file=str(file)))
    _end_with(faults)


def _root(code: str, folder: Path | None) -> Path:
    """Return the folder of content; stop with a message if it is not one, or cannot be translated into the language."""
    if not is_language(code):
        fail(words("cli-translate-no-code", code=code), USAGE)
    root = content_root() if folder is None else folder
    if not root.exists():
        fail(words("cli-no-such-path", path=str(root)), USAGE)
    if not root.is_dir():
        fail(words("cli-no-folder", path=str(root)), USAGE)
    root = content_root() if root.resolve() == content_root().resolve() else root
    link = link_to_language(root, code)
    if link is not None:
        fail(str(Fault(str(link), SourceMark(), "po-outside")))
    if is_all_written_in(root, code):
        fail(words("cli-translate-written", code=code), USAGE)
    return root


def _end_with(faults: Iterable[Fault]) -> None:
    found = list(map(str, faults))
    if found:
        fail("\n".join(found))
