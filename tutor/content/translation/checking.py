"""The faults of the translation of a file: open texts, and differences from the English text that must not be."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from tutor.content.translation.catalog import Translated
from tutor.content.translation.texts import SourceText
from tutor.content.yaml.source import Fault, SourceMark
from tutor.text import LANGUAGES, SUIT_NAMES, language, typeset
from tutor.text.language import ENGLISH

OPEN = frozenset(
    {"po-missing", "po-missing-all", "po-stale", "po-fuzzy", "ftl-missing", "ftl-missing-all", "ftl-stale"}
)
"""The faults of texts that are not done yet; pages show them in English."""

_NUMBER = re.compile(r"\d+")
_VARIABLE = re.compile(r"\{[^{}]*\}")
_SIGNS = re.compile("[♠♥♦♣]")
# None of these acts as markup in a text, so learners would see them as they are written.
_MARKUP = re.compile(r"</?[A-Za-z][^<>]*>|&#?\w+;|\*+|`+|__+|\]\([^()\s]{0,300}\)|\\[a-z\"\\]")
_PARAGRAPH_END = re.compile(r"\n\n")
# Line ends, tabs and blanks that no text has, each with its name in the message.
_STRAY: Mapping[str, re.Pattern[str]] = MappingProxyType(
    {
        "edge": re.compile(r"\A\s|\s\Z"),
        "tab": re.compile(r"\t"),
        "line": re.compile(r"\r|(?<!\n)\n(?!\n)|\n{3}"),
        "hidden": re.compile("[\u200b\u2060\ufeff]"),
        "blanks": re.compile(r" {2}| \n|\n "),
    }
)
_SHOWN = 60
# Marks that the typography of a language does not have, each as it is in a text.
_MARKS: Mapping[str, re.Pattern[str]] = MappingProxyType(
    {
        "de": re.compile(r"[\"'”«»]|“(?=\w)|„(?!\S)|\s“"),
        "fr": re.compile(r"[\"'“”„]"),
    }
)
_BLANKS: Mapping[str, re.Pattern[str]] = MappingProxyType(
    {"fr": re.compile("(?<![\u202f;!?])[;!?»]|«(?!\u202f)|(?<!\u00a0):(?=$|\\s)")}
)


def faults(
    code: str, file: str, texts: Sequence[SourceText], found: Sequence[Translated], written: str = ENGLISH
) -> Iterator[Fault]:
    """Yield the faults of a PO file against the texts of today, `written` in another language, each at its line."""
    english = {text.context: text.text for text in texts}
    seen: set[str] = set()
    for one in found:
        if one.gone:
            continue
        if one.context in seen:
            yield _fault(file, one, "po-twice")
        elif one.context not in english:
            yield _fault(file, one, "po-unknown")
        elif one.said and one.english != english[one.context]:
            yield _fault(file, one, "po-stale", english=_short(english[one.context]))
        elif one.said and one.fuzzy:
            yield _fault(file, one, "po-fuzzy")
        elif not one.said.strip():
            yield _fault(file, one, "po-missing")
        else:
            yield from _differences(code, file, one, written)
        seen.add(one.context)
    for text in texts:
        if text.context not in seen:
            yield Fault(file, SourceMark(), "po-missing", {"context": text.context})


def _differences(code: str, file: str, one: Translated, written: str) -> Iterator[Fault]:
    """Yield the points in which a translation differs from the original, or from the typography of its language."""
    numbers, theirs = _NUMBER.findall(one.english), _NUMBER.findall(one.said)
    if Counter(numbers) != Counter(theirs):
        yield _fault(file, one, "po-numbers", english=_listed(numbers), said=_listed(theirs))
    both = code in LANGUAGES and written in LANGUAGES
    if (both and _suits(written, one.english) != _suits(code, one.said)) or _signs(one.english) != _signs(one.said):
        yield _fault(file, one, "po-cards")
    variables, others = _VARIABLE.findall(one.english), _VARIABLE.findall(one.said)
    if sorted(variables) != sorted(others):
        yield _fault(file, one, "po-variables", english=_listed(variables), said=_listed(others))
    markup, theirs = _MARKUP.findall(one.english), _MARKUP.findall(one.said)
    if Counter(markup) != Counter(theirs):
        yield _fault(file, one, "po-markup", english=_listed(markup), said=_listed(theirs))
    paragraphs, theirs = _PARAGRAPH_END.split(one.english), _PARAGRAPH_END.split(one.said.strip())
    if len(paragraphs) != len(theirs):
        yield _fault(file, one, "po-lines", english=len(paragraphs), said=len(theirs))
    stray = next((what for what, pattern in _STRAY.items() if pattern.search(one.said)), None)
    if stray is not None:
        yield _fault(file, one, "po-stray", what=stray)
    marks, blanks = _MARKS.get(code), _BLANKS.get(code)
    mark = marks.search(one.said) if marks else None
    if mark is not None:
        yield _fault(file, one, "po-quotation", found=_around(one.said, mark), like=typeset(code, '"…"'))
    blank = blanks.search(one.said) if blanks else None
    if blank is not None or (mark is None and typeset(code, one.said) != one.said):
        yield _fault(file, one, "po-blanks", found=_around(one.said, blank))


@cache
def _suit_pattern(code: str) -> re.Pattern[str]:
    """Return the pattern of the names of the suits, which compounds may have within them."""
    names = [language(code)(name) for name in SUIT_NAMES.values()]
    return re.compile("|".join(f"({re.escape(name)})" for name in names), re.IGNORECASE)


def _suits(code: str, text: str) -> Counter[int | None]:
    """Count each suit that a text names next to a number, in the order of the suits."""
    return Counter(found.lastindex for found in _suit_pattern(code).finditer(text))


def _signs(text: str) -> Counter[str]:
    return Counter(_SIGNS.findall(text))


def _around(text: str, found: re.Match[str] | None) -> str:
    start, end = (0, _SHOWN) if found is None else (max(0, found.start() - 12), found.end() + 12)
    return text[start:end]


def _short(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _listed(values: Sequence[str]) -> str:
    return ", ".join(values[:20]) or "-"


def _fault(file: str, one: Translated, message: str, **details: str | int) -> Fault:
    return Fault(file, SourceMark(one.line), message, {"context": one.context, **details})
