"""What is wrong with the shape of a file, in our words: each problem that the model finds, at its place."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic_core import ErrorDetails

from tutor.content.files.kinds import nearest
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import Fault, Node, Path
from tutor.content.yaml.written import Written

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
_MOST_SUGGESTED = 50
"""For so many keys it is looked for what was meant: that many misspelt keys help nobody."""


def shape_faults(file: str, root: Node, model: type[Entry], problems: Sequence[ErrorDetails]) -> list[Fault]:
    """The problems of a model as faults; a key that is missing because it is misspelt is told once."""
    # A list whose entries are all wrong is called too short besides, which helps nobody.
    inner = {problem["loc"][:length] for problem in problems for length in range(len(problem["loc"]))}
    told = [problem for problem in problems if problem["loc"] not in inner]
    meant = dict(_misspelt(root, model, told))
    explained = {(*path[:-1], like) for path, like in meant.items()}
    return [
        _fault(file, root, problem, meant.get(_key_path(problem)))
        for problem in told
        if problem["type"] != "missing" or problem["loc"] not in explained
    ]


def _key_path(problem: ErrorDetails) -> tuple[str | int, ...]:
    """The path of the key that a problem is about; where no kind is stated that of the key meant for it, if any."""
    path = tuple(problem["loc"])
    if problem["type"] == "union_tag_not_found" and isinstance(problem["input"], Mapping):
        return (*path, nearest("kind", problem["input"]) or "kind")
    return path


def _misspelt(
    root: Node, model: type[Entry], problems: Iterable[ErrorDetails]
) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The paths of unknown keys, each with the key that was meant, for those that are like one that is not there."""
    unknown = [one for one in problems if one["type"] in ("extra_forbidden", "union_tag_not_found")]
    for problem in unknown[:_MOST_SUGGESTED]:
        path = _key_path(problem)
        if problem["type"] == "union_tag_not_found":
            if path[-1] != "kind":
                yield path, "kind"
            continue
        given = root.at(path[:-1]).keys
        like = nearest(str(path[-1]), (key for key in keys_at(model, path[:-1]) if key not in given))
        if like is not None:
            yield path, like


def keys_at(model: type[Entry], path: Path) -> list[str]:
    """The keys that a mapping at a path of a file may have; a step may name a kind of entry, as pydantic does."""
    found: list[Any] = [model]
    for step in path:
        inside = [one for kind in found for one in _inside(kind, step)]
        found = inside or [kind for kind in found if _is_called(kind, step)] or found
    return [key for kind in found if _is_entry(kind) for key in _fields(kind)]


def _is_entry(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Entry)


def _fields(kind: type[Entry]) -> dict[str, Any]:
    """The keys of an entry, each with the type of its value."""
    return {
        field.alias or name: Annotated[(field.annotation, *field.metadata, None)]
        for name, field in kind.model_fields.items()
    }


def _inside(kind: Any, step: str | int) -> list[Any]:
    """The types that a step from a value of a type leads to."""
    if _is_entry(kind):
        return _plain_types(_fields(kind).get(str(step)))
    if get_origin(kind) is tuple and isinstance(step, int):
        return _plain_types(get_args(kind)[0])
    return _plain_types(get_args(kind)[1]) if get_origin(kind) is dict else []


def _is_called(kind: Any, step: str | int) -> bool:
    """Whether a kind of entry is stated by this value of its key `kind`."""
    stated = _plain_types(_fields(kind).get("kind")) if _is_entry(kind) else []
    return any(get_origin(one) is Literal and step in get_args(one) for one in stated)


def _plain_types(kind: Any) -> list[Any]:
    """A type without what is annotated; of a choice of types each."""
    if get_origin(kind) is Annotated:
        inside, *metadata = get_args(kind)
        shape = next((one.shape for one in metadata if isinstance(one, Written)), None)
        return _plain_types(inside) if shape is None else [shape]
    if get_origin(kind) in (Union, UnionType):
        return [one for part in get_args(kind) for one in _plain_types(part)]
    return [] if kind is None else [kind]


def _fault(file: str, root: Node, problem: ErrorDetails, meant: str | None) -> Fault:
    """What the model does not accept, in our words where it is a common mistake."""
    path = tuple(problem["loc"])
    kind, key, got = problem["type"], str(path[-1]) if path else "?", _shown(problem["input"])
    if meant is not None:
        path = _key_path(problem)
        return Fault(file, root.key_at(path), "content-misspelt-key", {"key": str(path[-1]), "like": meant})
    mark = root.key_at(path) if kind == "extra_forbidden" else root.mark_at(path)
    context = problem.get("ctx", {})
    if kind in _SIMPLE or kind.startswith("content-"):
        return Fault(file, mark, _SIMPLE.get(kind, kind), {"got": got})
    if kind == "too_short":
        return Fault(file, mark, "content-too-few", {"got": got, "least": int(context["min_length"])})
    if kind in _MAPPINGS:
        return Fault(file, mark, "content-not-a-mapping")
    if kind in ("missing", "union_tag_not_found"):
        missing = key if kind == "missing" else "kind"
        return Fault(file, mark, "content-missing-key", {"key": missing})
    if kind == "extra_forbidden":
        return Fault(file, mark, "content-unknown-key", {"key": key})
    if kind in ("union_tag_invalid", "literal_error"):
        expected = str(context.get("expected_tags", context.get("expected", "")))
        given = str(context.get("tag", got))
        return Fault(file, mark, "content-not-one-of", {"got": given, "expected": expected})
    return Fault(file, mark, "content-invalid", {"problem": problem["msg"], "got": got})


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
