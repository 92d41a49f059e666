"""The faults in the shape of a file: each problem that the model finds, in our words and at its place."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic_core import ErrorDetails

from tutor.content.files.kinds import nearest
from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.disguises import Disguise, as_seen, disguise_in
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import Fault, Node, Path, SourceMark
from tutor.content.yaml.syntax import dash_in

_SIMPLE = {
    "int_parsing": "content-not-a-number",
    "int_type": "content-not-a-number",
    "int_from_float": "content-not-a-number",
    "bool_type": "content-not-a-flag",
    "string_type": "content-not-text",
    "string_too_short": "content-too-short",
    "string_pattern_mismatch": "content-not-a-slug",
    "tuple_type": "content-not-a-list",
    "list_type": "content-not-a-list",
}
_MAPPINGS = ("dict_type", "model_type", "model_attributes_type")
_LISTS = ("tuple_type", "list_type")
_TAGS = ("union_tag_invalid",)
_BOUNDS = {"greater_than_equal": ("least", "ge"), "less_than_equal": ("most", "le")}
_OF_WORDS = (*_TAGS, "literal_error", "int_parsing", "string_pattern_mismatch", "content-not-a-number", "bool_type")
"""The problems of words and numbers, which an invisible character can spoil."""
_TOLD_BY_KIND = ("goal", "trick_goal")
"""The keys of mappings that people write as their kind alone."""

_MOST_SUGGESTED = 50
"""The most unknown keys for which a likely key is looked for: suggestions beyond these are no help."""


def shape_faults(file: str, root: Node, model: type[Entry], problems: Sequence[ErrorDetails]) -> list[Fault]:
    """Return the problems of a model as faults; a missing key that was misspelt gives one fault, not two."""
    # Pydantic also calls a list too short if all its entries are wrong, which is no help.
    inner = {problem["loc"][:length] for problem in problems for length in range(len(problem["loc"]))}
    told = [problem for problem in problems if problem["loc"] not in inner]
    meant = dict(_misspelt(root, model, told))
    explained = {(*path[:-1], like) for path, like in meant.items()}
    found = [
        _fault(file, root, problem, meant.get(_key_path(problem)))
        for problem in told
        if problem["type"] != "missing" or problem["loc"] not in explained
    ]
    # In one line, the text after such a value up to the bracket is no key: {South: JS, 3H}.
    lines = {one.mark.line for one in found if one.message == "content-not-a-list"}
    return [one for one in found if one.message != "content-nothing-under" or one.mark.line not in lines]


def _key_path(problem: ErrorDetails) -> tuple[str | int, ...]:
    """Return the path of the key that a problem is about.

    If an entry lacks its `kind`, this is the path of the key that resembles `kind`, or of `kind` itself.
    """
    path = tuple(problem["loc"])
    if problem["type"] == "union_tag_not_found" and isinstance(problem["input"], Mapping):
        given = problem["input"]
        run_on = next((key for key in given if as_seen(key).startswith("kind:")), None)
        return (*path, run_on or nearest("kind", given) or "kind")
    return path


def _misspelt(
    root: Node, model: type[Entry], problems: Iterable[ErrorDetails]
) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Yield the path of each unknown key that resembles a key not given in its mapping, with that key."""
    unknown = [one for one in problems if one["type"] in ("extra_forbidden", "union_tag_not_found")]
    for problem in unknown[:_MOST_SUGGESTED]:
        path = _key_path(problem)
        if problem["type"] == "union_tag_not_found":
            if path[-1] != "kind":
                yield path, "kind"
            continue
        given = root.at(path[:-1]).keys
        missing = [key for key in keys_at(model, path[:-1]) if key not in given]
        like = _run_on(str(path[-1]), missing) or nearest(as_seen(str(path[-1])), missing)
        if like is not None:
            yield path, like


def _run_on(key: str, known: Iterable[str]) -> str | None:
    """Return the known key at the start of one that has run into its value, for want of a colon or a blank.

    >>> _run_on("kind:zwick", ["kind"]), _run_on("goal {kind", ["goal"]), _run_on("goals", ["goal"])
    ('kind', 'goal', None)
    """
    return next((one for one in known if re.match(rf"{re.escape(one)}(:| +[\[{{])", key)), None)


def keys_at(model: type[Entry], path: Path) -> list[str]:
    """List the keys that a mapping at a path may have; as in pydantic's paths, a step may name a kind of entry."""
    found: list[Any] = [model]
    for step in path:
        inside = [one for kind in found for one in _inside(kind, step)]
        found = inside or [kind for kind in found if _is_called(kind, step)] or found
    return [key for kind in found if _is_entry(kind) for key in _fields(kind)]


def _is_entry(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Entry)


def _fields(kind: type[Entry]) -> dict[str, Any]:
    """Return the keys of an entry as files write them, each with the type of its value."""
    return {
        field.alias or name: Annotated[(field.annotation, *field.metadata, None)]
        for name, field in kind.model_fields.items()
    }


def _inside(kind: Any, step: str | int) -> list[Any]:
    """List the types of the values that a step leads to from a value of type `kind`; empty if it leads nowhere."""
    if _is_entry(kind):
        return _plain_types(_fields(kind).get(str(step)))
    if get_origin(kind) is tuple and isinstance(step, int):
        return _plain_types(get_args(kind)[0])
    return _plain_types(get_args(kind)[1]) if get_origin(kind) is dict else []


def _is_called(kind: Any, step: str | int) -> bool:
    """Tell whether `step` is the value that the key `kind` has in entries of this type."""
    stated = _plain_types(_fields(kind).get("kind")) if _is_entry(kind) else []
    return any(get_origin(one) is Literal and step in get_args(one) for one in stated)


def _plain_types(kind: Any) -> list[Any]:
    """List the types in a type: the parts of a union, each without its annotations."""
    if get_origin(kind) is Annotated:
        inside, *metadata = get_args(kind)
        shape = next((one.shape for one in metadata if isinstance(one, Written)), None)
        return _plain_types(inside) if shape is None else [shape]
    if get_origin(kind) in (Union, UnionType):
        return [one for part in get_args(kind) for one in _plain_types(part)]
    return [] if kind is None else [kind]


def _fault(file: str, root: Node, problem: ErrorDetails, meant: str | None) -> Fault:
    """Return the fault of a problem: in our own words for a common mistake, in pydantic's otherwise."""
    path = tuple(problem["loc"])
    kind, key, got = problem["type"], str(path[-1]) if path else "?", _cut(repr(problem["input"]))
    if meant is not None:
        path = _key_path(problem)
        return _misspelt_key(file, root.key_at(path), str(path[-1]), meant)
    if kind in _TAGS:
        # The word is at fault, not the text around it.
        path = (*path, "kind")
    node, context = root.at(path), problem.get("ctx", {})
    if kind == "string_too_short" and node.comment is not None:
        return Fault(file, node.comment.mark, "yaml-comment")
    if kind in _LISTS and isinstance(problem["input"], Mapping) and problem["input"]:
        first, value = next(iter(problem["input"].items()))
        dash = dash_in(f"{first}: {value}")
        if dash is not None:
            return Fault(file, root.key_at((*path, first)), dash.message, dash.details)
    disguise = _disguise(node.value, kind) if isinstance(node.value, str) else None
    if disguise is not None:
        return Fault(file, node.mark_in(disguise.place), disguise.message, disguise.details)
    mark = root.key_at(path) if kind == "extra_forbidden" else root.mark_at(path)
    if problem["input"] == "" and path and kind in (*_MAPPINGS, *_LISTS):
        return Fault(file, root.key_at(path), "content-nothing-under", {"key": key})
    if kind in _SIMPLE or kind.startswith("content-"):
        return Fault(file, mark, _SIMPLE.get(kind, kind), {"got": got})
    if kind == "string_too_long":
        length = {"number": len(str(problem["input"])), "most": int(context["max_length"])}
        return Fault(file, mark, "content-too-long", length)
    if kind == "too_long":
        length = {"number": int(context["actual_length"]), "most": int(context["max_length"])}
        return Fault(file, mark, "content-too-many", length)
    if kind in _BOUNDS:
        bound, name = _BOUNDS[kind]
        return Fault(file, mark, "content-out-of-bounds", {"got": got, "bound": bound, "limit": int(context[name])})
    if kind == "too_short":
        return Fault(file, mark, "content-too-few", {"got": got, "least": int(context["min_length"])})
    if kind in _MAPPINGS and path[-2:-1] == ("wrong",) and isinstance(problem["input"], str):
        return Fault(file, mark, "content-play-alone", {"play": _cut(problem["input"])})
    if kind in _MAPPINGS and key in _TOLD_BY_KIND and isinstance(problem["input"], str):
        return Fault(file, mark, "content-kind-alone", {"key": key, "kind": _cut(problem["input"])})
    if kind in _MAPPINGS:
        return Fault(file, mark, "content-not-a-mapping")
    if kind in ("missing", "union_tag_not_found"):
        missing = key if kind == "missing" else "kind"
        return Fault(file, mark, "content-missing-key", {"key": missing})
    if kind == "extra_forbidden":
        odd = disguise_in(key)
        if odd is not None:
            return Fault(file, replace(mark, column=mark.column + odd.place), odd.message, odd.details)
        return Fault(file, mark, "content-unknown-key", {"key": key})
    if kind in ("union_tag_invalid", "literal_error"):
        expected = str(context.get("expected_tags", context.get("expected", "")))
        given = str(context.get("tag", got))
        # A letter of another alphabet looks like one of ours.
        given = given if given.isascii() else ascii(given)
        return Fault(file, mark, "content-not-one-of", {"got": given, "expected": expected})
    return Fault(file, mark, "content-invalid", {"problem": problem["msg"], "got": got})


def _disguise(text: str, kind: str) -> Disguise | None:
    """Return the character that only looks right in a text with a problem of a kind, None if it is not the cause."""
    if kind in _LISTS:
        return disguise_in(text) or dash_in(text)
    return disguise_in(text) if kind in _OF_WORDS else None


def _misspelt_key(file: str, mark: SourceMark, key: str, meant: str) -> Fault:
    """Return the fault of a key in place of which another was meant, with the difference between the two."""
    odd = disguise_in(key)
    if odd is not None:
        return Fault(file, replace(mark, column=mark.column + odd.place), odd.message, odd.details)
    if key.startswith(f"{meant}:"):
        rest = key.removeprefix(f"{meant}:")
        return Fault(file, mark, "content-no-blank", {"key": meant, "rest": _cut(rest)})
    if key.startswith(f"{meant} "):
        return Fault(file, mark, "yaml-no-colon")
    return Fault(file, mark, "content-misspelt-key", {"key": key, "like": meant})


def _cut(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
