"""A JSON Schema for each kind of file, made from its model, so that an editor can complete and check the text.

A schema knows the shape of a file: its keys, and the values that each may have, such as cards, variants and reasons.
It does not know what is legal in a game.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import IntSchema, StringSchema, TaggedUnionSchema

from tutor.content.files.kinds import FILE_KINDS, KindName
from tutor.content.zwickern.house_rules import NO_VARIANT

SCHEMAS: Final = Path(__file__).parents[1] / "schemas"
"""The folder of the package that has the schemas as files."""

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_DIGITS: Final = "^[-+]?[0-9]{1,9}$"
_VARIANT: Final = "[a-z][a-z0-9-]{1,29}"
_BOUNDS: Final = {"ge": "minimum", "le": "maximum"}


class KnownNames(NamedTuple):
    """The names that files of a kind may have; with `houses` a variant may be one of house rules as well."""

    variants: Sequence[str] = ()
    reasons: Sequence[str] = ()
    themes: Sequence[str] = ()
    readings: Sequence[str] = ()
    sources: Sequence[str] = ()
    houses: bool = True


def json_schema(kind: KindName, known: KnownNames) -> dict[str, Any]:
    """Return the JSON Schema for a kind of file, which allows only known names.

    House rules may have any name except one that looks like a mistyped name of a variant.

    >>> json_schema("house", KnownNames(["jensen"]))["properties"]["based_on"]["enum"]
    ['jensen', 'nothing']
    """
    found = FILE_KINDS[kind].model.model_json_schema(schema_generator=_AsEditorsRead)
    house = {"type": "string", "pattern": f"^(?!({'|'.join(sorted(_mistyped(known.variants)))})$){_VARIANT}$"}
    variants = _one_of(known.variants)
    variant = {"anyOf": [variants, house]} if known.houses else variants
    names = {"variant": variant, "variants": variant, "based_on": _one_of([*known.variants, NO_VARIANT])}
    names |= {"reason": _one_of(known.reasons), "themes": _one_of(known.themes), "sources": _one_of(known.sources)}
    names |= dict.fromkeys(("shows", "counter", "readings"), _one_of(known.readings))
    return {"$schema": _DIALECT, **_with_names(_named(found), names), "title": kind}


def _one_of(names: Sequence[str]) -> JsonSchemaValue:
    """Return the schema of some names; one of digits is a number to an editor."""
    return {"enum": [*names, *(int(name) for name in names if name.isdecimal())]}


def _mistyped(names: Sequence[str]) -> set[str]:
    """Return patterns of names with one letter left out, another, one more inside, or two in the other order."""
    found = set()
    for name in names:
        for place in range(len(name)):
            before, letter, after = name[:place], name[place], name[place + 1 :]
            found |= {before + after, f"{before}[a-z]{after}"}
            if place:
                found |= {f"{before}[a-z]{letter}{after}", before + after[:1] + letter + after[1:]}
    return {one for one in found if one not in names}


def _with_names(schema: Any, names: Mapping[str, JsonSchemaValue]) -> Any:
    """Return a schema in which the texts under some keys, or those in lists under them, are among names."""
    match schema:
        case dict():
            found = {key: _with_names(value, names) for key, value in schema.items()}
            if "patternProperties" in found:
                # Other keys are none of these names.
                found["additionalProperties"] = False
            keys = found.get("properties")
            if isinstance(keys, dict):
                found["properties"] = {key: _named_text(value, names.get(key)) for key, value in keys.items()}
            return found
        case list():
            return [_with_names(one, names) for one in schema]
    return schema


def _named_text(schema: Any, name: JsonSchemaValue | None) -> Any:
    """Return the schema of a key with that of a name in the place of a text, alone, in a list, or one of several."""
    match schema:
        case _ if name is None:
            return schema
        case {"type": [*types]} if "string" in types and "integer" not in types:
            return {key: value for key, value in schema.items() if key in ("title", "default")} | name
        case {"items": items}:
            return {**schema, "items": _named_text(items, name)}
        case {"anyOf": several}:
            return {**schema, "anyOf": [_named_text(one, name) for one in several]}
    return schema


def _named(schema: Any) -> Any:
    """Return a schema with the names of JSON Schema for the bounds to which pydantic gives its own names."""
    match schema:
        case dict():
            return {_BOUNDS.get(key, key): _named(value) for key, value in schema.items()}
        case list():
            return [_named(one) for one in schema]
    return schema


class _AsEditorsRead(GenerateJsonSchema):
    """A generator that reads scalars as editors do: `shows: [3]` has a number there, which we read as the text 3."""

    def str_schema(self, schema: StringSchema) -> JsonSchemaValue:
        return {**super().str_schema(schema), "type": ["string", "number", "boolean"]}

    def int_schema(self, schema: IntSchema) -> JsonSchemaValue:
        # A number may be in quotation marks.
        return {**super().int_schema(schema), "type": ["integer", "string"], "pattern": _DIGITS}

    def tagged_union_schema(self, schema: TaggedUnionSchema) -> JsonSchemaValue:
        # Only the loading can distinguish some kinds: a situation may fit those of two games.
        found = super().tagged_union_schema(schema)
        return found if "discriminator" in found else {"anyOf" if key == "oneOf" else key: found[key] for key in found}
