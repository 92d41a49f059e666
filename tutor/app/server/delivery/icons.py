"""The icons of Streamlit's font that scripts name, such as the arrow of an expander."""

import re
from pathlib import Path

_ICON = re.compile(r":material/([a-z0-9_]+):")
_SCRIPTS = (".js", ".py")


def icons_in(folder: Path) -> set[str]:
    """Return the names of the icons in the scripts of a folder and of the folders inside it."""
    found = set()
    for file in folder.rglob("*"):
        if file.suffix in _SCRIPTS and file.is_file():
            found.update(_ICON.findall(file.read_text(encoding="utf-8", errors="replace")))
    return found
