"""The texts of an entry that learners read, found by the types of its fields, and the entry with other texts."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from tutor.content.files.load import Loaded
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import Path
from tutor.content.yaml.text_fields import text_fields
from tutor.text import FOREIGN, Foreign, InEnglish
from tutor.text.language import ENGLISH

Model = TypeVar("Model", bound=Entry)

_NO_WORDS = "-"
"""The written form of a list without words, since an empty text means that it is not translated."""

# The blanks that files may have anywhere between words, which do not include the no-break space.
_BLANKS = re.compile(r"[ \t\r\n]+")


class SourceText(NamedTuple):
    """An English text of a file: its context, which is unique there, the field, the text, its line."""

    context: str
    field: str
    text: str
    line: int


Say = Callable[[str, str], str | None]
"""A function from the context of a text and the text to its translation, or None if it has none."""


def texts(loaded: Loaded[Model]) -> tuple[SourceText, ...]:
    """Return all texts of a file that learners read, in its order."""
    found = [
        SourceText(context, field, text, loaded.root.mark_at(path).line)
        for context, path, field, text in _texts(loaded.entry, "", ())
    ]
    return tuple(sorted(found, key=lambda one: one.line))


def translated(entry: Model, say: Say, written: str = ENGLISH) -> Model:
    """Return an entry in another language; a text that is not translated is marked as being `written` in its own.

    Words that are not translated are left out: words of another language would be found in texts by accident.
    """
    return _translated(entry, "", say, FOREIGN.get(written, InEnglish))


def marked(entry: Model, code: str) -> Model:
    """Return an entry that is not translated, its texts marked if it says that they are not in the language `code`."""
    written = getattr(entry, "language", None)
    return entry if written in (None, code) else translated(entry, lambda context, text: None, written)


def as_written(text: str) -> str:
    """Return a text with single blanks, whatever its lines in a file; blank lines still separate paragraphs."""
    paragraphs = re.split(r"\n[ \t\r]*\n", text.strip(" \t\r\n"))
    return "\n\n".join(_BLANKS.sub(" ", one).strip(" ") for one in paragraphs)


def _words_of(text: str) -> tuple[str, ...]:
    """Return the words of a written list of them.

    >>> _words_of("take, takes ,"), _words_of("-")
    (('take', 'takes'), ())
    """
    found = (one.strip() for one in text.split(","))
    return tuple(one for one in found if one and one != _NO_WORDS)


def _written_words(words: tuple[str, ...]) -> str:
    return ", ".join(words) or _NO_WORDS


def _name(entry: Entry, where: str) -> str:
    """Return the prefix of the contexts in an entry: its slug or term, which stay the same, or else its place."""
    return str(getattr(entry, "slug", None) or getattr(entry, "term", None) or where)


def _context(name: str, field: str) -> str:
    return f"{name}/{field}" if name else field


def _inside(name: str, field: str) -> str:
    return f"{name}.{field}" if name else field


_Found: TypeAlias = tuple[str, Path, str, str]


def _texts(entry: Entry, where: str, path: tuple[str | int, ...]) -> list[_Found]:
    name, found = _name(entry, where), list[_Found]()
    for field, holds in text_fields(type(entry)).items():
        value, here = getattr(entry, field), (*path, field)
        if value is None:
            continue
        if holds == "text":
            found.append((_context(name, field), here, field, as_written(value)))
        elif holds == "words":
            found.append((_context(name, field), here, field, _written_words(value)))
        elif holds == "named":
            inside = _inside(name, field)
            found += [(_context(inside, key), (*here, key), field, as_written(one)) for key, one in value.items()]
        elif isinstance(value, tuple):
            for number, one in enumerate(value):
                found += _texts(one, f"{_inside(name, field)}.{number + 1}", (*here, number))
        else:
            found += _texts(value, _inside(name, field), here)
    return found


def _translated(entry: Model, where: str, say: Say, foreign: type[Foreign]) -> Model:
    name, changed = _name(entry, where), dict[str, Any]()
    for field, holds in text_fields(type(entry)).items():
        value = getattr(entry, field)
        if value is None:
            continue
        if holds == "text":
            said = say(_context(name, field), value)
            changed[field] = foreign(value) if said is None else said
        elif holds == "words":
            said = say(_context(name, field), _written_words(value))
            changed[field] = () if said is None else _words_of(said)
        elif holds == "named":
            told = {key: say(_context(_inside(name, field), key), one) for key, one in value.items()}
            changed[field] = {key: foreign(value[key]) if one is None else one for key, one in told.items()}
        elif isinstance(value, tuple):
            inside = ((one, f"{_inside(name, field)}.{number}") for number, one in enumerate(value, 1))
            changed[field] = tuple(_translated(one, place, say, foreign) for one, place in inside)
        else:
            changed[field] = _translated(value, _inside(name, field), say, foreign)
    copy = entry.model_copy(update=changed)
    # Values computed from the English texts are not valid for the others.
    for key in copy.__dict__.keys() - type(entry).model_fields.keys():
        del copy.__dict__[key]
    return copy
