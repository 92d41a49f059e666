"""The parser of strict YAML: text becomes a tree of strings, lists and mappings in which every node knows its place.

Tags, anchors, aliases and duplicate keys are refused, size and depth are bounded, and scalars stay as written, except
that their letters are composed: a file that was written on another system names the same seats.
"""

import re
from collections.abc import Iterator
from enum import Enum, auto
from itertools import islice, pairwise
from typing import Any
from unicodedata import normalize

import yaml

from tutor.content.yaml.source import Comment, Document, Fault, Node, SourceMark
from tutor.content.yaml.syntax import LOADER, Mistake, mistake

MOST_DOCUMENT_BYTES = 1_000_000
"""The largest size of one document; a stream may hold many."""

MOST_STREAM_BYTES = 50_000_000
MOST_NODES = 50_000
DEEPEST = 16

# YAML allows only the characters listed here; each other one is reported at its own place.
_STRANGE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|\ufeff")
_MOST_STRANGE = 20
_MAYBE_COMMENT = re.compile(r"[^\s#][ \t]+#")
_COMMENT = re.compile(r"[ \t]+(#.{0,20})")
_LINE_END = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_LINE = re.compile("[^\n\r\x85\u2028\u2029]*(?:\r\n|[\n\r\x85\u2028\u2029]|\\Z)")


def read_documents(file: str, data: bytes | str) -> list[Document]:
    """Return the documents of a YAML stream in order, each with its tree or its faults; a bad one spoils no other."""
    if len(data) > MOST_STREAM_BYTES:
        return [_too_large(file, SourceMark(), MOST_STREAM_BYTES)]
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode("utf-8-sig", "replace")
        return [Document(file, None, (Fault(file, _mark_after(before), "yaml-not-utf8"),))]
    parts = list(_parts(text)) or [(0, "")]
    return [_document(file, start, part) for start, part in parts]


def _document(file: str, lines_before: int, text: str) -> Document:
    if len(text) > MOST_DOCUMENT_BYTES:
        return _too_large(file, SourceMark(lines_before + 1), MOST_DOCUMENT_BYTES)
    strange = [
        Fault(file, _mark_after(text[: found.start()], lines_before), "yaml-character", {"code": _code(found[0])})
        for found in islice(_STRANGE.finditer(text), _MOST_STRANGE)
    ]
    return Document(file, None, tuple(strange)) if strange else _Builder(file, lines_before).document(text)


def _code(character: str) -> str:
    return f"U+{ord(character):04X}"


def _mark_after(before: str, lines_before: int = 0) -> SourceMark:
    """Return the place just after some text."""
    *lines, last = _LINE_END.split(before)
    return SourceMark(lines_before + len(lines) + 1, len(last) + 1)


def _too_large(file: str, mark: SourceMark, limit: int) -> Document:
    return Document(file, None, (Fault(file, mark, "yaml-too-large", {"limit": limit}),))


def _parts(text: str) -> Iterator[tuple[int, str]]:
    """Yield the documents of a stream as text, each with the number of lines before it.

    A line that begins with --- always starts a document, whatever is above it. If there are several parts, an empty
    first or last one is left out.
    """
    lines = [line for line in _LINE.findall(text) if line]
    starts = [index for index, line in enumerate(lines) if re.match(r"---(\s|$)", line)]
    bounds = ([0] if not starts or starts[0] else []) + starts + [len(lines)]
    parts = [(first, "".join(lines[first:last])) for first, last in pairwise(bounds)]
    blank = [not re.sub(r"(?m)^---|#.*$|^%.*$|^\.\.\.\s*$", "", part).strip() for _, part in parts]
    for index, part in enumerate(parts):
        if blank[index] and len(parts) > 1 and index in (0, len(parts) - 1):
            continue
        yield part


class _Key(Enum):
    """The mark in place of a refused key, which no text can be mistaken for."""

    REFUSED = auto()


class _Builder:
    """The builder of one document's tree from the events of the YAML parser."""

    def __init__(self, file: str, lines_before: int) -> None:
        self.file = file
        self.lines_before = lines_before
        self.faults: list[Fault] = []
        self.nodes = 0
        # An alias is not resolved, so without its value nothing certain can be said of the document.
        self.aliased = False
        self.commented: list[Node] = []
        self.lines: list[str] = []

    def document(self, text: str) -> Document:
        # Most files have no comment after a text, and need not be cut into lines.
        self.lines = _LINE.findall(text) if _MAYBE_COMMENT.search(text) else []
        try:
            root = self.build(iter(yaml.parse(text, Loader=LOADER)))
        except yaml.MarkedYAMLError as error:
            # Some versions of the parser have a limit of their own, and reach it before they report the first node.
            if "nesting" in (error.problem or ""):
                self.fault(self.mark(error.problem_mark), "yaml-too-deep", limit=DEEPEST)
            else:
                self.syntax(mistake(error, _LINE.findall(text), self.lines_before))
            root = None
        except (yaml.YAMLError, RecursionError, ValueError) as error:
            self.fault(SourceMark(self.lines_before + 1, 1), "yaml-syntax", problem=type(error).__name__)
            root = None
        return Document(self.file, None if self.aliased else root, tuple(self.faults), tuple(self.commented))

    def syntax(self, found: Mistake) -> None:
        """Add the fault of a syntax mistake, unless the same line has one already, of which it may be a consequence."""
        mark = SourceMark(self.lines_before + found.line + 1, found.column + 1)
        if not self.faults or self.faults[-1].mark.line != mark.line:
            self.fault(mark, found.message, **found.details)

    def mark(self, place: Any) -> SourceMark:
        if place is None:
            return SourceMark(self.lines_before + 1, 1)
        return SourceMark(self.lines_before + place.line + 1, place.column + 1)

    def fault(self, mark: SourceMark, message: str, **details: str | int) -> None:
        self.faults.append(Fault(self.file, mark, message, details))

    def build(self, events: "Iterator[yaml.Event]") -> Node | None:
        root: Node | None = None
        open_nodes: list[Node] = []
        pending: list[str | _Key | None] = []
        for event in events:
            if isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
                open_nodes.pop()
                pending.pop()
                continue
            node = self.node(event)
            if node is None:
                continue
            self.nodes += 1
            # Reading stops at a limit, because the limits are there to bound the work.
            if self.nodes > MOST_NODES or len(open_nodes) > DEEPEST:
                message = "yaml-too-many" if self.nodes > MOST_NODES else "yaml-too-deep"
                limit = MOST_NODES if self.nodes > MOST_NODES else DEEPEST
                self.fault(node.mark, message, limit=limit)
                return None
            if not open_nodes:
                root = node
            else:
                self.attach(open_nodes[-1], pending, node)
            if not isinstance(node.value, str):
                open_nodes.append(node)
                pending.append(None)
        if root is None:
            self.fault(SourceMark(self.lines_before + 1, 1), "yaml-empty")
        return root

    def node(self, event: "yaml.Event") -> Node | None:
        """Return the node that an event begins, or None if it begins none."""
        mark = self.mark(event.start_mark)
        if isinstance(event, yaml.AliasEvent):
            self.fault(mark, "yaml-alias", name=str(event.anchor))
            self.aliased = True
            return Node("", mark)
        if not isinstance(event, (yaml.ScalarEvent, yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            return None
        if event.anchor is not None:
            self.fault(mark, "yaml-anchor", name=event.anchor)
        if event.tag is not None:
            self.fault(mark, "yaml-tag", tag=event.tag)
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event, mark)
        return Node([] if isinstance(event, yaml.SequenceStartEvent) else {}, mark)

    def scalar(self, event: "yaml.ScalarEvent", mark: SourceMark) -> Node:
        """Return the node of a scalar, with the comment that follows it on its line if it has no quotes."""
        text = normalize("NFC", event.value)
        if event.style in ("'", '"'):
            return Node(text, mark, quotes=1)
        end: Any = event.end_mark
        found = None
        if self.lines and event.style in (None, "") and end.line < len(self.lines):
            found = _COMMENT.match(self.lines[end.line], end.column)
        if found is None:
            return Node(text, mark)
        place = SourceMark(self.lines_before + end.line + 1, found.end() - len(found[1]) + 1)
        node = Node(text, mark, comment=Comment(place, found[1]))
        self.commented.append(node)
        return node

    def attach(self, parent: Node, pending: list[str | _Key | None], node: Node) -> None:
        """Put a node into the list or mapping around it; in a mapping keys and values take turns."""
        if isinstance(parent.value, list):
            parent.value.append(node)
            return
        if not isinstance(parent.value, dict):
            return
        key = pending[-1]
        if key is not None:
            # The value of a refused key is checked for faults of its own, but not kept.
            if not isinstance(key, _Key):
                parent.value[key] = node
            pending[-1] = None
            return
        pending[-1] = self.key(parent, node)

    def key(self, parent: Node, node: Node) -> str | _Key:
        """Note a node as a key of a mapping and return its text, or `_Key.REFUSED` if it cannot be one."""
        if not isinstance(node.value, str):
            self.fault(node.mark, "yaml-key-not-text")
            return _Key.REFUSED
        if node.value in parent.keys:
            self.fault(node.mark, "yaml-duplicate-key", key=node.value, line=parent.keys[node.value].line)
            return _Key.REFUSED
        parent.keys[node.value] = node.mark
        return node.value
