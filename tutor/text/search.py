"""Texts as a search compares them."""

from unicodedata import combining, normalize

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "’": "'"})


def searchable(text: str) -> str:
    """Return a text in which capitals, accents and the number of blanks do not matter.

    >>> searchable(" Déposer  le CŒUR "), searchable("König, großer")
    ('deposer le coeur', 'konig, grosser')
    """
    plain = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return " ".join(plain.translate(_LETTERS).split())
