"""PO files: the translations of the texts of one file, each with the English text that it was made from."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, PoFileParser, denormalize, normalize

from tutor.content.translation.folders import is_language
from tutor.content.yaml.source import ContentError, Fault, SourceMark

MOST_PO_BYTES = 2_000_000
"""The largest size of a PO file."""

_WIDTH = 100
_HEADER = """\
msgid ""
msgstr ""
"Language: {code}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"""
# Babel reads on where other programs would stop, so each line is looked at first. Plural forms are refused with the
# rest: no text has any, and a file could ask for millions of them.
_LINE = re.compile(r'\s*(?:#(?!~).*|(?:#~\|?\s*)?(?:(?:msgctxt|msgid|msgstr)\s+)?"(?:[^"\\]|\\.)*"|)\s*')
_PLURAL = re.compile(r"\s*(?:#~\|?\s*)?(?:msgid_plural\b|msgstr\[)")
_LANGUAGE = re.compile(r'^(?:msgstr[ \t]+)?"(?:[^"\n]*\\n)?Language:[ \t]*([\w@.-]*)', re.MULTILINE)
_STRANGE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")
_BEFORE = re.compile(r'\|\d+\s*(msgid\s+|msgctxt\s+|)("(?:[^"\\]|\\.)*")')


@dataclass(frozen=True, slots=True)
class Translated:
    """A text of a PO file: the English that it was made from, and its translation, empty if there is none yet.

    A `fuzzy` text has to be looked at again; `before` is the English from which it was made, if that has changed.
    `field` is the name of its field, `notes` are the translator's own, and `gone` says that no English file has it.
    """

    context: str
    english: str
    said: str
    fuzzy: bool = False
    before: str = ""
    field: str = ""
    notes: tuple[str, ...] = ()
    gone: bool = False
    line: int = 1

    @property
    def is_ready(self) -> bool:
        """Tell whether it can be shown to learners: it is translated, and does not need another look."""
        return bool(self.said) and not self.fuzzy and not self.gone


class _Texts(Catalog):
    """A catalog that leaves its header unread, which could name any encoding, date or number of plural forms."""

    def __setitem__(self, id: str | tuple[str, ...] | list[str], message: Message) -> None:  # noqa: A002
        if id:
            super().__setitem__(id, message)


def read_catalog(file: str, data: bytes) -> tuple[Translated, ...]:
    """Return the texts of a PO file in its order; raise ContentError if it cannot be read."""
    if len(data) > MOST_PO_BYTES:
        raise _error(file, 1, "yaml-too-large", limit=MOST_PO_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _error(file, data.count(b"\n", 0, error.start) + 1, "po-not-utf8") from None
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        strange = _STRANGE.search(line)
        if strange is not None:
            raise _error(file, number, "po-character", code=f"U+{ord(strange[0]):04X}")
        if _PLURAL.match(line):
            raise _error(file, number, "po-plural")
        if not _LINE.fullmatch(line):
            raise _error(file, number, "po-syntax")
    catalog = _Texts()
    try:
        PoFileParser(catalog, abort_invalid=True).parse(_for_babel(lines))
    except PoFileError as error:
        raise _error(file, error.lineno + 1, "po-syntax") from None
    return (*(_text(one) for one in catalog if one.id), *(_text(one, gone=True) for one in catalog.obsolete.values()))


def _header_language(data: bytes) -> str:
    """Return the code of the language that the header of a PO file names, empty if it names none."""
    head = re.split(r"(?m)^(?:msgctxt|msgid)\b", data.decode("utf-8", "replace"), maxsplit=2)[:2]
    found = _LANGUAGE.search("".join(head))
    return "" if found is None else re.split("[.@]", found[1])[0].replace("_", "-")


def read_catalog_in(code: str, file: str, data: bytes) -> tuple[Translated, ...]:
    """Return the texts of a PO file as `read_catalog` does; raise ContentError if its header names another language."""
    texts, said = read_catalog(file, data), _header_language(data)
    # A language without a region holds for all regions.
    same = said == code or said.partition("-")[0] == code or code.partition("-")[0] == said
    if not same and is_language(said):
        raise _error(file, 1, "po-language", language=said, code=code)
    return texts


def _for_babel(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a file as Babel keeps them.

    Babel does not know the older English text of obsolete entries. It takes that of others for comments, and keeps each
    once; so they are numbered.
    """
    for number, line in enumerate(lines):
        start = line.lstrip()
        if start.startswith("#|"):
            yield f"#|{number}{start[2:]}"
        else:
            yield "" if start.startswith("#~|") else line


def written(code: str, texts: Iterable[Translated]) -> str:
    """Return a PO file, which has no dates, so that the same texts are always the same file."""
    entries = (_entry(one) for one in sorted(texts, key=lambda one: one.gone))
    return "\n".join([_HEADER.format(code=code), *("\n".join([*entry, ""]) for entry in entries)])


def _entry(one: Translated) -> Iterator[str]:
    """Yield the lines of a text."""
    yield from (f"# {note}".rstrip() for note in one.notes)
    if one.field and not one.gone:
        yield f"#. {one.field}"
    if one.fuzzy and not one.gone:
        yield "#, fuzzy"
    if one.before and not one.gone:
        yield from _lines("#| ", "msgid", one.before)
    for keyword, text in (("msgctxt", one.context), ("msgid", one.english), ("msgstr", one.said)):
        yield from _lines("#~ " if one.gone else "", keyword, text)


def _lines(prefix: str, keyword: str, text: str) -> Iterator[str]:
    # Babel writes a line end within a text as such a line; the first one may be beside the keyword.
    first, *others = normalize(text, width=_WIDTH - len(prefix)).split("\n")
    yield f"{prefix}{keyword} {first}"
    yield from (f"{prefix}{line}" for line in others)


def _text(message: Message, *, gone: bool = False) -> Translated:
    before, notes = list[str](), list[str]()
    inside = False
    for comment in message.user_comments:
        found = _BEFORE.fullmatch(comment)
        if found is None:
            notes.append(comment)
            continue
        inside = found[1].strip() == "msgid" if found[1] else inside
        if inside:
            before.append(denormalize(found[2]))
    return Translated(
        context=message.context or "",
        # The texts of files are read with composed letters, too.
        english=unicodedata.normalize("NFC", str(message.id)),
        said=unicodedata.normalize("NFC", str(message.string or "")),
        fuzzy=message.fuzzy,
        before=unicodedata.normalize("NFC", "".join(before)),
        field=message.auto_comments[0] if message.auto_comments else "",
        notes=tuple(notes),
        gone=gone,
        line=message.lineno or 1,
    )


def _error(file: str, line: int, message: str, **details: str | int) -> ContentError:
    return ContentError([Fault(file, SourceMark(line), message, details)])
