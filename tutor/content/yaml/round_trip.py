"""The changing of YAML text: unchanged parts keep their comments, their order and the way they are written."""

import json
import re
from collections.abc import Mapping, MutableMapping, MutableSequence, Sequence
from difflib import SequenceMatcher
from io import StringIO
from typing import Any, Final
from unicodedata import normalize

import yaml
from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.error import YAMLError

from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.source import ContentError

_WIDTH: Final = 100
_FLAGS: Final = {True: "true", False: "false"}
_INDENTED: Final = re.compile(r"(?m)^( *)[\w-]+:[^\n]*\n\1 +- ")

Changes = Mapping[str, Any]
"""New values by key: a text, a number, a flag, a list, or a mapping; None takes a key away.

A mapping changes the keys in it, and takes away those that it lacks.
"""


def changed_yaml(text: str, changes: Changes, inside: Sequence[str | int] = ()) -> str:
    """Return the text of a mapping with new values for some of its keys; raise ContentError for any other text.

    `inside` is the path of a mapping in it whose keys are changed instead.

    >>> print(changed_yaml("a: 1  # one\\nb: [2]\\n", {"b": ["2", "3"], "c": "x"}), end="")
    a: 1  # one
    b: [2, 3]
    c: x
    """
    plain, wanted = _plain(text), _plain(text)
    inner: Any = wanted
    for step in inside:
        inner = inner[normalize("NFC", step) if isinstance(step, str) else step]
    for written, value in changes.items():
        key = normalize("NFC", written)
        inner.pop(key, None) if value is None else inner.update({key: _as_read(value)})
    made = _changed(text, plain, wanted)
    # Whatever the library writes, reading it again must give the wanted values.
    if made is not None and _plain_or_none(made) == wanted:
        return made
    return yaml.safe_dump(wanted, sort_keys=False, allow_unicode=True, width=_WIDTH, default_flow_style=None)


def _plain(text: str) -> dict[str, Any]:
    documents = read_documents("", text)
    faults = [fault for one in documents for fault in one.faults]
    root = documents[0].root
    if faults or root is None or len(documents) > 1 or not isinstance(root.value, dict):
        raise ContentError(faults)
    found = root.plain()
    assert isinstance(found, dict)
    return found


def _plain_or_none(text: str) -> dict[str, Any] | None:
    try:
        return _plain(text)
    except ContentError:
        return None


def _as_read(value: Any) -> Any:
    """Return a value as it will be read again: scalars are texts of composed letters, keys without a value are gone."""
    match value:
        case Mapping():
            return {normalize("NFC", str(key)): _as_read(one) for key, one in value.items() if one is not None}
        case str():
            return normalize("NFC", value)
        case bool():
            return _FLAGS[value]
        case Sequence():
            return [_as_read(one) for one in value]
    return str(value)


def _changed(text: str, plain: Mapping[str, Any], wanted: Mapping[str, Any]) -> str | None:
    """Return the text with the wanted values, None if the library cannot read or write it."""
    parser = YAML(typ="rt", pure=True)
    parser.preserve_quotes = True
    parser.width = _WIDTH
    if _INDENTED.search(text):
        parser.indent(mapping=2, sequence=4, offset=2)
    stream = StringIO()
    try:
        tree = parser.load(text)
        _update(tree, plain, wanted)
        parser.dump(tree, stream)
    except (YAMLError, ValueError, TypeError, KeyError, AttributeError):
        return None
    return stream.getvalue()


def _update(tree: MutableMapping[str, Any], plain: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Give a mapping of the tree the wanted values; those that are the same already are left alone."""
    for key in [key for key in plain if key not in wanted]:
        del tree[_key(tree, key)]
    for key, value in wanted.items():
        if key not in plain:
            tree[key] = _made(value)
        elif plain[key] != value:
            there = _key(tree, key)
            match plain[key], value, tree[there]:
                case dict(), dict(), MutableMapping() as inner:
                    _update(inner, plain[key], value)
                case list(), list(), MutableSequence() as inner if plain[key] and value:
                    _update_list(inner, plain[key], value)
                case _:
                    tree[there] = _made(value)


def _update_list(tree: MutableSequence[Any], plain: Sequence[Any], wanted: Sequence[Any]) -> None:
    """Take unwanted entries out of a list of the tree, and put new ones in; the rest keeps its comments."""
    # Entries that only move keep them too, so those taken out are laid aside.
    aside: dict[str, list[Any]] = {}
    matcher = SequenceMatcher(None, list(map(_same, plain)), list(map(_same, wanted)), autojunk=False)
    differing = [one for one in reversed(matcher.get_opcodes()) if one[0] != "equal"]
    changes = [one for one in differing if not _inside(tree, plain, wanted, one)]
    for _, start, end, _, _ in changes:
        for place in reversed(range(start, end)):
            aside.setdefault(_same(plain[place]), []).append(tree[place])
            del tree[place]
    shift = 0
    for _, start, end, first, last in reversed(changes):
        for number, value in enumerate(wanted[first:last]):
            kept = aside.get(_same(value))
            tree.insert(start + shift + number, kept.pop() if kept else _made(value))
        shift += (last - first) - (end - start)


def _same(value: Any) -> str:
    """Return a text that is the same for equal values, in whatever order their keys are written."""
    return json.dumps(value, sort_keys=True, default=repr)


def _inside(
    tree: MutableSequence[Any], plain: Sequence[Any], wanted: Sequence[Any], change: tuple[str, int, int, int, int]
) -> bool:
    """Change mappings of a list in place, if that is all that a change does to the list; return whether it is."""
    _, start, end, first, last = change
    pairs = list(zip(plain[start:end], wanted[first:last], tree[start:end], strict=False))
    alike = all(
        isinstance(one, dict) and isinstance(other, dict) and isinstance(inner, MutableMapping) and other not in plain
        for one, other, inner in pairs
    )
    if end - start != last - first or not pairs or not alike:
        return False
    for one, other, inner in pairs:
        _update(inner, one, other)
    return True


def _key(tree: Mapping[Any, Any], key: str) -> Any:
    """Return the key of the tree for a key as read; the library makes numbers of some keys, and composes no letters."""
    return key if key in tree else next(one for one in tree if normalize("NFC", str(one)) == key)


def _made(value: Any) -> Any:
    """Return a new value for the tree; a short one is in one line."""
    match value:
        case dict():
            found = CommentedMap((key, _made(one)) for key, one in value.items())
            if not any(isinstance(one, (dict, list)) for one in value.values()):
                found.fa.set_flow_style()
            return found
        case list():
            listed = CommentedSeq(map(_made, value))
            if not any(isinstance(one, dict) and "play" in one for one in value):
                listed.fa.set_flow_style()
            return listed
    if value in _FLAGS.values():
        return value == _FLAGS[True]
    return int(value) if re.fullmatch(r"-?(0|[1-9][0-9]{0,8})", value) else value
