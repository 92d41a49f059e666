"""The base class of all entries of files, and the types of texts and numbers in them."""

import re
from collections.abc import Mapping
from typing import Annotated, Literal, LiteralString, TypeVar
from unicodedata import normalize

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field
from pydantic_core import PydanticCustomError

from tutor.engine.cards import FIXED_JOKERS, WILD_JOKERS
from tutor.engine.zwickern.setup import seats_twice

_Value = TypeVar("_Value")

# These characters change the direction of the text after them too, so one text could pass for another.
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")


def refused(message: LiteralString) -> PydanticCustomError:
    """Return the error that a validator raises for a bad value; `message` is an id of `tutor.text`."""
    return PydanticCustomError(message, message)


def _in_order(text: str) -> str:
    if _DIRECTIONS.search(text):
        raise refused("content-direction")
    return text


def _one_line(text: str) -> str:
    if re.search(r"[\x00-\x1f\x7f\u2028\u2029]", text):
        raise refused("content-not-one-line")
    return text


def _seen(text: str) -> str:
    if not any(one.isprintable() and not one.isspace() for one in text):
        raise refused("content-too-short")
    return text


def names_differ(names: Mapping[str, _Value]) -> Mapping[str, _Value]:
    """Return the names of seats or sides unchanged; raise the error of a validator if two of them look alike."""
    if seats_twice(list(names)):
        raise refused("content-names-alike")
    return names


def _composed(text: object) -> object:
    # The reader of YAML does it too, but the log has names as they were typed.
    return normalize("NFC", text) if isinstance(text, str) else text


def _whole_number(text: object) -> object:
    if isinstance(text, str) and not re.fullmatch(r"[-+]?[0-9]{1,9}", text):
        raise refused("content-not-a-number")
    return text


def _flag(value: object) -> object:
    return {"true": True, "false": False}.get(value, value) if isinstance(value, str) else value


class Text:
    """The mark of the type of a text that learners read, which each language says in its own words."""


TEXT = Text()

_JOKERS = "|".join(code.removeprefix("X") for code in (*FIXED_JOKERS, *WILD_JOKERS))
# The texts that `read_card` reads, for editors; loading lets any text through, since the reader explains a wrong one.
CARD_PATTERN = (
    r"\s*((10|[2-9ATJQKatjqk])([SHDCshdc]|[\u2660\u2665\u2666\u2663][\ufe0e\ufe0f]?)|[Xx](" + _JOKERS + r"))\s*"
)

_RANK_PATTERN = r"\s*(10|[2-9AJQKajqk])\s*"

_ONE_LINE = AfterValidator(lambda text: _seen(_in_order(_one_line(text))))

ShortLine = Annotated[str, Field(min_length=1, max_length=40), BeforeValidator(_composed), _ONE_LINE]
OneLine = Annotated[str, Field(min_length=1, max_length=200), _ONE_LINE]
Title = Annotated[OneLine, TEXT]
Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Prose = Annotated[str, Field(min_length=1, max_length=4000), AfterValidator(lambda text: _seen(_in_order(text))), TEXT]
Reasons = Annotated[dict[OneLine, Annotated[OneLine, TEXT]], Field(max_length=20)]
CardText = Annotated[str, Field(max_length=20, json_schema_extra={"type": "string", "pattern": f"^{CARD_PATTERN}$"})]
CardOrRank = Annotated[
    str, Field(max_length=20, json_schema_extra={"type": "string", "pattern": f"^({CARD_PATTERN}|{_RANK_PATTERN})$"})
]
Cards = Annotated[tuple[CardText, ...], Field(max_length=500)]
Items = Annotated[tuple[CardText, ...], Field(min_length=1, max_length=30)]
Flag = Annotated[bool, BeforeValidator(_flag), Field(strict=True)]
LanguageCode = Literal["en", "de", "fr"]
Number = Annotated[int, BeforeValidator(_whole_number), Field(ge=-1_000_000, le=1_000_000)]


class Entry(BaseModel):
    """A mapping of a file; unknown keys are refused, and an entry never changes after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True)
