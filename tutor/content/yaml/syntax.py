"""Syntax errors of YAML, each told as the mistake that most likely caused it, with the remedy."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


_HARD_BLANK = re.compile("[ \t]*\xa0")


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
        _hard_blank(found, lines)
        or _ended(found, lines, lines_before)
        or _opened(found, lines, lines_before)
        or _in_line(found)
    )
    return told or _at(found, "yaml-syntax", problem=found.problem)


def _at(error: _Error, message: str, **details: str | int) -> Mistake:
    return Mistake(message, error.line, error.column, details)


def _hard_blank(error: _Error, lines: Sequence[str]) -> Mistake | None:
    """Return the mistake of a blank that is none to YAML before a text, in the line or the one above, or None.

    YAML takes it for the beginning of a text, and so for more of the text above.
    """
    for line in (error.line - 1, error.line):
        found = _HARD_BLANK.match(lines[line]) if 0 <= line < len(lines) else None
        if found is not None:
            return Mistake("yaml-hard-blank", line, found.end() - 1, {})
    return None


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
    if error.context.endswith(("an alias", "an anchor")):
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
        if line == error.line and error.sign == ":":
            return _at(error, "yaml-comma")
        where = {"line": lines_before + error.line + 1, "column": error.column + 1}
        return Mistake("yaml-bracket", line, column, {"sign": sign, **where})
    return None


def _in_line(error: _Error) -> Mistake | None:
    """Return a mistake that shows in the line where the parser stopped, or None."""
    indent = error.text[: len(error.text) - len(error.text.lstrip())]
    if "\t" in indent:
        return Mistake("yaml-tab", error.line, indent.index("\t"), {})
    if "cannot start" in error.problem and error.sign:
        return _at(error, "yaml-sign", sign=error.sign)
    if "mapping values" in error.problem:
        return _at(error, "yaml-colon" if re.search(r":\s", error.before) else "yaml-goes-on")
    if "expected" not in error.problem or not error.sign:
        return None
    if error.sign in "]}":
        return _at(error, "yaml-closing", sign=error.sign)
    if not error.before.strip():
        return _at(error, "yaml-indent")
    return _at(error, "yaml-after-quote") if error.before.rstrip().endswith(("'", '"')) else None
