"""The base of all entries of files, and the kinds of text and numbers in them."""

import re
from typing import Annotated

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError


def _one_line(text: str) -> str:
    if re.search(r"[\x00-\x1f\x7f\u2028\u2029]", text):
        raise PydanticCustomError("one_line", "this must be one line without control characters")
    return text


def _whole_number(text: object) -> object:
    if isinstance(text, str) and not re.fullmatch(r"[-+]?[0-9]{1,9}", text):
        raise PydanticCustomError("int_parsing", "a whole number is expected")
    return text


Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_one_line)]
Line = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_one_line)]
Prose = Annotated[str, Field(min_length=1, max_length=4000)]
CardText = Annotated[str, Field(max_length=20)]
Cards = Annotated[tuple[CardText, ...], Field(max_length=500)]
Number = Annotated[int, BeforeValidator(_whole_number), Field(ge=-1_000_000, le=1_000_000)]


class Entry(BaseModel):
    """A mapping of a file: unknown keys are refused and nothing changes after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True)
