"""The conversion of titles and names to slugs, for files, folders and ids."""

import re
from typing import Final
from unicodedata import combining, normalize

_LETTERS: Final = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "ß": "ss",
        "å": "aa",
        "æ": "ae",
        "ø": "oe",
        "œ": "oe",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ħ": "h",
        "ı": "i",
        "ŋ": "ng",
    }
)
_LONGEST: Final = 50


def slug(name: str, otherwise: str, longest: int = _LONGEST) -> str:
    """Return a name as lower-case Latin letters, digits and hyphens; `otherwise` if it has none of them.

    Umlauts are written out, and other accents left out.

    >>> slug("Über uns & mehr", "own"), slug("Été à Føhr", "own"), slug("家", "own")
    ('ueber-uns-mehr', 'ete-a-foehr', 'own')
    """
    # Composed first, because macOS gives umlauts in the names of folders as two characters.
    plain = normalize("NFC", name.casefold()).translate(_LETTERS)
    plain = "".join(letter for letter in normalize("NFKD", plain) if not combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:longest].rstrip("-") or otherwise
