"""Syntax errors of YAML, each explained as the mistake that most likely caused it, with the remedy."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import yaml

from tutor.content.yaml.disguises import HARD_BLANKS, UNSEEN, Disguise, hidden

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


# Forms of a list or key that YAML reads as text: no blank after the dash, another dash, another blank.
_KEY = r"(?:[ \t]*-)*[ \t]*[\w“”\"'-]+"
_DASHES = re.compile(r"[ \t]*(-)(?=[^\s-])|[ \t]*([–—−‒•·‣◦∙○●▪*])(?=\s)")
_ODD = re.compile(f"(?:[ \t]*|[ \t]*-|{_KEY}|{_KEY}:)(?P<sign>[{HARD_BLANKS}{UNSEEN}])")
_PROPER = re.compile(rf"{_KEY}:(?:\s|\Z)")
_FARTHEST, _WIDEST, _SHOWN = 50, 400, 24
_COMMENT = re.compile(r"[^\s#][ \t]+(#)")
_BRACKET_FIRST = re.compile(rf"{_KEY}:[ \t]+([\[{{])[^\[\]{{}}]*[\]}}](?=[ \t]*[^\s,#])")


class Mistake(NamedTuple):
    """A likely mistake: a message id of `tutor.text` with its parameters, and its place in the text, from 0."""

    message: str
    line: int
    column: int
    details: dict[str, str | int]


class _Error(NamedTuple):
    """An error of the parser: its words, where it stopped, and where the construct that it read begins."""

    problem: str
    context: str
    line: int
    column: int
    begin: tuple[int, int] | None
    text: str

    @property
    def before(self) -> str:
        """The part of the line before the place."""
        return self.text[: self.column]

    @property
    def sign(self) -> str:
        """The character at the place."""
        return self.text[self.column : self.column + 1]


def mistake(error: yaml.MarkedYAMLError, lines: Sequence[str], lines_before: int = 0) -> Mistake:
    """Return the likely mistake behind an error of the parser; `lines_before` precede these `lines` in the file."""
    place: Any = error.problem_mark or error.context_mark
    line, column = (place.line, place.column) if place is not None else (0, 0)
    opened: Any = error.context_mark
    begin = None if opened is None else (opened.line, opened.column)
    text = lines[line] if line < len(lines) else ""
    found = _Error(error.problem or error.context or "?", error.context or "", line, column, begin, text)
    told = (
        _slip(found, lines)
        or _ended(found, lines, lines_before)
        or _opened(found, lines, lines_before)
        or _in_line(found)
    )
    return told or _at(found, "yaml-syntax", problem=found.problem)


def _at(error: _Error, message: str, **details: str | int) -> Mistake:
    return Mistake(message, error.line, error.column, details)


def _slip(error: _Error, lines: Sequence[str]) -> Mistake | None:
    """Return the mistake of a dash or blank that YAML does not know, in the text in which the parser stopped, or None.

    YAML takes it for text, and so for more of the text above, up to the key to which that belongs.
    """
    first = error.line if error.begin is None else min(error.line, error.begin[0])
    while first > max(0, error.line - _FARTHEST) and (first == error.line or not _PROPER.match(lines[first][:_WIDEST])):
        first -= 1
    for number in range(first, min(error.line + 1, len(lines))):
        line = lines[number][:_WIDEST]
        odd = _ODD.match(line)
        if odd is not None:
            message, details = hidden(line, odd.start("sign"))
            return Mistake(message, number, odd.start("sign"), details)
        dash = dash_in(line)
        if dash is not None:
            return Mistake(dash.message, number, dash.place, dash.details)
    return None


def dash_in(line: str) -> Disguise | None:
    """Return the dash that is meant to begin an entry of a list but to YAML does not, None without one.

    >>> dash_in("  -2D"), dash_in("  - 2D")
    (Disguise(message='yaml-dash', place=2, details={'rest': '2D'}), None)
    """
    dash = _DASHES.match(line)
    if dash is None:
        return None
    place = dash.start(dash.lastindex or 0)
    after = line[place + 1 :].strip()
    details: dict[str, str | int] = {"rest": after if len(after) <= _SHOWN else f"{after[:_SHOWN]}…"}
    if dash[1] is None:
        return Disguise("yaml-other-dash", place, {"sign": line[place], **details})
    return Disguise("yaml-dash", place, details)


def _ended(error: _Error, lines: Sequence[str], lines_before: int) -> Mistake | None:
    """Return the mistake of a bracket still open at the end of the text, or None."""
    text = [line for line in lines if line]
    if not error.context.endswith("a flow node") or error.line < len(text):
        return None
    brackets: list[Any] = []
    # The innermost open bracket is the one to report. Scanning cannot fail before the end, where the error is.
    for token in yaml.scan("".join(text), Loader=LOADER):
        if isinstance(token, (yaml.FlowSequenceStartToken, yaml.FlowMappingStartToken)):
            brackets.append(token.start_mark)
        elif isinstance(token, (yaml.FlowSequenceEndToken, yaml.FlowMappingEndToken)):
            brackets.pop()
    if not brackets:
        return None
    line, column = brackets[-1].line, brackets[-1].column
    end = len(text[-1].rstrip())
    where = {"line": lines_before + len(text), "column": end + 1}
    return Mistake("yaml-bracket", line, column, {"sign": text[line][column], **where})


def _opened(error: _Error, lines: Sequence[str], lines_before: int) -> Mistake | None:
    """Return a mistake whose place is where a construct begins, such as a quotation mark or a bracket, or None."""
    if error.begin is None:
        return None
    line, column = error.begin
    sign = lines[line][column : column + 1] if line < len(lines) else ""
    is_text = error.context.endswith("a block scalar") and line == error.line
    if is_text or error.context.endswith(("an alias", "an anchor", "a tag", "a node")):
        return Mistake("yaml-sign", line, column, {"sign": sign})
    if error.context.endswith("quoted scalar"):
        if "unexpected end" in error.problem:
            return Mistake("yaml-quote", line, column, {"sign": sign})
        backslash = error.text.rfind("\\", 0, error.column + 1)
        if backslash >= 0 and ("escape" in error.problem or "hexdecimal" in error.problem):
            return Mistake("yaml-backslash", error.line, backslash, {})
    if error.context.endswith("a simple key"):
        return Mistake("yaml-no-colon", line, column, {})
    if "a flow " in error.context and sign and sign in "[{":
        quote = _open_quote(lines[line], column)
        if line < error.line and quote is not None:
            return Mistake("yaml-quote", line, quote, {"sign": lines[line][quote]})
        comment = _COMMENT.search(lines[line], column)
        if line < error.line and comment is not None:
            return Mistake("yaml-comment", line, comment.start(1), {})
        if line == error.line and error.sign == ":":
            return _at(error, "yaml-comma")
        where = {"line": lines_before + error.line + 1, "column": error.column + 1}
        return Mistake("yaml-bracket", line, column, {"sign": sign, **where})
    return None


def _open_quote(line: str, start: int) -> int | None:
    """Return the place of the quotation mark that a line opens after a place and does not close, None if all are."""
    opened: int | None = None
    for place in range(start, len(line)):
        if opened is None and line[place] in "\"'" and line[place - 1] in " [{,:":
            opened = place
        elif opened is not None and line[place] == line[opened] and line[place - 1] != "\\":
            opened = None
    return opened


def _in_line(error: _Error) -> Mistake | None:
    """Return a mistake that shows in the line where the parser stopped, or None."""
    indent = error.text[: len(error.text) - len(error.text.lstrip())]
    if "\t" in indent:
        return Mistake("yaml-tab", error.line, indent.index("\t"), {})
    if "cannot start" in error.problem and error.sign:
        return _at(error, "yaml-sign", sign=error.sign)
    if "are not allowed in this context" in error.problem and error.sign in ("-", "?"):
        return _at(error, "yaml-sign", sign=error.sign)
    if "node content" in error.problem and error.sign == ",":
        return _at(error, "yaml-two-commas")
    begins = _BRACKET_FIRST.match(error.text[:_WIDEST])
    if "expected" in error.problem and begins is not None and begins.end() <= error.column and error.sign not in "]}":
        return Mistake("yaml-sign", error.line, begins.start(1), {"sign": begins[1]})
    if "mapping values" in error.problem:
        return _at(error, "yaml-colon" if re.search(r":\s", error.before) else "yaml-goes-on")
    if "expected" not in error.problem or not error.sign:
        return None
    if error.sign in "]}":
        return _at(error, "yaml-closing", sign=error.sign)
    if not error.before.strip():
        return _at(error, "yaml-indent")
    return _at(error, "yaml-after-quote") if error.before.rstrip().endswith(("'", '"')) else None
