"""The signs of Streamlit's font that scripts name, such as the arrow of an expander."""

import re
from pathlib import Path

_SIGN = re.compile(r":material/([a-z0-9_]+):")
_SCRIPTS = (".js", ".py")


def signs_in(folder: Path) -> set[str]:
    """Return the names of the signs in the scripts of a folder and of the folders inside it."""
    found = set()
    for file in folder.rglob("*"):
        if file.suffix in _SCRIPTS and file.is_file():
            found.update(_SIGN.findall(file.read_text(encoding="utf-8", errors="replace")))
    return found
