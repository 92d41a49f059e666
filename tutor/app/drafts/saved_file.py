"""The file of a folder that a draft was saved as, kept with the draft so that saving again changes the same file.

The setting `saved/<name>` has it as JSON: the folder, the path in it, and a checksum of the file's content then.
"""

from hashlib import sha256
from pathlib import PurePosixPath
from typing import Final

from pydantic import BaseModel, ConfigDict, ValidationError

from tutor.app.user_content.saving import open_to_writing
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import SavedFile, session
from tutor.content.files.own_folder import read_within
from tutor.content.yaml.source import ContentError

_SAVED_PREFIX: Final = "saved/"

# Characters that no path has, or that may lead out of the folder on another system.
_NO_PATH: Final = frozenset("\0\\:")


class _Kept(BaseModel):
    """The kept reference to a file; it may come from a file of progress, so it may name anything."""

    model_config = ConfigDict(extra="forbid", strict=True)

    folder: str
    file: str
    seen: str


def keep_saved() -> None:
    """Keep the reference to the file that the open draft was saved as, or opened from."""
    here, saved = session().workshop, session().workshop.saved
    for slug, folder in open_to_writing().items() if here.draft is not None and saved.file is not None else ():
        assert saved.file is not None
        if saved.file.is_relative_to(folder.root):
            file = saved.file.relative_to(folder.root).as_posix()
            kept = _Kept(folder=slug, file=file, seen=_checksum(saved.seen or b""))
            log().set_setting(profile(), _setting(here.draft or ""), kept.model_dump_json())
            return


def saved_file(draft: str | None) -> SavedFile:
    """Return the file that a draft was saved as; a file changed since then counts as unseen."""
    folders = {} if draft is None else open_to_writing()
    if not folders:
        return SavedFile()
    try:
        kept = _Kept.model_validate_json(log().settings(profile()).get(_setting(draft or ""), ""))
    except ValidationError:
        return SavedFile()
    folder, path = folders.get(kept.folder), PurePosixPath(kept.file)
    if folder is None or path.is_absolute() or ".." in path.parts or _NO_PATH & set(kept.file):
        return SavedFile()
    file = folder.root / path
    try:
        data = read_within(folder.root, file)
    except ContentError:
        # The file is gone, so the draft may have its name again.
        return SavedFile(name=file.stem, slug=kept.folder)
    return SavedFile(file, data if _checksum(data) == kept.seen else None)


def _setting(draft: str) -> str:
    return f"{_SAVED_PREFIX}{draft.rpartition('/')[2]}"


def _checksum(data: bytes) -> str:
    return sha256(data).hexdigest()
