"""The signs of Streamlit's font that scripts write out, such as the arrow of what can be opened."""

import re
from pathlib import Path

_SIGN = re.compile(r":material/([a-z0-9_]+):")
_SCRIPTS = (".js", ".py")


def signs_in(folder: Path) -> set[str]:
    """The names of signs that the scripts of a folder and those inside it write out."""
    found = set()
    for file in folder.rglob("*"):
        if file.suffix in _SCRIPTS and file.is_file():
            found.update(_SIGN.findall(file.read_text(encoding="utf-8", errors="replace")))
    return found
