"""Fonts cut down to what pages show: to some of the signs that they draw in place of words, or to some letters."""

import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.ttLib import TTFont

# What names are written with.
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_ "


class NoSmallFontError(ValueError):
    """A font cannot be cut down; the whole one has to serve."""


def with_signs(font: Path, names: Iterable[str]) -> bytes:
    """The font with these signs only, those of them that it knows; raises NoSmallFontError."""
    whole = TTFont(font)
    known = dict(ligatures(whole))
    wanted = {name: known[name] for name in sorted(set(names)) if name in known}
    if not wanted:
        raise NoSmallFontError("it knows none of the signs")
    data = _subset(whole, text=_LETTERS, glyphs=list(wanted.values()))
    left = dict(ligatures(TTFont(io.BytesIO(data))))
    lost = wanted.keys() - left.keys()
    if lost:
        raise NoSmallFontError(f"signs would be lost: {sorted(lost)}")
    return data


def with_characters(font: Path, characters: Sequence[int]) -> bytes:
    """The font with these characters only, those of them that it has."""
    return _subset(TTFont(font), unicodes=characters)


def ligatures(font: Any) -> Iterator[tuple[str, str]]:
    """The words that a font draws as one sign, each with the name of that."""
    letters: dict[str, str] = {}
    for character, glyph in font.getBestCmap().items():
        # Large and small letters may be one glyph; names are written small.
        letters[glyph] = chr(character).lower()
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            inner = getattr(table, "ExtSubTable", table)
            for first, found in getattr(inner, "ligatures", {}).items():
                for one in found:
                    yield "".join(letters.get(glyph, "") for glyph in (first, *one.Component)), one.LigGlyph


def _subset(font: Any, **kept: Any) -> bytes:
    options = subset.Options(layout_features=["*"], glyph_names=False)
    # Of the signs, letters would bring in every one that can be written with them.
    options.layout_closure = "glyphs" not in kept
    subsetter = subset.Subsetter(options)
    subsetter.populate(**kept)
    subsetter.subset(font)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()
