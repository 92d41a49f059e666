"""The content that the server shows: the tutor's own, and beside it that of folders, which are looked at again.

A small change of a folder is proven at once, a larger one in the process for long work; what was valid before stays
until then. Each visit keeps the content that its page was drawn with, until the next click draws a page.
"""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Final

from tutor.app.base.byte_cache import cache_folder
from tutor.app.base.event_log import log_event
from tutor.app.base.lane import Job
from tutor.app.base.library_cache import library_proven_once
from tutor.app.base.processes import begin_for_all
from tutor.catalogue.library import Library
from tutor.catalogue.translated import in_language
from tutor.catalogue.user_content import (
    OwnFolder,
    OwnItem,
    ProvenFile,
    ToProve,
    beside_ours,
    completed,
    own_library,
    planned,
    prove_files,
    prove_own_folders,
    twice,
)
from tutor.content.files.folders import content_root
from tutor.content.files.own_folder import NOTHING, FileState, FolderState, contents_of
from tutor.content.yaml.source import Fault
from tutor.engine.budget import SECOND, budget
from tutor.engine.zwickern import Variants
from tutor.text.language import ENGLISH

_LOOK_AGAIN_AFTER: Final = 0.2  # seconds
_WAIT: Final = 1.0
"""How long a click waits for the proof of what has changed, in seconds."""


_FEW, _AT_ONCE, _TOO_MUCH = 5, SECOND // 4, "check-too-much-work"
"""How many changed files are proven at once, with how much work, and the fault of a file that takes more."""


class Content:
    """All content at one time, in every language; two are the same only if they are one object."""

    def __init__(self, folders: Sequence[OwnFolder] = ()) -> None:
        self.folders = tuple(folders)
        self._in_languages: dict[str, tuple[Library, tuple[Fault, ...]]] = {}

    def library(self, code: str) -> Library:
        """Return the content in a language, worked out once; its faults are those of the tutor's own content."""
        return self._in_language(code)[0]

    def faults(self, code: str) -> tuple[Fault, ...]:
        """Return what is wrong in the folders and their translations, which concerns only those who write them."""
        return self._in_language(code)[1]

    def items(self) -> dict[str, OwnItem]:
        """Return all that the folders hold, by its id."""
        return {item_id: item for folder in self.folders for item_id, item in folder.items.items()}

    def _in_language(self, code: str) -> tuple[Library, tuple[Fault, ...]]:
        found = self._in_languages.get(code)
        if found is None:
            ours = _ours(code)
            parts = [own_library(folder, code) for folder in self.folders]
            faults = tuple(fault for part in parts for fault in part.faults)
            found = (replace(beside_ours(ours, parts), faults=ours.faults) if parts else ours, faults)
            self._in_languages[code] = found
        return found


@cache
def proven_library() -> Library:
    """Return the tutor's own content, loaded once for the whole server, in English."""
    return library_proven_once(cache_folder())


@cache
def _ours(code: str) -> Library:
    return in_language(proven_library(), content_root(), code)


@dataclass(slots=True)
class _Watched:
    """A folder as it was last proven, the state that it was last seen in, and the proof that is on its way."""

    proven: OwnFolder
    seen: FolderState
    plan: ToProve | None = None
    job: "Job[tuple[ProvenFile, ...]] | None" = None


@dataclass(slots=True)
class _Server:
    """The folders of this server, the content that they give now, the time of the last look, and where faults go."""

    watched: list[_Watched] = field(default_factory=list)
    content: Content = field(default_factory=Content)
    looked: float = 0.0
    tell: Callable[[str], None] | None = None


_server = _Server()
_looking = threading.Lock()


def content_now() -> Content:
    """Return the content as it is now."""
    return _server.content


def open_folders(roots: Iterable[Path]) -> tuple[Fault, ...]:
    """Show the content of these folders beside the tutor's own, in place of others; return what is wrong in them.

    Raises ContentError for a folder that cannot be shown at all: without a title, or with the slug of another one.
    """
    folders = prove_own_folders(roots, proven_library().variants)
    with _looking:
        _server.watched = [_Watched(folder, folder.state) for folder in folders]
        _server.content = Content(folders)
    return tuple(fault for folder in folders for fault in folder.faults)


def look_again(wait: float = _WAIT) -> None:
    """Look whether the folders have changed, and have what has changed proven; wait for that only so many seconds."""
    if not _server.watched or time.monotonic() - _server.looked < _LOOK_AGAIN_AFTER:
        return
    # While another visitor's click looks, this one goes on with what there is.
    if not _looking.acquire(blocking=False):
        return
    try:
        until = time.monotonic() + wait
        known: Variants = proven_library().variants
        changed = False
        for one in _server.watched:
            changed |= _looked_at(one, known, until)
            known = one.proven.known or known
        if changed:
            before, _server.content = _server.content, Content(_those_apart(_server.watched))
            _tell_new_faults(before, _server.content)
        _server.looked = time.monotonic()
    finally:
        _looking.release()


def log_faults() -> None:
    """Log what is wrong in the folders now; what comes later is logged when it is seen first."""
    _tell_new_faults(Content(), _server.content)


def tell_later_faults(tell: Callable[[str], None] | None) -> None:
    """Pass each new fault in the folders to `tell` from now on instead of logging it; with None it is logged again."""
    _server.tell = tell


def _tell_new_faults(before: Content, now: Content) -> None:
    known = set(map(str, before.faults(ENGLISH)))
    for told in dict.fromkeys(map(str, now.faults(ENGLISH))):
        if told in known:
            continue
        if _server.tell is None:
            log_event("wrong-file", fault=told)
        else:
            _server.tell(told)


def _those_apart(watched: Sequence[_Watched]) -> list[OwnFolder]:
    """Return the folders that can stand beside each other; one that has taken another's slug keeps only its faults."""
    folders = [one.proven for one in watched]
    same = twice(folders)
    return [
        OwnFolder(folder.root, own_faults=(same[folder.root],)) if folder.root in same else folder for folder in folders
    ]


def _looked_at(one: _Watched, known: Variants, until: float) -> bool:
    """Look at a folder, and tell whether it has been proven again; only the click that has it proven waits for that."""
    if one.plan is not None:
        until = 0.0
    state = contents_of(one.proven.root)
    if one.plan is None and (state != one.seen or not _starts_from(one.proven, known)):
        one.seen, one.plan = state, planned(one.proven, state, known)
        small = _proven_at_once(one.plan)
        if small is not None:
            one.proven, one.plan = completed(one.plan, small), None
            return True
        one.job = begin_for_all(prove_files, *_work(one.plan)) if one.plan.files else None
    if one.plan is None:
        return False
    if one.job is None:
        proven: tuple[ProvenFile, ...] | None = _prove(one.plan)
    elif one.job.wait(max(0.0, until - time.monotonic())):
        proven = one.job.result()
    else:
        return False
    plan, one.plan, one.job = one.plan, None, None
    if proven is None:
        # The process has died; the next look starts over.
        one.seen = NOTHING
        return False
    one.proven = completed(plan, proven)
    return True


def _starts_from(folder: OwnFolder, known: Variants) -> bool:
    """Tell whether a folder was proven with these variants beside its own."""
    return {name: rules for name, rules in folder.known.items() if name not in folder.houses} == known


def _proven_at_once(plan: ToProve) -> tuple[ProvenFile, ...] | None:
    """Return the proofs of a small change, which need no other process; None if they would hold up the pages."""
    if len(plan.files) > _FEW:
        return None
    with budget(_AT_ONCE):
        found = _prove(plan)
    return None if any(fault.message == _TOO_MUCH for one in found for fault in one.faults) else found


def _prove(plan: ToProve) -> tuple[ProvenFile, ...]:
    return prove_files(*_work(plan))


def _work(plan: ToProve) -> tuple[Path, str, Sequence[FileState], Sequence[FileState], Variants]:
    folder = plan.folder
    return folder.root, "" if folder.entry is None else folder.entry.slug, folder.state.files, plan.files, folder.known
