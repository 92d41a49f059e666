"""The faults of the messages of a language: the files of `tutor/text` compared with the English ones."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from tutor.content.translation.catalog import MOST_PO_BYTES
from tutor.content.translation.folders import bytes_of
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.text.forms import PREFIX, functions
from tutor.text.language import ENGLISH, ENGLISH_ONLY, READERS

FOLDER = Path(__file__).parents[2] / "text"
"""The folder with a folder of messages for each language."""

SEEN = "seen"
"""The file of a language that names, for each message, the English one from which it was made."""

_GENDER = "gender"
_FUNCTIONS = frozenset({"NUMBER", "DATETIME"})
_LINE = re.compile(r"([a-z][a-z0-9-]*) ([0-9a-f]{8})")


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a language: its tree, and its place."""

    tree: ast.Message
    file: str
    line: int


def read_messages(folder: Path, code: str) -> tuple[dict[str, Message], list[Fault]]:
    """Return the messages of a language by id, and the faults of its files; a file may be missing."""
    found, faults = dict[str, Message](), list[Fault]()
    for reader in READERS:
        file = folder / code / f"{reader}.ftl"
        if not file.exists():
            continue
        try:
            text = bytes_of(file, MOST_PO_BYTES).decode("utf-8")
        except ContentError as error:
            faults += error.faults
            continue
        except UnicodeDecodeError:
            faults.append(Fault(str(file), SourceMark(), "po-not-utf8"))
            continue
        for one in FluentParser().parse(text).body:
            mark = SourceMark(text.count("\n", 0, one.span.start if one.span else 0) + 1)
            if isinstance(one, ast.Junk):
                told = one.annotations[0].message if one.annotations else ""
                faults.append(Fault(str(file), mark, "ftl-syntax", {"problem": told or ""}))
            elif isinstance(one, ast.Message):
                if one.comment is not None and one.comment.span is not None:
                    # The span of a message begins with its comment.
                    mark = SourceMark(text.count("\n", 0, one.comment.span.end) + 2)
                if one.id.name in found:
                    faults.append(Fault(str(file), mark, "ftl-twice", {"id": one.id.name}))
                found[one.id.name] = Message(one, str(file), mark.line)
    return found, faults


def message_faults(folder: Path, code: str) -> list[Fault]:
    """List the faults of the messages of a language; those for authors and operators may be missing."""
    english = _to_translate(folder)
    found, faults = read_messages(folder, code)
    if not found:
        return [*faults, Fault(str(folder / code), SourceMark(), "ftl-missing-all", {"number": len(english)})]
    seen, wrong = _read_seen(folder / code / SEEN)
    known = _FUNCTIONS | functions(found).keys()
    faults += wrong
    for name, one in found.items():
        if name in english:
            faults += _differences(code, name, one, english[name], known)
            if seen.get(name, digest(english[name])) != digest(english[name]):
                faults.append(_fault(one, "ftl-stale", id=name, file=str(folder / code / SEEN)))
        elif not _is_grammar(name):
            faults.append(_fault(one, "ftl-unknown", id=name))
    for name, one in english.items():
        file = Path(one.file)
        if name not in found and file.stem not in ENGLISH_ONLY:
            faults.append(Fault(str(folder / code / file.name), SourceMark(), "ftl-missing", {"id": name}))
    return faults


def _to_translate(folder: Path) -> dict[str, Message]:
    """Return the English messages but for those of its grammar, as each language has its own."""
    english, _ = read_messages(folder, ENGLISH)
    return {name: one for name, one in english.items() if not _is_grammar(name)}


def _is_grammar(name: str) -> bool:
    return name == _GENDER or name.startswith(PREFIX)


def digest(message: Message) -> str:
    """Return the digest of an English message, eight hexadecimal digits; comments do not count."""
    bare = message.tree.clone()
    bare.comment = None
    return sha256(FluentSerializer().serialize_entry(bare).encode()).hexdigest()[:8]


def _read_seen(file: Path) -> tuple[dict[str, str], list[Fault]]:
    """Return the digests of the English messages by id from which those of a language were made."""
    found, faults = dict[str, str](), list[Fault]()
    if not file.exists():
        return found, faults
    try:
        lines = bytes_of(file, MOST_PO_BYTES).decode("utf-8").splitlines()
    except ContentError as error:
        return found, list(error.faults)
    except UnicodeDecodeError:
        return found, [Fault(str(file), SourceMark(), "po-not-utf8")]
    for number, line in enumerate(lines, 1):
        match = _LINE.fullmatch(line)
        if match is None:
            faults.append(Fault(str(file), SourceMark(number), "ftl-seen-line"))
        else:
            found[match[1]] = match[2]
    return found, faults


def seen_today(folder: Path, code: str) -> str:
    """Return the `seen` file of a language, with the messages added to it since.

    An older message keeps its digest until its line is taken out, so that changes in English are reported.
    """
    english = _to_translate(folder)
    found, _ = read_messages(folder, code)
    seen, _ = _read_seen(folder / code / SEEN)
    names = sorted(found.keys() & english.keys())
    return "".join(f"{name} {seen.get(name, digest(english[name]))}\n" for name in names)


class _Parts(Visitor):
    """The variables of a part of a message, those that are shown and not only chosen by, its functions and choices."""

    def __init__(self, tree: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.functions: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.visit(tree)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        selector = _Parts(node.selector)
        self.variables |= selector.variables
        self.functions |= selector.functions
        for variant in node.variants:
            self.visit(variant)


def _differences(code: str, name: str, one: Message, english: Message, known: Collection[str]) -> Iterator[Fault]:
    """Yield the differences from English that a message must not have."""
    parts, ours = _Parts(one.tree), _Parts(english.tree)
    for wrong in sorted((ours.shown - parts.variables) | (parts.variables - ours.variables)):
        yield _fault(one, "ftl-variables", id=name, name=wrong)
    for function in sorted(parts.functions - set(known)):
        yield _fault(one, "ftl-function", id=name, name=function)
    if _one_is_several(code):
        for choice in parts.choices:
            chosen = _Parts(choice.selector).variables
            for variant in choice.variants:
                is_one = isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
                if is_one and not chosen <= _Parts(variant.value).variables:
                    yield _fault(one, "ftl-one", id=name, name=min(chosen))


@cache
def _one_is_several(code: str) -> bool:
    """Tell whether the form for one is also that for other numbers, as in French for 0."""
    try:
        return Locale.parse(code, sep="-").plural_form(0) == "one"
    except (UnknownLocaleError, ValueError):
        return False


def _fault(one: Message, message: str, **details: str | int) -> Fault:
    return Fault(one.file, SourceMark(one.line), message, details)
