"""The commands that prove content, show what it teaches, and begin a folder of own content."""

import shlex
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

import typer
import yaml

import tutor.content
from tutor.catalogue.coverage import coverage_faults, covered, covered_beside, stated_in_book
from tutor.catalogue.house_rules import holds_variant
from tutor.catalogue.library import count_files, prove_file, prove_placed, read_file
from tutor.cli.files import JsonOption, all_houses, exit_code, houses_of, print_json, prove_folder
from tutor.cli.terminal import USAGE, WRONG, fail, out, show_coverage, show_coverage_beside, summary, words
from tutor.coach.kits import TRICK_LABELS
from tutor.coach.zwickern.labels.proofs import AUTHORS_WORD
from tutor.coach.zwickern.rules.readings import READINGS
from tutor.content.files.folders import content_root, file_place, files_of
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.own_folder import CONTENT_FILE, OWN_KINDS, is_own_folder
from tutor.content.files.saving import schema_line
from tutor.content.files.schemas import SCHEMAS
from tutor.content.translation.whole_language import check_language
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.engine.zwickern import VARIANTS, Variants
from tutor.text.language import ENGLISH, RELEASED
from tutor.text.slugs import slug

_KindArgument = Annotated[
    str, typer.Argument(help=words("cli-schema-kind", kinds=", ".join(FILE_KINDS)), metavar="KIND")
]
_BEGINNING = Path(tutor.content.__file__).parent / "beginning"


def validate(
    paths: Annotated[list[Path] | None, typer.Argument(help=words("cli-paths"), metavar="PATH")] = None,
) -> None:
    libraries = []
    faults: list[str] = []
    found = paths or [content_root()]
    folders = [path for path in found if _content_in(path) or is_own_folder(path)]
    files = list(_single_files(found, faults))
    houses = tuple(file for file in files if _is_house(file))
    # Files of one folder know the same house rules, so these are read only once.
    known = cache(houses_of)
    faults += map(str, known(houses).faults)
    for folder in folders:
        own = {file.resolve() for file in files_of("house", folder)}
        others = known(tuple(file for file in houses if file.resolve() not in own))
        library = prove_folder(folder, others.variants)
        libraries.append(library)
        gaps = () if is_own_folder(folder) else coverage_faults(folder, library)
        faults += map(str, (*library.faults, *gaps))
        if folder.resolve() == content_root().resolve():
            faults += map(str, translation_faults())
    for file in files:
        variants, wrong = known(all_houses(houses, file))
        faults += map(str, wrong)
        try:
            if file not in houses:
                _prove_single(file, variants)
        except ContentError as error:
            if file in found and exit_code(error.faults) == USAGE:
                fail(str(error), USAGE)
            faults.append(str(error))
    if faults:
        # House rules with a fault are met again with every file beside them.
        for fault in dict.fromkeys(faults):
            print(fault, file=sys.stderr)  # noqa: T201
        raise typer.Exit(WRONG)
    for library in libraries:
        out().print(summary(library), style="green")
    if files:
        out().print(words("cli-validated-files", number=len(files)), style="green")


def schema(kind: _KindArgument) -> None:
    found = next((name for name in FILE_KINDS if name == kind), None)
    if found is None:
        fail(words("cli-schema-unknown", kind=kind, kinds=", ".join(FILE_KINDS)), USAGE)
    typer.echo((SCHEMAS / f"{found}.json").read_text("utf-8"), nl=False)


def translation_faults() -> Iterator[Fault]:
    """Yield what is missing or wrong in the released languages, in which none of the tutor's own texts may be so."""
    for code in RELEASED:
        if code != ENGLISH:
            yield from check_language(content_root(), code).faults


def _content_in(path: Path) -> int:
    """Count the files of content under a path; stop with a message if the path does not exist or cannot be read."""
    try:
        there, number = path.exists(), count_files(path)
    except OSError as error:
        # Either no file can have such a name, or reading the folder is not permitted.
        problem = error.strerror or type(error).__name__
        fail(str(Fault(str(path), SourceMark(), "content-file-unreadable", {"problem": problem})), USAGE)
    if not there:
        fail(words("cli-no-such-path", path=str(path)), USAGE)
    return number


def _single_files(paths: Iterable[Path], faults: list[str]) -> Iterator[Path]:
    """Yield the files among some paths, and the YAML files in folders without content in its places."""
    for path in paths:
        if _content_in(path) or is_own_folder(path):
            continue
        inside = sorted(path.rglob("*.y*ml")) if path.is_dir() else [path]
        if not inside:
            faults.append(f"{path}:1:1: {words('content-nothing-found')}")
        yield from inside


def _prove_single(file: Path, variants: Variants) -> None:
    """Prove a file by itself, as the kind that its place among content asks for, if it has one; raises ContentError."""
    place, data = file_place(file), read_file(file)
    if place is None:
        prove_file(str(file), data, variants)
    else:
        prove_placed(place, file, data, variants)


def _is_house(file: Path) -> bool:
    """Tell whether a file holds house rules, right or wrong, and is where nothing else belongs."""
    place = file_place(file)
    try:
        return (place is None or place.kind == "house") and holds_variant(read_file(file))
    except ContentError:
        return False


def coverage(
    path: Annotated[Path | None, typer.Argument(help=words("cli-path"), metavar="PATH")] = None,
    steps: Annotated[bool, typer.Option("--steps", help=words("cli-steps"))] = False,
    as_json: JsonOption = False,
) -> None:
    root = path or content_root()
    number = _content_in(root)
    if not root.is_dir():
        fail(words("cli-no-folder", path=str(root)), USAGE)
    if not number:
        fail(words("cli-coverage-empty", path=str(root)))
    library = prove_folder(root, VARIANTS)
    found = covered(library)
    beside = covered_beside(library)
    if as_json:
        for one in (*found, *(reading for game in beside.values() for reading in game)):
            proven = one.reading in TRICK_LABELS or (one.reading in READINGS and one.reading not in AUTHORS_WORD)
            print_json({"reading": one.reading, "shows": one.shows, "counter": one.counter, "proven": proven})
    else:
        show_coverage(found, steps=steps)
        for name, readings in beside.items():
            show_coverage_beside(name, readings, stated_in_book(library), steps=steps)
    if is_own_folder(root):
        # Own lessons need not teach everything.
        if library.faults:
            fail("\n".join(map(str, library.faults)))
        return
    gaps = list(map(str, (*library.faults, *coverage_faults(root, library))))
    if not any(one.shows for one in found):
        gaps.append(words("cli-coverage-nothing", path=str(root)))
    if gaps:
        fail("\n".join(gaps))


def new(folder: Annotated[Path, typer.Argument(help=words("cli-new-folder"), metavar="DIR")]) -> None:
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            fail(words("cli-new-not-empty", path=str(folder)), USAGE)
        for name, text in _beginning(folder).items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
    except OSError as error:
        fail(words("cli-new-unwritten", path=str(folder), problem=error.strerror or type(error).__name__), USAGE)
    command = f"zwickern --content {shlex.quote(str(folder))}"
    out().print(words("cli-new-done", path=str(folder), command=command))


def _beginning(folder: Path) -> dict[str, str]:
    """Return the files with which a folder of own content begins, by their places in it."""
    name = folder.resolve().name
    own = slug(name, "own")
    found = {file.relative_to(_BEGINNING).as_posix(): file.read_text("utf-8") for file in _files()}
    title = "".join(one for one in name if one.isprintable()).strip()[:200] or own
    found[CONTENT_FILE] = yaml.safe_dump({"title": title, "slug": own}, sort_keys=False, allow_unicode=True)
    for place in list(found):
        kind = file_place(folder / place)
        if kind is not None:
            found[place] = schema_line(kind.kind) + found[place]
    schemas = {f"schemas/{kind}.json": (SCHEMAS / f"{kind}.json").read_text("utf-8") for kind in OWN_KINDS}
    return found | schemas


def _files() -> list[Path]:
    return sorted(file for file in _BEGINNING.rglob("*") if file.is_file() and file.suffix in (".md", ".yaml"))
