"""A folder of a user's own content, proven file by file: unchanged files keep their proofs."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from tutor.catalogue.exercises import Lesson, Puzzle
from tutor.catalogue.house_rules import known_variants
from tutor.catalogue.library import Library, proven_within
from tutor.catalogue.proofs import ProofContext
from tutor.catalogue.proving.file_names import Shelf, name_faults
from tutor.catalogue.records import Record
from tutor.catalogue.translated import own_in_language
from tutor.content.files.folders import content_id
from tutor.content.files.glossary import NO_GLOSSARY
from tutor.content.files.kinds import KindName
from tutor.content.files.load import load_entry, load_puzzle
from tutor.content.files.models import ContentEntry
from tutor.content.files.own_folder import (
    CONTENT_FILE,
    NOTHING,
    FileState,
    FolderState,
    contents_of,
    is_title,
    read_within,
)
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.engine.budget import SECOND, budget
from tutor.engine.zwickern import VARIANTS, Variants

OWN_FILE_WORK, OWN_WORK = 5 * SECOND, 300 * SECOND
"""The most work that is done to prove one file of such a folder, and to prove those that have changed together."""

MARK: Final = ":"
"""The separator of the slug of a folder and the rest of an id: `club:puzzles/jensen/x`."""

OwnItem = Lesson | Puzzle | Record


class ProvenFile(NamedTuple):
    """A file as it was when it was proven, its item if the proof held, and its faults."""

    state: FileState
    item: OwnItem | None
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class OwnFolder:
    """A proven folder; `entry` is None before its first `content.yaml` that holds.

    `known` are all variants that its files may name, and `houses` those of its own. A file that does not hold any more
    keeps its former item. A `file` is known by its path.
    """

    root: Path
    state: FolderState = NOTHING
    entry: ContentEntry | None = None
    known: Variants = field(default_factory=dict)
    houses: Variants = field(default_factory=dict)
    files: Mapping[Path, ProvenFile] = field(default_factory=dict)
    own_faults: tuple[Fault, ...] = ()

    @property
    def faults(self) -> tuple[Fault, ...]:
        """All faults in the folder now."""
        return (*self.state.faults, *self.own_faults, *(fault for one in self.files.values() for fault in one.faults))

    @property
    def items(self) -> dict[str, OwnItem]:
        """All items that hold, by their ids."""
        return {one.item.id: one.item for one in self.files.values() if one.item is not None}


class ToProve(NamedTuple):
    """The folder with the faults known at once, the files still to be proven, and the files as they were before."""

    folder: OwnFolder
    files: tuple[FileState, ...]
    before: Mapping[Path, ProvenFile]


def planned(before: OwnFolder, state: FolderState, variants: Variants) -> ToProve:
    """Return the plan of proving a folder again, now in this `state`; its files may name `variants` too."""
    root = before.root
    if state.refused:
        return ToProve(replace(before, state=state._replace(files=before.state.files), own_faults=()), (), before.files)
    entry, faults = _entry(root, state)
    entry = entry or before.entry
    houses = state.of_kind("house")
    found = known_variants(((str(file), partial(read_within, root, file)) for file in houses), variants)
    own = {name: rules for name, rules in found.variants.items() if name not in variants}
    folder = OwnFolder(root, state, entry, found.variants, own, {}, (*faults, *found.faults))
    if entry is None:
        return ToProve(folder, (), before.files)
    items = [one for one in state.files if one.kind not in ("content", "house")]
    same = before.known == found.variants and before.entry is not None and before.entry.slug == entry.slug
    kept = {one.file: before.files[one.file] for one in items if same and _is_as_before(before, one)}
    # The item there before stays until the new proof, but only under the same slug and rules.
    last = {one.file: before.files[one.file] for one in items if same and one.file in before.files}
    to_prove = tuple(one for one in items if one.file not in kept)
    return ToProve(replace(folder, files={**last, **kept}), to_prove, before.files)


def _is_as_before(before: OwnFolder, state: FileState) -> bool:
    return state.file in before.files and before.files[state.file].state == state


def _entry(root: Path, state: FolderState) -> tuple[ContentEntry | None, tuple[Fault, ...]]:
    file = root / CONTENT_FILE
    if not file.is_file() or file.is_symlink():
        # A title under another name, a link or a folder has a fault of its own.
        told = any(is_title(one) and one.parent == root for one in (Path(fault.file) for fault in state.faults))
        return None, () if told else (Fault(str(root), SourceMark(), "content-no-title"),)
    try:
        loaded = load_entry("content", str(file), read_within(root, file))
    except ContentError as error:
        return None, error.faults
    assert isinstance(loaded.entry, ContentEntry)
    return (None, loaded.faults) if loaded.faults else (loaded.entry, ())


def prove_files(
    root: Path, slug: str, all_files: Sequence[FileState], files: Sequence[FileState], known: Variants
) -> tuple[ProvenFile, ...]:
    """Prove some files of a folder, within `OWN_WORK` together; it may be done in another process."""
    ids = frozenset(content_id(root, one.file) for one in all_files if one.kind == "puzzle")
    context = ProofContext(known, Shelf(ids, partial(_replaced, root)))
    with budget(OWN_WORK):
        return tuple(_proven(root, slug, all_files, context, one) for one in files)


def _proven(
    root: Path, slug: str, all_files: Sequence[FileState], context: ProofContext, state: FileState
) -> ProvenFile:
    kind, file = state.kind, state.file
    misnamed = tuple(name_faults(kind, file, [one.file for one in all_files if one.kind == kind]))
    try:
        data = read_within(root, file)
        item = proven_within(OWN_FILE_WORK, kind, context, content_id(root, file), str(file), data)
    except ContentError as error:
        return ProvenFile(state, None, (*misnamed, *error.faults))
    if misnamed or not isinstance(item, OwnItem):
        return ProvenFile(state, None, misnamed)
    return ProvenFile(state, replace(item, id=f"{slug}{MARK}{item.id}"))


def _replaced(root: Path, item_id: str) -> str | None:
    """Return the id of the puzzle that a puzzle replaces, or None if it replaces none or cannot be read."""
    file = root / f"{item_id}.yaml"
    try:
        return load_puzzle(str(file), read_within(root, file), VARIANTS).entry.replaces
    except ContentError:
        return None


def completed(plan: ToProve, proven: Iterable[ProvenFile]) -> OwnFolder:
    """Return the folder of a plan with its files proven; a file that does not hold any more keeps its former item.

    An item that means the same as before stays the same object: a new house rule, or a file saved without a change,
    takes no answer from a learner at an exercise.
    """
    before, known = plan.folder.files, plan.before
    new = dict[Path, ProvenFile]()
    for one in proven:
        file = one.state.file
        held = before.get(file) if one.item is None else known.get(file)
        new[file] = one if held is None or not _means(one.item, held.item) else one._replace(item=held.item)
    order = [one.file for one in plan.folder.state.files]
    files = {file: found for file in order if (found := new.get(file, before.get(file))) is not None}
    return replace(plan.folder, files=MappingProxyType(files))


def _means(now: OwnItem | None, before: OwnItem | None) -> bool:
    """Tell whether an item means the same as before; no new item counts as the same, because the former one stays."""
    if now is None or type(now) is not type(before):
        return now is None
    # A record is equal to itself only.
    return all(getattr(now, one.name) == getattr(before, one.name) for one in fields(now))


def prove_own_folder(root: Path, variants: Variants) -> OwnFolder:
    """Prove a whole folder here and now; its files may name `variants` too."""
    plan = planned(OwnFolder(root), contents_of(root), variants)
    slug = "" if plan.folder.entry is None else plan.folder.entry.slug
    return completed(plan, prove_files(root, slug, plan.folder.state.files, plan.files, plan.folder.known))


def prove_own_folders(roots: Iterable[Path], variants: Variants) -> list[OwnFolder]:
    """Prove folders side by side; their files may name `variants`, and those of folders before them.

    Raises ContentError for a folder that cannot be shown at all: without a title, or with the slug of another folder.
    """
    folders, known = list[OwnFolder](), variants
    for root in dict.fromkeys(root.resolve() for root in roots):
        folder = prove_own_folder(root, known)
        if folder.entry is None:
            raise ContentError(folder.faults)
        known = dict(folder.known)
        folders.append(folder)
    same = twice(folders)
    if same:
        raise ContentError(tuple(same.values()))
    return folders


def prove_alone(folder: OwnFolder, kind: KindName, file: Path, text: str) -> None:
    """Raise ContentError if a file with this text would not hold in the folder, whose other files stay as they are."""
    if kind == "house":
        others = {name: rules for name, rules in folder.known.items() if name != file.stem}
        found = known_variants([(str(file), lambda: text)], others)
        if found.faults:
            raise ContentError(found.faults)
        return
    ids = frozenset(content_id(folder.root, one) for one in (*folder.state.of_kind("puzzle"), file))
    context = ProofContext(folder.known, Shelf(ids, partial(_replaced, folder.root)))
    proven_within(OWN_FILE_WORK, kind, context, content_id(folder.root, file), str(file), text)


def own_library(folder: OwnFolder, code: str | None = None) -> Library:
    """Return the items of a folder as a library by itself, in a language, or without a `code` as they are written."""
    items = folder.items.values()
    puzzles = sorted((one for one in items if isinstance(one, Puzzle)), key=lambda one: (one.difficulty, one.id))
    entry = folder.entry
    found = Library(
        tuple(one for one in items if isinstance(one, Lesson)),
        tuple(puzzles),
        tuple(one for one in items if isinstance(one, Record)),
        (),
        NO_GLOSSARY,
        folder.faults,
        folder.houses,
        folders={} if entry is None else {entry.slug: entry},
    )
    return found if entry is None or code is None else own_in_language(found, folder.root, code, entry.language)


def beside_ours(library: Library, parts: Iterable[Library]) -> Library:
    """Return a library with the content of folders beside its own."""
    every = [library, *parts]
    puzzles = sorted((one for part in every for one in part.puzzles), key=lambda one: (one.difficulty, one.id))
    return replace(
        library,
        lessons=tuple(one for part in every for one in part.lessons),
        puzzles=tuple(puzzles),
        records=tuple(one for part in every for one in part.records),
        faults=tuple(one for part in every for one in part.faults),
        variants={name: rules for part in every for name, rules in part.variants.items()},
        folders={slug: entry for part in every for slug, entry in part.folders.items()},
    )


def slug_of(item_id: str) -> str | None:
    """Return the slug of the folder in an id, None for the tutor's own content.

    >>> slug_of("club:puzzles/jensen/x"), slug_of("puzzles/jensen/x")
    ('club', None)
    """
    slug, mark, _ = item_id.partition(MARK)
    return slug if mark else None


def twice(folders: Sequence[OwnFolder]) -> dict[Path, Fault]:
    """Return the fault of each folder whose slug an earlier folder has already, by its place."""
    found, first = dict[Path, Fault](), dict[str, OwnFolder]()
    for folder in folders:
        if folder.entry is not None:
            other = first.setdefault(folder.entry.slug, folder)
            if other is not folder:
                details = {"slug": folder.entry.slug, "other": str(other.root / CONTENT_FILE)}
                found[folder.root] = Fault(str(folder.root / CONTENT_FILE), SourceMark(), "content-slug-twice", details)
    return found
