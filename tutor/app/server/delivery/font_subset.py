"""Fonts cut down to the icons or the characters that pages show; an icon is drawn in place of its name, a ligature."""

import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

# The characters in the names of icons.
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_ "


class NoSmallFontError(ValueError):
    """A font cannot be cut down, so the whole one has to be served."""


def with_icons(font: Path, names: Iterable[str]) -> bytes:
    """Return the font (WOFF2) with only those of these icons that it has.

    Raises NoSmallFontError if it has none of them or would lose one.
    """
    whole = TTFont(font)
    known = dict(ligatures(whole))
    wanted = {name: known[name] for name in sorted(set(names)) if name in known}
    if not wanted:
        raise NoSmallFontError("it knows none of the icons")
    data = _subset(whole, text=_LETTERS, glyphs=list(wanted.values()))
    left = dict(ligatures(TTFont(io.BytesIO(data))))
    lost = wanted.keys() - left.keys()
    if lost:
        raise NoSmallFontError(f"icons would be lost: {sorted(lost)}")
    return data


def with_characters(font: Path, characters: Sequence[int]) -> bytes:
    """Return the font (WOFF2) with only those of these characters that it has."""
    return _subset(TTFont(font), unicodes=characters)


def ligatures(font: Any) -> Iterator[tuple[str, str]]:
    """Yield the words that a font draws as one icon, each with the name of the glyph."""
    letters: dict[str, str] = {}
    for character, glyph in font.getBestCmap().items():
        # A capital and a small letter may share a glyph, and names of icons have small letters only.
        letters[glyph] = chr(character).lower()
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            inner = getattr(table, "ExtSubTable", table)
            for first, found in getattr(inner, "ligatures", {}).items():
                for one in found:
                    yield "".join(letters.get(glyph, "") for glyph in (first, *one.Component)), one.LigGlyph


def _subset(font: Any, **kept: Any) -> bytes:
    options = subset.Options(layout_features=["*"], glyph_names=False)
    # With the closure, the letters kept for the names would bring in every icon that they can spell.
    options.layout_closure = "glyphs" not in kept
    subsetter = subset.Subsetter(options)
    subsetter.populate(**kept)
    subsetter.subset(font)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()
