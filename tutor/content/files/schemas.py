"""A JSON Schema for each kind of file, made from its model, so that an editor can complete and check what is typed.

A schema knows the shape of a file: its keys, and what may stand under each. What is legal in a game it does not know.
"""

from pathlib import Path
from typing import Any, Final

from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core.core_schema import IntSchema, StringSchema, TaggedUnionSchema

from tutor.content.files.kinds import FILE_KINDS, KindName

SCHEMAS: Final = Path(__file__).parents[1] / "schemas"
"""The folder of the package that has the schemas as files."""

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_DIGITS: Final = "^[-+]?[0-9]{1,9}$"
_BOUNDS: Final = {"ge": "minimum", "le": "maximum"}


def json_schema(kind: KindName) -> dict[str, Any]:
    """Return the JSON Schema for a kind of file.

    >>> json_schema("house")["required"]
    ['name', 'based_on']
    """
    found = FILE_KINDS[kind].model.model_json_schema(schema_generator=_AsEditorsRead)
    return {"$schema": _DIALECT, **_named(found), "title": kind}


def _named(schema: Any) -> Any:
    """Return a schema with the names of JSON Schema for the bounds that pydantic leaves as it calls them."""
    match schema:
        case dict():
            return {_BOUNDS.get(key, key): _named(value) for key, value in schema.items()}
        case list():
            return [_named(one) for one in schema]
    return schema


class _AsEditorsRead(GenerateJsonSchema):
    """Takes scalars as an editor reads them: `shows: [3]` has a number there, which we read as the text 3."""

    def str_schema(self, schema: StringSchema) -> JsonSchemaValue:
        return {**super().str_schema(schema), "type": ["string", "number", "boolean"]}

    def int_schema(self, schema: IntSchema) -> JsonSchemaValue:
        # A number may stand in quotation marks.
        return {**super().int_schema(schema), "type": ["integer", "string"], "pattern": _DIGITS}

    def tagged_union_schema(self, schema: TaggedUnionSchema) -> JsonSchemaValue:
        # Only we know how to tell some kinds apart: a situation may fit those of two games.
        found = super().tagged_union_schema(schema)
        return found if "discriminator" in found else {"anyOf" if key == "oneOf" else key: found[key] for key in found}
