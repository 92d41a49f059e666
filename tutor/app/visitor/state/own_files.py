"""The state of a draft that is saved as a file of a folder of own content."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(slots=True)
class SavedFile:
    """The `file` that a draft was read from or saved as last, None before, and the bytes `seen` in it then.

    `clash` has the bytes of a file that stands in the way of saving: they are shown to the visitor, who decides.
    `name` and `slug` are the name and the folder that were chosen for the file, None before.
    """

    file: Path | None = None
    seen: bytes | None = None
    clash: bytes | None = None
    name: str | None = None
    slug: str | None = None
