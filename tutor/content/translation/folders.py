"""The places of PO files: a folder for each language, in it a file for each file of content that has texts."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

from babel import Locale

from tutor.content.files.folders import EXAMPLES, EXAMPLES_ID, content_id, content_root, files_of, misplaced_files
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.load import load_entry
from tutor.content.files.own_folder import contents_of, is_own_folder
from tutor.content.translation.texts import SourceText, texts
from tutor.content.yaml.documents import MOST_STREAM_BYTES
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.text.language import ENGLISH

_OWN = Path(__file__).parents[2] / "text" / "po"
_CODE = re.compile(r"[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?")


# Codes of several languages, of none, or of an unknown one.
_NO_LANGUAGES = frozenset({"mis", "mul", "und", "zxx"})


class SourceFile(NamedTuple):
    """A file with its id, its texts and the language that they are written in."""

    id: str
    file: Path
    texts: tuple[SourceText, ...]
    language: str = ENGLISH


def is_code(code: str) -> bool:
    """Tell whether a text can be the code of a language, which is also the name of its folder.

    >>> is_code("de"), is_code("pt-BR"), is_code("../de")
    (True, True, False)
    """
    return _CODE.fullmatch(code) is not None


def is_language(code: str) -> bool:
    """Tell whether a code names an existing language, or one of those for private use, from qaa to qtz.

    >>> is_language("nds"), is_language("pt-BR"), is_language("zz"), is_language("de-QQ")
    (True, True, False, False)
    """
    language, _, place = code.partition("-")
    names = Locale(ENGLISH)
    known = re.fullmatch("q[a-t][a-z]", language) or (language in names.languages and language not in _NO_LANGUAGES)
    return is_code(code) and bool(known) and (not place or place in names.territories or place in names.scripts)


def po_folder(root: Path, code: str) -> Path:
    """Return the folder of the PO files of a language: that of the project's own content is in `tutor/text`."""
    return (_OWN if root == content_root() else root / "po") / code


def link_to_language(root: Path, code: str) -> Path | None:
    """Return the link by which the PO files of a language would be read or written elsewhere, None if there is none."""
    folder = po_folder(root, code)
    return next((one for one in (folder.parent, folder) if one.is_symlink()), None)


def leads_out(root: Path, code: str, file: Path) -> bool:
    """Tell whether a link leads from the place of a PO file to another one."""
    return link_to_language(root, code) is not None or not file.resolve().is_relative_to(
        po_folder(root, code).resolve()
    )


def po_file(folder: Path, item_id: str) -> Path:
    """Return the place of the PO file of an item."""
    return folder / f"{item_id}.po"


def source_files(root: Path) -> tuple[list[SourceFile], list[Fault]]:
    """Return the files of a folder of content that have texts, and the faults of those that cannot be read or found."""
    found = list[SourceFile]()
    if root != content_root() and is_own_folder(root):
        faults = list(contents_of(root).faults)
    else:
        faults = [Fault(str(file), SourceMark(), "content-misplaced") for file in misplaced_files(root)]
    usual = _language_of(root)
    files = [(kind, file, content_id(root, file)) for kind in FILE_KINDS for file in files_of(kind, root)]
    if root == content_root():
        files.append(("lesson", EXAMPLES, EXAMPLES_ID))
    for kind, file, item_id in files:
        try:
            loaded = load_entry(kind, str(file), bytes_of(file, MOST_STREAM_BYTES))
            said = texts(loaded)
        except ContentError as error:
            faults += error.faults
            continue
        if said:
            found.append(SourceFile(item_id, file, said, written_in(loaded.entry, usual)))
    return found, faults


def written_in(entry: Entry, usual: str) -> str:
    """Return the language of the texts of an entry, `usual` if it says none."""
    return getattr(entry, "language", None) or usual


def _language_of(root: Path) -> str:
    """Return the language of the files of a folder that do not say theirs."""
    for file in files_of("content", root):
        with suppress(ContentError):
            return written_in(load_entry("content", str(file), bytes_of(file, MOST_STREAM_BYTES)).entry, ENGLISH)
    return ENGLISH


def bytes_of(file: Path, most: int) -> bytes:
    """Return the bytes of a file; raise ContentError if it cannot be read or has more than `most` of them."""
    fault = partial(Fault, str(file), SourceMark())
    try:
        if not file.is_file():
            raise ContentError([fault("content-file-unreadable", {"problem": "no file"})])
        with file.open("rb") as stream:
            data = stream.read(most + 1)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise ContentError([fault("content-file-unreadable", {"problem": problem})]) from None
    if len(data) > most:
        raise ContentError([fault("yaml-too-large", {"limit": most})])
    return data


def write_below(folder: Path, file: Path, text: str) -> bool:
    """Write a file below a folder unless it says the same already, and return whether it was written.

    Raise ContentError if it cannot be written, or if a link leads out of the folder.
    """
    try:
        if folder.is_symlink() or not file.resolve().is_relative_to(folder.resolve()):
            raise ContentError([Fault(str(file), SourceMark(), "po-outside")])
        if file.is_file() and file.read_text("utf-8") == text:
            return False
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8", newline="\n")
    except UnicodeDecodeError:
        raise ContentError([Fault(str(file), SourceMark(), "po-not-utf8")]) from None
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise ContentError([Fault(str(file), SourceMark(), "po-not-written", {"problem": problem})]) from None
    return True


def po_files(folder: Path) -> Iterator[Path]:
    """Yield the PO files of a language in order."""
    yield from sorted(folder.rglob("*.po"))
