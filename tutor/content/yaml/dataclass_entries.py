"""Dataclasses of the engine in files: loading returns them as they are, their fields checked like an entry's."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from typing import Any, Generic, TypeVar

from pydantic import GetCoreSchemaHandler, SerializationInfo, create_model
from pydantic_core import CoreSchema
from pydantic_core.core_schema import (
    no_info_after_validator_function,
    no_info_before_validator_function,
    plain_serializer_function_ser_schema,
)

from tutor.content.yaml.entry import Entry

Made = TypeVar("Made")


class Written(Generic[Made]):
    """The way in which files write a dataclass; `kinds` has the type of each field as files write it.

    It annotates the dataclass in a model: `Annotated[Pile, Written(Pile, cards=Cards)]`. Keys and defaults in files are
    the names and defaults of the fields. `shape` is the class of an entry with these keys.
    """

    def __init__(self, kind: type[Made], **kinds: Any) -> None:
        self.kind = kind
        self._names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
        parts = {field.name: (kinds[field.name], _default(field)) for field in fields(kind)}  # type: ignore[arg-type]
        self.shape: type[Entry] = create_model(kind.__name__, __base__=Entry, **parts)  # type: ignore[call-overload]

    def made(self, entry: Entry) -> Made:
        """Return the dataclass with the values of an entry of this shape."""
        return self.kind(**{name: getattr(entry, name) for name in self._names})

    def plain(self, made: Made, *, exclude_defaults: bool = False) -> dict[str, Any]:
        """Return a dataclass as it is written: strings, numbers, lists and dicts."""
        entry = self.shape.model_validate(self._parts(made))
        return entry.model_dump(mode="json", exclude_defaults=exclude_defaults, by_alias=True)

    def _parts(self, value: object) -> object:
        return {name: getattr(value, name) for name in self._names} if isinstance(value, self.kind) else value

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        entry = no_info_after_validator_function(self.made, handler.generate_schema(self.shape))
        return no_info_before_validator_function(
            self._parts, entry, serialization=plain_serializer_function_ser_schema(self._dumped, info_arg=True)
        )

    def _dumped(self, made: Made, info: SerializationInfo) -> Mapping[str, Any]:
        return self.plain(made, exclude_defaults=info.exclude_defaults)


def _default(field: "Field[Any]") -> Any:
    """Return the default of a field as pydantic takes it; `...` if there is none."""
    if field.default_factory is not MISSING:
        return field.default_factory()
    return ... if field.default is MISSING else field.default
