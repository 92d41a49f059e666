"""The command that begins a folder of own content."""

import shlex
from pathlib import Path
from typing import Annotated

import typer
import yaml

import tutor.content
from tutor.cli.terminal import USAGE, fail, out, words
from tutor.content.files.folders import file_place
from tutor.content.files.own_folder import CONTENT_FILE, OWN_KINDS
from tutor.content.files.saving import schema_line
from tutor.content.files.schemas import SCHEMAS
from tutor.text.slugs import slug

_BEGINNING = Path(tutor.content.__file__).parent / "beginning"


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
