"""All PO files of a language as one ZIP file, for a translator; the file that comes back is not trusted."""

import stat
import zipfile
from collections.abc import Collection, Mapping, Sequence
from io import BytesIO
from pathlib import PurePath

from tutor.content.translation.catalog import MOST_PO_BYTES, Translated, read_catalog_in
from tutor.content.translation.folders import is_language
from tutor.content.yaml.source import ContentError, Fault, SourceMark

MOST_BUNDLE_BYTES = 30_000_000
"""The largest size of such a file, and of all its contents."""

MOST_FILES = 5_000
_LONG_AGO = (1980, 1, 1, 0, 0, 0)


def packed(code: str, files: Mapping[str, str]) -> bytes:
    """Return PO files, by the ids of their items, as a ZIP file; the same files are always the same bytes."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as bundle:
        for item_id in sorted(files):
            head = zipfile.ZipInfo(f"{code}/{item_id}.po", _LONG_AGO)
            head.compress_type = zipfile.ZIP_DEFLATED
            head.external_attr = 0o644 << 16
            bundle.writestr(head, files[item_id])
    return made.getvalue()


Texts = tuple[Translated, ...]


def unpacked(
    file: str, data: bytes, code: str, known: Mapping[str, Sequence[Translated]]
) -> tuple[dict[str, Texts], list[str]]:
    """Return the texts of the PO files in a ZIP file by the ids of their items, and the names of all other files.

    It may be a single PO file, too. Raise ContentError for another language than that of the `code`, and for anything
    that `packed` does not make: links, names that lead elsewhere, or too much.
    """
    if not data.startswith(b"PK"):
        if b"msgid" not in data:
            raise _error(file, "parcel-unreadable")
        texts = read_catalog_in(code, file, data)
        item_id = _item_of_file(PurePath(file), texts, known)
        return ({}, [file]) if item_id is None else ({item_id: texts}, [])
    found, others = dict[str, tuple[Translated, ...]](), list[str]()
    try:
        with zipfile.ZipFile(BytesIO(data)) as bundle:
            entries = bundle.infolist()
            for entry in entries:
                # Some programs on Windows write names with backslashes.
                entry.filename = entry.filename.replace("\\", "/")
            entries = [entry for entry in entries if not entry.is_dir()]
            if len(entries) > MOST_FILES:
                raise _error(file, "parcel-too-many", limit=MOST_FILES)
            if sum(entry.file_size for entry in entries) > MOST_BUNDLE_BYTES:
                raise _error(file, "parcel-too-large", limit=MOST_BUNDLE_BYTES)
            for entry in entries:
                _look_at(file, entry)
                item_id = _item(entry.filename, known)
                if item_id is None:
                    others.append(entry.filename)
                    continue
                _look_at_language(file, entry.filename, item_id, code)
                if item_id in found:
                    raise _error(file, "parcel-twice", name=entry.filename)
                with bundle.open(entry) as stream:
                    # The size that a file states need not be true.
                    text = stream.read(MOST_PO_BYTES + 1)
                found[item_id] = read_catalog_in(code, f"{file}/{entry.filename}", text)
    except (zipfile.BadZipFile, NotImplementedError, EOFError, OSError, ValueError, RuntimeError) as error:
        if isinstance(error, ContentError):
            raise
        raise _error(file, "parcel-unreadable") from None
    return found, others


def _look_at(file: str, entry: zipfile.ZipInfo) -> None:
    name = entry.filename
    if name.startswith("/") or ":" in name or ".." in name.split("/"):
        raise _error(file, "parcel-outside", name=name)
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise _error(file, "parcel-link", name=name)


def _look_at_language(file: str, name: str, item_id: str, code: str) -> None:
    """Raise ContentError if the folder just around a PO file is that of another language."""
    folder = PurePath(name.removesuffix(f"{item_id}.po")).name
    if folder != code and is_language(folder):
        raise _error(file, "parcel-language", name=name, language=folder, code=code)


def _item_of_file(file: PurePath, texts: Texts, known: Mapping[str, Sequence[Translated]]) -> str | None:
    """Return the id of the item that a single PO file is about, by its name or else by its texts."""
    item_id = _item(file.as_posix(), known)
    if item_id is not None:
        return item_id
    theirs = {(one.context, one.english) for one in texts}
    shared = {one: len(theirs & {(text.context, text.english) for text in ours}) for one, ours in known.items()}
    best = max(shared, key=shared.__getitem__, default="")
    return best if shared.get(best) else None


def _item(name: str, known: Collection[str]) -> str | None:
    """Return the id of the item that a file in a ZIP file is about; any folders may be around it."""
    if not name.endswith(".po"):
        return None
    parts = name.removesuffix(".po").split("/")
    ends = ("/".join(parts[start:]) for start in range(len(parts)))
    return next((end for end in ends if end in known), None)


def _error(file: str, message: str, **details: str | int) -> ContentError:
    return ContentError([Fault(file, SourceMark(), message, details)])
