"""A folder of content in a language: its PO files updated, checked, sent away and taken in."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tutor.content.files.folders import content_root
from tutor.content.translation.catalog import MOST_PO_BYTES, Translated, read_catalog_in, written
from tutor.content.translation.checking import faults
from tutor.content.translation.folders import (
    SourceFile,
    bytes_of,
    leads_out,
    link_to_language,
    po_file,
    po_files,
    po_folder,
    source_files,
    write_below,
)
from tutor.content.translation.messages import FOLDER, SEEN, message_faults, read_messages, seen_today
from tutor.content.translation.updating import Counts, merged, updated
from tutor.content.translation.zip_bundle import packed
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.text.language import ENGLISH


class Today(NamedTuple):
    """The texts of all files in a language as English has them today, by the ids of the items."""

    items: Mapping[str, tuple[Translated, ...]]
    faults: tuple[Fault, ...]


class Checked(NamedTuple):
    """The faults of a language, with the number of texts of content and of those that are ready."""

    faults: tuple[Fault, ...]
    texts: int
    ready: int


def up_to_date(root: Path, code: str) -> Today:
    """Return the texts of a folder in a language, brought up to date; a file with a fault is left out."""
    english, found = _to_translate(root, code)
    items: dict[str, tuple[Translated, ...]] = {}
    for source in english:
        try:
            items[source.id] = updated(code, source.texts, _catalog(root, code, source))
        except ContentError as error:
            found += error.faults
    return Today(items, tuple(found))


def _to_translate(root: Path, code: str) -> tuple[list[SourceFile], list[Fault]]:
    """Return the files of a folder written in another language, and the faults of those that cannot be read."""
    files, found = source_files(root)
    return [one for one in files if one.language != code], found


def is_all_written_in(root: Path, code: str) -> bool:
    """Tell whether all texts of a folder are written in a language, so that there is nothing to translate into it."""
    if root == content_root():
        return code == ENGLISH
    files, _ = source_files(root)
    return bool(files) and all(one.language == code for one in files)


def update(root: Path, code: str) -> tuple[int, tuple[Fault, ...]]:
    """Write the PO files of a folder as English has them today; return how many have changed, and the faults."""
    now = up_to_date(root, code)
    number = write_po_files(root, code, now.items)
    if root == content_root() and read_messages(FOLDER, code)[0]:
        number += write_below(FOLDER, FOLDER / code / SEEN, seen_today(FOLDER, code))
    return number, now.faults


def write_po_files(root: Path, code: str, items: Mapping[str, Iterable[Translated]]) -> int:
    """Write PO files and return how many have changed; raise ContentError if one cannot be written."""
    folder, link = po_folder(root, code), link_to_language(root, code)
    if link is not None:
        raise ContentError([Fault(str(link), SourceMark(), "po-outside")])
    return sum(write_below(folder, po_file(folder, item_id), written(code, texts)) for item_id, texts in items.items())


def check_language(root: Path, code: str) -> Checked:
    """Return the faults of a language in a folder, and in the messages if the content is the project's own."""
    english, found = _to_translate(root, code)
    folder, number, ready = po_folder(root, code), 0, 0
    for source in english:
        number += len(source.texts)
        file = _place(root, code, source)
        try:
            texts = _catalog(root, code, source)
        except ContentError as error:
            found += error.faults
            continue
        if any(one.said for one in texts):
            wrong = list(faults(code, str(file), source.texts, texts, source.language))
            known = {(text.context, text.text) for text in source.texts}
            ready += sum(one.is_ready and (one.context, one.english) in known for one in texts)
            found += wrong
        else:
            found.append(Fault(str(file), SourceMark(), "po-missing-all", {"number": len(source.texts)}))
    places = {_place(root, code, source) for source in english}
    found += [Fault(str(file), SourceMark(), "po-no-content") for file in po_files(folder) if file not in places]
    if root == content_root():
        found += message_faults(FOLDER, code)
    return Checked(tuple(found), number, ready)


def parcel_of(root: Path, code: str) -> tuple[bytes, Today]:
    """Return the PO files of a folder as English has them today as a ZIP file, and their texts."""
    now = up_to_date(root, code)
    return packed(code, {item_id: written(code, texts) for item_id, texts in now.items.items()}), now


def taken_in(
    root: Path, code: str, theirs: Mapping[str, Sequence[Translated]]
) -> tuple[Mapping[str, tuple[Translated, ...]], Counts, tuple[Fault, ...]]:
    """Return the texts of a folder with those of a translator, the counts of these, and the faults of ours."""
    now, counts = up_to_date(root, code), Counts()
    items: dict[str, tuple[Translated, ...]] = {}
    for item_id, texts in theirs.items():
        if item_id in now.items:
            items[item_id], one = merged(code, now.items[item_id], texts)
            counts = counts.plus(one)
    return items, counts, now.faults


def _place(root: Path, code: str, source: SourceFile) -> Path:
    return po_file(po_folder(root, code), source.id)


def _catalog(root: Path, code: str, source: SourceFile) -> tuple[Translated, ...]:
    file = _place(root, code, source)
    if file.is_symlink() and leads_out(root, code, file):
        raise ContentError([Fault(str(file), SourceMark(), "po-outside")])
    return read_catalog_in(code, str(file), bytes_of(file, MOST_PO_BYTES)) if file.exists() else ()
