"""The types of texts in files and in the log."""

import pytest
from pydantic import TypeAdapter, ValidationError

from tutor.content.yaml.entry import ShortLine

NAME: TypeAdapter[str] = TypeAdapter(ShortLine)


def test_the_letters_of_a_name_are_composed_wherever_it_comes_from() -> None:
    assert NAME.validate_python("Mu\u0308ller") == NAME.validate_json('"Mu\\u0308ller"') == "M\u00fcller"


def test_a_name_is_as_long_as_its_composed_letters() -> None:
    assert len(NAME.validate_python("u\u0308" * 40)) == 40
    with pytest.raises(ValidationError):
        NAME.validate_python("\u00fc" * 41)


def test_what_is_not_a_text_is_not_a_name() -> None:
    with pytest.raises(ValidationError):
        NAME.validate_python(7)
